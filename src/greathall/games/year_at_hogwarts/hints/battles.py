"""How a good player fights whoever is on a card: each choice by the chance to win after it, and by what it costs."""

from typing import Final

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.hints import odds
from greathall.games.year_at_hogwarts.hints.places import DEFEAT
from greathall.games.year_at_hogwarts.hints.plans import Planner
from greathall.games.year_at_hogwarts.hints.prices import POINT
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules.answers import number
from greathall.games.year_at_hogwarts.terms import DUEL_FIGHT, MISSION_FIGHT, OPPONENT
from greathall.kernel.choices import first, kind_of

DUEL: Final = 380
"""What a duel won brings, and one lost costs."""
STONE_HP: Final = 600


class Battler(Planner):
    """A player who knows the odds."""

    def dice_win(self, hp: int, opponent: int, dice: int, needed: int, strike: int) -> int:
        """A good player knows the odds of the dice exactly."""
        return odds.beaten(hp // 100, (opponent + 99) // 100, dice, needed, strike) // 100

    def in_fight(self, picked: int) -> int:
        """The chance after each choice, times what is at stake, less what is spent."""
        s = self.s
        alone = s.rival == OPPONENT and s.team == 1 << self.me and s.fight in (MISSION_FIGHT, DUEL_FIGHT)
        if not alone or self.ask.kind not in (c.ASK_ATTACK, c.ASK_DEFENCE):
            return Planner.in_fight(self, picked)
        match kind_of(picked):
            case t.PLAY:
                return self.with_card(first(picked) + self.box.first_card)
            case t.USE:
                return self.with_help(picked)
            case _:
                return self.at_stake(self.now())

    def at_stake(self, chance: int) -> int:
        """What a chance, in ten-thousandths, is worth."""
        s = self.s
        if s.fight == DUEL_FIGHT:
            return chance * DUEL // 10_000
        return chance * (self.box.points_of[self.box.record_of[s.mission]] * POINT + DEFEAT) // 10_000

    # --- chances

    def hp_now(self) -> int:
        """The HP that may be lost, in hundredths; a duel ends at 1."""
        return y10.hp_left(self.s, self.me) * 100

    def strike_now(self, means: int) -> int:
        """The strike that comes, unless it is cancelled."""
        return 0 if self.s.cancelled[OPPONENT] else self.strike_of(self.s.fight_card, means)

    def cards_left(self) -> int:
        """How many cards may still be played."""
        limits = terms.CARDS_IN_DUEL if self.s.fight == DUEL_FIGHT else terms.CARDS_IN_MISSION
        return max(0, number(self.s, self.me, w.CARD_LIMIT, limits[self.box.variant]) - self.s.played[self.me])

    def after(self, hp: int, opponent: int, besides: int, limit: int, more_dice: int = 0) -> int:
        """The chance to win from here: first the cards that do more than dice, then dice; defence cards as HP."""
        s = self.s
        if opponent <= 0:
            return 10_000 if hp > 0 else 0
        dice = y10.attack_dice(s, self.me) + more_dice
        needed = y10.resistance(s, OPPONENT)
        strike = self.strike_of(s.fight_card, w.BY_DICE)
        defences = 0
        for card in s.hand(self.me):
            if card != besides and self.box.card_kind[self.box.record_of[card]] == terms.DEFENCE:
                defences += 1
        for harm, means, card in self.attacks_on(s.fight_card):
            if card != besides and limit and opponent > 0 and harm > odds.mean(dice, needed):
                limit -= 1
                opponent -= harm
                hp -= self.strike_of(s.fight_card, means)
        hp += min(limit, defences) * strike
        return odds.beaten(hp // 100, (opponent + 99) // 100, dice, needed, strike) if hp >= 100 else 0

    def now(self) -> int:
        """With dice, or without a defence card."""
        s = self.s
        hp, opponent, limit = self.hp_now(), s.opponent_hp * 100, self.cards_left()
        if self.ask.kind == c.ASK_DEFENCE:
            return self.after(hp - self.strike_now(s.means), opponent, terms.NONE, limit)
        hp -= self.strike_now(w.BY_DICE)
        dice, needed = y10.attack_dice(s, self.me), y10.resistance(s, OPPONENT)
        found = 0.0
        for hits in range(dice + 1):
            found += odds.exactly(hits, dice, needed) * self.after(hp, opponent - hits * 100, terms.NONE, limit)
        return int(found)

    # --- cards and help

    def with_card(self, card: int) -> int:
        """A card played now."""
        s = self.s
        record = self.box.record_of[card]
        if self.box.card_kind[record] == terms.FETCH:
            return self.at_stake(self.now()) - 1
        hp, opponent, limit = self.hp_now(), s.opponent_hp * 100, self.cards_left() - 1
        if self.box.card_kind[record] == terms.DEFENCE:
            spared = 0 if self.ask.kind == c.ASK_DEFENCE else self.strike_now(w.BY_DICE)
            found = self.after(hp + spared + self.lore.healing(record), opponent, card, limit)
        else:
            means = w.BY_SPELL if self.box.kind_of(card) == terms.SPELL else w.BY_POTION
            hp -= self.strike_now(means)
            found = self.after(hp, opponent - self.harm_of_card(card, s.fight_card), card, limit)
        return self.at_stake(found) - self.spent(card)

    def spent(self, card: int) -> int:
        """What a card is worth for later; what the mission takes anyway costs nothing."""
        s = self.s
        if s.fight == DUEL_FIGHT or self.box.variant == terms.UNDERAGE:
            return self.card(card) // 3
        is_named = self.box.record_of[card] in self.box.need_cards[self.box.record_of[s.mission]]
        return 0 if is_named else self.card(card) // 3

    def with_help(self, picked: int) -> int:
        """A special token: for what it adds to the chance, against what else it could do."""
        s = self.s
        act = self.box.acts[first(picked)]
        now = self.at_stake(self.now())
        if self.box.kind[act.record] != terms.OBJECT or act.verb == w.FLEE:
            return now + Planner.in_fight(self, picked)
        token = act.record - self.box.first_record[terms.OBJECT]
        own = s.fight == MISSION_FIGHT and token in self.box.mission_tokens[self.box.record_of[s.mission]]
        cost = 0 if own else self.token(token)
        hp, opponent, limit = self.hp_now(), s.opponent_hp * 100, self.cards_left()
        before = self.after(hp, opponent, terms.NONE, limit)
        if act.verb == w.GAIN:
            more = self.after(hp + STONE_HP, opponent, terms.NONE, limit)
        else:
            more = self.after(hp, opponent, terms.NONE, limit, 1)
        return now + self.at_stake(more - before) - cost - 1
