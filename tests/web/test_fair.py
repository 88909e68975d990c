"""The page verifies records as Python makes them, names the entry that was altered, and knows how far chance strays."""

import math
import random
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec
import pytest

import greathall
from greathall.kernel.chance import Stream
from greathall.kernel.editions import content_hash
from greathall.kernel.records import (
    Chanced,
    Chosen,
    Entry,
    Header,
    Linked,
    Record,
    Upgraded,
    first_hash,
    key_hash,
    next_hash,
)
from tests.web.node import told_by

KEY = bytes(range(7, 39))


class Fault(msgspec.Struct, frozen=True):
    """A check that failed, and the entry where it shows."""

    check: str
    entry: int


class Verdict(msgspec.Struct):
    """What was looked at, and what was found."""

    entries: int
    outcomes: int
    faults: list[Fault]


class Told(msgspec.Struct):
    """What the page answers."""

    verdicts: list[Verdict]
    rolled: list[int]
    shares: list[float]
    strays: list[int]


def answers(asked: Mapping[str, object], folder: Path) -> Told:
    """What the page answers; what is not asked is empty."""
    nothing = {"records": [], "stream": {"key": KEY.hex(), "nonces": [], "rolls": []}, "shares": [], "tallies": []}
    return msgspec.convert(told_by("fair.js", {**nothing, **asked}, folder), Told)


def faults(*asked: tuple[Record, str], folder: Path) -> list[list[Fault]]:
    """What the page finds in these records, each with the commitment that it was told."""
    written = [{"record": record, "promise": promise} for record, promise in asked]
    return [verdict.faults for verdict in answers({"records": written}, folder).verdicts]


@pytest.fixture(scope="module")
def record() -> Record:
    """A finished game with three seats, played at random."""
    game = greathall.start("death-eaters-rising", 3, key=KEY)
    chance = random.Random(4)
    while not game.over:
        seat = game.waiting[0]
        game.play(seat, chance.choice(game.options(seat)))
    return game.record()


def relinked(record: Record, entries: list[Entry]) -> Record:
    """The record with these entries, and hashes that follow from them: as a careful cheat would write it."""
    before = first_hash(record.header)
    linked = []
    for entry in entries:
        before = next_hash(before, entry)
        linked.append(Linked(entry, before))
    return msgspec.structs.replace(record, entries=linked)


def number_of(record: Record, kind: type, nth: int) -> int:
    """The number of the n-th entry of a kind."""
    return [at for at, linked in enumerate(record.entries) if isinstance(linked.entry, kind)][nth]


def test_a_record_that_nobody_touched_is_verified(record: Record, tmp_path: Path) -> None:
    outcomes = sum(isinstance(linked.entry, Chanced) for linked in record.entries)
    assert outcomes > 50
    asked = {"records": [{"record": record, "promise": promise} for promise in (key_hash(KEY), "")]}
    assert answers(asked, tmp_path).verdicts == [Verdict(len(record.entries), outcomes, [])] * 2


def test_an_upgrade_and_every_kind_of_entry_are_hashed_alike(record: Record, tmp_path: Path) -> None:
    """A state may hold anything that JSON has; keys of objects come in any order."""
    entries = [linked.entry for linked in record.entries]
    state: dict[str, object] = {"z": [1, {"b": None, "a": True}], 'Ž\n"\\\u2028': "č\x1f\x7f/𐐨", "": -1}
    header = Header("death-eaters-rising", 3, "standard", "00", 3, {"goal": 5, "first": 0})
    upgraded = relinked(
        msgspec.structs.replace(record, header=header),
        [*entries, Upgraded(2, content_hash(record.content or {}), state)],
    )
    assert faults((upgraded, ""), folder=tmp_path) == [[]]


def test_an_altered_outcome_is_named(record: Record, tmp_path: Path) -> None:
    at = number_of(record, Chanced, 20)
    entries = [linked.entry for linked in record.entries]
    entry = entries[at]
    assert isinstance(entry, Chanced)
    entries[at] = msgspec.structs.replace(entry, result=(entry.result + 1) % entry.bound)
    careless = msgspec.structs.replace(
        record, entries=[Linked(each, linked.hash) for each, linked in zip(entries, record.entries, strict=True)]
    )
    said = faults((careless, ""), (relinked(record, entries), ""), folder=tmp_path)
    assert said == [[Fault("chain", at), Fault("stream", at)], [Fault("stream", at)]]


def changed_choice(record: Record) -> Record:
    linked = [*record.entries]
    at = number_of(record, Chosen, 5)
    linked[at] = Linked(Chosen(0, "roll", 9999), linked[at].hash)
    return msgspec.structs.replace(record, entries=linked)


def without(record: Record) -> Record:
    linked = [*record.entries]
    del linked[number_of(record, Chosen, 5)]
    return msgspec.structs.replace(record, entries=linked)


def swapped(record: Record) -> Record:
    linked = [*record.entries]
    at = number_of(record, Chosen, 5)
    linked[at], linked[at - 1] = linked[at - 1], linked[at]
    return msgspec.structs.replace(record, entries=linked)


@pytest.mark.parametrize(("alter", "before"), [(changed_choice, 0), (without, 0), (swapped, 1)])
def test_an_entry_that_was_changed_removed_or_moved_is_named(
    alter: Callable[[Record], Record], before: int, record: Record, tmp_path: Path
) -> None:
    at = number_of(record, Chosen, 5) - before
    assert faults((alter(record), ""), folder=tmp_path) == [[Fault("chain", at)]]


def test_another_key_or_another_promise_does_not_pass(record: Record, tmp_path: Path) -> None:
    other = msgspec.structs.replace(record, key=bytes(32).hex())
    unfinished = msgspec.structs.replace(record, key="")
    said = faults((other, ""), (unfinished, ""), (record, key_hash(bytes(32))), folder=tmp_path)
    assert said == [[Fault("commitment", 0)]] * 3


def test_another_header_or_edition_does_not_pass(record: Record, tmp_path: Path) -> None:
    header = msgspec.structs.replace(record.header, options={"goal": 4})
    other = msgspec.structs.replace(record, header=header)
    edition = msgspec.structs.replace(record, content={**(record.content or {}), "more": 1})
    said = faults((other, ""), (edition, ""), folder=tmp_path)
    assert said == [[Fault("chain", 0)], [Fault("edition", -1)]]


def test_words_of_an_incomplete_round_are_replaced_as_in_python(tmp_path: Path) -> None:
    """With a bound just above half of all words every second word is thrown away."""
    bounds = [2**31 + 1, 3 * 2**30, 2**32, 1, 6, 8]
    rolls = [("wizard-dice", index, bounds[index % len(bounds)]) for index in range(200)] + [("deck", 3, 31)]
    nonces = [b"\x01", b"", bytes(range(32))]
    stream = Stream(KEY, b"".join(nonces), ["wizard-dice", "deck"])
    expected = [stream.roll(["wizard-dice", "deck"].index(purpose), index, bound) for purpose, index, bound in rolls]
    asked = {"stream": {"key": KEY.hex(), "nonces": [nonce.hex() for nonce in nonces], "rolls": rolls}}
    assert answers(asked, tmp_path).rolled == expected


def test_the_share_of_games_that_stray_further_is_that_of_the_closed_forms(tmp_path: Path) -> None:
    """One degree of freedom is the error function, an even number a sum."""
    half = [(0.5, x / 10, math.erfc(math.sqrt(x / 10))) for x in range(1, 100)]
    two = [(2.0, x / 5, math.exp(-x / 5) * (1 + x / 5)) for x in range(100)]
    ten = [(10.0, x, math.exp(-x) * sum(x**k / math.factorial(k) for k in range(10))) for x in range(40)]
    cases = [*half, *two, *ten]
    shares = answers({"shares": [(shape, x) for shape, x, _ in cases]}, tmp_path).shares
    assert shares == pytest.approx([share for *_, share in cases], abs=1e-9)


def test_tallies_are_weighed_in_words_of_a_hundred(tmp_path: Path) -> None:
    """As expected: all 100; nothing rolled: 100; one side only: none; two dice together have their degrees of freedom."""
    tallies = [
        [([10, 10, 10], [10, 10, 10])],
        [([0, 0], [0, 0])],
        [([60, 0, 0, 0, 0, 0], [10] * 6)],
        [([30, 30, 48], [36] * 3)],
        [([30, 30, 48], [36] * 3), ([12, 12, 12], [12] * 3)],
    ]
    asked = [[{"counts": counts, "expected": fair} for counts, fair in together] for together in tallies]
    strays = answers({"tallies": asked}, tmp_path).strays
    assert strays == [100, 100, 0, round(100 * math.exp(-3)), round(100 * math.exp(-3) * 4)]
