"""Events: what happened, as facts. Words are made from them elsewhere, in the reader's language."""

from typing import Final

from greathall.kernel.names import Names, clause_name

EVERYONE: Final = (1 << 31) - 1
"""The knowledge bits of a thing that all seats and all spectators know."""
SPECTATOR: Final = 30
"""The number that a spectator has where a seat is meant: its bit is set only in what everyone knows."""
HIDDEN: Final = "?"


def knows(bits: int, seat: int) -> bool:
    """Whether this seat's bit is set."""
    return bits >> seat & 1 == 1


class Event:
    """One fact: its kind, the clause that caused it, its values, and who may see each of them."""

    def __init__(
        self, names: Names, kind: int, clause: int, values: list[int], known: list[int], audience: int
    ) -> None:
        self.names = names
        self.kind = kind
        self.clause_number = clause
        self.values = values
        self.known = known
        self.audience = audience

    @property
    def clause(self) -> str:
        """The clause that caused it, such as ``DER-3.4``."""
        return clause_name(self.names.prefix, self.clause_number)

    def words(self, seat: int = SPECTATOR) -> list[str]:
        """Clause, kind and values in words, as this seat may know them; empty when it may not know of it at all."""
        if not knows(self.audience, seat):
            return []
        signature = self.names.events[self.kind]
        values = [
            self.names.value(signature.domain_of(at), value) if knows(self.known[at], seat) else HIDDEN
            for at, value in enumerate(self.values)
        ]
        return [self.clause, signature.word, *values]

    def __str__(self) -> str:
        return " ".join(self.words(SPECTATOR))

    def __repr__(self) -> str:
        return f"<{self}>"


class Log:
    """What one choice brought about: the events, and the outcomes of chance. It lies beside the state."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.events: list[Event] = []
        self.outcomes: list[tuple[int, int, int, int]] = []

    def tell(self, kind: int, clause: int, values: list[int], known: list[int], audience: int) -> None:
        """Write down a fact. A thing among its values is seen by who knows that thing now."""
        signature = self.names.events[kind]
        if not signature.repeated:
            values = values[: len(signature.fixed)]
        masks = []
        for at, value in enumerate(values):
            offset = self.names.things_from(signature.domain_of(at))
            masks.append(known[offset + value] if offset >= 0 and value >= 0 else EVERYONE)
        self.events.append(Event(self.names, kind, clause, values, masks, audience))
