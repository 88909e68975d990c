"""``greathall edition``: an owner begins an edition, checks it, and reads its cards."""

import json
from pathlib import Path

import pytest

from greathall.cli.app import run

WARDENS = Path(__file__).parent.parent / "editions" / "wardens"
GAME = "death-eaters-rising"


def test_a_sound_edition_is_called_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["edition", "check", str(WARDENS)]) == 0
    assert "no faults" in capsys.readouterr().out


def test_a_new_form_lists_what_is_open_until_it_is_filled_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mine"
    assert run(["edition", "new", GAME, str(folder)]) == 0
    assert "8 files" in capsys.readouterr().out
    assert run(["edition", "check", str(folder), "--json"]) == 1
    faults = json.loads(capsys.readouterr().out)["faults"]
    assert faults[0].startswith("edition.toml, line 3, id: '?' is not allowed")
    assert len(faults) > 100


def test_a_form_is_never_written_over_something(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "diary").write_text("dear diary")
    assert run(["edition", "new", GAME, str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["diary"]


def test_a_folder_that_is_no_edition_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["edition", "check", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines()[0] == "edition.toml, game: missing"
    (tmp_path / "edition.toml").write_text('game = "chess"\n')
    assert run(["edition", "check", str(tmp_path)]) == 1
    assert "there is no game 'chess'" in capsys.readouterr().err


def test_all_texts_are_shown_a_card_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["edition", "show", GAME, "--texts"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 33 + 10 + 1 + 6 + 3
    assert "Sybill Trelawney: Once per turn, before assigning: re-roll any number of your dice." in lines


@pytest.mark.parametrize("language", [["--lang", "cs"], ["--lang=cs"]])
def test_the_language_may_stand_before_the_command_or_behind_it(
    capsys: pytest.CaptureFixture[str], language: list[str]
) -> None:
    for arguments in ([*language, "edition", "show", GAME, "--texts"], ["edition", "show", GAME, "--texts", *language]):
        assert run(arguments) == 0
        lines = capsys.readouterr().out.splitlines()
        assert "Rubeus Hagrid: Každý tah házíte jednou červenou kostkou navíc." in [
            line.replace("\u00a0", " ") for line in lines
        ]
    assert run(["edition", "show", GAME, "--texts", "--lang"]) == 2
    assert run(["edition", "show", GAME, "--lang", "tlh"]) == 2


def test_one_card_is_shown_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["edition", "show", GAME, "luna-lovegood"]) == 0
    said = capsys.readouterr().out
    assert "take a spell token and remove 1 damage from any one wizard" in said
    assert "source: rulebook" in said
    assert run(["edition", "show", GAME, "nobody"]) == 2
    assert "there is no card nobody" in capsys.readouterr().err
