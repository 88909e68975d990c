"""The state: what is pending, where things lie, and who knows them."""

import json

import pytest

from greathall.kernel import engine
from greathall.kernel.chance import Script
from greathall.kernel.choices import choice
from greathall.kernel.errors import BadRecord
from greathall.kernel.events import EVERYONE, SPECTATOR
from greathall.kernel.game import Game
from greathall.kernel.knowledge import conceal, seen
from greathall.kernel.names import Names
from greathall.kernel.position import View
from greathall.kernel.rules import LEGAL, Rules
from greathall.kernel.saves import dump_state, load_state
from greathall.kernel.state import BAG, DECK, OWN, UNSEEN, Frame, Layout, State
from tests.kernel import contract
from tests.kernel.games import match
from tests.kernel.games.toy import Toy, ToyState, Words

WORDS = Words("BOX")
(BOX_1_1,) = WORDS.clauses("1.1")
(GO,) = WORDS.choices("go")
ASK, STEPPING, MARKER, BACK = WORDS.frames("ask card", "stepping, marker", "back")


class Box(Toy):
    """Five cards in an ordered deck, two hands, and a question about a card."""

    def __init__(self) -> None:
        super().__init__(WORDS, 2, {}, {"card": 5})
        self.hands = self.zones("hand", OWN)
        self.bag = self.layout.zone("bag", BAG)
        self.deck = self.layout.zone("deck", DECK, self.bag)
        self.table = self.layout.zone("table")

    def begin(self, s: State) -> None:
        s.set_aside([*range(5)], self.bag)
        s.piles[self.deck] = [UNSEEN] * 5
        s.ask(ASK, 0, 2)

    def candidates(self, s: State, ask: Frame, seat: int) -> list[int]:
        return [choice(GO)]

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        return LEGAL


def set_up(*drawn: int) -> tuple[Box, State]:
    box = Box()
    return box, Game.begun(box, b"", (), Script(["deck", "die"], [[*drawn], []])).state


# --- what is pending


def test_unwinding_drops_what_is_above_the_marker_but_for_what_always_runs() -> None:
    _, s = set_up()
    for kind in (STEPPING, MARKER, STEPPING, BACK, STEPPING, BACK):
        s.then(kind)
    s.ask(ASK, 1)
    s.unwind(MARKER)
    assert [frame.kind for frame in s.stack] == [ASK, STEPPING, MARKER, BACK, BACK]


def test_unwinding_stops_at_the_topmost_marker() -> None:
    _, s = set_up()
    for kind in (MARKER, STEPPING, MARKER, STEPPING):
        s.then(kind)
    s.unwind(MARKER)
    assert [frame.kind for frame in s.stack] == [ASK, MARKER, STEPPING, MARKER]


def test_without_a_marker_nothing_is_unwound() -> None:
    _, s = set_up()
    s.then(STEPPING)
    s.unwind(MARKER)
    assert [frame.kind for frame in s.stack] == [ASK, STEPPING]


def test_a_window_asks_clockwise_from_the_active_seat() -> None:
    s = Game.begun(match.Match(4), b"").state
    s.active = 2
    s.ask_each(match.TURN, 0b1011)
    assert [frame.seat for frame in s.stack[:-4:-1]] == [3, 0, 1]
    assert [frame.question for frame in s.stack[-3:]] == [2, 3, 4]


def test_an_ended_game_has_nothing_pending() -> None:
    """Whatever a rule pushed after the end, and though a limit ends the game between two steps."""

    class Ending(Box):
        def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
            s.end(BOX_1_1, 1)
            s.end(BOX_1_1, 2)
            s.ask(ASK, 0)

    class Limited(Box):
        def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
            s.turn = 1
            s.then(STEPPING)

        def settle(self, s: State) -> None:
            if s.turn == 1:
                s.end(BOX_1_1, 3)

    for box in (Ending(), Limited()):
        game = Game.begun(box, b"")
        game.play(0, "go")
        assert (game.over, game.waiting, game.options(0), game.question) == (True, [], [], 0)
        assert game.result is not None
        assert game.result.winners == [0, 1]


# --- things


def test_a_deck_gives_what_was_placed_before_what_is_unseen() -> None:
    box, s = set_up(3, 1)
    s.draw_top(box.deck, box.bag, 0, box.table)
    assert (s.piles[box.table], s.piles[box.deck], s.piles[box.bag]) == ([3], [UNSEEN] * 4, [0, 1, 2, 4])
    s.move(3, box.deck)
    s.piles[box.deck] = [3, *s.piles[box.deck][:-1]]
    assert [s.draw_top(box.deck, box.bag, 0, box.hands[1]) for _ in range(2)] == [3, 1]
    assert s.counters == [2, 0]
    assert (s.piles[box.hands[1]], s.where[3], s.where[1]) == ([3, 1], box.hands[1], box.hands[1])


def test_an_empty_deck_gives_nothing() -> None:
    box, s = set_up(0, 1, 2, 3, 4)
    assert [s.draw_top(box.deck, box.bag, 0, box.table) for _ in range(6)] == [0, 1, 2, 3, 4, -1]
    assert s.draw(box.bag, 0, box.table) == -1


def test_who_does_not_see_a_draw_no_longer_knows_what_is_left() -> None:
    box, s = set_up(3, 1)
    s.draw_top(box.deck, box.bag, 0, box.table)
    assert set(s.known) == {EVERYONE}
    s.draw_top(box.deck, box.bag, 0, box.hands[1])
    assert s.known == [0b10, 0b10, 0b10, EVERYONE, 0b10]
    assert seen(s, box.hands[1], 0) == ["?"]
    assert seen(s, box.hands[1], 1) == ["card-1"]
    assert seen(s, box.deck, 1) == ["?", "?", "?"]


def test_what_was_known_stays_known_wherever_it_goes() -> None:
    """A card that was shown goes to a hand, and everyone still knows it; one that was drawn unseen is shown later."""
    box, s = set_up(3, 1)
    s.draw(box.bag, 0, box.table)
    s.draw(box.bag, 0, box.hands[0])
    s.move(3, box.hands[0])
    s.reveal(1, 0b10)
    assert seen(s, box.hands[0], 1) == ["card-1", "card-3"]
    assert seen(s, box.hands[0], SPECTATOR) == ["?", "card-3"]


def test_a_bag_is_shown_without_an_order() -> None:
    box, s = set_up(3)
    s.draw(box.bag, 0, box.hands[1])
    s.reveal(4, EVERYONE)
    assert seen(s, box.bag, 0) == ["?", "?", "?", "card-4"]


def test_worlds_that_look_alike_are_concealed_alike() -> None:
    """In one the other player has seen card 2 before it went back into the bag, in the other card 4."""
    worlds = []
    for card in (2, 4):
        box, s = set_up(card, 0)
        s.stack = [Frame(ASK, 0, -1, -1, -1, 1, 1)]
        s.draw(box.bag, 0, box.hands[1])
        s.draw(box.bag, 0, box.hands[0])
        for thing in range(5):
            s.known[thing] = {card: 0b10, 0: 0b01}.get(thing, 0)
        s.move(card, box.bag)
        worlds.append(json.dumps(dump_state(box, conceal(s, 0, box.names))))
    assert worlds[0] == worlds[1]


def test_a_question_about_an_unknown_card_does_not_name_it() -> None:
    box, s = set_up()
    s.known[2] = 0
    assert View(box, s, 0).facts()["ask"] == ["ask", "?"]
    s.known[2] = 0b01
    assert View(box, s, 0).facts()["ask"] == ["ask", "card-2"]
    assert View(box, s, 1).facts()["ask"] == ["ask"]


def test_what_is_pending_names_in_each_world_what_lies_there() -> None:
    """Seat 0 is asked about its own card: to seat 1 it is any of the five."""
    box, s = set_up(2)
    s.draw(box.bag, 0, box.hands[0])
    worlds = [View(box, s, 1).sample(bytes([number]) * 32).state for number in range(60)]
    assert {world.stack[0].a for world in worlds} == {0, 1, 2, 3, 4}
    assert all(world.piles[box.hands[0]] == [world.stack[0].a] for world in worlds)
    assert View(box, s, 1).world.stack[0].a == 0
    assert View(box, s, 0).world.stack[0].a == 2


def test_a_saved_deck_has_a_place_for_each_unseen_thing() -> None:
    box, s = set_up(3)
    s.draw_top(box.deck, box.bag, 0, box.table)
    state = dump_state(box, s)
    assert contract.saved(Game.of(box, load_state(box, state, s.chance))) == contract.saved(Game.of(box, s))
    piles = state["piles"]
    assert isinstance(piles, dict)
    with pytest.raises(BadRecord, match="deck: not as many unseen things as there are"):
        load_state(box, state | {"piles": piles | {"deck": ["-"] * 5}}, s.chance)


def test_what_was_saved_does_not_change_with_the_game() -> None:
    game = Game.begun(match.Match(2), b"")
    state = dump_state(game.rules, game.state)
    before = json.dumps(state)
    game.state.counters[0] += 1
    game.state.known[0] = 0
    game.state.answers[0] = 7
    assert json.dumps(state) == before


def test_rules_have_no_interjections_and_no_limits_unless_they_say_so() -> None:
    rules = Rules("toy", 1, Layout(), Names("TOY", [1010], {}, {1: "go"}, {ASK: "ask"}, {}, []), {})
    s = ToyState()
    ask = Frame(ASK, 0, -1, -1, -1, 1, 1)
    rules.settle(s)
    assert (rules.interjecting(s, ask), rules.closing(s, ask, 1), rules.fields(), rules.broken(s)) == (0, False, [], [])


def test_everyone_else_is_out_of_turn() -> None:
    game = Game.begun(match.Match(2), b"")
    assert engine.why_not(game.rules, game.state, 1, game.read("train")) == match.MATCH_2_1
    assert game.why_not(1, "train") == "MATCH-2.1"
    assert game.why_not(0, "train") == ""
