"""DER-6 Damage and corruption: given, removed, and where they stop."""

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.box import ONE_ANYWHERE, ONE_HERE
from greathall.games.death_eaters_rising.clauses import (
    DER_1_9,
    DER_3_2,
    DER_6_1,
    DER_6_2,
    DER_6_3,
    DER_6_4,
    DER_6_5,
    DER_6_6,
    DER_6_7,
    DER_7_1,
)
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import FULL, NONE, PLACES, VOLDEMORT, WIZARDS
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL


def corrupt(s: DeathEatersState, location: int, amount: int, clause: int) -> None:
    """DER-6.1, 6.4  Corruption goes on the current place, or on the location when it has none; never more than 5."""
    added = min(amount, FULL - s.corruption[location])
    if added == 0:
        s.tell(t.ALREADY_CORRUPTED, DER_6_1, location)
        return
    s.corruption[location] += added
    s.tell(t.CORRUPTED, clause if s.places(location) else DER_6_4, location, added)


def cleanse(s: DeathEatersState, seat: int, location: int, amount: int, clause: int) -> None:
    """DER-6.7  Removing corruption takes effect at once."""
    removed = min(amount, s.corruption[location])
    s.corruption[location] -= removed
    s.tell(t.CLEANSED, clause, seat, location, removed)


def deal_damage(s: DeathEatersState, card: int, amount: int, clause: int) -> None:
    """DER-6.2  A character never holds more damage than its track."""
    dealt = min(amount, s.box.track[card] - s.damage[card])
    if dealt == 0:
        s.tell(t.UNHARMED, DER_6_2, card)
        return
    s.damage[card] += dealt
    s.tell(t.DAMAGED, clause, card, dealt)


def heal(s: DeathEatersState, seat: int, card: int, amount: int, clause: int) -> None:
    """DER-6.7  Removing damage takes effect at once; the team remembers whom (DER-6.5)."""
    removed = min(amount, s.damage[card])
    s.damage[card] -= removed
    owner = s.owner_of(card)
    if owner != NONE:
        s.healed = s.healed.copy()
        s.healed[owner] = card
    s.tell(t.HEALED, clause, seat, card, removed)


def heal_forbidden(s: DeathEatersState, card: int, whom: int, seat: int) -> int:
    """DER-6.7  Only a damaged wizard in play, within the reach of what heals, and one a team at the Hog's Head."""
    if not 0 <= card < WIZARDS:
        return DER_7_1 if card == VOLDEMORT else DER_6_7
    owner = s.owner_of(card)
    location = s.location_of(card)
    if owner == NONE and location == NONE:
        return DER_1_9
    reached = whom == ONE_ANYWHERE or owner == seat or (whom == ONE_HERE and location == s.mission)
    if not reached:
        return DER_3_2
    if s.damage[card] == 0:
        return DER_6_7
    if s.healing_limited and owner != NONE and s.healed[owner] != NONE and s.healed[owner] != card:
        return DER_6_5
    return LEGAL


def healable(s: DeathEatersState, whom: int, seat: int) -> list[int]:
    """The wizards from which damage may be removed, in the order of their cards."""
    return [card for card in range(WIZARDS) if s.damage[card] and heal_forbidden(s, card, whom, seat) == LEGAL]


def tied(s: DeathEatersState, seat: int, most: bool, faction: int) -> list[int]:
    """DER-6.6  The most or the least damaged wizards of a team (of the faction named): all that tie."""
    team = [card for card in s.team(seat) if faction == NONE or s.box.faction[card] == faction]
    if not team:
        return []
    damages = [s.damage[card] for card in team]
    wanted = max(damages) if most else min(damages)
    return [card for card in team if s.damage[card] == wanted]


def one_suffers(s: DeathEatersState, seat: int, amount: int, most: bool, faction: int) -> None:
    """DER-6.6  One of those that tie and are not full; with several, the player of that team chooses."""
    suffering = [card for card in tied(s, seat, most, faction) if not s.is_full(card)]
    if len(suffering) == 1:
        deal_damage(s, suffering[0], amount, DER_6_6)
    elif suffering:
        s.ask(t.ASK_SUFFER, seat, amount, 1 if most else 0, faction)


def suffer_candidates(s: DeathEatersState, seat: int) -> list[int]:
    """DER-6.6  A wizard of the own team."""
    return [choice(t.SUFFER, card) for card in sorted(s.team(seat))]


def suffer_forbidden(s: DeathEatersState, seat: int, most: bool, faction: int, picked: int) -> int:
    """DER-6.6  Only those that tie and are not full."""
    card = first(picked)
    return LEGAL if card in tied(s, seat, most, faction) and not s.is_full(card) else DER_6_6


def fall(s: DeathEatersState, location: int) -> None:
    """DER-6.3  A place with 5 corruption is corrupted for good; the next one starts at 0."""
    place = s.places(location)[0]
    s.move(place, s.box.fallen)
    s.corruption[location] = 0
    if s.places(location):
        s.tell(t.NEXT_PLACE, DER_6_3, s.places(location)[0] - PLACES)
