"""Verbs that act in fights and matches only: what they do stands with the rules of sections 10 to 12."""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts.rules import y10_attacks as attacks
from greathall.games.year_at_hogwarts.rules import y10_harm as harm
from greathall.games.year_at_hogwarts.rules import y10_outcome as outcome
from greathall.games.year_at_hogwarts.rules import y11_play as play
from greathall.games.year_at_hogwarts.rules import y11_seekers as seekers
from greathall.games.year_at_hogwarts.rules import y12_horcruxes as horcruxes
from greathall.games.year_at_hogwarts.sentences import Act
from greathall.games.year_at_hogwarts.state import YearState


def strike(s: YearState, act: Act, at: int, of: int, on: int) -> None:
    """YAH-8.2, YAH-10.8, YAH-11.10  Fleeing, cancelling, flying, rolling again."""
    match act.verb:
        case w.FLEE:
            outcome.flee(s, on, act.amount)
        case w.CANCEL:
            if act.cancelled == w.AN_ATTACK:
                harm.cancel(s, on, act.amount)
            else:
                seekers.cancel_card(s)
        case w.FLY:
            seekers.fly(s, on, act.amount, act.dice)
        case _:
            roll_again(s, act, on)


def roll_again(s: YearState, act: Act, on: int) -> None:
    """YAH-10.8, YAH-11.10, YAH-12.9  The dice of an attack, of a seeker, or for a horcrux."""
    if s.match:
        seekers.roll_again(s, on)
    elif act.moment == w.HORCRUX_ROLLED and act.kind == w.WINDOW:
        horcruxes.roll_again(s)
    else:
        attacks.roll_again(s, on, act.dice)


def lose_hp(s: YearState, at: int, of: int, on: int, amount: int) -> None:
    """YAH-10.4, YAH-10.8  HP that a card, a token or a strike costs in a fight."""
    harm.costs(s, at, of, on, amount)


def draw_quidditch(s: YearState, on: int, amount: int) -> None:
    """YAH-11.9  Quidditch cards."""
    for _ in range(amount):
        play.draw_card(s, on)
