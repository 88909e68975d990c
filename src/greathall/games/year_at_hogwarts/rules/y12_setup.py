"""YAH-12.1 to 12.3, 12.5 The set-up of Voldemort Returns."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_12_1, YAH_12_2, YAH_12_3, YAH_12_5
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y02_values as values
from greathall.games.year_at_hogwarts.rules import y03_setup as y03
from greathall.games.year_at_hogwarts.rules.y04_places import stand_on
from greathall.games.year_at_hogwarts.rules.y08_objects import lay
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import HARRY, PLACES, SET_UP, VILLAIN


def begin(s: YearState) -> None:
    """YAH-12.1, 12.5  Pettigrew and the heroes on Start, horcruxes and tokens on their spaces; Pettigrew begins."""
    y03.lay_out(s)
    boards = [s.box.pettigrew, *s.box.heroes]
    for figure in range(s.box.pawns):
        equip(s, figure, boards[figure])
    lay_tokens(s)
    s.tell(t.BEGAN, YAH_12_5, VILLAIN)
    s.then(t.TURN)


def equip(s: YearState, figure: int, board: int) -> None:
    """YAH-12.1  HP and cards of the board; the heroes also 1 Floo and 1 Portkey each."""
    s.board[figure] = board
    s.tell(t.BOARD_TAKEN, YAH_12_1, figure, board)
    stand_on(s, figure, s.box.start_space)
    s.tell(t.STARTED, YAH_12_5, figure, s.box.start_space)
    s.hp[figure] = s.box.hp_of[board]
    y01.draw_to_hand(s, figure, terms.SPELL_DECK, s.box.spells_of[board], YAH_12_1)
    y01.draw_to_hand(s, figure, terms.POTION_DECK, s.box.potions_of[board], YAH_12_1)
    if figure >= HARRY:
        values.gain_floo(s, figure, 1, YAH_12_1)
        values.gain_portkeys(s, figure, 1, YAH_12_1)


def lay_tokens(s: YearState) -> None:
    """YAH-12.2, 12.3  Horcruxes lie where they are hidden; what both sides look for at random; the rest stays in the box."""
    rosettes = [space for space in s.box.rosettes if s.box.space_board[space] != PLACES]
    for number, token in enumerate(s.box.horcrux_tokens):
        lay(s, token, s.box.horcrux_spaces[number])
        s.tell(c.HORCRUX_LAID, YAH_12_2, token, s.box.horcrux_spaces[number])
    for token, wanted in enumerate(s.box.returns):
        if wanted in ("pettigrew", "heroes"):
            space = rosettes.pop(s.outcome(SET_UP, len(rosettes)))
            lay(s, token, space)
            s.tell(t.TOKEN_LAID, YAH_12_3, token, space)
        elif wanted != "horcrux":
            s.move(token, s.box.out_of_game)
