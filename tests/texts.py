"""What can be said in Death Eaters Rising: every word, event, choice, question and card, for the tests of its texts."""

from collections.abc import Iterator
from typing import get_args

import msgspec

from greathall.games import find_rules
from greathall.games.death_eaters_rising.records import Ability, Headquarters, Named
from greathall.games.death_eaters_rising.text import cards_of
from greathall.games.death_eaters_rising.vocabulary import Verb
from greathall.kernel.names import NUMBER

RULES = find_rules("death-eaters-rising", 4, {}, "standard")
NAMES = RULES.names
PLAYERS = ["Ana", "Ben", "James", "Zoë"]
CARDS: dict[str, Named] = cards_of(RULES.content)


def texts_of(card: Named) -> list[Named | Ability]:
    """What has a text of its own: a card, or each ability of a headquarters."""
    return [*card.abilities] if isinstance(card, Headquarters) else [card]


def literals(kind: object) -> list[str]:
    """The words of a Literal, also of an optional one."""
    return [word for each in (kind, *get_args(kind)) for word in get_args(each) if isinstance(word, str)]


def values_of(domain: str) -> list[str]:
    """The words of a domain; of numbers one of each plural category."""
    return ["1", "2", "5"] if domain == NUMBER else NAMES.domains[domain].words


def combinations(domains: list[str]) -> Iterator[list[str]]:
    """Each value of each domain at least once, the others at their first."""
    usual = [values_of(domain)[0] for domain in domains]
    yield usual
    for at, domain in enumerate(domains):
        for value in values_of(domain)[1:]:
            yield [*usual[:at], value, *usual[at + 1 :]]


def every_effect() -> Iterator[dict[str, object]]:
    """Each verb with each word and number that the vocabulary lets it say, one at a time."""
    moments = {"when": "used", "while": "pool-is-taken", "window": "before-assigning"}
    for verb in get_args(Verb):
        fields = {field.name.rstrip("_").replace("_", "-"): field for field in msgspec.structs.fields(verb)}
        choices = {
            name: values for name, field in fields.items() if name not in moments for values in [said(name, field)]
        }
        usual = {name: values[0] for name, values in choices.items() if values and values[0] is not None}
        base = {"verb": str(verb.__struct_config__.tag), **usual}
        yield {**base, "when": "dark-mark"}
        yield {**base, "window": "roll-and-assign"}
        for name, values in choices.items():
            for value in values:
                effect = {**base, "when": "used", name: value}
                yield {key: each for key, each in effect.items() if each is not None}


def said(name: str, field: msgspec.structs.FieldInfo) -> list[object]:
    """The values that are tried for one field."""
    conditions: dict[str, list[object]] = {
        "if": [
            None,
            {"is": "team-has", "faction": "hogwarts"},
            {"is": "team-has", "any-of": ["weasley", "harry-potter", "luna-lovegood"]},
            {"is": "nobody-here", "faction": "army"},
        ],
        "colours": [["blue"], ["orange", "red"]],
    }
    if name in conditions:
        return conditions[name]
    found = literals(field.type)
    numbers: list[object] = [1, 2, 5]
    optional: list[object] = [None] if not field.required and field.default is None else []
    return [*optional, *found] if found else numbers
