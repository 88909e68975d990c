"""YAH-3 Set-up, from the first decision on."""

from collections import Counter

from greathall.games.year_at_hogwarts.box import Box
from greathall.games.year_at_hogwarts.terms import DIAGON_ALLEY, MAIN, PLACES
from tests.games.year_at_hogwarts.tables import Opened, given


def test_yah_3_1_the_decks() -> None:
    """YAH-3.1  All decks are shuffled and lie face down."""
    t = Opened("seats ana ben \n chance seed 1")
    assert t.clause_told("YAH-3.1") == [
        "deck-laid spell 36",
        "deck-laid potion 36",
        "deck-laid book 24",
        "deck-laid behaviour 32",
        "deck-laid event 18",
        "deck-laid quidditch 16",
        "deck-laid duel 18",
        "deck-laid mission 30",
    ]


def test_yah_3_2_boards_cards_and_tokens() -> None:
    """YAH-1.4, YAH-3.2  Ana takes Hermione: 2 spells, 1 potion, 2 books, 1 Portkey, 2 Floo tokens; no Death Eater is chosen."""
    t = Opened("seats ana ben \n chance seed 1")
    assert t.refused("ana choose-board bellatrix-lestrange") == "YAH-1.4"
    t.play("ana choose-board hermione-granger")
    assert t.clause_told("YAH-3.2") == ["board-taken ana hermione-granger"]
    assert t.refused("ben choose-board hermione-granger") == "YAH-3.2"
    t.play("ben choose-board draco-malfoy")
    assert (t.of("ana", "floo"), t.of("ana", "portkeys"), t.of("ana", "hp")) == (["2"], ["1"], ["7"])
    assert [len(t.of("ana", "cards")), len(t.of("ben", "cards"))] == [5, 4]


def test_yah_3_2_one_floo_token_for_qualified_wizards() -> None:
    """YAH-3.2  1 Floo token instead of 2."""
    t = Opened("seats ana \n chance seed 1", variant=1)
    t.play("ana choose-board hermione-granger")
    assert "equipped ana 7 1 1" in t.clause_told("YAH-3.2")


def test_yah_3_3_tokens_on_the_rosettes() -> None:
    """YAH-3.3  Thirty tokens: 18 in the castle, 3 in Diagon Alley, 9 in memorable places."""
    t = Opened("seats ana \n chance seed 1")
    t.play("ana choose-board luna-lovegood")
    laid = [line.split() for line in t.clause_told("YAH-3.3")]
    assert len({token for _, token, _ in laid}) == 30
    box = t.rules.layout
    assert isinstance(box, Box)
    boards = Counter(box.space_board[box.space_names.index(space)] for _, _, space in laid)
    assert boards == {MAIN: 18, DIAGON_ALLEY: 3, PLACES: 9}


def test_yah_3_4_all_begin_on_start() -> None:
    """YAH-3.4  Both pawns."""
    t = Opened("seats ana ben \n chance seed 1")
    t.play("ana choose-board luna-lovegood", "ben choose-board cho-chang")
    assert t.clause_told("YAH-3.4") == ["started ana start", "started ben start"]


def test_yah_3_5_five_missions_three_with_many() -> None:
    """YAH-3.5  Two players have five each, seven have three; only their owner reads which."""
    for seats, count in (("ana ben", 5), ("ana ben cid dan eve fay gil", 3)):
        t = Opened(f"seats {seats} \n chance seed 1")
        boards = [
            "harry-potter",
            "ron-weasley",
            "hermione-granger",
            "ginny-weasley",
            "luna-lovegood",
            "cho-chang",
            "cedric-diggory",
        ]
        names = seats.split()
        for name, board in zip([names[0], *reversed(names[1:])], boards):
            t.play(f"{name} choose-board {board}")
        dealt = t.clause_told("YAH-3.5")
        assert len(dealt) == count * len(names)
        assert all(line.endswith(" ?") for line in dealt)
        view = t.game.view(0).facts()["pawns"]
        assert isinstance(view, list)
        assert "?" not in view[0]["missions"]
        assert set(view[1]["missions"]) == {"?"}


def test_yah_3_5_with_many_players_a_mission_is_swapped_on_a_tower() -> None:
    """YAH-3.5  Seven players: on the Gate Tower Ana gives Aragog back for another. With six there is no such thing."""
    others = "ben cid dan eve fay gil"
    for names, clause in ((others, ""), (others.removesuffix(" gil"), "YAH-3.5")):
        t = given(f"""
            seats ana {names}
            ana  board luna-lovegood  at gate-tower  missions follow-the-spiders
            turn of ana  phase stop
            chance missions basilisk
            chance seed 1
        """)
        assert t.refused("ana exchange follow-the-spiders") == clause
        if not clause:
            t.play("ana exchange follow-the-spiders")
            assert t.of("ana", "missions") == ["basilisk"]
            assert t.of("mission-deck", "under") == ["follow-the-spiders"]


def test_yah_3_6_death_eaters_on_towers() -> None:
    """YAH-3.6  By the qualified rules: from the last player to the first they are placed, on towers only; none alone."""
    t = Opened("seats ana ben \n chance seed 1", variant=1)
    t.play("ana choose-board luna-lovegood", "ben choose-board cho-chang")
    assert t.waiting() == ["ben"]
    assert t.refused("ben post library") == "YAH-3.6"
    t.play("ben post west-tower", "ana post clock-tower", "ben post owlery")
    assert t.refused("ana post west-tower") == "YAH-3.6"
    t.play("ana post bell-tower", "ben post moon-tower", "ana post lake-tower")
    assert (
        t.clause_told("YAH-3.6")
        == [
            "posted ana bellatrix-lestrange bell-tower",
            "posted ben lucius-malfoy moon-tower",
            "posted ana antonin-dolohov lake-tower",
        ]
        or len(t.clause_told("YAH-3.6")) == 3
    )
    assert t.waiting() == ["ana"]
    alone = Opened("seats ana \n chance seed 1", variant=1)
    alone.play("ana choose-board luna-lovegood")
    assert alone.options("ana") == ["roll"]


def test_yah_3_7_counter_clockwise_from_seat_0() -> None:
    """YAH-3.7  Of three, Ana begins, then the last seat, then the one before."""
    t = given("""
        seats ana ben cid
        ana  board luna-lovegood  at burrow
        ben  board ginny-weasley  at burrow
        cid  board draco-malfoy  at burrow
        turn of ana  phase turn
        chance movement 1 1 1 1 1 1
        chance seed 1
    """)
    t.play("ana roll", "cid roll", "ben roll")
    assert t.waiting() == ["ana"]
    assert t.clause_told("YAH-3.7") == ["turn-began cid", "turn-began ben", "turn-began ana"]
