"""The state of Death Eaters Rising. All of it is public: only what comes next is unknown."""

from typing import Final

from greathall.games.death_eaters_rising.box import Box
from greathall.games.death_eaters_rising.terms import (
    ABILITY_SYMBOLS,
    BYTE,
    DIE_COUNT,
    FIRST_ABILITY,
    HEADQUARTERS_SYMBOLS,
    NONE,
    ONE_TRAIT,
    TARGETS,
    TRAIT_BITS,
    VOLDEMORT,
    WIZARDS,
)
from greathall.kernel.chance import Chance
from greathall.kernel.state import Layout, State

FIELDS = [
    "faction",
    "facing",
    "mission",
    "damage",
    "corruption",
    "covered",
    "spent",
    "side",
    "die_on",
    "rolls",
    "progress",
    "roll_question",
    "healing_limited",
    "tokens_forbidden",
    "turning_forbidden",
    "extra",
    "healed",
    "declined_swaps",
]

NOTHING_YET: Final = 0
ASSIGNED: Final = 1
DISCARDED: Final = 2
PROGRESS: Final = ["nothing", "assigned", "discarded"]
"""What was done with the dice of the last roll (DER-4.2)."""


class DeathEatersState(State):
    """Everything on the table that is not a thing in a zone.

    What changes seldom (factions, what is spent, extra symbols, who was healed) is shared by copies: it is replaced whole.
    """

    box: Box
    faction: list[int]
    """The faction of each seat."""
    facing: int
    """The location that Voldemort faces."""
    mission: int
    """The location of the active player's mission token."""
    damage: list[int]
    """Damage on each character."""
    corruption: list[int]
    """Corruption on the current place of each location, or on the location itself."""
    covered: list[int]
    """For each target the symbols that are covered this turn, a byte a trait (see ``terms``)."""
    spent: list[int]
    """The targets whose abilities were used or declined this turn, in ascending order."""
    side: list[int]
    """The face that each die shows, NONE for one that was not rolled this turn."""
    die_on: list[int]
    """The target of each assigned die."""
    rolls: int
    """How often the Wizard dice were rolled this turn."""
    progress: int
    roll_question: int
    healing_limited: int
    tokens_forbidden: int
    turning_forbidden: int
    """Penalties that hold this turn."""
    extra: list[int]
    """Symbols that penalties add this turn, a byte a trait: those for Death Eaters, those for wizards."""
    healed: list[int]
    """The one wizard healed in each team while healing is limited."""
    declined_swaps: list[int]
    """For each seat, the seats (bits) that declined a swap with it this turn."""

    def start(self, layout: Layout, chance: Chance, purposes: int) -> None:
        """Set every field for the beginning."""
        State.start(self, layout, chance, purposes)
        assert isinstance(layout, Box)
        self.box = layout
        self.faction = [NONE] * self.seats
        self.facing = 0
        self.mission = NONE
        self.damage = [0] * (VOLDEMORT + 1)
        self.corruption = [0] * 3
        self.new_turn()

    def new_turn(self) -> None:
        """Set what holds for one turn only."""
        self.covered = [0] * TARGETS
        self.spent = []
        self.side = [NONE] * DIE_COUNT
        self.die_on = [NONE] * DIE_COUNT
        self.rolls = 0
        self.progress = NOTHING_YET
        self.roll_question = 0
        self.healing_limited = 0
        self.tokens_forbidden = 0
        self.turning_forbidden = 0
        self.extra = [0, 0]
        self.healed = [NONE] * self.seats
        self.declined_swaps = [0] * self.seats

    def copy(self) -> State:
        """An independent copy, without a listener."""
        s = DeathEatersState()
        self.copy_to(s)
        s.box = self.box
        s.faction = self.faction
        s.facing = self.facing
        s.mission = self.mission
        s.damage = self.damage.copy()
        s.corruption = self.corruption.copy()
        s.covered = self.covered.copy()
        s.spent = self.spent
        s.side = self.side.copy()
        s.die_on = self.die_on.copy()
        s.rolls = self.rolls
        s.progress = self.progress
        s.roll_question = self.roll_question
        s.healing_limited = self.healing_limited
        s.tokens_forbidden = self.tokens_forbidden
        s.turning_forbidden = self.turning_forbidden
        s.extra = self.extra
        s.healed = self.healed
        s.declined_swaps = self.declined_swaps
        return s

    # --- where things are

    def beside(self, location: int) -> list[int]:
        """The characters beside a location, in slot order."""
        first = self.box.slots + location * 3
        return self.piles[first] + self.piles[first + 1] + self.piles[first + 2]

    def team(self, seat: int) -> list[int]:
        """The wizards of a seat's team."""
        return self.piles[self.box.team + seat]

    def tokens(self, seat: int) -> list[int]:
        """The spell tokens of a seat."""
        return self.piles[self.box.held + seat]

    def places(self, location: int) -> list[int]:
        """The places of a location that stand, the current one first."""
        return self.piles[self.box.places_of + location]

    def location_of(self, card: int) -> int:
        """The location beside which a character lies, NONE when it lies elsewhere."""
        zone = self.where[card] - self.box.slots
        return zone // 3 if 0 <= zone < 9 else NONE

    def owner_of(self, card: int) -> int:
        """The seat in whose team a wizard is, NONE when it is in no team."""
        seat = self.where[card] - self.box.team
        return seat if 0 <= seat < 4 else NONE

    def is_revealed(self) -> bool:
        """Whether Voldemort's card is on the Villain card."""
        return self.where[VOLDEMORT] == self.box.villain

    def is_full(self, card: int) -> bool:
        """Whether a character's damage track is full."""
        return self.damage[card] >= self.box.track[card]

    # --- symbols

    def wanted(self, target: int) -> int:
        """All symbols of a target, a byte a trait: of a character beside a location, with what penalties add, or an ability."""
        if target >= FIRST_ABILITY:
            return self.box.symbols[HEADQUARTERS_SYMBOLS + 2 * self.faction[self.active] + target - FIRST_ABILITY]
        if target < WIZARDS and self.where[target] >= self.box.team:
            return self.box.symbols[ABILITY_SYMBOLS + target]
        if target == VOLDEMORT:
            return self.box.symbols[target]
        return self.box.symbols[target] + self.extra[0 if target >= WIZARDS else 1]

    def open_on(self, target: int) -> int:
        """The symbols that are still to be covered on the target, a byte a trait."""
        wanted = self.wanted(target)
        covered = self.covered[target]
        return left_of(wanted, covered) if covered else wanted

    def open_symbols(self, target: int, trait: int) -> int:
        """How many symbols of the trait are still to be covered on the target."""
        return self.open_on(target) >> BYTE * trait & ONE_TRAIT

    def is_covered(self, target: int) -> bool:
        """Whether no symbol of the target is open."""
        return self.open_on(target) == 0

    def has_symbols(self, target: int) -> bool:
        """Whether a die or a token lies on the target."""
        return self.covered[target] > 0

    def cover(self, target: int, trait: int, symbols: int) -> None:
        """So many symbols of the trait are covered on the target."""
        self.covered[target] += symbols << BYTE * trait

    # --- abilities

    def is_spent(self, target: int) -> bool:
        """Whether the ability was used or declined this turn."""
        return target in self.spent

    def spend(self, target: int) -> None:
        """The ability is used or declined for this turn."""
        self.spent = sorted([*self.spent, target])


def left_of(wanted: int, covered: int) -> int:
    """Symbols less those covered, a byte a trait; of a trait never less than none."""
    left = 0
    for shift in range(0, TRAIT_BITS, BYTE):
        more = (wanted >> shift & ONE_TRAIT) - (covered >> shift & ONE_TRAIT)
        if more > 0:
            left += more << shift
    return left
