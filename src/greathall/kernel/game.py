"""A game being played: a position with its story. This is what people, servers and tests hold in hand."""

from collections.abc import Sequence

from greathall.kernel import engine
from greathall.kernel.chance import Chance, Outcomes, Stream
from greathall.kernel.errors import BadRecord, GreatHallError, NotPossible
from greathall.kernel.events import Event, Log
from greathall.kernel.position import Position
from greathall.kernel.position import Result as Result
from greathall.kernel.position import View as View
from greathall.kernel.records import (
    Chanced,
    Chosen,
    Committed,
    Entry,
    Header,
    Linked,
    Nonced,
    Record,
    Seated,
    TakenBack,
    Upgraded,
    first_hash,
    key_hash,
    next_hash,
    read_key,
)
from greathall.kernel.rules import Rules
from greathall.kernel.saves import load_state
from greathall.kernel.state import NOBODY, Frame, State
from greathall.kernel.verify import check_header, check_key, header_of, last_upgrade


class Moment:
    """A place in a story: the state that an entry led to, and what happened on the way."""

    def __init__(self, state: State, events: list[Event]) -> None:
        self.state = state
        self.events = events


class Game(Position):
    """One game, with its story."""

    def __init__(
        self,
        rules: Rules,
        key: bytes,
        nonces: Sequence[bytes] = (),
        chance: Chance | None = None,
        state: State | None = None,
    ) -> None:
        Position.__init__(self, rules, state or rules.new_state())
        self.key = key
        self.nonces = list(nonces)
        self.chance = chance or Stream(key, b"".join(self.nonces), rules.names.purposes)
        self.entries: list[Entry] = []
        self.complete = True
        self.barrier = 0
        self.opening: list[Event] = []
        self.begun_as: Header | None = None
        self.history: dict[int, Moment] | None = None

    @staticmethod
    def begun(rules: Rules, key: bytes, nonces: Sequence[bytes] = (), chance: Chance | None = None) -> "Game":
        """A new game, set up, at its first decision."""
        game = Game(rules, key, nonces, chance)
        game.entries.append(Committed(key_hash(key)))
        for seat, nonce in enumerate(game.nonces):
            game.entries.append(Nonced(seat, nonce.hex()))
        game.set_up()
        return game

    @staticmethod
    def of(rules: Rules, s: State) -> "Game":
        """A game that goes on from a state, without a story."""
        game = Game(rules, b"", (), s.chance, s)
        game.complete = False
        return game

    def set_up(self) -> None:
        """Lay the game out and run to the first decision; ``opening`` says what happened."""
        log = Log(self.rules.names)
        s = self.rules.new_state()
        s.start(self.rules.layout, self.chance, len(self.rules.names.purposes))
        s.log = log
        self.rules.begin(s)
        engine.advance(self.rules, s)
        s.log = None
        self.state = s
        self.keep(log)
        self.barrier = len(self.entries)
        self.opening = log.events
        self.remember(log.events)

    # --- doing it

    def play(self, seat: int, picked: int | str, question: int = 0) -> list[Event]:
        """Do a choice, keep it in the record, and say what happened."""
        number = self.read(picked)
        self.check(seat, number, question)
        ask = self.state.stack[-1]
        s = self.state.copy()
        log = Log(self.rules.names)
        s.log = log
        engine.apply(self.rules, s, seat, number)
        s.log = None
        learned = is_last_answer(ask, seat) or any(new & ~old for new, old in zip(s.known, self.state.known))
        self.state = s
        self.entries.append(Chosen(seat, self.rules.names.choice(number), ask.question))
        self.keep(log)
        if learned or log.outcomes:
            self.barrier = len(self.entries)
        self.remember(log.events)
        return log.events

    def step(self, seat: int, picked: int) -> None:
        """Do a choice when nobody listens: the story breaks off here."""
        Position.step(self, seat, picked)
        self.complete = False

    def keep(self, log: Log) -> None:
        """Put the outcomes of chance into the record."""
        purposes = self.rules.names.purposes
        for purpose, index, bound, result in log.outcomes:
            self.entries.append(Chanced(purposes[purpose], index, bound, result))

    def clone(self) -> "Game":
        """An independent copy, with the same future."""
        game = Game(self.rules, self.key, self.nonces, self.chance, self.state.copy())
        game.entries, game.complete, game.barrier = self.entries.copy(), self.complete, self.barrier
        game.opening, game.begun_as = self.opening, self.begun_as
        return game

    # --- taking back

    def undoable(self, seat: int) -> int:
        """The number of the entry to which the seat may go back alone, -1 when it may not."""
        last = self.standing(len(self.entries) - 1)
        if not self.complete or self.over or last < 0:
            return -1
        entry = self.entries[last]
        if not isinstance(entry, Chosen) or entry.seat != seat:
            return -1
        return max(self.standing(last - 1), self.barrier - 1)

    def standing(self, number: int) -> int:
        """The last choice up to this entry that was not undone, -1 when it lies beyond the barrier."""
        while number >= self.barrier:
            entry = self.entries[number]
            if isinstance(entry, Chosen):
                return number
            number = entry.to if isinstance(entry, TakenBack) else number - 1
        return -1

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, if nothing was rolled, learned or chosen by others since."""
        to = self.undoable(seat)
        if to < 0:
            raise NotPossible(
                "only one's own last choice is undone, and not beyond a roll, a draw or something learned"
            )
        self.take_back(to, [seat])

    def take_back(self, to: int, seats: list[int]) -> None:
        """Return to what was after entry ``to``, with the consent of these seats. Counters do not return.

        Where one of them could have undone the same alone, it is an undo; otherwise no undo goes beyond it.
        """
        for seat in seats:
            self.check_seat(seat)
        if self.over:
            raise NotPossible("the game is over")
        alone = len(seats) == 1 and self.undoable(seats[0]) == to
        self.back(to, seats)
        if not alone:
            self.barrier = len(self.entries)

    def back(self, to: int, seats: list[int]) -> None:
        """Put back the state that was after entry ``to``, found by playing the story again."""
        if not self.complete:
            raise NotPossible("a game with unrecorded steps has no story to go back in")
        history = self.history if self.history is not None else replayed(self.rules, self.entries).history or {}
        if to not in history:
            raise NotPossible(f"entry {to} is none after which a seat had to decide")
        s = history[to].state.copy()
        s.counters = self.state.counters.copy()
        s.questions = self.state.questions
        for at, frame in enumerate(s.stack):
            if frame.seats:
                s.questions += 1
                s.stack[at] = frame.renumbered(s.questions)
        s.chance = self.chance
        self.state = s
        self.entries.append(TakenBack(to, seats))
        self.remember([])

    def remember(self, events: list[Event]) -> None:
        """Keep the state with the number of the last entry, while a story is played again."""
        if self.history is not None:
            self.history[len(self.entries) - 1] = Moment(self.state, events)

    # --- the record

    def header(self) -> Header:
        """What the record begins with."""
        return self.begun_as or header_of(self.rules)

    def record(self, private: bool = False) -> Record:
        """The whole story. The key is in it when the game is over, or when it is a private save."""
        if not self.complete:
            raise NotPossible("a game with unrecorded steps has no record: use play instead of step")
        header = self.header()
        linked = []
        before = first_hash(header)
        for entry in self.entries:
            before = next_hash(before, entry)
            linked.append(Linked(entry, before))
        key = self.key.hex() if private or self.over else ""
        return Record(header=header, entries=linked, content=self.rules.content, key=key)

    def seat_changed(self, seat: int, holder: str) -> None:
        """Write down who holds a seat from now on. Nobody undoes what was chosen before."""
        self.check_seat(seat)
        self.entries.append(Seated(seat, holder))
        self.barrier = len(self.entries)
        self.remember([])

    def upgraded(self, entry: Upgraded) -> None:
        """Go on from a stored state, by rules that would have told the story otherwise."""
        self.state = load_state(self.rules, entry.state, self.chance)
        self.entries.append(entry)
        self.barrier = len(self.entries)
        self.remember([])


def replayed(rules: Rules, entries: list[Entry]) -> Game:
    """The game that the entries tell, played again from its outcomes. An entry that is not possible is named.

    What stands before an upgrade was told by other rules: it is kept, and the story goes on from the upgrade's state.
    """
    chance = Outcomes(rules.names.purposes)
    game = Game(rules, b"", (), chance)
    game.history = {}
    at = 0
    try:
        at = read_opening(game, entries)
        upgrade = last_upgrade(entries)
        if upgrade >= 0:
            at = upgrade
            game.entries = entries[:at]
            do_again(game, entries[at])
        else:
            feed(game, chance, entries, at)
            game.set_up()
        while len(game.entries) < len(entries):
            at = len(game.entries)
            feed(game, chance, entries, at + 1)
            do_again(game, entries[at])
            if chance.used < len(chance.coming) or game.entries[at] != entries[at]:
                raise BadRecord("it does not lead to what stands behind it")
    except GreatHallError as error:
        raise BadRecord(f"entry {at}: {error}") from None
    except (
        AssertionError,
        ArithmeticError,
        LookupError,
        TypeError,
        ValueError,
    ) as fault:  # no second `error` for mypyc
        if last_upgrade(entries) < 0:
            raise
        raise BadRecord(f"entry {at}: the state of the upgrade cannot go on: {fault!r}") from None
    return game


def read_opening(game: Game, entries: list[Entry]) -> int:
    """The commitment, then the seats' nonces; the number of the entry behind them."""
    if not entries or not isinstance(entries[0], Committed):
        raise BadRecord("a record begins with the hash of its key")
    at = 1
    while at < len(entries):
        entry = entries[at]
        if not isinstance(entry, Nonced):
            break
        if entry.seat != at - 1 or entry.seat >= game.seats:
            raise BadRecord(f"the nonce of seat {entry.seat} is out of place")
        at += 1
    game.entries = entries[:at]
    return at


def feed(game: Game, chance: Outcomes, entries: list[Entry], at: int) -> None:
    """The outcomes that stand from here on are the next ones that the game is given."""
    chance.coming = []
    chance.used = 0
    while at < len(entries):
        entry = entries[at]
        if not isinstance(entry, Chanced):
            return
        if entry.purpose not in game.rules.names.purposes:
            raise BadRecord(f"there is no chance for {entry.purpose!r} in this game")
        chance.coming.append((game.rules.names.purposes.index(entry.purpose), entry.index, entry.bound, entry.result))
        at += 1


def do_again(game: Game, entry: Entry) -> None:
    """One entry of a story, apart from outcomes and what opens it."""
    if isinstance(entry, Chosen):
        game.play(entry.seat, entry.choice, entry.question)
    elif isinstance(entry, TakenBack):
        game.take_back(entry.to, entry.seats)
    elif isinstance(entry, Seated):
        game.seat_changed(entry.seat, entry.holder)
    elif isinstance(entry, Upgraded):
        game.upgraded(entry)
    else:
        raise BadRecord("an outcome of chance that nothing asked for" if isinstance(entry, Chanced) else "out of place")


def load(record: Record, rules: Rules, key: bytes = b"") -> Game:
    """The game that a record tells, ready to go on. The rules are those that its header names."""
    entries = [linked.entry for linked in record.entries]
    check_header(record.header, rules, entries)
    game = replayed(rules, entries)
    game.history = None
    game.begun_as = record.header
    game.key = key or (read_key(record.key) if record.key else b"")
    game.nonces = [bytes.fromhex(entry.nonce) for entry in entries if isinstance(entry, Nonced)]
    if game.key:
        check_key(game.key, entries)
        game.chance = Stream(game.key, b"".join(game.nonces), rules.names.purposes)
        game.state.chance = game.chance
    return game


def is_last_answer(ask: Frame, seat: int) -> bool:
    """Whether this answer is the last of several that are given at once: everyone learns of all of them then."""
    return ask.seat == NOBODY and ask.seats == 1 << seat
