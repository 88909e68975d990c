"""Names: the words by which choices, events, frames and zones are written outside the engine.

A *domain* is a list of words, such as all dice or all locations; a value is a position in it. A *signature* is a word with
the domains of its values: ``assign die target``. A star before a domain repeats the rest of the signature.
"""

from typing import Final

from greathall.kernel.choices import MASK, choice, first, kind_of, second, third
from greathall.kernel.errors import UnknownWord

ANSWER: Final = 199
"""The kernel's own step: an answer given together with others takes effect."""
NUMBER = "number"
LETTERS = " abcdefghi"
WORDLESS = ("", "-", "?")
LONGEST = 120
"""A choice of more characters than this is refused unread."""


def clause_name(prefix: str, clause: int) -> str:
    """The clause as it is cited: 3040 becomes ``DER-3.4``, 10011 becomes ``YAH-10.1a``."""
    return f"{prefix}-{clause // 1000}.{clause % 1000 // 10}{LETTERS[clause % 10].strip()}"


class Domain:
    """The words for one sort of value. ``things_from`` is the first thing's number when the values are things."""

    def __init__(self, words: list[str], things_from: int = -1) -> None:
        if len(set(words)) != len(words) or any(word != "".join(word.split()) or word in WORDLESS for word in words):
            raise ValueError(f"the words of a domain are different, and each is one word: {words}")
        self.words = words
        self.things_from = things_from
        self.values = {word: value for value, word in enumerate(words)}


class Signature:
    """A word, and the domains of the values behind it."""

    def __init__(self, text: str) -> None:
        self.word, *kinds = text.split()
        self.fixed = [kind for kind in kinds if not kind.startswith("*")]
        starred = [at for at, kind in enumerate(kinds) if kind.startswith("*")]
        self.repeated: list[str] = []
        if starred:
            self.fixed = kinds[: starred[0]]
            self.repeated = [kind.removeprefix("*") for kind in kinds[starred[0] :]]

    def domain_of(self, position: int) -> str:
        """The domain of the value at this position."""
        if position < len(self.fixed):
            return self.fixed[position]
        return self.repeated[(position - len(self.fixed)) % len(self.repeated)]


class Names:
    """All names of one game, with this number of seats and this edition."""

    def __init__(
        self,
        prefix: str,
        clauses: list[int],
        domains: dict[str, Domain],
        choices: dict[int, str],
        frames: dict[int, str],
        events: dict[int, str],
        purposes: list[str],
    ) -> None:
        if any(kind < 1 for kind in choices):
            raise ValueError("the kinds of choices begin at 1")
        self.prefix = prefix
        self.clauses = clauses
        self.domains = domains
        self.choices = {kind: Signature(text) for kind, text in choices.items()}
        self.frames = {kind: Signature(text) for kind, text in ({ANSWER: "answer"} | frames).items()}
        self.events = {kind: Signature(text) for kind, text in events.items()}
        self.choice_kinds = {signature.word: kind for kind, signature in self.choices.items()}
        self.frame_kinds = {signature.word: kind for kind, signature in self.frames.items()}
        self.purposes = purposes
        if len(self.choice_kinds) < len(self.choices) or len(self.frame_kinds) < len(self.frames):
            raise ValueError("two kinds of choices, or of frames, have the same word")

    def things_from(self, domain: str) -> int:
        """The first thing's number of a domain of things, -1 for another domain."""
        return self.domains[domain].things_from if domain in self.domains else -1

    def value(self, domain: str, value: int) -> str:
        """The word for a value, ``-`` for none."""
        if domain == NUMBER:
            return str(value)
        return self.domains[domain].words[value] if value >= 0 else "-"

    def read_value(self, domain: str, word: str) -> int:
        """The value that a word means in this domain."""
        if word == "-":
            return -1
        if domain == NUMBER:
            if not (word.isascii() and word.isdigit() and len(word) < 4):
                raise UnknownWord(f"{word!r} is not a number here")
            return int(word)
        if word not in self.domains[domain].values:
            raise UnknownWord(f"{word!r} is no {domain}")
        return self.domains[domain].values[word]

    def choice(self, picked: int) -> str:
        """A choice in words."""
        if not self.is_choice(picked):
            raise UnknownWord(f"{picked} is no choice of this game")
        signature = self.choices[kind_of(picked)]
        values = (first(picked), second(picked), third(picked))
        words = [self.value(domain, value) if value >= 0 else "-" for domain, value in zip(signature.fixed, values)]
        return " ".join([signature.word, *words])

    def is_choice(self, picked: int) -> bool:
        """Whether a number is a choice that words could say."""
        kind = kind_of(picked)
        if kind not in self.choices:
            return False
        values = (first(picked), second(picked), third(picked))
        fixed = self.choices[kind].fixed
        for at, value in enumerate(values):
            if value >= (self.size(fixed[at]) if at < len(fixed) else 0):
                return False
        return True

    def size(self, domain: str) -> int:
        """How many values a domain has."""
        return MASK if domain == NUMBER else len(self.domains[domain].words)

    def read_choice(self, text: str) -> int:
        """The choice that the words mean."""
        if len(text) > LONGEST:
            raise UnknownWord(f"a choice has at most {LONGEST} characters, this one has {len(text)}")
        word, *words = text.split() or [""]
        if word not in self.choice_kinds:
            raise UnknownWord(f"{word!r} is nothing that can be done in this game")
        kind = self.choice_kinds[word]
        wanted = self.choices[kind].fixed
        if len(words) != len(wanted):
            raise UnknownWord(f"{word!r} takes {len(wanted)} words ({', '.join(wanted)}), not {len(words)}")
        values = [self.read_value(domain, each) for domain, each in zip(wanted, words)]
        return choice(kind, *values)

    def vocabulary(self) -> list[int]:
        """Every well-formed choice of the game, whether it is ever legal or not."""
        found = []
        for kind, signature in sorted(self.choices.items()):
            tuples: list[list[int]] = [[]]
            for domain in signature.fixed:
                size = 10 if domain == NUMBER else len(self.domains[domain].words)
                tuples = [[*values, value] for values in tuples for value in range(-1, size)]
            found += [choice(kind, *values) for values in tuples]
        return found
