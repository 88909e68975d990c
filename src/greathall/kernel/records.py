"""Records: a game's whole story, as a header and numbered entries, each with the hash of all before it.

The file is JSON. Reading one checks its form here; ``Game`` checks that it is a possible game by playing it again.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Annotated

import msgspec

from greathall.kernel.editions import content_hash
from greathall.kernel.errors import BadRecord

FORMAT = "greathall-record-1"
LARGEST = 16 * 1024 * 1024
"""A record of more bytes than this is refused unread."""
MOST = 100_000
"""No record has more entries."""

Word = Annotated[str, msgspec.Meta(max_length=120)]
Hex = Annotated[str, msgspec.Meta(max_length=128, pattern=r"^([0-9a-f]{2})*\Z")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=29)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**32)]


class Committed(msgspec.Struct, tag="commitment", tag_field="entry", frozen=True, forbid_unknown_fields=True):
    """The hash of the key, before anybody could know or choose what it leads to."""

    key_hash: Hex


class Nonced(msgspec.Struct, tag="nonce", tag_field="entry", frozen=True, forbid_unknown_fields=True):
    """What a seat added to the key, so that no side alone chose the dice."""

    seat: SeatNumber
    nonce: Hex


class Chosen(msgspec.Struct, tag="choice", tag_field="entry", frozen=True, forbid_unknown_fields=True):
    """A choice, in words, and the question that it answered."""

    seat: SeatNumber
    choice: Word
    question: Count


class Chanced(msgspec.Struct, tag="chance", tag_field="entry", frozen=True, forbid_unknown_fields=True):
    """An outcome of chance: the n-th for its purpose, at least 0 and less than its bound."""

    purpose: Word
    index: Count
    bound: Annotated[int, msgspec.Meta(ge=1, le=2**32)]
    result: Count


class TakenBack(msgspec.Struct, tag="take-back", tag_field="entry", frozen=True, forbid_unknown_fields=True):
    """The state returned to what it was after entry ``to``; counters of chance and questions did not."""

    to: Count
    seats: Annotated[list[SeatNumber], msgspec.Meta(max_length=29)]


class Seated(msgspec.Struct, tag="seat", tag_field="entry", frozen=True, forbid_unknown_fields=True):
    """Who holds a seat from now on."""

    seat: SeatNumber
    holder: Word


class Upgraded(msgspec.Struct, tag="upgrade", tag_field="entry", frozen=True, forbid_unknown_fields=True):
    """The game goes on by newer rules from this state, because they would have told its story otherwise."""

    rules: Count
    edition: Hex
    state: dict[str, object]


Entry = Committed | Nonced | Chosen | Chanced | TakenBack | Seated | Upgraded


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be known to begin the game again."""

    game: Word
    rules: Count
    edition: Word
    edition_hash: Hex
    seats: Annotated[int, msgspec.Meta(ge=1, le=29)]
    options: dict[Word, int]


class Linked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry, with the hash of the one before and itself."""

    entry: Entry
    hash: Hex


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record as it is stored and sent."""

    format: str = FORMAT
    header: Header
    entries: Annotated[list[Linked], msgspec.Meta(max_length=MOST)]
    content: dict[str, object] | None = None
    key: Hex = ""

    def dump(self) -> bytes:
        """The record as JSON."""
        return msgspec.json.encode(self)


def parse(data: bytes | str) -> Record:
    """Read a record, or say where it is not one."""
    if len(data) > LARGEST:
        raise BadRecord(f"a record has at most {LARGEST} bytes, this one has {len(data)}")
    try:
        raw = data.encode() if isinstance(data, str) else data
        form = read_form(raw).format
        if form != FORMAT:
            raise BadRecord(f"this is a record of the form {form!r}; this version reads {FORMAT!r}")
        record = read_record(raw)
        check_chain(record)
    except (msgspec.MsgspecError, UnicodeError, OverflowError, RecursionError) as error:
        raise BadRecord(f"not a record: {error}") from None
    return record


class Form(msgspec.Struct):
    """Only the form of a record, to tell another version from a broken file."""

    format: Annotated[str, msgspec.Meta(max_length=64)]


read_form = msgspec.json.Decoder(Form).decode
read_record = msgspec.json.Decoder(Record).decode
"""Made here, once: where threads first meet a type at the same time, msgspec crashes."""


def check_chain(record: Record) -> None:
    """Every entry's hash follows from the one before; an entry that was changed, moved or removed is named."""
    before = first_hash(record.header)
    for number, linked in enumerate(record.entries):
        before = next_hash(before, linked.entry)
        if before != linked.hash:
            what = f"entry {number}" if number else "the header or entry 0"
            raise BadRecord(
                f"{what} was changed: the hash of entry {number} does not follow from what stands before it"
            )
    upgrades = [linked.entry.edition for linked in record.entries if isinstance(linked.entry, Upgraded)]
    edition = upgrades[-1] if upgrades else record.header.edition_hash
    if record.content is not None and content_hash(record.content) != edition:
        raise BadRecord("content: this is not the edition that the record was made with")


def first_hash(header: Header) -> str:
    """The hash that the first entry links to."""
    return blake2b(msgspec.json.encode(header, order="deterministic"), digest_size=16).hexdigest()


def next_hash(before: str, entry: Entry) -> str:
    """The hash of an entry behind the one with the given hash."""
    return blake2b(before.encode() + msgspec.json.encode(entry, order="deterministic"), digest_size=16).hexdigest()


def key_hash(key: bytes) -> str:
    """The commitment to a key."""
    return blake2b(key, digest_size=32, person=b"greathall-key").hexdigest()


def key_from_seed(seed: int | str) -> bytes:
    """The key that a seed stands for: the same seed, the same game."""
    return blake2b(f"seed {seed}".encode(), digest_size=32).digest()


def read_key(text: str) -> bytes:
    """The 32 bytes of a key in hexadecimal."""
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise BadRecord("a key is 64 hexadecimal digits")
    return bytes.fromhex(text)
