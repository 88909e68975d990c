"""What every player of an edition knows by heart: what each card is good for, and how far it is from one space to another."""

from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman.box import Box
from greathall.games.talisman.sentences import Act
from greathall.games.talisman.terms import INNER, NONE

FAR: Final = 60
MAGIC: Final = 150
STRENGTH: Final = 60
GOOD_FOR: Final = {
    w.ADD: 15,
    w.SET: 60,
    w.FORBID: 30,
    w.GAIN: 45,
    w.HEAL: 60,
    w.TAKE: 35,
    w.FETCH: 45,
    w.SELL: 30,
    w.LOOK: 10,
    w.MOVE: 35,
    w.GO_ON: 50,
    w.REROLL: 45,
    w.SET_DIE: 60,
    w.EVADE: 55,
    w.END_FIGHT: 70,
    w.PREVENT: 80,
    w.REDIRECT: 45,
    w.TURN_ADVANTAGE: 20,
    w.TRANSMUTE: 60,
}
"""What it is worth to hold a card that may do such a thing once."""
OTHERWISE: Final = 30
SPENT: Final = 70
"""What is used up is worth so much of a hundred of what can be used again."""


class Lore:
    """The worth of cards and the distances of one edition."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.worth = [self.worth_of(record) for record in range(len(box.records))]
        self.steps = [self.walks_to(space) for space in range(len(box.spaces))]
        self.is_strong = [self.fights_by_strength(side) for side in range(len(box.sides))]
        self.last_fight = self.fight_in(box.great_hall)

    def worth_of(self, record: int) -> int:
        """What it is worth to hold a card."""
        own = self.box.own[record]
        found = 5
        for at in own.whiles:
            found += number_worth(self.box.acts[at])
        for at in own.windows + own.insteads + own.whens:
            act = self.box.acts[at]
            if act.moment == w.TAKEN and act.kind == w.WHEN:
                continue
            found += self.use_worth(act)
        return found

    def use_worth(self, act: Act) -> int:
        """What it is worth to use a sentence when its moment comes."""
        inner = act.effects + [each for row in act.row_effects for each in row]
        found = GOOD_FOR.get(act.verb, OTHERWISE)
        for at in inner:
            each = self.box.acts[at]
            found = max(found, number_worth(each) * 2 // 3 if each.kind == w.WHILE else self.use_worth(each))
        if act.rows:
            found = found // 2
        if act.cost == w.THIS_CARD:
            return found * SPENT // 100
        return found if act.cost == NONE else found // 2

    def fights_by_strength(self, side: int) -> bool:
        """Whether Strength takes the place of Magic in fights that are by Magic."""
        for at in self.box.own[self.box.first_side + side].whiles:
            act = self.box.acts[at]
            if act.moment == w.OF_MAGIC and act.verb == w.SET and act.counted == w.COUNT_STRENGTH:
                return True
        return False

    def fight_in(self, space: int) -> int:
        """The sentence by which a space makes its visitors fight, NONE when it does not."""
        for at in self.box.met[self.box.first_space + space].whens:
            if self.box.acts[at].verb == w.FIGHT:
                return at
        return NONE

    # --- the board

    def walks_to(self, target: int) -> list[int]:
        """From each space, the fewest steps that lead to this one; FAR where no walk does."""
        found = [FAR] * len(self.box.spaces)
        found[target] = 0
        reached = [target]
        for space in reached:
            for before in self.spaces_before(space):
                if found[before] == FAR:
                    found[before] = found[space] + 1
                    reached.append(before)
        return found

    def spaces_before(self, space: int) -> list[int]:
        """The spaces from which one step leads to this one without a test."""
        box = self.box
        if box.ring[space] >= INNER:
            return [box.gates] if space == box.staircases else [space - 1]
        found = [box.beside(space, -1), box.beside(space, 1)]
        if space == box.hut:
            found.append(box.privet_drive)
        elif space == box.kings_cross:
            found.append(box.hogsmeade)
        return found


def number_worth(act: Act) -> int:
    """What it is worth that a number is changed, or something allowed or forbidden."""
    amount = act.amount if act.counted == NONE else 3
    match act.moment:
        case w.OF_MAGIC:
            found = MAGIC * amount
        case w.OF_STRENGTH:
            found = STRENGTH * amount
        case w.ATTACK_SCORE:
            found = 60 * amount
        case w.OBJECT_LIMIT | w.PASSAGE_SCORE:
            found = 10 * amount
        case w.ALLY_LIMIT | w.SPELL_LIMIT | w.MOVEMENT:
            found = 25 * amount
        case _:
            found = 30
    return found if act.condition is None or act.condition.kind == w.IS_FIGHTING else found // 2
