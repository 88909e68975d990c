"""Chance: where the outcome of every roll and draw comes from.

An outcome is a pure function of its purpose, its number within that purpose, and its bound. So a clone may share its
chance with the original, one roll more changes no deck, and every outcome can be checked afterwards, alone.
"""

import struct
from hashlib import blake2b
from typing import Final

from greathall.kernel import mypyc_attr
from greathall.kernel.errors import NotPossible, ScriptEnded

WORDS: Final = 16
"""Outcomes that one block of the stream serves: 64 bytes, four each."""
WHOLE: Final = 1 << 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The interface; a subclass says what comes out."""

    def roll(self, purpose: int, index: int, bound: int) -> int:
        """The outcome with this number: at least 0, less than the bound."""
        raise NotImplementedError

    def pick(self, purpose: int, index: int, bag: list[int]) -> int:
        """The position in the bag (in its sorted order) of what is drawn."""
        return self.roll(purpose, index, len(bag))


class Unforeseen(Chance):
    """The chance of a view: nobody can see in it what comes next."""

    def roll(self, purpose: int, index: int, bound: int) -> int:
        """Nothing."""
        raise NotPossible("a view does not know what chance will bring: play on in a sample of it")


class Stream(Chance):
    """The outcomes that a key and the players' nonces lead to: BLAKE2b, keyed, a block for 16 outcomes of a purpose.

    The outcome is the word (little endian) modulo the bound; a word of the last, incomplete round of the bound is replaced
    by the first word of the hash of the same data with an attempt number behind it, so that all results are equally likely.
    """

    def __init__(self, key: bytes, nonces: bytes, purposes: list[str]) -> None:
        self.keyed = blake2b(nonces, key=key, digest_size=64, person=b"greathall-stream")
        self.purposes = purposes
        self.block = [-1] * len(purposes)
        self.words: list[list[int]] = [[] for _ in purposes]

    def roll(self, purpose: int, index: int, bound: int) -> int:
        """The outcome of the stream with this number."""
        block = index // WORDS
        if self.block[purpose] != block:
            self.words[purpose] = self.hashed(purpose, block, 0)
            self.block[purpose] = block
        word = self.words[purpose][index % WORDS]
        if word >= WHOLE - bound:  # only here may it be a word of the incomplete round
            word = self.fair(purpose, index, bound, word)
        return word % bound

    def fair(self, purpose: int, index: int, bound: int, word: int) -> int:
        """A word below the greatest multiple of the bound."""
        attempt = 0
        while word >= WHOLE - WHOLE % bound:
            attempt += 1
            word = self.hashed(purpose, index, attempt)[0]
        return word

    def hashed(self, purpose: int, number: int, attempt: int) -> list[int]:
        """The 16 words of one block."""
        keyed = self.keyed.copy()
        keyed.update(f"{self.purposes[purpose]}/{number}/{attempt}".encode())
        return list(struct.unpack("<16I", keyed.digest()))


class Script(Chance):
    """Outcomes written down beforehand: for tests and scenarios.

    For a roll it holds the outcome, for a draw the thing that is drawn.
    """

    def __init__(self, purposes: list[str], outcomes: list[list[int]], otherwise: Chance | None = None) -> None:
        self.purposes = purposes
        self.outcomes = outcomes
        self.otherwise = otherwise

    def next(self, purpose: int, index: int) -> int:
        """The outcome that is written down, or -1 when the script leaves it to another chance."""
        if index < len(self.outcomes[purpose]):
            return self.outcomes[purpose][index]
        if self.otherwise is None:
            raise ScriptEnded(f"the script has no outcome number {index + 1} for {self.purposes[purpose]}")
        return -1

    def roll(self, purpose: int, index: int, bound: int) -> int:
        """The written outcome."""
        result = self.next(purpose, index)
        if result < 0 and self.otherwise is not None:
            return self.otherwise.roll(purpose, index, bound)
        if not 0 <= result < bound:
            raise ScriptEnded(f"the script says {result} for {self.purposes[purpose]}, which ends at {bound - 1}")
        return result

    def pick(self, purpose: int, index: int, bag: list[int]) -> int:
        """Where in the bag the written thing is."""
        thing = self.next(purpose, index)
        if thing < 0 and self.otherwise is not None:
            return self.otherwise.pick(purpose, index, bag)
        if thing not in bag:
            raise ScriptEnded(f"the script draws thing {thing} for {self.purposes[purpose]}, which is not there")
        return bag.index(thing)


class Outcomes(Chance):
    """Outcomes that were recorded: for replay. Each is asked for once, in order, whatever its number."""

    def __init__(self, purposes: list[str]) -> None:
        self.purposes = purposes
        self.coming: list[tuple[int, int, int, int]] = []
        self.used = 0

    def roll(self, purpose: int, index: int, bound: int) -> int:
        """The next recorded outcome, which must be of this purpose, number and bound."""
        if self.used == len(self.coming):
            raise ScriptEnded(f"the record has no outcome for {self.purposes[purpose]} number {index}")
        purpose_then, index_then, bound_then, result = self.coming[self.used]
        if (purpose_then, index_then, bound_then) != (purpose, index, bound) or not 0 <= result < bound:
            raise ScriptEnded(
                f"the record has {self.purposes[purpose_then]} number {index_then} of {bound_then} = {result}, "
                f"but the game asks for {self.purposes[purpose]} number {index} of {bound}"
            )
        self.used += 1
        return result
