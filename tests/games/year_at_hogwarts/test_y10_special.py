"""YAH-8.2b, YAH-10.8 Special tokens in fights, abilities of the boards of Death Eaters, the measured way of fighting."""

from tests.games.year_at_hogwarts.tables import cited, given, passing, state_of
from tests.tables import Watched


def tower(death_eater: str, more: str = "", attack: str = "", opponent: str = "", **options: int) -> Watched:
    """Ana, as Luna (4 dice, resistance 3), comes to the Gate Tower, where a Death Eater stands; Ben plays it."""
    t = given(
        f"""
        seats ana ben
        ana  board luna-lovegood  at oak-doors  hp 8  {more}
        ben  board cedric-diggory
        {death_eater}  at gate-tower
        turn of ana  phase move
        chance movement 6 6
        chance spells accio-1
        chance potions veritaserum-1
        chance attack {attack}
        chance opponent {opponent}
        chance seed 1
        """,
        **({"variant": 1} | options),
    )
    t.play("ana roll", "ana go gate-tower")
    return t


# --- abilities


def test_yah_10_8_successes_rolled_again() -> None:
    """YAH-10.8  Crouch has Ana's successes rolled again, once a fight: 6 and 5 become 1 and 2."""
    t = tower("barty-crouch-junior", attack="6 5 1 1  1 2  6 6 6 6", opponent="1 1 1")
    t.play("ana attack", "ben pass")
    assert t.options("ben") == ["pass", "use barty-crouch-junior/2"]
    t.play("ben use barty-crouch-junior/2")
    assert t.clause_told("YAH-10.8") == [
        "effect-used barty-crouch-junior barty-crouch-junior/2",
        "attack-rolled-again ana 1 2 1 1",
    ]
    assert t.of("barty-crouch-junior", "hp") == ["6"]
    passing(t, "ben attack", "ana attack")
    t.play("ben pass")
    assert t.of("barty-crouch-junior", "hp") == ["2"]


def test_yah_10_8_a_die_fewer_until_the_next_attack() -> None:
    """YAH-10.8  Dolohov hits: Ana's next attack has a die fewer, the one after it four again."""
    t = tower("antonin-dolohov", attack="1 1 1 1  1 1 1  1 1 1 1", opponent="3 1 1  1 1 1")
    told = passing(t, "ana attack", "ben attack", "ana attack", "ben attack", "ana attack")
    rolls = [line for line in cited(told, "YAH-10.2") if line.startswith("attack-rolled ana")]
    told += passing(t, "ben pass")
    rolls = [line for line in cited(told, "YAH-10.2") if line.startswith("attack-rolled ana")]
    assert rolls == ["attack-rolled ana 1 1 1 1", "attack-rolled ana 1 1 1", "attack-rolled ana 1 1 1 1"]


def test_yah_10_8_potions_cost_rookwood_nothing() -> None:
    """YAH-10.8  Immune to potions: the Fire Brew costs him nothing, Stupefy 3 HP in the first round."""
    t = tower("augustus-rookwood", "cards fire-brew-1 stupefy-1")
    t.play("ana play fire-brew-1", "ben pass")
    assert t.clause_told("YAH-10.8") == ["no-harm augustus-rookwood"]
    assert t.of("augustus-rookwood", "hp") == ["5"]
    t = tower("augustus-rookwood", "cards fire-brew-1 stupefy-1")
    t.play("ana play stupefy-1", "ben pass")
    assert t.of("augustus-rookwood", "hp") == ["2"]


def test_yah_8_2b_nobody_flees_from_yaxley() -> None:
    """YAH-8.2b  Whom Yaxley holds does not flee; from Lucius one does, and the turn is over."""
    t = tower("corban-yaxley", "objects invisibility-cloak")
    assert t.refused("ana use invisibility-cloak/1") == "YAH-8.2b"
    t = tower("lucius-malfoy", "objects invisibility-cloak")
    t.play("ana use invisibility-cloak/1")
    assert t.clause_told("YAH-8.2b") == ["fled ana"]
    t.play(f"ana {t.options('ana')[0]}", "ana put ollivanders")
    assert t.of("lucius-malfoy", "at") == ["gate-tower"]
    assert state_of(t).mover == 1


def test_yah_10_8_cards_allowed_by_the_opponent() -> None:
    """YAH-10.8, YAH-10.2  Against Lucius two cards, not three."""
    t = tower("lucius-malfoy", "cards wiggenweld-potion-1 wiggenweld-potion-2 wiggenweld-potion-3", "1 1 1 1 1 1 1 1")
    passing(t, "ana play wiggenweld-potion-1", "ana attack", "ana play wiggenweld-potion-2", "ana attack")
    t.play("ben pass")
    assert t.waiting() == ["ana"]
    assert t.refused("ana play wiggenweld-potion-3") == "YAH-10.2"


# --- special tokens


def test_yah_8_2b_wand_and_sword_together() -> None:
    """YAH-8.2b  Only before dice are rolled: each adds one, for the whole fight."""
    t = tower("bellatrix-lestrange", "objects elder-wand sword-of-gryffindor", "1 1 1 1 1 1  1 1 1 1 1 1", "1 1 1 1")
    t.play("ana use elder-wand/1", "ana put ollivanders", "ana use sword-of-gryffindor/1", "ana put flourish-blotts")
    told = passing(t, "ana attack", "ben attack", "ana attack")
    told += passing(t, "ben pass")
    assert cited(told, "YAH-10.2").count("attack-rolled ana 1 1 1 1 1 1") == 2
    assert t.of("flourish-blotts", "tokens") == ["sword-of-gryffindor"]


def test_yah_8_2b_the_stones_hp_are_kept() -> None:
    """YAH-8.2, YAH-8.2b  6 HP in a fight, that remain after it."""
    t = tower("bellatrix-lestrange", "objects resurrection-stone")
    t.play("ana use resurrection-stone/1", "ana put ollivanders")
    assert t.of("ana", "hp") == ["14"]
    assert t.clause_told("YAH-8.1") == [
        "token-spent ana resurrection-stone",
        "token-put resurrection-stone ollivanders",
    ]


def test_yah_8_2b_from_board_2_back_to_the_tower() -> None:
    """YAH-8.2b  On a Floo visit the Cloak leads back where the journey began, without five spaces to choose."""
    t = given("""
        seats ana ben
        ana  board luna-lovegood  at shrieking-shack  home clock-tower  hp 8
        ana  objects marauders-map invisibility-cloak  missions rat-in-the-shack
        ben  board cedric-diggory
        turn of ana  phase stop  on-visit 1
        chance seed 1
    """)
    t.play("ana attempt rat-in-the-shack", "ana use invisibility-cloak/1", "ana put ollivanders")
    assert t.of("ana", "at") == ["clock-tower"]
    assert t.of("ana", "missions") == ["rat-in-the-shack"]


def test_yah_8_2b_one_of_a_team_flees_the_others_go_on() -> None:
    """YAH-8.2b, YAH-10.6  Ana leaves her team: Ben fights on alone, wins, and the mission is done for both."""
    t = given(
        """
        seats ana ben
        ana  board luna-lovegood  at charms-classroom  hp 8  objects hagrids-flute invisibility-cloak  missions past-fluffy
        ben  board cedric-diggory  at charms-classroom  hp 8  cards stupefy-1
        turn of ana  phase stop
        chance table 1 1
        chance attack 2 2 2 2 2
        chance seed 1
        """,
        variant=2,
    )
    t.play("ana attempt past-fluffy", "ana use invisibility-cloak/1")
    assert t.clause_told("YAH-8.2b") == ["fled ana"]
    t.play(f"ana {t.options('ana')[0]}", "ana put ollivanders")
    assert t.waiting() == ["ben"]
    state_of(t).opponent_hp = 5
    told = passing(t, "ben attack") + passing(t, "ben pass")
    assert "fight-won ana" in cited(told, "YAH-10.4")
    assert t.of("ana", "done") == ["past-fluffy"]


# --- the option of the table


def test_yah_12_12_the_measured_way_between_players() -> None:
    """YAH-12.12, YAH-10.1b  With the option three successes cost no more than the defence die says: 3, 1 HP."""
    t = given(
        """
        seats ana ben
        ana  board ron-weasley  at entrance-hall  hp 5
        ben  board luna-lovegood  at oak-doors  hp 5
        turn of ana  phase move
        chance movement 1 2
        chance attack 6 6 6 1
        chance opponent 3
        chance seed 1
        """,
        variant=1,
        measured_fights=1,
    )
    t.play("ana roll", "ana accept", "ana go oak-doors", "ana attack", "ana pass")
    assert t.clause_told("YAH-12.12") == ["defence-rolled ben 3"]
    assert t.of("ben", "hp") == ["4"]
