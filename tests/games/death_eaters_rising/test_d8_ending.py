"""DER-8 The end of the game, as examples at the table: all win or all lose."""

import pytest

from greathall.kernel.errors import NotPossible
from tests.tables import Watched
from tests.tables import death_eaters as given

AROUND = """
    ministry-of-magic  beside arthur-weasley rabastan-lestrange lee-jordan
    diagon-alley       beside bill-weasley draco-malfoy firenze
    hogsmeade          beside fleur-delacour walden-macnair cho-chang
"""
TWO = f"""{AROUND}
    seats ana ben
    ana        faction order  team nymphadora-tonks
    ben        faction army   team harry-potter
    turn       of ana  at hogsmeade  phase end-turn
"""
COVERED = "lord-voldemort=purple-1=bravery-2 lord-voldemort=purple-2=bravery"
VOLDEMORT = f"""{TWO}
    voldemort  faces hogsmeade  card villain  damage 4
    azkaban    holds mulciber peter-pettigrew bellatrix-lestrange antonin-dolohov lucius-malfoy
    dice       on {COVERED} lord-voldemort=red-1=loyalty
    chance     spell-tokens heal-1
"""
SEVEN = "albus-dumbledore minerva-mcgonagall severus-snape rubeus-hagrid pomona-sprout sybill-trelawney mrs-norris"
NINE = f"{SEVEN} filius-flitwick poppy-pomfrey"
ELEVEN = f"{NINE} argus-filch sirius-black"


def over(t: Watched) -> list[str]:
    """The clauses that ended the game, none while it runs."""
    return t.game.result.clauses if t.game.result else []


def test_der_8_1_won_when_voldemort_has_the_damage_that_the_variant_asks() -> None:
    """DER-8.1  Voldemort has 4 damage; Ana has covered his card. He takes the fifth: the game is won."""
    t = given(VOLDEMORT)
    assert t.play("ana end-turn")[-2:] == ["DER-8.1 won", "DER-8.6 game-ended"]
    assert over(t) == ["DER-8.1"]
    assert t.of("voldemort", "damage") == ["5"]


def test_der_8_1_the_experienced_need_more() -> None:
    """DER-8.1, 2.8  Where 6 was agreed the fifth damage wins nothing; the sixth does. Beginners win with the fourth."""
    table = VOLDEMORT.replace("lucius-malfoy", "lucius-malfoy rodolphus-lestrange")
    t = given(table, voldemort=6)
    t.play("ana end-turn")
    assert (over(t), t.waiting()) == ([], ["ben"])
    t = given(table.replace("damage 4", "damage 5"), voldemort=6)
    t.play("ana end-turn")
    assert over(t) == ["DER-8.1"]
    t = given(table.replace("damage 4", "damage 3"), voldemort=4)
    t.play("ana end-turn")
    assert over(t) == ["DER-8.1"]


@pytest.mark.parametrize(
    ("seats", "teams", "wizards"),
    [
        ("ana ben", "", SEVEN),
        ("ana ben cid", "cid faction hogwarts team ron-weasley", NINE),
        (
            "ana ben cid dora",
            "cid faction hogwarts team ron-weasley \n dora faction army team hermione-granger",
            ELEVEN,
        ),
    ],
)
def test_der_8_2_lost_with_so_many_wizards_in_the_hospital_wing(seats: str, teams: str, wizards: str) -> None:
    """DER-8.2  8 with two players, 10 with three, 12 with four. Fleur is the last of them; one damage short of full she
    stays, and the game goes on."""
    table = f"{TWO} \n seats {seats} \n {teams} \n hospital-wing holds {wizards} \n chance deck luna-lovegood \n"
    t = given(table + "hogsmeade beside fleur-delacour*4 walden-macnair cho-chang")
    t.play("ana end-turn")
    assert (t.clause_told("DER-8.2"), over(t)) == (["lost"], ["DER-8.2"])
    assert len(t.of("hospital-wing", "holds")) == len(wizards.split()) + 1
    t = given(table + "hogsmeade beside fleur-delacour*3 walden-macnair cho-chang")
    t.play("ana end-turn")
    assert over(t) == []


def test_der_8_3_lost_when_a_player_has_no_wizard_left() -> None:
    """DER-8.3  Harry was Ben's only wizard; it does not matter that it is Ana's turn."""
    t = given(TWO + "ben team harry-potter*4")
    t.play("ana end-turn")
    assert (t.clause_told("DER-5.5"), over(t)) == (["wizard-defeated harry-potter"], ["DER-8.3"])
    t = given(TWO + "ben team harry-potter*4 hermione-granger")
    t.play("ana end-turn")
    assert over(t) == []


def test_der_8_4_lost_when_four_places_are_corrupted() -> None:
    """DER-8.4  Three are; the Atrium is the fourth."""
    table = TWO + "corrupted-places holds gringotts hogs-head hogsmeade-station \n"
    t = given(table + "ministry-of-magic places atrium department-of-mysteries corruption 5")
    t.play("ana end-turn")
    assert (t.clause_told("DER-8.4"), over(t)) == (["lost"], ["DER-8.4"])
    t = given(table + "ministry-of-magic places atrium department-of-mysteries corruption 4")
    t.play("ana end-turn")
    assert over(t) == []


def test_der_8_5_lost_when_a_location_is_completely_corrupted() -> None:
    """DER-8.5, 6.4  Both places of Hogsmeade have fallen, and 5 corruption lies on Hogsmeade itself; with 4 it stands."""
    table = TWO + "corrupted-places holds hogs-head hogsmeade-station \n"
    t = given(table + "hogsmeade corruption 5")
    t.play("ana end-turn")
    assert t.clause_told("DER-6.4") == ["location-fell hogsmeade"]
    assert (t.clause_told("DER-8.5"), over(t)) == (["lost"], ["DER-8.5"])
    t = given(table + "hogsmeade corruption 4")
    t.play("ana end-turn")
    assert over(t) == []


def test_der_8_5_a_second_place_that_falls_leaves_its_location_standing() -> None:
    """DER-8.5  The Hog's Head, the second place of Hogsmeade, falls at the end of this turn: no corruption is left on
    Hogsmeade, and the game goes on."""
    t = given(TWO + "corrupted-places holds hogsmeade-station \n hogsmeade corruption 5")
    t.play("ana end-turn")
    assert (t.of("hogsmeade", "places"), t.of("hogsmeade", "corruption")) == ([], ["0"])
    assert over(t) == []


def test_der_8_6_the_victory_is_checked_before_anything_is_lost() -> None:
    """DER-8.6  Voldemort takes his last damage in the turn in which Tonks falls and a fourth place would: all have won."""
    t = given(f"""{VOLDEMORT}
        ana                team nymphadora-tonks*4
        ministry-of-magic  places atrium department-of-mysteries  corruption 5
        corrupted-places   holds gringotts hogs-head hogsmeade-station
    """)
    t.play("ana end-turn")
    assert t.clause_told("DER-8.6") == ["game-ended"]
    assert t.game.result is not None
    assert (t.game.result.clauses, t.game.result.winners) == (["DER-8.1"], [0, 1])


def test_der_8_6_all_losses_that_hold_are_named_and_nobody_wins() -> None:
    """DER-8.6  An eighth wizard is defeated, Ana's last; a fourth place falls, and Hogsmeade altogether."""
    t = given(f"""{TWO}
        ana                team nymphadora-tonks*4
        hospital-wing      holds {SEVEN}
        ministry-of-magic  places atrium department-of-mysteries  corruption 5
        hogsmeade          corruption 5
        corrupted-places   holds gringotts hogs-head hogsmeade-station
    """)
    assert t.play("ana end-turn")[-5:] == [
        "DER-8.2 lost",
        "DER-8.3 lost",
        "DER-8.4 lost",
        "DER-8.5 lost",
        "DER-8.6 game-ended",
    ]
    assert t.game.result is not None
    assert (t.game.result.clauses, t.game.result.winners) == (["DER-8.2", "DER-8.3", "DER-8.4", "DER-8.5"], [])


def test_der_8_2_after_the_end_nothing_is_played() -> None:
    """DER-8.2  The game was lost by it: whatever Ben would do now is answered with the clause that ended it."""
    t = given(TWO + f"hospital-wing holds {SEVEN} \n hogsmeade beside fleur-delacour*4 walden-macnair cho-chang")
    t.play("ana end-turn")
    assert (t.waiting(), t.options("ben"), t.refused("ben travel hogsmeade")) == ([], [], "DER-8.2")
    with pytest.raises(NotPossible, match="the game is over"):
        t.play("ben travel hogsmeade")
