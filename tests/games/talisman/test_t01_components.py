"""TAL-1 Components, as examples at the table: what lies in the box, and what is not there is not gained."""

from tests.games.talisman.tables import Opened, given, rules_for

BEGINNING = """
    seats ana ben
    chance set-up albus-dumbledore bellatrix-lestrange
    chance seed 1
"""
SIDES = ("ana choose-side albus-dumbledore-founder", "ben choose-side bellatrix-lestrange-prisoner")
HALL = """
    seats ana ben
    ana   side harry-potter-boy-who-lived  at great-hall  magic 12
    turn  of ana  phase turn
"""


def outer_cards() -> list[str]:
    """The names of the 60 cards of the Outer deck."""
    box = rules_for(2).layout
    return [box.thing_names[card] for card in box.outer_cards]  # type: ignore[attr-defined]


def test_tal_1_1_three_rings_and_the_great_hall_at_the_centre() -> None:
    """TAL-1.1  Figures start on the board of 24, 16 and 6 spaces around the Great Hall."""
    t = Opened(BEGINNING)
    t.play(*SIDES)
    assert t.clause_told("TAL-1.1") == ["started ana 12-grimmauld-place", "started ben thames-embankment"]
    spaces = t.game.view().facts()["spaces"]
    assert isinstance(spaces, list)
    rings = [space["ring"] for space in spaces]
    assert [rings.count(ring) for ring in ("outer", "middle", "inner", "hall")] == [24, 16, 6, 1]


def test_tal_1_2_an_empty_deck_is_made_anew_from_its_own_discards() -> None:
    """TAL-1.2  All cards of the Outer deck are discarded: they are shuffled, and Ana draws one. The Middle discards stay."""
    t = given(f"""
        seats ana ben
        ana     at trafalgar-square
        outer   discards {" ".join(outer_cards())}
        middle  discards fang
        turn    of ana  phase encounter
        chance  outer-deck doxies
        chance  seed 1
    """)
    t.play("ana explore")
    assert t.clause_told("TAL-1.2") == ["deck-renewed outer"]
    assert t.of("trafalgar-square", "cards") == ["doxies"]
    assert (t.of("outer", "discards"), t.of("middle", "discards")) == ([], ["fang"])


def test_tal_1_3_to_1_7_what_lies_ready() -> None:
    """TAL-1.3, TAL-1.4, TAL-1.6, TAL-1.7  21 Equipment cards and 5 Insignia; 20 Galleons and 36 Fate tokens; Voldemort in the
    Great Hall; and the Advantage token with one side up."""
    t = Opened(BEGINNING)
    assert t.clause_told("TAL-1.3") == ["stacks-laid 21 5"]
    assert t.clause_told("TAL-1.4") == ["stocks-laid 20 36"]
    assert t.clause_told("TAL-1.6") == ["voldemort-went great-hall"]
    t.play(*SIDES)
    assert t.clause_told("TAL-1.7") == ["advantage-stayed death-eaters"]


def test_tal_1_5_both_sides_of_a_card_are_the_same_person() -> None:
    """TAL-1.5  Ana was dealt Dumbledore: she begins as either Dumbledore, and as nobody else."""
    t = Opened(BEGINNING)
    assert t.options("ana") == ["choose-side albus-dumbledore-headmaster", "choose-side albus-dumbledore-founder"]
    assert t.refused("ana choose-side harry-potter-seeker") == "TAL-1.5"


def test_tal_1_8_what_is_not_there_is_not_gained() -> None:
    """TAL-1.8  Ana would gain two Fate tokens, but one is left."""
    t = given("""
        seats ana ben
        ana     at ministry-of-magic  fate 30
        ben     fate 5
        turn    of ana  phase encounter
        chance  table 6
        chance  seed 1
    """)
    t.play("ana explore", "ana pass")
    assert t.clause_told("TAL-1.8") == ["fate-gained ana 1"]
    assert t.of("ana", "fate") == ["31"]


def test_tal_1_9_who_beats_voldemort_in_the_great_hall_wins_alone() -> None:
    """TAL-1.9  Harry of Magic 12 rolls 6, Voldemort 5: the game ends at once, and Ana has won."""
    t = given(HALL + "chance attack 6 \n chance foe-attack 5 \n")
    t.play("ana pass")
    assert t.clause_told("TAL-1.9") == ["won ana"]
    assert t.game.result is not None
    assert (t.game.result.clauses, t.game.result.winners) == (["TAL-1.9"], [0])


def test_tal_1_10_equipment_is_bought_from_its_stack() -> None:
    """TAL-1.10  Ana buys a Broomstick for 3 Galleons in Diagon Alley. There is no Wand for sale, no Broomstick for 2,
    and what she has left buys no Dittany."""
    t = given("""
        seats ana ben
        ana    at diagon-alley  galleons 4
        turn   of ana  phase encounter
        chance seed 1
    """)
    t.play("ana explore")
    assert t.options("ana") == ["pass", "buy broomstick 3", "buy chocolate-frog 1", "buy dittany 2"]
    assert t.refused("ana buy wand 2") == "TAL-1.10"
    assert t.refused("ana buy broomstick 2") == "TAL-1.10"
    t.play("ana buy broomstick 3")
    assert t.clause_told("TAL-1.10") == ["bought ana broomstick-1 3"]
    assert (t.of("ana", "objects"), t.of("ana", "galleons")) == (["broomstick-1"], ["1"])
    assert t.refused("ana buy dittany 2") == "TAL-1.10"


def test_tal_1_11_an_insignia_of_ones_choice_and_of_a_new_name() -> None:
    """TAL-1.11  Ana, who has a Cloak, gives an Ally to Xenophilius: the Elder Wand or the Stone, no second Cloak."""
    t = given("""
        seats ana ben
        ana        at pumpkin-patch  allies ron-weasley  objects cloak-of-invisibility-1
        pumpkin-patch  cards xenophilius-lovegood
        turn       of ana  phase encounter
        chance     seed 1
    """)
    t.play("ana explore", "ana accept")
    assert t.options("ana") == ["take elder-wand", "take resurrection-stone-1"]
    assert t.refused("ana take cloak-of-invisibility-2") == "TAL-1.11"
    t.play("ana take elder-wand")
    assert t.clause_told("TAL-1.11") == ["object-gained ana elder-wand"]
