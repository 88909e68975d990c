"""What sentences do with cards: take, fetch, sell, put, discard, look. TAL-1.10, TAL-5.8, TAL-6.13, TAL-11.6"""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman import terms
from greathall.games.talisman.clauses import (
    TAL_1_2,
    TAL_1_10,
    TAL_5_6,
    TAL_5_8,
    TAL_6_13,
    TAL_6_17,
    TAL_6_21,
    TAL_11_6,
    TAL_11_10,
    TAL_11_12,
)
from greathall.games.talisman.rules import t01_components as t01
from greathall.games.talisman.rules import t04_places as places
from greathall.games.talisman.rules import t10_evading as t10
from greathall.games.talisman.rules.answers import number
from greathall.games.talisman.sentences import Act
from greathall.games.talisman.state import TalismanState, added
from greathall.games.talisman.terms import ENEMIES, MIDDLE, NONE, OUTER
from greathall.kernel.choices import choice, first, kind_of, second
from greathall.kernel.rules import LEGAL


def can(s: TalismanState, act: Act, you: int, struck: int, card: int) -> bool:
    """TAL-11.10  Whether there is any card that the sentence could move."""
    match act.verb:
        case w.TAKE:
            return can_take(s, act, you, struck)
        case w.FETCH:
            return len(fetchable(s, act, you)) > 0
        case w.SELL:
            return len(wares(s, act, you)) > 0
        case w.PUT:
            return can_put(s, act, you, card)
        case _:
            return len(discardable(s, act, you)) > 0


# --- take


def can_take(s: TalismanState, act: Act, you: int, struck: int) -> bool:
    """TAL-6.21  Whether they have what is taken: an Object of a name not held, a Galleon, a Spell."""
    if struck in (NONE, you):
        return False
    if act.what == w.GALLEON:
        return s.galleons[struck] > 0
    if act.what == w.SPELL_CARD:
        return len(s.hand(struck)) > 0
    return len(stealable(s, you, struck)) > 0


def stealable(s: TalismanState, you: int, struck: int) -> list[int]:
    """TAL-6.21  The Objects of somebody else whose names one does not hold."""
    return [thing for thing in s.objects(struck) if not s.has_name(you, s.box.record_of[thing])]


def take(s: TalismanState, at: int, you: int, struck: int) -> None:
    """TAL-6.13, 11.6  You take one and choose which, a Spell unseen unless the sentence says otherwise."""
    act = s.box.acts[at]
    if act.what == w.GALLEON:
        take_galleon(s, you, struck)
    elif act.what == w.SPELL_CARD and not act.seen:
        hand = s.hand(struck)
        take_spell(s, you, struck, hand[s.outcome(terms.THEFT, len(hand))])
    else:
        if act.what == w.SPELL_CARD:
            see_spells(s, you, struck)
        s.ask(t.ASK_STEAL, you, at, struck)


def steal_candidates(s: TalismanState, at: int, you: int, struck: int) -> list[int]:
    """TAL-6.13  One of their Objects, or of the Spells seen."""
    if s.box.acts[at].what == w.SPELL_CARD:
        return [choice(t.TAKE_SPELL, spell - s.box.first_spell) for spell in sorted(s.hand(struck))]
    return [choice(t.TAKE, thing) for thing in sorted(stealable(s, you, struck))]


def steal_forbidden(s: TalismanState, at: int, you: int, struck: int, picked: int) -> int:
    """TAL-6.13, 6.21  Only what they have, and no Object of a name that is held already."""
    thing = first(picked)
    if kind_of(picked) == t.TAKE_SPELL:
        may = s.box.acts[at].what == w.SPELL_CARD and thing != NONE
        return LEGAL if may and thing + s.box.first_spell in s.hand(struck) else TAL_11_6
    if s.box.acts[at].what != w.OBJECT_CARD or thing not in s.objects(struck):
        return TAL_6_13
    return LEGAL if thing in stealable(s, you, struck) else TAL_6_21


def steal(s: TalismanState, you: int, struck: int, picked: int) -> None:
    """TAL-6.13  What was chosen is taken."""
    if kind_of(picked) == t.TAKE_SPELL:
        take_spell(s, you, struck, first(picked) + s.box.first_spell)
    else:
        take_object(s, you, struck, first(picked))


def take_galleon(s: TalismanState, you: int, struck: int) -> None:
    """TAL-6.13  One Galleon changes hands."""
    s.galleons = added(s.galleons, struck, -1)
    s.galleons = added(s.galleons, you, 1)
    s.tell(t.GALLEON_TAKEN, TAL_6_13, you, struck)


def take_object(s: TalismanState, you: int, struck: int, thing: int) -> None:
    """TAL-6.13  One Object changes hands."""
    s.move(thing, s.box.objects + you)
    s.tell(t.CARD_STOLEN, TAL_6_13, you, struck, thing)
    t01.offer_to_drop_task(s, you, thing)


def take_spell(s: TalismanState, you: int, struck: int, spell: int) -> None:
    """TAL-11.6  One Spell changes hands; both know which."""
    s.move(spell, s.box.hands + you)
    s.tell(t.SPELL_TAKEN, TAL_11_6, you, struck, spell - s.box.first_spell)


def see_spells(s: TalismanState, you: int, struck: int) -> None:
    """TAL-11.6  Somebody sees another's Spells."""
    for spell in s.hand(struck):
        s.reveal(spell, 1 << you)
    s.tell(t.SPELLS_SEEN, TAL_11_6, you, struck)


# --- fetch


def fetchable(s: TalismanState, act: Act, you: int) -> list[int]:
    """TAL-1.10, 5.6, 11.4  The cards that nobody holds and the sentence brings: of no name that is held, not just dropped."""
    found: list[int] = []
    if act.origin == w.FROM_STACKS:
        for record in act.cards:
            thing = t01.in_stacks(s, record)
            if thing != NONE and not s.has_name(you, record):
                found.append(thing)
        return sorted(found)
    for zone in zones_of(s, act, you):
        for thing in s.piles[zone]:
            if is_wanted(s, act, you, thing) and thing not in s.dropped:
                found.append(thing)
    return sorted(found)


def zones_of(s: TalismanState, act: Act, you: int) -> list[int]:
    """TAL-5.6, 11.9  Where a fetched card may lie: on the spaces of the region, or in the discards of both decks.

    Whoever was a Ferret in this turn takes nothing from the own space.
    """
    box = s.box
    if act.origin == w.FROM_DISCARDS:
        return [box.outer_discards, box.middle_discards]
    closed = s.space[you] if s.was_ferret and you == s.active else NONE
    here = s.region(you)
    return [box.lying + space for space, region in enumerate(box.region) if region == here and space != closed]


def is_wanted(s: TalismanState, act: Act, you: int, thing: int) -> bool:
    """TAL-5.7, 11.12  An Object of a new name, or an Ally of one's own faction."""
    if act.what == w.ALLY_CARD:
        return s.box.can_be_ally(thing) and s.box.side_of[s.box.record_of[thing]] == s.faction(you)
    return s.box.is_object(thing) and not s.has_name(you, s.box.record_of[thing])


def fetch(s: TalismanState, at: int, you: int) -> None:
    """TAL-1.10, 5.6  One of the cards comes to you; where there are several you choose."""
    found = fetchable(s, s.box.acts[at], you)
    if len(found) == 1:
        bring(s, you, found[0])
    elif found:
        s.ask(t.ASK_FETCH, you, at)


def fetch_candidates(s: TalismanState, at: int, you: int) -> list[int]:
    """TAL-5.6  One of the cards."""
    return [choice(t.TAKE, thing) for thing in fetchable(s, s.box.acts[at], you)]


def fetch_forbidden(s: TalismanState, at: int, you: int, picked: int) -> int:
    """TAL-5.6, 11.12  Only what the sentence names, and no second Object of one name."""
    thing = first(picked)
    if thing in fetchable(s, s.box.acts[at], you):
        return LEGAL
    return TAL_11_12 if thing != NONE and s.has_name(you, s.box.record_of[thing]) else TAL_5_6


def bring(s: TalismanState, you: int, thing: int) -> None:
    """TAL-5.6  A card that nobody held comes to its new holder."""
    if s.where[thing] == s.box.equipment_stacks:
        t01.gain_object(s, you, thing, TAL_1_10)
        return
    s.move(thing, s.box.objects + you if s.box.is_object(thing) else s.box.allies + you)
    s.tell(t.CARD_TAKEN, TAL_5_6, you, thing)
    t01.offer_to_drop_task(s, you, thing)


# --- buy


def price(s: TalismanState, act: Act, you: int, record: int) -> int:
    """TAL-1.10  What a ware costs here."""
    return max(0, number(s, you, w.PRICE, s.box.price[record] + act.amount))


def wares(s: TalismanState, act: Act, you: int) -> list[int]:
    """TAL-1.10, 11.12  The records of what can be bought: there is some, it can be paid, and none is held."""
    return [record for record in sorted(act.cards) if buy_forbidden(s, act, you, record) == LEGAL]


def buy_forbidden(s: TalismanState, act: Act, you: int, record: int) -> int:
    """TAL-1.10, 11.12  Only what is sold here and can be paid, and no second Object of one name."""
    if record not in act.cards or t01.in_stacks(s, record) == NONE:
        return TAL_1_10
    if s.has_name(you, record):
        return TAL_11_12
    return LEGAL if s.galleons[you] >= price(s, act, you, record) else TAL_1_10


def buy_candidates(s: TalismanState, at: int, you: int) -> list[int]:
    """TAL-1.10  A ware at its price, or nothing more."""
    act, first_ware = s.box.acts[at], s.box.record_of[s.box.first_equipment]
    sold = [choice(t.BUY, record - first_ware, price(s, act, you, record)) for record in wares(s, act, you)]
    return [choice(t.PASS), *sold]


def ware_forbidden(s: TalismanState, at: int, you: int, picked: int) -> int:
    """TAL-1.10, 11.12  One of the wares at its price, or nothing."""
    if kind_of(picked) == t.PASS:
        return LEGAL
    if first(picked) == NONE:
        return TAL_1_10
    act, record = s.box.acts[at], first(picked) + s.box.record_of[s.box.first_equipment]
    clause = buy_forbidden(s, act, you, record)
    return TAL_1_10 if clause == LEGAL and second(picked) != price(s, act, you, record) else clause


def buy(s: TalismanState, at: int, you: int, picked: int) -> None:
    """TAL-1.10  A ware is paid and taken; more may be bought."""
    record = first(picked) + s.box.record_of[s.box.first_equipment]
    cost = second(picked)
    thing = t01.in_stacks(s, record)
    s.galleons = added(s.galleons, you, -cost)
    s.move(thing, s.box.objects + you)
    s.tell(t.BOUGHT, TAL_1_10, you, thing, cost)
    sell(s, at, you)


def sell(s: TalismanState, at: int, you: int) -> None:
    """TAL-1.10  Equipment may be bought here, as long as there is some and it can be paid."""
    if wares(s, s.box.acts[at], you):
        s.ask(t.ASK_BUY, you, at)


# --- put


def can_put(s: TalismanState, act: Act, you: int, card: int) -> bool:
    """TAL-5.8  Whether there is a card to put, and a space for it."""
    if act.which == w.CARD_IN_REGION:
        return len(puttable(s, you)) > 0
    return card != NONE and len(spaces_for(s, act, you)) > 0


def puttable(s: TalismanState, you: int) -> list[int]:
    """TAL-5.8  The cards that lie in the region, on other spaces."""
    found: list[int] = []
    for space, region in enumerate(s.box.region):
        if region == s.region(you) and space != s.space[you]:
            found += s.lying_at(space)
    return sorted(found)


def spaces_for(s: TalismanState, act: Act, you: int) -> list[int]:
    """TAL-5.8  The spaces on which the card may be put."""
    if act.to == w.NAMED:
        return act.spaces
    return [space for space in places.named(s, act, s.space[you], NONE) if space != s.space[you]]


def put(s: TalismanState, at: int, you: int, card: int) -> None:
    """TAL-5.8  This card, or one lying in the region, is put on another space."""
    act = s.box.acts[at]
    if act.which == w.CARD_IN_REGION:
        s.ask(t.ASK_PUT, you, at)
        return
    spaces = spaces_for(s, act, you)
    if len(spaces) == 1:
        lay_on(s, card, spaces[0])
    else:
        s.ask(t.ASK_PUT_ON, you, at, card)


def put_candidates(s: TalismanState, you: int) -> list[int]:
    """TAL-5.8  One of the cards that lie in the region."""
    return [choice(t.PUT, card) for card in puttable(s, you)]


def put_forbidden(s: TalismanState, you: int, picked: int) -> int:
    """TAL-5.8  Only a card that lies elsewhere in the region."""
    return LEGAL if first(picked) in puttable(s, you) else TAL_5_8


def put_on_candidates(s: TalismanState, at: int, you: int) -> list[int]:
    """TAL-5.8  One of the spaces."""
    return [choice(t.PUT_ON, space) for space in sorted(spaces_for(s, s.box.acts[at], you))]


def put_on_forbidden(s: TalismanState, at: int, you: int, picked: int) -> int:
    """TAL-5.8  Only a space that the sentence names."""
    return LEGAL if first(picked) in spaces_for(s, s.box.acts[at], you) else TAL_5_8


def lay_on(s: TalismanState, card: int, space: int) -> None:
    """TAL-5.8  The card lies there, and no longer affects who drew it."""
    s.move(card, s.box.lying + space)
    s.tell(t.CARD_PUT, TAL_5_8, card, space)


# --- discard


def discardable(s: TalismanState, act: Act, you: int) -> list[int]:
    """TAL-6.17  The cards on the board that the sentence discards."""
    if act.which == w.THE_FOE:
        return s.enemies if s.fight == ENEMIES and s.ally_owner == NONE and you == s.fighter else []
    if act.which == w.ALL_HERE:
        return s.lying_at(s.space[you])
    found: list[int] = []
    for space, region in enumerate(s.box.region):
        if region == s.region(you):
            found += [card for card in s.lying_at(space) if is_enemy(s, you, card)]
    return sorted(found)


def is_enemy(s: TalismanState, seat: int, card: int) -> bool:
    """TAL-5.7, 5.12  Whether a card is an Enemy to a character: neutral, or of the other faction, with a value."""
    record = s.box.record_of[card]
    if s.box.kind[record] == terms.ENEMY:
        return True
    return s.box.kind[record] == terms.DUAL and s.box.side_of[record] != s.faction(seat) and s.box.printed(record) > 0


def discard(s: TalismanState, at: int, you: int) -> None:
    """TAL-6.17  Cards are discarded from the board, without a trophy."""
    act = s.box.acts[at]
    found = discardable(s, act, you)
    if act.which == w.ALL_HERE:
        for card in found:
            t01.discard(s, you, card, TAL_6_17)
    elif act.which == w.ENEMY_IN_REGION:
        s.ask(t.ASK_DISCARD, you, at)
    elif len(found) > 1:
        s.ask(t.ASK_ENEMY, you, at)
    else:
        discard_foe(s, you, found[0])


def discard_foe(s: TalismanState, you: int, enemy: int) -> None:
    """TAL-6.17  An Enemy is removed without a fight."""
    t01.discard(s, you, enemy, TAL_6_17)
    t10.take_out(s, enemy)


def discard_candidates(s: TalismanState, at: int, you: int) -> list[int]:
    """TAL-6.17  One of the Enemies."""
    return [choice(t.DISCARD, card) for card in discardable(s, s.box.acts[at], you)]


def discard_forbidden(s: TalismanState, at: int, you: int, picked: int) -> int:
    """TAL-6.17  Only an Enemy that lies in the region."""
    return LEGAL if first(picked) in discardable(s, s.box.acts[at], you) else TAL_6_17


# --- look


def can_look(s: TalismanState, act: Act, you: int, struck: int) -> bool:
    """TAL-11.6  Whether there is anything to be seen."""
    if act.at == w.AT_SPELLS:
        return struck != you and len(s.hand(struck)) > 0
    return s.region(you) <= MIDDLE and t01.cards_left(s, s.region(you)) > 0


def look(s: TalismanState, at: int, you: int, struck: int) -> None:
    """TAL-1.2, 11.6  Their Spells, or the top of the region's deck, are looked at."""
    act = s.box.acts[at]
    if act.at == w.AT_SPELLS:
        see_spells(s, you, struck)
        return
    seen = 0
    while seen < act.amount and t01.cards_left(s, s.region(you)):
        t01.draw_card(s, s.region(you), s.box.looks + you)
        seen += 1
    s.tell(t.DECK_SEEN, TAL_1_2, you, s.region(you), seen)
    look_on(s, at, you)


def look_on(s: TalismanState, at: int, you: int) -> None:
    """TAL-1.2  Each card looked at is laid back on the deck, or discarded where that is allowed."""
    seen = s.piles[s.box.looks + you]
    if len(seen) == 1 and s.box.acts[at].and_then != w.DISCARD_ANY:
        lay(s, you, seen[0])
    elif seen:
        s.ask(t.ASK_LOOK, you, at)


def look_candidates(s: TalismanState, at: int, you: int) -> list[int]:
    """TAL-1.2  One of the cards looked at: onto the deck, or discarded."""
    seen = sorted(s.piles[s.box.looks + you])
    found = [choice(t.LAY, card) for card in seen]
    if s.box.acts[at].and_then == w.DISCARD_ANY:
        found += [choice(t.DISCARD, card) for card in seen]
    return found


def look_forbidden(s: TalismanState, at: int, you: int, picked: int) -> int:
    """TAL-1.2  Only a card looked at, and discarded only where the sentence says so."""
    if first(picked) not in s.piles[s.box.looks + you]:
        return TAL_1_2
    may = kind_of(picked) == t.LAY or s.box.acts[at].and_then == w.DISCARD_ANY
    return LEGAL if may else TAL_11_10


def look_done(s: TalismanState, at: int, you: int, picked: int) -> None:
    """TAL-1.2  The card is laid back or discarded; then the next."""
    if kind_of(picked) == t.LAY:
        lay(s, you, first(picked))
    else:
        t01.discard(s, you, first(picked), TAL_1_2)
    look_on(s, at, you)


def lay(s: TalismanState, you: int, card: int) -> None:
    """TAL-1.2  The card lies on top of its deck: the one laid last is drawn first."""
    box = s.box
    deck = box.outer_deck if s.region(you) == OUTER else box.middle_deck
    order = s.piles[deck]
    s.move(card, deck)
    s.piles[deck] = [card, *order]
