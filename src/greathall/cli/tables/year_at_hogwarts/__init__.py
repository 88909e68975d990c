"""A Year at Hogwarts in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from rich.console import Group, RenderableType

from greathall.cli.tables.cards import averages, framed, record_of, told
from greathall.cli.tables.year_at_hogwarts.board import Board
from greathall.cli.tables.year_at_hogwarts.facts import Facts
from greathall.cli.tables.year_at_hogwarts.pitch import PitchBoard
from greathall.cli.tables.year_at_hogwarts.sides import Sides
from greathall.games.year_at_hogwarts.book import clauses_of
from greathall.games.year_at_hogwarts.records import Edition, Space
from greathall.games.year_at_hogwarts.text import card_text, cards_of, kind_of, space_text

if TYPE_CHECKING:
    from greathall.games.year_at_hogwarts.records import Record
    from greathall.kernel.rules import Rules
    from greathall.kernel.text import Text

RULES = {
    "ask-choosing-board": "3.2",
    "ask-posting-death-eaters": "3.6",
    "ask-turn-start": "4.1 6.3b",
    "ask-movement-rolled": "4.1",
    "ask-walking": "4.1 4.2 4.3",
    "ask-at-mission": "5.16 6.1 6.2",
    "ask-at-tower": "5.9",
    "ask-in-place-of": "4.6 8.2b",
    "ask-may-happen": "5.1",
    "ask-choosing": "5.1",
    "ask-choosing-whom": "5.3",
    "ask-giving-up": "5.3 10.3",
    "ask-taking": "4.5",
    "ask-picking-up": "4.5",
    "ask-laying-down": "4.5",
    "ask-landing": "5.9",
    "ask-offering": "5.6",
    "ask-answering": "5.6",
    "ask-sitting-exams": "7.1",
    "ask-resolving-one": "5.2 5.3",
    "ask-fetching": "9.3",
    "ask-turn-end": "8.2b",
    "ask-putting-back": "6.5 8.1",
    "ask-attack": "10.4 10.5",
    "ask-defend": "10.9",
    "ask-falling": "8.2b 10.4b",
    "ask-attack-rolled": "10.8",
    "ask-spoils": "10.1a 10.1b",
    "ask-leave-token": "10.1d",
    "ask-flee": "8.2b",
    "ask-choose-rival": "10.1a",
    "ask-call": "11.1",
    "ask-choose-house": "11.1",
    "ask-post-keeper": "11.2 11.3",
    "ask-play-quidditch": "11.5 11.6 11.7",
    "ask-step-away": "11.8",
    "ask-lay-quaffle": "11.7 11.9",
    "ask-seek": "11.10",
    "ask-sought": "11.10",
    "ask-whistle": "11.10",
    "ask-next-figure": "12.8",
    "ask-hand-over": "12.9",
    "ask-horcrux-rolled": "12.9",
    "ask-conjure": "12.7",
    "ask-hide": "12.7",
    "pass": "4.6",
    "roll": "4.1",
    "wait": "6.3b",
    "go": "4.1 4.2",
    "take": "4.5",
    "swap": "4.5",
    "stop": "4.3",
    "attempt": "6.1",
    "use": "8.1 10.8",
    "play": "9.1 10.5",
    "accept": "5.6",
    "choose": "5.1",
    "choose-figure": "5.3",
    "give-card": "10.3",
    "give-token": "4.5",
    "put": "6.5",
    "land": "5.9",
    "choose-board": "3.2",
    "post": "3.6",
    "sit-exam": "7.1",
    "resolve-card": "5.2 5.3",
    "fetch-card": "9.3",
    "take-card": "5.6",
    "exchange": "3.5",
    "offer": "5.6",
    "attack": "10.4",
    "take-token": "10.1a",
    "take-portkey": "10.1a",
    "take-floo": "10.1a",
    "take-unseen": "10.1d",
    "leave": "10.1d",
    "flee-to": "8.2b",
    "call": "11.1",
    "choose-house": "11.1",
    "post-keeper": "11.3",
    "fly": "11.5",
    "shoot": "11.9",
    "pass-quaffle": "11.7",
    "throw-bludger": "11.6",
    "step-away": "11.8",
    "lay-quaffle": "11.9",
    "end-turn": "11.5",
    "seek": "11.10",
    "play-quidditch": "11.10 11.11",
    "move-figure": "12.8",
    "hand-over": "12.9",
    "conjure": "12.7",
    "hide": "12.7",
}
"""The clauses behind each question and each kind of choice."""
DICE = {
    "movement-rolled": ("movement", 1),
    "attack-rolled": ("attack", 1),
    "actions-rolled": ("match", 1),
    "seeker-rolled": ("seeker", 1),
}
"""The events that tell of rolls, what the rolls are for, and how many words stand before the dice."""


class TerminalTable:
    """Draws the table and its cards."""

    def __init__(self, rules: Rules, text: Text) -> None:
        self.text = text
        self.content = rules.content
        self.records: dict[str, Record] = cards_of(rules.content)
        edition = msgspec.convert(rules.content, Edition)
        self.board = Board(text, list(edition.map.space))
        self.sides = Sides(self.board, self.records)
        self.pitch = PitchBoard(self.board, edition.pitch.pitch[0])

    def draw(self, facts: dict[str, object], texts: bool) -> RenderableType:
        """The whole table: every space with a name, or only those on which something is; in a match the pitch."""
        seen = msgspec.convert(facts, Facts)
        if seen.match is not None:
            return Group(self.board.head(seen), self.pitch.draw(seen, seen.match))
        movers = [pawn.figure == seen.mover for pawn in seen.pawns]
        first = movers.index(True) + 1 if True in movers else 0
        order = [*seen.pawns[first:], *seen.pawns[:first]]
        sides = [self.sides.side(pawn, pawn.figure == seen.mover) for pawn in order]
        fight = [self.board.fight(seen, seen.fight)] if seen.fight is not None else []
        middle = [self.board.head(seen), self.board.boards(seen, texts), ""]
        return Group(*middle, *self.sides.death_eaters(seen.death_eaters), *sides, *self.board.reach(seen), *fight)

    def about(self, facts: dict[str, object]) -> list[str]:
        """The cards that the open question names."""
        asked = msgspec.convert(facts, Facts).ask[1:]
        return [found for word in asked if (found := record_of(self.records, word))]

    def cards(self) -> list[str]:
        """The ids of all cards."""
        return list(self.records)

    def rules_of(self, word: str) -> list[str]:
        """The clauses behind a kind of choice or of question."""
        return [f"YAH-{clause}" for clause in RULES[word].split()]

    # --- a card in full

    def card(self, word: str) -> RenderableType | None:
        """A card with its text, its clauses, and where its content comes from."""
        found = record_of(self.records, word)
        if not found:
            return None
        record = self.records[found]
        said = (
            space_text(self.text, record, self.content) if isinstance(record, Space) else card_text(self.text, record)
        )
        lines = told(self.text.say(f"kind-{kind_of(record)}"), said, clauses_of(record))
        return framed(self.text, self.text.cards[found], record.source, lines)

    # --- at the end

    def statistics(self, events: Sequence[Sequence[str]]) -> list[str]:
        """What was rolled for each purpose, on average beside the 3.5 that is to be expected."""
        rolled: dict[str, Counter[int]] = {purpose: Counter() for purpose, _ in DICE.values()}
        for _, kind, *values in events:
            if kind in DICE:
                purpose, before = DICE[kind]
                rolled[purpose].update(int(value) for value in values[before:])
        return averages(self.text, rolled)
