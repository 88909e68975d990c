"""The steps of A Year at Hogwarts: which function belongs to which. They run without a choice."""

from typing import Final

from greathall.games.year_at_hogwarts import contest_steps as contests
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.clauses import YAH_1_2
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y03_setup as y03
from greathall.games.year_at_hogwarts.rules import y04_turn as turn
from greathall.games.year_at_hogwarts.rules import y04_walk as walking
from greathall.games.year_at_hogwarts.rules import y05_spaces as y05
from greathall.games.year_at_hogwarts.rules import y06_missions as y06
from greathall.games.year_at_hogwarts.rules import y12_turn as returned
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE, RETURNS
from greathall.games.year_at_hogwarts.verbs import act, flow
from greathall.kernel.state import Frame

COURSE: Final = (
    t.BEGIN_MOVE,
    t.MOVEMENT_ROLL,
    t.MOVEMENT_ROLLED,
    t.WALK,
    t.ARRIVE,
    t.MISSIONS,
    t.SPACE_EFFECT,
    t.TOWER,
    t.STAY,
)
"""Steps of the turn that a defeat leaves out (YAH-6.6)."""
OF_THE_TURN: Final = (t.WAY_BACK, t.PUT_TOKEN, t.FIRST_TURN)
"""Steps of the turn that are numbered beyond those of fights."""


def run(s: YearState, frame: Frame) -> None:
    """Do a step: of a sentence, of a turn, of a fight or match."""
    kind = frame.kind
    if kind in COURSE:
        if not s.turn_lost or kind == t.SPACE_EFFECT:
            run_course(s, frame)
    elif kind >= t.MEETING and kind not in OF_THE_TURN:
        contests.run(s, frame)
    elif kind >= t.EFFECT and kind <= t.UNDER_DECK:
        run_sentence(s, frame)
    else:
        run_turn(s, frame)


def run_course(s: YearState, frame: Frame) -> None:
    """YAH-4.1 to 4.6  The move, and what comes where it ends."""
    seat = frame.seat
    match frame.kind:
        case t.WALK:
            walking.walk(s)
        case t.BEGIN_MOVE:
            if s.box.mode != RETURNS or not returned.begins_otherwise(s):
                turn.begin_move(s, seat)
        case t.MOVEMENT_ROLL:
            turn.roll(s, frame.a if frame.a != NONE else s.mover)
        case t.MOVEMENT_ROLLED:
            turn.rolled(s, frame.a if frame.a != NONE else s.mover)
        case t.ARRIVE:
            y05.arrive(s, seat)
        case t.MISSIONS:
            if s.box.mode == RETURNS:
                returned.on_space(s, s.walking)
            else:
                y06.come(s, s.walking)
        case t.SPACE_EFFECT:
            y05.space_effect(s, seat, frame.a)
        case t.TOWER:
            y05.tower(s, seat)
        case _:
            walking.stay(s)


def run_sentence(s: YearState, frame: Frame) -> None:
    """YAH-5.3  A sentence begins, was paid, acts; cards are drawn and go back."""
    match frame.kind:
        case t.EFFECT:
            flow.effect(s, frame.seat, frame.a, frame.b, frame.c)
        case t.PAID:
            flow.paid(s, frame.seat, frame.a, frame.b, frame.c)
        case t.STRIKE:
            act.strike(s, frame.seat, frame.a, frame.b, frame.c)
        case t.DRAW_CARDS:
            y05.draw_and_resolve(s, frame.a, frame.c)
        case _:
            y01.card_returned(s, frame.b, frame.a + s.box.first_card, YAH_1_2)


def run_turn(s: YearState, frame: Frame) -> None:
    """YAH-3, YAH-4  The set-up, the beginning and the end of a turn."""
    match frame.kind:
        case t.TURN:
            turn.begin(s)
        case t.TURN_END:
            turn.turn_end(s, frame.a)
        case t.NEXT:
            turn.next_turn(s)
        case t.WAY_BACK:
            y06.way_back(s, frame.a)
        case t.PUT_TOKEN:
            s.ask(t.ASK_PUT, frame.seat, frame.a, frame.b)
        case t.SEAT_CHOOSES:
            y03.seat_chooses(s, frame.seat)
        case t.BOARDS_CHOSEN:
            y03.boards_chosen(s)
        case t.FIRST_TURN:
            y03.first_turn(s)
        case _:
            y03.post_death_eater(s, frame.seat)
