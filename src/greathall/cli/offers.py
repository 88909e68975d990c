"""The options of a seat as a numbered list, and what a typed line means."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from greathall.kernel.text import Thing

if TYPE_CHECKING:
    from greathall.kernel.text import Text


class Offer:
    """An option with its number: one choice, or several that differ in nothing that matters (dice that show the same)."""

    def __init__(self, number: int, choice: str, text: Text, shows: Mapping[str, Thing]) -> None:
        self.number = number
        self.choices = [choice]
        self.label = text.choice(choice, shows)
        self.group = text.choice(choice, shows, "group")
        self.row = text.choice(choice, shows, "row")
        self.cell = text.choice(choice, shows, "cell") or self.label

    @property
    def kind(self) -> str:
        """The first word of its choice."""
        return self.choices[0].split()[0]


def offers_of(choices: Iterable[str], text: Text, shows: Mapping[str, Thing], first: int = 1) -> list[Offer]:
    """All options in their order; those that read the same are one."""
    found: dict[str, Offer] = {}
    for choice in choices:
        label = text.choice(choice, shows)
        if label in found:
            found[label].choices.append(choice)
        else:
            found[label] = Offer(first + len(found), choice, text, shows)
    return list(found.values())


def plain(typed: str) -> str:
    """In lower case and without accents, so that everybody can type every name."""
    letters = unicodedata.normalize("NFKD", typed.lower().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).replace("’", "").replace("'", "")


class Reader:
    """What a typed line may mean among some choices."""

    def __init__(self, text: Text, shows: Mapping[str, Thing]) -> None:
        self.text = text
        self.shows = shows

    def values(self, choice: str) -> list[set[str]]:
        """For each value of a choice, the words that it may be called by."""
        word, *values = choice.split()
        return [self.called(domain, value) for domain, value in zip(self.text.choices[word].fixed, values)]

    def called(self, domain: str, value: str) -> set[str]:
        """The words for a value: its id and the parts of it, its name, and what it shows."""
        names = [value, *value.split("-")]
        thing = self.text.value(domain, value)
        if isinstance(thing, Thing):
            names += thing.name.split()
        if value in self.shows:
            names += self.shows[value].name.split()
        return {plain(name) for name in names}

    def fits(self, typed: Sequence[str], choice: str) -> bool:
        """Whether the words, each a beginning, call the values of a choice in their order."""
        values = self.values(choice)
        at = 0
        for word in typed:
            while at < len(values) and not any(name.startswith(word) for name in values[at]):
                at += 1
            if at == len(values):
                return False
        return True

    def find(self, typed: str, choices: Sequence[str]) -> list[str]:
        """The choices that a line may mean: those whose kind it names first, and only then those that it names by a value."""
        first, *rest = plain(typed).split() or [""]
        kinds = [choice for choice in choices if choice.split()[0] == first]
        kinds = kinds or [choice for choice in choices if choice.startswith(first)]
        found = [choice for choice in kinds if self.fits(rest, choice)]
        return found or [choice for choice in choices if self.fits([first, *rest], choice) and " " in choice]


def closest(meant: Sequence[str], offered: Iterable[str]) -> str:
    """Of several choices that are not offered, the one with most words of those that are."""
    live = {word for choice in offered for word in choice.split()}
    return max(meant, key=lambda choice: sum(word in live for word in choice.split()))
