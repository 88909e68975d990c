"""The Death Eaters of the standard edition, each played once; and what only those of other editions do."""

from copy import deepcopy

import pytest

from greathall.games import find_rules
from greathall.games.death_eaters_rising import position
from tests.games.death_eaters_rising.table_of_three import CLOCKWISE, DARK_MARK, effects
from tests.tables import Watched
from tests.tables import death_eaters as given

# --- Death Eaters when Voldemort is with them


def test_der_6_6_pettigrew_hurts_one_least_damaged_army_wizard_of_every_team() -> None:
    """DER-6.6  Wherever they are: Ana's Luna, and Cid's Neville. In Ben's team Harry and Ginny tie, and he chooses."""
    t = given(
        CLOCKWISE
        + """
        ana           team nymphadora-tonks luna-lovegood*1
        ben           team harry-potter ginny-weasley
        cid           team albus-dumbledore neville-longbottom*2 hermione-granger*3
        diagon-alley  beside peter-pettigrew
        """
    )
    assert effects(t, "ana travel hogsmeade") == [
        "DER-3.4 corrupted diagon-alley 1",
        "DER-3.4 death-eater-acted peter-pettigrew diagon-alley",
        "DER-6.6 damaged luna-lovegood 1",
    ]
    assert t.options("ben") == ["suffer harry-potter", "suffer ginny-weasley"]
    assert effects(t, "ben suffer harry-potter") == [
        "DER-6.6 damaged harry-potter 1",
        "DER-6.6 damaged neville-longbottom 1",
    ]


def test_der_3_4_bellatrix_hurts_the_active_team_wherever_it_is() -> None:
    """DER-3.4  Voldemort turns to Bellatrix in Diagon Alley; Ana's team is in Hogsmeade, and is hurt all the same."""
    t = given(CLOCKWISE + "ana team nymphadora-tonks sirius-black \n diagon-alley beside bellatrix-lestrange")
    assert effects(t, "ana travel hogsmeade") == [
        "DER-3.4 corrupted diagon-alley 1",
        "DER-3.4 death-eater-acted bellatrix-lestrange diagon-alley",
        "DER-3.4 damaged nymphadora-tonks 1",
        "DER-3.4 damaged sirius-black 1",
    ]


def test_der_3_4_dolohov_hurts_each_order_wizard_in_his_location() -> None:
    """DER-3.4  Ana is there with Tonks, of the Order, and Cho; Bill lies beside the location, Luna too. Voldemort hurts
    all four, and Dolohov those two of the Order again; so he adds no corruption."""
    t = given(
        CLOCKWISE
        + """
        ana           team nymphadora-tonks cho-chang
        diagon-alley  beside bill-weasley luna-lovegood antonin-dolohov
        """
    )
    t.play("ana travel diagon-alley")
    assert t.of("diagon-alley", "beside") == ["bill-weasley*2", "luna-lovegood*1", "antonin-dolohov"]
    assert (t.of("ana", "team"), t.of("diagon-alley", "corruption")) == (["nymphadora-tonks*2", "cho-chang*1"], ["1"])


def test_der_3_4_dolohov_corrupts_his_location_when_none_of_the_order_is_there() -> None:
    """DER-3.4  Ana's Tonks is in Hogsmeade, and only Luna lies beside Diagon Alley: one corruption more."""
    t = given(CLOCKWISE + "diagon-alley beside luna-lovegood antonin-dolohov")
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-3.4")[-1] == "corrupted diagon-alley 1"
    assert t.of("diagon-alley", "corruption") == ["2"]
    assert t.of("diagon-alley", "beside") == ["luna-lovegood*1", "antonin-dolohov", "-"]


def test_der_6_7_lucius_heals_every_other_death_eater() -> None:
    """DER-6.7  Bellatrix beside him and Dolohov elsewhere lose one damage each, Mulciber has none; Lucius keeps his own."""
    t = given(
        CLOCKWISE
        + """
        diagon-alley  beside lucius-malfoy*1 bellatrix-lestrange*2
        hogsmeade     beside antonin-dolohov*1 mulciber
        """
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.7") == [
        "death-eater-healed bellatrix-lestrange 1",
        "death-eater-healed antonin-dolohov 1",
    ]
    assert t.of("diagon-alley", "beside") == ["lucius-malfoy*1", "bellatrix-lestrange*1", "-"]


def test_der_6_6_macnair_hurts_the_least_damaged_of_the_active_team() -> None:
    """DER-6.6  Wherever Ana is: of her three, Bill and Arthur are the least damaged. Ben's Harry is none of hers."""
    t = given(
        CLOCKWISE
        + """
        ana           team nymphadora-tonks*1 bill-weasley arthur-weasley
        diagon-alley  beside walden-macnair
        """
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.6") == ["damaged bill-weasley 1", "damaged arthur-weasley 1"]


@pytest.mark.parametrize(("death_eater", "corruption"), [("draco-malfoy", 1), ("mulciber", 3)])
def test_der_6_4_draco_and_mulciber_corrupt_their_location(death_eater: str, corruption: int) -> None:
    """DER-6.4  Voldemort adds one corruption to Diagon Alley, Draco another, Mulciber three."""
    t = given(CLOCKWISE + f"diagon-alley beside {death_eater}")
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-3.4") == [
        "corrupted diagon-alley 1",
        f"death-eater-acted {death_eater} diagon-alley",
        f"corrupted diagon-alley {corruption}",
    ]


def test_der_3_4_rookwood_corrupts_his_location_and_rodolphus_hurts_the_army_there() -> None:
    """DER-3.4  Voldemort adds one corruption, Rookwood another; Rodolphus hurts Luna once more, and not Bill."""
    t = given(CLOCKWISE + "diagon-alley beside augustus-rookwood rodolphus-lestrange luna-lovegood")
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-3.4") == [
        "damaged luna-lovegood 1",
        "corrupted diagon-alley 1",
        "death-eater-acted augustus-rookwood diagon-alley",
        "corrupted diagon-alley 1",
        "death-eater-acted rodolphus-lestrange diagon-alley",
        "damaged luna-lovegood 1",
    ]


def test_der_6_6_rabastan_hurts_one_most_damaged_of_every_team_and_corrupts_his_location() -> None:
    """DER-6.6, 3.4  Ana's Tonks, Ben's Harry and Cid's Dumbledore are the most damaged of their teams. Voldemort added one
    corruption, Rabastan adds another."""
    t = given(
        CLOCKWISE
        + """
        ana           team nymphadora-tonks*1 sirius-black
        ben           team harry-potter*2 luna-lovegood*1
        cid           team albus-dumbledore
        diagon-alley  beside rabastan-lestrange
        """
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.6") == [
        "damaged nymphadora-tonks 1",
        "damaged harry-potter 1",
        "damaged albus-dumbledore 1",
    ]
    assert t.of("diagon-alley", "corruption") == ["2"]


# --- Death Eaters on the Dark Mark


@pytest.mark.parametrize(
    ("death_eater", "location"),
    [
        ("bellatrix-lestrange", "diagon-alley"),
        ("lucius-malfoy", "ministry-of-magic"),
        ("draco-malfoy", "hogsmeade"),
    ],
)
def test_der_3_5_on_the_dark_mark_a_death_eater_corrupts_its_location(death_eater: str, location: str) -> None:
    """DER-3.5  Wherever they are: Bellatrix corrupts Diagon Alley, Lucius the Ministry, Draco Hogsmeade. Voldemort is at
    the Ministry, they are elsewhere."""
    home = "hogsmeade" if location == "diagon-alley" else "diagon-alley"
    t = given(DARK_MARK + f"{home} beside {death_eater}")
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-3.5") == [f"death-eater-acted {death_eater} {home}", f"corrupted {location} 1"]


def test_der_3_5_on_the_dark_mark_macnair_corrupts_his_location_and_rookwood_every_one_with_a_death_eater() -> None:
    """DER-3.5  Macnair in Diagon Alley comes first: one corruption there. Then Rookwood in Hogsmeade: one there and one in
    Diagon Alley, none at the Ministry, where only Firenze lies."""
    t = given(
        DARK_MARK
        + """
        ministry-of-magic  beside firenze
        hogsmeade          beside augustus-rookwood luna-lovegood
        diagon-alley       beside walden-macnair
        """
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-3.5") == [
        "death-eater-acted walden-macnair diagon-alley",
        "corrupted diagon-alley 1",
        "death-eater-acted augustus-rookwood hogsmeade",
        "corrupted hogsmeade 1",
        "corrupted diagon-alley 1",
    ]


def test_der_6_6_on_the_dark_mark_rodolphus_hurts_the_most_damaged_of_the_active_team() -> None:
    """DER-6.6, 3.5  Of whatever faction: Ana's Tonks and Filch tie, and take three each; Bill, less damaged, takes none."""
    team = "ana team nymphadora-tonks*1 argus-filch*1 bill-weasley"
    t = given(DARK_MARK + f"{team} \n hogsmeade beside rodolphus-lestrange")
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-3.5") == ["death-eater-acted rodolphus-lestrange hogsmeade"]
    assert t.clause_told("DER-6.6") == ["damaged nymphadora-tonks 3", "damaged argus-filch 3"]
    assert t.of("ana", "team") == ["nymphadora-tonks*4", "argus-filch*4", "bill-weasley"]


# --- Death Eaters of other editions


def other(effect: dict[str, str], table: str) -> Watched:
    """A table at which Mulciber has only this effect."""
    content = deepcopy(find_rules("death-eaters-rising", 3, {}, "standard").content)
    card = next(each for each in content["death-eaters"]["death-eater"] if each["id"] == "mulciber")  # type: ignore[index]
    card["effects"] = [effect]
    return Watched(lambda seats: find_rules("death-eaters-rising", seats, {}, "standard", content), position, table)


def test_der_3_4_one_who_hurts_those_beside_his_location_spares_the_team() -> None:
    """DER-3.4  Ana is there too. Voldemort hurts Luna and Tonks; Mulciber hurts Luna again, not Tonks."""
    hurts = {"when": "voldemort-here", "verb": "damage", "whom": "each-beside-here"}
    t = other(hurts, CLOCKWISE + "diagon-alley beside luna-lovegood mulciber")
    t.play("ana travel diagon-alley")
    assert t.clause_told("DER-3.4")[-1] == "damaged luna-lovegood 1"
    assert (t.of("diagon-alley", "beside")[0], t.of("ana", "team")) == ("luna-lovegood*2", ["nymphadora-tonks*1"])


def test_der_3_5_one_who_hurts_a_faction_beside_every_location_spares_teams_and_others() -> None:
    """DER-3.5  Mulciber in Diagon Alley hurts Firenze and Trelawney beside the locations; not Luna, nor Ana's Filch."""
    hurts = {"when": "dark-mark", "verb": "damage", "whom": "each-beside-every-location", "faction": "hogwarts"}
    t = other(
        hurts,
        DARK_MARK
        + """
        ana           team nymphadora-tonks argus-filch
        hogsmeade     beside sybill-trelawney luna-lovegood
        diagon-alley  beside mulciber firenze
        """,
    )
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-3.5") == [
        "death-eater-acted mulciber diagon-alley",
        "damaged firenze 1",
        "damaged sybill-trelawney 1",
    ]


def test_der_6_5_a_place_with_two_sentences_strikes_once() -> None:
    """DER-6.5  Ollivanders forbids to change dice, and here corrupts its location too: that it strikes is told once."""
    content = deepcopy(find_rules("death-eaters-rising", 3, {}, "standard").content)
    card = next(each for each in content["places"]["place"] if each["id"] == "ollivanders")  # type: ignore[index]
    card["effects"] += [{"when": "dark-mark", "verb": "corrupt", "where": "here", "amount": 2}]
    table = DARK_MARK + "corrupted-places holds ollivanders"
    t = Watched(lambda seats: find_rules("death-eaters-rising", seats, {}, "standard", content), position, table)
    t.play("ana travel hogsmeade")
    assert t.clause_told("DER-6.5") == ["penalty-struck ollivanders", "corrupted diagon-alley 2"]
