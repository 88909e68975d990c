"""Positions in words: every state can be described, and what is described sets up the same state; bad ones are refused."""

import random

import pytest

from greathall.games import start
from greathall.games.death_eaters_rising import position, tables
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import DICE
from greathall.kernel.choices import kind_of
from greathall.kernel.errors import BadScenario
from greathall.kernel.game import Game
from greathall.kernel.saves import dump_state
from greathall.kernel.scenario import written
from greathall.kernel.state import STEP
from tests.tables import death_eaters as given

NAMES = ["ana", "ben", "cid", "dora"]
UNSAID = {"counters", "questions", "roll_question", "side", "stack"}
"""What a position does not tell: how chance and questions are numbered, and what dice show that are out."""


LATE = """
    seats ana ben cid
    ana         faction army      team nymphadora-tonks bill-weasley remus-lupin molly-weasley*2 emmeline-vance
    ana         tokens swap-1 heal-1 gain-red-1 assign-loyalty-1
    ben         faction hogwarts  team minerva-mcgonagall*1 firenze severus-snape george-weasley filius-flitwick*1
    ben         tokens swap-2 heal-two-1 cleanse-1 assign-knowledge-1 assign-knowledge-2
    cid         faction army      team harry-potter ron-weasley luna-lovegood cho-chang*1 sybill-trelawney pomona-sprout
    cid         tokens gain-blue-1 assign-bravery-1 assign-friendship-1 heal-2
    voldemort   above 1
    hogsmeade   beside peter-pettigrew mulciber rodolphus-lestrange  corruption 2
    diagon-alley beside bellatrix-lestrange antonin-dolohov -  corruption 1
    azkaban     holds walden-macnair
    corrupted-places holds hogs-head atrium
"""


def test_a_described_position_sets_up_the_same_state() -> None:
    """Random games, from the choice of factions or with full teams, until everything was asked once: at every decision the
    description, written down and read again, gives the same state, what is asked and the options, in the same words."""
    missing = {word for kind, word in tables.FRAMES.items() if kind < STEP}
    for seed in range(60):
        late = given(f"{LATE} \n chance seed {seed}").game
        game = start("death-eaters-rising", 2 + seed, seed="position") if seed < 3 else late
        chance = random.Random(seed)
        while not game.over:
            assert_the_same_again(game)
            missing -= {tables.FRAMES[game.state.stack[-1].kind]}
            play_anything(game, chance)
        assert_the_same_again(game)
        if not missing:
            break
    assert missing == set()


def assert_the_same_again(game: Game) -> None:
    """What the words for a game describe is this game."""
    again = set_up_again(game)
    assert plain(again) == plain(game)
    for seat in range(game.seats):
        assert again.options(seat) == game.options(seat)


def set_up_again(game: Game) -> Game:
    """The game that the words for this one describe."""
    names = NAMES[: game.seats]
    text = written(position.describe(game.rules, game.state, names), names)
    table = given(text)
    assert table.seats == names
    assert written(table.position(), names) == text
    return table.game


def play_anything(game: Game, chance: random.Random) -> None:
    """Any choice of any seat that has one; rarely to stop, so that something happens in a turn."""
    seat = chance.choice([seat for seat in range(game.seats) if game.options(seat)])
    kinds: dict[int, list[int]] = {}
    for picked in game.options(seat):
        kinds.setdefault(kind_of(picked), []).append(picked)
    if len(kinds) > 1 and chance.random() < 0.9:
        kinds.pop(tables.STOP, None)
    game.step(seat, chance.choice(kinds[chance.choice(sorted(kinds))]))


def plain(game: Game) -> dict[str, object]:
    """Everything that the state holds, but what a position does not tell; dice lie together in no order."""
    s = game.state
    assert isinstance(s, DeathEatersState)
    saved = dump_state(game.rules, s)
    plain = {name: value for name, value in saved.items() if name not in UNSAID}
    plain["piles"] = [sorted(pile) if zone >= s.box.dice_box else pile for zone, pile in enumerate(s.piles)]
    plain["sides"] = [s.side[die - DICE] for die in sorted(s.piles[s.box.pool] + s.piles[s.box.assigned])]
    plain["pending"] = plain_stack(game)
    return plain


def plain_stack(game: Game) -> list[tuple[str, int, int, int, int]]:
    """What is pending, without the numbers of the questions."""
    frames = game.rules.names.frames
    return [(frames[f.kind].word, f.seat, f.a, f.b, f.c) for f in game.state.stack]


BAD = {
    "ana team nymphadora-tonks": "line 1: a position begins with its seats: seats ana ben",
    "seats ana ana": "seats ana ana: the names differ, and none is a word of positions",
    "seats ana turn": "seats ana turn: the names differ, and none is a word of positions",
    "seats ana tokens": "seats ana tokens: the names differ, and none is a word of positions",
    "seats ana ben \n cid team luna-lovegood": "'cid' is nothing that a position of this game has",
    "seats ana ben \n ana nymphadora-tonks": "line 2: 'nymphadora-tonks' is none of above, ",
    "seats ana ben \n ana faces hogsmeade": "ana faces: ana has faction, team, tokens, healed, declined",
    "seats ana ben \n ana faction slytherin": "ana faction: 'slytherin' is none of hogwarts, order, army, -",
    "seats ana ben \n ana faction order army": "ana faction: one word is said here, not 2",
    "seats ana ben \n ana team tonks": "ana team: 'tonks' is nothing that lies there",
    "seats ana ben \n ana team mulciber": "ana team: 'mulciber' is nothing that lies there",
    "seats ana ben \n ana tokens blue-1": "ana tokens: 'blue-1' is nothing that lies there",
    "seats ana ben \n ana declined cid": "ana declined: 'cid' is none of ana, ben",
    "seats ana ben \n ana team luna-lovegood*6": "ana team: 'luna-lovegood*6' has no such damage",
    "seats ana ben \n ana team luna-lovegood*": "ana team: 'luna-lovegood*' has no such damage",
    "seats ana ben \n ana tokens heal-1*1": "ana tokens: 'heal-1*1' has no such damage",
    "seats ana ben \n ana team luna-lovegood \n ben team luna-lovegood": "ben team: 'luna-lovegood' lies in two places",
    "seats ana ben \n hogsmeade beside - - - mulciber": "hogsmeade beside: three characters lie beside a location",
    "seats ana ben \n hogsmeade beside lord-voldemort": "hogsmeade beside: 'lord-voldemort' is nothing that lies there",
    "seats ana ben \n hogsmeade places atrium": "hogsmeade places: 'atrium' is nothing that lies there",
    "seats ana ben \n hogsmeade places hogs-head": "'hogsmeade-station' neither stands nor is corrupted",
    "seats ana ben \n hogsmeade corruption many": "hogsmeade corruption: 'many' is no number",
    "seats ana ben \n hogsmeade corruption ²": "hogsmeade corruption: '²' is no number",
    "seats ana ben \n hogsmeade corruption 6": "no table looks like this: corruption of location 2",
    "seats ana ben \n azkaban holds luna-lovegood": "azkaban: 'luna-lovegood' is nothing that lies there",
    "seats ana ben \n azkaban holds mulciber*1": "no table looks like this: mulciber has damage out of play",
    "seats ana ben \n voldemort card lost": "voldemort card: 'lost' is none of deck, villain, aside",
    "seats ana ben \n voldemort above 43": "voldemort above: 41 cards are left",
    "seats ana ben \n voldemort card villain damage 1": "Voldemort has more damage than Azkaban holds",
    "seats ana ben \n turn of cid": "turn of: 'cid' is none of ana, ben",
    "seats ana ben \n turn at hogwarts": "turn at: 'hogwarts' is none of ministry-of-magic, diagon-alley, hogsmeade",
    "seats ana ben \n turn phase dancing": "turn phase: 'dancing' is none of travel, roll, assign, end-turn",
    "seats ana ben \n turn phase roll": "turn at: the phase needs a location",
    "seats ana ben \n turn progress some": "turn progress: 'some' is none of nothing, assigned, discarded",
    "seats ana ben \n turn spent hogsmeade": "turn spent: 'hogsmeade' is none of albus-dumbledore, ",
    "seats ana ben \n turn ended DER-8.9": "turn ended: 'DER-8.9' is none of DER-8.1, DER-8.2, DER-8.3, DER-8.4, DER-8.5",
    "seats ana ben \n turn ended": "turn ended: by which clause?",
    "seats ana ben \n turn pending": "turn pending: the last is a decision",
    "seats ana ben \n turn pending rolls": "turn pending: the last is a decision",
    "seats ana ben \n turn pending tea": "turn pending: 'tea' is nothing that can be pending",
    "seats ana ben \n turn pending heal": "turn pending: whom does 'heal' ask?",
    "seats ana ben \n turn pending heal=cid": "turn pending: 'heal=cid': 'cid' is none of ana, ben",
    "seats ana ben \n turn pending heal=ana=some": "turn pending: 'heal=ana=some': 'some' is none of the numbers",
    "seats ana ben \n turn pending use-ability=ana=hogsmeade": "'hogsmeade' is none of albus-dumbledore, ",
    "seats ana ben \n turn pending heal=ana=1=8": "turn pending: the game does not go on after 'heal=ana=1=8'",
    "seats ana ben \n turn pending rolls heal=ana=1=8": "turn pending: nothing could be answered to 'heal=ana=1=8'",
    "seats ana ben \n turn pending rolls roll=ana travel=ana": "turn pending: 'roll=ana' is asked before anything else",
    "seats ana ben \n turn pending rolls one-suffers travel=ana": "turn pending: 'one-suffers' is of a seat",
    "seats ana ben \n turn pending rolls ability-acts=ana=harry-potter=1": "is no sentence of an ability",
    "seats ana ben \n turn pending take-pool death-eater-acts=ana=mulciber=0": "is no sentence of a Death Eater",
    "seats ana ben \n turn pending take-pool penalty=ana=atrium=1": "is no sentence of a place",
    "seats ana ben \n hold places hogsmeade": "hold places: 'hogsmeade' is nothing that lies there",
    "seats ana ben \n hold lasting gloom": "hold lasting: 'gloom' is none of healing-limited, ",
    "seats ana ben \n dice pool luna-lovegood": "dice pool: 'luna-lovegood' is nothing that lies there",
    "seats ana ben \n dice pool blue-1=loyalty-2": "dice pool: 'blue-1=loyalty-2' has no such side",
    "seats ana ben \n dice pool blue-1=magic": "dice pool: 'blue-1=magic' has no such side",
    "seats ana ben \n dice pool blue-1 \n turn at hogsmeade phase assign": "dice pool: which side does 'blue-1' show?",
    "seats ana ben \n dice on hogsmeade=blue-1=bravery": "dice on: 'hogsmeade' is none of albus-dumbledore, ",
    "seats ana ben \n dice on harry-potter=blue-1": "dice on: which side does 'blue-1' show?",
    "seats ana ben \n dice on headquarters-1=blue-1=bravery": "'headquarters-1=blue-1=bravery' covers no open symbol",
    "seats ana ben \n dice symbols headquarters-1=magic": "headquarters-1=magic: 'magic' is none of knowledge, bravery, ",
    "seats ana ben \n chance weather rain": "there is no chance for 'weather'; there is for set-up, ",
    "seats ana ben \n chance": "line 2: chance of what?",
    "seats ana ben \n chance voldemort-die left": "'left' is no outcome of voldemort-die",
    "seats ana ben \n chance wizard-dice blue=loyalty-2": "'blue=loyalty-2' is no outcome of wizard-dice",
    "seats ana ben \n chance wizard-dice green=loyalty": "'green=loyalty' is no outcome of wizard-dice",
    "seats ana ben \n chance deck tonks": "'tonks' is no outcome of deck",
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_position_is_refused_by_its_word(text: str) -> None:
    with pytest.raises(BadScenario) as refusal:
        given(text)
    assert BAD[text] in str(refusal.value)


def test_the_example_of_the_grammar_is_a_position() -> None:
    """What stands indented in the module's docstring is read. Of Dolohov's symbols a knowledge and a bravery are covered;
    the Atrium demands a second bravery, for which Ana has a die."""
    example = "\n".join(line for line in (position.__doc__ or "").splitlines() if line.startswith("    "))
    t = given(example)
    assert t.of("dice", "symbols") == ["antonin-dolohov=bravery"]
    assert t.options("ana") == [
        "roll",
        "assign blue-1 luna-lovegood",
        "assign blue-1 antonin-dolohov",
        "assign purple-1 antonin-dolohov",
        "stop",
        "token-gain red",
    ]


def test_what_is_not_said_stands_as_after_the_set_up() -> None:
    """Ana is of the Order and Ben of the Army, each with the first starter that lies nowhere else; nobody lies beside
    the locations, and Voldemort's card is in the middle of the other 41."""
    t = given("seats ana ben \n hospital-wing holds nymphadora-tonks")
    assert (t.of("ana", "faction"), t.of("ana", "team")) == (["order"], ["sirius-black"])
    assert (t.of("ben", "faction"), t.of("ben", "team")) == (["army"], ["harry-potter"])
    assert t.of("hogsmeade", "beside") == ["-", "-", "-"]
    assert t.of("diagon-alley", "places") == ["ollivanders", "gringotts"]
    assert t.of("voldemort", "above") == ["20"]
    assert t.options("ana") == ["travel ministry-of-magic", "travel diagon-alley", "travel hogsmeade"]


def test_penalties_that_hold_are_said_by_their_places() -> None:
    """Four corrupted places hold this turn: the description says what they forbid and demand."""
    t = given("seats ana ben \n hold places hogs-head gringotts atrium hogsmeade-station department-of-mysteries")
    assert t.of("hold", "lasting") == [
        "healing-limited",
        "tokens-forbidden",
        "death-eaters=bravery",
        "wizards=friendship",
    ]
    assert t.of("ministry-of-magic", "corruption") == ["0"]
