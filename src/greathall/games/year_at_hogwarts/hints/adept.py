"""A good player: weighs risks exactly, prefers what ends the game soonest, wastes neither cards nor turns."""

from typing import Final

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.hints.apprentice import Apprentice
from greathall.games.year_at_hogwarts.hints.places import DEFEAT, MOVE
from greathall.games.year_at_hogwarts.hints.plans import Planner
from greathall.games.year_at_hogwarts.hints.prices import POINT
from greathall.games.year_at_hogwarts.rules import y02_ending as ending
from greathall.games.year_at_hogwarts.rules import y11_pitch as pitch
from greathall.games.year_at_hogwarts.terms import NONE, YEAR
from greathall.kernel.choices import first, kind_of

SAFE: Final = 45
"""A chance, in hundredths, below which a good player prepares first."""
BOLD: Final = 35
"""What must do when somebody else has met the end."""
FINISH: Final = 1500
"""What it is worth to meet the end of the game in the lead."""


class Adept(Planner):
    """The weights that a good player gives to the options of a decision."""

    # --- missions

    def nerve(self) -> int:
        """Who is behind in the last round has nothing to lose; alone a defeat is the end."""
        if self.box.is_solo():
            return 80
        return BOLD if self.s.last_round else SAFE

    def attempt(self, mission: int) -> int:
        """The points, and the game if they are enough; less what a defeat costs, by the chances of both."""
        chance = self.mission_chance(mission)
        if chance < self.nerve():
            return -DEFEAT
        points = self.box.points_of[self.box.record_of[mission]]
        worth = points * POINT + (FINISH if self.would_end(points) else 0)
        return (chance * worth - (100 - chance) * DEFEAT) // 100

    def would_end(self, points: int) -> bool:
        """Whether so many points more, by a mission, meet the end of the game."""
        s, length = self.s, self.box.length
        total = ending.points(s, self.me) + points
        done = ending.missions_done(s, self.me) + 1
        return total > terms.POINTS_TO_PASS[length] and done >= terms.MISSIONS_TO_END[length]

    def match_worth(self) -> int:
        """Forty points that end the game are worth more than forty points."""
        found = Apprentice.match_worth(self)
        if self.box.mode == YEAR and self.me < terms.PAWNS:
            enough = ending.missions_done(self.s, self.me) >= terms.MISSIONS_TO_END[self.box.length]
            if enough and self.would_end(terms.MATCH_POINTS):
                return found + FINISH // 2
        return found

    # --- the roll

    def on_course(self, picked: int) -> int:
        """An ability that changes the roll is used where the roll leads to nothing good."""
        if self.ask.kind == t.ASK_ROLLED and kind_of(picked) == t.USE:
            act = self.box.acts[first(picked)]
            if act.verb == w.RE_ROLL:
                return self.best_end(MOVE) - self.best_end(sum(self.s.rolled)) - 1
        return Apprentice.on_course(self, picked)

    def board_worth(self, board: int) -> int:
        """Attack dice win fights, resistance and HP outlast them."""
        return self.box.attack_dice_of[board] * 30 + self.box.resistance_of[board] * 5 + self.box.hp_of[board] * 4

    # --- cards

    def played(self, card: int) -> int:
        """In a duel nothing that a mission asks for; against one who is nearly beaten no card that dice can spare."""
        found = Apprentice.played(self, card)
        if self.s.fight == terms.DUEL_FIGHT and card in self.needed():
            return min(found, -1)
        return found

    # --- the match

    def chased(self, piece: int, at: int) -> int:
        """The last chaser of all stays behind, so that the own line is never open."""
        found = Apprentice.chased(self, piece, at)
        if found > 0 and self.s.quaffle == NONE and piece % pitch.PIECES == pitch.CHASERS[-1]:
            return found // 2
        return found
