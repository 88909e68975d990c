"""YAH-10.3 Duels, YAH-10.4 missions: whoever is on a card is revealed, and attacks first or not."""

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_10_3, YAH_10_4, YAH_10_6, YAH_10_8
from greathall.games.year_at_hogwarts.rules import answers
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules import y10_outcome as outcome
from greathall.games.year_at_hogwarts.rules import y10_strikes as strikes
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE, OPPONENT
from greathall.games.year_at_hogwarts.verbs import flow


def fight_for_mission(s: YearState, figure: int, team: int, mission: int) -> None:
    """YAH-6.1, 10.4, 10.6  The fight card of the mission's number; against a team its HP are multiplied."""
    y10.begin(s, terms.MISSION_FIGHT, figure, OPPONENT)
    s.mission = mission
    s.team = s.members = team
    s.fight_card = s.box.fight_of[s.box.record_of[mission]]
    members = y10.in_order(s, team)
    s.tell_many(c.MISSION_FIGHT_BEGAN, YAH_10_6 if len(members) > 1 else YAH_10_4, [strikes.opponent_word(s), *members])
    reveal(s, len(members))


def duel(s: YearState, figure: int) -> None:
    """YAH-10.3  A duel card is drawn; who is on it himself draws another, and who has 1 HP left has lost at once."""
    card = draw(s, figure)
    if card == NONE:
        return
    y10.begin(s, terms.DUEL_FIGHT, figure, OPPONENT)
    s.fight_card = s.box.record_of[card]
    s.tell(c.DUEL_BEGAN, YAH_10_3, figure, card - s.box.first_duel)
    reveal(s, 1)
    if y10.hp_left(s, figure) <= 0:
        outcome.fall(s, figure)


def draw(s: YearState, figure: int) -> int:
    """YAH-10.3  A duel card onto the table, NONE when the deck has none; one's own character goes under the deck."""
    for _ in range(len(s.box.things_of(terms.DUEL))):
        card = y01.draw(s, terms.DUEL_DECK, s.box.table)
        if card == NONE or s.box.board_of_duel[s.box.record_of[card]] != s.board[figure]:
            return card
        s.tell(c.OWN_DUEL, YAH_10_3, figure, card - s.box.first_duel)
        y01.under_deck(s, card)
    return NONE


def reveal(s: YearState, times: int) -> None:
    """YAH-10.4, 10.4a  The card is turned; if its figure attacks first, it strikes once. Then the attacks begin."""
    s.tell(c.LIMIT_TOLD, y10.limit_clause(s), s.fighter, y10.card_limit(s, s.fighter))
    s.opponent_hp = s.box.figure_hp[s.fight_card] * times
    s.tell(c.REVEALED, YAH_10_4, strikes.opponent_word(s), s.opponent_hp)
    s.then(c.ATTACK_BEGINS, NONE, s.fighter)
    if s.box.figure_first[s.fight_card]:
        if answers.is_allowed(s, s.fighter, w.ATTACKING_FIRST):
            s.tell(c.FIRST_BY_ABILITY, YAH_10_8, s.fighter)
        else:
            s.then(c.STRIKE_COMES, NONE, s.fighter, NONE)
    s.then(c.MAY_FALL, NONE, s.fighter)
    flow.trigger(s, strikes.sentences_of(s, w.REVEALED), OPPONENT, s.fighter)
