"""Death Eaters Rising as the kernel plays it: which functions belong to which decision and step."""

from typing import Final

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.box import Box
from greathall.games.death_eaters_rising.clauses import (
    DER_2_7,
    DER_3_1,
    DER_3_6,
    DER_4_1,
    DER_6_6,
    DER_6_7,
    DER_9_6,
)
from greathall.games.death_eaters_rising.rules import d2_setup as d2
from greathall.games.death_eaters_rising.rules import d3_turn as d3
from greathall.games.death_eaters_rising.rules import d4_assign as d4
from greathall.games.death_eaters_rising.rules import d4_pool as pool
from greathall.games.death_eaters_rising.rules import d5_end as d5
from greathall.games.death_eaters_rising.rules import d6_damage as d6
from greathall.games.death_eaters_rising.rules import d9_supply as supply
from greathall.games.death_eaters_rising.rules import d9_tokens as d9
from greathall.games.death_eaters_rising.rules import invariants
from greathall.games.death_eaters_rising.state import FIELDS, DeathEatersState
from greathall.games.death_eaters_rising.verbs import chosen
from greathall.games.death_eaters_rising.view import facts
from greathall.kernel.choices import choice, first, kind_of, second
from greathall.kernel.rules import LEGAL, Rules
from greathall.kernel.state import Frame, State

VERSION = 1


class DeathEatersRising(Rules):
    """The rules with one edition, a number of seats and options."""

    def __init__(self, box: Box, options: dict[str, int]) -> None:
        super().__init__("death-eaters-rising", VERSION, box, t.names(box), options)
        self.box = box
        self.goal = options["voldemort"]
        self.random_first_player = options["random-first-player"] == 1

    def new_state(self) -> State:
        return DeathEatersState()

    def fields(self) -> list[str]:
        return FIELDS

    def begin(self, s: State) -> None:
        assert isinstance(s, DeathEatersState)
        d2.begin(s, self.goal, self.random_first_player)

    def out_of_turn(self, s: State, ask: Frame, picked: int) -> int:
        assert isinstance(s, DeathEatersState)
        return d9.out_of_turn(s, ask) if kind_of(picked) >= t.TOKEN_ASSIGN else DER_2_7

    def interjecting(self, s: State, ask: Frame) -> int:
        if not d9.may_be_used(ask):
            return 0
        assert isinstance(s, DeathEatersState)
        return d9.holders(s)

    def closing(self, s: State, ask: Frame, picked: int) -> bool:
        kind = kind_of(picked)
        return kind == t.ROLL or kind == t.END_TURN

    def facts(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, DeathEatersState)
        return facts(s, self.goal, self.names)

    # --- the three functions of each decision

    def candidates(self, s: State, ask: Frame, seat: int) -> list[int]:
        assert isinstance(s, DeathEatersState)
        if not ask.asks(seat):
            return d9.candidates(s, seat)
        match ask.kind:
            case t.ASK_ASSIGN:
                return d4.assign_candidates(s) + d4.wizard_candidates(s) + d9.candidates(s, seat)
            case t.ASK_ROLL:
                moves = [choice(t.MOVE_TO_VOLDEMORT, die) for die in pool.pool_dice(s)] if s.is_revealed() else []
                return [choice(t.ROLL), *moves, *d4.wizard_candidates(s), *d9.candidates(s, seat)]
            case t.ASK_END:
                return [choice(t.END_TURN), *d4.wizard_candidates(s), *d9.candidates(s, seat)]
            case t.ASK_TRAVEL:
                return d3.travel_candidates(s)
            case t.ASK_FACTION:
                return d2.faction_candidates(s)
            case t.ASK_STARTER:
                return d2.starter_candidates(s, seat)
            case t.ASK_COLOUR:
                return pool.colour_candidates(ask.a, ask.b)
            case t.ASK_ABILITY:
                return [choice(t.DECLINE), choice(t.USE)]
            case t.ASK_HEAL:
                return [choice(t.HEAL, card) for card in d6.healable(s, ask.b, seat)]
            case t.ASK_CLEANSE:
                return [choice(t.CLEANSE, location) for location in range(3)]
            case t.ASK_STRIKE:
                return [choice(t.STRIKE, card) for card in sorted(s.beside(s.mission))]
            case t.ASK_SUFFER:
                return d6.suffer_candidates(s, seat)
            case t.ASK_REROLL:
                return pool.reroll_candidates(s, ask.a)
            case t.ASK_TURN:
                return pool.turn_candidates(s)
            case t.ASK_TAKE_TOKEN:
                return [choice(t.DECLINE), choice(t.TAKE_TOKEN)]
            case t.ASK_MAY_HEAL:
                return [choice(t.DECLINE), *chosen.own_healable(s, seat)]
            case _:
                return [choice(t.DECLINE), choice(t.AGREE)]

    def forbidden(self, s: State, ask: Frame, seat: int, picked: int) -> int:
        assert isinstance(s, DeathEatersState)
        kind = kind_of(picked)
        if kind >= t.TOKEN_ASSIGN:
            return d9.forbidden(s, ask, seat, picked)
        if not ask.asks(seat):
            return DER_2_7
        if not belongs(ask.kind, kind):
            return DER_3_1
        match kind:
            case t.ASSIGN:
                return d4.assign_forbidden(s, first(picked), second(picked))
            case t.DISCARD:
                return d4.discard_forbidden(s, first(picked))
            case t.ROLL:
                return d4.roll_forbidden(s)
            case t.MOVE_TO_VOLDEMORT:
                return d3.move_forbidden(s, picked)
            case t.USE_WIZARD:
                return d4.wizard_forbidden(s, first(picked))
            case t.TRAVEL:
                return d3.travel_forbidden(picked)
            case t.CHOOSE_FACTION:
                return d2.faction_forbidden(s, picked)
            case t.START_WITH:
                return d2.starter_forbidden(s, seat, picked)
            case _:
                return self.effect_forbidden(s, ask, seat, picked)

    def effect_forbidden(self, s: DeathEatersState, ask: Frame, seat: int, picked: int) -> int:
        """DER-3.6, 4.6  The clause against a choice that a card's effect leaves."""
        match kind_of(picked):
            case t.TAKE_DIE:
                return pool.colour_forbidden(ask.a, ask.b, picked)
            case t.HEAL:
                return chosen.heal_forbidden(s, ask, seat, first(picked))
            case t.CLEANSE:
                return chosen.cleanse_forbidden(s, first(picked))
            case t.STRIKE:
                return chosen.strike_forbidden(s, first(picked))
            case t.SUFFER:
                return d6.suffer_forbidden(s, seat, ask.b == 1, ask.c, picked)
            case t.PICK | t.REROLL:
                return pool.reroll_forbidden(s, ask.a, picked)
            case t.TURN_DIE:
                return pool.turn_forbidden(s, ask.a, first(picked), second(picked))
            case t.TAKE_TOKEN:
                return LEGAL if supply.tokens_left(s) else DER_9_6
            case _:
                return LEGAL

    def act(self, s: State, ask: Frame, seat: int, picked: int) -> None:
        assert isinstance(s, DeathEatersState)
        if (ask.asks(seat) and is_of_phase(ask)) or kind_of(picked) >= t.TOKEN_ASSIGN:
            self.act_in_phase(s, ask, seat, picked)
            return
        match kind_of(picked):
            case t.TRAVEL:
                d3.travel(s, picked)
            case t.CHOOSE_FACTION:
                d2.choose_faction(s, seat, picked)
            case t.START_WITH:
                d2.start_with(s, seat, picked)
            case t.TAKE_DIE:
                pool.add_die(s, first(picked), DER_4_1)
            case t.HEAL:
                chosen.heal(s, ask, seat, first(picked))
            case t.CLEANSE:
                d6.cleanse(s, seat, first(picked), ask.a, DER_6_7)
            case t.STRIKE:
                chosen.strike(s, first(picked), ask.a)
            case t.SUFFER:
                d6.deal_damage(s, first(picked), ask.a, DER_6_6)
            case t.PICK | t.REROLL:
                pool.reroll(s, ask.a, picked)
            case t.TURN_DIE:
                pool.turn_die(s, first(picked), second(picked))
            case t.TAKE_TOKEN:
                supply.take_token(s, seat, DER_3_6)
            case t.USE:
                d4.decide_ability(s, ask.a, picked)
            case t.AGREE:
                d9.decide_swap(s, seat, ask.a, ask.b, picked)
            case _:
                self.declined(s, ask, seat, picked)

    def act_in_phase(self, s: DeathEatersState, ask: Frame, seat: int, picked: int) -> None:
        """DER-4  A choice of the roll and assign phase; then the phase goes on, unless the turn is ended."""
        if not ask.asks(seat):
            s.stack.pop()  # an interjection: the active player is asked again afterwards
        kind = kind_of(picked)
        if kind == t.END_TURN:
            d4.end_turn(s)
            return
        s.then(t.ROLLS)  # done last
        match kind:
            case t.ASSIGN:
                d4.assign(s, picked)
            case t.ROLL:
                pool.roll(s)
            case t.DISCARD:
                d4.discard(s, picked)
            case t.STOP:
                d4.stop(s)
            case t.MOVE_TO_VOLDEMORT:
                d3.move_to_voldemort(s, picked)
            case t.USE_WIZARD:
                d4.use_wizard(s, picked)
            case _:
                d9.use(s, ask, seat, picked)

    def declined(self, s: DeathEatersState, ask: Frame, seat: int, picked: int) -> None:
        """DER-3.6, 4.6, 9.5  What may be declined was declined."""
        match ask.kind:
            case t.ASK_ABILITY:
                d4.decide_ability(s, ask.a, picked)
            case t.ASK_SWAP:
                d9.decide_swap(s, seat, ask.a, ask.b, picked)
            case _:
                s.tell(t.OFFER_DECLINED, DER_3_6, seat)

    def run(self, s: State, frame: Frame) -> None:
        assert isinstance(s, DeathEatersState)
        match frame.kind:
            case t.ROLLS:
                d4.go_on(s)
            case t.TURN:
                d3.begin_turn(s)
            case t.VOLDEMORT:
                d3.voldemort(s)
            case t.DEATH_EATER:
                d3.death_eater_acts(s, frame.a, frame.b, frame.c)
            case t.POOL:
                pool.take_pool(s)
            case t.END:
                d5.end_phase(s, self.goal)
            case t.ABILITY:
                d4.ability_acts(s, frame.a, frame.b)
            case t.DARK_MARKS:
                d3.dark_marks(s)
            case t.PENALTIES:
                d3.penalties(s)
            case t.PENALTY:
                d3.penalty(s, frame.a, frame.b)
            case t.ONE_SUFFERS:
                d6.one_suffers(s, frame.seat, frame.a, frame.b == 1, frame.c)
            case t.COLOUR:
                pool.take_one_colour(s, frame.a, frame.b)
            case t.CHOOSE:
                d2.seat_chooses(s, frame.seat)
            case _:
                d2.deal(s)

    def broken(self, s: State) -> list[str]:
        assert isinstance(s, DeathEatersState)
        return invariants.broken(s)


def is_of_phase(ask: Frame) -> bool:
    """DER-4  Whether a decision is one of the roll and assign phase."""
    return ask.kind == t.ASK_ASSIGN or ask.kind == t.ASK_ROLL or ask.kind == t.ASK_END


BELONGS: Final = {
    t.ASK_FACTION: [t.CHOOSE_FACTION],
    t.ASK_STARTER: [t.START_WITH],
    t.ASK_TRAVEL: [t.TRAVEL],
    t.ASK_COLOUR: [t.TAKE_DIE],
    t.ASK_ROLL: [t.ROLL, t.MOVE_TO_VOLDEMORT, t.USE_WIZARD],
    t.ASK_ASSIGN: [t.ROLL, t.MOVE_TO_VOLDEMORT, t.ASSIGN, t.DISCARD, t.STOP, t.USE_WIZARD],
    t.ASK_END: [t.END_TURN, t.MOVE_TO_VOLDEMORT, t.USE_WIZARD],
    t.ASK_ABILITY: [t.DECLINE, t.USE],
    t.ASK_HEAL: [t.HEAL],
    t.ASK_CLEANSE: [t.CLEANSE],
    t.ASK_STRIKE: [t.STRIKE],
    t.ASK_SUFFER: [t.SUFFER],
    t.ASK_REROLL: [t.PICK, t.REROLL],
    t.ASK_TURN: [t.TURN_DIE],
    t.ASK_TAKE_TOKEN: [t.DECLINE, t.TAKE_TOKEN],
    t.ASK_MAY_HEAL: [t.DECLINE, t.HEAL],
    t.ASK_SWAP: [t.DECLINE, t.AGREE],
}


def belongs(ask: int, kind: int) -> bool:
    """DER-3.1  Whether this kind of choice answers this kind of decision."""
    return MASKS[ask] >> kind & 1 == 1


MASKS: Final = [sum(1 << kind for kind in BELONGS.get(ask, [])) for ask in range(t.ASK_SWAP + 1)]
