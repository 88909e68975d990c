"""What is counted when many games are played, and what the counts should be."""

from typing import Final

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.box import Box
from greathall.games.year_at_hogwarts.game import Year
from greathall.kernel.rules import Rules
from greathall.kernel.studies import Goal, Study

ENDING: Final[dict[str, tuple[float, float]]] = {"rounds": (0, 30), "ended/unfinished": (0, 0.001)}
CLASSIC: Final = {"length": 1}
GOALS: Final = [
    Goal("students", CLASSIC, [8], {"won/student/*": (0.08, 0.17), "even/mission-done/*": (1, 2), **ENDING}),
    Goal("underage", CLASSIC, [4], ENDING),
    Goal("qualified", {**CLASSIC, "variant": terms.QUALIFIED}, [4], ENDING),
    Goal("teams of two", {**CLASSIC, "variant": terms.TEAM, "team-size": 2}, [4], ENDING),
    Goal("Voldemort Returns", {"mode": terms.RETURNS}, [2, 3, 4], {"won/side/*": (0.40, 0.60)}),
]

LEVELS: Final = ["apprentice", "adept"]
"""Games of random choices come to no end."""

TURN: Final = "turn-began"
"""The turns of a match are none of the game."""


def seats_of(rules: Rules) -> dict[str, list[int]]:
    """The seats that figures stand for."""
    assert isinstance(rules, Year)
    return {"figure": rules.box.player_of}


def studies(rules: Rules) -> dict[str, Study]:
    """The studies by their ids."""
    assert isinstance(rules, Year)
    box = rules.box
    students = [box.board_names[at] for at in box.students]
    death_eaters = [box.board_names[at] for at in box.death_eaters]
    tokens = box.thing_names[: box.first_card]
    special = [name for token, name in enumerate(tokens) if box.is_special[token]]
    points = {box.thing_names[each]: str(box.points_of[box.record_of[each]]) for each in box.things_of(terms.MISSION)}
    quidditch = copies(box, [terms.QUIDDITCH])
    return {
        "student": Study("board", ["board-taken"], themselves(students)),
        "side": Study("board", ["board-taken"], sides(box)),
        "space": Study("space", ["went", "crossed", "journeyed", "was-moved", "started"], themselves(box.space_names)),
        "card-drawn": Study("card", ["card-drawn", "card-offered"], copies(box, DRAWN)),
        "card-played": Study("card", ["card-played"], copies(box, [terms.SPELL, terms.POTION])),
        "exam-sat": Study("card", ["exam-sat"], copies(box, [terms.BOOK])),
        "token-taken": Study("token", ["token-taken"], themselves(tokens)),
        "token-spent": Study("token", ["token-spent"], themselves(special)),
        "mission-done": Study("mission", ["mission-done"], themselves(list(points)), points),
        "mission-lost": Study("mission", ["mission-lost"], themselves(list(points))),
        "duel": Study("duel", ["duel-began"], themselves(words_of(box, [terms.DUEL]))),
        "effect-used": Study("effect", ["effect-used"], themselves(used(box))),
        "death-eater-beaten": Study("figure", ["death-eater-gone"], themselves(death_eaters)),
        "horcrux": Study("token", ["horcrux-destroyed"], themselves(horcruxes(box))),
        "quidditch-drawn": Study("card", ["quidditch-drawn"], quidditch),
        "quidditch-played": Study("card", ["quidditch-played"], quidditch),
    }


DRAWN: Final = [terms.SPELL, terms.POTION, terms.BOOK, terms.BEHAVIOUR, terms.EVENT]


def themselves(words: list[str]) -> dict[str, str]:
    """Each word in a line of its own."""
    return {word: word for word in words}


def sides(box: Box) -> dict[str, str]:
    """When Voldemort returns: his side, and that of the heroes."""
    if box.mode != terms.RETURNS:
        return {}
    villain, heroes = box.board_names[box.pettigrew], box.board_names[box.heroes[0]]
    return {villain: villain, heroes: heroes}


def words_of(box: Box, kinds: list[int]) -> list[str]:
    """The words of all things of some kinds."""
    return [box.thing_names[thing] for kind in kinds for thing in box.things_of(kind)]


def copies(box: Box, kinds: list[int]) -> dict[str, str]:
    """The cards of some kinds, the copies of each in one line."""
    things = [thing for kind in kinds for thing in box.things_of(kind)]
    return {box.thing_names[thing]: box.record_names[box.record_of[thing]] for thing in things}


def horcruxes(box: Box) -> list[str]:
    """The tokens that are horcruxes when Voldemort returns."""
    return [box.thing_names[token] for token in box.horcrux_tokens]


def used(box: Box) -> list[str]:
    """The sentences that are used by choice, but for those of cards that are played."""
    cards = (terms.SPELL, terms.POTION, terms.QUIDDITCH)
    found: list[str] = []
    for at, act in enumerate(box.acts):
        if act.kind in (w.WINDOW, w.INSTEAD) and box.kind[act.record] not in cards:
            found.append(box.act_names[at])
    return found
