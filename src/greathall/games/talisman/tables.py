"""The kinds of choices, of what is pending, and of events; and the words for them."""

from typing import Final

from greathall.games.talisman import sentences, terms
from greathall.games.talisman.box import Box
from greathall.games.talisman.clauses import CLAUSES
from greathall.kernel.names import Domain, Names
from greathall.kernel.state import ALWAYS, ANSWER

# Choices.
PASS: Final = 1
CHOOSE_CHARACTER: Final = 2
CHOOSE_SIDE: Final = 3
ROLL: Final = 4
TURN_BACK: Final = 5
WALK_BACK: Final = 6
CREEP: Final = 7
OBEY: Final = 8
STEP: Final = 9
TRY: Final = 10
SPEND_FATE: Final = 11
CAST: Final = 12
USE: Final = 13
ATTACK: Final = 14
EXPLORE: Final = 15
FIGHT_BY: Final = 16
CHOOSE_ENEMY: Final = 17
ACCEPT: Final = 18
CHOOSE: Final = 19
CHOOSE_SEAT: Final = 20
GIVE_UP: Final = 21
DISCARD_SPELL: Final = 22
BUY: Final = 23
TAKE: Final = 24
TAKE_SPELL: Final = 25
TAKE_GALLEON: Final = 26
TAKE_LIFE: Final = 27
ATTACK_ALLY: Final = 28
GO: Final = 29
LEAD: Final = 30
PUT: Final = 31
PUT_ON: Final = 32
LAY: Final = 33
DISCARD: Final = 34
TURN_TO: Final = 35
CHOOSE_DIE: Final = 36
OFFER: Final = 37
TRADE: Final = 38
DROP: Final = 39
DROP_GALLEON: Final = 40
END_TURN: Final = 41

CHOICES: Final = {
    PASS: "pass",
    CHOOSE_CHARACTER: "choose-character person",
    CHOOSE_SIDE: "choose-side character",
    ROLL: "roll",
    TURN_BACK: "turn-back",
    WALK_BACK: "walk-back",
    CREEP: "creep",
    OBEY: "obey",
    STEP: "step space",
    TRY: "try",
    SPEND_FATE: "spend-fate number",
    CAST: "cast spell seat",
    USE: "use effect seat",
    ATTACK: "attack seat",
    EXPLORE: "explore",
    FIGHT_BY: "fight-by value",
    CHOOSE_ENEMY: "choose-enemy card",
    ACCEPT: "accept",
    CHOOSE: "choose effect",
    CHOOSE_SEAT: "choose-seat seat",
    GIVE_UP: "give-up card",
    DISCARD_SPELL: "discard-spell spell",
    BUY: "buy ware number",
    TAKE: "take card",
    TAKE_SPELL: "take-spell spell",
    TAKE_GALLEON: "take-galleon",
    TAKE_LIFE: "take-life",
    ATTACK_ALLY: "attack-ally card",
    GO: "go space",
    LEAD: "lead space",
    PUT: "put card",
    PUT_ON: "put-on space",
    LAY: "lay card",
    DISCARD: "discard card",
    TURN_TO: "turn-to side",
    CHOOSE_DIE: "choose-die number",
    OFFER: "offer card",
    TRADE: "trade value",
    DROP: "drop card",
    DROP_GALLEON: "drop-galleon",
    END_TURN: "end-turn",
}

# Decisions.
ASK_CHARACTER: Final = 1
ASK_SIDE: Final = 2
ASK_MOVE: Final = 3
ASK_ROLLED: Final = 4
ASK_WALK: Final = 5
ASK_LEAD: Final = 6
ASK_VICTIM: Final = 7
ASK_ENCOUNTER: Final = 8
ASK_WINDOW: Final = 9
ASK_INSTEAD: Final = 10
ASK_VALUE: Final = 11
ASK_ENEMY: Final = 12
ASK_MAY: Final = 13
ASK_CHOOSE: Final = 14
ASK_WHOM: Final = 15
ASK_GIVE_UP: Final = 16
ASK_BUY: Final = 17
ASK_FETCH: Final = 18
ASK_STEAL: Final = 19
ASK_GO: Final = 20
ASK_PUT: Final = 21
ASK_PUT_ON: Final = 22
ASK_LOOK: Final = 23
ASK_DISCARD: Final = 24
ASK_ADVANTAGE: Final = 25
ASK_DIE: Final = 26
ASK_TAKE: Final = 27
ASK_DROP_FIRST: Final = 28
ASK_INSIGNIA: Final = 29
ASK_DROP_TASK: Final = 30
ASK_SPOILS: Final = 31
ASK_END: Final = 32
ASK_OBJECTS: Final = 33
ASK_SPELLS: Final = 34

# Steps.
CHOICES_MADE: Final = 100
SEAT_CHOOSES: Final = 101
TURN: Final = 102
BEGIN_MOVE: Final = 103
MOVE: Final = 104
WINDOW: Final = 105
MOVEMENT_ROLL: Final = 106
MOVEMENT_ROLLED: Final = 107
WALK: Final = 108
PASSAGE_TEST: Final = 109
LEAD_ON: Final = 110
VOLDEMORT_STOPS: Final = 111
ATTACK_BY_VOLDEMORT: Final = 112
ARRIVE: Final = 113
ENCOUNTER: Final = 114
MEET: Final = 115
BEFORE_DRAWING: Final = 116
DRAW_CARDS: Final = 117
RESOLVE: Final = 118
CARD_STAYS: Final = 119
TAKING: Final = 120
END_PHASE: Final = 121
END_STEPS: Final = 122
FERRET_COUNTS: Final = 123
NEXT: Final = 124
EFFECT: Final = 125
PAID: Final = 126
STRIKE: Final = 127
SPELL_ACTS: Final = 128
ATTACK_ROLL: Final = 129
AFTER_ROLL: Final = 130
COMPARE: Final = 131
OUTCOME: Final = 132
LIFE_LOSS: Final = 133
TAKE_A_LIFE: Final = 134
DIES: Final = 135
MISS_TURN: Final = 136
TABLE: Final = 137
CONTEST: Final = 138
SPOILS: Final = 139
TURN_ENDS: Final = 140
OBEYED: Final = 141

# Steps that run whatever ends around them.
VOLDEMORT_MOVES: Final = ALWAYS + 0
FIGHT: Final = ALWAYS + 1

FRAMES: Final = {
    ASK_CHARACTER: "choose-character",
    ASK_SIDE: "choose-side",
    ASK_MOVE: "move",
    ASK_ROLLED: "accept-movement",
    ASK_WALK: "walk number direction",
    ASK_LEAD: "lead-voldemort number direction number",
    ASK_VICTIM: "choose-victim",
    ASK_ENCOUNTER: "choose-encounter",
    ASK_WINDOW: "window window",
    ASK_INSTEAD: "instead step",
    ASK_VALUE: "choose-value",
    ASK_ENEMY: "choose-enemy effect",
    ASK_MAY: "may effect seat card",
    ASK_CHOOSE: "choose effect seat card",
    ASK_WHOM: "choose-whom effect seat card",
    ASK_GIVE_UP: "give-up stock number",
    ASK_BUY: "buy effect",
    ASK_FETCH: "fetch effect",
    ASK_STEAL: "steal effect seat",
    ASK_GO: "go effect seat",
    ASK_PUT: "choose-card effect",
    ASK_PUT_ON: "choose-space effect card",
    ASK_LOOK: "look-through effect",
    ASK_DISCARD: "discard-enemy effect",
    ASK_ADVANTAGE: "turn-advantage effect",
    ASK_DIE: "choose-die effect seat",
    ASK_TAKE: "take",
    ASK_DROP_FIRST: "drop-first",
    ASK_INSIGNIA: "gain-insignia",
    ASK_DROP_TASK: "drop-task",
    ASK_SPOILS: "spoils seat",
    ASK_END: "end-turn",
    ASK_OBJECTS: "object-limit",
    ASK_SPELLS: "spell-limit",
    CHOICES_MADE: "characters-chosen",
    SEAT_CHOOSES: "seat-chooses",
    TURN: "turn",
    BEGIN_MOVE: "turn-begins",
    MOVE: "before-move",
    WINDOW: "window-opens window",
    MOVEMENT_ROLL: "movement-roll",
    MOVEMENT_ROLLED: "movement-rolled",
    WALK: "walking",
    PASSAGE_TEST: "passage-tested",
    LEAD_ON: "voldemort-walks number direction number",
    VOLDEMORT_STOPS: "voldemort-stops",
    ATTACK_BY_VOLDEMORT: "voldemort-attacks",
    ARRIVE: "arrive",
    ENCOUNTER: "encounter",
    MEET: "meet",
    BEFORE_DRAWING: "before-drawing",
    DRAW_CARDS: "draw-cards number",
    RESOLVE: "resolve",
    CARD_STAYS: "card-stays card",
    TAKING: "taking",
    END_PHASE: "end-phase",
    END_STEPS: "end-steps",
    FERRET_COUNTS: "ferret-counts",
    NEXT: "next-turn",
    EFFECT: "effect-begins effect seat card",
    PAID: "effect-paid effect seat card",
    STRIKE: "effect-strikes effect seat card",
    SPELL_ACTS: "spell-acts effect seat spell",
    ATTACK_ROLL: "attack-roll",
    AFTER_ROLL: "after-roll",
    COMPARE: "compare",
    OUTCOME: "fight-outcome",
    LIFE_LOSS: "life-loss",
    TAKE_A_LIFE: "life-taken",
    DIES: "dies",
    MISS_TURN: "turn-missed number",
    TABLE: "table effect seat card",
    CONTEST: "contest effect seat card",
    SPOILS: "spoils-come",
    TURN_ENDS: "turn-ends",
    OBEYED: "obeyed",
    VOLDEMORT_MOVES: "voldemort-moves",
    FIGHT: "fight number",
    ANSWER: "answer",
}

# Events.
CHARACTER_DEALT: Final = 1
SIDE_CHOSEN: Final = 2
STARTED: Final = 3
ADVANTAGE_SET: Final = 4
BEGAN: Final = 5
TURN_BEGAN: Final = 6
TURN_SKIPPED: Final = 7
TURN_ENDED: Final = 8
NEXT_SEAT: Final = 9
ROLLED_MOVEMENT: Final = 10
FATE_SPENT: Final = 11
REROLLED: Final = 12
DIE_SET: Final = 13
WENT: Final = 14
TELEPORTED: Final = 15
NO_ROLL: Final = 16
TURNED_BACK: Final = 17
WALKED_BACK: Final = 18
CREPT: Final = 19
VOLDEMORT_ROLLED: Final = 20
VOLDEMORT_WENT: Final = 21
VOLDEMORT_STOPPED: Final = 22
VOLDEMORT_ATTACKED: Final = 23
PASSAGE_TRIED: Final = 24
PASSAGE_OPENED: Final = 25
PASSAGE_CLOSED: Final = 26
MAY_CROSS: Final = 27
ENCOUNTERED: Final = 28
NO_CARDS: Final = 29
CARD_DRAWN: Final = 30
DECK_RENEWED: Final = 31
ADVANTAGE_TURNED: Final = 32
ADVANTAGE_STAYED: Final = 33
CARD_MET: Final = 34
SPACE_ACTED: Final = 35
EFFECT_USED: Final = 36
EFFECT_DECLINED: Final = 37
STANDS: Final = 38
RAN_OUT: Final = 39
ROLLED: Final = 40
CONTESTED: Final = 41
FIGHT_BEGAN: Final = 42
TEXT_FIGHT_BEGAN: Final = 43
ATTACKED: Final = 44
ALLY_ATTACKED: Final = 45
EVADED: Final = 46
EVADED_CHARACTER: Final = 47
EVADED_VOLDEMORT: Final = 48
VALUE_CHOSEN: Final = 49
ATTACK_ROLLED: Final = 50
FOE_ROLLED: Final = 51
ADVANTAGE_COUNTED: Final = 52
PENALTY_COUNTED: Final = 53
NO_ADVANTAGE: Final = 54
COMPARED: Final = 55
FIGHT_WON: Final = 56
FIGHT_LOST: Final = 57
FIGHT_DRAWN: Final = 58
TROPHY_TAKEN: Final = 59
SPOILS_DECLINED: Final = 60
LIFE_LOST: Final = 61
LIFE_KEPT: Final = 62
LIFE_HEALED: Final = 63
LIFE_GAINED: Final = 64
DIED: Final = 65
RETURNED: Final = 66
CHARACTER_LEFT: Final = 67
VALUE_GAINED: Final = 68
VALUE_LOST: Final = 69
FATE_GAINED: Final = 70
FATE_LOST: Final = 71
GALLEONS_GAINED: Final = 72
GALLEONS_LOST: Final = 73
GALLEON_TAKEN: Final = 74
LACKING: Final = 75
AT_LIMIT: Final = 76
SPELL_DRAWN: Final = 77
SPELLS_RENEWED: Final = 78
SPELL_CAST: Final = 79
SPELL_ACTED: Final = 80
SPELL_CANCELLED: Final = 81
SPELL_REDIRECTED: Final = 82
SPELL_DISCARDED: Final = 83
SPELL_TAKEN: Final = 84
SPELLS_SEEN: Final = 85
DECK_SEEN: Final = 86
CARD_TAKEN: Final = 87
CARD_LEFT: Final = 88
CARD_STOLEN: Final = 89
CARD_DROPPED: Final = 90
CARD_DISCARDED: Final = 91
CARD_PUT: Final = 92
OBJECT_GAINED: Final = 93
BOUGHT: Final = 94
GALLEON_DROPPED: Final = 95
GALLEON_PICKED_UP: Final = 96
TURN_TO_LOSE: Final = 97
EXTRA_TURN: Final = 98
TRANSMUTED: Final = 99
RESTORED: Final = 100
TASK_TAKEN: Final = 101
TASK_DONE: Final = 102
TASK_DROPPED: Final = 103
INSIGNIA_GIVEN_UP: Final = 104
ENTERED_HALL: Final = 105
TRADED: Final = 106
VALUE_COUNTED: Final = 107
WON: Final = 108
STANDS_BY_VOLDEMORT: Final = 109
MOVED_ON: Final = 110
ALREADY_ENCOUNTERED: Final = 111
DECKS_LAID: Final = 112
STACKS_LAID: Final = 113
STOCKS_LAID: Final = 114
AGREED: Final = 115
TURN_OVER: Final = 116

EVENTS: Final = {
    CHARACTER_DEALT: "character-dealt seat person",
    SIDE_CHOSEN: "side-chosen seat character",
    STARTED: "started seat space",
    ADVANTAGE_SET: "advantage-set side",
    BEGAN: "began seat",
    TURN_BEGAN: "turn-began seat number",
    TURN_SKIPPED: "turn-skipped seat",
    TURN_ENDED: "turn-ended seat",
    NEXT_SEAT: "next-seat seat",
    ROLLED_MOVEMENT: "movement-rolled seat number",
    FATE_SPENT: "fate-spent seat",
    REROLLED: "rerolled seat number",
    DIE_SET: "die-set seat number",
    WENT: "went seat space",
    TELEPORTED: "teleported seat space",
    NO_ROLL: "no-roll seat",
    TURNED_BACK: "turned-back seat",
    WALKED_BACK: "walked-back seat space",
    CREPT: "crept seat",
    VOLDEMORT_ROLLED: "voldemort-rolled seat number",
    VOLDEMORT_WENT: "voldemort-went space",
    VOLDEMORT_STOPPED: "voldemort-stopped space",
    VOLDEMORT_ATTACKED: "voldemort-attacked seat seat",
    PASSAGE_TRIED: "passage-tried seat space",
    PASSAGE_OPENED: "passage-opened seat space",
    PASSAGE_CLOSED: "passage-closed seat space",
    MAY_CROSS: "may-cross seat",
    ENCOUNTERED: "encountered seat space",
    NO_CARDS: "no-cards seat space",
    CARD_DRAWN: "card-drawn seat card space",
    DECK_RENEWED: "deck-renewed ring",
    ADVANTAGE_TURNED: "advantage-turned side",
    ADVANTAGE_STAYED: "advantage-stayed side",
    CARD_MET: "card-met seat card",
    SPACE_ACTED: "space-acted seat space",
    EFFECT_USED: "effect-used seat effect",
    EFFECT_DECLINED: "effect-declined seat effect",
    STANDS: "stands seat effect",
    RAN_OUT: "ran-out seat effect",
    ROLLED: "rolled seat number *number",
    CONTESTED: "contested seat number number",
    FIGHT_BEGAN: "fight-began seat value *card",
    TEXT_FIGHT_BEGAN: "text-fight-began seat effect",
    ATTACKED: "attacked seat seat",
    ALLY_ATTACKED: "ally-attacked seat card",
    EVADED: "evaded seat card",
    EVADED_CHARACTER: "evaded-character seat seat",
    EVADED_VOLDEMORT: "evaded-voldemort seat",
    VALUE_CHOSEN: "value-chosen seat value",
    ATTACK_ROLLED: "attack-rolled seat number",
    FOE_ROLLED: "foe-rolled seat number",
    ADVANTAGE_COUNTED: "advantage-counted seat number",
    PENALTY_COUNTED: "penalty-counted seat number",
    NO_ADVANTAGE: "no-advantage seat",
    COMPARED: "compared seat number number",
    FIGHT_WON: "fight-won seat",
    FIGHT_LOST: "fight-lost seat",
    FIGHT_DRAWN: "fight-drawn seat",
    TROPHY_TAKEN: "trophy-taken seat card",
    SPOILS_DECLINED: "spoils-declined seat",
    LIFE_LOST: "life-lost seat number",
    LIFE_KEPT: "life-kept seat",
    LIFE_HEALED: "life-healed seat number",
    LIFE_GAINED: "life-gained seat number",
    DIED: "died seat",
    RETURNED: "returned seat",
    CHARACTER_LEFT: "character-left seat person",
    VALUE_GAINED: "value-gained seat value number",
    VALUE_LOST: "value-lost seat value number",
    FATE_GAINED: "fate-gained seat number",
    FATE_LOST: "fate-lost seat number",
    GALLEONS_GAINED: "galleons-gained seat number",
    GALLEONS_LOST: "galleons-lost seat number",
    GALLEON_TAKEN: "galleon-taken seat seat",
    LACKING: "lacking seat stock",
    AT_LIMIT: "at-limit seat stock",
    SPELL_DRAWN: "spell-drawn seat spell",
    SPELLS_RENEWED: "spells-renewed",
    SPELL_CAST: "spell-cast seat spell seat",
    SPELL_ACTED: "spell-acted seat spell",
    SPELL_CANCELLED: "spell-cancelled seat spell",
    SPELL_REDIRECTED: "spell-redirected seat spell seat",
    SPELL_DISCARDED: "spell-discarded seat spell",
    SPELL_TAKEN: "spell-taken seat seat spell",
    SPELLS_SEEN: "spells-seen seat seat",
    DECK_SEEN: "deck-seen seat ring number",
    CARD_TAKEN: "card-taken seat card",
    CARD_LEFT: "card-left seat card",
    CARD_STOLEN: "card-stolen seat seat card",
    CARD_DROPPED: "card-dropped seat card space",
    CARD_DISCARDED: "card-discarded seat card",
    CARD_PUT: "card-put card space",
    OBJECT_GAINED: "object-gained seat card",
    BOUGHT: "bought seat card number",
    GALLEON_DROPPED: "galleon-dropped seat space",
    GALLEON_PICKED_UP: "galleon-picked-up seat space",
    TURN_TO_LOSE: "turn-to-lose seat number",
    EXTRA_TURN: "extra-turn seat",
    TRANSMUTED: "transmuted seat number",
    RESTORED: "restored seat",
    TASK_TAKEN: "task-taken seat task",
    TASK_DONE: "task-done seat task",
    TASK_DROPPED: "task-dropped seat task",
    INSIGNIA_GIVEN_UP: "insignia-given-up seat card",
    ENTERED_HALL: "entered-hall seat",
    TRADED: "traded seat value number",
    VALUE_COUNTED: "value-counted seat value number",
    WON: "won seat",
    STANDS_BY_VOLDEMORT: "stands-by-voldemort seat",
    MOVED_ON: "moved-on seat space",
    ALREADY_ENCOUNTERED: "already-encountered seat space",
    DECKS_LAID: "decks-laid number number",
    STACKS_LAID: "stacks-laid number number",
    STOCKS_LAID: "stocks-laid number number",
    AGREED: "agreed option",
    TURN_OVER: "turn-over seat",
}

DIRECTIONS: Final = ["any-way", "clockwise", "counter-clockwise"]


def names(box: Box) -> Names:
    """The words of a game with the names of this edition."""
    things = box.thing_names
    domains = {
        "seat": Domain([str(seat) for seat in range(box.seats)]),
        "person": Domain(things[box.first_person :], box.first_person),
        "character": Domain(box.record_names[box.first_side : box.first_task]),
        "space": Domain(box.space_names),
        "ring": Domain(terms.RINGS),
        "direction": Domain(DIRECTIONS),
        "value": Domain(terms.VALUES),
        "side": Domain(terms.SIDES),
        "card": Domain(things[: box.first_spell], 0),
        "spell": Domain(things[box.first_spell : box.first_person], box.first_spell),
        "ware": Domain([each.id for each in box.equipment]),
        "task": Domain([each.id for each in box.tasks]),
        "effect": Domain(box.act_names),
        "window": Domain(sentences.WINDOWS),
        "step": Domain(sentences.STEPS),
        "option": Domain(terms.OPTIONS),
        "stock": Domain(sentences.STOCKS),
    }
    return Names("TAL", CLAUSES, domains, CHOICES, FRAMES, EVENTS, terms.PURPOSES)
