"""The kinds of choices, of what is pending, and of events; and the words for them."""

from typing import Final

from greathall.games.death_eaters_rising import terms
from greathall.games.death_eaters_rising.box import Box
from greathall.games.death_eaters_rising.clauses import CLAUSES
from greathall.kernel.names import Domain, Names
from greathall.kernel.state import ANSWER

# Choices.
CHOOSE_FACTION: Final = 1
START_WITH: Final = 2
TRAVEL: Final = 3
TAKE_DIE: Final = 4
ROLL: Final = 5
MOVE_TO_VOLDEMORT: Final = 6
ASSIGN: Final = 7
DISCARD: Final = 8
STOP: Final = 9
END_TURN: Final = 10
USE_WIZARD: Final = 11
DECLINE: Final = 12
USE: Final = 13
HEAL: Final = 14
CLEANSE: Final = 15
STRIKE: Final = 16
SUFFER: Final = 17
PICK: Final = 18
REROLL: Final = 19
TURN_DIE: Final = 20
TAKE_TOKEN: Final = 21
AGREE: Final = 22
TOKEN_ASSIGN: Final = 23
TOKEN_GAIN: Final = 24
TOKEN_CLEANSE: Final = 25
TOKEN_HEAL: Final = 26
TOKEN_HEAL_TWO: Final = 27
TOKEN_SWAP: Final = 28

CHOICES: Final = {
    CHOOSE_FACTION: "choose-faction faction",
    START_WITH: "start-with character",
    TRAVEL: "travel location",
    TAKE_DIE: "take-die colour",
    ROLL: "roll",
    MOVE_TO_VOLDEMORT: "move-to-voldemort die",
    ASSIGN: "assign die target",
    DISCARD: "discard die",
    STOP: "stop",
    END_TURN: "end-turn",
    USE_WIZARD: "use-wizard character",
    DECLINE: "decline",
    USE: "use",
    HEAL: "heal character",
    CLEANSE: "cleanse location",
    STRIKE: "strike character",
    SUFFER: "suffer character",
    PICK: "pick die",
    REROLL: "reroll",
    TURN_DIE: "turn-die die face",
    TAKE_TOKEN: "take-token",
    AGREE: "agree",
    TOKEN_ASSIGN: "token-assign trait target",
    TOKEN_GAIN: "token-gain colour",
    TOKEN_CLEANSE: "token-cleanse location",
    TOKEN_HEAL: "token-heal character",
    TOKEN_HEAL_TWO: "token-heal-two character character",
    TOKEN_SWAP: "token-swap character character",
}

# Decisions.
ASK_FACTION: Final = 1
ASK_STARTER: Final = 2
ASK_TRAVEL: Final = 3
ASK_COLOUR: Final = 4
ASK_ROLL: Final = 5
ASK_ASSIGN: Final = 6
ASK_END: Final = 7
ASK_ABILITY: Final = 8
ASK_HEAL: Final = 9
ASK_CLEANSE: Final = 10
ASK_STRIKE: Final = 11
ASK_SUFFER: Final = 12
ASK_REROLL: Final = 13
ASK_TURN: Final = 14
ASK_TAKE_TOKEN: Final = 15
ASK_MAY_HEAL: Final = 16
ASK_SWAP: Final = 17

# Steps.
CHOOSE: Final = 100
DEAL: Final = 101
TURN: Final = 102
VOLDEMORT: Final = 103
DEATH_EATER: Final = 104
DARK_MARKS: Final = 105
PENALTIES: Final = 106
PENALTY: Final = 107
ONE_SUFFERS: Final = 108
POOL: Final = 109
COLOUR: Final = 110
ROLLS: Final = 111
ABILITY: Final = 112
END: Final = 113

FRAMES: Final = {
    ASK_FACTION: "choose-faction",
    ASK_STARTER: "choose-starter",
    ASK_TRAVEL: "travel",
    ASK_COLOUR: "choose-colour colour colour",
    ASK_ROLL: "roll",
    ASK_ASSIGN: "assign",
    ASK_END: "end-turn",
    ASK_ABILITY: "use-ability target",
    ASK_HEAL: "heal number number",
    ASK_CLEANSE: "cleanse number",
    ASK_STRIKE: "strike number",
    ASK_SUFFER: "suffer number number faction",
    ASK_REROLL: "reroll number",
    ASK_TURN: "turn-die trait",
    ASK_TAKE_TOKEN: "take-token",
    ASK_MAY_HEAL: "may-heal number faction number",
    ASK_SWAP: "swap character character",
    CHOOSE: "seat-chooses",
    DEAL: "deal",
    TURN: "turn",
    VOLDEMORT: "voldemort",
    DEATH_EATER: "death-eater-acts character number location",
    DARK_MARKS: "dark-marks",
    PENALTIES: "penalties",
    PENALTY: "penalty place number",
    ONE_SUFFERS: "one-suffers number number faction",
    POOL: "take-pool",
    COLOUR: "take-colour colour colour",
    ROLLS: "rolls",
    ABILITY: "ability-acts target number",
    END: "end-phase",
    ANSWER: "answer",
}

# Events.
FACTION_CHOSEN: Final = 1
STARTED_WITH: Final = 2
LAID_OUT: Final = 3
PLACE_LAID: Final = 4
FACED: Final = 5
BEGAN: Final = 6
TURN_BEGAN: Final = 7
TRAVELLED: Final = 8
TURNED: Final = 9
STAYED: Final = 10
DAMAGED: Final = 11
CORRUPTED: Final = 12
DEATH_EATER_ACTED: Final = 13
PENALTY_STRUCK: Final = 14
DEATH_EATER_HEALED: Final = 15
POOL_TAKEN: Final = 16
DIE_ADDED: Final = 17
DIE_LACKING: Final = 18
ROLLED: Final = 19
ASSIGNED: Final = 20
DISCARDED: Final = 21
STOPPED: Final = 22
MOVED: Final = 23
ABILITY_USED: Final = 24
ABILITY_DECLINED: Final = 25
ABILITY_IDLE: Final = 26
HEALED: Final = 27
CLEANSED: Final = 28
STRUCK: Final = 29
REROLLED: Final = 30
DIE_TURNED: Final = 31
TOKEN_TAKEN: Final = 32
TOKEN_LACKING: Final = 33
TOKEN_USED: Final = 35
COVERED: Final = 36
SWAP_OFFERED: Final = 37
SWAPPED: Final = 38
SWAP_DECLINED: Final = 39
RECRUITED: Final = 40
ATTACKED: Final = 41
VOLDEMORT_HIT: Final = 42
DICE_RETURNED: Final = 43
PLACE_FELL: Final = 44
LOCATION_FELL: Final = 45
WIZARD_DEFEATED: Final = 46
DEATH_EATER_DEFEATED: Final = 47
FILLED: Final = 48
REVEALED: Final = 49
TURN_ENDED: Final = 50
WON: Final = 51
LOST: Final = 52
SUPPLY_MIXED: Final = 53
GOAL_SET: Final = 54
TOKENS_LAID: Final = 55
MISSION_TOKEN_TAKEN: Final = 56
VOLDEMORT_ROLLED: Final = 57
UNHARMED: Final = 58
ALREADY_CORRUPTED: Final = 59
NEXT_PLACE: Final = 60
PHASE_ENDED: Final = 61
GAME_ENDED: Final = 62
OFFER_DECLINED: Final = 63

EVENTS: Final = {
    FACTION_CHOSEN: "faction-chosen seat faction",
    STARTED_WITH: "started-with seat character",
    LAID_OUT: "laid-out character location",
    PLACE_LAID: "place-laid place location",
    FACED: "faced location",
    BEGAN: "began seat",
    TURN_BEGAN: "turn-began seat number",
    TRAVELLED: "travelled seat location",
    TURNED: "turned location",
    STAYED: "stayed location",
    DAMAGED: "damaged character number",
    CORRUPTED: "corrupted location number",
    DEATH_EATER_ACTED: "death-eater-acted character location",
    PENALTY_STRUCK: "penalty-struck place",
    DEATH_EATER_HEALED: "death-eater-healed character number",
    POOL_TAKEN: "pool-taken seat *die",
    DIE_ADDED: "die-added seat die",
    DIE_LACKING: "die-lacking seat colour",
    ROLLED: "rolled seat *die face",
    ASSIGNED: "assigned seat die target",
    DISCARDED: "discarded seat die",
    STOPPED: "stopped seat",
    MOVED: "moved-to-voldemort seat die location",
    ABILITY_USED: "ability-used seat target",
    ABILITY_DECLINED: "ability-declined seat target",
    ABILITY_IDLE: "ability-idle seat target",
    HEALED: "healed seat character number",
    CLEANSED: "cleansed seat location number",
    STRUCK: "struck seat character number",
    REROLLED: "rerolled seat *die face",
    DIE_TURNED: "die-turned seat die face",
    TOKEN_TAKEN: "token-taken seat token",
    TOKEN_LACKING: "token-lacking seat",
    TOKEN_USED: "token-used seat token",
    COVERED: "covered seat trait target",
    SWAP_OFFERED: "swap-offered seat seat character character",
    SWAPPED: "swapped seat seat character character",
    SWAP_DECLINED: "swap-declined seat seat",
    RECRUITED: "recruited seat character",
    ATTACKED: "attacked seat character",
    VOLDEMORT_HIT: "voldemort-hit seat number",
    DICE_RETURNED: "dice-returned",
    PLACE_FELL: "place-fell place",
    LOCATION_FELL: "location-fell location",
    WIZARD_DEFEATED: "wizard-defeated character",
    DEATH_EATER_DEFEATED: "death-eater-defeated character",
    FILLED: "filled character location",
    REVEALED: "revealed character",
    TURN_ENDED: "turn-ended seat",
    WON: "won",
    LOST: "lost",
    SUPPLY_MIXED: "supply-mixed",
    GOAL_SET: "goal-set number",
    TOKENS_LAID: "tokens-laid number",
    MISSION_TOKEN_TAKEN: "mission-token-taken seat faction",
    VOLDEMORT_ROLLED: "voldemort-rolled direction",
    UNHARMED: "unharmed character",
    ALREADY_CORRUPTED: "already-corrupted location",
    NEXT_PLACE: "next-place place",
    PHASE_ENDED: "phase-ended seat",
    GAME_ENDED: "game-ended",
    OFFER_DECLINED: "offer-declined seat",
}


def names(box: Box) -> Names:
    """The words of a game with the names of this edition."""
    things = box.thing_names
    characters = things[: terms.CHARACTERS]
    domains = {
        "seat": Domain([str(seat) for seat in range(box.seats)]),
        "faction": Domain(terms.FACTIONS),
        "character": Domain(characters, 0),
        "direction": Domain(terms.DIRECTIONS),
        "location": Domain(terms.LOCATIONS),
        "colour": Domain(terms.COLOURS),
        "trait": Domain(terms.TRAITS),
        "face": Domain(terms.FACES),
        "place": Domain(things[terms.PLACES : terms.TOKENS], terms.PLACES),
        "token": Domain(things[terms.TOKENS : terms.DICE], terms.TOKENS),
        "die": Domain(things[terms.DICE :], terms.DICE),
        "target": Domain([*characters, "headquarters-1", "headquarters-2"]),
    }
    return Names("DER", CLAUSES, domains, CHOICES, FRAMES, EVENTS, terms.PURPOSES)
