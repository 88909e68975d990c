"""Tables for tests: games that stand somewhere in the middle, and are finished soon by dice that nobody touched."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

import greathall
from greathall.bots.levels import player
from greathall.games import table
from greathall.kernel.chance import Stream
from greathall.kernel.game import Game
from greathall.server.bases import begun_from
from tests.browser.visitors import Visitor
from tests.server.houses import House

GAME = "death-eaters-rising"
LAST_TURN = """
seats      ana ben cyd
ana        faction order     team nymphadora-tonks*1 bill-weasley
ben        faction hogwarts  team albus-dumbledore  tokens heal-1
cyd        faction army      team harry-potter
voldemort  faces hogsmeade  card villain  damage 4
azkaban    holds draco-malfoy mulciber walden-macnair antonin-dolohov lucius-malfoy
ministry-of-magic  beside lee-jordan firenze cho-chang
hogsmeade  beside fred-weasley - luna-lovegood  corruption 2
dice       pool purple-1 purple-2 red-1
dice       on lord-voldemort=purple-3=bravery-2 lord-voldemort=red-2=loyalty
turn       of ana  at hogsmeade  phase roll  number 9
"""
"""Ana lacks one bravery of Voldemort's symbols; Ben has a token that heals."""


def last_turn() -> Game:
    """The last turn of a game that is won by its own key: the first roll shows bravery on both purple dice, and loyalty."""
    laid = table(GAME, LAST_TURN)
    wanted = {"assign purple-1 lord-voldemort", "assign purple-2 lord-voldemort", "assign red-1 headquarters-1"}
    for number in count():
        key = number.to_bytes(32)
        laid.game.state.chance = Stream(key, b"", laid.rules.names.purposes)
        tried = laid.game.clone()
        tried.play(0, "roll")
        if wanted <= set(map(tried.name, tried.options(0))):
            return begun_from(laid.rules, laid.game.state, key, [])
    raise AssertionError("there is always such a key")


def played(seed: int, turn: int, seats: int = 3) -> Game:
    """A game that bots played, until the first seat has this turn, and dice to assign; to the end where it does not come."""
    game = greathall.start(GAME, seats, key=seed.to_bytes(32))
    bots = [player("apprentice", seed * 10 + seat) for seat in range(seats)]
    while not game.over:
        seat = game.waiting[0]
        view = game.view(seat)
        if game.state.turn >= turn and seat == 0 and view.facts()["ask"] == ["assign"]:
            break
        picked = bots[seat](view)
        assert picked is not None
        game.play(seat, picked)
    return game


def lay(here: House, game: Game, visitors: Sequence[Visitor]) -> str:
    """A table of this game at which the visitors have the first seats, and a bot the others; its address."""
    hall = here.app.hall
    host, *others = visitors
    placed = here.on_the_loop(hall.place(host.person, game, [0]))
    placed.charter.name = "Owl Post table"
    for seat, visitor in enumerate(others, 1):
        placed.charter.seats[seat].give(visitor.person, visitor.name)
    return f"/t/{placed.charter.id}"
