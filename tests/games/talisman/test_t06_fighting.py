"""TAL-6 Fighting, as examples at the table."""

from tests.games.talisman.tables import given
from tests.tables import Watched


def fighting(cards: str, more: str = "", attack: str = "3", foe: str = "3", rest: str = "") -> Watched:
    """Ana, Harry without Fate, has moved to Trafalgar Square, where these cards lie."""
    return given(f"""
        seats ana ben
        ana side harry-potter-boy-who-lived at trafalgar-square fate 0 {more}
        ben side bellatrix-lestrange-prisoner at thames-embankment fate 0
        trafalgar-square cards {cards}
        turn of ana phase encounter
        chance attack {attack}
        chance foe-attack {foe}
        chance seed 1
        {rest}
    """)


def duel(ana: str = "", ben: str = "", attack: str = "6", foe: str = "1", rest: str = "") -> Watched:
    """Ana, as Harry, attacks Ben, as Draco; the Order has the Advantage."""
    return given(f"""
        seats ana ben
        ana side harry-potter-boy-who-lived at euston-road fate 0 {ana}
        ben side draco-malfoy-prefect at euston-road fate 0 {ben}
        turn of ana phase encounter
        chance attack {attack}
        chance foe-attack {foe}
        chance seed 1
        {rest}
    """)


def test_tal_6_1_characters_of_one_faction_never_fight() -> None:
    """TAL-6.1  Hagrid stands there: Ana of the Order cannot attack him."""
    t = given("""
        seats ana ben cid
        ana side harry-potter-boy-who-lived at euston-road
        ben side rubeus-hagrid-keeper-of-keys at euston-road
        cid side draco-malfoy-prefect at euston-road
        turn of ana phase encounter
    """)
    assert t.options("ana") == ["attack 2", "explore"]
    assert t.refused("ana attack 1") == "TAL-6.1"


def test_tal_6_2_the_printed_value_sets_the_kind_of_fight() -> None:
    """TAL-6.2  The Inferius fights by Strength, the Boggart by Magic."""
    t = fighting("inferius")
    t.play("ana explore")
    assert t.clause_told("TAL-6.2") == ["fight-began ana strength inferius"]
    t = fighting("boggart")
    t.play("ana explore")
    assert t.clause_told("TAL-6.2") == ["fight-began ana magic boggart"]


def test_tal_6_3_evading_comes_first() -> None:
    """TAL-6.3  Ana throws her powder before anybody rolls."""
    t = fighting("dementor", "objects darkness-powder")
    t.play("ana explore")
    assert t.options("ana") == ["pass", "use darkness-powder/1 -"]
    t.play("ana use darkness-powder/1 -")
    assert t.clause_told("TAL-6.3") == ["effect-used ana darkness-powder/1"]
    assert t.clause_told("TAL-6.5") == []


def test_tal_6_4_what_changes_magic_is_used_before_the_roll() -> None:
    """TAL-6.4  The Galleon calls Ana's two Allies: her score is 2 more. After the roll it cannot be used."""
    t = fighting("boggart", "fate 1 objects enchanted-galleon allies ron-weasley ginny-weasley")
    t.play("ana explore", "ana use enchanted-galleon/1 -")
    assert t.clause_told("TAL-6.4") == ["effect-used ana enchanted-galleon/1"]
    assert "compared ana 8 6" in t.clause_told("TAL-6.8")


def test_tal_6_5_to_6_8_rolls_and_comparison() -> None:
    """TAL-6.5, TAL-6.6, TAL-6.7, TAL-6.8  Ana rolls 2, Ben 3 for the Dementor; by Fate she rolls 6: 3 + 6 against 6 + 3."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at trafalgar-square fate 1
        ben side bellatrix-lestrange-prisoner at thames-embankment
        trafalgar-square cards dementor
        turn of ana phase encounter
        chance attack 2 6
        chance foe-attack 3
        chance seed 1
    """)
    t.play("ana explore")
    assert t.clause_told("TAL-6.5") == ["attack-rolled ana 2"]
    assert t.clause_told("TAL-6.6") == ["foe-rolled ben 3"]
    t.play("ana spend-fate 0")
    assert t.clause_told("TAL-6.8") == ["compared ana 9 9"]


def test_tal_6_7_something_else_is_used_after_the_roll() -> None:
    """TAL-6.7  Lucius pays Fate to have the Enemy's die rolled again; the attacker's own die stands."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at thames-embankment
        ben side lucius-malfoy-disgraced at trafalgar-square fate 1
        trafalgar-square cards dementor
        turn of ben phase encounter
        chance attack 3
        chance foe-attack 6 1
        chance seed 1
    """)
    t.play("ben explore", "ben use lucius-malfoy-disgraced/2 -")
    assert t.clause_told("TAL-6.7") == ["effect-used ben lucius-malfoy-disgraced/2"]
    assert "rerolled - 1" in t.clause_told("TAL-6.20")


def test_tal_6_8_won_lost_drawn() -> None:
    """TAL-6.8  Won: a trophy. Lost: a Life, and the turn ends."""
    t = fighting("boggart", attack="6", foe="1")
    t.play("ana explore")
    assert t.clause_told("TAL-6.8")[1:] == ["fight-won ana", "trophy-taken ana boggart"]
    assert t.of("ana", "trophies") == ["boggart"]
    t = fighting("boggart", attack="1", foe="6")
    t.play("ana explore")
    assert t.clause_told("TAL-6.8")[1:] == ["fight-lost ana", "life-lost ana 1"]


def test_tal_6_9_enemies_of_one_number_and_value_fight_as_one() -> None:
    """TAL-6.9  Doxies (2) and the Inferius (5) are 7 with one roll. The Boggart, by Magic, is another fight."""
    t = fighting("doxies inferius boggart", "strength 6", attack="6 3", foe="1 3")
    t.play("ana explore")
    assert t.clause_told("TAL-6.9") == ["fight-began ana strength doxies inferius"]
    assert "compared ana 12 8" in t.clause_told("TAL-6.8")
    assert t.clause_told("TAL-6.2") == ["fight-began ana magic boggart"]


def test_tal_6_10_trophies_are_traded_five_points_for_one() -> None:
    """TAL-6.10  Dolohov's 7 Magic are worth 1, the two points over are lost. Two points alone are worth nothing."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived trophies antonin-dolohov pansy-parkinson
        turn of ana phase end
        chance seed 1
    """)
    t.play("ana offer pansy-parkinson")
    assert t.refused("ana trade magic") == "TAL-6.10"
    t.play("ana offer antonin-dolohov", "ana trade magic")
    assert t.clause_told("TAL-6.10") == [
        "traded ana magic 1",
        "value-gained ana magic 1",
        "card-discarded ana pansy-parkinson",
        "card-discarded ana antonin-dolohov",
    ]


def test_tal_6_11_between_characters_by_magic_and_the_attacked_may_evade() -> None:
    """TAL-6.11  Ana attacks Ben, who has the Cloak: he is asked first."""
    t = duel(ben="objects cloak-of-invisibility-1")
    t.play("ana attack 1")
    assert t.clause_told("TAL-6.11") == ["attacked ana ben"]
    assert t.options("ben") == ["pass", "use cloak-of-invisibility/1 -"]


def test_tal_6_12_the_attacker_decides_on_fate_first() -> None:
    """TAL-6.12  Both roll. Ana is asked first, then Ben; she cannot come back to it."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at euston-road fate 1
        ben side draco-malfoy-prefect at euston-road fate 1
        turn of ana phase encounter
        chance attack 2
        chance foe-attack 2 5
        chance seed 1
    """)
    t.play("ana attack 1")
    assert t.clause_told("TAL-6.12") == ["attack-rolled ana 2", "attack-rolled ben 2"]
    assert t.waiting() == ["ana"]
    t.play("ana pass")
    assert t.waiting() == ["ben"]
    t.play("ben spend-fate 0")
    assert t.waiting() == ["ben"]
    assert t.clause_told("TAL-6.12")[-2:] == ["fight-won ben", "fight-lost ana"]


def test_tal_6_13_the_winner_takes_a_life_an_object_or_a_galleon() -> None:
    """TAL-6.13  Ana wins: she may take Ben's Wand, a Galleon or a Life; not what he has not."""
    t = duel(ben="objects wand-1 galleons 1")
    t.play("ana attack 1")
    assert t.options("ana") == ["pass", "take wand-1", "take-galleon", "take-life"]
    assert t.refused("ana take portkey-1") == "TAL-6.13"
    t.play("ana take wand-1")
    assert t.clause_told("TAL-6.13") == ["card-stolen ana ben wand-1"]
    t = duel(attack="2", foe="3")
    t.play("ana attack 1")
    assert t.clause_told("TAL-6.13") == ["fight-drawn ana"]


def test_tal_6_14_the_active_winner_may_attack_an_ally() -> None:
    """TAL-6.14, TAL-6.22  Ana attacks Ben's Crabbe in place of the spoils: he is fought as an Enemy of Strength 3, Ben rolls
    for him, and beaten he is a trophy."""
    t = duel(ben="allies vincent-crabbe kreacher", attack="6 6", foe="1 1")
    t.play("ana attack 1")
    assert t.refused("ana attack-ally kreacher") == "TAL-6.22"
    assert t.refused("ana attack-ally nymphadora-tonks") == "TAL-6.14"
    t.play("ana attack-ally vincent-crabbe")
    assert t.clause_told("TAL-6.14") == ["ally-attacked ana vincent-crabbe"]
    assert t.clause_told("TAL-6.22") == ["foe-rolled ben 1", "fight-won ana"]
    assert (t.of("ana", "trophies"), t.of("ben", "allies")) == (["vincent-crabbe"], ["kreacher"])


def test_tal_6_15_the_advantage_counts_in_fights() -> None:
    """TAL-6.15  The Order has it: Ana adds 1 against Ben, who subtracts nothing."""
    t = duel(attack="3", foe="3")
    t.play("ana attack 1")
    assert t.clause_told("TAL-6.15") == ["advantage-counted ana 1"]
    assert "compared ana 7 6" in t.clause_told("TAL-6.8")


def test_tal_6_16_a_joint_fight_is_one_fight() -> None:
    """TAL-6.16  Ana evades one of two by her Cloak, choosing the Inferius; the Doxies fight. Lost together: one Life."""
    t = fighting("doxies inferius", "objects cloak-of-invisibility-1")
    t.play("ana explore", "ana use cloak-of-invisibility/1 -")
    assert t.options("ana") == ["choose-enemy doxies", "choose-enemy inferius"]
    assert t.refused("ana choose-enemy boggart") == "TAL-6.16"
    t.play("ana choose-enemy inferius")
    assert t.clause_told("TAL-6.16") == ["evaded ana inferius"]
    t = fighting("vincent-crabbe inferius", attack="1", foe="6")
    t.play("ana explore")
    assert t.clause_told("TAL-6.16") == ["fight-lost ana"]
    assert t.clause_told("TAL-6.8")[-1] == "life-lost ana 1"


def test_tal_6_17_enemies_in_a_text_fight_alone_and_give_no_trophy() -> None:
    """TAL-6.17  The armour of the Trophy Room is beaten: a Fate token, no trophy."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at trophy-room fate 0 strength 8
        turn of ana phase encounter
        chance attack 6
        chance foe-attack 1
        chance seed 1
    """)
    t.play("ana explore")
    assert t.clause_told("TAL-6.17") == ["text-fight-began ana trophy-room/1", "fight-won ana"]
    assert (t.of("ana", "fate"), t.of("ana", "trophies")) == (["1"], [])


def test_tal_6_18_magic_and_strength_points_count_apart() -> None:
    """TAL-6.18  Goyle's Strength and Dolohov's Magic are not offered together, unless an ability mixes them."""
    text = """
        seats ana ben
        ana side SIDE trophies gregory-goyle antonin-dolohov
        turn of ana phase end
        chance seed 1
    """
    t = given(text.replace("SIDE", "harry-potter-boy-who-lived"))
    t.play("ana offer antonin-dolohov")
    assert t.refused("ana offer gregory-goyle") == "TAL-6.18"
    t = given(text.replace("SIDE", "albus-dumbledore-headmaster"))
    t.play("ana offer antonin-dolohov", "ana offer gregory-goyle", "ana trade strength")
    assert t.clause_told("TAL-6.10")[:2] == ["traded ana strength 2", "value-gained ana strength 2"]


def test_tal_6_19_who_is_evaded_has_no_encounter_and_in_the_castle_nobody_evades() -> None:
    """TAL-6.19  Ben evades by the Cloak: Ana's turn ends, and she does not explore. In the castle he could not."""
    t = duel(ben="objects cloak-of-invisibility-1")
    t.play("ana attack 1", "ben use cloak-of-invisibility/1 -")
    assert t.told()[-1] == "TAL-10.1 evaded-character ben ana"
    assert t.options("ana") == ["drop-galleon", "end-turn"]
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at trophy-room fate 0
        ben side draco-malfoy-prefect at trophy-room fate 0 objects cloak-of-invisibility-1 spells expulso-1
        turn of ana phase encounter
    """)
    t.play("ana attack 1")
    assert t.waiting() == ["ben"]
    assert t.refused("ben use cloak-of-invisibility/1 -") == "TAL-6.19"


def test_tal_6_20_free_re_rolls_are_decided_together_with_fate() -> None:
    """TAL-6.20  Ginny lets Ana roll again without Fate; then she may still spend Fate, once."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at euston-road fate 1 allies ginny-weasley
        ben side draco-malfoy-prefect at euston-road fate 0
        turn of ana phase encounter
        chance attack 1 2 6
        chance foe-attack 1
        chance seed 1
    """)
    t.play("ana attack 1", "ana use ginny-weasley/1 -")
    assert t.clause_told("TAL-6.20") == ["rerolled ana 2"]
    assert t.options("ana") == ["pass", "spend-fate 0"]


def test_tal_6_21_no_spoils_of_a_name_already_held() -> None:
    """TAL-6.21  Ana has a Wand: Ben's Wand is not for her."""
    t = duel("objects wand-1", "objects wand-2")
    t.play("ana attack 1")
    assert t.refused("ana take wand-2") == "TAL-6.21"
