"""Closing choices are held: a bot's for a courtesy, a person's while somebody's hand is up, and until bots have had a look."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from greathall.server.presence import hands_up, is_here
from greathall.server.protocol import Reply
from greathall.server.refusals import Refused

if TYPE_CHECKING:
    from greathall.server.live import Job, LiveTable


class Held:
    """A choice that would end the others' chance to interject. ``bots`` are still thinking about whether to."""

    def __init__(self, seat: int, picked: int, question: int, until: float, bots: set[int], job: Job | None) -> None:
        self.seat = seat
        self.picked = picked
        self.question = question
        self.until = until
        self.bots = bots
        self.job = job
        """The command that it came with; a bot's came with none."""

    def drop(self) -> None:
        """It is not done: tell the person who chose it."""
        if self.job is not None:
            self.job.answer(Reply(key=self.job.key, ok=False, error="error-question-closed"))


def hold(table: LiveTable, seat: int, picked: int, job: Job | None) -> bool:
    """Hold a choice that ends the others' chance, if one of them may want to use it; whether it is held."""
    game, watch = table.playing, table.watch
    if seat not in game.waiting or not game.closing(picked) or picked not in game.options(seat):
        return False
    bots, persons = rivals(table, seat)
    waits = bool(persons) if job is None else bool(persons & hands_up(table))
    if not bots and not waits:
        return False
    if watch.held is not None:
        watch.held.drop()
    until = time.time() + table.charter.house.reaction if waits else 0.0
    watch.held = Held(seat, picked, game.question, until, bots, job)
    watch.thinking = set()
    table.draft.refresh = waits
    table.draft.answers = False
    return True


def rivals(table: LiveTable, seat: int) -> tuple[set[int], set[int]]:
    """Who else could act out of turn now, by public knowledge: bots, and persons who are there."""
    seats = table.charter.seats
    others = [each for each in table.playing.interjecting if each != seat]
    bots = {each for each in others if seats[each].kind == "bot"}
    return bots, {each for each in others if seats[each].kind == "person" and is_here(table, each)}


def is_open(table: LiveTable, held: Held) -> bool:
    """Whether a held choice could still be done."""
    game = table.game
    if game is None or game.over or game.question != held.question:
        return False
    return held.picked in game.options(held.seat)


def check(table: LiveTable) -> None:
    """After the game went on: a held choice that is no longer possible is let go."""
    held = table.watch.held
    if held is not None and not is_open(table, held):
        table.watch.held = None
        held.drop()


def look_again(table: LiveTable) -> None:
    """After an interjection the bots may want to add another one."""
    check(table)
    held = table.watch.held
    if held is not None:
        held.bots = rivals(table, held.seat)[0]
        table.watch.thinking = set()


def release(table: LiveTable, held: Held) -> None:
    """A held choice comes due: it is done as the job that it was."""
    if table.watch.held is not held:
        return
    table.watch.held = None
    finish = partial(do_held, table, held)
    if held.job is None:
        table.do(finish)
    else:
        table.put(table.again(held.job, finish))


def do_held(table: LiveTable, held: Held) -> None:
    """Do it, if the question still stands."""
    if table.hands:
        table.hands.clear()
        table.draft.people = True
    if not is_open(table, held):
        raise Refused("error-question-closed")
    table.play(held.seat, held.picked, held.question)


def take_back(table: LiveTable, seat: int) -> bool:
    """Whoever undoes while the own choice is held takes that back."""
    held = table.watch.held
    if held is None or held.seat != seat:
        return False
    table.watch.held = None
    held.drop()
    table.draft.refresh = True
    return True


def lowered(table: LiveTable) -> None:
    """A hand was lowered: what was held for it alone is held no longer."""
    held = table.watch.held
    if held is not None and held.job is not None and not hands_up(table):
        held.until = 0.0
        table.draft.refresh = True
