"""Records: undo, take-back, questions, keys, saves and upgrades."""

import json
from functools import partial

import msgspec
import pytest

from greathall.kernel.choices import first, kind_of
from greathall.kernel.editions import content_hash
from greathall.kernel.errors import BadRecord, GreatHallError, NotPossible
from greathall.kernel.game import Game, load
from greathall.kernel.records import (
    Chanced,
    Seated,
    TakenBack,
    Upgraded,
    parse,
)
from greathall.kernel.saves import dump_state, load_state
from greathall.kernel.state import ANSWER, Frame, State
from tests.kernel import contract
from tests.kernel.games import duel, judges, match, walk
from tests.kernel.played import KEY, assert_refused, begun, play, whole


def seen(game: Game) -> str:
    """The state without what never returns: the counters and the questions' numbers."""
    state = dump_state(game.rules, game.state)
    state["counters"], state["questions"] = 0, 0
    state["stack"] = [[*frame[:-1]] for frame in msgspec.convert(state["stack"], list[list[object]])]
    return json.dumps(state, sort_keys=True)


# --- undo


def test_the_last_choice_is_undone_alone() -> None:
    game = begun(walk.Walk(2))
    before = seen(game)
    game.play(0, "step space-1")
    game.undo(0)
    assert seen(game) == before
    assert game.entries[-1] == TakenBack(len(game.entries) - 3, [0])


def test_choices_are_undone_one_by_one() -> None:
    """Three steps back, another way forward, and back from there too."""
    game = begun(walk.Walk(2))
    states = [seen(game)]
    for line in ("step space-1", "take coin-0", "step space-2"):
        game.play(0, line)
        states.append(seen(game))
    for before in states[2::-1]:
        game.undo(0)
        assert seen(game) == before
    play(game, 0, "step space-1", "step space-2")
    game.undo(0)
    game.play(0, "take coin-0")
    assert seen(game) == states[2]
    game.undo(0)
    game.undo(0)
    assert seen(game) == states[0]
    assert_refused(game, lambda: game.undo(0), NotPossible, "only one's own last choice is undone")


def test_another_seats_choice_is_not_undone() -> None:
    """Neither by who did not choose it, nor by going beyond it."""
    game = begun(walk.Walk(2))
    play(game, 0, "step space-1", "step space-2", "step space-3", "stop")
    assert game.waiting == [1]
    assert game.undoable(1) == -1
    assert game.undoable(0) > 0
    game.play(1, "step space-1")
    assert_refused(game, lambda: game.undo(0), NotPossible, "only one's own last choice")
    game.undo(1)
    assert_refused(game, lambda: game.undo(1), NotPossible, "only one's own last choice")
    game.undo(0)
    assert (game.waiting, game.options(0)) == ([0], [game.read("take coin-1"), game.read("stop")])


def test_a_roll_is_not_undone() -> None:
    game = begun(match.Match(2))
    game.play(0, "challenge seat-1")
    challenged = game.undoable(0)
    game.play(0, "throw")
    assert challenged > 0
    assert_refused(game, lambda: game.undo(0), NotPossible, "not beyond a roll")


def test_a_draw_is_not_undone() -> None:
    game = begun(match.Match(2))
    game.play(0, "train")
    assert_refused(game, lambda: game.undo(0), NotPossible, "not beyond a roll, a draw")


def test_what_somebody_learned_is_not_undone() -> None:
    """A card that was played has been seen, though nothing was rolled or drawn."""
    game = begun(duel.Duel(2))
    strike = next(line for line in map(game.name, game.options(0)) if line.startswith("strike"))
    drawn = len([entry for entry in game.entries if isinstance(entry, Chanced)])
    game.play(0, strike)
    assert len([entry for entry in game.entries if isinstance(entry, Chanced)]) == drawn
    assert_refused(game, lambda: game.undo(0), NotPossible, "something learned")


def test_an_answer_is_undone_until_all_answers_are_known() -> None:
    """Who answers last hears what the others answered, though no card was shown by it."""
    game = begun(judges.Judges(2))
    before = seen(game)
    game.play(0, "silence seat-1")
    game.undo(0)
    assert seen(game) == before
    game.play(1, game.options(1)[0])
    game.play(0, "silence seat-1")
    assert_refused(game, lambda: game.undo(0), NotPossible, "something learned")


class Tell(judges.Judges):
    """Judges in which everyone holds the same, openly: the answers alone are secret."""

    def begin(self, s: State) -> None:
        super().begin(s)
        for thing in range(len(s.known)):
            s.reveal(thing, (1 << 31) - 1)


def test_the_answers_themselves_are_something_learned() -> None:
    game = begun(Tell(2))
    game.play(1, game.options(1)[0])
    known = game.state.known
    game.play(0, "silence seat-1")
    assert game.state.known == known
    assert game.undoable(0) == -1


def test_undo_goes_on_after_loading() -> None:
    game = begun(walk.Walk(2))
    play(game, 0, "step space-1", "take coin-0", "step space-2")
    again = load(parse(game.record(private=True).dump()), game.rules)
    for one in (game, again):
        one.undo(0)
        one.undo(0)
    assert contract.saved(game) == contract.saved(again)
    assert again.record().dump() == game.record().dump()


def test_a_game_that_is_over_stays_over() -> None:
    game = begun(judges.Judges(2))
    while not game.over:
        game.play(*contract.moves(game)[-1])
    assert_refused(game, lambda: game.undo(0), NotPossible, "only one's own last choice")
    assert_refused(game, lambda: game.take_back(3, [0, 1]), NotPossible, "the game is over")
    assert_refused(game, lambda: game.play(0, "bear"), NotPossible, "the game is over")


def test_unrecorded_steps_have_no_story() -> None:
    game = begun(walk.Walk(2))
    game.play(0, "step space-1")
    game.step(0, game.options(0)[0])
    assert game.undoable(0) == -1
    for story in (game.record, lambda: game.take_back(0, [0])):
        assert_refused(game, story, NotPossible, "unrecorded steps")


# --- take-back by consent


def test_a_take_back_returns_the_state_and_not_the_counters() -> None:
    """What was drawn goes back unseen, and what is drawn then is another outcome."""
    game = begun(match.Match(2))
    start, before = len(game.entries) - 1, seen(game)
    game.play(0, "train")
    drawn = game.state.piles[0]
    game.take_back(start, [0, 1])
    assert seen(game) == before
    assert game.state.counters == [2, 0]
    assert all(bits == (1 << 31) - 1 for bits in game.state.known)
    game.play(0, "train")
    assert game.state.piles[0] != drawn
    assert [entry.index for entry in game.entries if isinstance(entry, Chanced)] == [0, 1, 2, 3]


def test_nobody_undoes_a_take_back() -> None:
    game = begun(walk.Walk(2))
    start = len(game.entries) - 1
    play(game, 0, "step space-1", "step space-2")
    game.take_back(start, [0, 1])
    assert_refused(game, lambda: game.undo(0), NotPossible, "only one's own last choice")
    game.play(0, "step space-1")
    game.undo(0)
    assert_refused(game, lambda: game.undo(0), NotPossible, "only one's own last choice")


def test_no_undo_goes_beyond_a_take_back() -> None:
    """What stood before it was agreed by all: the last choice that stands is nobody's own to undo any more."""
    game = begun(walk.Walk(2))
    game.play(0, "step space-1")
    to = len(game.entries) - 1
    play(game, 0, "step space-2", "step space-3")
    game.take_back(to, [0, 1])
    assert_refused(game, lambda: game.undo(0), NotPossible, "only one's own last choice")
    again = load(parse(game.record(private=True).dump()), game.rules)
    assert_refused(again, lambda: again.undo(0), NotPossible, "only one's own last choice")


def test_take_backs_nest() -> None:
    """Back, forward another way, back into what had been taken back, and back to before all of it."""
    game = begun(match.Match(3))
    moments = {len(game.entries) - 1: seen(game)}
    for place in (0, -1, 0):
        for _ in range(4):
            game.play(*contract.moves(game)[place])
            moments[len(game.entries) - 1] = seen(game)
        to = sorted(moments)[2]
        game.take_back(to, [0, 1, 2])
        assert seen(game) == moments[to]
    for to in sorted(moments, reverse=True):
        game.take_back(to, [0, 1, 2])
        assert seen(game) == moments[to]
        again = load(parse(game.record(private=True).dump()), game.rules)
        assert (whole(again), again.question) == (whole(game), game.question)


def test_a_take_back_names_an_entry_that_led_to_a_decision() -> None:
    """Not one from before the game, not an outcome in the middle of a choice, not one that is yet to come."""
    game = begun(match.Match(2))
    game.play(0, "train")
    outcome = len(game.entries) - 2
    for to in (-1, 0, outcome, len(game.entries), 10**9):
        assert_refused(game, partial(game.take_back, to, [0, 1]), NotPossible, f"entry {to} is none")
    assert_refused(game, lambda: game.take_back(2, [0, 2]), NotPossible, "there is no seat 2")


def test_who_holds_a_seat_is_an_entry() -> None:
    """A new holder does not undo what the one before chose."""
    game = begun(walk.Walk(2))
    game.play(0, "step space-1")
    game.seat_changed(0, "bot")
    assert game.entries[-1] == Seated(0, "bot")
    assert_refused(game, lambda: game.undo(0), NotPossible, "only one's own last choice")
    assert_refused(game, lambda: game.seat_changed(2, "bot"), NotPossible, "there is no seat 2")
    again = load(parse(game.record(private=True).dump()), game.rules)
    assert whole(again) == whole(game)
    again.play(0, "take coin-0")
    again.undo(0)
    assert seen(again) == seen(game)


# --- questions


def test_an_answer_to_an_old_question_is_refused() -> None:
    game = begun(walk.Walk(2))
    question = game.question
    game.play(0, "step space-1", question)
    message = f"question {question} is no longer open"
    assert_refused(game, lambda: game.play(0, "step space-2", question), NotPossible, message)
    game.play(0, "step space-2", game.question)


def test_an_answer_from_before_a_take_back_is_refused() -> None:
    game = begun(walk.Walk(2))
    asked = [game.question]
    game.play(0, "step space-1")
    asked.append(game.question)
    game.undo(0)
    for question in asked:
        message = f"question {question} is no longer open"
        assert_refused(game, partial(game.play, 0, "step space-1", question), NotPossible, message)
    game.play(0, "step space-1", game.question)


def test_a_question_that_waited_beneath_another_is_new_after_a_take_back() -> None:
    """The last seat of a window sent its answer; before that seat's turn came, all was taken back."""
    game = begun(duel.Duel(3))
    game.play(0, next(line for line in map(game.name, game.options(0)) if line.startswith("strike")))
    to, waiting = len(game.entries) - 1, game.state.stack[-2]
    assert (game.waiting, waiting.asks(2)) == ([1], True)
    game.play(1, "pass")
    assert game.question == waiting.question
    game.take_back(to, [0, 1, 2])
    game.play(1, "pass")
    message = f"question {waiting.question} is no longer open"
    assert_refused(game, lambda: game.play(2, "pass", waiting.question), NotPossible, message)
    game.play(2, "pass", game.question)


def test_a_question_for_several_stays_open_for_the_others() -> None:
    game = begun(judges.Judges(3))
    question = game.question
    for seat in (2, 0, 1):
        game.play(seat, game.options(seat)[-1], question)
    with pytest.raises(NotPossible):
        game.play(0, "silence seat-1", question)


def test_answers_take_effect_clockwise_whatever_the_order_of_arrival() -> None:
    told = []
    for order in ([0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]):
        game = begun(judges.Judges(4, first=2))
        told.append([str(event) for seat in order for event in game.play(seat, game.options(seat)[-1])])
    assert told[0] == told[1] == told[2]
    assert [line.split()[2] for line in told[0] if "laid" in line] == ["seat-2", "seat-3", "seat-1"][: len(told[0]) - 1]


def test_a_question_in_between_does_not_lose_the_answers_that_wait() -> None:
    """An answer leads to a decision while the others' answers have yet to take effect; a save keeps them."""
    game = next(each for each in contract.positions(judges.Judges(4), 0, 500) if pending_answers(each) == 2)
    again = Game.of(game.rules, load_state(game.rules, json.loads(contract.saved(game)), game.chance))
    assert game.state.answers == [0, 0, 0, 0], "they wait in what is pending, and nowhere else"
    laid = [event.words()[1] for event in game.play(game.waiting[0], "bear")]
    again.step(again.waiting[0], again.read("bear"))
    assert laid.count("laid") >= 1
    assert contract.saved(again) == contract.saved(game)


def test_an_answer_that_waits_names_a_card_where_it_lies_in_each_world() -> None:
    """To another judge any card of that hand may be the one that was laid; its owner knows which."""
    game = next(each for each in contract.positions(judges.Judges(4), 0, 500) if pending_answers(each) == 2)
    layers = [frame.seat for frame in game.state.stack if frame.kind == ANSWER]
    for seat in range(4):
        laid: list[set[int]] = [set(), set()]
        for number in range(40):
            world = game.view(seat).sample(bytes([number]) * 32).state
            for cards, frame in zip(laid, [frame for frame in world.stack if frame.kind == ANSWER]):
                card = first(frame.question)
                assert world.where[card] == game.rules.layout.zone_names.index(f"hand-{frame.seat}")
                cards.add(card)
        assert [len(cards) > 1 for cards in laid] == [seat != layer for layer in layers]


def pending_answers(game: Game) -> int:
    return sum(frame.kind == ANSWER for frame in game.state.stack)


# --- keys, saves and upgrades


def test_the_key_is_published_when_the_game_is_over() -> None:
    game = begun(judges.Judges(2))
    assert KEY.hex().encode() not in game.record().dump()
    assert game.record(private=True).key == KEY.hex()
    while not game.over:
        game.play(*contract.moves(game)[0])
    assert game.record().key == KEY.hex()


def test_a_public_record_goes_on_with_the_key_alone() -> None:
    """Without a key a game can be looked at, and goes no further than the next outcome."""
    game = begun(match.Match(2))
    game.play(0, "train")
    public = parse(game.record().dump())
    kept, blind = load(public, game.rules, KEY), load(public, game.rules)
    assert contract.saved(blind) == contract.saved(game)
    assert_refused(blind, lambda: blind.play(1, "train"), GreatHallError, "the record has no outcome for deck number 2")
    assert [str(event) for event in kept.play(1, "train")] == [str(event) for event in game.play(1, "train")]
    assert kept.state.piles == game.state.piles


class Easier(match.Match):
    """The next version of the rules: who trains draws a third card."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.version = 2

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        super().act(s, ask, seat, picked)
        if kind_of(picked) == match.TRAIN:
            s.draw(self.deck, 0, self.hands[seat])


def test_a_game_goes_on_after_an_upgrade() -> None:
    """The new rules would have told the story otherwise: it goes on from the stored state, and the record says so."""
    old = begun(match.Match(2))
    while old.state.turn < 4:
        old.play(*contract.moves(old)[0])
    record = old.record(private=True)
    with pytest.raises(BadRecord, match=r"entry \d+: "):
        load(record, Easier(2))
    game = Game(Easier(2), KEY, old.nonces)
    game.entries, game.begun_as = old.entries.copy(), record.header
    game.upgraded(Upgraded(2, content_hash({}), dump_state(old.rules, old.state)))
    assert contract.saved(game) == contract.saved(old)
    upgrade = len(game.entries) - 1
    game.play(*contract.moves(game)[-1])
    again = load(parse(game.record(private=True).dump()), game.rules)
    assert whole(again) == whole(game)
    assert_refused(again, lambda: again.take_back(upgrade - 1, [0, 1]), NotPossible, "is none after which")
    again.take_back(upgrade, [0, 1])
    assert seen(again) == seen(old)
