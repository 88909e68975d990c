"""Editions of one's own: a second one with other names, one on a base, and the form that an owner fills in."""

import tomllib
from pathlib import Path

import pytest

from greathall.games import start
from greathall.games.death_eaters_rising.edition import box_of
from greathall.games.death_eaters_rising.records import Edition
from greathall.kernel.editions import Content, Source, merged, read_edition
from greathall.kernel.errors import BadEdition
from greathall.kernel.forms import OPEN, form_files, toml

WARDENS = Path(__file__).parent.parent / "editions" / "wardens"
GAME = "death-eaters-rising"


def standard() -> dict[str, object]:
    """The content of the standard edition."""
    return start(GAME, 2, seed=0).rules.content


def test_an_edition_with_other_names_plays_to_its_end() -> None:
    game = start(GAME, 3, seed=1, edition=str(WARDENS))
    while not game.over:
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    assert game.rules.edition == "wardens"
    assert "the-tide" in game.rules.layout.thing_names


def test_a_record_replaces_the_one_of_the_base_with_the_same_id(tmp_path: Path) -> None:
    """An owner gives Luna another track; the other 32 wizards are those of the base."""
    (tmp_path / "edition.toml").write_text(
        'id = "mine"\ngame = "death-eaters-rising"\nversion = 1\nlanguages = ["en"]\nauthor = "Ana"\nbase = "standard"\n'
    )
    (tmp_path / "wizards.toml").write_text(
        '[[wizard]]\nid = "luna-lovegood"\nname = { en = "Luna" }\nsource = "box"\nfaction = "army"\ntrack = 6\n'
        'recruit = { bravery = 2 }\neffects = [{ while = "pool-is-taken", verb = "add-die", colours = ["blue"] }]\n'
    )
    rules = start(GAME, 2, seed=0, edition=str(tmp_path)).rules
    luna = rules.layout.thing_names.index("luna-lovegood")
    assert rules.layout.track[luna] == 6  # type: ignore[attr-defined]
    assert rules.layout.thing_names == start(GAME, 2, seed=0).rules.layout.thing_names


def test_a_base_is_an_edition_that_comes_with_the_game(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text('base = "../standard"\n')
    with pytest.raises(BadEdition, match="no edition that comes with the game"):
        start(GAME, 2, edition=str(tmp_path))


def test_what_is_no_list_of_records_replaces_the_base_whole() -> None:
    base: dict[str, object] = {"voldemort": {"id": "v", "cost": {"bravery": 3}}}
    own: dict[str, object] = {"voldemort": {"id": "v", "cost": {"loyalty": 1}}}
    assert merged(base, own) == own


def filled_in(text: str, known: dict[str, object]) -> str:
    """The form of a file with every open field filled in from what the standard edition says there."""
    (key, records) = next(iter(known.items()))
    blocks = text.split(f"[[{key}]]")
    assert isinstance(records, list)
    for number, record in enumerate(records, 1):
        lines = blocks[number].splitlines()
        for at, line in enumerate(lines):
            field = line.split(" = ")[0].removeprefix("# ")
            if field in record and (OPEN in line or line.startswith("# ")):
                lines[at] = f"{field} = {toml(record[field])}"
        blocks[number] = "\n".join(lines)
    return f"[[{key}]]".join(blocks)


def test_a_form_that_is_filled_in_passes_the_check_and_plays(tmp_path: Path) -> None:
    content = standard()
    for name, text in form_files(Edition, content).items():
        known = content.get(name.removesuffix(".toml"))
        if name in ("wizards.toml", "death-eaters.toml", "places.toml", "headquarters.toml"):
            assert isinstance(known, dict)
            text = filled_in(text, known)
        if name == "edition.toml":
            text = text.replace(f"id = {OPEN}", 'id = "mine"').replace(OPEN, '"Ana"')
        (tmp_path / name).write_text(text)
    game = start(GAME, 2, seed=3, edition=str(tmp_path))
    plain = start(GAME, 2, seed=3)
    assert game.view().facts() == plain.view().facts()


def test_an_empty_form_names_everything_that_is_open() -> None:
    files = form_files(Edition, standard())
    content: Content = {
        name.removesuffix(".toml"): tomllib.loads(text) for name, text in files.items() if name.endswith(".toml")
    }
    with pytest.raises(BadEdition) as caught:
        box_of(content, 2, files)
    open_fields = sum(text.count(f"= {OPEN}") for text in files.values())
    assert len(caught.value.faults) == open_fields
    assert any(
        fault.startswith("places.toml, line 22, place[2].effects: '?' is not allowed") for fault in caught.value.faults
    )


def test_a_folder_that_is_no_edition_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="there is no such edition"):
        read_edition(tmp_path / "nowhere")
    (tmp_path / "wizards.toml").write_bytes(b"\xff\x00")
    (tmp_path / "dice.toml").write_text("[[die")
    with pytest.raises(BadEdition) as caught:
        read_edition(tmp_path)
    assert [fault.split(":")[0] for fault in caught.value.faults] == ["dice.toml", "wizards.toml"]
    assert Source({}).base() == ""
