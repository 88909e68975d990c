"""What a seat knows: the worlds that its knowledge leaves open.

Two worlds look alike to a seat when they differ only in which of the things it does not know lie in which places (things
with the same back may change places), and in what others have answered to a question that is still open. ``conceal`` gives
one world for all that look alike, so it tells nothing; ``sample`` gives each of them with the same probability.
"""

from typing import Final

from greathall.kernel.chance import Chance, Unforeseen
from greathall.kernel.choices import choice, first, kind_of, second, third
from greathall.kernel.events import HIDDEN, knows
from greathall.kernel.names import ANSWER, Names
from greathall.kernel.state import BAG, NOBODY, UNHEARD, UNSEEN, Frame, State

SAMPLING: Final = 0
"""The purpose that a sampling chance is asked for."""
UNFORESEEN: Final = Unforeseen()


def unknown_places(s: State, seat: int) -> dict[int, list[int]]:
    """For each family the things that the seat does not know, in the order of the places where they lie.

    The places of a bag are told apart only by who knows what lies there.
    """
    found: dict[int, list[int]] = {}
    for zone, pile in enumerate(s.piles):
        places = sorted(pile, key=s.known.__getitem__) if s.layout.zone_kinds[zone] == BAG else pile
        for thing in places:
            if thing != UNSEEN and not knows(s.known[thing], seat):
                found.setdefault(s.layout.families[thing], []).append(thing)
    return found


def seen(s: State, zone: int, seat: int) -> list[str]:
    """What lies in a zone, in words, as the seat knows it."""
    names = s.layout.thing_names
    words = [names[each] if each != UNSEEN and knows(s.known[each], seat) else HIDDEN for each in s.piles[zone]]
    return sorted(words) if s.layout.zone_kinds[zone] == BAG else words


def conceal(s: State, seat: int, names: Names) -> State:
    """The one world that stands for all that look alike to the seat: unknown things lie in ascending order."""
    places = unknown_places(s, seat)
    return rearranged(s, seat, names, {family: sorted(things) for family, things in places.items()}, places)


def sample(s: State, seat: int, names: Names, chance: Chance) -> State:
    """A world that looks to the seat like this one, all equally likely."""
    places = unknown_places(s, seat)
    shuffled: dict[int, list[int]] = {}
    number = 0
    for family in sorted(places):
        things = sorted(places[family])
        for left in range(len(things), 1, -1):  # Fisher and Yates
            picked = chance.roll(SAMPLING, number, left)
            number += 1
            things[picked], things[left - 1] = things[left - 1], things[picked]
        shuffled[family] = things
    return rearranged(s, seat, names, shuffled, places)


def rearranged(s: State, seat: int, names: Names, things: dict[int, list[int]], places: dict[int, list[int]]) -> State:
    """The state with other things in the unknown places, and without the others' answers to an open question."""
    world = s.copy()
    world.chance = UNFORESEEN
    new: dict[int, int] = {}
    for family, old_things in places.items():
        new.update(zip(old_things, things[family], strict=True))
    if new:
        for zone, pile in enumerate(s.piles):
            if any(thing in new for thing in pile):
                moved = [new.get(thing, thing) for thing in pile]
                world.piles[zone] = sorted(moved) if s.layout.zone_kinds[zone] == BAG else moved
        for old, thing in new.items():
            world.where[thing] = s.where[old]
            world.known[thing] = s.known[old]
        world.stack = [renamed(frame, names, new) for frame in s.stack]
    forget_answers(world, seat)
    return world


def renamed(frame: Frame, names: Names, new: dict[int, int]) -> Frame:
    """The frame with the things that its values name exchanged; in an answer, those of the choice too."""
    values = [frame.a, frame.b, frame.c]
    if frame.kind != ANSWER:
        exchange(values, names.frames[frame.kind].fixed, names, new)
        return Frame(frame.kind, frame.seat, values[0], values[1], values[2], frame.seats, frame.question)
    exchange(values, names.frames[frame.c].fixed[:2], names, new)
    picked = frame.question
    chosen = [first(picked), second(picked), third(picked)]
    exchange(chosen, names.choices[kind_of(picked)].fixed, names, new)
    answer = choice(kind_of(picked), chosen[0], chosen[1], chosen[2])
    return Frame(ANSWER, frame.seat, values[0], values[1], frame.c, 0, answer)


def exchange(values: list[int], domains: list[str], names: Names, new: dict[int, int]) -> None:
    """Where a value names a thing that lies elsewhere in this world, name what lies in its place."""
    for at, domain in enumerate(domains):
        offset = names.things_from(domain)
        if offset >= 0 and values[at] >= 0:
            values[at] = new.get(values[at] + offset, values[at] + offset) - offset


def forget_answers(world: State, seat: int) -> None:
    """While several are asked at once, nobody knows the others' answers: in this world they are given once more."""
    for at, ask in enumerate(world.stack):
        if ask.seat == NOBODY and ask.seats:
            seats = ask.seats
            answers = world.answers.copy()
            for each in range(world.seats):
                if each != seat and answers[each]:
                    answers[each] = UNHEARD
                    seats |= 1 << each
            world.answers = answers
            world.stack[at] = Frame(ask.kind, NOBODY, ask.a, ask.b, ask.c, seats, ask.question)
