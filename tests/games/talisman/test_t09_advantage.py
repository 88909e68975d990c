"""TAL-9 The Advantage token, as examples at the table."""

from tests.games.talisman.tables import given
from tests.tables import Watched


def fighting(cards: str, side: str, advantage: str) -> Watched:
    """Ana meets cards at Trafalgar Square, both roll 3."""
    return given(f"""
        seats ana ben
        ana side {side} at trafalgar-square fate 0
        ben side rubeus-hagrid-keeper-of-keys at thames-embankment
        trafalgar-square cards {cards}
        advantage side {advantage}
        turn of ana phase encounter
        chance attack 3
        chance foe-attack 3
        chance seed 1
    """)


HARRY, DRACO = "harry-potter-boy-who-lived", "draco-malfoy-prefect"


def test_tal_9_1_with_the_orders_side_up() -> None:
    """TAL-9.1  Harry adds 1 against Dolohov; Draco subtracts 1 against Tonks."""
    t = fighting("antonin-dolohov", HARRY, "order")
    t.play("ana explore")
    assert t.clause_told("TAL-9.1") == ["advantage-counted ana 1"]
    assert "compared ana 7 10" in t.clause_told("TAL-6.8")
    t = fighting("nymphadora-tonks", DRACO, "order")
    t.play("ana explore")
    assert t.clause_told("TAL-9.1") == ["penalty-counted ana 1"]
    assert "compared ana 5 8" in t.clause_told("TAL-6.8")


def test_tal_9_2_with_the_death_eaters_side_up_the_other_way_round() -> None:
    """TAL-9.2  Harry subtracts 1 against Dolohov; Draco adds 1 against Tonks."""
    t = fighting("antonin-dolohov", HARRY, "death-eaters")
    t.play("ana explore")
    assert t.clause_told("TAL-9.2") == ["penalty-counted ana 1"]
    t = fighting("nymphadora-tonks", DRACO, "death-eaters")
    t.play("ana explore")
    assert t.clause_told("TAL-9.2") == ["advantage-counted ana 1"]


def test_tal_9_3_against_a_neutral_enemy_nobody_has_it() -> None:
    """TAL-9.3  The Dementor belongs to nobody."""
    t = fighting("dementor", HARRY, "order")
    t.play("ana explore")
    assert t.clause_told("TAL-9.3") == ["no-advantage ana"]
    assert "compared ana 6 9" in t.clause_told("TAL-6.8")


def test_tal_9_4_the_penalty_is_1_for_each_enemy() -> None:
    """TAL-9.4  Harry fights Crabbe and Goyle together: 2 less."""
    t = fighting("vincent-crabbe gregory-goyle", HARRY, "death-eaters")
    t.play("ana explore")
    assert t.clause_told("TAL-9.4") == ["penalty-counted ana 2"]
    assert "compared ana 4 10" in t.clause_told("TAL-6.8")


def test_tal_9_5_turned_to_a_side_that_is_up_it_stays() -> None:
    """TAL-9.5  Fudge admits everything: the Order's side is up; it was up already, so it stays."""
    t = fighting("fudge-admits-everything", HARRY, "death-eaters")
    t.play("ana explore")
    assert t.clause_told("TAL-9.5") == ["advantage-turned order"]
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived spells expulso-1
        advantage side order
        turn of ana phase move
    """)
    t.play("ana cast expulso-1 -", "ana turn-to order")
    assert t.clause_told("TAL-9.5") == ["advantage-stayed order"]


def test_tal_9_6_between_characters_only_the_side_with_it_adds() -> None:
    """TAL-9.6  Draco attacks Harry while the Order has it: Harry, who defends, adds 1, Draco subtracts nothing."""
    t = given("""
        seats ana ben
        ana side draco-malfoy-prefect at euston-road fate 0
        ben side harry-potter-boy-who-lived at euston-road fate 0
        turn of ana phase encounter
        chance attack 3
        chance foe-attack 3
        chance seed 1
    """)
    t.play("ana attack 1")
    assert t.clause_told("TAL-9.6") == ["advantage-counted ben 1"]
    assert "compared ana 6 7" in t.clause_told("TAL-6.8")
