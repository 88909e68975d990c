"""What a game tells the kernel."""

from typing import Final

from greathall.kernel import mypyc_attr
from greathall.kernel.names import Names
from greathall.kernel.state import Frame, Layout, State

LEGAL: Final = 0
"""The clause against a legal choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One game, with an edition, a number of seats and options; never changes. A game's subclass fills it.

    For each kind of decision three functions stand together: the candidates, the clause that forbids one (0 when none
    does), and what it does. A seat that is not asked may still have candidates: these are interjections.
    """

    def __init__(self, game: str, version: int, layout: Layout, names: Names, options: dict[str, int]) -> None:
        self.game = game
        self.version = version
        self.layout = layout
        self.names = names
        self.options = options
        self.edition = ""
        self.content: dict[str, object] = {}

    def new_state(self) -> State:
        """A state of this game with nothing set: ``State.start`` sets every field, and shows how long its lists stay."""
        raise NotImplementedError

    def begin(self, s: State) -> None:
        """Set the game up."""
        raise NotImplementedError

    def candidates(self, s: State, ask: Frame, seat: int) -> list[int]:
        """All choices that might be legal for the seat now, in ascending order."""
        raise NotImplementedError

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        """The first clause against any well-formed choice; LEGAL when there is none."""
        raise NotImplementedError

    def are_legal(self, s: State, ask: Frame) -> bool:
        """Whether all candidates of this decision are legal, so that none of them needs to be asked about."""
        return False

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        """Do a legal choice. The decision has been taken from the stack, unless this is an interjection."""
        raise NotImplementedError

    def run(self, s: State, frame: Frame) -> None:
        """Do a step."""
        raise NotImplementedError

    def settle(self, s: State) -> None:
        """Push decisions for whatever breaks a standing limit."""

    def interjecting(self, s: State, ask: Frame) -> int:
        """The seats (bits) that could act out of turn now, by public knowledge."""
        return 0

    def closing(self, s: State, ask: Frame, picked: int) -> bool:
        """Whether this choice ends the others' chance to interject."""
        return False

    def is_window(self, s: State, ask: Frame) -> bool:
        """Whether this decision is a window: whoever is asked may act, or pass."""
        return False

    def concerns(self, s: State, ask: Frame, seat: int) -> bool:
        """Whether a window is about this seat, as everyone can see."""
        return False

    def fight_on(self, s: State) -> int:
        """The number of the fight that is on, 0 when none is. Another fight has another number."""
        return 0

    def out_of_turn(self, s: State, ask: Frame, picked: int) -> int:
        """The clause against a choice of a seat that is not asked and could not interject now."""
        raise NotImplementedError

    def fields(self) -> list[str]:
        """The names of the ints and lists of ints that the game adds to the state; all of them are public."""
        return []

    def facts(self, s: State, seat: int) -> dict[str, object]:
        """The game's part of a view, in words: what everyone at the table sees, and what this seat may see besides."""
        raise NotImplementedError

    def broken(self, s: State) -> list[str]:
        """The game's own invariants that do not hold, in words."""
        return []
