"""DER-1 Components, as examples at the table. What an edition must hold is in ``test_edition``."""

import pytest

from tests.tables import Opened
from tests.tables import death_eaters as given

TRAVEL = """
    seats ana ben
    ana        faction order  team nymphadora-tonks
    ben        faction army   team harry-potter
    turn       of ana  phase travel
"""
ROLL = """
    seats ana ben
    ana        faction order  team nymphadora-tonks*1
    ben        faction army   team harry-potter
    turn       of ana  at hogsmeade  phase roll
    dice       pool red-1
"""


@pytest.mark.parametrize(
    ("before", "clockwise", "counter_clockwise"),
    [
        ("ministry-of-magic", "diagon-alley", "hogsmeade"),
        ("diagon-alley", "hogsmeade", "ministry-of-magic"),
        ("hogsmeade", "ministry-of-magic", "diagon-alley"),
    ],
)
def test_der_1_2_the_three_locations_stand_in_a_ring(before: str, clockwise: str, counter_clockwise: str) -> None:
    """DER-1.2  From each location Voldemort turns to its neighbour. Ana travels to one of the three, or nowhere at all."""
    for direction, after in (("clockwise", clockwise), ("counter-clockwise", counter_clockwise)):
        t = given(TRAVEL + f"voldemort faces {before} \n chance voldemort-die {direction}")
        assert t.refused("ana travel -") == "DER-1.2"
        assert t.options("ana") == ["travel ministry-of-magic", "travel diagon-alley", "travel hogsmeade"]
        t.play("ana travel hogsmeade")
        assert t.of("voldemort", "faces") == [after]


def test_der_1_6_three_sides_turn_him_clockwise_three_counter_clockwise_two_show_the_dark_mark() -> None:
    """DER-1.6  Each of the eight sides comes up once."""
    rolled = []
    for side in range(8):
        t = given(TRAVEL + f"chance voldemort-die {side}")
        t.play("ana travel hogsmeade")
        rolled += t.clause_told("DER-1.6")
    assert sorted(rolled) == [
        *["voldemort-rolled clockwise"] * 3,
        *["voldemort-rolled counter-clockwise"] * 3,
        *["voldemort-rolled dark-mark"] * 2,
    ]


def test_der_1_7_there_are_two_spell_tokens_of_each_of_twelve_kinds() -> None:
    """DER-1.7  Ana holds one token of each kind, Ben the other; of no kind is there a third. What Ana does not hold she
    does not use."""
    traits = [f"assign-{trait}" for trait in ("friendship", "bravery", "knowledge", "loyalty")]
    gains = [f"gain-{colour}" for colour in ("purple", "red", "blue", "orange")]
    kinds = [*traits, *gains, "cleanse", "heal", "heal-two", "swap"]
    tokens = {copy: " ".join(f"{kind}-{copy}" for kind in kinds) for copy in (1, 2)}
    t = given(ROLL + f"ana tokens {tokens[1]} \n ben tokens {tokens[2]}")
    assert t.game.view().facts()["token-supply"] == 0
    assert len(t.of("ana", "tokens")) == len(t.of("ben", "tokens")) == 12
    assert given(ROLL).refused("ana token-heal nymphadora-tonks") == "DER-1.7"
    assert given(ROLL + "ana tokens heal-1").refused("ana token-heal nymphadora-tonks") == ""


def test_der_1_9_who_lies_beside_the_villain_card_is_out_of_play() -> None:
    """DER-1.9  Luna is in the Hospital Wing: no token heals her."""
    t = given(ROLL + "ana tokens heal-1 \n hospital-wing holds luna-lovegood")
    assert t.refused("ana token-heal luna-lovegood") == "DER-1.9"
    assert "token-heal nymphadora-tonks" in t.options("ana")


def test_der_1_10_each_player_has_a_mission_token_of_the_faction() -> None:
    """DER-1.10  Ana and Ben share the Order: there are two such tokens."""
    t = Opened("seats ana ben \n chance set-up 0 0 0 0")
    t.play("ana choose-faction order", "ana start-with sirius-black", "ben choose-faction order")
    assert t.clause_told("DER-1.10") == ["mission-token-taken ana order", "mission-token-taken ben order"]
