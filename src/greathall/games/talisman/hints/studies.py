"""What is counted when many games are played, and what the counts should be."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman import terms
from greathall.games.talisman.box import Box
from greathall.games.talisman.game import Talisman
from greathall.kernel.rules import Rules
from greathall.kernel.studies import Goal, Study

GOALS: Final = [
    Goal(
        "standard",
        {},
        [4],
        {
            "won/character/*": (0.15, 0.35),
            "winner/faction/*": (0.45, 0.55),
            "rounds": (0, 35),
            "ended/unfinished": (0, 0.001),
        },
    )
]

LEVELS: Final = ["apprentice", "adept"]
"""Games of random choices come to no end."""


def studies(rules: Rules) -> dict[str, Study]:
    """The studies by their ids."""
    assert isinstance(rules, Talisman)
    box = rules.box
    factions = {side.id: terms.SIDES[faction] for side, faction in zip(box.sides, box.faction_of, strict=True)}
    cards = copies(box, range(box.first_equipment))
    enemies = copies(box, [card for card in range(box.first_equipment) if box.printed(box.record_of[card])])
    wares = copies(box, range(box.first_equipment, box.first_insignia))
    insignia = copies(box, range(box.first_insignia, box.first_spell))
    tasks = themselves([task.id for task in box.tasks])
    taken = [card for card in range(box.first_equipment) if box.is_object(card) or box.can_be_ally(card)]
    return {
        "character": Study("character", ["side-chosen"], themselves(list(factions))),
        "faction": Study("character", ["side-chosen"], factions),
        "space": Study("space", ["went", "teleported", "encountered"], themselves(box.space_names)),
        "card-drawn": Study("card", ["card-drawn"], cards),
        "card-taken": Study("card", ["card-taken"], copies(box, taken)),
        "enemy-beaten": Study("card", ["trophy-taken"], enemies),
        "ware": Study("card", ["bought", "object-gained"], wares),
        "insignia": Study("card", ["object-gained"], insignia),
        "spell-cast": Study("spell", ["spell-cast"], copies(box, range(box.first_spell, box.first_person))),
        "effect-used": Study("effect", ["effect-used"], themselves(used(box))),
        "task-taken": Study("task", ["task-taken"], tasks),
        "task-done": Study("task", ["task-done"], tasks),
    }


def themselves(words: list[str]) -> dict[str, str]:
    """Each word in a line of its own."""
    return {word: word for word in words}


def copies(box: Box, things: range | list[int]) -> dict[str, str]:
    """The copies of a card in one line."""
    return {box.thing_names[thing]: box.record_names[box.record_of[thing]] for thing in things}


def used(box: Box) -> list[str]:
    """The sentences that are used by choice, but for those of Spells."""
    found: list[str] = []
    for at, act in enumerate(box.acts):
        is_spell = box.kind[act.record] == terms.SPELL
        if act.kind in (w.WINDOW, w.INSTEAD) and not is_spell:
            found.append(box.act_names[at])
    return found
