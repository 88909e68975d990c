"""TAL-4 A turn's movement, as examples at the table. Who has no Fate is not asked whether a roll stands."""

from tests.games.talisman.tables import given
from tests.tables import Watched

QUIET = "\n ben side bellatrix-lestrange-prisoner at thames-embankment \n chance seed 1 \n"


def moving(at: str, roll: int, more: str = "", chance: str = "") -> Watched:
    """Ana, without Fate, begins her move on a space and will roll this."""
    return given(f"""
        seats ana ben
        ana side harry-potter-boy-who-lived at {at} fate 0 {more}
        turn of ana phase move
        chance movement {roll}
        {chance}
        {QUIET}
    """)


def test_tal_4_1_a_turn_is_a_move_then_an_encounter() -> None:
    """TAL-4.1  Ana moves before she meets anything: she cannot explore first. Then Ben's turn begins."""
    t = moving("wisteria-walk", 2, chance="chance outer-deck beaded-bag")
    assert t.refused("ana explore") == "TAL-4.1"
    t.play("ana roll", "ana step magnolia-crescent")
    assert "card-drawn ana beaded-bag spinners-end" in t.clause_told("TAL-5.3")
    t.play("ana pass", "ana pass", "ana end-turn")
    assert t.clause_told("TAL-4.1") == ["turn-began ben 2"]


def test_tal_4_2_so_many_spaces_either_way_and_never_both() -> None:
    """TAL-4.2  Ana rolls 3 and goes clockwise: the two next steps follow by themselves."""
    t = moving("tottenham-court-road", 3, chance="chance outer-deck doxies")
    t.play("ana roll")
    assert t.options("ana") == ["step st-mungos-hospital", "step charing-cross-road"]
    assert t.refused("ana step gringotts") == "TAL-4.2"
    t.play("ana step charing-cross-road")
    assert t.clause_told("TAL-4.2") == [
        "went ana charing-cross-road",
        "went ana wools-orphanage",
        "went ana 4-privet-drive",
    ]


def test_tal_4_3_from_privet_drive_straight_to_hagrids_hut() -> None:
    """TAL-4.3  Standing at 4 Privet Drive with 2 steps, Ana takes the lane, then goes either way. No other way leads there."""
    t = moving("4-privet-drive", 2)
    t.play("ana roll")
    assert t.refused("ana step pumpkin-patch") == "TAL-4.3"
    t.play("ana step hagrids-hut")
    assert t.clause_told("TAL-4.3") == ["went ana hagrids-hut"]
    assert t.options("ana") == ["step boathouse", "step pumpkin-patch"]


def test_tal_4_4_from_hogsmeade_to_kings_cross_without_a_barrier() -> None:
    """TAL-4.4  Ana steps from Hogsmeade Station to King's Cross, and on, either way."""
    t = moving("hogsmeade-station", 2)
    t.play("ana roll", "ana step kings-cross")
    assert t.clause_told("TAL-4.4") == ["went ana kings-cross"]
    assert t.options("ana") == ["step ollivanders", "step euston-road", "try"]


def test_tal_4_5_in_the_castle_half_the_roll() -> None:
    """TAL-4.5  A 5 moves 2 spaces, a 3 one, a 6 three."""
    for roll, end in ((3, "trophy-room"), (5, "restricted-section"), (6, "potions-dungeon")):
        t = moving("moving-staircases", roll, chance="chance table 3 3 3")
        t.play("ana roll")
        assert t.clause_told("TAL-4.5")[-1] == f"went ana {end}"


def test_tal_4_6_turning_back_one_space_a_turn() -> None:
    """TAL-4.6  Ana turns back on the Tower: one space without a roll, ignoring what it says; next turn again."""
    t = moving("astronomy-tower", 6)
    t.play("ana turn-back")
    assert t.clause_told("TAL-4.6") == ["turned-back ana", "walked-back ana potions-dungeon"]
    assert t.clause_told("TAL-5.11") == []
    t = moving("potions-dungeon", 6, "marks turned-back")
    assert t.options("ana") == ["walk-back"]
    t = moving("gringotts", 6)
    assert t.refused("ana turn-back") == "TAL-4.6"


def test_tal_4_7_on_a_1_voldemort_moves_too() -> None:
    """TAL-4.7, TAL-4.13  Ana moves her one space; then she rolls 2 for Voldemort and leads him, before her encounter. His
    roll is nobody's own: no Fate."""
    t = given(f"""
        seats ana ben
        ana side harry-potter-boy-who-lived at wisteria-walk fate 1
        voldemort at trafalgar-square
        turn of ana phase move
        chance movement 1
        chance voldemort-movement 2
        {QUIET}
    """)
    t.play("ana roll", "ana accept", "ana step magnolia-crescent")
    assert t.clause_told("TAL-4.13") == ["voldemort-rolled ana 2"]
    assert not any(option.startswith("spend-fate") for option in t.options("ana"))
    t.play("ana lead leaky-cauldron")
    assert t.clause_told("TAL-4.7") == [
        "voldemort-went leaky-cauldron",
        "voldemort-went diagon-alley",
        "voldemort-stopped diagon-alley",
    ]


def test_tal_4_8_where_he_stops_he_attacks_one() -> None:
    """TAL-4.8  Ana leads him onto Ben and Cid, and must choose one of them."""
    t = given("""
        seats ana ben cid
        ana side harry-potter-boy-who-lived at wisteria-walk fate 0
        ben side bellatrix-lestrange-prisoner at leaky-cauldron
        cid side draco-malfoy-prefect at leaky-cauldron
        voldemort at visitors-entrance
        turn of ana phase move
        chance movement 1
        chance voldemort-movement 2
        chance seed 1
    """)
    t.play("ana roll", "ana step magnolia-crescent", "ana lead trafalgar-square")
    assert t.options("ana") == ["choose-seat 1", "choose-seat 2"]
    assert t.refused("ana choose-seat 0") == "TAL-4.8"
    t.play("ana choose-seat 2")
    assert t.clause_told("TAL-4.8") == ["voldemort-attacked ana cid"]


def test_tal_4_9_a_portkey_in_place_of_the_roll() -> None:
    """TAL-4.9, TAL-4.14  Ana discards her Portkey and stands opposite, in Zonko's; no roll, no move of Voldemort."""
    t = moving("euston-road", 4, "objects portkey-1", "chance middle-deck fang")
    t.play("ana use portkey/1 -")
    assert t.clause_told("TAL-4.9") == ["effect-used ana portkey/1", "teleported ana zonkos-joke-shop"]
    assert t.clause_told("TAL-4.14") == ["no-roll ana"]
    assert "portkey-1" not in t.of("ana", "objects")
    t = moving("boathouse", 4, "objects portkey-1")
    assert t.options("ana") == ["roll"]


def test_tal_4_10_the_castle_is_a_row_and_characters_go_forward() -> None:
    """TAL-4.10  From the Potions Dungeon Ana goes on to the Tower; she cannot step back."""
    t = moving("potions-dungeon", 2, chance="chance attack 1 \n chance foe-attack 6")
    t.play("ana roll")
    assert t.clause_told("TAL-4.5") == ["went ana astronomy-tower"]
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at potions-dungeon
        turn of ana pending next-turn=ana end-phase=ana walk=ana=1=any-way
    """)
    assert t.refused("ana step restricted-section") == "TAL-4.10"


def test_tal_4_11_reaching_the_gates_ends_turning_back_and_the_turn() -> None:
    """TAL-4.11  From the Staircases to the Gates: no try, no encounter there. On the way the space cannot be explored."""
    t = moving("moving-staircases", 2, "marks turned-back")
    assert t.refused("ana roll") == "TAL-4.11"
    t.play("ana walk-back")
    assert t.clause_told("TAL-4.11") == ["walked-back ana gates-of-hogwarts"]
    assert (t.of("ana", "marks"), t.clause_told("TAL-5.11")) == ([], [])
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at trophy-room marks turned-back
        ben side draco-malfoy-prefect at trophy-room
        turn of ana phase encounter
    """)
    assert t.options("ana") == ["pass", "attack 1"]
    assert t.refused("ana explore") == "TAL-4.11"


def test_tal_4_12_voldemorts_first_step_may_lead_into_another_region() -> None:
    """TAL-4.12  From King's Cross to Hogsmeade, facing; from the Gates into the castle; a second step not."""
    t = given(f"""
        seats ana ben
        ana side harry-potter-boy-who-lived at wisteria-walk fate 0
        voldemort at kings-cross
        turn of ana phase move
        chance movement 1
        chance voldemort-movement 2
        {QUIET}
    """)
    t.play("ana roll", "ana step magnolia-crescent")
    assert t.options("ana") == ["lead ollivanders", "lead euston-road", "lead hogsmeade-station"]
    t.play("ana lead hogsmeade-station")
    assert t.clause_told("TAL-4.12") == ["voldemort-went hogsmeade-station"]
    assert t.refused("ana lead kings-cross") == "TAL-4.12"


def test_tal_4_15_moving_onto_voldemorts_space_does_nothing() -> None:
    """TAL-4.15  Ana ends where he stands; he attacks only when his own move ends."""
    t = given(f"""
        seats ana ben
        ana side harry-potter-boy-who-lived at wisteria-walk fate 0
        voldemort at spinners-end
        turn of ana phase move
        chance movement 2
        chance outer-deck beaded-bag
        {QUIET}
    """)
    t.play("ana roll", "ana step magnolia-crescent")
    assert t.clause_told("TAL-4.15") == ["stands-by-voldemort ana"]
    assert t.clause_told("TAL-4.8") == []


def test_tal_4_16_effects_lead_neither_into_the_castle_nor_the_hall() -> None:
    """TAL-4.16  The Knight Bus takes Ana anywhere in London; whoever it takes to King's Cross does not try the barrier."""
    t = given(f"""
        seats ana ben
        ana side harry-potter-boy-who-lived at knight-bus-stop galleons 2
        turn of ana phase encounter
        {QUIET}
    """)
    t.play("ana explore", "ana choose knight-bus-stop/2")
    assert len(t.options("ana")) == 23
    assert t.refused("ana go moving-staircases") == "TAL-4.16"
    t.play("ana go kings-cross")
    assert t.clause_told("TAL-4.16") == ["teleported ana kings-cross"]
    assert "try" not in t.options("ana")


def test_tal_4_17_from_the_middle_region_back_only_by_hogsmeade_station() -> None:
    """TAL-4.17  From Hagrid's Hut no lane leads back."""
    t = moving("hagrids-hut", 3)
    t.play("ana roll")
    assert t.refused("ana step 4-privet-drive") == "TAL-4.17"


def test_tal_4_18_a_move_that_begins_there_may_try_before_its_first_step() -> None:
    """TAL-4.18  Ana stands at King's Cross; an Enemy there does not hinder her; she tries before the first step."""
    t = given(f"""
        seats ana ben
        ana side harry-potter-boy-who-lived at kings-cross fate 0 magic 8
        kings-cross cards doxies
        turn of ana phase move
        chance movement 3
        chance table 6
        chance barrier 1
        {QUIET}
    """)
    t.play("ana roll", "ana try")
    assert t.clause_told("TAL-4.18") == ["passage-tried ana kings-cross"]
    assert t.of("ana", "at") == ["hogsmeade-station"]
