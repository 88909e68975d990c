"""DER-3 A turn: travel, then Voldemort and the Death Eaters act."""

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.box import DARK_MARK, VOLDEMORT_HERE
from greathall.games.death_eaters_rising.clauses import (
    DER_1_2,
    DER_1_6,
    DER_3_1,
    DER_3_2,
    DER_3_3,
    DER_3_4,
    DER_3_5,
    DER_3_7,
    DER_6_5,
)
from greathall.games.death_eaters_rising.rules.d6_damage import corrupt, deal_damage
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import DARK_MARK as DARK_MARK_SIDE
from greathall.games.death_eaters_rising.terms import DICE, NONE, PLACES, VOLDEMORT_DIE, VOLDEMORT_SIDES, WIZARDS
from greathall.games.death_eaters_rising.verbs.act import act_on_table
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import Frame


def begin_turn(s: DeathEatersState) -> None:
    """DER-3.1  A turn begins with its first phase, travel."""
    s.turn += 1
    s.new_turn()
    s.tell(t.TURN_BEGAN, DER_3_1, s.active, s.turn)
    s.ask(t.ASK_TRAVEL, s.active)


def travel_candidates(s: DeathEatersState) -> list[int]:
    """DER-3.2  Any one location."""
    return [choice(t.TRAVEL, location) for location in range(3)]


def travel_forbidden(picked: int) -> int:
    """DER-1.2  There are three locations."""
    return LEGAL if first(picked) >= 0 else DER_1_2


def travel(s: DeathEatersState, picked: int) -> None:
    """DER-3.2  The mission token is laid; Voldemort acts before the pool is taken."""
    s.mission = first(picked)
    s.tell(t.TRAVELLED, DER_3_2, s.active, s.mission)
    s.then(t.POOL)  # done last
    s.then(t.VOLDEMORT)


def voldemort(s: DeathEatersState) -> None:
    """DER-3.3  The die turns Voldemort one location, or shows the Dark Mark and leaves him."""
    direction = VOLDEMORT_SIDES[s.outcome(VOLDEMORT_DIE, len(VOLDEMORT_SIDES))]
    s.tell(t.VOLDEMORT_ROLLED, DER_1_6, direction)
    s.facing = (s.facing + direction) % 3
    s.tell(t.STAYED if direction == DARK_MARK_SIDE else t.TURNED, DER_3_3, s.facing)
    if direction == DARK_MARK_SIDE:
        s.then(t.PENALTIES)  # done last
        s.then(t.DARK_MARKS)
    push_death_eaters(s, [s.facing], VOLDEMORT_HERE)
    attack(s)
    corrupt(s, s.facing, 1, DER_3_4)


def attack(s: DeathEatersState) -> None:
    """DER-3.4  (a) 1 damage to every wizard beside his location, and to the active team if its token is there."""
    for card in s.beside(s.facing):
        if card < WIZARDS:
            deal_damage(s, card, 1, DER_3_4)
    if s.mission == s.facing:
        for card in s.team(s.active):
            deal_damage(s, card, 1, DER_3_4)


def push_death_eaters(s: DeathEatersState, locations: list[int], moment: int) -> None:
    """DER-3.6  Death Eaters act location by location, in slot order; each effect ends before the next begins."""
    coming: list[Frame] = []
    for location in locations:
        for card in s.beside(location):
            for number, act in enumerate(s.box.acts[card] if card >= WIZARDS else []):
                if act.moment == moment:
                    coming.append(Frame(t.DEATH_EATER, s.active, card, number, location, 0, 0))
    coming.reverse()
    s.stack = s.stack + coming


def dark_marks(s: DeathEatersState) -> None:
    """DER-3.5  The Dark Mark abilities of all Death Eaters, from Voldemort's location clockwise."""
    push_death_eaters(s, [s.facing, (s.facing + 1) % 3, (s.facing + 2) % 3], DARK_MARK)


def death_eater_acts(s: DeathEatersState, card: int, number: int, location: int) -> None:
    """DER-3.4, 3.5  One sentence of a Death Eater's ability; that it acts is told with the first."""
    acts = s.box.acts[card]
    act = acts[number]
    clause = DER_3_4 if act.moment == VOLDEMORT_HERE else DER_3_5
    if number == 0 or acts[number - 1].moment != act.moment:
        s.tell(t.DEATH_EATER_ACTED, clause, card, location)
    act_on_table(s, act, location, card, clause)


def penalties(s: DeathEatersState) -> None:
    """DER-3.5, 3.6  The penalties of corrupted places, in the order in which they fell."""
    for place in reversed(s.piles[s.box.fallen]):
        for number in reversed(range(len(s.box.place_acts[place - PLACES]))):
            s.then(t.PENALTY, s.active, place - PLACES, number)


def penalty(s: DeathEatersState, place: int, number: int) -> None:
    """DER-6.5  One sentence of a corrupted place's penalty; that it strikes is told with the first."""
    if number == 0:
        s.tell(t.PENALTY_STRUCK, DER_6_5, place)
    act_on_table(s, s.box.place_acts[place][number], s.box.place_location[place], NONE, DER_6_5)


def move_forbidden(s: DeathEatersState, picked: int) -> int:
    """DER-3.7  Before the first roll, once Voldemort is revealed, and only from another location."""
    die = first(picked)
    may = s.rolls == 0 and s.is_revealed() and s.mission != s.facing
    return LEGAL if may and die >= 0 and s.where[DICE + die] == s.box.pool else DER_3_7


def move_to_voldemort(s: DeathEatersState, picked: int) -> None:
    """DER-3.7  Discard a die of the pool, and the mission token stands in Voldemort's location."""
    s.move(DICE + first(picked), s.box.spent_dice)
    s.mission = s.facing
    s.tell(t.MOVED, DER_3_7, s.active, first(picked), s.mission)
