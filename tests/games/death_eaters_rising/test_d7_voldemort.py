"""DER-7 Voldemort himself, as examples at the table."""

from tests.tables import death_eaters as given

REVEALED = """
    seats ana ben
    ana        faction order  team nymphadora-tonks
    voldemort  faces hogsmeade  card villain
    azkaban    holds mulciber draco-malfoy
    turn       of ana  at hogsmeade  phase assign
"""
COVERED = "lord-voldemort=purple-1=bravery-2 lord-voldemort=purple-2=bravery"


def test_der_7_1_he_is_no_death_eater_for_an_ability_that_strikes_one() -> None:
    """DER-7.1  Moody may strike Dolohov beside Hogsmeade, but not Voldemort, though he is in the same location."""
    t = given(
        REVEALED
        + """
        ana        team alastor-moody
        hogsmeade  beside antonin-dolohov
        dice       pool red-1=knowledge
        """
    )
    t.play("ana use-wizard alastor-moody")
    assert t.options("ana") == ["strike antonin-dolohov"]
    assert t.refused("ana strike lord-voldemort") == "DER-7.1"


def test_der_7_1_nothing_removes_his_damage() -> None:
    """DER-7.1  Lucius heals every other Death Eater when Voldemort comes: Bellatrix, not Voldemort. No token heals him."""
    t = given(
        REVEALED
        + """
        ana                tokens heal-1
        voldemort          faces diagon-alley  damage 1
        ministry-of-magic  beside bellatrix-lestrange*2
        hogsmeade          beside lucius-malfoy*1
        turn               phase travel
        chance             voldemort-die clockwise
        """
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.7") == ["death-eater-healed bellatrix-lestrange 1"]
    assert t.refused("ana token-heal lord-voldemort") == "DER-7.1"
    assert t.of("voldemort", "damage") == ["1"]


def test_der_7_2_unrevealed_he_is_not_attacked() -> None:
    """DER-7.2  His card is still in the deck: no die goes to him, though Ana is where his figure looks."""
    t = given(REVEALED + "voldemort card deck \n dice pool purple-1=bravery")
    assert t.refused("ana assign purple-1 lord-voldemort") == "DER-7.2"


def test_der_7_2_he_is_attacked_only_from_his_own_location() -> None:
    """DER-7.2  He looks at Diagon Alley, Ana's token lies in Hogsmeade: neither her die nor Ben's token reaches him."""
    t = given(REVEALED + "voldemort faces diagon-alley \n ben tokens assign-bravery-1 \n dice pool purple-1=bravery")
    assert t.refused("ana assign purple-1 lord-voldemort") == "DER-7.2"
    assert t.refused("ben token-assign bravery lord-voldemort") == "DER-7.2"


def test_der_7_2_he_is_covered_like_a_death_eater_and_takes_one_damage() -> None:
    """DER-7.2, DER-7.4  Ana covers his last symbol, a loyalty. At the end of the turn he takes 1 damage, and she a token."""
    t = given(
        REVEALED
        + f"""
        dice    pool red-1=loyalty  on {COVERED}
        chance  spell-tokens heal-1
        chance  seed 1
        """
    )
    assert t.play("ana assign red-1 lord-voldemort") == ["DER-7.2 assigned ana red-1 lord-voldemort"]
    t.play("ana end-turn")
    assert t.clause_told("DER-7.2") == ["voldemort-hit ana 1"]
    assert t.clause_told("DER-7.4") == ["token-taken ana heal-1"]
    assert (t.of("voldemort", "damage"), t.of("ana", "tokens")) == (["1"], ["heal-1"])


def test_der_7_2_with_a_symbol_open_he_is_not_damaged() -> None:
    """DER-7.2, 5.8  His loyalty stays open: at the end of the turn nothing happens to him."""
    t = given(REVEALED + f"dice on {COVERED} pool red-2=knowledge \n chance seed 1")
    t.play("ana stop", "ana end-turn")
    assert t.clause_told("DER-7.2") == []
    assert t.of("voldemort", "damage") == ["0"]


def test_der_7_3_he_never_holds_more_damage_than_azkaban_holds_death_eaters() -> None:
    """DER-7.3  He has 2 damage, and two Death Eaters are in Azkaban: neither die nor token goes to him. With a third one
    there, both do."""
    t = given(REVEALED + "voldemort damage 2 \n ben tokens assign-bravery-1 \n dice pool purple-1=bravery")
    assert t.refused("ana assign purple-1 lord-voldemort") == "DER-7.3"
    assert t.refused("ben token-assign bravery lord-voldemort") == "DER-7.3"
    t = given(
        REVEALED
        + """
        voldemort  damage 2
        azkaban    holds mulciber draco-malfoy walden-macnair
        ben        tokens assign-bravery-1
        dice       pool purple-1=bravery
        """
    )
    t.play("ana assign purple-1 lord-voldemort", "ben token-assign bravery lord-voldemort")
    assert t.of("dice", "on") == ["lord-voldemort=purple-1=bravery"]
    assert t.of("dice", "symbols") == ["lord-voldemort=bravery"]


def test_der_7_3_a_death_eater_defeated_in_the_same_turn_comes_too_late() -> None:
    """DER-7.3  Two are in Azkaban, he has 2 damage. Ana fills Dolohov's track: he goes to Azkaban only after DER-5.2, so
    Voldemort is closed to her for the whole turn."""
    t = given(
        REVEALED
        + """
        ana        team alastor-moody
        voldemort  damage 2
        hogsmeade  beside antonin-dolohov*1
        dice       pool purple-1=bravery
        chance     seed 1
        """
    )
    t.play("ana use-wizard alastor-moody", "ana strike antonin-dolohov")
    assert t.refused("ana assign purple-1 lord-voldemort") == "DER-7.3"
    t.play("ana stop", "ana end-turn")
    assert t.of("azkaban", "holds") == ["mulciber", "draco-malfoy", "antonin-dolohov"]


def test_der_7_4_moving_to_him_costs_one_die_and_changes_nothing_else() -> None:
    """DER-7.4, 3.7, 4.2  Ana gives up a red die to go where he looks. The rest of her pool is as it was taken, and his
    attack is not repeated there."""
    t = given(
        REVEALED
        + """
        voldemort     faces diagon-alley
        diagon-alley  beside cho-chang
        turn          phase roll
        dice          pool red-1 red-2 red-3 purple-1
        chance        wizard-dice red=loyalty red=loyalty purple=bravery
        """
    )
    assert t.play("ana move-to-voldemort red-2") == ["DER-3.7 moved-to-voldemort ana red-2 diagon-alley"]
    assert (t.of("dice", "pool"), t.of("dice", "out")) == (["purple-1", "red-1", "red-3"], ["red-2"])
    assert t.of("diagon-alley", "beside") == ["cho-chang", "-", "-"]
    t.play("ana roll")
    assert "assign purple-1 lord-voldemort" in t.options("ana")
