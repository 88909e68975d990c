"""The page's connection to a table: it resumes, sends again what was not answered, and takes nothing twice."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from tests.web.node import Conversation

OPEN = {"step": "open"}
LOSE = {"step": "lose"}
READY = {"step": "ask", "wish": {"do": "ready", "seat": 0, "ready": True}}


class Life(msgspec.Struct):
    """What a connection sent over each of its sockets, what it passed on, how it stood, and what was answered."""

    sent: list[list[dict[str, Any]]]
    heard: list[dict[str, Any]]
    standings: list[str]
    replies: list[dict[str, Any]]

    @property
    def done(self) -> list[list[str]]:
        """What the commands over each socket do."""
        return [[command["do"] for command in socket] for socket in self.sent]


Live = Callable[..., Life]


def answer(command: int) -> dict[str, object]:
    """The server answers a command of the newest socket."""
    return {"step": "answer", "command": command}


def wait(milliseconds: int) -> dict[str, object]:
    """Time goes by."""
    return {"step": "wait", "milliseconds": milliseconds}


def update(number: int, *entries: int, fresh: bool = False) -> dict[str, object]:
    """The server tells of entries."""
    happened = [{"at": entry} for entry in entries]
    return {"step": "tell", "message": {"is": "update", "number": number, "happened": happened, "fresh": fresh}}


@pytest.fixture(scope="module")
def live() -> Iterator[Live]:
    """Lives a connection's life."""
    conversation = Conversation("connection.js")
    yield lambda *steps: msgspec.convert(conversation.ask(steps), Life)
    conversation.end()


def entries(life: Life) -> Sequence[Sequence[int]]:
    """The numbers of the entries that were passed on with each update."""
    return [[each["at"] for each in message["happened"]] for message in life.heard]


def test_it_begins_with_resume_and_asks_for_everything(live: Live) -> None:
    life = live(OPEN)
    assert [(each["do"], each["after"]) for each in life.sent[0]] == [("resume", -1)]
    assert life.standings == ["online"]


def test_what_was_asked_before_it_stood_is_sent_when_it_stands(live: Live) -> None:
    assert live(READY, OPEN).done == [["resume", "ready"]]


def test_it_resumes_after_the_last_entry_that_it_has(live: Live) -> None:
    life = live(OPEN, update(7, 3, 7, fresh=True), LOSE, wait(300), OPEN)
    assert life.sent[1][0]["after"] == 7
    assert life.standings == ["online", "lost", "online"]


def test_what_was_not_answered_is_sent_again_under_its_key(live: Live) -> None:
    life = live(OPEN, READY, LOSE, wait(300), OPEN, answer(1))
    assert life.done == [["resume", "ready"], ["resume", "ready"]]
    assert life.sent[0][1] == life.sent[1][1]
    assert [each["ok"] for each in life.replies] == [True]


def test_what_was_answered_is_not_sent_again(live: Live) -> None:
    assert live(OPEN, READY, answer(1), LOSE, wait(300), OPEN).done == [["resume", "ready"], ["resume"]]


def test_what_is_told_twice_is_passed_on_once(live: Live) -> None:
    life = live(OPEN, update(3, 1, 3, fresh=True), update(5, 3, 5), update(5, 5), update(4, 4))
    assert entries(life) == [[1, 3], [5], []]


def test_a_fresh_story_is_passed_on_whole(live: Live) -> None:
    assert entries(live(OPEN, update(5, 2, 5, fresh=True), update(5, 2, 5, fresh=True))) == [[2, 5], [2, 5]]


def test_a_command_without_an_answer_is_a_lost_connection(live: Live) -> None:
    life = live(OPEN, answer(0), READY, wait(8_000), wait(300), OPEN)
    assert life.done == [["resume", "ready"], ["resume", "ready"]]


def test_it_comes_back_later_and_later(live: Live) -> None:
    first = [LOSE, wait(250)]
    second = [LOSE, wait(249), wait(251)]
    assert len(live(*first).sent) == 2
    assert len(live(*first, *second[:2]).sent) == 2
    assert len(live(*first, *second, LOSE, wait(499)).sent) == 3
    assert len(live(*first, *second, LOSE, wait(1000)).sent) == 4


def test_it_comes_back_at_once_when_the_device_is_back(live: Live) -> None:
    assert live(OPEN, LOSE, {"step": "hurry"}, OPEN).standings == ["online", "lost", "online"]


@pytest.mark.parametrize(("reason", "ends"), [("error-replaced", True), ("error-stopping", False)])
def test_it_ends_when_the_server_says_so_but_not_when_it_restarts(live: Live, reason: str, ends: bool) -> None:
    life = live(OPEN, {"step": "tell", "message": {"is": "bye", "error": reason}}, LOSE, wait(300))
    assert life.standings == ["online", "closed"] if ends else ["online", "lost"]
    assert len(life.sent) == (1 if ends else 2)


def test_nothing_comes_back_after_it_was_closed(live: Live) -> None:
    assert len(live(OPEN, {"step": "close"}, wait(300)).sent) == 1
