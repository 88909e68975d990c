"""The map: its ways, the spaces that rules name, what each kind of space needs, and that there is a way to everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts import vocabulary as v
from greathall.games.year_at_hogwarts.checks.paths import parts_in, records_in
from greathall.games.year_at_hogwarts.records import Edition, Space
from greathall.games.year_at_hogwarts.resolve import fits
from greathall.kernel.faults import Fault, Path, allowed

NAMED_SPACES = {
    terms.START: "YAH-3.4",
    terms.QUIDDITCH_PITCH: "YAH-5.10",
    terms.GRAVEYARD: "YAH-5.11",
    terms.LEAKY_CAULDRON: "YAH-6.6",
}
"""The spaces that rules name, each with a clause."""
ROSETTES = {"main": 18, "diagon-alley": 3, "places": 9}
COUNTED = {"tower": (18, "YAH-5.9"), "common-room": (4, "YAH-5.6"), "classroom": (6, "YAH-5.8")}
"""How many spaces of a kind there are."""
FIELDS = {"classroom": ("subject", "YAH-5.8"), "hp": ("shown", "YAH-5.5")}
"""What a space of a kind says of itself."""


def faults_of_board(edition: Edition) -> Iterator[Fault]:
    """YAH-1.1  Every fault of the map."""
    yield from wrong_ways(edition)
    yield from wrong_counts(edition)
    yield from wrong_spaces(edition)
    yield from unreachable(edition)


def wrong_ways(edition: Edition) -> Iterator[Fault]:
    """YAH-1.1, YAH-5.15  Ways lead from space to space, and cost no less than nothing."""
    names = [space.id for space in edition.map.space]
    for at, edge in enumerate(edition.map.edge):
        for key, end in (("from", edge.from_), ("to", edge.to)):
            if end not in names:
                yield Fault(("map", "edge", at, key), f"{end!r} is no space (YAH-1.1); {allowed(names, end)}")
        if edge.steps < 0:
            yield Fault(("map", "edge", at, "steps"), f"{edge.steps} is not allowed; YAH-5.14 allows 0 or more")


def wrong_counts(edition: Edition) -> Iterator[Fault]:
    """YAH-3.3, YAH-5  The spaces that rules name or count, and the rosettes of each board."""
    names = [space.id for space in edition.map.space]
    kinds = Counter[str](space.kind for space in edition.map.space)
    for name, clause in NAMED_SPACES.items():
        if name not in names:
            yield Fault(("map", "space"), f"there is no {name}; {clause} names it")
    for kind, (wanted, clause) in COUNTED.items():
        if kinds[kind] != wanted:
            yield Fault(("map", "space"), f"{kinds[kind]} spaces of the kind {kind}; {clause} allows {wanted}")
    for board, wanted in ROSETTES.items():
        count = sum(space.rosettes for space in edition.map.space if space.board == board)
        if count != wanted:
            yield Fault(("map", "space"), f"{count} rosettes of {board}; YAH-3.3 allows {wanted}")


def wrong_spaces(edition: Edition) -> Iterator[Fault]:
    """YAH-5.5, YAH-5.8  A classroom has its subject, which no other has, and an HP space its number."""
    taught: dict[str, str] = {}
    for at, space in enumerate(edition.map.space):
        field, clause = FIELDS.get(space.kind, ("", ""))
        if field and not getattr(space, field):
            yield Fault(("map", "space", at, field), f"missing; a space of the kind {space.kind} has it ({clause})")
        if space.subject is not None:
            if space.subject in taught:
                what = f"{space.subject!r} is not allowed; it is taught in {taught[space.subject]} already (YAH-5.8)"
                yield Fault(("map", "space", at, "subject"), what)
            taught.setdefault(space.subject, space.id)


def unreachable(edition: Edition) -> Iterator[Fault]:
    """YAH-1.1  From Start there is a way or a journey to every space."""
    found = reached(edition)
    for at, space in enumerate(edition.map.space):
        if space.id not in found:
            yield Fault(("map", "space", at, "id"), f"nothing leads to {space.id} (YAH-1.1)")


def reached(edition: Edition) -> set[str]:
    """The spaces to which ways, and journeys, lead from Start; ways of another mode do not count (YAH-12.2)."""
    beside: dict[str, list[str]] = {space.id: [] for space in edition.map.space}
    for edge in edition.map.edge:
        if edge.only_in is None and edge.from_ in beside and edge.to in beside:
            beside[edge.from_].append(edge.to)
            if not edge.one_way:
                beside[edge.to].append(edge.from_)
    todo = [name for name in [terms.START, *journeys(edition)] if name in beside]
    found = set(todo)
    while todo:
        new = [name for name in beside[todo.pop()] if name not in found]
        found |= set(new)
        todo += new
    return found


def journeys(edition: Edition) -> Iterator[str]:
    """YAH-5.9, YAH-5.10  The spaces to which some sentence takes a pawn."""
    for path, record in records_in(edition):
        for _, part in parts_in(record, path):
            if isinstance(part, v.Journey):
                yield from (space.id for space in spaces_of(edition, part.to))


def spaces_of(edition: Edition, place: v.Place) -> list[Space]:
    """The spaces that a place means."""
    return [space for space in edition.map.space if fits(place, space)]


def wrong_places(edition: Edition, path: Path, place: v.Place) -> Iterator[Fault]:
    """YAH-1.1  The spaces that a place names are there, and it means at least one."""
    names = [space.id for space in edition.map.space]
    for key, listed in (("spaces", place.spaces), ("besides", place.besides)):
        for at, name in enumerate(listed):
            if name not in names:
                yield Fault((*path, key, at), f"{name!r} is no space; {allowed(names, name)}")
