"""Every game keeps the contract."""

import json
import os
import random
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greathall.kernel.drive import drive
from greathall.kernel.events import knows
from greathall.kernel.game import Game, load
from greathall.kernel.position import View
from greathall.kernel.records import key_from_seed
from greathall.kernel.rules import Rules
from tests.kernel import contract
from tests.kernel.games import CASES, ENDLESS, Case, duel
from tests.kernel.uniform import is_uniform

GOLDEN = Path(__file__).parent / "golden" / "digests.json"
EACH = [pytest.param(rules, id=f"{case.name}-{rules.layout.seats}") for case in CASES for rules in case.each()]
ROTATED = [
    pytest.param(case, seats, id=f"{case.name}-{seats}") for case in CASES if case.rotate for seats in case.seats
]

each_game = pytest.mark.parametrize("rules", EACH)


@each_game
def test_clones_are_independent(rules: Rules) -> None:
    contract.check_clones(rules)


@each_game
def test_a_saved_state_goes_on(rules: Rules) -> None:
    contract.check_saves(rules)


@each_game
def test_a_record_goes_on(rules: Rules) -> None:
    contract.check_records(rules)


@each_game
def test_a_replay_tells_the_same(rules: Rules) -> None:
    contract.check_replay(rules)


@each_game
def test_options_can_be_played(rules: Rules) -> None:
    contract.check_options(rules)


@each_game
def test_candidates_are_complete(rules: Rules) -> None:
    contract.check_candidates(rules)


@each_game
def test_events_cite_clauses(rules: Rules) -> None:
    contract.check_clauses(rules)


@each_game
def test_secrets_are_kept(rules: Rules) -> None:
    contract.check_secrets(rules)


@each_game
def test_what_follows_keeps_secrets_too(rules: Rules) -> None:
    assert contract.check_consequences(rules) > 20 or rules.game == "death-eaters-rising"  # it has few secrets


@pytest.mark.parametrize(("case", "seats"), ROTATED)
def test_seats_are_equal(case: Case, seats: int) -> None:
    contract.check_rotation(case, seats)


@pytest.mark.parametrize("place", [0, -1], ids=["first", "last"])
@each_game
def test_the_first_or_last_option_goes_on(rules: Rules, place: int) -> None:
    contract.check_progress(rules, place)


@each_game
def test_games_end(rules: Rules) -> None:
    """As many as fit in the time that all games share."""
    assert contract.check_endings(rules, contract.GAMES_SECONDS / len(EACH)) >= 1


@each_game
@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 1000), picks=st.lists(st.integers(0, 255), max_size=80))
def test_any_beginning_comes_to_an_end(rules: Rules, seed: int, picks: list[int]) -> None:
    contract.check_ending(contract.new_game(rules, seed), random.Random(seed), picks, len(picks) + 100)


@each_game
def test_the_game_goes_as_it_went(rules: Rules) -> None:
    """The same compiled as interpreted, and as when it was last changed on purpose (then GREATHALL_GOLDEN=write)."""
    name = f"{rules.game}-{rules.layout.seats}"
    if os.environ.get("GREATHALL_GOLDEN") == "write":
        GOLDEN.parent.mkdir(exist_ok=True)
        kept = json.loads(GOLDEN.read_text()) if GOLDEN.exists() else {}
        kept[name] = contract.digest(rules)
        GOLDEN.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
    assert contract.digest(rules) == json.loads(GOLDEN.read_text()).get(name)


@each_game
def test_functions_play_it(rules: Rules) -> None:
    """Everyone takes the last option of the view; out of turn too, which only Match allows."""
    offered = []

    def player(view: View) -> int | None:
        if view.seat not in view.waiting:
            offered.append(view.seat)
        return view.options[-1]

    game = contract.new_game(rules, 1)
    result = drive(game, [player] * rules.layout.seats, contract.FOLLOWED, record=True)
    assert (result is None) == (rules.game in ENDLESS)
    assert result is None or result.clauses
    assert bool(offered) == (rules.game == "match")
    assert saved_again(game) == contract.saved(game)


def saved_again(game: Game) -> str:
    """The end to which the game's record leads."""
    return contract.saved(load(game.record(private=True), game.rules))


def test_whistles_are_offered_before_a_throw() -> None:
    """Everyone else is asked before every throw. After a whistle the next player throws, and all are asked again."""
    asked = []

    def player(view: View) -> int | None:
        if view.seat in view.waiting:
            challenges = [picked for picked in view.options if view.name(picked).startswith("challenge")]
            return (challenges or view.options)[0]
        asked.append((view.seat, [view.name(picked) for picked in view.options]))
        return view.options[0] if len(asked) == 3 else None

    (rules,) = [rules for case in CASES if case.name == "match" for rules in case.each() if rules.layout.seats == 3]
    assert drive(contract.new_game(rules, 0), [player] * 3, limit=4) is None
    assert asked == [(seat, ["whistle"]) for seat in (1, 2, 0, 1, 2)]


def test_a_player_who_is_asked_has_to_choose() -> None:
    with pytest.raises(ValueError, match="player 0 was asked"):
        drive(contract.new_game(duel.Duel(2), 0), [lambda view: None] * 2)


def test_every_world_is_sampled_equally_often() -> None:
    """The rival's two cards among the five that one does not know: ten worlds."""
    game = next(each for each in contract.positions(duel.Duel(2), 0, 2000) if len(unknown(each)) == 5)
    view = game.view(0)
    rival = len(game.state.piles[duel_hand(game)])
    counts = Counter(
        tuple(sorted(view.sample(key_from_seed(number)).state.piles[duel_hand(game)])) for number in range(2000)
    )
    worlds = set(combinations(unknown(game), rival))
    assert len(worlds) in (5, 10)
    assert set(counts) == worlds
    assert is_uniform(list(counts.values()))


def unknown(game: Game) -> list[int]:
    """The cards that seat 0 does not know."""
    return [thing for thing, bits in enumerate(game.state.known) if not knows(bits, 0)]


def duel_hand(game: Game) -> int:
    """The zone of seat 1's hand."""
    return game.rules.layout.zone_names.index("hand-1")
