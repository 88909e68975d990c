"""Whether a record is what it says: the rules that its header names, and the outcomes that its key leads to."""

from greathall.kernel.chance import Stream
from greathall.kernel.editions import content_hash
from greathall.kernel.errors import BadRecord
from greathall.kernel.records import Chanced, Committed, Entry, Header, Nonced, Upgraded, key_hash
from greathall.kernel.rules import Rules


def header_of(rules: Rules) -> Header:
    """What the record of a game by these rules begins with."""
    return Header(
        rules.game, rules.version, rules.edition, content_hash(rules.content), rules.layout.seats, rules.options
    )


def last_upgrade(entries: list[Entry]) -> int:
    """The number of the last upgrade, -1 when there was none."""
    for number in range(len(entries) - 1, -1, -1):
        if isinstance(entries[number], Upgraded):
            return number
    return -1


def check_header(header: Header, rules: Rules, entries: list[Entry]) -> None:
    """The rules are those of the game, the seats, the options and the edition that the record was made with."""
    edition = header.edition_hash
    upgrade = last_upgrade(entries)
    if upgrade >= 0:
        entry = entries[upgrade]
        assert isinstance(entry, Upgraded)
        edition = entry.edition
    ours = header_of(rules)
    if (header.game, header.seats, header.options, edition) != (ours.game, ours.seats, ours.options, ours.edition_hash):
        raise BadRecord(
            f"header: the record is of {header.game!r} for {header.seats} seats with options {header.options} and edition "
            f"{edition}, the rules are of {ours.game!r} for {ours.seats} with {ours.options} and {ours.edition_hash}"
        )


def check_key(key: bytes, entries: list[Entry]) -> None:
    """The key is the one committed to, and every outcome is the one that it leads to. Anyone can check this."""
    if not entries or not isinstance(entries[0], Committed) or key_hash(key) != entries[0].key_hash:
        raise BadRecord("entry 0: the key is not the one whose hash was given before the game")
    nonces = b"".join([bytes.fromhex(entry.nonce) for entry in entries if isinstance(entry, Nonced)])
    purposes = sorted({entry.purpose for entry in entries if isinstance(entry, Chanced)})
    stream = Stream(key, nonces, purposes)
    for number, entry in enumerate(entries):
        if isinstance(entry, Chanced):
            result = stream.roll(purposes.index(entry.purpose), entry.index, entry.bound)
            if result != entry.result:
                raise BadRecord(f"entry {number}: the key leads to {result}, the record says {entry.result}")
