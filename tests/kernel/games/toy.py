"""What the toy games share, so that each of them shows only its rules."""

from greathall.kernel.chance import Chance
from greathall.kernel.knowledge import seen
from greathall.kernel.names import Domain, Names
from greathall.kernel.rules import Rules
from greathall.kernel.state import ALWAYS, OPEN, STEP, Frame, Layout, State


class Words:
    """A game's clauses, and the words for its choices, frames and events. What is declared here gets its numbers here."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.cited: list[int] = []
        self.chosen: dict[int, str] = {}
        self.pending: dict[int, str] = {}
        self.told: dict[int, str] = {}

    def clauses(self, text: str) -> list[int]:
        """Clauses as they are cited: ``2.1`` is 2010."""
        sections = [each.split(".") for each in text.split()]
        self.cited = [1000 * int(section) + 10 * int(number) for section, number in sections]
        return self.cited

    def choices(self, texts: str) -> list[int]:
        """The kinds of choices, each a word and the domains of its values."""
        self.chosen = counted(1, texts)
        return [*self.chosen]

    def frames(self, decisions: str, steps: str = "", always: str = "") -> list[int]:
        """What can be pending: decisions, steps, and steps that run even when what is around them is dropped."""
        self.pending = counted(1, decisions) | counted(STEP, steps) | counted(ALWAYS, always)
        return [*self.pending]

    def events(self, texts: str) -> list[int]:
        """The kinds of events."""
        self.told = counted(1, texts)
        return [*self.told]


class ToyState(State):
    """A state with the lists of ints that a game's class annotates. Each begins empty."""

    @classmethod
    def own(cls) -> list[str]:
        """The names of the game's lists."""
        return [*vars(cls).get("__annotations__", {})]

    def start(self, layout: Layout, chance: Chance, purposes: int) -> None:
        """Set every field for the beginning."""
        State.start(self, layout, chance, purposes)
        for name in self.own():
            setattr(self, name, [])

    def copy(self) -> State:
        """An independent copy, without a listener."""
        s = type(self)()
        self.copy_to(s)
        for name in self.own():
            setattr(s, name, list(getattr(self, name)))
        return s


class Toy(Rules):
    """Rules whose every zone and list is shown, as far as a seat knows it."""

    state: type[ToyState] = ToyState

    def __init__(self, words: Words, seats: int, options: dict[str, int], things: dict[str, int | list[str]]) -> None:
        """Things are numbered in this order. They are named one by one, or called after their sort: ``coin-0``."""
        box = Layout()
        box.seats = seats
        domains = {"seat": Domain(numbered("seat", seats))}
        for family, (sort, each) in enumerate(things.items()):
            called = numbered(sort, each) if isinstance(each, int) else each
            domains[sort] = Domain(called, box.things(called, family))
        names = Names(words.prefix, words.cited, domains, words.chosen, words.pending, words.told, ["deck", "die"])
        Rules.__init__(self, words.prefix.lower(), 1, box, names, options)

    def zones(self, name: str, kind: int = OPEN) -> list[int]:
        """A zone for each seat."""
        return [self.layout.zone(f"{name}-{seat}", kind, seat) for seat in range(self.layout.seats)]

    def places(self, name: str, count: int) -> list[int]:
        """So many zones that choices and events can name."""
        self.names.domains[name] = Domain(numbered(name, count))
        return [self.layout.zone(each) for each in self.names.domains[name].words]

    def things(self, sort: str) -> list[int]:
        """All things of a sort, such as all cards."""
        domain = self.names.domains[sort]
        return [domain.things_from + value for value in range(len(domain.words))]

    def open(self, s: State, next_turn: int) -> None:
        """The first player's turn is next."""
        s.active = (self.options["first"] - 1) % s.seats
        s.then(next_turn)

    def pass_turn(self, s: State, next_turn: int) -> None:
        """The turn is the next seat's; the step to the turn after it is done last."""
        s.active, s.turn = (s.active + 1) % s.seats, s.turn + 1
        s.then(next_turn)

    def new_state(self) -> State:
        """A state of this game with nothing set."""
        return self.state()

    def fields(self) -> list[str]:
        """The game's own lists."""
        return self.state.own()

    def out_of_turn(self, s: State, ask: Frame, picked: int) -> int:
        """The second clause of every toy says whose turn it is."""
        return self.names.clauses[1]

    def facts(self, s: State, seat: int) -> dict[str, object]:
        """What lies in each zone, and every list."""
        zones = {name: seen(s, zone, seat) for zone, name in enumerate(self.layout.zone_names)}
        return zones | {name: list(getattr(s, name)) for name in self.fields()}


def counted(start: int, texts: str) -> dict[int, str]:
    """What stands between the commas, numbered from the start on."""
    return dict(enumerate(texts.split(", "), start)) if texts else {}


def most(points: list[int]) -> int:
    """The seats (bits) that have the most points."""
    return sum(1 << seat for seat, each in enumerate(points) if each == max(points))


def numbered(word: str, count: int) -> list[str]:
    """As many names."""
    return [f"{word}-{number}" for number in range(count)]
