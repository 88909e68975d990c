"""What is no choice, no record, no possible story and no state is refused, by name, and changes nothing."""

import json
from collections.abc import Callable

import msgspec
import pytest

from greathall.kernel.editions import content_hash
from greathall.kernel.errors import BadRecord, GreatHallError, IllegalChoice, NotPossible, UnknownWord
from greathall.kernel.game import Game, load
from greathall.kernel.records import (
    LARGEST,
    MOST,
    Chanced,
    Chosen,
    Committed,
    Entry,
    Linked,
    Nonced,
    Record,
    Seated,
    TakenBack,
    Upgraded,
    first_hash,
    next_hash,
    parse,
)
from greathall.kernel.rules import Rules
from greathall.kernel.saves import load_state
from greathall.kernel.state import Frame, State
from tests.kernel import contract
from tests.kernel.games import match, walk
from tests.kernel.played import assert_refused, begun, play

CHOICES: list[tuple[int, int | str, type[GreatHallError], str]] = [
    (0, "", UnknownWord, "'' is nothing that can be done"),
    (0, "fly", UnknownWord, "'fly' is nothing that can be done in this game"),
    (0, "step", UnknownWord, r"'step' takes 1 words \(space\), not 0"),
    (0, "step space-1 space-2", UnknownWord, "takes 1 words"),
    (0, "step space-99", UnknownWord, "'space-99' is no space"),
    (0, "step 1", UnknownWord, "'1' is no space"),
    (0, "step \N{SUPERSCRIPT TWO}", UnknownWord, "is no space"),
    (0, "step\x00space-1", UnknownWord, "nothing that can be done"),
    (0, "step " * 1_000_000, UnknownWord, "a choice has at most 120 characters, this one has 5000000"),
    (0, "step -", IllegalChoice, "seat 0 may not choose 'step -': WALK-2.1"),
    (0, "step space-5", IllegalChoice, "seat 0 may not choose 'step space-5': WALK-2.1"),
    (0, "take coin-3", IllegalChoice, "WALK-2.3"),
    (0, "stop", IllegalChoice, "WALK-2.4"),
    (1, "step space-1", IllegalChoice, "seat 1 may not choose 'step space-1': WALK-2.1"),
    (2, "step space-1", NotPossible, "there is no seat 2"),
    (-1, "step space-1", NotPossible, "there is no seat -1"),
    (30, "step space-1", NotPossible, "there is no seat 30"),
    (0, 0, UnknownWord, "0 is no choice of this game"),
    (0, -1, UnknownWord, "-1 is no choice"),
    (0, 1 << 90, UnknownWord, "is no choice"),
    (0, (1 << 30) | (11 << 20), UnknownWord, "is no choice"),
    (0, (1 << 30) | (2 << 20) | 1, UnknownWord, "is no choice"),
]


@pytest.mark.parametrize(("seat", "picked", "error", "message"), CHOICES, ids=[str(row[:2])[:40] for row in CHOICES])
def test_what_is_no_choice_is_refused(seat: int, picked: int | str, error: type[GreatHallError], message: str) -> None:
    game = begun(walk.Walk(2))
    assert_refused(game, lambda: game.play(seat, picked), error, message)


def test_no_seat_has_no_view_and_no_options() -> None:
    game = begun(walk.Walk(2))
    for attempt in (
        lambda: game.view(2),
        lambda: game.view(-1),
        lambda: game.options(2),
        lambda: game.why_not(-1, "stop"),
    ):
        assert_refused(game, attempt, NotPossible, "there is no seat")


def relinked(entries: list[Entry], rules: Rules) -> Record:
    """A record of these entries whose chain is right."""
    header = begun(rules).header()
    linked, before = [], first_hash(header)
    for entry in entries:
        before = next_hash(before, entry)
        linked.append(Linked(entry, before))
    return Record(header=header, entries=linked)


def story() -> list[Entry]:
    """Two draws of the set-up, then three choices of seat 0 in Walk."""
    game = begun(walk.Walk(2))
    play(game, 0, "step space-1", "take coin-0", "step space-2")
    return game.entries


FIRST = 5
"""The number of the first choice in the story."""


def put(number: int, entry: Entry) -> Callable[[list[Entry]], list[Entry]]:
    return lambda entries: [*entries[:number], entry, *entries[number + 1 :]]


def insert(number: int, entry: Entry) -> Callable[[list[Entry]], list[Entry]]:
    return lambda entries: [*entries[:number], entry, *entries[number:]]


STORIES: list[tuple[Callable[[list[Entry]], list[Entry]], str]] = [
    (lambda entries: [], "entry 0: a record begins with the hash of its key"),
    (lambda entries: entries[1:], "entry 0: a record begins with the hash of its key"),
    (lambda entries: entries[:2], "entry 2: the record has no outcome for deck number 0"),
    (lambda entries: entries[:4], "entry 3: the record has no outcome for deck number 1"),
    (insert(1, Committed("00")), "the record has no outcome"),
    (insert(FIRST, Committed("00")), f"entry {FIRST}: out of place"),
    (insert(1, Nonced(1, "00")), "entry 0: the nonce of seat 1 is out of place"),
    (insert(3, Nonced(2, "00")), "entry 0: the nonce of seat 2 is out of place"),
    (insert(FIRST, Nonced(0, "00")), f"entry {FIRST}: out of place"),
    (put(3, Chanced("weather", 0, 10, 1)), "there is no chance for 'weather' in this game"),
    (put(3, Chanced("deck", 1, 10, 1)), "the record has deck number 1 of 10 = 1, but the game asks for deck number 0"),
    (put(3, Chanced("deck", 0, 11, 1)), "but the game asks for deck number 0 of 10"),
    (put(3, Chanced("deck", 0, 10, 10)), "but the game asks for deck number 0 of 10"),
    (insert(FIRST + 1, Chanced("die", 0, 6, 1)), f"entry {FIRST}: it does not lead to what stands behind it"),
    (insert(FIRST, Chanced("die", 0, 6, 1)), f"entry {FIRST}: an outcome of chance that nothing asked for"),
    (put(FIRST, Chosen(0, "fly", 1)), f"entry {FIRST}: 'fly' is nothing that can be done"),
    (put(FIRST, Chosen(0, "step space-5", 1)), f"entry {FIRST}: seat 0 may not choose 'step space-5': WALK-2.1"),
    (put(FIRST, Chosen(1, "step space-1", 1)), f"entry {FIRST}: seat 1 may not choose"),
    (put(FIRST, Chosen(29, "step space-1", 1)), f"entry {FIRST}: there is no seat 29"),
    (put(FIRST, Chosen(0, "step space-1", 7)), f"entry {FIRST}: question 7 is no longer open"),
    (put(FIRST, Chosen(0, "step space-1", 0)), f"entry {FIRST}: it does not lead to what stands behind it"),
    (put(FIRST, Chosen(0, " step  space-1", 1)), f"entry {FIRST}: it does not lead to what stands behind it"),
    (insert(FIRST + 3, TakenBack(FIRST + 3, [0])), f"entry {FIRST + 3}: entry {FIRST + 3} is none"),
    (insert(FIRST + 3, TakenBack(1, [0])), f"entry {FIRST + 3}: entry 1 is none"),
    (insert(FIRST + 3, TakenBack(FIRST, [0, 7])), f"entry {FIRST + 3}: there is no seat 7"),
    (insert(FIRST, Seated(2, "ana")), f"entry {FIRST}: there is no seat 2"),
    (insert(FIRST, Upgraded(1, content_hash({}), {})), f"entry {FIRST}: the state has other fields"),
    (insert(FIRST, Upgraded(1, "00", {})), "header: the record is of 'walk'"),
]


@pytest.mark.parametrize(("change", "message"), STORIES, ids=[message[:60] for _, message in STORIES])
def test_an_impossible_story_is_refused(change: Callable[[list[Entry]], list[Entry]], message: str) -> None:
    """The chain is right, so the form is too: that it is no possible game is found by playing it."""
    rules = walk.Walk(2)
    assert load(parse(relinked(story(), rules).dump()), rules).waiting == [0]
    record = parse(relinked(change(story()), rules).dump())
    with pytest.raises(BadRecord) as caught:
        load(record, rules)
    assert message in str(caught.value)


def test_a_record_cut_off_between_two_choices_is_the_game_until_then() -> None:
    rules = walk.Walk(2)
    game = load(parse(relinked(story()[: FIRST + 1], rules).dump()), rules)
    assert game.name(game.options(0)[0]) == "step space-2"


def edited(**changes: object) -> bytes:
    """The story's record with something else in some places."""
    record = json.loads(relinked(story(), walk.Walk(2)).dump())
    return json.dumps(record | changes).encode()


def with_entry(**changes: object) -> bytes:
    """The story's record with something else in its first choice."""
    record = json.loads(relinked(story(), walk.Walk(2)).dump())
    record["entries"][FIRST]["entry"] |= changes
    return json.dumps(record).encode()


DATA: list[tuple[str, Callable[[], bytes | str], str]] = [
    ("empty", lambda: b"", "not a record: Input data was truncated"),
    ("no JSON", lambda: b"ana", "not a record: JSON is malformed"),
    ("no UTF-8", lambda: b'{"format": "\xff"}', "not a record"),
    ("no Unicode", lambda: '{"format": "\ud800"}', "not a record"),
    ("null", lambda: b"null", r"not a record: Expected `object`, got `null`"),
    ("a list", lambda: b"[]", "not a record: Expected `object`, got `array`"),
    ("nothing", lambda: b"{}", "not a record: Object missing required field `format`"),
    (
        "other version",
        lambda: edited(format="greathall-record-9"),
        "of the form 'greathall-record-9'; this version reads",
    ),
    (
        "long version",
        lambda: edited(format="9" * 10**6),
        r"not a record: Expected `str` of length <= 64 - at `\$.format`",
    ),
    ("more", lambda: edited(more=1), "not a record: Object contains unknown field `more`"),
    ("no header", lambda: edited(header=None), r"not a record: Expected `object`, got `null` - at `\$.header`"),
    ("no entries", lambda: edited(entries={}), r"Expected `array`, got `object` - at `\$.entries`"),
    ("too many entries", lambda: edited(entries=[0] * (MOST + 1)), r"at `\$.entries"),
    ("odd key", lambda: edited(key="abc"), r"Expected `str` matching regex .* - at `\$.key`"),
    ("key with a line end", lambda: edited(key="ab\n"), r"at `\$.key`"),
    (
        "other content",
        lambda: edited(content={"cards": []}),
        "content: this is not the edition that the record was made with",
    ),
    ("unknown entry", lambda: with_entry(entry="wish"), r"Invalid value 'wish' - at `\$.entries\[5\].entry.entry`"),
    ("seat 30", lambda: with_entry(seat=30), r"Expected `int` <= 29 - at `\$.entries\[5\].entry.seat`"),
    ("seat -1", lambda: with_entry(seat=-1), r"Expected `int` >= 0 - at `\$.entries\[5\].entry.seat`"),
    ("seat 0.5", lambda: with_entry(seat=0.5), r"Expected `int`, got `float` - at `\$.entries\[5\].entry.seat`"),
    ("great question", lambda: with_entry(question=10**30), r"at `\$.entries\[5\].entry.question`"),
    ("long choice", lambda: with_entry(choice="x" * 121), r"length <= 120 - at `\$.entries\[5\].entry.choice`"),
    ("too large", lambda: b" " * (LARGEST + 1), f"a record has at most {LARGEST} bytes, this one has {LARGEST + 1}"),
    ("too large text", lambda: " " * (LARGEST + 1), f"a record has at most {LARGEST} bytes"),
    ("deep", lambda: edited(content=1).replace(b"1}", b'{"a":' * 10**5 + b"1" + b"}" * 10**5 + b"}"), "not a record"),
    ("deep list", lambda: b"[" * 10**6, "not a record"),
]


@pytest.mark.parametrize(("data", "message"), [row[1:] for row in DATA], ids=[row[0] for row in DATA])
def test_what_is_no_record_is_refused(data: Callable[[], bytes | str], message: str) -> None:
    with pytest.raises(BadRecord, match=message) as caught:
        parse(data())
    assert len(str(caught.value)) < 300


def test_a_truncated_record_is_refused_wherever_it_ends() -> None:
    data = relinked(story(), walk.Walk(2)).dump()
    for length in range(0, len(data), 7):
        with pytest.raises(BadRecord, match=r"not a record: (Input data was truncated|JSON is malformed)"):
            parse(data[:length])


def test_a_record_that_nests_as_deep_as_it_may_is_read_or_refused() -> None:
    """There is no depth at which reading works and hashing does not."""
    for depth in range(100, 2000, 50):
        content = b'{"a":' * depth + b"1" + b"}" * depth
        with pytest.raises(BadRecord, match=r"not a record|content: this is not the edition"):
            parse(edited(content=0).replace(b'"content": 0', b'"content": ' + content))


def frame(*row: object) -> Callable[[dict[str, object]], object]:
    return lambda state: state | {"stack": [list(row)]}


def placed(zone: str, pile: object) -> Callable[[dict[str, object]], object]:
    return lambda state: state | {"piles": msgspec.convert(state["piles"], dict[str, object]) | {zone: pile}}


STATES: list[tuple[Callable[[dict[str, object]], object], str]] = [
    (lambda state: {}, "the state has other fields than this game: active, answers"),
    (lambda state: state | {"gold": 1}, "the state has other fields than this game: gold"),
    (lambda state: state | {"x" * 10**6: 1}, "the state has other fields"),
    (lambda state: state | {"turn": "1"}, "state.turn: '1' is no number that a state holds"),
    (lambda state: state | {"turn": True}, "state.turn: True is no number"),
    (lambda state: state | {"turn": 1.0}, "state.turn: 1.0 is no number"),
    (lambda state: state | {"turn": 10**40}, "state.turn: 1000"),
    (lambda state: state | {"turn": -1}, "state.turn: -1 is not between 0 and"),
    (lambda state: state | {"active": 2}, "state.active: 2 is not between 0 and 1"),
    (lambda state: state | {"winners": 4}, "state.winners: 4 is not between 0 and 3"),
    (lambda state: state | {"counters": 7}, "state.counters: not a list"),
    (lambda state: state | {"counters": [1]}, "state.counters: 1 values, not 2"),
    (lambda state: state | {"counters": [-1, 0]}, "state.counters: -1 is not between"),
    (lambda state: state | {"answers": [0, 12]}, "state.answers: 12 is no choice of this game"),
    (lambda state: state | {"ending": [77]}, "state.ending: 77 is no clause of this game"),
    (lambda state: state | {"ending": [4010]}, "state.stack: a decision is on top of it until the game has ended"),
    (lambda state: state | {"stack": []}, "state.stack: a decision is on top of it"),
    (lambda state: state | {"stack": {}}, "state.stack: not a list of lists"),
    (lambda state: state | {"stack": [1]}, "state.stack: not a list of lists"),
    (lambda state: state | {"stack": [[]]}, "state.stack: [] is nothing that can be pending"),
    (frame("fly", 0, 3, -1, -1, 1, 1), "is nothing that can be pending in this game"),
    (frame(["move"], 0, 3, -1, -1, 1, 1), "is nothing that can be pending in this game"),
    (frame("move", 2, 3, -1, -1, 1, 1), "state.stack.move: 2 is not between -1 and 1"),
    (frame("move", 0, 3, -1, -1, 2, 1), "state.stack.move: 2 are not the seats that this asks"),
    (frame("move", 0, 3, -1, -1, 0, 1), "state.stack.move: 0 are not the seats"),
    (frame("move", 0, 3, -1, -1, 8, 1), "state.stack.move: 8 is not between 0 and 3"),
    (frame("move", 0, None, -1, -1, 1, 1), "state.stack.move: None is no number"),
    (frame("move", 0, 3, -1, -1, 1, 99), "state.stack.move: 99 is not between 1 and"),
    (frame("next-turn", -1, -1, -1, -1, 0, 0), "a decision is on top of it"),
    (frame("next-turn", -1, -1, -1, -1, 1, 0), "state.stack.next-turn: 1 are not the seats"),
    (frame("answer", 0, -1, -1, 1, 0, 12), "is no answer"),
    (frame("answer", 0, -1, -1, 100, 0, (3 << 30)), "is no answer"),
    (lambda state: state | {"piles": []}, "state.piles: not a table"),
    (lambda state: state | {"piles": {}}, "state.piles: 17 things are nowhere"),
    (placed("attic", []), "state.piles: 'attic' is nothing in this game"),
    (placed("goals", {}), "state.piles.goals: not a list"),
    (placed("goals", ["goal-1", "ring"]), "state.piles.goals: 'ring' is nothing in this game"),
    (placed("goals", [["goal-1"]]), "is nothing in this game"),
    (placed("goals", ["coin-1"]), "cannot lie here, or lies in two places"),
    (placed("goals", ["-"]), "state.piles.goals: '-' cannot lie here"),
    (placed("goals", []), "things are nowhere"),
    (lambda state: state | {"known": 1}, "state.known: not a table"),
    (lambda state: state | {"known": {"ring": 1}}, "state.known: 'ring' is nothing in this game"),
    (lambda state: state | {"known": {"goal-1": 1 << 31}}, "state.known.goal-1: 2147483648 is not between"),
    (lambda state: state | {"known": {"goal-1": -1}}, "state.known.goal-1: -1 is not between"),
]


@pytest.mark.parametrize(("change", "message"), STATES, ids=[message[:60] for _, message in STATES])
def test_what_is_no_state_is_refused(change: Callable[[dict[str, object]], object], message: str) -> None:
    game = begun(walk.Walk(2))
    state = json.loads(contract.saved(game))
    assert contract.saved(Game.of(game.rules, load_state(game.rules, state, game.chance))) == contract.saved(game)
    with pytest.raises(BadRecord) as caught:
        load_state(game.rules, msgspec.convert(change(state), dict[str, object]), game.chance)
    assert message in str(caught.value)
    assert len(str(caught.value)) < 300


class Careful(match.Match):
    """No match has more than three goals."""

    def broken(self, s: State) -> list[str]:
        assert isinstance(s, match.MatchState)
        return [] if len(s.goals) <= 3 else [f"a match has at most three goals, not {len(s.goals)}"]


def test_a_state_that_breaks_the_games_own_invariants_is_refused() -> None:
    game = begun(Careful(2))
    state = json.loads(contract.saved(game)) | {"goals": [0, 1, 0, 1]}
    with pytest.raises(BadRecord, match="state: a match has at most three goals, not 4"):
        load_state(game.rules, state, game.chance)
    with pytest.raises(BadRecord, match=r"state\.goals: 'x' is no number"):
        load_state(game.rules, state | {"goals": ["x"]}, game.chance)


class Fragile(match.Match):
    """Rules that fall over a goal of nobody's."""

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        assert isinstance(s, match.MatchState)
        assert all(0 <= each < s.seats for each in s.goals)
        super().act(s, ask, seat, picked)


def test_an_upgrade_to_a_state_that_cannot_go_on_is_a_bad_record() -> None:
    """The game itself has no invariant for it; that the rules fall is the record's fault, and not an error of the program."""
    rules = Fragile(2)
    game = begun(rules)
    state = json.loads(contract.saved(game)) | {"goals": [7]}
    upgrade = Upgraded(1, content_hash({}), state)
    entries = [*game.entries, upgrade, Chosen(0, "train", game.question)]
    with pytest.raises(BadRecord, match=r"entry 4: the state of the upgrade cannot go on: AssertionError"):
        load(parse(relinked(entries, rules).dump()), rules)
