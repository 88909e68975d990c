"""The decisions of A Year at Hogwarts: for each kind what might be chosen, what forbids it, and what it does."""

from typing import Final

from greathall.games.year_at_hogwarts import contest_decisions as contests
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.clauses import YAH_4_6, YAH_9_3
from greathall.games.year_at_hogwarts.rules import windows
from greathall.games.year_at_hogwarts.rules import y03_setup as y03
from greathall.games.year_at_hogwarts.rules import y04_turn as turn
from greathall.games.year_at_hogwarts.rules import y04_walk as walking
from greathall.games.year_at_hogwarts.rules import y05_spaces as y05
from greathall.games.year_at_hogwarts.rules import y06_missions as y06
from greathall.games.year_at_hogwarts.rules import y07_exams as y07
from greathall.games.year_at_hogwarts.rules import y08_objects as y08
from greathall.games.year_at_hogwarts.rules import y09_cards as y09
from greathall.games.year_at_hogwarts.rules.causes import cause
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE
from greathall.games.year_at_hogwarts.verbs import act as verbs
from greathall.games.year_at_hogwarts.verbs import cards, flow, giving
from greathall.kernel.choices import choice, first, kind_of, second
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import Frame

BELONGS: Final = {
    t.ASK_BOARD: [t.CHOOSE_BOARD],
    t.ASK_POST: [t.POST],
    t.ASK_TURN: [t.ROLL, t.WAIT, t.USE, t.PLAY],
    t.ASK_ROLLED: [t.USE, t.ACCEPT],
    t.ASK_WALK: [t.GO, t.TAKE, t.SWAP, t.STOP],
    t.ASK_MISSION: [t.PASS, t.WAIT, t.ATTEMPT],
    t.ASK_TOWER: [t.PASS, t.USE, t.EXCHANGE],
    t.ASK_INSTEAD: [t.PASS, t.USE],
    t.ASK_MAY: [t.PASS, t.ACCEPT],
    t.ASK_CHOOSE: [t.CHOOSE],
    t.ASK_WHOM: [t.CHOOSE_FIGURE],
    t.ASK_GIVE_UP: [t.GIVE_CARD],
    t.ASK_TAKE: [t.CHOOSE_FIGURE, t.TAKE, t.TAKE_CARD],
    t.ASK_PICK_UP: [t.TAKE],
    t.ASK_LAY_DOWN: [t.GIVE_TOKEN, t.PUT],
    t.ASK_LAND: [t.LAND],
    t.ASK_OFFER: [t.OFFER],
    t.ASK_ANSWER: [t.PASS, t.ACCEPT],
    t.ASK_EXAM: [t.PASS, t.SIT_EXAM],
    t.ASK_RESOLVE: [t.RESOLVE_CARD],
    t.ASK_FETCH: [t.FETCH_CARD],
    t.ASK_TURN_END: [t.PASS, t.USE],
    t.ASK_PUT: [t.PUT],
}
MASKS: Final = [sum([1 << kind for kind in BELONGS.get(ask, [])]) for ask in range(t.ASK_PUT + 1)]


def belongs(ask: int, kind: int) -> bool:
    """YAH-4.6  Whether this kind of choice answers this kind of decision."""
    return ask <= t.ASK_PUT and kind <= t.OFFER and MASKS[ask] >> kind & 1 == 1


# --- what might be chosen


def are_legal(ask: Frame) -> bool:
    """YAH-4.6  Whether nothing is listed that is forbidden: so it is but for the cards of a hand, in fights and matches."""
    return ask.kind <= t.ASK_PUT or contests.are_legal(ask)


def candidates(s: YearState, ask: Frame, seat: int) -> list[int]:
    """YAH-4.6  All that might be chosen, in ascending order."""
    if ask.kind > t.ASK_PUT:
        return contests.candidates(s, ask, seat)
    if ask.kind == t.ASK_WALK:
        return walking.candidates(s)
    found = course_candidates(s, ask) if ask.kind <= t.ASK_INSTEAD else sentence_candidates(s, ask)
    return found if len(found) == 1 else sorted(set(found))


def course_candidates(s: YearState, ask: Frame) -> list[int]:
    """YAH-3, YAH-4  In the set-up, the turn, the walk, and where it ends."""
    match ask.kind:
        case t.ASK_TURN:
            return turn.candidates(s, s.mover)
        case t.ASK_ROLLED:
            return turn.rolled_candidates(s, s.mover)
        case t.ASK_MISSION:
            return y06.candidates(s, s.walking)
        case t.ASK_TOWER:
            return y05.tower_candidates(s, s.walking)
        case t.ASK_INSTEAD:
            return y05.instead_candidates(s, s.walking)
        case t.ASK_BOARD:
            return y03.board_candidates(s)
        case _:
            return y03.post_candidates(s)


def sentence_candidates(s: YearState, ask: Frame) -> list[int]:
    """YAH-5 to 9  What a sentence leaves to choose."""
    match ask.kind:
        case t.ASK_MAY | t.ASK_ANSWER:
            return [choice(t.PASS), choice(t.ACCEPT)]
        case t.ASK_CHOOSE:
            return verbs.choose_candidates(s, ask.a, ask.b, ask.c)
        case t.ASK_WHOM:
            return flow.whom_candidates(s, ask.a, ask.b)
        case t.ASK_LAND:
            return verbs.land_candidates(s, ask.a, ask.b, ask.c)
        case t.ASK_GIVE_UP:
            return giving.candidates(s, ask.a, ask.c)
        case t.ASK_EXAM:
            return y07.candidates(s, ask.a)
        case t.ASK_TURN_END:
            return turn.end_candidates(s, s.mover)
        case _:
            return thing_candidates(s, ask)


def thing_candidates(s: YearState, ask: Frame) -> list[int]:
    """YAH-4.5, YAH-5.6, YAH-6.5  Which card or token, and where it is laid."""
    match ask.kind:
        case t.ASK_TAKE:
            return cards.take_candidates(s, ask.a, ask.b, ask.c)
        case t.ASK_PICK_UP:
            return cards.pick_up_candidates(s, ask.a, ask.c)
        case t.ASK_LAY_DOWN:
            return cards.lay_spaces(s, ask.a) if ask.b != NONE else cards.lay_down_candidates(s, ask.c)
        case t.ASK_OFFER:
            return cards.offer_candidates(s, ask.a)
        case t.ASK_RESOLVE:
            return y05.resolve_candidates(s)
        case t.ASK_FETCH:
            return y09.fetch_candidates(s, ask.a)
        case _:
            return y08.put_candidates(s, ask.a)


# --- what forbids it


def forbidden(s: YearState, ask: Frame, seat: int, picked: int) -> int:
    """YAH-4.6  The first clause against a choice, LEGAL when there is none."""
    if ask.kind > t.ASK_PUT:
        return contests.forbidden(s, ask, seat, picked)
    if not belongs(ask.kind, kind_of(picked)):
        return YAH_4_6
    if ask.kind <= t.ASK_INSTEAD:
        return course_forbidden(s, ask, picked)
    return sentence_forbidden(s, ask, picked)


def course_forbidden(s: YearState, ask: Frame, picked: int) -> int:
    """YAH-3, YAH-4  In the set-up, the turn, the walk, and where it ends."""
    match ask.kind:
        case t.ASK_WALK:
            return walking.forbidden(s, picked)
        case t.ASK_TURN:
            return turn.forbidden(s, s.mover, picked)
        case t.ASK_ROLLED:
            is_use = kind_of(picked) == t.USE
            return turn.window_forbidden(s, s.mover, w.MOVEMENT_ROLLED, picked) if is_use else LEGAL
        case t.ASK_MISSION:
            return y06.forbidden(s, s.walking, picked)
        case t.ASK_TOWER:
            return y05.tower_forbidden(s, s.walking, picked)
        case t.ASK_INSTEAD:
            return y05.instead_forbidden(s, s.walking, picked)
        case t.ASK_BOARD:
            return y03.board_forbidden(s, picked)
        case _:
            return y03.post_forbidden(s, picked)


def sentence_forbidden(s: YearState, ask: Frame, picked: int) -> int:
    """YAH-5 to 9  What a sentence leaves to choose."""
    match ask.kind:
        case t.ASK_MAY | t.ASK_ANSWER:
            return LEGAL
        case t.ASK_CHOOSE:
            return verbs.choose_forbidden(s, ask.a, ask.b, ask.c, picked)
        case t.ASK_WHOM:
            return flow.whom_forbidden(s, ask.a, ask.b, picked)
        case t.ASK_LAND:
            return verbs.land_forbidden(s, ask.a, ask.b, ask.c, picked)
        case t.ASK_GIVE_UP:
            return giving.forbidden(s, ask.a, ask.c, picked)
        case t.ASK_EXAM:
            return y07.forbidden(s, ask.a, picked)
        case t.ASK_TURN_END:
            is_use = kind_of(picked) == t.USE
            return turn.window_forbidden(s, s.mover, w.TURN_END, picked) if is_use else LEGAL
        case t.ASK_OFFER:
            return cards.offer_forbidden(s, ask.a, picked)
        case t.ASK_PUT:
            return y08.put_forbidden(s, ask.a, picked)
        case _:
            return LEGAL if picked in thing_candidates(s, ask) else clause_of_things(s, ask)


def clause_of_things(s: YearState, ask: Frame) -> int:
    """YAH-4.6, YAH-5.2, YAH-5.3, YAH-9.3  The clause that says among which cards or tokens one chooses."""
    match ask.kind:
        case t.ASK_RESOLVE:
            return y05.clause_of_deck(ask.b)
        case t.ASK_FETCH:
            return YAH_9_3
        case t.ASK_TAKE:
            return cause(s, s.box.acts[ask.a], ask.b)
        case _:
            return cause(s, s.box.acts[ask.a], ask.c)


# --- what it does


def act(s: YearState, ask: Frame, seat: int, picked: int) -> None:
    """YAH-4.6  Do a legal choice."""
    if ask.kind > t.ASK_PUT:
        contests.act(s, ask, seat, picked)
    elif ask.kind <= t.ASK_INSTEAD:
        act_on_course(s, ask, seat, picked)
    else:
        act_on_sentence(s, ask, seat, picked)


def act_on_course(s: YearState, ask: Frame, seat: int, picked: int) -> None:
    """YAH-3, YAH-4  In the set-up, the turn, the walk, and where it ends."""
    value = first(picked)
    match ask.kind:
        case t.ASK_WALK:
            act_on_walk(s, picked)
        case t.ASK_TURN:
            act_before_move(s, seat, picked)
        case t.ASK_ROLLED:
            if kind_of(picked) == t.USE:
                s.then(t.MOVEMENT_ROLLED, seat, s.mover)
                windows.use(s, s.mover, value)
            else:
                turn.accept(s, s.mover)
        case t.ASK_MISSION | t.ASK_TOWER | t.ASK_INSTEAD:
            act_where_it_ends(s, ask, picked)
        case t.ASK_BOARD:
            y03.choose_board(s, seat, value)
        case _:
            y03.post(s, seat, value)


def act_on_walk(s: YearState, picked: int) -> None:
    """YAH-4.1, YAH-4.5  A step, a token, or to stop."""
    match kind_of(picked):
        case t.GO:
            walking.go(s, first(picked))
        case t.STOP:
            walking.stop(s)
        case _:
            walking.take(s, picked, first(picked), second(picked))


def act_before_move(s: YearState, seat: int, picked: int) -> None:
    """YAH-4.6, YAH-6.3b  The roll, to go on waiting, a card, an ability."""
    match kind_of(picked):
        case t.ROLL:
            turn.roll_wanted(s, seat)
        case t.WAIT:
            turn.go_on_waiting(s, seat)
        case t.USE:
            turn.use(s, seat, first(picked))
        case _:
            s.then(t.BEGIN_MOVE, seat)
            y09.play(s, s.mover, first(picked))


def act_where_it_ends(s: YearState, ask: Frame, picked: int) -> None:
    """YAH-5.9, YAH-5.16, YAH-8.2b  A mission, a journey, another mission, or what takes the place of the effect."""
    figure, value = s.walking, first(picked)
    match kind_of(picked):
        case t.ATTEMPT:
            y06.attempt(s, figure, value)
        case t.WAIT:
            y06.wait(s, figure)
        case t.USE:
            windows.use(s, figure, value)
        case t.EXCHANGE:
            y05.exchange(s, figure, value)
        case _:
            if ask.kind == t.ASK_INSTEAD:
                y05.act_on(s, figure)


def act_on_sentence(s: YearState, ask: Frame, seat: int, picked: int) -> None:
    """YAH-5 to 9  What a sentence leaves to choose."""
    value = first(picked)
    match ask.kind:
        case t.ASK_MAY:
            if kind_of(picked) == t.ACCEPT:
                flow.accept(s, seat, ask.a, ask.b, ask.c)
            else:
                flow.decline(s, ask.a, ask.c)
        case t.ASK_CHOOSE:
            verbs.choose_option(s, ask.a, ask.b, ask.c, value)
        case t.ASK_WHOM:
            s.then(t.EFFECT, seat, ask.a, ask.b, value)
        case t.ASK_LAND:
            verbs.land(s, ask.a, ask.b, ask.c, value)
        case t.ASK_GIVE_UP:
            giving.choose(s, ask.a, ask.b, ask.c, value)
        case t.ASK_EXAM:
            if kind_of(picked) == t.SIT_EXAM:
                y07.sit(s, ask.a, value)
        case t.ASK_TURN_END:
            if kind_of(picked) == t.USE:
                windows.use(s, s.mover, value)
        case t.ASK_ANSWER:
            cards.answer(s, ask.a, ask.b, ask.c, kind_of(picked) == t.ACCEPT)
        case _:
            act_on_things(s, ask, seat, picked)


def act_on_things(s: YearState, ask: Frame, seat: int, picked: int) -> None:
    """YAH-4.5, YAH-5.6, YAH-6.5  Which card or token, and where it is laid."""
    value = first(picked)
    match ask.kind:
        case t.ASK_TAKE:
            cards.take_chosen(s, seat, ask.a, ask.b, ask.c, picked)
        case t.ASK_PICK_UP:
            cards.pick_up(s, ask.a, ask.c, value)
        case t.ASK_LAY_DOWN:
            if ask.b == NONE:
                s.ask(t.ASK_LAY_DOWN, seat, ask.a, value, ask.c)
            else:
                cards.lay_down(s, ask.a, ask.c, ask.b, value)
        case t.ASK_OFFER:
            cards.offer(s, ask.a, value, second(picked))
        case t.ASK_RESOLVE:
            y05.resolve_one(s, ask.a, value)
        case t.ASK_FETCH:
            y09.take_fetched(s, ask.b, ask.a, value)
        case _:
            y08.put(s, ask.a, value)
