"""DER-5 The end of a turn, in its order, as examples at the table."""

from tests.tables import death_eaters as given

END = """
    seats ana ben cid
    ana        faction order     team nymphadora-tonks
    ben        faction army      team harry-potter
    cid        faction hogwarts  team minerva-mcgonagall
    turn       of ana  at hogsmeade  phase end-turn
"""
FULL = """
    ministry-of-magic  beside arthur-weasley rabastan-lestrange lee-jordan
    diagon-alley       beside bill-weasley draco-malfoy firenze
"""
"""Nobody is missing beside the other two locations."""
LUNA_COVERED = "luna-lovegood=orange-1=friendship-2 luna-lovegood=orange-2=friendship luna-lovegood=blue-1=knowledge"
DOLOHOV_COVERED = "antonin-dolohov=blue-2=knowledge-2 antonin-dolohov=purple-1=bravery"


def test_der_5_1_who_is_covered_joins_the_team_without_damage() -> None:
    """DER-5.1  Luna, whose track is full, is covered: she joins Ana, whole, and is not defeated. Fleur lacks a symbol."""
    t = given(f"""{END}{FULL}
        hogsmeade  beside luna-lovegood*4 fleur-delacour mulciber
        dice       on {LUNA_COVERED} fleur-delacour=purple-1=bravery-2
        chance     deck cho-chang
    """)
    t.play("ana end-turn")
    assert t.clause_told("DER-5.1") == ["recruited ana luna-lovegood"]
    assert t.of("ana", "team") == ["nymphadora-tonks", "luna-lovegood"]
    assert t.of("hogsmeade", "beside") == ["cho-chang", "fleur-delacour", "mulciber"]
    assert t.clause_told("DER-5.5") == []


def test_der_5_1_a_recruit_saves_its_player() -> None:
    """DER-5.1, 8.3  Tonks, Ana's only wizard, is defeated; but Luna has joined before, and the game goes on."""
    t = given(f"""{END}{FULL}
        ana        team nymphadora-tonks*4
        hogsmeade  beside luna-lovegood mulciber -
        dice       on {LUNA_COVERED}
        chance     deck cho-chang ron-weasley
    """)
    t.play("ana end-turn")
    assert t.of("ana", "team") == ["luna-lovegood"]
    assert (t.of("hospital-wing", "holds"), t.waiting()) == (["nymphadora-tonks"], ["ben"])


def test_der_5_1_a_recruit_s_ability_is_usable_from_the_next_turn() -> None:
    """DER-5.1  Ana completes Neville, who lets his team roll a purple die more: not in this turn, but in her next."""
    t = given("""
        seats ana ben
        ana        faction order  team nymphadora-tonks
        hogsmeade  beside neville-longbottom mulciber cho-chang
        turn       of ana  at hogsmeade  phase assign
        dice       pool red-1=loyalty-2 purple-1=bravery-2
        chance     seed 7
    """)
    t.play("ana assign red-1 neville-longbottom", "ana assign purple-1 neville-longbottom")
    assert (t.of("dice", "pool"), t.of("turn", "phase")) == ([], ["end-turn"])
    t.play("ana end-turn")
    assert t.clause_told("DER-5.1") == ["recruited ana neville-longbottom"]
    t.play("ben travel hogsmeade", "ben roll", "ben stop", "ben end-turn", "ana travel hogsmeade")
    assert t.of("dice", "pool") == ["purple-1", "purple-2", "red-1", "red-2", "red-3"]


def test_der_5_2_a_covered_death_eater_takes_one_damage_and_it_earns_a_token() -> None:
    """DER-5.2  Dolohov is covered, Mulciber not: Ana draws one token."""
    t = given(f"""{END}{FULL}
        hogsmeade  beside antonin-dolohov mulciber cho-chang
        dice       on {DOLOHOV_COVERED} mulciber=orange-1=friendship-2
        chance     spell-tokens swap-2
    """)
    t.play("ana end-turn")
    assert t.clause_told("DER-5.2") == ["attacked ana antonin-dolohov", "token-taken ana swap-2"]
    assert t.of("hogsmeade", "beside") == ["antonin-dolohov*1", "mulciber", "cho-chang"]
    assert t.of("ana", "tokens") == ["swap-2"]


def test_der_5_2_abilities_damage_at_once_and_beyond_the_one_by_dice() -> None:
    """DER-5.2  Snape strikes Dolohov while Ana assigns, which earns her a token at once; at the end the dice add 1."""
    t = given("""
        seats ana ben
        ana        faction hogwarts  team severus-snape
        hogsmeade  beside antonin-dolohov mulciber ron-weasley
        turn       of ana  at hogsmeade  phase assign
        dice       pool blue-3=knowledge-2  on antonin-dolohov=blue-2=knowledge-2 antonin-dolohov=purple-1=bravery
        chance     spell-tokens heal-1 swap-2
        chance     seed 1
    """)
    t.play("ana assign blue-3 severus-snape", "ana use")
    assert t.options("ana") == ["strike antonin-dolohov", "strike mulciber"]
    assert t.refused("ana strike ron-weasley") == "DER-5.2"
    assert t.play("ana strike antonin-dolohov") == [
        "DER-5.2 struck ana antonin-dolohov 1",
        "DER-5.2 token-taken ana heal-1",
    ]
    t.play("ana end-turn")
    assert t.clause_told("DER-5.2") == ["attacked ana antonin-dolohov", "token-taken ana swap-2"]
    assert t.of("azkaban", "holds") == ["antonin-dolohov"]


def test_der_5_2_a_full_track_takes_nothing_and_earns_nothing() -> None:
    """DER-5.2  Dolohov, covered by dice, was then filled by Kingsley: no third damage, no token, and no strike at him."""
    table = f"""{END}{FULL}
        dice       on {DOLOHOV_COVERED}
        turn       rolled 1  pending rolls strike=ana=1
        chance     deck cho-chang  \n chance spell-tokens heal-1
    """
    t = given(table + "hogsmeade beside antonin-dolohov*2 mulciber ron-weasley")
    assert t.refused("ana strike antonin-dolohov") == "DER-5.2"
    t = given(table + "hogsmeade beside antonin-dolohov*1 mulciber ron-weasley")
    t.play("ana strike antonin-dolohov", "ana end-turn")
    assert t.clause_told("DER-5.2") == ["struck ana antonin-dolohov 1", "token-taken ana heal-1"]
    assert (t.of("azkaban", "holds"), t.of("ana", "tokens")) == (["antonin-dolohov"], ["heal-1"])


def test_der_5_3_all_dice_go_back_and_the_symbols_are_open_again() -> None:
    """DER-5.3  One die lies on Luna, one is discarded, a token covers a symbol of Mulciber: nothing of it is left."""
    t = given(f"""{END}{FULL}
        hogsmeade  beside luna-lovegood mulciber cho-chang
        dice       on luna-lovegood=blue-1=knowledge  out red-1  symbols mulciber=friendship
    """)
    assert t.play("ana end-turn")[:2] == ["DER-4.10 phase-ended ana", "DER-5.3 dice-returned"]
    assert (t.of("dice", "on"), t.of("dice", "out"), t.of("dice", "symbols")) == ([], [], [])
    facts = t.game.view().facts()
    assert {die["in"] for die in facts["dice"]} == {"dice-in-the-box"}  # type: ignore[attr-defined]


def test_der_5_3_dice_go_back_in_a_game_that_is_lost_too() -> None:
    """DER-5.3  Harry, Ben's only wizard, falls in this turn: the game is over, and no die or token lies on Luna."""
    t = given(f"""{END}{FULL}
        ben        team harry-potter*4
        hogsmeade  beside luna-lovegood mulciber cho-chang
        dice       on luna-lovegood=blue-1=knowledge  symbols luna-lovegood=friendship
    """)
    t.play("ana end-turn")
    assert (t.clause_told("DER-5.3"), t.of("turn", "ended")) == (["dice-returned"], ["DER-8.3"])
    assert (t.of("dice", "on"), t.of("dice", "symbols")) == ([], [])
    assert t.game.rules.broken(t.game.state) == []


def test_der_5_4_places_with_five_corruption_are_corrupted_clockwise_from_the_active_player() -> None:
    """DER-5.4  Ana is in Hogsmeade: its station falls first, then the Atrium at the Ministry. Gringotts holds 4."""
    t = given(f"""{END}{FULL}
        ministry-of-magic  places atrium department-of-mysteries  corruption 5
        diagon-alley       places gringotts ollivanders  corruption 4
        hogsmeade          beside luna-lovegood mulciber cho-chang  places hogsmeade-station hogs-head  corruption 5
    """)
    t.play("ana end-turn")
    assert t.clause_told("DER-5.4") == ["place-fell hogsmeade-station", "place-fell atrium"]
    assert t.of("corrupted-places", "holds") == ["hogsmeade-station", "atrium"]
    assert t.of("ministry-of-magic", "places") == ["department-of-mysteries"]
    assert [t.of(name, "corruption") for name in ("ministry-of-magic", "diagon-alley", "hogsmeade")] == [
        ["0"],
        ["4"],
        ["0"],
    ]


def test_der_5_5_full_tracks_are_defeated_beside_locations_and_in_every_team() -> None:
    """DER-5.5  Harry in Ben's team, Luna beside Hogsmeade and Arthur beside the Ministry go to the Hospital Wing, Mulciber
    to Azkaban; Cho, one short of full, stays. Their damage is put away."""
    t = given(f"""{END}
        ben                team harry-potter*4 hermione-granger*3
        hogsmeade          beside luna-lovegood*5 mulciber*2 cho-chang*3
        ministry-of-magic  beside arthur-weasley*4 rabastan-lestrange*1 lee-jordan
        diagon-alley       beside bill-weasley draco-malfoy firenze
        chance             deck ron-weasley fred-weasley walden-macnair
    """)
    t.play("ana end-turn")
    assert t.clause_told("DER-5.5") == [
        "wizard-defeated arthur-weasley",
        "wizard-defeated harry-potter",
        "wizard-defeated luna-lovegood",
        "death-eater-defeated mulciber",
    ]
    assert t.of("hospital-wing", "holds") == ["arthur-weasley", "harry-potter", "luna-lovegood"]
    assert t.of("azkaban", "holds") == ["mulciber"]
    assert t.of("ben", "team") == ["hermione-granger*3"]


def test_der_5_6_gaps_are_filled_clockwise_from_the_active_players_location() -> None:
    """DER-5.6  Four gaps: Ana is in Diagon Alley, so Ron comes there, then Fred and Macnair to Hogsmeade, then Cho to the
    Ministry. Macnair, though Voldemort is there, does nothing until the next turn."""
    t = given(f"""{END}
        turn               at diagon-alley
        voldemort          faces hogsmeade
        ministry-of-magic  beside arthur-weasley rabastan-lestrange -
        diagon-alley       beside bill-weasley - firenze
        hogsmeade          beside - - mulciber
        chance             deck ron-weasley fred-weasley walden-macnair cho-chang
    """)
    t.play("ana end-turn")
    assert t.told()[-6:] == [
        "DER-5.6 filled ron-weasley diagon-alley",
        "DER-5.6 filled fred-weasley hogsmeade",
        "DER-5.6 filled walden-macnair hogsmeade",
        "DER-5.6 filled cho-chang ministry-of-magic",
        "DER-5.8 turn-ended ana",
        "DER-3.1 turn-began ben 2",
    ]
    assert t.of("hogsmeade", "beside") == ["fred-weasley", "walden-macnair", "mulciber"]


def test_der_5_6_with_the_deck_empty_the_gaps_stay_and_the_game_goes_on() -> None:
    """DER-5.6  One card is left for two gaps beside Hogsmeade."""
    t = given(f"""{END}{FULL}
        hogsmeade      beside - mulciber -
        hospital-wing  holds albus-dumbledore
        voldemort      card villain
        cid            team {everybody_but("fred-weasley")}
        chance         deck fred-weasley
    """)
    t.play("ana end-turn")
    assert t.clause_told("DER-5.6") == ["filled fred-weasley hogsmeade"]
    assert (t.of("hogsmeade", "beside"), t.waiting()) == (["fred-weasley", "mulciber", "-"], ["ben"])


def everybody_but(last: str) -> str:
    """All characters that the test before names nowhere, but for the last card of the deck; Death Eaters to Azkaban."""
    named = f"{FULL} albus-dumbledore nymphadora-tonks harry-potter mulciber {last}".split()
    names = given(END).rules.layout.thing_names
    death_eaters = [name for name in names[33:43] if name not in named]
    return f"{' '.join(name for name in names[:33] if name not in named)}\n azkaban holds {' '.join(death_eaters)}"


def test_der_5_7_voldemort_drawn_is_revealed_and_the_gap_filled_with_the_next_card() -> None:
    """DER-5.7  His card lies below one other: Fred fills the first gap, and Cho the second after Voldemort."""
    t = given(f"""{END}{FULL}
        hogsmeade  beside - mulciber -
        voldemort  above 1
        chance     deck fred-weasley cho-chang
    """)
    t.play("ana end-turn")
    assert t.clause_told("DER-5.7") == ["revealed lord-voldemort"]
    assert t.clause_told("DER-5.6") == ["filled fred-weasley hogsmeade", "filled cho-chang hogsmeade"]
    assert t.of("voldemort", "card") == ["villain"]


def test_der_5_8_the_mission_token_comes_back_and_the_next_player_begins() -> None:
    """DER-5.8  After Ana comes Ben; after Cid, the last, comes Ana again."""
    t = given(END + FULL + "hogsmeade beside luna-lovegood mulciber cho-chang")
    t.play("ana end-turn")
    assert (t.clause_told("DER-5.8"), t.of("turn", "at"), t.waiting()) == (["turn-ended ana"], [], ["ben"])
    t = given(END + FULL + "hogsmeade beside luna-lovegood mulciber cho-chang \n turn of cid")
    t.play("cid end-turn")
    assert (t.clause_told("DER-5.8"), t.waiting()) == (["turn-ended cid"], ["ana"])


def test_der_5_8_a_new_turn_knows_nothing_of_the_last() -> None:
    """DER-5.8  In Ana's turn Bill's ability was used, the Atrium demanded a symbol and Cid declined a swap; in Ben's
    nothing of it holds."""
    t = given(f"""{END}{FULL}
        ben        declined cid
        hogsmeade  beside luna-lovegood mulciber cho-chang
        turn       spent nymphadora-tonks  progress assigned
        hold       places atrium gringotts hogs-head ollivanders
    """)
    t.play("ana end-turn")
    assert t.clause_told("DER-5.8") == ["turn-ended ana"]
    assert (t.of("hold", "lasting"), t.of("turn", "spent"), t.of("ben", "declined")) == ([], [], [])
    assert (t.of("turn", "progress"), t.of("turn", "rolled")) == (["nothing"], ["0"])
