"""TAL-8 Special spaces, as examples at the table."""

from tests.games.talisman.tables import given
from tests.tables import Watched


def harry(at: str, more: str = "", phase: str = "encounter", chance: str = "", others: str = "") -> Watched:
    """Ana, Harry without Fate, on a space."""
    return given(f"""
        seats ana ben
        ana side harry-potter-boy-who-lived at {at} fate 0 {more}
        {others or "ben side bellatrix-lestrange-prisoner at thames-embankment fate 0"}
        turn of ana phase {phase}
        chance seed 1
        {chance}
    """)


def test_tal_8_1_the_barrier_at_kings_cross() -> None:
    """TAL-8.1  Magic 8 and a 3 against 9 and a 1: Ana passes, and goes on from Hogsmeade with the step left. Magic 3 fails."""
    t = harry("ollivanders", "magic 8", "move", "chance movement 3 \n chance table 3 \n chance barrier 1")
    t.play("ana roll", "ana step kings-cross", "ana try")
    assert t.clause_told("TAL-8.1") == ["passage-opened ana kings-cross", "went ana hogsmeade-station"]
    assert t.options("ana") == ["step kings-cross", "step honeydukes", "step zonkos-joke-shop"]
    t = harry("ollivanders", "", "move", "chance movement 3 \n chance table 6 \n chance barrier 1")
    t.play("ana roll", "ana step kings-cross", "ana try")
    assert t.clause_told("TAL-8.1") == ["passage-closed ana kings-cross"]
    assert (t.of("ana", "at"), t.of("ana", "life")) == (["kings-cross"], ["4"])


def test_tal_8_1_with_no_step_left_the_next_move_begins_with_the_step() -> None:
    """TAL-8.1  Ana passes with no step left: her turn ends there; next turn she may step across without a second try."""
    t = harry("kings-cross", "magic 9", "encounter", "chance table 6 \n chance barrier 1")
    t.play("ana try")
    assert t.clause_told("TAL-8.1") == ["passage-opened ana kings-cross", "may-cross ana"]
    t = harry("kings-cross", "marks may-cross", "move", "chance movement 1 \n chance voldemort-movement 1")
    t.play("ana roll")
    assert t.refused("ana try") == "TAL-8.1"
    t.play("ana step hogsmeade-station")
    assert t.clause_told("TAL-8.1") == ["went ana hogsmeade-station"]
    assert t.of("ana", "marks") == []


def test_tal_8_1_whoever_is_put_there_has_no_step_left() -> None:
    """TAL-8.1, TAL-4.16  Dumbledore rolls a 6 and appears at King's Cross instead of walking. He passes, and waits: the six
    steps were his move."""
    t = given("""
        seats ana ben
        ana side albus-dumbledore-headmaster at leaky-cauldron magic 8 fate 0
        ben side draco-malfoy-prefect at thames-embankment
        turn of ana phase move
        chance movement 6
        chance table 6
        chance barrier 1
        chance seed 1
    """)
    t.play("ana roll", "ana use albus-dumbledore-headmaster/2 -", "ana go kings-cross", "ana try")
    assert t.clause_told("TAL-8.1") == ["passage-opened ana kings-cross", "may-cross ana"]
    assert (t.of("ana", "at"), t.of("ana", "marks")) == (["kings-cross"], ["may-cross"])


def test_tal_8_2_who_ends_there_may_draw_instead() -> None:
    """TAL-8.2  Ana draws a card at King's Cross and tries nothing."""
    t = harry("kings-cross", chance="chance outer-deck beaded-bag")
    assert t.options("ana") == ["try", "explore"]
    t.play("ana explore")
    assert t.clause_told("TAL-8.2") == ["encountered ana kings-cross"]
    assert t.clause_told("TAL-5.3") == ["card-drawn ana beaded-bag kings-cross"]


def test_tal_8_3_a_task_for_an_insignia() -> None:
    """TAL-8.3, TAL-8.10  Ana rolls 4, Fill the Broom Shed: she has a Wand, so the task is done at once, and she chooses."""
    t = harry("quidditch-pitch", "objects wand-1", chance="chance table 4")
    t.play("ana explore", "ana accept")
    assert t.clause_told("TAL-8.3") == ["rolled ana 4 4", "task-taken ana fill-the-broom-shed"]
    assert t.clause_told("TAL-8.10") == ["task-done ana fill-the-broom-shed"]
    assert t.options("ana") == ["take elder-wand", "take resurrection-stone-1", "take cloak-of-invisibility-1"]


def test_tal_8_3_whoever_gets_an_insignia_otherwise_may_drop_the_task() -> None:
    """TAL-8.3  Ana takes an Insignia from the White Tomb while she has a task."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at pumpkin-patch fate 0 strength 9 task best-the-other-seeker
        pumpkin-patch cards the-white-tomb
        turn of ana phase encounter
        chance table 6
        chance barrier 1
        chance seed 1
    """)
    t.play("ana explore", "ana accept", "ana take elder-wand", "ana accept")
    assert t.clause_told("TAL-8.3") == ["task-dropped ana best-the-other-seeker"]


def test_tal_8_3_an_insignia_that_lies_there_lets_one_drop_the_task_too() -> None:
    """TAL-8.3  Ana has to bring an Object. She picks up the Cloak: first she may drop the task, and it stays hers."""
    text = """
        seats ana ben
        ana side harry-potter-boy-who-lived at gringotts fate 0 task fill-the-broom-shed
        gringotts cards cloak-of-invisibility-1
        turn of ana pending next-turn=ana end-phase=ana encounter=ana take=ana
        chance seed 1
    """
    t = given(text)
    t.play("ana take cloak-of-invisibility-1", "ana accept")
    assert t.clause_told("TAL-8.3") == ["task-dropped ana fill-the-broom-shed"]
    assert t.of("ana", "objects") == ["cloak-of-invisibility-1"]
    t = given(text)
    t.play("ana take cloak-of-invisibility-1", "ana pass")
    assert t.clause_told("TAL-8.10") == ["task-done ana fill-the-broom-shed"]  # the Cloak was an Object to bring


def test_tal_8_3_an_insignia_won_in_a_fight_lets_one_drop_the_task_too() -> None:
    """TAL-8.3  Ana takes Draco's Cloak as spoils while she looks for a beater."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at gringotts fate 0 task find-a-reserve-beater
        ben side draco-malfoy-prefect at gringotts objects cloak-of-invisibility-1
        turn of ana pending next-turn=ana end-phase=ana encounter=ana fight=-=1 spoils=ana=ben
        fight against characters fighter ana rival ben by by-magic own-die 6 foe-die 1 outcome won
        chance seed 1
    """)
    t.play("ana take cloak-of-invisibility-1", "ana accept")
    assert t.clause_told("TAL-8.3") == ["task-dropped ana find-a-reserve-beater"]


def test_tal_8_4_the_gates_are_the_only_way_in() -> None:
    """TAL-8.4, TAL-8.9  Magic 8 and a 4 make 12: Ana's turn ends on the Staircases, where she meets nothing. With 11 on the
    Gates."""
    t = harry("whomping-willow", "magic 8", "move", "chance movement 3 \n chance table 4")
    t.play("ana roll", "ana step gates-of-hogwarts")
    assert t.refused("ana step moving-staircases") == "TAL-8.4"
    t.play("ana try", "ana choose gates-of-hogwarts/2")
    assert t.clause_told("TAL-8.4") == ["passage-tried ana gates-of-hogwarts"]
    assert t.clause_told("TAL-8.9") == ["passage-opened ana gates-of-hogwarts"]
    assert (t.of("ana", "at"), t.clause_told("TAL-5.11")) == (["moving-staircases"], [])
    t = harry("whomping-willow", "magic 8", "move", "chance movement 3 \n chance table 3")
    t.play("ana roll", "ana step gates-of-hogwarts", "ana try", "ana choose gates-of-hogwarts/2")
    assert "passage-closed ana gates-of-hogwarts" in t.clause_told("TAL-8.4")
    assert t.of("ana", "at") == ["gates-of-hogwarts"]


def test_tal_8_5_the_room_takes_an_insignia_or_sends_back() -> None:
    """TAL-8.5  With the Cloak Ana enters the Great Hall, and fights in the same turn; without one she turns back."""
    t = harry("room-of-requirement", "objects cloak-of-invisibility-1", chance="chance attack 1 \n chance foe-attack 1")
    t.play("ana explore")
    assert t.clause_told("TAL-8.5") == ["insignia-given-up ana cloak-of-invisibility-1", "entered-hall ana"]
    assert "text-fight-began ana great-hall/1" in t.clause_told("TAL-8.6")
    t = harry("room-of-requirement")
    t.play("ana explore")
    assert t.clause_told("TAL-8.5") == ["turned-back ana"]


def test_tal_8_6_a_loss_in_the_great_hall_leads_back_to_the_staircases() -> None:
    """TAL-8.6  Ana loses: she stands on the Moving Staircases, with all her Life. A draw: she stays."""
    t = harry("great-hall", "magic 3", "encounter", "chance attack 1 \n chance foe-attack 1")
    t.play("ana explore")
    assert t.clause_told("TAL-8.6") == ["text-fight-began ana great-hall/1", "fight-lost ana"]
    assert (t.of("ana", "at"), t.of("ana", "life")) == (["moving-staircases"], ["4"])
    t = harry("great-hall", "magic 11", "encounter", "chance attack 2 \n chance foe-attack 1")
    t.play("ana explore")
    assert t.clause_told("TAL-8.6")[-1] == "fight-drawn ana"
    assert t.of("ana", "at") == ["great-hall"]


def test_tal_8_7_the_dead_go_to_st_mungos() -> None:
    """TAL-8.7  Ana's last Life: to the hospital at once."""
    t = given("""
        seats ana ben
        ana side draco-malfoy-prefect at trafalgar-square fate 0 life 1
        trafalgar-square cards dementor
        turn of ana phase encounter
        chance attack 1
        chance foe-attack 6
        chance seed 1
    """)
    t.play("ana explore")
    assert t.clause_told("TAL-8.7") == ["teleported ana st-mungos-hospital"]


def test_tal_8_8_the_barrier_is_no_fight() -> None:
    """TAL-8.8  A Wand, which adds in a fight, adds nothing; Tonks does; a tie is a failure; only the own die by Fate."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at kings-cross fate 1 magic 7 objects wand-1 allies nymphadora-tonks
        turn of ana phase encounter
        chance table 2 3
        chance barrier 1
        chance seed 1
    """)
    t.play("ana try")
    assert t.options("ana") == ["pass", "spend-fate 0"]
    t.play("ana spend-fate 0")
    assert t.clause_told("TAL-8.8") == ["contested ana 11 10"]


def test_tal_8_10_no_insignia_in_the_stacks_no_task() -> None:
    """TAL-8.10  All Insignia are held: the Pitch offers nothing. Death ends a task."""
    t = harry(
        "quidditch-pitch",
        others="ben side bellatrix-lestrange-prisoner at thames-embankment objects elder-wand resurrection-stone-1 "
        "cloak-of-invisibility-1",
        more="objects resurrection-stone-2 cloak-of-invisibility-2",
    )
    t.play("ana explore")
    assert t.clause_told("TAL-8.3") == []
    t = given("""
        seats ana ben
        ana side draco-malfoy-prefect at trafalgar-square fate 0 life 1 task best-the-other-seeker
        trafalgar-square cards dementor
        turn of ana phase encounter
        chance attack 1
        chance foe-attack 6
        chance seed 1
    """)
    t.play("ana explore")
    assert t.clause_told("TAL-8.10") == ["task-dropped ana best-the-other-seeker"]


def test_tal_8_11_in_the_room_an_opponent_may_be_attacked_instead() -> None:
    """TAL-8.11  Draco stands in the Room. And who begins a turn there carries out its text instead of a move."""
    t = harry("room-of-requirement", others="ben side draco-malfoy-prefect at room-of-requirement")
    assert t.options("ana") == ["attack 1", "explore"]
    t = harry("room-of-requirement", phase="move")
    assert t.options("ana") == ["obey"]
    assert t.refused("ana roll") == "TAL-8.11"
    t.play("ana obey")
    assert t.clause_told("TAL-8.11") == ["encountered ana room-of-requirement"]


def test_tal_8_11_whoever_begins_a_turn_in_the_room_carries_out_its_text() -> None:
    """TAL-8.11  Ana attacked Draco there in the turn before. Now she has to turn back, though he still stands there."""
    t = harry("room-of-requirement", phase="move", others="ben side draco-malfoy-prefect at room-of-requirement")
    t.play("ana obey")
    assert t.clause_told("TAL-8.5") == ["turned-back ana"]
    assert t.of("ana", "marks") == ["turned-back"]


def test_tal_8_12_in_the_great_hall_nobody_is_attacked() -> None:
    """TAL-8.12  Draco is there too: Ana fights Voldemort instead of moving, and cannot attack him."""
    t = harry(
        "great-hall",
        "magic 3",
        chance="chance attack 1 \n chance foe-attack 1",
        others="ben side draco-malfoy-prefect at great-hall",
    )
    assert t.options("ana") == ["explore"]
    assert t.refused("ana attack 1") == "TAL-8.12"
    t.play("ana explore")
    assert t.clause_told("TAL-8.12") == ["encountered ana great-hall"]
