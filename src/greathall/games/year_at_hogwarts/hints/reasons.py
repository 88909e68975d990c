"""Why a good player chooses what they choose: the message that says so."""

from typing import Final

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.hints.adept import Adept
from greathall.games.year_at_hogwarts.hints.places import Goal
from greathall.games.year_at_hogwarts.rules import y11_pitch as pitch
from greathall.games.year_at_hogwarts.terms import RETURNS
from greathall.kernel.choices import first, kind_of

PLAIN: Final = {
    t.CHOOSE_BOARD: "hint-board",
    t.POST: "hint-post",
    t.ROLL: "hint-roll",
    t.WAIT: "hint-wait",
    t.TAKE: "hint-take-token",
    t.SWAP: "hint-take-token",
    t.STOP: "hint-stop",
    t.ATTEMPT: "hint-attempt",
    t.CHOOSE: "hint-best-option",
    t.CHOOSE_FIGURE: "hint-whom",
    t.GIVE_CARD: "hint-give-least",
    t.GIVE_TOKEN: "hint-give-least",
    t.PUT: "hint-put",
    t.LAND: "hint-land",
    t.SIT_EXAM: "hint-exam",
    t.RESOLVE_CARD: "hint-best-option",
    t.FETCH_CARD: "hint-best-card",
    t.TAKE_CARD: "hint-best-card",
    t.EXCHANGE: "hint-exchange",
    t.OFFER: "hint-offer",
    c.ATTACK: "hint-dice",
    c.TAKE_TOKEN: "hint-spoils",
    c.TAKE_PORTKEY: "hint-spoils",
    c.TAKE_FLOO: "hint-spoils",
    c.TAKE_UNSEEN: "hint-spoils",
    c.LEAVE: "hint-give-least",
    c.FLEE_TO: "hint-land",
    c.CALL: "hint-call",
    c.CHOOSE_HOUSE: "hint-house",
    c.POST_KEEPER: "hint-keeper",
    c.SHOOT: "hint-shoot",
    c.PASS_QUAFFLE: "hint-pass-quaffle",
    c.THROW_BLUDGER: "hint-bludger",
    c.STEP_AWAY: "hint-step-away",
    c.LAY_QUAFFLE: "hint-lay-quaffle",
    c.END_TURN: "hint-end-turn",
    c.SEEK: "hint-seek",
    c.PLAY_QUIDDITCH: "hint-quidditch-card",
    c.MOVE_FIGURE: "hint-next-figure",
    c.HAND_OVER: "hint-hand-over",
    c.CONJURE: "hint-conjure",
    c.HIDE: "hint-hide",
}
"""Choices with one reason."""


def why(adept: Adept, picked: int) -> str:
    """The message for a choice."""
    kind = kind_of(picked)
    if kind in PLAIN:
        return PLAIN[kind]
    match kind:
        case t.GO:
            return why_go(adept)
        case t.PLAY:
            return why_play(adept, first(picked) + adept.box.first_card)
        case t.USE:
            return why_use(adept, first(picked))
        case t.ACCEPT:
            return "hint-roll-stands" if adept.ask.kind == t.ASK_ROLLED else "hint-accept"
        case c.FLY:
            return why_fly(adept, first(picked))
        case _:
            return why_pass(adept)


def why_go(adept: Adept) -> str:
    """What the best end of the walk brings: the goal that draws most, unless the end itself is good."""
    s = adept.s
    best = None
    for goal in adept.goals():
        if best is None or drawn(adept, goal) > drawn(adept, best):
            best = goal
    if best is None:
        return "hint-best-space"
    if best.space in [s.token_at[token] for token in range(len(s.token_at)) if adept.token(token) > 0]:
        return "hint-towards-token"
    if adept.box.mode == RETURNS:
        return "hint-towards-goal"
    kind = adept.box.space_kind[best.space]
    if kind == terms.ON_HP:
        return "hint-towards-hp"
    return "hint-towards-pitch" if best.space == adept.box.pitch_space else "hint-best-space"


def drawn(adept: Adept, goal: Goal) -> int:
    """How strongly a goal draws from where the figure stands."""
    return goal.worth * 100 // (7 + adept.lore.steps_to(goal.space)[adept.s.space[adept.me]])


def why_play(adept: Adept, card: int) -> str:
    """An attack, a defence, a card at the beginning of a turn."""
    if adept.ask.kind == t.ASK_TURN:
        return "hint-card-now"
    if adept.ask.kind == c.ASK_FALLING:
        return "hint-save-yourself"
    kind = adept.box.card_kind[adept.box.record_of[card]]
    return "hint-attack-card" if kind == terms.ATTACK else "hint-defence-card"


def why_use(adept: Adept, at: int) -> str:
    """A journey, another turn, another roll, a token in a fight."""
    match adept.box.acts[at].verb:
        case w.JOURNEY:
            return "hint-journey"
        case w.ANOTHER_TURN:
            return "hint-another-turn"
        case w.RE_ROLL:
            return "hint-roll-again"
        case w.FLEE:
            return "hint-flee"
        case _:
            return "hint-use-now"


def why_fly(adept: Adept, piece: int) -> str:
    """The quaffle carried or chased, a bludger fetched."""
    if piece == adept.s.quaffle_holder:
        return "hint-carry"
    return "hint-chase" if pitch.is_chaser(piece) else "hint-beater"


def why_pass(adept: Adept) -> str:
    """What is offered is not worth it."""
    match adept.ask.kind:
        case t.ASK_MISSION:
            return "hint-not-yet"
        case c.ASK_DEFENCE | c.ASK_ATTACK_ROLLED | c.ASK_SOUGHT | c.ASK_WHISTLE | t.ASK_TURN_END:
            return "hint-keep"
        case _:
            return "hint-decline"
