"""The words of Death Eaters Rising: what the sentences on its cards may say. Each verb is implemented once, in ``verbs/``."""

from typing import Annotated, Literal

import msgspec

from greathall.kernel.effects import Condition, Effect

Trait = Literal["knowledge", "bravery", "loyalty", "friendship"]
Faction = Literal["hogwarts", "order", "army"]
Colour = Literal["blue", "red", "purple", "orange"]
Location = Literal["ministry-of-magic", "diagon-alley", "hogsmeade"]
Amount = Annotated[int, msgspec.Meta(ge=1, le=5)]

When = Literal["voldemort-here", "dark-mark", "used"]
"""Voldemort acts where this Death Eater is; the Dark Mark was rolled; the ability was paid for, or used without a cost."""
While = Literal["pool-is-taken"]
Window = Literal["before-assigning", "roll-and-assign"]
"""After a roll, before any die of it is assigned; at any moment of the roll and assign phase. Once a turn."""


class TeamHas(Condition, frozen=True, kw_only=True):
    """DER-4.1  The team has a wizard of the faction, or one of these (by id or kin); another than this one."""

    faction: Faction | None = None
    any_of: list[str] = []


class NobodyHere(Condition, frozen=True, kw_only=True):
    """DER-3.4  No wizard of the faction is in the location of the effect."""

    faction: Faction


class Sentence(Effect, frozen=True, kw_only=True):
    """What every sentence may say besides its verb."""

    when_: When | None = None
    while_: While | None = None
    window_: Window | None = None
    if_: TeamHas | NobodyHere | None = None


class AddDie(Sentence, frozen=True, kw_only=True):
    """DER-4.1  One more die when the pool is taken; of several colours the player chooses."""

    colours: Annotated[list[Colour], msgspec.Meta(min_length=1, max_length=2)]


class Damage(Sentence, frozen=True, kw_only=True):
    """DER-6.2  Damage to wizards."""

    whom: Literal[
        "each-here",
        "each-beside-here",
        "each-beside-every-location",
        "each-of-active-team",
        "most-damaged-of-active-team",
        "least-damaged-of-active-team",
        "one-most-damaged-of-every-team",
        "one-least-damaged-of-every-team",
    ]
    faction: Faction | None = None
    amount: Amount = 1


class Corrupt(Sentence, frozen=True, kw_only=True):
    """DER-6.4  Corruption on locations."""

    where: Literal["here", "every-location-with-a-death-eater"] | Location
    amount: Amount = 1


class HealDeathEaters(Sentence, frozen=True, kw_only=True):
    """DER-6.7  Remove damage from every other Death Eater."""

    amount: Amount = 1


class Heal(Sentence, frozen=True, kw_only=True):
    """DER-6.7  Remove damage from a wizard: anywhere, here (beside the location or in the own team), or in the own team."""

    whom: Literal["one-anywhere", "one-here", "one-of-own-team", "each-of-own-team"]
    amount: Amount = 1


class EveryPlayerMayHeal(Sentence, frozen=True, kw_only=True):
    """DER-3.6  Every player may remove damage from one wizard of the own team, more from one of the faction."""

    amount: Amount = 1
    faction: Faction
    amount_of_faction: Amount = 2


class Cleanse(Sentence, frozen=True, kw_only=True):
    """DER-6.7  Remove corruption from the current place here, or of any location."""

    where: Literal["here", "any-location"] = "here"
    amount: Amount = 1


class TakeToken(Sentence, frozen=True, kw_only=True):
    """DER-9.6  Take a spell token."""

    amount: Amount = 1


class OthersMayTakeToken(Sentence, frozen=True, kw_only=True):
    """DER-3.6  Every other player with this many wizards of the faction may take a spell token."""

    faction: Faction
    wizards: Amount


class Strike(Sentence, frozen=True, kw_only=True):
    """DER-5.2  Damage to a Death Eater in the location, which earns spell tokens at once."""

    amount: Amount = 1


class Reroll(Sentence, frozen=True, kw_only=True):
    """DER-4.7  Re-roll any number of dice that are not assigned."""


class TurnDie(Sentence, frozen=True, kw_only=True):
    """DER-4.7  Turn one die that is not assigned to another of its sides; to this trait if one is named."""

    to: Trait | None = None


class LimitHealing(Sentence, frozen=True, kw_only=True):
    """DER-6.5  This turn damage may be removed from one wizard in each team only."""


class ForbidTokens(Sentence, frozen=True, kw_only=True):
    """DER-6.5  This turn nobody uses spell tokens."""


class ForbidTurning(Sentence, frozen=True, kw_only=True):
    """DER-6.5  This turn no ability changes or re-rolls dice."""


class ExtraSymbol(Sentence, frozen=True, kw_only=True):
    """DER-6.5  This turn every such card beside a location has one more symbol to cover."""

    on: Literal["death-eaters", "wizards"]
    trait: Trait


Verb = (
    AddDie
    | Damage
    | Corrupt
    | HealDeathEaters
    | Heal
    | EveryPlayerMayHeal
    | Cleanse
    | TakeToken
    | OthersMayTakeToken
    | Strike
    | Reroll
    | TurnDie
    | LimitHealing
    | ForbidTokens
    | ForbidTurning
    | ExtraSymbol
)
