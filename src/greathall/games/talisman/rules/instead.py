"""TAL-11.10 What may take the place of a step: the one affected chooses among several."""

from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import TAL_11_10
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import NONE
from greathall.games.talisman.verbs import use
from greathall.kernel.choices import choice
from greathall.kernel.rules import LEGAL


def step_comes(s: TalismanState, step: int, seat: int, kind: int, a: int = NONE, b: int = NONE, c: int = NONE) -> None:
    """TAL-11.10  The step will be done, unless a sentence takes its place."""
    s.then(kind, seat, a, b, c)
    offer(s, step, seat)


def offer(s: TalismanState, step: int, seat: int) -> None:
    """TAL-11.10  What must take the place of the step beneath does so; where there is a choice, it is asked."""
    forced = use.forced(s, seat, step)
    free = use.may_be_used(s, seat, step)
    if len(forced) == 1 and not free:
        use.take_place(s, seat, step, forced[0])
    elif forced or free:
        s.ask(t.ASK_INSTEAD, seat, step)


def candidates(s: TalismanState, seat: int, step: int) -> list[int]:
    """TAL-11.10  The step itself, where nothing has to take its place; or one of the sentences."""
    free = [] if use.forced(s, seat, step) else [choice(t.PASS)]
    return free + use.candidates(s, seat, NONE, step)


def pass_forbidden(s: TalismanState, seat: int, step: int) -> int:
    """TAL-11.10  What must take the place of a step does."""
    return TAL_11_10 if use.forced(s, seat, step) else LEGAL
