"""The book of Talisman: every card and space of an edition in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from greathall.games.talisman import vocabulary as v
from greathall.games.talisman.records import Character, Record, Space, Task
from greathall.games.talisman.text import card_text, cards_of, named, numbered, sides_of, title_of
from greathall.games.talisman.text.sentences import Speaker
from greathall.kernel.book import Card, Part
from greathall.kernel.effects import kebab
from greathall.kernel.text import Text

CLAUSES: Final = {
    "space": ["TAL-1.1", "TAL-5.3", "TAL-5.11"],
    "enemy": ["TAL-5.12", "TAL-6.2", "TAL-6.8"],
    "event": ["TAL-5.4", "TAL-5.5", "TAL-5.16"],
    "observer": ["TAL-5.5", "TAL-5.6", "TAL-5.16"],
    "place": ["TAL-5.5", "TAL-5.6", "TAL-5.16"],
    "object": ["TAL-5.6", "TAL-11.2", "TAL-11.5"],
    "dual": ["TAL-5.7", "TAL-6.22", "TAL-11.3"],
    "spell": ["TAL-11.6", "TAL-11.7", "TAL-11.18"],
    "equipment": ["TAL-1.10", "TAL-11.2", "TAL-11.5"],
    "insignia": ["TAL-1.11", "TAL-8.5", "TAL-11.2"],
    "character": ["TAL-1.5", "TAL-3.3", "TAL-11.1"],
    "task": ["TAL-8.3", "TAL-8.10"],
    "voldemort": ["TAL-1.6", "TAL-7.1", "TAL-7.2"],
    "ferret": ["TAL-11.9", "TAL-11.14", "TAL-11.15"],
}
"""The clauses that say how each kind of thing is used."""
CLAUSES_OF_MOMENTS: Final = {
    "encountered": "TAL-5.5",
    "passage-tried": "TAL-8.1",
    "taken": "TAL-5.6",
    "able": "TAL-8.10",
    "turn-begun": "TAL-4.1",
    "movement-rolled": "TAL-4.2",
    "fight-won": "TAL-6.8",
    "fight-lost": "TAL-6.8",
    "fight-drawn": "TAL-6.8",
    "life-lost": "TAL-2.4",
    "last-spell-cast": "TAL-11.7",
    "voldemort-moved": "TAL-4.7",
    "evading": "TAL-6.3",
    "before-attack-roll": "TAL-6.4",
    "attack-rolled": "TAL-6.7",
    "meeting": "TAL-5.2",
    "spell-cast": "TAL-11.18",
    "turn-end": "TAL-5.13",
}
"""The clause that says when the sentences of a moment act; of any other moment it is that of card texts."""
CARD_TEXTS: Final = "TAL-11.10"
OPEN_DICE: Final = ["movement", "voldemort-movement", "attack", "foe-attack", "table", "barrier"]
"""The purposes of chance that are rolls for all to see."""
WORDS: Final = {"id", "name", "title", "source", "effects", "effects-opposing"}
"""What a record says that is no number or symbol of its card."""


def cards(text: Text, content: dict[str, object]) -> dict[str, Card]:
    """Everything that can be looked at; persons and sentences have no more than their names."""
    named(text, content)
    records = cards_of(content)
    found = {name: card(text, record) for name, record in records.items()}
    for record in records.values():
        if isinstance(record, Character):
            found[record.card] = Card(kind="person", name=text.cards[record.card], clauses=CLAUSES["character"])
        for word, *_ in numbered(record):
            found[word] = Card(kind="effect", name=text.cards[word])
    return found


def kind_of(record: Record) -> str:
    """What a record is."""
    return kebab(type(record).__name__)


def card(text: Text, record: Record) -> Card:
    """A card or space of the edition."""
    kind = kind_of(record)
    return Card(
        kind=kind,
        name=text.cards[record.id],
        text=card_text(text, record),
        parts=list(parts(text, record)),
        flavour=flavour(text, record),
        source=record.source,
        about={key: value for key, value in msgspec.to_builtins(record).items() if key not in WORDS},
        clauses=CLAUSES[kind],
    )


def flavour(text: Text, record: Record) -> str:
    """The title of a character's side."""
    return title_of(text, record) if isinstance(record, Character) else ""


def parts(text: Text, record: Record) -> Iterator[Part]:
    """What a card does, sentence by sentence, those for the other side last."""
    for effects, is_met in sides_of(record):
        for effect in effects:
            whole, brief = (Speaker(text, is_met, is_brief).stopped(effect) for is_brief in (False, True))
            yield Part(moment_of(effect), clause_of(record, effect), paid(effect), whole, brief)


def moment_of(effect: v.AnyEffect) -> str:
    """When a sentence acts, in whose place, in which window, or what it answers."""
    kinds = ("when_", "instead_", "window_", "while_")
    return next(str(getattr(effect, kind)) for kind in kinds if getattr(effect, kind, None))


def clause_of(record: Record, effect: v.AnyEffect) -> str:
    """The clause that says when a sentence acts."""
    if isinstance(record, Space) and moment_of(effect) == "encountered":
        return "TAL-5.11"
    if isinstance(record, Task):
        return "TAL-8.10"
    return CLAUSES_OF_MOMENTS.get(moment_of(effect), CARD_TEXTS)


def paid(effect: v.AnyEffect) -> dict[str, int]:
    """What a sentence costs."""
    cost = getattr(effect, "cost", None)
    return {cost.lose: cost.amount} if cost else {}
