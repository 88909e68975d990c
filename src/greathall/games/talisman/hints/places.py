"""What spaces are worth, and where a walk should end."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman.hints import odds
from greathall.games.talisman.hints.lore import Lore
from greathall.games.talisman.hints.plans import UNTOLD
from greathall.games.talisman.hints.sentences import Judge
from greathall.games.talisman.rules import t05_encounter as t05
from greathall.games.talisman.rules.answers import allows, number
from greathall.games.talisman.rules.t05_meeting import meeting_forbidden
from greathall.games.talisman.state import ANY_WAY, CLOCKWISE, COUNTER_CLOCKWISE, TalismanState
from greathall.games.talisman.terms import INNER, NONE
from greathall.games.talisman.verbs.cards import is_enemy
from greathall.kernel.rules import LEGAL

SAFE: Final = 80
"""In how many of a hundred encounters with unknown cards the turn goes on to the space."""


class Places(Judge):
    """A player who knows the board."""

    def __init__(self, lore: Lore, s: TalismanState, me: int) -> None:
        Judge.__init__(self, lore, s, me)
        self.known = [UNTOLD] * len(self.box.spaces)
        self.ways: dict[int, int] = {}
        self.travelling = False

    # --- what waits on a space

    def space(self, at: int) -> int:
        """What it is worth to end a move on a space."""
        if self.known[at] == UNTOLD:
            self.known[at] = 0  # a space that leads to itself leads nowhere
            self.known[at] = max([self.explored(at), *self.meetings(at)])
        return self.known[at]

    def explored(self, at: int) -> int:
        """What it is worth to encounter the space: the cards there, new ones, its text, and what may be taken."""
        s, box = self.s, self.box
        lying = s.lying_at(at)
        found, through = self.fights_at(lying)
        for card in lying:
            if not self.is_foe(card) and not t05.is_for_taking(s, self.me, card):
                found += through * self.encountered(box.met[box.record_of[card]].whens, card) // 100
        missing = box.draws[at] - len(lying)
        if missing > 0 and box.region[at] < INNER:
            found += through * missing * self.drawn(box.region[at]) // 100
            through = through * SAFE // 100
        found += through * self.encountered(box.met[box.first_space + at].whens, NONE) // 100
        return found + through * self.taking(at, lying) // 100

    def fights_at(self, lying: list[int]) -> tuple[int, int]:
        """What the Enemies there are worth, and how likely one gets past them."""
        found, through = 0, 100
        met: list[int] = []
        for card in lying:
            if card in met or not self.is_foe(card):
                continue
            together = [each for each in lying if each not in met and self.fights_with(card, each)]
            met += together
            found += through * self.against_enemies(together) // 100
            through = through * odds.over(self.ahead_of(together)) // 100
        return found, through

    def is_foe(self, card: int) -> bool:
        """Whether a card is an Enemy to oneself."""
        return is_enemy(self.s, self.me, card)

    def fights_with(self, card: int, other: int) -> bool:
        """Whether Enemies fight together: the same number, the same value."""
        if not self.is_foe(other):
            return False
        magic, record_of = self.box.magic, self.box.record_of
        same_value = (magic[record_of[card]] > 0) == (magic[record_of[other]] > 0)
        return same_value and t05.number_for(self.s, self.me, card) == t05.number_for(self.s, self.me, other)

    def encountered(self, whens: list[int], card: int) -> int:
        """What it is worth that a card or space acts on who encounters it."""
        found = 0
        for at in whens:
            if self.box.acts[at].moment == w.ENCOUNTERED:
                found += self.sentence(at, self.me, NONE, card)
        return found

    def taking(self, at: int, lying: list[int]) -> int:
        """What it is worth to take what lies there."""
        s = self.s
        if s.was_ferret or not allows(s, self.me, w.MAY_TAKE):
            return 0
        found = self.one(self.me, w.GALLEON) * s.galleons_at[at]
        for card in lying:
            if t05.is_for_taking(s, self.me, card) and not s.has_name(self.me, self.box.record_of[card]):
                found += max(0, self.taken_with_room(card))
        return found

    def meetings(self, at: int) -> list[int]:
        """What it is worth to attack each of the characters there."""
        s = self.s
        found: list[int] = []
        for rival in range(s.seats):
            if rival != self.me and s.side[rival] != NONE and s.space[rival] == at and self.would_attack(rival):
                found.append(self.against_rival(rival))
        return found

    def would_attack(self, rival: int) -> bool:
        """Whether a character is one that could be attacked."""
        clause = meeting_forbidden(self.s, self.me, rival)
        return clause == LEGAL or self.s.space[rival] != self.s.space[self.me]

    # --- passages

    def tried(self, at: int) -> int:
        """What it is worth to try the passage of a space."""
        before = self.trying_at
        self.trying_at = at
        found = 0
        for each in self.box.met[self.box.first_space + at].whens:
            if self.box.acts[each].moment == w.PASSAGE_TRIED:
                found += self.sentence(each, self.me, NONE, NONE)
        self.trying_at = before
        return found

    def may_try_at(self, at: int) -> bool:
        """Whether a passage could be tried there by a move."""
        s = self.s
        if at != self.box.gates and (at != self.box.kings_cross or s.may_cross[self.me]):
            return False
        return allows(s, self.me, w.MAY_TRY_PASSAGE)

    # --- walks

    def end(self, at: int) -> int:
        """What it is worth when a walk ends there."""
        worth = max(self.space(at), self.tried(at)) if self.may_try_at(at) else self.space(at)
        return worth + self.pull(at)

    def walk(self, at: int, steps: int, direction: int) -> int:
        """What the best end of a walk is worth that has so many steps left."""
        key = at << 6 | steps << 2 | direction
        found = self.ways.get(key, UNTOLD)
        if found == UNTOLD:
            found = self.walked(at, steps, direction)
            self.ways[key] = found
        return found

    def walked(self, at: int, steps: int, direction: int) -> int:
        """The best of the ways from here."""
        following = self.following(at, direction) if steps else []
        if not following:
            return self.end(at)
        worths = [self.walk(each, steps - 1, self.direction(at, each, direction)) for each in following]
        if self.may_try_at(at):
            worths.append(self.tried(at) + self.pull(at))
        return max(worths)

    def following(self, at: int, direction: int) -> list[int]:
        """The spaces to which a step may lead."""
        box = self.box
        if box.ring[at] >= INNER:
            return [box.beside(at, 1)] if at != box.room and at != box.great_hall else []
        found: list[int] = []
        if direction != COUNTER_CLOCKWISE:
            found.append(box.beside(at, 1))
        if direction != CLOCKWISE:
            found.append(box.beside(at, -1))
        if at == box.privet_drive:
            found.append(box.hut)
        elif at == box.hogsmeade:
            found.append(box.kings_cross)
        elif at == box.kings_cross and self.s.may_cross[self.me]:
            found.append(box.hogsmeade)
        return found

    def direction(self, at: int, to: int, direction: int) -> int:
        """In which direction a walk goes on after this step."""
        if self.box.ring[at] != self.box.ring[to]:
            return ANY_WAY
        if direction != ANY_WAY:
            return direction
        return CLOCKWISE if self.box.beside(at, 1) == to else COUNTER_CLOCKWISE

    def with_roll(self, face: int, more: int) -> int:
        """What a movement roll is worth, with steps that are added to it."""
        s = self.s
        steps = max(1, number(s, self.me, w.MOVEMENT, face) + more)
        if s.region(self.me) == INNER:
            steps = max(1, steps // 2)
        return self.walk(s.space[self.me], steps, ANY_WAY)

    def with_any_roll(self) -> int:
        """What it is worth to roll for movement."""
        found = 0
        for face in odds.FACES:
            found += self.with_roll(face, 0)
        return found // 6

    # --- being moved

    def arriving(self, seat: int, spaces: list[int], meets: bool) -> int:
        """What it is worth to be put on the best of these spaces; a journey leads to no further ones."""
        if self.travelling or not spaces:
            return 0
        self.travelling = True
        found = max([self.landed(space, meets) for space in spaces])
        self.travelling = False
        return found

    def landed(self, space: int, meets: bool) -> int:
        """What it is worth to be put on a space, beside where one stands."""
        before = self.known[space]
        worth = self.explored(space) if meets and before == UNTOLD else before if meets else 0
        return worth + self.pull(space) - self.pull(self.s.space[self.me])
