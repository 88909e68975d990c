"""YAH-4.6, 5.6, 6.5, 10.1 Verbs that take, pick up, lay down and swap what lies on the boards or in hands."""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.clauses import YAH_5_6
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y08_objects as y08
from greathall.games.year_at_hogwarts.rules.causes import cause
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE
from greathall.games.year_at_hogwarts.verbs.possible import (
    others_tokens,
    place_of,
    tokens_to_take,
    tokens_within,
    victims,
)
from greathall.kernel.choices import choice, first, kind_of, second
from greathall.kernel.rules import LEGAL

# --- taking from somebody


def take(s: YearState, seat: int, at: int, on: int) -> None:
    """YAH-9.2, YAH-10.1a  Something of somebody's: an object token; a card, unseen unless the sentence says seen."""
    act = s.box.acts[at]
    found = victims(s, act, on)
    if act.what == w.OBJECTS:
        s.ask(t.ASK_TAKE, seat, at, on, NONE)
    elif len(found) == 1:
        take_from(s, seat, at, on, found[0])
    elif found:
        s.ask(t.ASK_TAKE, seat, at, on, NONE)


def take_from(s: YearState, seat: int, at: int, on: int, victim: int) -> None:
    """YAH-9.2  One card of the one who was chosen; who takes seen looks at the hand first."""
    if not s.box.acts[at].seen:
        y01.take_unseen(s, on, victim, cause(s, s.box.acts[at], on))
        return
    for card in s.hand(victim):
        s.reveal(card, 1 << seat)
    s.tell(t.HAND_SEEN, cause(s, s.box.acts[at], on), on, victim)
    s.ask(t.ASK_TAKE, seat, at, on, victim)


def take_candidates(s: YearState, at: int, on: int, victim: int) -> list[int]:
    """YAH-9.2  From whom; which token; which card of those seen."""
    act = s.box.acts[at]
    if act.what == w.OBJECTS:
        return [choice(t.TAKE, token) for other in victims(s, act, on) for token in tokens_to_take(s, on, other)]
    if victim == NONE:
        return [choice(t.CHOOSE_FIGURE, other) for other in victims(s, act, on)]
    return [choice(t.TAKE_CARD, card - s.box.first_card) for card in s.hand(victim)]


def take_chosen(s: YearState, seat: int, at: int, on: int, victim: int, picked: int) -> None:
    """YAH-9.2, YAH-10.1a  It changes hands."""
    clause = cause(s, s.box.acts[at], on)
    match kind_of(picked):
        case t.CHOOSE_FIGURE:
            take_from(s, seat, at, on, first(picked))
        case t.TAKE:
            token = first(picked)
            owner = s.where[token] - s.box.objects
            y08.give(s, on, token)
            s.tell(t.TOKEN_TAKEN_FROM, clause, on, owner, token)
        case _:
            y01.take_card(s, on, victim, first(picked) + s.box.first_card, clause)


# --- picking up and laying down


def pick_up_candidates(s: YearState, at: int, on: int) -> list[int]:
    """YAH-4.6  One of the tokens that lie there."""
    return [choice(t.TAKE, token) for token in tokens_within(s, s.box.acts[at], on)]


def pick_up(s: YearState, at: int, on: int, token: int) -> None:
    """YAH-4.6  A token comes from afar."""
    space = s.token_at[token]
    y08.give(s, on, token)
    s.tell(t.TOKEN_TAKEN, cause(s, s.box.acts[at], on), on, token, space)


def lay_down_candidates(s: YearState, on: int) -> list[int]:
    """YAH-5.3  One of the own tokens."""
    return [choice(t.GIVE_TOKEN, token) for token in s.objects(on)]


def lay_spaces(s: YearState, at: int) -> list[int]:
    """YAH-5.3  Where it may be laid."""
    return [choice(t.PUT, space) for space in place_of(s.box.acts[at]).spaces]


def lay_down(s: YearState, at: int, on: int, token: int, space: int) -> None:
    """YAH-5.3  It lies there from now on."""
    y08.lay(s, token, space)
    s.tell(t.TOKEN_LEFT, cause(s, s.box.acts[at], on), on, token, space)


# --- swapping


def offer_candidates(s: YearState, on: int) -> list[int]:
    """YAH-5.6  One of the own tokens for one of anybody's."""
    theirs = others_tokens(s, on)
    return [choice(t.OFFER, own, other) for own in s.objects(on) for other in theirs]


def offer_forbidden(s: YearState, on: int, picked: int) -> int:
    """YAH-5.6  Only tokens that both hold."""
    is_fair = first(picked) in s.objects(on) and second(picked) in others_tokens(s, on)
    return LEGAL if is_fair and kind_of(picked) == t.OFFER else YAH_5_6


def offer(s: YearState, on: int, own: int, wanted: int) -> None:
    """YAH-5.6  Whoever holds it may refuse."""
    owner = s.where[wanted] - s.box.objects
    s.tell(t.OFFERED, YAH_5_6, on, owner, own, wanted)
    s.ask(t.ASK_ANSWER, s.box.player_of[owner], own, wanted, on)


def answer(s: YearState, own: int, wanted: int, on: int, accepted: bool) -> None:
    """YAH-5.6  The tokens change places; a refused offer was the effect."""
    owner = s.where[wanted] - s.box.objects
    if not accepted:
        s.tell(t.REFUSED, YAH_5_6, owner)
        return
    y08.give(s, owner, own)
    y08.give(s, on, wanted)
    s.tell(t.SWAPPED, YAH_5_6, on, owner, own, wanted)
