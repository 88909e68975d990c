"""YAH-5.3, 10.3 Cards that are given up: their owner chooses which; unseen, chance does."""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_1_2, YAH_10_3
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE, THEFT
from greathall.games.year_at_hogwarts.verbs.flow import chooser
from greathall.kernel.choices import choice, first
from greathall.kernel.events import EVERYONE
from greathall.kernel.rules import LEGAL


def giveable(s: YearState, figure: int, what: int) -> list[int]:
    """YAH-5.3  The cards of a kind in a hand; of any kind where the sentence says card."""
    match what:
        case w.SPELLS:
            return s.cards_of(figure, terms.SPELL)
        case w.POTIONS:
            return s.cards_of(figure, terms.POTION)
        case w.BOOKS:
            return s.cards_of(figure, terms.BOOK)
        case _:
            return s.hand(figure)


def clause_of(s: YearState) -> int:
    """YAH-1.2, YAH-10.3  Cards go under their decks; those that a lost duel costs are discarded for that."""
    return YAH_10_3 if s.fight == terms.DUEL_FIGHT and s.result == terms.LOST else YAH_1_2


def give_up(s: YearState, figure: int, what: int, amount: int) -> None:
    """YAH-5.3, YAH-10.3  So many cards of a kind, or all if there are no more, go under their decks."""
    cards = giveable(s, figure, what)
    if len(cards) <= amount:
        for card in cards:
            part_with(s, figure, card)
    elif amount > 0:
        s.ask(t.ASK_GIVE_UP, chooser(s, figure), what, amount, figure)


def lose_unseen(s: YearState, figure: int, what: int, amount: int) -> None:
    """YAH-7.2  Chance takes the cards."""
    for _ in range(amount):
        cards = giveable(s, figure, what)
        if cards:
            part_with(s, figure, cards[s.outcome(THEFT, len(cards))])


def part_with(s: YearState, figure: int, card: int) -> None:
    """YAH-1.2  A card is shown and goes under its deck."""
    s.reveal(card, EVERYONE)
    y01.card_returned(s, figure, card, clause_of(s))


def candidates(s: YearState, what: int, figure: int) -> list[int]:
    """YAH-5.3  One of the cards."""
    return [choice(t.GIVE_CARD, card - s.box.first_card) for card in sorted(giveable(s, figure, what))]


def forbidden(s: YearState, what: int, figure: int, picked: int) -> int:
    """YAH-5.3  Only such cards of the own hand."""
    card = first(picked) + s.box.first_card
    return LEGAL if first(picked) != NONE and card in giveable(s, figure, what) else clause_of(s)


def choose(s: YearState, what: int, amount: int, figure: int, number: int) -> None:
    """YAH-5.3  One card; then the next."""
    part_with(s, figure, number + s.box.first_card)
    give_up(s, figure, what, amount - 1)
