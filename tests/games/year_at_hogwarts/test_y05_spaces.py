"""YAH-5 Spaces: what happens where a move ends."""

import pytest

from tests.games.year_at_hogwarts.tables import given
from tests.tables import Watched


def coming(there: str, here: str, more: str = "", chance: str = "", rest: str = "", **options: int) -> Watched:
    """Ana has one step left, and goes from here to there. What she draws is written down."""
    t = given(
        f"""
        seats ana ben
        ana  board luna-lovegood  at {here}  floo 0  portkeys 0  {more}
        ben  board ron-weasley  at ollivanders
        turn of ana  walking 0  steps 1  visited {here}
        turn pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 walking=ana
        {chance}
        chance seed 1
        {rest}
    """,
        **options,
    )
    t.play(f"ana go {there}")
    return t


@pytest.mark.parametrize(
    ("space", "here", "deck", "card"),
    [
        ("corridor-3", "corridor-22", "spells", "stupefy-1"),
        ("corridor-11", "corridor-28", "potions", "gillyweed-1"),
        ("corridor-6", "corridor-25", "books", "quintessence"),
    ],
)
def test_yah_5_1_one_card_to_keep(space: str, here: str, deck: str, card: str) -> None:
    """YAH-5.1  A spell, a potion, a book: the others see only that a card was drawn."""
    t = coming(space, here, chance=f"chance {deck} {card}")
    assert t.clause_told("YAH-5.1") == [f"space-acted ana {space}", "card-drawn ana ?"]
    assert t.of("ana", "cards") == [card]


def test_yah_5_1_harry_draws_a_second_spell() -> None:
    """YAH-5.1, YAH-1.5  On a spell space Harry draws 2."""
    t = given("""
        seats ana ben
        ana  board harry-potter  at corridor-22
        ben  at ollivanders
        turn of ana  walking 0  steps 1  visited corridor-22
        turn pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 walking=ana
        chance spells stupefy-1 protego-1
        chance seed 1
    """)
    t.play("ana go corridor-3")
    assert t.of("ana", "cards") == ["stupefy-1", "protego-1"]
    assert len(t.clause_told("YAH-5.1")) == 3


@pytest.mark.parametrize(
    ("space", "here", "spells"),
    [("dumbledores-office", "corridor-8", 2), ("charms-classroom", "corridor-5", 1), ("hagrids-hut", "grounds-16", 1)],
)
def test_yah_1_5_harry_draws_no_more_than_others_elsewhere(space: str, here: str, spells: int) -> None:
    """YAH-1.5, YAH-5.7, YAH-5.8  Where a room gives spells Harry draws as many as anybody: his ability is of spell spaces."""
    t = given(f"""
        seats ana ben
        ana  board harry-potter  at {here}
        ben  at ollivanders
        turn of ana  walking 0  steps 1  visited {here}
        turn pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 walking=ana
        chance seed 1
    """)
    t.play(f"ana go {space}")
    drawn = [line for line in t.told() if " card-drawn " in line]
    assert len(t.of("ana", "cards")) == len(drawn) == spells + (1 if space == "hagrids-hut" else 0)


def test_yah_5_2_behaviour_is_resolved_at_once() -> None:
    """YAH-5.2, YAH-7.2  Luna looks at two cards and resolves one; the other goes under the deck."""
    cards = "chance behaviour careful-with-the-skrewts howler"
    t = coming("entrance-hall", "oak-doors", chance=cards)
    assert t.options("ana") == ["resolve-card careful-with-the-skrewts", "resolve-card howler"]
    t.play("ana resolve-card careful-with-the-skrewts")
    assert t.clause_told("YAH-5.2") == ["card-returned ana howler", "card-resolved ana careful-with-the-skrewts"]
    assert t.clause_told("YAH-7.2") == ["gained ana points 20"]
    assert t.of("behaviour-deck", "under") == ["howler", "careful-with-the-skrewts"]


def test_yah_5_2_floo_powder_is_kept() -> None:
    """YAH-5.2  It stays in the hand, and everybody saw it."""
    t = coming("entrance-hall", "oak-doors", chance="chance behaviour floo-powder-1 howler")
    t.play("ana resolve-card floo-powder-1")
    assert "card-kept ana floo-powder-1" in t.clause_told("YAH-5.2")
    assert t.of("ana", "cards") == ["floo-powder-1"]


def test_yah_5_2_detention_costs_points_or_a_turn() -> None:
    """YAH-5.2, YAH-5.6  Ana chooses to miss a turn: she has two turns less than Ben."""
    t = coming("entrance-hall", "oak-doors", "points 50", "chance behaviour detention-with-umbridge howler")
    t.play("ana resolve-card detention-with-umbridge")
    assert t.options("ana") == ["choose 0", "choose 1"]
    t.play("ana choose 1")
    assert "turn-to-miss ana" in t.clause_told("YAH-5.2")
    assert (t.of("ana", "turns-to-miss"), t.of("ana", "points")) == (["1"], ["50"])


def test_yah_5_3_an_event_concerns_all() -> None:
    """YAH-5.3  Owl post: a Floo token for everybody. Peeves: who has an object lays one down in the castle."""
    t = coming("corridor-4", "corridor-3", chance="chance events owl-post essay-week")
    t.play("ana resolve-card owl-post")
    assert (t.of("ana", "floo"), t.of("ben", "floo")) == (["1"], ["3"])
    t = coming("corridor-4", "corridor-3", "objects prophecy", "chance events peeves-juggles essay-week")
    t.play("ana resolve-card peeves-juggles", "ana give-token prophecy", "ana put west-tower")
    assert "token-left ana prophecy west-tower" in t.clause_told("YAH-5.3")


def test_yah_5_3_conditions_are_read_before_the_first_sentence_acts() -> None:
    """YAH-5.3, YAH-5.2  The map was not wiped: a Floo token is lost; who has none loses points, not both."""
    for floo, points in ((1, 50), (0, 40)):
        t = coming(
            "entrance-hall", "oak-doors", "points 50", "chance behaviour map-not-wiped howler", f"ana floo {floo}"
        )
        t.play("ana resolve-card map-not-wiped")
        assert t.clause_told("YAH-5.2")
        assert t.clause_told("YAH-5.3") == []
        assert (t.of("ana", "floo"), t.of("ana", "points")) == (["0"], [str(points)])


def test_yah_5_3_leader_and_last() -> None:
    """YAH-5.3, YAH-7.2  The hourglasses are counted again: 20 points from the leader, 20 for the last."""
    t = coming("corridor-4", "corridor-3", "points 90", "chance events house-cup-recount essay-week", "ben points 30")
    t.play("ana resolve-card house-cup-recount")
    assert "card-resolved ana house-cup-recount" in t.clause_told("YAH-5.3")
    assert (t.of("ana", "points"), t.of("ben", "points")) == (["70"], ["50"])


def test_yah_5_3_a_decree_holds_in_the_next_turn() -> None:
    """YAH-5.3, YAH-5.9  All fires are watched: in their next turns neither may journey, whatever powder they hold."""
    t = coming("corridor-4", "corridor-3", "", "chance events educational-decree essay-week \n chance movement 1 1")
    t.play("ana resolve-card educational-decree")
    assert "stands ana educational-decree/2" in t.clause_told("YAH-5.3")
    lasting = t.of("hold", "lasting")
    assert [word.rsplit("=", 1)[1] for word in lasting] == ["0", "1"]  # Ben's turn has begun


def test_yah_5_4_a_duel() -> None:
    """YAH-5.4  On a duel space a duel card is drawn."""
    t = coming("corridor-10", "corridor-9", "hp 1", "chance duels neville-longbottom")
    assert "space-acted ana corridor-10" in t.clause_told("YAH-5.4")


def test_yah_5_5_hp_may_rise_above_the_starting_number() -> None:
    """YAH-5.5  The Hospital Wing gives 3."""
    t = coming("hospital-wing", "corridor-38", "hp 7")
    assert t.clause_told("YAH-5.5") == ["space-acted ana hospital-wing", "gained ana hp 3"]
    assert t.of("ana", "hp") == ["10"]


def test_yah_5_6_a_common_room_gives_a_card_or_a_swap() -> None:
    """YAH-5.6  Ana offers Ben the key for the prophecy: he may refuse; if he accepts they change places."""
    rest = "ben objects prophecy"
    for answer, objects in (("accept", ["prophecy"]), ("pass", ["winged-key"])):
        t = coming("hufflepuff-common-room", "kitchen", "objects winged-key", "", rest)
        assert t.options("ana") == [f"choose {number}" for number in range(5)]
        t.play("ana choose 4")
        assert t.refused("ana offer prophecy winged-key") == "YAH-5.6"
        t.play("ana offer winged-key prophecy", f"ben {answer}")
        assert t.of("ana", "objects") == objects
    t = coming("hufflepuff-common-room", "kitchen")
    assert t.refused("ana choose 4") == "YAH-5.6"  # nobody has anything to swap
    t.play("ana choose 1")
    assert len(t.of("ana", "cards")) == 1


@pytest.mark.parametrize(
    ("space", "here", "kinds"),
    [
        ("dumbledores-office", "corridor-8", ["spell", "spell"]),
        ("snapes-office", "corridor-64", ["potion", "potion"]),
        ("hagrids-hut", "grounds-16", ["potion", "spell"]),
        ("restricted-section", "library", ["book"]),
        ("library", "corridor-14", ["book", "book"]),
        ("flourish-blotts", "street-1", ["book", "book"]),
    ],
)
def test_yah_5_7_rooms_that_give_cards(space: str, here: str, kinds: list[str]) -> None:
    """YAH-5.7  Two spells, two potions, one of each, one book, two books."""
    t = coming(space, here)
    view = t.game.view(1).facts()["pawns"]
    assert isinstance(view, list)
    assert [card["deck"] for card in view[0]["cards"]] == kinds
    assert f"space-acted ana {space}" in t.clause_told("YAH-5.7")


def test_yah_5_8_classrooms() -> None:
    """YAH-5.8  Charms gives 1 spell, Herbology 2 potions."""
    t = coming("charms-classroom", "corridor-5")
    assert t.clause_told("YAH-5.8") == ["space-acted ana charms-classroom", "card-drawn ana ?"]
    t = coming("herbology-classroom", "grounds-24")
    assert t.clause_told("YAH-5.8") == ["space-acted ana herbology-classroom", "card-drawn ana ?", "card-drawn ana ?"]


def test_yah_5_9_by_floo_powder_and_back() -> None:
    """YAH-5.9  From the Gate Tower Ana flies to the Burrow, takes what lies there, and is back; the powder is spent."""
    t = coming("gate-tower", "oak-doors", rest="ana floo 1 \n burrow tokens prophecy")
    assert t.options("ana") == ["pass", "use tower-space/1"]
    t.play("ana use tower-space/1")
    assert t.refused("ana land graveyard") == "YAH-5.11"
    assert t.refused("ana land library") == "YAH-5.9"
    t.play("ana land burrow", "ana take prophecy")
    assert "went-back ana gate-tower" in t.clause_told("YAH-5.9")
    assert (t.of("ana", "at"), t.of("ana", "floo"), t.of("ana", "objects")) == (["gate-tower"], ["0"], ["prophecy"])


def test_yah_5_9_a_floo_powder_card_is_one_journey() -> None:
    """YAH-5.9, YAH-7.2  The card is used like a token, and goes under its deck. Without either there is no journey."""
    t = coming("gate-tower", "oak-doors", "cards floo-powder-1")
    t.play("ana use floo-powder/1")
    assert "card-played ana floo-powder-1" in t.clause_told("YAH-7.2")
    t.play("ana land ministry-of-magic")
    assert t.options("ana") == ["go gringotts", "go hall-of-prophecy", "stop"]
    t.play("ana go hall-of-prophecy")
    assert "went-back ana gate-tower" in t.clause_told("YAH-5.9")
    t = coming("gate-tower", "oak-doors")
    assert t.waiting() == ["ben"]


def test_yah_5_10_the_pitch_a_match_or_the_graveyard() -> None:
    """YAH-5.10, YAH-5.11  With a Portkey Ana goes to the Graveyard, and no match is played; she is back on the Pitch."""
    t = coming("quidditch-pitch", "grounds-28", rest="ana portkeys 1")
    assert t.options("ana") == ["choose 0", "choose 1"]
    t.play("ana choose 1", "ana land graveyard")
    assert "went-back ana quidditch-pitch" in t.clause_told("YAH-5.10")
    assert t.of("ana", "portkeys") == ["0"]
    t = coming("quidditch-pitch", "grounds-28")
    assert "called ana ben" in [line.split(" ", 1)[1] for line in t.told()]


def test_yah_5_11_the_graveyard_is_reached_by_the_portkey_only() -> None:
    """YAH-5.11  Neither Floo powder nor Buckbeak goes there."""
    t = coming("corridor-30", "corridor-12", "objects buckbeak")
    t.play("ana use buckbeak/1")
    assert t.refused("ana land graveyard") == "YAH-5.11"


def test_yah_5_12_the_great_hall_is_beside() -> None:
    """YAH-5.12  A mission at the Great Hall is attempted on any of the spaces beside it."""
    for space, here in (("great-hall-east-door", "entrance-hall"), ("great-hall-west-door", "corridor-65")):
        t = coming(space, here, "objects elder-wand nagini object-harry-potter missions flaw-in-the-plan")
        t.play("ana attempt flaw-in-the-plan")
        assert t.clause_told("YAH-5.12") == ["attempted ana flaw-in-the-plan"]


def test_yah_5_13_a_bridge_is_one_space() -> None:
    """YAH-5.13  From the grounds onto the Stone Bridge is one step."""
    t = coming("stone-bridge", "grounds-1")
    assert t.clause_told("YAH-5.13") == ["went ana stone-bridge"]


def test_yah_5_14_secret_passages() -> None:
    """YAH-5.14  To the Whomping Willow with the last step, then free into the Shrieking Shack; the One-Eyed Witch is a step."""
    t = coming("whomping-willow", "grounds-5")
    assert t.options("ana") == ["go shrieking-shack", "stop"]
    t.play("ana go shrieking-shack")
    assert "crossed ana shrieking-shack" in t.clause_told("YAH-5.14")
    assert t.of("ana", "at") == ["shrieking-shack"]
    t = coming("honeydukes", "hospital-wing")
    assert t.clause_told("YAH-5.14") == ["went ana honeydukes"]
    assert t.of("ana", "at") == ["honeydukes"]


def test_yah_5_15_the_express_takes_one_on() -> None:
    """YAH-5.15  Ending there Ana may go to the Leaky Cauldron, or to Start, or stay."""
    t = coming("hogwarts-express", "start")
    t.play("ana accept")
    assert t.options("ana") == ["land start", "land leaky-cauldron"]
    t.play("ana land leaky-cauldron")
    assert t.clause_told("YAH-5.15") == ["was-moved ana leaky-cauldron"]
    t = coming("hogwarts-express", "start")
    t.play("ana pass")
    assert t.of("ana", "at") == ["hogwarts-express"]


def test_yah_5_16_first_the_mission_then_the_effect() -> None:
    """YAH-5.16  In Hagrid's Hut Ana fights Aragog, and loses: she is at the Leaky Cauldron, and the Hut gives nothing."""
    t = coming(
        "hagrids-hut", "grounds-16", "hp 1 objects marauders-map missions follow-the-spiders", "chance attack 1 1 1 1"
    )
    t.play("ana attempt follow-the-spiders", "ana attack")
    assert t.of("ana", "at") == ["leaky-cauldron"]
    assert t.clause_told("YAH-5.16") == ["no-effect ana hagrids-hut"]
    assert t.clause_told("YAH-5.7") == []
    assert t.of("ana", "cards") == []


def test_yah_5_9_5_10_what_a_journey_costs_is_cited_where_it_is_said() -> None:
    """YAH-5.9, YAH-5.10  Floo powder is spent by the clause of towers, a Portkey by that of the Pitch, as the choice is."""
    t = coming("griffin-tower", "stairs-3", "floo 1")
    t.play("ana use tower-space/1")
    assert t.clause_told("YAH-5.9") == ["effect-used ana tower-space/1", "lost ana floo 1"]
    t = coming("quidditch-pitch", "grounds-28", "portkeys 1")
    assert t.refused("ana choose 2") == "YAH-5.10"
    t.play("ana choose 1")
    assert t.clause_told("YAH-5.10") == ["option-chosen ana quidditch-pitch-space/3", "lost ana portkey 1"]
    assert t.refused("ana land honeydukes") == "YAH-5.10"
