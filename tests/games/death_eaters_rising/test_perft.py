"""Perft: the number of lines of play from a position, by the engine and by the naive enumerator."""

import random

import pytest

from greathall.games import start
from greathall.kernel.game import Game
from tests.games.death_eaters_rising.naive import Naive
from tests.tables import death_eaters as given

POSITIONS = {
    "the first choices of three": ("", 6),
    "two free dice, a recruit and a Death Eater": (
        """
        seats ana ben
        ana faction order team nymphadora-tonks
        hogsmeade beside luna-lovegood - antonin-dolohov corruption 2
        turn of ana at hogsmeade phase assign
        dice pool blue-1=knowledge purple-1=bravery red-1=loyalty
        chance seed perft-1
        """,
        7,
    ),
    "tokens of both players": (
        """
        seats ana ben
        ana team nymphadora-tonks*1 bill-weasley*2 tokens assign-bravery-1 heal-1 gain-red-1
        ben team harry-potter*1 tokens heal-two-1 cleanse-1 swap-1
        diagon-alley beside mulciber ron-weasley*1 - corruption 4
        turn of ana at diagon-alley phase roll
        dice pool red-1 red-2
        chance seed perft-2
        """,
        4,
    ),
    "Voldemort revealed elsewhere": (
        """
        seats ana ben
        ana faction army team harry-potter ginny-weasley
        voldemort faces hogsmeade card villain damage 1
        azkaban holds mulciber draco-malfoy
        hogsmeade beside albus-dumbledore - -
        turn of ana at ministry-of-magic phase roll
        dice pool purple-1 blue-1 purple-2
        chance seed perft-3
        """,
        6,
    ),
    "Voldemort at his limit": (
        """
        seats ana ben
        ana faction army team harry-potter
        voldemort faces hogsmeade card villain damage 1
        azkaban holds mulciber
        turn of ana at hogsmeade phase assign
        dice pool purple-1=bravery purple-2=bravery-2
        chance seed perft-4
        """,
        8,
    ),
    "re-rolling and turning dice": (
        """
        seats ana ben
        ana faction hogwarts team minerva-mcgonagall sybill-trelawney filius-flitwick ginny-weasley
        hogsmeade beside ron-weasley - -
        turn of ana at hogsmeade phase assign
        dice pool blue-1=knowledge red-1=loyalty
        chance seed perft-5
        """,
        5,
    ),
    "abilities that cost damage, one with a full track": (
        """
        seats ana ben
        ana faction order team nymphadora-tonks alastor-moody*5 mundungus-fletcher*3
        diagon-alley beside mulciber walden-macnair*2 -
        turn of ana at diagon-alley phase assign
        dice pool red-1=loyalty red-2=friendship
        chance seed perft-6
        """,
        7,
    ),
    "the Hog's Head and Gringotts hold": (
        """
        seats ana ben
        ana faction hogwarts team poppy-pomfrey*1 pomona-sprout*1 minerva-mcgonagall*2 tokens heal-1
        ben tokens heal-two-1
        hold places hogs-head ollivanders
        corrupted-places holds hogs-head ollivanders
        hogsmeade beside ron-weasley*1 - -
        turn of ana at hogsmeade phase assign
        dice pool red-1=friendship red-2=friendship blue-1=friendship
        chance seed perft-7
        """,
        4,
    ),
    "every player may": (
        """
        seats ana ben cid
        ana faction army team harry-potter*1
        ben faction hogwarts team minerva-mcgonagall*1 neville-longbottom*3
        cid faction army team hermione-granger ron-weasley*2
        turn of ana at hogsmeade phase assign
        dice pool purple-1=bravery purple-2=bravery blue-1=knowledge
        chance seed perft-8
        """,
        8,
    ),
    "a swap is offered and declined": (
        """
        seats ana ben cid
        ana team nymphadora-tonks sirius-black tokens swap-1 swap-2
        ben team harry-potter
        cid team minerva-mcgonagall tokens assign-loyalty-1
        ministry-of-magic beside rabastan-lestrange argus-filch -
        turn of ana at ministry-of-magic phase assign
        dice pool red-1=loyalty
        chance seed perft-9
        """,
        5,
    ),
}


def position(name: str) -> tuple[Game, int]:
    """The game and the depth of a position."""
    text, depth = POSITIONS[name]
    return (given(text).game if text else start("death-eaters-rising", 3, seed="perft")), depth


def moves(game: Game) -> list[tuple[int, int]]:
    """All choices of all seats that may act, by the engine."""
    return [(seat, picked) for seat in range(game.seats) for picked in game.options(seat)]


def naive_moves(game: Game, naive: Naive) -> set[tuple[int, str]]:
    """The same by the naive enumerator. The question's values are seen by who is asked."""
    if game.over:
        return set()
    facts = game.view(game.waiting[0]).facts()
    return {(seat, choice) for seat in range(game.seats) for choice in naive.options(facts, seat)}


def perft(game: Game, depth: int) -> int:
    """How many lines of this length the engine knows."""
    found = moves(game)
    if depth == 1:
        return len(found)
    total = 0
    for seat, picked in found:
        after = game.clone()
        after.step(seat, picked)
        total += perft(after, depth - 1)
    return total


def naive_perft(game: Game, naive: Naive, depth: int) -> int:
    """How many lines of this length the naive enumerator knows."""
    found = naive_moves(game, naive)
    if depth == 1:
        return len(found)
    total = 0
    for seat, choice in found:
        after = game.clone()
        after.step(seat, after.read(choice))
        total += naive_perft(after, naive, depth - 1)
    return total


def split(game: Game, naive: Naive, depth: int) -> list[str]:
    """Where the two counts part: down to the position in which one knows a choice that the other does not."""
    ours = {(seat, game.name(picked)) for seat, picked in moves(game)}
    theirs = naive_moves(game, naive)
    if ours != theirs:
        return [f"only the engine: {sorted(ours - theirs)}; only the naive one: {sorted(theirs - ours)}"]
    for seat, choice in sorted(ours) if depth > 1 else []:
        after = game.clone()
        after.step(seat, after.read(choice))
        deeper = split(after, naive, depth - 1)
        if deeper:
            return [f"{seat} {choice}", *deeper]
    return []


@pytest.mark.parametrize("name", POSITIONS)
def test_both_enumerators_count_the_same(name: str) -> None:
    game, depth = position(name)
    naive = Naive(game.rules.content)
    depth = min(depth, 4)
    assert perft(game, depth) == naive_perft(game, naive, depth), "\n".join(split(game, naive, depth))


COUNTS = {
    "the first choices of three": 120,
    "two free dice, a recruit and a Death Eater": 5792,
    "tokens of both players": 6442,
    "Voldemort revealed elsewhere": 737,
    "Voldemort at his limit": 19221,
    "re-rolling and turning dice": 843,
    "abilities that cost damage, one with a full track": 4383,
    "the Hog's Head and Gringotts hold": 8583,
    "every player may": 43489,
    "a swap is offered and declined": 7518,
}


@pytest.mark.parametrize("name", COUNTS)
def test_the_counts_stay(name: str) -> None:
    game, depth = position(name)
    assert perft(game, depth) == COUNTS[name]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_enumerators_agree_along_random_games(seats: int) -> None:
    chooser = random.Random(f"along {seats}")
    naive = None
    for seed in range(6):
        game = start("death-eaters-rising", seats, seed=seed)
        naive = naive or Naive(game.rules.content)
        while not game.over:
            assert not split(game, naive, 1)
            game.step(*chooser.choice(moves(game)))


def test_a_split_names_the_choice_in_which_they_part() -> None:
    """A naive enumerator that forgets to discard is caught, with the way to the position."""

    class Forgetful(Naive):
        def roll(self, facts: object, seat: int, values: list[str]) -> set[str]:
            return super().roll(facts, seat, values) - {"token-gain red"}

    game, _ = position("tokens of both players")
    after = split(game, Forgetful(game.rules.content), 2)
    assert after == ["only the engine: [(0, 'token-gain red')]; only the naive one: []"]
