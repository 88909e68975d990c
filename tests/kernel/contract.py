"""The contract: what every game must keep. Each function checks one promise, on games of random choices.

A promise that is broken is an AssertionError that says which. GREATHALL_SECONDS is the time that a check may take for one
game beyond its least, GREATHALL_GAMES_SECONDS the time that all games together are played to their ends; more time is more
games.
"""

import json
import os
import random
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from time import monotonic

from greathall.kernel import engine
from greathall.kernel.chance import Outcomes, Stream
from greathall.kernel.choices import choice, first, kind_of, second, third
from greathall.kernel.events import EVERYONE, SPECTATOR, Event, knows
from greathall.kernel.game import Game, load
from greathall.kernel.names import Signature
from greathall.kernel.position import View
from greathall.kernel.records import Chanced, key_from_seed, parse
from greathall.kernel.rules import LEGAL, Rules
from greathall.kernel.saves import dump_state, load_state
from greathall.kernel.state import BAG, DECK, NOBODY, OWN, STEP, UNSEEN, Frame, State
from tests.kernel.games import ENDLESS, Case

SECONDS = float(os.environ.get("GREATHALL_SECONDS", "3"))
GAMES_SECONDS = float(os.environ.get("GREATHALL_GAMES_SECONDS", "120"))
LIMIT = 5000
"""No game of random choices is longer; where it may be endless, it is followed so far."""
FOLLOWED = 400
"""So many choices of a game are compared word by word."""


# --- games of random choices


def new_game(rules: Rules, seed: int) -> Game:
    """The game that a seed stands for."""
    return Game.begun(rules, key_from_seed(seed), [bytes([seat]) for seat in range(rules.layout.seats)])


def moves(game: Game) -> list[tuple[int, int]]:
    """What anybody may do now, in turn or out of turn."""
    seats = sorted({*game.waiting, *game.interjecting})
    return [(seat, picked) for seat in seats for picked in game.options(seat)]


def positions(rules: Rules, seed: int, count: int) -> Iterator[Game]:
    """So many positions of games of random choices, one game after the other. A position is only to be looked at."""
    chooser = random.Random(f"{rules.game} {seed}")
    game = new_game(rules, seed)
    for _ in range(count):
        yield game
        if game.over:
            seed += 1
            game = new_game(rules, seed)
        else:
            game.play(*chooser.choice(moves(game)))


def paced(games: Iterable[Game], least: int) -> Iterator[Game]:
    """As many of the games as the time allows, and at least so many."""
    end = monotonic() + SECONDS
    for number, game in enumerate(games):
        if number >= least and monotonic() > end:
            return
        yield game


def saved(game: Game) -> str:
    """The whole state as text."""
    return json.dumps(dump_state(game.rules, game.state), sort_keys=True)


def shown(view: View) -> str:
    """The whole view as text."""
    return json.dumps(view.facts(), sort_keys=True)


def eyes(rules: Rules) -> list[int]:
    """All who look at a game: the seats, and a spectator."""
    return [*range(rules.layout.seats), SPECTATOR]


def words(rules: Rules, events: list[Event]) -> list[list[list[str]]]:
    """What everyone is told of the events."""
    return [[event.words(seat) for event in events] for seat in eyes(rules)]


# --- the promises


def check_state(game: Game) -> None:
    """Things are conserved, knowledge is where it must be, and who is asked has something to choose."""
    rules, s = game.rules, game.state
    layout = rules.layout
    lying = sorted(thing for pile in s.piles for thing in pile if thing != UNSEEN)
    assert lying == list(range(len(layout.thing_names))), "every thing lies in exactly one pile"
    for zone, pile in enumerate(s.piles):
        name, kind, owner = layout.zone_names[zone], layout.zone_kinds[zone], layout.zone_owners[zone]
        things = [thing for thing in pile if thing != UNSEEN]
        assert all(s.where[thing] == zone for thing in things), f"where agrees with the pile {name}"
        assert kind == DECK or things == pile, f"only a deck holds unseen things, not {name}"
        assert kind != BAG or pile == sorted(pile), f"the bag {name} has no order"
        assert kind != OWN or all(knows(s.known[thing], owner) for thing in pile), f"the owner knows what is in {name}"
        if kind == DECK:
            assert owner != NOBODY, f"the deck {name} names the bag that it orders"
            assert pile.count(UNSEEN) == len(s.piles[owner]), f"{name} has a place for each thing of its bag"
    assert all(0 <= bits <= EVERYONE for bits in s.known), "knowledge is a bit for each seat"
    assert rules.broken(s) == [], "the game's own invariants hold"
    assert bool(s.stack) != game.over, "a game that runs has something pending, one that is over has not"
    assert game.over or s.stack[-1].kind < STEP, "a decision is open"
    for seat in game.waiting:
        assert game.options(seat), f"seat {seat} is asked, and has something to choose"


def check_clones(rules: Rules, seed: int = 0, count: int = 100) -> None:
    """A clone is independent of its game, and has the same future."""
    for game in paced(positions(rules, seed, count), 20):
        before = saved(game)
        one, other = game.clone(), game.clone()
        for _ in range(3):
            if one.over:
                break
            seat, picked = moves(one)[-1]
            assert words(rules, one.play(seat, picked)) == words(rules, other.play(seat, picked)), (
                "clones go the same way"
            )
            assert saved(one) == saved(other), "clones go the same way"
            assert saved(game) == before, "what a clone does leaves its game alone"


def check_saves(rules: Rules, seed: int = 0, count: int = 100) -> None:
    """A state that is saved and loaded after any decision is the same game."""
    for game in paced(positions(rules, seed, count), 20):
        text = saved(game)
        again = Game.of(rules, load_state(rules, json.loads(text), game.chance))
        assert saved(again) == text, "what was saved is what is loaded"
        ahead = game.clone()
        for _ in range(4):
            assert moves(again) == moves(ahead), "a loaded game offers the same"
            if ahead.over:
                break
            seat, picked = moves(ahead)[0]
            told = words(rules, again.play(seat, picked))
            assert told == words(rules, ahead.play(seat, picked)), "a loaded game goes on as it would have"
        assert saved(again) == saved(ahead), "a loaded game goes on as it would have"
        assert saved(game) == text, "the game that was saved is as it was"


def check_records(rules: Rules, seed: int = 0, count: int = 60) -> None:
    """A record that is written, read and loaded after any decision is the same game."""
    for game in paced(positions(rules, seed, count), 10):
        record = game.record(private=True)
        again = load(parse(record.dump()), rules)
        assert saved(again) == saved(game), "the record leads to the state"
        assert again.entries == game.entries, "the record is told again"
        assert again.record(private=True).dump() == record.dump(), "and is the same to the byte"
        assert (again.barrier, again.question) == (game.barrier, game.question), "so is what may be undone and answered"


def check_replay(rules: Rules, seed: int = 0) -> None:
    """The same choices and outcomes tell the same story, to everyone, to the byte."""
    game = new_game(rules, seed)
    chooser = random.Random(seed)
    told = [words(rules, game.opening)]
    played: list[tuple[int, str]] = []
    while not game.over and len(played) < FOLLOWED:
        seat, picked = chooser.choice(moves(game))
        played.append((seat, game.name(picked)))
        told.append(words(rules, game.play(seat, picked)))
    again = retold(rules, game)
    assert words(rules, again.opening) == told[0], "the set-up is told again"
    for (seat, line), then in zip(played, told[1:]):
        assert words(rules, again.play(seat, line)) == then, f"{line} is told again as it was"
    assert saved(again) == saved(game), "and it leads to the same end"


def retold(rules: Rules, game: Game) -> Game:
    """A new game to which the outcomes of chance of another come, in their order."""
    chance = Outcomes(rules.names.purposes)
    for entry in game.entries:
        if isinstance(entry, Chanced):
            purpose = rules.names.purposes.index(entry.purpose)
            chance.coming.append((purpose, entry.index, entry.bound, entry.result))
    return Game.begun(rules, b"", (), chance)


def check_options(rules: Rules, seed: int = 0, count: int = 100) -> None:
    """Options are unique, in order, have words that mean them, and can all be played."""
    for game in paced(positions(rules, seed, count), 20):
        for seat in eyes(rules)[:-1]:
            options = game.options(seat)
            assert options == sorted(set(options)), f"the options of seat {seat} are unique and in order"
            for picked in options:
                assert game.read(game.name(picked)) == picked, f"{game.name(picked)!r} means what it names"
                assert game.why_not(seat, picked) == "", f"{game.name(picked)!r} is offered and legal"
                tried = game.clone()
                tried.play(seat, game.name(picked), game.question)
                check_state(tried)


def check_candidates(rules: Rules, seed: int = 0, count: int = 200) -> None:
    """Nothing that words could say is legal and not offered, in any position of random games."""
    vocabulary = rules.names.vocabulary()
    for game in positions(rules, seed, count):
        check_vocabulary(game, vocabulary)


def check_vocabulary(game: Game, vocabulary: list[int]) -> None:
    """Of all that words could say exactly what is offered is legal; every refusal is by a clause of the game."""
    clauses = {LEGAL, *game.rules.names.clauses}
    for seat in eyes(game.rules)[:-1]:
        offered = set(game.options(seat))
        for picked in vocabulary:
            clause = engine.why_not(game.rules, game.state, seat, picked)
            legal = clause == LEGAL
            assert legal == (picked in offered), f"seat {seat}: {game.name(picked)!r} is legal exactly when offered"
            assert clause in clauses, f"{game.name(picked)!r} is refused by a clause: {clause}"


def check_clauses(rules: Rules, seed: int = 0, count: int = 300) -> None:
    """Every event and every ending cites a clause of the game, and has words for everyone."""
    chooser = random.Random(seed)
    for game in paced(positions(rules, seed, count), 20):
        events = [*game.opening]
        if not game.over:
            ahead = game.clone()
            events += ahead.play(*chooser.choice(moves(ahead)))
        for event in events:
            assert event.clause_number in rules.names.clauses, f"{event!r} cites a clause"
            assert all(event.words(seat)[:1] in ([], [event.clause]) for seat in eyes(rules))
        for clause in game.state.ending:
            assert clause in rules.names.clauses, f"the ending {clause} is a clause"


def check_secrets(rules: Rules, seed: int = 0, count: int = 60) -> None:
    """What a seat sees, may do and is refused depends on nothing that it may not know; no view knows the future."""
    vocabulary = rules.names.vocabulary()
    chooser = random.Random(seed)
    for number, game in enumerate(paced(positions(rules, seed, count), 10)):
        s = game.state
        asked = chooser.sample(vocabulary, min(60, len(vocabulary)))
        for seat in eyes(rules):
            view = game.view(None if seat == SPECTATOR else seat)
            compare_views(rules, s, view, asked)
            world = view.sample(key_from_seed(number)).state
            other = View(rules, world, seat)
            assert shown(other) == shown(view), f"seat {seat} cannot tell the worlds apart by what it is shown"
            compare_views(rules, world, view, asked)
            assert saved(Game.of(rules, other.world)) == saved(Game.of(rules, view.world)), "one view for all alike"
            assert view.world.chance is not game.chance, "a view does not know what chance will bring"
            for otherwise in answered_otherwise(rules, s, seat):
                world = View(rules, otherwise, seat).world
                assert saved(Game.of(rules, world)) == saved(Game.of(rules, view.world)), "open answers are not known"


def check_consequences(rules: Rules, seed: int = 0, count: int = 150) -> int:
    """Where a choice is told alike in two worlds that looked alike, and shows no card, they look alike afterwards: who is
    asked next, too. But for the end of a game, which tells who has won by what was secret.

    How often two worlds that differed were compared.
    """
    chooser = random.Random(seed)
    compared = 0
    for number, game in enumerate(paced(positions(rules, seed, count), 20)):
        if game.over:
            continue
        actor, key = game.waiting[0], key_from_seed(f"consequences {number}")
        for seat in eyes(rules):
            world = game.view(None if seat == SPECTATOR else seat).sample(key).state
            worlds = [Game.of(rules, game.state.copy()), Game.of(rules, world)]
            common = set(worlds[0].options(actor)) & set(worlds[1].options(actor))
            if not common or saved(worlds[0]) == saved(worlds[1]):
                continue
            picked = chooser.choice(sorted(common))
            for each in worlds:
                each.state.chance = Stream(key, b"", rules.names.purposes)
            before = [seen_by(each.state, seat) for each in worlds]
            here, there = ([event.words(seat) for event in each.play(actor, picked)] for each in worlds)
            is_over = worlds[0].over or worlds[1].over
            if here == there and not is_over and before == [seen_by(each.state, seat) for each in worlds]:
                compared += 1
                views = [shown(View(rules, each.state, seat)) for each in worlds]
                assert views[0] == views[1], f"seat {seat} is told the same of {game.name(picked)!r}, and sees the same"
    return compared


def seen_by(s: State, seat: int) -> list[bool]:
    """Of each thing whether the seat knows it."""
    return [knows(bits, seat) for bits in s.known]


def answered_otherwise(rules: Rules, s: State, seat: int) -> Iterator[State]:
    """While several are asked at once: the state with another answer of another seat, for each who has answered."""
    if not s.stack or s.stack[-1].seat != NOBODY:
        return
    ask = s.stack[-1]
    for other in range(s.seats):
        if other != seat and s.answers[other]:
            world = s.copy()
            world.stack[-1] = Frame(ask.kind, NOBODY, ask.a, ask.b, ask.c, ask.seats | 1 << other, ask.question)
            for picked in engine.options(rules, world, other):
                if picked != s.answers[other]:
                    world = s.copy()
                    world.answers = [picked if each == other else answer for each, answer in enumerate(s.answers)]
                    yield world


def compare_views(rules: Rules, s: State, view: View, asked: list[int]) -> None:
    """A state, looked at as it is, tells the view's seat nothing else than the view does."""
    seat = view.seat
    facts = json.dumps(rules.facts(s, seat), sort_keys=True)
    assert facts == json.dumps(rules.facts(view.world, seat), sort_keys=True), (
        f"facts tell seat {seat} only what it knows"
    )
    assert rules.broken(view.world) == [], "a world that may be the real one is sound"
    if seat == SPECTATOR:
        return
    assert engine.options(rules, s, seat) == view.options, f"seat {seat} is offered what it knows to be legal"
    for picked in asked:
        clause = engine.why_not(rules, s, seat, picked)
        known = engine.why_not(rules, view.world, seat, picked)
        assert clause == known, f"the refusal of {view.name(picked)!r} tells seat {seat} nothing new"
    for picked in view.options:
        assert rules.closing(s, s.stack[-1], picked) == view.closing(picked), "whether a choice is closing is known"


def check_rotation(case: Case, seats: int, seed: int = 0, count: int = 150) -> None:
    """Seats, first player, roles and chance moved on together move the whole game on."""
    assert case.rotate is not None
    for by in range(1, seats):
        here = new_game(case.rules(seats, **case.rotate(0)), seed)
        chooser = random.Random(seed)
        played: list[tuple[Game, tuple[int, int]]] = []
        while not here.over and len(played) < count:
            played.append((here.clone(), chooser.choice(moves(here))))
            here.play(*played[-1][1])
        there = retold(case.rules(seats, **case.rotate(by)), here)
        for before, (seat, picked) in played:
            offered = sorted(turned_move(here.rules, by, *each) for each in moves(before))
            assert moves(there) == offered, "the same is offered, to the seats further on"
            told = [facts_of(event) for event in there.play(*turned_move(here.rules, by, seat, picked))]
            assert told == [turned_event(each, by, seats) for each in before.play(seat, picked)], (
                "the same happens to them"
            )
        winners = sorted((seat + by) % seats for seat in here.result.winners) if here.result else []
        assert (there.result.winners if there.result else []) == winners, "the winners are the seats further on"


def turned(signature: Signature, at: int, value: int, by: int, seats: int) -> int:
    """A value; a seat becomes the one that is so many places further on."""
    return (value + by) % seats if signature.domain_of(at) == "seat" and value >= 0 else value


def turned_move(rules: Rules, by: int, seat: int, picked: int) -> tuple[int, int]:
    """The same move, of the seat that is so many places further on."""
    seats, signature = rules.layout.seats, rules.names.choices[kind_of(picked)]
    values = [first(picked), second(picked), third(picked)]
    values = [turned(signature, at, values[at], by, seats) for at in range(len(signature.fixed))]
    return (seat + by) % seats, choice(kind_of(picked), *values)


def turned_bits(bits: int, by: int, seats: int) -> int:
    """Who knows something, so many places further on."""
    others = bits >> seats << seats
    return others | sum(1 << (seat + by) % seats for seat in range(seats) if bits >> seat & 1)


def facts_of(event: Event) -> tuple[int, int, list[int], list[int], int]:
    """All that an event holds."""
    return event.kind, event.clause_number, event.values, event.known, event.audience


def turned_event(event: Event, by: int, seats: int) -> tuple[int, int, list[int], list[int], int]:
    """All that the same event holds when the seats are so many places further on."""
    signature = event.names.events[event.kind]
    values = [turned(signature, at, value, by, seats) for at, value in enumerate(event.values)]
    known = [turned_bits(bits, by, seats) for bits in event.known]
    return event.kind, event.clause_number, values, known, turned_bits(event.audience, by, seats)


def check_progress(rules: Rules, place: int, seed: int = 0) -> None:
    """Who always takes the first (or the last) option comes to an end, or at least to another turn."""
    game = new_game(rules, seed)
    since, turn = 0, game.state.turn
    for _ in range(LIMIT):
        if game.over:
            return
        seat = game.waiting[0]
        game.step(seat, game.options(seat)[place])
        since, turn = (since + 1, turn) if game.state.turn == turn else (0, game.state.turn)
        assert since < 500, f"turn {turn} ends"


def check_endings(rules: Rules, seconds: float, seed: int = 0) -> int:
    """Games of random choices end, and their states are sound all the way; how many were played in this time."""
    end = monotonic() + seconds
    played = 0
    while played == 0 or monotonic() < end:
        check_ending(new_game(rules, seed + played), random.Random(seed + played), [])
        played += 1
    return played


def check_ending(game: Game, chooser: random.Random, picks: list[int], most: int = LIMIT) -> None:
    """A game whose first choices are these picks, and random ones after them, ends; its states are sound all the way.

    An endless one is never stuck for so many choices.
    """
    is_endless = game.rules.game in ENDLESS
    for number in range(most if is_endless else LIMIT):
        check_state(game)
        if game.over:
            return
        possible = moves(game)
        game.step(*(possible[picks[number] % len(possible)] if number < len(picks) else chooser.choice(possible)))
    assert is_endless, f"a game of {game.rules.game} ends"


def digest(rules: Rules, seed: int = 0) -> str:
    """A hash over a game, of its first choices where it is long: everything that everyone was told and shown."""
    hashed = blake2b(digest_size=16)
    game = new_game(rules, seed)
    chooser = random.Random(seed)
    told = words(rules, game.opening)
    for _ in range(FOLLOWED):
        hashed.update(json.dumps([told, [shown(View(rules, game.state, seat)) for seat in eyes(rules)]]).encode())
        if game.over:
            break
        told = words(rules, game.play(*chooser.choice(moves(game))))
    return hashed.hexdigest()
