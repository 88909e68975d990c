"""TAL-6.10, 6.18, 5.13 The end of the own turn: trophies traded, Allies over the limit left, things dropped."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import (
    TAL_5_13,
    TAL_6_10,
    TAL_6_18,
    TAL_11_3,
    TAL_11_4,
    TAL_11_13,
    TAL_12_2,
)
from greathall.games.talisman.rules import t01_components as t01
from greathall.games.talisman.rules import t02_values as t02
from greathall.games.talisman.rules.answers import allows, is_allowed, marked
from greathall.games.talisman.rules.t11_limits import ally_limit
from greathall.games.talisman.state import TalismanState, added
from greathall.games.talisman.terms import DEAR_TROPHIES, MAGIC, MAXIMUM, NONE, STRENGTH
from greathall.games.talisman.verbs import use
from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL


def begin_end(s: TalismanState, seat: int) -> None:
    """TAL-5.13  The end steps, where there is anything to decide."""
    if s.allies(seat) or s.objects(seat) or s.galleons[seat] or tradeable(s, seat) or use.may_act(s, seat, w.TURN_END):
        s.ask(t.ASK_END, seat)


def candidates(s: TalismanState, seat: int) -> list[int]:
    """TAL-5.13  Trading, dropping, what is used at the end of a turn, and the end."""
    found = use.candidates(s, seat, w.TURN_END, NONE)
    found += [choice(t.OFFER, card) for card in sorted(s.trophies(seat))]
    found += [choice(t.TRADE, value) for value in (MAGIC, STRENGTH)]
    found += [choice(t.DROP, thing) for thing in sorted(s.objects(seat) + s.allies(seat))]
    return [*found, choice(t.DROP_GALLEON), choice(t.END_TURN)]


def forbidden(s: TalismanState, seat: int, picked: int) -> int:
    """TAL-6.10, 11.3, 11.4  Each by its own rule."""
    match kind_of(picked):
        case t.OFFER:
            return offer_forbidden(s, seat, first(picked))
        case t.TRADE:
            return trade_forbidden(s, seat, first(picked))
        case t.DROP:
            return LEGAL if first(picked) in s.objects(seat) or first(picked) in s.allies(seat) else TAL_11_4
        case t.DROP_GALLEON:
            return LEGAL if s.galleons[seat] else TAL_11_4
        case _:
            return TAL_11_3 if len(s.allies(seat)) > ally_limit(s, seat) else LEGAL


# --- trophies


def tradeable(s: TalismanState, seat: int) -> bool:
    """TAL-6.10  Whether the trophies of a character could be traded for anything."""
    may_mix = is_mixing(s, seat)
    for value in (MAGIC, STRENGTH):
        if points(s, s.trophies(seat), value, may_mix) >= s.box.trophy_price and can_grow(s, seat, value):
            return allows(s, seat, w.MAY_TRADE_TROPHIES)
    return False


def is_mixing(s: TalismanState, seat: int) -> bool:
    """TAL-6.18  Whether an ability adds both kinds of points."""
    return is_allowed(s, seat, w.MAY_MIX_TROPHIES)


def points(s: TalismanState, trophies: list[int], value: int, may_mix: bool) -> int:
    """TAL-6.10, 6.18  The points of one kind on these trophies, or of both where they are mixed."""
    found = 0
    for card in trophies:
        record = s.box.record_of[card]
        if value == MAGIC or may_mix:
            found += s.box.magic[record]
        if value == STRENGTH or may_mix:
            found += s.box.strength[record]
    return found


def can_grow(s: TalismanState, seat: int, value: int) -> bool:
    """TAL-6.18  No trade for a value at its maximum."""
    return marked(s, seat, value) < MAXIMUM


def offer_forbidden(s: TalismanState, seat: int, card: int) -> int:
    """TAL-6.10, 6.18  A trophy not offered yet, of the same kind as those offered unless an ability mixes them."""
    if card not in s.trophies(seat) or card in s.offered or not tradeable(s, seat):
        return TAL_6_10
    if s.offered and not is_mixing(s, seat):
        magic = s.box.magic
        if (magic[s.box.record_of[card]] > 0) != (magic[s.box.record_of[s.offered[0]]] > 0):
            return TAL_6_18
    return LEGAL


def trade_forbidden(s: TalismanState, seat: int, value: int) -> int:
    """TAL-6.10, 6.18, 12.2  So many points of one kind as a trade costs; not while transmuted, nor beyond the maximum."""
    if value == NONE or not allows(s, seat, w.MAY_TRADE_TROPHIES) or not can_grow(s, seat, value):
        return TAL_6_18
    price = s.box.trophy_price
    if points(s, s.offered, value, is_mixing(s, seat)) >= price:
        return LEGAL
    return TAL_12_2 if price == DEAR_TROPHIES else TAL_6_10


def offer(s: TalismanState, seat: int, card: int) -> None:
    """TAL-6.10  One more trophy is offered."""
    s.offered = [*s.offered, card]
    s.ask(t.ASK_END, seat)


def trade(s: TalismanState, seat: int, value: int) -> None:
    """TAL-6.10  One for each five points; the cards go to the discards, points left over are lost."""
    price = s.box.trophy_price
    clause = TAL_12_2 if price == DEAR_TROPHIES else TAL_6_10
    gained = points(s, s.offered, value, is_mixing(s, seat)) // price
    s.tell(t.TRADED, clause, seat, value, gained)
    t02.gain_value(s, seat, value, gained, clause)
    for card in s.offered:
        t01.discard(s, seat, card, TAL_6_10)
    s.offered = []
    begin_end(s, seat)


# --- dropping


def drop(s: TalismanState, seat: int, thing: int, clause: int) -> None:
    """TAL-11.2, 11.4  Face up on the space; what the active player dropped is not taken again this turn."""
    here = s.space[seat]
    s.move(thing, s.box.lying + here)
    if seat == s.active:
        s.dropped = [*s.dropped, thing]
    s.tell(t.CARD_DROPPED, clause, seat, thing, here)


def drop_at_end(s: TalismanState, seat: int, thing: int) -> None:
    """TAL-11.3, 11.4, 11.13  What is dropped, and the surplus of Allies that were held until now."""
    surplus = thing in s.allies(seat) and len(s.allies(seat)) > ally_limit(s, seat)
    drop(s, seat, thing, TAL_11_13 if surplus else TAL_11_4)
    begin_end(s, seat)


def drop_galleon(s: TalismanState, seat: int) -> None:
    """TAL-11.4  A Galleon is left on the space."""
    s.galleons = added(s.galleons, seat, -1)
    s.galleons_at = added(s.galleons_at, s.space[seat], 1)
    s.tell(t.GALLEON_DROPPED, TAL_11_4, seat, s.space[seat])
    begin_end(s, seat)


def end(s: TalismanState, seat: int) -> None:
    """TAL-5.13  The end steps are over."""
    s.offered = []
    s.tell(t.TURN_ENDED, TAL_5_13, seat)
