"""YAH-6 Missions: who can attempt which, where a team waits, and what a won or lost one brings."""

from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import (
    YAH_4_3,
    YAH_5_9,
    YAH_5_10,
    YAH_5_12,
    YAH_6_1,
    YAH_6_2,
    YAH_6_3,
    YAH_6_5,
    YAH_6_6,
    YAH_6_7,
    YAH_6_3b,
    YAH_8_2b,
)
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y02_ending as ending
from greathall.games.year_at_hogwarts.rules import y02_values as values
from greathall.games.year_at_hogwarts.rules.y04_places import stand_on
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import GREAT_HALL, HP_AFTER_DEFEAT, NONE, TEAM, UNDERAGE, YEAR
from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.events import EVERYONE
from greathall.kernel.rules import LEGAL

# --- who can attempt which


def members(s: YearState, figure: int) -> list[int]:
    """YAH-6.3  Who does a mission together: the whole team, or the pawn alone."""
    return ending.team(s, figure)


def open_missions(s: YearState, figure: int) -> list[int]:
    """YAH-6.1, YAH-6.3b  The missions that a pawn may attempt: its own, and those of its team."""
    if s.box.mode != YEAR:
        return []
    found: list[int] = []
    for each in members(s, figure):
        found += s.missions(each)
    return found


def is_equipped(s: YearState, figure: int, mission: int) -> bool:
    """YAH-6.1, YAH-6.2, YAH-6.3  Whether the tokens are held, and in the qualified and team variants the cards."""
    record = s.box.record_of[mission]
    team = members(s, figure)
    for token in s.box.mission_tokens[record]:
        if s.where[token] - s.box.objects not in team:
            return False
    return s.box.variant == UNDERAGE or cards_for(s, figure, record, []) is not None


def cards_for(s: YearState, figure: int, record: int, played: list[int]) -> list[int] | None:
    """YAH-6.2  The cards in hand that a mission asks for, those already played left out; None when one lacks."""
    there = played.copy()
    for each in members(s, figure):
        there += [card for card in s.hand(each) if s.box.card_kind[s.box.record_of[card]] != NONE]
    found: list[int] = []
    for wanted, kind in zip(s.box.need_cards[record], s.box.need_kinds[record]):
        card = fitting(s, there, wanted, kind)
        if card == NONE:
            return None
        there.remove(card)
        if card not in played:
            found.append(card)
    return found


def fitting(s: YearState, cards: list[int], wanted: int, kind: int) -> int:
    """YAH-6.2  The first card that is the one wanted, or of the kind wanted."""
    for card in cards:
        record = s.box.record_of[card]
        if record == wanted or (wanted == NONE and s.box.card_kind[record] == kind):
            return card
    return NONE


def are_all_here(s: YearState, figure: int, space: int) -> bool:
    """YAH-6.3  Whether the whole team has come to the space; who moves will stand there."""
    for each in members(s, figure):
        if each != figure and s.space[each] != space:
            return False
    return True


def can_attempt(s: YearState, figure: int, mission: int, space: int) -> bool:
    """YAH-4.3, YAH-6.1, YAH-6.7  Whether a mission can be attempted on a space: once a turn."""
    if s.attempted or space not in s.box.mission_spaces[s.box.record_of[mission]]:
        return False
    return are_all_here(s, figure, space) and is_equipped(s, figure, mission)


def can_wait(s: YearState, figure: int, space: int) -> bool:
    """YAH-6.3b  A team has one waiting place at a time; it is a space of one of its missions."""
    if not can_wait_at(s, figure, space):
        return False
    for mission in open_missions(s, figure):
        if space in s.box.mission_spaces[s.box.record_of[mission]]:
            return True
    return False


def can_wait_at(s: YearState, figure: int, space: int) -> bool:
    """YAH-6.3b  Whether a pawn's team is incomplete here, and waits nowhere else."""
    if s.box.variant != TEAM or s.box.mode != YEAR or s.home[figure] != NONE:
        return False
    mates = [each for each in members(s, figure) if each != figure]
    if not mates or are_all_here(s, figure, space):
        return False
    for each in mates:
        if s.waits[each] and s.space[each] != space:
            return False
    return True


def spaces_to_stop(s: YearState, figure: int) -> list[int]:
    """YAH-4.3  The spaces on which a move may end early for the sake of a mission."""
    found: list[int] = []
    for mission in open_missions(s, figure):
        is_ready = not s.attempted and is_equipped(s, figure, mission)
        if is_ready or s.box.variant == TEAM:
            for space in s.box.mission_spaces[s.box.record_of[mission]]:
                if (is_ready and are_all_here(s, figure, space)) or can_wait_at(s, figure, space):
                    found.append(space)
    return found


# --- on the space


def come(s: YearState, figure: int) -> None:
    """YAH-5.16, YAH-6.1  First the mission, then the space's effect."""
    if not s.turn_lost and figure < s.box.pawns and might_have_come_for(s, figure):
        s.ask(t.ASK_MISSION, s.box.player_of[figure])


def might_have_come_for(s: YearState, figure: int) -> bool:
    """YAH-3.5  Whether, for all that the table knows, the pawn may hold a mission that is done here: so it is asked."""
    if s.box.mode != YEAR or s.attempted:
        return False
    space = s.space[figure]
    waits = can_wait_at(s, figure, space) and not s.waits[figure]
    if not waits and not are_all_here(s, figure, space):
        return False
    held: list[int] = []
    for each in members(s, figure):
        held += s.objects(each)
    for mission in range(s.box.first_mission, s.box.first_duel):
        record = s.box.record_of[mission]
        if space in s.box.mission_spaces[record] and may_be_theirs(s, figure, mission):
            lacking = [token for token in s.box.mission_tokens[record] if token not in held]
            if waits or not lacking:
                return True
    return False


def may_be_theirs(s: YearState, figure: int, mission: int) -> bool:
    """YAH-3.5  Whether nothing that everybody knows says that a mission is not in the hands of a pawn's team."""
    if s.known[mission] != EVERYONE:
        return True
    zone = s.where[mission] - s.box.missions
    return 0 <= zone < s.box.pawns and zone in members(s, figure)


def candidates(s: YearState, figure: int) -> list[int]:
    """YAH-5.16, YAH-6.3  A mission; to wait for the others; nothing, unless the move ended early for its sake."""
    space = s.space[figure]
    found = [] if s.for_mission else [choice(t.PASS)]
    if can_wait(s, figure, space) and not s.waits[figure]:
        found.append(choice(t.WAIT))
    for mission in sorted(open_missions(s, figure)):
        if can_attempt(s, figure, mission, space):
            found.append(choice(t.ATTEMPT, mission - s.box.first_mission))
    return found


def forbidden(s: YearState, figure: int, picked: int) -> int:
    """YAH-6.1 to 6.3b  Why a mission cannot be attempted: not here, tokens or cards lack, the team is not complete."""
    if picked in candidates(s, figure):
        return LEGAL
    if kind_of(picked) == t.PASS:
        return YAH_4_3
    if kind_of(picked) == t.WAIT:
        return YAH_6_3b
    mission = first(picked) + s.box.first_mission
    if kind_of(picked) != t.ATTEMPT or first(picked) == NONE or mission not in open_missions(s, figure):
        return YAH_6_1
    if s.attempted:
        return YAH_6_7
    if not are_all_here(s, figure, s.space[figure]):
        return YAH_6_3
    needs_cards = s.box.variant != UNDERAGE
    lacks_cards = needs_cards and cards_for(s, figure, s.box.record_of[mission], []) is None
    return YAH_6_2 if lacks_cards else YAH_6_1


def attempt(s: YearState, figure: int, number: int) -> None:
    """YAH-6.1, YAH-6.7  The mission is shown, and the fight with the card of its number begins."""
    mission = number + s.box.first_mission
    s.attempted = 1
    for each in members(s, figure):
        s.waits[each] = 0
    s.reveal(mission, EVERYONE)
    is_in_hall = s.box.space_kind[s.space[figure]] == GREAT_HALL
    s.tell(t.ATTEMPTED, YAH_5_12 if is_in_hall else YAH_6_3 if s.box.variant == TEAM else YAH_6_1, figure, number)
    s.then(t.MISSION_FIGHT, s.box.player_of[figure], number, figure)


def wait(s: YearState, figure: int) -> None:
    """YAH-6.3b  Who has arrived waits there, and skips move and effect."""
    s.waits[figure] = 1
    s.tell(t.WAITED, YAH_6_3b, figure, s.space[figure])
    s.turn_lost = 1


# --- won


def owner_of(s: YearState, mission: int) -> int:
    """YAH-6.3b  Whose mission it is."""
    return s.where[mission] - s.box.missions


def won(s: YearState, figures: list[int], mission: int) -> None:
    """YAH-6.5  The points; tokens are laid on board 2, cards go under their decks."""
    owner, record = owner_of(s, mission), s.box.record_of[mission]
    holders = members(s, owner)
    s.move(mission, s.box.done + owner)
    s.tell(t.MISSION_WAS_DONE, YAH_6_5, owner, mission - s.box.first_mission, s.box.points_of[record])
    for token in reversed(s.box.mission_tokens[record]):
        for each in holders:
            if token in s.objects(each):
                s.then(t.PUT_TOKEN, s.box.player_of[each], token, each)
    return_cards(s, holders, record)
    values.gain_points(s, owner, s.box.points_of[record], YAH_6_5)
    if not s.ending:
        ending.check(s, owner)


def return_cards(s: YearState, holders: list[int], record: int) -> None:
    """YAH-6.2  In the qualified and team variants the cards that were not played in the fight go under their decks too."""
    if s.box.variant == UNDERAGE:
        return
    left = cards_for(s, holders[0], record, s.played_cards)
    for card in left or []:
        for each in holders:
            if card in s.hand(each):
                s.reveal(card, EVERYONE)
                y01.card_returned(s, each, card, YAH_6_2)
                break


# --- lost


def lost(s: YearState, figures: list[int], mission: int) -> None:
    """YAH-6.4, YAH-6.6, YAH-6.7  A team loses together; alone the game is lost. The mission stays in hand."""
    s.tell(t.MISSION_LOST, YAH_6_6, owner_of(s, mission), mission - s.box.first_mission)
    if s.box.is_solo():
        ending.lose(s)
        return
    for figure in figures:
        defeated(s, figure, YAH_6_6)
    lose_turn(s)


def defeated(s: YearState, figure: int, clause: int) -> None:
    """YAH-6.6, YAH-6.7, YAH-10.2  To the Leaky Cauldron with 6 HP, without spells and potions; no way back from a journey."""
    if s.home[figure] != NONE:
        s.home[figure] = NONE
        clause = YAH_6_7
    stand_on(s, figure, s.box.leaky_cauldron)
    s.waits[figure] = 0
    s.tell(t.DEFEATED, clause, figure, s.box.leaky_cauldron)
    for card in s.cards_of(figure, terms.SPELL) + s.cards_of(figure, terms.POTION):
        y01.card_returned(s, figure, card, clause)
    s.hp[figure] = HP_AFTER_DEFEAT


def lose_turn(s: YearState) -> None:
    """YAH-6.6, YAH-10.2  What the mover could still do in this turn is over."""
    s.turn_lost = 1


# --- back from a journey


def way_back(s: YearState, figure: int) -> None:
    """YAH-5.9, YAH-5.10  At the end of the turn back to the tower, or to the Pitch."""
    space = s.home[figure]
    if space == NONE:
        return
    s.home[figure] = NONE
    if s.space[figure] != NONE:
        stand_on(s, figure, space)
        is_tower = s.box.space_kind[space] == terms.TOWER
        clause = YAH_5_10 if space == s.box.pitch_space else YAH_5_9 if is_tower else YAH_8_2b
        s.tell(t.WENT_BACK, clause, figure, space)
