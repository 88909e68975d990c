"""YAH-7.1 Exams: books of the room's subject for their points."""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_7_1
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y02_values as values
from greathall.games.year_at_hogwarts.rules.answers import number
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE
from greathall.games.year_at_hogwarts.verbs.possible import exam_books
from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.events import EVERYONE
from greathall.kernel.rules import LEGAL


def candidates(s: YearState, figure: int) -> list[int]:
    """YAH-7.1  One of the fitting books, or no more."""
    books = sorted(exam_books(s, figure))
    return [choice(t.PASS), *[choice(t.SIT_EXAM, book - s.box.first_card) for book in books]]


def forbidden(s: YearState, figure: int, picked: int) -> int:
    """YAH-7.1  Only books of the subject that is taught here."""
    if kind_of(picked) == t.PASS:
        return LEGAL
    there = first(picked) != NONE and first(picked) + s.box.first_card in exam_books(s, figure)
    return LEGAL if there else YAH_7_1


def begin(s: YearState, figure: int) -> None:
    """YAH-7.1  Several fitting books may be used at once. Whoever holds any book is asked: which they are nobody sees."""
    if s.cards_of(figure, terms.BOOK):
        s.ask(t.ASK_EXAM, s.box.player_of[figure], figure)


def sit(s: YearState, figure: int, book: int) -> None:
    """YAH-7.1  The points on the book; it goes under its deck."""
    card = book + s.box.first_card
    points = number(s, figure, w.EXAM_POINTS, s.box.points_of[s.box.record_of[card]])
    s.reveal(card, EVERYONE)
    s.tell(t.EXAM_SAT, YAH_7_1, figure, book, points)
    y01.under_deck(s, card)
    begin(s, figure)
    values.gain_points(s, figure, points, YAH_7_1)
