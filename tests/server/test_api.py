"""The HTTP API: who may ask for what, and what is refused."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from greathall.server.protocol import House as Rules
from greathall.server.protocol import Notice, SeatWish, Setup, Subscription
from greathall.server.push import Pusher
from tests.server.houses import House, house
from tests.server.players import Browser
from tests.server.scenes import DER, around, run

SETUP = Setup(game=DER, seats=[SeatWish(kind="here", name="Ana"), SeatWish(kind="bot")])


def asked(base: str, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
    """A request of a browser that was never here before."""
    sent = {"Origin": base, "Content-Type": "application/json", **headers}
    return httpx.request(method, base + path, json=body, headers=sent)


def test_a_browser_gets_a_secret_that_scripts_cannot_read(here: House) -> None:
    answer = asked(here.base, "GET", "/api/lobby")
    name, _, rest = answer.headers["set-cookie"].partition("=")
    assert name == "greathall"
    assert len(rest.partition(";")[0]) == 43
    assert {part.strip() for part in rest.split(";")[1:]} >= {"HttpOnly", "SameSite=Lax", "Path=/"}
    assert "Secure" not in rest
    forwarded = asked(here.base, "GET", "/api/lobby", **{"X-Forwarded-Proto": "https"})
    assert "; Secure" in forwarded.headers["set-cookie"]
    again = asked(here.base, "GET", "/api/lobby", Cookie=f"greathall={rest.partition(';')[0]}")
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "http://elsewhere.example"}, {"Origin": "null"}, {"Origin": ""}, {"Content-Type": "text/plain"}],
)
def test_only_pages_of_this_house_change_anything(here: House, headers: dict[str, str]) -> None:
    answer = asked(here.base, "PUT", "/api/person", {"name": "Eve"}, **headers)
    assert (answer.status_code, answer.json()) == (403, {"error": "error-origin"})


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "error"),
    [
        ("GET", "/api/nothing", None, 404, "error-no-such-page"),
        ("DELETE", "/api/lobby", None, 405, "error-not-allowed"),
        ("GET", "/api/tables/nix", None, 404, "error-no-such-table"),
        ("POST", "/api/codes/QQQQQ", {}, 404, "error-no-such-code"),
        ("POST", "/api/links/nix", {}, 409, "error-link-spent"),
        ("PUT", "/api/person", {"name": 5}, 400, "error-unreadable"),
        ("PUT", "/api/person", {"name": "a" * 33}, 400, "error-unreadable"),
        ("POST", "/api/tables", {"game": DER, "seats": []}, 400, "error-unreadable"),
        ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "bot"}] * 2}, 404, "error-no-such-game"),
        ("POST", "/api/tables", {"game": DER, "seats": [{"kind": "bot"}] * 9}, 404, "error-no-such-seat"),
        ("POST", "/api/tables", {"game": DER, "seats": [{"kind": "here"}] * 2}, 400, "error-bad-name"),
        (
            "POST",
            "/api/tables",
            {"game": DER, "seats": [{"kind": "bot"}] * 2, "options": {"voldemort": 99}},
            400,
            "error-bad-options",
        ),
        (
            "POST",
            "/api/tables",
            {"game": DER, "seats": [{"kind": "bot"}] * 2, "edition": "../../etc"},
            404,
            "error-no-such-edition",
        ),
        (
            "POST",
            "/api/tables",
            {"game": DER, "seats": [{"kind": "bot"}] * 2, "edition": "mine"},
            404,
            "error-no-such-edition",
        ),
        ("GET", "/api/books/abc/en", None, 404, "error-no-such-language"),
        ("GET", "/api/games/chess/scenarios", None, 404, "error-no-such-game"),
        ("POST", f"/api/games/{DER}/scenarios/nix", {}, 404, "error-no-such-scenario"),
        ("POST", "/api/records", {"format": "greathall-record-1"}, 400, "error-bad-record"),
    ],
)
def test_every_refusal_is_a_problem(here: House, method: str, path: str, body: object, status: int, error: str) -> None:
    answer = asked(here.base, method, path, body)
    assert (answer.status_code, answer.json()["error"]) == (status, error)


def test_codes_and_tables_are_limited(tmp_path: Path) -> None:
    with house(tmp_path, code_tries=3, tables_a_person=2, tables_an_hour=4) as opened:
        tries = [asked(opened.base, "POST", "/api/codes/QQQQQ", {}).status_code for _ in range(5)]
        assert tries == [404, 404, 404, 429, 429]

        async def scene() -> None:
            ana = Browser(opened.base)
            await ana.get("/api/lobby")
            answers = [await ana.ask("POST", "/api/tables", SETUP) for _ in range(5)]
            await ana.close()
            assert [answer.status_code for answer in answers] == [201, 201, 429, 429, 429]
            assert [answer.json().get("error", "") for answer in answers][2:] == [
                "error-too-many-tables",
                "error-too-many-tables",
                "error-too-fast",
            ]

        run(scene)


def test_a_private_table_is_only_for_who_has_its_link_and_a_listed_one_for_all(here: House) -> None:
    async def scene() -> None:
        async with around([here.base], ["Ana"], bots=["random"], house=Rules(listed=True), begin=False) as (ana,):
            listed = asked(here.base, "GET", "/api/lobby").json()["listed"]
            assert ana.table in [each["id"] for each in listed]
        async with around([here.base], ["Ana"], bots=["random"], house=Rules(spectators=False)) as (ana,):
            assert ana.table not in [each["id"] for each in asked(here.base, "GET", "/api/lobby").json()["listed"]]
            for path in ("replay", "record", "scenario"):
                answer = asked(here.base, "GET", f"/api/tables/{ana.table}/{path}")
                assert answer.json()["error"] == "error-no-spectators"

    run(scene)


def test_the_lobby_says_whose_turn_it_is(here: House) -> None:
    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, ben):
            (mine,) = (await ben.browser.get("/api/lobby"))["mine"]
            assert (mine["id"], mine["mine"], mine["waiting"], mine["stage"]) == (ana.table, [1], [0], "playing")

    run(scene)


def test_who_is_away_is_told_when_it_is_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben has closed his page; when his turn comes, his browser's service gets a notice in his words."""
    sent: list[tuple[Subscription, Notice]] = []

    def send(_pusher: Pusher, subscription: Subscription, notice: Notice) -> bool:
        sent.append((subscription, notice))
        return True

    monkeypatch.setattr(Pusher, "send", send)
    keys = {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "BA", "auth": "AA", "words": "Jsi na tahu."}
    with house(tmp_path) as opened:

        async def scene() -> None:
            async with around([opened.base], ["Ana", "Ben"]) as (ana, ben):
                assert len((await ben.browser.get("/api/push"))["key"]) > 80
                assert (await ben.browser.ask("PUT", "/api/push", {**keys, "endpoint": "https://x.example"})).is_error
                assert (await ben.browser.ask("PUT", "/api/push", keys)).is_success
                await ben.page.socket.close()
                await ana.until(lambda: not ana.seat(1).here)
                while 1 not in ana.facts(0)["waiting"]:
                    await ana.plays(0, ana.facts(0)["options"][0])
                while not sent:
                    await ana.does_nothing()
                ((subscription, notice),) = sent
                assert (subscription.endpoint, notice.body) == (keys["endpoint"], "Jsi na tahu.")
                assert notice.path == f"/t/{ana.table}"

        run(scene)


def test_operators_see_that_the_server_is_well_and_what_it_does(here: House) -> None:
    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, _ben):
            await ana.plays(0, ana.facts(0)["options"][0])
            assert asked(here.base, "GET", "/health").text == "well"
            numbers = asked(here.base, "GET", "/metrics").text
            assert 'greathall_commands_total{do="Play",result="done"}' in numbers
            assert "greathall_sockets 2.0" in numbers

    run(scene)


def test_the_api_describes_itself(here: House) -> None:
    described = asked(here.base, "GET", "/api/schema/openapi.json").json()
    assert described["openapi"].startswith("3.")
    assert {"/api/lobby", "/api/tables/{table}", "/api/tables/{table}/replay/{at}"} <= set(described["paths"])
