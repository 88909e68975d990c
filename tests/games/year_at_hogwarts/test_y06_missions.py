"""YAH-6 Missions: who can attempt which, and what a won or a lost one brings."""

from greathall.kernel.events import HIDDEN
from tests.games.year_at_hogwarts.tables import given
from tests.tables import Watched

ARAGOG = "missions follow-the-spiders"


def at_the_hut(more: str, attack: str = "6 6 6 6", rest: str = "", **options: int) -> Watched:
    """Ana's move has ended at Hagrid's Hut, where Aragog is found: 7 HP, resistance 3."""
    return given(
        f"""
        seats ana ben
        ana  board luna-lovegood  at hagrids-hut  {more}
        ben  board ron-weasley  at ollivanders
        turn of ana  phase stop
        chance attack {attack}
        chance seed 1
        {rest}
    """,
        **options,
    )


def test_yah_6_1_tokens_and_space() -> None:
    """YAH-6.1  With the map Ana may attempt it; the fight card of its number is turned. Without it she is refused."""
    t = at_the_hut(f"objects marauders-map {ARAGOG}")
    t.play("ana attempt follow-the-spiders")
    assert t.clause_told("YAH-6.1")[0] == "attempted ana follow-the-spiders"
    t = at_the_hut(f"objects marauders-map {ARAGOG} missions follow-the-spiders")
    assert t.refused("ana attempt basilisk") == "YAH-6.1"
    t = at_the_hut(f"objects hagrids-flute {ARAGOG}")
    assert t.refused("ana attempt follow-the-spiders") == "YAH-6.1"


def test_yah_6_2_qualified_wizards_bring_the_cards() -> None:
    """YAH-6.2  Aragog asks for a Fire Brew. Not played in the fight, it goes under its deck all the same."""
    t = at_the_hut(f"objects marauders-map {ARAGOG}", variant=1)
    assert t.refused("ana attempt follow-the-spiders") == "YAH-6.2"
    more = f"hp 20 cards fire-brew-1 stupefy-1 objects marauders-map {ARAGOG}"
    t = at_the_hut(more, "6 6 6 6 6 6 6 6", variant=1)
    t.play("ana attempt follow-the-spiders", "ana attack", "ana pass", "ana attack", "ana pass")
    assert "card-returned ana fire-brew-1" in t.clause_told("YAH-6.2")
    assert t.of("ana", "cards") == ["stupefy-1"]


def test_yah_6_3_a_team_comes_together() -> None:
    """YAH-6.3  Ben is not there: Ana may wait, not attempt. When both are there, one holds the map, the other the brew."""
    pair = "ben at hagrids-hut objects marauders-map"
    t = at_the_hut(f"cards fire-brew-1 {ARAGOG}", rest="ben objects marauders-map", variant=2)
    assert t.refused("ana attempt follow-the-spiders") == "YAH-6.3"
    t = at_the_hut(f"cards fire-brew-1 {ARAGOG}", rest=pair, variant=2)
    t.play("ana attempt follow-the-spiders")
    assert "attempted ana follow-the-spiders" in t.clause_told("YAH-6.3")


def test_yah_6_3b_who_has_arrived_waits() -> None:
    """YAH-6.3b  Ana waits: no effect of the Hut; next turn she goes on waiting, or gives it up by rolling."""
    t = at_the_hut(ARAGOG, variant=2, rest="ben at burrow \n chance movement 1 1 1 1")
    t.play("ana wait")
    assert t.clause_told("YAH-6.3b") == ["waited ana hagrids-hut"]
    assert t.of("ana", "cards") == []
    t.play("ben roll", "ben accept")
    assert t.options("ana") == ["roll", "wait"]
    t.play("ana roll")
    assert t.clause_told("YAH-6.3b") == ["stopped-waiting ana"]


def test_yah_6_3b_one_waiting_place_a_team() -> None:
    """YAH-6.3b  Ben already waits elsewhere: Ana may not wait here too. Members know each other's missions."""
    t = at_the_hut(ARAGOG, variant=2, rest="ben waits 1")
    assert t.waiting() == ["ben"]  # nothing to be done here, and Ana's turn is over
    t = at_the_hut(f"objects marauders-map {ARAGOG}", variant=2, rest="ben at hagrids-hut waits 1")
    assert t.refused("ana wait") == "YAH-6.3b"
    view = t.game.view(1).facts()["pawns"]
    assert isinstance(view, list)
    assert view[0]["missions"] == ["follow-the-spiders"]


def test_yah_6_3b_members_know_each_others_cards() -> None:
    """YAH-6.3b  What Ana holds decides whether Ben may stop for their mission, so he knows it; a rival does not."""
    for size, known in ((0, "fire-brew-1"), (2, HIDDEN)):
        t = given(
            f"""
            seats ana ben cem dan
            ana board luna-lovegood at hagrids-hut cards fire-brew-1 {ARAGOG}
            ben board ron-weasley at ollivanders
            turn of ana phase stop
            chance seed 1
        """,
            variant=2,
            **{"team-size": size},
        )
        for seat, seen in ((1, known), (2, "fire-brew-1")):
            pawns = t.game.view(seat).facts()["pawns"]
            assert isinstance(pawns, list)
            assert pawns[0]["cards"] == [{"deck": "potion", "card": seen}]


def test_yah_6_4_alone_the_game_is_lost_with_the_last_hp() -> None:
    """YAH-6.4  Aragog strikes: Ana has no HP left."""
    t = given(f"""
        seats ana
        ana  board ron-weasley  at hagrids-hut  hp 1  objects marauders-map  {ARAGOG}
        turn of ana  phase stop
        chance attack 1 1 1 1 1 1 1 1
        chance seed 1
    """)
    t.play("ana attempt follow-the-spiders", "ana attack")
    while not t.game.over:
        t.play(f"ana {t.options('ana')[0]}")
    assert t.game.result is not None
    assert t.game.result.clauses == ["YAH-6.4"]
    assert t.game.result.winners == []
    t.refused("ana roll")  # the clause that ended the game


def test_yah_6_5_points_and_tokens() -> None:
    """YAH-6.5, YAH-8.1  Aragog is beaten: 60 points, and Ana lays the map on board 2, nowhere else."""
    t = at_the_hut(f"hp 30 objects marauders-map {ARAGOG}", "6 6 6 6 6 6 6 6")
    t.play("ana attempt follow-the-spiders", "ana attack", "ana attack")
    told = t.clause_told("YAH-6.5")
    assert told == ["mission-done ana follow-the-spiders 60", "gained ana points 60"]
    assert t.refused("ana put library") == "YAH-6.5"
    t.play("ana put burrow")
    assert t.of("burrow", "tokens") == ["marauders-map"]
    assert (t.of("ana", "done"), t.of("ana", "missions")) == (["follow-the-spiders"], [])


def test_yah_6_5_special_tokens_go_to_diagon_alley() -> None:
    """YAH-8.1, YAH-6.5  The Time-Turner was used for a mission: it goes to one of the three rosettes of Diagon Alley."""
    t = given("""
        seats ana ben
        ana  board ron-weasley  at lake-tower  hp 40  objects time-turner  missions dementors-by-the-lake
        ben  at ollivanders
        turn of ana  phase stop
        chance attack 6 6 6 6 6 6 6 6
        chance seed 1
    """)
    t.play("ana attempt dementors-by-the-lake")
    while not t.of("ana", "done"):
        options = t.options("ana")
        t.play(f"ana {'attack' if 'attack' in options else options[0]}")
    assert t.refused("ana put burrow") == "YAH-8.1"
    t.play(f"ana {t.options('ana')[0]}")
    assert t.clause_told("YAH-8.1")[0].startswith("token-put time-turner")


def test_yah_6_6_lost_to_the_leaky_cauldron() -> None:
    """YAH-6.6  Spells and potions go under their decks, HP become 6; tokens and the mission are kept."""
    more = f"hp 1 cards stupefy-1 gillyweed-1 quintessence objects marauders-map {ARAGOG}"
    t = at_the_hut(more, "1 1 1 1")
    t.play("ana attempt follow-the-spiders", "ana attack")
    while "ana" in t.waiting() and t.of("ana", "at") != ["leaky-cauldron"]:
        t.play("ana pass")
    assert "defeated ana leaky-cauldron" in t.clause_told("YAH-6.6")
    assert "mission-lost ana follow-the-spiders" in t.clause_told("YAH-6.6")
    assert (t.of("ana", "hp"), t.of("ana", "cards")) == (["6"], ["quintessence"])
    assert (t.of("ana", "objects"), t.of("ana", "missions")) == (["marauders-map"], ["follow-the-spiders"])
    assert t.waiting() == ["ben"]


def test_yah_6_7_lost_on_a_journey_there_is_no_way_back() -> None:
    """YAH-6.7  Ana flew to the Hall of Prophecy and lost: straight to the Leaky Cauldron; and one attempt a turn."""
    t = given("""
        seats ana ben
        ana  board luna-lovegood  at hall-of-prophecy  home gate-tower  hp 1  objects prophecy  missions row-ninety-seven
        ben  at ollivanders
        turn of ana  walking 0  on-visit 1  visited hall-of-prophecy
        turn pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 at-mission=ana
        chance attack 1 1 1 1
        chance seed 1
    """)
    t.play("ana attempt row-ninety-seven", "ana attack")
    assert "defeated ana leaky-cauldron" in t.clause_told("YAH-6.7")
    assert t.of("ana", "at") == ["leaky-cauldron"]
