"""What a seat may not know changes nothing in what its bot chooses."""

from collections.abc import Callable

import pytest

import greathall
from greathall.bots import bots, player
from greathall.kernel.drive import Player
from greathall.kernel.game import Game
from greathall.kernel.position import Position, View
from greathall.kernel.records import key_from_seed
from greathall.kernel.state import NOBODY
from tests.kernel.games import TOYS, Case

pytestmark = pytest.mark.engine

WORLDS = 3


class Sceptic:
    """Asks its bot again in other worlds that look the same to the seat, and wants the same answer."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot
        self.asked = 0
        self.other_worlds = 0

    def __call__(self, view: View) -> int | None:
        picked = self.bot(view)
        for number in range(WORLDS):
            game = view.sample(key_from_seed(f"{self.asked}/{number}"))
            self.other_worlds += differs(game, view)
            again = game.view(view.seat)
            assert again.options == view.options
            assert self.bot(again) == picked
        self.asked += 1
        return picked


def differs(game: Position, view: View) -> bool:
    """Whether the sampled world has something elsewhere than the view's stand-in."""
    return game.state.where != view.world.where or game.state.piles != view.world.piles


def play(game: Game, bot: Callable[[int], Player], decisions: int) -> list[Sceptic]:
    """Play on with sceptics; a game in which several are asked at once is played seat by seat."""
    sceptics = [Sceptic(bot(seat)) for seat in range(game.seats)]
    for _ in range(decisions):
        if game.over:
            break
        seat = game.waiting[-1] if game.state.stack[-1].seat == NOBODY else game.waiting[0]
        picked = sceptics[seat](game.view(seat))
        assert picked is not None
        game.step(seat, picked)
        for other in game.interjecting:
            view = game.view(other)
            out_of_turn = sceptics[other](view) if view.options and not game.over else None
            if out_of_turn is not None:
                game.step(other, out_of_turn)
                break
    return sceptics


@pytest.mark.parametrize("name", bots())
@pytest.mark.parametrize("case", TOYS, ids=[case.name for case in TOYS])
def test_secrets_change_no_choice_in_the_toy_games(case: Case, name: str) -> None:
    """These games have no hints: every level plays them as ``random`` does."""
    others = 0
    for rules in case.each():
        game = Game.begun(rules, key_from_seed(f"{case.name} {name}"))
        others += sum(each.other_worlds for each in play(game, lambda seat: player(name, seat), 60))
    assert others > 0 or case.name in ("judges", "walk")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", bots())
def test_what_lies_unseen_changes_no_choice_in_death_eaters_rising(name: str, seats: int) -> None:
    game = greathall.start("death-eaters-rising", seats, seed=f"{name} {seats}")
    sceptics = play(game, lambda seat: player(name, seat), 100)
    assert sum(each.asked for each in sceptics) > 40
