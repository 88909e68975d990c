"""What a turn promises: the targets within reach, what each is worth, and the odds that the pool covers them."""

from typing import Final

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.box import POOL
from greathall.games.death_eaters_rising.hints.odds import Odds
from greathall.games.death_eaters_rising.rules.d4_pool import holds, pool_dice
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import FIRST_ABILITY, NONE, SECOND_ABILITY, WIZARDS
from greathall.kernel.choices import first, kind_of, second

NO: Final = -1
"""Not worth it: worse than to go on without."""


def need(s: DeathEatersState, target: int) -> int:
    """The open symbols of a target, counted in one int."""
    left = s.open_on(target)
    return left & 15 | left >> 4 & 0xF0 | left >> 8 & 0xF00 | left >> 12 & 0xF000


def pool_now(s: DeathEatersState) -> int:
    """The dice of the pool by colour, counted in one int."""
    total = 0
    for die in pool_dice(s):
        total += 1 << 4 * s.box.colour[die]
    return total


def pool_to_come(s: DeathEatersState) -> int:
    """The pool that the active player will take; of two colours the first."""
    total = 0
    for colour in s.box.base_pool[s.faction[s.active]]:
        total += 1 << 4 * colour
    for wizard in s.team(s.active):
        for act in s.box.acts[wizard]:
            if act.moment == POOL and holds(s, act):
                total += 1 << 4 * act.colours[0]
    return total


def reachable(s: DeathEatersState, location: int) -> list[int]:
    """The targets of a player who travels to this location, but for Voldemort."""
    found = []
    for card in s.beside(location):
        if card < WIZARDS or not s.is_full(card):
            found.append(card)
    found += s.team(s.active)
    return found + [FIRST_ABILITY, SECOND_ABILITY]


class Outlook:
    """Some targets with what they need and what they are worth to who looks at them."""

    def __init__(self, odds: Odds, rounds: int) -> None:
        self.odds = odds
        self.rounds = rounds
        self.targets: list[int] = []
        self.needs: list[int] = []
        self.worths: list[int] = []

    def add(self, s: DeathEatersState, target: int, value: int) -> None:
        """A target with open symbols, if it is worth anything."""
        if value > 0:
            self.targets.append(target)
            self.needs.append(need(s, target))
            self.worths.append(value)

    def place(self, target: int) -> int:
        """Where a target stands here, NONE when it is not worth anything."""
        for at, each in enumerate(self.targets):
            if each == target:
                return at
        return NONE

    def promises(self, pool: int) -> int:
        """What these dice are expected to bring: the best target first, others with the dice that it leaves."""
        needs = self.needs
        odds = self.odds
        total = 0
        done = 0
        for at in range(len(needs)):
            if needs[at] == 0:
                total += self.worths[at] * 1000
                done |= 1 << at
        for _ in range(self.rounds):
            best = 0
            chosen = -1
            for at in range(len(needs)):
                if not done >> at & 1:
                    gain = self.worths[at] * odds.cover(needs[at], pool)
                    if gain > best:
                        best, chosen = gain, at
            if chosen < 0:
                break
            total += best
            done |= 1 << chosen
            pool = odds.rest(pool, needs[chosen])
        return total

    def promises_after(self, at: int, open_symbols: int, pool: int) -> int:
        """The same when one target needs only this."""
        before = self.needs[at]
        self.needs[at] = open_symbols
        total = self.promises(pool)
        self.needs[at] = before
        return total

    def favourite(self, pool: int) -> int:
        """The target that promises most, NONE when there is none."""
        best = 0
        chosen = NONE
        for at in range(len(self.needs)):
            gain = self.worths[at] * self.odds.cover(self.needs[at], pool)
            if gain > best:
                best, chosen = gain, self.targets[at]
        return chosen

    # --- assigning dice

    def weigh_dice(self, s: DeathEatersState, options: list[int]) -> list[int]:
        """Each die goes where the turn then promises most; when none improves it, the rest is rolled again."""
        pool = pool_now(s)
        now = self.promises(pool)
        seen: dict[int, int] = {}
        weights = []
        for picked in options:
            match kind_of(picked):
                case t.ASSIGN | t.DISCARD:
                    weights.append(self.placed(s, pool, first(picked), second(picked), seen))
                case t.ROLL:
                    weights.append(now)
                case t.STOP:
                    weights.append(1 if now == 0 else 0)
                case _:
                    weights.append(NO)
        return weights

    def placed(self, s: DeathEatersState, pool: int, die: int, target: int, seen: dict[int, int]) -> int:
        """What the turn promises with this die assigned, or discarded; like dice are asked for once."""
        colour, side = s.box.colour[die], s.side[die]
        key = (target + 1) << 8 | colour << 4 | (side if target != NONE else 0)
        found = seen.get(key, NO)
        if found == NO:
            left = pool - (1 << 4 * colour)
            at = self.place(target)
            if at == NONE:
                found = self.promises(left)
            else:
                found = self.promises_after(at, self.odds.after(self.needs[at], side), left)
            seen[key] = found
        return found

    def turned(self, s: DeathEatersState, pool: int, die: int, face: int) -> int:
        """What the turn promises with a die turned to this side and assigned where it does most."""
        left = pool - (1 << 4 * s.box.colour[die])
        best = 0
        for at in range(len(self.needs)):
            after = self.odds.after(self.needs[at], face)
            if after >= 0:
                best = max(best, self.promises_after(at, after, left))
        return best

    def is_idle(self, s: DeathEatersState, pool: int, die: int) -> bool:
        """Whether the turn promises more with this die rolled again than assigned."""
        return self.turned(s, pool, die, s.side[die]) < self.promises(pool)
