"""TAL-12 Alternative rules, options of a table, as examples."""

from tests.games.talisman.tables import Opened, given

DEATH = """
    seats ana ben
    ana side draco-malfoy-prefect at trafalgar-square fate 0 life 1 objects wand-1 allies vincent-crabbe galleons 3
    ben side harry-potter-boy-who-lived at gringotts fate 0
    trafalgar-square cards mad-eye-moody
    turn of ana phase encounter
    chance attack 1
    chance foe-attack 6
    chance seed 1
"""


def test_tal_12_1_no_inheritance() -> None:
    """TAL-12.1  Draco dies and leaves everything where he died; in her next turn Ana draws a new character."""
    t = given(DEATH, no_inheritance=1)
    t.play("ana explore")
    assert t.clause_told("TAL-12.1") == [
        "card-dropped ana wand-1 trafalgar-square",
        "card-dropped ana vincent-crabbe trafalgar-square",
        "character-left ana draco-malfoy",
    ]
    assert t.of("trafalgar-square", "lying") == ["3"]
    t = given(
        """
        seats ana ben
        ana side draco-malfoy-prefect at st-mungos-hospital life 0 fate 0 galleons 0 marks in-hospital
        left people draco-malfoy
        turn of ana phase turn
        chance set-up rubeus-hagrid
        chance seed 1
        """,
        no_inheritance=1,
    )
    assert t.options("ana") == [
        "choose-side rubeus-hagrid-keeper-of-keys",
        "choose-side rubeus-hagrid-friend-of-beasts",
    ]
    t.play("ana choose-side rubeus-hagrid-friend-of-beasts")
    assert (t.of("ana", "at"), t.of("ana", "fate")) == (["owl-emporium"], ["5"])


def test_tal_12_1_what_the_dead_leave_can_be_taken() -> None:
    """TAL-12.1  Voldemort, led by Ana, kills Ben beside her: his Wand lies there, and she takes it in the same turn."""
    t = given(
        """
        seats ana ben
        ana side harry-potter-boy-who-lived at wisteria-walk fate 0
        ben side draco-malfoy-prefect at magnolia-crescent fate 0 life 1 objects wand-1 galleons 0
        voldemort at spinners-end
        turn of ana phase move
        chance movement 1
        chance voldemort-movement 1
        chance attack 1
        chance foe-attack 6
        chance seed 1
        """,
        no_inheritance=1,
    )
    t.play("ana roll", "ana step magnolia-crescent", "ana lead magnolia-crescent", "ana choose-seat 1")
    t.play("ben fight-by magic")
    assert t.clause_told("TAL-12.1")[0] == "card-dropped ben wand-1 magnolia-crescent"
    t.play("ana pass")
    assert t.options("ana") == ["pass", "take wand-1"]


def test_tal_12_2_trophies_cost_7_points() -> None:
    """TAL-12.2  Kingsley's 6 are not enough, Dolohov's 7 are worth 1."""
    t = given(
        """
        seats ana ben
        ana side harry-potter-boy-who-lived trophies antonin-dolohov corban-yaxley
        turn of ana phase end
        chance seed 1
        """,
        dear_trophies=1,
    )
    t.play("ana offer corban-yaxley")
    assert t.refused("ana trade magic") == "TAL-12.2"
    t.play("ana offer antonin-dolohov", "ana trade magic")
    assert t.clause_told("TAL-12.2") == ["traded ana magic 1", "value-gained ana magic 1"]


def test_tal_12_3_dropped_before_drawing_things_count() -> None:
    """TAL-12.3  Ana drops her Wand at Trafalgar Square, so no card is drawn, and she cannot take it back."""
    t = given(
        """
        seats ana ben
        ana side harry-potter-boy-who-lived at trafalgar-square fate 0 objects wand-1
        turn of ana phase encounter
        chance seed 1
        """,
        drop_before_drawing=1,
    )
    t.play("ana explore")
    assert t.refused("ana drop portkey-1") == "TAL-12.3"
    t.play("ana drop wand-1")
    assert t.clause_told("TAL-12.3") == ["card-dropped ana wand-1 trafalgar-square"]
    assert (t.clause_told("TAL-5.3"), t.of("ana", "objects")) == ([], [])


def test_tal_12_4_agreed_on_before_the_game() -> None:
    """TAL-12.4  A shorter game with dear trophies: everybody begins with 1 Magic and 1 Strength more."""
    t = Opened(
        "seats ana ben \n chance set-up albus-dumbledore harry-potter \n chance seed 1", shorter=1, dear_trophies=1
    )
    assert t.clause_told("TAL-12.4") == ["agreed dear-trophies", "agreed shorter"]
    t.play("ana choose-side albus-dumbledore-headmaster", "ben choose-side harry-potter-boy-who-lived")
    assert (t.of("ana", "magic"), t.of("ben", "strength")) == (["5"], ["4"])


def test_tal_12_4_in_a_shorter_game_the_barrier_and_the_gates_are_easier() -> None:
    """TAL-12.4  Ana's 7 and a 2 are 11 against the barrier's 10, and her 8 and a 2 open the Gates, which want 12."""
    barrier = """
        seats ana ben
        ana side harry-potter-boy-who-lived at kings-cross fate 0 magic 7
        turn of ana phase encounter
        chance table 2
        chance barrier 1
        chance seed 1
    """
    t = given(barrier, shorter=1)
    t.play("ana try")
    assert t.clause_told("TAL-8.8")[-1] == "contested ana 11 10"
    t = given(barrier.replace("kings-cross", "gates-of-hogwarts").replace("magic 7", "magic 8"), shorter=1)
    t.play("ana try", "ana choose gates-of-hogwarts/2")
    assert t.of("ana", "at") == ["moving-staircases"]
    t = given(barrier.replace("kings-cross", "gates-of-hogwarts").replace("magic 7", "magic 8"))
    t.play("ana try", "ana choose gates-of-hogwarts/2")
    assert t.of("ana", "at") == ["gates-of-hogwarts"]


def test_tal_12_5_without_an_unused_character_those_that_left_return() -> None:
    """TAL-12.5  Two play, six have left the game: they are shuffled, and one is drawn."""
    left = "albus-dumbledore minerva-mcgonagall rubeus-hagrid peter-pettigrew bellatrix-lestrange lucius-malfoy"
    t = given(
        f"""
        seats ana ben
        ana side draco-malfoy-prefect at gringotts fate 0 galleons 1
        ben side harry-potter-boy-who-lived at st-mungos-hospital life 0 fate 0 galleons 0 marks in-hospital
        left people harry-potter {left}
        turn of ana phase end
        chance seed 1
        """,
        no_inheritance=1,
    )
    t.play("ana end-turn")
    assert len(t.clause_told("TAL-12.5")) == 1
