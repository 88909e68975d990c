"""Editions: each fault is found and named, with its file and path, all of them at once; and none reaches a table."""

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from greathall.games import find_rules, start
from greathall.games.talisman.edition import box_of
from greathall.games.talisman.records import Edition
from greathall.kernel.editions import read_edition
from greathall.kernel.errors import BadEdition
from greathall.kernel.forms import OPEN, form_files, toml

Content = dict[str, Any]
STANDARD: Content = find_rules("talisman", 2, {}, "standard").content
TIDES = Path(__file__).parents[2] / "editions" / "tides"
LISTS = {
    "spaces": "space",
    "encounters": "encounter",
    "spells": "spell",
    "equipment": "equipment",
    "insignia": "insignia",
    "characters": "character",
    "quidditch": "task",
}


def record(content: Content, word: str) -> Content:
    """A record of an edition, to be changed."""
    for file, key in LISTS.items():
        for each in content[file][key]:
            if each["id"] == word:
                found: Content = each
                return found
    raise KeyError(word)


def faults(change: Callable[[Content], object]) -> list[str]:
    """What is wrong with the standard edition after a change."""
    content = copy.deepcopy(STANDARD)
    change(content)
    with pytest.raises(BadEdition) as refusal:
        find_rules("talisman", 2, {}, "changed", content)
    return refusal.value.faults


def without(file: str, word: str) -> Callable[[Content], object]:
    """The edition without a record."""
    return lambda content: content[file][LISTS[file]].remove(record(content, word))


def with_that(word: str, **fields: object) -> Callable[[Content], object]:
    """The edition with other fields of a record; a field of None is left out."""

    def change(content: Content) -> None:
        found = record(content, word)
        for name, value in fields.items():
            found.pop(name.replace("_", "-"), None)
            if value is not None:
                found[name.replace("_", "-")] = value

    return change


def says(word: str, effect: Content) -> Callable[[Content], object]:
    """The edition where a record says one sentence only."""
    return with_that(word, effects=[effect])


def both(*changes: Callable[[Content], object]) -> Callable[[Content], object]:
    """The edition with several changes."""
    return lambda content: [change(content) for change in changes]


NOW: Content = {"when": "now", "verb": "heal"}
MET: Content = {"when": "encountered", "verb": "heal"}


@pytest.mark.parametrize(
    ("change", "found"),
    [
        # the board
        (with_that("euston-road", index=23), "space[12].index: 12 is not allowed; the next of the outer ring is 11"),
        (without("spaces", "trophy-room"), "index: 2 is not allowed; the next of the inner ring is 1"),
        (with_that("great-hall", ring="inner", index=6), "spaces.toml, space: 0 spaces of the hall; TAL-1.1 allows 1"),
        (with_that("kings-cross", id="paddington"), "there is no kings-cross; TAL-8.1 names it"),
        (with_that("quidditch-pitch", ring="outer", index=24), "space[37].index"),
        (with_that("room-of-requirement", index=0), "the castle's row ends with room-of-requirement (TAL-4.10)"),
        (with_that("gringotts", facing="three-broom-sticks"), "allowed: three-broomsticks"),
        (with_that("gringotts", facing=None), "space[6].facing: missing; an Outer space faces a Middle one (TAL-4.9)"),
        (with_that("boathouse", facing="black-lake"), "only Outer spaces face others (TAL-4.9)"),
        (with_that("boathouse", links=["narnia"]), "space[34].links[0]: 'narnia' is no space"),
        (with_that("hogsmeade-station", links=None), "no way to kings-cross; TAL-4.4 speaks of it"),
        (with_that("gates-of-hogwarts", links=None), "no way leads to trophy-room (TAL-1.1)"),
        (with_that("boathouse", draws=None, effects=None), "neither card symbols nor a text (TAL-5.3, TAL-5.11)"),
        (with_that("trophy-room", draws=1), "1 is not allowed; the castle has no deck (TAL-4.10)"),
        (says("kings-cross", {"when": "passage-tried", "verb": "end-turn"}), "nothing lets anybody pass the barrier"),
        (says("great-hall", {"when": "encountered", "verb": "heal"}), "nothing wins the game (TAL-8.6)"),
        # the box
        (without("encounters", "dobby"), "encounters.toml, encounter: 99 cards; TAL-1.2 allows 100"),
        (with_that("accio", count=3), "spells.toml, spell: 25 cards; TAL-1.3 allows 24"),
        (with_that("wand", count=3), "equipment.toml, equipment: 20 cards; TAL-1.3 allows 21"),
        (with_that("elder-wand", count=2), "insignia.toml, insignia: 6 cards; TAL-1.3 allows 5"),
        (with_that("dobby", id="hedwig"), "'hedwig' is not allowed; it is in encounters.toml already"),
        (with_that("dobby", id="wand-2"), "'wand-2' is not allowed; it is in encounters.toml already"),
        (with_that("dobby", id="harry-potter"), "'harry-potter' is not allowed; it is a person already"),
        (with_that("dobby", name={"en": "Dobby", "cs": "Dobby"}), "encounter[9].name.pl: missing; the edition is in"),
        (with_that("harry-potter-seeker", title={"en": "Seeker"}), "characters.toml, character[7].title.cs: missing"),
        (with_that("troll", magic=3), "encounter[66]: 2 values; TAL-6.2 allows magic or strength, one of them"),
        (with_that("acromantula", strength=None), "0 values; TAL-6.2 allows magic or strength"),
        (says("accio", {"when": "now", "verb": "heal"}), "when; TAL-11.7 allows one sentence, with window or instead"),
        (without("characters", "harry-potter-seeker"), "1 sides of harry-potter; TAL-1.5 allows 2"),
        (with_that("harry-potter-seeker", side="death-eaters"), "'death-eaters' is not allowed; the other side"),
        (with_that("tame-a-bludger", face=1), "2 tasks for a 1; TAL-8.3"),
        (says("tame-a-bludger", {"when": "able", "verb": "heal"}), "nothing completes the task (TAL-8.3)"),
        (both(says("diagon-alley", MET), says("hedwig", {"when": "taken", "verb": "heal"})), "nobody sells or gives dittany"),
        (says("dobby", {"when": "taken", "verb": "gain", "what": "insignia"}), "TAL-1.11: only cards of the Middle deck"),
        # the sentences
        (with_that("harry-potter-seeker", start="privet-drive"), "character[7].start: 'privet-drive' is not a space"),
        (with_that("harry-potter-seeker", objects=["broom"]), "'broom' is not Equipment; allowed: wand, portkey"),
        (says("shrieking-shack", {"when": "encountered", "verb": "move", "spaces": ["narnia"]}), "'narnia' is not a space"),
        (says("honeydukes", {"when": "encountered", "verb": "sell", "wares": ["wands"]}), "wares[0]: 'wands' is not Equipment"),
        (
            says("dobby", {"while": "magic", "if": {"is": "has-card", "cards": ["sock"]}, "verb": "add", "amount": 1}),
            "encounter[9].effects[0].if.cards[0]: 'sock' is not a card that is held",
        ),
        (
            says("dobby", {"while": "magic", "if": {"is": "fighting", "named": ["trolls"]}, "verb": "add", "amount": 1}),
            "named[0]: 'trolls' is not an Enemy; allowed: troll",
        ),
        (says("wand", NOW), "equipment[0].effects[0].when: 'now' is not inside another sentence"),
        (says("wand", {"when": "encountered", "verb": "heal"}), "'encountered' is not allowed; it is of Space, Event"),
        (says("dobby", {"when": "encountered", "verb": "heal"}), "'encountered' is not allowed; an Ally is taken"),
        (says("wand", {"when": "able", "verb": "heal"}), "'able' is not allowed; it is of Task"),
        (says("accio", {"window": "evading", "may": True, "verb": "evade"}), "a window is always a choice"),
        (says("wand", {"while": "magic", "for": "turn", "verb": "add", "amount": 1}), "effects[0].for: only what begins"),
        (
            says("wand", {"when": "taken", "verb": "do", "effects": [{"while": "magic", "verb": "add", "amount": 1}]}),
            "effects[0].effects[0].for: missing",
        ),
        (says("wand", {"when": "taken", "whom": "them", "verb": "heal"}), "whom: nobody was named before who could be meant"),
        (says("wand", {"when": "taken", "verb": "move", "to": "their-space"}), "to: nobody was named before"),
        (says("wand", {"when": "taken", "verb": "move"}), "spaces: missing; spaces are named with to = 'named'"),
        (
            says("wand", {"when": "taken", "verb": "move", "to": "region", "spaces": ["boathouse"]}),
            "spaces: not allowed with to = 'region'",
        ),
        (
            says("wand", {"when": "taken", "whom": "everybody", "cost": {"lose": "fate"}, "verb": "heal"}),
            "cost: you cannot pay for everybody",
        ),
        (says("wand", {"when": "taken", "verb": "roll", "table": [{"from": 2}]}), "begins with [2]; allowed: 1"),
        (
            says("wand", {"when": "taken", "verb": "roll", "table": [{"from": 1}, {"from": 1}]}),
            "the rows begin with [1, 1]; allowed: rising numbers",
        ),
        (
            says("wand", {"when": "taken", "verb": "roll", "table": [{"from": 1}, {"from": 7}]}),
            "a row begins with 7; allowed: up to 6, the highest roll",
        ),
        (says("wand", {"when": "taken", "verb": "do", "effects": []}), "effects: empty; a group has at least one sentence"),
        (says("wand", {"when": "taken", "verb": "choose", "options": [NOW]}), "options: 1 options; a choice has at least"),
        (says("wand", {"when": "taken", "verb": "vanish"}), "effects[0].verb: 'vanish' is not allowed"),
    ],
)  # fmt: skip
def test_a_fault_is_found_and_named(change: Callable[[Content], object], found: str) -> None:
    assert any(found in fault for fault in faults(change)), faults(change)


def test_all_faults_are_told_at_once() -> None:
    def change(content: Content) -> None:
        without("encounters", "dobby")(content)
        with_that("gringotts", facing="narnia")(content)
        with_that("accio", name={"en": "Accio"})(content)

    told = faults(change)
    assert [fault.split(":")[0] for fault in told] == [
        "spaces.toml, space[6].facing",
        "encounters.toml, encounter",
        "spells.toml, spell[2].name.cs",
        "spells.toml, spell[2].name.pl",
    ]


def test_the_line_of_a_fault_is_told(tmp_path: Path) -> None:
    home = Path(__file__).parents[3] / "src/greathall/games/talisman/editions/standard"
    for file in home.iterdir():
        (tmp_path / file.name).write_text(file.read_text())
    text = (home / "spaces.toml").read_text()
    (tmp_path / "spaces.toml").write_text(text.replace('facing = "hogs-head"', 'facing = "hogs-foot"'))
    with pytest.raises(BadEdition) as refusal:
        find_rules("talisman", 2, {}, str(tmp_path))
    line = text[: text.index('facing = "hogs-head"')].count("\n") + 1
    assert refusal.value.faults[0].startswith(f"spaces.toml, line {line}, space[5].facing: 'hogs-foot' is no space")


# --- editions of one's own


def test_an_edition_on_a_base_replaces_records_by_id() -> None:
    game = start("talisman", 2, seed=4, edition=str(TIDES))
    plain = start("talisman", 2, seed=4)
    assert game.rules.layout.thing_names == plain.rules.layout.thing_names
    content = game.rules.content
    assert record(content, "dobby")["name"] == {"en": "Winky"}
    assert record(content, "hedwig") == record(STANDARD, "hedwig")
    for _ in range(40):
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    assert game.rules.edition == "tides"


def filled_in(text: str, key: str, known: list[Content]) -> str:
    """The form of a file with every open field filled in from what the standard edition says there."""
    blocks = text.split(f"[[{key}]]")
    for number, each in enumerate(known, 1):
        lines = blocks[number].splitlines()
        for at, line in enumerate(lines):
            field = line.split(" = ")[0].removeprefix("# ")
            if field in each and (OPEN in line or line.startswith("# ")):
                lines[at] = f"{field} = {toml(each[field])}"
        blocks[number] = "\n".join(lines)
    return f"[[{key}]]".join(blocks)


def test_an_empty_form_names_everything_that_is_open() -> None:
    files = form_files(Edition, STANDARD)
    content: dict[str, object] = {
        name.removesuffix(".toml"): tomllib.loads(text) for name, text in files.items() if name.endswith(".toml")
    }
    with pytest.raises(BadEdition) as caught:
        box_of(content, 2, dict.fromkeys(find_rules("talisman", 2, {}).options, 0), files)
    assert len(caught.value.faults) == sum(text.count(f"= {OPEN}") for text in files.values())
    assert read_edition(TIDES).base() == "standard"


def test_a_form_that_is_filled_in_is_sound(tmp_path: Path) -> None:
    for name, text in form_files(Edition, STANDARD).items():
        file = name.removesuffix(".toml")
        if file in LISTS:
            text = filled_in(text, LISTS[file], STANDARD[file][LISTS[file]])
        if name == "edition.toml":
            text = text.replace(f"id = {OPEN}", 'id = "mine"').replace(OPEN, '"Ana"')
        (tmp_path / name).write_text(text)
    game = start("talisman", 2, seed=3, edition=str(tmp_path))
    assert game.view().facts() == start("talisman", 2, seed=3).view().facts()
