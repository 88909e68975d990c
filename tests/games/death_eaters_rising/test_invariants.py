"""What never holds at a table is found, wherever a state comes from."""

import json
from typing import Any

import pytest

from greathall.kernel.errors import BadRecord
from greathall.kernel.saves import load_state
from tests.kernel import contract
from tests.tables import death_eaters as given

BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"mission": 3}, "mission 3"),
    ({"facing": -1}, "facing -1"),
    ({"faction": [0, 3]}, "faction 3"),
    ({"progress": 3}, "progress 3"),
    ({"rolls": -1}, "rolls -1"),
    ({"tokens_forbidden": 2}, "penalty 2"),
    ({"declined_swaps": [0, 4]}, "declined swaps 4"),
    ({"healed": [33, -1]}, "healed 33"),
    ({"extra": [-1, 0]}, "symbols -1"),
    ({"side": [8, *[-1] * 13]}, "side 8"),
    ({"die_on": [5, *[-1] * 13]}, "blue-1 is assigned to nothing, or lies on a card and elsewhere"),
    ({"damage": [6, *[0] * 43]}, "damage of albus-dumbledore"),
    ({"damage": [1, *[0] * 43]}, "albus-dumbledore has damage out of play"),
    ({"damage": [*[0] * 43, 1]}, "Voldemort has more damage than Azkaban holds"),
    ({"corruption": [6, 0, 0]}, "corruption of location 0"),
]


@pytest.mark.parametrize(("change", "fault"), BROKEN, ids=[fault for _, fault in BROKEN])
def test_a_state_that_no_table_has_is_not_loaded(change: dict[str, Any], fault: str) -> None:
    t = given("seats ana ben")
    saved = json.loads(contract.saved(t.game))
    load_state(t.rules, saved, t.game.state.chance)
    with pytest.raises(BadRecord) as refusal:
        load_state(t.rules, saved | change, t.game.state.chance)
    assert str(refusal.value) == f"state: {fault}"


def test_a_slot_holds_one_character() -> None:
    t = given("seats ana ben \n hogsmeade beside firenze")
    saved = json.loads(contract.saved(t.game))
    saved["piles"]["beside-hogsmeade-1"].append(saved["piles"]["undrawn"].pop())
    saved["piles"]["deck"].pop()
    with pytest.raises(BadRecord, match="state: slot 6 holds several"):
        load_state(t.rules, saved, t.game.state.chance)
