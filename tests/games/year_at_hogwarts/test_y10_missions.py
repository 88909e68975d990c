"""YAH-10.4 to 10.10 Mission fights, as examples at the table."""

from tests.games.year_at_hogwarts.tables import given, state_of
from tests.tables import Watched


def riddle(
    cards: str, attack: str = "", more: str = "", board: str = "ron-weasley", hp: int = 8, **options: int
) -> Watched:
    """Ana, in the Chamber of Secrets with diary and fang, attempts mission 6: Tom Riddle, 9 HP, resistance 5."""
    t = given(
        f"""
        seats ana ben
        ana  board {board}  at chamber-of-secrets  hp {hp}  cards {cards}
        ana  objects tom-riddles-diary basilisk-fang {more}  missions first-horcrux
        turn of ana  phase stop
        chance attack {attack}
        chance seed 1
        """,
        **options,
    )
    t.play("ana attempt first-horcrux")
    return t


def fighting(
    mission: str, space: str, tokens: str, cards: str = "", attack: str = "", table: str = "", hp: int = 9
) -> Watched:
    """Ana, as Hermione, attempts a mission, underage."""
    t = given(f"""
        seats ana ben
        ana  board hermione-granger  at {space}  hp {hp}  cards {cards}  objects {tokens}  missions {mission}
        turn of ana  phase stop
        chance attack {attack}
        chance table {table}
        chance seed 1
    """)
    t.play(f"ana attempt {mission}")
    return t


# --- the rulebook's example


def test_yah_10_10_tom_riddle() -> None:
    """YAH-10.10  His card costs Ron 2 HP; each own attack 3 HP more. A 5 and a 6 cost Riddle 2; a spell costs him nothing."""
    t = riddle("confringo-1 fire-brew-1", "5 6 4 1", hp=12)
    assert t.clause_told("YAH-10.4")[1:] == ["opponent-revealed tom-riddle 9", "lost ana hp 2"]
    assert t.of("ana", "hp") == ["10"]
    t.play("ana attack", "ana pass")
    assert "attack-hit ana 2 5" in t.clause_told("YAH-10.4")
    assert "lost opponent hp 2" in t.clause_told("YAH-10.4")
    t.play("ana pass")
    assert (t.of("ana", "hp"), state_of(t).opponent_hp) == (["7"], 7)
    t.play("ana play confringo-1", "ana pass")
    assert t.clause_told("YAH-10.10") == ["no-harm opponent"]
    assert (t.of("ana", "hp"), state_of(t).opponent_hp) == (["4"], 7)
    t.play("ana play fire-brew-1")
    assert (t.of("ana", "hp"), state_of(t).opponent_hp) == (["1"], 5)


def test_yah_10_10_a_defence_spell_works_against_him() -> None:
    """YAH-10.10, YAH-10.9  Protego when the strike is announced: it costs him 1 HP and the strike."""
    t = riddle("protego-1", "1 1 1 1")
    t.play("ana attack", "ana pass", "ana play protego-1")
    assert t.clause_told("YAH-10.9") == ["strike-lost tom-riddle ana"]
    assert (t.of("ana", "hp"), state_of(t).opponent_hp) == (["6"], 8)


def test_yah_10_10_against_four_he_has_36_hp() -> None:
    """YAH-10.6, YAH-10.10  A team of four: 4 times 9 HP."""
    t = team_of_four()
    assert "opponent-revealed tom-riddle 36" in t.clause_told("YAH-10.4")
    assert t.clause_told("YAH-10.6")[0] == "mission-fight-began tom-riddle ana dan cid ben"


# --- the order of a round


def test_yah_10_4_a_defence_card_then_one_attack() -> None:
    """YAH-10.4  One defence card in a round, then the attack; a second one is refused, and so is a card for other moments."""
    t = riddle("protego-1 wiggenweld-potion-1 accio-1 phoenix-tears-1", "6 6 6 6")
    t.play("ana play protego-1")
    assert t.refused("ana play wiggenweld-potion-1") == "YAH-10.4"
    assert t.refused("ana play accio-1") == "YAH-4.6"
    assert t.refused("ana play phoenix-tears-1") == "YAH-10.9"
    t.play("ana attack", "ana pass")
    assert t.clause_told("YAH-10.9") == ["strike-lost tom-riddle ana"]
    assert t.of("ana", "hp") == ["6"]
    assert "wiggenweld-potion-1" in " ".join(t.options("ana"))


def test_yah_10_4_what_strikes_before_cards_strikes_before_them() -> None:
    """YAH-10.4, YAH-10.4a  The Dementors strike when revealed, and before the card: 3 HP of Ana's first, then theirs."""
    t = fighting("dementors-by-the-lake", "lake-tower", "time-turner", "confringo-1 stupefy-1 stupefy-2", hp=9)
    t.play("ana pass", "ana choose 0")
    assert t.of("ana", "hp") == ["6"]
    t.play("ana play confringo-1", "ana pass", "ana choose 0")
    assert "lost ana hp 3" in t.clause_told("YAH-10.4")
    assert (t.of("ana", "hp"), state_of(t).opponent_hp) == (["3"], 2)  # Hermione's spells cost 1 more


def test_yah_10_4_lost_with_the_last_hp() -> None:
    """YAH-10.4  Ana has 3 HP: the card takes 2, the strike the last. The mission is lost and stays in hand."""
    t = riddle("", "1 1 1 1", hp=3)
    t.play("ana attack", "ana pass")
    assert t.clause_told("YAH-10.4")[-2:] == ["fell ana", "fight-lost ana"]
    assert t.clause_told("YAH-6.6")[0] == "mission-lost ana first-horcrux"
    assert (t.of("ana", "at"), t.of("ana", "hp")) == (["leaky-cauldron"], ["6"])
    assert t.of("ana", "missions") == ["first-horcrux"]
    assert state_of(t).fight == 0


def test_yah_10_4a_who_attacks_first_strikes_once_when_revealed() -> None:
    """YAH-10.4a  Fluffy attacks first: a die of 6 costs 3 HP before Ana does anything."""
    t = fighting("past-fluffy", "charms-classroom", "hagrids-flute", table="6")
    assert t.clause_told("YAH-10.4a") == ["struck fluffy ana"]
    assert t.of("ana", "hp") == ["6"]


def test_yah_10_4b_the_last_strike_comes_once() -> None:
    """YAH-10.4b  Tom Riddle has 2 HP left; the blow takes them, he strikes for the last time, once, and Ana still stands."""
    t = riddle("", "5 5 1 1", hp=8)
    state_of(t).opponent_hp = 2
    t.play("ana attack", "ana pass")
    assert t.clause_told("YAH-10.4b") == ["struck tom-riddle ana"]
    assert t.clause_told("YAH-10.4")[-1] == "fight-won ana"
    assert t.of("ana", "hp") == ["3"]
    assert t.of("ana", "done") == ["first-horcrux"]


def test_yah_10_4b_whom_the_last_strike_fells_has_lost() -> None:
    """YAH-10.4b  With 3 HP left the same blow does not help: the last strike takes them."""
    t = riddle("", "5 5 1 1", hp=5)
    state_of(t).opponent_hp = 2
    t.play("ana attack", "ana pass")
    assert t.clause_told("YAH-10.4b") == ["struck tom-riddle ana"]
    assert t.clause_told("YAH-10.4")[-1] == "fight-lost ana"


def test_yah_10_4b_a_defence_card_cancels_the_last_strike() -> None:
    """YAH-10.4b, YAH-10.9  The same with a defence card: the last strike is lost, and the mission won."""
    t = riddle("polyjuice-potion-1", "5 5 1 1", hp=5)
    state_of(t).opponent_hp = 2
    t.play("ana attack", "ana pass", "ana play polyjuice-potion-1")
    assert t.clause_told("YAH-10.9") == ["strike-lost tom-riddle ana"]
    assert t.clause_told("YAH-10.4")[-1] == "fight-won ana"
    assert t.clause_told("YAH-10.4b") == []


def test_yah_10_4b_a_defence_card_that_takes_the_last_hp() -> None:
    """YAH-10.4b  Protego at the start of the round takes the last HP: the last strike is the one it cancels."""
    t = riddle("protego-1", hp=3)
    state_of(t).opponent_hp = 1
    t.play("ana play protego-1")
    assert t.clause_told("YAH-10.9") == ["strike-lost tom-riddle ana"]
    assert t.clause_told("YAH-10.4")[-1] == "fight-won ana"


def test_yah_10_4b_what_the_last_strike_gains_saves_nobody() -> None:
    """YAH-10.4b  Slughorn gains 1 HP with each strike, also with his last: he is beaten all the same."""
    t = fighting("slughorns-memory", "potions-classroom", "vial-of-memories", attack="3 4 1", hp=9)
    state_of(t).opponent_hp = 2
    t.play("ana attack")
    assert t.clause_told("YAH-10.4b") == ["struck horace-slughorn ana"]
    assert "gained opponent hp 1" in t.clause_told("YAH-10.4")
    assert t.clause_told("YAH-10.4")[-1] == "fight-won ana"


def test_yah_10_4b_before_cards_and_once_more() -> None:
    """YAH-10.4b  The Dementors strike before the card, and once more when it has taken their last HP."""
    t = fighting("dementors-by-the-lake", "lake-tower", "time-turner", "confringo-1 stupefy-1 stupefy-2", hp=12)
    t.play("ana pass", "ana choose 0")
    state_of(t).opponent_hp = 3
    t.play("ana play confringo-1", "ana pass", "ana choose 0", "ana pass", "ana choose 0")
    assert t.clause_told("YAH-10.4b") == ["struck dementors ana"]
    assert t.clause_told("YAH-10.4")[-1] == "fight-won ana"
    assert t.of("ana", "hp") == ["3"]


def test_yah_10_4_what_saves_whoever_is_on_the_card() -> None:
    """YAH-10.4  Death is cheated once: in place of falling it has 3 HP again, the next time it falls."""
    t = fighting(
        "three-brothers",
        "wooden-bridge",
        "elder-wand resurrection-stone invisibility-cloak",
        attack="6 6 6 6 6 6",
        hp=12,
    )
    state_of(t).opponent_hp = 1
    t.play("ana attack")
    assert "effect-used opponent death/1" in t.clause_told("YAH-10.4")
    assert state_of(t).opponent_hp == 3
    t.play("ana attack")
    assert t.clause_told("YAH-10.4")[-1] == "fight-won ana"


# --- limits of cards


def test_yah_10_5_underage_five_cards() -> None:
    """YAH-10.5  Five cards, not a sixth."""
    t = riddle(
        "wiggenweld-potion-1 wiggenweld-potion-2 wiggenweld-potion-3 wiggenweld-potion-4 essence-of-dittany-1 girding-potion-1",
        "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
    )
    assert t.clause_told("YAH-10.5") == ["card-limit ana 5"]
    for card in (*(f"wiggenweld-potion-{number}" for number in range(1, 5)), "essence-of-dittany-1"):
        t.play(f"ana play {card}", "ana attack")
        if "pass" in t.options("ana"):
            t.play("ana pass")
    assert t.refused("ana play girding-potion-1") == "YAH-10.5"


def test_yah_10_5_qualified_three_cards() -> None:
    """YAH-10.5  Three cards when qualified, those that the mission asks for among them; what is not played goes too (6.2)."""
    t = riddle(
        "fire-brew-1 fire-brew-2 polyjuice-potion-1 stupefy-1 confringo-1",
        "1 1 1 1",
        hp=20,
        variant=1,
    )
    assert t.clause_told("YAH-10.5") == ["card-limit ana 3"]
    t.play("ana play fire-brew-1", "ana pass", "ana play fire-brew-2", "ana play polyjuice-potion-1")
    assert t.refused("ana play stupefy-1") == "YAH-10.5"


def test_yah_10_8_abilities_change_limits_and_damage() -> None:
    """YAH-10.8  Cho may play one card more; Ginny's sixes cost 1 HP more; Luna's opponents strike for 1 less."""
    assert riddle("", board="cho-chang").clause_told("YAH-10.5") == ["card-limit ana 6"]
    t = riddle("", "6 5 1 1", board="ginny-weasley")
    t.play("ana attack")
    assert state_of(t).opponent_hp == 6
    t = riddle("", "1 1 1 1", board="luna-lovegood", hp=9)
    t.play("ana attack")
    assert t.of("ana", "hp") == ["5"]


def test_yah_10_8_dice_rolled_again() -> None:
    """YAH-10.8  Ron rolls his failures again, once a fight."""
    t = riddle("", "5 1 1 1 6 6 1 1 1 1 1", hp=12)
    t.play("ana attack", "ana use ron-weasley/2")
    assert t.clause_told("YAH-10.8") == ["effect-used ana ron-weasley/2", "attack-rolled-again ana 5 6 6 1"]
    assert state_of(t).opponent_hp == 6
    t.play("ana attack")
    assert t.refused("ana use ron-weasley/2") != ""


def test_yah_10_8_attacking_first_whatever_the_card_says() -> None:
    """YAH-10.8  Draco attacks first: Fluffy does not strike when revealed."""
    t = given("""
        seats ana ben
        ana  board draco-malfoy  at charms-classroom  hp 5  objects hagrids-flute  missions past-fluffy
        turn of ana  phase stop
        chance seed 1
    """)
    t.play("ana attempt past-fluffy")
    assert t.clause_told("YAH-10.8") == ["first-by-ability ana"]
    assert t.of("ana", "hp") == ["5"]


def test_yah_10_8_resistance_never_falls_below_2() -> None:
    """YAH-10.8  Harry lowers Fluffy's resistance of 2 by nothing: a die of 1 fails."""
    t = given("""
        seats ana ben
        ana  board harry-potter  at charms-classroom  hp 9  objects hagrids-flute  missions past-fluffy
        turn of ana  phase stop
        chance table 1 1
        chance attack 2 1 1 1
        chance seed 1
    """)
    t.play("ana attempt past-fluffy", "ana attack")
    assert "attack-hit ana 1 2" in t.clause_told("YAH-10.4")


# --- cards that fetch, save, and last


def test_yah_10_4c_a_card_that_fetches_counts() -> None:
    """YAH-10.4c  Priori Incantatem counts, and so does the spell that it brings, when it is played: no fourth card."""
    t = riddle("priori-incantatem fire-brew-1 fire-brew-2 polyjuice-potion-1", hp=20, variant=1)
    t.play("ana play priori-incantatem")
    assert t.clause_told("YAH-10.4c") == ["card-played ana priori-incantatem"]
    t.play("ana fetch-card protego-1", "ana play fire-brew-1", "ana play protego-1")
    assert t.refused("ana play fire-brew-2") == "YAH-10.5"


def test_yah_10_9_either_kind_makes_the_opponent_lose_the_strike() -> None:
    """YAH-10.9  At the start of the round: the strike after the attack does nothing, and the card calls none itself."""
    t = riddle("wiggenweld-potion-1", "1 1 1 1", hp=8)
    t.play("ana play wiggenweld-potion-1")
    assert t.of("ana", "hp") == ["8"]
    t.play("ana attack", "ana pass")
    assert t.clause_told("YAH-10.9") == ["strike-lost tom-riddle ana"]
    assert t.of("ana", "hp") == ["8"]


def test_yah_9_1_attacks_instead_of_dice_two_strikes_cancelled() -> None:
    """YAH-9.1  The Draught of Living Death costs 1 HP and the next two strikes."""
    t = riddle("draught-of-living-death-1", "1 1 1 1 1 1 1 1", hp=8)
    t.play("ana play draught-of-living-death-1")
    assert "will-lose-attacks opponent 2" in t.clause_told("YAH-9.1")
    t.play("ana attack", "ana pass")
    assert (t.of("ana", "hp"), state_of(t).opponent_hp) == (["6"], 8)
    t.play("ana attack", "ana pass")
    assert t.of("ana", "hp") == ["3"]


def test_yah_9_1_what_lasts_until_the_next_attack() -> None:
    """YAH-9.1  The Swelling Solution: each success of the next roll of dice costs 1 HP more, of the one after it not."""
    t = riddle("swelling-solution-1", "5 5 1 1 5 5 1 1", hp=20)
    t.play("ana play swelling-solution-1", "ana attack", "ana pass")
    assert state_of(t).opponent_hp == 9 - 1 - 4
    t.play("ana attack", "ana pass")
    assert state_of(t).opponent_hp == 2


def test_yah_9_2_what_may_not_be_played() -> None:
    """YAH-9.2  After a strike of Bellatrix no spell until the next attack; potions are allowed."""
    t = fighting(
        "behind-the-veil", "ministry-of-magic", "prophecy time-turner", "stupefy-1 fire-brew-1", attack="1 1 1", hp=12
    )
    t.play("ana pass")
    assert t.refused("ana play stupefy-1") == "YAH-9.2"
    assert "play fire-brew-1" in t.options("ana")


def test_yah_10_4_saved_at_the_last_moment() -> None:
    """YAH-10.4  Ana has 3 HP and loses them; Phoenix Tears give her 3, and the fight goes on."""
    t = riddle("phoenix-tears-1 stupefy-1", "1 1 1 1", hp=5)
    t.play("ana attack", "ana pass", "ana pass")
    assert t.waiting() == ["ana"]
    assert t.refused("ana play stupefy-1") == "YAH-10.4"
    t.play("ana play phoenix-tears-1")
    assert t.of("ana", "hp") == ["3"]
    assert "attack" in t.options("ana")


# --- special tokens


def test_yah_8_2b_wand_and_stone_in_a_fight() -> None:
    """YAH-8.2, YAH-8.2b  The Elder Wand adds a die, the Stone 6 HP; both go to Diagon Alley."""
    t = riddle("", "1 1 1 1 5", more="elder-wand resurrection-stone")
    t.play("ana use elder-wand/1", "ana put ollivanders")
    assert t.clause_told("YAH-8.1") == ["token-spent ana elder-wand", "token-put elder-wand ollivanders"]
    t.play("ana use resurrection-stone/1", "ana put ollivanders")
    assert t.of("ana", "hp") == ["12"]
    t.play("ana attack")
    assert "attack-rolled ana 1 1 1 1 5" in t.clause_told("YAH-10.4")
    assert t.of("ollivanders", "tokens") == ["elder-wand", "resurrection-stone"]


def test_yah_8_2b_the_cloak_leads_away() -> None:
    """YAH-8.2b  Ana flees before she falls: five steps away, nothing lost but the HP; the mission stays in hand."""
    t = riddle("", "1 1 1 1", more="invisibility-cloak", hp=4)
    t.play("ana attack", "ana pass")
    assert t.waiting() == ["ana"]
    t.play("ana use invisibility-cloak/1")
    assert t.clause_told("YAH-8.2b") == ["fled ana"]
    where = t.options("ana")
    assert all(each.startswith("flee-to ") for each in where)
    t.play(f"ana {where[0]}", "ana put ollivanders")
    assert t.of("ana", "hp") == ["1"]
    assert t.of("ana", "missions") == ["first-horcrux"]
    assert state_of(t).fight == 0


def test_yah_8_2b_nobody_flees_who_has_nowhere_to_go() -> None:
    """YAH-8.2b  Five steps from the Chamber there is one space only, and Cid stands there: the Cloak is of no use to Ana."""
    text = """
        seats ana ben cid
        ana  board ron-weasley  at chamber-of-secrets  hp 8  objects tom-riddles-diary basilisk-fang invisibility-cloak
        ana  missions first-horcrux
        cid  at {there}
        turn of ana  phase stop
        chance seed 1
    """
    t = given(text.format(there="stairs-5"))
    t.play("ana attempt first-horcrux")
    assert t.refused("ana use invisibility-cloak/1") == "YAH-8.2b"
    t = given(text.format(there="ollivanders"))
    t.play("ana attempt first-horcrux", "ana use invisibility-cloak/1")
    assert t.options("ana") == ["flee-to stairs-5"]


# --- teams


def team_of_four(hp: int = 5, attack: str = "", cards: str = "") -> Watched:
    """Four friends have come to the Chamber; Ana's mission, whose cards Ben holds."""
    t = given(
        f"""
        seats ana ben cid dan
        ana  board ron-weasley  at chamber-of-secrets  hp {hp}  objects tom-riddles-diary  missions first-horcrux
        ben  board cedric-diggory  at chamber-of-secrets  hp {hp}  cards fire-brew-1 stupefy-1 polyjuice-potion-1 {cards}
        cid  board luna-lovegood  at chamber-of-secrets  hp {hp}  objects basilisk-fang
        dan  board draco-malfoy  at chamber-of-secrets  hp {hp}
        turn of ana  phase stop
        chance attack {attack}
        chance seed 1
        """,
        variant=2,
    )
    t.play("ana attempt first-horcrux")
    return t


def test_yah_10_6_in_turn_and_each_suffers_its_own_strike() -> None:
    """YAH-10.6  Ana attacks, and is struck; then Dan, who is next in play; two cards each."""
    t = team_of_four(9, "5 1 1 1 5 1 1 1")
    assert "card-limit ana 2" in t.clause_told("YAH-10.6")
    t.play("ana attack", "ana pass")
    assert t.clause_told("YAH-10.6") == ["struck tom-riddle ana"]
    assert t.waiting() == ["dan"]
    t.play("dan attack")
    assert (t.of("ana", "hp"), t.of("dan", "hp"), state_of(t).opponent_hp) == (["4"], ["6"], 34)
    assert state_of(t).fight_round == 1


def test_yah_10_6_who_has_no_hp_left_drops_out() -> None:
    """YAH-10.6  Ana falls; the others go on; when all have fallen all go to the Leaky Cauldron."""
    t = team_of_four(3, "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1")
    t.play("ana attack", "ana pass")
    assert t.clause_told("YAH-10.4")[-1] == "fell ana"
    t.play("dan attack", "cid attack", "ben attack", "ben pass", "ben pass")
    told = t.clause_told("YAH-10.4")
    assert "fell dan" in told
    assert "fight-lost ana" not in told
    assert t.waiting() == ["cid"]  # Luna loses 1 HP less to each strike
    t.play("cid attack")
    assert t.clause_told("YAH-10.4")[-1] == "fight-lost ana"
    assert [t.of(name, "at") for name in ("ana", "ben", "cid", "dan")] == [["leaky-cauldron"]] * 4


def test_yah_10_6_who_dropped_out_of_a_won_fight_gets_up() -> None:
    """YAH-10.6  Ana has fallen, Dan strikes the last blow: all have done it, and Ana stands with 1 HP."""
    t = team_of_four(4, "1 1 1 1 5 5 1 1")
    t.play("ana attack", "ana pass")
    state_of(t).opponent_hp = 2
    t.play("dan attack")
    assert "stands-up ana" in t.clause_told("YAH-10.6")
    assert t.of("ana", "hp") == ["1"]
    assert t.of("ana", "done") == ["first-horcrux"]


def test_yah_10_7_alone_the_same_limits() -> None:
    """YAH-10.7  Alone: five cards underage, three when qualified."""
    for variant, limit in ((0, 5), (1, 3)):
        t = given(
            """
            seats ana
            ana  board ron-weasley  at chamber-of-secrets  hp 8  cards fire-brew-1 stupefy-1 polyjuice-potion-1
            ana  objects tom-riddles-diary basilisk-fang  missions first-horcrux
            turn of ana  phase stop
            chance seed 1
            """,
            variant=variant,
        )
        t.play("ana attempt first-horcrux")
        assert t.clause_told("YAH-10.7") == [f"card-limit ana {limit}"]
