"""DER-4.3 to 4.10 Assigning dice, completing abilities, and the end of the phase."""

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.box import BEFORE_ASSIGNING, REROLL, TURN_DIE, Act
from greathall.games.death_eaters_rising.clauses import (
    DER_3_2,
    DER_4_2,
    DER_4_3,
    DER_4_4,
    DER_4_5,
    DER_4_6,
    DER_4_7,
    DER_4_9,
    DER_4_10,
    DER_6_2,
    DER_6_5,
    DER_7_2,
    DER_7_3,
)
from greathall.games.death_eaters_rising.rules.d4_pool import pool_dice
from greathall.games.death_eaters_rising.rules.d6_damage import deal_damage
from greathall.games.death_eaters_rising.state import ASSIGNED, DISCARDED, NOTHING_YET, DeathEatersState
from greathall.games.death_eaters_rising.terms import (
    BYTE,
    DICE,
    FIRST_ABILITY,
    NONE,
    ONE_TRAIT,
    SECOND_ABILITY,
    VOLDEMORT,
    WIZARDS,
)
from greathall.games.death_eaters_rising.verbs.act import act_for_player, can_do_something
from greathall.kernel.choices import choice, first, second
from greathall.kernel.rules import LEGAL


def go_on(s: DeathEatersState) -> None:
    """DER-4.2, 4.9, 4.10  Ask for the first roll, for assigning, or, when nothing is left to do, for the turn's end."""
    if s.rolls == 0:
        s.ask_again(t.ASK_ROLL, s.active, s.roll_question)
    elif not s.piles[s.box.pool] or not has_open_target(s):
        s.ask_again(t.ASK_END, s.active, s.roll_question)
    else:
        s.ask_again(t.ASK_ASSIGN, s.active, s.roll_question)


# --- targets


def target_forbidden(s: DeathEatersState, target: int) -> int:
    """DER-4.3  What dice and tokens may go to: characters beside the location, and abilities of the active player."""
    if target >= FIRST_ABILITY:
        return LEGAL
    if target == VOLDEMORT:
        return voldemort_forbidden(s)
    location = s.location_of(target)
    if location != NONE:
        if location != s.mission:
            return DER_3_2
        return DER_4_3 if target >= WIZARDS and s.is_full(target) else LEGAL
    return LEGAL if target >= 0 and s.owner_of(target) == s.active else DER_4_3


def voldemort_forbidden(s: DeathEatersState) -> int:
    """DER-7.2, 7.3  Only when revealed, in his location, and while Azkaban holds more than his damage."""
    if not s.is_revealed() or s.mission != s.facing:
        return DER_7_2
    return LEGAL if s.damage[VOLDEMORT] < len(s.piles[s.box.azkaban]) else DER_7_3


def targets(s: DeathEatersState) -> list[int]:
    """DER-4.3  What dice and tokens may go to, in ascending order, whether a symbol is open on it or not."""
    found = [card for card in s.beside(s.mission) + s.team(s.active) if target_forbidden(s, card) == LEGAL]
    found.sort()
    if voldemort_forbidden(s) == LEGAL:
        found.append(VOLDEMORT)
    found.append(FIRST_ABILITY)
    found.append(SECOND_ABILITY)
    return found


def open_by_trait(s: DeathEatersState) -> list[list[int]]:
    """DER-4.3  For each trait the targets on which a symbol of it is open."""
    found: list[list[int]] = [[], [], [], []]
    for target in targets(s):
        left = s.open_on(target)
        for trait in range(4):
            if left >> BYTE * trait & ONE_TRAIT:
                found[trait].append(target)
    return found


def open_targets(s: DeathEatersState) -> list[int]:
    """DER-4.9  The targets with an open symbol, in ascending order."""
    return [target for target in targets(s) if not s.is_covered(target)]


def has_open_target(s: DeathEatersState) -> bool:
    """DER-4.9  Whether there is any; the abilities are looked at first, since they are open most often."""
    return not s.is_covered(FIRST_ABILITY) or not s.is_covered(SECOND_ABILITY) or len(open_targets(s)) > 0


# --- assigning


def assign_candidates(s: DeathEatersState) -> list[int]:
    """DER-4.2, 4.3  To roll on; each die to each target that is open to it; straight after a roll each discarded; to stop."""
    found: list[int] = []
    dice = pool_dice(s)
    if s.progress != NOTHING_YET:
        found.append(choice(t.ROLL))
    if s.progress != DISCARDED:
        opened = open_by_trait(s)
        for die in dice:
            for target in opened[s.side[die] & 3]:
                found.append(choice(t.ASSIGN, die, target))
    if s.progress == NOTHING_YET:
        for die in dice:
            found.append(choice(t.DISCARD, die))
    found.append(choice(t.STOP))
    return found


def assign_forbidden(s: DeathEatersState, die: int, target: int) -> int:
    """DER-4.3  A die of the pool to an open symbol that it shows; what is assigned stays (4.5)."""
    if die == NONE or target == NONE:
        return DER_4_3
    if s.where[DICE + die] != s.box.pool:
        return DER_4_5 if s.die_on[die] != NONE else DER_4_3
    if s.progress == DISCARDED:
        return DER_4_2
    clause = target_forbidden(s, target)
    if clause != LEGAL:
        return clause
    return LEGAL if s.open_symbols(target, s.side[die] & 3) else DER_4_3


def assign(s: DeathEatersState, picked: int) -> None:
    """DER-4.3, 4.4  The die covers one symbol, a doubled side two of the same card; where one fits the other is lost."""
    die, target = first(picked), second(picked)
    trait = s.side[die] & 3
    doubled = s.side[die] > 3
    s.cover(target, trait, min(2 if doubled else 1, s.open_symbols(target, trait)))
    s.move(DICE + die, s.box.assigned)
    s.die_on[die] = target
    s.progress = ASSIGNED
    clause = DER_4_4 if doubled else DER_7_2 if target == VOLDEMORT else DER_4_3
    s.tell(t.ASSIGNED, clause, s.active, die, target)
    complete(s, target)


def complete(s: DeathEatersState, target: int) -> None:
    """DER-4.6  A covered ability is used or declined at once; one that can do nothing is spent."""
    if (target < FIRST_ABILITY and s.owner_of(target) == NONE) or s.is_spent(target) or not s.is_covered(target):
        return
    if any(can_do_something(s, act) for act in ability(s, target)):
        s.ask(t.ASK_ABILITY, s.active, target)
    else:
        s.spend(target)
        s.tell(t.ABILITY_IDLE, DER_4_6, s.active, target)


def ability(s: DeathEatersState, target: int) -> list[Act]:
    """The sentences of an ability of the headquarters or of a wizard in the team."""
    if target >= FIRST_ABILITY:
        return s.box.ability_acts[s.faction[s.active]][target - FIRST_ABILITY]
    return s.box.acts[target]


def decide_ability(s: DeathEatersState, target: int, picked: int) -> None:
    """DER-4.6  Used, it acts sentence by sentence; declined, it keeps its dice and is spent."""
    s.spend(target)
    if picked == choice(t.DECLINE):
        s.tell(t.ABILITY_DECLINED, DER_4_6, s.active, target)
    else:
        use_ability(s, target, DER_4_6)


def use_ability(s: DeathEatersState, target: int, clause: int) -> None:
    """DER-4.6  The sentences of the ability, one by one."""
    s.tell(t.ABILITY_USED, clause, s.active, target)
    for number in reversed(range(len(ability(s, target)))):
        s.then(t.ABILITY, s.active, target, number)


def ability_acts(s: DeathEatersState, target: int, number: int) -> None:
    """DER-4.6  One sentence of an ability."""
    act_for_player(s, ability(s, target)[number], target)


# --- abilities without a cost in dice


def wizard_candidates(s: DeathEatersState) -> list[int]:
    """DER-4.3  The wizards of the team whose ability is used without covering symbols."""
    return [
        choice(t.USE_WIZARD, wizard)
        for wizard in sorted(s.team(s.active))
        if s.box.acts[wizard][0].moment >= BEFORE_ASSIGNING
    ]


def wizard_forbidden(s: DeathEatersState, wizard: int) -> int:
    """DER-4.6, 4.7  Once a turn, in its moment; not if it would damage a wizard whose track is full (6.2)."""
    if wizard == NONE or wizard >= WIZARDS or s.owner_of(wizard) != s.active:
        return DER_4_3
    act = s.box.acts[wizard][0]
    if act.moment < BEFORE_ASSIGNING:
        return DER_4_3
    if s.is_spent(wizard):
        return DER_4_6
    if act.moment == BEFORE_ASSIGNING and (s.rolls == 0 or s.progress != NOTHING_YET):
        return DER_4_7
    if s.turning_forbidden and (act.verb == REROLL or act.verb == TURN_DIE):
        return DER_6_5
    if s.box.wound[wizard] and s.is_full(wizard):
        return DER_6_2
    return LEGAL if any(can_do_something(s, each) for each in s.box.acts[wizard]) else DER_4_6


def use_wizard(s: DeathEatersState, picked: int) -> None:
    """DER-4.7  The ability is spent; a wizard that pays with damage is damaged first."""
    wizard = first(picked)
    s.spend(wizard)
    if s.box.wound[wizard]:
        deal_damage(s, wizard, s.box.wound[wizard], DER_6_2)
    use_ability(s, wizard, DER_4_7 if s.box.acts[wizard][0].moment == BEFORE_ASSIGNING else DER_4_6)


# --- between rolls


def discard_forbidden(s: DeathEatersState, die: int) -> int:
    """DER-4.2  One die of the pool, instead of assigning any of this roll."""
    if die == NONE or s.where[DICE + die] != s.box.pool:
        return DER_4_2
    return LEGAL if s.progress == NOTHING_YET else DER_4_2


def discard(s: DeathEatersState, picked: int) -> None:
    """DER-4.2  The die is out for this turn."""
    s.move(DICE + first(picked), s.box.spent_dice)
    s.progress = DISCARDED
    s.tell(t.DISCARDED, DER_4_2, s.active, first(picked))


def roll_forbidden(s: DeathEatersState) -> int:
    """DER-4.2  Again only when a die of the last roll was assigned or discarded."""
    return LEGAL if s.rolls == 0 or s.progress != NOTHING_YET else DER_4_2


def stop(s: DeathEatersState) -> None:
    """DER-4.9  The player stops early: the remaining dice are discarded."""
    s.move_all(s.box.pool, s.box.spent_dice)
    s.tell(t.STOPPED, DER_4_9, s.active)


def end_turn(s: DeathEatersState) -> None:
    """DER-4.10  The active player ends the turn; from here on no token is used."""
    s.tell(t.PHASE_ENDED, DER_4_10, s.active)
    s.then(t.END)
