"""DER-2 Set-up, as examples at the table."""

import pytest

from greathall.games import find_rules
from greathall.kernel.errors import NotPossible
from tests.tables import Opened, shown_by
from tests.tables import death_eaters as given

TWO = "seats ana ben \n chance set-up 1 0 1 1 \n"
"""Voldemort faces Diagon Alley; the places of the other two locations lie in the second order."""
NINE = """
    chance deck luna-lovegood mulciber bill-weasley ron-weasley sirius-black peter-pettigrew draco-malfoy firenze lee-jordan
"""
CHOSEN = ["ana choose-faction order", "ana start-with nymphadora-tonks", "ben choose-faction army"]


def test_der_2_1_voldemort_faces_a_random_location() -> None:
    """DER-2.1  Chance says the second of the three locations, then the third."""
    assert Opened(TWO).clause_told("DER-2.1") == ["faced diagon-alley"]
    t = Opened("seats ana ben \n chance set-up 2 0 0 0")
    assert t.clause_told("DER-2.1") == ["faced hogsmeade"]
    assert t.of("voldemort", "faces") == ["hogsmeade"]


def test_der_2_2_two_places_lie_in_each_location_in_random_order() -> None:
    """DER-2.2  The Ministry's places lie as they are listed, those of the other locations the other way round."""
    t = Opened(TWO)
    assert t.clause_told("DER-2.2") == [
        "place-laid department-of-mysteries ministry-of-magic",
        "place-laid gringotts diagon-alley",
        "place-laid hogsmeade-station hogsmeade",
    ]
    assert t.of("diagon-alley", "places") == ["gringotts", "ollivanders"]


def test_der_2_3_all_spell_tokens_lie_face_down() -> None:
    """DER-2.3  All 24 are in the supply; Ana and Ben have none."""
    t = Opened(TWO)
    assert t.clause_told("DER-2.3") == ["tokens-laid 24"]
    assert t.of("ana", "tokens") + t.of("ben", "tokens") == []


def test_der_2_3_a_token_is_drawn_from_those_that_are_left() -> None:
    """DER-2.3  Luna's ability: Ana, who holds eleven tokens, takes a twelfth from the thirteen that lie there."""
    held = "swap-1 swap-2 heal-1 heal-2 cleanse-1 cleanse-2 gain-red-1 gain-red-2 gain-blue-1 gain-blue-2 heal-two-1"
    t = given(f"""
        seats ana ben
        ana     faction army  team luna-lovegood  tokens {held}
        turn    of ana  at hogsmeade  phase assign
        dice    pool orange-1=friendship-2
        chance  spell-tokens assign-bravery-2
    """)
    t.play("ana assign orange-1 luna-lovegood", "ana use")
    assert t.clause_told("DER-2.3") == ["token-taken ana assign-bravery-2"]
    assert len(t.of("ana", "tokens")) == 12


def test_der_2_4_the_seats_choose_a_faction_and_two_may_share_one() -> None:
    """DER-2.4  Ana chooses the Order, and Ben after her; for Cid it is not there any more."""
    t = Opened("seats ana ben cid \n chance set-up 0 0 0 0")
    assert (t.waiting(), t.refused("ben choose-faction army")) == (["ana"], "DER-2.7")
    t.play("ana choose-faction order", "ana start-with sirius-black", "ben choose-faction order")
    assert t.clause_told("DER-2.4") == ["faction-chosen ana order", "faction-chosen ben order"]
    t.play("ben start-with nymphadora-tonks")
    assert t.refused("cid choose-faction order") == "DER-2.4"
    assert t.options("cid") == ["choose-faction hogwarts", "choose-faction army"]


def test_der_2_5_each_player_takes_one_of_the_two_starters_of_the_faction() -> None:
    """DER-2.5  Ana, of the Order, has Tonks or Sirius to choose from; Harry is of another faction, Bill no starter."""
    t = Opened(TWO)
    t.play("ana choose-faction order")
    assert t.options("ana") == ["start-with nymphadora-tonks", "start-with sirius-black"]
    assert t.refused("ana start-with harry-potter") == "DER-2.5"
    assert t.refused("ana start-with bill-weasley") == "DER-2.5"
    assert t.play("ana start-with sirius-black") == ["DER-2.5 started-with ana sirius-black"]
    assert t.of("ana", "team") == ["sirius-black"]


def test_der_2_5_a_starter_is_one_card() -> None:
    """DER-2.5  Ben shares the Order with Ana, who took Tonks: only Sirius is left."""
    t = Opened(TWO)
    t.play("ana choose-faction order", "ana start-with nymphadora-tonks", "ben choose-faction order")
    assert t.refused("ben start-with nymphadora-tonks") == "DER-2.5"
    assert t.options("ben") == ["start-with sirius-black"]


def test_der_2_6_three_characters_lie_beside_each_location_and_voldemort_is_in_the_middle_of_the_rest() -> None:
    """DER-2.6  Sirius, whom nobody chose, is dealt like the others; of the 32 cards left 16 lie above Voldemort's."""
    t = Opened(TWO + NINE)
    t.play(*CHOSEN, "ben start-with harry-potter")
    assert t.clause_told("DER-2.6") == [
        "laid-out luna-lovegood ministry-of-magic",
        "laid-out mulciber ministry-of-magic",
        "laid-out bill-weasley ministry-of-magic",
        "laid-out ron-weasley diagon-alley",
        "laid-out sirius-black diagon-alley",
        "laid-out peter-pettigrew diagon-alley",
        "laid-out draco-malfoy hogsmeade",
        "laid-out firenze hogsmeade",
        "laid-out lee-jordan hogsmeade",
    ]
    assert t.of("diagon-alley", "beside") == ["ron-weasley", "sirius-black", "peter-pettigrew"]
    assert (t.of("voldemort", "card"), t.of("voldemort", "above")) == (["deck"], ["16"])
    assert t.of("set-aside", "holds") == []


def test_der_2_6_of_an_odd_rest_the_smaller_half_lies_above_voldemort() -> None:
    """DER-2.6  With three players 31 cards are left: 15 lie above him."""
    t = Opened("seats ana ben cid \n chance set-up 0 0 0 0" + NINE)
    t.play(*CHOSEN, "ben start-with harry-potter", "cid choose-faction army", "cid start-with hermione-granger")
    assert (t.of("voldemort", "above"), len(t.clause_told("DER-2.6"))) == (["15"], 9)


def test_der_2_7_seat_0_begins() -> None:
    """DER-2.7  Ana sits first and begins; Ben cannot travel in her turn."""
    t = Opened(TWO + NINE)
    t.play(*CHOSEN, "ben start-with harry-potter")
    assert t.clause_told("DER-2.7") == ["began ana"]
    assert t.refused("ben travel hogsmeade") == "DER-2.7"


def test_der_2_7_a_random_player_begins_where_the_table_says_so() -> None:
    """DER-2.7  Chance says Ben. Ana still chooses her faction first."""
    t = Opened("seats ana ben \n chance set-up 0 0 0 0 1" + NINE, **{"random-first-player": 1})
    assert t.waiting() == ["ana"]
    t.play(*CHOSEN, "ben start-with harry-potter")
    assert (t.clause_told("DER-2.7"), t.waiting()) == (["began ben"], ["ben"])


def test_der_2_7_the_option_is_yes_or_no() -> None:
    """DER-2.7  A table is set to a random first player, or it is not."""
    with pytest.raises(NotPossible) as refusal:
        find_rules("death-eaters-rising", 2, {"random-first-player": 2}, "standard")
    assert shown_by(refusal.value) == ["DER-2.7: random-first-player is 0 to 1, not 2"]


@pytest.mark.parametrize("goal", [4, 5, 10])
def test_der_2_8_voldemort_is_defeated_at_as_much_damage_as_the_variant_says(goal: int) -> None:
    """DER-2.8  Beginners play with 4, usual is 5; Azkaban holds 10."""
    assert Opened(TWO, voldemort=goal).clause_told("DER-2.8") == [f"goal-set {goal}"]


@pytest.mark.parametrize("goal", [3, 11])
def test_der_2_8_no_other_number_is_possible(goal: int) -> None:
    """DER-2.8  3 is too easy, 11 can never be reached."""
    with pytest.raises(NotPossible) as refusal:
        find_rules("death-eaters-rising", 2, {"voldemort": goal}, "standard")
    assert shown_by(refusal.value) == [f"DER-2.8: voldemort is 4 to 10, not {goal}"]


def test_der_2_8_without_a_word_it_is_five() -> None:
    """DER-2.8  Nobody chose a variant."""
    assert Opened(TWO).clause_told("DER-2.8") == ["goal-set 5"]
