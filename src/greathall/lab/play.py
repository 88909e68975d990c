"""One simulated game: played by bots, listened to, counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from greathall.bots import player
from greathall.games import find_rules
from greathall.kernel.choices import kind_of
from greathall.kernel.drive import drive
from greathall.kernel.events import Log
from greathall.kernel.game import Game
from greathall.kernel.records import key_from_seed
from greathall.kernel.state import NOBODY
from greathall.lab.studies import keys_of, seats_of, turn_of
from greathall.lab.tally import Key, Tally

if TYPE_CHECKING:
    from greathall.kernel.drive import Player
    from greathall.kernel.events import Event
    from greathall.kernel.position import View
    from greathall.kernel.rules import Rules

LIMIT = 20_000
"""Decisions after which a game counts as unfinished."""


class Setting(msgspec.Struct, frozen=True):
    """What is played: all that decides how game number 17 goes."""

    game: str
    seats: int
    bots: Sequence[str]
    options: Mapping[str, int]
    seed: str
    edition: str = "standard"


class Watched:
    """A player whose choices are counted, beside what was offered."""

    def __init__(self, player: Player, tally: Tally) -> None:
        self.player = player
        self.tally = tally
        self.decisions = 0

    def __call__(self, view: View) -> int | None:
        picked = self.player(view)
        self.decisions += 1
        self.tally.offered.update({kind_of(option) for option in view.options})
        if picked is not None:
            self.tally.chosen[kind_of(picked)] += 1
        return picked


def play_games(setting: Setting, numbers: range) -> Tally:
    """Play the games with these numbers."""
    tally = Tally()
    for number in numbers:
        play_game(setting, number, tally)
    return tally


def play_game(setting: Setting, number: int, tally: Tally) -> None:
    """Play one game; its dice and its bots' tastes follow from the seed and the number."""
    rules = find_rules(setting.game, setting.seats, setting.options, setting.edition)
    game = Game.begun(rules, key_from_seed(f"{setting.seed}/{number}"))
    log = Log(rules.names)
    log.events = list(game.opening)
    game.state.log = log
    players = [
        Watched(player(name, f"{setting.seed}/{number}/{seat}"), tally) for seat, name in enumerate(setting.bots)
    ]
    drive(game, players, LIMIT)
    winners = game.state.winners
    tally.games += 1
    tally.won += winners != 0
    for clause in game.state.ending or [0]:
        tally.endings[clause, winners != 0] += 1
    tally.turns[turns_in(rules, log.events) or game.state.turn] += 1
    tally.decisions[sum(each.decisions for each in players)] += 1
    for seat in range(setting.seats):
        tally.won_by_seat[seat] += winners >> seat & 1
    count_events(rules, log.events, winners, tally)


def turns_in(rules: Rules, events: list[Event]) -> int:
    """The turns that began, in a game that says with which event; otherwise none."""
    kind = turn_of(rules)
    return sum(event.kind == kind for event in events) if kind else 0


def count_events(rules: Rules, events: list[Event], winners: int, tally: Tally) -> None:
    """What the studies ask for. An event that befalls a seat is won with when that seat won, others when anyone did."""
    keys, seats = keys_of(rules), seats_of(rules)
    seen: dict[Key, bool] = {}
    for event in events:
        if event.kind not in keys:
            continue
        seat = seats[event.kind][event.values[0]] if event.kind in seats else NOBODY
        won = bool(winners >> seat & 1) if seat >= 0 else winners != 0
        for position, lines in keys[event.kind].items():
            for key in lines.get(event.values[position], []):
                tally.times[key] += 1
                seen[key] = seen.get(key, False) or won
    for key, won in seen.items():
        tally.seen[key] += 1
        tally.seen_and_won[key] += won
