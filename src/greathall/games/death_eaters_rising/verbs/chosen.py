"""What a player chooses when an ability takes effect: whom to heal, what to strike."""

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.box import ONE_OF_OWN_TEAM
from greathall.games.death_eaters_rising.clauses import DER_3_2, DER_3_6, DER_5_2, DER_6_7, DER_7_1
from greathall.games.death_eaters_rising.rules import d6_damage as d6
from greathall.games.death_eaters_rising.rules.d9_supply import take_token
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import NONE, VOLDEMORT, WIZARDS
from greathall.kernel.choices import choice
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import Frame


def own_healable(s: DeathEatersState, seat: int) -> list[int]:
    """DER-3.6  The wizards of the own team that the seat may heal."""
    return [choice(t.HEAL, card) for card in d6.healable(s, ONE_OF_OWN_TEAM, seat)]


def heal_forbidden(s: DeathEatersState, ask: Frame, seat: int, card: int) -> int:
    """DER-6.7  Within the reach of what heals: what an ability says, or the own team."""
    return d6.heal_forbidden(s, card, ask.b if ask.kind == t.ASK_HEAL else ONE_OF_OWN_TEAM, seat)


def heal(s: DeathEatersState, ask: Frame, seat: int, card: int) -> None:
    """DER-6.7  The damage is removed; a wizard of the faction named may lose more."""
    if ask.kind == t.ASK_HEAL:
        d6.heal(s, seat, card, ask.a, DER_6_7)
    else:
        d6.heal(s, seat, card, ask.c if s.box.faction[card] == ask.b else ask.a, DER_3_6)


def cleanse_forbidden(s: DeathEatersState, location: int) -> int:
    """DER-6.7  A location with corruption."""
    return LEGAL if location != NONE and s.corruption[location] else DER_6_7


def strike_forbidden(s: DeathEatersState, card: int) -> int:
    """DER-5.2, 7.1  A Death Eater of the location whose track is not full; Voldemort is none."""
    if card == VOLDEMORT:
        return DER_7_1
    if card < WIZARDS or s.is_full(card):
        return DER_5_2
    return LEGAL if s.location_of(card) == s.mission else DER_3_2


def strike(s: DeathEatersState, card: int, amount: int) -> None:
    """DER-5.2  Damage by an ability earns its tokens at once."""
    dealt = min(amount, s.box.track[card] - s.damage[card])
    s.damage[card] += dealt
    s.tell(t.STRUCK, DER_5_2, s.active, card, dealt)
    for _ in range(dealt):
        take_token(s, s.active, DER_5_2)
