"""YAH-2 Points, HP, Floo and Portkey tokens: how they rise and fall, and how far."""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_1_3, YAH_2_5, YAH_2_6, YAH_10_1a, YAH_10_1b
from greathall.games.year_at_hogwarts.rules import y02_ending as ending
from greathall.games.year_at_hogwarts.rules.answers import allows
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import OPPONENT, PAWNS


def gain_points(s: YearState, figure: int, amount: int, clause: int) -> None:
    """YAH-7.2  House points; they may bring the end of the game (YAH-2.1)."""
    if figure < PAWNS and amount > 0:
        s.points[figure] += amount
        s.tell(t.GAINED, clause, figure, w.POINTS, amount)
        ending.check(s, figure)


def lose_points(s: YearState, figure: int, amount: int, clause: int) -> None:
    """YAH-2.5, YAH-7.2  They never fall below 0."""
    if figure >= PAWNS:
        return
    lost = min(amount, s.points[figure])
    s.points[figure] -= lost
    s.tell(t.LOST, clause, figure, w.POINTS, lost)
    if lost < amount:
        s.tell(t.NOT_BELOW_ZERO, YAH_2_5, figure)


# --- HP


def hp(s: YearState, figure: int) -> int:
    """YAH-1.5  The HP of a figure, or of whoever is on a fight or duel card."""
    return s.opponent_hp if figure == OPPONENT else s.hp[figure]


def set_hp(s: YearState, figure: int, amount: int) -> None:
    """YAH-1.5  Change the HP."""
    if figure == OPPONENT:
        s.opponent_hp = amount
    else:
        s.hp[figure] = amount


def gain_hp(s: YearState, figure: int, amount: int, clause: int) -> int:
    """YAH-5.5  HP may rise above the starting number, unless something forbids it."""
    if amount <= 0 or not allows(s, figure, w.HEALING):
        return 0
    set_hp(s, figure, hp(s, figure) + amount)
    s.tell(t.GAINED, clause, figure, w.HP, amount)
    return amount


def least_hp(s: YearState, figure: int) -> int:
    """YAH-2.6, YAH-10.1a, YAH-10.3  Below what HP do not fall: 1 but in a fight for all of them; pawns stop at 1 in duels."""
    if not s.is_fighting(figure):
        return 1
    if s.fight in (terms.PLAYER_FIGHT, terms.QUALIFIED_FIGHT):
        return 1
    return 1 if s.fight == terms.DUEL_FIGHT and figure != OPPONENT else 0


def lose_hp(s: YearState, figure: int, amount: int, clause: int) -> int:
    """YAH-2.6  HP are lost, as far down as they may fall; how many were."""
    least = least_hp(s, figure)
    lost = max(0, min(amount, hp(s, figure) - least))
    if lost:
        set_hp(s, figure, hp(s, figure) - lost)
        s.lost_hp[figure] += lost
        s.tell(t.LOST, clause, figure, w.HP, lost)
    if lost < amount and least == 1:
        s.tell(t.AT_LEAST_ONE, least_clause(s, figure), figure)
    return lost


def least_clause(s: YearState, figure: int) -> int:
    """YAH-2.6, YAH-10.1a, YAH-10.1b  Why 1 HP is left: outside fights, and in those that are not for all of them."""
    if not s.is_fighting(figure):
        return YAH_2_6
    return YAH_10_1a if s.fight == terms.PLAYER_FIGHT else YAH_10_1b


# --- Floo and Portkey tokens


def gain_floo(s: YearState, figure: int, amount: int, clause: int) -> None:
    """YAH-1.3  There are so many Floo tokens and no more."""
    gained = min(amount, terms.FLOO_TOKENS - sum(s.floo))
    s.floo[figure] += gained
    tell_stock(s, figure, w.FLOO, gained, clause)


def gain_portkeys(s: YearState, figure: int, amount: int, clause: int) -> None:
    """YAH-1.3  There are so many Portkey tokens and no more."""
    gained = min(amount, terms.PORTKEY_TOKENS - sum(s.portkeys))
    s.portkeys[figure] += gained
    tell_stock(s, figure, w.PORTKEY, gained, clause)


def tell_stock(s: YearState, figure: int, what: int, gained: int, clause: int) -> None:
    """YAH-1.3  What was gained, or that the stock is empty."""
    if gained:
        s.tell(t.GAINED, clause, figure, what, gained)
    else:
        s.tell(t.LACKING, YAH_1_3, figure, what)


def lose_floo(s: YearState, figure: int, amount: int, clause: int) -> None:
    """YAH-5.9  Floo tokens go back to the stock."""
    lost = min(amount, s.floo[figure])
    s.floo[figure] -= lost
    s.tell(t.LOST, clause, figure, w.FLOO, lost)


def lose_portkeys(s: YearState, figure: int, amount: int, clause: int) -> None:
    """YAH-5.10  Portkey tokens go back to the stock."""
    lost = min(amount, s.portkeys[figure])
    s.portkeys[figure] -= lost
    s.tell(t.LOST, clause, figure, w.PORTKEY, lost)
