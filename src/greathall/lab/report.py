"""What many games showed: every share with its 95 % interval and its number of games."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from greathall.kernel.editions import content_hash
from greathall.kernel.names import clause_name
from greathall.lab.intervals import Share, Spread, share, spread
from greathall.lab.studies import studies_of

if TYPE_CHECKING:
    from greathall.kernel.rules import Rules
    from greathall.lab.play import Setting
    from greathall.lab.tally import Tally

UNFINISHED = "unfinished"
"""How a game ended that did not."""


class Line(msgspec.Struct, frozen=True):
    """One card, token or place in a study: how often it occurred, in how many games, and how many of these were won.

    ``winner`` is of the games won: in how many it occurred, and to the winner if it occurs to a seat. Lines of a group should
    occur equally often.
    """

    word: str
    times: int
    games: Share
    won: Share
    winner: Share
    group: str = ""


class Report(msgspec.Struct):
    """All figures. The rate is of this run and not part of the JSON: that is the same for any number of workers."""

    game: str
    edition: str
    edition_hash: str
    seats: int
    bots: list[str]
    options: dict[str, int]
    seed: str
    games: int
    won: Share
    won_by_seat: list[Share]
    ended: dict[str, Share]
    lost: dict[str, Share]
    turns: Spread
    rounds: Spread
    decisions: Spread
    choices: dict[str, dict[str, int]]
    studies: dict[str, list[Line]]
    never: dict[str, list[str]]
    seconds: float

    def json(self) -> bytes:
        """The figures, the same to the byte for the same games."""
        figures = {name: getattr(self, name) for name in self.__struct_fields__ if name != "seconds"}
        return msgspec.json.format(msgspec.json.encode(figures, order="deterministic"), indent=1) + b"\n"


def report_of(setting: Setting, rules: Rules, tally: Tally, seconds: float) -> Report:
    """The figures of a tally, in words."""
    choices = chosen(rules, tally)
    studies = studied(rules, tally)
    never = {name: [line.word for line in lines if not line.times] for name, lines in studies.items()}
    never["choice"] = [word for word, counts in choices.items() if not counts["chosen"]]
    return Report(
        game=setting.game,
        edition=rules.edition,
        edition_hash=content_hash(rules.content),
        seats=setting.seats,
        bots=list(setting.bots),
        options=dict(sorted(rules.options.items())),
        seed=setting.seed,
        games=tally.games,
        won=share(tally.won, tally.games),
        won_by_seat=[share(tally.won_by_seat[seat], tally.games) for seat in range(setting.seats)],
        ended=by_clause(rules, tally, tally.games, (True, False)),
        lost=by_clause(rules, tally, tally.games - tally.won, (False,)),
        turns=spread(tally.turns),
        rounds=spread(rounds(tally.turns, setting.seats)),
        decisions=spread(tally.decisions),
        choices=choices,
        studies=studies,
        never={name: words for name, words in never.items() if words},
        seconds=seconds,
    )


def rounds(turns: Counter[int], seats: int) -> Counter[int]:
    """Turns a player; a round that was begun counts."""
    found: Counter[int] = Counter()
    for number, games in turns.items():
        found[-(-number // seats)] += games
    return found


def by_clause(rules: Rules, tally: Tally, games: int, outcomes: tuple[bool, ...]) -> dict[str, Share]:
    """How often each clause ended a game, alone or with others; of all games, or of those that nobody won."""
    counts: dict[str, int] = {}
    for (clause, won), count in sorted(tally.endings.items()):
        if won in outcomes:
            name = clause_name(rules.names.prefix, clause) if clause else UNFINISHED
            counts[name] = counts.get(name, 0) + count
    return {name: share(count, games) for name, count in counts.items()}


def chosen(rules: Rules, tally: Tally) -> dict[str, dict[str, int]]:
    """For each kind of choice, how often it was offered and chosen."""
    return {
        signature.word: {"offered": tally.offered[kind], "chosen": tally.chosen[kind]}
        for kind, signature in rules.names.choices.items()
    }


def studied(rules: Rules, tally: Tally) -> dict[str, list[Line]]:
    """The lines of each study of the game."""
    found = {}
    for name, study in studies_of(rules).items():
        keys = [(name, line) for line in dict.fromkeys(study.lines.values())]
        found[name] = [
            Line(
                key[1],
                tally.times[key],
                share(tally.seen[key], tally.games),
                share(tally.seen_and_won[key], tally.seen[key]),
                share(tally.seen_and_won[key], tally.won),
                study.groups.get(key[1], ""),
            )
            for key in keys
        ]
    return found
