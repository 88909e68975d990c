"""YAH-1 Components: decks, the cards drawn from them, and how they go back."""

from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_1_2, YAH_3_1
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE, THEFT
from greathall.kernel.events import EVERYONE
from greathall.kernel.state import UNSEEN


def lay_decks(s: YearState) -> None:
    """YAH-1.2, YAH-3.1  Shuffled and face down; the fight cards lie in order and need no place."""
    box = s.box
    for deck, kind in enumerate(terms.KIND_OF_DECK):
        cards = box.things_of(kind)
        s.set_aside(cards, box.bags[deck])
        s.piles[box.decks[deck]] = [UNSEEN] * len(cards)
        s.tell(t.DECK_LAID, YAH_3_1, deck, len(cards))


def hand_zone(s: YearState, figure: int) -> int:
    """YAH-5.1  Where the cards of a figure are kept."""
    return s.hand_zone(figure)


def draw(s: YearState, deck: int, zone: int) -> int:
    """YAH-1.2  The top card of a deck into a zone; NONE when the deck is empty."""
    return s.draw_top(s.box.decks[deck], s.box.bags[deck], deck, zone)


def draw_to_hand(s: YearState, figure: int, deck: int, amount: int, clause: int) -> int:
    """YAH-1.2, YAH-5.1  Cards from a deck, to keep; an empty deck gives nothing. How many there were."""
    for number in range(amount):
        card = draw(s, deck, hand_zone(s, figure))
        if card == NONE:
            s.tell(t.DECK_EMPTY, YAH_1_2, figure, deck)
            return number
        s.tell(t.CARD_DRAWN, clause, figure, card - s.box.first_card)
    return amount


def under_deck(s: YearState, thing: int) -> None:
    """YAH-1.2  A used card goes under its deck."""
    s.move(thing, s.box.decks[s.box.deck_of(thing)])


def card_returned(s: YearState, figure: int, card: int, clause: int) -> None:
    """YAH-1.2  A card of a figure goes under its deck."""
    s.tell(t.CARD_RETURNED, clause, figure, card - s.box.first_card)
    under_deck(s, card)


def play_card(s: YearState, figure: int, card: int, clause: int) -> None:
    """YAH-1.2, YAH-9.1  A card is shown, and goes under its deck before it acts."""
    s.reveal(card, EVERYONE)
    s.tell(t.CARD_PLAYED, clause, figure, card - s.box.first_card)
    under_deck(s, card)


def take_unseen(s: YearState, figure: int, victim: int, clause: int) -> None:
    """YAH-10.1a, YAH-10.1d  One card of somebody's hand, by chance; only the two of them learn which."""
    cards = s.hand(victim)
    if cards:
        card = cards[s.outcome(THEFT, len(cards))]
        forget(s, victim, card)
        take_card(s, figure, victim, card, clause)


def forget(s: YearState, victim: int, taken: int) -> None:
    """YAH-10.1d  Of cards with one back only their owner still knows which is which; Floo Powder is known by its back."""
    if s.box.kind_of(taken) != terms.BEHAVIOUR:
        watchers = s.box.watchers(hand_zone(s, victim))
        for card in s.cards_of(victim, s.box.kind_of(taken)):
            s.known[card] &= watchers


def take_card(s: YearState, figure: int, victim: int, card: int, clause: int) -> None:
    """YAH-10.1a  A card of somebody's hand changes hands."""
    s.move(card, hand_zone(s, figure))
    s.tell(t.CARD_TAKEN, clause, figure, victim, card - s.box.first_card)
