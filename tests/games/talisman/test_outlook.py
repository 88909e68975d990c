"""What a table shows before it happens, beside what happens then."""

from typing import Any

from tests.games.talisman.tables import given
from tests.tables import Watched

AT_CHARING_CROSS = """
ana  side minerva-mcgonagall-animagus  at charing-cross-road  magic 5
ben  side bellatrix-lestrange-prisoner  at thames-embankment
turn of ana  phase move
chance movement 4
chance seed 1
"""
DOLOHOV = """
ana  side minerva-mcgonagall-professor  at gringotts  magic 5  fate 1  objects wand-1  allies nymphadora-tonks
ben  side bellatrix-lestrange-prisoner  at thames-embankment
advantage side order
outer top antonin-dolohov
turn of ana  phase move
chance movement 2
chance attack 2 3
chance foe-attack 4
"""
SEATS = "seats ana ben\n"


def facts(table: Watched, seat: int = 0) -> Any:
    """What a seat is told."""
    return table.game.view(seat).facts()


def test_tal_4_3_every_end_of_a_walk_is_shown_with_the_choices_that_lead_there() -> None:
    """TAL-4.2, 4.3  Four spaces from Charing Cross Road: along London either way, or by Privet Drive into the grounds."""
    t = given(SEATS + AT_CHARING_CROSS)
    t.play("ana roll", "ana accept")
    ways = {way["path"][-1]: way["line"] for way in facts(t)["ways"]}
    assert ways == {
        "kings-cross": ["step tottenham-court-road"],
        "magnolia-crescent": ["step wools-orphanage", "step wisteria-walk"],
        "boathouse": ["step wools-orphanage", "step hagrids-hut", "step boathouse"],
        "pumpkin-patch": ["step wools-orphanage", "step hagrids-hut", "step pumpkin-patch"],
    }
    assert facts(t, 1)["ways"] == []  # who does not walk is offered none
    t.play(*[f"ana {choice}" for choice in ways["boathouse"]])
    assert t.of("ana", "at") == ["boathouse"]


def test_tal_8_1_a_walk_past_the_barrier_may_end_in_a_try() -> None:
    """TAL-4.18, 8.1  Two spaces past King's Cross, on which the barrier may be tried."""
    t = given(SEATS + AT_CHARING_CROSS.replace("charing-cross-road", "st-mungos-hospital"))
    t.play("ana roll", "ana accept")
    tries = [way for way in facts(t)["ways"] if way["tries"]]
    assert [(way["path"], way["line"][-1]) for way in tries] == [(["euston-road", "kings-cross"], "try")]


def test_tal_4_12_every_end_of_voldemorts_walk_is_shown() -> None:
    """TAL-4.7, 4.12  Two steps from Gringotts: either way, or first to the space that it faces."""
    t = given(
        SEATS
        + AT_CHARING_CROSS.replace("movement 4", "movement 1").replace("turn of", "voldemort at gringotts\nturn of")
        + "chance voldemort-movement 2\n"
    )
    t.play("ana roll", "ana accept", "ana step wools-orphanage")
    ends = sorted(way["path"][-1] for way in facts(t)["ways"])
    assert ends == ["borgin-and-burkes", "hogs-head", "honeydukes", "leaky-cauldron"]


def test_tal_6_5_a_score_is_the_sum_of_its_rows_and_the_faces_say_what_they_bring() -> None:
    """TAL-2.3, 6.5, 6.8  5 + Wand + Tonks + Advantage against 7: before the rolls 36 throws, then six faces."""
    t = given(SEATS + DOLOHOV)
    t.play("ana roll", "ana accept", "ana step diagon-alley")
    while facts(t)["ask"][1:] != ["attack-rolled"]:
        fight = facts(t)["fight"]
        assert (fight["score"], fight["foe-score"], fight["faces"]["own"]) == (8, 7, [])
        assert fight["odds"] == [21, 5, 10]  # one ahead
        t.play(f"{t.waiting()[0]} pass")
    fight = facts(t)["fight"]
    assert {row["of"]: row["amount"] for row in fight["ledger"]} == {
        "marked": 5, "wand": 1, "nymphadora-tonks": 1, "advantage": 1,
    }  # fmt: skip
    assert fight["foe-ledger"] == [{"of": "antonin-dolohov", "amount": 7, "sets": False}]
    assert fight["faces"]["own"] == ["lost", "lost", "drawn", "won", "won", "won"]
    t.play("ana spend-fate 0")
    while facts(t)["fight"]:
        t.play(f"{t.waiting()[0]} pass")
    assert "TAL-6.8 compared ana 11 11" in t.told()  # the face 3, as it said


def test_tal_1_10_a_choice_says_what_a_ware_costs() -> None:
    """TAL-1.10  For Draco, the Prefect, everything is 1 Galleon cheaper; what is said is what is paid."""
    t = given(
        SEATS
        + "ana side draco-malfoy-prefect  at diagon-alley  galleons 4\nturn of ana  phase encounter\nchance seed 1\n"
    )
    t.play("ana explore")
    assert t.options("ana") == ["pass", "buy broomstick 2", "buy chocolate-frog 0", "buy dittany 1"]
    t.play("ana buy broomstick 2")
    assert t.clause_told("TAL-1.10") == ["bought ana broomstick-1 2"]
