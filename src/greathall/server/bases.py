"""Games that begin in the middle: what-ifs of a finished game, and examples of the rulebook.

Such a game's story begins with a commitment to its own key and the state from which it goes on, as after an upgrade.
"""

from __future__ import annotations

from importlib import import_module

from greathall.games import examples, find_rules, package
from greathall.kernel.chance import Chance, Script, Stream
from greathall.kernel.editions import content_hash
from greathall.kernel.errors import NotPossible
from greathall.kernel.game import Game
from greathall.kernel.records import Committed, Nonced, Upgraded, key_hash
from greathall.kernel.rules import Rules
from greathall.kernel.saves import dump_state
from greathall.kernel.scenario import Table
from greathall.kernel.state import State
from greathall.server.protocol import ExampleInfo


def begun_from(rules: Rules, s: State, key: bytes, nonces: list[bytes], chance: Chance | None = None) -> Game:
    """A new game that goes on from a state, with chance of its own."""
    game = Game(rules, key, nonces, chance)
    game.entries.append(Committed(key_hash(key)))
    game.entries += [Nonced(seat, nonce.hex()) for seat, nonce in enumerate(nonces)]
    game.upgraded(Upgraded(rules.version, content_hash(rules.content), dump_state(rules, s)))
    return game


# --- examples


def example_table(game: str, name: str) -> Table:
    """The table that an example sets up."""
    if name not in examples(game):
        raise NotPossible(f"{game} has no example {name!r}; it has {', '.join(examples(game))}")
    scenario = examples(game)[name]
    setting = import_module(f"{package(game).__name__}.position")
    return Table(
        lambda seats: find_rules(game, seats, scenario.options, scenario.edition),
        setting,
        scenario.given,
    )


def example_game(game: str, name: str, key: bytes) -> Game:
    """An example as a game to play: what its script leaves open comes from the key."""
    table = example_table(game, name)
    chance = example_chance(table, key)
    return begun_from(table.rules, table.game.state, key, [], chance)


def example_chance(table: Table, key: bytes) -> Chance:
    """The scripted chance of an example, and the key's stream behind it. The state's counters say how far the script is."""
    script = table.game.state.chance
    assert isinstance(script, Script)
    script.otherwise = Stream(key, b"", table.rules.names.purposes)
    return script


def example_info(game: str, name: str) -> ExampleInfo:
    """What a page is told of an example: its seats, and the choices that it shows, step by step."""
    scenario = examples(game)[name]
    table = example_table(game, name)
    steps = []
    for step in scenario.steps():
        moves = [table.move(line) for line in step.when.splitlines() if line.strip()]
        steps.append([f"{seat} {choice}" for seat, choice in moves])
    return ExampleInfo(name=name, title=scenario.title, clauses=scenario.clauses(), seats=table.seats, steps=steps)
