"""Damage: seeds of real data, changed as an accident or an attacker would."""

import copy
import json
import random
import re

NASTY: list[object] = [None, True, "", "-", "?", "x" * 300, "\x00", "\u00b2", "answer", "goal-1", "seat-1", 0.5, 1e300]
NASTY += [-1, 0, 1, 29, 30, 1 << 31, 1 << 45, 1 << 70]
NASTY += [[], {}, [[]], [None], {"": 0}, [[[[[[[[]]]]]]]], ["move", 0, 0, 0, 0, 1, 1]]
"""What nothing asked for."""


def damage_bytes(data: bytes, chooser: random.Random) -> bytes:
    """A few bytes flipped, cut out, doubled or put in."""
    changed = bytearray(data)
    for _ in range(chooser.randint(1, 4)):
        at = chooser.randint(0, len(changed))
        length = chooser.choice([1, 1, 2, 8, 64])
        match chooser.randrange(5):
            case 0:
                changed[at : at + 1] = bytes([chooser.randrange(256)])
            case 1:
                del changed[at : at + length]
            case 2:
                changed[at:at] = changed[at : at + length]
            case 3:
                changed[at:at] = chooser.choice(
                    [b"[", b"{", b'"', b"9", b"\\u0000", b"\xff", b"-", b"e9", b"," * 9, b"[" * 2000]
                )
            case _:
                del changed[at:]
    return bytes(changed)


def damage_value(value: object, chooser: random.Random) -> object:
    """One to three places of a value, at any depth, replaced, removed, doubled or exchanged."""
    changed = copy.deepcopy(value)
    words = sorted({"", *strings(value)})
    for _ in range(chooser.randint(1, 3)):
        changed = damage_place(changed, words, chooser)
    return changed


def strings(value: object) -> list[str]:
    """All words in a value, which are then put where another is meant."""
    if isinstance(value, dict):
        return [*value, *strings(list(value.values()))]
    if isinstance(value, list):
        return [word for each in value for word in strings(each)]
    return [value] if isinstance(value, str) else []


def damage_place(value: object, words: list[str], chooser: random.Random) -> object:
    """One place damaged: this value itself, or one within it. Most damage is small, so that much of it is found late."""
    if isinstance(value, dict) and value and chooser.random() < 0.99:
        key = chooser.choice(sorted(value))
        if chooser.random() < 0.01:
            del value[key]
        elif chooser.random() < 0.01:
            value[chooser.choice(words)] = value[key]
        else:
            value[key] = damage_place(value[key], words, chooser)
        return value
    if isinstance(value, list) and value and chooser.random() < 0.99:
        at, other = chooser.randrange(len(value)), chooser.randrange(len(value))
        match chooser.randrange(24):
            case 0:
                del value[at]
            case 1:
                value.insert(at, copy.deepcopy(value[other]))
            case 2:
                value[at], value[other] = value[other], value[at]
            case _:
                value[at] = damage_place(value[at], words, chooser)
        return value
    if type(value) is int and chooser.random() < 0.7:
        return value + chooser.choice([-2, -1, 1, 2, 64])
    if isinstance(value, str) and chooser.random() < 0.7:
        return chooser.choice(words)
    return copy.deepcopy(chooser.choice(NASTY))


def damage_text(text: str, chooser: random.Random) -> str:
    """One to four words of a text left out, doubled, exchanged with another or made wrong; now and then a few letters."""
    for _ in range(chooser.randint(1, 4)):
        words = re.split(r"(\s+)", text)  # every second one is the space between two words
        at, other = (2 * chooser.randrange(len(words) // 2 + 1) for _ in range(2))
        match chooser.randrange(5):
            case 0:
                words[at] = ""
            case 1:
                words[at] += " " + words[other]
            case 2:
                words[at], words[other] = words[other], words[at]
            case 3:
                words[at] = words[other]
            case _:
                words[at] = damage_bytes(words[at].encode(), chooser).decode(errors="replace")
        text = "".join(words)
    return text


def as_bytes(value: object) -> bytes:
    """The value as JSON."""
    return json.dumps(value).encode()
