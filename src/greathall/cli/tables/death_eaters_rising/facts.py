"""The facts of a view of Death Eaters Rising, with their types."""

from __future__ import annotations

import msgspec


class Character(msgspec.Struct, kw_only=True):
    """A character in play."""

    id: str
    damage: int
    track: int
    open: dict[str, int]
    covered: dict[str, int]
    spent: bool


class Location(msgspec.Struct, kw_only=True):
    """A location with its places and the three slots beside it."""

    id: str
    places: list[str]
    corruption: int
    beside: list[Character | None]


class Seat(msgspec.Struct, kw_only=True):
    """A player's side of the table."""

    faction: str | None
    headquarters: str | None
    team: list[Character]
    tokens: list[str]


class Die(msgspec.Struct, kw_only=True, rename={"zone": "in"}):
    """A die: where it is, what it shows."""

    id: str
    zone: str
    shows: str | None
    on: str | None


class Voldemort(msgspec.Struct, kw_only=True):
    """Lord Voldemort."""

    faces: str
    revealed: bool
    damage: int
    goal: int
    limit: int
    open: dict[str, int]


class Penalties(msgspec.Struct, kw_only=True, rename="kebab"):
    """What corrupted places forbid or demand this turn."""

    healing_limited: bool
    tokens_forbidden: bool
    turning_forbidden: bool
    extra_on_death_eaters: dict[str, int]
    extra_on_wizards: dict[str, int]


class Facts(msgspec.Struct, kw_only=True, rename="kebab"):
    """The whole table."""

    active: int
    turn: int
    over: list[str]
    ask: list[str]
    voldemort: Voldemort
    mission: str | None
    locations: list[Location]
    seats: list[Seat]
    headquarters: list[dict[str, int]]
    dice: list[Die]
    rolls: int
    penalties: Penalties
    hospital_wing: list[str]
    azkaban: list[str]
    corrupted_places: list[str]
    deck: int
    token_supply: int
