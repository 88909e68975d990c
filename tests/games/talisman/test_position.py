"""Positions in words: every state can be described, and what is described sets up the same state; bad ones are refused."""

import random

import pytest

from greathall.games.talisman import position, tables
from greathall.kernel.errors import BadScenario
from greathall.kernel.game import Game
from greathall.kernel.saves import dump_state
from greathall.kernel.scenario import written
from greathall.kernel.state import BAG, STEP
from tests.games.talisman.tables import given, rules_for
from tests.kernel import contract

NAMES = ["ana", "ben", "cid", "dora", "eva", "finn"]
UNSAID = {"counters", "questions", "stack", "known"}
"""What a position does not tell: how chance and questions are numbered, and who has seen another's Spells."""
OPTIONS = (
    "no-inheritance",
    "dear-trophies",
    "drop-before-drawing",
    "chosen-characters",
    "random-first-player",
    "shorter",
)
DECISIONS = 600
MISSING = 14
"""So many kinds of decisions are too rare for games of random choices to come to all of them here."""


def test_a_described_position_sets_up_the_same_state() -> None:
    """Games with all kinds of options: at every seventh decision, and whenever something is asked for the first time, the
    description, written down and read again, gives the same state, what is asked and the options, in the same words."""
    missing = {word for kind, word in tables.FRAMES.items() if kind < STEP}
    for seed in range(10):
        chooser = random.Random(seed)
        options = {option: chooser.randrange(2) for option in OPTIONS if seed}
        game = contract.new_game(rules_for(2 + seed % 5, **options), seed)
        for number in range(DECISIONS):
            if game.over:
                break
            asked = tables.FRAMES[game.state.stack[-1].kind]
            if asked in missing or number % 7 == 0:
                assert_the_same_again(game, options)
                missing -= {asked}
            game.step(*chooser.choice(contract.moves(game)))
    assert len(missing) <= MISSING, sorted(missing)


def assert_the_same_again(game: Game, options: dict[str, int]) -> None:
    """What the words for a game describe is this game."""
    names = NAMES[: game.seats]
    text = written(position.describe(game.rules, game.state, names), names)
    table = given(text, **{option.replace("-", "_"): value for option, value in options.items()})
    again = table.game
    assert written(table.position(), names) == text
    assert plain(again) == plain(game)
    for seat in range(game.seats):
        assert again.options(seat) == game.options(seat)


def plain(game: Game) -> dict[str, object]:
    """Everything that the state holds, but what a position does not tell; stacks and stocks lie in no order."""
    s = game.state
    saved = dump_state(game.rules, s)
    found = {name: value for name, value in saved.items() if name not in UNSAID}
    kinds, names = s.layout.zone_kinds, s.layout.zone_names
    loose = [zone for zone, name in enumerate(names) if kinds[zone] == BAG or name.endswith("-stacks")]
    found["piles"] = [sorted(pile) if zone in loose else pile for zone, pile in enumerate(s.piles)]
    frames = game.rules.names.frames
    found["pending"] = [(frames[f.kind].word, f.seat, f.a, f.b, f.c) for f in s.stack]
    return found


BAD = {
    "ana side draco-malfoy-prefect": "line 1: a position begins with its seats: seats ana ben",
    "seats ana ana": "seats ana ana: the names differ, and none is a word of positions",
    "seats ana turn": "seats ana turn: the names differ, and none is a word of positions",
    "seats ana gringotts": "seats ana gringotts: the names differ, and none is a word of positions",
    "seats ana ben \n cid at gringotts": "'cid' is nothing that a position of this game has",
    "seats ana ben \n ana lying 2": "ana lying: ana has side, person, at, ",
    "seats ana ben \n ana side draco-malfoy": "ana side: 'draco-malfoy' is none of albus-dumbledore-headmaster, ",
    "seats ana ben \n ana at hogwarts": "ana at: 'hogwarts' is none of 12-grimmauld-place, ",
    "seats ana ben \n ana at gringotts diagon-alley": "ana at: one word is said here, not 2",
    "seats ana ben \n ana life many": "ana life: ",
    "seats ana ben \n ana objects wand-1 \n ben objects wand-1": "ben objects: 'wand-1' lies elsewhere, or not there",
    "seats ana ben \n ana spells wand-1": "ana spells: 'wand-1' lies elsewhere, or not there",
    "seats ana ben \n ana magic 1": "no table looks like this: seat 0: TAL-2.1, 2.2: ",
    "seats ana ben \n ana objects wand-1 wand-2": "no table looks like this: seat 0: TAL-11.2: two Objects of one name",
    "seats ana ben \n ana side draco-malfoy-prefect allies nymphadora-tonks": "no table looks like this: seat 0: TAL-5.7: ",
    "seats ana ben \n turn phase dancing": "turn phase: 'dancing' is none of turn, move, encounter, end",
    "seats ana ben \n turn pending end-phase=ana": "turn pending: the last is a decision",
    "seats ana ben \n turn pending next-turn=ana dance=ana": "turn pending: 'dance=ana' is nothing that can be pending",
    "seats ana ben \n turn pending move=ana": "turn pending: the game does not go on after 'move=ana'",
    "seats ana ben \n turn pending next-turn=ana move=-": "turn pending: whom does 'move=-' ask?",
}


@pytest.mark.parametrize("text", BAD)
def test_what_no_table_looks_like_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(BadScenario) as refusal:
        given(text)
    assert BAD[text] in str(refusal.value)
