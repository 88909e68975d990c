"""Who sits where makes no difference: seats moved on together, with whose turn it is, give the same game."""

import random

import pytest

from greathall.kernel.scenario import written
from tests.games.talisman.tables import given
from tests.kernel import contract
from tests.tables import Watched

NAMES = ["ana", "ben", "cid", "dora", "eva", "finn"]
DECISIONS = 150


def tables(seats: int, seed: int) -> list[Watched]:
    """The same position at the first move, once for each way in which the seats can be moved on."""
    names = NAMES[:seats]
    model = given(f"seats {' '.join(names)}")
    game = contract.new_game(model.rules, seed)
    chooser = random.Random(seed)
    while game.state.turn == 0:
        game.step(*chooser.choice(contract.moves(game)))
    position = model.setting.describe(game.rules, game.state, names)
    turned = [names[by:] + names[:by] for by in range(seats)]
    return [given(f"{written(position, each)}\nchance seed {seed}") for each in turned]


def by_name(table: Watched, line: str) -> str:
    """A choice or an event, with the names of seats in place of their numbers where a choice names one."""
    word, *values = line.split()
    kind = table.rules.names.choice_kinds.get(word, -1)
    domains = table.rules.names.choices[kind].fixed if kind >= 0 else []
    for at, domain in enumerate(domains):
        if domain == "seat" and values[at] != "-":
            values[at] = table.seats[int(values[at])]
    return " ".join([word, *values])


def moves(table: Watched) -> dict[tuple[str, str], str]:
    """Everybody's options: the name and the choice with names, and the choice as it is said at this table."""
    return {(name, by_name(table, line)): line for name in table.seats for line in table.options(name)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_seats_moved_on_play_the_same_game(seats: int) -> None:
    chooser = random.Random(f"rotation {seats}")
    here, *others = tables(seats, seats)
    for _ in range(DECISIONS):
        possible = moves(here)
        move = chooser.choice(sorted(possible))
        told = here.play(f"{move[0]} {possible[move]}")
        for there in others:
            found = moves(there)
            assert sorted(found) == sorted(possible)
            assert there.play(f"{move[0]} {found[move]}") == told
    assert all(there.position() == here.position() for there in others)
