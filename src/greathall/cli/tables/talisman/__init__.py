"""Talisman in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from rich.console import Group, RenderableType

from greathall.cli.tables.cards import averages, framed, record_of, told
from greathall.cli.tables.talisman.board import Board
from greathall.cli.tables.talisman.facts import Facts
from greathall.cli.tables.talisman.sides import Sides
from greathall.games.talisman.book import CLAUSES, kind_of
from greathall.games.talisman.records import Character, Dual, Enemy, Equipment, Voldemort
from greathall.games.talisman.text import card_text, cards_of

if TYPE_CHECKING:
    from greathall.games.talisman.records import Record
    from greathall.kernel.rules import Rules
    from greathall.kernel.text import Text

RULES = {
    "ask-choose-character": "3.2",
    "ask-choose-side": "3.2",
    "ask-move": "4.1 4.2",
    "ask-accept-movement": "2.5 4.2",
    "ask-walk": "4.2 4.3",
    "ask-lead-voldemort": "4.7 4.12",
    "ask-choose-victim": "4.8 7.5",
    "ask-choose-encounter": "5.1",
    "ask-window": "6.4 11.7",
    "ask-instead": "11.10",
    "ask-choose-value": "7.1",
    "ask-choose-enemy": "6.9",
    "ask-may": "11.5 11.10",
    "ask-choose": "11.10",
    "ask-choose-whom": "5.15",
    "ask-give-up": "11.10",
    "ask-buy": "1.10",
    "ask-fetch": "11.10",
    "ask-steal": "6.13",
    "ask-go": "4.16 5.10",
    "ask-choose-card": "5.8",
    "ask-choose-space": "5.8",
    "ask-look-through": "11.10",
    "ask-discard-enemy": "6.17",
    "ask-turn-advantage": "9.5",
    "ask-choose-die": "2.5",
    "ask-take": "5.6 11.2",
    "ask-drop-first": "12.3",
    "ask-gain-insignia": "1.11",
    "ask-drop-task": "8.3",
    "ask-spoils": "6.13 6.21",
    "ask-end-turn": "6.10 11.4",
    "ask-object-limit": "11.2",
    "ask-spell-limit": "11.6 11.7",
    "pass": "4.1",
    "choose-character": "3.2",
    "choose-side": "3.2",
    "roll": "4.2",
    "turn-back": "4.6",
    "walk-back": "4.6",
    "creep": "11.14",
    "obey": "8.5",
    "step": "4.2",
    "try": "8.1 8.4",
    "spend-fate": "2.5",
    "cast": "11.7",
    "use": "11.5",
    "attack": "5.2 6.1",
    "explore": "5.1",
    "fight-by": "7.1",
    "choose-enemy": "6.9",
    "accept": "11.10",
    "choose": "11.10",
    "choose-seat": "5.15",
    "give-up": "11.10",
    "discard-spell": "11.7",
    "buy": "1.10",
    "take": "5.6",
    "take-spell": "6.13",
    "take-galleon": "6.13",
    "take-life": "6.13",
    "attack-ally": "6.14 6.22",
    "go": "4.16",
    "lead": "4.7",
    "put": "5.8",
    "put-on": "5.8",
    "lay": "11.10",
    "discard": "11.10",
    "turn-to": "9.5",
    "choose-die": "2.5",
    "offer": "6.10",
    "trade": "6.10",
    "drop": "11.4",
    "drop-galleon": "11.4",
    "end-turn": "5.13",
}
"""The clauses behind each question and each kind of choice."""
DICE = {
    "movement-rolled": "movement",
    "voldemort-rolled": "voldemort",
    "attack-rolled": "attack",
    "foe-rolled": "foe",
}
"""The events that tell of a roll, and what it is for."""


class TerminalTable:
    """Draws the table and its cards."""

    def __init__(self, rules: Rules, text: Text) -> None:
        self.text = text
        self.records: dict[str, Record] = cards_of(rules.content)
        self.board = Board(text)
        self.sides = Sides(self.board)

    def draw(self, facts: dict[str, object], texts: bool) -> RenderableType:
        """The whole table: every space, or only those on which something is."""
        seen = msgspec.convert(facts, Facts)
        count = len(seen.seats)
        order = [(seen.active + step) % count for step in range(1, count + 1)]
        fight = [self.board.fight(seen, seen.fight)] if seen.fight is not None else []
        sides = [self.sides.side(seat, seen.seats[seat], seat == seen.active) for seat in order]
        return Group(self.board.head(seen), self.board.rings(seen, texts), "", *sides, *fight)

    def about(self, facts: dict[str, object]) -> list[str]:
        """The cards that the open question names."""
        asked = msgspec.convert(facts, Facts).ask[1:]
        return [found for word in asked if (found := record_of(self.records, word))]

    def cards(self) -> list[str]:
        """The ids of all cards."""
        return list(self.records)

    def rules_of(self, word: str) -> list[str]:
        """The clauses behind a kind of choice or of question."""
        return [f"TAL-{clause}" for clause in RULES[word].split()]

    # --- a card in full

    def card(self, word: str) -> RenderableType | None:
        """A card with its text, its values, its clauses, and where its content comes from."""
        found = record_of(self.records, word)
        if not found:
            return None
        record = self.records[found]
        kind = kind_of(record)
        what = self.text.listed([self.text.say(f"kind-{kind}"), *self.values(record)])
        lines = told(what, card_text(self.text, record), CLAUSES[kind])
        return framed(self.text, self.text.cards[found], record.source, lines)

    def values(self, record: Record) -> list[str]:
        """The numbers that are printed on a card."""
        found = []
        if isinstance(record, Dual | Enemy | Character | Voldemort):
            for word in ("magic", "strength"):
                if value := getattr(record, word):
                    found.append(f"{self.board.name('value', word)} {value}")
        if isinstance(record, Character):
            found += [f"{self.board.say('life')} {record.life}", f"{self.board.say('fate')} {record.fate}"]
        if isinstance(record, Equipment):
            found.append(self.board.say("galleons-lying", number=record.price))
        if isinstance(record, Dual | Character):
            found.append(self.board.name("side", record.side))
        return found

    # --- at the end

    def statistics(self, events: Sequence[Sequence[str]]) -> list[str]:
        """What was rolled for each purpose, on average beside the 3.5 that is to be expected."""
        rolled: dict[str, Counter[int]] = {purpose: Counter() for purpose in DICE.values()}
        for clause_and_words in events:
            _, kind, *values = [*clause_and_words, ""]
            if kind in DICE:
                rolled[DICE[kind]][int(values[1])] += 1
        return averages(self.text, rolled)
