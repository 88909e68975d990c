"""Whole games of every variant by random choices: every state is sound, written and read again, and keeps its secrets.

``GREATHALL_GAMES`` is how many games of each are played (1), each of at most ``GREATHALL_CHOICES`` choices (600).
"""

import os
import random

import pytest

from greathall.games.year_at_hogwarts import position
from greathall.kernel.chance import Script
from greathall.kernel.events import SPECTATOR
from greathall.kernel.game import Game
from greathall.kernel.rules import Rules
from greathall.kernel.saves import dump_state
from greathall.kernel.scenario import read_position, written
from tests.games.year_at_hogwarts.tables import rules_for
from tests.kernel import contract

GAMES = int(os.environ.get("GREATHALL_GAMES", "1"))
CHOICES = int(os.environ.get("GREATHALL_CHOICES", "600"))
NAMES = ["ana", "ben", "cid", "dan", "eve", "fay", "gil", "hal"]
VARIANTS = [
    (1, {}),
    (1, {"variant": 1}),
    (2, {"length": 0}),
    (3, {"variant": 1, "named-stops": 1}),
    (4, {"variant": 2}),
    (6, {"variant": 2, "team-size": 3}),
    (8, {"length": 2}),
    (2, {"mode": 1}),
    (2, {"mode": 1, "all-heroes": 1}),
    (4, {"mode": 1}),
    (3, {"variant": 1, "measured-fights": 1}),
    (2, {"mode": 2}),
]

each_variant = pytest.mark.parametrize(("seats", "options"), VARIANTS)


def playing(rules: Rules, seed: int) -> Game:
    """A game after some random choices, more with each seed."""
    game = contract.new_game(rules, seed)
    chooser = random.Random(seed)
    for _ in range(CHOICES * (seed + 1) // 2):
        if not game.over:
            game.step(*chooser.choice(contract.moves(game)))
    return game


@each_variant
def test_states_are_sound_all_the_way(seats: int, options: dict[str, int]) -> None:
    rules = rules_for(seats, **options)
    for seed in range(GAMES):
        game = contract.new_game(rules, seed)
        chooser = random.Random(f"{options} {seed}")
        for number in range(CHOICES):
            if number % 5 == 0:
                contract.check_state(game)
            if game.over:
                break
            game.step(*chooser.choice(contract.moves(game)))


@each_variant
def test_a_position_that_is_written_is_read_as_it_was(seats: int, options: dict[str, int]) -> None:
    rules = rules_for(seats, **options)
    for seed in range(GAMES):
        game = playing(rules, seed)
        text = written(position.describe(rules, game.state, NAMES[:seats]), NAMES[:seats])
        said, names, _ = read_position(text, position.KEYS)
        purposes = rules.names.purposes
        state = position.set_up(rules, said, names, Script(purposes, [[] for _ in purposes]))
        before, after = dump_state(rules, game.state), dump_state(rules, state)
        for word in before.keys() - {"counters", "questions", "stack"}:
            assert after[word] == before[word], word
        if not game.over:
            assert Game.of(rules, state).options(game.waiting[0]) == game.options(game.waiting[0])


@each_variant
def test_late_in_a_game_secrets_are_kept(seats: int, options: dict[str, int]) -> None:
    rules = rules_for(seats, **options)
    vocabulary = rules.names.vocabulary()
    game = playing(rules, 1)
    asked = random.Random(seats).sample(vocabulary, 60)
    for seat in contract.eyes(rules):
        view = game.view(None if seat == SPECTATOR else seat)
        contract.compare_views(rules, game.state, view, asked)


def test_alone_in_a_match_a_blocked_side_is_asked() -> None:
    """In this game the app surrounds what is left of the other side: its turns come between, so the match is not endless."""
    game = contract.new_game(rules_for(1, variant=1), 2)
    chooser = random.Random(2)
    for _ in range(700):
        if not game.over:
            game.step(*chooser.choice(contract.moves(game)))
    assert game.over or game.waiting == [0]


def test_a_turn_that_is_missed() -> None:
    """Whoever has a turn to miss is passed over once, and the round is the same for all."""
    rules = rules_for(2)
    said, names, _ = read_position(
        "seats ana ben \n ana at burrow \n ben at burrow turns-to-miss 1 \n turn of ben phase turn \n chance seed 1",
        position.KEYS,
    )
    purposes = rules.names.purposes
    state = position.set_up(rules, said, names, Script(purposes, [[] for _ in purposes]))
    assert Game.of(rules, state).waiting == [0]
