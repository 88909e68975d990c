"""Every record and every sentence of an edition, with the path by which an owner finds it in the files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from greathall.games.talisman.records import Dual, Edition, Enemy, Record
from greathall.games.talisman.vocabulary import Sentence
from greathall.kernel.faults import Path


class Said:
    """A sentence: where it stands, in which record, and in which other sentence."""

    def __init__(self, path: Path, record: Record, sentence: Sentence, around: Sentence | None, is_met: bool) -> None:
        self.path = path
        self.record = record
        self.sentence = sentence
        self.around = around
        self.is_met = is_met
        """Whether it speaks to whoever meets a foe, not to a holder."""


def records_in(edition: Edition) -> Iterator[tuple[Path, Record]]:
    """Every record with its path."""
    files: Sequence[tuple[str, str, Sequence[Record]]] = (
        ("spaces", "space", edition.spaces.space),
        ("encounters", "encounter", edition.encounters.encounter),
        ("spells", "spell", edition.spells.spell),
        ("equipment", "equipment", edition.equipment.equipment),
        ("insignia", "insignia", edition.insignia.insignia),
        ("characters", "character", edition.characters.character),
        ("quidditch", "task", edition.quidditch.task),
    )
    for file, key, records in files:
        for at, record in enumerate(records):
            yield (file, key, at), record
    yield ("voldemort", "voldemort"), edition.voldemort.voldemort
    yield ("voldemort", "ferret"), edition.voldemort.ferret


def sentences_in(edition: Edition) -> Iterator[Said]:
    """Every sentence of every record, those inside others too."""
    for path, record in records_in(edition):
        yield from within(path, record, record.effects, "effects", isinstance(record, Enemy))
        if isinstance(record, Dual):
            yield from within(path, record, record.effects_opposing, "effects-opposing", True)


def within(path: Path, record: Record, sentences: Sequence[Sentence], field: str, is_met: bool) -> Iterator[Said]:
    """The sentences of a field, and all inside them."""
    for at, sentence in enumerate(sentences):
        yield from said(Said((*path, field, at), record, sentence, None, is_met))


def said(each: Said) -> Iterator[Said]:
    """A sentence, then those inside it."""
    yield each
    for path, part in parts_of(each.sentence, each.path):
        if isinstance(part, Sentence):
            yield from said(Said(path, each.record, part, each.sentence, each.is_met))


def parts_of(part: Struct, path: Path) -> Iterator[tuple[Path, Struct]]:
    """What stands in a struct, down to the next sentence."""
    for name, written in zip(part.__struct_fields__, part.__struct_encode_fields__):
        value = getattr(part, name)
        here = (*path, written)
        members = [(here, value)] if isinstance(value, Struct) else []
        if isinstance(value, tuple):
            members = [((*here, at), one) for at, one in enumerate(value) if isinstance(one, Struct)]
        for where, member in members:
            yield where, member
            if not isinstance(member, Sentence):
                yield from parts_of(member, where)
