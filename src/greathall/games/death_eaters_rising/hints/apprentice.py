"""A beginner: knows what things are worth, but has few of them in mind, and no eye for what Voldemort may do next."""

from typing import Final

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.box import Box
from greathall.games.death_eaters_rising.hints import worth
from greathall.games.death_eaters_rising.hints.odds import Odds, units
from greathall.games.death_eaters_rising.hints.outlook import NO, Outlook, need, pool_now, pool_to_come, reachable
from greathall.games.death_eaters_rising.hints.swaps import rescue
from greathall.games.death_eaters_rising.rules.d4_assign import open_targets
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import FIRST_ABILITY, FULL, VOLDEMORT
from greathall.kernel.choices import first, kind_of, second
from greathall.kernel.state import Frame

ROUNDS: Final = 2
"""How many targets a beginner has in mind at once."""
GO_ON: Final = 1
NOW: Final = 2
"""Going on, and what a beginner does before."""


class Apprentice:
    """The weights that a beginner gives to the options of a decision."""

    def __init__(self, box: Box, goal: int) -> None:
        self.goal = goal
        self.odds = Odds.of(box.sides)

    def weigh(self, s: DeathEatersState, ask: Frame, seat: int, options: list[int]) -> list[int]:
        """A number for each option, the greater the better; out of turn those above 0 are worth it."""
        if ask.kind == t.ASK_ASSIGN and ask.asks(seat):
            return self.assigning(s, options)
        return [self.weight(s, ask, picked) for picked in options]

    def outlook(self, s: DeathEatersState, targets: list[int], location: int) -> Outlook:
        """What is within reach in a location, and how likely each is to be completed."""
        outlook = Outlook(self.odds, ROUNDS)
        for target in targets:
            if need(s, target):
                outlook.add(s, target, worth.target(s, target, location, self.goal))
        return outlook

    def assigning(self, s: DeathEatersState, options: list[int]) -> list[int]:
        """Dice by what they promise; abilities that change dice whenever there is one."""
        weights = self.outlook(s, open_targets(s), s.mission).weigh_dice(s, options)
        best = max(weights)
        for at, picked in enumerate(options):
            if kind_of(picked) == t.USE_WIZARD and s.box.wound[first(picked)] == 0:
                weights[at] = best + 1
        return weights

    def weight(self, s: DeathEatersState, ask: Frame, picked: int) -> int:
        """One option."""
        card = first(picked)
        match kind_of(picked):
            case t.TRAVEL:
                return self.outlook(s, reachable(s, card), card).promises(pool_to_come(s))
            case t.ROLL | t.END_TURN:
                return GO_ON
            case t.MOVE_TO_VOLDEMORT:
                return NOW if s.damage[VOLDEMORT] < len(s.piles[s.box.azkaban]) else NO
            case t.USE_WIZARD:
                return NOW if worth.free_spaces(s, card) > s.box.wound[card] + 1 else NO
            case t.HEAL:
                return worth.healing(s, card, 1)
            case t.CLEANSE:
                return worth.cleansing(s, card, 1)
            case t.STRIKE:
                return worth.attack(s, card, self.goal)
            case t.SUFFER:
                return -worth.wound(s, card, 1)
            case t.USE | t.TAKE_TOKEN:
                return 1
            case t.AGREE:
                return rescue(s, ask.a, ask.b)
            case t.PICK:
                return 1 if self.outlook(s, open_targets(s), s.mission).is_idle(s, pool_now(s), card) else NO
            case t.TURN_DIE:
                return self.outlook(s, open_targets(s), s.mission).turned(s, pool_now(s), card, second(picked))
            case t.REROLL | t.DECLINE | t.TAKE_DIE:
                return 0
            case _:
                return self.token(s, ask, picked)

    def token(self, s: DeathEatersState, ask: Frame, picked: int) -> int:
        """A die is gained before a roll; other tokens wait for what is nearly done, or nearly too late, when a turn ends."""
        card, other = first(picked), second(picked)
        kind = kind_of(picked)
        if kind == t.TOKEN_GAIN:
            return NOW if ask.kind == t.ASK_ROLL else NO
        if ask.kind != t.ASK_END:
            return NO
        match kind:
            case t.TOKEN_ASSIGN:
                return NOW if other < FIRST_ABILITY and units(need(s, other)) == 1 else NO
            case t.TOKEN_CLEANSE:
                return NOW if s.corruption[card] >= FULL - 1 else NO
            case t.TOKEN_HEAL | t.TOKEN_HEAL_TWO:
                return NOW if worth.free_spaces(s, card) <= 1 else NO
            case _:
                return NOW if rescue(s, card, other) > worth.GAME // 2 else NO
