"""DER-9 Spell tokens, as examples at the table."""

from tests.tables import death_eaters as given

TABLE = """
    seats ana ben cid
    ana   faction order     team nymphadora-tonks
    ben   faction army      team harry-potter
    cid   faction hogwarts  team albus-dumbledore
    turn  of ana  at hogsmeade  phase assign
    dice  pool red-1=friendship
"""


# --- when


def test_der_9_1_any_player_uses_tokens_in_any_players_turn() -> None:
    """DER-9.1, 9.3  It is Ana's turn, before her first roll. Ben gains her a blue die, and Cid another after the roll."""
    t = given(
        TABLE
        + """
        ben     tokens gain-blue-1
        cid     tokens gain-blue-2
        turn    phase roll
        dice    pool red-1
        chance  wizard-dice blue=knowledge red=loyalty blue=bravery
        """
    )
    assert (t.waiting(), t.options("ben")) == (["ana"], ["token-gain blue"])
    assert t.play("ben token-gain blue")[1] == "DER-9.3 die-added ana blue-1"
    assert t.play("ana roll") == ["DER-4.2 rolled ana blue-1 knowledge red-1 loyalty"]
    t.play("cid token-gain blue")
    assert t.clause_told("DER-9.3") == ["die-added ana blue-2", "rolled ana blue-2 bravery"]


def test_der_9_1_no_token_is_used_before_the_voldemort_die_is_resolved() -> None:
    """DER-9.1  Neither Ana nor Ben may use a token while Ana chooses where to travel, nor while Ben chooses who suffers
    by Pettigrew; afterwards both may."""
    t = given(
        TABLE
        + """
        ana           tokens gain-blue-1
        ben           team harry-potter ginny-weasley  tokens gain-blue-2
        diagon-alley  beside peter-pettigrew
        turn          phase travel
        dice          pool
        chance        voldemort-die clockwise
        """
    )
    assert (t.refused("ana token-gain blue"), t.refused("ben token-gain blue")) == ("DER-9.1", "DER-9.1")
    t.play("ana travel hogsmeade")
    assert t.options("ben") == ["suffer harry-potter", "suffer ginny-weasley"]
    assert (t.refused("ana token-gain blue"), t.refused("ben token-gain blue")) == ("DER-9.1", "DER-9.1")
    t.play("ben suffer ginny-weasley")
    assert (t.refused("ana token-gain blue"), t.refused("ben token-gain blue")) == ("", "")


def test_der_9_1_not_while_another_effects_choice_is_pending() -> None:
    """DER-9.1  Ana has to use or decline an ability: Ben waits with his token until she has."""
    t = given(TABLE + "ana team nymphadora-tonks*1 \n ben tokens heal-1 \n dice pool red-1=loyalty")
    t.play("ana assign red-1 headquarters-1")
    assert t.refused("ben token-heal nymphadora-tonks") == "DER-9.1"
    t.play("ana decline")
    assert t.options("ben") == ["token-heal nymphadora-tonks"]


def test_der_9_1_nobody_uses_a_token_that_he_does_not_hold() -> None:
    """DER-9.1, 1.7  Ben holds a cleansing token, and uses it after Ana's last die: he has no healing one, and Cid none."""
    t = given(TABLE + "ana team nymphadora-tonks*1 \n ben tokens cleanse-1 \n hogsmeade corruption 1 \n dice pool")
    assert t.refused("ben token-heal nymphadora-tonks") == "DER-1.7"
    assert t.refused("cid token-heal nymphadora-tonks") == "DER-1.7"
    assert t.play("ben token-cleanse hogsmeade") == [
        "DER-9.6 token-used ben cleanse-1",
        "DER-9.4 cleansed ben hogsmeade 1",
    ]


# --- assign


def test_der_9_2_a_symbol_is_covered_where_a_die_could_be_assigned() -> None:
    """DER-9.2  Ben's friendship covers a symbol of Fred beside Ana's location, and is discarded. Dolohov asks for none,
    and Ben's own Luna has no part in Ana's turn."""
    t = given(
        TABLE
        + """
        ben        team harry-potter luna-lovegood  tokens assign-friendship-1
        hogsmeade  beside fred-weasley - antonin-dolohov
        """
    )
    assert t.refused("ben token-assign friendship antonin-dolohov") == "DER-9.2"
    assert t.refused("ben token-assign friendship luna-lovegood") == "DER-4.3"
    assert t.play("ben token-assign friendship fred-weasley") == [
        "DER-9.6 token-used ben assign-friendship-1",
        "DER-9.2 covered ben friendship fred-weasley",
    ]
    assert t.of("dice", "symbols") == ["fred-weasley=friendship"]


def test_der_9_2_an_ability_so_completed_is_the_active_players() -> None:
    """DER-9.2, 4.6  Ben's loyalty completes the first ability of Ana's headquarters: it is Ana who uses it, for Tonks."""
    t = given(TABLE + "ana team nymphadora-tonks*1 \n ben team harry-potter*1  tokens assign-loyalty-1")
    t.play("ben token-assign loyalty headquarters-1")
    assert t.clause_told("DER-9.2") == ["covered ben loyalty headquarters-1"]
    assert (t.waiting(), t.options("ana")) == (["ana"], ["decline", "use"])
    t.play("ana use")
    assert t.options("ana") == ["heal nymphadora-tonks"]


def test_der_9_2_the_symbol_stays_covered_until_the_dice_go_back() -> None:
    """DER-9.2, 5.1  Lee asks for two friendships and a bravery. Tokens and a die together recruit him."""
    t = given(
        TABLE
        + """
        ben        tokens assign-bravery-1 assign-friendship-1
        hogsmeade  beside lee-jordan
        chance     seed 1
        """
    )
    t.play("ben token-assign bravery lee-jordan", "ben token-assign friendship lee-jordan")
    assert t.clause_told("DER-9.2") == ["covered ben bravery lee-jordan", "covered ben friendship lee-jordan"]
    t.play("ana assign red-1 lee-jordan", "ana end-turn")
    assert t.clause_told("DER-5.1") == ["recruited ana lee-jordan"]


# --- gain


def test_der_9_3_a_die_gained_after_a_roll_is_rolled_at_once() -> None:
    """DER-9.3  Ana has assigned a die of this roll. The blue die that Ben gains her shows knowledge, and she assigns it
    without rolling the others again."""
    t = given(
        TABLE
        + """
        ben        tokens gain-blue-1
        hogsmeade  beside luna-lovegood
        dice       pool red-1=friendship red-2=loyalty
        chance     wizard-dice blue=knowledge
        """
    )
    t.play("ana assign red-1 luna-lovegood")
    assert t.play("ben token-gain blue") == [
        "DER-9.6 token-used ben gain-blue-1",
        "DER-9.3 die-added ana blue-1",
        "DER-9.3 rolled ana blue-1 knowledge",
    ]
    t.play("ana assign blue-1 luna-lovegood")
    assert t.of("dice", "pool") == ["red-2=loyalty"]


def test_der_9_3_a_colour_of_which_no_die_is_left_is_not_gained() -> None:
    """DER-9.3  Both orange dice are in Ana's pool: Ben's token cannot be used, and stays with him."""
    t = given(TABLE + "ben tokens gain-orange-1 \n dice pool orange-1=friendship orange-2=loyalty")
    assert t.refused("ben token-gain orange") == "DER-9.3"
    assert (t.options("ben"), t.of("ben", "tokens")) == ([], ["gain-orange-1"])


# --- remove


def test_der_9_4_corruption_is_removed_from_any_location() -> None:
    """DER-9.4  Ana is in Hogsmeade; Ben removes a corruption from Diagon Alley itself, which has no place left. The
    Ministry has none to remove."""
    t = given(
        TABLE
        + """
        ben               tokens cleanse-1
        corrupted-places  holds gringotts ollivanders
        diagon-alley      corruption 3
        """
    )
    assert t.refused("ben token-cleanse ministry-of-magic") == "DER-9.4"
    t.play("ben token-cleanse diagon-alley")
    assert t.clause_told("DER-9.4") == ["cleansed ben diagon-alley 1"]


def test_der_9_4_damage_is_removed_from_any_wizard() -> None:
    """DER-9.4  Ben's token takes two damage from Cho, who lies beside another location, or from anybody's wizard."""
    t = given(
        TABLE
        + """
        ben                tokens heal-1
        cid                team albus-dumbledore*1
        ministry-of-magic  beside cho-chang*3
        """
    )
    assert t.options("ben") == ["token-heal albus-dumbledore", "token-heal cho-chang"]
    t.play("ben token-heal cho-chang")
    assert t.clause_told("DER-9.4") == ["healed ben cho-chang 2"]


def test_der_9_4_each_of_two_wizards_are_two_different_ones() -> None:
    """DER-9.4  Harry, Tonks and Dumbledore have damage: Ben heals any two, not Harry twice, and not Harry alone."""
    t = given(
        TABLE
        + """
        ana  team nymphadora-tonks*1
        ben  team harry-potter*2  tokens heal-two-1
        cid  team albus-dumbledore*1
        """
    )
    assert t.options("ben") == [
        "token-heal-two albus-dumbledore nymphadora-tonks",
        "token-heal-two albus-dumbledore harry-potter",
        "token-heal-two nymphadora-tonks harry-potter",
    ]
    assert t.refused("ben token-heal-two harry-potter harry-potter") == "DER-9.4"
    assert t.refused("ben token-heal-two harry-potter -") == "DER-9.4"
    t.play("ben token-heal-two albus-dumbledore harry-potter")
    assert t.clause_told("DER-9.4") == ["healed ben albus-dumbledore 1", "healed ben harry-potter 1"]


def test_der_9_4_where_no_second_has_damage_it_is_one() -> None:
    """DER-9.4  Only Harry has damage, and loses one of it."""
    t = given(TABLE + "ben team harry-potter*2 tokens heal-two-1")
    assert t.options("ben") == ["token-heal-two harry-potter -"]
    t.play("ben token-heal-two harry-potter -")
    assert t.clause_told("DER-9.4") == ["healed ben harry-potter 1"]
    assert t.of("ben", "team") == ["harry-potter*1"]


# --- swap

SWAP = (
    TABLE
    + """
    ana  team nymphadora-tonks arthur-weasley
    ben  team harry-potter*3 luna-lovegood  tokens swap-1
    dice pool red-1=loyalty red-2=bravery
    """
)


def test_der_9_5_two_players_exchange_a_wizard_each_with_its_damage() -> None:
    """DER-9.5  Ben offers Ana his Harry for Tonks. She agrees: Harry brings his three damage along."""
    t = given(SWAP)
    assert t.play("ben token-swap harry-potter nymphadora-tonks") == [
        "DER-9.5 swap-offered ben ana harry-potter nymphadora-tonks"
    ]
    assert (t.waiting(), t.options("ana")) == (["ana"], ["decline", "agree"])
    assert t.play("ana agree") == [
        "DER-9.6 token-used ben swap-1",
        "DER-9.5 swapped ben ana harry-potter nymphadora-tonks",
    ]
    assert t.of("ana", "team") == ["arthur-weasley", "harry-potter*3"]
    assert t.of("ben", "team") == ["luna-lovegood", "nymphadora-tonks"]
    assert t.of("dice", "pool") == ["red-1=loyalty", "red-2=bravery"]


def test_der_9_5_a_declined_token_stays_and_is_not_offered_to_the_same_player_again() -> None:
    """DER-9.5  Ana declines. Ben keeps the token; this turn he may still offer a swap to Cid, but none to Ana."""
    t = given(SWAP + "ben team harry-potter \n ana team nymphadora-tonks")
    t.play("ben token-swap harry-potter nymphadora-tonks")
    assert t.play("ana decline") == ["DER-9.5 swap-declined ana ben"]
    assert t.refused("ben token-swap harry-potter nymphadora-tonks") == "DER-9.5"
    assert t.of("ben", "tokens") == ["swap-1"]
    assert t.options("ben") == ["token-swap harry-potter albus-dumbledore"]


def test_der_9_5_in_the_next_turn_the_token_may_be_offered_to_that_player_again() -> None:
    """DER-9.5  Ana has declined in her own turn. In Ben's turn she is asked anew."""
    t = given(SWAP + "chance seed 1")
    t.play("ben token-swap harry-potter nymphadora-tonks", "ana decline", "ana stop", "ana end-turn")
    t.play("ben travel hogsmeade", "ben token-swap harry-potter nymphadora-tonks")
    assert t.clause_told("DER-9.5") == ["swap-offered ben ana harry-potter nymphadora-tonks"]
    assert t.waiting() == ["ana"]


def test_der_9_5_one_gives_an_own_wizard_for_another_players() -> None:
    """DER-9.5  Ben can neither offer Ana's Tonks for Cid's Dumbledore nor swap his own two, nor take one who lies beside
    a location."""
    t = given(SWAP + "hogsmeade beside cho-chang")
    assert t.refused("ben token-swap nymphadora-tonks albus-dumbledore") == "DER-9.5"
    assert t.refused("ben token-swap harry-potter luna-lovegood") == "DER-9.5"
    assert t.refused("ben token-swap harry-potter cho-chang") == "DER-9.5"


def test_der_9_5_a_wizard_with_symbols_covered_is_not_swapped() -> None:
    """DER-9.5  Ana has a loyalty on Arthur's ability, a symbol is still open: he may not go, Tonks may."""
    t = given(SWAP + "cid team")
    t.play("ana assign red-1 arthur-weasley")
    assert t.refused("ben token-swap harry-potter arthur-weasley") == "DER-9.5"
    assert t.options("ben") == [
        "token-swap harry-potter nymphadora-tonks",
        "token-swap luna-lovegood nymphadora-tonks",
    ]


def test_der_9_5_a_used_ability_stays_used() -> None:
    """DER-9.5  Ana has used Mundungus, and gives him to Ben for Harry. Swapped back by a second token, he is still spent."""
    t = given(
        SWAP
        + """
        ana     team nymphadora-tonks mundungus-fletcher*3  tokens swap-2
        turn    spent mundungus-fletcher
        """
    )
    t.play("ben token-swap harry-potter mundungus-fletcher", "ana agree")
    t.play("ana token-swap harry-potter mundungus-fletcher", "ben agree")
    assert t.clause_told("DER-9.5")[-1] == "swapped ana ben harry-potter mundungus-fletcher"
    assert t.of("ana", "team") == ["nymphadora-tonks", "mundungus-fletcher*3"]
    assert t.refused("ana use-wizard mundungus-fletcher") == "DER-4.6"


def test_der_9_5_the_hogs_head_remembers_the_team_in_which_a_wizard_was_healed() -> None:
    """DER-9.5, 6.5  At the Hog's Head Ana heals Tonks, who then goes to Ben for Harry. In Ana's team nobody else is healed,
    in Ben's team one still is."""
    t = given(
        SWAP
        + """
        ana   team nymphadora-tonks*2 arthur-weasley*1
        cid   tokens heal-1 heal-2
        hold  places hogs-head
        """
    )
    t.play("ana assign red-1 headquarters-1", "ana use", "ana heal nymphadora-tonks")
    t.play("ben token-swap harry-potter nymphadora-tonks", "ana agree")
    assert t.clause_told("DER-9.5")[-1] == "swapped ben ana harry-potter nymphadora-tonks"
    assert t.refused("cid token-heal arthur-weasley") == "DER-6.5"
    assert t.refused("cid token-heal harry-potter") == "DER-6.5"
    assert t.options("cid") == ["token-heal nymphadora-tonks"]


# --- the supply


def test_der_9_6_a_used_token_goes_face_up_to_the_discard() -> None:
    """DER-9.6  Ben's token is used; everybody sees it among the used ones."""
    t = given(TABLE + "ben tokens cleanse-1 gain-red-1 \n hogsmeade corruption 1")
    t.play("ben token-cleanse hogsmeade")
    assert t.clause_told("DER-9.6") == ["token-used ben cleanse-1"]
    assert (t.of("ben", "tokens"), t.of("used-tokens", "holds")) == (["gain-red-1"], ["cleanse-1"])


ALL_TOKENS = " ".join(
    f"{kind}-{copy}"
    for kind in (
        *("assign-knowledge", "assign-bravery", "assign-loyalty", "assign-friendship"),
        *("gain-blue", "gain-purple", "gain-red", "gain-orange"),
        *("cleanse", "heal", "heal-two", "swap"),
    )
    for copy in (1, 2)
)
ARTHUR = (
    TABLE
    + """
    ana   team arthur-weasley
    dice  pool red-1=loyalty  on arthur-weasley=blue-1=knowledge
    """
)


def test_der_9_6_an_empty_supply_is_refilled_with_the_used_tokens() -> None:
    """DER-9.6  Nothing is left to take when Arthur takes a token: the two used ones are mixed, and one of them comes."""
    held = ALL_TOKENS.replace("swap-1 ", "").replace("heal-1 ", "")
    t = given(ARTHUR + f"ben tokens {held} \n used-tokens holds swap-1 heal-1 \n chance spell-tokens heal-1")
    t.play("ana assign red-1 arthur-weasley")
    assert t.play("ana use") == [
        "DER-4.6 ability-used ana arthur-weasley",
        "DER-9.6 supply-mixed",
        "DER-2.3 token-taken ana heal-1",
    ]
    assert (t.of("used-tokens", "holds"), t.of("ana", "tokens")) == ([], ["heal-1"])


def test_der_9_6_with_none_left_at_all_none_is_gained() -> None:
    """DER-9.6  Ben holds all the tokens. Ana damages Dolohov, and the token that she has earned is not there."""
    t = given(
        TABLE
        + f"""
        ben        tokens {ALL_TOKENS}
        hogsmeade  beside antonin-dolohov
        dice       on antonin-dolohov=blue-1=knowledge-2 antonin-dolohov=purple-1=bravery  pool
        chance     seed 1
        """
    )
    t.play("ana end-turn")
    assert t.clause_told("DER-5.2") == ["attacked ana antonin-dolohov"]
    assert t.clause_told("DER-9.6") == ["token-lacking ana"]


def test_der_9_6_with_too_few_the_active_player_draws_first_then_clockwise() -> None:
    """DER-9.6  Two tokens are left, and Cid's office gives one to him and may give one to Ana and Ben, who both have two
    Hogwarts wizards. Cid draws, then Ana; for Ben none is left, so he can only decline."""
    held = ALL_TOKENS.replace("swap-1 ", "").replace("heal-1 ", "")
    t = given(
        TABLE
        + f"""
        ana     team argus-filch firenze
        ben     team mrs-norris rubeus-hagrid  tokens {held}
        turn    of cid
        dice    pool blue-1=knowledge-2
        chance  spell-tokens heal-1 swap-1
        """
    )
    t.play("cid assign blue-1 headquarters-2", "cid use")
    assert t.told()[-1] == "DER-2.3 token-taken cid heal-1"
    t.play("ana take-token")
    assert t.told() == ["DER-3.6 token-taken ana swap-1"]
    assert (t.options("ben"), t.refused("ben take-token")) == (["decline"], "DER-9.6")
