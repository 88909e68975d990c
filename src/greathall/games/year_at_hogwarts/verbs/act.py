"""What each verb does to whom it concerns. One function a verb; the rules do the rest."""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.clauses import (
    YAH_5_11,
    YAH_8_2b,
)
from greathall.games.year_at_hogwarts.rules import y02_values as values
from greathall.games.year_at_hogwarts.rules import y04_turn as turn
from greathall.games.year_at_hogwarts.rules import y05_spaces as y05
from greathall.games.year_at_hogwarts.rules import y07_exams as y07
from greathall.games.year_at_hogwarts.rules import y09_cards as y09
from greathall.games.year_at_hogwarts.rules.causes import cause
from greathall.games.year_at_hogwarts.rules.conditions import counted, spaces
from greathall.games.year_at_hogwarts.rules.y04_places import put_on, stand_on
from greathall.games.year_at_hogwarts.sentences import Act
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import (
    NO_FIGHT,
    NONE,
    PAWNS,
    QUIDDITCH_DECK,
    TABLE_DIE,
)
from greathall.games.year_at_hogwarts.verbs import cards, contest, flow, giving
from greathall.games.year_at_hogwarts.verbs.possible import open_options, place_of, place_owner
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL


def strike(s: YearState, seat: int, at: int, of: int, on: int) -> None:
    """YAH-5.3, YAH-9.1  A sentence does what it says to one whom it concerns."""
    act = s.box.acts[at]
    match act.verb:
        case w.GAIN:
            gain(s, act, on)
        case w.LOSE:
            lose(s, act, at, of, on)
        case w.DRAW:
            draw(s, act, on)
        case w.CHOOSE:
            choose(s, at, of, on)
        case w.ROLL:
            roll(s, at, of, on)
        case w.BEGIN:
            for inner in act.effects:
                flow.stand(s, inner, of, on, act.duration)
                s.tell(t.STANDS, cause(s, act, on), on, inner)
        case w.MOVE_TO:
            move_to(s, act, seat, at, of, on)
        case w.JOURNEY:
            s.ask(t.ASK_LAND, s.box.player_of[on], at, of, on)
        case w.ANOTHER_TURN:
            turn.another_turn(s, on)
        case w.MISS_TURN:
            turn.miss_turn(s, on, cause(s, act, on))
        case w.SIT_EXAMS:
            y07.begin(s, on)
        case w.START_DUEL:
            s.then(t.DUEL, s.box.player_of[on], on)
        case w.PLAY_MATCH:
            s.then(t.MATCH, s.box.player_of[on])
        case w.RE_ROLL:
            re_roll(s, act, at, of, on)
        case w.FLEE | w.CANCEL | w.FLY:
            contest.strike(s, act, at, of, on)
        case _:
            strike_things(s, act, seat, at, of, on)


def strike_things(s: YearState, act: Act, seat: int, at: int, of: int, on: int) -> None:
    """YAH-4.6, YAH-5.6, YAH-9.3  Verbs that move cards and tokens."""
    match act.verb:
        case w.FETCH:
            y09.fetch(s, flow.chooser(s, on), at, on)
        case w.TAKE:
            cards.take(s, flow.chooser(s, on), at, on)
        case w.PICK_UP:
            s.ask(t.ASK_PICK_UP, flow.chooser(s, on), at, of, on)
        case w.LAY_DOWN:
            s.ask(t.ASK_LAY_DOWN, flow.chooser(s, on), at, NONE, on)
        case _:
            s.ask(t.ASK_OFFER, flow.chooser(s, on), on)


# --- more and less


def amount_of(s: YearState, act: Act, on: int) -> int:
    """YAH-5.5, YAH-10.8  How much."""
    return act.amount if act.per == NONE else act.amount * counted(s, on, act.per)


def gain(s: YearState, act: Act, on: int) -> None:
    """YAH-5.5, YAH-7.2  HP, points, Floo or Portkey tokens."""
    amount = amount_of(s, act, on)
    match act.what:
        case w.HP:
            values.gain_hp(s, on, amount, cause(s, act, on))
        case w.POINTS:
            values.gain_points(s, on, amount, cause(s, act, on))
        case w.FLOO:
            values.gain_floo(s, on, amount, cause(s, act, on))
        case _:
            values.gain_portkeys(s, on, amount, cause(s, act, on))


def lose(s: YearState, act: Act, at: int, of: int, on: int) -> None:
    """YAH-7.2, YAH-10.4  HP, points, tokens, or cards that go under their decks."""
    amount = amount_of(s, act, on)
    if act.what == w.HP:
        if s.fight != NO_FIGHT and s.is_fighting(on):
            contest.lose_hp(s, at, of, on, amount)
        else:
            values.lose_hp(s, on, amount, cause(s, act, on))
    elif act.what == w.POINTS:
        values.lose_points(s, on, amount, cause(s, act, on))
    elif act.what == w.FLOO:
        values.lose_floo(s, on, amount, cause(s, act, on))
    elif on < PAWNS and act.unseen:
        giving.lose_unseen(s, on, act.what, amount)
    elif on < PAWNS:
        giving.give_up(s, on, act.what, amount)


def draw(s: YearState, act: Act, on: int) -> None:
    """YAH-5.1, YAH-11.9  Cards of a deck; Quidditch cards are held for the match."""
    if act.deck == QUIDDITCH_DECK:
        contest.draw_quidditch(s, on, act.amount)
    else:
        y05.draw_at(s, act, on)


# --- choices and dice


def choose(s: YearState, at: int, of: int, on: int) -> None:
    """YAH-5.6, YAH-5.10  One of the options that can be done; where there is one only, that one."""
    found = open_options(s, at, of, on)
    if len(found) == 1:
        choose_option(s, at, of, on, found[0])
    elif found:
        s.ask(t.ASK_CHOOSE, flow.decider(s, of, on), at, of, on)


def choose_candidates(s: YearState, at: int, of: int, on: int) -> list[int]:
    """YAH-5.6  The options that can be done, counted from 0."""
    return [choice(t.CHOOSE, number) for number in open_options(s, at, of, on)]


def choose_forbidden(s: YearState, at: int, of: int, on: int, picked: int) -> int:
    """YAH-5.6  Nothing that cannot be done."""
    return LEGAL if first(picked) in open_options(s, at, of, on) else cause(s, s.box.acts[at], on)


def choose_option(s: YearState, at: int, of: int, on: int, number: int) -> None:
    """YAH-5.6  What was chosen happens."""
    option = s.box.acts[at].options[number]
    if option:
        s.tell(t.OPTION_CHOSEN, cause(s, s.box.acts[at], on), on, option[0])
    flow.begin(s, option, of, on)


def roll(s: YearState, at: int, of: int, on: int) -> None:
    """YAH-5.3, YAH-10.4  One die, and the row of the result."""
    act = s.box.acts[at]
    die = s.outcome(TABLE_DIE, 6) + 1
    s.dice = [die]
    s.tell(t.TABLE_ROLLED, cause(s, act, on), on, die)
    for row, up_to in enumerate(act.rows):
        if die <= up_to:
            flow.begin(s, act.row_effects[row], of, on)
            return


def re_roll(s: YearState, act: Act, at: int, of: int, on: int) -> None:
    """YAH-1.5, YAH-10.8  The dice of the move, of an attack, of a match or of a horcrux again."""
    if act.moment == w.MOVEMENT_ROLLED and act.kind == w.WINDOW:
        turn.re_roll(s, on)
    else:
        contest.strike(s, act, at, of, on)


# --- places


def move_to(s: YearState, act: Act, seat: int, at: int, of: int, on: int) -> None:
    """YAH-5.3, YAH-5.15  The pawn is put on one of the spaces; who acts chooses."""
    found = destinations(s, at, of, on)
    if len(found) == 1:
        land(s, at, of, on, found[0])
    elif found:
        s.ask(t.ASK_LAND, flow.decider(s, of, on), at, of, on)


def destinations(s: YearState, at: int, of: int, on: int) -> list[int]:
    """YAH-5.3, YAH-5.9  The spaces among which one is chosen."""
    act = s.box.acts[at]
    return spaces(s, place_of(act), place_owner(act, of, on))


def land_candidates(s: YearState, at: int, of: int, on: int) -> list[int]:
    """YAH-5.3, YAH-5.9  One of them."""
    return [choice(t.LAND, space) for space in destinations(s, at, of, on)]


def land_forbidden(s: YearState, at: int, of: int, on: int, picked: int) -> int:
    """YAH-5.9, YAH-5.11  Nowhere else; to the Graveyard only by the Portkey from the Pitch."""
    if first(picked) != NONE and first(picked) in destinations(s, at, of, on):
        return LEGAL
    if first(picked) == s.box.graveyard:
        return YAH_5_11
    return journey_clause(s, s.box.acts[at], on)


def journey_clause(s: YearState, act: Act, on: int) -> int:
    """YAH-5.9, YAH-5.10, YAH-7.2, YAH-8.2b  By Floo powder, Portkey, Floo Powder card, or Buckbeak."""
    return YAH_8_2b if act.kind == w.INSTEAD else cause(s, act, on)


def land(s: YearState, at: int, of: int, on: int, space: int) -> None:
    """YAH-5.3, YAH-5.9, YAH-8.2b  Put there by a rule; or a journey, from which the pawn returns at the end of the turn."""
    act = s.box.acts[at]
    clause = journey_clause(s, act, on)
    if act.verb != w.JOURNEY:
        put_on(s, on, space, clause)
        return
    s.home[on] = s.space[on]
    stand_on(s, on, space)
    s.on_visit = 1
    s.walking = on
    s.visited = [space]
    s.steps = 0
    s.for_mission = 0
    s.tell(t.JOURNEYED, clause, on, space)
    s.then(t.WALK, s.box.player_of[on])
