"""The numbers behind the rulebook's words. What the vocabulary allows is listed in the same order here."""

from typing import Final

NONE: Final = -1

# YAH-2 What is played.
MODES: Final = ["year", "voldemort-returns", "match"]
YEAR: Final = 0
RETURNS: Final = 1
MATCH_ALONE: Final = 2

LENGTHS: Final = ["quick", "classic", "long"]
MISSIONS_TO_END: Final = [1, 2, 3]
POINTS_TO_PASS: Final = [210, 260, 320]
"""YAH-2.1  The game ends when somebody has done so many missions and has more points than these."""

VARIANTS: Final = ["underage", "qualified", "team"]
UNDERAGE: Final = 0
QUALIFIED: Final = 1
TEAM: Final = 2

OPTIONS: Final = ["mode", "length", "variant", "team-size", "named-stops", "all-heroes", "measured-fights"]
"""What is agreed on before the game: a team size of 0 is one team of all."""

# YAH-1.4, YAH-12.1 Figures: the pawns of the players, then the Death Eaters, then whoever is on a fight or duel card.
PAWNS: Final = 8
FIRST_DEATH_EATER: Final = 8
DEATH_EATERS: Final = 6
FIGURES: Final = 14
OPPONENT: Final = 14
"""Who is on a fight or duel card: he stands nowhere, and his HP are a number of the fight."""

# YAH-12.1 The pawns when Voldemort returns.
VILLAIN: Final = 0
HARRY: Final = 1
RON: Final = 2
HERMIONE: Final = 3
HEROES: Final = ["harry-potter", "ron-weasley", "hermione-granger"]

BOARDS: Final = ["main", "diagon-alley", "places"]
MAIN: Final = 0
DIAGON_ALLEY: Final = 1
PLACES: Final = 2

HOUSES: Final = ["gryffindor", "ravenclaw", "hufflepuff", "slytherin"]
SUBJECTS: Final = ["charms", "transfiguration", "defence", "potions", "herbology", "care"]
CARD_KINDS: Final = ["attack", "defence", "turn", "fetch"]
ATTACK: Final = 0
DEFENCE: Final = 1
AT_TURN_START: Final = 2
FETCH: Final = 3
ROLES: Final = ["student", "pettigrew", "voldemort", "death-eater"]
STUDENT: Final = 0
PETTIGREW: Final = 1
VOLDEMORT: Final = 2
DEATH_EATER: Final = 3

SPACE_KINDS: Final = [
    "plain",
    "spell",
    "potion",
    "book",
    "behaviour",
    "event",
    "duel",
    "hp",
    "tower",
    "classroom",
    "common-room",
    "great-hall",
    "bridge",
    "named",
]
PLAIN: Final = 0
ON_SPELL: Final = 1
ON_POTION: Final = 2
ON_BOOK: Final = 3
ON_BEHAVIOUR: Final = 4
ON_EVENT: Final = 5
ON_DUEL: Final = 6
ON_HP: Final = 7
TOWER: Final = 8
CLASSROOM: Final = 9
COMMON_ROOM: Final = 10
GREAT_HALL: Final = 11
BRIDGE: Final = 12
NAMED: Final = 13

# The spaces that rules name.
START: Final = "start"
QUIDDITCH_PITCH: Final = "quidditch-pitch"
GRAVEYARD: Final = "graveyard"
EXPRESS: Final = "hogwarts-express"
LEAKY_CAULDRON: Final = "leaky-cauldron"
STONE: Final = "resurrection-stone"
WAND: Final = "elder-wand"

# YAH-1.3, YAH-4.5 Stocks and limits.
FLOO_TOKENS: Final = 20
PORTKEY_TOKENS: Final = 10
PICK_UPS: Final = 2
OBJECT_LIMIT: Final = 6
HP_AFTER_DEFEAT: Final = 6
MISSIONS_DEALT: Final = 5
MISSIONS_DEALT_TO_MANY: Final = 3
MANY: Final = 6
"""YAH-3.5  With more players than these there are fewer missions for each."""

# YAH-10.5, 10.6 How many spells and potions are played in a fight, by variant.
CARDS_IN_MISSION: Final = [5, 3, 2]
CARDS_IN_DUEL: Final = [5, 3, 3]
CARDS_AGAINST_DEATH_EATER: Final = 3
DEATH_EATER_POINTS: Final = 20
MATCH_POINTS: Final = 40

# What a card or board is.
BOARD: Final = 0
OBJECT: Final = 1
SPELL: Final = 2
POTION: Final = 3
BOOK: Final = 4
BEHAVIOUR: Final = 5
EVENT: Final = 6
QUIDDITCH: Final = 7
MISSION: Final = 8
DUEL: Final = 9
FIGHT: Final = 10
SPACE_EFFECT: Final = 11
KINDS: Final = [
    "board",
    "object",
    "spell",
    "potion",
    "book",
    "behaviour",
    "event",
    "quidditch",
    "mission",
    "duel",
    "fight",
    "space",
]

# The decks, in the order of the vocabulary, then those that no card draws from.
DECKS: Final = ["spell", "potion", "book", "behaviour", "event", "quidditch", "duel", "mission"]
SPELL_DECK: Final = 0
POTION_DECK: Final = 1
BOOK_DECK: Final = 2
BEHAVIOUR_DECK: Final = 3
EVENT_DECK: Final = 4
QUIDDITCH_DECK: Final = 5
DUEL_DECK: Final = 6
MISSION_DECK: Final = 7
KIND_OF_DECK: Final = [SPELL, POTION, BOOK, BEHAVIOUR, EVENT, QUIDDITCH, DUEL, MISSION]

# The purposes of chance. The first eight are the decks.
SET_UP: Final = 8
MOVEMENT: Final = 9
ATTACK_DICE: Final = 10
OPPONENT_DICE: Final = 11
TABLE_DIE: Final = 12
THEFT: Final = 13
MATCH_DICE: Final = 14
SEEKER_DICE: Final = 15
HORCRUX_DICE: Final = 16
PURPOSES: Final = [
    "spells",
    "potions",
    "books",
    "behaviour",
    "events",
    "quidditch-cards",
    "duels",
    "missions",
    "set-up",
    "movement",
    "attack",
    "opponent",
    "table",
    "theft",
    "match",
    "seeker",
    "horcrux",
]

# YAH-10 Against whom a fight is.
NO_FIGHT: Final = 0
MISSION_FIGHT: Final = 1
DUEL_FIGHT: Final = 2
DEATH_EATER_FIGHT: Final = 3
PLAYER_FIGHT: Final = 4
"""YAH-10.1a  One die each, underage."""
QUALIFIED_FIGHT: Final = 5
"""YAH-10.1b, 10.1c  Between players, with attack dice and cards."""
RETURNS_FIGHT: Final = 6
"""YAH-12.12  A hero and a Death Eater, after Voldemort's return."""
FINAL_FIGHT: Final = 7
"""YAH-12.11  Harry and Voldemort."""
FIGHTS: Final = [
    "none",
    "mission",
    "duel",
    "death-eater",
    "players",
    "qualified-players",
    "returns",
    "final",
]

# How a fight ends for the fighter.
UNDECIDED: Final = 0
WON: Final = 1
LOST: Final = 2
FLED: Final = 3
OUTCOMES: Final = ["undecided", "won", "lost", "fled"]
