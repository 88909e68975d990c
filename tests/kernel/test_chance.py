"""Chance: what comes out is committed to, equally likely, and can be checked by anyone afterwards."""

import hashlib
import struct
from itertools import permutations

import msgspec
import pytest

from greathall.kernel.chance import Chance, Outcomes, Script, Stream, Unforeseen
from greathall.kernel.errors import BadRecord, NotPossible, ScriptEnded
from greathall.kernel.game import Game, load
from greathall.kernel.records import (
    Chanced,
    Chosen,
    Committed,
    Entry,
    Header,
    Linked,
    Nonced,
    Record,
    Seated,
    first_hash,
    key_hash,
    next_hash,
    parse,
    read_key,
)
from greathall.kernel.verify import check_key
from tests.kernel import contract
from tests.kernel.games import match
from tests.kernel.uniform import is_uniform

KEY = bytes(range(32))
PURPOSES = ["deck", "die"]


def finished() -> Record:
    """The published record of a whole game with throws and draws."""
    game = Game.begun(match.Match(3), KEY, [b"ana", b"ben", b"cyd"])
    game.seat_changed(1, "bot")
    turn = 0
    while not game.over:
        turn += 1
        possible = contract.moves(game)
        game.play(*possible[7 * turn % len(possible)])
    return game.record()


def forged(record: Record, entries: list[Entry], header: Header | None = None, key: str | None = None) -> Record:
    """A record with other entries, whose chain has been made anew."""
    header = header or record.header
    linked = []
    before = first_hash(header)
    for entry in entries:
        before = next_hash(before, entry)
        linked.append(Linked(entry, before))
    key = record.key if key is None else key
    return Record(header=header, entries=linked, content=record.content, key=key)


def entries_of(record: Record) -> list[Entry]:
    return [linked.entry for linked in record.entries]


def place_of(record: Record, kind: type[Entry], purpose: str = "") -> int:
    """The number of the third entry of a kind, for chance of a purpose."""
    fitting = [
        number
        for number, entry in enumerate(entries_of(record))
        if isinstance(entry, kind) and (not purpose or (isinstance(entry, Chanced) and entry.purpose == purpose))
    ]
    return fitting[min(2, len(fitting) - 1)]


# --- the stream


def test_the_stream_is_the_one_that_its_description_says() -> None:
    """Computed here from the description alone: a keyed hash of the nonces and of purpose/block/attempt, 16 words each."""
    stream = Stream(KEY, b"ana" + b"ben", PURPOSES)
    for purpose in (0, 1):
        for index in (0, 1, 15, 16, 47, 1000):
            data = b"anaben" + f"{PURPOSES[purpose]}/{index // 16}/0".encode()
            block = hashlib.blake2b(data, key=KEY, digest_size=64, person=b"greathall-stream").digest()
            word = struct.unpack_from("<I", block, 4 * (index % 16))[0]
            assert stream.roll(purpose, index, 6) == word % 6
            assert stream.roll(purpose, index, 1000) == word % 1000


def test_known_outcomes() -> None:
    """Records of old games stay verifiable: these numbers never change."""
    stream = Stream(KEY, b"", PURPOSES)
    dice = "".join(str(stream.roll(1, index, 6)) for index in range(20))
    assert dice == "12143123525554531523"
    assert [stream.roll(0, index, 100) for index in range(8)] == [70, 78, 66, 27, 29, 59, 45, 84]


def test_outcomes_come_in_any_order() -> None:
    one, other = Stream(KEY, b"", PURPOSES), Stream(KEY, b"", PURPOSES)
    forwards = [one.roll(1, index, 6) for index in range(100)]
    assert [other.roll(1, index, 6) for index in reversed(range(100))] == forwards[::-1]


def test_every_key_nonce_and_purpose_has_its_own_stream() -> None:
    streams = [(KEY, b"", "die"), (KEY[::-1], b"", "die"), (KEY, b"ana", "die"), (KEY, b"", "deck")]
    rolled = [tuple(Stream(key, nonce, [name]).roll(0, n, 1 << 20) for n in range(8)) for key, nonce, name in streams]
    assert len(set(rolled)) == 4


def test_one_roll_more_changes_no_other_purpose() -> None:
    """A die rolled in between leaves the deck as it was, and the next die too."""
    one, other = Game.begun(match.Match(2), KEY), Game.begun(match.Match(2), KEY)
    other.state.outcome(1, 6)
    drawn = [[str(event) for event in game.play(0, "train")] for game in (one, other)]
    assert one.state.piles == other.state.piles
    assert drawn[0] == drawn[1]
    assert one.state.counters == [2, 0]
    assert other.state.counters == [2, 1]


@pytest.mark.parametrize("bound", [2, 6, 7, 24])
def test_dice_are_uniform(bound: int) -> None:
    stream = Stream(KEY, b"dice", PURPOSES)
    rolled = [stream.roll(1, index, bound) for index in range(bound * 1000)]
    assert is_uniform([rolled.count(side) for side in range(bound)])


def test_pairs_of_dice_are_uniform() -> None:
    """A die does not know of the one before."""
    stream = Stream(KEY, b"pairs", PURPOSES)
    rolled = [stream.roll(1, index, 6) * 6 + stream.roll(1, index + 1, 6) for index in range(0, 36000, 2)]
    assert is_uniform([rolled.count(pair) for pair in range(36)])


def test_drawing_shuffles_uniformly() -> None:
    """Four things drawn one by one come in each of the 24 orders equally often."""
    stream = Stream(KEY, b"draws", PURPOSES)
    orders = dict.fromkeys(permutations(range(4)), 0)
    for number in range(12000):
        bag, drawn = [0, 1, 2, 3], []
        for step in range(4):
            drawn.append(bag.pop(stream.pick(0, 4 * number + step, bag)))
        orders[(drawn[0], drawn[1], drawn[2], drawn[3])] += 1
    assert is_uniform(list(orders.values()))


def test_a_word_of_the_incomplete_round_is_replaced() -> None:
    """With a bound above half of all words nearly every second word is; what replaces it is the hash of a later attempt."""
    bound = (1 << 31) + 1
    stream = Stream(KEY, b"", PURPOSES)
    replaced = 0
    for index in range(200):
        attempt, number, at = 0, index // 16, index % 16
        while True:
            data = f"die/{number}/{attempt}".encode()
            block = hashlib.blake2b(data, key=KEY, digest_size=64, person=b"greathall-stream").digest()
            word = struct.unpack_from("<I", block, 4 * at)[0]
            if word < bound:
                break
            attempt, number, at = attempt + 1, index, 0
        replaced += attempt > 0
        assert stream.roll(1, index, bound) == word
    assert 60 < replaced < 140


def test_the_greatest_bound_takes_every_word() -> None:
    stream = Stream(KEY, b"", PURPOSES)
    assert stream.roll(1, 3, 1 << 32) == stream.hashed(1, 0, 0)[3]


# --- scripted and recorded chance


def test_a_script_says_what_comes_out() -> None:
    script = Script(PURPOSES, [[23, 4, 9], [5, 0]])
    game = Game.begun(match.Match(2), b"", (), script)
    assert [str(event) for event in game.play(0, "train")] == ["MATCH-2.1 drew seat-0 ? ?"]
    assert game.state.piles[0] == [23, 4]
    game.play(1, "challenge seat-0")
    told = [str(event) for event in game.play(1, "throw")]
    assert told == ["MATCH-3.2 threw seat-1 6", "MATCH-3.2 drew seat-1 ?"]
    assert game.state.piles[1] == [9]


@pytest.mark.parametrize(
    ("outcomes", "message"),
    [
        ([[23], []], "no outcome number 2 for deck"),
        ([[23, 99], []], "the script draws thing 99 for deck, which is not there"),
        ([[23, 23], []], "the script draws thing 23 for deck, which is not there"),
    ],
)
def test_a_script_that_does_not_fit_says_where(outcomes: list[list[int]], message: str) -> None:
    game = Game.begun(match.Match(2), b"", (), Script(PURPOSES, outcomes))
    before = contract.saved(game)
    with pytest.raises(ScriptEnded, match=message):
        game.play(0, "train")
    assert contract.saved(game) == before


def test_a_script_is_held_to_the_bound() -> None:
    with pytest.raises(ScriptEnded, match="the script says 6 for die, which ends at 5"):
        Script(PURPOSES, [[], [6]]).roll(1, 0, 6)
    with pytest.raises(ScriptEnded, match="the script says -1 for die"):
        Script(PURPOSES, [[], [-1]]).roll(1, 0, 6)


def test_a_script_may_leave_the_rest_to_another_chance() -> None:
    stream = Stream(KEY, b"", PURPOSES)
    script = Script(PURPOSES, [[7], [3]], stream)
    assert (script.roll(1, 0, 6), script.pick(0, 0, [5, 7])) == (3, 1)
    assert [script.roll(1, index, 6) for index in range(1, 9)] == [stream.roll(1, index, 6) for index in range(1, 9)]
    assert script.pick(0, 1, [5, 6, 7]) == stream.pick(0, 1, [5, 6, 7])


def test_recorded_outcomes_come_once_in_order() -> None:
    chance = Outcomes(PURPOSES)
    chance.coming = [(1, 0, 6, 5), (0, 0, 24, 2)]
    assert chance.roll(1, 0, 6) == 5
    assert chance.pick(0, 0, list(range(24))) == 2
    with pytest.raises(ScriptEnded, match="the record has no outcome for die number 1"):
        chance.roll(1, 1, 6)


@pytest.mark.parametrize("coming", [(0, 0, 6, 5), (1, 1, 6, 5), (1, 0, 8, 5), (1, 0, 6, 6), (1, 0, 6, -1)])
def test_a_recorded_outcome_is_the_one_that_was_asked_for(coming: tuple[int, int, int, int]) -> None:
    chance = Outcomes(PURPOSES)
    chance.coming = [coming]
    with pytest.raises(ScriptEnded, match="but the game asks for die number 0 of 6"):
        chance.roll(1, 0, 6)
    assert chance.used == 0


def test_a_view_cannot_look_ahead() -> None:
    game = Game.begun(match.Match(2), KEY)
    world = game.view(0).world
    assert isinstance(world.chance, Unforeseen)
    with pytest.raises(NotPossible, match="a view does not know what chance will bring"):
        world.outcome(1, 6)


def test_a_sample_has_dice_of_its_own() -> None:
    """A bot that plays on in samples sees many futures, not the real one."""
    game = Game.begun(match.Match(2), KEY)
    real = [game.state.copy().outcome(1, 1 << 20) for _ in range(3)]
    sampled = [game.view(0).sample(bytes([n]) * 32).state.outcome(1, 1 << 20) for n in range(3)]
    assert len({*real}) == 1
    assert len({*sampled, *real}) == 4


def test_plain_python_can_be_chance() -> None:
    """A subclass written in a test is asked like any other, compiled or not."""

    class Highest(Chance):
        def roll(self, purpose: int, index: int, bound: int) -> int:
            return bound - 1

    game = Game.begun(match.Match(2), b"", (), Highest())
    game.play(0, "train")
    assert game.state.piles[0] == [35, 34]


# --- what is published


def test_the_commitment_is_the_first_entry_and_the_key_fits_it() -> None:
    record = finished()
    assert entries_of(record)[0] == Committed(key_hash(KEY))
    assert key_hash(KEY) == hashlib.blake2b(KEY, digest_size=32, person=b"greathall-key").hexdigest()
    assert entries_of(record)[1:4] == [Nonced(0, b"ana".hex()), Nonced(1, b"ben".hex()), Nonced(2, b"cyd".hex())]
    assert record.key == KEY.hex()


def test_anyone_can_verify_a_finished_game() -> None:
    record = parse(finished().dump())
    check_key(KEY, entries_of(record))
    assert load(record, match.Match(3)).over


def test_the_chain_is_the_one_that_its_description_says() -> None:
    """Each hash is over the hash before and the entry as JSON, the first over the header."""
    record = finished()
    before = hashlib.blake2b(msgspec.json.encode(record.header, order="deterministic"), digest_size=16).hexdigest()
    for linked in record.entries:
        data = before.encode() + msgspec.json.encode(linked.entry, order="deterministic")
        before = hashlib.blake2b(data, digest_size=16).hexdigest()
        assert linked.hash == before


def changed(entry: Entry) -> Entry:
    """The entry with one thing different."""
    if isinstance(entry, Chanced):
        return msgspec.structs.replace(entry, result=(entry.result + 1) % entry.bound)
    if isinstance(entry, Chosen):
        return msgspec.structs.replace(entry, seat=(entry.seat + 1) % 3)
    if isinstance(entry, Seated):
        return Seated(2, "bot")
    if isinstance(entry, Nonced):
        return Nonced(entry.seat, "00")
    return Committed("00")


CHANGES: list[tuple[type[Entry], str]] = [
    (Chanced, "die"),
    (Chanced, "deck"),
    (Chosen, ""),
    (Seated, ""),
    (Nonced, ""),
    (Committed, ""),
]


@pytest.mark.parametrize(("kind", "purpose"), CHANGES, ids=["roll", "draw", "choice", "seat", "nonce", "commitment"])
def test_a_changed_entry_is_named(kind: type[Entry], purpose: str) -> None:
    record = finished()
    number = place_of(record, kind, purpose)
    record.entries[number] = Linked(changed(record.entries[number].entry), record.entries[number].hash)
    with pytest.raises(BadRecord, match=rf"entry {number} was changed"):
        parse(record.dump())


def test_a_changed_order_is_named() -> None:
    record = finished()
    number = place_of(record, Chanced, "die")
    record.entries[number], record.entries[number + 1] = record.entries[number + 1], record.entries[number]
    with pytest.raises(BadRecord, match=rf"entry {number} was changed"):
        parse(record.dump())


def test_a_removed_entry_is_named() -> None:
    record = finished()
    number = place_of(record, Chosen)
    del record.entries[number]
    with pytest.raises(BadRecord, match=rf"entry {number} was changed"):
        parse(record.dump())


@pytest.mark.parametrize(
    "change", [{"game": "duel"}, {"seats": 4}, {"rules": 2}, {"edition_hash": "00"}, {"options": {"first": 1}}], ids=str
)
def test_a_changed_header_is_named(change: dict[str, object]) -> None:
    record = finished()
    header = msgspec.structs.replace(record.header, **change)
    with pytest.raises(BadRecord, match=r"the header or entry 0 was changed"):
        parse(msgspec.structs.replace(record, header=header, content=None).dump())


@pytest.mark.parametrize("purpose", ["die", "deck"])
def test_a_changed_outcome_in_a_new_chain_is_found_by_the_key(purpose: str) -> None:
    """Whoever makes the chain anew still cannot choose the dice: the key says what they were."""
    record = finished()
    entries = entries_of(record)
    number = place_of(record, Chanced, purpose)
    entries[number] = changed(entries[number])
    with pytest.raises(BadRecord, match=rf"entry {number}: the key leads to \d+, the record says \d+"):
        check_key(KEY, entries_of(parse(forged(record, entries).dump())))


@pytest.mark.parametrize(("kind", "purpose"), CHANGES, ids=["roll", "draw", "choice", "seat", "nonce", "commitment"])
def test_a_changed_entry_in_a_new_chain_does_not_load(kind: type[Entry], purpose: str) -> None:
    """Except for who held a seat: that is nowhere else in the record."""
    record = finished()
    entries = entries_of(record)
    number = place_of(record, kind, purpose)
    entries[number] = changed(entries[number])
    again = parse(forged(record, entries).dump())
    if kind is Seated:
        assert load(again, match.Match(3)).over
    else:
        with pytest.raises(BadRecord, match=r"entry \d+: "):
            load(again, match.Match(3))


@pytest.mark.parametrize(
    "change", [{"game": "duel"}, {"seats": 4}, {"edition_hash": "00"}, {"options": {"first": 1}}], ids=str
)
def test_a_changed_header_in_a_new_chain_does_not_load(change: dict[str, object]) -> None:
    record = finished()
    again = forged(record, entries_of(record), msgspec.structs.replace(record.header, **change))
    with pytest.raises(BadRecord, match="header: the record is of"):
        load(again, match.Match(3))


def test_another_key_is_found() -> None:
    record = finished()
    with pytest.raises(BadRecord, match="entry 0: the key is not the one whose hash was given"):
        load(forged(record, entries_of(record), key="00" * 32), match.Match(3))
    with pytest.raises(BadRecord, match="a key is 64 hexadecimal digits"):
        load(forged(record, entries_of(record), key="00"), match.Match(3))
    assert read_key("0f" * 32) == b"\x0f" * 32
