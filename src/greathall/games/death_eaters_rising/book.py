"""The book of Death Eaters Rising: every card of an edition in words, and the boards, dice and tokens of the box."""

from __future__ import annotations

from typing import Final

import msgspec

from greathall.games.death_eaters_rising.records import (
    DeathEater,
    Die,
    Edition,
    Headquarters,
    Named,
    Place,
    Voldemort,
    Wizard,
)
from greathall.games.death_eaters_rising.terms import LOCATIONS, TOKEN_KINDS
from greathall.games.death_eaters_rising.text import card_text, cards_of
from greathall.games.death_eaters_rising.text.brief import parts
from greathall.kernel.book import Card
from greathall.kernel.text import Text, capitalised

KINDS: Final = {
    Wizard: "wizard",
    DeathEater: "death-eater",
    Voldemort: "voldemort",
    Place: "place",
    Headquarters: "headquarters",
}
CLAUSES: Final = {
    "wizard": ["DER-1.1", "DER-5.1", "DER-6.2"],
    "death-eater": ["DER-1.1", "DER-5.2", "DER-5.5"],
    "voldemort": ["DER-3.4", "DER-7.2", "DER-7.3", "DER-8.1"],
    "place": ["DER-1.3", "DER-6.3", "DER-6.5"],
    "headquarters": ["DER-1.4", "DER-4.1", "DER-4.3"],
    "location": ["DER-1.2", "DER-3.2", "DER-6.4"],
    "die": ["DER-1.5", "DER-4.2", "DER-4.4"],
    "token": ["DER-1.7", "DER-9.1"],
}
"""The clauses that say how each kind of thing is used."""
CLAUSES_OF_TOKENS: Final = {
    "assign": "DER-9.2",
    "gain": "DER-9.3",
    "cleanse": "DER-9.4",
    "heal": "DER-9.4",
    "swap": "DER-9.5",
}
OPEN_DICE: Final = ["voldemort-die", "wizard-dice"]
"""The purposes of chance that are rolls for all to see."""
WORDS: Final = {"id", "name", "source", "effects", "abilities"}
"""What a record says that is no number or symbol of its card."""


def cards(text: Text, content: dict[str, object]) -> dict[str, Card]:
    """Everything that can be looked at; what is no record of the edition is called by its kind too, ``token-swap``."""
    edition = msgspec.convert(content, Edition)
    found = {name: card(text, record) for name, record in cards_of(content).items()}
    found |= {f"location-{name}": location(text, edition, name) for name in LOCATIONS}
    found |= {f"die-{each.colour}": die(text, each) for each in edition.dice["die"]}
    found |= {f"token-{kind}": token(text, kind) for kind in TOKEN_KINDS}
    return found


def card(text: Text, record: Named) -> Card:
    """A card of the edition."""
    kind = KINDS[type(record)]
    return Card(
        kind=kind,
        name=text.cards[record.id],
        text=card_text(text, record),
        parts=parts(text, record),
        source=record.source,
        about={key: value for key, value in msgspec.to_builtins(record).items() if key not in WORDS},
        clauses=CLAUSES[kind],
    )


def location(text: Text, edition: Edition, name: str) -> Card:
    """A location; its places are those of the edition."""
    places = [place.id for place in edition.places["place"] if place.location == name]
    return Card(
        kind="location",
        name=text.thing("location", name).name,
        about={"places": places},
        clauses=CLAUSES["location"],
    )


def die(text: Text, each: Die) -> Card:
    """The dice of a colour."""
    return Card(
        kind="die",
        name=text.thing("die", each.colour).name,
        about={"colour": each.colour, "count": each.count, "sides": each.sides},
        clauses=CLAUSES["die"],
    )


def token(text: Text, kind: str) -> Card:
    """The spell tokens of a kind; what they do is their name."""
    name = text.thing("token", kind).name
    return Card(
        kind="token",
        name=name,
        text=capitalised(f"{name}."),
        clauses=[*CLAUSES["token"], CLAUSES_OF_TOKENS[kind.partition("-")[0]]],
    )
