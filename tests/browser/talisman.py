"""Tables of Talisman for tests: written positions with scripted dice, at which few choices are left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

import greathall
from greathall.games import table
from greathall.kernel.game import Game
from greathall.server.bases import begun_from

GAME = "talisman"
SEATS = ["ana", "ben", "cyd"]
KEY = (5).to_bytes(32)
DUEL = """
seats   ana ben cyd
ana     side minerva-mcgonagall-professor  at three-broomsticks  magic 6  strength 3  fate 2  objects wand-1
ana     allies nymphadora-tonks
ben     side bellatrix-lestrange-lieutenant  at shrieking-shack  magic 5  strength 4  life 1  fate 0  galleons 1
ben     objects broomstick-1
cyd     side lucius-malfoy-governor  at vauxhall-road  magic 5  spells expulso-1
advantage  side order
turn    of ana  phase move  number 7
chance  seed 1
"""
"""Ana comes to where Ben stands with his last Life; Cyd holds a Spell that turns the Advantage over to Ben's side."""
HALL = """
seats   ana ben
ana     side albus-dumbledore-headmaster  at astronomy-tower  magic 11  strength 4  life 3  fate 1  objects elder-wand
ben     side bellatrix-lestrange-lieutenant  at gringotts  magic 5
turn    of ana  phase move  number 21
chance  seed 1
"""
"""Ana is a step from the Room of Requirement, and holds an Insignia."""
WALK = """
seats   zuzana mira tomas jan ola petr
zuzana  side minerva-mcgonagall-animagus  at charing-cross-road  magic 5  strength 3  life 4  fate 2  galleons 3
zuzana  objects wand-1 bertie-botts-every-flavour-beans-1 broomstick-1  allies nymphadora-tonks fang
zuzana  spells expecto-patronum-1 expulso-1  trophies scabior corban-yaxley
mira    side bellatrix-lestrange-lieutenant  at shrieking-shack  magic 5  life 3  allies vincent-crabbe nagini
tomas   side harry-potter-seeker  at quidditch-pitch  magic 5  objects wand-3 broomstick-2  spells accio-1
jan     side lucius-malfoy-governor  at vauxhall-road  objects dittany-1 sneakoscope-1 wand-4 portkey-1
ola     side albus-dumbledore-headmaster  at diagon-alley  magic 7  allies fawkes hedwig dobby
petr    side draco-malfoy-prefect  at moving-staircases  objects elder-wand marauders-map
borgin-and-burkes  cards hand-of-glory
spider-hollow      cards acromantula xenophilius-lovegood
trafalgar-square   cards weasleys-wizard-wheezes  lying 2
outer   top antonin-dolohov
turn    of zuzana  phase move  number 14
chance  seed 5
chance  movement {movement}
chance  attack 2
chance  foe-attack 4
"""
"""A table of six in the middle of a game; Dolohov lies on top of London's deck."""


def laid(given: str, *moves: str) -> Game:
    """The game that a position begins, after these moves: ``ana roll``."""
    set_up = table(GAME, given)
    set_up.play(*moves)
    return begun_from(set_up.rules, set_up.game.state, KEY, [])


def soon(given: str, moves: Sequence[str], holds: Callable[[Game], bool]) -> Game:
    """The game of a position with a key of its own by whose dice these moves (or passes) lead to where something holds."""
    set_up = table(GAME, given)
    for number in count():
        key = number.to_bytes(32)
        game = begun_from(set_up.rules, set_up.game.state, key, [])
        tried = game.clone()
        if all(followed(tried, *set_up.move(move)) for move in moves) and holds(tried):
            return game
    raise AssertionError("there is always such a key")


def followed(game: Game, seat: int, choice: str) -> bool:
    """Make a choice, letting go by what is asked before it; False where it does not come."""
    for _ in range(20):
        if game.over:
            return False
        asked = game.waiting[0]
        options = [game.name(each) for each in game.options(asked)]
        if asked == seat and choice in options:
            game.play(seat, choice)
            return True
        if "pass" not in options:
            return False
        game.play(asked, "pass")
    return False


def died(game: Game) -> list[str]:
    """Who waits in St Mungo's."""
    return [SEATS[seat] for seat, away in enumerate(game.state.away) if away]  # type: ignore[attr-defined]


def duel() -> Game:
    """Ana wins against Ben, though Cyd casts a Spell."""
    moves = ["ana roll", "ana accept", "ana step hogs-head", "ana attack 1", "cyd cast expulso-1 -"]
    return soon(DUEL, [*moves, "cyd turn-to death-eaters", "ana take-life"], lambda game: "ben" in died(game))


def last_turn() -> Game:
    """Ana wins in the Great Hall by the first throw."""
    return soon(HALL, ["ana roll", "ana accept", "ana pass"], lambda game: game.over)


def walking() -> Game:
    """Zuzana has rolled a 4: four spaces are reached, two of them by Privet Drive."""
    return laid(WALK.format(movement=4), "zuzana roll", "zuzana accept")


def fighting() -> Game:
    """Zuzana has met Dolohov; the dice lie, and she may spend Fate."""
    set_up = table(GAME, WALK.format(movement=3))
    set_up.play("zuzana roll", "zuzana accept", "zuzana step tottenham-court-road", "zuzana explore")
    game = set_up.game
    while game.waiting != [0] or game.view(0).facts()["ask"] != ["window", "attack-rolled"]:
        game.play(game.waiting[0], "pass")
    return begun_from(set_up.rules, game.state, KEY, [])


def beginning() -> Game:
    """The first choice of a new game: the side of a character card."""
    return greathall.start(GAME, 4, key=KEY)
