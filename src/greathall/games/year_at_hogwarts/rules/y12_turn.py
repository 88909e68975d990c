"""YAH-12.5 to 12.9 Turns of Voldemort Returns: Pettigrew's way, the return, and seven figures moved in one turn."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_12_6, YAH_12_7, YAH_12_8, YAH_12_9
from greathall.games.year_at_hogwarts.rules import windows
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules import y12_horcruxes as horcruxes
from greathall.games.year_at_hogwarts.rules.y04_places import stand_on
from greathall.games.year_at_hogwarts.rules.y08_objects import lay
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import FIGURES, FIRST_DEATH_EATER, HARRY, NONE, PLACES, VILLAIN
from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL

# --- what a turn begins with


def begins_otherwise(s: YearState) -> bool:
    """YAH-12.8, 12.9  Whether a turn begins with something else than a move: a horcrux again, or several figures."""
    if s.mover == VILLAIN and s.returned:
        s.moved = 0
        s.then(c.FIGURES_MOVE)
        return True
    if s.mover >= HARRY and horcruxes.must_try_again(s, s.mover):
        s.tell(c.TRIES_AGAIN, YAH_12_9, s.mover)
        s.walking = s.mover
        s.then(c.HORCRUX_COMES, NONE, s.mover)
        return True
    return False


def on_space(s: YearState, figure: int) -> None:
    """YAH-12.6, 12.9  Where a move ends: Pettigrew goes to the Graveyard, heroes hand over and destroy."""
    if figure == VILLAIN and not s.returned and s.space[figure] == s.box.pitch_space and has_all(s):
        return_of_voldemort(s)
    elif HARRY <= figure < s.box.pawns:
        s.then(c.HORCRUX_COMES, NONE, figure)
        horcruxes.offer_weapons(s, figure)


# --- the figures of Voldemort's player


def still_to_move(s: YearState) -> list[int]:
    """YAH-12.8  Voldemort and the Death Eaters that have not moved in this turn."""
    figures = [VILLAIN, *range(FIRST_DEATH_EATER, FIGURES)]
    return [figure for figure in figures if s.space[figure] != NONE and not s.moved >> figure & 1]


def figures_move(s: YearState) -> None:
    """YAH-12.8  One after the other; which is next its player says."""
    s.mover = VILLAIN
    s.walking = NONE
    s.turn_lost = 0
    if still_to_move(s):
        y10.ask(s, c.ASK_NEXT_FIGURE, VILLAIN)


def next_candidates(s: YearState) -> list[int]:
    """YAH-12.8  A figure that has not moved, or an ability of Voldemort's."""
    found = [choice(t.USE, at) for at in windows.ready(s, VILLAIN, w.TURN_START)]
    return found + [choice(c.MOVE_FIGURE, figure) for figure in still_to_move(s)]


def next_forbidden(s: YearState, picked: int) -> int:
    """YAH-12.8  Each moves once."""
    return LEGAL if picked in next_candidates(s) else YAH_12_8


def move_next(s: YearState, picked: int) -> None:
    """YAH-12.8  The figure rolls and walks; the moves that are left wait beneath it."""
    s.then(c.FIGURES_MOVE)
    figure = first(picked)
    if kind_of(picked) == t.USE:
        windows.use(s, VILLAIN, figure)
        return
    s.moved |= 1 << figure
    s.new_turn()
    s.mover = figure
    s.tell(c.FIGURE_MOVES, YAH_12_8, figure)
    s.then(t.MOVEMENT_ROLL, s.box.player_of[VILLAIN], figure)


# --- the return


def has_all(s: YearState) -> bool:
    """YAH-12.6  Whether Pettigrew holds cauldron, bone, hand and Harry Potter."""
    return s.box.returns.count("pettigrew") == len(s.objects(VILLAIN))


def return_of_voldemort(s: YearState) -> None:
    """YAH-12.6, 12.7  From the Graveyard Voldemort comes back in Pettigrew's place, and stands on the Pitch."""
    s.tell(c.WENT_TO_GRAVEYARD, YAH_12_6, VILLAIN)
    for token in s.objects(VILLAIN):
        s.move(token, s.box.out_of_game)
    s.returned = 1
    s.board[VILLAIN] = s.box.voldemort
    s.hp[VILLAIN] = s.box.hp_of[s.box.voldemort] - s.destroyed.bit_count()
    s.tell(c.VOLDEMORT_RETURNED, YAH_12_7, VILLAIN, s.hp[VILLAIN])
    y10.ask(s, c.ASK_HIDE, HARRY, s.box.token_names.index(terms.WAND))
    y10.ask(s, c.ASK_HIDE, VILLAIN, s.box.token_names.index(terms.STONE))
    for figure in range(FIGURES - 1, FIRST_DEATH_EATER - 1, -1):
        y10.ask(s, c.ASK_CONJURE, figure)


def conjure_candidates(s: YearState) -> list[int]:
    """YAH-12.7  Towers without a hero, six different ones."""
    return [choice(c.CONJURE, tower) for tower in s.box.towers if tower not in s.space]


def conjure(s: YearState, figure: int, tower: int) -> None:
    """YAH-12.7  The Death Eater stands there, with the HP, spells and potions of its board."""
    board = s.box.death_eaters[figure - FIRST_DEATH_EATER]
    s.board[figure] = board
    s.hp[figure] = s.box.hp_of[board]
    stand_on(s, figure, tower)
    s.tell(c.DEATH_EATER_CALLED, YAH_12_7, figure, tower)
    y01.draw_to_hand(s, figure, terms.SPELL_DECK, s.box.spells_of[board], YAH_12_7)
    y01.draw_to_hand(s, figure, terms.POTION_DECK, s.box.potions_of[board], YAH_12_7)


def hiding_places(s: YearState) -> list[int]:
    """YAH-12.7  Spaces of the main board and of board 1 that can be entered on foot."""
    found = [s.box.start_space]
    for at in found:
        found += [there for there in s.box.ways[at] if there not in found]
    return sorted(space for space in found if s.box.space_board[space] != PLACES)


def hide(s: YearState, token: int, space: int) -> None:
    """YAH-12.7  The Stone, or the Wand, lies there from now on."""
    lay(s, token, space)
    s.tell(c.TOKEN_HIDDEN, YAH_12_7, token, space)
