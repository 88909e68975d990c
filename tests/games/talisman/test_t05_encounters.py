"""TAL-5 Encounters, as examples at the table: cards drawn, ordered, resolved, taken, and left lying."""

from tests.games.talisman.tables import given, given_with
from tests.tables import Watched


def met_at(space: str, cards: str = "", more: str = "", others: str = "", chance: str = "") -> Watched:
    """Ana, Harry without Fate, has moved to a space, where cards lie."""
    lying = f"{space} cards {cards}" if cards else ""
    return given(f"""
        seats ana ben
        ana side harry-potter-boy-who-lived at {space} fate 0 {more}
        {lying}
        {others or "ben side bellatrix-lestrange-prisoner at thames-embankment"}
        turn of ana phase encounter
        {chance}
        chance seed 1
    """)


OPPONENT = "ben side draco-malfoy-prefect at euston-road"


def test_tal_5_1_the_space_or_one_opposing_character_there() -> None:
    """TAL-5.1  Draco stands there: Ana explores or attacks him. Nobody else can be attacked."""
    t = met_at("euston-road", others=OPPONENT)
    assert t.options("ana") == ["attack 1", "explore"]
    assert t.refused("ana attack 0") == "TAL-5.1"
    assert met_at("euston-road").refused("ana attack 1") == "TAL-5.1"


def test_tal_5_2_an_ability_used_on_a_character_is_the_encounter() -> None:
    """TAL-5.2  McGonagall transmutes Draco in place of an attack; then her turn ends, and she explores nothing."""
    t = given("""
        seats ana ben
        ana side minerva-mcgonagall-professor at euston-road spells accio-1
        ben side draco-malfoy-prefect at euston-road
        turn of ana phase encounter
        chance seed 1
    """)
    t.play("ana use minerva-mcgonagall-professor/1 1")
    assert t.clause_told("TAL-5.2") == ["effect-used ana minerva-mcgonagall-professor/1"]
    assert t.clause_told("TAL-11.9") == ["transmuted ben 1"]
    assert t.refused("ana explore") == "TAL-4.1"


def test_tal_5_3_cards_are_drawn_up_to_the_symbols() -> None:
    """TAL-5.3  Two symbols at Wool's Orphanage, one card lies there: Ana draws one."""
    t = met_at("wools-orphanage", "beaded-bag", chance="chance outer-deck remembrall")
    t.play("ana explore")
    assert t.clause_told("TAL-5.3") == ["card-drawn ana remembrall wools-orphanage"]


def test_tal_5_4_events_drawn_turn_the_advantage_token_once() -> None:
    """TAL-5.4  Ana draws two Events at once: the token is turned once, before any card is resolved."""
    t = met_at("wools-orphanage", chance="chance outer-deck pea-soup-fog bagmans-flutter \n chance table 1 1")
    t.play("ana explore")
    assert t.clause_told("TAL-5.4") == ["advantage-turned death-eaters"]
    kinds = [line.split()[0] for line in t.told()]
    assert kinds.index("TAL-5.4") < kinds.index("TAL-5.5")
    lying = met_at("wools-orphanage", "flying-ford-anglia beaded-bag")
    lying.play("ana explore")
    assert lying.clause_told("TAL-5.4") == []


def test_tal_5_5_cards_are_resolved_in_rising_order() -> None:
    """TAL-5.5  Figg (5) before the bookshop (6), though it lay there first; Hedwig (7 to her own) is taken."""
    t = met_at("wools-orphanage", "flourish-and-blotts arabella-figg hedwig", "life 2 galleons 1")
    t.play("ana explore")
    assert t.clause_told("TAL-5.5") == ["card-met ana arabella-figg", "card-met ana flourish-and-blotts"]


def test_tal_5_6_what_lies_there_is_taken_if_wanted() -> None:
    """TAL-5.6  After the Enemy is beaten Ana takes the Bag, leaves Ron, and picks up a Galleon. An Enemy is not taken."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at trafalgar-square fate 0 magic 9
        trafalgar-square cards boggart beaded-bag ron-weasley lying 1
        turn of ana phase encounter
        chance attack 6
        chance foe-attack 1
        chance seed 1
    """)
    t.play("ana explore")
    assert t.refused("ana take boggart") == "TAL-5.6"
    t.play("ana take beaded-bag", "ana take-galleon", "ana pass")
    assert t.clause_told("TAL-5.6") == ["card-taken ana beaded-bag", "galleon-picked-up ana trafalgar-square"]
    assert t.of("trafalgar-square", "cards") == ["ron-weasley"]


def test_tal_5_7_an_ally_to_the_own_side_an_enemy_to_the_other() -> None:
    """TAL-5.7  Tonks is offered to Harry; Draco has to fight her."""
    t = met_at("trafalgar-square", "nymphadora-tonks")
    t.play("ana explore")
    assert t.options("ana") == ["pass", "take nymphadora-tonks"]
    t = met_at("trafalgar-square", "antonin-dolohov", chance="chance attack 1 \n chance foe-attack 6")
    t.play("ana explore")
    assert t.clause_told("TAL-5.7") == ["card-met ana antonin-dolohov"]


def test_tal_5_8_a_card_is_moved_elsewhere() -> None:
    """TAL-5.8  Kreacher takes one of Ana's Objects and goes home to Grimmauld Place."""
    t = met_at("trafalgar-square", "kreacher", "objects wand-1")
    t.play("ana explore")
    assert t.clause_told("TAL-5.8") == ["card-put kreacher 12-grimmauld-place"]
    assert t.of("12-grimmauld-place", "cards") == ["kreacher"]


def test_tal_5_9_a_fight_that_is_drawn_ends_the_turn() -> None:
    """TAL-5.9  A draw with the Inferius: Figg is not visited, the Bag not taken."""
    t = met_at("trafalgar-square", "inferius arabella-figg beaded-bag", chance="chance attack 4 \n chance foe-attack 2")
    t.play("ana explore")
    assert t.clause_told("TAL-5.9") == ["fight-drawn ana"]
    assert t.clause_told("TAL-5.5") == []
    assert t.refused("ana take beaded-bag") == "TAL-4.1"


def test_tal_5_10_moved_by_an_encounter_a_full_one_follows() -> None:
    """TAL-5.10  The Cabinet takes Ana to Borgin and Burkes: the Mirror stays unresolved, and she draws there."""
    t = met_at(
        "forbidden-forest",
        "vanishing-cabinet mirror-of-erised",
        chance="chance outer-deck remembrall \n chance table 4",
    )
    t.play("ana explore", "ana accept")
    assert t.clause_told("TAL-5.10") == ["moved-on ana borgin-and-burkes"]
    assert t.clause_told("TAL-5.3") == ["card-drawn ana remembrall borgin-and-burkes"]
    assert t.of("forbidden-forest", "cards") == ["vanishing-cabinet", "mirror-of-erised"]


def test_tal_5_11_a_space_must_be_obeyed() -> None:
    """TAL-5.11  At Gringotts Figg, who lies there, comes first, then the space; Ana cannot pass."""
    t = met_at("gringotts", "arabella-figg", "life 2")
    t.play("ana explore")
    assert [line.split()[1] for line in t.told()] == [
        "encountered",
        "card-met",
        "life-healed",
        "card-left",
        "space-acted",
    ]
    assert t.clause_told("TAL-5.11") == ["encountered ana gringotts", "space-acted ana gringotts"]
    assert t.refused("ana pass") == "TAL-4.1"


def test_tal_5_12_neutral_enemies_and_empty_decks() -> None:
    """TAL-5.12  The Boggart is an Enemy to everybody, the older of two cards of one number comes first."""
    t = met_at("trafalgar-square", "boggart", chance="chance attack 1 \n chance foe-attack 6")
    t.play("ana explore")
    assert t.clause_told("TAL-5.12") == ["card-met ana boggart"]
    t = met_at("trafalgar-square", "griphook arabella-figg")
    t.play("ana explore")
    assert t.clause_told("TAL-5.5") == ["card-met ana griphook", "card-met ana arabella-figg"]


def test_tal_5_13_the_end_steps_come_also_after_an_early_end() -> None:
    """TAL-5.13  Ana loses a fight; she may still trade and drop, then the turn is over."""
    t = met_at("trafalgar-square", "boggart", "objects wand-1", chance="chance attack 1 \n chance foe-attack 6")
    t.play("ana explore")
    assert t.clause_told("TAL-6.8")[-1] == "life-lost ana 1"
    t.play("ana drop wand-1", "ana end-turn")
    assert t.clause_told("TAL-5.13") == ["turn-ended ana", "turn-over ana"]


def test_tal_5_14_no_space_is_encountered_twice_in_a_turn() -> None:
    """TAL-5.14  From the Willow to the Shack and back: there Ana's turn ends."""
    t = met_at("whomping-willow", more="strength 3", chance="chance table 6 \n chance middle-deck skele-gro fang")
    t.play("ana explore", "ana accept", "ana accept")
    assert t.clause_told("TAL-5.14") == ["already-encountered ana whomping-willow"]


def test_tal_5_15_effects_may_aim_at_the_own_faction() -> None:
    """TAL-5.15  Accio Spells: Ana transmutes Ben of her own Order; herself she cannot choose, nor one far away."""
    t = given("""
        seats ana ben cid
        ana side harry-potter-boy-who-lived at gringotts spells snufflifors
        ben side rubeus-hagrid-keeper-of-keys at leaky-cauldron
        cid side draco-malfoy-prefect at boathouse
        turn of ana phase move
    """)
    assert t.options("ana") == ["roll", "cast snufflifors 1"]
    assert t.refused("ana cast snufflifors 0") == "TAL-5.15"
    assert t.refused("ana cast snufflifors 2") == "TAL-5.15"


def test_tal_5_15_a_spell_that_says_so_is_the_encounter() -> None:
    """TAL-5.15, TAL-5.2  An owner's Confundo is cast instead of attacking: Ben loses a turn, and Ana's turn ends there. What
    lies on the space she neither meets nor takes."""
    effect = {"window": "meeting", "whom": "one-other-here", "verb": "lose", "what": "turn"}
    name = dict.fromkeys(("en", "cs", "pl"), "Confundo")
    spell = {"id": "confundo", "name": name, "source": "box", "count": 1, "effects": [effect]}
    t = given_with(
        {"spells": {"spell": [spell]}},
        """
        seats ana ben
        ana side harry-potter-boy-who-lived at gringotts spells confundo
        ben side rubeus-hagrid-keeper-of-keys at gringotts
        gringotts cards beaded-bag
        turn of ana phase encounter
        chance seed 1
    """,
    )
    assert t.options("ana") == ["cast confundo 1", "explore"]
    t.play("ana cast confundo 1")
    assert t.clause_told("TAL-11.8") == ["turn-to-lose ben 1"]
    assert t.clause_told("TAL-5.11") == []
    assert (t.waiting(), t.refused("ana end-turn")) == (["ana"], "")


def test_tal_5_16_a_card_whose_text_does_not_discard_it_stays() -> None:
    """TAL-5.16  Figg stays, the Fog is discarded."""
    t = met_at("trafalgar-square", "arabella-figg")
    t.play("ana explore")
    assert t.clause_told("TAL-5.16") == ["card-left ana arabella-figg"]
    t = met_at("trafalgar-square", "pea-soup-fog")
    t.play("ana explore")
    assert (t.clause_told("TAL-5.16"), t.of("outer", "discards")) == ([], ["pea-soup-fog"])
