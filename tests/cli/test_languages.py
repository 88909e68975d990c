"""The command in every language that it speaks: what is told, asked and read is in that language."""

from importlib import resources
from pathlib import Path

import pytest

from greathall.games.death_eaters_rising.text import text_of
from greathall.kernel.text import Rulebook, Text, languages
from tests.cli.conftest import GAME, Terminal
from tests.texts import RULES


@pytest.fixture(params=languages(resources.files("greathall.cli") / "text"))
def text(request: pytest.FixtureRequest, terminal: Terminal) -> Text:
    """The words of the game in the language that the command is set to."""
    terminal.monkeypatch.setenv("GREATHALL_LANG", str(request.param))
    return text_of(RULES, str(request.param), ["Ana", "Ben", "Cleo", "Dan"])


def test_the_rulebook_is_read_in_the_language(terminal: Terminal, text: Text) -> None:
    book = Rulebook(text.messages)
    assert terminal("rules", GAME).out.startswith(book.title)
    assert book.title in terminal("games").out
    assert text.clause("DER-3.2").split()[0] in terminal("rules", GAME, "3.2").out


def test_a_game_is_retold_in_the_language(terminal: Terminal, text: Text, finished: Path) -> None:
    assert text.event(["DER-5.3", "dice-returned"]) in terminal("replay", finished).out
    assert terminal("verify", finished).code == 0


def test_a_game_is_played_in_the_language(terminal: Terminal, text: Text) -> None:
    found = terminal.play(typed="1\n1\n1\nh\nt\n? 1\nq\n\n")
    assert found.code == 0
    for said in (
        text.ask(["choose-faction"], 0),
        text.ask(["choose-starter"], 0),
        text.event(["DER-2.4", "faction-chosen", "1", "hogwarts"]),
        text.ask(["travel"], 0),
        text.choice("travel ministry-of-magic"),
    ):
        assert said in found.out
