"""Why a good player chooses what they choose: the message that says so."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.hints.adept import Adept
from greathall.games.talisman.terms import IN_TEXT, NO_FIGHT
from greathall.kernel.choices import first, kind_of
from greathall.kernel.state import Frame

PLAIN: Final = {
    t.CHOOSE_CHARACTER: "hint-any-character",
    t.CHOOSE_SIDE: "hint-any-character",
    t.ROLL: "hint-roll",
    t.WALK_BACK: "hint-only-way",
    t.CREEP: "hint-only-way",
    t.OBEY: "hint-only-way",
    t.TURN_BACK: "hint-turn-back",
    t.EXPLORE: "hint-explore",
    t.FIGHT_BY: "hint-better-value",
    t.CHOOSE_ENEMY: "hint-strongest-enemy",
    t.CHOOSE: "hint-best-option",
    t.GIVE_UP: "hint-give-up-least",
    t.DROP: "hint-give-up-least",
    t.DROP_GALLEON: "hint-give-up-least",
    t.DISCARD_SPELL: "hint-least-useful-spell",
    t.BUY: "hint-buy",
    t.TAKE_SPELL: "hint-best-spell",
    t.TAKE_GALLEON: "hint-galleon",
    t.TAKE_LIFE: "hint-take-life",
    t.ATTACK_ALLY: "hint-attack-ally",
    t.GO: "hint-go",
    t.LEAD: "hint-lead-voldemort",
    t.PUT: "hint-bring-card",
    t.PUT_ON: "hint-put-where-it-serves",
    t.LAY: "hint-lay-best-last",
    t.DISCARD: "hint-discard-danger",
    t.TURN_TO: "hint-own-side",
    t.CHOOSE_DIE: "hint-worst-die",
    t.OFFER: "hint-trade",
    t.TRADE: "hint-trade",
    t.END_TURN: "hint-end-turn",
}
"""Choices with one reason."""

WALKS: Final = [
    "hint-best-space",
    "hint-towards-gates",
    "hint-towards-insignia",
    "hint-towards-task",
    "hint-towards-grounds",
    "hint-towards-london",
]
"""Why a step, by the goal that it comes nearer to."""

USED: Final = {
    w.EVADE: "hint-evade",
    w.HEAL: "hint-heal",
    w.MOVE: "hint-journey",
    w.GO_ON: "hint-open-passage",
    w.TURN_ADVANTAGE: "hint-own-side",
    w.REROLL: "hint-better-roll",
    w.SET_DIE: "hint-better-roll",
}
"""Why something is cast or used, by what it does."""


def why(adept: Adept, ask: Frame, picked: int) -> str:
    """The message for a choice."""
    kind = kind_of(picked)
    if kind in PLAIN:
        return PLAIN[kind]
    match kind:
        case t.PASS:
            return why_pass(ask)
        case t.ACCEPT:
            return why_accept(ask)
        case t.STEP:
            return WALKS[adept.goal()]
        case t.TRY:
            return "hint-try-gates" if adept.s.space[adept.me] == adept.box.gates else "hint-try-barrier"
        case t.SPEND_FATE:
            return why_fate(ask)
        case t.CAST:
            spell = first(picked) + adept.box.first_spell
            return why_used(adept, adept.box.spell_act[adept.box.record_of[spell]])
        case t.USE:
            return why_used(adept, first(picked))
        case t.ATTACK:
            return "hint-attack-for-insignia" if adept.s.insignia(first(picked)) else "hint-attack"
        case t.CHOOSE_SEAT:
            return "hint-voldemort-on-rival" if ask.kind == t.ASK_VICTIM else "hint-whom"
        case _:
            return why_take(adept, ask, first(picked))


def why_pass(ask: Frame) -> str:
    """What is offered is not worth it now, or not at all."""
    match ask.kind:
        case t.ASK_WINDOW:
            return "hint-keep-for-later"
        case t.ASK_INSTEAD:
            return "hint-let-it-happen"
        case t.ASK_ENCOUNTER:
            return "hint-no-attack"
        case t.ASK_SPOILS | t.ASK_TAKE | t.ASK_DROP_FIRST | t.ASK_DROP_TASK:
            return "hint-leave-it"
        case _:
            return "hint-decline"


def why_accept(ask: Frame) -> str:
    """A roll that stands, a task that is dropped, an offer."""
    if ask.kind == t.ASK_ROLLED:
        return "hint-roll-stands"
    return "hint-drop-task" if ask.kind == t.ASK_DROP_TASK else "hint-accept"


def why_fate(ask: Frame) -> str:
    """A movement, a fight, a table."""
    if ask.kind == t.ASK_ROLLED:
        return "hint-fate-for-movement"
    return "hint-fate-for-fight" if ask.a == w.ATTACK_ROLLED else "hint-fate-for-table"


def why_used(adept: Adept, at: int) -> str:
    """What a sentence does, and to whom."""
    s, act = adept.s, adept.box.acts[at]
    if s.fight != NO_FIGHT and not s.is_fighting(adept.me):
        return "hint-stop-the-leader" if s.fight == IN_TEXT else "hint-meddle"
    if act.verb == w.PREVENT or act.verb == w.REDIRECT:
        return "hint-keep-life" if act.moment == w.LIFE_AT_STAKE else "hint-answer-spell"
    if act.verb in USED:
        return USED[act.verb]
    if act.kind == w.INSTEAD and act.moment in (w.LIFE_LOSS, w.DEATH):
        return "hint-keep-life"
    if s.fight != NO_FIGHT:
        return "hint-tip-the-fight"
    return "hint-strike-rival" if act.whom not in (w.YOU, w.FOE) else "hint-use-now"


def why_take(adept: Adept, ask: Frame, card: int) -> str:
    """An Insignia, somebody else's Object, an Ally, an Object."""
    if ask.kind == t.ASK_INSIGNIA:
        return "hint-best-insignia"
    if ask.kind in (t.ASK_SPOILS, t.ASK_STEAL):
        return "hint-take-from-rival"
    return "hint-take-object" if adept.box.is_object(card) else "hint-take-ally"
