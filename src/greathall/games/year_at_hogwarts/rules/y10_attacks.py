"""YAH-10.3, 10.4 One attack: by dice, by a potion or by a spell, before it a defence card if wanted."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_9_1, YAH_10_8, YAH_12_12
from greathall.games.year_at_hogwarts.rules import answers, windows
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules import y10_harm as harm
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE, OPPONENT
from greathall.games.year_at_hogwarts.verbs import flow

# --- it begins


def begins(s: YearState, figure: int) -> None:
    """YAH-9.1, 10.4  Whose attack it is; one that a defence card cancelled is lost."""
    s.attacker = figure
    if figure != s.rival:
        s.striker = figure
    s.defended = 0
    if s.rival != OPPONENT and harm.is_cancelled(s, figure):
        s.tell(c.ATTACK_LOST, YAH_9_1, figure)
        s.then(c.ATTACK_OVER, NONE, figure)
    else:
        s.then(c.ATTACKING, NONE, figure)


def attacking(s: YearState, figure: int) -> None:
    """YAH-10.4  The decision how to attack, and again after a defence card, a token or a card that fetches one."""
    other = s.other_side(figure)
    if not y10.stands(s, figure) or y10.hp_left(s, figure) <= 0:
        s.then(c.ATTACK_OVER, NONE, figure)
    elif y10.hp_left(s, other) > 0:
        y10.ask(s, c.ASK_ATTACK, figure)
    else:
        s.then(c.ATTACK_OVER, NONE, figure)
        if other == OPPONENT:
            s.then(c.STRIKE_COMES, NONE, figure, NONE)


# --- it lands


def attack(s: YearState, figure: int, means: int, card: int) -> None:
    """YAH-10.4  The blow, then the opponent's strike; of some, before cards. Between figures the other may defend itself."""
    s.attack_dice = []
    s.successes = s.missed_attack = 0
    s.means = means
    s.then(c.ATTACK_OVER, NONE, figure)
    if s.rival != OPPONENT:
        s.then(c.ATTACK_LANDS, NONE, figure, means, card)
        if y10.could_play(s, s.other_side(figure)):
            y10.ask(s, c.ASK_DEFENCE, s.other_side(figure))
    elif s.box.strikes_before[s.fight_card] and means != w.BY_DICE:
        s.then(c.LAST_STRIKE, NONE, figure, means)
        s.then(c.ATTACK_LANDS, NONE, figure, means, card)
        s.then(c.STRIKE_COMES, NONE, figure, means)
    else:
        s.then(c.STRIKE_COMES, NONE, figure, means)
        s.then(c.ATTACK_LANDS, NONE, figure, means, card)


def lands(s: YearState, figure: int, means: int, card: int) -> None:
    """YAH-9.1, 10.4  Dice are rolled, or the card acts; not if a defence card cancelled it, or nobody is left to be hit."""
    if not y10.stands(s, figure) or y10.hp_left(s, s.other_side(figure)) <= 0:
        s.unwind(c.ATTACK_OVER)
    elif s.rival != OPPONENT and harm.is_cancelled(s, figure):
        s.tell(c.ATTACK_LOST, YAH_9_1, figure)
    elif means == w.BY_DICE:
        roll(s, figure)
    else:
        flow.drop(s, w.FOR_ROUND, figure)
        harm.open_blow(s, figure, means)
        acts = s.box.whens[s.box.record_of[card + s.box.first_card]]
        flow.trigger(s, acts, figure, s.other_side(figure))


def roll(s: YearState, figure: int) -> None:
    """YAH-10.3, 10.8  The attack dice; abilities may change them before they count."""
    s.attack_dice = [roll_die(s, figure) for _ in range(y10.attack_dice(s, figure))]
    s.tell_many(c.ATTACK_ROLLED, y10.clause_of(s), [figure, *s.attack_dice])
    s.then(c.ATTACK_COUNTS, NONE, figure)
    for each in (s.other_side(figure), figure):
        if each != OPPONENT and windows.ready(s, each, w.ATTACK_ROLLED):
            y10.ask(s, c.ASK_ATTACK_ROLLED, each, figure)


def roll_die(s: YearState, figure: int) -> int:
    """YAH-10.3  One attack die of either side."""
    return s.outcome(terms.OPPONENT_DICE if figure == s.rival else terms.ATTACK_DICE, 6) + 1


def roll_again(s: YearState, figure: int, which: int) -> None:
    """YAH-10.8  All dice of an attack, those that failed or those that succeeded are rolled again."""
    needed = y10.resistance(s, s.other_side(figure))
    dice: list[int] = []
    for die in s.attack_dice:
        again = which == w.ALL_DICE or (die >= needed) == (which == w.SUCCESSFUL_DICE)
        dice.append(roll_die(s, figure) if again else die)
    s.attack_dice = dice
    s.tell_many(c.ROLLED_AGAIN, YAH_10_8, [figure, *dice])


def counts(s: YearState, figure: int) -> None:
    """YAH-10.3, 12.12  Each die that shows at least the resistance costs 1 HP, or more; measured, the defender rolls."""
    other = s.other_side(figure)
    needed = y10.resistance(s, other)
    amount = s.successes = 0
    for die in s.attack_dice:
        if die >= needed:
            s.successes += 1
            amount += max(0, answers.number(s, figure, w.DAMAGE, 1, w.BY_DICE, die))
    flow.drop(s, w.FOR_ROUND, figure)
    if not s.successes:
        s.missed_attack = 1
        s.tell(c.ATTACK_MISSED, y10.clause_of(s), figure, needed)
        return
    hit = [at for at in s.box.whens[s.board[figure]] if s.box.acts[at].moment == w.ATTACK_HIT]
    flow.trigger(s, hit, figure, other)
    s.tell(c.ATTACK_HIT, y10.clause_of(s), figure, s.successes, needed)
    if y10.is_measured(s):
        defend(s, figure, other)
    else:
        harm.lose(s, other, amount)


def defend(s: YearState, figure: int, other: int) -> None:
    """YAH-12.12  1 or 2 costs the defender 2 HP, 3 to 5 costs 1 HP, 6 costs the attacker 1 HP."""
    die = s.outcome(terms.OPPONENT_DICE, 6) + 1
    s.tell(c.DEFENCE_ROLLED, YAH_12_12, other, die)
    if die == 6:
        harm.lose(s, figure, 1)
    else:
        harm.lose(s, other, 2 if die <= 2 else 1)


# --- it is over


def over(s: YearState, figure: int) -> None:
    """YAH-10.4, 10.4b  Who has lost is seen now: the other side first, unless it stands on a card that still had its strike."""
    s.then(c.ATTACK_SETTLED, NONE, figure)
    s.then(c.MAY_FALL, NONE, figure)
    if s.rival != OPPONENT:
        s.then(c.MAY_FALL, NONE, s.other_side(figure))
