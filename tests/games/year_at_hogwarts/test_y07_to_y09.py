"""YAH-7 Exams, behaviour and points; YAH-8 Object tokens; YAH-9 Spells and potions outside fights."""

from tests.games.year_at_hogwarts.tables import given
from tests.tables import Watched


def ana(at: str, more: str = "", rest: str = "", phase: str = "stop", **options: int) -> Watched:
    """Ana's turn, Ben far away."""
    return given(
        f"""
        seats ana ben
        ana  board luna-lovegood  at {at}  floo 0  portkeys 0  {more}
        ben  board draco-malfoy  at ollivanders
        turn of ana  phase {phase}
        chance seed 1
        {rest}
    """,
        **options,
    )


def test_yah_7_1_an_exam_brings_points_and_the_rooms_cards() -> None:
    """YAH-7.1  In Charms Ana uses two books, one after the other; a book of Herbology is none for this room."""
    t = ana("charms-classroom", "cards quintessence charm-your-own-cheese one-thousand-herbs")
    assert t.refused("ana sit-exam one-thousand-herbs") == "YAH-7.1"
    t.play("ana sit-exam quintessence", "ana sit-exam charm-your-own-cheese", "ana pass")
    assert t.clause_told("YAH-7.1") == [
        "exam-sat ana quintessence 20",
        "gained ana points 20",
        "exam-sat ana charm-your-own-cheese 5",
        "gained ana points 5",
    ]
    assert t.of("book-deck", "under") == ["quintessence", "charm-your-own-cheese"]
    assert len(t.of("ana", "cards")) == 2  # Herbology, and the room's spell


def test_yah_7_1_hermione_gets_five_more() -> None:
    """YAH-7.1, YAH-1.5  Her book of 10 points brings 15."""
    t = given("""
        seats ana ben
        ana  board hermione-granger  at charms-classroom  cards standard-book-of-spells
        ben  at ollivanders
        turn of ana  phase stop
        chance seed 1
    """)
    t.play("ana sit-exam standard-book-of-spells")
    assert "exam-sat ana standard-book-of-spells 15" in t.clause_told("YAH-7.1")


def test_yah_7_2_behaviour_gives_and_takes() -> None:
    """YAH-7.2  A crate on the Astronomy Tower costs 30 points."""
    t = ana("entrance-hall", "points 40", "chance behaviour norbert-on-the-tower howler")
    t.play("ana resolve-card norbert-on-the-tower")
    assert t.clause_told("YAH-7.2") == ["lost ana points 30"]


def test_yah_8_1_a_special_token_serves_once() -> None:
    """YAH-8.1, YAH-8.2, YAH-8.2b  The Time-Turner at the end of a turn: another turn, and it goes to Diagon Alley."""
    t = ana("burrow", "objects time-turner", "chance movement 1 1 2 2", "move")
    t.play("ana roll")
    assert t.options("ana") == ["pass", "use time-turner/1"]
    assert t.refused("ana use buckbeak/1") == "YAH-8.2b"
    t.play("ana use time-turner/1")
    assert t.refused("ana put burrow") == "YAH-8.1"
    t.play(f"ana {t.options('ana')[0]}")
    assert "extra-turn ana" in t.clause_told("YAH-8.2")
    assert t.waiting() == ["ana"]
    assert t.of("ana", "objects") == []


def test_yah_8_2b_buckbeak_in_place_of_the_effect() -> None:
    """YAH-8.2b  From a spell space to Ollivanders, where Ben stands: no meeting; back at the end of the turn, no spell."""
    t = ana("corridor-3", "objects buckbeak", "gringotts tokens mandrake")
    assert t.options("ana") == ["pass", "use buckbeak/1"]
    t.play("ana use buckbeak/1", "ana land gringotts", "ana take mandrake")
    assert "journeyed ana gringotts" in t.clause_told("YAH-8.2b")
    assert t.of("ana", "objects") == ["mandrake"]
    t.play(f"ana {t.options('ana')[0]}")
    assert (t.of("ana", "at"), t.of("ana", "cards")) == (["corridor-3"], [])
    t = ana("corridor-3", "objects buckbeak")
    t.play("ana pass")
    assert len(t.of("ana", "cards")) == 1


def test_yah_4_6_veritaserum_looks_before_it_takes() -> None:
    """YAH-4.6  Ana sees Ben's cards and takes one of them."""
    t = ana("start", "cards veritaserum-1", "ben cards stupefy-1 quintessence", "move")
    t.play("ana play veritaserum-1")
    assert t.options("ana") == ["take-card stupefy-1", "take-card quintessence"]
    t.play("ana take-card quintessence")
    assert t.clause_told("YAH-4.6") == ["card-taken ana ben ?"]
    assert t.of("ana", "cards") == ["quintessence"]


def test_yah_4_6_amortentia_brings_an_object() -> None:
    """YAH-4.6  Somebody brings a present: Ana takes Ben's key."""
    t = ana("start", "cards amortentia", "ben objects winged-key", "move")
    t.play("ana play amortentia", "ana take winged-key")
    assert t.clause_told("YAH-4.6")[1:] == ["token-taken-from ana ben winged-key"]


def test_yah_9_3_a_card_that_fetches_a_card() -> None:
    """YAH-9.3  By the qualified rules Ana looks through the potions and takes Gillyweed; the deck is shuffled. Others do not
    learn which."""
    t = ana("start", "cards slughorns-sample-1", "", "move", variant=1)
    t.play("ana play slughorns-sample-1")
    t.play("ana fetch-card gillyweed-2")
    assert t.clause_told("YAH-9.3") == ["fetched ana ?", "deck-shuffled potion"]
    assert t.of("ana", "cards") == ["gillyweed-2"]
    t = ana("start", "cards slughorns-sample-1", "", "move")
    assert t.refused("ana play slughorns-sample-1") == "YAH-9.3"  # underage wizards have no use for it


def test_draco_trades_a_card_for_floo_powder() -> None:
    """YAH-1.5  Before the roll, once a turn, Draco gives a card up for a Floo token."""
    t = given("""
        seats ana ben
        ana  board draco-malfoy  at start  floo 0  cards quintessence stupefy-1
        ben  at ollivanders
        turn of ana  phase move
        chance seed 1
    """)
    t.play("ana use draco-malfoy/1", "ana give-card stupefy-1")
    assert (t.of("ana", "floo"), t.of("spell-deck", "under")) == (["1"], ["stupefy-1"])
    assert t.clause_told("YAH-1.5") == ["effect-used ana draco-malfoy/1", "gained ana floo 1"]
    assert t.options("ana") == ["roll"]


def test_ron_rolls_again_and_cho_goes_one_further() -> None:
    """YAH-1.5  After the roll for the move."""
    t = given("""
        seats ana ben
        ana  board ron-weasley  at start
        ben  board cho-chang  at ollivanders
        turn of ana  phase move
        chance movement 1 1 1 2 1 1
        chance seed 1
    """)
    t.play("ana roll", "ana use ron-weasley/1")
    assert "effect-used ana ron-weasley/1" in t.clause_told("YAH-1.5")
    t.play("ana go grounds-3", "ana go grounds-2", "ana go stone-bridge")
    t.play("ben roll", "ben use cho-chang/1")
    assert "steps-counted ben 3" in t.clause_told("YAH-4.1")
