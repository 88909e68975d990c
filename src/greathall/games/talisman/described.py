"""A state of Talisman as a position: the words that ``position`` reads."""

from greathall.games.talisman.state import STANDING, TalismanState
from greathall.games.talisman.terms import NO_FIGHT, NONE, OUTCOMES, SIDES, VALUES
from greathall.games.talisman.view import DIRECTIONS, FIGHTS
from greathall.kernel import pending
from greathall.kernel.names import clause_name
from greathall.kernel.rules import Rules
from greathall.kernel.state import UNSEEN, State

NUMBERS = {
    "magic": "magic",
    "strength": "strength",
    "life": "life",
    "fate": "fate",
    "galleons": "galleons",
    "turns-lost": "lost_turns",
    "turns-extra": "extra_turns",
    "ferret": "ferret",
}
"""The numbers of a seat, and the fields that hold them."""
MARKS = {
    "turned-back": "turned_back",
    "may-cross": "may_cross",
    "in-hospital": "away",
    "has-cast": "has_cast",
    "ferret-since-this-turn": "ferret_fresh",
}
PILES = {"objects": "objects", "allies": "allies", "spells": "hands", "trophies": "trophies", "seen": "looks"}
TURN_NUMBERS = {"rolled": "rolled", "steps": "steps", "other-die": "other_die"}
TURN_MARKS = {"by-move": "by_move", "was-ferret": "was_ferret", "space-resolved": "space_met"}

BY = [f"by-{value}" for value in VALUES]
"""The value of a fight."""

Words = dict[str, list[str]]


def describe(rules: Rules, s: State, seats: list[str]) -> dict[str, Words]:
    """The position of a state, in the same words."""
    assert isinstance(s, TalismanState)
    box = s.box
    found = {name: of_seat(s, seat) for seat, name in enumerate(seats)}
    for space, name in enumerate(box.space_names):
        if s.lying_at(space) or s.galleons_at[space]:
            found[name] = {"cards": things(s, s.lying_at(space)), "lying": [str(s.galleons_at[space])]}
    found["voldemort"] = {"at": [box.space_names[s.voldemort]]}
    found["advantage"] = {"side": [SIDES[s.advantage]]}
    for name, zone in (("outer", box.outer_deck), ("middle", box.middle_deck)):
        placed = [thing for thing in s.piles[zone] if thing != UNSEEN]
        found[name] = {"top": things(s, placed), "discards": things(s, s.piles[zone + 1])}
    found["spells"] = {"discards": things(s, s.piles[box.spell_discards])}
    found["left"] = {"people": things(s, s.piles[box.left_persons])}
    found["hold"] = hold(s, seats)
    found["turn"] = turn(rules, s, seats)
    if s.fight != NO_FIGHT:
        found["fight"] = fight(s, seats)
    return found


def things(s: TalismanState, pile: list[int]) -> list[str]:
    """The names of what lies somewhere."""
    return [s.box.thing_names[thing] for thing in pile]


def of_seat(s: TalismanState, seat: int) -> Words:
    """A player's side of the table."""
    box = s.box
    if s.side[seat] == NONE:
        return {"person": things(s, s.piles[box.persons + seat])}
    found: Words = {"side": [box.record_names[box.first_side + s.side[seat]]]}
    if s.piles[box.persons + seat] != [box.person_of[s.side[seat]]]:
        found["person"] = things(s, s.piles[box.persons + seat])  # the one of the side has left the game (TAL-12.1)
    found["at"] = [box.space_names[s.space[seat]] if s.space[seat] != NONE else "-"]
    found |= {key: [str(getattr(s, field)[seat])] for key, field in NUMBERS.items()}
    found |= {key: things(s, s.piles[getattr(box, zone) + seat]) for key, zone in PILES.items()}
    found["task"] = [box.tasks[s.task[seat]].id] if s.task[seat] != NONE else []
    found["marks"] = [mark for mark, field in MARKS.items() if getattr(s, field)[seat]]
    return found


def hold(s: TalismanState, seats: list[str]) -> Words:
    """What stands for a while, and what was used."""
    names = s.box.act_names
    lasting = []
    for at in range(0, len(s.standing), STANDING):
        on = s.standing[at + 2]
        struck = seats[on] if on != NONE else "-"
        lasting.append(f"{names[s.standing[at]]}={seats[s.standing[at + 1]]}={struck}")
    return {"lasting": lasting, "used": [f"{names[code >> 3]}={seats[code & 7]}" for code in s.used]}


def turn(rules: Rules, s: TalismanState, seats: list[str]) -> Words:
    """Whose turn it is, and how far."""
    box = s.box
    found = {"of": [seats[s.active]], "number": [str(s.turn)], "direction": [DIRECTIONS[s.direction]]}
    found |= {key: [str(getattr(s, field))] for key, field in TURN_NUMBERS.items()}
    found["flags"] = [mark for mark, field in TURN_MARKS.items() if getattr(s, field)]
    found["trying"] = [box.space_names[s.trying]] if s.trying != NONE else []
    found["visited"] = [box.space_names[space] for space in s.visited]
    found |= {"met": things(s, s.met), "dropped": things(s, s.dropped), "offered": things(s, s.offered)}
    found["dice"] = [str(die) for die in s.dice]
    found["fate-spent"] = [name for seat, name in enumerate(seats) if s.fate_spent >> seat & 1]
    if s.ending:
        found["ended"] = [clause_name(rules.names.prefix, clause) for clause in s.ending]
        found["winners"] = [name for seat, name in enumerate(seats) if s.winners >> seat & 1]
    else:
        found["pending"] = [pending.described(rules, frame, seats) for frame in s.stack]
    return found


def fight(s: TalismanState, seats: list[str]) -> Words:
    """A fight that is on."""
    found = {"against": [FIGHTS[s.fight]], "fighter": [seats[s.fighter]], "foes": things(s, s.enemies)}
    found["rival"] = [seats[s.rival]] if s.rival != NONE else []
    found["by"] = [BY[s.by]] if s.by != NONE else []
    found["text"] = [s.box.act_names[s.text]] if s.text != NONE else []
    found["ally-of"] = [seats[s.ally_owner]] if s.ally_owner != NONE else []
    found["own-die"] = [str(s.own_die)]
    found["foe-die"] = [str(s.foe_die)]
    found["outcome"] = [OUTCOMES[s.result]]
    return found
