"""What the table shows, in words. Everything in this game is public but what comes next."""

from greathall.games.death_eaters_rising import terms
from greathall.games.death_eaters_rising.state import PROGRESS, DeathEatersState
from greathall.games.death_eaters_rising.terms import (
    BYTE,
    DICE,
    DIE_COUNT,
    FACES,
    FACTIONS,
    FIRST_ABILITY,
    FULL,
    HOSPITAL_LIMIT,
    LOCATIONS,
    LOST_PLACES,
    NONE,
    ONE_TRAIT,
    TRAITS,
    VOLDEMORT,
)
from greathall.kernel.names import Names


def facts(s: DeathEatersState, goal: int, names: Names) -> dict[str, object]:
    """The whole table."""
    box = s.box
    return {
        "voldemort": {
            "faces": LOCATIONS[s.facing],
            "revealed": s.is_revealed(),
            "damage": s.damage[VOLDEMORT],
            "goal": goal,
            "limit": len(s.piles[box.azkaban]),
            "open": open_symbols(s, VOLDEMORT),
        },
        "mission": LOCATIONS[s.mission] if s.mission != NONE else None,
        "locations": [location(s, at) for at in range(3)],
        "seats": [seat(s, each) for each in range(s.seats)],
        "headquarters": [open_symbols(s, FIRST_ABILITY + at) for at in (0, 1)] if s.faction[s.active] != NONE else [],
        "dice": [die(s, each, names) for each in range(DIE_COUNT)],
        "rolls": s.rolls,
        "progress": PROGRESS[s.progress],
        "penalties": {
            "healing-limited": bool(s.healing_limited),
            "tokens-forbidden": bool(s.tokens_forbidden),
            "turning-forbidden": bool(s.turning_forbidden),
            "extra-on-death-eaters": symbols(s.extra[0]),
            "extra-on-wizards": symbols(s.extra[1]),
        },
        "hospital-wing": things(s, box.hospital),
        "azkaban": things(s, box.azkaban),
        "corrupted-places": things(s, box.fallen),
        "limits": {"hospital-wing": HOSPITAL_LIMIT[s.seats], "corrupted-places": LOST_PLACES, "corruption": FULL},
        "deck": len(s.piles[box.deck]),
        "undrawn": things(s, box.undrawn),
        "token-supply": len(s.piles[box.supply]),
        "used-tokens": things(s, box.used_tokens),
    }


def things(s: DeathEatersState, zone: int) -> list[str]:
    """The names of what lies in a zone."""
    return [s.box.thing_names[thing] for thing in s.piles[zone]]


def symbols(counted: int) -> dict[str, int]:
    """Numbers of symbols by trait."""
    counts = [counted >> BYTE * trait & ONE_TRAIT for trait in range(4)]
    return {TRAITS[trait]: count for trait, count in enumerate(counts) if count}


def open_symbols(s: DeathEatersState, target: int) -> dict[str, int]:
    """What is still to be covered."""
    return symbols(s.open_on(target))


def character(s: DeathEatersState, card: int) -> dict[str, object]:
    """A character in play."""
    return {
        "id": s.box.thing_names[card],
        "damage": s.damage[card],
        "track": s.box.track[card],
        "open": open_symbols(s, card),
        "covered": symbols(s.covered[card]),
        "spent": s.is_spent(card),
    }


def location(s: DeathEatersState, at: int) -> dict[str, object]:
    """A location with its places and the three slots beside it."""
    slots = [s.piles[s.box.slots + at * 3 + slot] for slot in range(3)]
    return {
        "id": LOCATIONS[at],
        "places": [s.box.thing_names[place] for place in s.places(at)],
        "corruption": s.corruption[at],
        "beside": [character(s, pile[0]) if pile else None for pile in slots],
    }


def seat(s: DeathEatersState, each: int) -> dict[str, object]:
    """A player's side of the table."""
    faction = s.faction[each]
    return {
        "faction": FACTIONS[faction] if faction != NONE else None,
        "headquarters": s.box.headquarters_names[faction] if faction != NONE else None,
        "team": [character(s, card) for card in s.team(each)],
        "healed": s.box.thing_names[s.healed[each]] if s.healed[each] != NONE else None,
        "declined-by": [other for other in range(s.seats) if s.declined_swaps[each] >> other & 1],
        "tokens": [terms.TOKEN_KINDS[(token - terms.TOKENS) // 2] for token in s.tokens(each)],
    }


def die(s: DeathEatersState, each: int, names: Names) -> dict[str, object]:
    """A die: where it is, what it shows, what it is assigned to."""
    zone = s.where[DICE + each]
    return {
        "id": s.box.thing_names[DICE + each],
        "in": s.box.zone_names[zone],
        "shows": FACES[s.side[each]] if s.side[each] != NONE and zone != s.box.dice_box else None,
        "on": names.value("target", s.die_on[each]) if s.die_on[each] != NONE else None,
    }
