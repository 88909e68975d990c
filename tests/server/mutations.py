"""Messages as somebody would send them who wishes the house ill: every field of every command, made wrong in every way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from greathall.server.protocol import (
    AskBack,
    Begin,
    Clock,
    Command,
    Commands,
    Hand,
    Hint,
    House,
    Leave,
    Passes,
    Pause,
    Play,
    Ready,
    Remove,
    Resume,
    Say,
    SetHouse,
    SetSeat,
    Sit,
    Undo,
    Vote,
    Why,
)

KEY = "k"
VALID: list[Command] = [
    Play(key=KEY, seat=0, question=1, line=["roll"]),
    Undo(key=KEY, seat=0),
    AskBack(key=KEY, seat=0, to=1),
    Vote(key=KEY, seat=0, about="past:1", agree=True),
    Hand(key=KEY, seat=0, up=True),
    Why(key=KEY, seat=0, choices=["roll"]),
    Hint(key=KEY, seat=0),
    Passes(key=KEY, seat=0, until="turn"),
    Say(key=KEY, text="Hello"),
    Sit(key=KEY, seat=0, name="Ana"),
    Ready(key=KEY, seat=0, ready=True),
    Leave(key=KEY, seat=0),
    Begin(key=KEY, level="adept"),
    SetSeat(key=KEY, seat=0, to="bot", level="random"),
    Remove(key=KEY, seat=0, level="adept"),
    SetHouse(key=KEY, house=House(clock=Clock(seconds=60)), name="Ours", options={"voldemort": 5}),
    Pause(key=KEY, paused=True),
    Resume(key=KEY, after=0),
]
"""One of each kind."""
assert {type(each) for each in VALID} == set(get_args(Commands))

WRONG: list[object] = [
    None,
    True,
    -1,
    16,
    2**31,
    2**63,
    -(2**63),
    10**30,
    0.5,
    1e308,
    "",
    "0",
    "\u0000",
    "x" * 10_000,
    "<script>alert(1)</script>",
    "𐐨\u202e",
    [],
    [0],
    ["roll"] * 1000,
    [[[[]]]],
    {},
    {"": {}},
    {"__proto__": {}},
]
"""What no field takes everywhere, and most take nowhere."""


def plain(command: Command) -> dict[str, Any]:
    """A command as JSON."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(command))
    return found


def mutated() -> Iterator[str]:
    """Every command with each field, also those within fields, left out, doubled under another name, or replaced."""
    for command in VALID:
        yield from (json.dumps(each) for each in changed(plain(command)))


def changed(value: Any) -> Iterator[Any]:
    """A value with one thing in it made wrong."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield {key: each for key, each in value.items() if key != name}
            yield {**value, f"{name}s": part}
            yield from ({**value, name: wrong} for wrong in [*WRONG, *changed(part)])
    elif isinstance(value, list):
        yield from ([*value[:at], wrong, *value[at + 1 :]] for at in range(len(value)) for wrong in WRONG)


def broken() -> Iterator[str | bytes]:
    """What is no JSON of a command at all."""
    for command in VALID:
        text = json.dumps(plain(command))
        yield from (text[:length] for length in (0, 1, len(text) // 2, len(text) - 1))
        yield text + text
        yield text.replace('"', "'")
    yield from ("null", "[]", "0", '"play"', "{}", '{"do":"play"}', '{"do":"nothing","key":"k"}', '{"do":["play"]}')
    yield "[" * 5000
    yield '{"do":"say","key":"k","text":' + '{"a":' * 2500 + "1" + "}" * 2500 + "}"
    yield b"\xff\xfe\x00"
    yield '{"do":"say","key":"k","text":"\\ud800"}'
    yield "\ufeff" + json.dumps(plain(VALID[0]))
    yield json.dumps({**plain(VALID[8]), "text": "x" * 20_000})
