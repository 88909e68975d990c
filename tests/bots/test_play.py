"""Every bot answers everything that it is asked, legally, and always in the same way."""

from collections import Counter

import pytest

import greathall
from greathall.bots import bots, player
from greathall.kernel.errors import NotPossible
from greathall.kernel.game import Game
from greathall.kernel.position import View
from greathall.kernel.state import STEP

pytestmark = pytest.mark.engine

GAME = "death-eaters-rising"


class Witness:
    """A player that notes its answers, and has every level answer what it was asked."""

    def __init__(self, name: str, seed: str) -> None:
        self.player = player(name, seed)
        self.others = [player(each, seed) for each in bots()]
        self.asked: Counter[str] = Counter()
        self.answers: list[str] = []

    def __call__(self, view: View) -> int | None:
        ask = view.world.stack[-1]
        asked = ask.asks(view.seat)
        for other in self.others:
            picked = other(view)
            assert picked in view.options or (picked is None and not asked)
        self.asked[view.rules.names.frames[ask.kind].word if asked else "out of turn"] += 1
        picked = self.player(view)
        self.answers.append(view.name(picked) if picked is not None else "-")
        return picked


def play(names: list[str], seed: str, goal: int = 5) -> tuple[Game, list[Witness]]:
    game = greathall.start(GAME, len(names), seed=seed, options={"voldemort": goal})
    witnesses = [Witness(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    assert greathall.drive(game, witnesses, 20_000) is not None
    return game, witnesses


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", bots())
def test_every_level_plays_every_game_to_its_end(name: str, seats: int) -> None:
    for seed in range(2):
        game, _ = play([name] * seats, f"legal {seed}")
        assert game.over


def test_every_kind_of_decision_is_answered_by_every_level_with_an_option() -> None:
    """One seat plays at random, so that swaps are offered and all else happens that a good player avoids."""
    asked: Counter[str] = Counter()
    for seed in range(15):
        _, witnesses = play(["random", "adept", "adept", "adept"][: 2 + seed % 3], f"kinds {seed}")
        for witness in witnesses:
            asked += witness.asked
    frames = greathall.start(GAME, 2, seed=0).rules.names.frames
    assert set(asked) == {frames[kind].word for kind in frames if kind < STEP} | {"out of turn"}


@pytest.mark.parametrize("name", bots())
def test_the_same_seed_gives_the_same_game_to_the_word(name: str) -> None:
    stories = [[witness.answers for witness in play([name] * 3, "again")[1]] for _ in range(2)]
    assert stories[0] == stories[1]


def test_the_seed_decides_among_equals() -> None:
    """Which faction a bot likes depends on its seed: over some seeds, all three are chosen."""
    view = greathall.start(GAME, 2, seed=1).view(0)
    for name in bots():
        assert {player(name, seed)(view) for seed in range(30)} == set(view.options)


def test_a_bot_chooses_by_view_and_seed_alone_whatever_it_played_before() -> None:
    fresh, used = player("random", 5), player("random", 5)
    play(["random", "random"], "before")
    game = greathall.start(GAME, 2, seed=9)
    for _ in range(20):
        view = game.view(game.waiting[0])
        used(view)
        used(view)
        assert used(view) == fresh(view)
        game.step(view.seat, view.options[0])


def test_there_are_three_levels_and_no_other() -> None:
    assert bots() == ["random", "apprentice", "adept"]
    with pytest.raises(NotPossible, match="there is no bot 'master'; there are random, apprentice, adept"):
        player("master", 1)
