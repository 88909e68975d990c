"""TAL-10 Evading, as examples at the table."""

from tests.games.talisman.tables import given
from tests.tables import Watched


def fighting(cards: str, more: str, at: str = "trafalgar-square") -> Watched:
    """Ana meets cards on a space."""
    return given(f"""
        seats ana ben
        ana side harry-potter-boy-who-lived at {at} fate 0 {more}
        ben side bellatrix-lestrange-prisoner at thames-embankment
        {at} cards {cards}
        turn of ana phase encounter
        chance attack 3
        chance foe-attack 3
        chance seed 1
    """)


def test_tal_10_1_who_is_attacked_evades() -> None:
    """TAL-10.1  Ana, the attacker, has the Cloak, but it is Ben who may evade."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at euston-road fate 0 objects cloak-of-invisibility-1
        ben side draco-malfoy-prefect at euston-road fate 0 objects cloak-of-invisibility-2
        turn of ana phase encounter
        chance seed 1
    """)
    t.play("ana attack 1")
    assert t.waiting() == ["ben"]
    assert t.refused("ana use cloak-of-invisibility/1 -") == "TAL-4.1"
    t.play("ben use cloak-of-invisibility/1 -")
    assert t.clause_told("TAL-10.1") == ["evaded-character ben ana"]


def test_tal_10_2_only_in_the_outer_and_middle_regions() -> None:
    """TAL-10.2  The armour in the castle is not evaded. An Acromantula in its Hollow cannot be either."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at trophy-room fate 0 objects cloak-of-invisibility-1
        turn of ana phase encounter
        chance attack 3
        chance foe-attack 3
        chance seed 1
    """)
    t.play("ana explore")
    assert t.clause_told("TAL-6.5") == ["attack-rolled ana 3"]
    t = fighting("acromantula skele-gro", "objects cloak-of-invisibility-1 spells accio-1", "spider-hollow")
    t.play("ana explore")
    assert t.refused("ana use cloak-of-invisibility/1 -") == "TAL-10.2"


def test_tal_10_3_evading_all_lets_the_encounter_go_on() -> None:
    """TAL-10.3  The Dementor is evaded and stays; Ana takes the Bag."""
    t = fighting("dementor beaded-bag", "objects cloak-of-invisibility-1")
    t.play("ana explore", "ana use cloak-of-invisibility/1 -")
    assert t.clause_told("TAL-10.3") == ["evaded ana dementor"]
    t.play("ana take beaded-bag")
    assert t.of("trafalgar-square", "cards") == ["dementor"]
