"""A good player: knows the odds, what each thing is worth to the team, and waits with tokens until they decide something."""

from typing import Final

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.box import (
    DAMAGE,
    EACH_HERE,
    REROLL,
    ROLL_AND_ASSIGN,
    STRIKE,
    VOLDEMORT_HERE,
    Act,
    Box,
)
from greathall.games.death_eaters_rising.hints import worth
from greathall.games.death_eaters_rising.hints.odds import Odds, units
from greathall.games.death_eaters_rising.hints.outlook import NO, Outlook, need, pool_now, pool_to_come, reachable
from greathall.games.death_eaters_rising.hints.swaps import rescue
from greathall.games.death_eaters_rising.rules.d4_assign import open_targets
from greathall.games.death_eaters_rising.rules.d4_pool import pool_dice, sides
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import NONE, TOKENS, VOLDEMORT, WIZARDS
from greathall.kernel.choices import first, kind_of, second
from greathall.kernel.state import Frame

ROUNDS: Final = 3
"""How many targets a good player has in mind at once."""
COMES: Final = [25, 37, 38]
"""How often in a hundred Voldemort turns to the location he faces, the next one clockwise, and the last (DER-1.6)."""
HURRY: Final = 4000
"""What a move to Voldemort must promise beyond staying."""


class Adept:
    """The weights that a good player gives to the options of a decision, in thousandths of a point."""

    def __init__(self, box: Box, goal: int) -> None:
        self.goal = goal
        self.odds = Odds.of(box.sides)

    def weigh(self, s: DeathEatersState, ask: Frame, seat: int, options: list[int]) -> list[int]:
        """A number for each option, the greater the better; out of turn those above 0 are worth it."""
        if ask.kind == t.ASK_ASSIGN:
            if ask.asks(seat):
                return self.assigning(s, options)
            return [NO] * len(options)  # a token waits until a roll is over, or the turn
        if ask.kind == t.ASK_ROLL or ask.kind == t.ASK_END:
            return self.around_rolls(s, ask, seat, options)
        if ask.kind == t.ASK_TURN:
            outlook = self.outlook(s)
            pool = pool_now(s)
            return [outlook.turned(s, pool, first(picked), second(picked)) for picked in options]
        if ask.kind == t.ASK_REROLL:
            return self.rerolling(s, options)
        return [self.answer(s, ask, seat, picked) for picked in options]

    def outlook(self, s: DeathEatersState) -> Outlook:
        """What is within reach in the active player's location."""
        return self.outlook_on(s, open_targets(s), s.mission)

    def outlook_on(self, s: DeathEatersState, targets: list[int], location: int) -> Outlook:
        """These targets, as far as they are worth something now."""
        outlook = Outlook(self.odds, ROUNDS)
        for target in targets:
            if need(s, target):
                outlook.add(s, target, worth.target(s, target, location, self.goal))
        return outlook

    def outlook_from(self, s: DeathEatersState, location: int, with_voldemort: bool) -> Outlook:
        """What would be within reach in a location."""
        outlook = self.outlook_on(s, reachable(s, location), location)
        if with_voldemort:
            outlook.add(s, VOLDEMORT, worth.hit_voldemort(s, self.goal))
        return outlook

    def answer(self, s: DeathEatersState, ask: Frame, seat: int, picked: int) -> int:
        """The choices that effects leave."""
        card = first(picked)
        match kind_of(picked):
            case t.TRAVEL:
                return self.travelled(s, card)
            case t.TAKE_DIE:
                return self.outlook(s).promises(pool_now(s) + (1 << 4 * card))
            case t.HEAL:
                return worth.healing(s, card, healing_amount(s, ask, card))
            case t.CLEANSE:
                return worth.cleansing(s, card, ask.a)
            case t.STRIKE:
                return worth.attack(s, card, self.goal)
            case t.SUFFER:
                return -worth.wound(s, card, ask.a)
            case t.USE | t.TAKE_TOKEN:
                return 1
            case t.AGREE:
                return rescue(s, ask.a, ask.b)
            case _:
                return 0

    # --- where to travel

    def travelled(self, s: DeathEatersState, location: int) -> int:
        """Where the dice fit and the need is greatest, but with an eye on where Voldemort may turn."""
        pool = pool_to_come(s)
        alone = self.outlook_from(s, location, False).promises(pool)
        comes = COMES[(location - s.facing) % 3]
        danger = dangers(s, location)
        if not self.may_hit(s):
            return alone - comes * danger * 10
        together = self.outlook_from(s, location, True).promises(pool)
        total = comes * (together - danger * 1000)
        fewer = self.without_worst(pool)
        for step in range(3):
            facing = (s.facing + step) % 3
            if facing != location:
                total += COMES[step] * max(alone, self.outlook_from(s, facing, True).promises(fewer))
        return total // 100

    def may_hit(self, s: DeathEatersState) -> bool:
        """Whether Voldemort is revealed and Azkaban allows more damage."""
        return s.is_revealed() and s.damage[VOLDEMORT] < len(s.piles[s.box.azkaban])

    def without_worst(self, pool: int) -> int:
        """The pool without one die, one of the colour that it has most of."""
        most = 0
        for colour in range(1, 4):
            if pool >> 4 * colour & 15 > pool >> 4 * most & 15:
                most = colour
        return pool - (1 << 4 * most)

    # --- before the first roll, and when the dice are done

    def around_rolls(self, s: DeathEatersState, ask: Frame, seat: int, options: list[int]) -> list[int]:
        """Going on counts as nothing; what is worth more than it costs is done first."""
        over = ask.kind == t.ASK_END
        outlook = self.outlook(s)
        pool = pool_now(s)
        now = outlook.promises(pool)
        weights = []
        for picked in options:
            match kind_of(picked):
                case t.MOVE_TO_VOLDEMORT:
                    weights.append(self.moved(s, pool, first(picked)) - now - HURRY)
                case t.USE_WIZARD:
                    weights.append(self.sacrifice(s, first(picked)))
                case t.TOKEN_GAIN:
                    die = outlook.promises(pool + (1 << 4 * first(picked))) - now
                    weights.append(die - worth.token(s, seat) * 1000)
                case t.ROLL | t.END_TURN:
                    weights.append(0)
                case _:
                    weights.append(self.token_at_the_end(s, outlook, seat, picked) if over else NO)
        return weights

    def moved(self, s: DeathEatersState, pool: int, die: int) -> int:
        """What Voldemort's location promises to the pool without this die."""
        if not self.may_hit(s):
            return 0
        return self.outlook_from(s, s.facing, True).promises(pool - (1 << 4 * s.box.colour[die]))

    def sacrifice(self, s: DeathEatersState, wizard: int) -> int:
        """An ability that is paid with damage."""
        act = s.box.acts[wizard][0]
        if act.moment != ROLL_AND_ASSIGN:
            return 1
        gain = worth.best_strike(s, s.mission, self.goal) if act.verb == STRIKE else worth.token(s, s.active)
        return (gain - worth.wound(s, wizard, s.box.wound[wizard])) * 1000 if s.box.wound[wizard] else gain * 1000

    def token_at_the_end(self, s: DeathEatersState, outlook: Outlook, seat: int, picked: int) -> int:
        """Before a turn ends it is known what a token brings."""
        price = worth.token(s, seat)
        card, other = first(picked), second(picked)
        match kind_of(picked):
            case t.TOKEN_ASSIGN:
                return self.completing(s, outlook, other, price) * 1000
            case t.TOKEN_CLEANSE:
                return (worth.cleansing(s, card, 1) - price) * 1000
            case t.TOKEN_HEAL:
                return (worth.healing(s, card, 2) - price) * 1000
            case t.TOKEN_HEAL_TWO:
                gain = worth.healing(s, card, 1) + (worth.healing(s, other, 1) if other != NONE else 0)
                return (gain - price) * 1000
            case _:
                return (rescue(s, card, other) - price) * 1000

    def completing(self, s: DeathEatersState, outlook: Outlook, target: int, price: int) -> int:
        """Tokens cover what is missing on a target, if those of all players together are enough."""
        at = outlook.place(target)
        if at == NONE:
            return NO
        missing = outlook.needs[at]
        held = tokens_that_cover(s)
        for trait in range(4):
            if missing >> 4 * trait & 15 > held >> 4 * trait & 15:
                return NO
        return outlook.worths[at] - price * units(missing)

    # --- dice

    def assigning(self, s: DeathEatersState, options: list[int]) -> list[int]:
        """Dice by what the turn then promises; abilities that change them by what they add."""
        outlook = self.outlook(s)
        weights = outlook.weigh_dice(s, options)
        best = max(weights)
        for at, picked in enumerate(options):
            if kind_of(picked) == t.USE_WIZARD:
                weights[at] = best + self.dice_changed(s, outlook, best, first(picked))
        return weights

    def dice_changed(self, s: DeathEatersState, outlook: Outlook, best: int, wizard: int) -> int:
        """What an ability that changes dice adds to the best assignment; a sacrifice is weighed as ever."""
        act = s.box.acts[wizard][0]
        pool = pool_now(s)
        if act.moment == ROLL_AND_ASSIGN:
            return self.sacrifice(s, wizard)
        gain = NO
        for die in pool_dice(s):
            if act.verb == REROLL:
                gain = max(gain, 1 if outlook.is_idle(s, pool, die) else NO)
            else:
                for face in sides(s, die):
                    if face != s.side[die] and act.trait in (NONE, face):
                        gain = max(gain, outlook.turned(s, pool, die, face) - best)
        return gain

    def rerolling(self, s: DeathEatersState, options: list[int]) -> list[int]:
        """Dice that help nowhere are rolled again, the others stay."""
        outlook = self.outlook(s)
        pool = pool_now(s)
        weights = []
        for picked in options:
            die = first(picked)
            weights.append(0 if die == NONE else 1 if outlook.is_idle(s, pool, die) else NO)
        return weights


def healing_amount(s: DeathEatersState, ask: Frame, card: int) -> int:
    """How much damage this healing removes from a wizard."""
    if ask.kind == t.ASK_HEAL:
        return ask.a
    return ask.c if s.box.faction[card] == ask.b else ask.a


def tokens_that_cover(s: DeathEatersState) -> int:
    """The tokens of all players that cover a symbol, by trait, counted in one int."""
    total = 0
    for seat in range(s.seats):
        for token in s.tokens(seat):
            kind = (token - TOKENS) // 2
            if kind < 4:
                total += 1 << 4 * kind
    return total


def dangers(s: DeathEatersState, location: int) -> int:
    """What it costs the active team to be in this location when Voldemort turns to it."""
    total = 0
    for card in s.team(s.active):
        total += worth.wound(s, card, 1 + blows(s, location, card))
    return total


def blows(s: DeathEatersState, location: int, wizard: int) -> int:
    """How often the Death Eaters there strike a wizard because the team is there too."""
    total = 0
    for card in s.beside(location):
        if card >= WIZARDS:
            for act in s.box.acts[card]:
                if act.moment == VOLDEMORT_HERE and act.verb == DAMAGE and strikes(s, act, wizard):
                    total += act.amount
    return total


def strikes(s: DeathEatersState, act: Act, wizard: int) -> bool:
    """Whether a Death Eater's sentence strikes this wizard of the active team where the team is."""
    if act.whom != EACH_HERE:
        return False
    return act.faction in (NONE, s.box.faction[wizard])
