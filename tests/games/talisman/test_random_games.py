"""Many games of random choices, early and late: nothing breaks, nobody is stuck, and everything in the box occurs.

``GREATHALL_TALISMAN_GAMES`` is how many games are played, ``GREATHALL_TALISMAN_DECISIONS`` how far each is followed.
"""

import os
import random

import pytest

from greathall.games.talisman.box import Box
from greathall.kernel.game import Game
from tests.games.talisman.tables import given, rules_for
from tests.kernel import contract

GAMES = int(os.environ.get("GREATHALL_TALISMAN_GAMES", "5"))
DECISIONS = int(os.environ.get("GREATHALL_TALISMAN_DECISIONS", "2000"))
OPTIONS = (
    "no-inheritance",
    "dear-trophies",
    "drop-before-drawing",
    "chosen-characters",
    "random-first-player",
    "shorter",
)
CASTLE_DECISIONS = 200
RARE = 4
"""How many cards and spaces need not occur in so few games."""


def new_game(seed: int) -> Game:
    """A table of 2 to 6; every other one with options."""
    chooser = random.Random(f"options {seed}")
    options = {option: chooser.randrange(2) for option in OPTIONS if seed % 2}
    return contract.new_game(rules_for(2 + seed % 5, **options), seed)


def test_every_card_and_every_space_occurs() -> None:
    """States are sound after every decision; in the end each card has lain or been held somewhere, each space been stood on."""
    box = rules_for(2).layout
    assert isinstance(box, Box)
    missing = {*box.record_names[: box.first_side], *box.space_names}
    for seed in range(GAMES):
        chooser = random.Random(seed)
        game = new_game(seed)
        for _ in range(DECISIONS):
            contract.check_state(game)
            if game.over:
                break
            missing -= occurring(game)
            game.step(*chooser.choice(contract.moves(game)))
        game = late_game(seed)  # nobody comes far in the castle by chance
        for _ in range(CASTLE_DECISIONS):
            missing -= occurring(game)
            if game.over:
                break
            game.step(*chooser.choice(contract.moves(game)))
    assert len(missing) <= RARE, sorted(missing)


def occurring(game: Game) -> set[str]:
    """The spaces on which somebody stands, and the cards out of their decks and stacks."""
    layout = game.rules.layout
    assert isinstance(layout, Box)
    s = game.state
    home = {layout.outer_bag, layout.middle_bag, layout.spell_bag, layout.equipment_stacks, layout.insignia_stacks}
    found = {
        layout.record_names[layout.record_of[thing]]
        for thing in range(layout.first_person)
        if s.where[thing] not in home
    }
    return found | {layout.space_names[space] for space in s.space if space >= 0}  # type: ignore[attr-defined]


SIDES = [
    "albus-dumbledore-headmaster",
    "bellatrix-lestrange-prisoner",
    "harry-potter-boy-who-lived",
    "draco-malfoy-prefect",
    "rubeus-hagrid-keeper-of-keys",
    "lucius-malfoy-governor",
]
NAMES = ["ana", "ben", "cid", "dora", "eva", "finn"]
CASTLE = ["gates-of-hogwarts", "moving-staircases", "astronomy-tower", "room-of-requirement"]
INSIGNIA = [
    "elder-wand",
    "resurrection-stone-1",
    "cloak-of-invisibility-1",
    "resurrection-stone-2",
    "cloak-of-invisibility-2",
]
SPELLS = [
    "protego-1",
    "finite-incantatem-1",
    "levicorpus",
    "imperio",
    "snufflifors",
    "confundo",
    "stupefy",
    "alohomora",
]


def late_game(seed: int) -> Game:
    """Everybody is strong, in the castle or before it, and most hold an Insignia."""
    chooser = random.Random(f"late {seed}")
    seats = 2 + seed % 5
    sides, insignia, spells = (chooser.sample(each, len(each)) for each in (SIDES, INSIGNIA, SPELLS))
    lines = [f"seats {' '.join(NAMES[:seats])}"]
    for seat, name in enumerate(NAMES[:seats]):
        values = f"magic {chooser.randrange(9, 13)} strength {chooser.randrange(6, 13)} life {chooser.randrange(1, 6)}"
        held = f"objects {insignia[seat]}" if seat < len(insignia) else ""
        lines.append(f"{name} side {sides[seat]} at {chooser.choice(CASTLE)} {values} spells {spells[seat]} {held}")
    return given(
        "\n".join([*lines, f"voldemort at {chooser.choice(CASTLE)}", "turn phase turn", f"chance seed {seed}"])
    ).game


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_late_games_are_won_in_the_great_hall(seats: int) -> None:
    """TAL-1.9, 8.6  Of those who play at random near its end some game is won; options are complete on the way."""
    vocabulary = given(f"seats {' '.join(NAMES[:seats])}").rules.names.vocabulary()
    won = 0
    for seed in range(seats - 2, seats + 28, 5):
        chooser = random.Random(seed)
        game = late_game(seed)
        for number in range(200):
            contract.check_state(game)
            if game.over:
                break
            if number % 50 == 0:
                contract.check_vocabulary(game, vocabulary)
            game.step(*chooser.choice(contract.moves(game)))
        won += game.over
        assert not game.over or game.result is None or game.result.clauses == ["TAL-1.9"]
    assert won
