"""YAH-10.2 Death Eaters on towers, played by the neighbour."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_7_3, YAH_10_2
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y02_values as y02
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import DEATH_EATER_FIGHT, DEATH_EATER_POINTS, NONE


def meet(s: YearState, figure: int, death_eater: int) -> None:
    """YAH-10.2  He has all his HP, a new spell and a new potion; who came attacks first."""
    y10.begin(s, DEATH_EATER_FIGHT, figure, death_eater)
    s.foe_player = neighbour(s, figure)
    s.tell(c.DEATH_EATER_FOUGHT, YAH_10_2, figure, death_eater)
    if s.foe_player == NONE:
        s.tell(c.DEATH_EATER_UNPLAYED, YAH_10_2, death_eater)
    else:
        s.tell(c.DEATH_EATER_PLAYED, YAH_10_2, death_eater, s.foe_player)
    board = s.board[death_eater]
    s.hp[death_eater] = s.box.hp_of[board]
    for deck, amount in ((terms.SPELL_DECK, s.box.spells_of[board]), (terms.POTION_DECK, s.box.potions_of[board])):
        for _ in range(amount):
            y01.draw(s, deck, s.hand_zone(death_eater))
    s.then(c.ATTACK_BEGINS, NONE, figure)


def neighbour(s: YearState, figure: int) -> int:
    """YAH-10.2  The player to the right plays it; of a team's member the nearest opponent; otherwise the app."""
    other = s.box.to_the_right(figure)
    while other != figure:
        if not s.box.are_mates(figure, other):
            return s.box.player_of[other]
        other = s.box.to_the_right(other)
    return NONE


def beaten(s: YearState) -> None:
    """YAH-7.3, 10.2  A beaten Death Eater leaves the game: 20 points."""
    s.tell(c.DEATH_EATER_GONE, YAH_10_2, s.rival)
    s.space[s.rival] = NONE
    put_cards_back(s)
    y02.gain_points(s, s.fighter, DEATH_EATER_POINTS, YAH_7_3)


def stays(s: YearState) -> None:
    """YAH-10.2  Who was not beaten has new cards next time."""
    put_cards_back(s)


def put_cards_back(s: YearState) -> None:
    """YAH-1.2, 10.2  The cards of the Death Eater go under their decks."""
    for card in s.hand(s.rival):
        y01.under_deck(s, card)
