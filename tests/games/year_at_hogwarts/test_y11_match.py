"""YAH-11 The Quidditch match, as examples on the pitch."""

from tests.games.year_at_hogwarts.tables import Opened, given, state_of
from tests.tables import Watched

HOME = "C1 E1 B2 E2 C3"
"""Where the challenger's beaters and chasers begin."""


def match(dice: str, more: str = "", seats: str = "ana ben", **options: int) -> Watched:
    """Ana, on the Pitch, challenges Ben, who stands in the Library; she begins. Keepers on C0 and D8."""
    t = given(
        f"""
        seats {seats}
        ana  board harry-potter  at quidditch-pitch
        ben  board draco-malfoy  at library
        turn of ana  phase stop
        chance match 6 6 1 1 {dice}
        chance seed 1
        {more}
        """,
        **options,
    )
    t.play("ana choose 0", "ana choose-house gryffindor", "ben choose-house slytherin")
    t.play("ana post-keeper C0", "ben post-keeper D8")
    return t


def squares(t: Watched, side: int) -> list[str]:
    """Where the pieces of a side stand, the keeper first; - for who is out, and the seeker."""
    words = t.rules.names.domains["square"].words
    return ["-" if at < 0 else words[at] for at in state_of(t).squares[side * 7 : side * 7 + 7]]


def put(t: Watched, **pieces: str) -> None:
    """Pieces on squares, in the middle of a match: ``away_chaser_1="C5"``."""
    names, words = t.rules.names.domains["piece"].words, t.rules.names.domains["square"].words
    s = state_of(t)
    for piece, square in pieces.items():
        found = s.squares.copy()
        found[names.index(piece.replace("_", "-"))] = words.index(square) if square != "-" else -1
        s.squares = found


def give(t: Watched, piece: str) -> None:
    """A piece holds the quaffle."""
    state_of(t).quaffle = -1
    state_of(t).quaffle_holder = t.rules.names.domains["piece"].words.index(piece)


# --- the rulebook's example


def test_yah_11_12_round_1() -> None:
    """YAH-11.12 (YAH-11.5, 11.6, 11.7, 11.9)  Ten actions: shot 4 against 5, a chaser knocked out; eleven: a goal."""
    t = match("4 6  4 5  3 2  5 6  5 3  1 1")
    assert "actions-rolled ana 4 6" in t.clause_told("YAH-11.5")
    for square in ("C4", "B4", "B5", "B6", "B7"):
        t.play(f"ana fly home-chaser-3 {square}")
    t.play("ana shoot home-chaser-3")
    assert t.clause_told("YAH-11.9") == ["shot home-chaser-3 4 5", "saved ben"]
    t.play("ana fly home-beater-1 C2", "ana throw-bludger home-beater-1 up")
    assert t.clause_told("YAH-11.6") == [
        "bludger-thrown home-beater-1 up 3",
        "bludger-stopped C5",
        "hit away-chaser-3 2",
        "knocked-out away-chaser-3",
    ]
    t.play("ana fly home-chaser-1 B3", "ana fly home-chaser-1 B4", "ana fly home-chaser-1 B5")
    assert "actions-rolled ben 5 6" in t.clause_told("YAH-11.5")
    t.play("ben fly away-chaser-1 D7", "ben pass-quaffle away-keeper D7")
    assert t.clause_told("YAH-11.7") == ["quaffle-passed away-keeper D7"]
    for square in ("E7", "E6", "E5", "E4", "E3", "D3", "D2", "D1"):
        t.play(f"ben fly away-chaser-1 {square}")
    t.play("ben shoot away-chaser-1")
    assert t.clause_told("YAH-11.9") == ["shot away-chaser-1 5 3", "goal ben 1", "quidditch-drawn ben ?"]


def race(ana: str = "", ben: str = "", seeker: str = "", more: str = "") -> Watched:
    """Round 2, which Ana's side begins, with these Quidditch cards; Ben has been called from the Library."""
    return given(f"""
        seats ana ben
        ana  board harry-potter  at quidditch-pitch
        ben  board draco-malfoy  at quidditch-pitch
        elsewhere  quidditch-cards-of-0 {ana}
        elsewhere  quidditch-cards-of-1 {ben}
        match  match 2  sides 0 1  teams-chosen 0 3  squares - - - - - - - - - - - - - -
        match  seekers 0 0  side-to-move 0  goals 2 1  called-from 38  bludgers 1 1  bludger-holders - -  threw 0 0
        turn of ana  pending next-turn=ana match-on seek=ana=0
        chance seeker {seeker}
        {more}
        chance seed 1
    """)


def test_yah_11_12_round_2() -> None:
    """YAH-11.12 (YAH-11.10, 11.11)  8 and Firebolt 12; 12 and Wronski Feint 17; 18 and Confundus 14; 24: once round."""
    t = race("firebolt-1 confundus-1", "wronski-feint-1", "4 4  6 6 5  2 4  5 5")
    t.play("ana seek", "ana play-quidditch firebolt-1")
    assert t.told() == [
        "YAH-11.10 seeker-rolled ana 4 4",
        "YAH-11.10 seeker-flew ana 8",
        "YAH-11.10 quidditch-played ana firebolt-1",
    ]
    t.play("ben pass")
    assert t.clause_told("YAH-11.11") == ["seeker-flew ana 12"]
    t.play("ben seek", "ben play-quidditch wronski-feint-1", "ana pass")
    assert t.clause_told("YAH-11.11") == ["seeker-rolled ben 5", "seeker-flew ben 17"]
    t.play("ana seek", "ana play-quidditch confundus-1")
    assert t.clause_told("YAH-11.11") == ["seeker-flew ben 14"]
    assert state_of(t).seekers == [18, 14]
    t.play("ben seek")
    assert t.clause_told("YAH-11.10")[-2:] == ["seeker-flew ben 24", "snitch-caught ben"]
    assert t.clause_told("YAH-7.3") == ["gained ben points 40"]
    assert t.of("ben", "points") == ["40"]


# --- before the match


def test_yah_11_1_the_called_pawn_returns_where_it_stood() -> None:
    """YAH-11.1, YAH-11.1b  Ben is called from the Library; after the match he stands there again, and it counts for both."""
    t = match("1 1")
    assert t.of("ben", "at") == ["quidditch-pitch"]
    t = race("", "", "6 6  1 1  6 6")
    t.play("ana seek", "ben seek", "ana seek")
    assert t.clause_told("YAH-11.1") == ["went-back-from-match ben restricted-section"]
    assert t.of("ben", "at") == ["restricted-section"]
    assert (t.of("ana", "matches"), t.of("ben", "matches")) == (["1"], ["1"])
    assert t.of("ana", "points") == ["40"]
    assert state_of(t).match == 0


def test_yah_11_1_each_side_its_own_house() -> None:
    """YAH-11.1  Ben cannot play for Gryffindor too; nobody calls himself."""
    t = given("""
        seats ana ben cid
        ana  board harry-potter  at quidditch-pitch
        turn of ana  phase stop
        chance seed 1
    """)
    t.play("ana choose 0")
    assert t.options("ana") == ["call 1", "call 2"]
    assert t.refused("ana call 0") == "YAH-11.1"
    t.play("ana call 2")
    assert "called ana cid" in t.clause_told("YAH-11.1b")
    t.play("ana choose-house gryffindor")
    assert t.refused("cid choose-house gryffindor") == "YAH-11.1"


def test_yah_11_1b_team_mates_and_who_waits_can_be_called() -> None:
    """YAH-11.1b  Cid, Ana's team-mate, waits for her at the Kitchen: he is called, and waits there again."""
    t = given(
        """
        seats ana ben cid dan
        ana  board harry-potter  at quidditch-pitch
        cid  board luna-lovegood  at kitchen  waits 1
        turn of ana  phase stop
        chance seed 1
        """,
        variant=2,
        team_size=2,
    )
    t.play("ana choose 0", "ana call 2")
    assert t.clause_told("YAH-11.1b") == ["called ana cid"]
    assert t.of("cid", "waits") == ["1"]


def test_yah_11_1b_alone_the_app_plays_the_other_side() -> None:
    """YAH-11.1b  Ana is alone: the app chooses a house and a keeper, and begins its turns itself."""
    t = given("""
        seats ana
        ana  board harry-potter  at quidditch-pitch
        turn of ana  phase stop
        chance match 1 1 6 6
        chance seed 1
    """)
    t.play("ana choose 0", "ana choose-house gryffindor", "ana post-keeper C0")
    assert "called ana opponent" not in t.clause_told("YAH-11.1")
    assert "side-begins opponent" in t.clause_told("YAH-11.4")
    assert any(line.startswith("flew away-") for line in t.clause_told("YAH-11.5"))
    assert t.waiting() == ["ana"]


def test_yah_11_1b_the_apps_beater_makes_room_for_the_quaffle() -> None:
    """YAH-11.1b  A beater of the app's stands on the quaffle, where no chaser can get at it: it flies off."""
    t = given("""
        seats ana
        ana  board harry-potter  at quidditch-pitch
        turn of ana  phase stop
        chance match 6 6 1 1 1 1 1 1
        chance seed 1
    """)
    t.play("ana choose 0", "ana choose-house gryffindor", "ana post-keeper C0")
    put(t, away_beater_2="C4")
    t.play("ana end-turn")
    assert squares(t, 1)[2] != "C4"


def test_yah_11_2_keepers_on_goal_squares() -> None:
    """YAH-11.2  Three goal squares behind line 3, and no other."""
    t = given("""
        seats ana ben
        ana  board harry-potter  at quidditch-pitch
        turn of ana  phase stop
        chance seed 1
    """)
    t.play("ana choose 0", "ana choose-house gryffindor", "ben choose-house slytherin")
    assert t.options("ana") == ["post-keeper B0", "post-keeper C0", "post-keeper D0"]
    assert t.refused("ana post-keeper A0") == "YAH-11.2"


def test_yah_11_3_the_other_side_is_the_same_turned_round() -> None:
    """YAH-11.3  Beaters C1, E1 and C7, A7; chasers B2, E2, C3 and D6, A6, C5; bludgers C2 and C6; the quaffle C4."""
    t = match("1 1")
    assert "match-began ana ben" in t.clause_told("YAH-11.3")
    assert squares(t, 0) == ["C0", *HOME.split(), "-"]
    assert squares(t, 1) == ["D8", "C7", "A7", "D6", "A6", "C5", "-"]
    words = t.rules.names.domains["square"].words
    assert [words[at] for at in (*state_of(t).bludgers, state_of(t).quaffle)] == ["C2", "C6", "C4"]


def test_yah_11_4_the_higher_begins_equal_again() -> None:
    """YAH-11.4  7 against 7, then 3 against 9: Ben begins."""
    t = given("""
        seats ana ben
        ana  board harry-potter  at quidditch-pitch
        turn of ana  phase stop
        chance match 3 4 5 2 1 2 4 5 1 1
        chance seed 1
    """)
    t.play("ana choose 0", "ana choose-house gryffindor", "ben choose-house slytherin")
    t.play("ana post-keeper C0", "ben post-keeper D8")
    assert t.clause_told("YAH-11.4") == ["starts-rolled ana 7 ben 7", "starts-rolled ana 3 ben 9", "side-begins ben"]


# --- a turn


def test_yah_11_5_actions() -> None:
    """YAH-11.5  Two actions, one square each; keepers stay, nobody enters an own or an opposing piece's square."""
    t = match("1 1 1 1")
    assert t.refused("ana fly home-keeper B0") == "YAH-11.5"
    assert t.refused("ana fly home-beater-2 E2") == "YAH-11.5"
    assert t.refused("ana fly home-chaser-1 B4") == "YAH-11.5"
    assert t.refused("ana fly home-beater-1 C0") == "YAH-11.5"
    put(t, away_chaser_2="D3")
    assert t.refused("ana fly home-chaser-3 D3") == "YAH-11.8"
    t.play("ana fly home-chaser-3 C4")
    assert t.clause_told("YAH-11.5") == ["flew home-chaser-3 C4", "quaffle-held home-chaser-3"]
    t.play("ana fly home-chaser-3 C3")
    assert t.waiting() == ["ben"]
    assert state_of(t).quaffle_holder == 5  # it stays with its holder


def test_yah_11_5_unused_actions_lapse() -> None:
    """YAH-11.5  Ana ends her turn with five actions left."""
    t = match("2 3 1 1")
    t.play("ana end-turn")
    assert t.clause_told("YAH-11.5")[0] == "actions-lapsed ana 5"
    assert t.waiting() == ["ben"]


def test_yah_11_6_a_bludger_flies_over_own_pieces_and_exactly_so_far() -> None:
    """YAH-11.6  From C2 two squares: over the own chaser on C3 to C4, short of the chaser on C5; once a turn."""
    t = match("3 3  2")
    t.play("ana fly home-beater-1 C2", "ana throw-bludger home-beater-1 up")
    assert t.clause_told("YAH-11.6") == ["bludger-thrown home-beater-1 up 2", "bludger-stopped C4"]
    put(t, home_beater_1="B4")
    t.play("ana fly home-beater-1 C4")
    assert t.clause_told("YAH-11.5")[-1] == "bludger-held home-beater-1"
    assert t.refused("ana throw-bludger home-beater-1 up") == "YAH-11.6"


def test_yah_11_6_only_with_an_opponent_on_the_line() -> None:
    """YAH-11.6  To the left of C2 stand only own pieces; a chaser throws no bludger."""
    t = match("3 3")
    t.play("ana fly home-beater-1 C2")
    assert t.refused("ana throw-bludger home-beater-1 left") == "YAH-11.6"
    assert t.refused("ana throw-bludger home-chaser-1 up") == "YAH-11.6"


def test_yah_11_6_who_rolls_4_stays() -> None:
    """YAH-11.6  The chaser on C5 is hit and rolls 4."""
    t = match("1 1  3 4")
    t.play("ana fly home-beater-1 C2", "ana throw-bludger home-beater-1 up")
    assert t.clause_told("YAH-11.6")[-1] == "stayed-on away-chaser-3"
    assert squares(t, 1)[5] == "C5"


def test_yah_11_6_a_chaser_knocked_out_drops_the_quaffle() -> None:
    """YAH-11.6  The chaser on C5 held the quaffle: it lies there now."""
    t = match("2 1  3 1")
    give(t, "away-chaser-3")
    t.play("ana fly home-beater-1 C2", "ana throw-bludger home-beater-1 up")
    assert t.clause_told("YAH-11.6")[-1] == "quaffle-dropped C5"


def test_yah_11_6_a_keeper_is_hit_behind_line_3() -> None:
    """YAH-11.6, YAH-11.9  From D6 up to D8; the keeper is out with the quaffle, which Ben lays on his line 3."""
    t = match("1 1  6 2")
    put(t, home_beater_1="D6", away_chaser_1="E6")
    s = state_of(t)
    s.bludger_holders, s.bludgers = [1, -1], [-1, s.bludgers[1]]
    give(t, "away-keeper")
    t.play("ana throw-bludger home-beater-1 up")
    assert t.clause_told("YAH-11.6")[1:] == ["bludger-stopped D8", "hit away-keeper 2", "knocked-out away-keeper"]
    assert t.options("ben") == ["lay-quaffle B7", "lay-quaffle D7", "lay-quaffle E7"]
    assert t.refused("ben lay-quaffle C4") == "YAH-11.9"
    t.play("ben lay-quaffle E7")
    assert t.clause_told("YAH-11.9") == ["quaffle-laid ben E7"]


def test_yah_11_6_a_beater_knocked_out_drops_its_bludger() -> None:
    """YAH-11.6  Ben's beater on C7 carries one and is hit."""
    t = match("1 1  6 3")
    put(t, home_beater_1="C4", away_chaser_3="B5")
    s = state_of(t)
    s.bludger_holders, s.bludgers = [1, 8], [-1, -1]
    t.play("ana throw-bludger home-beater-1 up")
    assert t.clause_told("YAH-11.6")[-2:] == ["knocked-out away-beater-1", "bludger-dropped C7"]


def test_yah_11_6_the_edge_stops_it() -> None:
    """YAH-11.6  Thrown to the left from D7 past nobody but the beater on A7, a 6: it stops at the first opponent."""
    t = match("1 1  6 5")
    put(t, home_beater_1="E4", away_chaser_2="D4")
    s = state_of(t)
    s.bludger_holders, s.bludgers = [1, -1], [-1, s.bludgers[1]]
    t.play("ana throw-bludger home-beater-1 left")
    assert t.clause_told("YAH-11.6")[1] == "bludger-stopped D4"


def test_yah_11_7_passing_along_the_lines() -> None:
    """YAH-11.7  To a neighbouring square that is empty or holds an own chaser: not to a beater, not two squares."""
    t = match("2 2")
    give(t, "home-chaser-3")
    put(t, home_beater_1="D3", home_chaser_1="B3", away_chaser_2="C4")
    assert t.refused("ana pass-quaffle home-chaser-3 D3") == "YAH-11.7"
    assert t.refused("ana pass-quaffle home-chaser-3 C4") == "YAH-11.7"
    assert t.refused("ana pass-quaffle home-chaser-3 C1") == "YAH-11.7"
    assert t.refused("ana pass-quaffle home-chaser-1 B4") == "YAH-11.7"
    t.play("ana pass-quaffle home-chaser-3 B3")
    assert state_of(t).quaffle_holder == 3
    t.play("ana pass-quaffle home-chaser-1 B4")
    assert state_of(t).quaffle_holder == -1


def test_yah_11_7_a_keeper_does_not_keep_the_quaffle() -> None:
    """YAH-11.7  At the end of Ana's turn her keeper lays it on a free square of line 3."""
    t = match("1 1 1 1")
    give(t, "home-keeper")
    t.play("ana end-turn")
    assert t.options("ana") == ["lay-quaffle A1", "lay-quaffle B1", "lay-quaffle D1"]
    assert t.refused("ana lay-quaffle C1") == "YAH-11.7"
    t.play("ana lay-quaffle B1")
    assert t.clause_told("YAH-11.7") == ["quaffle-laid ana B1"]
    assert t.waiting() == ["ben"]


def test_yah_11_8_stealing() -> None:
    """YAH-11.8  Ana's chaser enters the square of Ben's and takes the quaffle, one action; then steps away, free."""
    t = match("1 1")
    give(t, "away-chaser-3")
    put(t, away_chaser_3="C4")
    t.play("ana fly home-chaser-3 C4")
    assert t.clause_told("YAH-11.8") == ["quaffle-stolen home-chaser-3 away-chaser-3"]
    assert t.refused("ana step-away C1") == "YAH-11.8"
    t.play("ana step-away D4")
    assert t.clause_told("YAH-11.8") == ["stepped-away home-chaser-3 D4"]
    assert state_of(t).actions == 1


def test_yah_11_8_without_room_both_stay() -> None:
    """YAH-11.8  Every square beside it is taken: both stay on one square until one moves. No stealing by beaters."""
    t = match("1 1")
    give(t, "away-chaser-3")
    put(t, away_chaser_3="A4", away_chaser_2="A5", away_chaser_1="B4", away_beater_1="A3", home_chaser_1="A3")
    put(t, home_beater_1="B3")
    assert t.refused("ana fly home-beater-1 B4") == "YAH-11.5"
    t.play("ana fly home-chaser-1 A4")
    assert t.clause_told("YAH-11.8") == ["quaffle-stolen home-chaser-1 away-chaser-3"]
    assert (squares(t, 0)[3], squares(t, 1)[5]) == ("A4", "A4")
    assert "fly home-chaser-1 A3" not in t.options("ana")
    assert t.refused("ana step-away A3") == "YAH-11.5"


def test_yah_11_9_the_keeper_out_a_shot_scores() -> None:
    """YAH-11.9  Without a keeper there is no roll; the defenders lay the quaffle, and the turn goes on."""
    t = match("2 2", "chance quidditch-cards firebolt-1")
    give(t, "home-chaser-3")
    put(t, home_chaser_3="B7", away_keeper="-")
    t.play("ana shoot home-chaser-3")
    assert t.clause_told("YAH-11.9") == ["shot-at-nobody home-chaser-3", "goal ana 1", "quidditch-drawn ana ?"]
    t.play("ben lay-quaffle D7")
    assert t.waiting() == ["ana"]
    assert state_of(t).actions == 3


def test_yah_11_9_only_from_line_3() -> None:
    """YAH-11.9  Not from the line before it, and not without the quaffle."""
    t = match("2 2")
    give(t, "home-chaser-3")
    put(t, home_chaser_3="B6", home_chaser_1="B7")
    assert t.refused("ana shoot home-chaser-3") == "YAH-11.9"
    assert t.refused("ana shoot home-chaser-1") == "YAH-11.9"


def test_yah_11_4_two_goals_win_round_1() -> None:
    """YAH-11.4  The second goal ends round 1; its winner begins round 2."""
    t = match("2 2  6 1", "chance quidditch-cards firebolt-1")
    state_of(t).goals = [1, 1]
    give(t, "home-chaser-3")
    put(t, home_chaser_3="B7")
    t.play("ana shoot home-chaser-3")
    assert t.clause_told("YAH-11.4") == ["round-won ana"]
    assert t.options("ana") == ["seek", "play-quidditch firebolt-1"]


def test_yah_11_4_or_all_chasers_out() -> None:
    """YAH-11.4  Ben's last chaser is knocked out: Ana wins round 1."""
    t = match("1 1  3 3")
    put(t, away_chaser_1="-", away_chaser_2="-")
    t.play("ana fly home-beater-1 C2", "ana throw-bludger home-beater-1 up")
    assert t.clause_told("YAH-11.4") == ["no-chasers ben", "round-won ana"]
    assert t.options("ana") == ["seek"]


# --- round 2


def test_yah_11_10_one_card_a_turn_before_or_after_the_roll() -> None:
    """YAH-11.10  Nimbus 2000 before the roll; then no second card in this turn."""
    t = race("nimbus-2000-1 firebolt-1", "", "1 2  1 1")
    t.play("ana play-quidditch nimbus-2000-1")
    assert state_of(t).seekers == [2, 0]
    assert t.refused("ana play-quidditch firebolt-1") == "YAH-11.10"
    t.play("ana seek")
    assert state_of(t).seekers == [5, 0]
    assert t.waiting() == ["ben"]


def test_yah_11_10_never_below_0() -> None:
    """YAH-11.10  Confundus takes 3 squares from a seeker who has none."""
    t = race("confundus-1")
    t.play("ana play-quidditch confundus-1")
    assert t.clause_told("YAH-11.11") == ["seeker-flew ben 0"]


def test_yah_11_10_what_answers_a_card() -> None:
    """YAH-11.10, YAH-11.11  Madam Hooch's whistle cancels the Firebolt; it answers, and is not played by itself."""
    t = race("firebolt-1", "hoochs-whistle", "1 1  1 1")
    t.play("ana play-quidditch firebolt-1")
    assert t.options("ben") == ["pass", "play-quidditch hoochs-whistle"]
    t.play("ben play-quidditch hoochs-whistle")
    assert "quidditch-cancelled firebolt-1" in t.clause_told("YAH-11.10")
    assert state_of(t).seekers == [0, 0]
    t = race("hoochs-whistle", "")
    assert t.refused("ana play-quidditch hoochs-whistle") == "YAH-11.11"


def test_yah_11_10_cards_of_the_standard_edition() -> None:
    """YAH-11.11  A glint of gold rolls again, after a roll; Cleansweep catches up; Bludger Backbeat takes a die."""
    t = race("glint-of-gold", "", "1 1  6 5")
    assert t.refused("ana play-quidditch glint-of-gold") == "YAH-11.11"
    t.play("ana seek", "ana play-quidditch glint-of-gold")
    assert "seeker-rolled-again ana 6 5" in t.clause_told("YAH-11.10")
    assert state_of(t).seekers == [11, 0]
    t = race("cleansweep-eleven-1", "", "1 1")
    state_of(t).seekers = [3, 9]
    t.play("ana play-quidditch cleansweep-eleven-1")
    assert state_of(t).seekers == [7, 9]
    t = race("bludger-backbeat", "", "1 1  6")
    t.play("ana play-quidditch bludger-backbeat", "ana seek", "ben seek")
    assert "seeker-rolled ben 6" in t.clause_told("YAH-11.10")
    t = race("starfish-and-stick", "", "1 1", "chance quidditch-cards firebolt-1")
    t.play("ana play-quidditch starfish-and-stick")
    assert t.of("elsewhere", "quidditch-cards-of-0") == ["firebolt-1"]
    t = race("lunas-commentary", "", "1 1", "chance table 5")
    t.play("ana play-quidditch lunas-commentary")
    assert state_of(t).seekers == [3, 0]


def test_yah_11_10_cards_go_back_after_the_match() -> None:
    """YAH-11.10  Played or not, all of them; they go under their deck."""
    t = race("firebolt-1 nimbus-2000-1", "confundus-1", "6 6  1 1  6 6")
    t.play("ana play-quidditch nimbus-2000-1", "ben pass", "ana seek", "ben seek", "ben pass", "ana seek")
    assert sorted(t.position()["quidditch-deck"]["under"]) == ["confundus-1", "firebolt-1", "nimbus-2000-1"]


# --- a game for itself


def test_yah_11_1_a_match_for_itself() -> None:
    """YAH-11.1  Two players and nothing else: whoever catches the snitch wins."""
    t = Opened("seats ana ben\nchance seed 3", mode=2)
    assert t.options("ana") == [
        f"choose-house {house}" for house in ("gryffindor", "ravenclaw", "hufflepuff", "slytherin")
    ]
    t.play("ana choose-house ravenclaw", "ben choose-house hufflepuff", "ana post-keeper B0", "ben post-keeper B8")
    s = state_of(t)
    s.goals = [2, 0]
    s.seekers = [23, 0]
    s.unwind(221)
    s.match, s.side_to_move = 2, 0
    s.ask(61, 0, 0)
    t.play("ana seek")
    assert t.game.result is not None
    assert (t.game.result.clauses, t.game.result.winners) == (["YAH-11.1"], [0])
