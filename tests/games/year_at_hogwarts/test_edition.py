"""Editions: each fault is found and named, with its file and path, all of them at once; and none reaches a table."""

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from greathall.cli.app import run
from greathall.games import find_rules, start
from greathall.games.year_at_hogwarts.edition import box_of
from greathall.games.year_at_hogwarts.records import FILES, Edition
from greathall.kernel.errors import BadEdition
from greathall.kernel.forms import OPEN, form_files, toml

GAME = "year-at-hogwarts"
Content = dict[str, Any]
Change = Callable[[Content], object]
STANDARD: Content = find_rules(GAME, 2, {}).content
LISTS = {"map": "space", **{file: table for file, (table, _) in FILES.items()}}
HARM = {"when": "strike", "whom": "opponent", "verb": "lose", "what": "hp"}


def record(content: Content, file: str, word: str) -> Content:
    """A record of an edition, to be changed."""
    found: list[Content] = [each for each in content[file][LISTS[file]] if each["id"] == word]
    return found[0]


def faults(*changes: Change) -> list[str]:
    """What is wrong with the standard edition after changes."""
    content = copy.deepcopy(STANDARD)
    for change in changes:
        change(content)
    with pytest.raises(BadEdition) as refusal:
        find_rules(GAME, 2, {}, "changed", content)
    return refusal.value.faults


def with_that(file: str, word: str, **fields: object) -> Change:
    """The edition with other fields of a record; a field of None is left out."""

    def change(content: Content) -> None:
        found = record(content, file, word)
        for name, value in fields.items():
            found.pop(name.replace("_", "-"), None)
            if value is not None:
                found[name.replace("_", "-")] = value

    return change


def without(file: str, word: str) -> Change:
    """The edition without a record."""
    return lambda content: content[file][LISTS[file]].remove(record(content, file, word))


def without_ways(*spaces: str) -> Change:
    """The edition without the ways from and to some spaces."""

    def change(content: Content) -> None:
        content["map"]["edge"] = [way for way in content["map"]["edge"] if not {way["from"], way["to"]} & {*spaces}]

    return change


@pytest.mark.parametrize(
    ("change", "found"),
    [
        # the map
        (without_ways("chamber-of-secrets"), "nothing leads to chamber-of-secrets (YAH-1.1)"),
        (without_ways("chamber-of-secrets"), "mission[4].at: nothing leads to chamber-of-secrets, so nobody attempts it"),
        (lambda content: content["map"]["edge"][3].update(to="zonkos"), "map.toml, edge[3].to: 'zonkos' is no space"),
        (lambda content: content["map"]["edge"][3].update(steps=-1), "edge[3].steps: -1 is not allowed; YAH-5.14"),
        (with_that("map", "leaky-cauldron", id="three-broomsticks"), "there is no leaky-cauldron; YAH-6.6 names it"),
        (with_that("map", "owlery", kind="plain"), "17 spaces of the kind tower; YAH-5.9 allows 18"),
        (with_that("map", "kitchen", rosettes=1), "19 rosettes of main; YAH-3.3 allows 18"),
        (with_that("map", "charms-classroom", subject=None), "subject: missing; a space of the kind classroom has it"),
        (with_that("map", "charms-classroom", subject="potions"), "'potions' is not allowed; it is taught in"),
        (with_that("map", "hospital-wing", shown=None), "shown: missing; a space of the kind hp has it (YAH-5.5)"),
        # the box
        (with_that("spells", "accio", count=9), "cards in the decks; YAH-1.2 allows 210"),
        (without("missions", "past-fluffy"), "missions.toml, mission: 29 missions; YAH-1.2 allows 30"),
        (with_that("objects", "elder-wand", special=False, effects=None), "5 special tokens; YAH-1.3 allows 6"),
        (without("horcruxes", "horcrux-tom-riddles-diary"), "5 horcruxes; YAH-12.2 allows 6"),
        (with_that("spells", "accio", name={"en": "Accio"}), "spells.toml, spell[10].name.cs: missing; the edition is in"),
        (with_that("spells", "accio", id="stupefy"), "'stupefy' is not allowed; it stands in spells.toml already"),
        (with_that("boards", "ron-weasley", id="percy-weasley"), "there is no board of ron-weasley; YAH-12.1 names it"),
        (with_that("boards", "cho-chang", hp=0), "board[5].hp: 0 is not allowed; YAH-1.5 allows 1 or more"),
        (with_that("objects", "mandrake", effects=[{"window": "fight", "verb": "gain", "what": "hp"}]),
         "effects: not allowed; only special tokens have a power (YAH-8.1)"),
        (with_that("duels", "cho-chang", board="cho"), "board: 'cho' is no board (YAH-10.3); allowed: "),
        (with_that("pitch", "standard-pitch", goal_lanes=["B", "Z"]), "goal-lanes: 'Z' is no lane (YAH-11.3); allowed: A"),
        # the missions
        (with_that("missions", "devils-snare", number=1), "mission[1].number: 1 is not allowed; YAH-1.6 allows 1 to 30"),
        (with_that("missions", "devils-snare", points=10), "mission[1].points: 10 is not allowed; YAH-1.6"),
        (with_that("missions", "devils-snare", objects=["torch"]), "objects[0]: 'torch' is no object token (YAH-1.6)"),
        (with_that("missions", "devils-snare", objects=["deluminator"] * 2), "'deluminator' is not allowed twice"),
        (with_that("missions", "devils-snare", needs=[{"card": "incendio"}]), "'incendio' is no spell or potion (YAH-6.2)"),
        (with_that("missions", "devils-snare", needs=[{}]), "needs[0]: neither a card nor a kind; YAH-6.2"),
        (with_that("missions", "devils-snare", needs=[{"kind": "attack", "count": 4}]), "4 cards; YAH-10.5 allows 3"),
        (with_that("missions", "devils-snare", at={"spaces": ["vault"]}), "mission[1].at.spaces[0]: 'vault' is no space"),
        (with_that("fights", "devils-snare", number=3), "0 fight cards of the number 2; YAH-1.6 allows 1"),
        (with_that("fights", "tom-riddle", hp=40), "fight[5]: it takes"),
        (with_that("fights", "devils-snare", hp=30, resistance=8), "no attack dice and no cards bring it down, underage"),
        (with_that("fights", "devils-snare", effects=[{**HARM, "amount": 16}]), "HP, underage, with 5 cards"),
    ],
)  # fmt: skip
def test_a_fault_is_found_and_named(change: Change, found: str) -> None:
    told = faults(change)
    assert any(found in fault for fault in told), told


def test_all_faults_are_told_at_once() -> None:
    told = faults(
        with_that("map", "kitchen", rosettes=1),
        with_that("spells", "accio", name={"en": "Accio"}),
        with_that("missions", "devils-snare", points=10),
    )
    assert [fault.split(":")[0] for fault in told] == [
        "map.toml, space",
        "spells.toml, spell[10].name.cs",
        "spells.toml, spell[10].name.pl",
        "missions.toml, mission[1].points",
    ]


def test_the_line_of_a_fault_is_told(tmp_path: Path) -> None:
    home = Path(__file__).parents[3] / "src/greathall/games/year_at_hogwarts/editions/standard"
    for file in home.iterdir():
        (tmp_path / file.name).write_text(file.read_text())
    text = (home / "missions.toml").read_text()
    (tmp_path / "missions.toml").write_text(text.replace('objects = ["deluminator"]', 'objects = ["lumos"]'))
    with pytest.raises(BadEdition) as refusal:
        find_rules(GAME, 2, {}, str(tmp_path))
    line = text[: text.index('objects = ["deluminator"]')].count("\n") + 1
    assert refusal.value.faults[0].startswith(f"missions.toml, line {line}, mission[1].objects[0]: 'lumos' is no")


# --- editions of one's own


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
        box_of(content, 2, dict.fromkeys(find_rules(GAME, 2, {}).options, 0), files)
    assert len(caught.value.faults) == sum(text.count(f"= {OPEN}") for text in files.values())


def test_a_form_is_written_and_is_sound_once_it_is_filled_in(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert run(["edition", "new", GAME, str(folder)]) == 0
    for path in folder.iterdir():
        text, file = path.read_text(), path.stem
        if file in FILES:
            text = filled_in(text, LISTS[file], STANDARD[file][LISTS[file]])
        if file == "map":
            text = filled_in(text.split("[[edge]]")[0], "space", STANDARD["map"]["space"])
            text += "\n".join(f"[[edge]]\n{fields(each)}" for each in STANDARD["map"]["edge"])
        if file == "edition":
            text = text.replace(f"id = {OPEN}", 'id = "mine"').replace(OPEN, '"Ana"')
        path.write_text(text)
    assert run(["edition", "check", str(folder)]) == 0
    game = start(GAME, 2, seed=3, edition=str(folder))
    assert game.view().facts() == start(GAME, 2, seed=3).view().facts()


def fields(each: Content) -> str:
    """A record as TOML."""
    return "".join(f"{name} = {toml(value)}\n" for name, value in each.items())
