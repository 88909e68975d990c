"""Editions: each fault is found and named, all of them at once, and none reaches a table."""

import copy
from pathlib import Path
from typing import Any

import pytest

from greathall.games import find_rules
from greathall.kernel.errors import BadEdition
from tests.tables import shown_by

STANDARD = find_rules("death-eaters-rising", 2, {}, "standard").content
HARRY = 22
ALBUS, HAGRID, TONKS, MOODY = 0, 3, 11, 17
Content = dict[str, Any]


def edition() -> Content:
    """The content of the standard edition, to be changed."""
    return copy.deepcopy(STANDARD)


def faults(content: Content) -> list[str]:
    """What is wrong with it."""
    with pytest.raises(BadEdition) as refusal:
        find_rules("death-eaters-rising", 2, {}, "changed", content)
    assert shown_by(refusal.value) == refusal.value.faults
    return refusal.value.faults


def wizards(content: Content) -> list[Content]:
    """Its wizards."""
    return list(content["wizards"]["wizard"])


def test_der_1_1_a_wizard_too_few() -> None:
    """DER-1.1, 2.5  Without Albus Dumbledore there are 32 wizards, ten of Hogwarts, one of them a starter."""
    content = edition()
    del content["wizards"]["wizard"][ALBUS]
    assert faults(content) == [
        "DER-1.1: 32 wizards, not 33",
        "DER-1.1: 10 wizards of hogwarts, not 11",
        "DER-2.5: 1 starters of hogwarts, not 2",
    ]


def test_der_1_1_a_death_eater_too_many() -> None:
    """DER-1.1  An eleventh Death Eater."""
    content = edition()
    content["death-eaters"]["death-eater"].append({**content["death-eaters"]["death-eater"][0], "id": "thorfinn-rowle"})
    assert faults(content) == ["DER-1.1: 11 Death Eaters, not 10"]


def test_der_1_1_two_cards_of_one_name() -> None:
    """DER-1.1  Harry twice, a wizard called like a Death Eater, one like a place, one like a die, one like an ability."""
    content = edition()
    for at, name in enumerate(["harry-potter", "mulciber", "atrium", "red-4", "headquarters-2"]):
        wizards(content)[at]["id"] = name
    assert sorted(faults(content)) == [
        "DER-1.1: atrium is the id of several things",
        "DER-1.1: harry-potter is the id of several things",
        "DER-1.1: headquarters-2 is the id of several things",
        "DER-1.1: mulciber is the id of several things",
        "DER-1.1: red-4 is the id of several things",
    ]


def test_der_1_1_nobody_is_called_so() -> None:
    """DER-1.1  Bill waits for Fleur Delacour, but her card calls her Flora."""
    content = edition()
    next(each for each in wizards(content) if each["id"] == "fleur-delacour")["id"] = "flora-delacour"
    assert faults(content) == ["DER-1.1: no wizard is called or related to fleur-delacour"]


def test_der_1_1_cards_without_symbols() -> None:
    """DER-1.1  A wizard, a Death Eater and Voldemort that nobody needs dice for."""
    content = edition()
    wizards(content)[HARRY]["recruit"] = {}
    content["death-eaters"]["death-eater"][9]["cost"] = {}
    content["voldemort"]["cost"] = {}
    assert faults(content) == [
        "DER-1.1: harry-potter has no symbol to cover",
        "DER-1.1: mulciber has no symbol to cover",
        "DER-1.1: lord-voldemort has no symbol to cover",
    ]


MARK = {"when": "dark-mark", "verb": "corrupt", "where": "here"}
USED = {"when": "used", "verb": "strike"}
POOL = {"while": "pool-is-taken", "verb": "heal", "whom": "one-here"}
BEFORE = {"window": "before-assigning", "verb": "reroll"}
STRIKE = {"window": "roll-and-assign", "verb": "strike"}
FORBID = {"window": "roll-and-assign", "verb": "forbid-tokens"}
FRIENDLY = {**STRIKE, "if": {"is": "team-has", "faction": "order"}}


@pytest.mark.parametrize(
    ("at", "change", "fault"),
    [
        (HARRY, {"effects": []}, "it has no ability"),
        (HARRY, {"effects": [MARK]}, "dark-mark is no moment of such a card"),
        (HARRY, {"effects": [POOL]}, "heal is nothing that it does at pool-is-taken"),
        (HARRY, {"pay": {"bravery": 1}}, "it costs symbols when it is used by them, and only then"),
        (HARRY, {"effects": [USED]}, "it costs symbols when it is used by them, and only then"),
        (HARRY, {"wound": 1}, "it costs damage only when it costs no symbols"),
        (MOODY, {"effects": [FORBID]}, "forbid-tokens is nothing that it does at roll-and-assign"),
        (MOODY, {"effects": [FRIENDLY]}, "team-has is no condition at roll-and-assign"),
        (MOODY, {"effects": [STRIKE, BEFORE]}, "its sentences are of several moments"),
    ],
)
def test_der_1_1_a_wizard_with_an_ability_that_no_wizard_has(at: int, change: Content, fault: str) -> None:
    """DER-1.1  What a wizard says, when, on what condition, and at what price."""
    content = edition()
    wizards(content)[at].update(change)
    name = wizards(content)[at]["id"]
    assert faults(content) == [f"DER-1.1: {name}: {fault}"]


def test_der_1_1_a_death_eater_with_an_ability_that_none_has() -> None:
    """DER-1.1  Mulciber gives his foes a spell token, and Rabastan waits for a Weasley in his team."""
    content = edition()
    rabastan, mulciber = content["death-eaters"]["death-eater"][8:]
    mulciber["effects"] = [{"when": "voldemort-here", "verb": "take-token"}]
    rabastan["effects"][0]["if"] = {"is": "team-has", "any-of": ["weasley"]}
    assert faults(content) == [
        "DER-1.1: rabastan-lestrange: team-has is no condition at voldemort-here",
        "DER-1.1: mulciber: take-token is nothing that it does at voldemort-here",
    ]


def test_der_1_3_each_location_has_two_places_with_a_penalty() -> None:
    """DER-1.3  Gringotts moved to Hogsmeade, and the Atrium forgives."""
    content = edition()
    places = content["places"]["place"]
    places[3]["location"] = "hogsmeade"
    places[1]["effects"] = []
    assert faults(content) == [
        "DER-1.3: 1 places of diagon-alley, not 2",
        "DER-1.3: 3 places of hogsmeade, not 2",
        "DER-1.3: atrium: it has no ability",
    ]


def test_der_1_4_each_faction_has_one_headquarters_with_two_abilities_that_cost_dice() -> None:
    """DER-1.4  12 Grimmauld Place went over to the Army; Dumbledore's Office cleanses for nothing."""
    content = edition()
    office, grimmauld, _ = content["headquarters"]["headquarters"]
    grimmauld["faction"] = "army"
    office["abilities"][0]["pay"] = {}
    office["abilities"][1]["effects"] = [{"window": "before-assigning", "verb": "reroll"}]
    assert faults(content) == [
        "DER-1.4: 0 headquarters of order, not 1",
        "DER-1.4: 2 headquarters of army, not 1",
        "DER-1.4: dumbledores-office: it costs nothing",
        "DER-1.4: dumbledores-office: before-assigning is no moment of such a card",
    ]


def test_der_1_5_fourteen_dice_in_four_colours() -> None:
    """DER-1.5  A third orange die, and no red ones."""
    content = edition()
    orange, _, red, _ = content["dice"]["die"]
    orange["count"] = 3
    content["dice"]["die"].remove(red)
    assert faults(content) == ["DER-1.5: 3 colours of dice, not 4", "DER-1.5: 11 dice, not 14"]


def test_der_1_5_a_colour_stands_once() -> None:
    """DER-1.5  The blue dice are described twice, by a copy of the same words."""
    content = edition()
    content["dice"]["die"].append(content["dice"]["die"][1])
    assert faults(content) == [
        "DER-1.5: blue dice stand 2 times",
        "DER-1.5: knowledge-2 is the doubled side of 2 colours",
    ]


def test_der_1_5_each_colour_has_one_doubled_side_of_its_own() -> None:
    """DER-1.5  Orange dice have two doubled sides, blue ones none, red ones that of the purple."""
    content = edition()
    sides = {die["colour"]: die["sides"] for die in content["dice"]["die"]}
    sides["orange"][0] = "friendship-2"
    sides["blue"][2] = "knowledge"
    sides["red"][2] = "bravery-2"
    assert faults(content) == [
        "DER-1.5: 2 doubled sides on a die, not 1",
        "DER-1.5: 0 doubled sides on a die, not 1",
        "DER-1.5: bravery-2 is the doubled side of 2 colours",
    ]


def test_der_2_5_each_faction_has_two_starters() -> None:
    """DER-2.5  Hagrid is a starter too, and Tonks is none."""
    content = edition()
    wizards(content)[HAGRID]["starter"] = True
    wizards(content)[TONKS]["starter"] = False
    assert faults(content) == ["DER-2.5: 3 starters of hogwarts, not 2", "DER-2.5: 1 starters of order, not 2"]


def test_a_card_without_a_name_in_a_language_of_the_edition() -> None:
    """The edition is in three languages; Harry has no Polish name."""
    content = edition()
    del wizards(content)[HARRY]["name"]["pl"]
    assert faults(content) == ["harry-potter has no name in pl"]
    content["edition"]["languages"] = ["en", "cs"]
    assert find_rules("death-eaters-rising", 2, {}, "changed", content).content == content


def test_faults_of_form_are_found_in_all_files_at_once_with_their_lines(tmp_path: Path) -> None:
    """Three files have faults; each is told with its line, its path, what stands there and what is allowed."""
    standard = Path(find_rules.__code__.co_filename).parent / "death_eaters_rising/editions/standard"
    for file in standard.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    spoil(tmp_path / "wizards.toml", "track = 5", "track = 55")
    spoil(tmp_path / "places.toml", 'verb = "forbid-turning"', 'verb = "forbid-laughing"')
    spoil(tmp_path / "dice.toml", "count = 2", 'count = "two"')
    with pytest.raises(BadEdition) as refusal:
        find_rules("death-eaters-rising", 2, {}, str(tmp_path))
    places = [fault.partition(": ")[0] for fault in refusal.value.faults]
    assert places == [
        "wizards.toml, line 26, wizard[2].track",
        "places.toml, line 20, place[2].effects[0].verb",
        "dice.toml, line 5, die[0].count",
    ]


def test_a_file_without_its_list_is_named() -> None:
    content = edition()
    content["wizards"] = {}
    assert faults(content) == ["wizards.toml, wizard: missing"]


def test_a_sentence_whose_verb_is_no_word_is_named() -> None:
    content = edition()
    content["places"]["place"][0]["effects"][0]["verb"] = ["corrupt"]
    assert faults(content)[0].startswith("places.toml, place[0].effects[0].verb: ['corrupt'] is not allowed; allowed: ")


def spoil(file: Path, old: str, new: str) -> None:
    """Change the first of these words in a file."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
