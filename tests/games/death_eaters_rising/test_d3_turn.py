"""DER-3 A turn, as examples at the table: travel, then Voldemort and the Death Eaters act."""

from tests.tables import Watched
from tests.tables import death_eaters as given

TRAVEL = """
    seats ana ben
    ana        faction order  team nymphadora-tonks sirius-black
    ben        faction army   team harry-potter hermione-granger
    voldemort  faces ministry-of-magic
    turn       of ana  phase travel
"""
CLOCKWISE = TRAVEL + "chance voldemort-die clockwise \n"
"""Voldemort turns to Diagon Alley."""
DARK_MARK = TRAVEL + "chance voldemort-die dark-mark \n"
"""Voldemort stays at the Ministry."""
REVEALED = """
    seats ana ben
    ana        faction order  team nymphadora-tonks  tokens assign-friendship-1 assign-friendship-2
    voldemort  faces diagon-alley  card villain
    hogsmeade  beside mundungus-fletcher - luna-lovegood
    diagon-alley beside - mulciber -
    turn       of ana  at hogsmeade  phase roll
    dice       pool red-1 red-2 red-3 purple-1
    chance     wizard-dice purple=friendship red=loyalty red=loyalty
"""


def acts_of_voldemort(t: Watched) -> list[str]:
    """What was told from the turn of Voldemort's figure until the pool is taken."""
    kinds = [line.split()[0] for line in t.told()]
    return t.told()[kinds.index("DER-3.3") : kinds.index("DER-4.1")]


def test_der_3_1_a_turn_goes_from_travel_to_the_end_in_four_phases() -> None:
    """DER-3.1  Ana travels, Voldemort acts, she rolls once and stops, and ends her turn; then Ben's begins. Before she
    has travelled she rolls no dice, and when she rolls she does not travel any more."""
    t = given(CLOCKWISE + "chance seed 1")
    assert t.refused("ana roll") == "DER-3.1"
    t.play("ana travel hogsmeade")
    assert (t.of("turn", "phase"), t.refused("ana travel diagon-alley")) == (["roll"], "DER-3.1")
    t.play("ana roll", "ana stop")
    assert (t.of("turn", "phase"), t.refused("ana roll")) == (["end-turn"], "DER-3.1")
    t.play("ana end-turn")
    assert t.clause_told("DER-3.1") == ["turn-began ben 2"]


def test_der_3_2_the_mission_token_is_laid_on_any_one_location() -> None:
    """DER-3.2  Ana lays it where Voldemort looks, or elsewhere."""
    t = given(CLOCKWISE)
    assert t.options("ana") == ["travel ministry-of-magic", "travel diagon-alley", "travel hogsmeade"]
    t.play("ana travel ministry-of-magic")
    assert t.clause_told("DER-3.2") == ["travelled ana ministry-of-magic"]
    assert t.of("turn", "at") == ["ministry-of-magic"]


def test_der_3_2_the_player_deals_only_with_that_location() -> None:
    """DER-3.2  Ana is in Hogsmeade: Bill, in Diagon Alley, is neither recruited by a die or a token nor healed by her
    headquarters; Luna, beside Hogsmeade, is."""
    t = given("""
        seats ana ben
        ana           faction order  team nymphadora-tonks  tokens assign-loyalty-1
        hogsmeade     beside luna-lovegood*1 - -
        diagon-alley  beside bill-weasley*1 mulciber -
        turn          of ana  at hogsmeade  phase assign
        dice          pool red-1=loyalty blue-1=knowledge
    """)
    assert t.refused("ana assign red-1 bill-weasley") == "DER-3.2"
    assert t.refused("ana assign blue-1 mulciber") == "DER-3.2"
    assert t.refused("ana token-assign loyalty bill-weasley") == "DER-3.2"
    assert t.refused("ana assign blue-1 luna-lovegood") == ""
    t.play("ana assign red-1 headquarters-1", "ana use")
    assert t.refused("ana heal bill-weasley") == "DER-3.2"
    assert t.options("ana") == ["heal luna-lovegood"]


def test_der_3_3_the_voldemort_die_turns_him_or_leaves_him() -> None:
    """DER-3.3  Clockwise from the Ministry is Diagon Alley, counter-clockwise Hogsmeade; on the Dark Mark he stays."""
    for side, told in (
        ("clockwise", "turned diagon-alley"),
        ("counter-clockwise", "turned hogsmeade"),
        ("dark-mark", "stayed ministry-of-magic"),
    ):
        t = given(TRAVEL + f"chance voldemort-die {side}")
        assert t.refused("ana travel hogsmeade") == ""
        t.play("ana travel hogsmeade")
        assert t.clause_told("DER-3.3") == [told]


def test_der_3_4_he_attacks_then_corrupts_then_the_death_eaters_there_act() -> None:
    """DER-3.4  Ana is in Diagon Alley when Voldemort turns there. He hurts Luna and her whole team, corrupts the current
    place, and Rookwood corrupts it once more; Macnair, in Hogsmeade, does nothing, and nobody else is hurt."""
    t = given(
        CLOCKWISE
        + """
        diagon-alley  beside luna-lovegood augustus-rookwood -
        hogsmeade     beside walden-macnair ron-weasley -
        """
    )
    t.play("ana travel diagon-alley")
    assert acts_of_voldemort(t) == [
        "DER-3.3 turned diagon-alley",
        "DER-3.4 damaged luna-lovegood 1",
        "DER-3.4 damaged nymphadora-tonks 1",
        "DER-3.4 damaged sirius-black 1",
        "DER-3.4 corrupted diagon-alley 1",
        "DER-3.4 death-eater-acted augustus-rookwood diagon-alley",
        "DER-3.4 corrupted diagon-alley 1",
    ]
    assert t.of("hogsmeade", "beside") == ["walden-macnair", "ron-weasley", "-"]
    assert t.of("ben", "team") == ["harry-potter", "hermione-granger"]


def test_der_3_4_a_team_elsewhere_is_not_attacked() -> None:
    """DER-3.4  Ana is in Hogsmeade: in Diagon Alley Voldemort hurts Luna alone. Bellatrix there reaches Ana's team all
    the same, for her card names it."""
    t = given(CLOCKWISE + "diagon-alley beside luna-lovegood - bellatrix-lestrange")
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-3.4") == [
        "damaged luna-lovegood 1",
        "corrupted diagon-alley 1",
        "death-eater-acted bellatrix-lestrange diagon-alley",
        "damaged nymphadora-tonks 1",
        "damaged sirius-black 1",
    ]


def test_der_3_4_in_a_location_are_those_beside_it_and_the_active_team_only() -> None:
    """DER-3.4  Rodolphus hurts every Army wizard in Diagon Alley. Ben is of the Army, but it is Ana's turn, and only Luna
    is there."""
    t = given(CLOCKWISE + "diagon-alley beside luna-lovegood*1 rodolphus-lestrange bill-weasley")
    t.play("ana travel diagon-alley")
    assert t.of("diagon-alley", "beside") == ["luna-lovegood*3", "rodolphus-lestrange", "bill-weasley*1"]
    assert t.of("ben", "team") == ["harry-potter", "hermione-granger"]


def test_der_3_5_on_the_dark_mark_the_dark_mark_abilities_follow_and_then_the_penalties() -> None:
    """DER-3.5  Voldemort stays at the Ministry. After his attack come Lucius there, then Bellatrix in Diagon Alley and
    Draco in Hogsmeade, with what they do on the Dark Mark; Gringotts' penalty comes last."""
    t = given(
        DARK_MARK
        + """
        ministry-of-magic  beside - lucius-malfoy -
        diagon-alley       beside bellatrix-lestrange - -  places ollivanders
        hogsmeade          beside - - draco-malfoy
        corrupted-places   holds gringotts
        """
    )
    t.play("ana travel diagon-alley")
    assert acts_of_voldemort(t) == [
        "DER-3.3 stayed ministry-of-magic",
        "DER-3.4 corrupted ministry-of-magic 1",
        "DER-3.4 death-eater-acted lucius-malfoy ministry-of-magic",
        "DER-3.5 death-eater-acted lucius-malfoy ministry-of-magic",
        "DER-3.5 corrupted ministry-of-magic 1",
        "DER-3.5 death-eater-acted bellatrix-lestrange diagon-alley",
        "DER-3.5 corrupted diagon-alley 1",
        "DER-3.5 death-eater-acted draco-malfoy hogsmeade",
        "DER-3.5 corrupted hogsmeade 1",
        "DER-6.5 penalty-struck gringotts",
    ]


def test_der_3_5_without_the_dark_mark_there_are_no_dark_mark_abilities_and_no_penalties() -> None:
    """DER-3.5  Voldemort turns away from Hogsmeade: neither Draco, beside it, nor Gringotts does anything."""
    t = given(CLOCKWISE + "hogsmeade beside draco-malfoy - - \n corrupted-places holds gringotts")
    t.play("ana travel hogsmeade")
    assert acts_of_voldemort(t) == ["DER-3.3 turned diagon-alley", "DER-3.4 corrupted diagon-alley 1"]
    assert t.of("hold", "lasting") == []


def test_der_3_6_death_eaters_of_a_location_act_in_slot_order_and_ties_are_judged_anew() -> None:
    """DER-3.6  Bellatrix, in the first slot, hurts Ana's team: both tie. Rabastan asks each player which of those that tie
    suffers. Then Macnair hurts Ana's least damaged: only Tonks."""
    t = given(CLOCKWISE + "diagon-alley beside bellatrix-lestrange rabastan-lestrange walden-macnair")
    t.play("ana travel hogsmeade")
    assert [line for line in t.told() if "acted" in line] == [
        "DER-3.4 death-eater-acted bellatrix-lestrange diagon-alley",
        "DER-3.4 death-eater-acted rabastan-lestrange diagon-alley",
    ]
    assert (t.waiting(), t.options("ana")) == (["ana"], ["suffer nymphadora-tonks", "suffer sirius-black"])
    t.play("ana suffer sirius-black", "ben suffer harry-potter")
    assert t.told()[:5] == [
        "DER-6.6 damaged sirius-black 1",
        "DER-6.6 damaged harry-potter 1",
        "DER-3.4 corrupted diagon-alley 1",
        "DER-3.4 death-eater-acted walden-macnair diagon-alley",
        "DER-6.6 damaged nymphadora-tonks 1",
    ]
    assert t.of("ana", "team") == ["nymphadora-tonks*2", "sirius-black*2"]


def test_der_3_6_places_strike_in_the_order_in_which_they_fell() -> None:
    """DER-3.6, 6.5  The Hog's Head fell before Gringotts, and strikes first."""
    t = given(DARK_MARK + "corrupted-places holds hogs-head gringotts")
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.5") == ["penalty-struck hogs-head", "penalty-struck gringotts"]


def test_der_3_6_every_player_may_is_asked_clockwise_from_the_active_player() -> None:
    """DER-3.6  Ben uses the Room of Requirement. He is asked first whom he heals, then Cid, then Ana, who declines; Cid
    heals 2, for Luna is of the Army."""
    t = given("""
        seats ana ben cid
        ana   faction order     team nymphadora-tonks*2
        ben   faction army      team ron-weasley*1
        cid   faction hogwarts  team minerva-mcgonagall luna-lovegood*3
        turn  of ben  at hogsmeade  phase assign
        dice  pool purple-1=bravery-2
    """)
    t.play("ben assign purple-1 headquarters-2", "ben use")
    assert (t.waiting(), t.options("ben")) == (["ben"], ["decline", "heal ron-weasley"])
    t.play("ben heal ron-weasley")
    assert (t.waiting(), t.options("cid")) == (["cid"], ["decline", "heal luna-lovegood"])
    t.play("cid heal luna-lovegood")
    assert t.waiting() == ["ana"]
    t.play("ana decline")
    assert t.clause_told("DER-3.6") == ["offer-declined ana"]
    assert t.of("cid", "team") == ["minerva-mcgonagall", "luna-lovegood*1"]


def test_der_3_7_before_the_first_roll_a_die_moves_the_player_to_voldemort() -> None:
    """DER-3.7  Voldemort is revealed and looks at Diagon Alley. In Hogsmeade Mundungus is completed by two tokens; then Ana
    discards a red die of her choice. What she rolls goes to Diagon Alley and no more to Hogsmeade, nothing that happened
    is repeated, and Mundungus joins her at the end."""
    t = given(REVEALED)
    assert [each for each in t.options("ana") if "move" in each] == [
        "move-to-voldemort purple-1",
        "move-to-voldemort red-1",
        "move-to-voldemort red-2",
        "move-to-voldemort red-3",
    ]
    t.play("ana token-assign friendship mundungus-fletcher", "ana token-assign friendship mundungus-fletcher")
    assert t.play("ana move-to-voldemort red-2") == ["DER-3.7 moved-to-voldemort ana red-2 diagon-alley"]
    assert (t.of("dice", "pool"), t.of("dice", "out")) == (["purple-1", "red-1", "red-3"], ["red-2"])
    t.play("ana roll")
    assert t.refused("ana assign purple-1 luna-lovegood") == "DER-3.2"
    assert t.refused("ana assign purple-1 mulciber") == ""
    assert t.refused("ana move-to-voldemort red-1") == "DER-3.7"


def test_der_3_7_what_was_completed_at_the_old_location_counts() -> None:
    """DER-3.7, 5.1  Ana, moved to Diagon Alley, ends her turn: Mundungus, completed in Hogsmeade before, joins her."""
    t = given("""
        seats ana ben
        ana          faction order  team nymphadora-tonks
        voldemort    faces diagon-alley  card villain
        hogsmeade    beside mundungus-fletcher mulciber luna-lovegood
        dice         symbols mundungus-fletcher=friendship mundungus-fletcher=friendship  pool red-1 red-2
        turn         of ana  at hogsmeade  phase roll
        chance       wizard-dice red=loyalty
        chance       seed 1
    """)
    t.play("ana move-to-voldemort red-1", "ana roll", "ana stop", "ana end-turn")
    assert t.clause_told("DER-3.7") == ["moved-to-voldemort ana red-1 diagon-alley"]
    assert t.clause_told("DER-5.1") == ["recruited ana mundungus-fletcher"]


def test_der_3_7_not_before_he_is_revealed_and_not_where_he_is() -> None:
    """DER-3.7  Hidden in the deck he is nowhere to move to; in his own location there is no need to; and a die that lies
    in the box pays for nothing."""
    assert given(REVEALED.replace("card villain", "")).refused("ana move-to-voldemort red-1") == "DER-3.7"
    assert given(REVEALED + "voldemort faces hogsmeade").refused("ana move-to-voldemort red-1") == "DER-3.7"
    assert given(REVEALED).refused("ana move-to-voldemort blue-1") == "DER-3.7"


def test_der_3_7_not_after_a_roll() -> None:
    """DER-3.7  Ana has rolled, and has nothing left to assign: she stays in Hogsmeade."""
    t = given(REVEALED + "turn phase assign \n dice pool red-1=loyalty")
    assert t.refused("ana move-to-voldemort red-1") == "DER-3.7"
    t.play("ana stop")
    assert t.refused("ana move-to-voldemort red-1") == "DER-3.7"
