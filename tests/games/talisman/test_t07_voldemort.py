"""TAL-7 Lord Voldemort attacks, as examples at the table."""

from tests.games.talisman.tables import given
from tests.tables import Watched


def attacked(ana: str = "", ben: str = "", rest: str = "", of: str = "ana") -> Watched:
    """Ana moves one space and leads Voldemort, who stands beside Ben at the Leaky Cauldron, onto Ben."""
    return given(f"""
        seats ana ben
        ana side harry-potter-boy-who-lived at wisteria-walk fate 0 {ana}
        ben side bellatrix-lestrange-prisoner at leaky-cauldron fate 0 {ben}
        voldemort at trafalgar-square
        turn of ana phase move
        chance movement 1
        chance voldemort-movement 1
        chance outer-deck beaded-bag
        chance seed 1
        {rest}
    """)


LEAD = ("ana roll", "ana step magnolia-crescent", "ana lead leaky-cauldron")


def test_tal_7_1_the_attacked_one_chooses_magic_or_strength() -> None:
    """TAL-7.1  Ben fights by Magic: Voldemort has 10, and nobody has the Advantage (TAL-9.3)."""
    t = attacked(rest="chance attack 3 \n chance foe-attack 3")
    t.play(*LEAD)
    assert t.options("ben") == ["fight-by magic", "fight-by strength"]
    t.play("ben fight-by magic")
    assert t.clause_told("TAL-7.1") == ["value-chosen ben magic"]
    assert t.clause_told("TAL-9.3") == ["no-advantage ben"]
    assert "compared ben 7 13" in t.clause_told("TAL-6.8")


def test_tal_7_2_a_win_is_an_escape_by_the_table() -> None:
    """TAL-7.2  Ben, of Strength 12, rolls 6 on his table and gains 2 Fate. Voldemort stays."""
    t = attacked(ben="strength 12", rest="chance attack 3 \n chance foe-attack 3 \n chance table 6")
    t.play(*LEAD, "ben fight-by strength")
    assert t.clause_told("TAL-7.2") == ["fight-won ben"]
    assert (t.of("ben", "fate"), t.of("voldemort", "at")) == (["2"], ["leaky-cauldron"])


def test_tal_7_3_he_is_evaded_by_what_evades_an_enemy_or_any_attacker() -> None:
    """TAL-7.3  The powder evades him, and so does the Hand of Glory, which evades Enemies."""
    t = attacked(ben="objects darkness-powder hand-of-glory")
    t.play(*LEAD)
    assert t.options("ben") == ["pass", "use hand-of-glory/1 -", "use darkness-powder/1 -"]
    t.play("ben use darkness-powder/1 -")
    assert t.clause_told("TAL-7.3") == ["evaded-voldemort ben"]
    assert t.clause_told("TAL-6.5") == []


def test_tal_7_4_a_draw_does_nothing_and_a_loss_in_anothers_turn_costs_only_the_life() -> None:
    """TAL-7.4  Ben draws: nothing happens. Ben loses in Ana's turn: a Life, and Ana's encounter goes on."""
    t = attacked(ben="magic 10", rest="chance attack 3 \n chance foe-attack 3")
    t.play(*LEAD, "ben fight-by magic")
    assert t.clause_told("TAL-7.4") == ["fight-drawn ben"]
    t = attacked(rest="chance attack 1 \n chance foe-attack 6")
    t.play(*LEAD, "ben fight-by magic")
    assert t.of("ben", "life") == ["4"]
    assert t.clause_told("TAL-5.11")[:1] == ["encountered ana magnolia-crescent"]


def test_tal_7_5_who_can_be_chosen() -> None:
    """TAL-7.5  Cid, under Polyjuice, is not chosen while Ben can be; a Ferret can, and fights with 1."""
    t = given(
        """
        seats ana ben cid
        ana side harry-potter-boy-who-lived at wisteria-walk fate 0
        ben side bellatrix-lestrange-prisoner at leaky-cauldron ferret 1
        cid side draco-malfoy-prefect at leaky-cauldron allies barty-crouch-junior
        voldemort at trafalgar-square
        turn of ana pending next-turn=ana end-phase=ana choose-victim=ana
    """.replace("voldemort at trafalgar-square", "voldemort at leaky-cauldron")
    )
    assert t.options("ana") == ["choose-seat 1"]
    assert t.refused("ana choose-seat 2") == "TAL-7.5"
