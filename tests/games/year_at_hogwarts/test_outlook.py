"""What a table shows before it happens, beside what happens then."""

from typing import Any

from tests.games.year_at_hogwarts.tables import given
from tests.games.year_at_hogwarts.test_y11_match import give, match, put
from tests.tables import Watched

WALK = """
seats   ana ben
ana     board hermione-granger  at corridor-1  {ana}
ben     board draco-malfoy  at library
corridor-40 tokens {token}
corridor-42 tokens cauldron
turn    of ana  walking 0  steps 6  visited corridor-1
turn    pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 walking=ana
chance  seed 1
"""
"""Six steps lead to Corridor 37 by Corridor 40 or 42; on both lies a token."""
FULL_HANDS = "objects time-turner basilisk-fang hagrids-flute winged-key elder-wand mirror-of-erised"


def facts(table: Watched, seat: int = 0) -> Any:
    """What a seat is told."""
    return table.game.view(seat).facts()


def lines(table: Watched, space: str) -> list[list[str]]:
    """The ways to a space."""
    return [line for each in facts(table)["reach"] if each["space"] == space for line in each["lines"]]


def taken(line: list[str]) -> list[str]:
    """What is taken on a way."""
    return [choice.removeprefix("take ") for choice in line if choice.startswith("take ")]


def walk(ana: str = "", token: str = "prophecy") -> Watched:
    """Ana, before six steps."""
    return given(WALK.format(ana=ana, token=token))


def test_yah_4_5_each_way_is_shown_with_what_is_taken_on_it() -> None:
    """YAH-4.1, 4.5  By the prophecy, by the cauldron, or past both; each is walked as it is shown."""
    t = walk()
    assert [taken(line) for line in lines(t, "corridor-37")] == [["prophecy"], ["cauldron"], []]
    assert facts(t, 1)["reach"] == []  # who does not walk is shown none
    for line in lines(t, "corridor-37"):
        t = walk()
        t.play(*[f"ana {choice}" for choice in line])
        assert t.of("ana", "at") == ["corridor-37"]
        assert facts(t)["pawns"][0]["objects"] == taken(line)


def test_yah_4_5_no_way_passes_what_a_mission_asks_for() -> None:
    """YAH-4.5  The diary is taken on every way by Corridor 40."""
    t = walk("missions first-horcrux", "tom-riddles-diary")
    assert [taken(line) for line in lines(t, "corridor-37")] == [["tom-riddles-diary"], ["cauldron"], []]
    assert all("go corridor-42" in line for line in lines(t, "corridor-37")[1:])


def test_yah_4_5_who_holds_six_tokens_takes_none() -> None:
    """YAH-4.5  With full hands there is one way for each end."""
    t = walk(FULL_HANDS)
    assert [taken(line) for line in lines(t, "corridor-37")] == [[]]


def test_yah_4_7_where_no_move_can_end_the_longest_way_is_shown() -> None:
    """YAH-4.7  All around was entered: the way into the Restricted Section, two of five steps."""
    t = given("""
        seats ana ben
        ana  board luna-lovegood  at corridor-14
        ben  board ron-weasley  at ollivanders
        turn of ana  walking 0  steps 5  visited corridor-31 corridor-59 corridor-33 corridor-14
        turn pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 walking=ana
        chance seed 1
    """)
    [way] = facts(t)["reach"]
    assert (way["space"], way["path"]) == ("restricted-section", ["library", "restricted-section"])
    assert way["lines"] == [["go library", "go restricted-section"]]
    t.play(*[f"ana {choice}" for choice in way["lines"][0]])
    assert t.of("ana", "at") == ["restricted-section"]


def test_yah_11_9_what_a_shot_would_bring() -> None:
    """YAH-11.9  From line 3: higher than the keeper, in 15 of 36 throws; with the keeper out in all; from elsewhere none."""
    t = match("4 6")
    give(t, "home-chaser-1")
    put(t, home_chaser_1="C6")
    assert facts(t)["match"]["shot"] is None
    put(t, home_chaser_1="C7")
    shot = facts(t, 1)["match"]["shot"]
    assert (shot["odds"], shot["wins"]) == ([15, 21], False)
    put(t, away_keeper="-")
    assert facts(t)["match"]["shot"] == {**shot, "keeper": None, "odds": [36, 0]}
