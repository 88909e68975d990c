"""Why a good player chooses what they choose: the message that says so."""

from typing import Final

from greathall.games.death_eaters_rising import box as b
from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.hints import worth
from greathall.games.death_eaters_rising.hints.adept import Adept, dangers
from greathall.games.death_eaters_rising.hints.outlook import pool_to_come
from greathall.games.death_eaters_rising.hints.swaps import standing
from greathall.games.death_eaters_rising.rules.d4_assign import ability
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import FIRST_ABILITY, FULL, NONE, VOLDEMORT, WIZARDS
from greathall.kernel.choices import first, kind_of, second
from greathall.kernel.state import Frame

PLAIN: Final = {
    t.CHOOSE_FACTION: "hint-any-faction",
    t.START_WITH: "hint-any-starter",
    t.TAKE_DIE: "hint-colour-that-fits",
    t.ROLL: "hint-roll",
    t.MOVE_TO_VOLDEMORT: "hint-go-to-voldemort",
    t.DISCARD: "hint-discard-what-fits-least",
    t.STOP: "hint-stop-nothing-left",
    t.END_TURN: "hint-end-turn",
    t.DECLINE: "hint-decline",
    t.SUFFER: "hint-who-bears-most",
    t.PICK: "hint-reroll-what-does-not-fit",
    t.REROLL: "hint-keep-what-fits",
    t.TURN_DIE: "hint-turn-to-what-lacks",
    t.TAKE_TOKEN: "hint-take-token",
    t.TOKEN_GAIN: "hint-another-die",
}
"""Choices with one reason."""

WAIT: Final = "hint-keep-tokens"
"""Out of turn: the tokens will do more later."""


def why(adept: Adept, s: DeathEatersState, ask: Frame, seat: int, picked: int) -> str:
    """The message for a choice; 0 is to wait."""
    kind = kind_of(picked)
    card = first(picked)
    if kind in PLAIN:
        return PLAIN[kind]
    match kind:
        case 0:
            return WAIT
        case t.TRAVEL:
            return why_travel(adept, s, card)
        case t.ASSIGN | t.TOKEN_ASSIGN:
            return why_target(adept, s, second(picked))
        case t.USE:
            return why_ability(s, ask.a)
        case t.USE_WIZARD:
            return why_wizard(s, card)
        case t.HEAL | t.TOKEN_HEAL | t.TOKEN_HEAL_TWO:
            return why_heal(s, card)
        case t.CLEANSE | t.TOKEN_CLEANSE:
            return "hint-cleanse-before-it-falls" if s.corruption[card] >= FULL - 1 else "hint-cleanse"
        case t.STRIKE:
            return why_death_eater(s, card)
        case _:
            return why_swap(s, card, second(picked)) if kind == t.TOKEN_SWAP else why_swap(s, ask.a, ask.b)


def why_travel(adept: Adept, s: DeathEatersState, location: int) -> str:
    """The target that promises most there; or that Voldemort is least likely to come."""
    here = adept.outlook_from(s, location, False)
    if adept.may_hit(s) and location == s.facing:
        return "hint-travel-to-voldemort"
    if location == s.facing and dangers(s, location) > worth.RECRUIT:
        return "hint-travel-where-he-seldom-stays"
    target = here.favourite(pool_to_come(s))
    if target == NONE:
        return "hint-travel-where-dice-fit"
    if target >= FIRST_ABILITY:
        return "hint-travel-for-ability"
    if target >= WIZARDS:
        return "hint-travel-to-attack"
    return "hint-travel-to-recruit" if s.location_of(target) != NONE else "hint-travel-for-ability"


def why_target(adept: Adept, s: DeathEatersState, target: int) -> str:
    """What is gained when the target is covered."""
    if target == VOLDEMORT:
        return "hint-last-blow-to-voldemort" if s.damage[VOLDEMORT] + 1 >= adept.goal else "hint-attack-voldemort"
    if target >= FIRST_ABILITY:
        return why_ability(s, target)
    if target >= WIZARDS:
        return why_death_eater(s, target)
    if s.location_of(target) == NONE:
        return why_ability(s, target)
    if len(s.team(s.active)) == 1:
        return "hint-recruit-first"
    if worth.free_spaces(s, target) <= 1:
        return "hint-recruit-to-save"
    if s.box.acts[target][0].moment == b.POOL and worth.meets(s, s.box.acts[target][0], s.active):
        return "hint-recruit-for-die"
    return "hint-recruit"


def why_death_eater(s: DeathEatersState, card: int) -> str:
    """The last damage brings a Death Eater to Azkaban."""
    return "hint-send-to-azkaban" if worth.free_spaces(s, card) == 1 else "hint-attack-death-eater"


def why_ability(s: DeathEatersState, target: int) -> str:
    """What the ability does first."""
    match ability(s, target)[0].verb:
        case b.HEAL | b.EVERY_PLAYER_MAY_HEAL:
            return "hint-ability-heals"
        case b.CLEANSE:
            return "hint-ability-cleanses"
        case b.STRIKE:
            return "hint-ability-strikes"
        case _:
            return "hint-ability-brings-token"


def why_wizard(s: DeathEatersState, wizard: int) -> str:
    """An ability without a cost in dice."""
    if s.box.wound[wizard]:
        return "hint-wound-is-worth-it"
    return "hint-reroll-what-does-not-fit" if s.box.acts[wizard][0].verb == b.REROLL else "hint-turn-to-what-lacks"


def why_heal(s: DeathEatersState, card: int) -> str:
    """Whose defeat is near."""
    owner = s.owner_of(card)
    if owner != NONE and worth.is_last(s, card, owner):
        return "hint-heal-last-wizard"
    return "hint-heal-before-defeat" if worth.free_spaces(s, card) <= 1 else "hint-heal"


def why_swap(s: DeathEatersState, own: int, other: int) -> str:
    """A team in need, or wizards who work together."""
    for seat in (s.owner_of(own), s.owner_of(other)):
        if standing(s, seat, NONE, NONE) < -worth.GAME // 2:
            return "hint-swap-to-save-team"
    return "hint-swap-for-partners"
