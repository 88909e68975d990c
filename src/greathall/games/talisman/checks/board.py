"""The board: its rings, the spaces that rules name, what faces what, and that there is a way to everything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from greathall.games.talisman import terms
from greathall.games.talisman import vocabulary as v
from greathall.games.talisman.checks.paths import within
from greathall.games.talisman.records import Edition, Space
from greathall.kernel.faults import Fault, allowed

PLACES = {
    terms.KINGS_CROSS: ("outer", "TAL-8.1"),
    terms.PRIVET_DRIVE: ("outer", "TAL-4.3"),
    terms.HOSPITAL: ("outer", "TAL-8.7"),
    terms.HOGSMEADE: ("middle", "TAL-4.4"),
    terms.HUT: ("middle", "TAL-4.3"),
    terms.PITCH: ("middle", "TAL-8.3"),
    terms.GATES: ("middle", "TAL-8.4"),
    terms.STAIRCASES: ("inner", "TAL-4.10"),
    terms.ROOM: ("inner", "TAL-8.5"),
    terms.GREAT_HALL: ("hall", "TAL-8.6"),
}
"""The spaces that rules name, each with its ring and the clause."""
WAYS = (
    (terms.KINGS_CROSS, terms.HOGSMEADE, "TAL-8.1"),
    (terms.HOGSMEADE, terms.KINGS_CROSS, "TAL-4.4"),
    (terms.PRIVET_DRIVE, terms.HUT, "TAL-4.3"),
    (terms.GATES, terms.STAIRCASES, "TAL-8.4"),
    (terms.ROOM, terms.GREAT_HALL, "TAL-8.5"),
)
"""The ways between the rings that rules speak of."""


def faults_of_board(edition: Edition) -> Iterator[Fault]:
    """TAL-1.1  Every fault of the board."""
    yield from wrong_rings(edition)
    yield from wrong_places(edition)
    yield from wrong_facing(edition)
    yield from wrong_links(edition)
    yield from unreachable(edition)
    yield from empty_spaces(edition)
    yield from wrong_passages(edition)


def path_of(edition: Edition, space: Space, field: str) -> tuple[str | int, ...]:
    """Where a field of a space is written."""
    return ("spaces", "space", edition.spaces.space.index(space), field)


def in_ring(edition: Edition, ring: str) -> list[Space]:
    """The spaces of a ring, in their order."""
    return sorted((each for each in edition.spaces.space if each.ring == ring), key=lambda each: each.index)


def wrong_rings(edition: Edition) -> Iterator[Fault]:
    """TAL-1.1  The spaces of a ring are numbered from 0 without a gap; there is one Great Hall."""
    for ring in terms.RINGS:
        for wanted, space in enumerate(in_ring(edition, ring)):
            if space.index != wanted:
                what = f"{space.index} is not allowed; the next of the {ring} ring is {wanted}"
                yield Fault(path_of(edition, space, "index"), what)
                break
    halls = len(in_ring(edition, "hall"))
    if halls != 1:
        yield Fault(("spaces", "space"), f"{halls} spaces of the hall; TAL-1.1 allows 1")


def wrong_places(edition: Edition) -> Iterator[Fault]:
    """TAL-8  The spaces that rules name are there, in their rings; the castle's row has its two ends (TAL-4.10)."""
    spaces = {each.id: each for each in edition.spaces.space}
    for name, (ring, clause) in PLACES.items():
        if name not in spaces:
            yield Fault(("spaces", "space"), f"there is no {name}; {clause} names it")
        elif spaces[name].ring != ring:
            what = f"{spaces[name].ring!r} is not allowed; {clause} allows {ring}"
            yield Fault(path_of(edition, spaces[name], "ring"), what)
    row = in_ring(edition, "inner")
    for at, name in ((0, terms.STAIRCASES), (-1, terms.ROOM)):
        if row and name in spaces and row[at].id != name:
            end = "begins" if at == 0 else "ends"
            yield Fault(path_of(edition, row[at], "index"), f"the castle's row {end} with {name} (TAL-4.10)")


def wrong_facing(edition: Edition) -> Iterator[Fault]:
    """TAL-4.9, TAL-4.12  Every Outer space faces a Middle one, and only Outer spaces face any."""
    middle = [each.id for each in in_ring(edition, "middle")]
    for space in edition.spaces.space:
        path = path_of(edition, space, "facing")
        if space.ring == "outer" and space.facing is None:
            yield Fault(path, "missing; an Outer space faces a Middle one (TAL-4.9)")
        elif space.ring != "outer" and space.facing is not None:
            yield Fault(path, f"{space.facing!r} is not allowed; only Outer spaces face others (TAL-4.9)")
        elif space.facing is not None and space.facing not in middle:
            yield Fault(path, f"{space.facing!r} is no space of the middle ring; {allowed(middle, space.facing)}")


def wrong_links(edition: Edition) -> Iterator[Fault]:
    """TAL-4.3, TAL-8  Links lead to spaces, and the ways between the rings are there."""
    spaces = {each.id: each for each in edition.spaces.space}
    for space in edition.spaces.space:
        for at, link in enumerate(space.links):
            if link not in spaces:
                path = (*path_of(edition, space, "links"), at)
                yield Fault(path, f"{link!r} is no space; {allowed(list(spaces), link)}")
    for start, end, clause in WAYS:
        if start in spaces and end in spaces and end not in spaces[start].links:
            yield Fault(path_of(edition, spaces[start], "links"), f"no way to {end}; {clause} speaks of it")


def unreachable(edition: Edition) -> Iterator[Fault]:
    """TAL-1.1  From the Outer Region there is a way to every space."""
    spaces = {each.id: each for each in edition.spaces.space}
    beside = {name: [link for link in space.links if link in spaces] for name, space in spaces.items()}
    for ring in terms.RINGS:
        row = [each.id for each in in_ring(edition, ring)]
        for one, other in pairwise(row):
            beside[one].append(other)
            beside[other].append(one)
    start = in_ring(edition, "outer")[:1]
    found = {each.id for each in start}
    todo = [each.id for each in start]
    while todo:
        new = [name for name in beside[todo.pop()] if name not in found]
        found |= set(new)
        todo += new
    for space in edition.spaces.space:
        if space.id not in found:
            yield Fault(path_of(edition, space, "id"), f"no way leads to {space.id} (TAL-1.1)")


def empty_spaces(edition: Edition) -> Iterator[Fault]:
    """TAL-5.3, TAL-5.11  A space has card symbols or a text; in the castle there is no deck to draw from (TAL-4.10)."""
    for space in edition.spaces.space:
        if not space.draws and not space.effects:
            yield Fault(path_of(edition, space, "effects"), "neither card symbols nor a text (TAL-5.3, TAL-5.11)")
        if space.draws and space.ring in ("inner", "hall"):
            what = f"{space.draws} is not allowed; the castle has no deck (TAL-4.10)"
            yield Fault(path_of(edition, space, "draws"), what)


def wrong_passages(edition: Edition) -> Iterator[Fault]:
    """TAL-8  The barrier, the Gates and the Room let somebody on, and the Great Hall can be won."""
    needed: dict[str, tuple[type[v.Sentence], str, str]] = {
        terms.KINGS_CROSS: (v.GoOn, "lets anybody pass the barrier", "TAL-8.1"),
        terms.GATES: (v.GoOn, "lets anybody pass the Gates", "TAL-8.4"),
        terms.ROOM: (v.GoOn, "lets anybody enter the Great Hall", "TAL-8.5"),
        terms.PITCH: (v.TakeTask, "gives a task", "TAL-8.3"),
        terms.GREAT_HALL: (v.WinGame, "wins the game", "TAL-8.6"),
    }
    for space in edition.spaces.space:
        if space.id in needed:
            form, what, clause = needed[space.id]
            said = within((), space, space.effects, "effects", is_met=False)
            if not any(isinstance(each.sentence, form) for each in said):
                yield Fault(path_of(edition, space, "effects"), f"nothing {what} ({clause})")
