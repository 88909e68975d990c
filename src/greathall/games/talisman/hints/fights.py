"""What fights are worth: the one that is on, and those that would be."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman.hints import odds
from greathall.games.talisman.hints.lore import Lore
from greathall.games.talisman.hints.prices import GAME, NO_TURN_LEFT, Prices
from greathall.games.talisman.rules import t06_fights as t06
from greathall.games.talisman.sentences import Act
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.terms import (
    DRAWN,
    ENEMIES,
    IN_TEXT,
    MAGIC,
    NO_FIGHT,
    NONE,
    RIVALS,
    STRENGTH,
    VOLDEMORT,
    WON,
)
from greathall.games.talisman.verbs import cards

HALL_LOST: Final = 500
"""What it costs to lose the fight for the victory: an Insignia, and the way."""


class Stakes:
    """What the ends of a fight are worth, as its fighter counts them."""

    def __init__(self, won: int, drawn: int, lost: int) -> None:
        self.won = won
        self.drawn = drawn
        self.lost = lost


class Fights(Prices):
    """A player who judges fights."""

    def __init__(self, lore: Lore, s: TalismanState, me: int) -> None:
        Prices.__init__(self, lore, s, me)
        self.base = [NONE, NONE]

    def imagined(self, seat: int, kind: int, by: int) -> TalismanState:
        """The world with another fight in it."""
        world = self.world()
        world.end_fight()
        world.fight, world.fighter, world.by = kind, seat, by
        return world

    def score(self, by: int) -> int:
        """One's own score in a fight against nobody in particular."""
        if self.base[by] == NONE:
            self.base[by] = t06.score(self.imagined(self.me, ENEMIES, by), self.me)
        return self.base[by]

    def has_fate(self) -> bool:
        """Whether there is Fate to spend on an attack roll."""
        return self.s.fate[self.me] > 0

    def expected(self, ahead: int, stakes: Stakes) -> int:
        """What a fight of one's own is worth before the rolls."""
        won, drawn, lost = stakes.won, stakes.drawn, stakes.lost
        if self.has_fate():
            return odds.fought_with_fate(ahead, won, drawn, lost, self.one(self.me, w.FATE))
        return odds.fought(ahead, won, drawn, lost)

    # --- fights that would be

    def ahead_of_printed(self, record: int) -> int:
        """How far one is ahead of an Enemy by what is printed, and by the Advantage."""
        s, box = self.s, self.box
        by = MAGIC if box.magic[record] else STRENGTH
        ahead = self.score(by) - box.printed(record)
        side = box.side_of[record]
        if side == NONE:
            return ahead
        return ahead + (1 if s.faction(self.me) == s.advantage else -1)

    def ahead_of(self, enemies: list[int]) -> int:
        """How far one would be ahead of Enemies that fight together."""
        by = MAGIC if self.box.magic[self.box.record_of[enemies[0]]] else STRENGTH
        world = self.imagined(self.me, ENEMIES, by)
        world.enemies = enemies
        return t06.score(world, self.me) - t06.foes_score(world)

    def ahead_of_rival(self, rival: int) -> int:
        """How far one would be ahead of a character whom one attacks."""
        world = self.imagined(self.me, RIVALS, MAGIC)
        world.rival = rival
        return t06.score(world, self.me) - t06.score(world, rival)

    def against_enemies(self, enemies: list[int]) -> int:
        """What it is worth to meet these Enemies."""
        return self.expected(self.ahead_of(enemies), self.stakes_of(enemies, self.me))

    def stakes_of(self, enemies: list[int], seat: int) -> Stakes:
        """Trophies are won; a Life is lost, with the rest of the turn."""
        won = 10
        lost = -self.life(seat) - NO_TURN_LEFT
        for enemy in enemies:
            won += self.trophy(enemy)
        return Stakes(won, -NO_TURN_LEFT, lost)

    def against_record(self, record: int) -> int:
        """What it is worth to draw such an Enemy."""
        return self.expected(self.ahead_of_printed(record), self.stakes_of_record(record))

    def stakes_of_record(self, record: int) -> Stakes:
        """What the ends of a fight with such an Enemy are worth."""
        prize = self.points(self.box.magic[record], self.box.strength[record]) + 10
        return Stakes(prize, -NO_TURN_LEFT, -self.life(self.me) - NO_TURN_LEFT)

    def against_rival(self, rival: int) -> int:
        """What it is worth to attack a character."""
        return self.expected(self.ahead_of_rival(rival), self.between(rival))

    def between(self, rival: int) -> Stakes:
        """What one and the other could take from each other."""
        return Stakes(self.spoils(rival), -NO_TURN_LEFT, -NO_TURN_LEFT - self.spoils_of(rival))

    def spoils(self, loser: int) -> int:
        """The best that one could take from a character."""
        found = max(self.felt(loser, -self.life(loser)), 0)
        if self.s.galleons[loser]:
            found = max(found, self.one(self.me, w.GALLEON) + self.felt(loser, -30))
        for thing in cards.stealable(self.s, self.me, loser):
            found = max(found, self.stolen(loser, thing))
        return found

    def stolen(self, loser: int, thing: int) -> int:
        """What it is worth to take an Object from somebody."""
        return self.thing(self.me, thing) + self.felt(loser, -self.thing(loser, thing))

    def spoils_of(self, winner: int) -> int:
        """The worst that a winner could take from oneself."""
        found = self.life(self.me)
        for thing in cards.stealable(self.s, winner, self.me):
            found = max(found, self.thing(self.me, thing))
        return found

    def against_text(self, act: Act, at: int) -> int:
        """What it is worth to meet a foe who is only in a text."""
        world = self.imagined(self.me, IN_TEXT, act.by)
        world.text = at
        ahead = t06.score(world, self.me) - t06.foes_score(world)
        return self.expected(ahead, self.stakes_in_text(act))

    def stakes_in_text(self, act: Act) -> Stakes:
        """For the victory, or for what the text promises."""
        if act.against == w.FOES.index("voldemort"):
            return Stakes(GAME, -NO_TURN_LEFT, -HALL_LOST)
        prize = 10
        for at in act.won:
            each = self.box.acts[at]
            prize += self.one(self.me, each.what) if each.verb == w.GAIN else 0
        return Stakes(prize, -NO_TURN_LEFT, -self.life(self.me) - NO_TURN_LEFT)

    def against_voldemort(self, by: int) -> int:
        """What it is worth to fight Voldemort as he roams, by a value."""
        foe = self.box.villain_magic if by == MAGIC else self.box.villain_strength
        return self.expected(self.score(by) - foe, self.stakes_roaming(self.me))

    def stakes_roaming(self, seat: int) -> Stakes:
        """His table is kind on the whole; a loss costs a Life, and the rest of one's own turn."""
        return Stakes(25, 0, -self.life(seat) - (NO_TURN_LEFT if seat == self.s.active else 0))

    # --- the fight that is on

    def ahead_in(self, world: TalismanState) -> int:
        """How far the fighter is ahead."""
        return t06.score(world, world.fighter) - t06.foes_score(world)

    def stakes(self) -> Stakes:
        """What the fight is worth to oneself, whoever fights."""
        s = self.s
        if s.fight == RIVALS:
            return self.stakes_between()
        if s.fight == VOLDEMORT:
            own = self.stakes_roaming(s.fighter)
        elif s.fight == IN_TEXT:
            own = self.stakes_in_text(s.box.acts[s.text])
        else:
            own = self.stakes_of(s.enemies, s.fighter)
        if s.fighter == self.me:
            return own
        fighter = s.fighter
        return Stakes(self.felt(fighter, own.won), self.felt(fighter, own.drawn), self.felt(fighter, own.lost))

    def stakes_between(self) -> Stakes:
        """A fight between characters: one's own, or of others, whose weaker one should win."""
        s = self.s
        if s.fighter == self.me:
            return self.between(s.rival)
        if s.rival == self.me:
            return Stakes(-self.spoils_of(s.fighter), 0, self.spoils(s.fighter))
        return Stakes(self.felt(s.rival, -100), 0, self.felt(s.fighter, -100))

    def before_the_roll(self, world: TalismanState) -> int:
        """What the fight that is on is worth before the rolls, as the world has it."""
        stakes = self.stakes()
        ahead = self.ahead_in(world)
        if world.fighter == self.me:
            return self.expected(ahead, stakes)
        return odds.fought(ahead, stakes.won, stakes.drawn, stakes.lost)

    def after_the_roll(self, world: TalismanState) -> int:
        """What it is worth as the dice lie."""
        stakes = self.stakes()
        margin = self.ahead_in(world) + world.own_die - world.foe_die
        return odds.result(margin, stakes.won, stakes.drawn, stakes.lost)

    def now(self, world: TalismanState) -> int:
        """What the fight is worth at this moment."""
        if world.fight == NO_FIGHT or world.by == NONE:
            return 0
        return self.after_the_roll(world) if world.own_die else self.before_the_roll(world)

    def with_die_again(self, seat: int) -> int:
        """What the fight is worth when a fighter's die is rolled again; NONE is the foe's."""
        s, stakes = self.s, self.stakes()
        ahead = self.ahead_in(s)
        if seat == s.fighter:
            return odds.rerolled(ahead, s.foe_die, stakes.won, stakes.drawn, stakes.lost)
        return odds.foe_rerolled(ahead, s.own_die, stakes.won, stakes.drawn, stakes.lost)

    def ended(self, seat: int, outcome: int) -> int:
        """What it is worth when the fight ends so for a character."""
        stakes = self.stakes()
        if outcome == DRAWN:
            return stakes.drawn
        fighter_won = (outcome == WON) == (seat == self.s.fighter)
        return stakes.won if fighter_won else stakes.lost

    # --- what sentences would change

    def changed_by(self, world: TalismanState, at: int, you: int, target: int) -> None:
        """Let a sentence stand in a world: what it adds for the fight, to whom it names."""
        act = self.box.acts[at]
        for inner in act.effects if act.verb == w.DO else [at]:
            each = self.box.acts[inner]
            if each.kind == w.WHILE:
                struck = you if each.whom == w.YOU else target if each.whom == w.THEM else world.opponent(you)
                world.standing = [*world.standing, inner, you, struck]
