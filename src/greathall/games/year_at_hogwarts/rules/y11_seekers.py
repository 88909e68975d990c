"""YAH-11.10, 11.11 Round 2: the seekers race once round the pitch; Quidditch cards."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_11_10, YAH_11_11
from greathall.games.year_at_hogwarts.rules import answers
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules import y11_match as y11
from greathall.games.year_at_hogwarts.rules import y11_pitch as pitch
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE
from greathall.games.year_at_hogwarts.verbs import flow
from greathall.kernel.choices import choice
from greathall.kernel.events import EVERYONE
from greathall.kernel.rules import LEGAL

SEEKER_ROLL = 2
"""YAH-11.10  Dice of a seeker's roll."""


# --- a turn


def begin_turn(s: YearState) -> None:
    """YAH-11.10  A card before the roll, or the roll."""
    s.turn += 1
    s.match_dice = []
    s.match_cards = 0
    y10.ask(s, c.ASK_SEEK, pitch.captain(s))


def roll(s: YearState) -> None:
    """YAH-11.10  Two dice: the seeker advances so far; then a card may still be played."""
    figure = pitch.captain(s)
    s.match_dice = roll_dice(s, max(1, answers.number(s, figure, w.SEEKER_DICE, SEEKER_ROLL)))
    s.tell_many(c.SEEKER_ROLLED, YAH_11_10, [figure, *s.match_dice])
    flow.drop(s, w.FOR_ROUND, figure)
    s.then(c.SEEKER_ROLL)
    advance(s, s.side_to_move, sum(s.match_dice))


def rolled(s: YearState) -> None:
    """YAH-11.10  One card a turn, also after the roll."""
    figure = pitch.captain(s)
    s.then(c.SEEKER_TURN_OVER)
    if s.piles[y11.hand_zone(s, figure)] and not has_played(s, figure):
        y10.ask(s, c.ASK_SOUGHT, figure)


def turn_over(s: YearState) -> None:
    """YAH-11.10  In turn."""
    s.side_to_move = 1 - s.side_to_move
    s.then(c.SEEKER_TURN)


def roll_dice(s: YearState, number: int) -> list[int]:
    """YAH-11.10  So many dice."""
    return [s.outcome(terms.SEEKER_DICE, 6) + 1 for _ in range(number)]


def advance(s: YearState, side: int, squares: int, clause: int = YAH_11_10) -> None:
    """YAH-11.10  A seeker never falls below 0; who is once round has caught the snitch."""
    at = max(0, s.seekers[side] + squares)
    s.seekers = [at if each == side else there for each, there in enumerate(s.seekers)]
    s.tell(c.SEEKER_FLEW, clause, s.sides[side], at)
    if at >= s.box.lap:
        y11.catch_snitch(s, side)


# --- cards


def has_played(s: YearState, figure: int) -> bool:
    """YAH-11.10  Whether a side has played its card of this turn."""
    return s.match_cards >> s.sides.index(figure) & 1 == 1


def card_candidates(s: YearState, figure: int) -> list[int]:
    """YAH-11.10  The Quidditch cards of a side."""
    return [choice(c.PLAY_QUIDDITCH, card - s.box.first_card) for card in sorted(s.piles[y11.hand_zone(s, figure)])]


def card_forbidden(s: YearState, figure: int, card: int, answering: bool) -> int:
    """YAH-11.10  A card of the own, one a turn; what cancels a card answers one, what rolls again follows a roll."""
    if card == NONE or card + s.box.first_card not in s.piles[y11.hand_zone(s, figure)] or has_played(s, figure):
        return YAH_11_10
    record = s.box.record_of[card + s.box.first_card]
    if answering != bool(s.box.windows[record]):
        return YAH_11_11
    for at in s.box.whens[record]:
        if s.box.acts[at].verb == w.RE_ROLL and not s.match_dice:
            return YAH_11_11
    return LEGAL


def play(s: YearState, figure: int, card: int) -> None:
    """YAH-11.10  The card lies on the table until the match is over; before it acts the other side may answer."""
    show(s, figure, card)
    if s.match_dice:
        s.then(c.SEEKER_TURN_OVER)
    else:
        y10.ask(s, c.ASK_SEEK, figure)
    s.then(c.QUIDDITCH_CARD_ACTS, NONE, figure, card)
    other = s.other_side(figure)
    if s.piles[y11.hand_zone(s, other)]:
        y10.ask(s, c.ASK_WHISTLE, other, card)


def answer(s: YearState, figure: int, card: int) -> None:
    """YAH-11.10  A card that answers the one just played."""
    show(s, figure, card)
    flow.begin(s, s.box.windows[s.box.record_of[card + s.box.first_card]], figure, s.other_side(figure))


def show(s: YearState, figure: int, card: int) -> None:
    """YAH-11.10  A card is played."""
    thing = card + s.box.first_card
    s.match_cards |= 1 << s.sides.index(figure)
    s.move(thing, s.box.table)
    s.reveal(thing, EVERYONE)
    s.tell(c.QUIDDITCH_PLAYED, YAH_11_10, figure, card)


def acts(s: YearState, figure: int, card: int) -> None:
    """YAH-11.11  What the card says."""
    record = s.box.record_of[card + s.box.first_card]
    flow.trigger(s, s.box.whens[record], figure, s.other_side(figure))


# --- what cards do


def fly(s: YearState, figure: int, amount: int, dice: int) -> None:
    """YAH-11.11  A seeker goes so many squares on, or back, and as many as the dice show."""
    rolls = roll_dice(s, dice)
    if rolls:
        s.tell_many(c.SEEKER_ROLLED, YAH_11_11, [figure, *rolls])
    advance(s, s.sides.index(figure), amount + sum(rolls), YAH_11_11)


def roll_again(s: YearState, figure: int) -> None:
    """YAH-11.10  The roll just made is taken back and made again."""
    before = sum(s.match_dice)
    s.match_dice = roll_dice(s, len(s.match_dice))
    s.tell_many(c.SEEKER_ROLLED_AGAIN, YAH_11_10, [figure, *s.match_dice])
    advance(s, s.sides.index(figure), sum(s.match_dice) - before)


def cancel_card(s: YearState) -> None:
    """YAH-11.10  The card just played does nothing."""
    for at in range(len(s.stack) - 1, -1, -1):
        if s.stack[at].kind == c.QUIDDITCH_CARD_ACTS:
            s.tell(c.QUIDDITCH_CANCELLED, YAH_11_10, s.stack[at].b)
            s.stack = s.stack[:at] + s.stack[at + 1 :]
            return
