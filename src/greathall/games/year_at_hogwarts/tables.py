"""The kinds of choices, frames and events of A Year at Hogwarts, and their words.

Choices 1 to 39, decisions 1 to 39, steps 100 to 139 and events 1 to 99 belong to sections 1 to 9 and are listed here; the
rest, of fights, matches and Voldemort's return, in ``contest_tables``.
"""

from typing import Final

from greathall.games.year_at_hogwarts import contest_tables as contests
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.box import Box
from greathall.games.year_at_hogwarts.clauses import CLAUSES
from greathall.games.year_at_hogwarts.terms import DUEL as DUEL_KIND
from greathall.games.year_at_hogwarts.terms import PAWNS, RETURNS
from greathall.games.year_at_hogwarts.terms import SPACE_EFFECT as SPACE_EFFECT_KIND
from greathall.kernel.names import Domain, Names

# Choices.
PASS: Final = 1
ROLL: Final = 2
WAIT: Final = 3
GO: Final = 4
TAKE: Final = 5
SWAP: Final = 6
STOP: Final = 7
ATTEMPT: Final = 8
USE: Final = 9
PLAY: Final = 10
ACCEPT: Final = 11
CHOOSE: Final = 12
CHOOSE_FIGURE: Final = 13
GIVE_CARD: Final = 14
GIVE_TOKEN: Final = 15
PUT: Final = 16
LAND: Final = 17
CHOOSE_BOARD: Final = 18
POST: Final = 19
SIT_EXAM: Final = 20
RESOLVE_CARD: Final = 21
FETCH_CARD: Final = 22
TAKE_CARD: Final = 23
EXCHANGE: Final = 24
OFFER: Final = 25

CHOICES: Final = {
    PASS: "pass",
    ROLL: "roll",
    WAIT: "wait",
    GO: "go space",
    TAKE: "take token",
    SWAP: "swap token token",
    STOP: "stop",
    ATTEMPT: "attempt mission",
    USE: "use effect",
    PLAY: "play card",
    ACCEPT: "accept",
    CHOOSE: "choose number",
    CHOOSE_FIGURE: "choose-figure figure",
    GIVE_CARD: "give-card card",
    GIVE_TOKEN: "give-token token",
    PUT: "put space",
    LAND: "land space",
    CHOOSE_BOARD: "choose-board board",
    POST: "post space",
    SIT_EXAM: "sit-exam card",
    RESOLVE_CARD: "resolve-card card",
    FETCH_CARD: "fetch-card card",
    TAKE_CARD: "take-card card",
    EXCHANGE: "exchange mission",
    OFFER: "offer token token",
    **contests.CHOICES,
}

# Decisions.
ASK_BOARD: Final = 1
ASK_POST: Final = 2
ASK_TURN: Final = 3
ASK_ROLLED: Final = 4
ASK_WALK: Final = 5
ASK_MISSION: Final = 6
ASK_TOWER: Final = 7
ASK_INSTEAD: Final = 8
ASK_MAY: Final = 9
ASK_CHOOSE: Final = 10
ASK_WHOM: Final = 11
ASK_GIVE_UP: Final = 12
ASK_TAKE: Final = 13
ASK_PICK_UP: Final = 14
ASK_LAY_DOWN: Final = 15
ASK_LAND: Final = 16
ASK_OFFER: Final = 17
ASK_ANSWER: Final = 18
ASK_EXAM: Final = 19
ASK_RESOLVE: Final = 20
ASK_FETCH: Final = 21
ASK_TURN_END: Final = 22
ASK_PUT: Final = 23

# Steps.
BOARDS_CHOSEN: Final = 100
SEAT_CHOOSES: Final = 101
POST_DEATH_EATERS: Final = 102
TURN: Final = 103
BEGIN_MOVE: Final = 104
MOVEMENT_ROLL: Final = 105
MOVEMENT_ROLLED: Final = 106
WALK: Final = 107
ARRIVE: Final = 108
MISSIONS: Final = 109
SPACE_EFFECT: Final = 110
TOWER: Final = 111
EFFECT: Final = 112
PAID: Final = 113
STRIKE: Final = 114
DRAW_CARDS: Final = 115
UNDER_DECK: Final = 117
NEXT: Final = 121
TURN_END: Final = 122
MEETING: Final = 123
MISSION_FIGHT: Final = 124
DUEL: Final = 125
MATCH: Final = 126
DEATH_EATER: Final = 127
FIRST_TURN: Final = 130
STAY: Final = 128

# Steps that run whatever is dropped around them.
WAY_BACK: Final = 200
PUT_TOKEN: Final = 201

FRAMES: Final = {
    ASK_BOARD: "choosing-board",
    ASK_POST: "posting-death-eaters",
    ASK_TURN: "turn-start",
    ASK_ROLLED: "movement-rolled",
    ASK_WALK: "walking",
    ASK_MISSION: "at-mission",
    ASK_TOWER: "at-tower",
    ASK_INSTEAD: "in-place-of replaced",
    ASK_MAY: "may-happen effect figure figure",
    ASK_CHOOSE: "choosing effect figure figure",
    ASK_WHOM: "choosing-whom effect figure figure",
    ASK_GIVE_UP: "giving-up holding number figure",
    ASK_TAKE: "taking effect figure figure",
    ASK_PICK_UP: "picking-up effect figure figure",
    ASK_LAY_DOWN: "laying-down effect token figure",
    ASK_LAND: "landing effect figure figure",
    ASK_OFFER: "offering figure",
    ASK_ANSWER: "answering token token figure",
    ASK_EXAM: "sitting-exams figure",
    ASK_RESOLVE: "resolving-one figure deck",
    ASK_FETCH: "fetching effect figure",
    ASK_TURN_END: "turn-end",
    ASK_PUT: "putting-back token figure",
    BOARDS_CHOSEN: "boards-chosen",
    SEAT_CHOOSES: "seat-chooses",
    POST_DEATH_EATERS: "death-eaters-posted",
    TURN: "turn",
    BEGIN_MOVE: "begin-move",
    MOVEMENT_ROLL: "movement-roll",
    MOVEMENT_ROLLED: "movement-counts",
    WALK: "walk",
    ARRIVE: "arrive",
    MISSIONS: "missions-come",
    SPACE_EFFECT: "space-effect",
    TOWER: "tower-comes",
    EFFECT: "effect-begins effect figure figure",
    PAID: "effect-paid effect figure figure",
    STRIKE: "effect-strikes effect figure figure",
    DRAW_CARDS: "draw-cards deck number figure",
    UNDER_DECK: "card-returns card figure",
    NEXT: "next-turn",
    TURN_END: "turn-end-comes",
    MEETING: "meeting space",
    MISSION_FIGHT: "mission-fight mission figure",
    DUEL: "duel figure",
    MATCH: "match-comes",
    DEATH_EATER: "death-eater-met figure",
    STAY: "stay-after-fight",
    FIRST_TURN: "first-turn",
    WAY_BACK: "way-back figure",
    PUT_TOKEN: "token-returns token figure",
    **contests.FRAMES,
}

# Events.
AGREED: Final = 1
DECK_LAID: Final = 2
BOARD_TAKEN: Final = 3
EQUIPPED: Final = 4
STARTED: Final = 5
MISSION_DEALT: Final = 6
TOKEN_LAID: Final = 7
POSTED: Final = 8
BEGAN: Final = 9
ROUND_BEGAN: Final = 10
TURN_BEGAN: Final = 11
TURN_MISSED: Final = 12
WAITED: Final = 13
STOPPED_WAITING: Final = 14
DICE_ROLLED: Final = 15
NO_ROLL: Final = 16
STEPS_COUNTED: Final = 17
WENT: Final = 18
CROSSED: Final = 19
STOPPED: Final = 20
NO_WAY: Final = 21
MET: Final = 22
PASSED: Final = 23
TOKEN_TAKEN: Final = 24
TOKEN_LEFT: Final = 25
SPACE_ACTED: Final = 26
NO_EFFECT: Final = 27
CARD_DRAWN: Final = 28
DECK_EMPTY: Final = 29
CARD_OFFERED: Final = 30
CARD_RESOLVED: Final = 31
CARD_KEPT: Final = 32
CARD_PLAYED: Final = 33
CARD_RETURNED: Final = 34
GAINED: Final = 35
LOST: Final = 36
LACKING: Final = 37
AT_LEAST_ONE: Final = 38
NOT_BELOW_ZERO: Final = 39
JOURNEYED: Final = 40
WENT_BACK: Final = 41
WAS_MOVED: Final = 42
EXAM_SAT: Final = 43
ATTEMPTED: Final = 44
MISSION_WAS_DONE: Final = 45
MISSION_LOST: Final = 46
TOKEN_SPENT: Final = 47
TOKEN_PUT: Final = 48
MISSION_RETURNED: Final = 49
OFFERED: Final = 50
REFUSED: Final = 51
SWAPPED: Final = 52
CARD_TAKEN: Final = 53
TOKEN_TAKEN_FROM: Final = 54
HAND_SEEN: Final = 55
FETCHED: Final = 56
DECK_SHUFFLED: Final = 57
EFFECT_USED: Final = 58
EFFECT_DECLINED: Final = 59
STANDS: Final = 60
RAN_OUT: Final = 61
TABLE_ROLLED: Final = 62
OPTION_CHOSEN: Final = 63
EXTRA_TURN: Final = 64
TURN_TO_MISS: Final = 65
DEFEATED: Final = 66
END_MET: Final = 67
TURN_ENDED: Final = 68
WON: Final = 69
SCORED: Final = 70
ROUNDS_TAKEN: Final = 71
REROLLED: Final = 72
ROUND_FINISHED: Final = 73
SPACE_NAMED: Final = 74

EVENTS: Final = {
    AGREED: "agreed option number",
    DECK_LAID: "deck-laid deck number",
    BOARD_TAKEN: "board-taken figure board",
    EQUIPPED: "equipped figure number number number",
    STARTED: "started figure space",
    MISSION_DEALT: "mission-dealt figure mission",
    TOKEN_LAID: "token-laid token space",
    POSTED: "posted seat figure space",
    BEGAN: "began figure",
    ROUND_BEGAN: "round-began number",
    TURN_BEGAN: "turn-began figure",
    TURN_MISSED: "turn-missed figure",
    WAITED: "waited figure space",
    STOPPED_WAITING: "stopped-waiting figure",
    DICE_ROLLED: "movement-rolled figure *number",
    NO_ROLL: "no-roll figure",
    STEPS_COUNTED: "steps-counted figure number",
    WENT: "went figure space",
    CROSSED: "crossed figure space",
    STOPPED: "stopped figure space",
    NO_WAY: "no-way figure number",
    MET: "met figure figure",
    PASSED: "passed figure figure",
    TOKEN_TAKEN: "token-taken figure token space",
    TOKEN_LEFT: "token-left figure token space",
    SPACE_ACTED: "space-acted figure space",
    NO_EFFECT: "no-effect figure space",
    CARD_DRAWN: "card-drawn figure card",
    DECK_EMPTY: "deck-empty figure deck",
    CARD_OFFERED: "card-offered figure card",
    CARD_RESOLVED: "card-resolved figure card",
    CARD_KEPT: "card-kept figure card",
    CARD_PLAYED: "card-played figure card",
    CARD_RETURNED: "card-returned figure card",
    GAINED: "gained figure holding number",
    LOST: "lost figure holding number",
    LACKING: "lacking figure holding",
    AT_LEAST_ONE: "at-least-one figure",
    NOT_BELOW_ZERO: "not-below-zero figure",
    JOURNEYED: "journeyed figure space",
    WENT_BACK: "went-back figure space",
    WAS_MOVED: "was-moved figure space",
    EXAM_SAT: "exam-sat figure card number",
    ATTEMPTED: "attempted figure mission",
    MISSION_WAS_DONE: "mission-done figure mission number",
    MISSION_LOST: "mission-lost figure mission",
    TOKEN_SPENT: "token-spent figure token",
    TOKEN_PUT: "token-put token space",
    MISSION_RETURNED: "mission-returned figure mission",
    OFFERED: "offered figure figure token token",
    REFUSED: "refused figure",
    SWAPPED: "swapped figure figure token token",
    CARD_TAKEN: "card-taken figure figure card",
    TOKEN_TAKEN_FROM: "token-taken-from figure figure token",
    HAND_SEEN: "hand-seen figure figure",
    FETCHED: "fetched figure card",
    DECK_SHUFFLED: "deck-shuffled deck",
    EFFECT_USED: "effect-used figure effect",
    EFFECT_DECLINED: "effect-declined figure effect",
    STANDS: "stands figure effect",
    RAN_OUT: "ran-out effect",
    TABLE_ROLLED: "table-rolled figure number",
    OPTION_CHOSEN: "option-chosen figure effect",
    EXTRA_TURN: "extra-turn figure",
    TURN_TO_MISS: "turn-to-miss figure",
    DEFEATED: "defeated figure space",
    END_MET: "end-met figure",
    TURN_ENDED: "turn-ended figure",
    WON: "won figure",
    SCORED: "scored figure number number",
    ROUNDS_TAKEN: "rounds-taken number",
    REROLLED: "rerolled figure *number",
    ROUND_FINISHED: "round-will-be-finished number",
    SPACE_NAMED: "space-named figure space",
    **contests.EVENTS,
}


def figures(box: Box) -> list[str]:
    """The words of figures: pawns by their seats, when Voldemort returns by name; Death Eaters; and who is on a card."""
    pawns = [str(seat) for seat in range(PAWNS)]
    if box.mode == RETURNS:
        pawns[:4] = [box.board_names[box.pettigrew], *terms.HEROES]
    return [*pawns, *(box.board_names[at] for at in box.death_eaters), "opponent"]


def names(box: Box) -> Names:
    """The words of a game with the names of this edition."""
    things = box.thing_names
    opponents = box.record_names[box.first_record[DUEL_KIND] : box.first_record[SPACE_EFFECT_KIND]]
    domains = {
        "seat": Domain([str(seat) for seat in range(box.seats)]),
        "figure": Domain(figures(box)),
        "board": Domain(box.board_names),
        "space": Domain(box.space_names),
        "token": Domain(things[: box.first_card], 0),
        "card": Domain(things[box.first_card : box.first_mission], box.first_card),
        "mission": Domain(things[box.first_mission : box.first_duel], box.first_mission),
        "duel": Domain(things[box.first_duel :], box.first_duel),
        "opponent": Domain(opponents),
        "effect": Domain(box.act_names),
        "deck": Domain(terms.DECKS),
        "holding": Domain(w.HOLDINGS),
        "replaced": Domain(w.REPLACED),
        "window": Domain(w.WINDOWS),
        "house": Domain(terms.HOUSES),
        "option": Domain(terms.OPTIONS),
        **contests.domains(box),
    }
    return Names("YAH", CLAUSES, domains, CHOICES, FRAMES, EVENTS, terms.PURPOSES)
