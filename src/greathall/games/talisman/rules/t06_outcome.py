"""TAL-6.8 to 6.14 How a fight ends: trophies, a Life lost, spoils, the attack on an Ally."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import (
    TAL_5_9,
    TAL_6_8,
    TAL_6_12,
    TAL_6_13,
    TAL_6_14,
    TAL_6_16,
    TAL_6_17,
    TAL_6_21,
    TAL_6_22,
    TAL_8_6,
)
from greathall.games.talisman.rules import instead
from greathall.games.talisman.rules import t06_fights as t06
from greathall.games.talisman.rules import t07_voldemort as t07
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import DRAWN, ENEMIES, IN_TEXT, NONE, RIVALS, VOLDEMORT, WON
from greathall.games.talisman.verbs import cards, flow
from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL


def outcome(s: TalismanState) -> None:
    """TAL-6.8  What the comparison brings."""
    if s.fight == VOLDEMORT:
        t07.outcome(s)
    elif s.fight == RIVALS:
        between_characters(s)
    elif s.result == WON:
        won(s)
    else:
        not_won(s)


def clause_of(s: TalismanState) -> int:
    """The clause about the outcome of this fight."""
    if s.fight == IN_TEXT:
        return TAL_8_6 if s.box.acts[s.text].against == w.FOES.index("voldemort") else TAL_6_17
    if s.ally_owner != NONE:
        return TAL_6_22
    return TAL_6_16 if len(s.enemies) > 1 else TAL_6_8


def won(s: TalismanState) -> None:
    """TAL-6.8, 6.16  Beaten Enemies are trophies; who beat an Ally of another ends the turn with that (TAL-6.14)."""
    seat = s.fighter
    s.tell(t.FIGHT_WON, clause_of(s), seat)
    if s.ally_owner != NONE:
        s.then(t.TURN_ENDS, seat)
    for enemy in s.enemies:
        s.move(enemy, s.box.trophies + seat)
        s.tell(t.TROPHY_TAKEN, TAL_6_8, seat, enemy)
    flow.trigger(s, w.FIGHT_WON, seat)
    if s.fight == IN_TEXT:
        flow.begin(s, s.box.acts[s.text].won, seat, NONE, NONE)


def not_won(s: TalismanState) -> None:
    """TAL-5.9, 6.8  A lost fight costs a Life; lost or drawn, it ends the turn."""
    seat = s.fighter
    s.then(t.TURN_ENDS, seat)
    if s.result == DRAWN:
        s.tell(t.FIGHT_DRAWN, TAL_5_9 if s.fight == ENEMIES else clause_of(s), seat)
        flow.trigger(s, w.FIGHT_DRAWN, seat)
        return
    s.tell(t.FIGHT_LOST, clause_of(s), seat)
    flow.trigger(s, w.FIGHT_LOST, seat)
    if s.fight == IN_TEXT and s.box.acts[s.text].lost:
        flow.begin(s, s.box.acts[s.text].lost, seat, NONE, NONE)
    else:
        s.then(t.LIFE_LOSS, seat)


def between_characters(s: TalismanState) -> None:
    """TAL-6.13  The winner has the spoils; equal scores are a draw; either way the turn ends."""
    s.then(t.TURN_ENDS, s.fighter)
    if s.result == DRAWN:
        s.tell(t.FIGHT_DRAWN, TAL_6_13, s.fighter)
        flow.trigger(s, w.FIGHT_DRAWN, s.rival)
        flow.trigger(s, w.FIGHT_DRAWN, s.fighter)
        return
    winner = s.fighter if s.result == WON else s.rival
    loser = s.opponent(winner)
    s.tell(t.FIGHT_WON, TAL_6_12, winner)
    s.tell(t.FIGHT_LOST, TAL_6_12, loser)
    instead.step_comes(s, w.SPOILS, winner, t.SPOILS)
    flow.trigger(s, w.FIGHT_LOST, loser)
    flow.trigger(s, w.FIGHT_WON, winner)


def spoils(s: TalismanState, winner: int) -> None:
    """TAL-6.13  The winner chooses, if the loser is still there."""
    if s.is_in_play(s.opponent(winner)):
        s.ask(t.ASK_SPOILS, winner, s.opponent(winner))


def spoils_candidates(s: TalismanState, winner: int, loser: int) -> list[int]:
    """TAL-6.13, 6.14  A Life, an Object, a Galleon, nothing; the active player may attack an Ally."""
    found = [choice(t.PASS), *[choice(t.TAKE, thing) for thing in sorted(cards.stealable(s, winner, loser))]]
    if s.galleons[loser]:
        found.append(choice(t.TAKE_GALLEON))
    found.append(choice(t.TAKE_LIFE))
    if winner == s.active:
        found += [choice(t.ATTACK_ALLY, ally) for ally in sorted(s.allies(loser)) if fights(s, ally)]
    return found


def fights(s: TalismanState, ally: int) -> bool:
    """TAL-6.22  Whether an Ally has a value by which it fights."""
    return s.box.printed(s.box.record_of[ally]) > 0


def spoils_forbidden(s: TalismanState, winner: int, loser: int, picked: int) -> int:
    """TAL-6.13, 6.14, 6.21, 6.22  Only what the loser has; an Ally is attacked by the active player, and only if it fights."""
    thing = first(picked)
    match kind_of(picked):
        case t.TAKE:
            if thing not in s.objects(loser):
                return TAL_6_13
            return LEGAL if thing in cards.stealable(s, winner, loser) else TAL_6_21
        case t.TAKE_GALLEON:
            return LEGAL if s.galleons[loser] else TAL_6_13
        case t.ATTACK_ALLY:
            if winner != s.active or thing not in s.allies(loser):
                return TAL_6_14
            return LEGAL if fights(s, thing) else TAL_6_22
        case _:
            return LEGAL


def take_spoils(s: TalismanState, winner: int, loser: int, picked: int) -> None:
    """TAL-6.13, 6.14  What was chosen happens."""
    match kind_of(picked):
        case t.TAKE:
            cards.take_object(s, winner, loser, first(picked))
        case t.TAKE_GALLEON:
            cards.take_galleon(s, winner, loser)
        case t.TAKE_LIFE:
            s.then(t.LIFE_LOSS, loser)
        case t.ATTACK_ALLY:
            s.unwind(t.FIGHT)
            s.stack.pop()
            t06.end(s)
            t06.attack_ally(s, winner, first(picked))
        case _:
            s.tell(t.SPOILS_DECLINED, TAL_6_13, winner)
