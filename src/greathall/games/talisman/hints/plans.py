"""What a player is after: to grow where a card promises most, then an Insignia, then the castle and the Great Hall."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman import terms
from greathall.games.talisman.hints import odds
from greathall.games.talisman.hints.fights import Fights
from greathall.games.talisman.hints.lore import FAR, Lore
from greathall.games.talisman.hints.prices import GAME, NO_TURN_LEFT, TURN
from greathall.games.talisman.rules import t01_components as t01
from greathall.games.talisman.rules import t06_fights as t06
from greathall.games.talisman.rules.conditions import counted
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import IN_TEXT, INNER, MIDDLE, NONE, OUTER

STRONG_ENOUGH: Final = 5
"""The score from which an Insignia is looked for."""
UNTOLD: Final = -9999

NOWHERE: Final = 0
GATES: Final = 1
INSIGNIA: Final = 2
TASK: Final = 3
GROUNDS: Final = 4
LONDON: Final = 5
STEP: Final = [0, 25, 14, 14, 7, 7]
"""What a step nearer to each of these goals is worth."""


class Plans(Fights):
    """A player who knows where to go."""

    def __init__(self, lore: Lore, s: TalismanState, me: int) -> None:
        Fights.__init__(self, lore, s, me)
        self.draw = [UNTOLD, UNTOLD]
        self.chance = NONE
        self.aim = NONE
        self.targets: list[int] = []
        self.trying_at = NONE

    def nerve(self) -> int:
        """From which chance in the Great Hall, in hundredths, the castle is tried."""
        return 45

    # --- what a card promises

    def drawn(self, region: int) -> int:
        """What it is worth to draw a card of a region's deck."""
        if self.draw[region] == UNTOLD:
            cards = self.box.outer_cards if region == OUTER else self.box.middle_cards
            found = 0
            for card in cards:
                found += self.met(self.box.record_of[card], card)
            self.draw[region] = found // len(cards)
        return self.draw[region]

    def met(self, record: int, card: int) -> int:
        """What it is worth to meet a card, as far as its kind tells."""
        box = self.box
        kind = box.kind[record]
        if kind == terms.ENEMY:
            return self.against_record(record)
        if kind == terms.OBJECT:
            return max(0, self.taken_with_room(card))
        if kind == terms.DUAL:
            if box.side_of[record] == self.s.faction(self.me):
                return max(0, self.taken_with_room(card))
            return self.against_record(record) if box.printed(record) else -40
        return 0 if kind == terms.EVENT else 15

    # --- the Great Hall

    def hall_chance(self) -> int:
        """How likely, in hundredths, one would beat Voldemort there, an Insignia given up on the way."""
        if self.chance == NONE:
            world = self.imagined(self.me, IN_TEXT, terms.MAGIC)
            world.text = self.lore.last_fight
            self.without_least_insignia(world)
            for spell in self.s.hand(self.me):
                act = self.box.acts[self.box.spell_act[self.box.record_of[spell]]]
                if act.moment == w.BEFORE_ATTACK_ROLL and act.whom == w.YOU and act.verb == w.DO:
                    self.changed_by(world, self.box.spell_act[self.box.record_of[spell]], self.me, NONE)
            ahead = t06.score(world, self.me) - t06.foes_score(world)
            self.chance = self.chance_with(ahead)
        return self.chance

    def chance_with(self, ahead: int) -> int:
        """Draws are fought again, and Fate may be spent."""
        if self.has_fate():
            return odds.fought_with_fate(ahead, odds.SURE, odds.SURE // 2, 0, 0)
        return odds.fought(ahead, odds.SURE, odds.SURE // 2, 0)

    def without_least_insignia(self, world: TalismanState) -> None:
        """The Room asks for one of them."""
        own = world.insignia(self.me)
        if own and world.space[self.me] != self.box.great_hall:
            given = min(own, key=self.insignia_worth)
            zone = self.box.objects + self.me
            world.piles[zone] = [each for each in world.piles[zone] if each != given]

    def insignia_worth(self, thing: int) -> int:
        """What an Insignia does, beside opening the way."""
        return self.lore.worth[self.box.record_of[thing]]

    def wants_castle(self) -> bool:
        """Whether it is time for the castle."""
        s = self.s
        return len(s.insignia(self.me)) > 0 and self.hall_chance() >= self.nerve() and s.life[self.me] > 1

    def castle(self) -> int:
        """What it is worth to stand inside the Gates."""
        return self.hall_chance() * GAME // 600 + 200 if self.wants_castle() else -2 * TURN

    def passage(self) -> int:
        """What it is worth that the way beyond the own space is open."""
        here = self.trying_at if self.trying_at != NONE else self.s.space[self.me]
        if here == self.box.gates:
            return self.castle()
        if here == self.box.room:
            return self.hall_chance() * GAME // 100
        return 60 if self.goal() in (GATES, INSIGNIA, TASK, GROUNDS) else -NO_TURN_LEFT

    # --- where to go

    def goal(self) -> int:
        """What a walk should come nearer to; ``targets`` says which spaces that are."""
        if self.aim == NONE:
            self.aim = self.find_goal()
        return self.aim

    def find_goal(self) -> int:
        """The castle, an Insignia, a task, the region whose cards promise more; in the castle there is one way only."""
        s, box, me = self.s, self.box, self.me
        region = s.region(me)
        if region == INNER or s.ferret[me]:
            return NOWHERE
        if self.wants_castle():
            self.targets = [box.gates]
            return GATES
        if self.needs_insignia():
            self.targets = self.spaces_of_task() if s.task[me] != NONE else [box.pitch]
            if self.targets:
                return TASK if s.task[me] != NONE else INSIGNIA
        better = self.drawn(MIDDLE) - self.drawn(OUTER)
        if region == OUTER and better > 5:
            self.targets = [box.hut]
            return GROUNDS
        if region == MIDDLE and better < -10:
            self.targets = [box.kings_cross]
            return LONDON
        return NOWHERE

    def needs_insignia(self) -> bool:
        """Whether an Insignia is lacking, can be had, and would be of use."""
        s, me = self.s, self.me
        if s.insignia(me) or not t01.free_insignia(s, me):
            return False
        return self.power() >= STRONG_ENOUGH and self.drawn(MIDDLE) > -30

    def power(self) -> int:
        """The own score by the value that will count against Voldemort."""
        return self.score(terms.STRENGTH if self.lore.is_strong[self.s.side[self.me]] else terms.MAGIC)

    def spaces_of_task(self) -> list[int]:
        """Where the task can be done that was taken on, if it is done somewhere and what it costs is there."""
        s, me = self.s, self.me
        for at in self.box.own[self.box.first_task + s.task[me]].whens:
            act = self.box.acts[at]
            if act.condition is not None and act.condition.kind == w.IS_AT and act.cost != NONE:
                return act.condition.spaces if counted(s, me, act.cost) >= act.cost_amount else []
        return []

    def step_worth(self) -> int:
        """What it is worth to come a step nearer to the goal."""
        step = STEP[self.goal()]
        if self.aim in (INSIGNIA, TASK) and self.hall_chance() >= self.nerve() // 2:
            step = STEP[GATES]
        return step

    def pull(self, space: int) -> int:
        """How much the goal speaks against a space that is far from it."""
        step = self.step_worth()
        nearest = FAR
        for target in self.targets:
            nearest = min(nearest, self.lore.steps[target][space])
        return -step * nearest if step else 0
