"""TAL-4.1 to 4.18 A turn's movement: the roll or what is done in its place, and the walk, step by step."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman import terms
from greathall.games.talisman.clauses import (
    TAL_4_2,
    TAL_4_3,
    TAL_4_4,
    TAL_4_5,
    TAL_4_6,
    TAL_4_9,
    TAL_4_10,
    TAL_4_11,
    TAL_4_14,
    TAL_4_16,
    TAL_4_17,
    TAL_5_10,
    TAL_8_1,
    TAL_8_4,
    TAL_8_11,
    TAL_11_14,
)
from greathall.games.talisman.rules import instead
from greathall.games.talisman.rules import t02_values as t02
from greathall.games.talisman.rules import t04_places as places
from greathall.games.talisman.rules.answers import allows, number
from greathall.games.talisman.state import ANY_WAY, CLOCKWISE, COUNTER_CLOCKWISE, TalismanState, changed
from greathall.games.talisman.terms import INNER, NO_FIGHT, NONE
from greathall.games.talisman.verbs import flow, use
from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import Frame

# --- what is done: roll, turn back, walk back, creep, or obey the Room


def way_of_moving(s: TalismanState, seat: int) -> int:
    """TAL-4.2, 4.11, 8.11, 11.14  The kind of choice by which a character moves this turn."""
    if s.turned_back[seat]:
        return t.WALK_BACK
    if s.space[seat] == s.box.room:
        return t.OBEY
    return t.ROLL if allows(s, seat, w.MAY_ROLL_MOVEMENT) else t.CREEP


def move_candidates(s: TalismanState, seat: int) -> list[int]:
    """TAL-4.1, 4.2  What is used before the move; then the move, or what may be done in its place."""
    way = way_of_moving(s, seat)
    found = [choice(way)]
    if way == t.ROLL and s.region(seat) == INNER:
        found.append(choice(t.TURN_BACK))
    return found + use.candidates(s, seat, w.BEFORE_MOVE, w.ROLL_FOR_MOVEMENT if way == t.ROLL else NONE)


def move_forbidden(s: TalismanState, ask: Frame, seat: int, picked: int) -> int:
    """TAL-4.2, 4.11  The move is made in the way that the figure's place and state leave open."""
    way = way_of_moving(s, seat)
    kind = kind_of(picked)
    if kind == t.TURN_BACK:
        return LEGAL if way == t.ROLL and s.region(seat) == INNER else TAL_4_6
    if kind == way:
        return LEGAL
    if way == t.CREEP:
        return TAL_11_14
    return TAL_8_11 if way == t.OBEY else TAL_4_11 if way == t.WALK_BACK else TAL_4_2


def use_forbidden(s: TalismanState, ask: Frame, seat: int, picked: int) -> int:
    """TAL-4.9, 4.14  In the place of the movement roll only where there would be one."""
    at = first(picked)
    if at != NONE and s.box.acts[at].kind == w.INSTEAD and way_of_moving(s, seat) != t.ROLL:
        return TAL_4_9
    return LEGAL


def move(s: TalismanState, seat: int, kind: int) -> None:
    """TAL-4.2, 4.6, 4.14  The move begins; without a movement roll Voldemort does not move."""
    s.by_move = 1
    if kind != t.ROLL:
        s.tell(t.NO_ROLL, TAL_4_14, seat)
    match kind:
        case t.ROLL:
            s.then(t.MOVEMENT_ROLL, seat)
        case t.OBEY:
            s.then(t.OBEYED, seat)
        case t.CREEP:
            creep(s, seat)
        case t.TURN_BACK:
            turn_back(s, seat)
            walk_back(s, seat)
        case _:
            walk_back(s, seat)


def move_by_card(s: TalismanState, seat: int, at: int, target: int) -> None:
    """TAL-4.9  Something is used in place of the movement roll; the encounter comes after it."""
    s.by_move = 1
    s.tell(t.NO_ROLL, TAL_4_14, seat)
    s.then(t.ARRIVE, seat)
    use.use(s, seat, at, target, TAL_4_9)


def creep(s: TalismanState, seat: int) -> None:
    """TAL-11.14  A Ferret moves one space without a roll."""
    s.tell(t.CREPT, TAL_11_14, seat)
    s.steps = 1
    s.then(t.ARRIVE, seat)
    s.then(t.WALK, seat)


def turn_back(s: TalismanState, seat: int) -> None:
    """TAL-4.6  From now on one space a turn towards the Gates; the decision holds until it is there."""
    s.turned_back = changed(s.turned_back, seat, 1)
    s.tell(t.TURNED_BACK, TAL_4_6, seat)


def walk_back(s: TalismanState, seat: int) -> None:
    """TAL-4.6, 4.11  One space towards the Gates, which end the turn; on the way only characters are met."""
    here = s.space[seat]
    if here == s.box.staircases:
        places.stand_on(s, seat, s.box.gates)
        s.tell(t.WALKED_BACK, TAL_4_11, seat, s.box.gates)
        s.then(t.TURN_ENDS, seat)
        return
    places.stand_on(s, seat, s.box.beside(here, -1))
    s.tell(t.WALKED_BACK, TAL_4_6, seat, s.space[seat])
    s.then(t.ARRIVE, seat)


# --- the movement roll


def roll(s: TalismanState, seat: int) -> None:
    """TAL-4.2  The player rolls one die."""
    s.rolled = s.outcome(terms.MOVEMENT, 6) + 1
    s.fate_spent = 0
    s.tell(t.ROLLED_MOVEMENT, TAL_4_2, seat, s.rolled)
    s.then(t.MOVEMENT_ROLLED, seat)


def offer_changes(s: TalismanState, seat: int) -> None:
    """TAL-2.5  Fate and whatever changes the roll; where nothing can, it stands."""
    if t02.fate_candidates(s, seat, w.ROLLED_MOVEMENT) or use.may_act(s, seat, w.ROLLED_MOVEMENT):
        s.ask(t.ASK_ROLLED, seat)
    else:
        accept(s, seat)


def rolled_candidates(s: TalismanState, seat: int) -> list[int]:
    """TAL-2.5  The roll stands, Fate is spent, or something used."""
    fate = t02.fate_candidates(s, seat, w.ROLLED_MOVEMENT)
    return fate + use.candidates(s, seat, w.ROLLED_MOVEMENT, NONE) + [choice(t.ACCEPT)]


def accept(s: TalismanState, seat: int) -> None:
    """TAL-4.2, 4.5, 4.13  So many spaces; on a 1 Voldemort moves after the walk, before the encounter."""
    s.steps = max(1, number(s, seat, w.MOVEMENT, s.rolled))
    if s.region(seat) == INNER:
        s.steps = max(1, s.steps // 2)
    s.then(t.ARRIVE, seat)
    if s.rolled == 1:
        s.then(t.VOLDEMORT_MOVES, seat)
    instead.step_comes(s, w.THE_WALK, seat, t.WALK)
    flow.trigger(s, w.MOVEMENT_ROLLED, seat)


# --- the walk


def next_spaces(s: TalismanState, seat: int) -> list[int]:
    """TAL-4.2, 4.3, 4.4, 4.10, 8.1  The spaces to which the next step may lead."""
    box, here = s.box, s.space[seat]
    if box.ring[here] == INNER:
        return [box.beside(here, 1)] if here != box.room else []
    found: list[int] = []
    if s.direction != COUNTER_CLOCKWISE:
        found.append(box.beside(here, 1))
    if s.direction != CLOCKWISE:
        found.append(box.beside(here, -1))
    if here == box.privet_drive:
        found.append(box.hut)
    elif here == box.hogsmeade:
        found.append(box.kings_cross)
    elif here == box.kings_cross and s.may_cross[seat]:
        found.append(box.hogsmeade)
    return found


def walk(s: TalismanState, seat: int) -> None:
    """TAL-4.2  The next step, where there is a choice of the player's; in the Room every move stops."""
    found = next_spaces(s, seat) if s.steps else []
    if len(found) == 1 and not may_try(s, seat):
        step(s, seat, found[0])
    elif found:
        s.ask(t.ASK_WALK, seat, s.steps, s.direction)


def may_try(s: TalismanState, seat: int) -> bool:
    """TAL-8.1, 8.4  Whether the passage of this space may be tried: who may cross anyway tries no second time."""
    here = s.space[seat]
    if here != s.box.gates and not (here == s.box.kings_cross and not s.may_cross[seat]):
        return False
    return allows(s, seat, w.MAY_TRY_PASSAGE)


def walk_candidates(s: TalismanState, seat: int) -> list[int]:
    """TAL-4.2, 4.18  One of the next spaces, or a try of the passage."""
    found = [choice(t.STEP, space) for space in sorted(next_spaces(s, seat))]
    return [*found, choice(t.TRY)] if may_try(s, seat) else found


def walk_forbidden(s: TalismanState, seat: int, picked: int) -> int:
    """TAL-4.2 to 4.4, 4.17, 8.1, 8.4  Only to a next space, and between the regions only where a way leads."""
    if kind_of(picked) == t.TRY:
        return try_forbidden(s, seat)
    space = first(picked)
    if space == NONE:
        return TAL_4_2
    if space in next_spaces(s, seat):
        return LEGAL
    here = s.space[seat]
    if s.box.region[space] == s.box.region[here]:
        return TAL_4_10 if s.region(seat) == INNER else TAL_4_2
    if here == s.box.kings_cross and space == s.box.hogsmeade:
        return TAL_8_1
    if s.box.region[space] == INNER:
        return TAL_8_4
    return TAL_4_3 if s.box.region[here] < s.box.region[space] else TAL_4_17


def try_forbidden(s: TalismanState, seat: int) -> int:
    """TAL-8.1, 8.4, 4.18  Only at King's Cross and the Gates, by a move, and by no Ferret."""
    if s.space[seat] != s.box.kings_cross and s.space[seat] != s.box.gates:
        return TAL_8_4
    if not allows(s, seat, w.MAY_TRY_PASSAGE):
        return TAL_11_14
    if s.may_cross[seat]:
        return TAL_8_1
    return LEGAL if s.by_move and not s.turned_back[seat] else TAL_4_16


def step(s: TalismanState, seat: int, space: int) -> None:
    """TAL-4.2, 4.3, 4.4  One space on; after a step between two regions the direction may be chosen anew."""
    box, here = s.box, s.space[seat]
    s.steps -= 1
    if box.ring[space] != box.ring[here]:
        s.direction = ANY_WAY
    elif s.direction == ANY_WAY:
        s.direction = CLOCKWISE if box.beside(here, 1) == space else COUNTER_CLOCKWISE
    clause = clause_of_step(s, here, space)
    places.stand_on(s, seat, space)
    s.tell(t.WENT, clause, seat, space)
    s.then(t.WALK, seat)


def clause_of_step(s: TalismanState, here: int, space: int) -> int:
    """The clause by which a step leads there."""
    box = s.box
    if here == box.privet_drive and space == box.hut:
        return TAL_4_3
    if here == box.hogsmeade and space == box.kings_cross:
        return TAL_4_4
    if here == box.kings_cross and space == box.hogsmeade:
        return TAL_8_1
    return TAL_4_5 if box.ring[here] == INNER else TAL_4_2


# --- being moved by a sentence


def go_forbidden(s: TalismanState, at: int, seat: int, picked: int) -> int:
    """TAL-4.16  Only to a space to which the sentence leads."""
    return LEGAL if first(picked) in places.destinations(s, s.box.acts[at], seat, NONE) else TAL_4_16


def arrive_by(s: TalismanState, at: int, seat: int, space: int) -> None:
    """TAL-5.10, 4.16  Moved by an encounter, a character leaves the rest of it, and has a full one on the new space.

    A move that is made so is over: no steps are left (TAL-8.1).
    """
    act = s.box.acts[at]
    places.teleport(s, seat, space, TAL_4_9 if act.to == w.FACING else TAL_4_16)
    if seat != s.active:
        return
    s.steps = 0
    meeting = s.pending(t.ENCOUNTER)
    if meeting or s.fight != NO_FIGHT:
        s.by_move = 0
    if meeting:
        s.unwind(t.ENCOUNTER)
        if act.meets:
            s.tell(t.MOVED_ON, TAL_5_10, seat, space)
            s.then(t.ARRIVE, seat)
