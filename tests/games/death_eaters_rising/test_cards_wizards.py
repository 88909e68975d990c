"""The wizards of the standard edition, every kind of ability played once."""

import pytest

from tests.games.death_eaters_rising.table_of_three import ASSIGN, CLOCKWISE
from tests.tables import death_eaters as given

# --- wizards who bring a die


@pytest.mark.parametrize(
    ("wizard", "companion", "stranger", "die"),
    [
        ("albus-dumbledore", "arthur-weasley", "argus-filch", "purple-2"),
        ("minerva-mcgonagall", "argus-filch", "arthur-weasley", "blue-1"),
        ("nymphadora-tonks", "arthur-weasley", "argus-filch", "red-4"),
        ("harry-potter", "cho-chang", "arthur-weasley", "purple-2"),
        ("sirius-black", "cho-chang", "arthur-weasley", "purple-2"),
        ("hermione-granger", "argus-filch", "cho-chang", "blue-1"),
        ("fleur-delacour", "ginny-weasley", "argus-filch", "purple-2"),
    ],
)
def test_der_4_1_a_wizard_brings_a_die_for_whom_it_likes(wizard: str, companion: str, stranger: str, die: str) -> None:
    """DER-4.1  Ana's pool is three red dice and a purple one. With the companion in the team the wizard brings one more;
    with a stranger, or for itself alone, none."""
    base = "pool-taken ana red-1 red-2 red-3 purple-1"
    for others, added in ((companion, [f"die-added ana {die}"]), (stranger, []), ("", [])):
        t = given(CLOCKWISE + f"ana team {wizard} {others} \n ben team lee-jordan \n cid team poppy-pomfrey")
        t.play("ana travel hogsmeade")
        assert t.clause_told("DER-4.1") == [base, *added]


@pytest.mark.parametrize(
    ("team", "colours"),
    [
        ("bill-weasley fleur-delacour*4", ["purple", "red"]),
        ("ron-weasley harry-potter*4", ["red", "orange"]),
        ("fred-weasley george-weasley", ["purple", "orange"]),
        ("firenze", ["blue", "orange"]),
        ("remus-lupin", ["red", "orange"]),
    ],
)
def test_der_4_1_a_wizard_lets_the_player_choose_a_colour(team: str, colours: list[str]) -> None:
    """DER-4.1  Bill with Fleur, Ron with Harry, Fred with George; Firenze and Lupin with anybody."""
    t = given(CLOCKWISE + f"ana team {team} \n ben team lee-jordan")
    t.play("ana travel hogsmeade")
    assert t.options("ana") == [f"take-die {colour}" for colour in colours]
    assert t.play(f"ana take-die {colours[1]}")[0].startswith(f"DER-4.1 die-added ana {colours[1]}-")


@pytest.mark.parametrize(("wizard", "die"), [("rubeus-hagrid", "red-4"), ("neville-longbottom", "purple-2")])
def test_der_4_1_a_wizard_brings_a_die_without_a_condition(wizard: str, die: str) -> None:
    """DER-4.1  Hagrid alone brings a red die, Neville a purple one."""
    t = given(CLOCKWISE + f"ana team {wizard}")
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-4.1")[1:] == [f"die-added ana {die}"]


# --- wizards who change dice


def test_der_4_7_trelawney_rerolls_any_number_of_dice() -> None:
    """DER-4.7  Ana picks two of her three dice, each once; both are rolled again, the third stays."""
    t = given(
        ASSIGN
        + """
        ana     team sybill-trelawney
        dice    pool blue-1=knowledge red-1=loyalty red-2=bravery
        chance  wizard-dice red=friendship red=knowledge
        """
    )
    t.play("ana use-wizard sybill-trelawney")
    assert t.options("ana") == ["pick blue-1", "pick red-1", "pick red-2"]
    assert t.refused("ana reroll") == "DER-4.7"
    t.play("ana pick red-2")
    assert t.refused("ana pick red-2") == "DER-4.7"
    assert t.play("ana pick red-1", "ana reroll") == ["DER-4.7 rerolled ana red-1 friendship red-2 knowledge"]
    assert t.of("dice", "pool") == ["blue-1=knowledge", "red-1=friendship", "red-2=knowledge"]


@pytest.mark.parametrize(
    ("wizard", "trait"),
    [("mrs-norris", "loyalty"), ("ginny-weasley", "bravery"), ("lee-jordan", "friendship")],
)
def test_der_4_7_a_wizard_turns_a_die_to_its_trait(wizard: str, trait: str) -> None:
    """DER-4.7  Mrs Norris turns a die to loyalty, Ginny to bravery, Lee to friendship."""
    t = given(ASSIGN + f"ana team {wizard} \n dice pool blue-1=knowledge")
    t.play(f"ana use-wizard {wizard}")
    assert t.options("ana") == [f"turn-die blue-1 {trait}"]
    assert t.play(f"ana turn-die blue-1 {trait}") == [f"DER-4.7 die-turned ana blue-1 {trait}"]


# --- wizards who are paid with symbols


def test_der_4_6_luna_brings_a_token_and_heals_anybody() -> None:
    """DER-4.6  For two friendships Ana takes a token, and then one damage from any wizard: here from Cid's Dumbledore."""
    t = given(
        ASSIGN
        + """
        ana                team luna-lovegood
        cid                team albus-dumbledore*2
        ministry-of-magic  beside cho-chang*1
        dice               pool orange-1=friendship-2
        chance             spell-tokens heal-1
        """
    )
    t.play("ana assign orange-1 luna-lovegood")
    assert t.play("ana use") == [
        "DER-4.6 ability-used ana luna-lovegood",
        "DER-2.3 token-taken ana heal-1",
    ]
    assert t.options("ana") == ["heal albus-dumbledore", "heal cho-chang"]
    assert t.play("ana heal albus-dumbledore") == ["DER-6.7 healed ana albus-dumbledore 1"]


def test_der_6_7_sprout_heals_two_anywhere() -> None:
    """DER-6.7  Sprout takes two damage from Cho, beside another location."""
    t = given(ASSIGN + "ana team pomona-sprout \n diagon-alley beside cho-chang*3 \n dice pool orange-1=friendship")
    t.play("ana assign orange-1 pomona-sprout", "ana use")
    assert t.play("ana heal cho-chang") == ["DER-6.7 healed ana cho-chang 2"]


def test_der_6_7_pomfrey_heals_each_of_the_team() -> None:
    """DER-6.7  Pomfrey takes one damage from each of Ana's wizards at once; Luna beside the location is not of the team."""
    t = given(
        ASSIGN
        + """
        ana        team poppy-pomfrey*1 nymphadora-tonks*2 sirius-black
        hogsmeade  beside luna-lovegood*1
        dice       pool orange-1=friendship-2
        """
    )
    t.play("ana assign orange-1 poppy-pomfrey")
    assert t.play("ana use")[1:] == [
        "DER-6.7 healed ana poppy-pomfrey 1",
        "DER-6.7 healed ana nymphadora-tonks 1",
    ]


def test_der_6_7_molly_heals_three_of_the_own_team() -> None:
    """DER-6.7, 3.2  Molly takes up to three damage from Tonks, who has two. Luna beside the location is out of reach."""
    t = given(
        ASSIGN
        + """
        ana        team nymphadora-tonks*2 molly-weasley
        hogsmeade  beside luna-lovegood*1
        dice       pool orange-1=friendship
        """
    )
    t.play("ana assign orange-1 molly-weasley", "ana use")
    assert t.refused("ana heal luna-lovegood") == "DER-3.2"
    assert t.play("ana heal nymphadora-tonks") == ["DER-6.7 healed ana nymphadora-tonks 2"]


def test_der_4_6_cho_heals_here_and_removes_corruption_here() -> None:
    """DER-4.6, 4.8  Cho heals Luna beside the location, then takes a corruption from its place: both from one ability."""
    t = given(
        ASSIGN
        + """
        ana        team cho-chang
        hogsmeade  beside luna-lovegood*1  corruption 2
        dice       pool orange-1=friendship  on cho-chang=blue-1=knowledge
        """
    )
    t.play("ana assign orange-1 cho-chang", "ana use")
    assert t.clause_told("DER-4.6") == ["ability-used ana cho-chang"]
    assert t.play("ana heal luna-lovegood") == [
        "DER-6.7 healed ana luna-lovegood 1",
        "DER-4.8 cleansed ana hogsmeade 1",
    ]


def test_der_6_7_emmeline_removes_corruption_anywhere() -> None:
    """DER-6.7  From Hogsmeade, for two loyalties, Emmeline takes one of the Ministry's three corruption."""
    t = given(ASSIGN + "ana team emmeline-vance \n ministry-of-magic corruption 3 \n dice pool red-1=loyalty-2")
    t.play("ana assign red-1 emmeline-vance", "ana use")
    assert t.options("ana") == ["cleanse ministry-of-magic"]
    assert t.play("ana cleanse ministry-of-magic") == ["DER-6.7 cleansed ana ministry-of-magic 1"]


def test_der_2_3_arthur_takes_a_token() -> None:
    """DER-2.3  For a loyalty and a knowledge Arthur takes a spell token, drawn unseen."""
    t = given(
        ASSIGN
        + """
        ana     team arthur-weasley
        dice    pool red-1=loyalty  on arthur-weasley=blue-1=knowledge
        chance  spell-tokens swap-2
        """
    )
    t.play("ana assign red-1 arthur-weasley", "ana use")
    assert t.clause_told("DER-2.3") == ["token-taken ana swap-2"]


@pytest.mark.parametrize(
    ("wizard", "last", "on"),
    [
        ("severus-snape", "blue-1=knowledge-2", ""),
        ("kingsley-shacklebolt", "purple-1=bravery-2", ""),
        ("angelina-johnson", "purple-1=bravery", "angelina-johnson=red-1=loyalty"),
    ],
)
def test_der_5_2_a_wizard_strikes_a_death_eater_here(wizard: str, last: str, on: str) -> None:
    """DER-5.2  Ana strikes Dolohov and takes a token at once. Lucius has a full track, Bellatrix is elsewhere (3.2)."""
    t = given(
        ASSIGN
        + f"""
        ana           team {wizard}
        hogsmeade     beside antonin-dolohov lucius-malfoy*2
        diagon-alley  beside bellatrix-lestrange
        dice          pool {last}  on {on}
        chance        spell-tokens heal-1
        """
    )
    t.play(f"ana assign {last.partition('=')[0]} {wizard}", "ana use")
    assert t.options("ana") == ["strike antonin-dolohov"]
    assert t.refused("ana strike lucius-malfoy") == "DER-5.2"
    assert t.refused("ana strike bellatrix-lestrange") == "DER-3.2"
    assert t.play("ana strike antonin-dolohov") == [
        "DER-5.2 struck ana antonin-dolohov 1",
        "DER-5.2 token-taken ana heal-1",
    ]


def test_der_4_3_moody_strikes_for_two_damage_whenever_ana_likes() -> None:
    """DER-4.3, 6.2  Moody asks for no symbol, so no die goes to him. Before the first roll he strikes Dolohov, at the price
    of two damage, and with nobody to strike he would not."""
    moody = ASSIGN + "ana team alastor-moody \n turn phase roll \n dice pool red-1 \n chance spell-tokens heal-1 \n"
    t = given(moody + "hogsmeade beside antonin-dolohov \n turn phase assign \n dice pool red-1=loyalty")
    assert t.refused("ana assign red-1 alastor-moody") == "DER-4.3"
    t = given(moody + "hogsmeade beside antonin-dolohov")
    assert t.play("ana use-wizard alastor-moody", "ana strike antonin-dolohov") == [
        "DER-6.2 damaged alastor-moody 2",
        "DER-4.6 ability-used ana alastor-moody",
        "DER-5.2 struck ana antonin-dolohov 1",
        "DER-5.2 token-taken ana heal-1",
    ]
    t = given(moody + "hogsmeade beside luna-lovegood")
    assert t.refused("ana use-wizard alastor-moody") == "DER-4.6"
