"""The sentences of cards, boards, tokens and spaces, resolved to ints: what the vocabulary says once the edition is loaded."""

from typing import Final

from greathall.games.year_at_hogwarts.terms import NONE

# The kinds of sentences.
WHEN: Final = 0
WHILE: Final = 1
INSTEAD: Final = 2
WINDOW: Final = 3

TRIGGERS: Final = ["played", "resolved", "stopped", "duel-won", "revealed", "strike", "attack-hit", "then"]
PLAYED: Final = 0
RESOLVED: Final = 1
STOPPED: Final = 2
DUEL_WON: Final = 3
REVEALED: Final = 4
STRIKE: Final = 5
ATTACK_HIT: Final = 6
THEN: Final = 7

# What a sentence answers: numbers and permissions.
QUESTIONS: Final = [
    "movement-dice",
    "steps",
    "stopping",
    "passing",
    "revisiting",
    "journeying",
    "pick-ups",
    "cards-drawn",
    "cards-offered",
    "exam-points",
    "attack-dice",
    "resistance",
    "damage",
    "card-limit",
    "playing",
    "attacking-first",
    "fleeing",
    "healing",
    "seeker-dice",
]
MOVEMENT_DICE: Final = 0
STEPS: Final = 1
STOPPING: Final = 2
PASSING: Final = 3
REVISITING: Final = 4
JOURNEYING: Final = 5
PICK_UPS: Final = 6
CARDS_DRAWN: Final = 7
CARDS_OFFERED: Final = 8
EXAM_POINTS: Final = 9
ATTACK_DICE: Final = 10
RESISTANCE: Final = 11
DAMAGE: Final = 12
CARD_LIMIT: Final = 13
PLAYING: Final = 14
ATTACKING_FIRST: Final = 15
FLEEING: Final = 16
HEALING: Final = 17
SEEKER_DICE: Final = 18

# The steps that something may happen instead of.
REPLACED: Final = ["movement-roll", "space-effect", "defeat"]
MOVEMENT_ROLL: Final = 0
SPACE_EFFECT: Final = 1
DEFEAT: Final = 2

WINDOWS: Final = [
    "turn-start",
    "movement-rolled",
    "tower",
    "attack-roll",
    "attack-rolled",
    "fight",
    "horcrux-rolled",
    "turn-end",
    "quidditch-card",
]
TURN_START: Final = 0
MOVEMENT_ROLLED: Final = 1
AT_TOWER: Final = 2
ATTACK_ROLL: Final = 3
ATTACK_ROLLED: Final = 4
IN_FIGHT: Final = 5
HORCRUX_ROLLED: Final = 6
TURN_END: Final = 7
QUIDDITCH_CARD: Final = 8

WHOM: Final = [
    "self",
    "opponent",
    "that-one",
    "each",
    "each-other",
    "any",
    "right",
    "leader",
    "last",
    "any-death-eater",
]
SELF: Final = 0
THE_OPPONENT: Final = 1
THAT_ONE: Final = 2
EACH: Final = 3
EACH_OTHER: Final = 4
ANY: Final = 5
RIGHT: Final = 6
LEADER: Final = 7
LAST: Final = 8
ANY_DEATH_EATER: Final = 9

DURATIONS: Final = ["fight", "round", "turn", "next-turn"]
FOR_FIGHT: Final = 0
FOR_ROUND: Final = 1
FOR_TURN: Final = 2
FOR_NEXT_TURN: Final = 3

OFTEN: Final = ["once-a-turn", "once-a-fight", "once-a-game"]
ONCE_A_TURN: Final = 0
ONCE_A_FIGHT: Final = 1
ONCE_A_GAME: Final = 2

MEANS: Final = ["dice", "strike", "spell", "potion", "behaviour", "event"]
BY_DICE: Final = 0
BY_STRIKE: Final = 1
BY_SPELL: Final = 2
BY_POTION: Final = 3
BY_BEHAVIOUR: Final = 4
BY_EVENT: Final = 5

HOLDINGS: Final = ["hp", "points", "floo", "portkey", "object", "card", "potion", "book", "spell"]
HP: Final = 0
POINTS: Final = 1
FLOO: Final = 2
PORTKEY: Final = 3
OBJECTS: Final = 4
CARDS: Final = 5
POTIONS: Final = 6
BOOKS: Final = 7
SPELLS: Final = 8

PER: Final = ["number-shown", "ones", "failures", "rounds", "books"]
NUMBER_SHOWN: Final = 0
ONES: Final = 1
FAILURES: Final = 2
ROUNDS: Final = 3
BOOKS_HELD: Final = 4

CONDITIONS: Final = ["at", "has", "of-house", "concerns", "die-shows", "missed", "round", "behind"]
IS_AT: Final = 0
IS_HAVING: Final = 1
IS_OF_HOUSE: Final = 2
IS_CONCERNING: Final = 3
IS_SHOWING: Final = 4
IS_MISSED: Final = 5
IS_ROUND: Final = 6
IS_BEHIND: Final = 7

VERBS: Final = [
    "add",
    "set",
    "allow",
    "forbid",
    "gain",
    "lose",
    "draw",
    "fetch",
    "take",
    "pick-up",
    "lay-down",
    "swap",
    "move-to",
    "journey",
    "flee",
    "re-roll",
    "roll",
    "choose",
    "begin",
    "cancel",
    "another-turn",
    "miss-turn",
    "sit-exams",
    "start-duel",
    "play-match",
    "fly",
]
ADD: Final = 0
SET: Final = 1
ALLOW: Final = 2
FORBID: Final = 3
GAIN: Final = 4
LOSE: Final = 5
DRAW: Final = 6
FETCH: Final = 7
TAKE: Final = 8
PICK_UP: Final = 9
LAY_DOWN: Final = 10
SWAP: Final = 11
MOVE_TO: Final = 12
JOURNEY: Final = 13
FLEE: Final = 14
RE_ROLL: Final = 15
ROLL: Final = 16
CHOOSE: Final = 17
BEGIN: Final = 18
CANCEL: Final = 19
ANOTHER_TURN: Final = 20
MISS_TURN: Final = 21
SIT_EXAMS: Final = 22
START_DUEL: Final = 23
PLAY_MATCH: Final = 24
FLY: Final = 25

RE_ROLLED: Final = ["all", "failures", "successes"]
ALL_DICE: Final = 0
FAILED_DICE: Final = 1
SUCCESSFUL_DICE: Final = 2

CANCELLED: Final = ["attack", "quidditch-card"]
AN_ATTACK: Final = 0
A_QUIDDITCH_CARD: Final = 1


class Place:
    """Spaces: those listed, or where somebody's pawn stands; those of one's own house alone where it says so."""

    def __init__(self) -> None:
        self.spaces: list[int] = []
        self.own_house = False
        self.pawn_of = NONE


class Condition:
    """A condition; what it does not say is NONE or empty."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.place: Place | None = None
        self.what = NONE
        self.at_least = NONE
        self.at_most = NONE
        self.house = NONE
        self.means: list[int] = []


class Act:
    """One sentence; what it does not say is NONE or empty."""

    def __init__(self, record: int, kind: int, moment: int, verb: int) -> None:
        self.record = record
        self.kind = kind
        self.moment = moment
        self.verb = verb
        self.condition: Condition | None = None
        self.whom = SELF
        self.pay = NONE
        self.may = False
        self.duration = NONE
        self.often = NONE
        self.amount = 1
        self.what = NONE
        self.per = NONE
        self.deck = NONE
        self.origin = NONE
        """From whom something is taken."""
        self.unseen = False
        self.seen = False
        self.dice = 0
        self.cancelled = NONE
        self.place: Place | None = None
        self.effects: list[int] = []
        """The sentences that are in force from now on."""
        self.options: list[list[int]] = []
        self.rows: list[int] = []
        """Up to what each row of a table holds."""
        self.row_effects: list[list[int]] = []
