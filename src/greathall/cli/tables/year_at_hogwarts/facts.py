"""The facts of a view of A Year at Hogwarts that the terminal shows, with their types."""

from __future__ import annotations

import msgspec


class Held(msgspec.Struct, kw_only=True):
    """A card of a hand: its back, and what it is for who knows it."""

    deck: str
    card: str


class Pawn(msgspec.Struct, kw_only=True, rename="kebab"):
    """A player's side of the table."""

    figure: str
    seat: int
    team: int
    board: str | None
    space: str | None
    home: str | None
    hp: int
    points: int
    team_points: int
    floo: int
    portkeys: int
    objects: list[str]
    cards: list[Held]
    missions: list[str]
    done: list[str]
    waits: bool
    turns_to_miss: int


class DeathEater(msgspec.Struct, kw_only=True):
    """A Death Eater: on a tower, or on no space."""

    figure: str
    space: str | None
    hp: int


class Reached(msgspec.Struct, kw_only=True):
    """A space where the move may end, and the way to it."""

    space: str
    path: list[str]


class Turn(msgspec.Struct, kw_only=True, rename="kebab"):
    """How far the turn is."""

    rolled: list[int]
    steps: int


class Fight(msgspec.Struct, kw_only=True, rename="kebab"):
    """A fight: who, against whom, and how it stands."""

    fighter: str
    rival: str | None
    opponent: str | None
    opponent_hp: int
    mission: str | None
    members: list[int]
    round: int
    dice: list[int]


class Match(msgspec.Struct, kw_only=True, rename="kebab"):
    """A match: the pitch, the score, the seekers."""

    round: int
    sides: list[int]
    houses: list[str]
    side_to_move: int
    actions: int
    squares: list[int]
    quaffle: int
    bludgers: list[int]
    goals: list[int]
    seekers: list[int]


class Return(msgspec.Struct, kw_only=True):
    """How far Voldemort's return is."""

    returned: bool
    destroyed: list[str]


class Facts(msgspec.Struct, kw_only=True, rename="kebab"):
    """The whole table."""

    active: int
    ask: list[str]
    mode: str
    length: str
    variant: str
    round: int
    last_round: bool
    mover: str | None
    pawns: list[Pawn]
    death_eaters: list[DeathEater]
    lying: dict[str, str]
    turn_of: Turn
    reach: list[Reached]
    fight: Fight | None
    match: Match | None
    return_: Return | None = msgspec.field(name="return")
    decks: dict[str, list[str]]
    floo_left: int
    portkeys_left: int
