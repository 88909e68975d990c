"""Whole matches, and whole games of Voldemort Returns, played by chance and with a purpose: invariants hold, and they end."""

import os
import random
from collections import Counter
from functools import lru_cache

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.box import Box
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import HARRY, NONE, STONE, VILLAIN, WAND
from greathall.kernel.choices import first, kind_of
from greathall.kernel.engine import advance
from greathall.kernel.game import Game
from greathall.kernel.records import key_from_seed
from tests.games.year_at_hogwarts.tables import given, rules_for

GAMES = int(os.environ.get("GREATHALL_CONTESTS", "3"))
"""So many of each sort; more find more."""
LIMIT = 5000
STUDENTS = (
    "harry-potter",
    "ron-weasley",
    "hermione-granger",
    "ginny-weasley",
    "luna-lovegood",
    "cho-chang",
    "cedric-diggory",
    "draco-malfoy",
)


def state(game: Game) -> YearState:
    s = game.state
    assert isinstance(s, YearState)
    return s


def checked(game: Game, seat: int, picked: int) -> None:
    """A choice, after which everything holds that always holds."""
    game.step(seat, picked)
    assert game.rules.broken(game.state) == []
    assert match_faults(state(game)) == []


def match_faults(s: YearState) -> list[str]:
    """YAH-11.5, 11.6  Bludgers and quaffle are with somebody or on a square; pieces of one side share no square."""
    if s.match != 1 or not s.goals:
        return []
    found = []
    if (s.quaffle == NONE) == (s.quaffle_holder == NONE) and s.stack[-1].kind != c.ASK_LAY:
        found.append("the quaffle lies on a square, or a piece holds it")
    for bludger in range(2):
        if (s.bludgers[bludger] == NONE) == (s.bludger_holders[bludger] == NONE):
            found.append("a bludger lies on a square, or a beater carries it")
    for side in range(2):
        squares = [at for at in s.squares[side * 7 : side * 7 + 7] if at != NONE]
        if len(set(squares)) < len(squares):
            found.append("two pieces of one side are on one square")
    holders = [each for each in (s.quaffle_holder, *s.bludger_holders) if each != NONE]
    if any(s.squares[each] == NONE for each in holders):
        found.append("who is out holds nothing")
    return found


# --- matches


def lively(game: Game, chance: random.Random) -> int:
    """An option by chance, but goals rather than turns that end at once."""
    options = game.options(game.waiting[0])
    for wanted in (c.SHOOT, c.THROW_BLUDGER, c.PLAY_QUIDDITCH):
        found = [picked for picked in options if kind_of(picked) == wanted]
        if found:
            return chance.choice(found)
    found = [picked for picked in options if kind_of(picked) != c.END_TURN]
    ahead = [picked for picked in found if kind_of(picked) == c.FLY and is_ahead(state(game), picked)]
    return chance.choice(ahead or found or options)


def is_ahead(s: YearState, picked: int) -> bool:
    """Whether the holder of the quaffle flies towards the other goal."""
    lanes = len(s.box.lane_names)
    step = lanes if s.side_to_move == 0 else -lanes
    piece, square = first(picked), (picked >> 10 & 1023) - 1
    return piece == s.quaffle_holder and square == s.squares[piece] + step


def test_yah_11_1_matches_end_with_the_snitch() -> None:
    """YAH-11.4, YAH-11.10  Matches for themselves end within their limit; both ways to win round 1 are seen in many."""
    ways: Counter[str] = Counter()
    for seed in range(GAMES):
        game = Game.begun(rules_for(2, mode=2), key_from_seed(seed))
        chance = random.Random(seed)
        for _ in range(LIMIT):
            if game.over:
                break
            before = state(game).match
            checked(game, game.waiting[0], lively(game, chance))
            s = state(game)
            if before == 1 and s.match == 2:
                ways["goals" if s.box.goals_to_win in s.goals else "chasers"] += 1
        assert game.result is not None
        assert game.result.clauses == ["YAH-11.1"]
    assert ways.total() == GAMES


# --- fights


def hands(seats: int, chance: random.Random) -> str:
    """Everybody holds nine spells and potions by chance and a special token; the missions are Ana's."""
    box = rules_for(seats).layout
    assert isinstance(box, Box)
    cards = [box.thing_names[card] for kind in (terms.SPELL, terms.POTION) for card in box.things_of(kind)]
    chance.shuffle(cards)
    tokens = ["invisibility-cloak", "resurrection-stone", "elder-wand", "sword-of-gryffindor"]
    names = ("ana", "ben", "cid", "dan")[:seats]
    lines = [f"seats {' '.join(names)}"]
    for number, (name, board) in enumerate(zip(names, chance.sample(STUDENTS, seats))):
        cards_of = " ".join(cards[9 * number : 9 * number + 9])
        lines.append(f"{name} board {board} at library objects {tokens[number]} cards {cards_of}")
    missions = " ".join(box.thing_names[mission] for mission in box.things_of(terms.MISSION))
    return "\n".join([*lines, f"ana missions {missions}", "turn of ana phase move", f"chance seed {chance.random()}"])


def fought(kind: int, a: int, b: int, seats: int, seed: int, **options: int) -> Game:
    """A fight begun by this frame, played by chance to its end."""
    chance = random.Random(seed)
    game = given(hands(seats, chance), **options).game
    s = state(game)
    s.stack.pop()
    s.walking = 0
    s.then(kind, 0, a, b)
    advance(game.rules, s)
    for _ in range(LIMIT):
        checked(game, game.waiting[0], chance.choice(game.options(game.waiting[0])))
        if game.over or state(game).fight == 0:
            return game
    raise AssertionError("the fight does not end")


def test_yah_10_4_every_fight_card_is_fought() -> None:
    """YAH-10.4, YAH-10.6  Each of the thirty, underage, qualified, by teams of two and four: fights end, won and lost."""
    outcomes: Counter[int] = Counter()
    for seats, variant in ((2, 0), (2, 1), (2, 2), (4, 2)):
        for number in range(30):
            for seed in range(max(1, GAMES // 3)):
                game = fought(t.MISSION_FIGHT, number, 0, seats, seed, variant=variant)
                outcomes[len(state(game).done(0))] += 1
    assert outcomes[0] > 0  # lost
    assert outcomes[1] > 0  # won


def test_yah_10_3_every_duel_is_fought() -> None:
    """YAH-10.3  Duels by chance, in each variant, until each card has been drawn."""
    drawn: set[int] = set()
    for seed in range(120 * max(1, GAMES // 3)):
        game = fought(t.DUEL, 0, NONE, 2, seed, variant=seed % 3)
        drawn |= {card for card in state(game).piles[state(game).box.decks[terms.DUEL_DECK]] if card >= 0}
    assert len(drawn) == 18


def test_yah_10_2_every_death_eater_is_fought() -> None:
    """YAH-10.2  Each of the six, by somebody's hand and by the app's."""
    for figure in range(terms.FIRST_DEATH_EATER, terms.FIGURES):
        for seats, variant in ((2, 1), (2, 2), (4, 2)):
            for seed in range(GAMES):
                game = fought_on_tower(figure, seats, variant, seed)
                assert state(game).fight == 0


def test_yah_10_1_players_fight() -> None:
    """YAH-10.1a, YAH-10.1b, YAH-10.1c, YAH-12.12  Four on one space, in each variant, also the measured way: fights end."""
    library = state(given("seats ana ben").game).box.space_names.index("library")
    for options in ({}, {"variant": 1}, {"variant": 1, "measured-fights": 1}, {"variant": 2, "team-size": 2}):
        for seed in range(5 * GAMES):
            fought(t.MEETING, library, NONE, 4, seed, **options)


def fought_on_tower(figure: int, seats: int, variant: int, seed: int) -> Game:
    """The first player meets a Death Eater."""
    names = rules_for(seats).names.domains["figure"].words
    chance = random.Random(seed)
    game = given(f"{hands(seats, chance)}\n{names[figure]} at clock-tower", variant=variant).game
    s = state(game)
    s.stack.pop()
    s.walking = 0
    s.then(t.DEATH_EATER, 0, figure)
    advance(game.rules, s)
    for _ in range(LIMIT):
        if s.fight == 0:
            break
        checked(game, game.waiting[0], chance.choice(game.options(game.waiting[0])))
        s = state(game)
    return game


# --- Voldemort Returns


def goals_of(s: YearState, figure: int) -> list[int]:
    """The spaces to which a figure wants to go."""
    tokens = [token for token, space in enumerate(s.token_at) if space != NONE]
    if figure == VILLAIN and not s.returned:
        return [s.token_at[token] for token in tokens if s.box.returns[token] == "pettigrew"] or [s.box.pitch_space]
    if figure == VILLAIN:
        wand = [s.token_at[token] for token in tokens if s.box.token_names[token] == WAND]
        return wand or [s.space[HARRY]]
    if figure >= s.box.pawns:
        return [s.space[hero] for hero in range(HARRY, s.box.pawns)]
    weapons = [s.token_at[token] for token in tokens if s.box.returns[token] == "heroes"]
    horcruxes = [space for at, space in enumerate(s.box.horcrux_spaces) if not s.destroyed >> at & 1]
    stone = [s.token_at[token] for token in tokens if s.box.token_names[token] == STONE and figure == HARRY]
    armed = any(s.box.returns[token] == "heroes" for token in s.objects(figure))
    if armed and horcruxes:
        return horcruxes
    return (
        stone or weapons or ([s.space[VILLAIN]] if s.returned and figure == HARRY else horcruxes or [s.box.start_space])
    )


@lru_cache(maxsize=4096)
def steps_to(box: Box, goals: tuple[int, ...]) -> list[int]:
    """For each space the ways to the nearest of these."""
    found = [999] * len(box.ways)
    reached = list(goals)
    for space in goals:
        found[space] = 0
    for space in reached:
        for there, ways in enumerate(box.ways):
            if space in ways and found[there] == 999:
                found[there] = found[space] + 1
                reached.append(there)
    return found


def purposeful(game: Game, chance: random.Random) -> int:
    """Tokens are taken, figures go where they want to go, attacks are made; anything else by chance."""
    s = state(game)
    options = game.options(game.waiting[0])
    if s.stack[-1].kind == t.ASK_WALK:
        taken = [picked for picked in options if kind_of(picked) == t.TAKE]
        if taken:
            return taken[0]
        far = steps_to(s.box, tuple(goals_of(s, s.walking)))
        if far[s.space[s.walking]] == 0 and any(kind_of(picked) == t.STOP for picked in options):
            return next(picked for picked in options if kind_of(picked) == t.STOP)
        going = [picked for picked in options if kind_of(picked) == t.GO]
        if going and chance.random() < 0.9:
            return min(going, key=lambda picked: far[first(picked)])
    attacks = [picked for picked in options if kind_of(picked) == c.ATTACK]
    return chance.choice(attacks or options)


def play_return(seats: int, seed: int, **options: int) -> Game:
    """A game of Voldemort Returns, to its end or its limit."""
    game = Game.begun(rules_for(seats, mode=1, **options), key_from_seed(seed))
    chance = random.Random(seed)
    for _ in range(LIMIT):
        if game.over:
            break
        checked(game, game.waiting[0], purposeful(game, chance))
    return game


def test_yah_12_11_games_of_voldemort_returns_end() -> None:
    """YAH-12.7, YAH-12.11  With a purpose he returns in every game, and games end; either side can win."""
    ended = 0
    for seats, options in ((2, {}), (2, {"all-heroes": 1}), (3, {}), (4, {})):
        for seed in range(max(1, GAMES // 3)):
            game = play_return(seats, seed, **options)
            assert state(game).returned == 1
            if game.result is not None:
                assert game.result.clauses == ["YAH-12.11"]
                ended += 1
    assert ended > 0
