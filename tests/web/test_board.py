"""Whatever is offered can be pointed at: the board of Death Eaters Rising makes things of options, and back."""

from functools import cache
from pathlib import Path

import msgspec
import pytest

import greathall
from greathall.bots import player
from greathall.games import shipped_edition
from greathall.server.books import book
from tests.web.node import told_by

GAME = "death-eaters-rising"
SEEDS = range(5)
SEATS = {seed: 2 + seed % 3 for seed in SEEDS}


class Seen(msgspec.Struct):
    """What the page makes of one view."""

    chosen: list[str]
    lit: list[str]
    tokens: list[str]
    slots: list[tuple[str, int, int]]


class Told(msgspec.Struct):
    """What the page answers."""

    views: list[Seen]
    tried: list[str | None]
    turns: list[int]
    angles: list[int]
    moments: dict[str, int]
    newcomers: list[str]
    rolled: list[str]


def answers(folder: Path, **asked: object) -> Told:
    """What the page answers; what is not asked is empty."""
    return msgspec.convert(
        told_by("board.js", {"views": [], "tried": [], "turns": [], "story": [], **asked}, folder), Told
    )


def played(seed: int) -> list[dict[str, object]]:
    """The views of the seats that may do something, all through a game of simple bots."""
    game = greathall.start(GAME, seats=SEATS[seed], seed=seed)
    players = [player("apprentice" if seat else "random", seed + seat) for seat in range(game.seats)]
    found: list[dict[str, object]] = []
    while not game.over:
        for seat in {*game.waiting, *game.interjecting}:
            found.append(game.view(seat).facts())
        seat = game.waiting[0]
        picked = players[seat](game.view(seat))
        assert picked is not None
        game.play(seat, picked)
    return found


@cache
def costs() -> dict[str, object]:
    """What covers each card, as the edition says it."""
    cards = book(GAME, "standard", shipped_edition(GAME, "standard").content, "en").cards
    return {name: card.about.get("recruit") or card.about.get("cost") for name, card in cards.items()}


@pytest.mark.parametrize("seed", SEEDS)
def test_every_option_is_chosen_by_pointing_at_its_things_where_there_is_light(seed: int, tmp_path: Path) -> None:
    views = played(seed)
    seen = answers(tmp_path, views=[{"facts": view, "costs": costs()} for view in views]).views
    assert [each.chosen for each in seen] == [view["options"] for view in views]


def test_who_is_asked_finds_light_and_who_is_not_finds_the_spell_tokens_at_hand(tmp_path: Path) -> None:
    views = played(1)
    seen = answers(tmp_path, views=[{"facts": view, "costs": {}} for view in views]).views
    asked = [view["seat"] in msgspec.convert(view["waiting"], list[int]) for view in views]
    assert {bool(each.lit) for each, is_asked in zip(seen, asked) if is_asked} == {True}
    assert {(bool(each.lit), bool(each.tokens)) for each, is_asked in zip(seen, asked) if not is_asked} <= {
        (False, True),
        (False, False),
    }
    assert any(each.tokens for each, is_asked in zip(seen, asked) if not is_asked)


def test_slots_are_as_many_as_the_view_says(tmp_path: Path) -> None:
    views = [view for view in played(2) if view["rolls"]]
    seen = answers(tmp_path, views=[{"facts": view, "costs": costs()} for view in views]).views
    covered = 0
    for view, each in zip(views, seen):
        locations = msgspec.convert(view["locations"], list[dict[str, object]])
        cards = [
            card
            for location in locations
            for card in msgspec.convert(location["beside"], list[dict[str, object] | None])
        ]
        said = [
            (
                card["id"],
                sum(msgspec.convert(card["open"], dict[str, int]).values()),
                sum(msgspec.convert(card["covered"], dict[str, int]).values()),
            )
            for card in cards
            if card
        ]
        assert each.slots == said
        covered += sum(count for _, _, count in each.slots)
    assert covered > 0


def test_who_tries_what_has_no_light_is_told_about_the_choice_that_was_meant(tmp_path: Path) -> None:
    meant = {
        ("assign", ("die blue-1",), "card lucius-malfoy"): "assign blue-1 lucius-malfoy",
        ("assign", ("token assign-loyalty",), "card headquarters-1"): "token-assign loyalty headquarters-1",
        ("assign", ("token heal",), "card mulciber"): "token-heal mulciber",
        ("assign", ("token heal-two", "card cho-chang"), "card mulciber"): "token-heal-two cho-chang mulciber",
        ("assign", ("token swap",), "card mulciber"): None,
        ("assign", ("token cleanse",), "location hogsmeade"): "token-cleanse hogsmeade",
        ("heal", (), "card mulciber"): "heal mulciber",
        ("cleanse", (), "location hogsmeade"): "cleanse hogsmeade",
        ("assign", (), "card mulciber"): None,
        ("assign", (), "location hogsmeade"): None,
    }
    assert answers(tmp_path, tried=[*meant]).tried == [*meant.values()]


def test_the_serpent_turns_the_way_that_voldemort_turns(tmp_path: Path) -> None:
    ministry, alley, hogsmeade = "ministry-of-magic", "diagon-alley", "hogsmeade"
    turns = [(180, ministry, alley), (360, alley, hogsmeade), (450, hogsmeade, ministry), (180, ministry, hogsmeade)]
    told = answers(tmp_path, turns=[*turns, (360, alley, ministry), (90, hogsmeade, alley), (540, ministry, ministry)])
    assert told.angles == [180, 360, 450]
    assert told.turns == [360, 450, 540, 90, 180, 0, 540]


def test_what_happens_at_once_is_shown_one_thing_after_another(tmp_path: Path) -> None:
    story = [
        {"at": 1, "events": [["DER-5.6", "filled", "lee-jordan", "hogsmeade"], ["DER-4.10", "phase-ended", "0"]]},
        {
            "at": 2,
            "events": [
                ["DER-3.3", "voldemort-rolled", "clockwise"],
                ["DER-3.3", "turned", "hogsmeade"],
                ["DER-3.4", "damaged", "cho-chang", "1"],
                ["DER-3.4", "corrupted", "hogsmeade", "1"],
            ],
        },
        {"at": 3, "events": [["DER-4.2", "rolled", "0", "blue-1", "loyalty", "red-2", "bravery-2"]]},
        {"at": 4, "events": [["DER-5.6", "filled", "mulciber", "hogsmeade"]]},
    ]
    told = answers(tmp_path, story=story)
    assert told.moments == {
        "card lee-jordan": 0,
        "turn": 120,
        "damage cho-chang": 820,
        "corruption hogsmeade": 940,
        "card mulciber": 1060,
    }
    assert told.newcomers == ["mulciber"]
    assert told.rolled == ["blue-1", "red-2"]
