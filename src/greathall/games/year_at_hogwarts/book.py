"""The book of A Year at Hogwarts: every card, token, board and space of an edition in words, and the map as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from greathall.games.year_at_hogwarts import records as r
from greathall.games.year_at_hogwarts import vocabulary as v
from greathall.games.year_at_hogwarts.records import Edition, Record
from greathall.games.year_at_hogwarts.text import (
    card_text,
    cards_of,
    effects_of,
    kind_of,
    named,
    numbered,
    sayers,
    space_text,
    speaker_of,
)
from greathall.kernel.book import Card, Part
from greathall.kernel.text import Text

CLAUSES: Final = {
    "board": ["YAH-1.4", "YAH-1.5", "YAH-10.8"],
    "space": ["YAH-1.1", "YAH-4.6", "YAH-5.1"],
    "mission": ["YAH-1.6", "YAH-6.1", "YAH-6.2"],
    "object": ["YAH-1.3", "YAH-4.5", "YAH-8.1"],
    "spell": ["YAH-9.1", "YAH-9.2", "YAH-10.5"],
    "potion": ["YAH-9.1", "YAH-9.2", "YAH-10.5"],
    "book": ["YAH-7.1", "YAH-5.8"],
    "behaviour": ["YAH-5.2", "YAH-7.2"],
    "event": ["YAH-5.3"],
    "quidditch": ["YAH-11.10", "YAH-11.11"],
    "fight": ["YAH-10.4", "YAH-10.4a", "YAH-10.4b"],
    "duel": ["YAH-10.3"],
}
"""The clauses that say how each kind of thing is used."""
CLAUSES_OF_SPACES: Final = {
    "spell": "YAH-5.1",
    "potion": "YAH-5.1",
    "book": "YAH-5.1",
    "behaviour": "YAH-5.2",
    "event": "YAH-5.3",
    "duel": "YAH-5.4",
    "hp": "YAH-5.5",
    "common-room": "YAH-5.6",
    "named": "YAH-5.7",
    "classroom": "YAH-5.8",
    "tower": "YAH-5.9",
    "great-hall": "YAH-5.12",
    "bridge": "YAH-5.13",
    "plain": "YAH-4.6",
}
OPEN_DICE: Final = ["movement", "attack", "opponent", "table", "match", "seeker", "horcrux"]
"""The purposes of chance that are rolls for all to see."""
WORDS: Final = {"id", "name", "flavour", "source", "known", "effects", "movement", "fight"}
"""What a record says that is no number or symbol of its card."""
MAP: Final = "map"
PITCH: Final = "pitch"


def cards(text: Text, content: dict[str, object]) -> dict[str, Card]:
    """Everything that can be looked at; sentences have no more than their names."""
    named(text, content)
    records = cards_of(content)
    found = {name: card(text, name, record, content) for name, record in records.items()}
    for name, record in sayers(content):
        for word, *_ in numbered(name, record):
            found[word] = Card(kind="effect", name=text.cards[word])
    edition = msgspec.convert(content, Edition)
    found[MAP] = Card(kind="map", name=text.say("map-name"), about=plain(edition.map, {"space"}), clauses=["YAH-1.1"])
    pitch = edition.pitch.pitch[0]
    found[PITCH] = Card(kind="pitch", name=text.say("pitch-name"), about=plain(pitch, WORDS), clauses=["YAH-11.3"])
    return found


def plain(record: msgspec.Struct, without: set[str]) -> dict[str, object]:
    """What a record holds, as the edition names it."""
    return {key: value for key, value in msgspec.to_builtins(record).items() if key not in without}


def card(text: Text, name: str, record: Record, content: dict[str, object]) -> Card:
    """A card, token, board or space of the edition."""
    kind = kind_of(record)
    flavour = getattr(record, "flavour", None) or {}
    about = plain(record, WORDS)
    if isinstance(record, r.Space):
        about["named"] = record.name is not None
    if isinstance(record, r.Mission):
        about["spaces"] = [space.id for space in spaces_of(record.at, content)]
    return Card(
        kind=kind,
        name=text.cards[name],
        text=space_text(text, record, content) if isinstance(record, r.Space) else card_text(text, record),
        parts=list(parts(text, record)),
        flavour=str(flavour.get(text.messages.language) or flavour.get("en") or ""),
        source=record.source,
        about=about,
        clauses=clauses_of(record),
    )


def spaces_of(place: v.Place, content: dict[str, object]) -> Iterator[r.Space]:
    """The spaces that are meant; the Great Hall is those beside it (YAH-5.12)."""
    for space in msgspec.convert(content, Edition).map.space:
        if space.id in place.spaces or space.kind in place.kinds:
            yield space


def clauses_of(record: Record) -> list[str]:
    """The clauses that say how a record is used; of a space that of its kind first."""
    if isinstance(record, r.Space):
        return list(dict.fromkeys([CLAUSES_OF_SPACES[record.kind], *CLAUSES["space"]]))
    return CLAUSES[kind_of(record)]


def parts(text: Text, record: Record) -> Iterator[Part]:
    """What a record does, sentence by sentence."""
    speaker = speaker_of(text, record)
    for effect in effects_of(record):
        whole = speaker.stopped(effect)
        yield Part(
            moment_of(effect), CLAUSES[kind_of(record)][0], {effect.pay.what: 1} if effect.pay else {}, whole, whole
        )


def moment_of(effect: v.Verb) -> str:
    """When a sentence acts, in whose place, in which window, or what it answers."""
    kinds = ("when_", "instead_", "window_", "while_")
    return next(str(getattr(effect, kind)) for kind in kinds if getattr(effect, kind, None))
