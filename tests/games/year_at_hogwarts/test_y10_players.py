"""YAH-10.1 to 10.3 Fights between players, Death Eaters on towers, duels, as examples at the table."""

from tests.games.year_at_hogwarts.tables import all_pass, cited, given, passing, state_of
from tests.tables import Watched


def meeting(
    ana: str = "", ben: str = "", attack: str = "", opponent: str = "", rest: str = "", **options: int
) -> Watched:
    """Ana goes from the entrance hall to the oak doors, where Ben stands."""
    t = given(
        f"""
        seats ana ben
        ana  board ron-weasley  at entrance-hall  hp 5
        ana  {ana}
        ben  board cedric-diggory  at oak-doors  hp 5
        ben  {ben}
        turn of ana  phase move
        chance movement 1 2
        chance attack {attack}
        chance opponent {opponent}
        chance seed 1
        {rest}
        """,
        **options,
    )
    t.play("ana roll", "ana accept")
    t.play("ana go oak-doors")
    return t


# --- underage


def test_yah_10_1a_one_die_each() -> None:
    """YAH-10.1a  2 against 4: Ana loses 1 HP; equal: again; 6 against 1; then 1 against 5: Ana has lost 2 HP and the fight."""
    t = meeting("objects mandrake", attack="2 3 6 1", opponent="4 3 1 5")
    assert t.clause_told("YAH-10.1a") == ["players-fought ana ben"]
    assert t.options("ana") == ["attack"]
    t.play("ana attack")
    assert t.clause_told("YAH-10.1a") == ["clashed ana 2 ben 4", "lost ana hp 1"]
    t.play("ana attack")
    assert t.clause_told("YAH-10.1a") == ["clashed ana 3 ben 3"]
    t.play("ana attack", "ana attack")
    assert t.clause_told("YAH-10.1a")[-2:] == ["fell ana", "fight-lost ana"]
    assert (t.of("ana", "hp"), t.of("ben", "hp")) == (["3"], ["4"])
    assert t.waiting() == ["ben"]
    t.play("ben take-token mandrake")
    assert t.clause_told("YAH-10.1a") == ["token-taken-from ben ana mandrake"]
    assert state_of(t).mover == 1


def test_yah_10_1a_no_cards() -> None:
    """YAH-10.1a  No cards, and no more than one thing is taken: a card unseen."""
    t = meeting("cards stupefy-1", "cards protego-1 fire-brew-1", attack="6 6", opponent="1 1", rest="chance theft 1")
    assert t.refused("ana play stupefy-1") == "YAH-10.1a"
    t.play("ana attack", "ana attack")
    assert t.options("ana") == ["pass", "take-portkey", "take-floo", "take-unseen"]
    assert t.refused("ana take-token mandrake") == "YAH-10.1a"
    t.play("ana take-unseen")
    assert t.clause_told("YAH-10.1a") == ["card-taken ana ben ?"]
    assert t.of("ana", "cards") == ["stupefy-1", "fire-brew-1"]


def test_yah_10_1a_who_would_fall_below_1_loses() -> None:
    """YAH-10.1a  Ana has 1 HP: the first lower die decides, and takes nothing from her."""
    t = meeting("hp 1", attack="1", opponent="2")
    t.play("ana attack")
    assert t.clause_told("YAH-10.1a")[-1] == "fight-lost ana"
    assert t.of("ana", "hp") == ["1"]


def test_yah_10_1a_of_two_the_attacker_chooses() -> None:
    """YAH-10.1a  Ben and Cid stand together: Ana chooses whom she fights, and fights no other."""
    t = given("""
        seats ana ben cid
        ana  board ron-weasley  at entrance-hall
        ben  board cedric-diggory  at oak-doors
        cid  board luna-lovegood  at oak-doors
        turn of ana  phase move
        chance movement 1 2
        chance attack 6 6
        chance opponent 1 1
        chance seed 1
    """)
    t.play("ana roll", "ana accept", "ana go oak-doors")
    assert t.options("ana") == ["choose-figure 1", "choose-figure 2"]
    assert t.refused("ana choose-figure 0") == "YAH-10.1d"
    t.play("ana choose-figure 2")
    assert t.clause_told("YAH-10.1a") == ["players-fought ana cid"]
    t.play("ana attack", "ana attack", "ana take-floo")
    assert t.clause_told("YAH-10.1a")[-1] == "floo-taken ana cid"
    assert (t.of("ana", "floo"), t.of("cid", "floo")) == (["3"], ["1"])


def test_yah_10_1a_a_portkey_or_nothing() -> None:
    """YAH-10.1a  A Portkey changes hands; or nothing, if the winner wants nothing."""
    t = meeting(attack="6 6", opponent="1 1")
    t.play("ana attack", "ana attack", "ana take-portkey")
    assert t.clause_told("YAH-10.1a")[-1] == "portkey-taken ana ben"
    t = meeting(attack="6 6", opponent="1 1")
    t.play("ana attack", "ana attack", "ana pass")
    assert t.clause_told("YAH-10.1a")[-1] == "nothing-taken ana"
    assert t.of("ben", "portkeys") == ["1"]


def test_yah_10_1d_a_floo_powder_card_counts_as_floo_powder() -> None:
    """YAH-10.1d  Ben has no Floo token, but the card: Ana takes it as Floo powder."""
    t = meeting(ben="floo 0  cards floo-powder-1", attack="6 6", opponent="1 1")
    t.play("ana attack", "ana attack", "ana take-floo")
    assert t.clause_told("YAH-10.1d") == ["card-taken ana ben ?"]
    assert t.of("ana", "cards") == ["floo-powder-1"]


def test_yah_8_2b_no_wand_where_one_die_is_rolled() -> None:
    """YAH-8.2b  The Elder Wand adds nothing where each rolls one die."""
    t = meeting("objects elder-wand")
    assert t.options("ana") == ["attack"]
    assert t.refused("ana use elder-wand/1") == "YAH-8.2b"


def test_yah_8_2b_the_cloak_of_the_one_attacked() -> None:
    """YAH-8.2b  Ben is asked before each roll, since he holds the Cloak; he flees, and nothing is taken."""
    t = meeting("", "objects invisibility-cloak", attack="6", opponent="1")
    assert t.waiting() == ["ben"]
    t.play("ben pass", "ana attack", "ben use invisibility-cloak/1")
    assert t.clause_told("YAH-8.2b") == ["fled ben"]
    t.play(f"ben {t.options('ben')[0]}", "ben put ollivanders")
    assert t.of("ben", "at") != ["oak-doors"]
    assert state_of(t).mover == 1


def test_yah_8_2b_who_is_fled_from_goes_on() -> None:
    """YAH-8.2b, YAH-4.5  Ben has fled, so it is he who picks up nothing: Ana takes the key that lies at the oak doors."""
    t = meeting("", "objects invisibility-cloak", rest="oak-doors tokens winged-key")
    t.play("ben use invisibility-cloak/1")
    t.play(f"ben {t.options('ben')[0]}")
    passing(t, "ben put ollivanders", "ana take winged-key")
    assert t.of("ana", "objects") == ["winged-key"]


# --- qualified, and teams


def test_yah_10_1b_in_turn_until_1_hp_is_left() -> None:
    """YAH-10.1b  Ana's three successes against Ben's resistance of 4; Ben's two against 3; then Ana's last. Two tokens."""
    t = meeting(ben="objects mandrake winged-key", attack="4 5 6 1 4 1 1 1", opponent="3 6 1 1 1", variant=1)
    told = passing(t, "ana attack", "ben attack")
    assert cited(told, "YAH-10.1b")[:3] == ["attack-rolled ana 4 5 6 1", "attack-hit ana 3 4", "lost ben hp 3"]
    assert "attack-rolled ben 3 6 1 1 1" in told[-3]  # Cedric rolls one die more in the first round
    assert t.of("ana", "hp") == ["3"]
    told = passing(t, "ana attack", "ana take-token mandrake")
    assert "fight-won ana" in cited(told, "YAH-10.1b")
    assert t.of("ben", "hp") == ["1"]
    assert t.options("ana") == ["pass", "take-token winged-key"]
    t.play("ana take-token winged-key")
    assert t.of("ana", "objects") == ["mandrake", "winged-key"]


def test_yah_10_1b_one_spell_and_one_potion() -> None:
    """YAH-10.1b  Ana plays a spell, Ben defends himself with a potion; her second spell is refused, a potion is not."""
    t = meeting("cards stupefy-1 stupefy-2 fire-brew-1", "cards wiggenweld-potion-1", opponent="1 1 1 1 1", variant=1)
    t.play("ana play stupefy-1")
    assert t.waiting() == ["ben"]
    t.play("ben play wiggenweld-potion-1")
    assert t.clause_told("YAH-9.1")[-1] == "attack-lost ana"
    assert t.of("ben", "hp") == ["7"]
    t.play("ben attack", "ana pass")
    assert t.refused("ana play stupefy-2") == "YAH-10.1b"
    t.play("ana play fire-brew-1")
    assert t.of("ben", "hp") == ["5"]


def test_yah_10_1b_a_cancelled_attack_is_lost() -> None:
    """YAH-9.1, YAH-10.1b  Expelliarmus costs Ben 1 HP and his next attack: Ana attacks again."""
    t = meeting("cards expelliarmus-1", attack="1 1 1 1", variant=1)
    t.play("ana play expelliarmus-1")
    assert t.clause_told("YAH-9.1")[-1] == "attack-lost ben"
    assert t.waiting() == ["ana"]
    assert t.of("ben", "hp") == ["4"]


def test_yah_10_1b_whoever_begins_with_1_hp_loses_at_once() -> None:
    """YAH-10.1b  Ben has 1 HP and loses without a roll; with Ana at 1 HP too there is no fight."""
    for hp, told in (("5", "fight-won ana"), ("1", "no-fight ana ben")):
        t = given(
            f"""
            seats ana ben
            ana  board ron-weasley  at entrance-hall  hp {hp}
            ben  board cedric-diggory  at oak-doors  hp 1
            turn of ana  phase move
            chance movement 1 2
            chance seed 1
            """,
            variant=1,
        )
        t.play("ana roll", "ana accept", "ana go oak-doors")
        assert told in t.clause_told("YAH-10.1b")


def test_yah_10_1b_two_cards_unseen() -> None:
    """YAH-10.1b  A qualified winner takes two cards unseen."""
    t = meeting("", "hp 2  cards protego-1 fire-brew-1 stupefy-1", attack="6 6 6 6", rest="chance theft 0 0", variant=1)
    told = passing(t, "ana attack", "ana take-unseen")
    assert cited(told, "YAH-10.1b")[-2:] == ["card-taken ana ben ?", "card-taken ana ben ?"]
    assert t.of("ana", "cards") == ["protego-1", "fire-brew-1"]


def test_yah_10_1b_the_defender_attacks_first_by_ability() -> None:
    """YAH-10.8  Draco, who was met, attacks first all the same."""
    t = given(
        """
        seats ana ben
        ana  board ron-weasley  at entrance-hall
        ben  board draco-malfoy  at oak-doors
        turn of ana  phase move
        chance movement 1 2
        chance opponent 1 1 1 1
        chance seed 1
        """,
        variant=1,
    )
    t.play("ana roll", "ana accept", "ana go oak-doors")
    assert t.clause_told("YAH-10.8") == ["first-by-ability ben"]
    assert t.waiting() == ["ben"]


def test_yah_10_1c_against_other_teams_as_qualified() -> None:
    """YAH-10.1c  Ana and Cid against Ben and Dan: Ana passes Cid, and fights Ben with dice."""
    t = given(
        """
        seats ana ben cid dan
        ana  board ron-weasley  at entrance-hall
        ben  board cedric-diggory  at oak-doors
        cid  board luna-lovegood  at oak-doors
        dan  board draco-malfoy
        turn of ana  phase move
        chance movement 1 2
        chance attack 1 1 1 1
        chance seed 1
        """,
        variant=2,
        team_size=2,
    )
    t.play("ana roll", "ana accept", "ana go oak-doors")
    assert t.clause_told("YAH-10.1c") == ["players-fought ana ben"]
    t.play("ana attack", "ana pass")
    assert "attack-missed ana 4" in t.clause_told("YAH-10.1c")


def test_yah_10_1d_a_winner_with_six_leaves_one() -> None:
    """YAH-10.1d  Ana holds six and takes the mandrake: she leaves one of the others on the space."""
    six = "prophecy winged-key golden-egg marauders-map deluminator hagrids-flute"
    t = meeting(f"objects {six}", "objects mandrake", attack="6 6", opponent="1 1")
    t.play("ana attack", "ana attack", "ana take-token mandrake")
    assert t.refused("ana leave mandrake") == "YAH-10.1d"
    t.play("ana leave prophecy")
    assert t.clause_told("YAH-10.1d") == ["token-left ana prophecy oak-doors"]
    assert t.of("oak-doors", "tokens") == ["prophecy"]
    assert len(t.of("ana", "objects")) == 6


def test_yah_10_1d_after_a_won_fight_the_mission() -> None:
    """YAH-10.1d  Ben stands where Ana's mission is: she wins, and may still attempt it."""
    t = given("""
        seats ana ben
        ana  board ron-weasley  at corridor-5  objects hagrids-flute  missions past-fluffy
        ben  board cedric-diggory  at charms-classroom
        turn of ana  phase move
        chance movement 1 3
        chance attack 6 6
        chance opponent 1 1
        chance seed 1
    """)
    t.play("ana roll", "ana accept", "ana go charms-classroom", "ana attack", "ana attack", "ana pass")
    assert t.options("ana") == ["pass", "attempt past-fluffy"]


# --- Death Eaters


def tower(cards: str = "", attack: str = "", opponent: str = "", spell: str = "protego-1", **options: int) -> Watched:
    """Ana comes to the Gate Tower, where Bellatrix (4 dice, resistance 4, 6 HP) stands; the neighbour is Ben."""
    t = given(
        f"""
        seats ana ben
        ana  board harry-potter  at oak-doors  hp 8  cards {cards}
        ben  board cedric-diggory
        bellatrix-lestrange  at gate-tower
        turn of ana  phase move
        chance movement 6 6
        chance spells {spell}
        chance potions fire-brew-1
        chance attack {attack}
        chance opponent {opponent}
        chance seed 1
        """,
        **({"variant": 1} | options),
    )
    t.play("ana roll", "ana go gate-tower")
    return t


def test_yah_10_2_played_by_the_neighbour() -> None:
    """YAH-10.2  Ben sees Bellatrix's cards, Ana does not. Ana attacks first; Ben answers with Protego, then attacks."""
    t = tower(attack="6 6 1 1", opponent="4 4 1 1")
    assert "death-eater-played bellatrix-lestrange ben" in t.clause_told("YAH-10.2")
    t.play("ana attack")
    assert t.options("ben") == ["pass", "play protego-1"]
    t.play("ben play protego-1")
    assert t.of("ana", "hp") == ["7"]
    assert t.of("bellatrix-lestrange", "hp") == ["6"]
    t.play("ben attack")
    assert t.of("ana", "hp") == ["4"]  # two successes, and 1 HP more by her ability


def test_yah_10_2_a_beaten_death_eater_leaves_the_game() -> None:
    """YAH-10.2, YAH-7.3  Two good rolls: 20 points, the tower is free, and his cards go under their decks."""
    t = tower(attack="6 6 6 1 6 6 6 1", opponent="1 1 1 1")
    told = passing(t, "ana attack", "ben attack", "ana attack")
    told += passing(t, "ben pass") + all_pass(t)
    assert "death-eater-gone bellatrix-lestrange" in cited(told, "YAH-10.2")
    assert cited(told, "YAH-7.3") == ["gained ana points 20"]
    assert t.position()["spell-deck"]["under"] == ["protego-1"]
    assert state_of(t).space[8] == -1


def test_yah_10_2_lost_to_a_death_eater() -> None:
    """YAH-10.2  Ana loses her last HP: Leaky Cauldron, 6 HP, spells and potions under their decks; Bellatrix stays."""
    t = tower("stupefy-1", attack="1 1 1 1 1 1 1 1", opponent="6 6 6 6 6 6 6 6")
    told = passing(t, "ana attack", "ben attack", "ana attack", "ben attack")
    told += all_pass(t)
    assert "fight-lost ana" in cited(told, "YAH-10.2")
    assert "defeated ana leaky-cauldron" in cited(told, "YAH-10.2")
    assert (t.of("ana", "hp"), t.of("ana", "cards")) == (["6"], [])
    assert (t.of("bellatrix-lestrange", "at"), t.of("bellatrix-lestrange", "hp")) == (["gate-tower"], ["6"])
    assert state_of(t).mover == 1


def test_yah_10_2_three_cards() -> None:
    """YAH-10.2  Ana may play three cards against a Death Eater."""
    cards = "wiggenweld-potion-1 wiggenweld-potion-2 wiggenweld-potion-3 girding-potion-1"
    t = tower(cards, attack="1 1 1 1 1 1 1 1 1 1 1 1", spell="accio-1")
    for number in (1, 2, 3):
        passing(t, f"ana play wiggenweld-potion-{number}", "ana attack")
        if number < 3:
            passing(t, "ben pass")
    passing(t, "ben pass")
    assert t.waiting() == ["ana"]
    assert t.refused("ana play girding-potion-1") == "YAH-10.2"


def four(team_size: int) -> Watched:
    """Ana comes to the Gate Tower; Ben, Cid and Dan sit to her left, so Dan's turn is next."""
    t = given(
        """
        seats ana ben cid dan
        ana  board ron-weasley  at oak-doors
        ben  board cedric-diggory
        cid  board luna-lovegood
        dan  board draco-malfoy
        bellatrix-lestrange  at gate-tower
        turn of ana  phase move
        chance movement 6 6
        chance spells stupefy-1
        chance potions veritaserum-1
        chance attack 1 1 1 1
        chance seed 1
        """,
        variant=2,
        team_size=team_size,
    )
    t.play("ana roll", "ana accept", "ana go gate-tower")
    return t


def test_yah_10_2_of_a_member_the_nearest_opponent() -> None:
    """YAH-10.2  In teams of two Dan sits to Ana's right and is no team-mate: he plays it."""
    assert "death-eater-played bellatrix-lestrange dan" in four(2).clause_told("YAH-10.2")


def test_yah_10_2_without_opponents_the_app() -> None:
    """YAH-10.2  All are one team: the app plays it, and its spell before its dice."""
    t = four(0)
    assert "death-eater-unplayed bellatrix-lestrange" in t.clause_told("YAH-10.2")
    t.play("ana attack", "ana pass")
    assert t.clause_told("YAH-9.1") == ["card-played bellatrix-lestrange stupefy-1"]
    assert t.options("ana") == ["attack"]


# --- duels


def duel(
    card: str, cards: str = "", hp: int = 8, board: str = "ron-weasley", attack: str = "", **options: int
) -> Watched:
    """Ana's move ends on a duel space."""
    return given(
        f"""
        seats ana ben
        ana  board {board}  at corridor-10  hp {hp}  cards {cards}
        ben  board cedric-diggory
        turn of ana  phase stop
        chance duels {card}
        chance attack {attack}
        chance seed 1
        """,
        **options,
    )


def test_yah_9_3_underage_wizards_fetch_no_card_in_a_fight() -> None:
    """YAH-9.3  Only by the qualified rules."""
    cards = "slughorns-sample-1 stupefy-1"
    t = duel("seamus-finnigan", cards)
    assert t.refused("ana play slughorns-sample-1") == "YAH-9.3"
    assert "ana play slughorns-sample-1".removeprefix("ana ") in duel("seamus-finnigan", cards, variant=1).options(
        "ana"
    )


def test_yah_10_3_a_duel_won() -> None:
    """YAH-10.3, YAH-5.4  Seamus (4 HP, resistance 4) costs 2 HP after each attack. Beaten, he brings three cards."""
    t = duel("seamus-finnigan", "fire-brew-1", attack="4 5 6 1")
    told = passing(t, "ana attack", "ana play fire-brew-1")
    assert "attack-hit ana 3 4" in cited(told, "YAH-10.3")
    told += all_pass(t)
    assert "fight-won ana" in cited(told, "YAH-10.3")
    assert t.of("ana", "hp") == ["4"]
    assert len(t.of("ana", "cards")) == 3
    assert t.position()["duel-deck"]["under"] == ["seamus-finnigan"]


def test_yah_10_3_with_1_hp_left_lost() -> None:
    """YAH-10.3  Ana has 3 HP: Seamus takes 2, and she discards three cards of her choice, not the fourth."""
    t = duel("seamus-finnigan", "accio-1 alohomora-1 obliviate gillyweed-1", 3, attack="1 1 1 1")
    told = passing(t, "ana attack", "ana give-card accio-1")
    assert "fight-lost ana" in cited(told, "YAH-10.3")
    assert t.of("ana", "hp") == ["1"]
    told = t.play("ana give-card obliviate", "ana give-card gillyweed-1")
    assert cited(told, "YAH-10.3") == ["card-returned ana obliviate", "card-returned ana gillyweed-1"]
    assert t.of("ana", "cards") == ["alohomora-1"]
    assert t.of("ana", "at") == ["corridor-10"]
    assert state_of(t).mover == 1


def test_yah_10_3_who_begins_with_1_hp_has_lost_at_once() -> None:
    """YAH-10.3  With 1 HP nothing is rolled; of her four cards she keeps one."""
    t = duel("seamus-finnigan", "accio-1 stupefy-1 gillyweed-1 alohomora-1", 1)
    for card in ("accio-1", "stupefy-1", "gillyweed-1"):
        t.play(f"ana give-card {card}")
    assert t.of("ana", "cards") == ["alohomora-1"]
    t = duel("seamus-finnigan", "accio-1 stupefy-1", 1)
    assert t.of("ana", "cards") == []  # no more than three: all of them


def test_yah_10_3_not_against_oneself() -> None:
    """YAH-10.3  Ana, who is Ron, draws Ron: under the deck, and draws again."""
    t = duel("duel-ron-weasley pansy-parkinson")
    assert t.position()["duel-deck"]["under"] == ["duel-ron-weasley"]
    assert state_of(t).opponent_hp == 3
    assert t.of("ana", "hp") == ["7"]  # Pansy attacks first


def test_yah_10_3_limits() -> None:
    """YAH-10.3  Five cards underage, three when qualified; Ernie allows two fewer."""
    potions = " ".join(f"wiggenweld-potion-{number}" for number in range(1, 5)) + " girding-potion-1 girding-potion-2"
    for variant, card, limit in ((0, "vincent-crabbe", 5), (1, "vincent-crabbe", 3), (0, "ernie-macmillan", 3)):
        t = duel(card, potions, 20, "luna-lovegood", "1 " * 24, variant=variant)
        for number in range(limit):
            passing(t, f"ana play {potions.split()[number]}", "ana attack")
        passing(t, "ana attack")
        all_pass(t)
        assert t.refused(f"ana play {potions.split()[limit]}") == "YAH-10.3"
