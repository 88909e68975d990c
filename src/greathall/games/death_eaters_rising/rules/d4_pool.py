"""DER-4.1, 4.2 The pool of Wizard dice: taken, rolled, re-rolled."""

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.box import POOL, Act
from greathall.games.death_eaters_rising.clauses import DER_4_1, DER_4_2, DER_4_7
from greathall.games.death_eaters_rising.state import NOTHING_YET, DeathEatersState
from greathall.games.death_eaters_rising.terms import DICE, DIE_COUNT, NONE, WIZARD_DICE
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import Frame


def take_pool(s: DeathEatersState) -> None:
    """DER-4.1  The four dice of the headquarters, then those of the team; choices of colour are asked one by one."""
    dice = [take_die(s, colour) for colour in s.box.base_pool[s.faction[s.active]]]
    s.tell_many(t.POOL_TAKEN, DER_4_1, [s.active, *(die for die in dice if die != NONE)])
    s.questions += 1
    s.roll_question = s.questions
    s.then(t.ROLLS)  # done last
    choices: list[Frame] = []
    for wizard in s.team(s.active):
        for act in s.box.acts[wizard]:
            if act.moment == POOL and holds(s, act):
                if len(act.colours) == 1:
                    add_die(s, act.colours[0], DER_4_1)
                else:
                    choices.append(Frame(t.COLOUR, s.active, act.colours[0], act.colours[1], NONE, 0, 0))
    choices.reverse()
    s.stack = s.stack + choices


def holds(s: DeathEatersState, act: Act) -> bool:
    """DER-4.1  Whether the condition of a sentence about the pool holds in the active team."""
    if not act.team_has:
        return True
    for wizard in s.team(s.active):
        if wizard in act.team_has:
            return True
    return False


def die_left(s: DeathEatersState, colour: int) -> int:
    """A die of this colour that is still in the box, NONE when there is none."""
    for die in range(DIE_COUNT):
        if s.box.colour[die] == colour and s.where[DICE + die] == s.box.dice_box:
            return die
    return NONE


def take_die(s: DeathEatersState, colour: int) -> int:
    """DER-4.1  A die from the box into the pool, NONE when there is none."""
    die = die_left(s, colour)
    if die != NONE:
        s.move(DICE + die, s.box.pool)
    return die


def add_die(s: DeathEatersState, colour: int, clause: int) -> int:
    """DER-4.1  One die more; a die that is not in the box is not gained."""
    die = take_die(s, colour)
    if die == NONE:
        s.tell(t.DIE_LACKING, clause, s.active, colour)
    else:
        s.tell(t.DIE_ADDED, clause, s.active, die)
    return die


def take_one_colour(s: DeathEatersState, one: int, other: int) -> None:
    """DER-4.1  Of two colours the player chooses; if one is gone the other is taken."""
    if die_left(s, one) != NONE and die_left(s, other) != NONE:
        s.ask(t.ASK_COLOUR, s.active, one, other)
    else:
        add_die(s, one if die_left(s, one) != NONE else other, DER_4_1)


def colour_candidates(one: int, other: int) -> list[int]:
    """DER-4.1  One of the two colours."""
    return [choice(t.TAKE_DIE, min(one, other)), choice(t.TAKE_DIE, max(one, other))]


def colour_forbidden(one: int, other: int, picked: int) -> int:
    """DER-4.1  Only the colours that the card names."""
    return LEGAL if first(picked) in (one, other) else DER_4_1


def roll(s: DeathEatersState) -> None:
    """DER-4.2  All dice of the pool are rolled."""
    s.rolls += 1
    s.progress = NOTHING_YET
    s.questions += 1
    s.roll_question = s.questions
    roll_dice(s, pool_dice(s), t.ROLLED, DER_4_2)


def pool_dice(s: DeathEatersState) -> list[int]:
    """The dice of the pool, in ascending order."""
    pool = s.box.pool
    return [die for die in range(DIE_COUNT) if s.where[DICE + die] == pool]


def roll_dice(s: DeathEatersState, dice: list[int], event: int, clause: int) -> None:
    """Roll these dice and tell what they show."""
    shown = [s.active]
    for die in dice:
        s.side[die] = s.box.sides[s.box.colour[die]][s.outcome(WIZARD_DICE, 6)]
        if s.log is not None:
            shown += [die, s.side[die]]
    s.tell_many(event, clause, shown)


# --- abilities that change dice


def reroll_candidates(s: DeathEatersState, chosen: int) -> list[int]:
    """DER-4.7  Pick one more die, or re-roll those picked."""
    return [choice(t.PICK, die) for die in pool_dice(s)] + [choice(t.REROLL)]


def reroll_forbidden(s: DeathEatersState, chosen: int, picked: int) -> int:
    """DER-4.7  Dice of the pool, each once; at least one."""
    die = first(picked)
    if die == NONE:
        return LEGAL if chosen and picked == choice(t.REROLL) else DER_4_7
    return LEGAL if s.where[DICE + die] == s.box.pool and not chosen >> die & 1 else DER_4_7


def reroll(s: DeathEatersState, chosen: int, picked: int) -> None:
    """DER-4.7  Any number of dice are re-rolled."""
    if first(picked) != NONE:
        s.ask(t.ASK_REROLL, s.active, chosen | 1 << first(picked))
    else:
        roll_dice(s, [die for die in range(DIE_COUNT) if chosen >> die & 1], t.REROLLED, DER_4_7)


def turn_candidates(s: DeathEatersState) -> list[int]:
    """DER-4.7  A die of the pool and a side."""
    return [choice(t.TURN_DIE, die, face) for die in pool_dice(s) for face in sorted(set(sides(s, die)))]


def sides(s: DeathEatersState, die: int) -> list[int]:
    """The six sides of a die."""
    return s.box.sides[s.box.colour[die]]


def turn_forbidden(s: DeathEatersState, trait: int, die: int, face: int) -> int:
    """DER-4.7  Another side that the die has; one symbol of the trait if the card names one."""
    if die == NONE or s.where[DICE + die] != s.box.pool or face not in sides(s, die) or face == s.side[die]:
        return DER_4_7
    return LEGAL if trait in (NONE, face) else DER_4_7


def can_turn(s: DeathEatersState, trait: int) -> bool:
    """DER-4.7  Whether any die of the pool has such a side and does not show it already."""
    for die in pool_dice(s):
        for face in sides(s, die):
            if turn_forbidden(s, trait, die, face) == LEGAL:
                return True
    return False


def turn_die(s: DeathEatersState, die: int, face: int) -> None:
    """DER-4.7  The die shows the chosen side."""
    s.side[die] = face
    s.tell(t.DIE_TURNED, DER_4_7, s.active, die, face)
