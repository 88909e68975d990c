"""DER-9 Spell tokens: used by anybody, in anybody's turn, between the Voldemort die and the end phase."""

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising import terms
from greathall.games.death_eaters_rising.box import ONE_ANYWHERE
from greathall.games.death_eaters_rising.clauses import (
    DER_1_7,
    DER_4_10,
    DER_6_5,
    DER_9_1,
    DER_9_2,
    DER_9_3,
    DER_9_4,
    DER_9_5,
    DER_9_6,
)
from greathall.games.death_eaters_rising.rules.d4_assign import complete, open_by_trait, target_forbidden
from greathall.games.death_eaters_rising.rules.d4_pool import add_die, die_left, roll_dice
from greathall.games.death_eaters_rising.rules.d6_damage import cleanse, heal, heal_forbidden, healable
from greathall.games.death_eaters_rising.state import NOTHING_YET, DeathEatersState
from greathall.games.death_eaters_rising.terms import NONE, TOKENS
from greathall.kernel.choices import choice, first, kind_of, second
from greathall.kernel.rules import LEGAL
from greathall.kernel.state import Frame


def may_be_used(ask: Frame) -> bool:
    """DER-9.1  From the end of Voldemort's phase until the end phase, while no other effect's choice is pending."""
    return ask.kind == t.ASK_ROLL or ask.kind == t.ASK_ASSIGN or ask.kind == t.ASK_END


def holders(s: DeathEatersState) -> int:
    """DER-9.1  The other seats (bits) that hold a token."""
    seats = 0
    if not s.tokens_forbidden:
        for seat in range(s.seats):
            if seat != s.active and s.tokens(seat):
                seats |= 1 << seat
    return seats


def token_of(s: DeathEatersState, seat: int, kind: int) -> int:
    """A token of this kind that the seat holds, NONE when it holds none."""
    for token in s.tokens(seat):
        if (token - TOKENS) // 2 == kind:
            return token
    return NONE


def kind_of_token(picked: int) -> int:
    """The kind of token that a choice uses."""
    match kind_of(picked):
        case t.TOKEN_ASSIGN:
            return first(picked)
        case t.TOKEN_GAIN:
            return terms.GAIN + first(picked) if first(picked) >= 0 else NONE
        case t.TOKEN_CLEANSE:
            return terms.CLEANSE
        case t.TOKEN_HEAL:
            return terms.HEAL
        case t.TOKEN_HEAL_TWO:
            return terms.HEAL_TWO
        case _:
            return terms.SWAP


def candidates(s: DeathEatersState, seat: int) -> list[int]:
    """DER-9.1  Every use of every kind of token that the seat holds."""
    if s.tokens_forbidden or not s.tokens(seat):
        return []
    held = 0
    for token in s.tokens(seat):
        held |= 1 << (token - TOKENS) // 2
    found = []
    if held & 15:
        opened = open_by_trait(s)
        found += [
            choice(t.TOKEN_ASSIGN, trait, target) for trait in range(4) if held >> trait & 1 for target in opened[trait]
        ]
    found += [choice(t.TOKEN_GAIN, colour) for colour in range(4) if held >> terms.GAIN + colour & 1]
    if held >> terms.CLEANSE & 1:
        found += [choice(t.TOKEN_CLEANSE, location) for location in range(3)]
    wounded = healable(s, ONE_ANYWHERE, seat) if held >> terms.HEAL & 3 else []
    if held >> terms.HEAL & 1:
        found += [choice(t.TOKEN_HEAL, card) for card in wounded]
    if held >> terms.HEAL_TWO & 1:
        found += healing_pairs(s, wounded)
    if held >> terms.SWAP & 1:
        found += swaps(s, seat)
    return found


def healing_pairs(s: DeathEatersState, wounded: list[int]) -> list[int]:
    """DER-9.4  Two different wizards, or one where there is no second."""
    pairs = []
    for at, card in enumerate(wounded):
        if lonely(s, card, wounded):
            pairs.append(choice(t.TOKEN_HEAL_TWO, card, NONE))
        pairs += [choice(t.TOKEN_HEAL_TWO, card, other) for other in wounded[at + 1 :] if not clash(s, card, other)]
    return pairs


def lonely(s: DeathEatersState, card: int, wounded: list[int]) -> bool:
    """DER-9.4  Whether no second wizard could be healed beside this one."""
    for other in wounded:
        if other != card and not clash(s, card, other):
            return False
    return True


def clash(s: DeathEatersState, card: int, other: int) -> bool:
    """DER-6.5  Whether both are in one team while healing is limited."""
    return bool(s.healing_limited) and s.owner_of(card) != NONE and s.owner_of(card) == s.owner_of(other)


def swaps(s: DeathEatersState, seat: int) -> list[int]:
    """DER-9.5  An own wizard for one of another player."""
    others = sorted(card for other in range(s.seats) if other != seat for card in s.team(other))
    return [choice(t.TOKEN_SWAP, own, card) for own in sorted(s.team(seat)) for card in others]


def out_of_turn(s: DeathEatersState, ask: Frame) -> int:
    """DER-9.1  Why a seat that cannot act now uses no token: the moment, a penalty (6.5), or it holds none."""
    if not may_be_used(ask):
        return DER_9_1
    return DER_6_5 if s.tokens_forbidden else DER_1_7


def forbidden(s: DeathEatersState, ask: Frame, seat: int, picked: int) -> int:
    """DER-9  The first clause against using a token like this now."""
    if not may_be_used(ask):
        return DER_9_1
    if s.tokens_forbidden:
        return DER_6_5
    kind = kind_of_token(picked)
    if kind == NONE or token_of(s, seat, kind) == NONE:
        return DER_1_7
    if kind < terms.GAIN:
        return assign_forbidden(s, kind, second(picked))
    if kind < terms.CLEANSE:
        return LEGAL if die_left(s, kind - terms.GAIN) != NONE else DER_9_3
    if kind == terms.CLEANSE:
        return LEGAL if first(picked) != NONE and s.corruption[first(picked)] else DER_9_4
    if kind == terms.SWAP:
        return swap_forbidden(s, seat, first(picked), second(picked))
    return healing_forbidden(s, seat, kind, first(picked), second(picked))


def assign_forbidden(s: DeathEatersState, trait: int, target: int) -> int:
    """DER-9.2  An open symbol where a die could be assigned."""
    if target == NONE:
        return DER_9_2
    clause = target_forbidden(s, target)
    if clause != LEGAL:
        return clause
    return LEGAL if s.open_symbols(target, trait) else DER_9_2


def healing_forbidden(s: DeathEatersState, seat: int, kind: int, card: int, other: int) -> int:
    """DER-9.4  Any wizard in play with damage; for two, different ones, the first named first."""
    clause = heal_forbidden(s, card, ONE_ANYWHERE, seat)
    if clause != LEGAL or kind == terms.HEAL:
        return clause
    if other == NONE:
        return LEGAL if lonely(s, card, healable(s, ONE_ANYWHERE, seat)) else DER_9_4
    if other <= card:
        return DER_9_4
    if clash(s, card, other):
        return DER_6_5
    return heal_forbidden(s, other, ONE_ANYWHERE, seat)


def swap_forbidden(s: DeathEatersState, seat: int, own: int, other: int) -> int:
    """DER-9.5  One wizard each, none with symbols on its ability; not with who declined this turn."""
    if own == NONE or other == NONE or s.owner_of(own) != seat:
        return DER_9_5
    rival = s.owner_of(other)
    if rival in (NONE, seat) or s.declined_swaps[seat] >> rival & 1:
        return DER_9_5
    return DER_9_5 if s.has_symbols(own) or s.has_symbols(other) else LEGAL


# --- using them


def use(s: DeathEatersState, ask: Frame, seat: int, picked: int) -> None:
    """DER-9.1  The token takes effect; then the active player goes on."""
    kind = kind_of_token(picked)
    if kind == terms.SWAP:
        own, other = first(picked), second(picked)
        s.tell(t.SWAP_OFFERED, DER_9_5, seat, s.owner_of(other), own, other)
        s.ask(t.ASK_SWAP, s.owner_of(other), own, other)
        return
    spend(s, seat, kind)
    if kind < terms.GAIN:
        cover(s, seat, kind, second(picked))
    elif kind < terms.CLEANSE:
        gain_die(s, ask, kind - terms.GAIN)
    elif kind == terms.CLEANSE:
        cleanse(s, seat, first(picked), 1, DER_9_4)
    elif kind == terms.HEAL:
        heal(s, seat, first(picked), 2, DER_9_4)
    else:
        heal(s, seat, first(picked), 1, DER_9_4)
        if second(picked) != NONE:
            heal(s, seat, second(picked), 1, DER_9_4)


def spend(s: DeathEatersState, seat: int, kind: int) -> None:
    """DER-9.6  A used token goes face up to the discard."""
    token = token_of(s, seat, kind)
    s.move(token, s.box.used_tokens)
    s.tell(t.TOKEN_USED, DER_9_6, seat, token - TOKENS)


def cover(s: DeathEatersState, seat: int, trait: int, target: int) -> None:
    """DER-9.2  The symbol is covered for this turn; an ability so completed is the active player's."""
    s.cover(target, trait, 1)
    s.tell(t.COVERED, DER_9_2, seat, trait, target)
    complete(s, target)


def gain_die(s: DeathEatersState, ask: Frame, colour: int) -> None:
    """DER-9.3  The die joins the pool, rolled at once if there was a roll; after the last die, DER-4.2 goes on."""
    clause = DER_4_10 if ask.kind == t.ASK_END else DER_9_3
    was_empty = not s.piles[s.box.pool]
    die = add_die(s, colour, clause)
    if s.rolls == 0:
        return
    if was_empty:
        s.progress = NOTHING_YET
    roll_dice(s, [die], t.ROLLED, clause)


def decide_swap(s: DeathEatersState, seat: int, own: int, other: int, picked: int) -> None:
    """DER-9.5  Agreed, the wizards change places with their damage; declined, the token stays with its owner."""
    owner = s.owner_of(own)
    if picked == choice(t.DECLINE):
        declined = s.declined_swaps.copy()
        declined[owner] |= 1 << seat
        s.declined_swaps = declined
        s.tell(t.SWAP_DECLINED, DER_9_5, seat, owner)
        return
    spend(s, owner, terms.SWAP)
    s.move(own, s.box.team + seat)
    s.move(other, s.box.team + owner)
    s.tell(t.SWAPPED, DER_9_5, owner, seat, own, other)
