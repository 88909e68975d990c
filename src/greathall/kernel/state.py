"""The state of a game: a plain value of ints, lists of ints, and a stack of what is pending.

Three lists hold every card and token: ``piles`` (what lies in each zone, in order), ``where`` (the zone of each thing) and
``known`` (a bit for each seat that knows it). Views, the sampler, the undo barrier and the conservation test are computed
from these three. A pile is never changed in place, it is replaced, so a copy of the state copies only the outer list.
"""

from typing import Final

from greathall.kernel import mypyc_attr
from greathall.kernel.chance import Chance
from greathall.kernel.events import EVERYONE, Log
from greathall.kernel.names import ANSWER as ANSWER

OPEN: Final = 0
"""A zone in which everyone sees what lies there."""
OWN: Final = 1
"""A zone that only its owner looks into."""
BAG: Final = 2
"""A zone without order: things are drawn from it through the door of chance."""
DECK: Final = 3
"""A zone that orders a bag: its pile holds the things that were placed, and UNSEEN for each one of the bag; top first."""

UNSEEN: Final = -1
NOBODY: Final = -1
UNHEARD: Final = -1
"""An answer that was given, in a world of somebody who may not know it yet. There it is given once more."""

STEP: Final = 100
"""A frame of this kind or above is a step: it runs without a choice. Below, it is a decision."""
ALWAYS: Final = 200
"""A step of this kind or above runs even when ``unwind`` drops what is around it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """What never changes: the zones and the things of a game. A game's own box of cards and boards extends it."""

    def __init__(self) -> None:
        self.seats = 0
        self.zone_names: list[str] = []
        self.zone_kinds: list[int] = []
        self.zone_owners: list[int] = []
        self.thing_names: list[str] = []
        self.families: list[int] = []
        self.untouched: list[list[int]] = [[]]

    def zone(self, name: str, kind: int = OPEN, owner: int = NOBODY) -> int:
        """Add a zone and return its number. The owner is the seat that looks into it; of a deck, the bag that it orders."""
        if name in self.zone_names:
            raise ValueError(f"two zones are called {name!r}")
        self.zone_names.append(name)
        self.zone_kinds.append(kind)
        self.zone_owners.append(owner)
        return len(self.zone_names) - 1

    def things(self, names: list[str], family: int) -> int:
        """Add things with the same back and return the number of the first."""
        if len({*self.thing_names, *names}) < len(self.thing_names) + len(names):
            raise ValueError("two things have the same name")
        self.thing_names += names
        self.families += [family] * len(names)
        return len(self.thing_names) - len(names)

    def unseen(self, count: int) -> list[int]:
        """The pile of a deck in which nothing was placed: one for all states, as a pile is never changed."""
        while len(self.untouched) <= count:
            self.untouched.append([UNSEEN] * len(self.untouched))
        return self.untouched[count]

    def watchers(self, zone: int) -> int:
        """The bits of those who see a thing that comes into this zone."""
        kind = self.zone_kinds[zone]
        if kind == OPEN:
            return EVERYONE
        return 1 << self.zone_owners[zone] if kind == OWN else 0


class Frame:
    """Something pending: a decision that seats must make, or a step that will run. Never changed, only replaced."""

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int, seats: int, question: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.seats: Final = seats
        self.question: Final = question

    def asks(self, seat: int) -> bool:
        """Whether this seat has to decide."""
        return self.seats >> seat & 1 == 1

    def without(self, seat: int) -> "Frame":
        """The same decision after this seat has answered."""
        return Frame(self.kind, self.seat, self.a, self.b, self.c, self.seats & ~(1 << seat), self.question)

    def renumbered(self, question: int) -> "Frame":
        """The same decision as a new question: answers to the old one no longer count."""
        return Frame(self.kind, self.seat, self.a, self.b, self.c, self.seats, question)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has.

    A game adds its own ints and lists, names them in ``Rules.fields``, and extends ``start`` and ``copy``.
    """

    seats: int
    active: int
    turn: int
    questions: int
    winners: int
    ending: list[int]
    stack: list[Frame]
    piles: list[list[int]]
    where: list[int]
    known: list[int]
    counters: list[int]
    answers: list[int]
    layout: Layout
    chance: Chance
    log: Log | None

    def start(self, layout: Layout, chance: Chance, purposes: int) -> None:
        """Set every field of the kernel for the beginning: all things are nowhere yet."""
        self.seats = layout.seats
        self.active = 0
        self.turn = 0
        self.questions = 0
        self.winners = 0
        self.ending = []
        self.stack = []
        empty: list[int] = []  # one for all: a pile is replaced, never changed
        self.piles = [empty for _ in layout.zone_names]
        self.where = [0] * len(layout.thing_names)
        self.known = [EVERYONE] * len(layout.thing_names)
        self.counters = [0] * purposes
        self.answers = [0] * layout.seats
        self.layout = layout
        self.chance = chance
        self.log = None

    def copy(self) -> "State":
        """An independent copy, without a listener."""
        raise NotImplementedError

    def copy_to(self, other: "State") -> None:
        """Set every field of the kernel in a copy."""
        other.seats = self.seats
        other.active = self.active
        other.turn = self.turn
        other.questions = self.questions
        other.winners = self.winners
        other.ending = self.ending
        other.stack = self.stack.copy()
        other.piles = self.piles.copy()
        other.where = self.where.copy()
        other.known = self.known.copy()
        other.counters = self.counters.copy()
        other.answers = self.answers
        other.layout = self.layout
        other.chance = self.chance
        other.log = None

    # --- what is pending

    def ask(self, kind: int, seat: int, a: int = -1, b: int = -1, c: int = -1) -> None:
        """One seat must decide."""
        self.questions += 1
        self.stack.append(Frame(kind, seat, a, b, c, 1 << seat, self.questions))

    def ask_each(self, kind: int, seats: int, a: int = -1, b: int = -1, c: int = -1) -> None:
        """A window: each of these seats (bits) may act or pass, one after the other, clockwise from the active seat."""
        for seat in reversed(self.clockwise(self.active)):
            if seats >> seat & 1:
                self.ask(kind, seat, a, b, c)

    def ask_all(self, kind: int, seats: int, a: int = -1, b: int = -1) -> None:
        """Several seats decide at once, without knowing of each other's answers. Seats is a bit for each."""
        self.questions += 1
        self.answers = [0] * self.seats
        self.stack.append(Frame(kind, NOBODY, a, b, -1, seats, self.questions))

    def then(self, kind: int, seat: int = -1, a: int = -1, b: int = -1, c: int = -1) -> None:
        """A step that runs when everything pushed after it is done."""
        self.stack.append(Frame(kind, seat, a, b, c, 0, 0))

    def ask_again(self, kind: int, seat: int, question: int) -> None:
        """A decision that is still the same question: an answer given before it was asked again counts."""
        self.stack.append(Frame(kind, seat, -1, -1, -1, 1 << seat, question))

    def unwind(self, marker: int) -> None:
        """Drop what is pending above the topmost frame of this kind, but for the steps that always run.

        Where there is no such frame, nothing is dropped.
        """
        at = len(self.stack) - 1
        while at >= 0 and self.stack[at].kind != marker:
            at -= 1
        if at < 0:
            return
        kept = self.stack[: at + 1]
        for frame in self.stack[at + 1 :]:
            if frame.kind >= ALWAYS:
                kept.append(frame)
        self.stack = kept

    def pending(self, marker: int) -> bool:
        """Whether a frame of this kind is on the stack."""
        for frame in self.stack:
            if frame.kind == marker:
                return True
        return False

    def end(self, clause: int, winners: int) -> None:
        """The game is over by this clause; winners is a bit for each seat. Several clauses may hold together."""
        self.ending = [*self.ending, clause]
        self.winners |= winners
        self.stack = []

    # --- what happened

    def tell(
        self, kind: int, clause: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1, audience: int = EVERYONE
    ) -> None:
        """An event with up to four values; costs nothing when nobody listens."""
        log = self.log
        if log is not None:
            log.tell(kind, clause, [a, b, c, d], self.known, audience)

    def tell_many(self, kind: int, clause: int, values: list[int], audience: int = EVERYONE) -> None:
        """An event with any number of values."""
        log = self.log
        if log is not None:
            log.tell(kind, clause, values, self.known, audience)

    def outcome(self, purpose: int, bound: int) -> int:
        """The one door of chance, for a roll: at least 0, less than the bound."""
        index = self.counters[purpose]
        self.counters[purpose] = index + 1
        result = self.chance.roll(purpose, index, bound)
        if self.log is not None:
            self.log.outcomes.append((purpose, index, bound, result))
        return result

    # --- things

    def set_aside(self, things: list[int], zone: int) -> None:
        """Lay things into a zone at the beginning: everyone knows what lies where."""
        self.piles[zone] = (
            sorted(self.piles[zone] + things) if self.layout.zone_kinds[zone] == BAG else self.piles[zone] + things
        )
        for thing in things:
            self.where[thing] = zone

    def move(self, thing: int, zone: int) -> None:
        """Move a thing to the end of a zone (into its place in a bag); who looks into the zone knows it from now on."""
        left = self.piles[self.where[thing]].copy()
        left.remove(thing)
        self.piles[self.where[thing]] = left
        pile = [*self.piles[zone], thing]
        if self.layout.zone_kinds[zone] == BAG:
            pile.sort()
        self.piles[zone] = pile
        self.where[thing] = zone
        if self.known[thing] != EVERYONE:
            self.known[thing] |= self.layout.watchers(zone)

    def move_all(self, zone: int, to: int) -> None:
        """Move everything that lies in one zone to another, in its order."""
        moved = self.piles[zone]
        if not moved:
            return
        pile = self.piles[to] + moved
        if self.layout.zone_kinds[to] == BAG:
            pile.sort()
        self.piles[to] = pile
        self.piles[zone] = []
        for thing in moved:
            self.where[thing] = to
            if self.known[thing] != EVERYONE:
                self.known[thing] |= self.layout.watchers(to)

    def reveal(self, thing: int, seats: int) -> None:
        """These seats (bits) know the thing from now on."""
        self.known[thing] |= seats

    def draw(self, bag: int, purpose: int, zone: int) -> int:
        """Draw a thing from a bag into a zone; -1 when the bag is empty.

        Who does not see what was drawn no longer knows what is left.
        """
        pile = self.piles[bag]
        if not pile:
            return -1
        index = self.counters[purpose]
        self.counters[purpose] = index + 1
        position = self.chance.pick(purpose, index, pile)
        if self.log is not None:
            self.log.outcomes.append((purpose, index, len(pile), position))
        thing = pile[position]
        watchers = self.layout.watchers(zone)
        if watchers != EVERYONE:
            for other in pile:
                self.known[other] &= watchers
        self.move(thing, zone)
        return thing

    def draw_top(self, deck: int, bag: int, purpose: int, zone: int) -> int:
        """Draw the top of a deck: a card that was placed there, or one of the bag; -1 when the deck is empty."""
        order = self.piles[deck]
        if not order:
            return -1
        left = len(order) - 1
        unseen = len(self.piles[bag]) - (1 if order[0] == UNSEEN else 0)
        self.piles[deck] = self.layout.unseen(left) if unseen == left else order[1:]
        if order[0] == UNSEEN:
            return self.draw(bag, purpose, zone)
        thing = order[0]
        self.where[thing] = zone
        self.piles[zone] = [*self.piles[zone], thing]
        self.known[thing] |= self.layout.watchers(zone)
        return thing

    def clockwise(self, start: int) -> list[int]:
        """All seats in the order of play from this one."""
        return [(start + step) % self.seats for step in range(self.seats)]
