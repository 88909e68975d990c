"""What always holds on the table, whatever was played."""

from typing import Final

from greathall.games.death_eaters_rising.state import PROGRESS, DeathEatersState
from greathall.games.death_eaters_rising.terms import (
    CHARACTERS,
    DICE,
    DIE_COUNT,
    FACES,
    FACTIONS,
    FULL,
    LOCATIONS,
    NONE,
    TARGETS,
    TRAIT_BITS,
    VOLDEMORT,
    WIZARDS,
)

MANY: Final = 1000
"""More than anything is counted in a turn."""


def broken(s: DeathEatersState) -> list[str]:
    """The invariants that do not hold, in words."""
    box = s.box
    found = meaningless(s)
    found += [
        f"damage of {box.thing_names[card]}" for card in range(VOLDEMORT) if not 0 <= s.damage[card] <= box.track[card]
    ]
    if s.damage[VOLDEMORT] > len(s.piles[box.azkaban]):
        found.append("Voldemort has more damage than Azkaban holds")
    found += [f"corruption of location {at}" for at, amount in enumerate(s.corruption) if not 0 <= amount <= FULL]
    if sum(s.corruption) > 15:
        found.append("more than 15 corruption")
    for die in range(DIE_COUNT):
        if (s.where[DICE + die] == box.assigned) != (s.die_on[die] != NONE):
            found.append(f"{box.thing_names[DICE + die]} is assigned to nothing, or lies on a card and elsewhere")
    found += [f"slot {slot} holds several" for slot in range(9) if len(s.piles[box.slots + slot]) > 1]
    for card in range(CHARACTERS):
        elsewhere = s.location_of(card) == NONE and s.owner_of(card) == NONE and card != VOLDEMORT
        if elsewhere and s.damage[card]:
            found.append(f"{box.thing_names[card]} has damage out of play")
    return found


def meaningless(s: DeathEatersState) -> list[str]:
    """The numbers that stand for nothing."""
    bounds = [
        ("faction", s.faction, NONE, len(FACTIONS)),
        ("facing", [s.facing], 0, len(LOCATIONS)),
        ("mission", [s.mission], NONE, len(LOCATIONS)),
        ("side", s.side, NONE, len(FACES)),
        ("die on", s.die_on, NONE, TARGETS),
        ("healed", s.healed, NONE, WIZARDS),
        ("progress", [s.progress], 0, len(PROGRESS)),
        ("spent", s.spent, 0, TARGETS),
        ("penalty", [s.healing_limited, s.tokens_forbidden, s.turning_forbidden], 0, 2),
        ("declined swaps", s.declined_swaps, 0, 1 << s.seats),
        ("symbols", s.covered + s.extra, 0, 1 << TRAIT_BITS),
        ("rolls", [s.rolls], 0, MANY),
    ]
    return [f"{name} {value}" for name, values, least, end in bounds for value in values if not least <= value < end]
