"""The state of Talisman. All of it is public but who holds which Spell, and what was seen of the decks."""

from typing import Final

from greathall.games.talisman.box import Box
from greathall.games.talisman.terms import FATES, GALLEONS, NO_FIGHT, NONE, ORDER, UNDECIDED
from greathall.kernel.chance import Chance
from greathall.kernel.state import Layout, State

OF_SEATS: Final = [
    "side",
    "space",
    "magic",
    "strength",
    "life",
    "fate",
    "galleons",
    "lost_turns",
    "extra_turns",
    "ferret",
    "ferret_fresh",
    "task",
    "turned_back",
    "may_cross",
    "away",
    "has_cast",
]
OF_BOARD: Final = ["advantage", "voldemort", "galleons_at", "standing", "used"]
OF_TURN: Final = [
    "rolled",
    "steps",
    "direction",
    "by_move",
    "was_ferret",
    "trying",
    "visited",
    "met",
    "space_met",
    "dropped",
    "offered",
    "dice",
    "other_die",
    "fate_spent",
]
OF_FIGHT: Final = [
    "fight",
    "fighter",
    "rival",
    "by",
    "enemies",
    "text",
    "ally_owner",
    "own_die",
    "foe_die",
    "result",
]
FIELDS: Final = [*OF_SEATS, *OF_BOARD, *OF_TURN, *OF_FIGHT]

ANY_WAY: Final = 0
CLOCKWISE: Final = 1
COUNTER_CLOCKWISE: Final = 2

EMPTY: Final[list[int]] = []
"""What most lists hold for most of a game: one for all, as no list is ever changed in place."""

STANDING: Final = 3
"""A standing sentence is three numbers: the sentence, the seat that played it, whom it strikes (NONE: a foe, no character)."""


def changed(values: list[int], at: int, value: int) -> list[int]:
    """The list with another value at this place: the old one may be another state's too."""
    if values[at] == value:
        return values
    found = values.copy()
    found[at] = value
    return found


def added(values: list[int], at: int, amount: int) -> list[int]:
    """The list with so much more at this place."""
    return changed(values, at, values[at] + amount)


class TalismanState(State):
    """Everything on the table that is not a thing in a zone. Its lists are replaced, never changed: copies share them."""

    box: Box
    side: list[int]
    """The side of each seat's character card, NONE before one is chosen."""
    space: list[int]
    magic: list[int]
    """Magic as marked on the board of each seat."""
    strength: list[int]
    life: list[int]
    fate: list[int]
    galleons: list[int]
    lost_turns: list[int]
    """How many turns each seat has still to lose."""
    extra_turns: list[int]
    ferret: list[int]
    """For how many turns each seat is still a Ferret."""
    ferret_fresh: list[int]
    """1 where a Ferret became one in its own turn, which does not count."""
    task: list[int]
    """The task that each seat is doing, NONE when none."""
    turned_back: list[int]
    may_cross: list[int]
    """1 where the barrier was passed with no step left."""
    away: list[int]
    """1 for who waits in the hospital for the next turn."""
    has_cast: list[int]
    """1 for who has cast a Spell in this turn of another."""

    advantage: int
    """The side that is up."""
    voldemort: int
    """The space of Voldemort's figure."""
    galleons_at: list[int]
    """Galleons that lie on each space."""
    standing: list[int]
    """Sentences that stand for a while, three numbers each."""
    used: list[int]
    """What was used of sentences that can be used only so often: eight times the sentence, and the seat."""

    rolled: int
    """The movement roll of this turn, 0 when there was none."""
    steps: int
    direction: int
    by_move: int
    """1 when the active figure stands where its move ended."""
    was_ferret: int
    """1 when the active player spent any part of this turn as a Ferret."""
    trying: int
    """The space whose passage is being tried, NONE when none."""
    visited: list[int]
    """The spaces encountered this turn."""
    met: list[int]
    """The cards resolved in this encounter."""
    space_met: int
    dropped: list[int]
    """What was dropped this turn."""
    offered: list[int]
    """The trophies offered in trade."""
    dice: list[int]
    """The dice that somebody rolled because a card or space asked for it."""
    other_die: int
    """The die that was rolled against them."""
    fate_spent: int
    """The seats (bits) that re-rolled by Fate since the last roll."""

    fight: int
    """Against whom the fight is."""
    fighter: int
    rival: int
    """The character that was attacked."""
    by: int
    """The value by which they fight."""
    enemies: list[int]
    """The cards that fight together."""
    text: int
    """The sentence in which the foe exists."""
    ally_owner: int
    """Whose Ally is attacked."""
    own_die: int
    foe_die: int
    result: int

    def start(self, layout: Layout, chance: Chance, purposes: int) -> None:
        """Set every field for the beginning."""
        State.start(self, layout, chance, purposes)
        assert isinstance(layout, Box)
        self.box = layout
        self.side = layout.nones
        self.space = layout.nones
        self.magic = layout.zeros
        self.strength = layout.zeros
        self.life = layout.zeros
        self.fate = layout.zeros
        self.galleons = layout.zeros
        self.lost_turns = layout.zeros
        self.extra_turns = layout.zeros
        self.ferret = layout.zeros
        self.ferret_fresh = layout.zeros
        self.task = layout.nones
        self.turned_back = layout.zeros
        self.may_cross = layout.zeros
        self.away = layout.zeros
        self.has_cast = layout.zeros
        self.advantage = ORDER
        self.voldemort = layout.great_hall
        self.galleons_at = layout.bare
        self.standing = EMPTY
        self.used = EMPTY
        self.new_turn()
        self.end_fight()

    def new_turn(self) -> None:
        """Set what holds for one turn only."""
        self.rolled = 0
        self.steps = 0
        self.direction = ANY_WAY
        self.by_move = 0
        self.was_ferret = 0
        self.trying = NONE
        self.visited = EMPTY
        self.dropped = EMPTY
        self.offered = EMPTY
        self.dice = EMPTY
        self.other_die = 0
        self.fate_spent = 0
        self.new_encounter()

    def new_encounter(self) -> None:
        """Nothing here is resolved yet."""
        self.met = EMPTY
        self.space_met = 0

    def end_fight(self) -> None:
        """No fight is on."""
        self.fight = NO_FIGHT
        self.fighter = NONE
        self.rival = NONE
        self.by = NONE
        self.enemies = EMPTY
        self.text = NONE
        self.ally_owner = NONE
        self.own_die = 0
        self.foe_die = 0
        self.result = UNDECIDED

    def copy(self) -> State:
        """An independent copy, without a listener. Its lists are only ever replaced, so they are shared."""
        s = TalismanState()
        self.copy_to(s)
        s.box = self.box
        s.side = self.side
        s.space = self.space
        s.magic = self.magic
        s.strength = self.strength
        s.life = self.life
        s.fate = self.fate
        s.galleons = self.galleons
        s.lost_turns = self.lost_turns
        s.extra_turns = self.extra_turns
        s.ferret = self.ferret
        s.ferret_fresh = self.ferret_fresh
        s.task = self.task
        s.turned_back = self.turned_back
        s.may_cross = self.may_cross
        s.away = self.away
        s.has_cast = self.has_cast
        s.advantage = self.advantage
        s.voldemort = self.voldemort
        s.galleons_at = self.galleons_at
        s.standing = self.standing
        s.used = self.used
        s.rolled = self.rolled
        s.steps = self.steps
        s.direction = self.direction
        s.by_move = self.by_move
        s.was_ferret = self.was_ferret
        s.trying = self.trying
        s.visited = self.visited
        s.met = self.met
        s.space_met = self.space_met
        s.dropped = self.dropped
        s.offered = self.offered
        s.dice = self.dice
        s.other_die = self.other_die
        s.fate_spent = self.fate_spent
        s.fight = self.fight
        s.fighter = self.fighter
        s.rival = self.rival
        s.by = self.by
        s.enemies = self.enemies
        s.text = self.text
        s.ally_owner = self.ally_owner
        s.own_die = self.own_die
        s.foe_die = self.foe_die
        s.result = self.result
        return s

    # --- where things are

    def objects(self, seat: int) -> list[int]:
        """TAL-11.2  The Objects of a seat, Equipment and Insignia among them."""
        return self.piles[self.box.objects + seat]

    def allies(self, seat: int) -> list[int]:
        """TAL-11.3  The Allies of a seat."""
        return self.piles[self.box.allies + seat]

    def trophies(self, seat: int) -> list[int]:
        """TAL-6.8  The trophies of a seat."""
        return self.piles[self.box.trophies + seat]

    def hand(self, seat: int) -> list[int]:
        """TAL-11.6  The Spells of a seat."""
        return self.piles[self.box.hands + seat]

    def insignia(self, seat: int) -> list[int]:
        """TAL-1.11  The Insignia among the Objects of a seat."""
        return [thing for thing in self.objects(seat) if self.box.is_insignia(thing)]

    def lying_at(self, space: int) -> list[int]:
        """The cards that lie on a space, oldest first."""
        return self.piles[self.box.lying + space]

    def has_name(self, seat: int, record: int) -> bool:
        """TAL-11.2  Whether a seat holds an Object or Ally of this name."""
        record_of = self.box.record_of
        for thing in self.objects(seat):
            if record_of[thing] == record:
                return True
        for thing in self.allies(seat):
            if record_of[thing] == record:
                return True
        return False

    # --- people

    def faction(self, seat: int) -> int:
        """TAL-2.6  The faction of a seat's character."""
        return self.box.faction_of[self.side[seat]]

    def is_in_play(self, seat: int) -> bool:
        """TAL-11.11  Whether the seat's character is on the board, and not waiting in the hospital."""
        return self.side[seat] != NONE and not self.away[seat]

    def region(self, seat: int) -> int:
        """TAL-4.10  The region of a seat's figure; the Great Hall belongs to the Inner Region."""
        return self.box.region[self.space[seat]]

    def fates_left(self) -> int:
        """TAL-1.8  Fate tokens in the stock."""
        return FATES - sum(self.fate)

    def galleons_left(self) -> int:
        """TAL-1.8  Galleons in the stock."""
        return GALLEONS - sum(self.galleons) - sum(self.galleons_at)

    def is_fighting(self, seat: int) -> bool:
        """TAL-6.1  Whether a seat is in a fight."""
        return seat != NONE and (seat == self.fighter or seat == self.rival)

    def opponent(self, seat: int) -> int:
        """The other character of a fight, NONE when there is none."""
        if seat == self.fighter:
            return self.rival
        return self.fighter if seat == self.rival else NONE
