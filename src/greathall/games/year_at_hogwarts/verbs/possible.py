"""Whether a sentence can happen: its cost can be paid, and its verb can do something. YAH-5.6, YAH-9.1"""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.rules.answers import allows
from greathall.games.year_at_hogwarts.rules.conditions import held, spaces
from greathall.games.year_at_hogwarts.rules.y04_places import flights
from greathall.games.year_at_hogwarts.rules.y08_objects import may_hold
from greathall.games.year_at_hogwarts.sentences import Act
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE, OBJECT_LIMIT, OPPONENT, PAWNS, YEAR


def possible(s: YearState, at: int, of: int, on: int) -> bool:
    """YAH-5.6  Whether a sentence of one can happen to another."""
    act = s.box.acts[at]
    payer = on if act.whom != w.SELF and on != OPPONENT else of
    if act.pay != NONE and not held(s, payer, act.pay):
        return False
    match act.verb:
        case w.LOSE:
            return act.what in (w.HP, w.POINTS) or (on < PAWNS and held(s, on, act.what) > 0)
        case w.GAIN:
            return act.what != w.HP or allows(s, on, w.HEALING)
        case w.DRAW | w.FETCH:
            return is_drawable(s, act.deck)
        case w.CHOOSE:
            return bool(open_options(s, at, of, on))
        case w.FLEE:
            return s.is_fighting(on) and allows(s, on, w.FLEEING) and has_refuge(s, on, act.amount)
        case w.TAKE:
            return bool(victims(s, act, on))
        case w.PICK_UP | w.LAY_DOWN | w.SWAP:
            return can_handle_tokens(s, act, of, on)
        case w.MOVE_TO:
            return on != OPPONENT and bool(spaces(s, place_of(act), place_owner(act, of, on)))
        case w.JOURNEY:
            return allows(s, on, w.JOURNEYING) and s.home[on] == NONE
        case w.SIT_EXAMS:
            return on < PAWNS and bool(s.cards_of(on, terms.BOOK))
        case w.START_DUEL:
            return s.box.mode == YEAR and bool(s.piles[s.box.decks[terms.DUEL_DECK]])
        case w.PLAY_MATCH:
            return s.box.mode == YEAR
        case _:
            return True


def has_refuge(s: YearState, on: int, steps: int) -> bool:
    """YAH-8.2b  Whether there is a space to flee to: on a journey the one that it began on."""
    return on < PAWNS and (s.home[on] != NONE or bool(flights(s, on, steps)))


def is_drawable(s: YearState, deck: int) -> bool:
    """YAH-1.2, YAH-12.4  Whether a deck has a card; when Voldemort returns only spells and potions are drawn."""
    if s.box.mode == terms.RETURNS and deck not in (terms.SPELL_DECK, terms.POTION_DECK):
        return False
    return bool(s.piles[s.box.decks[deck]])


def open_options(s: YearState, at: int, of: int, on: int) -> list[int]:
    """YAH-5.6, YAH-5.10  The options of a choice of which every sentence can happen."""
    found: list[int] = []
    for number, option in enumerate(s.box.acts[at].options):
        can_be_done = True
        for each in option:
            act = s.box.acts[each]
            can_be_done = can_be_done and possible(s, each, of, of if act.whom == w.SELF else on)
        if can_be_done:
            found.append(number)
    return found


def victims(s: YearState, act: Act, on: int) -> list[int]:
    """YAH-10.1a  From whom something may be taken: who has it."""
    what = w.OBJECTS if act.what == w.OBJECTS else w.CARDS
    if act.what == w.OBJECTS and len(s.objects(on)) >= OBJECT_LIMIT:
        return []
    others = [s.box.to_the_right(on)] if act.origin == w.RIGHT else [at for at in range(s.box.pawns) if at != on]
    if what == w.OBJECTS:
        return [other for other in others if other != on and tokens_to_take(s, on, other)]
    return [other for other in others if other != on and held(s, other, what)]


def tokens_to_take(s: YearState, on: int, other: int) -> list[int]:
    """YAH-10.1a, YAH-12.3  The object tokens of another that a pawn may hold."""
    return [token for token in s.objects(other) if may_hold(s, on, token)]


def place_of(act: Act) -> w.Place:
    """YAH-5  The spaces that a sentence names."""
    assert act.place is not None
    return act.place


def place_owner(act: Act, of: int, on: int) -> int:
    """YAH-5.3  Whose pawn or house a place is about: the speaker's pawn, the house of whom it concerns."""
    return of if act.place is not None and act.place.pawn_of != NONE else on


def can_handle_tokens(s: YearState, act: Act, of: int, on: int) -> bool:
    """YAH-4.5, YAH-5.6  Whether there is a token to pick up, lay down, or swap."""
    if on >= PAWNS:
        return False
    if act.verb == w.PICK_UP:
        return len(s.objects(on)) < OBJECT_LIMIT and bool(tokens_within(s, act, on))
    if act.verb == w.LAY_DOWN:
        return bool(s.objects(on))
    return s.box.mode == YEAR and bool(s.objects(on)) and bool(others_tokens(s, on))


def tokens_within(s: YearState, act: Act, on: int) -> list[int]:
    """YAH-4.6, YAH-12.3  The object tokens that lie on one of the spaces, as far as a pawn may hold them."""
    there = place_of(act).spaces
    lying = [token for token, space in enumerate(s.token_at) if space != NONE and space in there]
    return [token for token in lying if may_hold(s, on, token)]


def others_tokens(s: YearState, figure: int) -> list[int]:
    """YAH-5.6  The object tokens that other players hold."""
    found: list[int] = []
    for other in range(s.box.pawns):
        if other != figure:
            found += s.objects(other)
    return found


def exam_books(s: YearState, figure: int) -> list[int]:
    """YAH-7.1  The books of the room's subject."""
    if figure >= PAWNS or s.space[figure] == NONE:
        return []
    subject = s.box.subject_at[s.space[figure]]
    if subject == NONE:
        return []
    return [card for card in s.hand(figure) if s.box.subject_of[s.box.record_of[card]] == subject]
