"""What a good player does for a task: keeps what it asks for, knows the fight that does it, likes the one that can be done."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman import tables as t
from greathall.games.talisman.hints.apprentice import Apprentice
from greathall.games.talisman.hints.fights import Stakes
from greathall.games.talisman.rules.conditions import CHARACTER, ENEMY, counted
from greathall.games.talisman.sentences import Act
from greathall.games.talisman.terms import MAGIC, NONE, STRENGTH

KEPT: Final = 80
"""What a task asks for is worth so much of a hundred of the Insignia that it brings."""
HARD_TO_FIND: Final = 4
"""Only one of so many fights that a task asks for comes in time."""


class Tasks(Apprentice):
    """A player who works for the Insignia that a task promises."""

    # --- what is paid for it

    def asked_for(self, stock: int) -> int:
        """What one of a stock is worth beyond its price, because the running task asks for it."""
        s, me = self.s, self.me
        if s.task[me] == NONE or s.insignia(me):
            return 0
        for act in self.ways_to_do(s.task[me]):
            if act.cost == stock and counted(s, me, stock) <= act.cost_amount:
                return self.one(me, w.INSIGNIA_CARD) * KEPT // (100 * act.cost_amount)
        return 0

    def ways_to_do(self, task: int) -> list[Act]:
        """The sentences of a task."""
        return [self.box.acts[at] for at in self.box.own[self.box.first_task + task].whens]

    def one(self, seat: int, stock: int) -> int:
        """What one of a stock is worth."""
        worth = Apprentice.one(self, seat, stock)
        return worth + self.asked_for(stock) if seat == self.me and stock in (w.GALLEON, w.SPELL_CARD) else worth

    def lost(self, seat: int, stock: int, amount: int) -> int:
        """What it costs to lose so much; Spells too may be what a task asks for."""
        found = Apprentice.lost(self, seat, stock, amount)
        if seat != self.me or stock != w.SPELL_CARD:
            return found
        return found + self.asked_for(stock) * min(amount, len(self.s.hand(seat)))

    def spell(self, spell: int) -> int:
        """What it is worth to keep a Spell in hand."""
        return Apprentice.spell(self, spell) + self.asked_for(w.SPELL_CARD)

    # --- what is fought for it

    def prize(self, against: int, by: int, worth: int) -> int:
        """The Insignia, where a fight that is won so does the running task."""
        if self.s.task[self.me] == NONE:
            return 0
        for act in self.ways_to_do(self.s.task[self.me]):
            wanted = act.condition
            if act.moment != w.FIGHT_WON or wanted is None or against not in wanted.against:
                continue
            if wanted.by in (NONE, by) and worth >= wanted.worth:
                return self.one(self.me, w.INSIGNIA_CARD)
        return 0

    def prize_for(self, record: int) -> int:
        """What beating this Enemy brings beside the trophy."""
        by = MAGIC if self.box.magic[record] else STRENGTH
        return self.prize(ENEMY, by, self.box.printed(record))

    def stakes_of(self, enemies: list[int], seat: int) -> Stakes:
        """What the ends of a fight with Enemies are worth."""
        found = Apprentice.stakes_of(self, enemies, seat)
        if seat == self.me:
            found.won += max([self.prize_for(self.box.record_of[enemy]) for enemy in enemies], default=0)
        return found

    def between(self, rival: int) -> Stakes:
        """What the ends of a fight with a character are worth."""
        found = Apprentice.between(self, rival)
        found.won += self.prize(CHARACTER, MAGIC, 0)
        return found

    def stakes_of_record(self, record: int) -> Stakes:
        """What the ends of a fight with a card that is drawn are worth."""
        found = Apprentice.stakes_of_record(self, record)
        found.won += self.prize_for(record)
        return found

    # --- which task

    def rolled(self, sums: list[int]) -> int:
        """What a roll is worth that waits to be looked up; of a task, how soon it can be done."""
        if not self.waits_for_task():
            return Apprentice.rolled(self, sums)
        found = 0
        for task, face in enumerate(self.box.task_faces):
            found += self.task_worth(task) * sums.count(face)
        return found // len(sums)

    def waits_for_task(self) -> bool:
        """Whether the own die that lies says which task is taken on."""
        for at in range(len(self.s.stack) - 1, -1, -1):
            frame = self.s.stack[at]
            if frame.kind == t.TABLE:
                return frame.seat == self.me and self.box.acts[frame.a].verb == w.TAKE_TASK
        return False

    def task_worth(self, task: int) -> int:
        """What a task promises: most when what it asks for is there already."""
        prize = self.one(self.me, w.INSIGNIA_CARD)
        best = 0
        for act in self.ways_to_do(task):
            if act.moment == w.FIGHT_WON:
                best = max(best, prize // HARD_TO_FIND)
                continue
            share = 1 if counted(self.s, self.me, act.cost) >= act.cost_amount else 2
            best = max(best, prize // share if act.condition is None else prize * 2 // (3 * share))
        return best
