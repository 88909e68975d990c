"""The cards of the standard edition: what the rulebook's pictures show of them, headquarters and places, each played once."""

from typing import Any

import pytest

from greathall.games import find_rules
from tests.games.death_eaters_rising.table_of_three import ASSIGN, DARK_MARK
from tests.tables import death_eaters as given


def test_every_kind_of_sentence_in_the_edition_is_known_to_this_page() -> None:
    """Whoever gives a card a verb, or somebody to strike or heal, that no other card has, plays it here too."""
    content: Any = find_rules("death-eaters-rising", 2, {}, "standard").content
    verbs = {
        (effect["verb"], effect.get("whom", ""))
        for group in ("wizards", "death-eaters", "places")
        for card in content[group][group.removesuffix("s")]
        for effect in card["effects"]
    }
    assert verbs == {
        ("add-die", ""),
        ("cleanse", ""),
        ("corrupt", ""),
        ("damage", "each-here"),
        ("damage", "each-of-active-team"),
        ("damage", "least-damaged-of-active-team"),
        ("damage", "most-damaged-of-active-team"),
        ("damage", "one-least-damaged-of-every-team"),
        ("damage", "one-most-damaged-of-every-team"),
        ("extra-symbol", ""),
        ("forbid-tokens", ""),
        ("forbid-turning", ""),
        ("heal", "each-of-own-team"),
        ("heal", "one-anywhere"),
        ("heal", "one-here"),
        ("heal", "one-of-own-team"),
        ("heal-death-eaters", ""),
        ("limit-healing", ""),
        ("reroll", ""),
        ("strike", ""),
        ("take-token", ""),
        ("turn-die", ""),
    }


# --- what the pictures show of the symbols


@pytest.mark.parametrize(
    ("card", "symbols"),
    [
        ("albus-dumbledore", [2, 4]),
        ("minerva-mcgonagall", [6]),
        ("nymphadora-tonks", [6]),
        ("harry-potter", [6]),
        ("sirius-black", [2, 4]),
        ("bill-weasley", [4]),
        ("luna-lovegood", [1, 3]),
        ("sybill-trelawney", [2]),
        ("pomona-sprout", [1, 3]),
        ("peter-pettigrew", [1, 2]),
        ("bellatrix-lestrange", [2, 2]),
        ("antonin-dolohov", [1, 2]),
        ("lucius-malfoy", [2, 2]),
    ],
)
def test_a_card_asks_for_as_many_symbols_as_its_picture_shows(card: str, symbols: list[int]) -> None:
    """Beside a location, with nothing assigned, so many symbols of each trait are open."""
    t = given(f"seats ana ben \n ana team remus-lupin \n ben team ron-weasley \n hogsmeade beside {card}")
    facts: Any = t.game.view().facts()
    assert sorted(facts["locations"][2]["beside"][0]["open"].values()) == symbols


def test_voldemorts_card_asks_for_three_of_a_trait() -> None:
    """Three symbols of one trait are all that the picture lets us read; the others are ours."""
    facts: Any = given("seats ana ben").game.view().facts()
    assert max(facts["voldemort"]["open"].values()) == 3


@pytest.mark.parametrize("faction", ["hogwarts", "order", "army"])
def test_a_headquarters_has_four_dice_and_abilities_for_one_and_for_two(faction: str) -> None:
    """DER-4.1  The pool of a player without any other die; the costs of the two abilities, with nothing assigned."""
    t = given(f"seats ana ben \n ana faction {faction} team lee-jordan \n chance voldemort-die clockwise")
    t.play("ana travel hogsmeade")
    assert [len(line.split()) - 2 for line in t.clause_told("DER-4.1")] == [4]
    facts: Any = t.game.view().facts()
    assert [sum(ability.values()) for ability in facts["headquarters"]] == [1, 2]


# --- headquarters


def test_der_4_8_dumbledores_office_removes_a_corruption_here() -> None:
    """DER-4.8  Cid is in Diagon Alley: a knowledge takes one corruption from its place, none from Hogsmeade's."""
    t = given(
        ASSIGN
        + """
        turn          of cid  at diagon-alley
        diagon-alley  corruption 2
        hogsmeade     corruption 2
        dice          pool blue-1=knowledge
        """
    )
    t.play("cid assign blue-1 headquarters-1", "cid use")
    assert t.clause_told("DER-4.8") == ["cleansed cid diagon-alley 1"]


def test_der_3_6_dumbledores_office_brings_tokens_to_whom_has_two_hogwarts_wizards() -> None:
    """DER-3.6  Cid takes a token. Ana has two Hogwarts wizards and may take one; Ben has one, and is not asked."""
    t = given(
        ASSIGN
        + """
        turn    of cid
        ana     team argus-filch firenze
        ben     team harry-potter rubeus-hagrid
        dice    pool blue-1=knowledge-2
        chance  spell-tokens heal-1 swap-1
        """
    )
    t.play("cid assign blue-1 headquarters-2", "cid use")
    assert t.clause_told("DER-2.3") == ["token-taken cid heal-1"]
    assert (t.waiting(), t.options("ana")) == (["ana"], ["decline", "take-token"])
    assert t.play("ana take-token") == ["DER-3.6 token-taken ana swap-1"]
    assert t.waiting() == ["cid"]


def test_der_4_8_the_room_of_requirement_removes_a_corruption_here() -> None:
    """DER-4.8  Ben is in Hogsmeade: a bravery takes one corruption from its place."""
    t = given(ASSIGN + "turn of ben \n hogsmeade corruption 1 \n dice pool purple-1=bravery")
    t.play("ben assign purple-1 headquarters-1", "ben use")
    assert t.clause_told("DER-4.8") == ["cleansed ben hogsmeade 1"]


def test_der_3_6_the_room_of_requirement_lets_every_player_heal_one_of_the_team() -> None:
    """DER-3.6  From Ben clockwise: he takes two damage from Harry, who is of the Army, Cid one from Dumbledore, who is not.
    Ana declines. Each heals only the own team."""
    t = given(
        ASSIGN
        + """
        turn  of ben
        ana   team nymphadora-tonks*1
        ben   team harry-potter*3
        cid   team albus-dumbledore*3
        dice  pool purple-1=bravery-2
        """
    )
    t.play("ben assign purple-1 headquarters-2", "ben use")
    assert t.options("ben") == ["decline", "heal harry-potter"]
    assert t.refused("ben heal nymphadora-tonks") == "DER-3.2"
    assert t.play("ben heal harry-potter") == ["DER-3.6 healed ben harry-potter 2"]
    assert t.play("cid heal albus-dumbledore") == ["DER-3.6 healed cid albus-dumbledore 1"]
    assert t.play("ana decline") == ["DER-3.6 offer-declined ana"]


def test_der_6_7_grimmauld_place_removes_two_corruption_anywhere() -> None:
    """DER-6.7  Two loyalties take two of Diagon Alley's three corruption, though Ana is in Hogsmeade."""
    t = given(ASSIGN + "diagon-alley corruption 3 \n dice pool red-1=loyalty-2")
    t.play("ana assign red-1 headquarters-2", "ana use")
    assert t.play("ana cleanse diagon-alley") == ["DER-6.7 cleansed ana diagon-alley 2"]


# --- places


def test_der_6_5_the_department_of_mysteries_corrupts_where_a_death_eater_is() -> None:
    """DER-6.5  Bellatrix and Dolohov are in Diagon Alley, Voldemort looks at the Ministry, where no Death Eater is, and
    his card is on the Villain card: one corruption for Diagon Alley, none by the place for the Ministry or Hogsmeade."""
    t = given(
        DARK_MARK
        + """
        voldemort         card villain
        corrupted-places  holds department-of-mysteries
        diagon-alley      beside antonin-dolohov mulciber
        hogsmeade         beside luna-lovegood
        """
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.5") == ["penalty-struck department-of-mysteries", "corrupted diagon-alley 1"]


def test_der_6_5_the_atrium_asks_for_one_more_symbol_on_a_death_eater() -> None:
    """DER-6.5  Dolohov's card is covered, but on the Dark Mark the Atrium wants one bravery more: without it he takes
    nothing. Ben's token covers it, and he takes 1 damage. No wizard's card has grown."""
    atrium = (
        DARK_MARK
        + """
        corrupted-places  holds atrium
        ben               tokens assign-bravery-1
        cid               tokens assign-bravery-2 assign-friendship-1 assign-friendship-2
        hogsmeade         beside antonin-dolohov lee-jordan
        chance            wizard-dice purple=bravery red=knowledge red=knowledge red=bravery
        chance            seed 1
        """
    )
    t = given(atrium)
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.5") == ["penalty-struck atrium"]
    dice = ["ana roll", *(f"ana assign red-{die} antonin-dolohov" for die in (1, 2, 3))]
    t.play(*dice, "ana stop", "ana end-turn")
    assert t.clause_told("DER-5.2") == []
    t = given(atrium)
    t.play("ana travel hogsmeade", *dice, "ben token-assign bravery antonin-dolohov")
    assert t.refused("cid token-assign bravery antonin-dolohov") == "DER-9.2"
    t.play(
        "cid token-assign bravery lee-jordan",
        *["cid token-assign friendship lee-jordan"] * 2,
        "ana stop",
        "ana end-turn",
    )
    assert t.clause_told("DER-5.2")[0] == "attacked ana antonin-dolohov"
    assert t.clause_told("DER-5.1") == ["recruited ana lee-jordan"]


def test_der_6_5_hogsmeade_station_asks_for_one_more_friendship_on_a_wizard() -> None:
    """DER-6.5  Trelawney's two knowledge are covered, but a friendship is missing this turn: she is not recruited. On
    Dolohov, who lies there too, no friendship fits."""
    t = given(
        DARK_MARK
        + """
        ana               tokens assign-knowledge-1 assign-knowledge-2 assign-friendship-1
        corrupted-places  holds hogsmeade-station
        hogsmeade         beside sybill-trelawney antonin-dolohov
        chance            seed 1
        """
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.5") == ["penalty-struck hogsmeade-station"]
    t.play("ana token-assign knowledge sybill-trelawney", "ana token-assign knowledge sybill-trelawney")
    assert t.refused("ana token-assign friendship antonin-dolohov") == "DER-9.2"
    t.play("ana roll", "ana stop", "ana end-turn")
    assert t.clause_told("DER-5.1") == []
    assert t.of("hogsmeade", "beside")[:2] == ["sybill-trelawney", "antonin-dolohov"]


def test_der_6_5_gringotts_forbids_tokens_but_they_are_still_gained() -> None:
    """DER-6.5  On the Dark Mark nobody, neither Ana nor Ben, may use a token this turn; Mundungus still takes one."""
    t = given(
        DARK_MARK
        + """
        ana               team mundungus-fletcher  tokens gain-blue-1
        ben               tokens gain-blue-2
        corrupted-places  holds gringotts
        chance            spell-tokens heal-1
        """
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.5") == ["penalty-struck gringotts"]
    assert (t.refused("ana token-gain blue"), t.refused("ben token-gain blue")) == ("DER-6.5", "DER-6.5")
    t.play("ana use-wizard mundungus-fletcher")
    assert t.of("ana", "tokens") == ["gain-blue-1", "heal-1"]


def test_der_6_5_ollivanders_forbids_to_change_and_reroll_dice() -> None:
    """DER-6.5  On the Dark Mark neither Trelawney nor Flitwick does anything this turn."""
    t = given(
        DARK_MARK
        + """
        ana               team sybill-trelawney filius-flitwick
        corrupted-places  holds ollivanders
        chance            seed 1
        """
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.5") == ["penalty-struck ollivanders"]
    t.play("ana roll")
    assert t.refused("ana use-wizard sybill-trelawney") == "DER-6.5"
    assert t.refused("ana use-wizard filius-flitwick") == "DER-6.5"


def test_der_6_5_at_the_hogs_head_one_wizard_of_each_team_is_healed() -> None:
    """DER-6.5  Ben heals Ana's Tonks by a token. Nobody heals her Sirius this turn, Tonks may be healed again, so may one of
    Ben's team, and Luna beside the location as often as anybody likes."""
    t = given(
        DARK_MARK
        + """
        corrupted-places  holds hogs-head
        ana               team nymphadora-tonks*4 sirius-black*2
        ben               team harry-potter*2 ginny-weasley*2  tokens heal-1 heal-2
        hogsmeade         beside luna-lovegood*2
        cid               tokens heal-two-1
        """
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.5") == ["penalty-struck hogs-head"]
    assert t.refused("cid token-heal-two nymphadora-tonks sirius-black") == "DER-6.5"
    t.play("ben token-heal nymphadora-tonks")
    assert t.refused("ben token-heal sirius-black") == "DER-6.5"
    assert t.options("ben") == [
        "token-heal nymphadora-tonks",
        "token-heal harry-potter",
        "token-heal ginny-weasley",
        "token-heal luna-lovegood",
    ]
    t.play("ben token-heal harry-potter")
    assert t.options("cid") == ["token-heal-two nymphadora-tonks luna-lovegood"]


def test_der_6_5_at_the_hogs_head_pomfrey_heals_one_of_the_team() -> None:
    """DER-6.5  She would heal each of Ana's team; this turn Ana chooses one, and then the second is refused to a token."""
    t = given(
        ASSIGN
        + """
        ana   team poppy-pomfrey*1 nymphadora-tonks*2
        ben   tokens heal-1
        hold  places hogs-head
        dice  pool orange-1=friendship-2
        """
    )
    t.play("ana assign orange-1 poppy-pomfrey", "ana use")
    assert t.options("ana") == ["heal poppy-pomfrey", "heal nymphadora-tonks"]
    t.play("ana heal nymphadora-tonks")
    assert t.refused("ben token-heal poppy-pomfrey") == "DER-6.5"
