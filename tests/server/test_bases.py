"""Games that begin in the middle: what-ifs, and examples of the rulebook."""

import random

import pytest

import greathall
from greathall.games import examples, games, verify
from greathall.kernel.errors import NotPossible
from greathall.kernel.game import load, replayed
from greathall.kernel.saves import dump_state
from greathall.server.bases import begun_from, example_chance, example_game, example_info, example_table
from tests.server.walks import finished, walk

DER = "death-eaters-rising"
KEY = bytes(range(32))
EXAMPLES = [(game, name) for game in games() for name in examples(game)]

of_each_example = pytest.mark.parametrize(("game", "name"), EXAMPLES)


def lines_of(game: str, name: str) -> list[tuple[int, str]]:
    """The choices that an example shows, with their seats."""
    moves = [line.partition(" ") for step in example_info(game, name).steps for line in step]
    return [(int(seat), choice) for seat, _, choice in moves]


@pytest.mark.parametrize("seed", range(6))
def test_a_what_if_goes_on_from_a_moment_with_chance_of_its_own(seed: int) -> None:
    game = finished(DER, 2 + seed % 3, seed)
    moments = replayed(game.rules, game.entries).history or {}
    at = list(moments)[len(moments) // 2]
    other = begun_from(game.rules, moments[at].state, KEY, [bytes([seat]) for seat in range(game.seats)])
    assert dump_state(game.rules, other.state) == dump_state(game.rules, moments[at].state)
    for _ in walk(other, random.Random(seed)):
        pass
    assert verify(other.record().dump()).over  # it is a record like any other: chain, story, key and outcomes


def test_a_what_if_has_another_future_than_the_game_had() -> None:
    game = greathall.start(DER, 2, 1)
    futures = []
    for key in (KEY, KEY[::-1]):
        other = begun_from(game.rules, game.state, key, [])
        for _ in walk(other, random.Random(1)):
            pass
        futures.append([entry for entry in other.entries if entry not in game.entries])
    assert futures[0] != futures[1]


@of_each_example
def test_an_example_is_played_as_it_shows(game: str, name: str) -> None:
    table = example_game(game, name, KEY)
    for seat, choice in lines_of(game, name):
        table.play(seat, choice)
    assert len(table.entries) > len(lines_of(game, name))


@of_each_example
def test_an_example_that_was_stored_goes_on_by_its_script(game: str, name: str) -> None:
    """After each choice the table is dropped from memory, and loaded from its entries."""
    table = example_game(game, name, KEY)
    for seat, choice in lines_of(game, name):
        table = load(table.record(), table.rules)
        table.state.chance = table.chance = example_chance(example_table(game, name), KEY)
        table.play(seat, choice)
    at_once = example_game(game, name, KEY)
    for seat, choice in lines_of(game, name):
        at_once.play(seat, choice)
    assert table.entries == at_once.entries


def test_what_the_script_leaves_open_comes_from_the_key() -> None:
    table = example_game(DER, "whole-turn", KEY)
    for _ in walk(table, random.Random(3)):
        pass
    assert table.over


def test_an_example_tells_its_steps() -> None:
    info = example_info(DER, "whole-turn")
    assert info.seats == ["ana", "ben"]
    assert info.steps[0] == ["0 travel diagon-alley"]
    assert "DER-3.2" in info.clauses


def test_there_is_no_example_of_another_name() -> None:
    with pytest.raises(NotPossible, match="no example 'nothing'; it has "):
        example_table(DER, "nothing")
