"""The facts of a view of Talisman that the terminal shows, with their types."""

from __future__ import annotations

import msgspec


class Space(msgspec.Struct, kw_only=True):
    """A space, with what lies there."""

    id: str
    ring: str
    draws: int
    cards: list[str]
    galleons: int


class Value(msgspec.Struct, kw_only=True):
    """Magic or Strength: as marked, and in total."""

    marked: int
    total: int


class Seat(msgspec.Struct, kw_only=True, rename="kebab"):
    """A player's side of the table; without a character yet, only the person may be known."""

    person: str | None
    character: str | None
    faction: str = ""
    space: str = ""
    magic: Value | None = None
    strength: Value | None = None
    life: int = 0
    life_at_start: int = 0
    fate: int = 0
    galleons: int = 0
    objects: list[str] = []
    object_limit: int = 0
    allies: list[str] = []
    ally_limit: int = 0
    spells: list[str] = []
    spell_limit: int = 0
    trophies: list[str] = []
    task: str | None = None
    lost_turns: int = 0
    ferret: int = 0
    turned_back: bool = False
    may_cross: bool = False
    in_hospital: bool = False


class Fight(msgspec.Struct, kw_only=True, rename="kebab"):
    """A fight: who, by what, and the scores so far."""

    fighter: int
    rival: int | None
    by: str | None
    enemies: list[str]
    text: str | None
    ally_of: int | None
    score: int | None
    foe_score: int | None
    is_voldemort: bool


class Deck(msgspec.Struct, kw_only=True):
    """A deck, and what was discarded."""

    cards: list[str]
    discards: list[str]


class Spells(msgspec.Struct, kw_only=True):
    """The deck of Spells."""

    cards: int
    discards: list[str]


class Decks(msgspec.Struct, kw_only=True):
    """All decks."""

    outer: Deck
    middle: Deck
    spells: Spells


class Facts(msgspec.Struct, kw_only=True, rename="kebab"):
    """The whole table."""

    active: int
    turn: int
    ask: list[str]
    advantage: str
    voldemort: str
    spaces: list[Space]
    seats: list[Seat]
    fight: Fight | None
    decks: Decks
    equipment: list[str]
    insignia: list[str]
    fate_left: int
    galleons_left: int
