"""TAL-3 Set-up: characters, their sides, the Advantage token, who begins; and the return of the dead."""

from greathall.games.talisman import tables as t
from greathall.games.talisman import terms
from greathall.games.talisman.clauses import (
    TAL_1_1,
    TAL_1_3,
    TAL_1_4,
    TAL_1_5,
    TAL_1_6,
    TAL_1_7,
    TAL_3_1,
    TAL_3_2,
    TAL_3_3,
    TAL_3_4,
    TAL_3_5,
    TAL_11_1,
    TAL_12_1,
    TAL_12_4,
    TAL_12_5,
)
from greathall.games.talisman.rules import t01_components as t01
from greathall.games.talisman.rules import t02_values as t02
from greathall.games.talisman.rules.t04_places import stand_on
from greathall.games.talisman.rules.t11_limits import spell_limit
from greathall.games.talisman.state import TalismanState, changed
from greathall.games.talisman.terms import DEATH_EATERS, MAGIC, NONE, ORDER, SET_UP, STRENGTH
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL


def begin(s: TalismanState) -> None:
    """TAL-3.1, 3.2, 3.5  Lay out what needs no choice; then each character, its side, and the first turn."""
    lay_out_the_box(s)
    s.active = s.outcome(SET_UP, s.seats) if s.box.random_first_player else 0
    s.then(t.CHOICES_MADE)
    for seat in reversed(range(s.seats)):
        s.then(t.SEAT_CHOOSES, seat)
    if not s.box.chosen_characters:
        for seat in range(s.seats):
            deal_character(s, seat, TAL_3_2)


def lay_out_the_box(s: TalismanState) -> None:
    """TAL-1.2 to 1.6, 3.1  Decks shuffled, Equipment and Insignia in their stacks, Voldemort in the Great Hall."""
    box = s.box
    s.set_aside(list(box.outer_cards), box.outer_bag)
    s.set_aside(list(box.middle_cards), box.middle_bag)
    s.piles[box.outer_deck] = box.unseen(len(box.outer_cards))
    s.piles[box.middle_deck] = box.unseen(len(box.middle_cards))
    s.set_aside(list(range(box.first_equipment, box.first_insignia)), box.equipment_stacks)
    s.set_aside(list(range(box.first_insignia, box.first_spell)), box.insignia_stacks)
    s.set_aside(list(range(box.first_spell, box.first_person)), box.spell_bag)
    s.set_aside(list(range(box.first_person, len(box.thing_names))), box.unused_persons)
    s.tell(t.DECKS_LAID, TAL_3_1, len(box.outer_cards), len(box.middle_cards))
    s.tell(t.STACKS_LAID, TAL_1_3, box.first_insignia - box.first_equipment, box.first_spell - box.first_insignia)
    s.tell(t.STOCKS_LAID, TAL_1_4, terms.GALLEONS, terms.FATES)
    s.tell(t.VOLDEMORT_WENT, TAL_1_6, box.great_hall)
    for option in box.agreed:
        s.tell(t.AGREED, TAL_12_4, option)


# --- characters and their sides


def deal_character(s: TalismanState, seat: int, clause: int) -> None:
    """TAL-3.2, 12.5  One character at random; where no unused one is left, those that left the game are used again."""
    box = s.box
    if not s.piles[box.unused_persons]:
        s.move_all(box.left_persons, box.unused_persons)
        clause = TAL_12_5
    person = s.draw(box.unused_persons, SET_UP, box.persons + seat)
    s.tell(t.CHARACTER_DEALT, clause, seat, person - box.first_person)


def seat_chooses(s: TalismanState, seat: int) -> None:
    """TAL-3.2  A character, where that was agreed on, then its side."""
    s.ask(t.ASK_CHARACTER if s.box.chosen_characters else t.ASK_SIDE, seat)


def character_candidates(s: TalismanState) -> list[int]:
    """TAL-3.2  Any unused character."""
    return [choice(t.CHOOSE_CHARACTER, person - s.box.first_person) for person in s.piles[s.box.unused_persons]]


def character_forbidden(s: TalismanState, picked: int) -> int:
    """TAL-3.2  Only one that nobody has."""
    person = first(picked) + s.box.first_person
    return LEGAL if first(picked) != NONE and s.where[person] == s.box.unused_persons else TAL_3_2


def choose_character(s: TalismanState, seat: int, number: int) -> None:
    """TAL-3.2  The card is taken; its side is chosen next."""
    s.move(number + s.box.first_person, s.box.persons + seat)
    s.tell(t.CHARACTER_DEALT, TAL_3_2, seat, number)
    s.ask(t.ASK_SIDE, seat)


def side_candidates(s: TalismanState, seat: int) -> list[int]:
    """TAL-1.5  One of the two sides of the card."""
    person = s.piles[s.box.persons + seat][0]
    return [choice(t.CHOOSE_SIDE, side) for side, of in enumerate(s.box.person_of) if of == person]


def side_forbidden(s: TalismanState, seat: int, picked: int) -> int:
    """TAL-1.5  Both sides are the same person; another person's side is none of them."""
    side = first(picked)
    person = s.piles[s.box.persons + seat]
    return LEGAL if side != NONE and person == [s.box.person_of[side]] else TAL_1_5


def choose_side(s: TalismanState, seat: int, side: int) -> None:
    """TAL-3.2, 11.1  The side is up; who comes back begins again with its values, a new character with all it has."""
    is_new = s.side[seat] == NONE
    s.away = changed(s.away, seat, 0)
    s.side = changed(s.side, seat, side)
    s.tell(t.SIDE_CHOSEN, TAL_3_2 if is_new else TAL_11_1, seat, side)
    if not is_new:
        if s.box.no_inheritance:
            start(s, seat)
        else:
            set_values(s, seat)
        s.tell(t.RETURNED, TAL_11_1, seat)


# --- the beginning


def choices_made(s: TalismanState) -> None:
    """TAL-3.3 to 3.5  Figures and values, the Advantage token, the first turn."""
    for seat in range(s.seats):
        start(s, seat)
    set_advantage(s)
    s.tell(t.BEGAN, TAL_3_5, s.active)
    s.then(t.TURN)


def start(s: TalismanState, seat: int) -> None:
    """TAL-3.3  Where the figure begins, and with how much of everything."""
    box, side = s.box, s.side[seat]
    stand_on(s, seat, box.start_of[side])
    s.tell(t.STARTED, TAL_1_1, seat, s.space[seat])
    set_values(s, seat)
    t01.gain_fate(s, seat, box.fate_of[side], TAL_3_3)
    t01.gain_galleons(s, seat, box.galleons_of[side], TAL_3_3)
    for record in box.objects_of[side]:
        thing = t01.in_stacks(s, record)
        if thing != NONE:
            t01.gain_object(s, seat, thing, TAL_3_3)
    for _ in range(min(box.spells_of[side], spell_limit(s, seat), t01.spells_left(s))):
        t01.draw_spell(s, seat, TAL_3_3)


def set_values(s: TalismanState, seat: int) -> None:
    """TAL-3.3, 11.1  The board is set to the values of the side."""
    if s.magic[seat]:
        t02.unmark(s, seat, MAGIC)
        t02.unmark(s, seat, STRENGTH)
    t02.mark(s, seat, MAGIC, t02.least(s, seat, MAGIC))
    t02.mark(s, seat, STRENGTH, t02.least(s, seat, STRENGTH))
    s.life = changed(s.life, seat, t02.start_life(s, seat))


def set_advantage(s: TalismanState) -> None:
    """TAL-1.7, 3.4  The side with fewer characters; if equal, the one to which the first player does not belong."""
    order = sum([1 for seat in range(s.seats) if s.faction(seat) == ORDER])
    if 2 * order == s.seats:
        s.advantage = 1 - s.faction(s.active)
    else:
        s.advantage = ORDER if 2 * order < s.seats else DEATH_EATERS
    s.tell(t.ADVANTAGE_SET, TAL_3_4, s.advantage)
    s.tell(t.ADVANTAGE_STAYED, TAL_1_7, s.advantage)


# --- the return of the dead


def come_back(s: TalismanState, seat: int) -> None:
    """TAL-11.1, 11.11, 12.1  A side is chosen, of the same card, or of a new one; until then the dead are out of play."""
    if s.box.no_inheritance:
        deal_character(s, seat, TAL_12_1)
    s.ask(t.ASK_SIDE, seat)
