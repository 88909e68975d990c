"""TAL-4.7, 4.8, 4.12 Voldemort's moves: on every movement roll of 1, led by the player who rolled it."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman import terms
from greathall.games.talisman.clauses import TAL_4_7, TAL_4_8, TAL_4_12, TAL_4_13, TAL_7_5
from greathall.games.talisman.rules.answers import allows
from greathall.games.talisman.rules.t04_places import facing
from greathall.games.talisman.rules.t07_voldemort import attack
from greathall.games.talisman.state import ANY_WAY, CLOCKWISE, COUNTER_CLOCKWISE, TalismanState
from greathall.games.talisman.terms import HALL, INNER, NONE
from greathall.games.talisman.verbs import flow
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL


def begin(s: TalismanState, mover: int) -> None:
    """TAL-4.7, 4.13  The player rolls for Voldemort; his roll is nobody's own, so nobody spends Fate on it."""
    steps = s.outcome(terms.VOLDEMORT_MOVEMENT, 6) + 1
    s.tell(t.VOLDEMORT_ROLLED, TAL_4_13, mover, steps)
    s.then(t.VOLDEMORT_STOPS, mover)
    s.then(t.LEAD_ON, mover, steps, ANY_WAY, 1)


def next_spaces(s: TalismanState, direction: int, is_first: bool) -> list[int]:
    """TAL-4.12  Where his next step may lead: along the region, or with the first one into another."""
    box, here = s.box, s.voldemort
    if here == box.great_hall:
        return [box.room]
    found = [box.beside(here, 1)] if direction != COUNTER_CLOCKWISE else []
    if direction != CLOCKWISE:
        found.append(box.beside(here, -1))
    if here == box.room and direction != COUNTER_CLOCKWISE:
        found.append(box.great_hall)
    if is_first:
        found += across(s, here)
    return [space for space in dict.fromkeys(found) if space != NONE]


def across(s: TalismanState, here: int) -> list[int]:
    """TAL-4.12  The adjacent spaces of other regions: facing ones, the stations, the lane, the Gates."""
    box = s.box
    if box.ring[here] == INNER:
        return [box.gates] if here == box.staircases else []
    return facing(s, here) + list(box.links[here])


def lead_on(s: TalismanState, mover: int, steps: int, direction: int, is_first: bool) -> None:
    """TAL-4.7, 4.12  His next step, where there is a choice of the player's; at the end of the row the rest is lost."""
    found = next_spaces(s, direction, is_first) if steps else []
    if len(found) == 1:
        go(s, mover, steps, direction, found[0])
    elif found:
        s.ask(t.ASK_LEAD, mover, steps, direction, 1 if is_first else 0)


def lead_candidates(s: TalismanState, direction: int, is_first: bool) -> list[int]:
    """TAL-4.7  One of the next spaces."""
    return [choice(t.LEAD, space) for space in sorted(next_spaces(s, direction, is_first))]


def lead_forbidden(s: TalismanState, direction: int, is_first: bool, picked: int) -> int:
    """TAL-4.12  Only to a next space, and into another region only with the first step."""
    return LEGAL if first(picked) in next_spaces(s, direction, is_first) else TAL_4_12


def go(s: TalismanState, mover: int, steps: int, direction: int, space: int) -> None:
    """TAL-4.7, 4.12  One step; in the Great Hall he stops."""
    box, here = s.box, s.voldemort
    changes = box.ring[here] != box.ring[space]
    s.voldemort = space
    s.tell(t.VOLDEMORT_WENT, TAL_4_12 if changes else TAL_4_7, space)
    if box.ring[space] == HALL:
        return
    if here == box.great_hall:
        direction = COUNTER_CLOCKWISE
    elif changes:
        direction = ANY_WAY
    elif direction == ANY_WAY:
        direction = CLOCKWISE if box.beside(here, 1) == space else COUNTER_CLOCKWISE
    s.then(t.LEAD_ON, mover, steps - 1, direction, 0)


def stop(s: TalismanState, mover: int) -> None:
    """TAL-4.8  His move is over: whoever profits from it does, and he attacks."""
    s.tell(t.VOLDEMORT_STOPPED, TAL_4_7, s.voldemort)
    s.then(t.ATTACK_BY_VOLDEMORT, mover)  # done last
    for seat in reversed(s.clockwise(s.active)):
        if s.is_in_play(seat):
            flow.trigger(s, w.VOLDEMORT_MOVED, seat)


def victims(s: TalismanState) -> list[int]:
    """TAL-4.8, 7.5  Whom he may attack: on his space, not in the Great Hall; a forbidden one only if there is no other."""
    if s.voldemort == s.box.great_hall:
        return []
    here = [seat for seat in range(s.seats) if s.is_in_play(seat) and s.space[seat] == s.voldemort]
    open_to_him = [seat for seat in here if allows(s, seat, w.MAY_MEET_VOLDEMORT)]
    return open_to_him if open_to_him else here


def choose_victim(s: TalismanState, mover: int) -> None:
    """TAL-4.8, 7.5  The player who moved him must choose one; with nobody there nothing happens."""
    found = victims(s)
    if len(found) == 1:
        attack(s, mover, found[0])
    elif found:
        s.ask(t.ASK_VICTIM, mover)


def victim_candidates(s: TalismanState) -> list[int]:
    """TAL-4.8  One of the characters there, of any faction."""
    return [choice(t.CHOOSE_SEAT, seat) for seat in victims(s)]


def victim_forbidden(s: TalismanState, picked: int) -> int:
    """TAL-4.8, 7.5  Only who stands there and can be chosen."""
    seat = first(picked)
    if seat in victims(s):
        return LEGAL
    return TAL_4_8 if seat == NONE or s.space[seat] != s.voldemort else TAL_7_5
