"""Quidditch: the quaffle to the other line, bludgers at who carries it, and the seekers' cards when they count."""

from typing import Final

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts.hints.places import Walker
from greathall.games.year_at_hogwarts.rules import y11_bludgers as bludgers
from greathall.games.year_at_hogwarts.rules import y11_pitch as pitch
from greathall.games.year_at_hogwarts.rules import y11_play as play
from greathall.games.year_at_hogwarts.terms import NONE
from greathall.kernel.choices import first, kind_of, second

SHOT: Final = 1000
STOLEN: Final = 800
THROWN: Final = 600
CARRIED: Final = 400
CHASED: Final = 300
PASSED: Final = 350
FETCHED: Final = 200
CLEARED: Final = 320
"""What comes first in a turn: a shot, the quaffle, a throw, the way to the goal, the way to the quaffle, to a bludger; and
a beater off the square on which the quaffle lies."""
BLOCKED: Final = 99
"""Steps to where no free way leads."""
DIE: Final = 7
"""The seeker's roll, in the main."""


class Captain(Walker):
    """A player in a match."""

    def in_match(self, picked: int) -> int:
        """What a choice in a match is worth; to end the turn counts as nothing."""
        match kind_of(picked):
            case c.SHOOT:
                return SHOT
            case c.FLY:
                return self.flown(first(picked), second(picked))
            case c.THROW_BLUDGER:
                return self.thrown(first(picked), second(picked))
            case c.PASS_QUAFFLE:
                return self.passed(first(picked), second(picked))
            case c.STEP_AWAY:
                return 100 - self.to_goal(first(picked))
            case c.LAY_QUAFFLE:
                return 100 + self.nearest(first(picked), self.other_chasers()) - self.nearest(first(picked), self.own())
            case c.PLAY_QUIDDITCH:
                return self.quidditch_card(first(picked) + self.box.first_card)
            case _:
                return 0

    # --- distances on the pitch

    def side(self) -> int:
        """The figure's side."""
        return self.s.sides.index(self.me)

    def distance(self, here: int, there: int) -> int:
        """Steps between two squares."""
        rows = abs(pitch.row_of(self.box, here) - pitch.row_of(self.box, there))
        return rows + abs(pitch.lane_of(self.box, here) - pitch.lane_of(self.box, there))

    def to_goal(self, at: int) -> int:
        """Rows to the other side's line 3."""
        goal = pitch.row_of(self.box, pitch.line_3(self.box, 1 - self.side())[0])
        return abs(pitch.row_of(self.box, at) - goal)

    def own(self) -> list[int]:
        """The squares of the own chasers."""
        return self.chasers(self.side())

    def other_chasers(self) -> list[int]:
        """The squares of the other side's chasers."""
        return self.chasers(1 - self.side())

    def chasers(self, side: int) -> list[int]:
        """The squares of a side's chasers."""
        return [self.s.squares[each] for each in pitch.pieces_of(self.s, side) if pitch.is_chaser(each)]

    def nearest(self, at: int, there: list[int]) -> int:
        """Steps to the nearest of several squares."""
        return min([self.distance(at, each) for each in there], default=20)

    # --- round 1

    def on_pitch(self, options: list[int]) -> list[int]:
        """A turn of round 1; who finds no way to the quaffle, or with it to the goal, makes room."""
        weights = [self.in_match(each) for each in options]
        if max(weights) <= 0 and self.s.actions and self.is_ours_to_move():
            return [
                max(weight, 1 if kind_of(each) == c.FLY else 0) for each, weight in zip(options, weights, strict=True)
            ]
        return weights

    def is_ours_to_move(self) -> bool:
        """Whether the quaffle lies free, or an own chaser has it."""
        s = self.s
        return s.quaffle != NONE or (
            pitch.is_chaser(s.quaffle_holder) and pitch.side_of(s.quaffle_holder) == self.side()
        )

    def ways(self, there: list[int]) -> list[int]:
        """From each square the steps over empty squares to one of several."""
        found = [BLOCKED] * len(self.box.lane_names) * (self.box.rows + 2)
        for at in there:
            found[at] = 0
        waiting = there.copy()
        for here in waiting:
            for at in pitch.neighbours(self.box, here):
                if found[at] == BLOCKED and pitch.is_empty(self.s, at):
                    found[at] = found[here] + 1
                    waiting.append(at)
        return found

    def gains(self, piece: int, at: int, there: list[int]) -> bool:
        """Whether a step leads on along a shortest free way."""
        found = self.ways(there)
        beside = pitch.neighbours(self.box, self.s.squares[piece])
        return found[at] < BLOCKED and found[at] == min([found[each] for each in beside])

    def flown(self, piece: int, at: int) -> int:
        """A piece that flies towards what it is there for."""
        s = self.s
        if pitch.is_beater(piece):
            return CLEARED if s.squares[piece] == s.quaffle else self.beaten(piece, at)
        if play.steals(s, piece, at):
            return STOLEN
        if piece == s.quaffle_holder:
            line = pitch.line_3(self.box, 1 - self.side())
            if s.squares[piece] in line:
                return -1
            free = [there for there in line if pitch.is_empty(s, there)]
            return CARRIED if self.gains(piece, at, free) else -1
        return self.chased(piece, at)

    def chased(self, piece: int, at: int) -> int:
        """The nearest chaser flies to the quaffle that is free, or that an opposing chaser carries."""
        s = self.s
        there = s.quaffle
        if there == NONE and pitch.is_chaser(s.quaffle_holder) and pitch.side_of(s.quaffle_holder) != self.side():
            there = s.squares[s.quaffle_holder]
        if there == NONE:
            return -1
        return CHASED - self.ways([there])[at] if self.gains(piece, at, [there]) else -1

    def beaten(self, piece: int, at: int) -> int:
        """A beater without a bludger flies to one that lies free."""
        s = self.s
        if pitch.bludger_of(s, piece) != NONE:
            return -1
        free = [there for there in s.bludgers if there != NONE and pitch.is_empty(s, there)]
        return FETCHED if free and self.gains(piece, at, free) else -1

    def thrown(self, beater: int, direction: int) -> int:
        """A bludger at an opponent: it flies as far as a die says, so the nearer the better; best at who has the quaffle."""
        s = self.s
        hit = bludgers.targets(s, beater, direction)
        if not hit:
            return -1
        steps = self.distance(s.squares[beater], s.squares[hit[0]])
        likely = max(0, 7 - steps) * 100 // 6
        return THROWN + likely * self.dangerous(hit[0]) // 100 if likely else -1

    def dangerous(self, piece: int) -> int:
        """Who is best out of the match."""
        if piece == self.s.quaffle_holder:
            return 60
        return 40 if pitch.is_chaser(piece) else 20

    def passed(self, holder: int, at: int) -> int:
        """The keeper throws it to a chaser, or where one is near; a chaser only to one who is nearer to the goal."""
        s = self.s
        own = pitch.pieces_on(s, at, self.side())
        if pitch.is_keeper(holder):
            return PASSED + (50 if own else 20 - self.nearest(at, self.own()))
        return -1

    # --- round 2

    def quidditch_card(self, card: int) -> int:
        """Cards are there to be played; what cancels one waits for a good one."""
        record = self.box.record_of[card]
        if self.box.windows[record]:
            return 10
        found = 0
        for at in self.box.whens[record]:
            act = self.box.acts[at]
            if act.verb == w.RE_ROLL:
                found += DIE - sum(self.s.match_dice)
            else:
                found += 5
        return found
