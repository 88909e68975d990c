"""TAL-11.2, 11.7, 8.3 What is put right at once: Objects and Spells over the limit, and a task that can be done."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import TAL_11_2, TAL_11_7
from greathall.games.talisman.rules import t11_giving_up as giving
from greathall.games.talisman.rules.t06_trophies import drop
from greathall.games.talisman.rules.t11_limits import object_limit, spell_limit
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import NONE, OBJECT_LIMIT
from greathall.games.talisman.verbs.possible import possible
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import STEP

SETTLED: Final = (t.ASK_OBJECTS, t.ASK_SPELLS)


def settle(s: TalismanState) -> None:
    """TAL-11.2  Before anybody decides and before a sentence acts; a limit that is being settled is not settled again."""
    kind = s.stack[-1].kind
    if (kind >= STEP and kind != t.EFFECT) or kind in SETTLED:
        return
    for seat in range(s.seats):
        if not s.is_in_play(seat):
            continue
        if len(s.objects(seat)) > OBJECT_LIMIT:
            settle_objects(s, seat)
        if s.hand(seat):
            settle_spells(s, seat)
        if s.task[seat] != NONE and kind != t.ASK_DROP_TASK:
            settle_task(s, seat)


def settle_objects(s: TalismanState, seat: int) -> None:
    """TAL-11.2, 11.14  The player chooses which Object to drop; a Ferret keeps what it has."""
    if not s.ferret[seat] and len(s.objects(seat)) > object_limit(s, seat):
        s.ask(t.ASK_OBJECTS, seat)


def settle_spells(s: TalismanState, seat: int) -> None:
    """TAL-11.7  The surplus is discarded, the owner choosing; not while transmuted."""
    if s.ferret[seat]:
        return
    limit = spell_limit(s, seat)
    if limit == 0:
        for spell in s.hand(seat):
            giving.part_with(s, seat, w.SPELL_CARD, spell)
    elif len(s.hand(seat)) > limit:
        s.ask(t.ASK_SPELLS, seat)


def object_candidates(s: TalismanState, seat: int) -> list[int]:
    """TAL-11.2  One of the Objects."""
    return [choice(t.DROP, thing) for thing in sorted(s.objects(seat))]


def object_forbidden(s: TalismanState, seat: int, picked: int) -> int:
    """TAL-11.2  Only one's own Objects."""
    return LEGAL if first(picked) in s.objects(seat) else TAL_11_2


def drop_object(s: TalismanState, seat: int, thing: int) -> None:
    """TAL-11.2  It lies face up on the space."""
    drop(s, seat, thing, TAL_11_2)


def spell_candidates(s: TalismanState, seat: int) -> list[int]:
    """TAL-11.7  One of the Spells."""
    return giving.candidates(s, seat, w.SPELL_CARD)


def spell_forbidden(s: TalismanState, seat: int, picked: int) -> int:
    """TAL-11.7  Only one's own Spells."""
    return LEGAL if giving.thing_of(s, picked) in s.hand(seat) else TAL_11_7


# --- tasks


def settle_task(s: TalismanState, seat: int) -> None:
    """TAL-8.3, 8.10  A task is done as soon as it can be, wherever the character stands."""
    for at in s.box.own[s.box.first_task + s.task[seat]].whens:
        if s.box.acts[at].moment == w.ABLE and not is_coming(s, at) and possible(s, at, seat, NONE, NONE):
            s.then(t.EFFECT, seat, at, NONE, NONE)


def is_coming(s: TalismanState, at: int) -> bool:
    """TAL-8.3  Whether a sentence is about to act already."""
    for frame in s.stack:
        if frame.a == at and (frame.kind == t.EFFECT or frame.kind == t.PAID or frame.kind == t.STRIKE):
            return True
    return False
