"""YAH-4.1 to 4.5, 4.7 The walk: each choice is the next space, a token on the way, or to stop."""

from typing import Final

from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts.clauses import (
    YAH_4_1,
    YAH_4_2,
    YAH_4_3,
    YAH_4_4,
    YAH_4_5,
    YAH_4_7,
    YAH_5_13,
    YAH_5_14,
)
from greathall.games.year_at_hogwarts.rules import y06_missions as y06
from greathall.games.year_at_hogwarts.rules import y08_objects as y08
from greathall.games.year_at_hogwarts.rules.y04_meeting import death_eater_on, rivals_on
from greathall.games.year_at_hogwarts.rules.y04_paths import (
    MUST_END,
    TOKEN,
    WANTED,
    Preview,
    Reach,
    completes,
    longest,
    longest_paths,
)
from greathall.games.year_at_hogwarts.rules.y04_places import early_stops, reach_of, stand_on
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import BRIDGE, NONE, RETURNS
from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL

AFTER_FIGHT: Final = -1
"""Steps that are left of a move that a fight has ended: none, and no free passage either."""

# --- what may be done


def reach(s: YearState) -> Reach:
    """YAH-4.3  Where this move may or must end."""
    return reach_of(s, s.walking, y06.spaces_to_stop(s, s.walking))


def entered(s: YearState) -> list[int]:
    """YAH-4.2  How often each space has been entered in this move."""
    found = [0] * len(s.box.ways)
    for space in s.visited:
        found[space] += 1
    return found


def is_at_end(s: YearState, found: Reach) -> bool:
    """YAH-4.3, YAH-4.4  Whether the pawn has entered a space that it may not leave."""
    return len(s.visited) > 1 and found.ends[s.space[s.walking]] == MUST_END


def next_spaces(s: YearState, found: Reach) -> list[int]:
    """YAH-4.1, YAH-4.2, YAH-5.14  The spaces that the next step, or a free passage, leads to."""
    if is_at_end(s, found):
        return []
    box, here = s.box, s.space[s.walking]
    spaces: list[int] = []
    for there, cost in zip(box.ways[here], box.costs[here]):
        is_new = there not in s.visited or (found.revisiting and cost > 0)
        if cost <= s.steps and is_new and there not in spaces:
            spaces.append(there)
    return spaces


def cost_of(s: YearState, there: int) -> int:
    """YAH-5.14  The steps to a neighbouring space."""
    box, here = s.box, s.space[s.walking]
    return box.costs[here][box.ways[here].index(there)]


def leads_to_an_end(s: YearState, found: Reach, there: int, times: list[int]) -> bool:
    """YAH-4.1  Whether a move that goes there can end as it must."""
    times[there] += 1
    ends = completes(found, there, s.steps - cost_of(s, there), times)
    times[there] -= 1
    return ends


def steps_by(s: YearState, found: Reach, there: int, times: list[int]) -> int:
    """YAH-4.7  The most steps that can be walked by going there."""
    cost = cost_of(s, there)
    times[there] += 1
    most = cost + longest(found, there, s.steps - cost, times)
    times[there] -= 1
    return most


def candidates(s: YearState) -> list[int]:
    """YAH-4.1, YAH-4.3, YAH-4.5  Next spaces, tokens, to stop."""
    found = [choice(t.GO, space) for space in sorted(next_spaces(s, reach(s)))]
    return [*found, *y08.candidates(s, s.walking), choice(t.STOP)]


def forbidden(s: YearState, picked: int) -> int:
    """YAH-4.1 to 4.7  The first clause against a step, a token or a stop."""
    match kind_of(picked):
        case t.TAKE | t.SWAP:
            return y08.forbidden(s, s.walking, picked)
        case t.STOP:
            return YAH_4_5 if y08.must_take(s, s.walking) else stop_forbidden(s)
        case _:
            return YAH_4_5 if y08.must_take(s, s.walking) else go_forbidden(s, first(picked))


def go_forbidden(s: YearState, there: int) -> int:
    """YAH-4.1, YAH-4.2, YAH-4.7  Only where the move can be completed; if nowhere, along a longest path."""
    found = reach(s)
    spaces = next_spaces(s, found)
    if there not in spaces:
        return YAH_4_2 if there in s.visited else YAH_4_4 if is_at_end(s, found) else YAH_4_1
    times = entered(s)
    if leads_to_an_end(s, found, there, times):
        return LEGAL
    for each in spaces:
        if leads_to_an_end(s, found, each, times):
            return YAH_4_1
    if stop_forbidden(s) == LEGAL:
        return YAH_4_1
    best = max([steps_by(s, found, each, times) for each in spaces])
    return LEGAL if steps_by(s, found, there, times) == best else YAH_4_7


def stop_forbidden(s: YearState) -> int:
    """YAH-4.3, YAH-4.7  After the last step, where the move may end early, or where no step is possible any more."""
    if s.steps <= 0:
        return LEGAL
    found = reach(s)
    if len(s.visited) > 1 and found.ends[s.space[s.walking]]:
        return LEGAL
    times = entered(s)
    spaces = next_spaces(s, found)
    for each in spaces:
        if leads_to_an_end(s, found, each, times) or steps_by(s, found, each, times):
            return YAH_4_3
    return LEGAL


# --- what it does


def begin(s: YearState, figure: int, steps: int) -> None:
    """YAH-4.1, YAH-4.2  The walk begins; the space one starts from counts as entered."""
    s.walking = figure
    s.steps = steps
    s.visited = [s.space[figure]]
    s.tell(t.STEPS_COUNTED, YAH_4_1, figure, steps)
    s.then(t.WALK, s.box.player_of[figure])


def walk(s: YearState) -> None:
    """YAH-4.1  Whoever walks is asked, while there is anything to choose."""
    found = reach(s)
    if next_spaces(s, found) or y08.candidates(s, s.walking):
        s.ask(t.ASK_WALK, s.box.player_of[s.walking], s.steps)
    else:
        stop(s)


def go(s: YearState, there: int) -> None:
    """YAH-4.1, YAH-4.4, YAH-5.14  One step, or a free passage; whom it meets ends the move."""
    figure = s.walking
    cost = cost_of(s, there)
    s.steps -= cost
    s.visited = [*s.visited, there]
    stand_on(s, figure, there)
    if cost:
        is_bridge = s.box.space_kind[there] == BRIDGE
        s.tell(t.WENT, YAH_5_13 if is_bridge else YAH_4_1, figure, there)
    else:
        s.tell(t.CROSSED, YAH_5_14, figure, there)
    rivals = [] if s.on_visit else rivals_on(s, figure, there)
    if rivals and reach(s).ends[there] == MUST_END:
        meet(s, there)
    else:
        for other in rivals:
            s.tell(t.PASSED, YAH_4_4, figure, other)
        s.then(t.WALK, s.box.player_of[figure])


def take(s: YearState, picked: int, token: int, own: int) -> None:
    """YAH-4.5  A token is picked up or swapped, and the walk goes on."""
    s.then(t.WALK, s.box.player_of[s.walking])
    if kind_of(picked) == t.SWAP:
        y08.swap(s, s.walking, token, own)
    else:
        y08.pick_up(s, s.walking, token)


def meet(s: YearState, space: int) -> None:
    """YAH-4.4, YAH-10.2  The fight ends the move, without a space effect; a beaten Death Eater leaves the tower free."""
    figure, seat = s.walking, s.box.player_of[s.walking]
    death_eater = death_eater_on(s, figure, space)
    s.steps = AFTER_FIGHT
    if death_eater != NONE:
        s.tell(t.MET, YAH_4_4, figure, death_eater)
        s.then(t.ARRIVE, seat)
        s.then(t.STAY, seat)
        s.then(t.DEATH_EATER, seat, death_eater)
        return
    for other in rivals_on(s, figure, space):
        s.tell(t.MET, YAH_4_4, figure, other)
    s.then(t.MISSIONS, seat)
    s.then(t.STAY, seat)
    s.then(t.MEETING, seat, space)


def stay(s: YearState) -> None:
    """YAH-4.5  After the fight: what lies on the space may be picked up."""
    if y08.candidates(s, s.walking):
        s.ask(t.ASK_WALK, s.box.player_of[s.walking], 0)


def stop(s: YearState) -> None:
    """YAH-4.3, YAH-4.6  The move ends here: whoever stands here is fought, then come mission and effect."""
    figure = s.walking
    here = s.space[figure]
    if s.steps == AFTER_FIGHT:
        return
    if not s.on_visit and len(s.visited) > 1 and rivals_on(s, figure, here):
        meet(s, here)
        return
    is_early = s.steps > 0 and len(s.visited) > 1
    if is_early and s.box.mode != RETURNS and here != s.box.pitch_space:
        s.for_mission = 0 if here in early_stops(s, figure) else 1
    if s.steps > 0 and not reach(s).ends[here]:
        s.tell(t.NO_WAY, YAH_4_7, figure, s.steps)
    is_named = is_early and s.box.named_stops and s.box.is_named[here]
    s.steps = 0
    s.tell(t.SPACE_NAMED if is_named else t.STOPPED, YAH_4_3, figure, here)
    s.then(t.ARRIVE, s.box.player_of[figure])


# --- the preview


def preview(s: YearState) -> dict[int, list[int]]:
    """YAH-4.1, YAH-4.3  For each space where the move may end the best path to it, for whoever walks."""
    found = reach(s)
    times = entered(s)
    here = s.space[s.walking]
    if is_at_end(s, found):
        return {}
    worth = [0] * len(s.box.ways)
    for token, space in enumerate(s.token_at):
        if space != NONE and y08.may_hold(s, s.walking, token):
            worth[space] += WANTED if y08.is_wanted(s, s.walking, token) else TOKEN
    most = 0
    if len(s.objects(s.walking) if s.walking < s.box.pawns else []) < 6:
        most = 2 - s.picked_up
    search = Preview(found, worth, most)
    search.search(here, s.steps, times, 0, 0)
    return search.paths or longest_paths(found, here, s.steps, times)
