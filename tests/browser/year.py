"""Tables of A Year at Hogwarts for tests: written positions, at which few choices are left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from greathall.games import table
from greathall.kernel.game import Game
from greathall.server.bases import begun_from
from tests.browser.talisman import followed

GAME = "year-at-hogwarts"
KEY = (5).to_bytes(32)
WALK = """
seats   ana ben
ana     board hermione-granger  at corridor-1  objects time-turner  cards stupefy-1  missions past-fluffy
ben     board draco-malfoy  at library
turn    of ana  walking 0  steps 6  visited corridor-1
turn    pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 walking=ana
chance  seed 1
"""
"""Six steps lead from the Great Hall to Corridor 37, by Corridor 40 or by Corridor 42."""
LOOT = WALK.replace("turn    of ana", "corridor-40 tokens prophecy\ncorridor-42 tokens cauldron\nturn    of ana", 1)
"""On both ways lies a token."""
BUSY = """
seats   ana ben cyd dan
ana     board luna-lovegood  at corridor-1  hp 6  points 140  floo 2  portkeys 1
ana     objects tom-riddles-diary basilisk-fang helga-hufflepuffs-cup sword-of-gryffindor hagrids-flute
ana     cards protego-1 stupefy-1 accio-1 polyjuice-potion-1 wiggenweld-potion-1
ana     missions first-horcrux past-fluffy half-blood-prince slughorns-memory lestrange-vault
ben     board draco-malfoy  at library  points 165  objects cauldron
cyd     board harry-potter  at corridor-37  points 120
dan     board cedric-diggory  at corridor-47  points 95
corridor-40 tokens prophecy
turn    of ana  walking 0  steps 9  visited corridor-1
turn    pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 walking=ana
chance  seed 1
"""
"""Nine steps from the Great Hall, with five missions and full hands; Cyd stands where Ana may go."""
RIDDLE = """
seats   ana ben
ana     board ron-weasley  at chamber-of-secrets  hp {hp}  missions first-horcrux
ana     objects tom-riddles-diary basilisk-fang
ben     board draco-malfoy  at library
turn    of ana  phase stop
chance  seed 1
"""
"""Ana may attempt a mission against Tom Riddle, who has 9 health."""
ARMED = RIDDLE.format(hp=7).replace(
    "objects", "cards protego-1 stupefy-1 wiggenweld-potion-1 fire-brew-1 girding-potion-1\nana     objects", 1
)
"""The same with five cards."""
FLOO = """
seats   ana ben
ana     board luna-lovegood  at oak-doors  floo 1  portkeys 0
ben     board ron-weasley  at ollivanders
burrow  tokens prophecy
turn    of ana  walking 0  steps 1  visited oak-doors
turn    pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 walking=ana
chance  seed 1
"""
"""Ana is a step from a tower, with Floo powder for one journey."""
TEAM = """
seats   ana ben
ana     board ron-weasley  at chamber-of-secrets  hp 40  objects tom-riddles-diary  missions first-horcrux
ben     board cedric-diggory  at chamber-of-secrets  hp 40  objects basilisk-fang
ben     cards fire-brew-1 stupefy-1 polyjuice-potion-1
turn    of ana  phase stop
chance  seed 1
"""
"""A team of two in the Chamber; the mission is Ana's, its cards are Ben's."""
MATCH = """
seats   ana ben
ana     board harry-potter  at quidditch-pitch
ben     board draco-malfoy  at quidditch-pitch
match   match 1  sides 0 1  teams-chosen 0 3  goals 1 0  seekers 0 0  actions 4  side-to-move 0
match   squares 2 11 9 38 14 17 - 43 37 35 31 30 27 -  quaffle -  quaffle-holder 3
match   bludgers 12 32  bludger-holders - -  threw 0 0
turn    of ana  pending next-turn=ana match-on play-quidditch=ana
chance  seed 1
"""
"""A chaser of Ana's stands before the hoops with the quaffle, and a goal is all that she lacks in round 1."""
RETURN = """
seats   ana ben
peter-pettigrew  at grounds-28  objects cauldron fathers-bone wormtails-hand object-harry-potter
turn    of peter-pettigrew  phase move
chance  seed 1
"""
"""Pettigrew has all four, and is a step from the Pitch."""
LAST = """
seats   ana ben
peter-pettigrew  board lord-voldemort  at oak-doors  hp 1  objects elder-wand
harry-potter     at entrance-hall  objects resurrection-stone
return  returned 1  destroyed 63
turn    of harry-potter  phase move
chance  seed 1
"""
"""Harry stands before Voldemort; all horcruxes are destroyed, and each holds what is theirs."""


def laid(given: str, *moves: str, **options: int) -> Game:
    """The game that a position begins, after these moves: ``ana roll``."""
    set_up = table(GAME, given, options)
    set_up.play(*moves)
    return begun_from(set_up.rules, set_up.game.state, KEY, [])


def soon(given: str, moves: Sequence[str], holds: Callable[[Game], bool], **options: int) -> Game:
    """The game of a position with a key of its own by whose dice these moves (or passes) lead to where something holds."""
    set_up = table(GAME, given, options)
    for number in count():
        game = begun_from(set_up.rules, set_up.game.state, number.to_bytes(32), [])
        tried = game.clone()
        if all(followed(tried, *set_up.move(move)) for move in moves) and holds(tried):
            return game
    raise AssertionError("there is always such a key")


def mission() -> Game:
    """Ana before her mission, which she wins by four attacks."""
    moves = ["ana attempt first-horcrux", *["ana attack"] * 4, "ana put burrow"]
    return soon(RIDDLE.format(hp=20), moves, lambda game: True)


def is_second_round(game: Game) -> bool:
    """Whether the seekers fly."""
    match = game.view(0).facts()["match"]
    return isinstance(match, dict) and match["round"] == 2


def match() -> Game:
    """A match in which Ana's first shot hits."""
    return soon(MATCH, ["ana fly home-chaser-2 D2", "ana shoot home-chaser-1"], is_second_round, mode=2)
