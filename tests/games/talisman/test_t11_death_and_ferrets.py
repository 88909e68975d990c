"""TAL-11.1, 11.8, 11.9, 11.11, 11.14 to 11.16 Death and return, lost turns and Ferrets, as examples at the table."""

from tests.games.talisman.tables import given
from tests.tables import Watched

LOST = """
    seats ana ben
    ana side draco-malfoy-prefect at trafalgar-square fate 0 life 1 objects wand-1 trophies ron-weasley spells expulso-1
    ben side harry-potter-boy-who-lived at gringotts fate 0
    trafalgar-square cards mad-eye-moody
    turn of ana phase encounter
    chance attack 1
    chance foe-attack 6
    chance seed 1
"""


def play_on(t: Watched, *seats: str) -> None:
    """Whoever is asked in a window passes, until somebody else is asked."""
    while t.waiting() and t.waiting()[0] in seats and "pass" in t.options(t.waiting()[0]):
        t.play(f"{t.waiting()[0]} pass")


def test_tal_11_1_the_last_life() -> None:
    """TAL-11.1  Draco dies: to St Mungo's; Spells, trophies and Fate are discarded, the Wand is kept; no end steps."""
    t = given(LOST)
    t.play("ana explore")
    play_on(t, "ana")
    assert t.clause_told("TAL-11.1") == ["died ana", "card-discarded ana ron-weasley"]
    assert t.clause_told("TAL-5.13") == ["turn-over ana"]
    kept = [t.of("ana", key) for key in ("at", "objects", "trophies", "spells", "fate")]
    assert kept == [["st-mungos-hospital"], ["wand-1"], [], [], ["0"]]
    assert t.waiting() == ["ben"]


def test_tal_11_1_in_the_next_turn_either_side_and_a_normal_turn() -> None:
    """TAL-11.1  The other side of Draco's card, with its values; Galleons kept, no Fate dealt; then the move."""
    t = given("""
        seats ana ben
        ana side draco-malfoy-prefect at st-mungos-hospital life 0 fate 0 galleons 3 marks in-hospital
        turn of ana phase turn
        chance seed 1
    """)
    t.play("ana choose-side draco-malfoy-reluctant")
    assert t.clause_told("TAL-11.1") == ["side-chosen ana draco-malfoy-reluctant", "returned ana"]
    assert [t.of("ana", key) for key in ("life", "fate", "galleons", "marks")] == [["4"], ["0"], ["3"], []]
    assert t.options("ana") == ["roll"]


def test_tal_11_8_lose_a_turn_the_next_one() -> None:
    """TAL-11.8  The Ministry keeps Ana: her turn goes on to its end, the next is skipped."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at ministry-of-magic fate 0 galleons 1
        turn of ana phase encounter
        chance table 1
        chance seed 1
    """)
    t.play("ana explore")
    assert t.clause_told("TAL-11.8") == ["turn-to-lose ana 1"]
    assert t.waiting() == ["ana"]


def test_tal_11_9_a_ferret_takes_nothing() -> None:
    """TAL-11.9, TAL-11.14  Ana, a Ferret, creeps one space without a roll, has Magic 1, casts nothing and takes nothing."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at wisteria-walk fate 0 ferret 2 spells expulso-1
        ben side draco-malfoy-prefect at thames-embankment
        magnolia-crescent cards beaded-bag
        turn of ana phase move
        chance seed 1
    """)
    assert t.options("ana") == ["creep"]
    assert t.refused("ana roll") == "TAL-11.14"
    assert t.refused("ana cast expulso-1 -") == "TAL-11.14"
    t.play("ana creep", "ana step magnolia-crescent")
    assert t.clause_told("TAL-11.14") == ["crept ana"]
    t = given(
        """
        seats ana ben
        ana side harry-potter-boy-who-lived at magnolia-crescent ferret 1
        magnolia-crescent cards beaded-bag lying 1
        turn of ana flags was-ferret pending next-turn=ana end-phase=ana encounter=ana take=ana
    """.replace("ferret 1\n", "\n")
    )
    assert t.refused("ana take beaded-bag") == "TAL-11.9"
    assert t.refused("ana take-galleon") == "TAL-11.9"


def test_tal_11_11_who_waits_in_the_hospital_is_out_of_play() -> None:
    """TAL-11.11  Ben waits there: Ana on his space cannot attack him."""
    t = given("""
        seats ana ben cid
        ana side harry-potter-boy-who-lived at st-mungos-hospital fate 0
        ben side draco-malfoy-prefect at st-mungos-hospital life 0 marks in-hospital
        cid side lucius-malfoy-governor at st-mungos-hospital
        turn of ana phase encounter
    """)
    assert t.options("ana") == ["attack 2", "explore"]
    assert t.refused("ana attack 1") == "TAL-11.11"


def test_tal_11_11_what_strikes_everybody_strikes_the_others_though_one_dies() -> None:
    """TAL-11.11  Dementors over London: Ana loses her last Life and her turn; Cid, in London too, is struck all the same, and
    the card is gone."""
    t = given("""
        seats ana ben cid
        ana side harry-potter-seeker at trafalgar-square fate 0 life 1
        ben side draco-malfoy-prefect at black-lake fate 0
        cid side lucius-malfoy-governor at gringotts fate 0
        turn of ana phase encounter
        chance outer-deck dementors-over-london
        chance seed 1
    """)
    t.play("ana explore")
    assert t.clause_told("TAL-6.8") == ["life-lost ana 1", "life-lost cid 1"]
    assert (t.of("ben", "life"), t.of("ana", "marks")) == (["4"], ["in-hospital"])
    assert (t.of("outer", "discards"), t.waiting()) == (["dementors-over-london"], ["ben"])


def test_tal_11_11_limits_are_checked_against_the_new_side() -> None:
    """TAL-11.11  Ana died as a Ferret with five Objects. She comes back as the Keeper of the Keys, who may have five."""
    text = """
        seats ana ben
        ana side rubeus-hagrid-friend-of-beasts at st-mungos-hospital life 0 fate 0 marks in-hospital
        ana objects wand-1 sneakoscope-1 dittany-1 portkey-1 remembrall
        turn of ana phase turn
        chance seed 1
    """
    t = given(text)
    t.play("ana choose-side rubeus-hagrid-keeper-of-keys")
    assert len(t.of("ana", "objects")) == 5
    t = given(text)
    t.play("ana choose-side rubeus-hagrid-friend-of-beasts", "ana drop wand-1")
    assert t.clause_told("TAL-11.2") == ["card-dropped ana wand-1 st-mungos-hospital"]


def test_tal_11_15_the_turn_in_which_it_happened_does_not_count() -> None:
    """TAL-11.15  Transmuted in her own turn for one turn, Ana is a Ferret in the next one; at its end she is herself."""
    t = given("""
        seats ana ben
        ana side draco-malfoy-prefect at thames-embankment fate 0 galleons 0 ferret 1 marks ferret-since-this-turn
        ben side harry-potter-boy-who-lived at trafalgar-square fate 0
        turn of ana phase end
        chance seed 1
    """)
    assert t.of("ana", "ferret") == ["1"]
    t = given("""
        seats ana ben
        ana side draco-malfoy-prefect at thames-embankment fate 0 ferret 1
        ben side harry-potter-boy-who-lived at trafalgar-square fate 0
        turn of ana phase end
        chance seed 1
    """)
    t.play("ana end-turn")
    assert t.clause_told("TAL-11.15") == ["restored ana"]
    assert t.of("ana", "ferret") == ["0"]


def test_tal_11_16_several_lost_turns_add_up() -> None:
    """TAL-11.16  Ana has two to lose: the turn is skipped, Ben plays, one is left."""
    t = given("""
        seats ana ben
        ana side draco-malfoy-prefect at thames-embankment fate 0 turns-lost 2
        ben side harry-potter-boy-who-lived at trafalgar-square fate 0
        turn of ben phase end
        chance seed 1
    """)
    t.play("ben end-turn")
    assert t.clause_told("TAL-11.16") == ["turn-skipped ana"]
    assert (t.of("ana", "turns-lost"), t.waiting()) == (["1"], ["ben"])
