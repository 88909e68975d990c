"""A beginner: goes where it seems best, fights what can be beaten, and thinks of the others only when they are in the way."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.hints.prices import GAME, NO_TURN_LEFT, TURN
from greathall.games.talisman.hints.trophies import Trader
from greathall.games.talisman.rules import t04_voldemort as voldemort
from greathall.games.talisman.rules.t11_limits import ally_limit
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import NONE
from greathall.games.talisman.verbs import use
from greathall.games.talisman.verbs.possible import CHOSEN
from greathall.kernel.choices import first, kind_of, second
from greathall.kernel.state import Frame

NO: Final = -2 * GAME
FIRST: Final = 500
"""What is done before anything else."""


class Apprentice(Trader):
    """The weights that a beginner gives to the options of a decision, in hundredths of a Life; to pass counts as nothing."""

    def weigh(self, ask: Frame, options: list[int]) -> list[int]:
        """A number for each option, the greater the better."""
        return [self.option(ask, each) for each in options]

    def option(self, ask: Frame, picked: int) -> int:
        """What a choice is worth."""
        match kind_of(picked):
            case t.PASS:
                return self.spoils(self.s.opponent(self.me)) if is_instead(ask, w.SPOILS) else 0
            case t.ACCEPT:
                return self.accepted(ask)
            case t.CAST:
                return self.cast(ask, first(picked), second(picked))
            case t.USE:
                return self.used(ask, first(picked), second(picked))
            case t.SPEND_FATE:
                return self.fate(ask, first(picked)) - self.one(self.me, w.FATE)
            case _:
                return self.on_course(ask, picked) if ask.kind <= t.ASK_VALUE else self.on_sentence(ask, picked)

    # --- what is cast, used, accepted

    def accepted(self, ask: Frame) -> int:
        """What is offered, less what it costs; a movement roll that stands counts as nothing."""
        if ask.kind == t.ASK_MAY:
            act = self.box.acts[ask.a]
            return self.struck(ask.a, self.me, ask.b, ask.c) - self.cost(act, self.me, ask.c)
        return self.task_dropped() if ask.kind == t.ASK_DROP_TASK else 0

    def task_dropped(self) -> int:
        """A task is dropped that would cost more than another Insignia is worth."""
        found = 0
        for at in self.box.own[self.box.first_task + self.s.task[self.me]].whens:
            found += self.cost(self.box.acts[at], self.me, NONE)
        return found - self.one(self.me, w.INSIGNIA_CARD)

    def acting(self, at: int, target: int, card: int) -> int:
        """What a sentence does, less what it costs."""
        act = self.box.acts[at]
        found = self.on(at, self.me, target, target, card) if act.whom in CHOSEN else self.struck_by(at, card)
        return found - self.cost(act, self.me, card)

    def struck_by(self, at: int, card: int) -> int:
        """What a sentence does to whom it names."""
        return self.struck(at, self.me, NONE, card)

    def cast(self, ask: Frame, number: int, target: int) -> int:
        """A Spell, less what it is worth in the hand."""
        spell = number + self.box.first_spell
        at = self.box.spell_act[self.box.record_of[spell]]
        return self.acting(at, target, NONE) + self.spared(ask, at) - self.spell(spell)

    def used(self, ask: Frame, at: int, target: int) -> int:
        """A sentence of an open card."""
        act = self.box.acts[at]
        card = use.card_of(self.s, self.me, at)
        if ask.kind == t.ASK_ROLLED:
            return self.roll_changed(at) - self.cost(act, self.me, card)
        found = self.acting(at, target, card) + self.spared(ask, at)
        if ask.kind == t.ASK_ENCOUNTER and act.moment == w.MEETING:
            return found - NO_TURN_LEFT - self.explored(self.s.space[self.me])
        return found

    def roll_changed(self, at: int) -> int:
        """What it is worth to change the movement roll."""
        act = self.box.acts[at]
        now = self.with_roll(self.s.rolled, 0)
        match act.verb:
            case w.SET_DIE:
                return self.with_roll(act.value, 0) - now
            case w.REROLL:
                return self.with_any_roll() - now
            case _:
                return self.with_roll(self.s.rolled, self.box.acts[act.effects[0]].amount) - now

    def spared(self, ask: Frame, at: int) -> int:
        """What does not happen because a sentence takes its place."""
        here = self.s.space[self.me]
        if self.box.acts[at].kind != w.INSTEAD:
            return 0
        if ask.kind == t.ASK_MOVE:
            return self.pull(here) - self.with_any_roll()
        match ask.a:
            case w.THE_WALK:
                return self.pull(here) - self.with_roll(self.s.rolled, 0)
            case w.LIFE_LOSS:
                return self.life(self.me)
            case w.DEATH:
                return self.death(self.me)
            case w.TURN_LOSS:
                return TURN
            case w.CARD_DRAW:
                return -self.explored(here)
            case w.PASSAGE_TEST:
                return -self.tried(here)
            case _:
                return 0

    def fate(self, ask: Frame, number: int) -> int:
        """What it is worth to roll a die again."""
        if ask.kind == t.ASK_ROLLED:
            return self.with_any_roll() - self.with_roll(self.s.rolled, 0)
        if ask.a == w.ATTACK_ROLLED:
            return self.with_die_again(self.me) - self.now(self.s)
        return self.with_one_again(number)

    # --- the move, the encounter, Voldemort

    def on_course(self, ask: Frame, picked: int) -> int:
        """What is chosen in a turn's course."""
        s, value = self.s, first(picked)
        here = s.space[self.me]
        match kind_of(picked):
            case t.STEP:
                return self.walk(value, s.steps - 1, self.direction(here, value, s.direction))
            case t.TRY:
                if ask.kind == t.ASK_WALK:
                    return self.tried(here) + self.pull(here)
                return self.tried(here) - self.explored(here)
            case t.ATTACK:
                return self.against_rival(value) - (0 if s.turned_back[self.me] else self.explored(here))
            case t.TURN_BACK:
                return self.retreat()
            case t.LEAD:
                return self.led(s, ask.a, ask.b, value)
            case t.CHOOSE_SEAT:
                return self.met_by_voldemort(value)
            case t.FIGHT_BY:
                return self.against_voldemort(value)
            case _:
                return 0

    def retreat(self) -> int:
        """Without an Insignia, or any chance in the Great Hall, there is nothing to be had in the castle."""
        return TURN if not self.s.insignia(self.me) or self.hall_chance() < 10 else NO

    def led(self, s: TalismanState, steps: int, direction: int, space: int) -> int:
        """The best end of Voldemort's walk that begins with this step."""
        world = s.copy()
        assert isinstance(world, TalismanState)
        voldemort.go(world, self.me, steps, direction, space)
        frame = world.stack[-1]
        following: list[int] = []
        if frame.kind == t.LEAD_ON and frame.a:
            following = voldemort.next_spaces(world, frame.b, False)
        if following:
            return max([self.led(world, frame.a, frame.b, each) for each in following])
        return max([self.met_by_voldemort(seat) for seat in voldemort.victims(world)], default=0)

    def met_by_voldemort(self, seat: int) -> int:
        """What it is worth that Voldemort attacks somebody."""
        if seat == self.me:
            return max(self.against_voldemort(0), self.against_voldemort(1))
        return self.felt(seat, -self.life(seat) // 2)

    # --- what sentences leave to choose

    def on_sentence(self, ask: Frame, picked: int) -> int:
        """What is chosen for a sentence, taken, given up, traded, dropped."""
        value = first(picked)
        match kind_of(picked):
            case t.CHOOSE:
                return self.sentence(value, ask.b, self.me, ask.c)
            case t.CHOOSE_SEAT:
                return self.on(ask.a, self.me, value, value, ask.c)
            case t.TAKE:
                return self.taking_one(ask, value)
            case t.OFFER | t.TRADE:
                return self.trading(picked)
            case t.DROP:
                return self.dropping(ask, value)
            case t.GO:
                return self.landed(value, self.box.acts[ask.a].meets) if ask.b == self.me else self.felt(ask.b, 0)
            case t.TAKE_LIFE:
                return self.felt(ask.a, -self.life(ask.a))
            case t.TAKE_GALLEON:
                return self.one(self.me, w.GALLEON) + (self.felt(ask.a, -30) if ask.kind == t.ASK_SPOILS else 0)
            case t.ATTACK_ALLY:
                return self.against_enemies([value]) + self.felt(ask.a, -self.thing(ask.a, value))
            case t.TURN_TO:
                return FIRST if value == self.s.faction(self.me) else 0
            case _:
                return self.on_cards(ask, picked)

    def on_cards(self, ask: Frame, picked: int) -> int:
        """Which card, which space, which die."""
        value = first(picked)
        match kind_of(picked):
            case t.BUY:
                first_ware = self.box.record_of[self.box.first_equipment]
                return self.bargain(self.box.acts[ask.a], value + first_ware)
            case t.GIVE_UP:
                return -(self.trophy(value) if ask.a == w.TROPHY_CARD else self.thing(self.me, value))
            case t.DISCARD_SPELL:
                return -self.lore.worth[self.box.record_of[value + self.box.first_spell]]
            case t.TAKE_SPELL:
                return self.lore.worth[self.box.record_of[value + self.box.first_spell]]
            case t.PUT:
                return self.promise(value)
            case t.PUT_ON:
                return -self.promise(ask.b) * self.lore.steps[value][self.s.space[self.me]] // 10
            case t.LAY:
                return -self.promise(value) // 2
            case t.DISCARD:
                return -self.against_enemies([value]) if ask.kind == t.ASK_DISCARD else -self.promise(value)
            case t.CHOOSE_ENEMY:
                return self.box.printed(self.box.record_of[value])
            case t.CHOOSE_DIE:
                return self.with_one_again(value)
            case t.DROP_GALLEON:
                return -TURN
            case _:
                return 0

    def promise(self, card: int) -> int:
        """What it is worth to meet this card."""
        return self.met(self.box.record_of[card], card)

    def taking_one(self, ask: Frame, card: int) -> int:
        """What it is worth to take this card from where it lies, or from whom it belongs to."""
        if ask.kind == t.ASK_SPOILS:
            return self.stolen(ask.a, card)
        if ask.kind == t.ASK_STEAL:
            return self.stolen(ask.b, card)
        return self.taken_with_room(card) if ask.kind == t.ASK_TAKE else self.thing(self.me, card)

    def trading(self, picked: int) -> int:
        """The trophies of the best trade are offered one after the other, then traded."""
        value, offer = self.best_trade()
        if kind_of(picked) == t.OFFER:
            return FIRST if first(picked) in offer else NO
        return FIRST if offer and len(offer) == len(self.s.offered) and first(picked) == value else NO

    def dropping(self, ask: Frame, thing: int) -> int:
        """Only what is too much is dropped, the least valuable first."""
        s = self.s
        surplus = (
            ask.kind == t.ASK_END and len(s.allies(self.me)) > ally_limit(s, self.me) and thing in s.allies(self.me)
        )
        return (FIRST if surplus else 0) - self.thing(self.me, thing)


def is_instead(ask: Frame, step: int) -> bool:
    """Whether something may take the place of this step."""
    return ask.kind == t.ASK_INSTEAD and ask.a == step
