"""YAH-1 Components, as an edition must hold them, and as they are drawn."""

import copy
from typing import Any

import pytest

from greathall.games.year_at_hogwarts.edition import box_of
from greathall.kernel.editions import Content
from greathall.kernel.errors import BadEdition
from tests.games.year_at_hogwarts.tables import given, standard
from tests.tables import shown_by

OPTIONS = {
    "mode": 0,
    "length": 0,
    "variant": 0,
    "team-size": 0,
    "named-stops": 0,
    "all-heroes": 0,
    "measured-fights": 0,
}


def content() -> Content:
    """The standard edition, to be spoiled."""
    return copy.deepcopy(standard().content)


def records(edition: Content, file: str, table: str) -> list[Any]:
    """The records of a file."""
    part: Any = edition[file]
    found: list[Any] = part[table]
    return found


def faults(edition: Content) -> list[str]:
    """What is found wrong with an edition."""
    with pytest.raises(BadEdition) as caught:
        box_of(edition, 2, OPTIONS)
    return shown_by(caught.value)


def test_yah_1_1_every_space_can_be_reached() -> None:
    """YAH-1.1  Without the doors of the Library nothing leads there; ways to nowhere are named, and a missing Start."""
    edition = content()
    ways = records(edition, "map", "edge")
    ways[:] = [way for way in ways if "library" not in (way["from"], way["to"])]
    assert faults(edition) == [
        "map.toml, space[37].id: nothing leads to library (YAH-1.1)",
        "map.toml, space[38].id: nothing leads to restricted-section (YAH-1.1)",
    ]
    edition = content()
    records(edition, "map", "edge")[0]["to"] = "atrium"
    assert faults(edition)[0].startswith("map.toml, edge[0].to: 'atrium' is no space (YAH-1.1); allowed: ")
    edition = content()
    for space in records(edition, "map", "space"):
        if space["id"] == "graveyard":
            space["id"] = "churchyard"
    assert "map.toml, space: there is no graveyard; YAH-5.11 names it" in faults(edition)


def test_yah_1_2_two_hundred_and_ten_cards() -> None:
    """YAH-1.2  A spell more is a card too many; a mission less is missed."""
    edition = content()
    records(edition, "spells", "spell")[0]["count"] += 1
    records(edition, "missions", "mission").pop(0)
    assert faults(edition) == [
        "edition.toml: 211 cards in the decks; YAH-1.2 allows 210",
        "missions.toml, mission: 29 missions; YAH-1.2 allows 30",
    ]


def test_yah_1_2_used_cards_go_under_their_deck_and_an_empty_deck_gives_nothing() -> None:
    """YAH-1.2, YAH-5.1  Ana stops on a book space, and holds all books there are."""
    books = [book["id"] for book in records(content(), "books", "book")]
    t = given(f"""
        seats ana ben
        ana  board ron-weasley  at corridor-46  cards {" ".join(books)}
        ben  at ollivanders
        turn of ana  walking 0  steps 1  visited corridor-46
        turn pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 walking=ana
        chance seed 1
    """)
    t.play("ana go corridor-19")
    assert t.clause_told("YAH-1.2") == ["deck-empty ana book"]


def test_yah_1_3_tokens_are_limited_points_are_not() -> None:
    """YAH-1.3  Thirty object tokens; of twenty Floo tokens nineteen are with Ben, so the post brings one to Ana only."""
    edition = content()
    records(edition, "objects", "object").pop()
    assert "objects.toml, object: 29 object tokens; YAH-1.3 allows 30" in faults(edition)
    t = given("""
        seats ana ben
        ana  board ron-weasley  at corridor-3  floo 0
        ben  board draco-malfoy  at ollivanders  floo 19
        turn of ana  walking 0  steps 1  visited corridor-3
        turn pending next-turn=ana way-back=ana=0 turn-end-comes=ana=0 walking=ana
        chance events owl-post
        chance seed 1
    """)
    t.play("ana go corridor-4")
    assert t.clause_told("YAH-1.3") == ["lacking ben floo"]
    assert (t.of("ana", "floo"), t.of("ben", "floo")) == (["1"], ["19"])


def test_yah_1_4_fifteen_boards() -> None:
    """YAH-1.4  Eight students, Pettigrew and Voldemort on one board, six Death Eaters."""
    edition = content()
    boards = records(edition, "boards", "board")
    boards[:] = [board for board in boards if board["id"] not in ("lucius-malfoy", "cho-chang")]
    assert faults(edition)[:2] == [
        "boards.toml, board: 7 boards of the role student; YAH-1.4 allows 8",
        "boards.toml, board: 5 boards of the role death-eater; YAH-1.4 allows 6",
    ]


def test_yah_1_5_what_a_board_shows() -> None:
    """YAH-1.5  Students have three or four attack dice, and nobody a resistance below 2."""
    edition = content()
    board = records(edition, "boards", "board")[0]
    board["attack-dice"], board["resistance"] = 5, 1
    assert faults(edition) == [
        "boards.toml, board[0].attack-dice: 5 is not allowed; YAH-1.5 allows 3 or 4",
        "boards.toml, board[0].resistance: 1 is not allowed; YAH-1.5 allows 2 to 5",
    ]


def test_yah_1_6_missions_name_what_there_is() -> None:
    """YAH-1.6, YAH-6.2  A number of its own, 40 to 300 points, a space, tokens, a fight card; cards that there are."""
    edition = content()
    mission = records(edition, "missions", "mission")[0]
    mission |= {"points": 310, "at": {"spaces": ["library"], "kinds": ["tower"]}, "objects": ["sorting-hat"]}
    mission["needs"] = [{"card": "confringo", "count": 9}]
    found = faults(edition)
    path = "missions.toml, mission[0]"
    assert [fault for fault in found if "'sorting-hat'" not in fault] == [
        f"{path}.points: 310 is not allowed; YAH-1.6 allows 40 to 300",
        f"{path}.at: no space is meant; YAH-1.6 allows one or several",
        f"{path}.needs[0].count: 9 of confringo, and there are 3 (YAH-6.2)",
        f"{path}.needs: 9 cards; YAH-10.5 allows 3 in its fight",
    ]
    assert any(fault.startswith(f"{path}.objects[0]: 'sorting-hat' is no object token (YAH-1.6)") for fault in found)


def test_yah_8_3_every_token_serves() -> None:
    """YAH-8.1, YAH-8.3  A token without a power that no mission asks for, and a special one without a power."""
    edition = content()
    for mission in records(edition, "missions", "mission"):
        mission["objects"] = [token for token in mission["objects"] if token != "deluminator"]
    tokens = {token["id"]: token for token in records(edition, "objects", "object")}
    del tokens["elder-wand"]["effects"]
    assert set(faults(edition)) == {
        "objects.toml, object[0].effects: missing; a special token has a power (YAH-8.1)",
        "objects.toml, object[29]: deluminator serves no mission (YAH-8.3)",
        "missions.toml, mission[1].objects: 0 object tokens; YAH-4.5 allows 1 to 6",
    }


def test_sentences_name_spaces_that_there_are_and_tables_have_six_faces() -> None:
    edition = content()
    records(edition, "behaviour", "behaviour")[-1]["effects"][0]["to"] = {"spaces": ["zonkos"]}
    records(edition, "fights", "fight")[0]["effects"][0]["table"].pop()
    rows = "the rows go up to [3, 5]; rising numbers are allowed, the last one 6 (YAH-10.4)"
    assert set(faults(edition)) == {
        "behaviour.toml, behaviour[20].effects[0].to.spaces[0]: 'zonkos' is no space; allowed: oak-doors, honeydukes",
        f"fights.toml, fight[0].effects[0].table: {rows}",
    }


def test_faults_name_file_line_and_what_is_allowed() -> None:
    edition = content()
    records(edition, "spells", "spell")[0]["kind"] = "curse"
    [fault] = faults(edition)
    assert fault.startswith("spells.toml, spell[0].kind: 'curse' is not allowed")
