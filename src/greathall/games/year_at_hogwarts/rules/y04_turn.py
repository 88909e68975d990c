"""YAH-4 A turn: what comes before the move, the roll, the end, and whose turn is next."""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.clauses import (
    YAH_1_5,
    YAH_2_4,
    YAH_3_7,
    YAH_4_1,
    YAH_4_6,
    YAH_8_2,
    YAH_9_3,
    YAH_12_5,
    YAH_12_8,
    YAH_6_3b,
    YAH_8_2b,
)
from greathall.games.year_at_hogwarts.rules import windows
from greathall.games.year_at_hogwarts.rules import y02_ending as ending
from greathall.games.year_at_hogwarts.rules import y04_walk as walking
from greathall.games.year_at_hogwarts.rules import y09_cards as y09
from greathall.games.year_at_hogwarts.rules.answers import number
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import MOVEMENT, NONE, PAWNS, RETURNS, VILLAIN
from greathall.games.year_at_hogwarts.verbs import flow
from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL

# --- whose turn


def begin(s: YearState) -> None:
    """YAH-3.7, YAH-4.6  A turn begins: what is left of it waits beneath."""
    figure, seat = s.mover, s.box.player_of[s.mover]
    s.active = seat
    s.turn += 1
    s.new_turn()
    if figure == s.box.order[0] and not s.is_extra:
        s.rounds += 1
        s.tell(t.ROUND_BEGAN, YAH_2_4, s.rounds)
    windows.forget(s, w.ONCE_A_TURN)
    s.then(t.NEXT, seat)
    if s.missed[figure]:
        s.missed[figure] -= 1
        s.tell(t.TURN_MISSED, YAH_4_6, figure)
        return
    s.tell(t.TURN_BEGAN, YAH_3_7, figure)
    flow.begin_turn(s, figure)
    s.then(t.WAY_BACK, seat, figure)
    s.then(t.TURN_END, seat, figure)
    s.then(t.BEGIN_MOVE, seat)


def turn_end(s: YearState, figure: int) -> None:
    """YAH-8.2b  At the end of the turn a Time-Turner may be used; what held for the turn is over."""
    flow.drop(s, w.FOR_TURN, NONE)
    flow.drop(s, w.FOR_NEXT_TURN, figure)
    s.walking = NONE
    if windows.ready(s, figure, w.TURN_END):
        s.ask(t.ASK_TURN_END, s.box.player_of[figure])


def next_turn(s: YearState) -> None:
    """YAH-2.4, YAH-3.7, YAH-8.2  An additional turn, or the player to the right; with the round the game may end."""
    s.tell(t.TURN_ENDED, YAH_4_6, s.mover)
    if s.again:
        s.again -= 1
        s.is_extra = 1
        s.tell(t.EXTRA_TURN, YAH_8_2, s.mover)
        s.then(t.TURN)
        return
    s.is_extra = 0
    s.mover = s.box.to_the_right(s.mover)
    if s.mover == s.box.order[0] and s.last_round:
        ending.finish(s)
    else:
        s.then(t.TURN)


# --- before the move


def begin_move(s: YearState, seat: int) -> None:
    """YAH-4.1, YAH-4.6  Some cards are used at the beginning of a turn; then the roll."""
    s.ask(t.ASK_TURN, seat)


def candidates(s: YearState, figure: int) -> list[int]:
    """YAH-4.6, YAH-6.3b  The roll, or to go on waiting; cards and abilities of the beginning of a turn."""
    found = [choice(t.ROLL)]
    if figure < PAWNS and s.waits[figure]:
        found.append(choice(t.WAIT))
    found += [choice(t.USE, at) for at in usable(s, figure)]
    return found + y09.candidates(s, figure)


def usable(s: YearState, figure: int) -> list[int]:
    """YAH-1.5  What may be used before the roll, or in its place."""
    found = windows.ready(s, figure, w.TURN_START)
    for at in s.box.insteads[s.board[figure]]:
        if s.box.acts[at].moment == w.MOVEMENT_ROLL:
            found.append(at)
    return found


def forbidden(s: YearState, figure: int, picked: int) -> int:
    """YAH-4.6, YAH-6.3b, YAH-9.3  Nothing else before the move."""
    if kind_of(picked) == t.ROLL or picked in candidates(s, figure):
        return LEGAL
    if kind_of(picked) == t.PLAY and y09.is_fetching(s, figure, first(picked)):
        return YAH_9_3
    return YAH_6_3b if picked == choice(t.WAIT) else YAH_4_6


def use(s: YearState, seat: int, at: int) -> None:
    """YAH-1.5, YAH-4.6  An ability before the roll; or in its place, then the move begins."""
    if s.box.acts[at].kind == w.INSTEAD:
        s.tell(t.NO_ROLL, YAH_1_5, s.mover)
        s.then(t.MOVEMENT_ROLLED, seat)
    else:
        s.then(t.BEGIN_MOVE, seat)
    windows.use(s, s.mover, at)


def roll_wanted(s: YearState, seat: int) -> None:
    """YAH-6.3b  Who rolls waits no longer."""
    if s.mover < PAWNS and s.waits[s.mover]:
        s.waits[s.mover] = 0
        s.tell(t.STOPPED_WAITING, YAH_6_3b, s.mover)
    s.then(t.MOVEMENT_ROLL, seat)


# --- the roll


def dice_of(s: YearState, figure: int) -> int:
    """YAH-4.1, YAH-12.5, YAH-12.8  Two dice; one for Pettigrew, Voldemort and Death Eaters when Voldemort returns."""
    base = 2
    if s.box.mode == RETURNS and (figure == VILLAIN or figure >= PAWNS):
        base = 1
    return max(1, number(s, figure, w.MOVEMENT_DICE, base))


def roll(s: YearState, figure: int) -> None:
    """YAH-4.1  The dice for the move."""
    s.rolled = [s.outcome(MOVEMENT, 6) + 1 for _ in range(dice_of(s, figure))]
    s.tell_many(t.DICE_ROLLED, clause_of_roll(s, figure), [figure, *s.rolled])
    s.then(t.MOVEMENT_ROLLED, s.box.player_of[figure], figure)


def clause_of_roll(s: YearState, figure: int) -> int:
    """YAH-4.1, YAH-12.5, YAH-12.8  Why a figure rolls so many dice."""
    if s.box.mode != RETURNS:
        return YAH_4_1
    return YAH_12_8 if s.returned and (figure == VILLAIN or figure >= PAWNS) else YAH_12_5


def rolled(s: YearState, figure: int) -> None:
    """YAH-1.5  What changes a roll may be used; where nothing does, it stands."""
    if windows.ready(s, figure, w.MOVEMENT_ROLLED):
        s.ask(t.ASK_ROLLED, s.box.player_of[figure])
    else:
        accept(s, figure)


def rolled_candidates(s: YearState, figure: int) -> list[int]:
    """YAH-1.5  The roll stands, or something is used."""
    found = [choice(t.USE, at) for at in windows.ready(s, figure, w.MOVEMENT_ROLLED)]
    return [*found, choice(t.ACCEPT)]


def accept(s: YearState, figure: int) -> None:
    """YAH-4.1  The move: exactly the sum."""
    walking.begin(s, figure, max(0, number(s, figure, w.STEPS, sum(s.rolled))))


def re_roll(s: YearState, figure: int) -> None:
    """YAH-1.5  All movement dice once more."""
    s.rolled = [s.outcome(MOVEMENT, 6) + 1 for _ in s.rolled]
    s.tell_many(t.REROLLED, YAH_4_1, [figure, *s.rolled])


# --- the end of the turn


def end_candidates(s: YearState, figure: int) -> list[int]:
    """YAH-8.2b  A Time-Turner, or nothing."""
    return [choice(t.PASS), *[choice(t.USE, at) for at in windows.ready(s, figure, w.TURN_END)]]


def window_forbidden(s: YearState, figure: int, window: int, picked: int) -> int:
    """YAH-1.5, YAH-8.2b  Only what can be used at this moment."""
    at = first(picked)
    if at != NONE and at in windows.ready(s, figure, window):
        return LEGAL
    return YAH_8_2b if window == w.TURN_END else YAH_1_5


def another_turn(s: YearState, figure: int) -> None:
    """YAH-8.2  An additional turn after this one."""
    s.again += 1


def miss_turn(s: YearState, figure: int, clause: int) -> None:
    """YAH-5.2  The next turn will be missed."""
    s.missed[figure] += 1
    s.tell(t.TURN_TO_MISS, clause, figure)


def go_on_waiting(s: YearState, seat: int) -> None:
    """YAH-6.3b  Who waits skips the move; when all have come the mission may be attempted."""
    s.walking = s.mover
    s.tell(t.WAITED, YAH_6_3b, s.mover, s.space[s.mover])
    s.then(t.MISSIONS, seat)
