"""DER-5 The end of a turn: recruits, damage, fallen places, the defeated, new characters."""

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising import terms
from greathall.games.death_eaters_rising.clauses import (
    DER_5_1,
    DER_5_2,
    DER_5_3,
    DER_5_4,
    DER_5_5,
    DER_5_6,
    DER_5_7,
    DER_5_8,
    DER_6_4,
    DER_7_2,
    DER_7_4,
)
from greathall.games.death_eaters_rising.rules.d6_damage import fall
from greathall.games.death_eaters_rising.rules.d8_ending import check_losses, check_victory
from greathall.games.death_eaters_rising.rules.d9_supply import take_token
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import DIE_COUNT, FULL, NONE, PLACES, TARGETS, VOLDEMORT, WIZARDS


def end_phase(s: DeathEatersState, goal: int) -> None:
    """DER-5  Everything in its order; no choice is left."""
    recruit(s)
    damage_death_eaters(s)
    damage_voldemort(s)
    if check_victory(s, goal):
        return
    return_dice(s)
    let_places_fall(s)
    take_away_defeated(s)
    if check_losses(s):
        return
    fill_gaps(s)
    pass_on(s)


def recruit(s: DeathEatersState) -> None:
    """DER-5.1  Wizards whose symbols are all covered join the team, and lose all their damage."""
    for slot in range(9):
        for card in s.piles[s.box.slots + slot]:
            if card < WIZARDS and s.is_covered(card):
                s.damage[card] = 0
                s.move(card, s.box.team + s.active)
                s.tell(t.RECRUITED, DER_5_1, s.active, card)


def damage_death_eaters(s: DeathEatersState) -> None:
    """DER-5.2  Death Eaters whose symbols are all covered take 1 damage, and it earns a token."""
    for slot in range(9):
        for card in s.piles[s.box.slots + slot]:
            if card >= WIZARDS and s.has_symbols(card) and s.is_covered(card) and not s.is_full(card):
                s.damage[card] += 1
                s.tell(t.ATTACKED, DER_5_2, s.active, card)
                take_token(s, s.active, DER_5_2)


def damage_voldemort(s: DeathEatersState) -> None:
    """DER-7.2, 7.4  Covered, he takes 1 damage, and it earns a token."""
    if s.is_revealed() and s.is_covered(VOLDEMORT):
        s.damage[VOLDEMORT] += 1
        s.tell(t.VOLDEMORT_HIT, DER_7_2, s.active, s.damage[VOLDEMORT])
        take_token(s, s.active, DER_7_4)


def return_dice(s: DeathEatersState) -> None:
    """DER-5.3  All dice go back."""
    s.move_all(s.box.pool, s.box.dice_box)
    s.move_all(s.box.assigned, s.box.dice_box)
    s.move_all(s.box.spent_dice, s.box.dice_box)
    s.covered = [0] * TARGETS
    s.die_on = [NONE] * DIE_COUNT
    s.tell(t.DICE_RETURNED, DER_5_3)


def let_places_fall(s: DeathEatersState) -> None:
    """DER-5.4, 6.4  Places with 5 corruption are corrupted, clockwise from the active player's location; or it is itself."""
    for step in range(3):
        location = (s.mission + step) % 3
        if s.corruption[location] < FULL:
            continue
        if s.places(location):
            s.tell(t.PLACE_FELL, DER_5_4, s.places(location)[0] - PLACES)
            fall(s, location)
        else:
            s.tell(t.LOCATION_FELL, DER_6_4, location)


def take_away_defeated(s: DeathEatersState) -> None:
    """DER-5.5  Full tracks: wizards to the Hospital Wing, Death Eaters to Azkaban."""
    for card in range(VOLDEMORT):
        if s.is_full(card) and (s.location_of(card) != NONE or s.owner_of(card) != NONE):
            s.damage[card] = 0
            s.move(card, s.box.hospital if card < WIZARDS else s.box.azkaban)
            s.tell(t.WIZARD_DEFEATED if card < WIZARDS else t.DEATH_EATER_DEFEATED, DER_5_5, card)


def fill_gaps(s: DeathEatersState) -> None:
    """DER-5.6  Gaps are filled from the deck, clockwise from the active player's location."""
    for step in range(9):
        slot = (s.mission * 3 + step) % 9
        zone = s.box.slots + slot
        if not s.piles[zone]:
            card = draw_character(s, zone)
            if card != NONE:
                s.tell(t.FILLED, DER_5_6, card, slot // 3)


def draw_character(s: DeathEatersState, zone: int) -> int:
    """DER-5.7  Voldemort's card goes to the Villain card; the gap is filled with the next one."""
    card = s.draw_top(s.box.deck, s.box.undrawn, terms.DECK, zone)
    if card != VOLDEMORT:
        return card
    s.move(VOLDEMORT, s.box.villain)
    s.tell(t.REVEALED, DER_5_7, VOLDEMORT)
    return s.draw_top(s.box.deck, s.box.undrawn, terms.DECK, zone)


def pass_on(s: DeathEatersState) -> None:
    """DER-5.8  The mission token comes back, and the next player clockwise begins."""
    s.mission = NONE
    s.tell(t.TURN_ENDED, DER_5_8, s.active)
    s.active = (s.active + 1) % s.seats
    s.then(t.TURN)
