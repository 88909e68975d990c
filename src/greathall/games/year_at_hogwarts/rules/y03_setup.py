"""YAH-3 Set-up: decks, tokens on the rosettes, boards, missions, Death Eaters on towers, who begins."""

from typing import Final

from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import (
    YAH_1_4,
    YAH_2_1,
    YAH_2_2,
    YAH_3_2,
    YAH_3_3,
    YAH_3_4,
    YAH_3_5,
    YAH_3_6,
    YAH_3_7,
    YAH_4_3,
    YAH_12_1,
    YAH_12_12,
)
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules.y04_places import stand_on
from greathall.games.year_at_hogwarts.rules.y08_objects import lay
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import (
    FIRST_DEATH_EATER,
    MANY,
    MISSION_DECK,
    MISSIONS_DEALT,
    MISSIONS_DEALT_TO_MANY,
    NONE,
    SET_UP,
    UNDERAGE,
)
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL

OPTION_CLAUSES: Final = [YAH_2_2, YAH_2_1, YAH_2_2, YAH_2_2, YAH_4_3, YAH_12_1, YAH_12_12]
"""The clause that leaves each option of a table open."""


def lay_out(s: YearState) -> None:
    """YAH-3.1  What every game begins with: the decks; the tokens still wait to be laid."""
    for option in s.box.agreed:
        s.tell(t.AGREED, OPTION_CLAUSES[option], option, s.box.agreed_values[option])
    y01.lay_decks(s)
    s.set_aside(s.box.things_of(terms.OBJECT), s.box.undealt_tokens)


def begin(s: YearState) -> None:
    """YAH-3.2  Each player in turn takes a board; then the rest needs no choice but where Death Eaters stand."""
    lay_out(s)
    s.then(t.BOARDS_CHOSEN)
    for figure in reversed(s.box.order):
        s.then(t.SEAT_CHOOSES, s.box.player_of[figure], figure)


# --- boards


def seat_chooses(s: YearState, seat: int) -> None:
    """YAH-3.2  A player takes a board."""
    s.ask(t.ASK_BOARD, seat)


def board_candidates(s: YearState) -> list[int]:
    """YAH-3.2  A student whom nobody plays; Death Eaters are not chosen."""
    return [choice(t.CHOOSE_BOARD, board) for board in s.box.students if board not in s.board]


def board_forbidden(s: YearState, picked: int) -> int:
    """YAH-1.4, YAH-3.2  No Death Eater, and nobody's board."""
    board = first(picked)
    if board == NONE or board not in s.box.students:
        return YAH_1_4
    return YAH_3_2 if board in s.board else LEGAL


def choose_board(s: YearState, seat: int, board: int) -> None:
    """YAH-3.2  The board is taken."""
    s.board[seat] = board
    s.tell(t.BOARD_TAKEN, YAH_3_2, seat, board)


# --- what needs no choice


def boards_chosen(s: YearState) -> None:
    """YAH-3.2 to 3.6  Pawns, HP, cards and tokens; missions; rosettes; then Death Eaters, and the first turn."""
    lay_tokens(s)
    for figure in s.box.order:
        equip(s, figure)
    for figure in s.box.order:
        deal_missions(s, figure)
    s.then(t.TURN)
    s.then(t.FIRST_TURN)
    if s.box.has_death_eaters():
        for number in range(terms.DEATH_EATERS - 1, -1, -1):
            figure = s.box.order[-1 - number % s.box.pawns]
            s.then(t.POST_DEATH_EATERS, s.box.player_of[figure])


def lay_tokens(s: YearState) -> None:
    """YAH-3.3  The object tokens at random on the rosettes of the three boards."""
    for space in s.box.rosettes:
        token = s.draw(s.box.undealt_tokens, SET_UP, s.box.lying)
        if token != NONE:
            lay(s, token, space)
            s.tell(t.TOKEN_LAID, YAH_3_3, token, space)


def equip(s: YearState, figure: int) -> None:
    """YAH-3.2, YAH-3.4  What the board shows, 1 Portkey and 1 Floo token (2 when underage); the pawn on Start."""
    box, board = s.box, s.board[figure]
    stand_on(s, figure, box.start_space)
    s.tell(t.STARTED, YAH_3_4, figure, box.start_space)
    s.hp[figure] = box.hp_of[board]
    s.portkeys[figure] = 1
    s.floo[figure] = 2 if box.variant == UNDERAGE else 1
    s.tell(t.EQUIPPED, YAH_3_2, figure, s.hp[figure], s.floo[figure], s.portkeys[figure])
    y01.draw_to_hand(s, figure, terms.SPELL_DECK, box.spells_of[board], YAH_3_2)
    y01.draw_to_hand(s, figure, terms.POTION_DECK, box.potions_of[board], YAH_3_2)
    y01.draw_to_hand(s, figure, terms.BOOK_DECK, box.books_of[board], YAH_3_2)


def deal_missions(s: YearState, figure: int) -> None:
    """YAH-3.5, YAH-6.3b  Five missions, three with more than six players; members of a team know each other's."""
    for _ in range(MISSIONS_DEALT if s.seats <= MANY else MISSIONS_DEALT_TO_MANY):
        deal_mission(s, figure)


def deal_mission(s: YearState, figure: int) -> None:
    """YAH-3.5  The top mission of the stack."""
    mission = y01.draw(s, MISSION_DECK, s.box.missions + figure)
    if mission != NONE:
        s.tell(t.MISSION_DEALT, YAH_3_5, figure, mission - s.box.first_mission)


# --- Death Eaters


def post_death_eater(s: YearState, seat: int) -> None:
    """YAH-3.6  The players place them in turn, from the last player to the first."""
    s.ask(t.ASK_POST, seat)


def post_candidates(s: YearState) -> list[int]:
    """YAH-3.6  A tower on which none stands."""
    return [choice(t.POST, tower) for tower in s.box.towers if tower not in s.space]


def post_forbidden(s: YearState, picked: int) -> int:
    """YAH-3.6  Only towers."""
    return LEGAL if first(picked) in s.box.towers and first(picked) not in s.space else YAH_3_6


def post(s: YearState, seat: int, tower: int) -> None:
    """YAH-3.6  The next Death Eater stands there, and stays."""
    figure = FIRST_DEATH_EATER
    while s.space[figure] != NONE:
        figure += 1
    s.board[figure] = s.box.death_eaters[figure - FIRST_DEATH_EATER]
    s.hp[figure] = s.box.hp_of[s.board[figure]]
    stand_on(s, figure, tower)
    s.tell(t.POSTED, YAH_3_6, seat, figure, tower)


def first_turn(s: YearState) -> None:
    """YAH-3.7  Seat 0 begins."""
    s.tell(t.BEGAN, YAH_3_7, s.mover)
