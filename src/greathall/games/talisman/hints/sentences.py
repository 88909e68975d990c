"""What it is worth that a sentence acts: of a card, a space, an ability, a Spell."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.hints import odds
from greathall.games.talisman.hints.plans import Plans
from greathall.games.talisman.hints.prices import GAME, NO_TURN_LEFT, TURN
from greathall.games.talisman.rules import t10_evading as t10
from greathall.games.talisman.rules.answers import total
from greathall.games.talisman.rules.t04_places import destinations
from greathall.games.talisman.rules.t08_spaces import passage_bonus
from greathall.games.talisman.sentences import Act
from greathall.games.talisman.terms import NO_FIGHT, NONE
from greathall.games.talisman.verbs import cards
from greathall.games.talisman.verbs.possible import CHOSEN, possible, targets

ADVANTAGE: Final = 12
A_LITTLE: Final = 10
PROTECTED: Final = 35
"""What it is worth to who is hurt that something stands for a while."""


class Judge(Plans):
    """A player who reads cards."""

    def arriving(self, seat: int, spaces: list[int], meets: bool) -> int:
        """What it is worth to a character to be moved to one of these spaces, of its choice."""
        return 0

    # --- whether it acts, and on whom

    def sentence(self, at: int, you: int, them: int, card: int) -> int:
        """What it is worth to me that a sentence comes to act, with what it costs."""
        if not possible(self.s, at, you, them, card):
            return 0
        act = self.box.acts[at]
        found = self.struck(at, you, them, card) - self.cost(act, you, card)
        return max(0, found) if act.may and you == self.me else found

    def struck(self, at: int, you: int, them: int, card: int) -> int:
        """What it is worth that it strikes those whom it names; of several the best is chosen."""
        act = self.box.acts[at]
        if act.whom == w.YOU:
            return self.on(at, you, you, them, card)
        worths = [self.on(at, you, each, each, card) for each in targets(self.s, at, you, them, card)]
        if act.whom in CHOSEN:
            return max(worths) if you == self.me else min(worths)
        return sum(worths)

    def cost(self, act: Act, you: int, card: int) -> int:
        """What is given up for it."""
        if act.cost == NONE:
            return 0
        if act.cost == w.THIS_CARD:
            return self.felt(you, self.thing(you, card) if card != NONE else 0)
        return self.felt(you, self.lost(you, act.cost, act.cost_amount))

    def several(self, acts: list[int], you: int, them: int, card: int) -> int:
        """What it is worth that these sentences act."""
        found = 0
        for at in acts:
            found += self.sentence(at, you, them, card)
        return found

    # --- what it does

    def on(self, at: int, you: int, struck: int, them: int, card: int) -> int:
        """What it is worth to me that a sentence strikes this one."""
        act = self.box.acts[at]
        match act.verb:
            case w.DO:
                return self.done(at, act, you, struck, card)
            case w.CHOOSE:
                worths = [self.sentence(each, you, struck, card) for each in self.open(act, you, struck, card)]
                return (max(worths) if struck == self.me else min(worths)) if worths else 0
            case w.ROLL:
                return self.table(act, you, struck, card, self.sums(act.dice))
            case w.CONTEST:
                return self.contest(act, you, struck, card)
            case w.FIGHT:
                return self.against_text(act, at) if struck == self.me else 0
            case w.GAIN:
                return self.felt(struck, self.gained(struck, act.what, act.amount))
            case w.LOSE:
                return self.losing(act, you, struck, card)
            case w.HEAL:
                amount = 12 if act.counted == w.COUNT_ALL else act.amount
                return self.felt(struck, self.healed(struck, amount))
            case w.TRANSMUTE:
                return self.felt(struck, -2 * TURN * act.amount)
            case w.TAKE | w.FETCH | w.SELL | w.PUT | w.DISCARD | w.LOOK:
                return self.with_cards(act, you, struck)
            case _:
                return self.on_flow(at, act, you, struck, them)

    def on_flow(self, at: int, act: Act, you: int, struck: int, them: int) -> int:
        """Verbs that change how the turn, the move or the fight goes on."""
        match act.verb:
            case w.MOVE:
                return self.moved(act, struck, them)
            case w.DRAW:
                return self.felt(struck, self.drawn(min(1, self.s.region(self.me)))) * act.amount
            case w.GO_ON:
                return self.felt(struck, self.passage())
            case w.TURN_BACK | w.END_TURN:
                return self.felt(struck, -NO_TURN_LEFT)
            case w.TURN_ADVANTAGE:
                return self.turning(act)
            case w.TAKE_TASK:
                return -A_LITTLE if self.s.insignia(struck) else 200
            case w.COMPLETE_TASK:
                return self.felt(struck, self.one(struck, w.INSIGNIA_CARD))
            case w.WIN_GAME:
                return GAME if struck == self.me else -GAME
            case w.ATTACK:
                return self.against_rival(struck) if you == self.me else 0
            case w.PREVENT | w.REDIRECT:
                return self.prevented()
            case w.EVADE:
                return self.evaded(struck)
            case w.END_FIGHT:
                return self.ended(struck, act.value) - self.now(self.s)
            case w.REROLL:
                return self.reroll(act, struck)
            case w.SET_DIE:
                return self.die_set(act, struck)
            case _:
                return self.felt(struck, A_LITTLE if act.amount > 0 else -A_LITTLE) if struck != NONE else 0

    def done(self, at: int, act: Act, you: int, struck: int, card: int) -> int:
        """Several sentences: those that stand change the fight, the others act."""
        found = 0
        stands = False
        for each in act.effects:
            if self.box.acts[each].kind == w.WHILE:
                stands = True
            else:
                found += self.sentence(each, you, struck, card)
        if not stands:
            return found
        if self.s.fight == NO_FIGHT:
            return found + (PROTECTED if self.s.life[self.me] <= 2 else A_LITTLE)
        world = self.world()
        self.changed_by(world, at, you, struck)
        return found + self.now(world) - self.now(self.s)

    def open(self, act: Act, you: int, struck: int, card: int) -> list[int]:
        """The options that are open."""
        return [each for each in act.effects if possible(self.s, each, you, struck, card)]

    def losing(self, act: Act, you: int, struck: int, card: int) -> int:
        """What it is worth to me that somebody loses something."""
        if act.what == w.THIS_CARD:
            return 0
        amount = 9 if act.counted == w.COUNT_ALL else act.amount
        return self.felt(struck, -self.lost(struck, act.what, amount))

    # --- dice

    def sums(self, dice: int) -> list[int]:
        """All totals of so many dice, each as often as it comes."""
        found = [0]
        for _ in range(dice):
            found = [before + face for before in found for face in odds.FACES]
        return found

    def table(self, act: Act, you: int, roller: int, card: int, sums: list[int]) -> int:
        """What a table is worth on the average of these totals."""
        bonus = 0
        if act.by != NONE:
            bonus = total(self.s, roller, act.by) + passage_bonus(self.s, roller)
        rows = [self.several(effects, you, roller, card) for effects in act.row_effects]
        found = 0
        for each in sums:
            row = NONE
            for number, least in enumerate(act.rows):
                if each + bonus >= least:
                    row = number
            found += rows[row] if row != NONE else 0
        return found // len(sums)

    def contest(self, act: Act, you: int, roller: int, card: int) -> int:
        """What it is worth to roll against a die with a value."""
        ahead = total(self.s, roller, act.by) + passage_bonus(self.s, roller) - act.value
        won = self.several(act.won, you, roller, card)
        lost = self.several(act.lost, you, roller, card)
        return odds.fought(ahead, won, lost, lost)

    def rolled(self, sums: list[int]) -> int:
        """What a roll is worth that waits to be looked up, if its total were one of these."""
        s = self.s
        for at in range(len(s.stack) - 1, -1, -1):
            frame = s.stack[at]
            if frame.kind == t.TABLE:
                act = self.box.acts[frame.a]
                return self.table(act, frame.b, frame.seat, frame.c, sums) if act.rows else 0
            if frame.kind == t.CONTEST:
                return self.contested(self.box.acts[frame.a], frame.b, frame.seat, frame.c, sums)
        return 0

    def contested(self, act: Act, you: int, roller: int, card: int, sums: list[int]) -> int:
        """What a contest is worth whose other die lies, if the own one were one of these."""
        ahead = total(self.s, roller, act.by) + passage_bonus(self.s, roller) - act.value - self.s.other_die
        won = self.several(act.won, you, roller, card)
        lost = self.several(act.lost, you, roller, card)
        return sum([won if ahead + each > 0 else lost for each in sums]) // len(sums)

    def with_one_again(self, number: int) -> int:
        """What it is worth to roll this one of the dice again."""
        rest = sum(self.s.dice) - self.s.dice[number]
        return self.rolled([rest + face for face in odds.FACES]) - self.rolled([sum(self.s.dice)])

    def reroll(self, act: Act, struck: int) -> int:
        """What it is worth that a die is rolled again."""
        if act.moment == w.DIE_ROLLED:
            return max([self.with_one_again(number) for number in range(len(self.s.dice))], default=0)
        if self.s.fight == NO_FIGHT:
            return 0
        return self.with_die_again(struck) - self.now(self.s)

    def die_set(self, act: Act, struck: int) -> int:
        """What it is worth that a die shows this number."""
        s = self.s
        if act.moment == w.DIE_ROLLED:
            return self.rolled([sum(s.dice) - min(s.dice) + act.value]) - self.rolled([sum(s.dice)])
        if s.fight == NO_FIGHT:
            return 0
        world = self.world()
        if struck == s.fighter:
            world.own_die = act.value
        else:
            world.foe_die = act.value
        return self.now(world) - self.now(s)

    # --- the fight, the Life, the Spell at stake

    def turning(self, act: Act) -> int:
        """What it is worth to turn the Advantage token."""
        s = self.s
        side = 1 - s.advantage if act.to == w.OVER else s.faction(self.me) if act.to == w.CHOICE else act.to
        if side == s.advantage:
            return 0
        world = self.world()
        world.advantage = side
        return self.now(world) - self.now(s) + (ADVANTAGE if side == s.faction(self.me) else -ADVANTAGE)

    def evaded(self, struck: int) -> int:
        """What it is worth that the fight does not come to pass."""
        if self.s.fight == NO_FIGHT or t10.evader(self.s) != struck:
            return 0
        return -self.now(self.s) if self.s.by != NONE else self.roaming_evaded()

    def roaming_evaded(self) -> int:
        """Voldemort has attacked, and no value is chosen yet."""
        s = self.s
        return -max(self.against_voldemort(0), self.against_voldemort(1)) if s.fighter == self.me else 0

    def prevented(self) -> int:
        """What it is worth that a Spell does not act, or a Life is kept."""
        s = self.s
        for at in range(len(s.stack) - 1, -1, -1):
            frame = s.stack[at]
            if frame.kind == t.TAKE_A_LIFE:
                return self.felt(frame.seat, self.life(frame.seat))
            if frame.kind == t.SPELL_ACTS:
                return -self.spell_acting(at)
        return 0

    def spell_acting(self, place: int) -> int:
        """What it is worth to me that the Spell acts that waits at this place of the stack; an answer, to what it answers."""
        spell = self.s.stack[place]
        act = self.box.acts[spell.a]
        if act.verb == w.PREVENT or act.verb == w.REDIRECT:
            for at in range(place - 1, -1, -1):
                if self.s.stack[at].kind == t.SPELL_ACTS:
                    return -self.spell_acting(at)
            return 0
        struck = spell.seat if act.whom == w.YOU else spell.b
        return self.on(spell.a, spell.seat, struck, struck, NONE)

    # --- cards

    def with_cards(self, act: Act, you: int, struck: int) -> int:
        """Verbs that move cards: the best that can come of it."""
        s = self.s
        if you != self.me:
            return self.felt(you, 30) + (self.felt(struck, -40) if struck not in (you, NONE) else 0)
        match act.verb:
            case w.TAKE:
                if act.what == w.OBJECT_CARD:
                    return max([self.stolen(struck, each) for each in cards.stealable(s, you, struck)], default=0)
                return self.one(you, act.what) + self.felt(struck, -self.lost(struck, act.what, 1))
            case w.FETCH:
                return max([self.thing(you, each) for each in cards.fetchable(s, act, you)], default=0)
            case w.SELL:
                return max([0, *[self.bargain(act, record) for record in cards.wares(s, act, you)]])
            case w.DISCARD:
                return self.evaded(you) if act.which == w.THE_FOE else self.best_discarded(act)
            case w.PUT:
                return self.best_put(act)
            case _:
                return 5

    def best_discarded(self, act: Act) -> int:
        """What it is worth that an Enemy who lies about is gone."""
        if act.which == w.ALL_HERE:
            return 0
        return max([-self.against_enemies([each]) // 4 for each in cards.discardable(self.s, act, self.me)], default=0)

    def bargain(self, act: Act, record: int) -> int:
        """What a ware is worth beyond its price."""
        return self.lore.worth[record] - self.one(self.me, w.GALLEON) * cards.price(self.s, act, self.me, record)

    def best_put(self, act: Act) -> int:
        """What it is worth to fetch a card that lies elsewhere onto the own space."""
        if act.which != w.CARD_IN_REGION:
            return 0
        return max([self.met(self.box.record_of[each], each) for each in cards.puttable(self.s, self.me)], default=0)

    def moved(self, act: Act, struck: int, them: int) -> int:
        """What it is worth that somebody is moved."""
        if struck != self.me:
            return self.felt(struck, -TURN)
        return self.arriving(struck, destinations(self.s, act, struck, them), act.meets)
