"""YAH-10 The decisions of fights: what might be chosen, what forbids it, what it does."""

from typing import Final

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import (
    YAH_1_2,
    YAH_4_6,
    YAH_9_1,
    YAH_9_2,
    YAH_9_3,
    YAH_10_4,
    YAH_10_8,
    YAH_10_9,
    YAH_8_2b,
    YAH_10_1d,
    YAH_10_4c,
)
from greathall.games.year_at_hogwarts.rules import answers, windows
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y04_places as y04
from greathall.games.year_at_hogwarts.rules import y10_attacks as attacks
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules import y10_harm as harm
from greathall.games.year_at_hogwarts.rules import y10_meeting as meeting
from greathall.games.year_at_hogwarts.rules import y10_outcome as outcome
from greathall.games.year_at_hogwarts.rules import y10_players as players
from greathall.games.year_at_hogwarts.rules import y12_fights as y12
from greathall.games.year_at_hogwarts.rules.y04_meeting import rivals_on
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE
from greathall.games.year_at_hogwarts.verbs import flow
from greathall.games.year_at_hogwarts.verbs.possible import possible
from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import Frame

BELONGS: Final = {
    c.ASK_ATTACK: [c.ATTACK, t.PLAY, t.USE],
    c.ASK_DEFENCE: [t.PASS, t.PLAY, t.USE],
    c.ASK_FALLING: [t.PASS, t.PLAY, t.USE],
    c.ASK_ATTACK_ROLLED: [t.PASS, t.USE],
    c.ASK_SPOILS: [t.PASS, c.TAKE_TOKEN, c.TAKE_PORTKEY, c.TAKE_FLOO, c.TAKE_UNSEEN],
    c.ASK_LEAVE: [c.LEAVE],
    c.ASK_FLEE: [c.FLEE_TO],
    c.ASK_RIVAL: [t.CHOOSE_FIGURE],
}
WINDOWS: Final = {
    c.ASK_ATTACK: [w.ATTACK_ROLL, w.IN_FIGHT],
    c.ASK_DEFENCE: [w.IN_FIGHT],
    c.ASK_FALLING: [w.IN_FIGHT],
    c.ASK_ATTACK_ROLLED: [w.ATTACK_ROLLED],
}
"""YAH-8.2b, 10.8  The windows that are open while somebody decides."""


# --- what might be chosen


def candidates(s: YearState, ask: Frame) -> list[int]:
    """YAH-10  All that might be chosen, in ascending order."""
    figure = ask.a
    match ask.kind:
        case c.ASK_SPOILS:
            found = players.spoils_candidates(s, figure, ask.b, ask.c)
        case c.ASK_LEAVE:
            found = players.leave_candidates(s, figure, ask.b)
        case c.ASK_FLEE:
            found = [choice(c.FLEE_TO, space) for space in y04.flights(s, figure, ask.b)]
        case c.ASK_RIVAL:
            found = [choice(t.CHOOSE_FIGURE, rival) for rival in rivals_on(s, figure, ask.b)]
        case _:
            found = fight_candidates(s, ask, figure)
    found.sort()
    return found


def fight_candidates(s: YearState, ask: Frame, figure: int) -> list[int]:
    """YAH-10.4  Attack with dice or let it be, play a card, use a token or an ability."""
    found = [choice(c.ATTACK if ask.kind == c.ASK_ATTACK else t.PASS)]
    found += [choice(t.USE, at) for at in usable(s, ask, figure)]
    if t.PLAY in BELONGS[ask.kind]:
        found += [choice(t.PLAY, card - s.box.first_card) for card in y10.hand(s, figure)]
    return found


def usable(s: YearState, ask: Frame, figure: int) -> list[int]:
    """YAH-8.2b, 10.8  Tokens and abilities whose window is open; of those after a roll each once."""
    found: list[int] = []
    for window in WINDOWS[ask.kind]:
        if window != w.ATTACK_ROLL or y10.has_attack_dice(s):
            found += windows.ready(s, figure, window)
    return [at for at in found if ask.kind != c.ASK_ATTACK_ROLLED or at != ask.c]


# --- what forbids it


def forbidden(s: YearState, ask: Frame, picked: int) -> int:
    """YAH-10  The first clause against a choice, LEGAL when there is none."""
    kind = kind_of(picked)
    figure = ask.a
    if kind not in BELONGS[ask.kind]:
        return YAH_10_4
    match kind:
        case t.PLAY:
            return play_forbidden(s, ask, figure, first(picked))
        case t.USE:
            wanted = YAH_10_8 if ask.kind == c.ASK_ATTACK_ROLLED else YAH_8_2b
            return LEGAL if first(picked) in usable(s, ask, figure) else wanted
        case c.TAKE_TOKEN | c.TAKE_PORTKEY | c.TAKE_FLOO | c.TAKE_UNSEEN:
            return players.spoils_forbidden(s, figure, ask.b, ask.c, picked)
        case c.LEAVE:
            return players.leave_forbidden(s, figure, ask.b, picked)
        case c.FLEE_TO:
            return LEGAL if first(picked) in y04.flights(s, figure, ask.b) else YAH_8_2b
        case t.CHOOSE_FIGURE:
            return LEGAL if first(picked) in rivals_on(s, figure, ask.b) else YAH_10_1d
        case _:
            return LEGAL


def play_forbidden(s: YearState, ask: Frame, figure: int, card: int) -> int:
    """YAH-9.1, 9.2, 10.5, 10.9  A spell or potion of the hand, at its moment, within the limit, unless something forbids it."""
    if card == NONE or card + s.box.first_card not in y10.hand(s, figure):
        return YAH_9_1
    if s.fight == terms.PLAYER_FIGHT or s.fight == terms.FINAL_FIGHT:
        return y10.clause_of(s)
    thing = card + s.box.first_card
    clause = moment_forbidden(s, ask, figure, s.box.record_of[thing])
    if clause != LEGAL:
        return clause
    if y10.is_at_limit(s, figure, thing):
        return y10.limit_clause(s)
    return LEGAL if answers.allows(s, figure, w.PLAYING, means_of(s, thing)) else YAH_9_2


def moment_forbidden(s: YearState, ask: Frame, figure: int, record: int) -> int:
    """YAH-4.6, 9.3, 10.4, 10.9  Each kind of card has its moment: one defence card a round, saving ones when all is lost."""
    kind = s.box.card_kind[record]
    saving = s.box.insteads[record]
    if kind == terms.AT_TURN_START:
        return YAH_4_6
    if ask.kind == c.ASK_FALLING:
        return LEGAL if saving and possible(s, saving[0], figure, figure) else YAH_10_4
    if saving or (ask.kind == c.ASK_DEFENCE and kind != terms.DEFENCE):
        return YAH_10_9
    if kind == terms.FETCH:
        if s.box.mode == terms.YEAR and s.box.variant == terms.UNDERAGE:
            return YAH_9_3
        return LEGAL if possible(s, s.box.whens[record][0], figure, figure) else YAH_1_2
    return YAH_10_4 if ask.kind == c.ASK_ATTACK and kind == terms.DEFENCE and s.defended else LEGAL


def means_of(s: YearState, card: int) -> int:
    """YAH-9.1  By what one attacks with this card."""
    return w.BY_SPELL if s.box.kind_of(card) == terms.SPELL else w.BY_POTION


# --- what it does


def act(s: YearState, ask: Frame, picked: int) -> None:
    """YAH-10  Do a legal choice."""
    figure = ask.a
    value = first(picked)
    match kind_of(picked):
        case t.PLAY:
            play(s, ask, figure, value)
        case t.USE:
            use(s, ask, figure, value)
        case c.ATTACK:
            attack(s, figure)
        case c.LEAVE:
            players.leave(s, figure, value)
        case c.FLEE_TO:
            y04.stand_on(s, figure, value)
            s.tell(c.FLED_TO, YAH_8_2b, figure, value)
        case t.CHOOSE_FIGURE:
            meeting.fight(s, figure, value)
        case _:
            if ask.kind == c.ASK_FALLING:
                outcome.fall(s, figure)
            elif ask.kind == c.ASK_SPOILS:
                players.take(s, figure, ask.b, ask.c, picked)


def attack(s: YearState, figure: int) -> None:
    """YAH-10.1a, 10.4, 12.11  Dice are rolled: one each, or the attack dice."""
    match s.fight:
        case terms.PLAYER_FIGHT:
            players.roll(s)
        case terms.FINAL_FIGHT:
            y12.last_roll(s)
        case _:
            attacks.attack(s, figure, w.BY_DICE, NONE)


def play(s: YearState, ask: Frame, figure: int, card: int) -> None:
    """YAH-9.1, 10.4c, 10.9  The card counts towards the limit, goes under its deck, and acts."""
    thing = card + s.box.first_card
    record = s.box.record_of[thing]
    y01.play_card(s, figure, thing, YAH_10_4c if s.box.card_kind[record] == terms.FETCH else YAH_9_1)
    s.played[figure] += 1
    s.played_spells[figure] += 1 if s.box.kind_of(thing) == terms.SPELL else 0
    s.played_cards = [*s.played_cards, thing]
    if ask.kind == c.ASK_FALLING:
        s.then(c.MAY_FALL, NONE, figure)
        flow.begin(s, s.box.insteads[record], figure, figure)
    elif s.box.card_kind[record] == terms.ATTACK:
        attacks.attack(s, figure, means_of(s, thing), card)
    elif ask.kind == c.ASK_ATTACK:
        s.defended |= 1 if s.box.card_kind[record] == terms.DEFENCE else 0
        s.then(c.ATTACKING, NONE, figure)
        act_out(s, figure, record)
    else:
        act_out(s, figure, record)


def act_out(s: YearState, figure: int, record: int) -> None:
    """YAH-9.1, 10.9  What the card says; a defence card always makes the other side lose its next attack or strike."""
    acts = s.box.whens[record]
    cancels = [at for at in acts if s.box.acts[at].verb == w.CANCEL]
    if s.box.card_kind[record] == terms.DEFENCE and not cancels:
        harm.cancel(s, s.other_side(figure), 1)
    flow.trigger(s, acts, figure, s.other_side(figure))


def use(s: YearState, ask: Frame, figure: int, at: int) -> None:
    """YAH-8.2b, 10.8  A token or an ability is used; then the same decision comes again."""
    match ask.kind:
        case c.ASK_ATTACK:
            s.then(c.CLASH if s.fight == terms.PLAYER_FIGHT else c.ATTACKING, NONE, figure)
        case c.ASK_DEFENCE:
            y10.ask(s, c.ASK_DEFENCE, figure)
        case c.ASK_FALLING:
            s.then(c.MAY_FALL, NONE, figure)
        case _:
            if [each for each in usable(s, ask, figure) if each != at]:
                y10.ask(s, c.ASK_ATTACK_ROLLED, figure, ask.b, at)
    windows.use(s, figure, at)
