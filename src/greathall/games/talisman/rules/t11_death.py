"""TAL-11.1, 11.8, 11.11, 6.8 Life lost, death and return; turns lost."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import (
    TAL_6_8,
    TAL_8_7,
    TAL_8_10,
    TAL_11_1,
    TAL_11_8,
    TAL_11_11,
    TAL_11_16,
    TAL_12_1,
)
from greathall.games.talisman.rules import instead, windows
from greathall.games.talisman.rules import t01_components as t01
from greathall.games.talisman.rules import t11_giving_up as giving
from greathall.games.talisman.rules.answers import allows
from greathall.games.talisman.rules.t04_places import stand_on
from greathall.games.talisman.rules.t06_trophies import drop
from greathall.games.talisman.state import TalismanState, added, changed
from greathall.games.talisman.terms import NO_FIGHT, NONE, UNDECIDED
from greathall.games.talisman.verbs import flow

EVERYBODY: Final = (w.EVERYBODY, w.EVERYBODY_IN_REGION)

# --- Life


def life_loss(s: TalismanState, seat: int) -> None:
    """TAL-6.8  A Life is about to be lost, unless something prevents it or takes its place."""
    if not s.is_in_play(seat):
        return
    if not allows(s, seat, w.MAY_LOSE_LIFE):
        s.tell(t.LIFE_KEPT, TAL_6_8, seat)
        return
    s.used = [code for code in s.used if s.box.acts[code >> 3].often != w.ONCE_A_LOSS]
    s.then(t.TAKE_A_LIFE, seat)
    windows.open_for(s, w.LIFE_AT_STAKE, seat)
    instead.offer(s, w.LIFE_LOSS, seat)


def take_a_life(s: TalismanState, seat: int) -> None:
    """TAL-6.8, 11.11  A Life is lost; with none left that is ignored. Without the last one the character dies."""
    if not s.is_in_play(seat):
        s.tell(t.LIFE_KEPT, TAL_11_11, seat)
        return
    s.life = added(s.life, seat, -1)
    s.tell(t.LIFE_LOST, TAL_6_8, seat, 1)
    if s.life[seat] == 0:
        instead.step_comes(s, w.DEATH, seat, t.DIES)
    else:
        flow.trigger(s, w.LIFE_LOST, seat)


# --- death


def die(s: TalismanState, seat: int) -> None:
    """TAL-11.1, 8.7, 11.11  To St Mungo's at once; Spells, trophies and Fate are lost, and whatever else held."""
    s.tell(t.DIED, TAL_11_1, seat)
    leave_behind(s, seat)
    for spell in s.hand(seat):
        giving.part_with(s, seat, w.SPELL_CARD, spell)
    for trophy in s.trophies(seat):
        t01.discard(s, seat, trophy, TAL_11_1)
    t01.lose_fate(s, seat, s.fate[seat], TAL_11_1)
    s.away = changed(s.away, seat, 1)
    stand_on(s, seat, s.box.hospital)
    s.tell(t.TELEPORTED, TAL_8_7, seat, s.box.hospital)
    lose_everything_pending(s, seat)
    if s.fight != NO_FIGHT and s.is_fighting(seat) and s.result == UNDECIDED:
        s.unwind(t.FIGHT)
    if seat == s.active:
        end_turn_of_the_dead(s)


def end_turn_of_the_dead(s: TalismanState) -> None:
    """TAL-11.1, 11.11  The turn ends; but what has begun to strike everybody strikes the others too."""
    others = [frame for frame in s.stack if frame.kind == t.STRIKE and s.box.acts[frame.a].whom in EVERYBODY]
    s.unwind(t.NEXT)
    s.stack += others


def lose_everything_pending(s: TalismanState, seat: int) -> None:
    """TAL-11.11, 8.10  Its task, Ferret, right to cross, turning back, and turns still to be lost."""
    if s.task[seat] != NONE:
        s.tell(t.TASK_DROPPED, TAL_8_10, seat, s.task[seat])
    s.task = changed(s.task, seat, NONE)
    s.ferret = changed(s.ferret, seat, 0)
    s.ferret_fresh = changed(s.ferret_fresh, seat, 0)
    s.may_cross = changed(s.may_cross, seat, 0)
    s.turned_back = changed(s.turned_back, seat, 0)
    s.lost_turns = changed(s.lost_turns, seat, 0)
    s.extra_turns = changed(s.extra_turns, seat, 0)


def leave_behind(s: TalismanState, seat: int) -> None:
    """TAL-12.1  By this rule Objects, Allies and Galleons stay where the character died, and its card leaves the game."""
    if not s.box.no_inheritance:
        return
    for thing in s.objects(seat) + s.allies(seat):
        drop(s, seat, thing, TAL_12_1)
    s.galleons_at = added(s.galleons_at, s.space[seat], s.galleons[seat])
    s.galleons = changed(s.galleons, seat, 0)
    person = s.piles[s.box.persons + seat][0]
    s.move(person, s.box.left_persons)
    s.tell(t.CHARACTER_LEFT, TAL_12_1, seat, person - s.box.first_person)


# --- turns lost


def lose_turns(s: TalismanState, seat: int, count: int) -> None:
    """TAL-11.8  Turns are about to be lost, unless something takes their place."""
    instead.step_comes(s, w.TURN_LOSS, seat, t.MISS_TURN, count)


def miss_turn(s: TalismanState, seat: int, count: int) -> None:
    """TAL-11.8, 11.16  The next turn is skipped, the current one goes on; several add up."""
    clause = TAL_11_16 if s.lost_turns[seat] else TAL_11_8
    s.lost_turns = added(s.lost_turns, seat, count)
    s.tell(t.TURN_TO_LOSE, clause, seat, count)
