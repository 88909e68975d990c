"""What the table shows, in words; of the Spells those that the seat knows."""

from greathall.games.talisman import outlook
from greathall.games.talisman import sentences as w
from greathall.games.talisman.rules import t06_fights as t06
from greathall.games.talisman.rules.t11_limits import ally_limit, object_limit, spell_limit
from greathall.games.talisman.state import STANDING, TalismanState
from greathall.games.talisman.terms import (
    IN_TEXT,
    MAGIC,
    NO_FIGHT,
    NONE,
    OUTCOMES,
    RINGS,
    SIDES,
    STRENGTH,
    VALUES,
)
from greathall.kernel.knowledge import seen
from greathall.kernel.names import Names

FIGHTS = ["none", "enemies", "characters", "voldemort", "in-text"]
DIRECTIONS = ["any-way", "clockwise", "counter-clockwise"]


def facts(s: TalismanState, seat: int, names: Names) -> dict[str, object]:
    """The whole table."""
    box = s.box
    return {
        "advantage": SIDES[s.advantage],
        "voldemort": box.space_names[s.voldemort],
        "spaces": [space(s, at) for at in range(len(box.spaces))],
        "seats": [character(s, each, seat) for each in range(s.seats)],
        "turn-of": turn(s),
        "ways": outlook.ways(s, s.stack[-1], seat) if s.stack else [],
        "rolling": outlook.rolling(s),
        "fight": fight(s) if s.fight != NO_FIGHT else None,
        "standing": [standing(s, at) for at in range(0, len(s.standing), STANDING)],
        "used": [{"effect": box.act_names[code >> 3], "seat": code & 7} for code in s.used],
        "decks": {
            "outer": {"cards": seen(s, box.outer_deck, seat), "discards": seen(s, box.outer_discards, seat)},
            "middle": {"cards": seen(s, box.middle_deck, seat), "discards": seen(s, box.middle_discards, seat)},
            "spells": {"cards": len(s.piles[box.spell_bag]), "discards": seen(s, box.spell_discards, seat)},
        },
        "equipment": seen(s, box.equipment_stacks, seat),
        "insignia": seen(s, box.insignia_stacks, seat),
        "fate-left": s.fates_left(),
        "galleons-left": s.galleons_left(),
        "unused-characters": seen(s, box.unused_persons, seat),
    }


def space(s: TalismanState, at: int) -> dict[str, object]:
    """A space, with what lies there."""
    return {
        "id": s.box.space_names[at],
        "ring": RINGS[s.box.ring[at]],
        "draws": s.box.draws[at],
        "cards": things(s, s.lying_at(at)),
        "galleons": s.galleons_at[at],
    }


def things(s: TalismanState, cards: list[int]) -> list[str]:
    """The names of cards."""
    return [s.box.thing_names[card] for card in cards]


def character(s: TalismanState, seat: int, eyes: int) -> dict[str, object]:
    """A player's side of the table."""
    person = s.piles[s.box.persons + seat]
    if s.side[seat] == NONE:
        return {"person": s.box.thing_names[person[0]] if person else None, "character": None}
    box = s.box
    return {
        "person": box.people[box.person_of[s.side[seat]] - box.first_person],
        "character": box.record_names[box.first_side + s.side[seat]],
        "faction": SIDES[s.faction(seat)],
        "space": box.space_names[s.space[seat]],
        "magic": outlook.value_of(s, seat, MAGIC),
        "strength": outlook.value_of(s, seat, STRENGTH),
        "life": s.life[seat],
        "life-at-start": box.life_of[s.side[seat]],
        "fate": s.fate[seat],
        "galleons": s.galleons[seat],
        "objects": things(s, s.objects(seat)),
        "object-limit": object_limit(s, seat),
        "allies": things(s, s.allies(seat)),
        "ally-limit": ally_limit(s, seat),
        "spells": seen(s, box.hands + seat, eyes),
        "spell-limit": spell_limit(s, seat),
        "seen-of-deck": seen(s, box.looks + seat, eyes),
        "trophies": things(s, s.trophies(seat)),
        "task": box.tasks[s.task[seat]].id if s.task[seat] != NONE else None,
        "lost-turns": s.lost_turns[seat],
        "extra-turns": s.extra_turns[seat],
        "ferret": s.ferret[seat],
        "turned-back": s.turned_back[seat] == 1,
        "may-cross": s.may_cross[seat] == 1,
        "in-hospital": s.away[seat] == 1,
        "has-cast": s.has_cast[seat] == 1,
    }


def turn(s: TalismanState) -> dict[str, object]:
    """How far the turn is."""
    return {
        "rolled": s.rolled,
        "steps": s.steps,
        "direction": DIRECTIONS[s.direction],
        "trying": s.box.space_names[s.trying] if s.trying != NONE else None,
        "visited": [s.box.space_names[each] for each in s.visited],
        "resolved": things(s, s.met),
        "dropped": things(s, s.dropped),
        "offered": things(s, s.offered),
        "dice": s.dice,
        "other-die": s.other_die,
        "fate-spent": [seat for seat in range(s.seats) if s.fate_spent >> seat & 1],
    }


def fight(s: TalismanState) -> dict[str, object]:
    """A fight: who, by what, and the scores so far."""
    chosen = s.by != NONE
    return {
        "against": FIGHTS[s.fight],
        "fighter": s.fighter,
        "rival": s.rival if s.rival != NONE else None,
        "by": VALUES[s.by] if chosen else None,
        "enemies": things(s, s.enemies),
        "text": s.box.act_names[s.text] if s.fight == IN_TEXT else None,
        "ally-of": s.ally_owner if s.ally_owner != NONE else None,
        "score": t06.score(s, s.fighter) if chosen else None,
        "foe-score": t06.foes_score(s) if chosen else None,
        "die": s.own_die,
        "foe-die": s.foe_die,
        "outcome": OUTCOMES[s.result],
        "is-voldemort": outlook.against_voldemort(s),
        "ledger": outlook.ledger(s, s.fighter) if chosen else [],
        "foe-ledger": outlook.foes_ledger(s) if chosen else [],
        "faces": outlook.faces(s) if chosen else {"own": [], "foe": []},
        "odds": outlook.odds(s) if chosen else [],
    }


def standing(s: TalismanState, at: int) -> dict[str, object]:
    """A sentence that stands for a while."""
    act = s.box.acts[s.standing[at]]
    return {
        "effect": s.box.act_names[s.standing[at]],
        "of": s.standing[at + 1],
        "on": s.standing[at + 2] if s.standing[at + 2] != NONE else None,
        "for": w.DURATIONS[act.duration],
    }
