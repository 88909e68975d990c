"""YAH-10.2, 11.1b The app's side, where nobody at the table plays it: it goes by one plain rule, so that it is known to all."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.state import YearState
from greathall.kernel.choices import first, kind_of


def decide(s: YearState, options: list[int]) -> int:
    """YAH-10.2  In a fight: an attack card or a saving one if there is one, a defence card when attacked, else dice."""
    for picked in options:
        if kind_of(picked) == t.PLAY and is_attack(s, first(picked)) == has(options, c.ATTACK):
            return picked
    for picked in options:
        if kind_of(picked) in (t.PASS, c.ATTACK):
            return picked
    return options[0]


def is_attack(s: YearState, card: int) -> bool:
    """YAH-9.1  Whether a card attacks."""
    return s.box.card_kind[s.box.record_of[card + s.box.first_card]] == terms.ATTACK


def has(options: list[int], kind: int) -> bool:
    """YAH-10.4  Whether this kind of choice is among them."""
    for picked in options:
        if kind_of(picked) == kind:
            return True
    return False
