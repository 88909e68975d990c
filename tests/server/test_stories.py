"""Stories: step by step, as far as a reader's knowledge goes; what is saved, and opened again."""

import json
import random

import msgspec
import pytest

import greathall
from greathall.kernel.errors import BadRecord, NotPossible
from greathall.kernel.events import Event
from greathall.kernel.game import Game
from greathall.kernel.records import Chanced, Upgraded, parse
from greathall.kernel.saves import dump_state
from greathall.server.protocol import SeatView
from greathall.server.saved import LARGEST, MOST, Notes, notes, opened
from greathall.server.stories import Story
from greathall.server.story import Step, step_of
from tests.kernel.games.duel import Duel
from tests.kernel.played import begun
from tests.server.walks import choices, finished

DER = "death-eaters-rising"


class Told:
    """A game of random choices, with what was told of each step."""

    def __init__(self, game: Game, seed: int, most: int = 10_000) -> None:
        self.game = game
        self.steps = [step_of(game, 0, len(game.entries) - 1, game.opening, 0)]
        chooser = random.Random(seed)
        while not game.over and len(self.steps) < most:
            at = len(game.entries)
            self.add(at, game.play(*chooser.choice(choices(game))))

    def add(self, at: int, events: list[Event]) -> None:
        self.steps.append(step_of(self.game, at, len(self.game.entries) - 1, events, 0))

    def story(self) -> Story:
        return Story(self.game.rules, self.game.entries, self.steps)


def test_a_finished_game_is_stepped_through_from_its_beginning_to_its_end() -> None:
    told = Told(greathall.start(DER, 2, 3), 3)
    steps = told.story().steps([])
    assert [step.at for step in steps] == [step.at for step in told.steps] == sorted(told.story().moments)
    assert steps[-1].at == len(told.game.entries) - 1
    assert steps[1].happened.choice.startswith("choose-faction ")
    assert steps[0].turn <= steps[len(steps) // 2].turn <= steps[-1].turn == told.game.state.turn
    assert steps[-1].active == told.game.state.active


def test_the_view_of_a_step_is_what_the_seat_saw_then() -> None:
    game = greathall.start(DER, 2, 3)
    then = {0: json.dumps(game.view(0).facts())}
    told = Told(game, 3, most=40)
    story = told.story()
    assert json.dumps(story.view(told.steps[0].at, 0).facts()) == then[0]
    last = told.steps[-1].at
    for seat in (None, 0, 1):
        assert story.view(last, seat).facts() == game.view(seat).facts()
    with pytest.raises(NotPossible, match="entry 99999 is none"):
        story.view(99999, None)


def test_a_running_story_is_told_as_far_as_the_reader_knows_it() -> None:
    """DUEL-1.1  Everyone draws two cards: each knows the own ones, who has both seats knows both, a spectator none."""
    told = Told(begun(Duel(2)), 1, most=4)
    assert not told.game.over
    drawn = {seats: told.story().steps(seats_of(seats))[0].happened.events for seats in ("", "0", "1", "01")}
    cards = [[words[-1] for words in drawn[seats] if words[2] == "0"] for seats in ("", "0", "1", "01")]
    assert cards[0] == cards[2] == ["?"] * len(cards[0])
    assert cards[1] == cards[3]
    assert "?" not in cards[1]
    assert "?" not in str(drawn["01"])


def seats_of(text: str) -> list[int]:
    return [int(seat) for seat in text]


def test_a_finished_story_is_open_to_everyone() -> None:
    told = Told(begun(Duel(2)), 1)
    assert told.game.over
    assert "?" not in str(told.story().steps([])[0].happened.events)


def test_statistics_count_the_dice_that_are_rolled_for_all_to_see() -> None:
    game = finished(DER, 3, 5)
    counted = Story(game.rules, game.entries, []).statistics()
    assert {purpose: len(sides) for purpose, sides in counted.items()} == {"voldemort-die": 8, "wizard-dice": 6}
    rolls = [entry for entry in game.entries if isinstance(entry, Chanced) and entry.purpose == "wizard-dice"]
    assert sum(counted["wizard-dice"]) == len(rolls)
    assert counted["wizard-dice"][2] == sum(entry.result == 2 for entry in rolls)


def test_what_stands_before_an_upgrade_is_read_but_not_looked_at() -> None:
    told = Told(greathall.start(DER, 2, 3), 3, most=10)
    game, at = told.game, len(told.game.entries)
    game.upgraded(Upgraded(game.rules.version, "00", dump_state(game.rules, game.state)))
    told.add(at, [])
    told.add(at + 1, game.play(*choices(game)[0]))
    story = told.story()
    steps = story.steps([])
    assert [step.at for step in steps] == [step.at for step in told.steps]
    assert steps[-2].happened.note == "upgraded"
    assert min(story.moments) == at
    with pytest.raises(NotPossible):
        story.view(told.steps[3].at, None)


def test_the_notes_of_a_running_game_hold_no_outcome_key_or_card_that_was_not_shown() -> None:
    told = Told(begun(Duel(3)), 2, most=12)
    game, story = told.game, told.story()
    assert not game.over
    story.statistics = dict  # type: ignore[method-assign]  # toys have no open dice
    views = {"1": SeatView(facts=msgspec.Raw(msgspec.json.encode(game.view(1).facts())))}
    written = notes(story, game.header(), [1], views)
    read = msgspec.json.decode(written, type=Notes)
    assert [step.happened.at for step in read.steps] == [step.at for step in told.steps]
    hidden = {
        game.rules.layout.thing_names[thing]
        for thing, known in enumerate(game.state.known)
        if not known >> 1 & 1 and game.rules.layout.thing_names[thing].startswith(("strike", "parry"))
    }
    assert hidden
    assert not [name for name in hidden if f'"{name}"'.encode() in written]
    assert game.key.hex().encode() not in written
    assert b'"chance"' not in written
    with pytest.raises(BadRecord):
        parse(written)


def test_a_record_is_opened_whole_and_checked() -> None:
    game = finished(DER, 2, 1)
    again = opened(game.record().dump())
    assert (again.entries, again.over) == (game.entries, True)


def test_a_record_that_is_not_sound_is_not_opened() -> None:
    game = finished(DER, 2, 1)
    record = game.record().dump()
    running = greathall.start(DER, 2, 1).record(private=True)
    for data in (
        b"",
        b"{}",
        record[:-20],
        record.replace(b'"seat":0', b'"seat":1', 1),
        record.replace(game.key.hex().encode(), bytes(32).hex().encode()),
        record.replace(b'"key":"' + game.key.hex().encode() + b'"', b'"key":""'),
        b" " * (LARGEST + 1),
        running.dump(),
    ):
        with pytest.raises(BadRecord):
            opened(data)
    assert len(game.entries) < MOST


def test_a_step_as_it_is_stored_can_be_read_again() -> None:
    told = Told(begun(Duel(2)), 1)
    for step in told.steps:
        assert msgspec.json.decode(msgspec.json.encode(step), type=Step) == step
