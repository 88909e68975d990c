"""DER-4 Roll and assign, as examples at the table."""

from copy import deepcopy

from greathall.games import find_rules
from greathall.games.death_eaters_rising import position
from tests.tables import Watched
from tests.tables import death_eaters as given

HOGSMEADE = """
    seats ana ben
    ana        faction order  team nymphadora-tonks
    hogsmeade  beside luna-lovegood - antonin-dolohov
    turn       of ana  at hogsmeade  phase assign
"""
TRAVEL = """
    seats ana ben
    turn   of ana  phase travel
    chance voldemort-die clockwise
"""
OFFICE = """
    seats ana ben
    ana        faction hogwarts  team albus-dumbledore sybill-trelawney
    hogsmeade  beside - - antonin-dolohov  corruption 2
    turn       of ana  at hogsmeade
"""


# --- the pool


def test_der_4_1_the_pool_is_that_of_the_headquarters_and_the_abilities_of_the_team() -> None:
    """DER-4.1  Grimmauld Place brings Ana three red dice and a purple one; Tonks, beside a full Bill, the fourth red.
    Bill would bring a red or a purple die for Arthur: no red one is left, so he brings a purple one."""
    t = given(TRAVEL + "ana team nymphadora-tonks bill-weasley*4 arthur-weasley")
    t.play("ana travel ministry-of-magic")
    assert t.clause_told("DER-4.1") == [
        "pool-taken ana red-1 red-2 red-3 purple-1",
        "die-added ana red-4",
        "die-added ana purple-2",
    ]


def test_der_4_1_a_die_of_which_none_is_left_is_not_gained() -> None:
    """DER-4.1  Ana's pool has all four red dice when Hagrid's turn comes: he brings none."""
    t = given(TRAVEL + "ana team nymphadora-tonks sirius-black rubeus-hagrid")
    t.play("ana travel ministry-of-magic")
    assert t.clause_told("DER-4.1")[-2:] == ["die-added ana red-4", "die-lacking ana red"]
    assert t.of("dice", "pool") == ["purple-1", "red-1", "red-2", "red-3", "red-4"]


def test_der_4_1_of_two_colours_the_player_chooses() -> None:
    """DER-4.1  Bill has another Weasley beside him: Ana takes a red or a purple die, and no blue one."""
    t = given(TRAVEL + "ana team bill-weasley arthur-weasley")
    t.play("ana travel ministry-of-magic")
    assert t.options("ana") == ["take-die purple", "take-die red"]
    assert t.refused("ana take-die blue") == "DER-4.1"
    assert t.play("ana take-die purple") == ["DER-4.1 die-added ana purple-2"]


def test_der_4_1_several_choices_of_colour_are_made_one_by_one() -> None:
    """DER-4.1  Lupin brings a red or an orange die, Firenze a blue or an orange one: Ana takes both orange dice, and
    Ron, who is there with Harry and would bring a red or an orange one, brings a red one unasked."""
    t = given(TRAVEL + "ana team remus-lupin firenze ron-weasley harry-potter \n ben team lee-jordan")
    t.play("ana travel ministry-of-magic")
    assert t.options("ana") == ["take-die red", "take-die orange"]
    t.play("ana take-die orange")
    assert t.options("ana") == ["take-die blue", "take-die orange"]
    assert t.play("ana take-die orange") == ["DER-4.1 die-added ana orange-2", "DER-4.1 die-added ana red-4"]


def test_der_4_1_a_condition_that_nobody_else_can_meet_brings_no_die() -> None:
    """DER-4.1  On a card of another edition, Firenze brings a die where another Firenze is in the team: never."""
    content = deepcopy(find_rules("death-eaters-rising", 2, {}, "standard").content)
    firenze = next(each for each in content["wizards"]["wizard"] if each["id"] == "firenze")  # type: ignore[index]
    firenze["effects"][0]["if"] = {"is": "team-has", "any-of": ["firenze"]}
    t = Watched(
        lambda seats: find_rules("death-eaters-rising", seats, {}, "standard", content),
        position,
        TRAVEL + "ana team sirius-black firenze",
    )
    t.play("ana travel ministry-of-magic")
    assert t.clause_told("DER-4.1")[-1] == "pool-taken ana red-1 red-2 red-3 purple-1"
    assert t.options("ana") == ["roll"]


# --- rolling


def test_der_4_2_a_die_of_each_roll_is_assigned_before_the_rest_is_rolled_again() -> None:
    """DER-4.2  Ana may not roll her two dice again before she has assigned one; then only the other is rolled."""
    t = given(HOGSMEADE + "dice pool blue-1=knowledge red-1=loyalty \n chance wizard-dice red=bravery")
    assert t.refused("ana roll") == "DER-4.2"
    t.play("ana assign blue-1 antonin-dolohov")
    assert t.play("ana roll") == ["DER-4.2 rolled ana red-1 bravery"]


def test_der_4_2_otherwise_one_die_is_discarded_and_none_of_that_roll_assigned() -> None:
    """DER-4.2  Ana discards the blue die. Of this roll she can then assign nothing and discard no more, only roll on."""
    t = given(HOGSMEADE + "dice pool blue-1=knowledge red-1=loyalty \n chance wizard-dice red=bravery")
    assert t.play("ana discard blue-1") == ["DER-4.2 discarded ana blue-1"]
    assert t.refused("ana assign red-1 headquarters-1") == "DER-4.2"
    assert t.refused("ana discard red-1") == "DER-4.2"
    assert t.options("ana") == ["roll", "stop"]
    t.play("ana roll")
    assert "assign red-1 antonin-dolohov" in t.options("ana")


def test_der_4_2_who_has_assigned_a_die_of_a_roll_discards_none() -> None:
    """DER-4.2  Ana has assigned the knowledge; the die that does not fit stays in the pool."""
    t = given(HOGSMEADE + "dice pool blue-1=knowledge blue-2=friendship")
    t.play("ana assign blue-1 antonin-dolohov")
    assert t.refused("ana discard blue-2") == "DER-4.2"
    assert t.of("dice", "pool") == ["blue-2=friendship"]


def test_der_4_2_assigned_and_discarded_dice_are_not_gained_again_in_the_turn() -> None:
    """DER-4.2, 9.3  One purple die is assigned, one discarded, two are in the pool: Ben's token gains none."""
    t = given(
        HOGSMEADE
        + """
        ben   tokens gain-purple-1
        dice  pool purple-2=bravery purple-3=bravery purple-4=loyalty  on antonin-dolohov=purple-1=bravery
        """
    )
    t.play("ana discard purple-3")
    assert t.clause_told("DER-4.2") == ["discarded ana purple-3"]
    assert t.refused("ben token-gain purple") == "DER-9.3"


def test_der_4_2_a_token_is_not_the_die_that_must_be_assigned() -> None:
    """DER-4.2  Ana covers Dolohov's bravery by a token; she still may not roll before she assigns or discards a die."""
    t = given(HOGSMEADE + "ana tokens assign-bravery-1 \n dice pool blue-1=knowledge")
    t.play("ana token-assign bravery antonin-dolohov")
    assert t.refused("ana roll") == "DER-4.2"
    assert t.options("ana") == [
        "assign blue-1 luna-lovegood",
        "assign blue-1 antonin-dolohov",
        "discard blue-1",
        "stop",
    ]


# --- assigning


def test_der_4_3_a_die_covers_a_symbol_that_it_shows() -> None:
    """DER-4.3  Dolohov asks for two knowledge and a bravery. Ana has a knowledge and a loyalty."""
    t = given(HOGSMEADE + "dice pool blue-1=knowledge red-1=loyalty")
    assert t.refused("ana assign red-1 antonin-dolohov") == "DER-4.3"
    assert t.play("ana assign blue-1 antonin-dolohov") == ["DER-4.3 assigned ana blue-1 antonin-dolohov"]
    assert t.of("dice", "on") == ["antonin-dolohov=blue-1=knowledge"]


def test_der_4_3_dice_go_to_characters_here_and_to_the_players_own_abilities() -> None:
    """DER-4.3  Ana's friendship fits Luna here and Molly's ability in her team. Neville's symbols beside the Ministry are
    out of reach (3.2), and so is the ability of Sprout, who is in Ben's team."""
    t = given(
        HOGSMEADE
        + """
        ana                team nymphadora-tonks*1 molly-weasley
        ben                team pomona-sprout
        ministry-of-magic  beside cho-chang
        dice               pool orange-1=friendship
        """
    )
    assert t.options("ana")[:2] == ["assign orange-1 molly-weasley", "assign orange-1 luna-lovegood"]
    assert t.refused("ana assign orange-1 cho-chang") == "DER-3.2"
    assert t.refused("ana assign orange-1 pomona-sprout") == "DER-4.3"
    assert t.play("ana assign orange-1 molly-weasley") == ["DER-4.3 assigned ana orange-1 molly-weasley"]


def test_der_4_3_no_die_goes_to_a_death_eater_whose_track_is_full() -> None:
    """DER-4.3  Dolohov has both his damage already; a wizard in the same state could still be recruited."""
    t = given(HOGSMEADE + "hogsmeade beside luna-lovegood*4 - antonin-dolohov*2 \n dice pool blue-1=knowledge")
    assert t.refused("ana assign blue-1 antonin-dolohov") == "DER-4.3"
    assert t.play("ana assign blue-1 luna-lovegood") == ["DER-4.3 assigned ana blue-1 luna-lovegood"]


def test_der_4_4_a_doubled_side_covers_two_symbols_of_the_same_card() -> None:
    """DER-4.4  A doubled knowledge covers both of Dolohov's; on Luna, who asks for one, the other is lost."""
    t = given(HOGSMEADE + "dice pool blue-1=knowledge-2 blue-2=knowledge-2 blue-3=knowledge")
    assert t.play("ana assign blue-1 antonin-dolohov") == ["DER-4.4 assigned ana blue-1 antonin-dolohov"]
    assert t.refused("ana assign blue-2 antonin-dolohov") == "DER-4.3"
    t.play("ana assign blue-2 luna-lovegood")
    assert t.refused("ana assign blue-3 luna-lovegood") == "DER-4.3"


def test_der_4_4_the_second_symbol_does_not_pass_to_the_other_ability_of_the_headquarters() -> None:
    """DER-4.4  The first ability of Ana's office takes one knowledge; the second still asks for two afterwards."""
    t = given(OFFICE + "turn phase assign \n dice pool blue-1=knowledge-2 blue-2=knowledge blue-3=knowledge")
    assert t.play("ana assign blue-1 headquarters-1") == ["DER-4.4 assigned ana blue-1 headquarters-1"]
    t.play("ana decline", "ana assign blue-2 headquarters-2")
    assert "assign blue-3 headquarters-2" in t.options("ana")


def test_der_4_5_dice_stay_spread_over_several_cards_and_are_continued_later() -> None:
    """DER-4.5  Ana assigns a die to Dolohov and one to Luna from one roll, and goes on with Dolohov after the next roll.
    What is assigned cannot go elsewhere."""
    t = given(
        HOGSMEADE + "dice pool blue-1=knowledge blue-2=knowledge blue-3=loyalty \n chance wizard-dice blue=knowledge"
    )
    t.play("ana assign blue-1 antonin-dolohov", "ana assign blue-2 luna-lovegood", "ana roll")
    assert t.refused("ana assign blue-2 antonin-dolohov") == "DER-4.5"
    t.play("ana assign blue-3 antonin-dolohov")
    assert t.of("dice", "on") == [
        "antonin-dolohov=blue-1=knowledge",
        "luna-lovegood=blue-2=knowledge",
        "antonin-dolohov=blue-3=knowledge",
    ]


# --- abilities


def test_der_4_6_a_covered_ability_is_used_at_once_before_anything_else() -> None:
    """DER-4.6  The knowledge on the first ability completes it: Ana can do nothing before she uses or declines it."""
    t = given(OFFICE + "turn phase assign \n dice pool blue-1=knowledge blue-2=knowledge")
    t.play("ana assign blue-1 headquarters-1")
    assert t.options("ana") == ["decline", "use"]
    assert t.play("ana use") == [
        "DER-4.6 ability-used ana headquarters-1",
        "DER-4.8 cleansed ana hogsmeade 1",
    ]


def test_der_4_6_a_declined_ability_keeps_its_dice_and_is_spent() -> None:
    """DER-4.6  Ana declines; her die stays there, and a second knowledge has no symbol left to cover."""
    t = given(OFFICE + "turn phase assign \n dice pool blue-1=knowledge blue-2=knowledge")
    t.play("ana assign blue-1 headquarters-1")
    assert t.play("ana decline") == ["DER-4.6 ability-declined ana headquarters-1"]
    assert t.refused("ana assign blue-2 headquarters-1") == "DER-4.3"
    assert (t.of("dice", "on"), t.of("turn", "spent")) == (["headquarters-1=blue-1=knowledge"], ["headquarters-1"])


def test_der_4_6_an_ability_that_can_do_nothing_may_be_covered_and_is_spent() -> None:
    """DER-4.6  No corruption lies in Hogsmeade: the die covers the ability, and nothing is asked."""
    t = given(OFFICE + "hogsmeade corruption 0 \n turn phase assign \n dice pool blue-1=knowledge blue-2=loyalty")
    assert t.play("ana assign blue-1 headquarters-1") == [
        "DER-4.3 assigned ana blue-1 headquarters-1",
        "DER-4.6 ability-idle ana headquarters-1",
    ]
    assert t.of("turn", "spent") == ["headquarters-1"]


def test_der_4_6_an_ability_without_a_cost_is_used_once_a_turn() -> None:
    """DER-4.6  Mundungus takes a token for one damage, and cannot do so again this turn."""
    t = given(HOGSMEADE + "ana team mundungus-fletcher \n dice pool red-1=loyalty \n chance spell-tokens cleanse-1")
    assert t.play("ana use-wizard mundungus-fletcher") == [
        "DER-6.2 damaged mundungus-fletcher 1",
        "DER-4.6 ability-used ana mundungus-fletcher",
        "DER-2.3 token-taken ana cleanse-1",
    ]
    assert t.refused("ana use-wizard mundungus-fletcher") == "DER-4.6"


def test_der_4_7_dice_are_changed_after_a_roll_and_before_any_die_of_it_is_assigned() -> None:
    """DER-4.7  Trelawney is asked too early before the first roll, and too late once a die is assigned; after the next
    roll she may re-roll a die again."""
    t = given(
        OFFICE
        + """
        turn    phase roll
        dice    pool blue-1 blue-2
        chance  wizard-dice blue=knowledge blue=bravery blue=loyalty blue=friendship
        """
    )
    assert t.refused("ana use-wizard sybill-trelawney") == "DER-4.7"
    t.play("ana roll", "ana assign blue-1 antonin-dolohov")
    assert t.refused("ana use-wizard sybill-trelawney") == "DER-4.7"
    t.play("ana roll")
    assert t.play("ana use-wizard sybill-trelawney", "ana pick blue-2", "ana reroll") == [
        "DER-4.7 ability-used ana sybill-trelawney",
        "DER-4.7 rerolled ana blue-2 friendship",
    ]


def test_der_4_7_a_die_is_turned_only_to_a_side_that_it_has_and_does_not_show() -> None:
    """DER-4.7  Flitwick turns a blue die: it has no doubled bravery, and shows the knowledge already."""
    t = given(OFFICE + "ana team filius-flitwick \n turn phase assign \n dice pool blue-1=knowledge")
    t.play("ana use-wizard filius-flitwick")
    assert t.options("ana") == [
        "turn-die blue-1 bravery",
        "turn-die blue-1 loyalty",
        "turn-die blue-1 friendship",
        "turn-die blue-1 knowledge-2",
    ]
    assert t.refused("ana turn-die blue-1 bravery-2") == "DER-4.7"
    assert t.refused("ana turn-die blue-1 knowledge") == "DER-4.7"


def test_der_4_7_an_ability_that_would_turn_no_die_is_not_used() -> None:
    """DER-4.6, 4.7  Mrs Norris turns a die to loyalty. Where every die shows it already she is kept; otherwise not."""
    norris = HOGSMEADE + "ana team nymphadora-tonks mrs-norris \n"
    t = given(norris + "dice pool red-1=loyalty red-2=loyalty")
    assert t.refused("ana use-wizard mrs-norris") == "DER-4.6"
    t = given(norris + "dice pool red-1=loyalty red-2=bravery")
    t.play("ana use-wizard mrs-norris")
    assert t.options("ana") == ["turn-die red-2 loyalty"]
    assert t.play("ana turn-die red-2 loyalty") == ["DER-4.7 die-turned ana red-2 loyalty"]


def test_der_4_8_an_ability_about_a_location_reaches_its_place() -> None:
    """DER-4.8  Filch removes 1 corruption here: it comes off the Hog's Head, the current place of Hogsmeade."""
    t = given(
        HOGSMEADE
        + """
        ana        team argus-filch
        hogsmeade  places hogs-head hogsmeade-station  corruption 3
        dice       pool red-1=loyalty
        """
    )
    t.play("ana assign red-1 argus-filch")
    assert t.play("ana use") == ["DER-4.6 ability-used ana argus-filch", "DER-4.8 cleansed ana hogsmeade 1"]
    assert t.of("hogsmeade", "corruption") == ["2"]


# --- the end of the phase


def test_der_4_9_the_player_may_stop_early_and_discards_what_is_left() -> None:
    """DER-4.9  Ana stops after the first roll: both dice are out, and only the end of the turn is left."""
    t = given(HOGSMEADE + "dice pool blue-1=knowledge red-1=loyalty")
    assert t.play("ana stop") == ["DER-4.9 stopped ana"]
    assert (t.of("dice", "out"), t.options("ana")) == (["blue-1", "red-1"], ["end-turn"])


def test_der_4_9_the_phase_ends_with_the_last_open_symbol_not_with_a_roll_that_fits_nowhere() -> None:
    """DER-4.9, 4.4  Nobody is in Hogsmeade. A loyalty fits nowhere while Ana's second ability is open, so it is discarded
    or kept for the next roll; with the last symbol covered, the phase is over though the loyalty is still there."""
    t = given(
        OFFICE
        + """
        hogsmeade  beside - - -  corruption 0
        turn       phase assign  spent headquarters-1
        dice       pool red-1=loyalty blue-2=knowledge-2  on headquarters-1=blue-1=knowledge
        chance     spell-tokens cleanse-1
        """
    )
    assert t.options("ana") == [
        "assign blue-2 headquarters-2",
        "discard blue-2",
        "discard red-1",
        "stop",
        "use-wizard sybill-trelawney",
    ]
    t.play("ana assign blue-2 headquarters-2", "ana use")
    assert t.told()[0] == "DER-4.4 assigned ana blue-2 headquarters-2"
    assert t.refused("ana stop") == "DER-3.1"
    assert (t.options("ana"), t.of("dice", "pool")) == (["end-turn"], ["red-1=loyalty"])


def test_der_4_10_a_die_gained_before_the_end_phase_is_rolled_and_the_phase_goes_on() -> None:
    """DER-4.10  Ana's dice are used up. Ben gains her a purple die: it is rolled, and she assigns it before she ends."""
    t = given(
        HOGSMEADE
        + """
        ben     tokens gain-purple-1
        dice    on antonin-dolohov=blue-1=knowledge-2
        chance  wizard-dice purple=bravery
        """
    )
    assert t.options("ana") == ["end-turn"]
    assert t.play("ben token-gain purple") == [
        "DER-9.6 token-used ben gain-purple-1",
        "DER-4.10 die-added ana purple-1",
        "DER-4.10 rolled ana purple-1 bravery",
    ]
    assert t.options("ana") == ["assign purple-1 antonin-dolohov", "discard purple-1", "stop"]
    t.play("ana assign purple-1 antonin-dolohov")
    assert t.options("ana") == ["end-turn"]


def test_der_4_10_the_end_phase_begins_when_the_active_player_ends_the_turn() -> None:
    """DER-4.10  Ana ends her turn: whatever her dice completed happens now, and Ben's token comes too late."""
    t = given(
        HOGSMEADE
        + """
        ben     tokens gain-purple-1
        dice    on antonin-dolohov=blue-1=knowledge-2 antonin-dolohov=purple-1=bravery
        chance  seed 1
        """
    )
    told = t.play("ana end-turn")
    assert told[:2] == ["DER-4.10 phase-ended ana", "DER-5.2 attacked ana antonin-dolohov"]
    assert t.refused("ben token-gain purple") == "DER-9.1"
