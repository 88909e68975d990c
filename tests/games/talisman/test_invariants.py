"""What never holds at a table is found, wherever a state comes from."""

import json
import random
from typing import Any

import pytest

from greathall import start
from greathall.games.talisman.box import Box
from greathall.games.talisman.state import EMPTY
from greathall.kernel.errors import BadRecord
from greathall.kernel.saves import load_state
from greathall.kernel.state import UNSEEN
from tests.games.talisman.tables import given
from tests.kernel import contract

TABLE = """
    seats ana ben
    ana side harry-potter-boy-who-lived at gringotts objects wand-1 portkey-1 allies nymphadora-tonks
    ben side draco-malfoy-prefect at diagon-alley
    turn of ana phase move
"""
BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"side": [16, 7]}, "side 16"),
    ({"space": [99, 5]}, "space 99"),
    ({"magic": [13, 4]}, "magic 13"),
    ({"fate": [37, 3]}, "fate 37"),
    ({"galleons": [2, -1]}, "galleons -1"),
    ({"task": [-1, 6]}, "task 6"),
    ({"away": [0, 2]}, "away 2"),
    ({"advantage": 2}, "advantage 2"),
    ({"voldemort": -1}, "voldemort -1"),
    ({"direction": 3}, "direction 3"),
    ({"visited": [47]}, "visited 47"),
    ({"enemies": [-1]}, "enemies -1"),
    ({"dice": [0]}, "dice 0"),
    ({"result": 4}, "result 4"),
    ({"standing": [0, 2, -1]}, "standing 0 2 -1"),
    ({"standing": [0, 1]}, "a standing sentence is three numbers"),
    ({"side": [-1, 7]}, "seat 0: a figure of no character"),
    ({"magic": [1, 4]}, "seat 0: TAL-2.1, 2.2: marked values lie between those of the beginning and the maximum"),
    ({"away": [1, 0]}, "seat 0: TAL-2.4: who has no Life waits in the hospital"),
    ({"galleons": [12, 12]}, "TAL-1.8: more Fate or Galleons than the box holds"),
    ({"fight": 1}, "a fight has a fighter, and only a fight"),
    ({"offered": [0]}, "only trophies of the active player are offered"),
]


@pytest.mark.parametrize(("change", "fault"), BROKEN, ids=[fault for _, fault in BROKEN])
def test_a_state_that_no_table_has_is_not_loaded(change: dict[str, Any], fault: str) -> None:
    t = given(TABLE)
    saved = json.loads(contract.saved(t.game))
    load_state(t.rules, saved, t.game.state.chance)
    with pytest.raises(BadRecord) as refusal:
        load_state(t.rules, saved | change, t.game.state.chance)
    assert str(refusal.value) == f"state: {fault}"


def test_no_two_objects_of_a_name_and_no_ally_of_the_other_side() -> None:
    t = given(TABLE)
    saved = json.loads(contract.saved(t.game))
    saved["piles"]["equipment-stacks"].remove("wand-2")
    saved["piles"]["objects-of-0"].append("wand-2")
    with pytest.raises(BadRecord, match=r"state: seat 0: TAL-11\.2: two Objects of one name"):
        load_state(t.rules, saved, t.game.state.chance)
    saved = json.loads(contract.saved(t.game))
    saved["piles"]["allies-of-1"] = saved["piles"].pop("allies-of-0")
    with pytest.raises(BadRecord, match=r"state: seat 1: TAL-5\.7: an Ally of the other faction"):
        load_state(t.rules, saved, t.game.state.chance)


def test_what_all_states_share_is_never_changed() -> None:
    """Empty lists, zeros and decks of unseen cards are one for all games: after a game they are as before."""
    game = start("talisman", seats=4, seed=8)
    box = game.state.layout
    assert isinstance(box, Box)
    draw = random.Random(8).random
    while not game.over and game.state.questions < 4000:
        options = game.options(game.waiting[0])
        game.step(game.waiting[0], options[int(draw() * len(options))])
    assert game.state.turn > 100
    assert (EMPTY, box.zeros, box.nones) == ([], [0] * 4, [-1] * 4)
    assert not any(box.bare)
    assert all(pile == [UNSEEN] * count for count, pile in enumerate(box.untouched))
