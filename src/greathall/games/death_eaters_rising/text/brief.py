"""The texts of cards in parts: each sentence word for word, and as short as a card on the table has room for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from greathall.games.death_eaters_rising.records import Ability, DeathEater, Headquarters, Named, Place, Wizard
from greathall.games.death_eaters_rising.text import Card, card_text, moment, sentence
from greathall.games.death_eaters_rising.vocabulary import Verb
from greathall.kernel.book import Part
from greathall.kernel.text import Argument, Text, Thing, capitalised

CLAUSES = {
    "voldemort-here": "DER-3.4",
    "dark-mark": "DER-3.5",
    "used": "DER-4.6",
    "pool-is-taken": "DER-4.1",
    "before-assigning": "DER-4.7",
    "roll-and-assign": "DER-4.6",
}
"""The clause that says when the sentences of a moment act."""
PENALTY = "DER-6.5"


class Brief(Text):
    """The words at a table, where the short form of a message takes the place of the long one."""

    def __init__(self, text: Text) -> None:
        self.__dict__.update(text.__dict__)

    def say(self, message: str, /, **arguments: Argument) -> str:
        return super().say(self.short(message), **arguments)

    def phrase(self, message: str, arguments: Mapping[str, Argument]) -> Thing:
        return super().phrase(self.short(message), arguments)

    def short(self, message: str) -> str:
        """The short form, where there is one."""
        return f"brief-{message}" if f"brief-{message}" in self.messages else message


def parts(text: Text, card: Named) -> list[Part]:
    """What a card does, sentence by sentence; a headquarters has a part for each ability. Voldemort's card has none."""
    if isinstance(card, Headquarters):
        return [ability(text, each) for each in card.abilities]
    if not isinstance(card, Wizard | DeathEater | Place):
        return []
    return [part(text, card, list(effects)) for _, effects in groupby(card.effects, moment)]


def ability(text: Text, card: Ability) -> Part:
    """One ability of a headquarters."""
    return Part(
        "used",
        CLAUSES["used"],
        dict(card.pay.items()),
        card_text(text, card),
        brief(text, card, card.effects),
    )


def part(text: Text, card: Wizard | DeathEater | Place, effects: Sequence[Verb]) -> Part:
    """What a card does at one moment."""
    when = moment(effects[0])
    clause = PENALTY if isinstance(card, Place) else CLAUSES[when]
    pay: dict[str, int] = dict(card.pay.items()) if isinstance(card, Wizard) else {}
    return Part(when, clause, pay, sentence(text, card, effects), brief(text, card, effects))


def brief(text: Text, card: Card, effects: Sequence[Verb]) -> str:
    """What a card does at one moment, with symbols in brackets; after the sign of the moment it begins with a capital."""
    said = sentence(Brief(text), card, effects)
    for sign in ("[here] ", "[mark] "):
        if said.startswith(sign):
            return sign + capitalised(said.removeprefix(sign))
    return said
