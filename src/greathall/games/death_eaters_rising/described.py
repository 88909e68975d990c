"""A state of Death Eaters Rising as a position: the words that ``position`` reads."""

from greathall.games.death_eaters_rising.state import PROGRESS, DeathEatersState
from greathall.games.death_eaters_rising.terms import (
    BYTE,
    DICE,
    DIE_COUNT,
    FACES,
    FACTIONS,
    LOCATIONS,
    NONE,
    ONE_TRAIT,
    TRAITS,
    VOLDEMORT,
)
from greathall.kernel import pending
from greathall.kernel.names import clause_name
from greathall.kernel.rules import Rules
from greathall.kernel.scenario import Position
from greathall.kernel.state import State

PHASES = ["travel", "roll", "assign", "end-turn"]
CARD = ["deck", "villain", "aside"]
PENALTIES = ["healing-limited", "tokens-forbidden", "turning-forbidden"]
EXTRA = [f"{cards}={trait}" for cards in ("death-eaters", "wizards") for trait in TRAITS]


def describe(rules: Rules, s: State, seats: list[str]) -> Position:
    """The position of a state, in the same words."""
    assert isinstance(s, DeathEatersState)
    box = s.box
    found = {name: player(s, seat, seats) for seat, name in enumerate(seats)}
    found |= {name: location(s, at) for at, name in enumerate(LOCATIONS)}
    found["voldemort"] = voldemort(s)
    for name, zone in (
        ("azkaban", box.azkaban),
        ("hospital-wing", box.hospital),
        ("corrupted-places", box.fallen),
        ("used-tokens", box.used_tokens),
        ("set-aside", box.set_aside),
    ):
        found[name] = {"holds": [word for word in cards(s, zone) if word != box.thing_names[VOLDEMORT]]}
    found["dice"] = dice(rules, s)
    found["turn"] = turn(rules, s, seats)
    found["hold"] = {"lasting": lasting(s)}
    return found


def player(s: DeathEatersState, seat: int, seats: list[str]) -> dict[str, list[str]]:
    """A seat's side of the table."""
    names = s.box.thing_names
    return {
        "faction": [FACTIONS[s.faction[seat]] if s.faction[seat] != NONE else "-"],
        "team": cards(s, s.box.team + seat),
        "tokens": cards(s, s.box.held + seat),
        "healed": [names[s.healed[seat]]] if s.healed[seat] != NONE else [],
        "declined": [other for at, other in enumerate(seats) if s.declined_swaps[seat] >> at & 1],
    }


def location(s: DeathEatersState, at: int) -> dict[str, list[str]]:
    """A location, a gap beside it as ``-``."""
    beside = [cards(s, s.box.slots + at * 3 + slot) or ["-"] for slot in range(3)]
    return {
        "beside": [word for words in beside for word in words],
        "places": cards(s, s.box.places_of + at),
        "corruption": [str(s.corruption[at])],
    }


def voldemort(s: DeathEatersState) -> dict[str, list[str]]:
    """Where he looks, where his card is, his damage; in the deck, how many cards lie above him."""
    box = s.box
    card = CARD[[box.deck, box.villain, box.set_aside].index(s.where[VOLDEMORT])]
    found = {"faces": [LOCATIONS[s.facing]], "card": [card], "damage": [str(s.damage[VOLDEMORT])]}
    if card == "deck":
        found["above"] = [str(s.piles[box.deck].index(VOLDEMORT))]
    return found


def lasting(s: DeathEatersState) -> list[str]:
    """The penalties that hold this turn."""
    flags = [s.healing_limited, s.tokens_forbidden, s.turning_forbidden]
    counts = [added >> BYTE * trait & ONE_TRAIT for added in s.extra for trait in range(4)]
    extra = [word for word, count in zip(EXTRA, counts) for _ in range(count)]
    return [word for word, flag in zip(PENALTIES, flags) if flag] + extra


def cards(s: DeathEatersState, zone: int) -> list[str]:
    """What lies in a zone, characters with their damage."""
    return [
        f"{s.box.thing_names[thing]}*{s.damage[thing]}"
        if thing < VOLDEMORT and s.damage[thing]
        else s.box.thing_names[thing]
        for thing in s.piles[zone]
    ]


def dice(rules: Rules, s: DeathEatersState) -> dict[str, list[str]]:
    """The dice that are not in the box, and the symbols that tokens cover."""
    box = s.box
    shown = [f"={FACES[side]}" if side != NONE else "" for side in s.side]
    names = [f"{box.thing_names[DICE + die]}{shown[die]}" for die in range(DIE_COUNT)]
    target = rules.names.domains["target"].words
    tokens = [covered >> BYTE * trait & ONE_TRAIT for covered in s.covered for trait in range(4)]
    for die in range(DIE_COUNT):
        if s.die_on[die] != NONE:
            tokens[s.die_on[die] * 4 + (s.side[die] & 3)] -= 1 + s.side[die] // 4
    return {
        "pool": sorted(names[die - DICE] for die in s.piles[box.pool]),
        "on": [f"{target[s.die_on[die - DICE]]}={names[die - DICE]}" for die in s.piles[box.assigned]],
        "out": sorted(names[die - DICE].split("=")[0] for die in s.piles[box.spent_dice]),
        "symbols": [f"{target[at // 4]}={TRAITS[at % 4]}" for at, count in enumerate(tokens) for _ in range(count)],
    }


def turn(rules: Rules, s: DeathEatersState, seats: list[str]) -> dict[str, list[str]]:
    """Whose turn it is, where, and how far."""
    target = rules.names.domains["target"].words
    found = {
        "of": [seats[s.active]],
        "at": [LOCATIONS[s.mission]] if s.mission != NONE else [],
        "number": [str(s.turn)],
        "phase": [rules.names.frames[s.stack[-1].kind].word if s.stack else "over"],
        "rolled": [str(s.rolls)],
        "progress": [PROGRESS[s.progress]],
        "spent": [word for at, word in enumerate(target) if s.is_spent(at)],
    }
    if s.ending:
        found["ended"] = [clause_name(rules.names.prefix, clause) for clause in s.ending]
    elif len(s.stack) > 1 or found["phase"][0] not in PHASES:
        found["pending"] = [pending.described(rules, frame, seats) for frame in s.stack]
    return found
