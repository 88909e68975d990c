"""TAL-2 Character values, as examples at the table: marked and total, Life, and Fate for a die."""

from tests.games.talisman.tables import given

FIGHT = """
    seats ana ben
    ana               side albus-dumbledore-headmaster  at trafalgar-square  fate 2
    ben               side bellatrix-lestrange-prisoner
    trafalgar-square  cards boggart
    turn              of ana  phase encounter
"""


def test_tal_2_1_twelve_is_the_most_that_is_marked() -> None:
    """TAL-2.1  Ana has Magic 11 and trades trophies for 2: she marks one."""
    t = given("""
        seats ana ben
        ana    magic 11  trophies antonin-dolohov mad-eye-moody
        turn   of ana  phase end
        chance seed 1
    """)
    t.play("ana offer antonin-dolohov", "ana offer mad-eye-moody", "ana trade magic")
    assert t.clause_told("TAL-2.1") == ["at-limit ana magic"]
    assert t.of("ana", "magic") == ["12"]
    t = given("""
        seats ana ben
        ana    magic 12  trophies antonin-dolohov
        turn   of ana  phase end
        chance seed 1
    """)
    assert t.refused("ana trade magic") == "TAL-6.18"


def test_tal_2_2_gained_magic_is_lost_but_never_what_the_character_began_with() -> None:
    """TAL-2.2, TAL-11.1  Dumbledore, who had gained 3 Magic and 1 Strength, died: he comes back with 4 and 2."""
    t = given("""
        seats ana ben
        ana    side albus-dumbledore-headmaster  magic 7  strength 3  life 0  at st-mungos-hospital  marks in-hospital
        turn   of ana  phase turn
        chance seed 1
    """)
    t.play("ana choose-side albus-dumbledore-headmaster")
    assert t.clause_told("TAL-2.2") == ["value-lost ana magic 3", "value-lost ana strength 1"]
    assert (t.of("ana", "magic"), t.of("ana", "strength")) == (["4"], ["2"])


def test_tal_2_3_totals_are_the_marked_value_and_what_cards_add() -> None:
    """TAL-2.3  Magic 5, a Wand and Tonks are 7 in the fight; the board stays at 5."""
    t = given(
        FIGHT.replace("fate 2", "magic 5  fate 0  objects wand-1  allies nymphadora-tonks")
        + "chance attack 3\nchance foe-attack 3\n"
    )
    t.play("ana explore")
    assert "value-counted ana magic 7" in t.clause_told("TAL-2.3")
    assert t.of("ana", "magic") == ["5"]


def test_tal_2_4_life_is_healed_up_to_the_start_and_gained_above_it() -> None:
    """TAL-2.4  In St Mungo's Ana has all her Life back, and no more; at the Fountain she gains a Life above it."""
    t = given("""
        seats ana ben
        ana    side albus-dumbledore-headmaster  at st-mungos-hospital  life 1  galleons 2
        turn   of ana  phase encounter
        chance seed 1
    """)
    t.play("ana explore", "ana choose st-mungos-hospital/3")
    assert t.clause_told("TAL-2.4") == ["life-healed ana 3"]
    t = given("""
        seats ana ben
        ana               side albus-dumbledore-headmaster  at trafalgar-square
        trafalgar-square  cards fountain-of-magical-brethren
        turn              of ana  phase encounter
        chance            table 5
        chance            seed 1
    """)
    t.play("ana explore", "ana accept", "ana pass")
    assert t.clause_told("TAL-2.4") == ["life-gained ana 1"]
    assert t.of("ana", "life") == ["5"]


def test_tal_2_5_one_token_re_rolls_one_die_once() -> None:
    """TAL-2.5  Ana rolls 2 for her move, spends Fate and rolls 5; the new result stands, and no second token is spent."""
    t = given("""
        seats ana ben
        ana    side albus-dumbledore-headmaster  fate 2
        turn   of ana  phase move
        chance movement 2 5
        chance seed 1
    """)
    t.play("ana roll", "ana spend-fate 0")
    assert t.clause_told("TAL-2.5") == ["fate-spent ana", "rerolled ana 5"]
    assert (t.of("turn", "rolled"), t.of("ana", "fate")) == (["5"], ["1"])
    assert t.waiting() == ["ana"]
    assert not any(option.startswith("spend-fate") for option in t.options("ana"))


def test_tal_2_6_a_space_may_go_differently_for_each_faction() -> None:
    """TAL-2.6  Hagrid nurses those of the Order in his hut; Ben, a Death Eater, can only try his luck."""
    t = given("""
        seats ana ben
        ana    side harry-potter-seeker  at hagrids-hut  life 2
        turn   of ana  phase encounter
        chance seed 1
    """)
    t.play("ana explore")
    assert t.options("ana") == ["choose hagrids-hut/2", "choose hagrids-hut/6"]
    t = given("""
        seats ana ben
        ana         side draco-malfoy-prefect  at hagrids-hut  life 2
        turn        of ana  pending next-turn=ana end-phase=ana choose=ana=hagrids-hut/1=ana
    """)
    assert t.options("ana") == ["choose hagrids-hut/2"]
    assert t.refused("ana choose hagrids-hut/6") == "TAL-2.6"


def test_tal_2_7_whoever_makes_the_roll_may_spend_fate_also_in_anothers_turn() -> None:
    """TAL-2.7  Bagman lets everybody roll: Ben spends Fate in Ana's turn. For Ana's roll he may not."""
    t = given("""
        seats ana ben
        ana               side albus-dumbledore-headmaster  at trafalgar-square  fate 0
        ben               side bellatrix-lestrange-prisoner  fate 1
        trafalgar-square  cards bagmans-flutter
        turn              of ana  phase encounter
        chance            table 3 1 6
        chance            seed 1
    """)
    t.play("ana explore")
    assert t.waiting() == ["ben"]
    t.play("ben spend-fate 0")
    assert t.clause_told("TAL-2.7") == ["rerolled ben 6"]
    assert t.of("ben", "galleons") == ["5"]
