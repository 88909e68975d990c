"""How a fight will probably go, and what is done in it."""

from typing import Final

from greathall.games.year_at_hogwarts import contest_tables as c
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.hints import odds
from greathall.games.year_at_hogwarts.hints.prices import Prices
from greathall.games.year_at_hogwarts.rules import y10_fights as y10
from greathall.games.year_at_hogwarts.rules.answers import number
from greathall.games.year_at_hogwarts.terms import MISSION_FIGHT, NONE, OPPONENT
from greathall.kernel.choices import first, kind_of

ATTACKS: Final = 14
"""More attacks than these no fight lasts."""
LAST_HOPE: Final = 900
"""What saves from a defeat."""
DEATH_EATER_STRIKE: Final = 170


class Fighter(Prices):
    """A player who fights."""

    # --- before it

    def mission_chance(self, mission: int) -> int:
        """The chance to win the fight for a mission now; a team's members are taken to be alike."""
        record = self.box.fight_of[self.box.record_of[mission]]
        limit = max(0, number(self.s, self.me, w.CARD_LIMIT, terms.CARDS_IN_MISSION[self.box.variant]))
        return self.chance(record, self.s.hp[self.me] * 100, self.box.figure_hp[record] * 100, limit)

    def chance(self, record: int, hp: int, opponent: int, limit: int) -> int:
        """The chance to beat who is on a card: first the cards that do more than dice, then dice while HP last."""
        dice, needed = max(1, self.my_dice() + self.changed(record, w.ATTACK_DICE, False)), self.needed_against(record)
        strike = self.strike_of(record, w.BY_DICE)
        hp -= self.lore.harm(record, w.REVEALED, w.BY_STRIKE) + (strike if self.box.figure_first[record] else 0)
        if self.box.token_names.index(terms.STONE) in self.held():
            hp += 600
        for harm, means in self.attack_cards(record):
            if limit and opponent > 0 and harm > odds.mean(dice, needed):
                limit -= 1
                opponent -= harm
                hp -= self.strike_of(record, means)
        hp += min(limit, self.defence_cards()) * max(strike, 100)
        if hp < 100:
            return 0
        attacks = min(ATTACKS, (hp - 100) // strike) if strike else ATTACKS
        return odds.at_least((opponent + 99) // 100, dice * attacks, needed)

    def held(self) -> list[int]:
        """The tokens of the figure."""
        return self.s.objects(self.me) if self.me < terms.PAWNS and self.box.mode == terms.YEAR else []

    def my_dice(self) -> int:
        """Attack dice, with the token that adds one."""
        dice = max(1, number(self.s, self.me, w.ATTACK_DICE, self.box.attack_dice_of[self.s.board[self.me]]))
        for token in self.held():
            for at in self.box.windows[self.box.record_of[token]]:
                if self.box.acts[at].moment == w.ATTACK_ROLL:
                    return dice + 1
        return dice

    def needed_against(self, record: int) -> int:
        """What a die must show against who is on a card."""
        needed = self.box.figure_resistance[record]
        for at in self.box.whiles[self.s.board[self.me]]:
            act = self.box.acts[at]
            if act.moment == w.RESISTANCE and act.whom == w.THE_OPPONENT and act.verb == w.ADD:
                needed += act.amount
        return max(y10.LEAST_RESISTANCE, needed)

    def changed(self, record: int, question: int, is_own: bool, means: int = w.BY_DICE) -> int:
        """What the sentences of a card or board add to a number, of the own side or of the other one."""
        found = 0
        for at in self.box.whiles[record]:
            act = self.box.acts[at]
            if act.moment == question and act.verb == w.ADD and (act.whom == w.SELF) == is_own:
                meant = act.condition
                if meant is None or (meant.kind == w.IS_CONCERNING and means in meant.means):
                    found += act.amount
        return found

    def strike_of(self, record: int, means: int) -> int:
        """What a strike of who is on a card costs the figure."""
        found = self.lore.harm(record, w.STRIKE, means)
        return max(0, found + 100 * self.changed(self.s.board[self.me], w.DAMAGE, False, w.BY_STRIKE)) if found else 0

    def harm_of_card(self, card: int, record: int) -> int:
        """What an attack card costs who is on a card."""
        means = w.BY_SPELL if self.box.kind_of(card) == terms.SPELL else w.BY_POTION
        if self.is_immune(record, means):
            return 0
        found = self.lore.attack(card) + 100 * self.changed(self.s.board[self.me], w.DAMAGE, True, means)
        if record != NONE:
            found += 100 * self.changed(record, w.DAMAGE, False, means)
        return max(0, found)

    def attack_cards(self, record: int) -> list[tuple[int, int]]:
        """The harm of each attack card in the hand, the best first, and by what means."""
        found: list[tuple[int, int]] = []
        for card in self.s.hand(self.me):
            if self.box.card_kind[self.box.record_of[card]] == terms.ATTACK:
                means = w.BY_SPELL if self.box.kind_of(card) == terms.SPELL else w.BY_POTION
                if not self.is_immune(record, means):
                    found.append((self.harm_of_card(card, record), means))
        return sorted(found, reverse=True)

    def is_immune(self, record: int, means: int) -> bool:
        """Whether cards of these means cost who is on a card nothing."""
        for at in self.box.whiles[record] if record != NONE else []:
            act = self.box.acts[at]
            is_meant = act.condition is not None and means in act.condition.means
            if is_meant and act.verb == w.SET and act.moment == w.DAMAGE and not act.amount:
                return True
        return False

    def defence_cards(self) -> int:
        """Defence cards in the hand."""
        kinds = [self.box.card_kind[self.box.record_of[card]] for card in self.s.hand(self.me)]
        return kinds.count(terms.DEFENCE)

    def against_death_eater(self, figure: int) -> int:
        """The chance to beat a Death Eater."""
        board = self.s.board[figure]
        hp, opponent = self.s.hp[self.me] * 100, self.s.hp[figure] * 100
        theirs = odds.mean(self.box.attack_dice_of[board], self.box.resistance_of[self.s.board[self.me]])
        mine = odds.mean(self.my_dice(), self.box.resistance_of[board])
        opponent -= sum([max(0, harm - mine) for harm, _ in self.attack_cards(NONE)[: terms.CARDS_AGAINST_DEATH_EATER]])
        hp -= 150
        return max(2, min(98, 50 + (hp // max(1, theirs) - opponent // max(1, mine)) * 15))

    # --- in it

    def in_fight(self, picked: int) -> int:
        """What a choice in a fight is worth: hundredths of a HP, more or less."""
        match kind_of(picked):
            case t.PLAY:
                return self.played(first(picked) + self.box.first_card)
            case t.USE:
                return self.used_in_fight(first(picked))
            case _:
                return 0

    def dice_worth(self) -> int:
        """What an attack with dice does on average."""
        s = self.s
        return odds.mean(y10.attack_dice(s, self.me), y10.resistance(s, s.other_side(self.me)))

    def strike_to_come(self, means: int = w.BY_DICE) -> int:
        """The HP, in hundredths, that the other side's next attack or strike will cost."""
        s = self.s
        other = s.other_side(self.me)
        if other == NONE or s.cancelled[other]:
            return 0
        if other == OPPONENT:
            return self.lore.harm(s.fight_card, w.STRIKE, means)
        return odds.mean(y10.attack_dice(s, other), y10.resistance(s, self.me))

    def is_in_danger(self) -> bool:
        """Whether the next strike may be the last one."""
        return y10.hp_left(self.s, self.me) * 100 <= self.strike_to_come() + 50

    def played(self, card: int) -> int:
        """A card in a fight, against an attack with dice, or against nothing."""
        record = self.box.record_of[card]
        kind = self.box.card_kind[record]
        if self.ask.kind == c.ASK_FALLING:
            return LAST_HOPE
        if kind == terms.ATTACK:
            return self.attack_played(card) - self.kept(card)
        if kind == terms.DEFENCE:
            return self.defence_played(record) - self.kept(card)
        return -1

    def kept(self, card: int) -> int:
        """What it costs to part with a card: less the more is at stake."""
        if self.s.fight == MISSION_FIGHT:
            return 10
        return self.card(card) // 2

    def attack_played(self, card: int) -> int:
        """What an attack card does more than dice would; less, if dice will do."""
        s = self.s
        other = s.other_side(self.me)
        means = w.BY_SPELL if self.box.kind_of(card) == terms.SPELL else w.BY_POTION
        if other == OPPONENT and self.is_immune(s.fight_card, means):
            return -LAST_HOPE
        harm = min(self.lore.attack(card), y10.hp_left(s, other) * 100 + 50)
        return harm - self.dice_worth() + self.strike_to_come() - self.strike_to_come(means)

    def defence_played(self, record: int) -> int:
        """What a defence card spares, and most if it saves the fight."""
        strike = self.strike_to_come()
        if not strike:
            return -LAST_HOPE
        if self.is_in_danger():
            return LAST_HOPE
        return (strike + self.lore.healing(record)) // 2 - 100

    def used_in_fight(self, at: int) -> int:
        """A token, or an ability; abilities cost nothing."""
        act = self.box.acts[at]
        if self.ask.kind == c.ASK_FALLING:
            return LAST_HOPE
        if act.verb == w.RE_ROLL:
            return self.rolled_again(act.dice)
        if self.box.kind[act.record] != terms.OBJECT:
            return 1 if act.pay == NONE else -1
        serious = self.s.fight == MISSION_FIGHT
        if act.verb == w.FLEE:
            return self.flight()
        if act.verb == w.GAIN:
            return LAST_HOPE - 100 if serious and self.is_in_danger() else -1
        return 50 if serious else -1

    def flight(self) -> int:
        """To flee from a mission's fight keeps HP and cards, when there is no hope left."""
        return LAST_HOPE - 200 if self.is_in_danger() and self.s.fight == MISSION_FIGHT else -1

    def rolled_again(self, which: int) -> int:
        """What it is worth to roll attack dice again: one's own that failed, another's that succeeded."""
        s = self.s
        roller = self.ask.b
        needed = y10.resistance(s, s.other_side(roller))
        hits = len([die for die in s.attack_dice if die >= needed])
        dice = len(s.attack_dice)
        if which == w.FAILED_DICE:
            return odds.mean(dice - hits, needed) if roller == self.me else -1
        if which == w.SUCCESSFUL_DICE:
            return hits * 100 - odds.mean(hits, needed) - 60 if roller != self.me else -1
        better = odds.mean(dice, needed) - hits * 100
        return better if roller == self.me else -better

    # --- after it

    def spoil(self, picked: int) -> int:
        """What the winner takes."""
        match kind_of(picked):
            case c.TAKE_TOKEN:
                return 20 + self.one_more(first(picked))
            case c.TAKE_UNSEEN:
                return 90
            case c.TAKE_FLOO:
                return 70
            case c.TAKE_PORTKEY:
                return 40
            case _:
                return 0
