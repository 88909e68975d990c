"""YAH-11.5, 11.7 to 11.9 A turn of round 1: so many actions; flying, stealing, passing, shooting."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_11_5, YAH_11_7, YAH_11_8, YAH_11_9
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules import y11_match as y11
from greathall.games.year_at_hogwarts.rules import y11_pitch as pitch
from greathall.games.year_at_hogwarts.rules.y11_bludgers import throw_candidates
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE
from greathall.kernel.choices import choice, first, second
from greathall.kernel.rules import LEGAL

# --- a turn


def begin_turn(s: YearState) -> None:
    """YAH-11.5  Two dice are so many actions."""
    s.turn += 1
    s.match_dice = [s.outcome(terms.MATCH_DICE, 6) + 1 for _ in range(2)]
    s.actions = sum(s.match_dice)
    s.threw = [0, 0]
    s.tell(c.ACTIONS_ROLLED, YAH_11_5, pitch.captain(s), s.match_dice[0], s.match_dice[1])
    s.then(c.PLAY_ON)


def play_on(s: YearState) -> None:
    """YAH-11.5  While anything can be done, the side in turn decides; who is blocked is asked too, and ends the turn."""
    if s.actions or len(candidates(s)) > 1:
        y10.ask(s, c.ASK_PLAY, pitch.captain(s))
    else:
        s.then(c.MATCH_TURN_OVER)


def end_turn(s: YearState) -> None:
    """YAH-11.5  Unused actions lapse."""
    if s.actions:
        s.tell(c.ACTIONS_LAPSED, YAH_11_5, pitch.captain(s), s.actions)
    s.then(c.MATCH_TURN_OVER)


def turn_over(s: YearState) -> None:
    """YAH-11.7  A keeper that still holds the quaffle lays it on line 3; then it is the other side's turn."""
    side = s.side_to_move
    s.actions = 0
    s.side_to_move = 1 - side
    s.then(c.MATCH_TURN)
    if s.quaffle_holder == pitch.piece(side, pitch.KEEPER):
        y10.ask(s, c.ASK_LAY, s.sides[side])


# --- what may be done


def candidates(s: YearState) -> list[int]:
    """YAH-11.5 to 11.9  Flying, shooting, passing, throwing bludgers, ending the turn: all that is allowed."""
    found: list[int] = []
    taken = pitch.taken(s)
    if s.actions:
        add_flights(s, taken, found)
        if can_shoot(s):
            found.append(choice(c.SHOOT, s.quaffle_holder))
        found += [choice(c.PASS_QUAFFLE, s.quaffle_holder, at) for at in passes(s)]
    found += throw_candidates(s, taken)
    found.append(choice(c.END_TURN))
    return found


def add_flights(s: YearState, taken: list[int], found: list[int]) -> None:
    """YAH-11.5  Where the pieces of the side in turn may fly; the keeper stays, the seeker waits."""
    first_piece = pitch.piece(s.side_to_move, pitch.KEEPER)
    for each in range(first_piece + 1, first_piece + pitch.SEEKER):
        here = s.squares[each]
        if here != NONE:
            for at in s.box.neighbours[here]:
                if not taken[at] or flies(s, each, at):
                    found.append(choice(c.FLY, each, at))


def flies(s: YearState, each: int, at: int) -> bool:
    """YAH-11.5, 11.8  Whether a piece may enter a neighbouring square: nobody is there, or a chaser steals the quaffle."""
    side = pitch.side_of(each)
    if pitch.pieces_on(s, at, side):
        return False
    return not pitch.pieces_on(s, at, 1 - side) or steals(s, each, at)


def steals(s: YearState, each: int, at: int) -> bool:
    """YAH-11.8  Whether a chaser would take the quaffle from an opposing chaser there; not from a keeper."""
    holder = s.quaffle_holder
    if holder == NONE or pitch.side_of(holder) == pitch.side_of(each) or not pitch.is_chaser(each):
        return False
    return pitch.is_chaser(holder) and s.squares[holder] == at


def can_shoot(s: YearState) -> bool:
    """YAH-11.9  Whether a chaser of the side in turn holds the quaffle on the opponents' line 3."""
    holder = s.quaffle_holder
    if not pitch.is_chaser(holder) or pitch.side_of(holder) != s.side_to_move:
        return False
    return s.squares[holder] in pitch.line_3(s.box, 1 - s.side_to_move)


def passes(s: YearState) -> list[int]:
    """YAH-11.7  Where the holder may throw the quaffle: a neighbouring square that is empty or holds an own chaser."""
    holder = s.quaffle_holder
    side = s.side_to_move
    if holder == NONE or pitch.side_of(holder) != side:
        return []
    found: list[int] = []
    for at in pitch.neighbours(s.box, s.squares[holder]):
        there = pitch.pieces_on(s, at, side)
        if pitch.is_empty(s, at) or (len(there) == 1 and pitch.is_chaser(there[0])):
            found.append(at)
    return found


# --- what it does


def fly(s: YearState, each: int, at: int) -> None:
    """YAH-11.5, 11.8  One square for an action; the quaffle, or a bludger, that lies there is picked up."""
    s.actions -= 1
    s.then(c.PLAY_ON)
    if steals(s, each, at):
        s.tell(c.QUAFFLE_STOLEN, YAH_11_8, each, s.quaffle_holder)
        s.quaffle_holder = each
        y11.place(s, each, at)
        if steps_away(s, each):
            y10.ask(s, c.ASK_STEP_AWAY, pitch.captain(s), each)
        return
    y11.place(s, each, at)
    s.tell(c.FLEW, YAH_11_5, each, at)
    pick_up(s, each, at)


def pick_up(s: YearState, each: int, at: int) -> None:
    """YAH-11.5, 11.6  A chaser picks up the quaffle, a beater without one a bludger."""
    if pitch.is_chaser(each) and s.quaffle == at:
        s.quaffle = NONE
        s.quaffle_holder = each
        s.tell(c.QUAFFLE_HELD, YAH_11_5, each)
    if pitch.is_beater(each) and at in s.bludgers and pitch.bludger_of(s, each) == NONE:
        bludger = s.bludgers.index(at)
        s.bludgers = [NONE if number == bludger else there for number, there in enumerate(s.bludgers)]
        s.bludger_holders = [each if number == bludger else who for number, who in enumerate(s.bludger_holders)]
        s.tell(c.BLUDGER_HELD, YAH_11_5, each)


def steps_away(s: YearState, each: int) -> list[int]:
    """YAH-11.8  The empty squares beside a chaser that has stolen the quaffle."""
    return [at for at in pitch.neighbours(s.box, s.squares[each]) if pitch.is_empty(s, at)]


def step_away(s: YearState, each: int, at: int) -> None:
    """YAH-11.8  At once, and free."""
    y11.place(s, each, at)
    s.tell(c.STEPPED_AWAY, YAH_11_8, each, at)


def pass_quaffle(s: YearState, at: int) -> None:
    """YAH-11.7  One square along the lines, for an action."""
    s.actions -= 1
    s.tell(c.QUAFFLE_PASSED, YAH_11_7, s.quaffle_holder, at)
    there = pitch.pieces_on(s, at, s.side_to_move)
    s.quaffle_holder = there[0] if there else NONE
    s.quaffle = NONE if there else at
    s.then(c.PLAY_ON)


def shoot(s: YearState) -> None:
    """YAH-11.9  Both roll: higher than the keeper scores; without a keeper there is no roll. The quaffle is the defenders'."""
    s.actions -= 1
    side = s.side_to_move
    keeper = pitch.piece(1 - side, pitch.KEEPER)
    if s.squares[keeper] == NONE:
        s.tell(c.SHOT_AT_NOBODY, YAH_11_9, s.quaffle_holder)
        scores = True
    else:
        own, other = s.outcome(terms.MATCH_DICE, 6) + 1, s.outcome(terms.MATCH_DICE, 6) + 1
        s.tell(c.SHOT, YAH_11_9, s.quaffle_holder, own, other)
        scores = own > other
    s.then(c.PLAY_ON)
    give_to_keeper(s, 1 - side)
    if scores:
        goal(s, side)
    else:
        s.tell(c.SAVED, YAH_11_9, s.sides[1 - side])


def goal(s: YearState, side: int) -> None:
    """YAH-11.4, 11.9  Each goal brings a Quidditch card; two of them win round 1."""
    s.goals = [scored + (1 if each == side else 0) for each, scored in enumerate(s.goals)]
    s.tell(c.GOAL, YAH_11_9, s.sides[side], s.goals[side])
    draw_card(s, s.sides[side])
    if s.goals[side] == s.box.goals_to_win:
        y11.win_round(s, side)


def draw_card(s: YearState, figure: int) -> None:
    """YAH-11.9  A Quidditch card; an empty deck gives none."""
    card = y01.draw(s, terms.QUIDDITCH_DECK, y11.hand_zone(s, figure))
    if card != NONE:
        s.tell(c.QUIDDITCH_DRAWN, YAH_11_9, figure, card - s.box.first_card)


# --- the quaffle of the defenders


def give_to_keeper(s: YearState, side: int) -> None:
    """YAH-11.9  Goal or not, the keeper has the quaffle; if it is out, its side lays it before the goal."""
    keeper = pitch.piece(side, pitch.KEEPER)
    s.quaffle = NONE
    if s.squares[keeper] != NONE:
        s.quaffle_holder = keeper
    else:
        s.quaffle_holder = NONE
        y10.ask(s, c.ASK_LAY, s.sides[side])


def lay_squares(s: YearState, side: int) -> list[int]:
    """YAH-11.7, 11.9  The free squares of line 3 before the own goal; all of them if none is free."""
    line = pitch.line_3(s.box, side)
    return [at for at in line if pitch.is_empty(s, at)] or line


def lay_forbidden(s: YearState, side: int, picked: int) -> int:
    """YAH-11.7, 11.9  Nowhere else."""
    if first(picked) != NONE and first(picked) in lay_squares(s, side):
        return LEGAL
    return YAH_11_7 if s.quaffle_holder != NONE else YAH_11_9


def lay_quaffle(s: YearState, figure: int, at: int) -> None:
    """YAH-11.7, 11.9  It lies there from now on."""
    s.tell(c.QUAFFLE_LAID, YAH_11_7 if s.quaffle_holder != NONE else YAH_11_9, figure, at)
    s.quaffle_holder = NONE
    s.quaffle = at


# --- what forbids it


def fly_forbidden(s: YearState, picked: int) -> int:
    """YAH-11.5, 11.8  One square, with an action left, by an own piece that is no keeper; opposing pieces share no square."""
    each, at = first(picked), second(picked)
    if not s.actions or each not in pitch.pieces_of(s, s.side_to_move) or pitch.is_keeper(each):
        return YAH_11_5
    if at == NONE or at not in pitch.neighbours(s.box, s.squares[each]):
        return YAH_11_5
    if flies(s, each, at):
        return LEGAL
    return YAH_11_8 if pitch.is_chaser(each) and pitch.pieces_on(s, at, 1 - s.side_to_move) else YAH_11_5


def pass_forbidden(s: YearState, picked: int) -> int:
    """YAH-11.7  Only the piece that holds the quaffle throws it, one square, for an action."""
    if not s.actions or first(picked) == NONE or first(picked) != s.quaffle_holder:
        return YAH_11_7
    return LEGAL if second(picked) in passes(s) else YAH_11_7


def shoot_forbidden(s: YearState, picked: int) -> int:
    """YAH-11.9  Only a chaser with the quaffle on the opponents' line 3, for an action."""
    return LEGAL if s.actions and can_shoot(s) and first(picked) == s.quaffle_holder else YAH_11_9
