"""DER-2 Set-up: places, tokens and Voldemort's figure; each player's faction and starter; the characters."""

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising import terms
from greathall.games.death_eaters_rising.clauses import (
    DER_1_10,
    DER_2_1,
    DER_2_2,
    DER_2_3,
    DER_2_4,
    DER_2_5,
    DER_2_6,
    DER_2_7,
    DER_2_8,
)
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import LOCATIONS, PLACES, SET_UP, TOKENS, VOLDEMORT
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import UNSEEN


def begin(s: DeathEatersState, goal: int, random_first_player: bool) -> None:
    """DER-2.1 to 2.7  Lay out what needs no choice; then the seats choose in order from seat 0."""
    lay_out_the_box(s)
    s.tell(t.GOAL_SET, DER_2_8, goal)
    s.facing = s.outcome(SET_UP, len(LOCATIONS))
    s.tell(t.FACED, DER_2_1, s.facing)
    lay_places(s)
    s.tell(t.TOKENS_LAID, DER_2_3, len(s.piles[s.box.supply]))
    s.active = s.outcome(SET_UP, s.seats) if random_first_player else 0
    s.then(t.TURN)
    s.then(t.DEAL)
    for seat in reversed(range(s.seats)):
        s.then(t.CHOOSE, seat)


def lay_out_the_box(s: DeathEatersState) -> None:
    """DER-2.3, 2.6  Everything lies ready: tokens face down, Voldemort's card and the starters apart."""
    box = s.box
    starters = [card for cards in box.starters for card in cards]
    s.set_aside([*starters, VOLDEMORT], box.set_aside)
    s.set_aside([card for card in range(VOLDEMORT) if card not in starters], box.undrawn)
    s.piles[box.deck] = [UNSEEN] * len(s.piles[box.undrawn])
    s.set_aside(list(range(TOKENS, terms.DICE)), box.supply)
    s.set_aside(list(range(terms.DICE, terms.DICE + terms.DIE_COUNT)), box.dice_box)


def lay_places(s: DeathEatersState) -> None:
    """DER-2.2  The two places of each location in random order; the top one is the current place."""
    for location in range(len(LOCATIONS)):
        places = [PLACES + at for at, where in enumerate(s.box.place_location) if where == location]
        if s.outcome(SET_UP, 2):
            places.reverse()
        s.set_aside(places, s.box.places_of + location)
        s.tell(t.PLACE_LAID, DER_2_2, places[0] - PLACES, location)


def seat_chooses(s: DeathEatersState, seat: int) -> None:
    """DER-2.4  A seat chooses its faction."""
    s.ask(t.ASK_FACTION, seat)


def faction_candidates(s: DeathEatersState) -> list[int]:
    """DER-2.4  One of the three factions."""
    return [choice(t.CHOOSE_FACTION, faction) for faction in range(3)]


def faction_forbidden(s: DeathEatersState, picked: int) -> int:
    """DER-2.4  Two players may share a faction, three may not."""
    return LEGAL if first(picked) >= 0 and s.faction.count(first(picked)) < 2 else DER_2_4


def choose_faction(s: DeathEatersState, seat: int, picked: int) -> None:
    """DER-2.4  Take the faction's headquarters and mission token; the starter is chosen next."""
    s.faction = s.faction.copy()
    s.faction[seat] = first(picked)
    s.tell(t.FACTION_CHOSEN, DER_2_4, seat, first(picked))
    s.tell(t.MISSION_TOKEN_TAKEN, DER_1_10, seat, first(picked))
    s.ask(t.ASK_STARTER, seat)


def starter_candidates(s: DeathEatersState, seat: int) -> list[int]:
    """DER-2.5  One of the faction's two starting characters."""
    return [choice(t.START_WITH, card) for card in s.box.starters[s.faction[seat]]]


def starter_forbidden(s: DeathEatersState, seat: int, picked: int) -> int:
    """DER-2.5  A character is one card: players who share a faction take one each."""
    card = first(picked)
    mine = card in s.box.starters[s.faction[seat]]
    return LEGAL if mine and s.where[card] == s.box.set_aside else DER_2_5


def start_with(s: DeathEatersState, seat: int, picked: int) -> None:
    """DER-2.5  The starter is the first wizard of the team."""
    s.move(first(picked), s.box.team + seat)
    s.tell(t.STARTED_WITH, DER_2_5, seat, first(picked))


def deal(s: DeathEatersState) -> None:
    """DER-2.6  Three characters beside each location, then Voldemort's card into the middle of the rest."""
    box = s.box
    for card in s.piles[box.set_aside]:
        if card != VOLDEMORT:
            s.move(card, box.undrawn)
    s.piles[box.deck] = [UNSEEN] * len(s.piles[box.undrawn])
    for slot in range(9):
        card = s.draw_top(box.deck, box.undrawn, terms.DECK, box.slots + slot)
        s.tell(t.LAID_OUT, DER_2_6, card, slot // 3)
    unseen = s.piles[box.deck]
    s.move(VOLDEMORT, box.deck)
    s.piles[box.deck] = [*unseen[: len(unseen) // 2], VOLDEMORT, *unseen[len(unseen) // 2 :]]
    s.tell(t.BEGAN, DER_2_7, s.active)
