"""TAL-1 What lies in the box: decks, stacks and stocks, what is gained from them and where it goes back to."""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman import terms
from greathall.games.talisman.clauses import (
    TAL_1_2,
    TAL_1_8,
    TAL_1_9,
    TAL_1_11,
    TAL_5_12,
    TAL_11_7,
)
from greathall.games.talisman.state import TalismanState, added
from greathall.games.talisman.terms import NONE, OUTER
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL


def discard(s: TalismanState, seat: int, thing: int, clause: int) -> None:
    """TAL-1.2, 1.10  A card goes to the discards of its own deck, Equipment and Insignia to their stacks."""
    s.move(thing, s.box.home_of(thing))
    if thing >= s.box.first_spell:
        s.tell(t.SPELL_DISCARDED, clause, seat, thing - s.box.first_spell)
    else:
        s.tell(t.CARD_DISCARDED, clause, seat, thing)


def draw_card(s: TalismanState, region: int, zone: int) -> int:
    """TAL-1.2, 5.12  Draw from a region's deck, made anew from its discards when it is empty; NONE when both are."""
    box = s.box
    outer = region == OUTER
    deck = box.outer_deck if outer else box.middle_deck
    bag = box.outer_bag if outer else box.middle_bag
    if not s.piles[deck]:
        discards = box.outer_discards if outer else box.middle_discards
        if not s.piles[discards]:
            s.tell(t.NO_CARDS, TAL_5_12, s.active, s.space[s.active])
            return NONE
        s.move_all(discards, bag)
        s.piles[deck] = box.unseen(len(s.piles[bag]))
        s.tell(t.DECK_RENEWED, TAL_1_2, region)
    return s.draw_top(deck, bag, terms.OUTER_DECK if outer else terms.MIDDLE_DECK, zone)


def cards_left(s: TalismanState, region: int) -> int:
    """TAL-5.12  How many cards are left in a region's deck and discards."""
    box = s.box
    if region == OUTER:
        return len(s.piles[box.outer_deck]) + len(s.piles[box.outer_discards])
    return len(s.piles[box.middle_deck]) + len(s.piles[box.middle_discards])


def spells_left(s: TalismanState) -> int:
    """TAL-11.7  How many Spells nobody holds."""
    return len(s.piles[s.box.spell_bag]) + len(s.piles[s.box.spell_discards])


def draw_spell(s: TalismanState, seat: int, clause: int) -> None:
    """TAL-11.7  A Spell from the deck, made anew from its discards when it is empty."""
    box = s.box
    if not s.piles[box.spell_bag]:
        s.move_all(box.spell_discards, box.spell_bag)
        s.tell(t.SPELLS_RENEWED, TAL_11_7)
    spell = s.draw(box.spell_bag, terms.SPELLS, box.hands + seat)
    s.tell(t.SPELL_DRAWN, clause, seat, spell - box.first_spell)


def gain_fate(s: TalismanState, seat: int, amount: int, clause: int) -> None:
    """TAL-1.8  Fate from the stock, as far as there is some."""
    gained = min(amount, s.fates_left())
    s.fate = added(s.fate, seat, gained)
    if gained:
        s.tell(t.FATE_GAINED, clause, seat, gained)
    else:
        s.tell(t.LACKING, TAL_1_8, seat, w.FATE)


def lose_fate(s: TalismanState, seat: int, amount: int, clause: int) -> None:
    """TAL-2.5  Fate goes back to the stock."""
    lost = min(amount, s.fate[seat])
    s.fate = added(s.fate, seat, -lost)
    if lost:
        s.tell(t.FATE_LOST, clause, seat, lost)


def gain_galleons(s: TalismanState, seat: int, amount: int, clause: int) -> None:
    """TAL-1.8  Galleons from the stock, as far as there are some."""
    gained = min(amount, s.galleons_left())
    s.galleons = added(s.galleons, seat, gained)
    if gained:
        s.tell(t.GALLEONS_GAINED, clause, seat, gained)
    else:
        s.tell(t.LACKING, TAL_1_8, seat, w.GALLEON)


def lose_galleons(s: TalismanState, seat: int, amount: int, clause: int) -> None:
    """TAL-1.4  Galleons go back to the stock."""
    lost = min(amount, s.galleons[seat])
    s.galleons = added(s.galleons, seat, -lost)
    if lost:
        s.tell(t.GALLEONS_LOST, clause, seat, lost)


def in_stacks(s: TalismanState, record: int) -> int:
    """TAL-1.10  A card of this name that nobody holds, NONE when there is none."""
    for thing in s.box.copies_of[record]:
        if s.where[thing] == s.box.equipment_stacks or s.where[thing] == s.box.insignia_stacks:
            return thing
    return NONE


def gain_object(s: TalismanState, seat: int, thing: int, clause: int) -> None:
    """TAL-1.10  An Object that nobody held comes to a character."""
    s.move(thing, s.box.objects + seat)
    s.tell(t.OBJECT_GAINED, clause, seat, thing)


# --- Insignia


def free_insignia(s: TalismanState, seat: int) -> list[int]:
    """TAL-1.11  One card of each name in the stacks that the seat does not hold."""
    found: list[int] = []
    names: list[int] = []
    for thing in sorted(s.piles[s.box.insignia_stacks]):
        record = s.box.record_of[thing]
        if record not in names and not s.has_name(seat, record):
            names.append(record)
            found.append(thing)
    return found


def gain_insignia(s: TalismanState, seat: int) -> None:
    """TAL-1.11  One Insignia of the player's choice; none is gained where none is left."""
    found = free_insignia(s, seat)
    if not found:
        s.tell(t.LACKING, TAL_1_8, seat, w.INSIGNIA_CARD)
    elif len(found) == 1:
        take_insignia(s, seat, found[0])
    else:
        s.ask(t.ASK_INSIGNIA, seat)


def insignia_candidates(s: TalismanState, seat: int) -> list[int]:
    """TAL-1.11  One of each name."""
    return [choice(t.TAKE, thing) for thing in free_insignia(s, seat)]


def insignia_forbidden(s: TalismanState, seat: int, picked: int) -> int:
    """TAL-1.11  Only from the stacks, and of a name that is not held."""
    return LEGAL if first(picked) in free_insignia(s, seat) else TAL_1_11


def take_insignia(s: TalismanState, seat: int, thing: int) -> None:
    """TAL-1.11  The Insignia is held."""
    gain_object(s, seat, thing, TAL_1_11)
    offer_to_drop_task(s, seat, thing)


def offer_to_drop_task(s: TalismanState, seat: int, thing: int) -> None:
    """TAL-8.3  Whoever gets an Insignia otherwise than by its task may drop the task."""
    if s.task[seat] != NONE and s.box.is_insignia(thing):
        s.ask(t.ASK_DROP_TASK, seat)


def win(s: TalismanState, seat: int) -> None:
    """TAL-1.9  Who beats Voldemort in the Great Hall wins, alone; the game ends at once."""
    s.tell(t.WON, TAL_1_9, seat)
    s.end(TAL_1_9, 1 << seat)
