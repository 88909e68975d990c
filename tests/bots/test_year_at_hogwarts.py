"""The bots of A Year at Hogwarts: every decision answered, the same whatever is hidden, games that end, reasons in words."""

import os
import re
from importlib import resources

import pytest

import greathall
from greathall.bots import advise, player
from greathall.games.year_at_hogwarts.hints import odds
from greathall.games.year_at_hogwarts.hints.lore import FAR, Lore
from greathall.kernel.drive import drive
from greathall.kernel.game import Game
from greathall.kernel.position import View
from tests.bots.test_knowledge import play
from tests.games.year_at_hogwarts.tables import given

pytestmark = pytest.mark.engine

GAMES = int(os.environ.get("GREATHALL_BOT_GAMES", "1"))
"""Whole games of each variant and mode."""
LIMIT = 20_000
LEVELS = ["apprentice", "adept"]
QUALIFIED = {"variant": 1}
TEAM = {"variant": 2}
PAIRS = {"variant": 2, "team-size": 2}
RETURNS = {"mode": 1}
MATCH = {"mode": 2}
TABLES: list[tuple[int, dict[str, int]]] = [
    (1, {}),
    (4, {}),
    (8, {}),
    (1, QUALIFIED),
    (3, QUALIFIED),
    (2, TEAM),
    (4, PAIRS),
    (2, RETURNS),
    (4, RETURNS),
    (2, MATCH),
]


def begun(seats: int, seed: str, options: dict[str, int]) -> Game:
    return greathall.start("year-at-hogwarts", seats, seed=seed, options=options)


def words(seats: int, options: dict[str, int]) -> str:
    return " ".join([str(seats), *options])


IDS = [words(*table) for table in TABLES]

# --- whole games


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=IDS)
def test_games_of_apprentices_end(seats: int, options: dict[str, int]) -> None:
    for number in range(GAMES):
        game = begun(seats, f"ends {words(seats, options)} {number}", options)
        assert drive(game, [player("apprentice", f"{number}/{seat}") for seat in range(seats)], LIMIT) is not None


class Witness:
    """A player whose every decision is answered by both levels, with a reason."""

    def __init__(self, level: str, seed: str) -> None:
        self.player = player(level, seed)
        self.others = [player(each, seed) for each in LEVELS]
        self.reasons: set[str] = set()

    def __call__(self, view: View) -> int | None:
        for other in self.others:
            assert other(view) in view.options
        self.reasons.add(advise(view)[1])
        return self.player(view)


def test_whatever_is_asked_is_answered_with_an_option_and_a_reason() -> None:
    """One seat plays at random, so that all happens that a good player avoids."""
    found: set[str] = set()
    for options in ({}, QUALIFIED, {"variant": 2, "team-size": 0}, RETURNS):
        game = begun(3, f"asked {options}", options)
        witnesses = [Witness(level, level) for level in ["random", *LEVELS]]
        drive(game, witnesses, 400)
        found |= {reason for witness in witnesses for reason in witness.reasons}
    assert found <= written("en")
    assert len(found) > 25


# --- only the view


@pytest.mark.parametrize("options", [{}, PAIRS, RETURNS], ids=["underage", "pairs", "returns"])
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_may_not_know_changes_no_choice(level: str, options: dict[str, int]) -> None:
    game = begun(4, f"secret {level}", options)
    sceptics = play(game, lambda seat: player(level, seat), 60)
    assert sum(each.other_worlds for each in sceptics) > 40


# --- strength


def won(better: str, worse: str, seats: int, options: dict[str, int], games: int) -> int:
    """How many games the better level wins, sitting here and there in turn."""
    found = 0
    for number in range(games):
        mine = number % 2
        levels = [better if seat == mine else worse for seat in range(seats)]
        game = begun(seats, f"won {number}", options)
        outcome = drive(game, [player(level, f"{number}/{seat}") for seat, level in enumerate(levels)], 1500)
        found += outcome is not None and mine in outcome.winners
    return found


def test_an_apprentice_beats_random_choices() -> None:
    """Ten games of two: equals would win eight or more in one of eighteen trials, and the games are always the same ones."""
    assert won("apprentice", "random", 2, {}, 10) >= 8


# --- odds and ways


def test_odds_of_attack_dice() -> None:
    """Of one die that needs a 5 a third succeeds; two successes of two dice that need a 4 are a quarter."""
    assert odds.at_least(1, 1, 5) == 33
    assert odds.at_least(2, 2, 4) == 25
    assert odds.at_least(0, 0, 6) == 100
    assert odds.at_least(3, 2, 2) == 0
    assert odds.mean(4, 4) == 200


def test_distances_are_those_of_the_boards() -> None:
    """Start, Hogwarts Express and Leaky Cauldron are neighbours; the Shack is no step away; no way leads to the grave."""
    box = begun(2, "boards", {}).rules.layout
    lore = Lore(box)  # type: ignore[arg-type]
    at = {name: number for number, name in enumerate(box.space_names)}  # type: ignore[attr-defined]
    assert lore.steps_to(at["start"])[at["leaky-cauldron"]] == 2
    assert lore.steps_to(at["shrieking-shack"])[at["whomping-willow"]] == 0
    assert lore.steps_to(at["graveyard"])[at["start"]] == FAR


# --- rules of thumb


AT_THE_HUT = """
    seats ana ben
    ana board luna-lovegood at hagrids-hut objects marauders-map missions follow-the-spiders {more}
    ben board ron-weasley at ollivanders
    turn of ana phase stop
    chance attack 6 6 6 6
    chance seed 1
"""


@pytest.mark.parametrize("level", LEVELS)
def test_a_mission_is_attempted_when_it_can_be_won(level: str) -> None:
    """Aragog has 7 HP: with 25 HP Ana goes for him, with 2 she does not."""
    strong = given(AT_THE_HUT.format(more="hp 25")).game
    assert strong.name(player(level, 0)(strong.view(0)) or 0) == "attempt follow-the-spiders"
    weak = given(AT_THE_HUT.format(more="hp 2")).game
    assert weak.name(player(level, 0)(weak.view(0)) or 0) == "pass"
    assert advise(strong.view(0))[1] == "hint-attempt"
    assert advise(weak.view(0))[1] == "hint-not-yet"


# --- words


def written(language: str) -> set[str]:
    """The reasons that a language has words for."""
    package = resources.files("greathall.games.year_at_hogwarts")
    return set(re.findall(r"(?m)^(hint-[a-z-]+) =", (package / "text" / language / "hints.ftl").read_text("utf-8")))


def test_every_reason_has_its_sentence_and_every_sentence_its_reason() -> None:
    source = (resources.files("greathall.games.year_at_hogwarts") / "hints" / "reasons.py").read_text("utf-8")
    assert set(re.findall(r'"(hint-[a-z-]+)"', source)) == written("en") == written("cs") == written("pl")
