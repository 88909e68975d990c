"""TAL-5 Encounters: a character of the space, or the space: cards drawn, resolved in order, and taken.

An encounter is a marker on the stack. Above it RESOLVE takes the next card that lies here and is not resolved, again and
again: so what was moved away, or drawn meanwhile, needs no care.
"""

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman import terms
from greathall.games.talisman.clauses import (
    TAL_4_11,
    TAL_4_15,
    TAL_5_1,
    TAL_5_2,
    TAL_5_3,
    TAL_5_5,
    TAL_5_6,
    TAL_5_7,
    TAL_5_11,
    TAL_5_12,
    TAL_5_14,
    TAL_5_16,
    TAL_8_2,
    TAL_8_11,
    TAL_8_12,
    TAL_11_4,
    TAL_11_9,
    TAL_11_12,
    TAL_12_3,
)
from greathall.games.talisman.rules import instead
from greathall.games.talisman.rules import t01_components as t01
from greathall.games.talisman.rules import t06_fights as t06
from greathall.games.talisman.rules import t09_advantage as t09
from greathall.games.talisman.rules.answers import allows
from greathall.games.talisman.rules.t04_move import try_forbidden
from greathall.games.talisman.rules.t05_meeting import meeting_forbidden, met_here
from greathall.games.talisman.rules.t06_trophies import drop
from greathall.games.talisman.state import TalismanState, added
from greathall.games.talisman.terms import NONE
from greathall.games.talisman.verbs import flow, use
from greathall.games.talisman.verbs.cards import is_enemy
from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL

# --- which encounter


def arrive(s: TalismanState, seat: int) -> None:
    """TAL-5.1, 5.14  An encounter begins where the figure stands; no space is encountered twice in a turn."""
    if s.space[seat] in s.visited:
        s.tell(t.ALREADY_ENCOUNTERED, TAL_5_14, seat, s.space[seat])
        s.then(t.TURN_ENDS, seat)
        return
    if s.space[seat] == s.voldemort and seat == s.active:
        s.tell(t.STANDS_BY_VOLDEMORT, TAL_4_15, seat)
    begin(s, seat)
    s.then(t.MEET, seat)


def begin(s: TalismanState, seat: int) -> None:
    """TAL-5.14  This space is being encountered: a marker on the stack."""
    s.visited = [*s.visited, s.space[seat]]
    s.new_encounter()
    s.then(t.ENCOUNTER, seat)


def obey(s: TalismanState, seat: int) -> None:
    """TAL-8.11  Who begins a turn in the Room carries out its text instead of a move, whoever else is there."""
    begin(s, seat)
    explore(s, seat)


def meet(s: TalismanState, seat: int) -> None:
    """TAL-5.1  The space, or a character there; where there is nothing to choose, the space."""
    is_choice = len(met_here(s, seat)) > 0 or try_forbidden(s, seat) == LEGAL
    if is_choice or use.may_act(s, seat, w.MEETING):
        s.ask(t.ASK_ENCOUNTER, seat)
    elif s.turned_back[seat]:
        s.then(t.TURN_ENDS, seat)
    else:
        explore(s, seat)


def meet_candidates(s: TalismanState, seat: int) -> list[int]:
    """TAL-5.1, 5.2, 8.8  The passage, an opposing character, or the space; and what is used before or in their place."""
    found = [choice(t.PASS) if s.turned_back[seat] else choice(t.EXPLORE)]
    if try_forbidden(s, seat) == LEGAL:
        found.append(choice(t.TRY))
    found += [choice(t.ATTACK, rival) for rival in met_here(s, seat)]
    return found + use.candidates(s, seat, w.MEETING, NONE)


def meet_forbidden(s: TalismanState, seat: int, picked: int) -> int:
    """TAL-5.1, 4.11, 8.8  Who turned back meets characters only, and passes otherwise."""
    match kind_of(picked):
        case t.ATTACK:
            return meeting_forbidden(s, seat, first(picked))
        case t.TRY:
            return try_forbidden(s, seat)
        case t.EXPLORE:
            return TAL_4_11 if s.turned_back[seat] else LEGAL
        case _:
            return LEGAL if s.turned_back[seat] else TAL_5_11


def after_using(s: TalismanState, seat: int, at: int) -> None:
    """TAL-5.2, 5.15  What is used on a character in place of an attack is the encounter; anything else comes before it."""
    s.then(t.TURN_ENDS if s.box.acts[at].moment == w.MEETING else t.MEET, seat)


def use_on(s: TalismanState, seat: int, at: int, target: int) -> None:
    """TAL-5.2  An ability is used before the encounter, or is the encounter."""
    after_using(s, seat, at)
    use.use(s, seat, at, target, TAL_5_2 if s.box.acts[at].moment == w.MEETING else TAL_5_1)


def cast_on(s: TalismanState, seat: int, number: int, target: int) -> None:
    """TAL-5.15  A Spell counts as encountering a character only if it says so."""
    after_using(s, seat, s.box.spell_act[s.box.record_of[number + s.box.first_spell]])
    use.cast(s, seat, number, target)


# --- the space


def explore(s: TalismanState, seat: int) -> None:
    """TAL-5.1, 5.11  The space is encountered: drawing, resolving, taking."""
    here = s.space[seat]
    s.tell(t.ENCOUNTERED, clause_of_space(s, here), seat, here)
    s.then(t.TAKING, seat)
    s.then(t.RESOLVE, seat)
    s.then(t.BEFORE_DRAWING, seat)


def clause_of_space(s: TalismanState, here: int) -> int:
    """The clause that says what is encountered there."""
    box = s.box
    if here == box.kings_cross:
        return TAL_8_2
    if here == box.room:
        return TAL_8_11
    return TAL_8_12 if here == box.great_hall else TAL_5_11


def before_drawing(s: TalismanState, seat: int) -> None:
    """TAL-12.3  By this rule things may be dropped before drawing, and count; then cards are drawn."""
    wanted = s.box.draws[s.space[seat]]
    if s.box.drop_before_drawing and wanted and (s.objects(seat) or s.allies(seat)):
        s.ask(t.ASK_DROP_FIRST, seat)
    else:
        draw_to_symbols(s, seat)


def drop_first_candidates(s: TalismanState, seat: int) -> list[int]:
    """TAL-12.3  An Object or Ally, or nothing more."""
    return [choice(t.PASS), *[choice(t.DROP, thing) for thing in sorted(s.objects(seat) + s.allies(seat))]]


def drop_first_forbidden(s: TalismanState, seat: int, picked: int) -> int:
    """TAL-12.3  Only one's own Objects and Allies."""
    thing = first(picked)
    return LEGAL if kind_of(picked) == t.PASS or thing in s.objects(seat) or thing in s.allies(seat) else TAL_12_3


def drop_before_drawing(s: TalismanState, seat: int, thing: int) -> None:
    """TAL-12.3  What is dropped counts among the cards on the space."""
    drop(s, seat, thing, TAL_12_3)
    before_drawing(s, seat)


def draw_to_symbols(s: TalismanState, seat: int) -> None:
    """TAL-5.3  As many cards as symbols lie here in the end, those counted that lie here already."""
    here = s.space[seat]
    missing = s.box.draws[here] - len(s.lying_at(here))
    if missing > 0:
        instead.step_comes(s, w.CARD_DRAW, seat, t.DRAW_CARDS, missing)


def draw(s: TalismanState, seat: int, count: int) -> None:
    """TAL-5.3, 5.4  Cards from the region's deck; Events among them turn the Advantage token once."""
    here = s.space[seat]
    events = 0
    for _ in range(count):
        card = t01.draw_card(s, s.region(seat), s.box.lying + here)
        if card == NONE:
            break
        s.tell(t.CARD_DRAWN, TAL_5_3, seat, card, here)
        events += 1 if s.box.kind[s.box.record_of[card]] == terms.EVENT else 0
    if events and seat == s.active:
        t09.turn_over(s)


# --- resolving


def number_for(s: TalismanState, seat: int, card: int) -> int:
    """TAL-5.5  A card's encounter number as the character stands to it."""
    record = s.box.record_of[card]
    same = s.box.side_of[record] == s.faction(seat)
    return s.box.number_same[record] if same else s.box.number_opposing[record]


def is_for_taking(s: TalismanState, seat: int, card: int) -> bool:
    """TAL-5.6, 5.7  Whether a card is taken and not resolved: an Object, or an Ally of the own faction."""
    return s.box.is_object(card) or (
        s.box.can_be_ally(card) and s.box.side_of[s.box.record_of[card]] == s.faction(seat)
    )


def next_card(s: TalismanState, seat: int) -> int:
    """TAL-5.5, 5.12  The card of the lowest number that is not resolved, the oldest of several; NONE when all are."""
    found, lowest = NONE, 99
    for card in s.lying_at(s.space[seat]):
        if card not in s.met and not is_for_taking(s, seat, card):
            encounter_number = number_for(s, seat, card)
            if encounter_number < lowest:
                found, lowest = card, encounter_number
    return found


def resolve(s: TalismanState, seat: int) -> None:
    """TAL-5.5, 5.6, 5.11  The next card; the space's text after its Enemies, or without card symbols after all cards."""
    card = next_card(s, seat)
    comes_first = card != NONE and (not s.box.draws[s.space[seat]] or is_before_text(s, seat, card))
    if comes_first:
        s.then(t.RESOLVE, seat)
        resolve_card(s, seat, card)
    elif not s.space_met:
        s.space_met = 1
        s.then(t.RESOLVE, seat)
        space_acts(s, seat)
    elif card != NONE:
        s.then(t.RESOLVE, seat)
        resolve_card(s, seat, card)


def is_before_text(s: TalismanState, seat: int, card: int) -> bool:
    """TAL-5.6  Events and Enemies come before the text of the space, Observers and Places after it."""
    return s.box.kind[s.box.record_of[card]] == terms.EVENT or is_enemy(s, seat, card)


def resolve_card(s: TalismanState, seat: int, card: int) -> None:
    """TAL-5.5, 5.16  An Enemy is fought, with all of its number and value; any other card acts, and stays."""
    if is_enemy(s, seat, card):
        enemies = [each for each in s.lying_at(s.space[seat]) if fights_with(s, seat, card, each)]
        s.met = s.met + enemies
        neutral = s.box.side_of[s.box.record_of[card]] == NONE
        s.tell(t.CARD_MET, TAL_5_12 if neutral else TAL_5_7, seat, card)
        t06.fight_enemies(s, seat, enemies)
        return
    s.met = [*s.met, card]
    s.tell(t.CARD_MET, TAL_5_5, seat, card)
    s.then(t.CARD_STAYS, seat, card)
    act_on_meeting(s, s.box.met[s.box.record_of[card]].whens, seat, card)


def act_on_meeting(s: TalismanState, whens: list[int], seat: int, card: int) -> None:
    """TAL-5.5  What a card or space says to whoever encounters it."""
    flow.begin(s, [at for at in whens if s.box.acts[at].moment == w.ENCOUNTERED], seat, NONE, card)


def card_stays(s: TalismanState, seat: int, card: int) -> None:
    """TAL-5.16  A card whose text does not discard it stays."""
    if s.where[card] == s.box.lying + s.space[seat]:
        s.tell(t.CARD_LEFT, TAL_5_16, seat, card)


def fights_with(s: TalismanState, seat: int, card: int, other: int) -> bool:
    """TAL-6.9  Whether another Enemy here fights together with this one: the same number, the same value."""
    if other in s.met or not is_enemy(s, seat, other):
        return False
    magic = s.box.magic
    same_value = (magic[s.box.record_of[card]] > 0) == (magic[s.box.record_of[other]] > 0)
    return same_value and number_for(s, seat, card) == number_for(s, seat, other)


def space_acts(s: TalismanState, seat: int) -> None:
    """TAL-5.11  A space must be obeyed."""
    here = s.space[seat]
    whens = s.box.met[s.box.first_space + here].whens
    if whens:
        s.tell(t.SPACE_ACTED, TAL_5_11, seat, here)
        act_on_meeting(s, whens, seat, NONE)


# --- taking


def take_forbidden(s: TalismanState, seat: int, card: int) -> int:
    """TAL-5.6, 11.4, 11.9, 11.12  What lies here and is for taking: not what was dropped this turn, no second of a name."""
    if card == NONE or card not in s.lying_at(s.space[seat]) or not is_for_taking(s, seat, card):
        return TAL_5_6
    if s.was_ferret or not allows(s, seat, w.MAY_TAKE):
        return TAL_11_9
    if card in s.dropped:
        return TAL_11_4
    return TAL_11_12 if s.has_name(seat, s.box.record_of[card]) else LEGAL


def takeable(s: TalismanState, seat: int) -> list[int]:
    """TAL-5.6  The cards here that may be taken."""
    return [card for card in sorted(s.lying_at(s.space[seat])) if take_forbidden(s, seat, card) == LEGAL]


def galleon_forbidden(s: TalismanState, seat: int) -> int:
    """TAL-5.6, 11.9  A Galleon that lies here."""
    if s.was_ferret or not allows(s, seat, w.MAY_TAKE):
        return TAL_11_9
    return LEGAL if s.galleons_at[s.space[seat]] else TAL_5_6


def taking(s: TalismanState, seat: int) -> None:
    """TAL-5.6  Things are taken, if wanted, one after the other."""
    if takeable(s, seat) or galleon_forbidden(s, seat) == LEGAL:
        s.ask(t.ASK_TAKE, seat)


def take_candidates(s: TalismanState, seat: int) -> list[int]:
    """TAL-5.6  A card, a Galleon, or nothing more."""
    found = [choice(t.PASS), *[choice(t.TAKE, card) for card in takeable(s, seat)]]
    return [*found, choice(t.TAKE_GALLEON)] if galleon_forbidden(s, seat) == LEGAL else found


def take(s: TalismanState, seat: int, card: int) -> None:
    """TAL-5.6  An Object or Ally comes to the character; more may be taken."""
    s.then(t.TAKING, seat)
    s.move(card, s.box.objects + seat if s.box.is_object(card) else s.box.allies + seat)
    s.tell(t.CARD_TAKEN, TAL_5_6, seat, card)
    t01.offer_to_drop_task(s, seat, card)
    for at in s.box.own[s.box.record_of[card]].whens:
        if s.box.acts[at].moment == w.TAKEN:
            s.then(t.EFFECT, seat, at, NONE, card)


def take_galleon(s: TalismanState, seat: int) -> None:
    """TAL-5.6  A Galleon that lay here is picked up."""
    s.galleons_at = added(s.galleons_at, s.space[seat], -1)
    s.galleons = added(s.galleons, seat, 1)
    s.tell(t.GALLEON_PICKED_UP, TAL_5_6, seat, s.space[seat])
    s.then(t.TAKING, seat)
