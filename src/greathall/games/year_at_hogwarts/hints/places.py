"""Where to go: what it is worth to end a move on a space, and how much what lies further off draws a pawn there."""

from typing import Final

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.hints.fights import Fighter
from greathall.games.year_at_hogwarts.hints.lore import FAR
from greathall.games.year_at_hogwarts.hints.prices import BOOK, ENOUGH_HP, HP, POINT
from greathall.games.year_at_hogwarts.rules import y04_meeting as meeting
from greathall.games.year_at_hogwarts.rules import y04_walk as walking
from greathall.games.year_at_hogwarts.rules import y05_spaces as y05
from greathall.games.year_at_hogwarts.rules import y06_missions as y06
from greathall.games.year_at_hogwarts.rules import y08_objects as y08
from greathall.games.year_at_hogwarts.sentences import Act
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import FIRST_DEATH_EATER, NONE, PLACES, RETURNS
from greathall.kernel.choices import choice

MOVE: Final = 7
"""Steps of a move, in the main."""
FAIR: Final = 55
"""A chance, in hundredths, at which a mission is attempted."""
DEFEAT: Final = 500
"""What a defeat costs: cards, HP, and the way back."""
BATTLE: Final = 60
"""What a fight with another player is worth at most, or costs."""


EXCHANGE: Final = 150
"""What it is worth to swap a mission that cannot be done."""


class Goal:
    """A space that draws a pawn, and how strongly."""

    def __init__(self, space: int, worth: int) -> None:
        self.space = space
        self.worth = worth


class Walker(Fighter):
    """A player who chooses a way."""

    found: list[Goal] | None = None

    # --- the walk

    def walk(self, options: list[int]) -> list[int]:
        """Of the ends that can be reached the best; the first step of the best path there, a token that is of use first."""
        weights = [-1] * len(options)
        worth = self.ends()
        for at, picked in enumerate(options):
            if picked in worth:
                weights[at] = worth[picked]
        return weights

    def ends(self) -> dict[int, int]:
        """The worth of the best end that begins with each choice; to stop here is one of them."""
        s = self.s
        found = {choice(t.STOP): self.end(s.space[self.me]) + 1}
        for token in s.tokens_on(s.space[self.me]):
            gain = self.one_more(token)
            found[choice(t.TAKE, token)] = 100_000 + gain if gain > 0 else -2
            for own in s.objects(self.me) if self.me < terms.PAWNS else []:
                better = self.token(token) - self.token(own)
                found[choice(t.SWAP, token, own)] = 100_000 + better if better > 0 else -2
        for space, path in walking.preview(s).items():
            step = choice(t.GO, path[0])
            worth = self.end(space) + self.on_the_way(path)
            found[step] = max(found.get(step, worth), worth)
        return found

    def best_end(self, steps: int) -> int:
        """The worth of the best end of a move of so many steps that is still to begin."""
        s = self.s.copy()
        assert isinstance(s, YearState)
        s.walking, s.steps, s.visited = self.me, steps, [s.space[self.me]]
        return max([self.end(space) + self.on_the_way(path) for space, path in walking.preview(s).items()], default=0)

    def on_the_way(self, path: list[int]) -> int:
        """The tokens that may be picked up on a path: the two best."""
        if self.me >= self.box.pawns:
            return 0
        gains: list[int] = []
        for space in path:
            for token in self.s.tokens_on(space):
                if y08.may_hold(self.s, self.me, token):
                    gains.append(self.one_more(token))
        return sum(sorted(gains)[-max(0, terms.PICK_UPS - self.s.picked_up) :]) if gains else 0

    # --- an end

    def end(self, space: int) -> int:
        """What it is worth to end a move there: what happens there, and what is near."""
        if self.box.mode == RETURNS:
            return self.end_in_return(space)
        rivals = meeting.rivals_on(self.s, self.me, space)
        if rivals and space != self.s.space[self.me]:
            return self.met(rivals, space) + self.pull(space)
        return self.mission_here(space) + self.effect_of(space) + self.pull(space)

    def end_in_return(self, space: int) -> int:
        """When Voldemort returns other things count."""
        raise NotImplementedError

    def met(self, rivals: list[int], space: int) -> int:
        """What a fight there is worth."""
        if rivals[0] >= FIRST_DEATH_EATER:
            won = self.against_death_eater(rivals[0])
            return (won * terms.DEATH_EATER_POINTS * POINT - (100 - won) * DEFEAT) // 100
        weakest = min([self.s.hp[rival] for rival in rivals])
        ahead = max(-3, min(3, self.s.hp[self.me] - weakest))
        spoils = max([self.token(token) for rival in rivals for token in self.s.objects(rival)], default=0)
        return ahead * BATTLE // 3 + spoils * (50 + ahead * 10) // 200 - BATTLE // 2

    def mission_here(self, space: int) -> int:
        """What the missions that can be done on a space are worth, and what it is worth to wait there."""
        s = self.s
        best = 0
        for mission in y06.open_missions(s, self.me):
            if space in self.box.mission_spaces[self.box.record_of[mission]]:
                if y06.can_attempt(s, self.me, mission, space):
                    best = max(best, self.attempt(mission))
                elif mission == self.team_goal() and y06.can_wait(s, self.me, space):
                    best = max(best, self.box.points_of[self.box.record_of[mission]] * POINT // 2)
        return best

    def attempt(self, mission: int) -> int:
        """What it is worth to attempt a mission now."""
        chance = self.mission_chance(mission)
        points = self.box.points_of[self.box.record_of[mission]] * POINT
        return chance * points // 100 if chance >= self.nerve() else -DEFEAT

    def nerve(self) -> int:
        """The chance with which a fight is risked."""
        return FAIR

    def effect_of(self, space: int) -> int:
        """What the space itself does; of a tower where it leads to."""
        s, kind = self.s, self.box.space_kind[space]
        if self.box.space_board[space] == PLACES:
            return 0
        if kind == terms.ON_HP:
            return self.health(self.box.shown_at[space])
        if kind == terms.CLASSROOM:
            return self.together(y05.whens_at(s, space, w.STOPPED)) - self.exams() + self.exams_in(space)
        if kind == terms.TOWER:
            return max(self.journey(space), self.exchange_worth())
        if space == self.box.pitch_space:
            return max(self.match_worth(), self.visit(self.box.graveyard) if s.portkeys[self.me] else 0)
        return self.together(y05.whens_at(s, space, w.STOPPED))

    def other_effect(self, act: Act) -> int:
        """A journey is worth what the best of its ends is."""
        if act.verb == w.JOURNEY and act.place is not None:
            return max([self.visit(space) for space in act.place.spaces], default=0)
        return Fighter.other_effect(self, act)

    def exams_in(self, space: int) -> int:
        """What the books that fit a classroom bring."""
        found = 0
        for book in self.s.cards_of(self.me, terms.BOOK):
            record = self.box.record_of[book]
            if self.box.subject_of[record] == self.box.subject_at[space]:
                found += self.box.points_of[record] * POINT
        return found

    # --- journeys

    def can_floo(self) -> bool:
        """Whether the figure has Floo powder."""
        if self.me >= terms.PAWNS:
            return False
        return self.s.floo[self.me] > 0 or bool(self.s.cards_of(self.me, terms.BEHAVIOUR))

    def journey(self, tower: int) -> int:
        """What a tower is worth: the best of the places that Floo powder leads to."""
        if not self.can_floo():
            return 0
        return max(0, max([self.visit(space) for space in self.abroad()], default=0) - 30)

    def exchange_worth(self) -> int:
        """With many players: what it is worth to swap a mission."""
        if self.s.seats <= terms.MANY:
            return 0
        lost = [each for each in self.s.missions(self.me) if self.is_out_of_reach(each)]
        return EXCHANGE if lost else 0

    def abroad(self) -> list[int]:
        """The spaces of board 2, but for the Graveyard."""
        return [
            space for space, board in enumerate(self.box.space_board) if board == PLACES and space != self.box.graveyard
        ]

    def visit(self, space: int) -> int:
        """What a visit is worth: tokens and a mission."""
        gains = sorted([self.one_more(token) for token in self.s.tokens_on(space)])[-terms.PICK_UPS :]
        return sum([max(0, gain) for gain in gains]) + self.mission_abroad(space)

    def mission_abroad(self, space: int) -> int:
        """A mission on a journey: alone only, since nobody waits there."""
        return max(0, self.mission_here(space))

    # --- what draws

    def pull(self, space: int) -> int:
        """What all goals are worth from a space: half for each move that they are away."""
        found = 0
        for goal in self.goals():
            steps = self.lore.steps_to(goal.space)[space]
            if steps < FAR:
                found += goal.worth * MOVE // (MOVE + steps)
        return found // 2

    def goals(self) -> list[Goal]:
        """All goals, sought once for a decision."""
        if self.found is None:
            self.found = [goal for goal in self.seek() if goal.worth > 0]
        return self.found

    def seek(self) -> list[Goal]:
        """Tokens, missions, exams, HP, cards, the Pitch."""
        return [*self.tokens_sought(), *self.missions_sought(), *self.needs_sought()]

    def tokens_sought(self) -> list[Goal]:
        """The tokens that are wanted, where they lie; for those far off the nearest towers."""
        found: list[Goal] = []
        abroad = 0
        for token, space in enumerate(self.s.token_at):
            if space != NONE and self.one_more(token) > 0:
                if self.box.space_board[space] == PLACES:
                    abroad = max(abroad, self.one_more(token))
                by_portkey = space == self.box.graveyard and self.s.portkeys[self.me] > 0
                found.append(Goal(self.box.pitch_space if by_portkey else space, self.one_more(token)))
        if abroad and self.can_floo():
            found += [Goal(tower, abroad // 3) for tower in self.box.towers]
        return found

    def missions_sought(self) -> list[Goal]:
        """The spaces of missions for which everything is held, as far as the fight can be won."""
        found: list[Goal] = []
        goal = self.team_goal()
        for mission in y06.open_missions(self.s, self.me):
            record = self.box.record_of[mission]
            if (goal in (NONE, mission)) and y06.is_equipped(self.s, self.me, mission):
                chance = self.mission_chance(mission)
                worth = self.box.points_of[record] * POINT * max(20, chance) // 100
                for space in self.box.mission_spaces[record]:
                    found.append(Goal(self.way_to(space), worth if chance >= self.nerve() else worth // 4))
        return found

    def way_to(self, space: int) -> int:
        """Where one goes on foot to get to a space in the end."""
        if space == self.box.graveyard:
            return self.box.pitch_space
        here = self.s.space[self.me]
        if self.lore.steps_to(space)[here] < FAR or not self.can_floo():
            return space
        return min(self.box.towers, key=lambda tower: self.lore.steps_to(tower)[here])

    def team_goal(self) -> int:
        """The mission that a team goes for together: where somebody waits, else the one worth most that is equipped."""
        s, box = self.s, self.box
        mates = y06.members(s, self.me)
        if len(mates) < 2:
            return NONE
        waiting = [s.space[mate] for mate in mates if s.waits[mate]]
        best, goal = 0, NONE
        for mission in sorted(y06.open_missions(s, self.me)):
            record = box.record_of[mission]
            here = not waiting or waiting[0] in box.mission_spaces[record]
            abroad = [space for space in box.mission_spaces[record] if box.space_board[space] == PLACES]
            if here and not abroad and y06.is_equipped(s, self.me, mission):
                worth = box.points_of[record] * self.mission_chance(mission)
                if worth > best:
                    best, goal = worth, mission
        return goal

    def needs_sought(self) -> list[Goal]:
        """HP for who is hurt, cards for who has few, classrooms for books, the Pitch for a match."""
        box = self.box
        found: list[Goal] = [Goal(box.pitch_space, self.match_worth() // 2)]
        lacking = max(0, ENOUGH_HP - self.s.hp[self.me])
        for space, kind in enumerate(box.space_kind):
            match kind:
                case terms.ON_HP:
                    found.append(Goal(space, min(lacking, box.shown_at[space]) * HP // 4))
                case terms.ON_SPELL | terms.ON_POTION:
                    found.append(Goal(space, self.one_card() // 4))
                case terms.ON_BOOK:
                    found.append(Goal(space, BOOK // 8))
                case terms.CLASSROOM:
                    found.append(Goal(space, self.exams_in(space)))
        return found
