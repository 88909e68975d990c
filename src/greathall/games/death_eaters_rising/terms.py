"""The numbers behind the rulebook's words."""

from typing import Final

NONE: Final = -1

# The four traits; a colour of dice has the number of the trait to which it leans.
TRAITS: Final = ["knowledge", "bravery", "loyalty", "friendship"]
COLOURS: Final = ["blue", "purple", "red", "orange"]
FACES: Final = [*TRAITS, "knowledge-2", "bravery-2", "loyalty-2", "friendship-2"]

FACTIONS: Final = ["hogwarts", "order", "army"]

MINISTRY: Final = 0
DIAGON_ALLEY: Final = 1
HOGSMEADE: Final = 2
LOCATIONS: Final = ["ministry-of-magic", "diagon-alley", "hogsmeade"]
"""In clockwise order."""

# Things.
WIZARDS: Final = 33
DEATH_EATERS: Final = 10
VOLDEMORT: Final = 43
CHARACTERS: Final = 44
PLACES: Final = 44
TOKENS: Final = 50
DICE: Final = 74
DIE_COUNT: Final = 14

# What dice and symbols go to: a character's card, or one of the two abilities of the headquarters.
FIRST_ABILITY: Final = 44
SECOND_ABILITY: Final = 45
TARGETS: Final = 46

# Symbols are counted in one int, a byte for each trait, the first trait lowest.
BYTE: Final = 8
ONE_TRAIT: Final = 255
TRAIT_BITS: Final = 32

# The symbols of the box: what recruits or damages a character; from here on what the ability of a wizard asks for; from here
# on that of a headquarters, two for each faction.
ABILITY_SYMBOLS: Final = 44
HEADQUARTERS_SYMBOLS: Final = 77

# The twelve kinds of spell token, two of each. The first four cover a symbol of the trait, the next four gain a die.
TOKEN_KINDS: Final = [
    *(f"assign-{trait}" for trait in TRAITS),
    *(f"gain-{colour}" for colour in COLOURS),
    "cleanse",
    "heal",
    "heal-two",
    "swap",
]
GAIN: Final = 4
CLEANSE: Final = 8
HEAL: Final = 9
HEAL_TWO: Final = 10
SWAP: Final = 11

# The eight-sided Voldemort die: three sides clockwise, three counter-clockwise, two with the Dark Mark.
DIRECTIONS: Final = ["dark-mark", "clockwise", "counter-clockwise"]
DARK_MARK: Final = 0
VOLDEMORT_SIDES: Final = [1, 1, 1, 2, 2, 2, 0, 0]
"""The direction on each side; its number is also how far he turns clockwise."""

# The purposes of chance.
SET_UP: Final = 0
VOLDEMORT_DIE: Final = 1
WIZARD_DICE: Final = 2
DECK: Final = 3
TOKEN_SUPPLY: Final = 4
PURPOSES: Final = ["set-up", "voldemort-die", "wizard-dice", "deck", "spell-tokens"]

# Places and losses.
FULL: Final = 5
"""Corruption that corrupts a place or a location."""
LOST_PLACES: Final = 4
HOSPITAL_LIMIT: Final = [0, 0, 8, 10, 12]
"""Defeated wizards with which the game is lost, by the number of players."""
