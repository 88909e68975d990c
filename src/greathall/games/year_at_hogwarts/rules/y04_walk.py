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
    YAH_5_15,
    YAH_12_2,
)
from greathall.games.year_at_hogwarts.rules import y06_missions as y06
from greathall.games.year_at_hogwarts.rules import y08_objects as y08
from greathall.games.year_at_hogwarts.rules.y04_meeting import death_eater_on, rivals_on
from greathall.games.year_at_hogwarts.rules.y04_paths import (
    TOKEN,
    WANTED,
    Preview,
    Reach,
    completes,
    longest,
    longest_paths,
)
from greathall.games.year_at_hogwarts.rules.y04_places import early_stops, may_revisit, must_end_on, reach_of, stand_on
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import (
    BRIDGE,
    DIAGON_ALLEY,
    MAIN,
    NONE,
    OBJECT_LIMIT,
    PICK_UPS,
    PLACES,
    RETURNS,
)
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


def is_at_end(s: YearState) -> bool:
    """YAH-4.3, YAH-4.4  Whether the pawn has entered a space that it may not leave."""
    return len(s.visited) > 1 and must_end_on(s, s.walking, s.space[s.walking])


def next_spaces(s: YearState) -> list[int]:
    """YAH-4.1, YAH-4.2, YAH-5.14  The spaces that the next step, or a free passage, leads to, in ascending order."""
    spaces: list[int] = []
    if is_at_end(s):
        return spaces
    here = s.space[s.walking]
    ways, costs = s.box.ways[here], s.box.costs[here]
    again = False
    for at in range(len(ways)):
        if costs[at] <= s.steps and ways[at] not in spaces:
            if ways[at] not in s.visited:
                spaces.append(ways[at])
            elif costs[at] and (again or may_revisit(s, s.walking)):
                again = True
                spaces.append(ways[at])
    return spaces


def cost_of(s: YearState, there: int) -> int:
    """YAH-5.14  The steps to a neighbouring space."""
    here = s.space[s.walking]
    return s.box.costs[here][s.box.ways[here].index(there)]


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


def open_ways(s: YearState, found: Reach) -> list[int]:
    """YAH-4.1, YAH-4.7  The next spaces by which the move can be completed; if none and no early stop, by longest paths."""
    spaces = next_spaces(s)
    times = entered(s)
    ending = [there for there in spaces if leads_to_an_end(s, found, there, times)]
    if ending or not spaces or may_end_here(s, found):
        return ending
    most = [steps_by(s, found, there, times) for there in spaces]
    best = max(most)
    return [there for there, steps in zip(spaces, most) if steps == best and best]


def may_end_here(s: YearState, found: Reach) -> bool:
    """YAH-4.3  Whether the last step is made, or the move may end early on the space that it has come to."""
    return s.steps <= 0 or (len(s.visited) > 1 and found.ends[s.space[s.walking]] > 0)


def candidates(s: YearState) -> list[int]:
    """YAH-4.1 to 4.7  The next spaces, tokens, to stop: all that is allowed. A token that must be taken comes first."""
    tokens = y08.candidates(s, s.walking)
    if tokens and y08.must_take(s, s.walking):
        return tokens
    found = reach(s)
    ahead = open_ways(s, found)
    listed = [choice(t.GO, space) for space in ahead]
    listed += tokens
    if not ahead or may_end_here(s, found):
        listed.append(choice(t.STOP))
    return listed


def forbidden(s: YearState, picked: int) -> int:
    """YAH-4.1 to 4.7  The first clause against a step, a token or a stop."""
    kind = kind_of(picked)
    if kind == t.TAKE or kind == t.SWAP:
        return y08.forbidden(s, s.walking, picked)
    if y08.must_take(s, s.walking):
        return YAH_4_5
    return stop_forbidden(s) if kind == t.STOP else go_forbidden(s, first(picked))


def go_forbidden(s: YearState, there: int) -> int:
    """YAH-4.1, YAH-4.2, YAH-4.7  Only where the move can be completed; if nowhere, along a longest path."""
    if there not in next_spaces(s):
        return YAH_4_2 if there in s.visited else YAH_4_4 if is_at_end(s) else YAH_4_1
    found = reach(s)
    times = entered(s)
    if leads_to_an_end(s, found, there, times):
        return LEGAL
    ahead = open_ways(s, found)
    if there in ahead:
        return LEGAL
    return YAH_4_1 if not ahead or leads_to_an_end(s, found, ahead[0], times) else YAH_4_7


def stop_forbidden(s: YearState) -> int:
    """YAH-4.3, YAH-4.7  After the last step, where the move may end early, or where no step is possible any more."""
    if s.steps <= 0:
        return LEGAL
    found = reach(s)
    return LEGAL if may_end_here(s, found) or not open_ways(s, found) else YAH_4_3


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
    if next_spaces(s) or y08.candidates(s, s.walking):
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
    s.tell(t.WENT if cost else t.CROSSED, clause_of_way(s, s.visited[-2], there, cost), figure, there)
    rivals = [] if s.on_visit else rivals_on(s, figure, there)
    if rivals and must_end_on(s, figure, there):
        meet(s, there)
    else:
        for other in rivals:
            s.tell(t.PASSED, YAH_4_4, figure, other)
        s.then(t.WALK, s.box.player_of[figure])


def clause_of_way(s: YearState, here: int, there: int, cost: int) -> int:
    """YAH-4.1, 5.13 to 5.15, 12.2  A step, onto a bridge, through a secret passage, or by another free way."""
    boards = (s.box.space_board[here], s.box.space_board[there])
    if MAIN in boards and PLACES in boards:
        return YAH_5_14
    if not cost:
        return YAH_12_2 if boards[0] == DIAGON_ALLEY else YAH_5_15
    return YAH_5_13 if s.box.space_kind[there] == BRIDGE else YAH_4_1


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
        s.for_mission = 0 if early_stops(s, figure)[here] else 1
    if s.steps > 0 and not reach(s).ends[here]:
        s.tell(t.NO_WAY, YAH_4_7, figure, s.steps)
    is_named = is_early and s.box.named_stops and s.box.is_named[here]
    s.steps = 0
    s.tell(t.SPACE_NAMED if is_named else t.STOPPED, YAH_4_3, figure, here)
    s.then(t.ARRIVE, s.box.player_of[figure])


# --- the preview


def preview(s: YearState) -> dict[int, list[int]]:
    """YAH-4.1, YAH-4.3  For each space where the move may end the best path to it, for whoever walks."""
    if is_at_end(s):
        return {}
    found = reach(s)
    times = entered(s)
    here = s.space[s.walking]
    worth = [0] * len(s.box.ways)
    for token, space in enumerate(s.token_at):
        if space != NONE and y08.may_hold(s, s.walking, token):
            worth[space] += WANTED if y08.is_wanted(s, s.walking, token) else TOKEN
    most = PICK_UPS - s.picked_up if len(s.objects(s.walking)) < OBJECT_LIMIT else 0
    search = Preview(found, worth, most)
    search.search(here, s.steps, times, 0, 0)
    return search.paths or longest_paths(found, here, s.steps, times)
