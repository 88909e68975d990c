"""Death Eaters Rising in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text as Line

from greathall.cli.flow import Flow
from greathall.cli.tables.cards import framed
from greathall.cli.tables.death_eaters_rising.board import Board
from greathall.cli.tables.death_eaters_rising.facts import Facts
from greathall.cli.tables.death_eaters_rising.marks import symbols
from greathall.cli.tables.death_eaters_rising.sides import Sides
from greathall.games.death_eaters_rising.records import DeathEater, Headquarters, Place, Voldemort, Wizard
from greathall.games.death_eaters_rising.text import card_text, cards_of

if TYPE_CHECKING:
    from greathall.games.death_eaters_rising.records import Named
    from greathall.kernel.rules import Rules
    from greathall.kernel.text import Text

RULES = {
    "ask-choose-faction": "2.4",
    "ask-choose-starter": "2.5",
    "ask-travel": "3.2 3.4",
    "ask-choose-colour": "4.1",
    "ask-roll": "4.2",
    "ask-assign": "4.2 4.3",
    "ask-end-turn": "4.9 4.10",
    "ask-use-ability": "4.6",
    "ask-heal": "6.7",
    "ask-cleanse": "6.7",
    "ask-strike": "5.2",
    "ask-suffer": "6.6",
    "ask-reroll": "4.7",
    "ask-turn-die": "4.7",
    "ask-take-token": "3.6 9.6",
    "ask-may-heal": "3.6 6.7",
    "ask-swap": "9.5",
    "choose-faction": "2.4",
    "start-with": "2.5",
    "travel": "3.2",
    "take-die": "4.1",
    "roll": "4.2",
    "move-to-voldemort": "3.7",
    "assign": "4.3 4.4",
    "discard": "4.2",
    "stop": "4.9",
    "end-turn": "4.10",
    "use-wizard": "4.6 4.7",
    "decline": "4.6",
    "use": "4.6",
    "heal": "6.7",
    "cleanse": "6.7",
    "strike": "5.2",
    "suffer": "6.6",
    "pick": "4.7",
    "reroll": "4.7",
    "turn-die": "4.7",
    "take-token": "9.6",
    "agree": "9.5",
    "token-assign": "9.1 9.2",
    "token-gain": "9.1 9.3",
    "token-cleanse": "9.1 9.4",
    "token-heal": "9.1 9.4",
    "token-heal-two": "9.1 9.4",
    "token-swap": "9.1 9.5",
}
"""The clauses behind each question and each kind of choice."""
VOLDEMORTS = ["DER-7.2", "DER-7.3", "DER-3.7"]
"""What the Villain card says of him."""


class TerminalTable:
    """Draws the table and its cards."""

    def __init__(self, rules: Rules, text: Text) -> None:
        self.text = text
        self.records: dict[str, Named] = cards_of(rules.content)
        texts = {word: card_text(text, card) for word, card in self.records.items()}
        for word, card in self.records.items():
            if isinstance(card, Headquarters):
                texts |= {f"{word}-{at}": card_text(text, each) for at, each in enumerate(card.abilities, 1)}
        self.texts = texts
        self.board = Board(text, self.records, texts)
        self.sides = Sides(self.board)

    def draw(self, facts: dict[str, object], texts: bool) -> RenderableType:
        """The whole table."""
        seen = msgspec.convert(facts, Facts)
        parts = [self.board.head(seen)]
        if any(any(each.beside) for each in seen.locations):
            parts.append(self.board.locations(seen, texts))
        return Group(*parts, *self.sides.others(seen), *self.sides.active(seen))

    def about(self, facts: dict[str, object]) -> list[str]:
        """The cards that the open question names."""
        return [word for word in msgspec.convert(facts, Facts).ask[1:] if word in self.records]

    def cards(self) -> list[str]:
        """The ids of all cards."""
        return list(self.records)

    def rules_of(self, word: str) -> list[str]:
        """The clauses behind a kind of choice or of question."""
        return [f"DER-{clause}" for clause in RULES[word].split()]

    # --- a card in full

    def card(self, word: str) -> RenderableType | None:
        """A card with its text, what it costs, and where its content comes from."""
        if word not in self.records:
            return None
        record = self.records[word]
        lines: list[RenderableType] = [*self.kind(record), *self.costs(record)]
        if isinstance(record, Voldemort):
            lines += [Line(self.text.clause(clause)) for clause in VOLDEMORTS]
        else:
            lines.append(Line(self.texts[word]))
        return framed(self.text, self.board.name(word), record.source, lines)

    def kind(self, card: Named) -> list[Line]:
        """What a card is."""
        if isinstance(card, Place):
            return [Line(self.board.say("place-of", location=self.text.thing("location", card.location)))]
        if isinstance(card, Headquarters):
            dice = [self.text.thing("colour", colour).name for colour in card.pool]
            faction = self.text.thing("faction", card.faction)
            return [Line(self.board.say("headquarters-of", faction=faction, dice=self.text.listed(dice, "and")))]
        if isinstance(card, Wizard | DeathEater):
            return [Line(f"{self.board.kind(card.id)}, {self.board.say('track', number=card.track)}")]
        return []

    def costs(self, card: Named) -> list[Flow]:
        """The symbols of a card."""
        if isinstance(card, Wizard):
            return [symbols(self.text, card.recruit, {}, self.board.say("to-recruit"))]
        if isinstance(card, DeathEater | Voldemort):
            return [symbols(self.text, card.cost, {}, self.board.say("to-damage"))]
        return []

    # --- at the end

    def statistics(self, events: Sequence[Sequence[str]]) -> list[str]:
        """What was rolled, beside what was to be expected."""
        faces: Counter[str] = Counter()
        directions: Counter[str] = Counter()
        for clause_and_words in events:
            _, kind, *values = [*clause_and_words, ""]
            if kind in ("rolled", "rerolled"):
                faces.update(values[2::2])
            elif kind == "voldemort-rolled":
                directions[values[0]] += 1
        return [*self.directions(directions), *self.faces(faces)]

    def directions(self, rolled: Counter[str]) -> list[str]:
        """The sides of Voldemort's die."""
        total = rolled.total()
        parts = [
            self.board.say(
                "side", side=self.text.thing("direction", word), count=rolled[word], expected=expected(total, of)
            )
            for word, of in (("clockwise", 3), ("counter-clockwise", 3), ("dark-mark", 2))
        ]
        return [self.board.say("rolls-voldemort", number=total, list=self.text.listed(parts))] if total else []

    def faces(self, rolled: Counter[str]) -> list[str]:
        """The traits that the Wizard dice showed, and how many doubled sides."""
        total = rolled.total()
        traits = [
            f"{self.text.thing('trait', trait).name} {rolled[trait] + rolled[f'{trait}-2']}"
            for trait in ("knowledge", "bravery", "loyalty", "friendship")
        ]
        doubled = sum(count for word, count in rolled.items() if word.endswith("-2"))
        if not total:
            return []
        each = self.text.listed(traits)
        return [self.board.say("rolls-wizards", number=total, list=each, doubled=doubled, expected=f"{total / 6:.1f}")]


def expected(total: int, of_eight: int) -> str:
    """How often a side of Voldemort's die was to be expected."""
    return f"{total * of_eight / 8:.1f}"
