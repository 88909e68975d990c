"""What a table shows before it happens: where a walk may end, what a score is made of, what a die would bring.

All of it follows from what lies open, by the functions of the rules.
"""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.rules import t04_move as t04
from greathall.games.talisman.rules import t04_voldemort as voldemort
from greathall.games.talisman.rules import t06_fights as t06
from greathall.games.talisman.rules import t08_spaces as t08
from greathall.games.talisman.rules import t09_advantage as t09
from greathall.games.talisman.rules.answers import (
    amount_counted,
    answering,
    collect_met,
    collect_own,
    collect_standing,
    enemys_value,
    marked,
    total,
)
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import DRAWN, ENEMIES, IN_TEXT, LOST, NONE, OUTCOMES, RIVALS, VOLDEMORT, WON
from greathall.kernel.state import Frame

DIE: Final = [1, 2, 3, 4, 5, 6]
FULL: Final = 36
Row = dict[str, object]

# --- where a walk may end


def ways(s: TalismanState, ask: Frame, seat: int) -> list[Row]:
    """TAL-4.2, 4.7  Each end of the walk that a seat is asked for: the choices that lead there, and the spaces on the way."""
    found: list[Row] = []
    if ask.kind == t.ASK_WALK and ask.seat == seat:
        walk_on(s, seat, [], [], found)
    elif ask.kind == t.ASK_LEAD and ask.seat == seat:
        lead_on(s, ask, [], [], found)
    return found


def walk_on(s: TalismanState, seat: int, line: list[str], path: list[str], found: list[Row]) -> None:
    """TAL-4.2, 4.18  A walk goes on until its steps are used up; on its way a passage may be tried instead."""
    ahead = t04.next_spaces(s, seat) if s.steps else []
    if not ahead:
        found.append({"line": line, "path": path, "tries": False})
        return
    tries = t04.may_try(s, seat)
    if tries:
        found.append({"line": [*line, "try"], "path": path, "tries": True})
    for space in ahead:
        name = s.box.space_names[space]
        world = s.copy()
        assert isinstance(world, TalismanState)
        t04.step(world, seat, space)
        walk_on(world, seat, [*line, f"step {name}"] if tries or len(ahead) > 1 else line, [*path, name], found)


def lead_on(s: TalismanState, ask: Frame, line: list[str], path: list[str], found: list[Row]) -> None:
    """TAL-4.7, 4.12  Voldemort is led on until his steps are used up, or he is in the Great Hall."""
    ahead = voldemort.next_spaces(s, ask.b, ask.c == 1) if ask.a else []
    if not ahead:
        found.append({"line": line, "path": path, "tries": False})
        return
    for space in ahead:
        name = s.box.space_names[space]
        here = [*line, f"lead {name}"] if len(ahead) > 1 else line
        world = s.copy()
        assert isinstance(world, TalismanState)
        voldemort.go(world, ask.seat, ask.a, ask.b, space)
        following = world.stack[-1]
        if following.kind == t.LEAD_ON:
            lead_on(world, following, here, [*path, name], found)
        else:
            found.append({"line": here, "path": [*path, name], "tries": False})


# --- what a number is made of


def sources(s: TalismanState, acts: list[int], seat: int) -> list[Row]:
    """TAL-2.3  The cards that change a number, and by how much; one that sets it says to what."""
    found: list[Row] = []
    for at in acts:
        act = s.box.acts[at]
        amount = act.amount if act.counted == NONE else amount_counted(s, seat, act.counted)
        if amount or act.verb == w.SET:
            found.append({"of": card_of(s, at), "amount": amount, "sets": act.verb == w.SET})
    return found


def card_of(s: TalismanState, at: int) -> str:
    """The card or space on which a sentence stands."""
    return s.box.act_names[at].partition("/")[0]


def value_of(s: TalismanState, seat: int, value: int) -> Row:
    """TAL-2.3  Magic or Strength of a character: what is marked, the total, and what makes the difference."""
    return {
        "marked": marked(s, seat, value),
        "total": total(s, seat, value),
        "sources": sources(s, answering(s, seat, value), seat),
    }


def ledger(s: TalismanState, seat: int) -> list[Row]:
    """TAL-6.5, 9.1  What the attack score of a character is made of, before its die."""
    rows: list[Row] = [{"of": "marked", "amount": marked(s, seat, s.by), "sets": False}]
    rows += sources(s, answering(s, seat, s.by), seat)
    rows += sources(s, answering(s, seat, w.ATTACK_SCORE), seat)
    advantage = t09.bonus(s, seat) - t09.penalty(s, seat)
    if advantage:
        rows.append({"of": "advantage", "amount": advantage, "sets": False})
    return rows


def foes_ledger(s: TalismanState) -> list[Row]:
    """TAL-6.6, 6.9  The same of who is fought: a character, Enemies together, Voldemort, or somebody in a text."""
    if s.fight == RIVALS:
        return ledger(s, s.rival)
    names = s.box.record_names
    if s.fight == ENEMIES:
        rows: list[Row] = [
            {"of": names[s.box.record_of[enemy]], "amount": enemys_value(s, enemy), "sets": False}
            for enemy in s.enemies
        ]
    else:
        foe = names[s.box.villain] if against_voldemort(s) else card_of(s, s.text)
        rows = [{"of": foe, "amount": t06.foes_value(s), "sets": False}]
    acts: list[int] = []
    collect_met(s, w.ATTACK_SCORE, w.FOE, acts)
    collect_own(s, s.fighter, w.ATTACK_SCORE, w.FOE, acts)
    collect_standing(s, w.ATTACK_SCORE, NONE, acts)
    return rows + sources(s, acts, s.fighter)


# --- what a die would bring


def outcome(own: int, foe: int) -> str:
    """TAL-6.8  The higher score wins."""
    return OUTCOMES[DRAWN if own == foe else WON if own > foe else LOST]


def faces(s: TalismanState) -> dict[str, list[str]]:
    """TAL-6.7, 6.12  After the rolls: how the fight would end for the fighter with each face of either die."""
    own, foe = t06.score(s, s.fighter), t06.foes_score(s)
    if not s.own_die or not s.foe_die:
        return {"own": [], "foe": []}
    return {
        "own": [outcome(own + die, foe + s.foe_die) for die in DIE],
        "foe": [outcome(own + s.own_die, foe + die) for die in DIE],
    }


def odds(s: TalismanState) -> list[int]:
    """TAL-6.8  Before the rolls: of 36 throws of both dice, how many would win, draw and lose the fight."""
    ahead = t06.score(s, s.fighter) - t06.foes_score(s)
    won = sum([1 for own in DIE for foe in DIE if ahead + own > foe])
    drawn = sum([1 for own in DIE for foe in DIE if ahead + own == foe])
    return [won, drawn, FULL - won - drawn]


def against_voldemort(s: TalismanState) -> bool:
    """TAL-7.1, 8.6  Whether Voldemort is fought, on the way or in the Great Hall."""
    return s.fight == VOLDEMORT or (s.fight == IN_TEXT and s.box.acts[s.text].against == w.FOES.index("voldemort"))


def rolling(s: TalismanState) -> Row | None:
    """TAL-2.5, 8.1  The table or contest for which dice were rolled, and the numbers on both sides of a contest."""
    for frame in reversed(s.stack):
        if frame.kind == t.TABLE or frame.kind == t.CONTEST:
            act = s.box.acts[frame.a]
            added = total(s, frame.seat, act.by) + t08.passage_bonus(s, frame.seat) if act.by != NONE else 0
            contested = frame.kind == t.CONTEST
            return {
                "effect": s.box.act_names[frame.a],
                "seat": frame.seat,
                "added": added,
                "against": act.value if contested else None,
            }
    return None
