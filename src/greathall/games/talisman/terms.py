"""The numbers behind the rulebook's words. What the vocabulary allows is listed in the same order here."""

from typing import Final

NONE: Final = -1

SIDES: Final = ["order", "death-eaters"]
ORDER: Final = 0
DEATH_EATERS: Final = 1

VALUES: Final = ["magic", "strength"]
MAGIC: Final = 0
STRENGTH: Final = 1

RINGS: Final = ["outer", "middle", "inner", "hall"]
OUTER: Final = 0
MIDDLE: Final = 1
INNER: Final = 2
HALL: Final = 3

MAXIMUM: Final = 12
"""TAL-2.1  The highest number on a stat board."""
GALLEONS: Final = 20
FATES: Final = 36
OBJECT_LIMIT: Final = 4
ALLY_LIMIT: Final = 3
SPELL_LIMITS: Final = [0, 0, 0, 1, 2, 2, 3]
"""TAL-11.6  The number of Spells for a total Magic up to 6, and for all above."""
TROPHY_PRICE: Final = 5
DEAR_TROPHIES: Final = 7
EASIER: Final = 2
"""By how much the barrier and the Gates are easier in a shorter game."""

OPTIONS: Final = [
    "no-inheritance",
    "dear-trophies",
    "drop-before-drawing",
    "chosen-characters",
    "random-first-player",
    "shorter",
]
"""TAL-12.4  What is agreed on before the game."""

# The spaces that rules name.
KINGS_CROSS: Final = "kings-cross"
HOGSMEADE: Final = "hogsmeade-station"
PRIVET_DRIVE: Final = "4-privet-drive"
HUT: Final = "hagrids-hut"
HOSPITAL: Final = "st-mungos-hospital"
PITCH: Final = "quidditch-pitch"
GATES: Final = "gates-of-hogwarts"
STAIRCASES: Final = "moving-staircases"
ROOM: Final = "room-of-requirement"
GREAT_HALL: Final = "great-hall"
NAMED: Final = [
    KINGS_CROSS,
    HOGSMEADE,
    PRIVET_DRIVE,
    HUT,
    HOSPITAL,
    PITCH,
    GATES,
    STAIRCASES,
    ROOM,
    GREAT_HALL,
]

# The purposes of chance.
SET_UP: Final = 0
MOVEMENT: Final = 1
VOLDEMORT_MOVEMENT: Final = 2
ATTACK: Final = 3
FOE_ATTACK: Final = 4
TABLE: Final = 5
BARRIER: Final = 6
OUTER_DECK: Final = 7
MIDDLE_DECK: Final = 8
SPELLS: Final = 9
THEFT: Final = 10
PURPOSES: Final = [
    "set-up",
    "movement",
    "voldemort-movement",
    "attack",
    "foe-attack",
    "table",
    "barrier",
    "outer-deck",
    "middle-deck",
    "spells",
    "theft",
]

# Against whom a fight is; whoever fights is the fighter, a character that was attacked the rival.
NO_FIGHT: Final = 0
ENEMIES: Final = 1
RIVALS: Final = 2
VOLDEMORT: Final = 3
IN_TEXT: Final = 4

# How a fight ends for the fighter.
UNDECIDED: Final = 0
WON: Final = 1
LOST: Final = 2
DRAWN: Final = 3
OUTCOMES: Final = ["undecided", "won", "lost", "drawn"]

# What a card is.
ENEMY: Final = 0
EVENT: Final = 1
OBSERVER: Final = 2
PLACE: Final = 3
OBJECT: Final = 4
DUAL: Final = 5
EQUIPMENT: Final = 6
INSIGNIA: Final = 7
SPELL: Final = 8
SIDE: Final = 9
TASK: Final = 10
VILLAIN: Final = 11
FERRET: Final = 12
SPACE: Final = 13
KINDS: Final = [
    "enemy",
    "event",
    "observer",
    "place",
    "object",
    "dual",
    "equipment",
    "insignia",
    "spell",
    "character",
    "task",
    "voldemort",
    "ferret",
    "space",
]
