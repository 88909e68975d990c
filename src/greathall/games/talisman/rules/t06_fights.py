"""TAL-6.1 to 6.12 A fight: who fights whom, the windows, the rolls, the comparison. Its numbers are fields of the state.

A fight is a marker on the stack. Above it, done first: evading, what is used before the roll, the rolls, what is used after
them (the attacker first), the comparison.
"""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman import terms
from greathall.games.talisman.clauses import (
    TAL_2_3,
    TAL_6_2,
    TAL_6_5,
    TAL_6_6,
    TAL_6_8,
    TAL_6_9,
    TAL_6_11,
    TAL_6_12,
    TAL_6_14,
    TAL_6_17,
    TAL_6_22,
    TAL_7_1,
    TAL_8_6,
)
from greathall.games.talisman.rules import t09_advantage as t09
from greathall.games.talisman.rules import windows
from greathall.games.talisman.rules.answers import enemys_value, foes_number, number, total
from greathall.games.talisman.rules.instead import step_comes
from greathall.games.talisman.state import STANDING, TalismanState
from greathall.games.talisman.terms import (
    DRAWN,
    ENEMIES,
    IN_TEXT,
    LOST,
    MAGIC,
    NONE,
    RIVALS,
    VOLDEMORT,
    WON,
)

# --- who fights whom


def attack(s: TalismanState, seat: int, rival: int) -> None:
    """TAL-6.11  Between characters the fight is always by Magic; the attacked one may evade."""
    s.tell(t.ATTACKED, TAL_6_11, seat, rival)
    begin(s, RIVALS, seat, MAGIC)
    s.rival = rival
    push_fight(s)


def fight_enemies(s: TalismanState, seat: int, enemies: list[int]) -> None:
    """TAL-6.1, 6.2, 6.9  The printed value sets the kind of fight; the Enemies of one number and one value fight as one."""
    record = s.box.record_of[enemies[0]]
    begin(s, ENEMIES, seat, MAGIC if s.box.magic[record] else terms.STRENGTH)
    s.enemies = enemies
    s.tell_many(t.FIGHT_BEGAN, TAL_6_2 if len(enemies) == 1 else TAL_6_9, [seat, s.by, *enemies])
    push_fight(s)


def attack_ally(s: TalismanState, seat: int, ally: int) -> None:
    """TAL-6.14, 6.22  An Ally of the loser is fought as a single Enemy; then the turn ends."""
    owner = s.where[ally] - s.box.allies
    s.tell(t.ALLY_ATTACKED, TAL_6_14, seat, ally)
    fight_enemies(s, seat, [ally])
    s.ally_owner = owner


def fight_in_text(s: TalismanState, seat: int, at: int) -> None:
    """TAL-6.17, 8.6  A fight against somebody who is only in a text."""
    act = s.box.acts[at]
    begin(s, IN_TEXT, seat, act.by)
    s.text = at
    s.tell(t.TEXT_FIGHT_BEGAN, TAL_8_6 if act.against == w.FOES.index("voldemort") else TAL_6_17, seat, at)
    push_fight(s)


def fight_voldemort(s: TalismanState, seat: int, value: int) -> None:
    """TAL-7.1  The attacked character has chosen the value."""
    s.by = value
    s.tell(t.VALUE_CHOSEN, TAL_7_1, seat, value)
    push_rolls(s)


def begin(s: TalismanState, kind: int, seat: int, value: int) -> None:
    """TAL-6.1  A fight begins; fights do not nest. What can be used once in a fight can be used again.

    Its frame tells it from every other fight.
    """
    s.end_fight()
    s.fight = kind
    s.fighter = seat
    s.by = value
    s.used = [code for code in s.used if s.box.acts[code >> 3].often != w.ONCE_A_FIGHT]
    s.then(t.FIGHT, NONE, s.questions)


def push_fight(s: TalismanState) -> None:
    """TAL-6.3  Evading comes first."""
    push_rolls(s)
    windows.open_for(s, w.EVADING, s.rival if s.fight == RIVALS else s.fighter)


def push_rolls(s: TalismanState) -> None:
    """TAL-6.4, 6.12  Before the rolls, the rolls, after the rolls: the attacker first, then the defender."""
    s.then(t.COMPARE)
    s.then(t.AFTER_ROLL)
    s.then(t.ATTACK_ROLL)
    windows.open_for_all(s, w.BEFORE_ATTACK_ROLL)


def end(s: TalismanState) -> None:
    """TAL-6.4  What stands for the fight stands no more."""
    kept: list[int] = []
    for at in range(0, len(s.standing), STANDING):
        if s.box.acts[s.standing[at]].duration != w.FOR_FIGHT:
            kept += s.standing[at : at + STANDING]
    s.standing = kept
    s.end_fight()


# --- the rolls


def roll(s: TalismanState) -> None:
    """TAL-6.5, 6.6  The fighter rolls, and the rival, or another player for the Enemy."""
    s.own_die = s.outcome(terms.ATTACK, 6) + 1
    s.tell(t.ATTACK_ROLLED, TAL_6_12 if s.fight == RIVALS else TAL_6_5, s.fighter, s.own_die)
    s.foe_die = s.outcome(terms.FOE_ATTACK, 6) + 1
    if s.fight == RIVALS:
        s.tell(t.ATTACK_ROLLED, TAL_6_12, s.rival, s.foe_die)
    else:
        s.tell(t.FOE_ROLLED, TAL_6_22 if s.ally_owner != NONE else TAL_6_6, roller_for_foe(s), s.foe_die)
    s.fate_spent = 0


def roller_for_foe(s: TalismanState) -> int:
    """TAL-6.6, 6.22  Another player rolls for the Enemy: the next one; for an Ally its owner."""
    return s.ally_owner if s.ally_owner != NONE else (s.fighter + 1) % s.seats


def rolled(s: TalismanState) -> None:
    """TAL-6.7, 6.12, 6.20  Fate and free re-rolls: the fighter first, then the others clockwise."""
    windows.open_for_all(s, w.ATTACK_ROLLED)


# --- scores


def score(s: TalismanState, seat: int) -> int:
    """TAL-6.5  A character's attack score without its die."""
    return number(s, seat, w.ATTACK_SCORE, total(s, seat, s.by)) + t09.bonus(s, seat) - t09.penalty(s, seat)


def foes_score(s: TalismanState) -> int:
    """TAL-6.6  The score of an Enemy, of several together, or of Voldemort, without the die."""
    if s.fight == RIVALS:
        return score(s, s.rival)
    return foes_number(s, w.ATTACK_SCORE, foes_value(s))


def foes_value(s: TalismanState) -> int:
    """TAL-6.9, 7.1  The value of the foe: of Enemies together, of Voldemort, or in the text."""
    if s.fight == VOLDEMORT:
        return s.box.villain_magic if s.by == MAGIC else s.box.villain_strength
    if s.fight == IN_TEXT:
        return s.box.acts[s.text].value
    value = 0
    for enemy in s.enemies:
        value += enemys_value(s, enemy)
    return value


def compare(s: TalismanState) -> None:
    """TAL-6.8  The higher score wins; equal scores are a draw, unless something takes its place."""
    tell_score(s, s.fighter)
    if s.rival != NONE:
        tell_score(s, s.rival)
    own = score(s, s.fighter) + s.own_die
    foe = foes_score(s) + s.foe_die
    s.tell(t.COMPARED, TAL_6_8, s.fighter, own, foe)
    s.result = DRAWN if own == foe else WON if own > foe else LOST
    if s.result == DRAWN:
        step_comes(s, w.DRAWN_FIGHT, s.fighter, t.OUTCOME)
    else:
        s.then(t.OUTCOME)


def tell_score(s: TalismanState, seat: int) -> None:
    """TAL-2.3  What a score is made of is told: the total, and the Advantage token."""
    s.tell(t.VALUE_COUNTED, TAL_2_3, seat, s.by, total(s, seat, s.by))
    t09.tell(s, seat)


def end_early(s: TalismanState, seat: int, outcome: int) -> None:
    """TAL-6.8  The fight ends so for this character, whatever the scores."""
    s.unwind(t.FIGHT)
    if outcome != DRAWN and seat != s.fighter:
        outcome = LOST if outcome == WON else WON
    s.result = outcome
    s.then(t.OUTCOME)
