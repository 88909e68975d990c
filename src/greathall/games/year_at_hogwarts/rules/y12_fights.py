"""YAH-12.10 to 12.14 Fights after Voldemort's return: heroes and Death Eaters, and Harry and Voldemort."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_12_10, YAH_12_11, YAH_12_12, YAH_12_14
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y04_places as y04
from greathall.games.year_at_hogwarts.rules import y06_missions as y06
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import FIRST_DEATH_EATER, HARRY, NONE, VILLAIN


def meet(s: YearState, figure: int, rival: int) -> None:
    """YAH-12.10, 12.12  Harry and Voldemort decide the game; a hero and a Death Eater attack in turn, who came first."""
    if VILLAIN in (figure, rival):
        meet_the_last_time(s, figure, rival)
        return
    y10.begin(s, terms.RETURNS_FIGHT, figure, rival)
    s.tell(c.DEATH_EATER_FOUGHT, YAH_12_12, figure, rival)
    s.then(c.ATTACK_BEGINS, NONE, figure)


def decided(s: YearState, winner: int, loser: int) -> None:
    """YAH-12.14  A beaten hero goes to Start with 1 HP; a beaten Death Eater leaves the game."""
    if loser >= FIRST_DEATH_EATER:
        s.tell(c.DEATH_EATER_GONE, YAH_12_14, loser)
        s.space[loser] = NONE
        for card in s.hand(loser):
            y01.card_returned(s, loser, card, YAH_12_14)
        return
    y04.put_on(s, loser, s.box.start_space, YAH_12_14)
    s.hp[loser] = 1
    if loser == s.mover:
        y06.lose_turn(s)


# --- Harry and Voldemort


def holds(s: YearState, figure: int, name: str) -> bool:
    """YAH-12.10  Whether a figure holds the Resurrection Stone, or the Elder Wand."""
    return s.box.token_names.index(name) in s.objects(figure)


def meet_the_last_time(s: YearState, figure: int, rival: int) -> None:
    """YAH-12.11  A side without its token loses; with the Wand Voldemort wins while a horcrux is left; else the last fight."""
    harry = holds(s, HARRY, terms.STONE)
    voldemort = holds(s, VILLAIN, terms.WAND)
    s.tell(c.HARRY_AND_VOLDEMORT, YAH_12_10, figure, rival)
    if not harry and not voldemort:
        s.tell(c.BOTH_LACK_THEIRS, YAH_12_11)
    elif not voldemort:
        heroes_win(s)
    elif not harry or s.destroyed != s.all_destroyed():
        voldemort_wins(s)
    else:
        y10.begin(s, terms.FINAL_FIGHT, figure, rival)
        y10.ask(s, c.ASK_ATTACK, figure)


def last_roll(s: YearState) -> None:
    """YAH-12.11  One die each: the higher wins the game; equal: again."""
    own = s.outcome(terms.ATTACK_DICE, 6) + 1
    other = s.outcome(terms.OPPONENT_DICE, 6) + 1
    s.tell(c.CLASHED, YAH_12_11, s.fighter, own, s.rival, other)
    if own == other:
        y10.ask(s, c.ASK_ATTACK, s.fighter)
    elif (own > other) == (s.fighter == HARRY):
        heroes_win(s)
    else:
        voldemort_wins(s)


def heroes_win(s: YearState) -> None:
    """YAH-12.11  Harry's side has won the game."""
    seats = 0
    for figure in range(HARRY, s.box.pawns):
        seats |= 1 << s.box.player_of[figure]
        s.tell(t.WON, YAH_12_11, figure)
    s.end(YAH_12_11, seats)


def voldemort_wins(s: YearState) -> None:
    """YAH-12.11  Voldemort's side has won the game."""
    s.tell(t.WON, YAH_12_11, VILLAIN)
    s.end(YAH_12_11, 1 << s.box.player_of[VILLAIN])
