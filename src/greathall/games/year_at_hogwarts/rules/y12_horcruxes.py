"""YAH-12.9 Horcruxes: who holds the fang or the sword rolls one die against one; fang and sword change hands."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.clauses import YAH_12_9
from greathall.games.year_at_hogwarts.rules import windows
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules.y04_places import can_destroy
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import HARRY, HORCRUX_DICE, NONE, VILLAIN
from greathall.kernel.choices import choice, first, second
from greathall.kernel.rules import LEGAL


def horcrux_on(s: YearState, space: int) -> int:
    """YAH-12.2  The number of the horcrux that lies on a space, NONE where none does."""
    for number, there in enumerate(s.box.horcrux_spaces):
        if there == space and not s.destroyed >> number & 1:
            return number
    return NONE


# --- fang and sword


def heroes_on(s: YearState, space: int) -> list[int]:
    """YAH-12.9  The heroes who stand on a space."""
    return [figure for figure in range(HARRY, s.box.pawns) if s.space[figure] == space]


def weapons(s: YearState, figure: int) -> list[int]:
    """YAH-12.9  The fang and the sword, as far as a hero holds them."""
    return [token for token in sorted(s.objects(figure)) if s.box.returns[token] == "heroes"]


def offer_weapons(s: YearState, figure: int) -> None:
    """YAH-12.9  On the same space heroes may hand them to each other: who holds one is asked, the mover first."""
    there = heroes_on(s, s.space[figure])
    if len(there) < 2:
        return
    for holder in [*reversed([each for each in there if each != figure]), figure]:
        if weapons(s, holder):
            y10.ask(s, c.ASK_HAND_OVER, holder)


def hand_over_candidates(s: YearState, figure: int) -> list[int]:
    """YAH-12.9  To whom which; or nothing."""
    others = [each for each in heroes_on(s, s.space[figure]) if each != figure]
    return [choice(t.PASS), *[choice(c.HAND_OVER, token, other) for token in weapons(s, figure) for other in others]]


def hand_over_forbidden(s: YearState, figure: int, picked: int) -> int:
    """YAH-12.9  Only to a hero on the same space, only what one holds."""
    return LEGAL if picked in hand_over_candidates(s, figure) else YAH_12_9


def hand_over(s: YearState, figure: int, picked: int) -> None:
    """YAH-12.9  It changes hands; the other one may follow."""
    token, other = first(picked), second(picked)
    s.move(token, s.box.objects + other)
    s.tell(c.HANDED_OVER, YAH_12_9, figure, other, token)
    if weapons(s, figure):
        y10.ask(s, c.ASK_HAND_OVER, figure)


# --- destroying


def comes(s: YearState, figure: int) -> None:
    """YAH-12.9  A hero with fang or sword on a horcrux's space rolls against Pettigrew's or Voldemort's player."""
    if s.space[figure] == NONE or horcrux_on(s, s.space[figure]) == NONE or not can_destroy(s, figure):
        return
    s.dice = roll(s)
    s.tell(c.HORCRUX_ROLLED, YAH_12_9, figure, s.dice[0], VILLAIN, s.dice[1])
    s.then(c.HORCRUX_COUNTS, NONE, figure)
    if windows.ready(s, VILLAIN, w.HORCRUX_ROLLED):
        y10.ask(s, c.ASK_HORCRUX_ROLLED, VILLAIN, figure)


def roll(s: YearState) -> list[int]:
    """YAH-12.9  One die against one die."""
    return [s.outcome(HORCRUX_DICE, 6) + 1 for _ in range(2)]


def roll_again(s: YearState) -> None:
    """YAH-12.9  Both dice again."""
    s.dice = roll(s)
    s.tell(c.HORCRUX_ROLLED_AGAIN, YAH_12_9, s.dice[0], s.dice[1])


def counts(s: YearState, figure: int) -> None:
    """YAH-12.9  Higher destroys it and costs Voldemort 1 HP; otherwise the hero must try again instead of moving."""
    number = horcrux_on(s, s.space[figure])
    token = s.box.horcrux_tokens[number]
    if s.dice[0] <= s.dice[1]:
        s.must_try[figure] = 1
        s.tell(c.HORCRUX_STANDS, YAH_12_9, figure, token)
        return
    s.must_try[figure] = 0
    s.destroyed |= 1 << number
    s.move(token, s.box.out_of_game)
    s.token_at[token] = NONE
    s.tell(c.HORCRUX_DESTROYED, YAH_12_9, figure, token)
    if s.returned:
        s.hp[VILLAIN] -= 1
        s.tell(c.VOLDEMORT_WEAKER, YAH_12_9, VILLAIN, s.hp[VILLAIN])


def must_try_again(s: YearState, figure: int) -> bool:
    """YAH-12.9  Whether a hero tries again instead of moving: still there, still armed, the horcrux still whole."""
    if not s.must_try[figure]:
        return False
    s.must_try[figure] = 0
    return horcrux_on(s, s.space[figure]) != NONE and can_destroy(s, figure)
