"""YAH-4 A turn, as examples at the table. Ana is far from Ben; what is rolled is written down."""

from tests.games.year_at_hogwarts.tables import given
from tests.tables import Watched


def moving(at: str, roll: str, more: str = "", rest: str = "", **options: int) -> Watched:
    """Ana, before her roll on a space."""
    return given(
        f"""
        seats ana ben
        ana  board luna-lovegood  at {at}  floo 0  portkeys 0  {more}
        ben  board ron-weasley  at ollivanders
        turn of ana  phase move
        chance movement {roll}
        chance seed 1
        {rest}
    """,
        **options,
    )


def gone(t: Watched) -> list[str]:
    """The spaces to which Ana may go next."""
    return [choice.removeprefix("go ") for choice in t.options("ana") if choice.startswith("go ")]


def test_yah_4_1_two_dice_and_exactly_their_sum() -> None:
    """YAH-4.1  Ana rolls 1 and 2 on the Start: three steps, either way. From the castle's wall there is no step."""
    t = moving("start", "1 2")
    t.play("ana roll")
    assert t.clause_told("YAH-4.1")[:2] == ["movement-rolled ana 1 2", "steps-counted ana 3"]
    assert gone(t) == ["grounds-3", "grounds-4", "grounds-20", "hogwarts-express"]
    assert t.refused("ana go oak-doors") == "YAH-4.1"
    t.play("ana go grounds-3", "ana go grounds-2")
    assert t.refused("ana stop") == "YAH-4.3"
    t.play("ana go stone-bridge")
    assert t.of("ana", "at") == ["stone-bridge"]


def test_yah_4_2_no_space_twice_in_a_move() -> None:
    """YAH-4.2  From the Owlery's stairs there is one way on; back to a space entered there is none, the first one neither."""
    t = moving("start", "1 3")
    t.play("ana roll", "ana go grounds-3", "ana go grounds-2")
    assert t.refused("ana go grounds-3") == "YAH-4.2"
    assert gone(t) == ["stone-bridge"]


def test_yah_4_3_towers_end_a_move_early() -> None:
    """YAH-4.3  Seven steps from the stone bridge: at the Gate Tower, three on, Ana may stop; in the Entrance Hall not."""
    t = moving("stone-bridge", "3 4")
    t.play("ana roll", "ana go grounds-1", "ana go oak-doors", "ana go gate-tower")
    assert "stopped ana gate-tower" in t.clause_told("YAH-4.3")
    t = moving("stone-bridge", "3 4")
    t.play("ana roll", "ana go grounds-1", "ana go oak-doors", "ana go entrance-hall")
    assert t.refused("ana stop") == "YAH-4.3"


def test_yah_4_3_a_classroom_for_which_a_book_is_held() -> None:
    """YAH-4.3  Seven steps lie before Ana; in Herbology she may stop with a book of it, without one she may not."""
    for cards, clause in (("cards one-thousand-herbs", ""), ("cards quintessence", "YAH-4.3")):
        t = moving("grounds-23", "3 4", cards)
        t.play("ana roll", "ana go grounds-24", "ana go herbology-classroom")
        assert t.refused("ana stop") == clause


def test_yah_4_3_a_mission_that_can_be_attempted() -> None:
    """YAH-4.3  At Hagrid's Hut Ana may stop for Aragog when she holds the map; without it she walks on."""
    aragog = "missions follow-the-spiders"
    for more, clause in ((f"objects marauders-map {aragog}", ""), (aragog, "YAH-4.3")):
        t = moving("grounds-15", "3 4", more)
        t.play("ana roll", "ana go grounds-16", "ana go hagrids-hut")
        assert t.refused("ana stop") == clause


def test_yah_4_3_the_pitch_ends_every_move() -> None:
    """YAH-4.3  With nine steps Ana enters the Quidditch Pitch after two, and goes no further."""
    t = moving("grounds-27", "4 5")
    t.play("ana roll", "ana go grounds-28", "ana go quidditch-pitch")
    assert "stopped ana quidditch-pitch" in t.clause_told("YAH-4.3")


def test_yah_4_3_named_spaces_by_the_option_of_the_table() -> None:
    """YAH-4.3  By the publisher's FAQ Ana may stop in the Entrance Hall, whose name is on the board."""
    t = moving("stone-bridge", "3 4", named_stops=1)
    t.play("ana roll", "ana go grounds-1", "ana go oak-doors", "ana go entrance-hall")
    t.play("ana stop")
    assert t.clause_told("YAH-4.3") == ["space-named ana entrance-hall"]


def test_yah_4_3_alohomora_opens_every_door() -> None:
    """YAH-4.3, YAH-4.6  Played at the beginning of the turn, Alohomora lets Ana stop anywhere in it."""
    t = moving("start", "3 4", "cards alohomora-1")
    t.play("ana play alohomora-1")
    assert "card-played ana alohomora-1" in t.clause_told("YAH-4.6")
    t.play("ana roll", "ana go grounds-3")
    assert t.refused("ana stop") == ""


def test_yah_4_4_whoever_is_met_ends_the_move() -> None:
    """YAH-4.4  Ben stands two spaces on. Ana, with six steps, must stop and fight; the space has no effect."""
    t = given("""
        seats ana ben
        ana  board luna-lovegood  at start
        ben  board ron-weasley  at grounds-21
        turn of ana  phase move
        chance movement 3 3
        chance seed 1
    """)
    t.play("ana roll", "ana go grounds-20", "ana go grounds-21")
    assert "met ana ben" in t.clause_told("YAH-4.4")
    assert t.of("ana", "at") == ["grounds-21"]


def test_yah_4_4_ginny_passes_anybody() -> None:
    """YAH-4.4  Ginny passes Ben without a fight, and may end her move beyond him; pawns that begin together do not fight."""
    t = given("""
        seats ana ben cid
        ana  board ginny-weasley  at start
        ben  board ron-weasley  at grounds-21
        cid  board draco-malfoy  at start
        turn of ana  phase move
        chance movement 2 1
        chance seed 1
    """)
    t.play("ana roll", "ana go grounds-20", "ana go grounds-21", "ana go grounds-22")
    assert t.clause_told("YAH-4.4") == ["passed ana ben"]
    assert t.of("ana", "at") == ["grounds-22"]


def test_yah_4_4_pawns_put_together_do_not_fight() -> None:
    """YAH-4.4, YAH-5.3  The feast brings both into the Great Hall; nobody fights there."""
    t = given("""
        seats ana ben
        ana  board luna-lovegood  at corridor-4
        ben  board ron-weasley  at ollivanders
        turn of ana  phase stop
        chance events start-of-term-feast owl-post
        chance seed 1
    """)
    t.play("ana resolve-card start-of-term-feast")
    assert t.clause_told("YAH-5.3")[:3] == [
        "card-returned ana owl-post",
        "card-resolved ana start-of-term-feast",
        "was-moved ana great-hall-west-door",
    ]
    assert "was-moved ben great-hall-west-door" in t.clause_told("YAH-5.3")
    assert t.clause_told("YAH-10.1a") == []


def test_yah_4_5_two_tokens_a_turn() -> None:
    """YAH-4.5  Three tokens lie on the way: Ana takes two, and then no more."""
    rest = "grounds-3 tokens winged-key prophecy golden-egg"
    t = moving("start", "1 2", rest=rest)
    t.play("ana roll", "ana go grounds-3", "ana take winged-key", "ana take prophecy")
    assert t.clause_told("YAH-4.5") == ["token-taken ana winged-key grounds-3", "token-taken ana prophecy grounds-3"]
    assert t.refused("ana take golden-egg") == "YAH-4.5"
    assert t.refused("ana go grounds-2") == ""


def test_yah_4_5_at_six_tokens_one_is_left_for_it() -> None:
    """YAH-4.5  Ana holds six: she may swap one for the key."""
    six = "objects mandrake golden-egg triwizard-cup prophecy deluminator cauldron"
    t = moving("start", "1 2", six, "grounds-3 tokens winged-key")
    t.play("ana roll", "ana go grounds-3")
    assert t.refused("ana take winged-key") == "YAH-4.5"
    t.play("ana swap winged-key cauldron")
    assert t.of("grounds-3", "tokens") == ["cauldron"]
    assert "token-left ana cauldron grounds-3" in t.clause_told("YAH-4.5")


def test_yah_4_5_what_a_mission_asks_for_must_be_taken() -> None:
    """YAH-4.5  Ana's mission needs the map: she may not walk on without it. What is optional may be left lying."""
    rest = "grounds-3 tokens marauders-map winged-key"
    t = moving("start", "1 2", "missions follow-the-spiders", rest)
    t.play("ana roll", "ana go grounds-3")
    assert t.refused("ana go grounds-2") == "YAH-4.5"
    t.play("ana take marauders-map", "ana go grounds-2")
    assert t.of("grounds-3", "tokens") == ["winged-key"]


def test_yah_4_5_the_limit_excuses_the_duty() -> None:
    """YAH-4.5  Two other tokens were taken first: then the one that the mission asks for may stay."""
    rest = "grounds-3 tokens marauders-map winged-key prophecy"
    t = moving("start", "1 2", "missions follow-the-spiders", rest)
    t.play("ana roll", "ana go grounds-3", "ana take winged-key", "ana take prophecy", "ana go grounds-2")
    assert t.of("grounds-3", "tokens") == ["marauders-map"]


def test_yah_4_5_cedric_finds_a_third() -> None:
    """YAH-4.5  A good finder picks up three in a turn."""
    t = given("""
        seats ana ben
        ana  board cedric-diggory  at start
        ben  board ron-weasley  at ollivanders
        grounds-3  tokens winged-key prophecy golden-egg
        turn of ana  phase move
        chance movement 1 2
        chance seed 1
    """)
    t.play("ana roll", "ana go grounds-3", "ana take winged-key", "ana take prophecy", "ana take golden-egg")
    assert t.of("ana", "objects") == ["winged-key", "prophecy", "golden-egg"]


def test_yah_4_6_then_the_effect_and_the_next_player() -> None:
    """YAH-4.6  A plain space does nothing; then it is Ben's turn. Nobody rolls out of turn."""
    t = moving("start", "1 2")
    assert t.refused("ben roll") == "YAH-4.6"
    t.play("ana roll", "ana go grounds-3", "ana go grounds-2", "ana go stone-bridge")
    assert t.clause_told("YAH-4.6") == ["turn-ended ana"]
    assert t.waiting() == ["ben"]


def test_yah_4_6_accio_at_the_beginning_of_a_turn() -> None:
    """YAH-4.6  Accio brings a token from anywhere on the main board, before the roll."""
    t = moving("start", "1 2", "cards accio-1", "west-tower tokens prophecy \n ollivanders tokens mandrake")
    t.play("ana play accio-1")
    assert t.options("ana") == ["take prophecy"]
    t.play("ana take prophecy")
    assert "token-taken ana prophecy west-tower" in t.clause_told("YAH-4.6")
    assert t.of("spell-deck", "under") == ["accio-1"]


def test_yah_4_7_the_longest_way_where_none_is_long_enough() -> None:
    """YAH-4.7  Five steps are left, and all around was entered: two lead into the Restricted Section, one into the corridor."""
    t = given("""
        seats ana ben
        ana  board luna-lovegood  at corridor-14
        ben  board ron-weasley  at ollivanders
        turn of ana  walking 0  steps 5  visited corridor-31 corridor-59 corridor-33 corridor-14
        turn pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 walking=ana
        chance seed 1
    """)
    assert t.refused("ana go corridor-32") == "YAH-4.7"
    assert t.refused("ana stop") == "YAH-4.3"
    assert t.options("ana") == ["go library"]
    t.play("ana go library", "ana go restricted-section")
    assert t.clause_told("YAH-4.7") == ["no-way ana 3"]
    assert "stopped ana restricted-section" in t.clause_told("YAH-4.3")


def test_yah_4_7_no_way_at_all() -> None:
    """YAH-4.7, YAH-4.3  No way leads from the Burrow on foot: the move ends where it began."""
    t = moving("burrow", "3 4")
    t.play("ana roll")
    assert t.waiting() == ["ben"]
    assert "stopped ana burrow" in t.clause_told("YAH-4.3")
