"""YAH-12 Voldemort Returns, as examples at the table."""

from greathall.bots import player
from tests.games.year_at_hogwarts.tables import Opened, cited, given, passing, state_of
from tests.games.year_at_hogwarts.test_contests_played import steps_to
from tests.tables import Watched

FOUR = "cauldron fathers-bone wormtails-hand object-harry-potter"


def table(text: str) -> Watched:
    """Ana plays Pettigrew; Dan, Cid and Ben sit in the order of play: Harry, Ron, Hermione."""
    return given(f"seats ana ben cid dan\n{text}\nchance seed 1", mode=1)


def returned(text: str) -> Watched:
    """Voldemort has returned, and stands at the owlery unless the text says otherwise."""
    said = "" if "peter-pettigrew" in text else "peter-pettigrew board lord-voldemort at owlery hp 7\n"
    return table(f"{said}return returned 1\n{text}")


# --- the set-up


def test_yah_12_1_who_plays_whom() -> None:
    """YAH-12.1  Pettigrew with 6 HP, a spell and a potion; three heroes with their boards, 1 Floo and 1 Portkey each."""
    t = Opened("seats ana ben cid dan\nchance seed 1", mode=1)
    boards = ("peter-pettigrew", "harry-potter", "ron-weasley", "hermione-granger")
    told = [f"board-taken {figure} {figure}" for figure in boards]
    assert [line for line in t.clause_told("YAH-12.1") if line.startswith("board-taken")] == told
    assert (t.of("peter-pettigrew", "hp"), t.of("peter-pettigrew", "floo")) == (["6"], ["0"])
    assert (t.of("harry-potter", "hp"), t.of("harry-potter", "floo"), t.of("harry-potter", "portkeys")) == (
        ["7"],
        ["1"],
        ["1"],
    )
    assert len(t.of("hermione-granger", "cards")) == 3
    assert t.rules.layout.player_of[:4] == [0, 3, 2, 1]  # type: ignore[attr-defined]


def test_yah_12_1_two_players_and_all_heroes() -> None:
    """YAH-12.1  With two players Harry alone; as an option all three heroes; not for one or five players."""
    assert state_of(Opened("seats ana ben\nchance seed 1", mode=1)).box.pawns == 2
    t = Opened("seats ana ben\nchance seed 1", mode=1, all_heroes=1)
    assert state_of(t).box.pawns == 4
    assert state_of(t).box.player_of[1:4] == [1, 1, 1]


def test_yah_12_2_horcruxes_on_their_spaces() -> None:
    """YAH-12.2  Six horcruxes where the rulebook says; Gringotts and the Ministry are joined both ways, free."""
    t = Opened("seats ana ben\nchance seed 1", mode=1)
    assert t.clause_told("YAH-12.2") == [
        "horcrux-laid tom-riddles-diary flourish-blotts",
        "horcrux-laid marvolo-gaunts-ring dumbledores-office",
        "horcrux-laid helga-hufflepuffs-cup gringotts",
        "horcrux-laid salazar-slytherins-locket ministry-of-magic",
        "horcrux-laid rowena-ravenclaws-diadem room-of-requirement",
        "horcrux-laid nagini clock-tower",
    ]
    box = state_of(t).box
    gringotts, ministry = box.space_names.index("gringotts"), box.space_names.index("ministry-of-magic")
    for here, there in ((gringotts, ministry), (ministry, gringotts)):
        assert box.costs[here][box.ways[here].index(there)] == 0


def test_yah_12_3_tokens_of_both_sides() -> None:
    """YAH-12.3  Six tokens on six rosettes of the main board and Diagon Alley; Stone, Wand and the rest wait in the box."""
    t = Opened("seats ana ben\nchance seed 1", mode=1)
    laid = [line.split()[1:] for line in t.clause_told("YAH-12.3")]
    assert sorted(token for token, _ in laid) == sorted([*FOUR.split(), "basilisk-fang", "sword-of-gryffindor"])
    s = state_of(t)
    assert all(s.box.space_board[s.box.space_names.index(space)] < 2 for _, space in laid)
    assert len({space for _, space in laid}) == 6
    assert s.where[s.box.token_names.index("elder-wand")] == s.box.out_of_game


def test_yah_12_3_nobody_takes_the_other_sides_tokens() -> None:
    """YAH-12.3, YAH-4.5  Harry passes the cauldron and may not take it; Pettigrew may, and not the sword."""
    for mover, mine, other in (
        ("peter-pettigrew", "cauldron", "sword-of-gryffindor"),
        ("harry-potter", "sword-of-gryffindor", "cauldron"),
    ):
        t = table(f"""
            {mover} at entrance-hall
            oak-doors tokens cauldron sword-of-gryffindor
            turn of {mover} phase move
            chance movement 3 3
        """)
        name = t.waiting()[0]
        t.play(f"{name} roll")
        t.play(f"{name} go oak-doors")
        assert f"take {mine}" in t.options(name)
        assert t.refused(f"{name} take {other}") == "YAH-4.5"


def test_yah_12_5_pettigrew_begins_with_one_die() -> None:
    """YAH-12.5  All on Start; Ana, who plays Pettigrew, rolls one die, then Dan, to her right, two for Harry."""
    t: Watched = Opened("seats ana ben cid dan\nchance seed 1", mode=1)
    assert t.waiting() == ["ana"]
    assert "began peter-pettigrew" in t.clause_told("YAH-12.5")
    t.play("ana roll")
    [rolled] = [line.split() for line in t.clause_told("YAH-12.5")]
    assert rolled[:2] == ["movement-rolled", "peter-pettigrew"]
    assert len(rolled) == 3
    t = table("turn of harry-potter phase move\nchance movement 1 2")
    t.play("dan roll")
    assert t.clause_told("YAH-12.5") == ["movement-rolled harry-potter 1 2"]


def test_yah_12_4_before_the_return_all_pass_freely() -> None:
    """YAH-12.4  Pettigrew and Harry meet at the oak doors, and nothing happens; a duel space starts nothing."""
    t = table("""
        harry-potter at entrance-hall
        peter-pettigrew at oak-doors
        turn of harry-potter phase move
        chance movement 1 3
    """)
    t.play("dan roll", "dan go oak-doors")
    assert t.clause_told("YAH-4.4") == []
    assert "go gate-tower" in t.options("dan")
    t = table("harry-potter at corridor-10\nturn of harry-potter phase stop")
    assert t.waiting() == ["cid"]


# --- Pettigrew's way, and the return


def test_yah_12_6_pettigrew_collects_four_and_goes_to_the_graveyard() -> None:
    """YAH-12.6, YAH-12.7  With all four on the Pitch he goes, and Voldemort is back: 7 HP, less a destroyed horcrux."""
    t = table(f"""
        peter-pettigrew at grounds-28 objects {FOUR}
        return destroyed 1
        turn of peter-pettigrew phase move
        chance movement 6
    """)
    t.play("ana roll", "ana go quidditch-pitch")
    assert t.clause_told("YAH-12.6") == ["went-to-graveyard peter-pettigrew"]
    assert t.clause_told("YAH-12.7") == ["voldemort-returned peter-pettigrew 6"]
    assert (t.of("peter-pettigrew", "board"), t.of("peter-pettigrew", "at")) == (
        ["lord-voldemort"],
        ["quidditch-pitch"],
    )
    assert t.of("peter-pettigrew", "objects") == []


def test_yah_12_6_not_with_three() -> None:
    """YAH-12.6  Without the hand nothing happens on the Pitch, which is silent in this mode (YAH-12.4)."""
    t = table("""
        peter-pettigrew at grounds-28 objects cauldron fathers-bone object-harry-potter
        turn of peter-pettigrew phase move
        chance movement 6
    """)
    t.play("ana roll", "ana go quidditch-pitch")
    assert t.clause_told("YAH-12.6") == []
    assert t.clause_told("YAH-12.4") == ["no-effect peter-pettigrew quidditch-pitch"]
    assert state_of(t).returned == 0


def test_yah_12_7_death_eaters_stone_and_wand() -> None:
    """YAH-12.7  Six towers without a hero; Ana hides the Stone, Dan, Harry's player, the Wand; then it is Dan's turn."""
    t = table(f"""
        peter-pettigrew at grounds-28 objects {FOUR}
        ron-weasley at clock-tower
        turn of peter-pettigrew phase move
        chance movement 6
    """)
    t.play("ana roll", "ana go quidditch-pitch")
    assert t.refused("ana conjure clock-tower") == "YAH-12.7"
    names = t.rules.names.domains["figure"].words[8:14]
    for name, tower in zip(names, ("owlery", "north-tower", "bell-tower", "east-tower", "moon-tower", "west-tower")):
        t.play(f"ana conjure {tower}")
        assert f"death-eater-called {name} {tower}" in t.clause_told("YAH-12.7")
    assert t.of("bellatrix-lestrange", "hp") == ["6"]
    assert len(state_of(t).hand(8)) == 2
    assert t.refused("ana hide graveyard") == "YAH-12.7"
    t.play("ana hide library")
    assert t.clause_told("YAH-12.7") == ["token-hidden resurrection-stone library"]
    t.play("dan hide kitchen")
    assert t.of("kitchen", "tokens") == ["elder-wand"]
    assert state_of(t).mover == 1


def test_yah_12_8_seven_figures_in_one_turn() -> None:
    """YAH-12.8  Voldemort and two Death Eaters, one die each (Bellatrix one more), in the order that Ana likes; each once."""
    t = returned("""
        bellatrix-lestrange at east-tower
        lucius-malfoy at north-tower
        turn of peter-pettigrew phase move
        chance movement 1 1 1 1
    """)
    assert t.options("ana")[-3:] == [
        "move-figure peter-pettigrew",
        "move-figure bellatrix-lestrange",
        "move-figure lucius-malfoy",
    ]
    t.play("ana move-figure bellatrix-lestrange")
    assert t.clause_told("YAH-12.8") == [
        "figure-moves bellatrix-lestrange",
        "movement-rolled bellatrix-lestrange 1 1",
    ]
    walk(t)
    assert t.refused("ana move-figure bellatrix-lestrange") == "YAH-12.8"
    t.play("ana move-figure peter-pettigrew")
    walk(t)
    t.play("ana move-figure lucius-malfoy")
    walk(t)
    assert state_of(t).mover == 1


def walk(t: Watched) -> None:
    """Go on and stop until the figure has moved."""
    name = t.waiting()[0]
    while any(each.startswith(("go ", "stop")) for each in t.options(name)) and t.waiting() == [name]:
        t.play(f"{name} {t.options(name)[-1] if 'stop' in t.options(name) else t.options(name)[0]}")


def test_yah_12_8_a_death_eater_draws_voldemort_does_not() -> None:
    """YAH-12.8  Rookwood ends on a spell space and draws; on an HP space he draws nothing, and Voldemort gains nothing."""
    t = returned("""
        augustus-rookwood at corridor-22
        turn of peter-pettigrew phase move
        chance movement 1
        chance spells stupefy-1
    """)
    t.play("ana move-figure augustus-rookwood", "ana accept", "ana go corridor-3")
    assert t.clause_told("YAH-12.8")[-1] == "card-drawn augustus-rookwood ?"
    assert t.of("elsewhere", "cards-of-death-eater-5") == ["stupefy-1"]
    t = returned("peter-pettigrew board lord-voldemort at hospital-wing hp 5\nturn of peter-pettigrew phase stop")
    assert t.of("peter-pettigrew", "hp") == ["5"]


def test_yah_12_8_a_death_eater_walks_past_a_token() -> None:
    """YAH-12.8, YAH-12.3  Lucius holds no tokens, and takes none; what Harry holds is not his, and who advises him knows it."""
    t = returned("""
        harry-potter at library cards accio-1 accio-2 alohomora-1 alohomora-2 stupefy-1 stupefy-2
        lucius-malfoy at corridor-13
        clock-tower tokens basilisk-fang
        turn of lucius-malfoy walking lucius-malfoy  steps 1  visited corridor-13
        turn pending next-turn=ana turn-end-comes=ana=0 figures-move=ana walking=ana
    """)
    assert state_of(t).objects(9) == []
    assert player("apprentice", 1)(t.game.view(0)) in t.game.options(0)
    t.play("ana go clock-tower")
    assert t.of("clock-tower", "tokens") == ["basilisk-fang"]


# --- horcruxes


def horcrux(dice: str, more: str = "", objects: str = "basilisk-fang") -> Watched:
    """Harry's move has ended in Dumbledore's Office, where the ring lies."""
    return table(f"""
        harry-potter at dumbledores-office objects {objects}
        dumbledores-office tokens marvolo-gaunts-ring
        turn of harry-potter phase stop
        chance horcrux {dice}
        {more}
    """)


def test_yah_12_9_higher_destroys() -> None:
    """YAH-12.9  5 against 4: the ring is destroyed; then the space's own effect, two spells."""
    t = horcrux("5 4")
    assert state_of(t).destroyed == 2
    assert "dumbledores-office" not in t.position()
    assert len(t.of("harry-potter", "cards")) == 2
    assert t.of("harry-potter", "objects") == ["basilisk-fang"]


def test_yah_12_9_otherwise_again_next_turn_instead_of_moving() -> None:
    """YAH-12.9  4 against 4: next turn Harry tries again and does not move; 6 against 1."""
    t = horcrux("4 4 6 1")
    assert state_of(t).must_try[1] == 1
    for name in ("cid", "ben", "ana"):
        end_turn(t, name)
    assert "tries-again harry-potter" in t.clause_told("YAH-12.9")
    assert "horcrux-destroyed harry-potter marvolo-gaunts-ring" in t.clause_told("YAH-12.9")
    assert t.waiting() == ["cid"]


def end_turn(t: Watched, name: str) -> None:
    """Somebody rolls and walks somewhere."""
    assert t.waiting() == [name]
    mover = state_of(t).mover
    t.play(f"{name} roll")
    for _ in range(200):
        if state_of(t).mover != mover:
            return
        options = t.options(t.waiting()[0])
        t.play(f"{t.waiting()[0]} {'stop' if 'stop' in options else 'pass' if 'pass' in options else options[0]}")


def test_yah_12_9_a_death_eater_is_fought_first_and_the_horcrux_rolled_for_once() -> None:
    """YAH-12.9  Hermione, armed, beats Lucius (1 HP left) on the Clock Tower, then rolls 3 against 4, and once only."""
    t = returned("""
        hermione-granger at corridor-13 hp 8 objects basilisk-fang
        lucius-malfoy at clock-tower hp 1
        clock-tower tokens nagini
        turn of hermione-granger walking hermione-granger  steps 1  visited corridor-13
        turn pending next-turn=ben way-back=ben=hermione-granger turn-end-comes=ben=3 walking=ben
        chance attack 6 6 6
        chance opponent 1
        chance horcrux 3 4 6 1
    """)
    t.play("ben go clock-tower")
    told = [*t.play("ben attack"), *t.play("ana pass")]
    rolls = [line for line in cited(told, "YAH-12.9") if line.startswith("horcrux-")]
    assert rolls == ["horcrux-rolled hermione-granger 3 peter-pettigrew 4", "horcrux-stands hermione-granger nagini"]
    assert state_of(t).must_try[3] == 1
    assert t.waiting() == ["ana"]


def test_yah_12_9_with_neither_nothing() -> None:
    """YAH-12.9  Without fang or sword nothing is rolled."""
    t = horcrux("", "", "")
    assert state_of(t).destroyed == 0
    assert t.waiting() == ["cid"]


def test_yah_12_9_it_costs_voldemort_1_hp_and_he_may_have_the_dice_rolled_again() -> None:
    """YAH-12.9  After the return; once a game Voldemort has both dice rolled again: 6 and 1, then 5 and 2."""
    t = returned("""
        peter-pettigrew board lord-voldemort at owlery hp 7
        harry-potter at dumbledores-office objects sword-of-gryffindor
        dumbledores-office tokens marvolo-gaunts-ring
        turn of harry-potter phase stop
        chance horcrux 6 1 5 2
    """)
    assert t.options("ana") == ["pass", "use lord-voldemort/4"]
    assert t.refused("ana move-figure bellatrix-lestrange") == "YAH-12.8"
    t.play("ana use lord-voldemort/4")
    assert t.clause_told("YAH-12.9") == [
        "horcrux-rolled-again 5 2",
        "horcrux-destroyed harry-potter marvolo-gaunts-ring",
        "voldemort-weaker peter-pettigrew 6",
    ]


def test_yah_12_9_heroes_hand_over_fang_and_sword() -> None:
    """YAH-12.9  Ron, on Harry's space, hands him the fang: Harry rolls at once."""
    t = table("""
        harry-potter at dumbledores-office
        ron-weasley at dumbledores-office objects basilisk-fang
        dumbledores-office tokens marvolo-gaunts-ring
        turn of harry-potter phase stop
        chance horcrux 6 1
    """)
    assert t.options("cid") == ["pass", "hand-over basilisk-fang harry-potter"]
    assert t.refused("cid hand-over basilisk-fang hermione-granger") == "YAH-12.9"
    t.play("cid hand-over basilisk-fang harry-potter")
    told = t.clause_told("YAH-12.9")
    assert told[0] == "handed-over ron-weasley harry-potter basilisk-fang"
    assert told[-1] == "horcrux-destroyed harry-potter marvolo-gaunts-ring"


# --- fights


def fight(cards: str = "", dice: str = "", opponent: str = "", hp: int = 7) -> Watched:
    """Ron comes to the Gate Tower, where Lucius (3 dice, resistance 4, 5 HP) stands."""
    t = returned(f"""
        ron-weasley at oak-doors hp {hp} cards {cards}
        lucius-malfoy at gate-tower
        turn of ron-weasley phase move
        chance movement 6 6
        chance attack {dice}
        chance opponent {opponent}
    """)
    t.play("cid roll", "cid accept", "cid go gate-tower")
    return t


def test_yah_12_12_an_attack_that_hits_is_answered_by_a_die() -> None:
    """YAH-12.12  Ron's 4 hits; Lucius rolls 2: 2 HP. Then 3 to 5: 1 HP; 6: the attacker loses 1 HP."""
    t = fight(dice="4 1 1 1  5 1 1 1  6 1 1 1", opponent="2  1 1 1  4  1 1 1  6")
    assert t.clause_told("YAH-12.12") == ["death-eater-fought ron-weasley lucius-malfoy"]
    told = passing(t, "cid attack", "ana attack")
    assert "defence-rolled lucius-malfoy 2" in cited(told, "YAH-12.12")
    assert t.of("lucius-malfoy", "hp") == ["3"]
    passing(t, "cid attack", "ana attack")
    assert t.of("lucius-malfoy", "hp") == ["2"]
    t.play("cid attack", "cid pass")
    assert t.clause_told("YAH-12.12")[-1] == "lost ron-weasley hp 1"
    assert (t.of("lucius-malfoy", "hp"), t.of("ron-weasley", "hp")) == (["2"], ["6"])


def test_yah_12_12_without_a_success_no_defence_roll() -> None:
    """YAH-12.12  3 does not hit a resistance of 4."""
    t = fight(dice="3 3 2 1")
    told = passing(t, "cid attack", "ana attack")
    assert "attack-missed ron-weasley 4" in cited(told, "YAH-12.12")
    assert not any("defence-rolled lucius" in line for line in told)


def test_yah_12_13_three_cards() -> None:
    """YAH-12.13, YAH-10.8  Three spells and potions; Lucius allows his opponent one fewer."""
    t = fight("wiggenweld-potion-1 wiggenweld-potion-2 wiggenweld-potion-3", "1 1 1 1 1 1 1 1 1 1 1 1")
    for number in (1, 2):
        passing(t, f"cid play wiggenweld-potion-{number}", "cid attack")
        t.play("cid pass")
    assert t.waiting() == ["cid"]
    assert t.refused("cid play wiggenweld-potion-3") == "YAH-12.13"


def test_yah_12_14_a_beaten_death_eater_leaves_the_game() -> None:
    """YAH-12.14  Lucius has 1 HP left from before, and loses it."""
    t = returned("""
        ron-weasley at oak-doors
        lucius-malfoy at gate-tower hp 1
        turn of ron-weasley phase move
        chance movement 6 6
        chance attack 6 6 6 1
        chance opponent 5
    """)
    t.play("cid roll", "cid accept", "cid go gate-tower")
    told = passing(t, "cid attack") + passing(t, "cid pass")
    assert "death-eater-gone lucius-malfoy" in cited(told, "YAH-12.14")
    assert state_of(t).space[9] == -1


def test_yah_12_14_a_beaten_hero_goes_to_start() -> None:
    """YAH-12.14  Ron has 1 HP left and is hit: on Start with 1 HP; Lucius keeps his losses."""
    t = fight(dice="1 1 1 1", opponent="6 6 6", hp=1)
    t.play("cid attack", "cid pass")
    told = passing(t, "ana attack")
    assert "was-moved ron-weasley start" in cited(told, "YAH-12.14")
    assert t.of("ron-weasley", "hp") == ["1"]
    assert state_of(t).mover == 3


def test_yah_12_8_a_death_eater_that_meets_a_hero_fights_and_the_others_still_move() -> None:
    """YAH-12.8  Lucius walks onto Ron and attacks first; Voldemort's own move is still to come."""
    t = returned("""
        ron-weasley at oak-doors
        lucius-malfoy at gate-tower
        turn of peter-pettigrew phase move
        chance movement 3 1
        chance attack 1 1 1
        chance opponent 6 6 6 6 5
    """)
    t.play("ana move-figure lucius-malfoy", "ana go oak-doors")
    assert t.clause_told("YAH-12.12") == ["death-eater-fought lucius-malfoy ron-weasley"]
    assert t.options("ana") == ["attack"]
    state_of(t).hp[9] = 1
    t.play("ana attack")
    passing(t, "cid attack", "cid pass")
    assert state_of(t).space[9] == -1
    assert "move-figure peter-pettigrew" in t.options("ana")


# --- Harry and Voldemort


def last_meeting(harry: str, voldemort: str, destroyed: int = 63, attack: str = "", opponent: str = "") -> Watched:
    """Harry walks onto Voldemort at the oak doors."""
    t = table(f"""
        peter-pettigrew board lord-voldemort at oak-doors hp 1 objects {voldemort}
        harry-potter at entrance-hall objects {harry}
        return returned 1 destroyed {destroyed}
        turn of harry-potter phase move
        chance movement 1 2
        chance attack {attack}
        chance opponent {opponent}
    """)
    t.play("dan roll", "dan go oak-doors")
    return t


def ending(t: Watched) -> tuple[list[str], list[int]]:
    """The clauses that ended the game, and who has won."""
    assert t.game.result is not None
    return t.game.result.clauses, t.game.result.winners


def test_yah_12_10_only_harry_fights_voldemort() -> None:
    """YAH-12.10  Ron passes Voldemort; Harry meets him. The Stone is Harry's alone, the Wand Voldemort's."""
    t = returned("""
        peter-pettigrew board lord-voldemort at oak-doors hp 7
        ron-weasley at entrance-hall
        oak-doors tokens resurrection-stone elder-wand
        turn of ron-weasley phase move
        chance movement 1 2
    """)
    t.play("cid roll", "cid accept", "cid go oak-doors")
    assert t.clause_told("YAH-12.10") == []
    assert t.refused("cid take resurrection-stone") == "YAH-4.5"
    assert last_meeting("", "").clause_told("YAH-12.10") == ["harry-and-voldemort harry-potter peter-pettigrew"]


def test_yah_12_11_a_side_without_its_token_loses() -> None:
    """YAH-12.11  Harry with the Stone against Voldemort without the Wand; and the other way round; both without: nothing."""
    assert ending(last_meeting("resurrection-stone", "")) == (["YAH-12.11"], [1, 2, 3])
    assert ending(last_meeting("", "elder-wand")) == (["YAH-12.11"], [0])
    t = last_meeting("", "")
    assert t.clause_told("YAH-12.11") == ["both-lack-theirs"]
    assert t.game.result is None


def test_yah_12_11_with_the_wand_before_all_horcruxes_are_destroyed() -> None:
    """YAH-12.11  Five are destroyed: Voldemort wins at once."""
    assert ending(last_meeting("resurrection-stone", "elder-wand", 31)) == (["YAH-12.11"], [0])


def test_yah_12_11_the_final_fight() -> None:
    """YAH-12.11  One die each: 3 against 3, again; 5 against 2: Harry's side wins. And 1 against 6: Voldemort's."""
    t = last_meeting("resurrection-stone", "elder-wand", 63, "3 5", "3 2")
    t.play("dan attack")
    assert t.clause_told("YAH-12.11") == ["clashed harry-potter 3 peter-pettigrew 3"]
    t.play("dan attack")
    assert ending(t) == (["YAH-12.11"], [1, 2, 3])
    t = last_meeting("resurrection-stone", "elder-wand", 63, "1", "6")
    assert t.options("dan") == ["attack"]
    t.play("dan attack")
    assert ending(t) == (["YAH-12.11"], [0])


def test_yah_12_9_a_death_eater_there_is_fought_first() -> None:
    """YAH-12.9  Lucius stands on the Clock Tower, where Nagini lies: Harry beats him, and then rolls for her."""
    t = returned("""
        harry-potter at serpent-tower objects basilisk-fang
        lucius-malfoy at clock-tower hp 1
        clock-tower tokens nagini
        turn of harry-potter phase move
        chance movement 6 6
        chance attack 6 6 6 6
        chance opponent 3
        chance horcrux 6 1
    """)
    t.play("dan roll")
    walk_to(t, "clock-tower")
    assert t.clause_told("YAH-12.12") == ["death-eater-fought harry-potter lucius-malfoy"]
    t.play("dan attack")
    assert t.clause_told("YAH-12.14") == ["death-eater-gone lucius-malfoy"]
    assert t.clause_told("YAH-12.9") == ["horcrux-rolled harry-potter 6 peter-pettigrew 1"]
    t.play("ana pass")
    assert t.clause_told("YAH-12.9") == [
        "horcrux-destroyed harry-potter nagini",
        "voldemort-weaker peter-pettigrew 6",
    ]


def walk_to(t: Watched, space: str) -> None:
    """The shortest way to a space, step by step."""
    box = state_of(t).box
    goal = box.space_names.index(space)
    name = t.waiting()[0]
    while state_of(t).space[state_of(t).walking] != goal:
        going = [each for each in t.options(name) if each.startswith("go ")]
        far = steps_to(box, (goal,))
        t.play(f"{name} {min(going, key=lambda each: far[box.space_names.index(each.split()[1])])}")
