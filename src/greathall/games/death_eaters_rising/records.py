"""The records of an edition of Death Eaters Rising, as its files hold them."""

from typing import Annotated, Literal

import msgspec

from greathall.games.death_eaters_rising.vocabulary import Amount, Colour, Faction, Location, Trait, Verb

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Source = Literal["rulebook", "public", "reconstruction", "box"]
"""Shown in the rulebook, stated by public sources, designed here, or typed in by an owner from the printed card."""
Cost = dict[Trait, Annotated[int, msgspec.Meta(ge=1, le=6)]]
Track = Annotated[int, msgspec.Meta(ge=1, le=8)]


class Named(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """What every record has: an id, a name in each language, and where the content comes from."""

    id: Id
    name: dict[Literal["en", "cs", "pl"], Annotated[str, msgspec.Meta(min_length=1, max_length=60)]]
    source: Source


class Wizard(Named, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """A wizard: what recruits it, what its ability costs, and what it does."""

    faction: Faction
    starter: bool = False
    kin: list[Id] = []
    track: Track
    recruit: Cost
    pay: Cost = {}
    wound: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    effects: list[Verb]


class DeathEater(Named, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """A Death Eater: what damages it, and what it does when Voldemort is here and on the Dark Mark."""

    track: Track
    cost: Cost
    effects: list[Verb]


class Voldemort(Named, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """Lord Voldemort: what damages him."""

    cost: Cost


class Place(Named, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """A place of a location, with the penalty of its corruption."""

    location: Location
    effects: list[Verb]


class Ability(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """An ability of a headquarters."""

    pay: Cost
    effects: list[Verb]


class Headquarters(Named, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """A faction's headquarters: its pool of dice and its two abilities."""

    faction: Faction
    pool: Annotated[list[Colour], msgspec.Meta(min_length=4, max_length=4)]
    abilities: Annotated[list[Ability], msgspec.Meta(min_length=2, max_length=2)]


class Die(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A colour of Wizard dice: how many, and the six sides; a doubled one ends in ``-2``."""

    colour: Colour
    count: Amount
    sides: Annotated[
        list[
            Literal[
                "knowledge",
                "bravery",
                "loyalty",
                "friendship",
                "knowledge-2",
                "bravery-2",
                "loyalty-2",
                "friendship-2",
            ]
        ],
        msgspec.Meta(min_length=6, max_length=6),
    ]


class Manifest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Who an edition is."""

    id: Id
    game: Literal["death-eaters-rising"]
    version: int
    languages: list[Literal["en", "cs", "pl"]]
    author: Annotated[str, msgspec.Meta(pattern="[^?]", max_length=60)]
    base: Id | None = None


class Edition(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """All files of an edition together."""

    edition: Manifest
    wizards: dict[Literal["wizard"], list[Wizard]]
    death_eaters: dict[Literal["death-eater"], list[DeathEater]]
    voldemort: Voldemort
    places: dict[Literal["place"], list[Place]]
    headquarters: dict[Literal["headquarters"], list[Headquarters]]
    dice: dict[Literal["die"], list[Die]]
