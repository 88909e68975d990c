"""Perft: the number of lines of play from a position, by the engine and by the naive enumerator; and along random games."""

import random
from functools import lru_cache

import pytest

from greathall.games.talisman import tables as t
from greathall.games.talisman.state import TalismanState
from greathall.kernel.game import Game
from tests.games.talisman.naive import Naive
from tests.games.talisman.tables import given, rules_for
from tests.games.talisman.test_random_games import late_game
from tests.kernel import contract

POSITIONS = {
    "the first choices of three": ("", 4),
    "a walk past King's Cross": (
        """
        seats ana ben
        ana side harry-potter-boy-who-lived at ollivanders magic 8 fate 1 spells alohomora
        ben side draco-malfoy-prefect at kings-cross
        turn of ana phase move
        chance seed 1
        """,
        5,
    ),
    "Enemies of two numbers, Spells of three hands": (
        """
        seats ana ben cid
        ana side harry-potter-boy-who-lived at euston-road fate 1 objects wand-1 spells expecto-patronum-1 levicorpus
        ben side draco-malfoy-prefect at gringotts spells expulso-1
        cid side rubeus-hagrid-friend-of-beasts at gringotts magic 4 spells finite-incantatem-1
        euston-road cards dementor doxies beaded-bag
        turn of ana phase encounter
        chance seed 2
        """,
        6,
    ),
    "a fight between characters, with spoils": (
        """
        seats ana ben cid
        ana side harry-potter-boy-who-lived at euston-road fate 1 allies ginny-weasley
        ben side draco-malfoy-prefect at euston-road fate 1 objects cloak-of-invisibility-1 wand-1 allies antonin-dolohov
        cid side bellatrix-lestrange-prisoner at euston-road spells protego-1
        turn of ana phase encounter
        chance seed 3
        """,
        7,
    ),
    "the end of a turn, with trophies and too many Allies": (
        """
        seats ana ben
        ana side harry-potter-boy-who-lived trophies antonin-dolohov corban-yaxley vincent-crabbe
        ana allies nymphadora-tonks ginny-weasley remus-lupin kingsley-shacklebolt objects wand-1
        turn of ana phase end
        chance seed 4
        """,
        4,
    ),
    "the Room of Requirement and the Great Hall": (
        """
        seats ana ben
        ana side harry-potter-boy-who-lived at room-of-requirement magic 11 fate 1 objects elder-wand
        ben side draco-malfoy-prefect at room-of-requirement magic 9
        voldemort at astronomy-tower
        turn of ana phase move
        chance seed 5
        """,
        6,
    ),
    "a Ferret, and one whose turn is lost": (
        """
        seats ana ben cid
        ana side harry-potter-boy-who-lived at diagon-alley ferret 2 objects wand-1 spells expulso-1 galleons 3
        ben side draco-malfoy-prefect at diagon-alley turns-lost 1
        cid side lucius-malfoy-governor at diagon-alley spells confundo
        turn of ana phase move
        chance seed 6
        """,
        5,
    ),
}
GAMES, DECISIONS, LATE = 5, 400, 60


@lru_cache(maxsize=1)
def enumerator() -> Naive:
    """The naive enumerator of the standard edition."""
    return Naive(rules_for(2).content)


def moves(game: Game) -> set[tuple[int, str]]:
    """All choices of all seats, by the engine, in words."""
    return {(seat, game.name(picked)) for seat in range(game.seats) for picked in game.options(seat)}


def naive_moves(game: Game, naive: Naive) -> set[tuple[int, str]]:
    """The same by the naive enumerator, from the view of who is asked; two facts of a turn are told by events only."""
    if game.over:
        return set()
    s = game.state
    assert isinstance(s, TalismanState)
    spells = [frame.b for frame in s.stack if frame.kind == t.SPELL_ACTS]
    naive.aimed, naive.by_move = spells[-1] if spells else -1, s.by_move == 1
    return {(seat, words) for seat in game.waiting for words in naive.options(game.view(seat).facts(), seat)}


def after(game: Game, seat: int, words: str) -> Game:
    """The game after a choice."""
    found = game.clone()
    found.step(seat, found.read(words))
    return found


def perft(game: Game, depth: int) -> int:
    """The lines of play of this length, by the engine."""
    if depth == 0:
        return 1
    return sum(perft(after(game, *move), depth - 1) for move in moves(game))


def naive_perft(game: Game, naive: Naive, depth: int) -> int:
    """The same by the naive enumerator; what the engine refuses raises."""
    if depth == 0:
        return 1
    return sum(naive_perft(after(game, *move), naive, depth - 1) for move in naive_moves(game, naive))


def split(game: Game, naive: Naive, depth: int) -> list[str]:
    """The way to the first position in which the two part, and in what."""
    ours, theirs = moves(game), naive_moves(game, naive)
    if ours != theirs:
        return [f"only the engine: {sorted(ours - theirs)}; only the naive one: {sorted(theirs - ours)}"]
    for seat, words in sorted(ours) if depth > 1 else []:
        deeper = split(after(game, seat, words), naive, depth - 1)
        if deeper:
            return [f"{seat} {words}", *deeper]
    return []


@pytest.mark.parametrize("name", POSITIONS)
def test_both_enumerators_count_the_same(name: str) -> None:
    text, depth = POSITIONS[name]
    game = given(text).game if text else contract.new_game(rules_for(3), 1)
    assert split(game, enumerator(), depth) == []
    assert perft(game, depth) == naive_perft(game, enumerator(), depth) > depth


@pytest.mark.parametrize("seed", range(GAMES))
def test_both_enumerators_agree_along_random_games(seed: int) -> None:
    chooser = random.Random(f"along {seed}")
    game = contract.new_game(rules_for(2 + seed % 5), seed)
    for _ in range(DECISIONS):
        assert split(game, enumerator(), 1) == []
        game.step(*chooser.choice(contract.moves(game)))


def test_both_enumerators_agree_in_late_games() -> None:
    for seed in range(10):
        chooser = random.Random(seed)
        game = late_game(seed)
        for _ in range(LATE):
            assert split(game, enumerator(), 1) == []
            if game.over:
                break
            game.step(*chooser.choice(contract.moves(game)))


def test_a_split_names_the_choice_in_which_they_part() -> None:
    """A naive enumerator that forgets one of the spoils is caught, with the way to the position."""

    class Forgetful(Naive):
        def spoils(self, facts: object, seat: int, values: list[str]) -> set[str]:
            return super().spoils(facts, seat, values) - {"take-life"}

    text, depth = POSITIONS["a fight between characters, with spoils"]
    found = split(given(text).game, Forgetful(rules_for(2).content), depth)
    assert found[0] == "0 attack 1"
    assert "'take-life')]; only the naive one: []" in found[-1]
