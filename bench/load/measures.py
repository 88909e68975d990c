"""What `make bench-server` measures of a server: how fast it is, how long people wait, and what a table takes."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

from bench.load.crowd import Crowd, Heard
from bench.load.servers import PLAYED, Running, Server, running
from bench.report import Measured

ENOUGH_MS = 250
"""The highest p99 at which a rate counts as kept up with."""
HIGHEST = 6_000
WARM = 50
"""Moves a second until what is loaded when first used is loaded."""
MIDDLE = 40
"""Moves of a game of random choices after which it is in the middle: it is soon lost."""
AT_ONCE = 20
A_SECOND = 10
"""Moves a second at one table, all of them perhaps of one seat, that the server lets pass."""


def together(server: Server, core: int, tables: int, seconds: float) -> Measured:
    """All tables at once: moves a second, and the server's time a move."""
    with running(server, core) as house, crowd(server, house, tables) as people:
        people.rush(seconds / 2)  # what is compiled or loaded when first used, is now
        before = house.cpu()
        heard = people.rush(seconds)
        used = house.cpu() - before
        return {
            "moves": heard.moves / heard.seconds,
            "cpu_us": used / heard.moves * 1e6,
            "server_busy": used / heard.seconds,
            "crowd_busy": heard.busy,
            **waits(heard),
        }


def steady(core: int, tables: int, seconds: float, rate: float) -> Measured:
    """Commands at a rate, as people at so many tables would send them."""
    with running(PLAYED, core) as house, crowd(PLAYED, house, tables) as people:
        people.stroll(WARM, 2)
        return {"rate": rate, **waits(people.stroll(rate, min(seconds, tables * MIDDLE / rate)))}


def highest(core: int, tables: int, seconds: float, lowest: float) -> Measured:
    """The highest rate that is kept up with: doubled until it is not, then halved in between."""
    good, bad = 0.0, 0.0
    rate = lowest
    found: Measured = {}
    while rate <= HIGHEST and (not bad or bad - good > good / 8):
        measured = steady(core, tables, seconds, rate)
        if float(measured["p99_ms"]) < ENOUGH_MS:
            good, found = rate, measured
        else:
            bad = rate
        rate = (good + bad) / 2 if bad else good * 2
    return found


def memory(core: int, tables: int) -> Measured:
    """What one more table takes in the server: played into the middle by people who then have left; and with its people."""
    with running(PLAYED, core) as house:
        play_and_leave(house, AT_ONCE)  # what is there only once, and room that is used again, is not a table's
        before = house.memory()
        for _ in range(tables // AT_ONCE):
            play_and_leave(house, AT_ONCE)
        alone = house.memory()
        with crowd(PLAYED, house, tables):
            return {
                "table_bytes": (alone - before) / (tables // AT_ONCE * AT_ONCE),
                "with_people_bytes": (house.memory() - alone) / tables,
                "process_bytes": house.memory(),
            }


def play_and_leave(house: Running, tables: int) -> None:
    """So many tables, each played into the middle, no quicker than one may; then all leave."""
    with crowd(PLAYED, house, tables) as people:
        people.stroll(A_SECOND * tables, MIDDLE / A_SECOND)


@contextmanager
def crowd(server: Server, house: Running, tables: int) -> Iterator[Crowd]:
    """People at so many tables."""
    people = Crowd()
    try:
        for number in range(tables):
            people.add(server.sit(house.port, server.game, random.Random(number)))
        yield people
    finally:
        people.close()


def waits(heard: Heard) -> Measured:
    """How long answers took, in milliseconds."""
    found = sorted(heard.waits)
    if not found:
        raise RuntimeError("nothing was answered")
    return {f"p{part}_ms": found[min(len(found) - 1, len(found) * part // 100)] * 1e3 for part in (50, 95, 99)}
