"""TAL-11.2 to 11.7, 11.12, 11.13, 11.17, 11.18 Objects, Allies and Spells with their limits, as examples at the table."""

from tests.games.talisman.tables import given


def test_tal_11_2_a_fifth_object_is_too_many() -> None:
    """TAL-11.2  Ana has four and buys a fifth: at once she drops one, face up on the space. With the Bag she keeps all."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at honeydukes galleons 2 objects wand-1 sneakoscope-1 dittany-1 portkey-1
        turn of ana phase encounter
        chance seed 1
    """)
    t.play("ana explore", "ana buy chocolate-frog 1")
    assert t.refused("ana drop beaded-bag") == "TAL-11.2"
    t.play("ana drop wand-1")
    assert t.clause_told("TAL-11.2") == ["card-dropped ana wand-1 honeydukes"]
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at honeydukes galleons 2 objects wand-1 sneakoscope-1 dittany-1 beaded-bag
        turn of ana phase encounter
        chance seed 1
    """)
    t.play("ana explore", "ana buy chocolate-frog 1")
    assert len(t.of("ana", "objects")) == 5
    assert "drop wand-1" not in t.options("ana")


def test_tal_11_3_three_allies_at_the_end_of_the_turn() -> None:
    """TAL-11.3, TAL-11.13  Ana held four until now; she cannot end her turn with them, and leaves Ron."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at gringotts allies ron-weasley luna-lovegood hedwig dobby
        turn of ana phase end
    """)
    assert t.refused("ana end-turn") == "TAL-11.3"
    t.play("ana drop ron-weasley")
    assert t.clause_told("TAL-11.13") == ["card-dropped ana ron-weasley gringotts"]
    assert t.refused("ana end-turn") == ""


def test_tal_11_4_things_may_be_dropped_and_not_taken_again() -> None:
    """TAL-11.4  Ana drops her Wand; what is not hers she cannot. Dropped before, it cannot be taken this turn."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at gringotts objects wand-1
        turn of ana phase end
    """)
    assert t.refused("ana drop portkey-1") == "TAL-11.4"
    t.play("ana drop wand-1")
    assert t.clause_told("TAL-11.4") == ["card-dropped ana wand-1 gringotts"]
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at gringotts
        gringotts cards wand-1 beaded-bag
        turn of ana dropped wand-1 pending next-turn=ana end-phase=ana encounter=ana take=ana
    """)
    assert t.refused("ana take wand-1") == "TAL-11.4"


def test_tal_11_4_no_spell_brings_back_what_was_dropped_this_turn() -> None:
    """TAL-11.4  Ana dropped her Wand this turn; Accio brings her the Bag, and cannot bring the Wand."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at gringotts spells accio-1
        gringotts cards wand-1
        leaky-cauldron cards beaded-bag remembrall
        turn of ana dropped wand-1 pending next-turn=ana end-phase=ana end-turn=ana
        chance seed 1
    """)
    t.play("ana cast accio-1 -")
    assert t.options("ana") == ["take beaded-bag", "take remembrall"]
    assert t.refused("ana take wand-1") == "TAL-5.6"


def test_tal_11_5_using_an_object_is_optional_and_only_ones_own() -> None:
    """TAL-11.5  Ana need not use her powder; Ben's she cannot."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at trafalgar-square fate 0 objects darkness-powder
        ben side draco-malfoy-prefect objects cloak-of-invisibility-1
        trafalgar-square cards dementor
        turn of ana phase encounter
        chance attack 3
        chance foe-attack 3
        chance seed 1
    """)
    t.play("ana explore")
    assert t.refused("ana use cloak-of-invisibility/1 -") == "TAL-11.5"
    t.play("ana pass")
    assert t.of("ana", "objects") == ["darkness-powder"]


def test_tal_11_6_spells_are_limited_by_magic_and_secret() -> None:
    """TAL-11.6  With Magic 3 Ana may hold one: she draws one. Ben sees that she has one, not which."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at ministry-of-magic fate 0
        turn of ana phase encounter
        chance table 5
        chance spells accio-1
        chance seed 1
    """)
    t.play("ana explore")
    assert t.clause_told("TAL-11.6") == ["spell-drawn ana ?"]
    seats = t.game.view(1).facts()["seats"]
    assert isinstance(seats, list)
    assert seats[0]["spells"] == ["?"]
    assert t.game.view(0).facts()["seats"][0]["spells"] == ["accio-1"]  # type: ignore[index]


def test_tal_11_7_spells_are_cast_at_their_moment_and_the_surplus_is_discarded() -> None:
    """TAL-11.7  Accio belongs before the move, Stupefy not. When Tonks is gone Magic 5 falls to 3: one Spell of two goes."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at gringotts spells expulso-1 accio-1 allies nymphadora-tonks
        turn of ana phase end
    """)
    t.play("ana drop nymphadora-tonks")
    assert t.options("ana") == ["discard-spell expulso-1", "discard-spell accio-1"]
    assert t.refused("ana discard-spell stupefy") == "TAL-11.7"
    t.play("ana discard-spell accio-1")
    assert t.clause_told("TAL-11.7") == ["spell-discarded ana accio-1"]
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at gringotts magic 6 spells expulso-1 stupefy
        turn of ana phase move
    """)
    assert t.refused("ana cast stupefy -") == "TAL-11.7"
    t.play("ana cast expulso-1 -")
    assert t.clause_told("TAL-11.7")[:2] == ["spell-cast ana expulso-1 -", "spell-acted ana expulso-1"]


def test_tal_11_10_card_text_beats_the_rules() -> None:
    """TAL-11.10  The Broomstick is used once a turn, and not again."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at gringotts fate 1 objects broomstick-1
        turn of ana phase move
        chance movement 3
    """)
    t.play("ana roll", "ana use broomstick/1 -")
    assert t.clause_told("TAL-11.10") == ["stands ana broomstick/2"]
    assert t.refused("ana use broomstick/1 -") == "TAL-11.10"
    t.play("ana accept")
    assert t.of("turn", "steps") == ["4"]


def test_tal_11_12_a_second_object_of_one_name_is_not_taken() -> None:
    """TAL-11.12  Ana has a Wand: the one that lies there stays."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at gringotts objects wand-1
        gringotts cards wand-2 beaded-bag
        turn of ana pending next-turn=ana end-phase=ana encounter=ana take=ana
    """)
    assert t.options("ana") == ["pass", "take beaded-bag"]
    assert t.refused("ana take wand-2") == "TAL-11.12"


def test_tal_11_17_an_ability_that_gives_spells_stops_at_the_limit() -> None:
    """TAL-11.17  Ana gives a Spell to the Pensieve for two, but with Magic 3 she may hold one. A Wand in hand, which adds
    only in fights, does not count."""
    t = given("""
        seats ana ben
        ana side harry-potter-boy-who-lived at pumpkin-patch fate 0 spells accio-1 objects wand-1
        pumpkin-patch cards pensieve
        turn of ana phase encounter
        chance spells protego-1
        chance seed 1
    """)
    t.play("ana explore", "ana accept")
    assert t.clause_told("TAL-11.17") == ["at-limit ana spell"]
    assert t.of("ana", "spells") == ["protego-1"]


def test_tal_11_18_a_spell_is_answered_before_it_acts() -> None:
    """TAL-11.18  Ana would transmute Ben; he casts Protego, and she is the Ferret. In her turn he casts no second Spell."""
    text = """
        seats ana ben
        ana side harry-potter-boy-who-lived at gringotts spells snufflifors
        ben side draco-malfoy-prefect at leaky-cauldron magic 6 spells protego-1 finite-incantatem-1 expulso-1
        turn of ana phase move
        chance seed 1
    """
    t = given(text)
    t.play("ana cast snufflifors 1")
    assert t.options("ben") == ["pass", "cast protego-1 -", "cast finite-incantatem-1 -"]
    t.play("ben cast protego-1 -")
    assert t.clause_told("TAL-11.18") == ["spell-cast ben protego-1 -", "spell-redirected ben snufflifors ana"]
    assert t.of("ana", "ferret") == ["2"]
    assert t.of("ben", "marks") == ["has-cast"]
    t = given(text.replace("ana side harry-potter-boy-who-lived", "ana side minerva-mcgonagall-animagus"))
    t.play("ana cast snufflifors 1", "ben cast protego-1 -")
    assert t.of("ana", "ferret") == ["0"]  # she cannot be transmuted (TAL-11.10)
    t = given(text)
    t.play("ana cast snufflifors 1", "ben cast finite-incantatem-1 -")
    assert t.clause_told("TAL-11.18")[-1] == "spell-cancelled ben snufflifors"
    assert t.of("ben", "ferret") == ["0"]
