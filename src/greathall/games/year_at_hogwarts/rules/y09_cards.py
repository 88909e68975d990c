"""YAH-4.6, 9 Spells and potions outside fights: those of the beginning of a turn, and those that fetch a card."""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_4_6, YAH_9_3
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import AT_TURN_START, FETCH, NONE, PAWNS, UNDERAGE
from greathall.games.year_at_hogwarts.verbs import flow
from greathall.games.year_at_hogwarts.verbs.possible import possible
from greathall.kernel.choices import choice


def is_for_turn_start(s: YearState, card: int) -> bool:
    """YAH-4.6, YAH-9.3  Whether a card is used at the beginning of a turn; one that fetches only by qualified rules."""
    kind = s.box.card_kind[s.box.record_of[card]]
    return kind == AT_TURN_START or (kind == FETCH and s.box.variant != UNDERAGE)


def is_fetching(s: YearState, figure: int, number: int) -> bool:
    """YAH-9.3  Whether somebody holds this card, and it is one that fetches another."""
    card = number + s.box.first_card
    held = figure < PAWNS and number != NONE and card in s.hand(figure)
    return held and s.box.card_kind[s.box.record_of[card]] == FETCH


def can_do_something(s: YearState, figure: int, card: int) -> bool:
    """YAH-4.6  Whether one of a card's sentences can happen."""
    for at in s.box.whens[s.box.record_of[card]]:
        act = s.box.acts[at]
        if act.whom == w.SELF and possible(s, at, figure, figure):
            return True
        if act.whom != w.SELF and flow.open_targets(s, at, figure):
            return True
    return False


def candidates(s: YearState, figure: int) -> list[int]:
    """YAH-4.6, YAH-9.3  The cards that may be played before the move."""
    if figure >= PAWNS:
        return []
    return [
        choice(t.PLAY, card - s.box.first_card)
        for card in s.hand(figure)
        if is_for_turn_start(s, card) and can_do_something(s, figure, card)
    ]


def play(s: YearState, figure: int, number: int) -> None:
    """YAH-4.6, YAH-9.3  The card goes under its deck, and acts."""
    card = number + s.box.first_card
    is_fetching = s.box.card_kind[s.box.record_of[card]] == FETCH
    y01.play_card(s, figure, card, YAH_9_3 if is_fetching else YAH_4_6)
    flow.begin(s, s.box.whens[s.box.record_of[card]], figure, NONE)


def fetch(s: YearState, seat: int, at: int, figure: int) -> None:
    """YAH-9.3  Who fetches looks through the deck."""
    deck = s.box.acts[at].deck
    for card in deck_cards(s, deck):
        s.reveal(card, 1 << seat)
    s.ask(t.ASK_FETCH, seat, at, figure)


def deck_cards(s: YearState, deck: int) -> list[int]:
    """YAH-9.3  All cards of a deck, placed or not."""
    return [card for card in [*s.piles[s.box.decks[deck]], *s.piles[s.box.bags[deck]]] if card >= 0]


def fetch_candidates(s: YearState, at: int) -> list[int]:
    """YAH-9.3  Any card of the deck."""
    cards = deck_cards(s, s.box.acts[at].deck)
    return [choice(t.FETCH_CARD, card - s.box.first_card) for card in sorted(cards)]


def take_fetched(s: YearState, figure: int, at: int, number: int) -> None:
    """YAH-9.3  The card is taken, and the deck shuffled: nobody knows what lies where, others not what is left."""
    card = number + s.box.first_card
    deck = s.box.acts[at].deck
    bag, order = s.box.bags[deck], s.box.decks[deck]
    placed = [each for each in s.piles[order] if each >= 0]
    for each in placed:
        s.move(each, bag)
    watchers = s.box.watchers(y01.hand_zone(s, figure))
    for each in s.piles[bag]:
        s.known[each] &= watchers
    s.move(card, y01.hand_zone(s, figure))
    s.piles[order] = [terms.NONE] * len(s.piles[bag])
    s.tell(t.FETCHED, YAH_9_3, figure, number)
    s.tell(t.DECK_SHUFFLED, YAH_9_3, deck)
