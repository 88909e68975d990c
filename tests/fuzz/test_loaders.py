"""Every loader, given damaged data, refuses it with an error that is meant, and never with another.

GREATHALL_FUZZ_SECONDS is the time for each loader, GREATHALL_FUZZ_SEED another sequence of damage. A new loader is one more
function and its name in LOADERS: it makes one attempt, and returns what it tried, for the message.
"""

import io
import json
import os
import random
import zipfile
from collections.abc import Callable
from functools import cache
from importlib import resources
from time import monotonic

import msgspec
import pytest

from greathall.games import find_rules, package, shipped_edition, table
from greathall.kernel.editions import read_edition
from greathall.kernel.errors import BadScenario, GreatHallError
from greathall.kernel.game import Game, load
from greathall.kernel.records import Entry, Header, first_hash, next_hash, parse
from greathall.kernel.saves import load_state
from greathall.kernel.scenario import parse as parse_scenario
from greathall.kernel.scenario import run
from tests.fuzz.mutations import as_bytes, damage_bytes, damage_text, damage_value
from tests.kernel import contract
from tests.kernel.games import CASES

pytestmark = pytest.mark.engine

SECONDS = float(os.environ.get("GREATHALL_FUZZ_SECONDS", "5"))
SEED = os.environ.get("GREATHALL_FUZZ_SEED", "0")
SHIPPED = "death-eaters-rising"


@cache
def games() -> list[Game]:
    """A game of each kind, somewhere in the middle."""
    found = []
    for number, case in enumerate(CASES):
        rules = case.rules(case.seats[0])
        for seed in range(3):
            *_, game = contract.positions(rules, 10 * number + seed, 12 * seed + 4)
            found.append(game)
    return found


def relink(record: object) -> object:
    """Make the chain of a damaged record anew, as far as its form allows, so that what lies behind it is reached."""
    try:
        assert isinstance(record, dict)
        before = first_hash(msgspec.convert(record["header"], Header))
        for linked in record["entries"]:
            before = linked["hash"] = next_hash(before, msgspec.convert(linked["entry"], Entry))
    except (AssertionError, KeyError, TypeError, msgspec.ValidationError):
        pass
    return record


def record(chooser: random.Random) -> tuple[object, Callable[[], object]]:
    """A record: its bytes or its values damaged, with the old chain or a new one, sometimes with an upgrade."""
    game = chooser.choice(games())
    story = game.record(private=chooser.random() < 0.5)
    value = json.loads(story.dump())
    if chooser.random() < 0.2:
        state = damage_value(json.loads(contract.saved(game)), chooser)
        upgrade = {"entry": "upgrade", "rules": 1, "edition": value["header"]["edition_hash"], "state": state}
        value["entries"].append({"entry": upgrade, "hash": ""})
        for seat, picked in contract.moves(game)[:1]:
            chosen = {"entry": "choice", "seat": seat, "choice": game.name(picked), "question": game.question}
            value["entries"].append({"entry": chosen, "hash": ""})
    elif chooser.random() < 0.3:
        data = damage_bytes(story.dump(), chooser)
        return data, lambda: load(parse(data), game.rules)
    else:
        part = "entries" if chooser.random() < 0.8 else chooser.choice(sorted(value))
        value[part] = damage_value(value[part], chooser)
    changed = as_bytes(relink(value) if chooser.random() < 0.8 else value)
    return changed, lambda: load(parse(changed), game.rules)


def state(chooser: random.Random) -> tuple[object, Callable[[], object]]:
    """A stored state with damaged values."""
    game = chooser.choice(games())
    value = damage_value(json.loads(contract.saved(game)), chooser)
    if not isinstance(value, dict):
        value = {}
    return value, lambda: load_state(game.rules, value, game.chance)


def a_choice(chooser: random.Random) -> tuple[object, Callable[[], object]]:
    """A choice in damaged words or as any number, by any seat, in answer to any question."""
    game = chooser.choice(games()).clone()
    sound = chooser.choice(game.rules.names.vocabulary())
    picked: int | str = sound
    if chooser.random() < 0.2:
        picked = chooser.getrandbits(chooser.choice([8, 33, 44, 80])) - 9
    elif chooser.random() < 0.8:
        picked = damage_bytes(game.name(sound).encode(), chooser).decode(errors="replace")
    seat, question = chooser.choice([0, 1, 2, 0, 1, -1, 30, 1 << 40]), chooser.choice([0, 0, game.question, 1, 1 << 40])
    return (seat, picked, question), lambda: played(game, seat, picked, question)


def played(game: Game, seat: int, picked: int | str, question: int) -> None:
    """The choice played; when it is refused, nothing has changed."""
    before = contract.saved(game), len(game.entries)
    try:
        game.play(seat, picked, question)
    except GreatHallError:
        assert (contract.saved(game), len(game.entries)) == before
        raise


def scenario(chooser: random.Random) -> tuple[object, Callable[[], object]]:
    """A scenario of the game with damaged words, read, set up and played."""
    text = damage_text(chooser.choice(scenarios()), chooser)
    return text, lambda: run_text(text)


@cache
def scenarios() -> list[str]:
    """The examples that come with a game."""
    folder = resources.files(package(SHIPPED).__name__) / "scenarios"
    return [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir(), key=lambda each: each.name)]


def run_text(text: str) -> None:
    """Play a scenario; what does not hold is a refusal too."""
    read = parse_scenario(text)
    failures = run(read, table(read.game, read.given, read.options, read.edition))
    if failures:
        raise BadScenario("\n".join(failures))


def edition(chooser: random.Random) -> tuple[object, Callable[[], object]]:
    """The standard edition with damaged values; where it is an edition still, a game begins."""
    source = shipped_edition(SHIPPED, "standard")
    part = chooser.choice(sorted(source.content))
    content = source.content | {part: damage_value(source.content[part], chooser)}
    return content[part], lambda: contract.new_game(find_rules(SHIPPED, 2, {}, content=content), 0)


def edition_file(chooser: random.Random) -> tuple[object, Callable[[], object]]:
    """The files of the standard edition, the bytes of one of them damaged."""
    folder = resources.files(package(SHIPPED).__name__) / "editions" / "standard"
    files = {file.name: file.read_bytes() for file in folder.iterdir()}
    name = chooser.choice(sorted(files))
    files[name] = damage_bytes(files[name], chooser)
    return files[name], lambda: find_rules(SHIPPED, 2, {}, content=read_edition(zipped(files)).content)


def zipped(files: dict[str, bytes]) -> zipfile.Path:
    """A folder in memory."""
    archive = zipfile.ZipFile(io.BytesIO(), "w")
    for name, data in files.items():
        archive.writestr(name, data)
    return zipfile.Path(archive)


LOADERS = [record, state, a_choice, scenario, edition, edition_file]


@pytest.mark.parametrize("attempt", LOADERS, ids=lambda loader: loader.__name__)
def test_only_meant_errors_come_out(attempt: Callable[[random.Random], tuple[object, Callable[[], object]]]) -> None:
    end = monotonic() + SECONDS
    number, refused = 0, 0
    while number < 50 or monotonic() < end:
        tried, run = attempt(random.Random(f"{SEED} {number}"))
        refused += was_refused(run, f"attempt {number} with {tried!r}")
        number += 1
    assert refused > number // 4, "the damage is real"


def was_refused(run: Callable[[], object], attempt: str) -> bool:
    """Whether it ended with an error that is meant, and says something; any other is the fault that is looked for."""
    try:
        run()
    except GreatHallError as error:
        if not str(error):
            raise AssertionError(f"{attempt}: the refusal says nothing") from error
        return True
    except Exception as error:
        raise AssertionError(attempt) from error
    return False
