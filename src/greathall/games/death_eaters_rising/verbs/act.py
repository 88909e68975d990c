"""What the sentences on cards do: those of Death Eaters and places, and those of abilities."""

from greathall.games.death_eaters_rising import box as b
from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.box import Act
from greathall.games.death_eaters_rising.clauses import DER_2_3, DER_4_8, DER_6_6, DER_6_7
from greathall.games.death_eaters_rising.rules.d4_pool import can_turn
from greathall.games.death_eaters_rising.rules.d6_damage import cleanse, corrupt, deal_damage, heal, healable, tied
from greathall.games.death_eaters_rising.rules.d9_supply import take_token, tokens_left
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import BYTE, NONE, WIZARDS


def act_on_table(s: DeathEatersState, act: Act, location: int, card: int, clause: int) -> None:
    """DER-3.4 to 3.6  A sentence of a Death Eater or a corrupted place, in its location."""
    if act.nobody_here != NONE and of_faction(s, wizards_here(s, location), act.nobody_here):
        return
    match act.verb:
        case b.DAMAGE:
            damage(s, act, location, clause)
        case b.CORRUPT:
            corrupt_where(s, act, location, clause)
        case b.HEAL_DEATH_EATERS:
            heal_death_eaters(s, act, card)
        case b.LIMIT_HEALING:
            s.healing_limited = 1
        case b.FORBID_TOKENS:
            s.tokens_forbidden = 1
        case b.FORBID_TURNING:
            s.turning_forbidden = 1
        case b.EXTRA_SYMBOL:
            extra = s.extra.copy()
            extra[act.more] += 1 << BYTE * act.trait
            s.extra = extra


def wizards_here(s: DeathEatersState, location: int) -> list[int]:
    """DER-3.4  The wizards in a location: those beside it, and the active team while its token is there."""
    found = [card for card in s.beside(location) if card < WIZARDS]
    return found + s.team(s.active) if s.mission == location else found


def of_faction(s: DeathEatersState, cards: list[int], faction: int) -> list[int]:
    """Those of the faction; all when none is named."""
    return [card for card in cards if faction == NONE or s.box.faction[card] == faction]


def damage(s: DeathEatersState, act: Act, location: int, clause: int) -> None:
    """DER-6.2, 6.6  Damage to whom the sentence says."""
    if act.whom == b.ONE_MOST_DAMAGED or act.whom == b.ONE_LEAST_DAMAGED:
        for seat in reversed(s.clockwise(s.active)):
            s.then(t.ONE_SUFFERS, seat, act.amount, 1 if act.whom == b.ONE_MOST_DAMAGED else 0, act.faction)
        return
    for card in struck(s, act, location):
        deal_damage(s, card, act.amount, DER_6_6 if act.whom in (b.MOST_DAMAGED, b.LEAST_DAMAGED) else clause)


def struck(s: DeathEatersState, act: Act, location: int) -> list[int]:
    """The wizards whom a sentence strikes all together."""
    if act.whom == b.MOST_DAMAGED or act.whom == b.LEAST_DAMAGED:
        return tied(s, s.active, act.whom == b.MOST_DAMAGED, act.faction)
    if act.whom == b.EACH_HERE:
        cards = wizards_here(s, location)
    elif act.whom == b.EACH_OF_ACTIVE_TEAM:
        cards = s.team(s.active)
    elif act.whom == b.EACH_BESIDE_HERE:
        cards = s.beside(location)
    else:
        cards = s.beside(location) + s.beside((location + 1) % 3) + s.beside((location + 2) % 3)
    return of_faction(s, [card for card in cards if card < WIZARDS], act.faction)


def corrupt_where(s: DeathEatersState, act: Act, location: int, clause: int) -> None:
    """DER-6.4  Corruption here, on a named location, or wherever a Death Eater is."""
    if act.where == b.HERE:
        corrupt(s, location, act.amount, clause)
    elif act.where == b.WITH_DEATH_EATER:
        for step in range(3):
            where = (s.mission + step) % 3
            if any(card >= WIZARDS for card in s.beside(where)):
                corrupt(s, where, act.amount, clause)
    else:
        corrupt(s, act.where, act.amount, clause)


def heal_death_eaters(s: DeathEatersState, act: Act, card: int) -> None:
    """DER-6.7  Every other Death Eater in play loses damage; Voldemort is none (DER-7.1)."""
    for location in range(3):
        for other in s.beside(location):
            if other >= WIZARDS and other != card and s.damage[other]:
                removed = min(act.amount, s.damage[other])
                s.damage[other] -= removed
                s.tell(t.DEATH_EATER_HEALED, DER_6_7, other, removed)


# --- abilities


def can_do_something(s: DeathEatersState, act: Act) -> bool:
    """DER-4.6  Whether a sentence of an ability would change anything now."""
    match act.verb:
        case b.HEAL:
            return len(healable(s, act.whom, s.active)) > 0
        case b.CLEANSE:
            return s.corruption[s.mission] > 0 if act.where == b.HERE else max(s.corruption) > 0
        case b.TAKE_TOKEN:
            return tokens_left(s)
        case b.OTHERS_MAY_TAKE_TOKEN:
            return tokens_left(s) and invited(s, act) != 0
        case b.EVERY_PLAYER_MAY_HEAL:
            return healing_seats(s) != 0
        case b.STRIKE:
            return any(card >= WIZARDS and not s.is_full(card) for card in s.beside(s.mission))
        case b.TURN_DIE:
            return may_change_dice(s) and can_turn(s, act.trait)
        case _:  # dice are re-rolled
            return may_change_dice(s)


def may_change_dice(s: DeathEatersState) -> bool:
    """DER-4.7  Whether a die of the pool was rolled, and nothing forbids to change it."""
    return not s.turning_forbidden and s.rolls > 0 and len(s.piles[s.box.pool]) > 0


def act_for_player(s: DeathEatersState, act: Act, target: int) -> None:
    """DER-4.6  A sentence of an ability takes effect; what it leaves to choose is asked."""
    if not can_do_something(s, act):
        return
    seat = s.active
    match act.verb:
        case b.HEAL:
            heal_chosen(s, act)
        case b.CLEANSE:
            if act.where == b.HERE:
                cleanse(s, seat, s.mission, act.amount, DER_4_8)
            else:
                s.ask(t.ASK_CLEANSE, seat, act.amount)
        case b.TAKE_TOKEN:
            for _ in range(act.amount):
                take_token(s, seat, DER_2_3)
        case b.OTHERS_MAY_TAKE_TOKEN:
            s.ask_each(t.ASK_TAKE_TOKEN, invited(s, act))
        case b.EVERY_PLAYER_MAY_HEAL:
            s.ask_each(t.ASK_MAY_HEAL, healing_seats(s), act.amount, act.faction, act.more)
        case b.STRIKE:
            s.ask(t.ASK_STRIKE, seat, act.amount)
        case b.REROLL:
            s.ask(t.ASK_REROLL, seat, 0)
        case b.TURN_DIE:
            s.ask(t.ASK_TURN, seat, act.trait)


def heal_chosen(s: DeathEatersState, act: Act) -> None:
    """DER-6.7  Each of the own team at once; or the player chooses one (always one where healing is limited)."""
    if act.whom != b.EACH_OF_OWN_TEAM:
        s.ask(t.ASK_HEAL, s.active, act.amount, act.whom)
    elif s.healing_limited:
        s.ask(t.ASK_HEAL, s.active, act.amount, b.ONE_OF_OWN_TEAM)
    else:
        for card in healable(s, b.ONE_OF_OWN_TEAM, s.active):
            heal(s, s.active, card, act.amount, DER_6_7)


def invited(s: DeathEatersState, act: Act) -> int:
    """The other seats (bits) with enough wizards of the faction."""
    seats = 0
    for seat in range(s.seats):
        if seat != s.active and len(of_faction(s, s.team(seat), act.faction)) >= act.more:
            seats |= 1 << seat
    return seats


def healing_seats(s: DeathEatersState) -> int:
    """The seats (bits) with a wizard in the team that may be healed."""
    seats = 0
    for seat in range(s.seats):
        if healable(s, b.ONE_OF_OWN_TEAM, seat):
            seats |= 1 << seat
    return seats
