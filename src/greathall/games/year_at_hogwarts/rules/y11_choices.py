"""YAH-11 The decisions of the match: what might be chosen, what forbids it, what it does."""

from typing import Final

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.clauses import YAH_11_5, YAH_11_8
from greathall.games.year_at_hogwarts.rules import y11_bludgers as bludgers
from greathall.games.year_at_hogwarts.rules import y11_match as y11
from greathall.games.year_at_hogwarts.rules import y11_play as play
from greathall.games.year_at_hogwarts.rules import y11_seekers as seekers
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE
from greathall.kernel.choices import choice, first, kind_of, second
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import Frame

BELONGS: Final = {
    c.ASK_CALL: [c.CALL],
    c.ASK_HOUSE: [c.CHOOSE_HOUSE],
    c.ASK_KEEPER: [c.POST_KEEPER],
    c.ASK_PLAY: [c.FLY, c.SHOOT, c.PASS_QUAFFLE, c.THROW_BLUDGER, c.END_TURN],
    c.ASK_STEP_AWAY: [c.STEP_AWAY],
    c.ASK_LAY: [c.LAY_QUAFFLE],
    c.ASK_SEEK: [c.SEEK, c.PLAY_QUIDDITCH],
    c.ASK_SOUGHT: [t.PASS, c.PLAY_QUIDDITCH],
    c.ASK_WHISTLE: [t.PASS, c.PLAY_QUIDDITCH],
}


def candidates(s: YearState, ask: Frame) -> list[int]:
    """YAH-11  All that might be chosen, in ascending order."""
    figure = ask.a
    match ask.kind:
        case c.ASK_CALL:
            return y11.call_candidates(s, figure)
        case c.ASK_HOUSE:
            return y11.house_candidates(s)
        case c.ASK_KEEPER:
            return y11.keeper_candidates(s, figure)
        case c.ASK_PLAY:
            return play.candidates(s)
        case c.ASK_STEP_AWAY:
            return [choice(c.STEP_AWAY, at) for at in play.steps_away(s, ask.b)]
        case c.ASK_LAY:
            return [choice(c.LAY_QUAFFLE, at) for at in play.lay_squares(s, s.sides.index(figure))]
        case c.ASK_SEEK:
            return [choice(c.SEEK), *seekers.card_candidates(s, figure)]
        case _:
            return [choice(t.PASS), *seekers.card_candidates(s, figure)]


def forbidden(s: YearState, ask: Frame, picked: int) -> int:
    """YAH-11  The first clause against a choice, LEGAL when there is none."""
    figure = ask.a
    if kind_of(picked) not in BELONGS[ask.kind]:
        return YAH_11_5
    match kind_of(picked):
        case c.CALL:
            return y11.call_forbidden(s, figure, picked)
        case c.CHOOSE_HOUSE:
            return y11.house_forbidden(s, picked)
        case c.POST_KEEPER:
            return y11.keeper_forbidden(s, figure, picked)
        case c.STEP_AWAY:
            return LEGAL if first(picked) != NONE and first(picked) in play.steps_away(s, ask.b) else YAH_11_8
        case c.LAY_QUAFFLE:
            return play.lay_forbidden(s, s.sides.index(figure), picked)
        case c.PLAY_QUIDDITCH:
            return seekers.card_forbidden(s, figure, first(picked), ask.kind == c.ASK_WHISTLE)
        case c.FLY:
            return play.fly_forbidden(s, picked)
        case c.SHOOT:
            return play.shoot_forbidden(s, picked)
        case c.PASS_QUAFFLE:
            return play.pass_forbidden(s, picked)
        case c.THROW_BLUDGER:
            return bludgers.throw_forbidden(s, picked)
        case _:
            return LEGAL


def act(s: YearState, ask: Frame, picked: int) -> None:
    """YAH-11  Do a legal choice."""
    figure = ask.a
    value = first(picked)
    match kind_of(picked):
        case c.CALL:
            y11.begin(s, figure, value)
        case c.CHOOSE_HOUSE:
            y11.choose_house(s, figure, value)
        case c.POST_KEEPER:
            y11.post_keeper(s, figure, value)
        case c.STEP_AWAY:
            play.step_away(s, ask.b, value)
        case c.LAY_QUAFFLE:
            play.lay_quaffle(s, figure, value)
        case c.SEEK:
            seekers.roll(s)
        case c.PLAY_QUIDDITCH:
            if ask.kind == c.ASK_WHISTLE:
                seekers.answer(s, figure, value)
            else:
                seekers.play(s, figure, value)
        case _:
            act_on_pitch(s, picked)


def act_on_pitch(s: YearState, picked: int) -> None:
    """YAH-11.5 to 11.9  An action, a throw, the end of the turn; nothing where one passes."""
    match kind_of(picked):
        case c.FLY:
            play.fly(s, first(picked), second(picked))
        case c.SHOOT:
            play.shoot(s)
        case c.PASS_QUAFFLE:
            play.pass_quaffle(s, second(picked))
        case c.THROW_BLUDGER:
            bludgers.throw(s, picked)
        case c.END_TURN:
            play.end_turn(s)
