"""YAH-4.1, 4.2, 4.3, 4.7 Paths: what the search finds is what trying every path finds."""

import random
from time import thread_time_ns

from greathall.games.year_at_hogwarts.box import Box
from greathall.games.year_at_hogwarts.rules import y04_walk as walking
from greathall.games.year_at_hogwarts.rules.y04_paths import (
    MAY_END,
    MUST_END,
    Preview,
    Reach,
    completes,
    longest,
    longest_paths,
)
from tests.games.year_at_hogwarts.tables import given, rules_for, state_of

GRAPHS = 400


def small_graph(chooser: random.Random) -> Reach:
    """Up to nine spaces, joined at random: steps, free passages, one-way streets; some end a move."""
    count = chooser.randrange(3, 10)
    ways: list[list[int]] = [[] for _ in range(count)]
    costs: list[list[int]] = [[] for _ in range(count)]
    for here in range(count):
        for there in range(here):
            if chooser.random() < 0.4:
                cost = 0 if chooser.random() < 0.15 else 1
                for one, other in ((here, there), (there, here)):
                    if chooser.random() < 0.95:
                        ways[one].append(other)
                        costs[one].append(cost)
    reach = Reach(ways, costs, [0] * len(ways))
    reach.ends = [chooser.choice([0, 0, 0, MAY_END, MUST_END]) for _ in range(count)]
    return reach


def every_path(reach: Reach, start: int, steps: int) -> list[tuple[tuple[int, ...], int]]:
    """Every path from a space that enters none twice and takes no more than so many steps, with the steps that it takes."""
    found: list[tuple[tuple[int, ...], int]] = []
    open_paths: list[tuple[tuple[int, ...], int]] = [((start,), 0)]
    while open_paths:
        path, taken = open_paths.pop()
        here = path[-1]
        if len(path) > 1:
            found.append((path, taken))
            if reach.ends[here] == MUST_END:
                continue
        for there, cost in zip(reach.ways[here], reach.costs[here]):
            if there not in path and taken + cost <= steps:
                open_paths.append(((*path, there), taken + cost))
    return found


def cases() -> list[tuple[Reach, int, int]]:
    """Graphs, a space to start from, and a number of steps."""
    chooser = random.Random("paths")
    found = []
    for _ in range(GRAPHS):
        reach = small_graph(chooser)
        found.append((reach, chooser.randrange(len(reach.ways)), chooser.randrange(1, 9)))
    return found


def entered(reach: Reach, start: int) -> list[int]:
    """Only the space one starts from counts as entered."""
    found = [0] * len(reach.ways)
    found[start] = 1
    return found


def preview(reach: Reach, start: int, steps: int) -> dict[int, list[int]]:
    """For each space where the move may end the best path."""
    search = Preview(reach, [0] * len(reach.ways), 0)
    search.search(start, steps, entered(reach, start), 0, 0)
    return search.paths


def test_the_preview_ends_where_some_path_ends() -> None:
    for reach, start, steps in cases():
        ends = {path[-1] for path, taken in every_path(reach, start, steps) if taken == steps or reach.ends[path[-1]]}
        assert preview(reach, start, steps).keys() == ends


def test_each_path_of_the_preview_is_one_of_the_shortest_to_its_end() -> None:
    for reach, start, steps in cases():
        every = every_path(reach, start, steps)
        for end, path in preview(reach, start, steps).items():
            fitting = [each for each, taken in every if each[-1] == end and (taken == steps or reach.ends[end])]
            assert (start, *path) in fitting
            assert len(path) + 1 == min(len(each) for each in fitting)


def test_a_step_is_allowed_where_some_path_through_it_ends() -> None:
    for reach, start, steps in cases():
        every = every_path(reach, start, steps)
        for there, cost in zip(reach.ways[start], reach.costs[start]):
            if cost <= steps:
                times = entered(reach, start)
                times[there] += 1
                through = any(p[1] == there and (taken == steps or reach.ends[p[-1]]) for p, taken in every)
                assert completes(reach, there, steps - cost, times) == through


def test_the_longest_way_is_the_longest_of_all() -> None:
    for reach, start, steps in cases():
        free = Reach(reach.ways, reach.costs, [0] * len(reach.ways))
        most = max((taken for _, taken in every_path(free, start, steps)), default=0)
        assert longest(free, start, steps, entered(free, start)) == most
        if most:
            ends = {path[-1] for path, taken in every_path(free, start, steps) if taken == most}
            assert longest_paths(free, start, steps, entered(free, start)).keys() == ends


def test_what_lies_on_the_way_makes_a_path_better() -> None:
    """Two ways round a square, two steps each; a token lies on the longer-numbered one."""
    reach = Reach([[1, 2], [0, 3], [0, 3], [1, 2]], [[1, 1]] * 4, [0] * 4)
    for token, path in ((1, [1, 3]), (2, [2, 3])):
        search = Preview(reach, [0, token == 1, token == 2, 0], 2)
        search.search(0, 2, [1, 0, 0, 0], 0, 0)
        assert search.paths == {3: path}


def test_paths_on_the_map_are_those_that_every_path_gives() -> None:
    """From every space of the three boards, moves of two, seven and twelve steps."""
    box = rules_for(2).layout
    assert isinstance(box, Box)
    reach = Reach(box.ways, box.costs, [0] * len(box.ways))
    for tower in box.towers:
        reach.ends[tower] = MAY_END
    for start in range(len(reach.ways)):
        for steps in (2, 7, 12):
            paths = every_path(reach, start, steps)
            ends = {path[-1] for path, taken in paths if taken == steps or reach.ends[path[-1]]}
            assert preview(reach, start, steps).keys() == ends


def test_a_preview_of_the_longest_move_takes_less_than_a_millisecond() -> None:
    """Twelve steps from every space, with a mission, a book and a rival to stop for; processor time, the better of two."""
    t = given("""
        seats ana ben
        ana  board ron-weasley  at start  cards standard-book-of-spells  objects tom-riddles-diary  missions first-horcrux
        ben  at entrance-hall
        turn of ana  walking 0  steps 12  visited start
        turn pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 walking=ana
        chance seed 1
    """)
    s = state_of(t)
    for space in range(len(s.box.ways)):
        s.space[0], s.visited = space, [space]
        spent: list[int] = []
        for _ in range(2):
            began = thread_time_ns()
            walking.preview(s)
            spent.append(thread_time_ns() - began)
        assert min(spent) < 1_000_000, s.box.space_names[space]
