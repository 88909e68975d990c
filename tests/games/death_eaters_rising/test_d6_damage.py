"""DER-6 Damage and corruption, as examples at the table."""

from tests.tables import death_eaters as given

TRAVEL = """
    seats ana ben
    ana        faction order  team nymphadora-tonks
    ben        faction army   team harry-potter
    voldemort  faces ministry-of-magic
    turn       of ana  phase travel
"""
CLOCKWISE = TRAVEL + "chance voldemort-die clockwise \n"
"""Voldemort turns to Diagon Alley."""
DARK_MARK = TRAVEL + "chance voldemort-die dark-mark \n"
"""Voldemort stays at the Ministry."""
ASSIGN = """
    seats ana ben
    ana        faction order  team nymphadora-tonks
    ben        faction army   team harry-potter
    turn       of ana  at hogsmeade  phase assign
    dice       pool red-1=loyalty
"""
END = """
    seats ana ben
    ana        faction order  team nymphadora-tonks
    ben        faction army   team harry-potter
    turn       of ana  at hogsmeade  phase assign
    chance     seed 1
"""


def test_der_6_1_a_place_never_holds_more_than_five_corruption() -> None:
    """DER-6.1  Gringotts holds 5 when Voldemort comes: nothing is added, and nothing passes to Ollivanders beneath."""
    t = given(CLOCKWISE + "diagon-alley places gringotts ollivanders corruption 5")
    assert "DER-6.1 already-corrupted diagon-alley" in t.play("ana travel hogsmeade")
    assert (t.of("diagon-alley", "corruption"), t.of("diagon-alley", "places")) == (["5"], ["gringotts", "ollivanders"])


def test_der_6_1_what_does_not_fit_is_ignored() -> None:
    """DER-6.1, 3.5  Diagon Alley holds 4. Voldemort stays there and adds 1; what Bellatrix adds on the Dark Mark is lost."""
    t = given(
        DARK_MARK
        + """
        voldemort     faces diagon-alley
        diagon-alley  beside bellatrix-lestrange  corruption 4
        """
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-3.4")[0] == "corrupted diagon-alley 1"
    assert t.clause_told("DER-6.1") == ["already-corrupted diagon-alley"]


def test_der_6_2_a_full_track_takes_no_more_damage_and_the_character_stays_until_the_end() -> None:
    """DER-6.2  Luna, with her track full, is not hurt again by Voldemort; she still lies beside Diagon Alley."""
    t = given(CLOCKWISE + "diagon-alley beside luna-lovegood*5 cho-chang*3")
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.2") == ["unharmed luna-lovegood"]
    assert t.of("diagon-alley", "beside") == ["luna-lovegood*5", "cho-chang*4", "-"]


def test_der_6_2_a_wizard_with_a_full_track_uses_no_ability_that_would_damage_it() -> None:
    """DER-6.2  Moody pays two damage to strike. With one space left he may, and takes one; with none he may not."""
    moody = ASSIGN + "hogsmeade beside antonin-dolohov \n"
    t = given(moody + "ana team alastor-moody*5")
    assert t.play("ana use-wizard alastor-moody") == [
        "DER-6.2 damaged alastor-moody 1",
        "DER-4.6 ability-used ana alastor-moody",
    ]
    t = given(moody + "ana team alastor-moody*6")
    assert t.refused("ana use-wizard alastor-moody") == "DER-6.2"


def test_der_6_2_a_character_healed_before_the_end_of_the_turn_is_not_defeated() -> None:
    """DER-6.2, 6.7  Tonks has 4 damage. Healed in time she stays in the team, with 3."""
    t = given(END + "ana team nymphadora-tonks*4 sirius-black \n dice pool red-1=loyalty")
    t.play("ana assign red-1 headquarters-1", "ana use")
    assert t.play("ana heal nymphadora-tonks") == ["DER-6.7 healed ana nymphadora-tonks 1"]
    t.play("ana end-turn")
    assert t.of("ana", "team") == ["nymphadora-tonks*3", "sirius-black"]


def test_der_6_3_a_place_with_five_corruption_at_the_end_of_a_turn_is_corrupted_for_good() -> None:
    """DER-6.3  The Hog's Head falls; the Station beneath becomes the current place, with no corruption."""
    t = given(END + "hogsmeade places hogs-head hogsmeade-station corruption 5")
    t.play("ana end-turn")
    assert t.clause_told("DER-5.4") == ["place-fell hogs-head"]
    assert t.clause_told("DER-6.3") == ["next-place hogsmeade-station"]
    assert (t.of("hogsmeade", "places"), t.of("hogsmeade", "corruption")) == (["hogsmeade-station"], ["0"])
    assert t.of("corrupted-places", "holds") == ["hogs-head"]


def test_der_6_3_a_counter_removed_before_the_end_saves_the_place() -> None:
    """DER-6.3, 5.3  Ben's token takes one of the five away: at the end of the turn the Hog's Head stands, with 4."""
    t = given(END + "ben tokens cleanse-1 \n hogsmeade places hogs-head hogsmeade-station corruption 5")
    t.play("ben token-cleanse hogsmeade", "ana end-turn")
    assert t.clause_told("DER-6.3") == []
    assert t.of("hogsmeade", "places") == ["hogs-head", "hogsmeade-station"]
    assert t.of("hogsmeade", "corruption") == ["4"]


def test_der_6_4_where_both_places_are_corrupted_the_location_itself_is() -> None:
    """DER-6.4  Both places of Diagon Alley have fallen: what Voldemort adds lies on the location."""
    t = given(CLOCKWISE + "corrupted-places holds gringotts ollivanders \n diagon-alley corruption 2")
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.4") == ["corrupted diagon-alley 1"]
    assert t.of("diagon-alley", "corruption") == ["3"]


def test_der_6_5_a_penalty_takes_effect_only_when_the_dark_mark_is_rolled() -> None:
    """DER-6.5  Gringotts is corrupted. Voldemort merely turns: nothing is said of it, and Ben may use his token. On the
    Dark Mark he may not."""
    gringotts = "corrupted-places holds gringotts \n ben tokens gain-blue-1 \n"
    t = given(CLOCKWISE + gringotts)
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.5") == []
    assert t.options("ben") == ["token-gain blue"]
    t = given(DARK_MARK + gringotts)
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.5") == ["penalty-struck gringotts"]
    assert t.refused("ben token-gain blue") == "DER-6.5"


def test_der_6_5_a_penalty_holds_for_that_turn() -> None:
    """DER-6.5  Ben may use no token in Ana's turn; in his own turn, without a Dark Mark, he may again."""
    t = given(END + "chance voldemort-die clockwise \n ben tokens gain-blue-1 \n hold places gringotts")
    assert t.refused("ben token-gain blue") == "DER-6.5"
    t.play("ana end-turn", "ben travel hogsmeade", "ben token-gain blue")
    assert t.clause_told("DER-9.3") == ["die-added ben blue-2"]


def test_der_6_5_a_place_that_falls_this_turn_counts_from_a_later_dark_mark() -> None:
    """DER-6.5  On the Dark Mark Voldemort puts the fifth counter on Gringotts. In this turn tokens are used as ever; once
    it has fallen, the next Dark Mark forbids them."""
    t = given(
        DARK_MARK
        + """
        ana           tokens gain-blue-1 gain-blue-2
        voldemort     faces diagon-alley
        diagon-alley  places gringotts ollivanders  corruption 4
        chance        voldemort-die dark-mark
        chance        seed 1
        """
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.5") == []
    t.play("ana token-gain blue", "ana roll", "ana stop", "ana end-turn", "ben travel hogsmeade")
    assert t.clause_told("DER-6.5") == ["penalty-struck gringotts"]
    assert t.refused("ana token-gain blue") == "DER-6.5"


def test_der_6_6_the_most_damaged_are_all_that_tie() -> None:
    """DER-6.6  On the Dark Mark Rodolphus hurts the most damaged of Ana's team: Tonks and Bill, not Arthur."""
    t = given(
        DARK_MARK
        + """
        ana           team nymphadora-tonks*2 bill-weasley*2 arthur-weasley*1
        diagon-alley  beside rodolphus-lestrange
        """
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.6") == ["damaged nymphadora-tonks 2", "damaged bill-weasley 3"]


def test_der_6_6_one_of_several_is_chosen_by_the_player_of_that_team() -> None:
    """DER-6.6  Pettigrew hurts one least damaged Army wizard of every team. Ana has none. Ben's Harry and Neville have one
    damage each, Ginny two; Cho has none, but is of the Army too: she suffers. Without her Ben chooses, but not Ginny."""
    pettigrew = CLOCKWISE + "diagon-alley beside peter-pettigrew \n"
    t = given(pettigrew + "ben team harry-potter*1 cho-chang ginny-weasley*2")
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.6") == ["damaged cho-chang 1"]
    t = given(pettigrew + "ben team harry-potter*1 neville-longbottom*1 ginny-weasley*2 bill-weasley")
    t.play("ana travel hogsmeade")
    assert (t.waiting(), t.options("ben")) == (["ben"], ["suffer harry-potter", "suffer neville-longbottom"])
    assert t.refused("ben suffer ginny-weasley") == "DER-6.6"
    assert t.refused("ben suffer bill-weasley") == "DER-6.6"
    assert t.play("ben suffer neville-longbottom")[0] == "DER-6.6 damaged neville-longbottom 1"


def test_der_6_6_one_with_a_full_track_is_not_chosen() -> None:
    """DER-6.6  Rabastan hurts one most damaged wizard of every team. Ana's Arthur and Cho tie at 4, and both tracks are
    full: nobody suffers. Ben's Luna and Ron tie at 4, Ron's track is full: it is Luna."""
    t = given(
        CLOCKWISE
        + """
        ana           team nymphadora-tonks*1 arthur-weasley*4 cho-chang*4
        ben           team luna-lovegood*4 ron-weasley*4
        diagon-alley  beside rabastan-lestrange
        """
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.6") == ["damaged luna-lovegood 1"]


def test_der_6_7_removing_takes_effect_at_once_where_there_is_something_to_remove() -> None:
    """DER-6.7  Grimmauld Place removes 2 corruption anywhere. The Ministry has none, Diagon Alley one: that one goes."""
    t = given(
        ASSIGN
        + """
        diagon-alley  corruption 1
        hogsmeade     corruption 4
        dice          pool red-1=loyalty-2
        """
    )
    t.play("ana assign red-1 headquarters-2", "ana use")
    assert t.refused("ana cleanse ministry-of-magic") == "DER-6.7"
    assert t.play("ana cleanse diagon-alley") == ["DER-6.7 cleansed ana diagon-alley 1"]


def test_der_6_7_only_a_wizard_with_damage_is_healed() -> None:
    """DER-6.7, 3.2  Ana heals one wizard here: Luna beside Hogsmeade, but neither the unhurt Tonks nor Cho, who lies
    elsewhere, nor Ben's Harry."""
    t = given(
        ASSIGN
        + """
        ben           team harry-potter*2
        hogsmeade     beside luna-lovegood*2
        diagon-alley  beside cho-chang*2
        """
    )
    t.play("ana assign red-1 headquarters-1", "ana use")
    assert t.options("ana") == ["heal luna-lovegood"]
    assert t.refused("ana heal nymphadora-tonks") == "DER-6.7"
    assert t.refused("ana heal cho-chang") == "DER-3.2"
    assert t.refused("ana heal harry-potter") == "DER-3.2"
    assert t.refused("ana heal antonin-dolohov") == "DER-6.7"
    assert t.play("ana heal luna-lovegood") == ["DER-6.7 healed ana luna-lovegood 1"]
