"""What the page makes of what it was told: the lobby's lists, a table to be set up, notes at a table, chat, bubbles."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.node import Conversation

Told = Any
"""What a function of the page answers, as JSON."""
Page = Callable[..., Told]


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    """Calls a function of the page."""
    conversation = Conversation("call.js")
    yield lambda function, *values: conversation.ask({"call": function, "with": values})
    conversation.end()


def person(name: str, **more: object) -> dict[str, object]:
    """A seat with somebody who is there."""
    return {"kind": "person", "name": name, "here": True, **more}


def table(stage: str = "playing", **more: object) -> dict[str, object]:
    """A table of Ana (seat 0, the reader), Ben and Eva."""
    seats = [person("Ana"), person("Ben"), person("Eva")]
    return {"id": "t", "stage": stage, "mine": [0], "seats": seats, "house": {"spectators": True}, **more}


GAME = {
    "id": "der",
    "seats": [2, 3, 4],
    "options": [{"name": "voldemort", "values": [4, 5, 6], "default": 5, "clause": "DER-2.8"}],
    "editions": ["standard"],
    "levels": ["apprentice", "adept"],
}


# --- the lobby


def test_ones_turn_stands_apart_from_ones_other_tables(page: Page) -> None:
    asked, waiting, over = table(waiting=[0]), table(waiting=[1], moved=5), table("over", waiting=[])
    lobby = {"mine": [waiting, asked, over], "listed": [], "finished": []}
    assert page("yourTurn", lobby) == [asked]
    assert page("others", lobby) == [waiting]


def test_tables_of_others_are_joined_while_a_seat_is_open_and_watched_while_they_play(page: Page) -> None:
    free = table("forming", mine=[], seats=[person("Ben"), {"kind": "open"}])
    full = table("forming", mine=[])
    shown = table(mine=[])
    closed = table(mine=[], house={"spectators": False})
    lobby = {"mine": [], "listed": [free, full, shown, closed, table()], "finished": []}
    assert page("toJoin", lobby) == [free]
    assert page("toWatch", lobby) == [shown]


# --- setting up


def test_a_new_table_has_the_usual_options_and_bots(page: Page) -> None:
    draft = page("draftFor", GAME, "Owl Post")
    assert draft["options"] == {"voldemort": 5}
    assert [each["kind"] for each in draft["others"]] == ["bot", "bot"]


def test_the_last_table_is_remembered_as_far_as_it_fits(page: Page) -> None:
    last = {
        "game": "der",
        "edition": "gone",
        "options": {"voldemort": 9},
        "others": [{"kind": "open"}],
        "house": {"hints": "nobody"},
    }
    draft = page("draftFor", GAME, "Owl Post", last)
    assert (draft["edition"], draft["options"]) == ("standard", {"voldemort": 5})
    assert draft["others"] == [{"kind": "open"}]
    assert (draft["house"]["hints"], draft["house"]["pace"]) == ("nobody", "brisk")


def test_of_another_game_only_the_house_is_remembered(page: Page) -> None:
    draft = page("draftFor", GAME, "", {"game": "other", "others": [{"kind": "open"}], "house": {"reaction": 20}})
    assert ([each["kind"] for each in draft["others"]], draft["house"]["reaction"]) == (["bot", "bot"], 20)


def test_fewer_seats_keep_the_first_wishes(page: Page) -> None:
    draft = page("draftFor", GAME, "", {"game": "der", "others": [{"kind": "open"}, {"kind": "here", "name": "Eva"}]})
    assert page("seated", draft, 2)["others"] == [{"kind": "open"}]
    assert [each["kind"] for each in page("seated", draft, 4)["others"]] == ["open", "here", "bot"]


def test_who_shares_the_device_has_a_name_and_a_clock_has_one_too(page: Page) -> None:
    draft = page("draftFor", GAME, "")
    assert page("clockName", {"clock": {"seconds": 600, "more": 20}}) == "short"
    assert page("clockName", {"clock": None}) == "none"
    assert page("openSeats", page("wishing", draft, 0, {"kind": "open"})) == 1


# --- at a table


@pytest.mark.parametrize(
    ("found", "standing", "notes"),
    [
        (table(), "online", []),
        (table(), "lost", [("lost", None)]),
        (table("paused"), "online", [("paused", None)]),
        (table("paused", host=True), "online", [("paused", "go-on")]),
        (table(seats=[person("Ana", hand=True), person("Ben")]), "online", [("hand", "lower")]),
        (table(seats=[person("Ana"), person("Ben", hand=True)]), "online", [("raised", None)]),
        (table(seats=[person("Ana"), person("Ben", here=False)], waiting=[0]), "online", []),
        (table(seats=[person("Ana"), person("Ben", here=False)], waiting=[1]), "online", [("away", "vote-past")]),
        (
            table(seats=[person("Ana"), person("Ben", here=False)], waiting=[1], host=True),
            "online",
            [("away", "replace")],
        ),
        (
            table(seats=[person("Ana"), person("Ben", here=False)], waiting=[1], votes={"past:1": [0]}),
            "online",
            [("away", None)],
        ),
        (
            table(seats=[person("Ana"), {"kind": "bot", "name": "Ben"}], host=True),
            "online",
            [("replaced", "give-back")],
        ),
        (table(mine=[], seats=[person("Ben"), {"kind": "open"}]), "online", [("free", "sit")]),
        (table("over", seats=[person("Ana"), person("Ben", here=False)]), "online", []),
    ],
)
def test_notes_say_what_everyone_should_know(
    page: Page, found: Told, standing: str, notes: list[tuple[str, Any]]
) -> None:
    assert [(note["id"], note.get("act")) for note in page("notesOf", found, standing)] == notes


def test_a_held_choice_says_for_how_long(page: Page) -> None:
    assert [(note["id"], note["name"]) for note in page("notesOf", table(), "online", 3)] == [("held", "3")]


# --- chat


def said(at: int, by: str, room: str | None = None) -> dict[str, object]:
    """Something was said."""
    return {"at": at, "by": by, "text": "Hello"} | ({"room": room} if room else {})


def test_each_room_hears_its_own_and_nobody_who_is_muted(page: Page) -> None:
    messages = [said(0, "Ana"), said(1, "Eva", "spectators"), said(2, "Ben", "players")]
    assert [each["at"] for each in page("heard", messages, "players", [])] == [0, 2]
    assert [each["at"] for each in page("heard", messages, "players", ["Ben"])] == [0]
    assert [each["at"] for each in page("heard", messages, "spectators", [])] == [1]
    assert page("unread", messages, 0, ["Ben"]) == 1
    assert page("speakers", [*messages, said(3, "Ben")], ["Ana"]) == ["Eva", "Ben"]


# --- bubbles


WINDOW = {"width": 1000, "height": 800}
SIZE = {"width": 300, "height": 120}


@pytest.mark.parametrize(
    ("left", "top", "above"),
    [(400, 100, False), (400, 700, True), (0, 100, False), (960, 100, False), (960, 700, True)],
)
def test_a_bubble_stands_beside_what_it_speaks_of_and_within_the_window(
    page: Page, left: int, top: int, above: bool
) -> None:
    target = {"left": left, "top": top, "right": left + 40, "bottom": top + 40}
    place = page("placeBubble", target, SIZE, WINDOW)
    assert place["above"] == above
    assert 0 <= place["left"] <= 700
    assert place["top"] >= top + 40 or place["top"] + 120 <= top
    assert abs(place["left"] + place["pointer"] - (left + 20)) <= 20
