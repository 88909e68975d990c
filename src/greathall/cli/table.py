"""What the terminal needs of a game: its words, and how its table is drawn."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from greathall.games import package
from greathall.kernel.events import SPECTATOR
from greathall.kernel.position import View

if TYPE_CHECKING:
    from rich.console import RenderableType

    from greathall.cli.settings import Settings
    from greathall.kernel.rules import Rules
    from greathall.kernel.state import State
    from greathall.kernel.text import Messages, Text, Thing


class Table(Protocol):
    """How one game looks in the terminal; each game has its own in ``tables``."""

    def draw(self, facts: dict[str, object], texts: bool) -> RenderableType:
        """The whole table, with the texts of the cards or without."""

    def card(self, word: str) -> RenderableType | None:
        """A card in full, None when there is none of this id."""

    def cards(self) -> list[str]:
        """The ids of all cards."""

    def about(self, facts: dict[str, object]) -> list[str]:
        """The ids of the cards that the open question is about."""

    def rules_of(self, word: str) -> list[str]:
        """The clauses behind a kind of choice or of question."""

    def statistics(self, events: Sequence[Sequence[str]]) -> list[str]:
        """What was rolled in a game, in words."""


class Teller:
    """Tells what happened, without drawing anything."""

    def __init__(self, rules: Rules, settings: Settings, players: Sequence[str]) -> None:
        self.rules = rules
        self.settings = settings
        self.text = text_of(rules, settings.language, players)
        self.home = importlib.import_module(home_of(rules.game, "text"))

    def shows(self, state: State) -> dict[str, Thing]:
        """The sides that dice show in a state."""
        return self.shown(View(self.rules, state, SPECTATOR).facts())

    def shown(self, facts: dict[str, object]) -> dict[str, Thing]:
        """The sides that dice show now, by their words."""
        found: dict[str, Thing] = self.home.shows(self.text, facts)
        return found

    def taken_back(self, entry: int, seats: Sequence[int]) -> str:
        """What a take-back did."""
        players = self.text.listed((self.text.players[seat] for seat in seats), "and")
        return self.settings.say("taken-back", players=players, entry=entry)


def home_of(game: str, part: str) -> str:
    """The name of a module of a game's package."""
    return f"{package(game).__name__}.{part}"


def messages_of(game: str, language: str) -> Messages:
    """A game's messages."""
    messages: Messages = importlib.import_module(home_of(game, "text")).messages(language)
    return messages


def text_of(rules: Rules, language: str, players: Sequence[str]) -> Text:
    """A game's words at a table."""
    text: Text = importlib.import_module(home_of(rules.game, "text")).text_of(rules, language, players)
    return text


def table_of(rules: Rules, text: Text) -> Table:
    """The terminal's table for a game."""
    home = f"greathall.cli.tables.{package(rules.game).__name__.rpartition('.')[2]}"
    table: Table = importlib.import_module(home).TerminalTable(rules, text)
    return table
