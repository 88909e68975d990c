"""What is counted when many games are played, and what the counts should be."""

from typing import Final

from greathall.games.death_eaters_rising import terms
from greathall.games.death_eaters_rising.box import POOL
from greathall.games.death_eaters_rising.game import DeathEatersRising
from greathall.kernel.rules import Rules
from greathall.kernel.studies import Goal, Study

ALWAYS: Final[dict[str, tuple[float, float]]] = {
    "lost/DER-8.2": (0.05, 0.70),
    "lost/DER-8.3": (0.05, 0.70),
    "lost/DER-8.4": (0.05, 0.70),
    "lost/DER-8.5": (0.05, 0.70),
    "turns": (12, 24),
}
SEATS: Final = [2, 3, 4]
GOALS: Final = [
    Goal("easy", {"voldemort": 4}, SEATS, {"won": (0.45, 0.60), **ALWAYS}),
    Goal("normal", {"voldemort": 5}, SEATS, {"won": (0.30, 0.45), **ALWAYS}),
    Goal("hard", {"voldemort": 6}, SEATS, {"won": (0.15, 0.30), **ALWAYS}),
]


def studies(rules: Rules) -> dict[str, Study]:
    """The studies by their ids."""
    assert isinstance(rules, DeathEatersRising)
    box = rules.box
    wizards = box.thing_names[: terms.WIZARDS]
    death_eaters = box.thing_names[terms.WIZARDS : terms.VOLDEMORT]
    places = box.thing_names[terms.PLACES : terms.TOKENS]
    with_ability = [name for at, name in enumerate(wizards) if box.acts[at][0].moment != POOL]
    starters = [wizards[at] for cards in box.starters for at in cards]
    tokens = {name: name.rsplit("-", 1)[0] for name in box.thing_names[terms.TOKENS : terms.DICE]}
    return {
        "faction": Study("faction", ["faction-chosen"], themselves(terms.FACTIONS)),
        "starter": Study("character", ["started-with"], themselves(starters)),
        "travelled": Study("location", ["travelled"], themselves(terms.LOCATIONS)),
        "wizard-drawn": Study("character", ["laid-out", "filled", "started-with"], themselves(wizards)),
        "wizard-recruited": Study("character", ["recruited"], themselves(wizards)),
        "wizard-defeated": Study("character", ["wizard-defeated"], themselves(wizards)),
        "ability-used": Study("target", ["ability-used"], themselves(with_ability)),
        "headquarters-used": Study("target", ["ability-used"], themselves(["headquarters-1", "headquarters-2"])),
        "death-eater-drawn": Study("character", ["laid-out", "filled"], themselves(death_eaters)),
        "death-eater-acted": Study("character", ["death-eater-acted"], themselves(death_eaters)),
        "death-eater-damaged": Study("character", ["attacked", "struck"], themselves(death_eaters)),
        "death-eater-defeated": Study("character", ["death-eater-defeated"], themselves(death_eaters)),
        "place-corrupted": Study("place", ["place-fell"], themselves(places)),
        "penalty": Study("place", ["penalty-struck"], themselves(places)),
        "token-used": Study("token", ["token-used"], tokens),
    }


def themselves(words: list[str]) -> dict[str, str]:
    """Each word in a line of its own."""
    return {word: word for word in words}
