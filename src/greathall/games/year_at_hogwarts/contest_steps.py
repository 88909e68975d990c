"""The steps of fights, of the match and of Voldemort's return. They run without a choice."""

from greathall.games.year_at_hogwarts import contest_decisions as decisions
from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.rules import y10_app as app
from greathall.games.year_at_hogwarts.rules import y10_attacks as attacks
from greathall.games.year_at_hogwarts.rules import y10_death_eaters as death_eaters
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules import y10_harm as harm
from greathall.games.year_at_hogwarts.rules import y10_meeting as meeting
from greathall.games.year_at_hogwarts.rules import y10_opponents as opponents
from greathall.games.year_at_hogwarts.rules import y10_outcome as outcome
from greathall.games.year_at_hogwarts.rules import y10_players as players
from greathall.games.year_at_hogwarts.rules import y10_strikes as strikes
from greathall.games.year_at_hogwarts.rules import y11_app
from greathall.games.year_at_hogwarts.rules import y11_match as y11
from greathall.games.year_at_hogwarts.rules import y11_play as play
from greathall.games.year_at_hogwarts.rules import y11_seekers as seekers
from greathall.games.year_at_hogwarts.rules import y12_horcruxes as horcruxes
from greathall.games.year_at_hogwarts.rules import y12_turn as y12
from greathall.games.year_at_hogwarts.rules.y06_missions import members
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import Frame


def run(s: YearState, frame: Frame) -> None:
    """YAH-10, YAH-11, YAH-12  Do a step."""
    if frame.kind == c.APP_DECIDES:
        app_decides(s, frame)
    elif frame.kind < c.ATTACK_BEGINS:
        begin(s, frame)
    elif frame.kind < c.MATCH_BEGINS or frame.kind == c.FIGHT:
        run_fight(s, frame)
    elif frame.kind < c.FIGURES_MOVE or frame.kind == c.MATCH:
        run_match(s, frame)
    else:
        run_return(s, frame)


def begin(s: YearState, frame: Frame) -> None:
    """YAH-4.4, 6.1, 10.2, 10.3, 11.1  A fight or a match is about to begin."""
    match frame.kind:
        case t.MEETING:
            meeting.meet(s, s.walking, frame.a)
        case t.MISSION_FIGHT:
            team = sum([1 << each for each in members(s, frame.b)])
            opponents.fight_for_mission(s, frame.b, team, frame.a + s.box.first_mission)
        case t.DUEL:
            opponents.duel(s, frame.a)
        case t.DEATH_EATER:
            death_eaters.meet(s, s.walking, frame.a)
        case t.MATCH:
            y11.challenge(s, s.walking)


def run_fight(s: YearState, frame: Frame) -> None:
    """YAH-10  An attack, a strike, how it ends."""
    figure = frame.a
    match frame.kind:
        case c.ATTACK_BEGINS:
            attacks.begins(s, figure)
        case c.ATTACKING:
            attacks.attacking(s, figure)
        case c.ATTACK_LANDS:
            attacks.lands(s, figure, frame.b, frame.c)
        case c.ATTACK_COUNTS:
            attacks.counts(s, figure)
        case c.BLOW_FALLS:
            harm.blow_falls(s, figure, frame.b)
        case c.STRIKE_COMES:
            strikes.comes(s, figure, frame.b)
        case c.STRIKE_FALLS:
            strikes.falls(s, figure, frame.b)
        case c.LAST_STRIKE:
            strikes.last(s, figure, frame.b)
        case c.MAY_FALL:
            outcome.may_fall(s, figure)
        case c.ATTACK_OVER:
            attacks.over(s, figure)
        case c.ATTACK_SETTLED:
            outcome.settled(s, figure)
        case c.CLASH:
            players.clash(s)
        case c.SPOILS:
            players.spoils(s, figure, frame.b, frame.c)
        case c.FIGHT:
            y10.end(s)


def run_match(s: YearState, frame: Frame) -> None:
    """YAH-11  A turn of round 1 or 2, and the way back."""
    match frame.kind:
        case c.MATCH_BEGINS:
            y11.lay_out(s)
        case c.MATCH_TURN:
            play.begin_turn(s)
        case c.PLAY_ON:
            play.play_on(s)
        case c.MATCH_TURN_OVER:
            play.turn_over(s)
        case c.SEEKER_TURN:
            seekers.begin_turn(s)
        case c.SEEKER_ROLL:
            seekers.rolled(s)
        case c.SEEKER_TURN_OVER:
            seekers.turn_over(s)
        case c.QUIDDITCH_CARD_ACTS:
            seekers.acts(s, frame.a, frame.b)
        case c.MATCH:
            y11.over(s)


def run_return(s: YearState, frame: Frame) -> None:
    """YAH-12  The next of seven figures, or a horcrux."""
    match frame.kind:
        case c.FIGURES_MOVE:
            y12.figures_move(s)
        case c.HORCRUX_COMES:
            horcruxes.comes(s, frame.a)
        case c.HORCRUX_COUNTS:
            horcruxes.counts(s, frame.a)


def app_decides(s: YearState, frame: Frame) -> None:
    """YAH-10.2, 11.1b  Where nobody plays a side the app chooses one of its options."""
    ask = Frame(frame.a, NONE, frame.b, frame.c, NONE, 0, 0)
    found = decisions.candidates(s, ask, NONE)
    options = [picked for picked in found if decisions.forbidden(s, ask, NONE, picked) == LEGAL]
    picked = y11_app.decide(s, options) if s.match else app.decide(s, options)
    decisions.act(s, ask, NONE, picked)
