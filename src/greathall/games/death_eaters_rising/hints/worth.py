"""What things are worth to the team, in points: a damage dealt to an ordinary Death Eater is about a hundred."""

from typing import Final

from greathall.games.death_eaters_rising import box as b
from greathall.games.death_eaters_rising.box import Act
from greathall.games.death_eaters_rising.rules.d4_pool import holds
from greathall.games.death_eaters_rising.rules.d6_damage import healable
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import (
    FIRST_ABILITY,
    FULL,
    HOSPITAL_LIMIT,
    LOST_PLACES,
    NONE,
    VOLDEMORT,
    WIZARDS,
)

GAME: Final = 2500
"""What decides the game."""

TOKEN: Final = 30
SPARE_TOKEN: Final = 12
"""A spell token, and one of many."""

RECRUIT: Final = 36
FIRST_RECRUITS: Final = [0, 60, 20, 0]
"""How much more a recruit is worth to a team of so many."""
A_DIE: Final = 80
A_PARTNER_LACKS: Final = 20
DICE_ABILITY: Final = 45
PAID_ABILITY: Final = 35
FREE_STRIKE: Final = 70
FREE_TOKEN: Final = 40

ATTACK: Final = 90
LAST_BLOW: Final = 60
MENACE: Final = [0, 22, 20, 12]
"""For each sentence of a Death Eater, by verb: add-die (none), damage, corruption, healing of Death Eaters."""
HIT_VOLDEMORT: Final = 330

WIZARD_LOST: Final = 110
DEFEATED: Final = [900, 260, 120, 60, 30]
"""A wizard in the Hospital Wing, by how many more may come before the last."""
FEAR_OF_DEFEAT: Final = [100, 42, 20, 9, 4, 2, 1, 0, 0, 0]
LAST_WIZARD: Final = [1000, 330, 120, 50, 25, 12, 6, 3, 1, 0]
"""How near a wizard is to defeat, by the free spaces of the track; the last of a team is the end of the game."""

PLACE_LOST: Final = [70, 110, 320, 2500]
"""A place corrupted, by how many were before it."""
FEAR_OF_FALL: Final = [0, 5, 12, 25, 48, 100]
"""How near a place is to its fall, by its corruption."""


# --- wizards


def free_spaces(s: DeathEatersState, card: int) -> int:
    """How much more damage a character takes."""
    return s.box.track[card] - s.damage[card]


def defeat(s: DeathEatersState) -> int:
    """One more wizard in the Hospital Wing."""
    left = HOSPITAL_LIMIT[s.seats] - len(s.piles[s.box.hospital]) - 1
    return DEFEATED[max(0, min(left, len(DEFEATED) - 1))]


def is_last(s: DeathEatersState, card: int, seat: int) -> bool:
    """Whether the team would be lost with this wizard."""
    for other in s.team(seat):
        if other != card and not s.is_full(other):
            return False
    return True


def fear(s: DeathEatersState, card: int, free: int) -> int:
    """What it costs the team that this wizard has so few free spaces left."""
    seat = s.owner_of(card)
    if seat == NONE:
        return defeat(s) * FEAR_OF_DEFEAT[free] // 100
    common = (defeat(s) + WIZARD_LOST) * FEAR_OF_DEFEAT[free] // 100
    return common + GAME * LAST_WIZARD[free] // 1000 if is_last(s, card, seat) else common


def healing(s: DeathEatersState, card: int, amount: int) -> int:
    """Removing damage from a wizard: the nearer to defeat, the more."""
    free = free_spaces(s, card)
    return fear(s, card, free) - fear(s, card, free + min(amount, s.damage[card]))


def wound(s: DeathEatersState, card: int, amount: int) -> int:
    """What damage to a wizard costs."""
    free = free_spaces(s, card)
    return fear(s, card, max(free - amount, 0)) - fear(s, card, free)


def best_healing(s: DeathEatersState, whom: int, amount: int) -> int:
    """The best use of healing within a reach."""
    best = 0
    for card in healable(s, whom, s.active):
        best = max(best, healing(s, card, amount))
    return best


def ability_of(s: DeathEatersState, card: int, seat: int) -> int:
    """What a wizard's ability adds to the team of a seat."""
    total = 0
    for act in s.box.acts[card]:
        if act.moment == b.POOL:
            total += A_DIE if meets(s, act, seat) else A_PARTNER_LACKS
        elif act.moment == b.BEFORE_ASSIGNING:
            total += DICE_ABILITY
        elif act.moment == b.ROLL_AND_ASSIGN:
            total += FREE_STRIKE if act.verb == b.STRIKE else FREE_TOKEN
        else:
            total += PAID_ABILITY
    return total


def meets(s: DeathEatersState, act: Act, seat: int) -> bool:
    """Whether the team has whom a die is tied to."""
    if not act.team_has:
        return True
    for wizard in s.team(seat):
        if wizard in act.team_has:
            return True
    return False


def completes(s: DeathEatersState, card: int) -> int:
    """Dice of the team that only wait for this wizard."""
    found = 0
    for wizard in s.team(s.active):
        for act in s.box.acts[wizard]:
            if act.moment == b.POOL and card in act.team_has and not holds(s, act):
                found += 1
    return found


def recruit(s: DeathEatersState, card: int, goal: int) -> int:
    """A recruit: most of all the first ones, and who brings a die; and who would soon be defeated where they stand."""
    team = s.team(s.active)
    strength = RECRUIT + ability_of(s, card, s.active) + A_DIE * completes(s, card)
    strength += FIRST_RECRUITS[min(len(team), len(FIRST_RECRUITS) - 1)]
    if s.is_revealed() and len(s.piles[s.box.azkaban]) >= goal:
        strength = strength // 2
    if alive(s, s.active) == 0:
        strength += GAME
    return strength + fear(s, card, free_spaces(s, card))


def alive(s: DeathEatersState, seat: int) -> int:
    """Wizards of a team who will not be defeated this turn."""
    found = 0
    for wizard in s.team(seat):
        if not s.is_full(wizard):
            found += 1
    return found


# --- Death Eaters and Voldemort


def menace(s: DeathEatersState, card: int) -> int:
    """How much a Death Eater does while in play."""
    total = 0
    for act in s.box.acts[card]:
        total += MENACE[act.verb] if act.verb < len(MENACE) else 0
    return total


def attack(s: DeathEatersState, card: int, goal: int) -> int:
    """A damage to a Death Eater: needed until Azkaban holds as many as Voldemort is to take damage."""
    left = free_spaces(s, card)
    value = ATTACK + (LAST_BLOW + menace(s, card) if left == 1 else menace(s, card) // left)
    if len(s.piles[s.box.azkaban]) >= goal:
        value = value // 2
    return value + TOKEN


def hit_voldemort(s: DeathEatersState, goal: int) -> int:
    """A damage to Voldemort; the last one wins."""
    return GAME if s.damage[VOLDEMORT] + 1 >= goal else HIT_VOLDEMORT


# --- places


def fall(s: DeathEatersState, location: int) -> int:
    """The place that would fall next in a location; the location itself ends the game."""
    if not s.places(location):
        return GAME
    return PLACE_LOST[min(len(s.piles[s.box.fallen]), LOST_PLACES - 1)]


def cleansing(s: DeathEatersState, location: int, amount: int) -> int:
    """Removing corruption: the nearer to the fall, the more."""
    now = s.corruption[location]
    after = max(now - amount, 0)
    return fall(s, location) * (FEAR_OF_FALL[now] - FEAR_OF_FALL[after]) // 100


def corruption(s: DeathEatersState, location: int) -> int:
    """What one corruption more costs."""
    now = s.corruption[location]
    return fall(s, location) * (FEAR_OF_FALL[min(now + 1, FULL)] - FEAR_OF_FALL[now]) // 100


# --- abilities


def token(s: DeathEatersState, seat: int) -> int:
    """A spell token to a seat, and what using one up costs."""
    return TOKEN if len(s.tokens(seat)) < 4 else SPARE_TOKEN


def acts(s: DeathEatersState, sentences: list[Act], location: int, goal: int) -> int:
    """What an ability does now, with the mission token in this location."""
    total = 0
    for act in sentences:
        match act.verb:
            case b.HEAL:
                total += heal(s, act)
            case b.CLEANSE:
                total += cleanse(s, act, location)
            case b.TAKE_TOKEN:
                total += act.amount * token(s, s.active)
            case b.OTHERS_MAY_TAKE_TOKEN:
                total += TOKEN // 2
            case b.EVERY_PLAYER_MAY_HEAL:
                total += every_healing(s, act)
            case b.STRIKE:
                total += best_strike(s, location, goal)
    return total


def heal(s: DeathEatersState, act: Act) -> int:
    """The best use of a healing ability."""
    if act.whom != b.EACH_OF_OWN_TEAM:
        return best_healing(s, act.whom, act.amount)
    total = 0
    for card in healable(s, b.ONE_OF_OWN_TEAM, s.active):
        total += healing(s, card, act.amount)
    return total


def cleanse(s: DeathEatersState, act: Act, location: int) -> int:
    """The best use of a cleansing ability."""
    if act.where == b.HERE:
        return cleansing(s, location, act.amount)
    return max(cleansing(s, 0, act.amount), cleansing(s, 1, act.amount), cleansing(s, 2, act.amount))


def every_healing(s: DeathEatersState, act: Act) -> int:
    """Every player heals one wizard of the own team."""
    total = 0
    for seat in range(s.seats):
        best = 0
        for card in s.team(seat):
            if s.damage[card]:
                best = max(best, healing(s, card, act.more if s.box.faction[card] == act.faction else act.amount))
        total += best
    return total


def best_strike(s: DeathEatersState, location: int, goal: int) -> int:
    """The Death Eater in a location whom a blow without dice serves best."""
    best = 0
    for card in s.beside(location):
        if card >= WIZARDS and not s.is_full(card):
            best = max(best, attack(s, card, goal))
    return best


def target(s: DeathEatersState, at: int, location: int, goal: int) -> int:
    """What is reached when all symbols of a target are covered."""
    if at >= FIRST_ABILITY:
        return acts(s, s.box.ability_acts[s.faction[s.active]][at - FIRST_ABILITY], location, goal)
    if at == VOLDEMORT:
        return hit_voldemort(s, goal)
    if at >= WIZARDS:
        return attack(s, at, goal)
    if s.location_of(at) != NONE:
        return recruit(s, at, goal)
    return acts(s, s.box.acts[at], location, goal)
