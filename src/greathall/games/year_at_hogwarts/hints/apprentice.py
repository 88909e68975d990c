"""A beginner: does what is near and worth it, attempts what can be won, and thinks of one move at a time."""

from typing import Final

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.hints.returns import Side
from greathall.games.year_at_hogwarts.rules.y12_horcruxes import weapons
from greathall.games.year_at_hogwarts.sentences import Act
from greathall.games.year_at_hogwarts.terms import NONE, OPPONENT
from greathall.kernel.choices import first, kind_of, second

FIRST: Final = 500
"""What is done before anything else."""


LOW: Final = 4
"""Steps with which one hardly gets anywhere."""
FETCHING: Final = 5
"""A deck with no more cards than these may hold none of use."""


class Apprentice(Side):
    """The weights that a beginner gives to the options of a decision; to pass, to roll and to end count as nothing."""

    def weigh(self, options: list[int]) -> list[int]:
        """A number for each option, the greater the better."""
        if self.ask.kind == t.ASK_WALK:
            return self.walk(options)
        if self.ask.kind == c.ASK_PLAY:
            return self.on_pitch(options)
        return [self.option(each) for each in options]

    def option(self, picked: int) -> int:
        """What a choice is worth."""
        kind = self.ask.kind
        if kind in (c.ASK_ATTACK, c.ASK_DEFENCE, c.ASK_FALLING, c.ASK_ATTACK_ROLLED):
            return self.in_fight(picked)
        if c.ASK_CALL <= kind <= c.ASK_WHISTLE:
            return self.called(picked) if kind == c.ASK_CALL else self.in_match(picked)
        if kind >= c.ASK_SPOILS:
            return self.around_fights(picked)
        if kind <= t.ASK_INSTEAD or kind in (t.ASK_TURN_END, t.ASK_EXAM):
            return self.on_course(picked)
        return self.on_sentence(picked)

    def called(self, picked: int) -> int:
        """Whom to call to a match: an opponent, best one far behind."""
        other = first(picked)
        return -self.s.points[other] - (1000 if self.box.are_mates(self.me, other) else 0)

    def around_fights(self, picked: int) -> int:
        """Spoils, flight, whom to fight; and what Voldemort's return asks for."""
        value = first(picked)
        match self.ask.kind:
            case c.ASK_SPOILS:
                return self.spoil(picked)
            case c.ASK_LEAVE:
                return -self.token(value)
            case c.ASK_FLEE:
                return self.pull(value)
            case c.ASK_RIVAL:
                return -self.s.hp[value]
            case c.ASK_CONJURE:
                return self.conjured(value)
            case c.ASK_HIDE:
                return self.hidden(picked)
            case c.ASK_HORCRUX_ROLLED:
                is_lost = self.s.dice[0] > self.s.dice[1]
                return FIRST if kind_of(picked) == t.USE and is_lost else -1 if kind_of(picked) == t.USE else 0
            case c.ASK_HAND_OVER:
                return self.handed(picked)
            case _:
                return 0

    def handed(self, picked: int) -> int:
        """A second weapon is of no use to who holds both: another hero could go for another horcrux."""
        if kind_of(picked) == t.PASS:
            return 0
        spare = len(weapons(self.s, self.me)) > 1
        return FIRST if spare and not weapons(self.s, second(picked)) else -1

    # --- the course of a turn

    def on_course(self, picked: int) -> int:
        """Before the move, where it ends, at the end of the turn."""
        value = first(picked)
        match kind_of(picked):
            case t.WAIT:
                return FIRST if self.is_waiting_worth_it() else -1
            case t.ATTEMPT:
                return FIRST + self.attempt(value + self.box.first_mission)
            case t.PLAY:
                return self.at_turn_start(value + self.box.first_card)
            case t.USE:
                return self.used(value)
            case t.SIT_EXAM:
                return FIRST
            case t.EXCHANGE:
                return self.exchanged(value + self.box.first_mission)
            case t.PASS:
                return FIRST - 100 if self.ask.kind == t.ASK_MISSION else 0
            case t.CHOOSE_BOARD:
                return self.board_worth(value)
            case _:
                return 0

    def board_worth(self, board: int) -> int:
        """A beginner likes all boards."""
        return 0

    def exchanged(self, mission: int) -> int:
        """A mission is worth more than one that nobody knows, unless another player holds what it asks for."""
        return 1 if self.is_out_of_reach(mission) else -1

    def is_waiting_worth_it(self) -> bool:
        """Whether the mission that the team goes for is done here."""
        goal = self.team_goal()
        return goal != NONE and self.s.space[self.me] in self.box.mission_spaces[self.box.record_of[goal]]

    def at_turn_start(self, card: int) -> int:
        """Accio for a token that is wanted; what fetches a card; others when the hand is full."""
        record = self.box.record_of[card]
        for at in self.box.whens[record]:
            act = self.box.acts[at]
            if act.verb == w.PICK_UP and act.place is not None:
                lying = [token for token, space in enumerate(self.s.token_at) if space in act.place.spaces]
                return max([self.one_more(token) for token in lying], default=0) - 100
            if act.verb == w.TAKE and act.what == w.OBJECTS:
                return max([self.one_more(token) for token in self.tokens_of_others()], default=0) - 100
        if self.box.card_kind[record] == terms.FETCH:
            return self.fetched(terms.KIND_OF_DECK.index(self.box.kind[record]))
        return -1 if card in self.needed() else 10

    def fetched(self, deck: int) -> int:
        """A card that a mission names is fetched, while the deck has enough cards to hold one."""
        kinds = [self.box.kind[record] for record in self.lacking()]
        enough = len(self.s.piles[self.box.decks[deck]]) > FETCHING
        return 20 if enough and terms.KIND_OF_DECK[deck] in kinds else -1

    def used(self, at: int) -> int:
        """A journey, a Time-Turner, an ability."""
        act = self.box.acts[at]
        if act.verb == w.JOURNEY and act.place is not None:
            return max([self.visit(space) for space in act.place.spaces], default=0) - 60
        if act.verb == w.ANOTHER_TURN:
            return 200 - self.token_kept(act.record)
        if act.moment == w.MOVEMENT_ROLLED:
            return self.roll_changed(act)
        if act.kind == w.INSTEAD:
            return self.unrolled(act)
        if act.verb == w.MOVE_TO:
            return 1
        return self.sentence(act) - 20

    def roll_changed(self, act: Act) -> int:
        """A low roll is rolled again; a step more or less is made when a better end is so many steps away."""
        steps = sum(self.s.rolled)
        if act.verb == w.RE_ROLL:
            return 1 if steps <= LOW else -1
        changes = [self.box.acts[at].amount for at in act.effects if self.box.acts[at].moment == w.STEPS]
        return self.best_end(steps + sum(changes)) - self.best_end(steps) - 1

    def unrolled(self, act: Act) -> int:
        """A number of steps in place of a roll: where it leads nearer than standing still, and no less far than a roll."""
        steps = sum([self.box.acts[at].amount for at in act.effects if self.box.acts[at].moment == w.STEPS])
        found = self.best_end(steps)
        rolls = sum([self.best_end(steps) for steps in range(1, 7)]) // 6
        return found - max(rolls, self.end(self.s.space[self.me]))

    def token_kept(self, record: int) -> int:
        """What it costs to spend a token."""
        return self.token(record - self.box.first_record[terms.OBJECT])

    # --- what sentences leave to choose

    def on_sentence(self, picked: int) -> int:
        """What is chosen for a sentence."""
        value, ask = first(picked), self.ask
        match kind_of(picked):
            case t.ACCEPT:
                return self.accepted()
            case t.CHOOSE:
                return self.chosen(value)
            case t.CHOOSE_FIGURE:
                return self.targeted(value)
            case t.GIVE_CARD:
                return -self.card(value + self.box.first_card)
            case t.TAKE_CARD | t.FETCH_CARD:
                return self.card(value + self.box.first_card)
            case t.TAKE:
                return self.one_more(value)
            case t.GIVE_TOKEN:
                return -self.token(value)
            case t.LAND:
                return self.landed(value)
            case t.OFFER:
                return self.token(second(picked)) - self.token(value)
            case t.RESOLVE_CARD:
                return self.together(self.box.whens[self.box.record_of[value + self.box.first_card]])
            case t.PUT:
                return self.laid(value)
            case _:
                return 0 if ask.kind != t.ASK_EXAM else -1

    def accepted(self) -> int:
        """A swap that brings more than it takes; what a sentence offers, if it is worth what it costs."""
        if self.ask.kind == t.ASK_ANSWER:
            return self.token(self.ask.a) - self.token(self.ask.b)
        act = self.box.acts[self.ask.a]
        if act.verb == w.MOVE_TO:
            return 1
        return self.sentence(act) + 1

    def chosen(self, number: int) -> int:
        """One of several options: what it brings, or in a fight what it costs least."""
        option = self.box.acts[self.ask.a].options[number]
        if self.ask.b == OPPONENT:
            return -self.lore.together(option, True, w.BY_STRIKE)
        return self.together(option) + self.lore.together(option, False, w.BY_DICE)

    def targeted(self, figure: int) -> int:
        """Harm for who leads, help for oneself."""
        if self.ask.kind == t.ASK_TAKE or figure >= terms.PAWNS:
            return 0
        helps = self.effect(self.box.acts[self.ask.a]) > 0
        is_own = figure < self.box.pawns and (figure == self.me or self.box.are_mates(self.me, figure))
        if helps:
            return 1000 if is_own else -self.s.points[figure]
        return -1000 if is_own else self.s.points[figure]

    def landed(self, space: int) -> int:
        """Where a journey, or a sentence, leads to."""
        if self.box.acts[self.ask.a].verb == w.JOURNEY:
            return self.visit(space)
        return self.pull(space)

    def laid(self, space: int) -> int:
        """Where a token is laid: it is all the same to a beginner."""
        return 0
