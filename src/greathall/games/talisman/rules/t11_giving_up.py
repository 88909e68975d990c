"""TAL-11.10 Things given up: as a cost, or lost by a sentence, the loser choosing which."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import TAL_8_5, TAL_11_2, TAL_11_3, TAL_11_7, TAL_11_10
from greathall.games.talisman.rules.t01_components import discard
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import NONE
from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL


def things_of(s: TalismanState, seat: int, stock: int) -> list[int]:
    """TAL-11.2, 11.3  The cards of a seat that are such."""
    match stock:
        case w.SPELL_CARD:
            return s.hand(seat)
        case w.OBJECT_CARD:
            return s.objects(seat)
        case w.ALLY_CARD:
            return s.allies(seat)
        case w.TROPHY_CARD:
            return s.trophies(seat)
        case _:
            return s.insignia(seat)


def give_up(s: TalismanState, seat: int, stock: int, amount: int) -> None:
    """TAL-11.10  Cards are discarded; where there is a choice the loser chooses."""
    things = things_of(s, seat, stock)
    if len(things) > amount:
        s.ask(t.ASK_GIVE_UP, seat, stock, amount)
        return
    for thing in things:
        part_with(s, seat, stock, thing)


def part_with(s: TalismanState, seat: int, stock: int, thing: int) -> None:
    """TAL-11.10  One card is discarded."""
    if stock == w.INSIGNIA_CARD:
        s.tell(t.INSIGNIA_GIVEN_UP, TAL_8_5, seat, thing)
    discard(s, seat, thing, clause_of(stock))


def clause_of(stock: int) -> int:
    """The clause about cards of this kind."""
    match stock:
        case w.SPELL_CARD:
            return TAL_11_7
        case w.ALLY_CARD:
            return TAL_11_3
        case w.OBJECT_CARD:
            return TAL_11_2
        case _:
            return TAL_11_10


def candidates(s: TalismanState, seat: int, stock: int) -> list[int]:
    """TAL-11.10  Any of the cards that are such."""
    things = sorted(things_of(s, seat, stock))
    if stock == w.SPELL_CARD:
        return [choice(t.DISCARD_SPELL, thing - s.box.first_spell) for thing in things]
    return [choice(t.GIVE_UP, thing) for thing in things]


def forbidden(s: TalismanState, seat: int, stock: int, picked: int) -> int:
    """TAL-11.10  Only what is asked for, and one's own."""
    return LEGAL if thing_of(s, picked) in things_of(s, seat, stock) else clause_of(stock)


def thing_of(s: TalismanState, picked: int) -> int:
    """The card that a choice names."""
    if first(picked) == NONE:
        return NONE
    return first(picked) + s.box.first_spell if kind_of(picked) == t.DISCARD_SPELL else first(picked)


def choose(s: TalismanState, seat: int, stock: int, amount: int, picked: int) -> None:
    """TAL-11.10  One is given up; more may be asked for."""
    part_with(s, seat, stock, thing_of(s, picked))
    if amount > 1:
        give_up(s, seat, stock, amount - 1)
