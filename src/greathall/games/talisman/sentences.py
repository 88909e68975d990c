"""The sentences of cards, resolved to ints: what the vocabulary says once the edition is loaded."""

from typing import Final

from greathall.games.talisman.terms import NONE

# The kinds of sentences.
WHEN: Final = 0
WHILE: Final = 1
INSTEAD: Final = 2
WINDOW: Final = 3

# When a sentence acts.
TRIGGERS: Final = [
    "now",
    "encountered",
    "passage-tried",
    "taken",
    "able",
    "turn-begun",
    "movement-rolled",
    "fight-won",
    "fight-lost",
    "fight-drawn",
    "life-lost",
    "last-spell-cast",
    "voldemort-moved",
]
NOW: Final = 0
ENCOUNTERED: Final = 1
PASSAGE_TRIED: Final = 2
TAKEN: Final = 3
ABLE: Final = 4
TURN_BEGUN: Final = 5
MOVEMENT_ROLLED: Final = 6
FIGHT_WON: Final = 7
FIGHT_LOST: Final = 8
FIGHT_DRAWN: Final = 9
LIFE_LOST: Final = 10
LAST_SPELL_CAST: Final = 11
VOLDEMORT_MOVED: Final = 12

# What a sentence answers: numbers first, then permissions.
ANSWERS: Final = [
    "magic",
    "strength",
    "attack-score",
    "movement",
    "passage-score",
    "object-limit",
    "ally-limit",
    "spell-limit",
    "price",
    "life-loss",
    "evading",
    "attacking",
    "being-attacked",
    "voldemort-attack",
    "being-transmuted",
    "advantage",
    "trophy-mixing",
    "trophy-trade",
    "abilities",
    "using-cards",
    "spell-casting",
    "taking",
    "passage",
    "movement-roll",
]
OF_MAGIC: Final = 0
OF_STRENGTH: Final = 1
ATTACK_SCORE: Final = 2
MOVEMENT: Final = 3
PASSAGE_SCORE: Final = 4
OBJECT_LIMIT: Final = 5
ALLY_LIMIT: Final = 6
SPELL_LIMIT: Final = 7
PRICE: Final = 8
MAY_LOSE_LIFE: Final = 9
MAY_EVADE: Final = 10
MAY_ATTACK: Final = 11
MAY_BE_ATTACKED: Final = 12
MAY_MEET_VOLDEMORT: Final = 13
MAY_BE_TRANSMUTED: Final = 14
HAS_ADVANTAGE: Final = 15
MAY_MIX_TROPHIES: Final = 16
MAY_TRADE_TROPHIES: Final = 17
HAS_ABILITIES: Final = 18
MAY_USE_CARDS: Final = 19
MAY_CAST: Final = 20
MAY_TAKE: Final = 21
MAY_TRY_PASSAGE: Final = 22
MAY_ROLL_MOVEMENT: Final = 23

# The steps that something may happen instead of.
STEPS: Final = [
    "movement-roll",
    "movement",
    "passage-test",
    "card-draw",
    "life-loss",
    "death",
    "turn-loss",
    "drawn-fight",
    "spoils",
]
ROLL_FOR_MOVEMENT: Final = 0
THE_WALK: Final = 1
PASSAGE_TEST: Final = 2
CARD_DRAW: Final = 3
LIFE_LOSS: Final = 4
DEATH: Final = 5
TURN_LOSS: Final = 6
DRAWN_FIGHT: Final = 7
SPOILS: Final = 8

# The windows. Each kind of moment is one of them, and listed in ``windows`` with who is asked.
WINDOWS: Final = [
    "any-time",
    "own-turn",
    "before-move",
    "movement-rolled",
    "die-rolled",
    "meeting",
    "evading",
    "before-attack-roll",
    "attack-rolled",
    "spell-cast",
    "life-loss",
    "turn-end",
]
ANY_TIME: Final = 0
OWN_TURN: Final = 1
BEFORE_MOVE: Final = 2
ROLLED_MOVEMENT: Final = 3
DIE_ROLLED: Final = 4
MEETING: Final = 5
EVADING: Final = 6
BEFORE_ATTACK_ROLL: Final = 7
ATTACK_ROLLED: Final = 8
SPELL_CAST: Final = 9
LIFE_AT_STAKE: Final = 10
TURN_END: Final = 11
OF_FIGHTS: Final = [EVADING, BEFORE_ATTACK_ROLL, ATTACK_ROLLED]

WHOM: Final = [
    "you",
    "them",
    "foe",
    "fighter",
    "anyone",
    "one-other",
    "one-other-here",
    "one-other-in-region",
    "everybody",
    "everybody-in-region",
]
YOU: Final = 0
THEM: Final = 1
FOE: Final = 2
FIGHTER: Final = 3
ANYONE: Final = 4
ONE_OTHER: Final = 5
ONE_OTHER_HERE: Final = 6
ONE_OTHER_IN_REGION: Final = 7
EVERYBODY: Final = 8
EVERYBODY_IN_REGION: Final = 9

DURATIONS: Final = ["fight", "turn", "until-your-next-turn"]
FOR_FIGHT: Final = 0
FOR_TURN: Final = 1
UNTIL_NEXT_TURN: Final = 2

OFTEN: Final = ["once-a-fight", "once-a-turn", "once-a-game"]
ONCE_A_FIGHT: Final = 0
ONCE_A_TURN: Final = 1
ONCE_A_GAME: Final = 2
ONCE_A_LOSS: Final = 3
"""While one Life is at stake: no word of the vocabulary, but how often what is free can be used then."""

# What is gained, lost, paid and counted.
STOCKS: Final = [
    "life",
    "magic",
    "strength",
    "fate",
    "galleon",
    "spell",
    "insignia",
    "turn",
    "object",
    "ally",
    "trophy",
    "this-card",
]
LIFE: Final = 0
MARKED_MAGIC: Final = 1
MARKED_STRENGTH: Final = 2
FATE: Final = 3
GALLEON: Final = 4
SPELL_CARD: Final = 5
INSIGNIA_CARD: Final = 6
TURN: Final = 7
OBJECT_CARD: Final = 8
ALLY_CARD: Final = 9
TROPHY_CARD: Final = 10
THIS_CARD: Final = 11
NONE_AT_ALL: Final = NONE

# The verbs.
VERBS: Final = [
    "add",
    "set",
    "allow",
    "forbid",
    "do",
    "choose",
    "roll",
    "contest",
    "fight",
    "gain",
    "lose",
    "heal",
    "take",
    "fetch",
    "sell",
    "draw",
    "discard",
    "put",
    "look",
    "move",
    "move-voldemort",
    "go-on",
    "turn-back",
    "reroll",
    "set-die",
    "evade",
    "attack",
    "end-fight",
    "prevent",
    "redirect",
    "turn-advantage",
    "transmute",
    "end-turn",
    "take-task",
    "complete-task",
    "win-game",
]
ADD: Final = 0
SET: Final = 1
ALLOW: Final = 2
FORBID: Final = 3
DO: Final = 4
CHOOSE: Final = 5
ROLL: Final = 6
CONTEST: Final = 7
FIGHT: Final = 8
GAIN: Final = 9
LOSE: Final = 10
HEAL: Final = 11
TAKE: Final = 12
FETCH: Final = 13
SELL: Final = 14
DRAW: Final = 15
DISCARD: Final = 16
PUT: Final = 17
LOOK: Final = 18
MOVE: Final = 19
MOVE_VOLDEMORT: Final = 20
GO_ON: Final = 21
TURN_BACK: Final = 22
REROLL: Final = 23
SET_DIE: Final = 24
EVADE: Final = 25
ATTACK: Final = 26
END_FIGHT: Final = 27
PREVENT: Final = 28
REDIRECT: Final = 29
TURN_ADVANTAGE: Final = 30
TRANSMUTE: Final = 31
END_TURN: Final = 32
TAKE_TASK: Final = 33
COMPLETE_TASK: Final = 34
WIN_GAME: Final = 35

# Where something goes, or comes from.
TO: Final = ["named", "region", "neighbour", "facing", "their-space", "your-space"]
NAMED: Final = 0
REGION: Final = 1
NEIGHBOUR: Final = 2
FACING: Final = 3
THEIR_SPACE: Final = 4
YOUR_SPACE: Final = 5
FROM: Final = ["stacks", "region", "discards"]
FROM_STACKS: Final = 0
FROM_REGION: Final = 1
FROM_DISCARDS: Final = 2
WHICH: Final = ["this-card", "card-in-region", "foe", "enemy-in-region", "all-here"]
THE_CARD: Final = 0
CARD_IN_REGION: Final = 1
THE_FOE: Final = 2
ENEMY_IN_REGION: Final = 3
ALL_HERE: Final = 4
AT: Final = ["spells", "deck"]
AT_SPELLS: Final = 0
AT_DECK: Final = 1
AND: Final = ["put-back", "arrange", "discard-any"]
PUT_BACK: Final = 0
ARRANGE: Final = 1
DISCARD_ANY: Final = 2
TURN_TO: Final = ["order", "death-eaters", "over", "choice"]
OVER: Final = 2
CHOICE: Final = 3

# Amounts that are counted.
COUNTED: Final = ["magic", "strength", "allies", "all"]
COUNT_MAGIC: Final = 0
COUNT_STRENGTH: Final = 1
COUNT_ALLIES: Final = 2
COUNT_ALL: Final = 3

# The conditions.
CONDITIONS: Final = [
    "not",
    "all-of",
    "any-of",
    "faction",
    "at",
    "has",
    "has-card",
    "most",
    "fighting",
    "rolled",
    "advantage",
    "aimed-at-you",
]
IS_NOT: Final = 0
IS_ALL: Final = 1
IS_ANY: Final = 2
IS_OF_FACTION: Final = 3
IS_AT: Final = 4
IS_HAVING: Final = 5
IS_HOLDING: Final = 6
IS_MOST: Final = 7
IS_FIGHTING: Final = 8
IS_ROLLED: Final = 9
IS_ADVANTAGE: Final = 10
IS_AIMED: Final = 11

FACTIONS: Final = ["order", "death-eaters", "yours", "not-yours"]
YOURS: Final = 2
NOT_YOURS: Final = 3
ROLES: Final = ["attacker", "defender"]
ATTACKER: Final = 0
DEFENDER: Final = 1
FOES: Final = ["enemy", "character", "voldemort"]


class Condition:
    """A condition; what it does not say is NONE or empty."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.of_them = False
        self.those: list[Condition] = []
        self.side = NONE
        self.spaces: list[int] = []
        self.regions: list[int] = []
        self.what = NONE
        self.at_least = NONE
        self.at_most = NONE
        self.cards: list[int] = []
        self.against: list[int] = []
        self.by = NONE
        self.role = NONE
        self.worth = 0


class Act:
    """One sentence; what it does not say is NONE or empty."""

    def __init__(self, record: int, kind: int, moment: int, verb: int) -> None:
        self.record = record
        self.kind = kind
        self.moment = moment
        self.verb = verb
        self.condition: Condition | None = None
        self.whom = YOU
        self.duration = NONE
        self.may = False
        self.cost = NONE
        self.cost_amount = 1
        self.often = NONE
        self.amount = 1
        self.counted = NONE
        self.what = NONE
        self.spaces: list[int] = []
        self.cards: list[int] = []
        self.to = NONE
        self.origin = NONE
        self.which = NONE
        self.at = NONE
        self.and_then = NONE
        self.meets = True
        self.seen = False
        self.dice = 1
        self.by = NONE
        self.value = 0
        self.side = NONE
        self.against = 0
        self.effects: list[int] = []
        """The sentences inside: of a group, the options of a choice."""
        self.rows: list[int] = []
        """The totals from which the rows of a table hold."""
        self.row_effects: list[list[int]] = []
        self.won: list[int] = []
        self.lost: list[int] = []
