"""What was told: each step of a story with its events, and who may know which part of them. Stored beside the entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from greathall.kernel import choices
from greathall.kernel.events import EVERYONE, HIDDEN, SPECTATOR, Event, knows
from greathall.kernel.records import Chosen, Entry, Seated, TakenBack, Upgraded
from greathall.server.protocol import Happened

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from greathall.kernel.game import Game


class Told(msgspec.Struct, array_like=True, omit_defaults=True):
    """An event in words, with the bits of those who may know of it, and of those who may know each of its values."""

    words: list[str]
    audience: int = EVERYONE
    known: list[int] = []
    """Empty when all who know of it know all of it."""

    def words_for(self, reader: int) -> list[str]:
        """The words, as a seat or a spectator may know them; empty when it may not know of it at all."""
        if not knows(self.audience, reader):
            return []
        if not self.known:
            return self.words
        values = [word if knows(bits, reader) else HIDDEN for word, bits in zip(self.words[2:], self.known)]
        return [*self.words[:2], *values]

    @property
    def public(self) -> int:
        """The bits of those who know everything about it."""
        bits = self.audience
        for each in self.known:
            bits &= each
        return bits


class Step(msgspec.Struct, omit_defaults=True):
    """What one entry and the outcomes of chance behind it brought about. ``at`` is the number of the last of them."""

    at: int
    by: int = -1
    choice: str = ""
    known: int = 0
    """The bits of those who may know the choice, besides who made it."""
    events: list[Told] = []
    back: int = -1
    note: str = ""
    time: float = 0

    @property
    def is_public(self) -> bool:
        """Whether every reader may know all of it."""
        return (self.known == EVERYONE or not self.choice) and all(told.public == EVERYONE for told in self.events)

    def happened(self, readers: Sequence[int]) -> Happened:
        """The step, as the seats of one reader (or a spectator) may know it together."""
        shown = self.choice if any(each == self.by or knows(self.known, each) for each in readers) else ""
        events = [words for told in self.events if (words := together(told, readers))]
        return Happened(
            at=self.at, by=self.by, choice=shown, events=events, back=self.back, note=self.note, time=self.time
        )

    def whole(self) -> Happened:
        """All of it: as everybody knows a public step."""
        events = [told.words for told in self.events]
        return Happened(
            at=self.at, by=self.by, choice=self.choice, events=events, back=self.back, note=self.note, time=self.time
        )


class Recent(msgspec.Struct, gc=False):
    """A step that is kept in memory as it is stored: that takes a fifth of the room."""

    at: int
    stored: bytes

    @property
    def step(self) -> Step:
        """The step itself."""
        return decode_step(self.stored)


def kept(steps: Iterable[Step]) -> list[Recent]:
    """Steps, to be stored and to be kept in memory."""
    return [Recent(step.at, encode_step(step)) for step in steps]


def together(told: Told, readers: Sequence[int]) -> list[str]:
    """What several seats of one reader know of an event: for each value, what any of them knows."""
    words: list[str] = []
    for reader in readers:
        mine = told.words_for(reader)
        words = mine if not words else [new if old == HIDDEN else old for old, new in zip(words, mine or words)]
    return words


def told(event: Event) -> Told:
    """An event, ready to be stored: its words do not change when the numbers behind them do."""
    names = event.names
    signature = names.events[event.kind]
    values = [names.value(signature.domain_of(at), value) for at, value in enumerate(event.values)]
    hidden = any(bits != EVERYONE for bits in event.known)
    return Told([event.clause, signature.word, *values], event.audience, event.known if hidden else [])


def step_of(game: Game, first: int, last: int, events: list[Event], time: float) -> Step:
    """The step from one entry to another: what was done, and the outcomes of chance behind it."""
    entry = game.entries[first]
    step = Step(at=last, events=[told(event) for event in events], time=time)
    if isinstance(entry, Chosen):
        step.by, step.choice = entry.seat, entry.choice
        step.known = known_choice(game, entry, step.events)
    elif isinstance(entry, TakenBack):
        step.by, step.back = entry.seats[0], entry.to
    elif isinstance(entry, Seated):
        step.by, step.note = entry.seat, "seat"
    elif isinstance(entry, Upgraded):
        step.note = "upgraded"
    return step


def known_choice(game: Game, entry: Chosen, events: list[Told]) -> int:
    """Who may know a choice: those who know all that it brought about, and the things that it names.

    A choice that brought nothing about (one of several answers that are given at once) stays with its seat.
    """
    bits = EVERYONE if events else 0
    for each in events:
        bits &= each.public
    names = game.rules.names
    picked = names.read_choice(entry.choice)
    values = (choices.first(picked), choices.second(picked), choices.third(picked))
    for domain, value in zip(names.choices[choices.kind_of(picked)].fixed, values):
        offset = names.things_from(domain)
        if offset >= 0 and value >= 0:
            bits &= game.state.known[offset + value]
    return bits


def forget_history(game: Game) -> None:
    """Only the moments to which an undo could lead stay in memory."""
    history = game.history
    if history is not None:
        while (first := next(iter(history), game.barrier)) < game.barrier - 1:
            del history[first]


def readers_of(seats: Sequence[int]) -> Sequence[int]:
    """The eyes that a reader has: the own seats, or a spectator's."""
    return seats or (SPECTATOR,)


encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
encode_step = msgspec.json.Encoder().encode
decode_step = msgspec.json.Decoder(Step).decode
