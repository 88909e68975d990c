"""YAH-2 Choosing the game, and how it ends."""

import pytest

from greathall.kernel.errors import NotPossible
from tests.games.year_at_hogwarts.tables import Opened, given, rules_for
from tests.tables import Watched, shown_by


def in_charms(ana: str, ben: str = "", turn_of: str = "ana", rest: str = "", **options: int) -> Watched:
    """The one whose turn it is has come to the Charms classroom with a book worth 20 points."""
    books = {"ana": "", "ben": ""}
    places = {"ana": "start", "ben": "ollivanders"}
    books[turn_of], places[turn_of] = "cards quintessence", "charms-classroom"
    return given(
        f"""
        seats ana ben
        ana  board luna-lovegood  at {places["ana"]}  {books["ana"]}  {ana}
        ben  board ron-weasley  at {places["ben"]}  {books["ben"]}  {ben}
        turn of {turn_of}  phase stop
        {rest}
        chance seed 1
    """,
        **options,
    )


@pytest.mark.parametrize(("length", "done", "points"), [(0, 1, 210), (1, 2, 260), (2, 3, 320)])
def test_yah_2_1_missions_and_more_points_than_so_many(length: int, done: int, points: int) -> None:
    """YAH-2.1  With exactly so many points the game goes on, with more it ends; without the missions it does not."""
    missions = ["past-fluffy", "devils-snare", "giant-chess"]
    for before, count, ends in ((points - 20, done, False), (points - 19, done, True), (points, done - 1, False)):
        t = in_charms(f"points {before} done {' '.join(missions[:count])}", length=length)
        t.play("ana sit-exam quintessence")
        assert bool(t.clause_told("YAH-2.1")) == ends


def test_yah_2_2_what_is_agreed_on_is_told_and_what_cannot_be_is_refused() -> None:
    """YAH-2.2, YAH-2.7, YAH-12.1  A team of one, teams that do not come out even, too many for Voldemort's return."""
    t = Opened("seats ana ben \n chance seed 1", variant=1)
    assert t.clause_told("YAH-2.2") == ["agreed variant 1"]
    for seats, options, clause in (
        (1, {"variant": 2}, "YAH-2.2"),
        (5, {"variant": 2, "team-size": 2}, "YAH-2.7"),
        (5, {"mode": 1}, "YAH-12.1"),
        (3, {"mode": 2}, "YAH-11.1"),
    ):
        with pytest.raises(NotPossible) as caught:
            rules_for(seats, **options)
        assert shown_by(caught.value)[0].startswith(clause)


def test_yah_2_3_by_the_qualified_rules_a_match_must_have_been_played() -> None:
    """YAH-2.3  Enough points and a mission: without a match the game goes on, with one it ends."""
    for matches, ends in ((0, False), (1, True)):
        t = in_charms(f"points 300 done past-fluffy matches {matches}", variant=1)
        t.play("ana sit-exam quintessence")
        assert bool(t.clause_told("YAH-2.3")) == ends


def test_yah_2_4_the_round_is_finished_and_most_points_win() -> None:
    """YAH-2.4, YAH-2.8  Ana meets the end; Ben has his turn, and more points."""
    t = in_charms("points 300 done past-fluffy", "points 400 at start")
    t.play("ana sit-exam quintessence")
    assert t.clause_told("YAH-2.8") == ["round-will-be-finished 0"]
    assert t.waiting() == ["ben"]
    t = in_charms("points 300 done past-fluffy", "points 380", turn_of="ben", rest="table last-round 1")
    t.play("ben sit-exam quintessence")
    assert t.clause_told("YAH-2.4") == ["scored ana 300 1", "scored ben 400 0", "won ben"]
    assert t.game.over


def test_yah_2_4_equal_points_more_missions_then_a_shared_win() -> None:
    """YAH-2.4  320 points each: Ana has done more missions; with as many, both win."""
    for more, winners in (("", [0]), ("done devils-snare", [0, 1])):
        t = in_charms("points 320 done past-fluffy", f"points 300 {more}", "ben", "table last-round 1")
        t.play("ben sit-exam quintessence")
        assert t.game.result is not None
        assert t.game.result.winners == winners
        assert t.clause_told("YAH-2.4")


def test_yah_2_5_points_never_fall_below_nothing() -> None:
    """YAH-2.5  Whispering in class costs 5 points; Ana has 3."""
    t = given("""
        seats ana ben
        ana  board ron-weasley  at entrance-hall  points 3
        ben  at ollivanders
        turn of ana  walking 0  steps 1  visited oak-doors
        turn pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 draw-cards=ana=behaviour=1=0 walking=ana
        chance behaviour whispering-in-class-1
        chance seed 1
    """)
    t.play("ana go great-hall-east-door")
    assert t.clause_told("YAH-2.5") == ["not-below-zero ana"]
    assert t.of("ana", "points") == ["0"]


def test_yah_2_6_outside_fights_one_hp_is_left() -> None:
    """YAH-2.6  A Howler costs 1 HP; Ana has but one."""
    t = given("""
        seats ana ben
        ana  board ron-weasley  at entrance-hall  hp 1  points 10
        ben  at ollivanders
        turn of ana  walking 0  steps 1  visited oak-doors
        turn pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 draw-cards=ana=behaviour=1=0 walking=ana
        chance behaviour howler
        chance seed 1
    """)
    t.play("ana go great-hall-east-door")
    assert t.clause_told("YAH-2.6") == ["at-least-one ana"]
    assert (t.of("ana", "hp"), t.of("ana", "points")) == (["1"], ["0"])


def test_yah_2_7_alone_and_all_in_one_team_the_game_is_won_at_once() -> None:
    """YAH-2.7  Ana and Ben are one team: their points are added up, and the score is the number of rounds."""
    t = in_charms("points 150", "points 145 done past-fluffy", rest="table rounds 9", variant=2)
    t.play("ana sit-exam quintessence")
    assert t.clause_told("YAH-2.7") == ["won ana", "won ben", "rounds-taken 9"]
    assert t.game.over


def test_yah_2_8_once_met_the_end_stands() -> None:
    """YAH-2.8  Ana met the end, and has lost points since: the game is over all the same when the round is."""
    t = in_charms("points 300 done past-fluffy", "at entrance-hall", rest="chance behaviour standing-up-to-friends-1")
    t.play("ana sit-exam quintessence")
    assert t.clause_told("YAH-2.8") == ["round-will-be-finished 0"]
    t = in_charms("points 10 done past-fluffy", "points 0", turn_of="ben", rest="table last-round 1")
    t.play("ben sit-exam quintessence")
    assert t.game.over
    assert t.clause_told("YAH-2.4")[-1] == "won ben"
