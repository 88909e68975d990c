"""TAL-3 Set-up, as examples at the table."""

from tests.games.talisman.tables import Opened

DEALT = """
    seats ana ben
    chance set-up albus-dumbledore bellatrix-lestrange
    chance spells expulso-1 protego-1 accio-1
    chance seed 1
"""
HEADMASTER = ("ana choose-side albus-dumbledore-headmaster", "ben choose-side bellatrix-lestrange-lieutenant")


def test_tal_3_1_decks_are_shuffled() -> None:
    """TAL-3.1  60 cards for the Outer Region, 40 for the Middle one."""
    assert Opened(DEALT).clause_told("TAL-3.1") == ["decks-laid 60 40"]


def test_tal_3_2_a_character_at_random_and_its_side_by_choice() -> None:
    """TAL-3.2  Ana is dealt Dumbledore and chooses his side, then Ben."""
    t = Opened(DEALT)
    assert t.clause_told("TAL-3.2") == [
        "character-dealt ana albus-dumbledore",
        "character-dealt ben bellatrix-lestrange",
    ]
    t.play(HEADMASTER[0])
    assert t.clause_told("TAL-3.2") == ["side-chosen ana albus-dumbledore-headmaster"]
    assert t.waiting() == ["ben"]


def test_tal_3_2_by_agreement_everyone_picks() -> None:
    """TAL-3.2  Ana picks Hagrid, so Ben cannot."""
    t = Opened("seats ana ben \n chance set-up 0 \n chance seed 1", chosen_characters=1)
    assert len(t.options("ana")) == 8
    t.play("ana choose-character rubeus-hagrid", "ana choose-side rubeus-hagrid-friend-of-beasts")
    assert t.refused("ben choose-character rubeus-hagrid") == "TAL-3.2"


def test_tal_3_3_values_fate_galleons_spells_and_the_starting_space() -> None:
    """TAL-3.3  The Headmaster begins at the Ministry with Magic 4, Strength 2, Life 4, Fate 2, two Spells, two Galleons."""
    t = Opened(DEALT)
    t.play(*HEADMASTER)
    told = t.clause_told("TAL-3.3")
    assert told[:2] == ["fate-gained ana 2", "galleons-gained ana 2"]
    assert told.count("spell-drawn ana ?") == 2
    values = [t.of("ana", key) for key in ("magic", "strength", "life", "at", "spells")]
    assert values == [["4"], ["2"], ["4"], ["ministry-of-magic"], ["expulso-1", "protego-1"]]


def test_tal_3_4_the_advantage_is_with_the_fewer_or_not_with_the_first_player() -> None:
    """TAL-3.4  One of each: the Death Eaters, as Ana of the Order begins. Against two of the Order: the Death Eater's."""
    t = Opened(DEALT)
    t.play(*HEADMASTER)
    assert t.clause_told("TAL-3.4") == ["advantage-set death-eaters"]
    t = Opened("""
        seats ana ben cid
        chance set-up draco-malfoy lucius-malfoy harry-potter
        chance seed 1
    """)
    t.play(
        "ana choose-side draco-malfoy-prefect",
        "ben choose-side lucius-malfoy-governor",
        "cid choose-side harry-potter-seeker",
    )
    assert t.clause_told("TAL-3.4") == ["advantage-set order"]


def test_tal_3_5_seat_0_begins_then_clockwise() -> None:
    """TAL-3.5  Ana begins; with a random first player it may be Ben."""
    t = Opened(DEALT)
    t.play(*HEADMASTER)
    assert t.clause_told("TAL-3.5") == ["began ana"]
    t = Opened(DEALT.replace("chance set-up", "chance set-up 1"), random_first_player=1)
    t.play(*HEADMASTER)
    assert t.clause_told("TAL-3.5") == ["began ben"]
    assert t.waiting() == ["ben"]
