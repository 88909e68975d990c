"""The sentences of cards in words: ``Before a fight against an Enemy: if you like, pay 1 Galleon and evade.``

A sentence is labels and what is done, so no language needs more of a name than its nominative. Inside another sentence
its condition and how long it stands come last, in brackets: ``2: heal 1 Life (Order), lose 1 Life (Death Eaters)``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from greathall.games.talisman import vocabulary as v
from greathall.games.talisman.records import EquipmentStacks
from greathall.kernel.text import NOTHING, Argument, Text, Thing, capitalised

FIGHTS = {
    "moment-when-fight-won",
    "moment-when-fight-lost",
    "moment-when-fight-drawn",
    "moment-instead-drawn-fight",
    "moment-window-evading",
    "moment-window-before-attack-roll",
    "moment-window-attack-rolled",
    "moment-window-life-loss",
}
"""The moments of a fight: they say themselves against whom it is."""
ATTACHED = ("faction", "at", "has", "has-card", "most")
"""The conditions that are asked of those whom a sentence strikes."""
Said = dict[str, Argument]


class Sold(msgspec.Struct):
    """Of an edition what can be bought."""

    equipment: EquipmentStacks


class Speaker:
    """Says the sentences of a card: as its holder's, or as those of a foe who is met; in full, or in short."""

    def __init__(self, text: Text, is_met: bool = False, is_brief: bool = False) -> None:
        self.text = text
        self.is_met = is_met
        self.is_brief = is_brief
        self.window = "none"

    def say(self, message: str, /, **arguments: Argument) -> str:
        """A message, or its short form where that is wanted and there is one."""
        brief = f"brief-{message}"
        return self.text.say(brief if self.is_brief and brief in self.text.messages else message, **arguments)

    # --- sentences

    def whole(self, effects: Sequence[v.AnyEffect]) -> str:
        """All sentences that do not stand inside others."""
        return " ".join(self.stopped(effect) for effect in effects)

    def stopped(self, effect: v.AnyEffect) -> str:
        """A sentence with its capital and its full stop."""
        return capitalised(self.say("full-stop", words=self.sentence(effect)))

    def sentence(self, effect: v.AnyEffect) -> str:
        """A sentence that stands by itself."""
        self.begin(effect)
        labels = self.labels(effect)
        does = self.willing(effect, self.paid(effect, is_inside=False))
        return self.say("labelled", labels=self.text.listed(labels), does=does) if labels else does

    def begin(self, effect: v.AnyEffect) -> None:
        """Those inside a sentence speak of what opened its window."""
        self.window = getattr(effect, "window_", None) or "none"

    def inside(self, effect: v.AnyEffect, says_how_long: bool = True) -> str:
        """A sentence inside another: on which condition and for how long comes last."""
        does = self.willing(effect, self.paid(effect, is_inside=True))
        notes = [*self.labels(effect), *(self.how_long(effect) if says_how_long else [])]
        return self.say("noted", does=does, notes=self.text.listed(notes)) if notes else does

    def name(self, effect: v.AnyEffect) -> str:
        """What a sentence costs and does, without any condition."""
        return self.paid(effect, is_inside=True)

    def paid(self, effect: v.AnyEffect, is_inside: bool) -> str:
        """What is done, with its cost before it."""
        does = self.phrase(effect, is_inside)
        if not isinstance(effect, v.Act) or not effect.cost:
            return does
        cost = self.say("cost", stock=self.text.thing("stock", effect.cost.lose), amount=effect.cost.amount)
        return self.say("paid-for" if is_statement(effect) else "paid", cost=cost, does=does)

    def together(self, effects: Sequence[v.AnyEffect]) -> str:
        """Several sentences inside another as one. What stands equally long for all of them is said once."""
        if not effects:
            return self.say("nothing-happens")
        are_apart = any(self.labels(each) or isinstance(each, v.Add | v.Set) for each in effects)
        how = "comma" if are_apart else "and"
        how_long = self.how_long(effects[0])
        if len(effects) > 1 and len({each.for_ for each in effects}) == 1 and how_long:
            does = self.text.listed((self.inside(each, says_how_long=False) for each in effects), how)
            return self.say("noted", does=does, notes=self.text.listed(how_long))
        return self.text.listed((self.inside(each) for each in effects), how)

    def willing(self, effect: v.AnyEffect, does: str) -> str:
        """What is done if you like. What stands in a window is always so; it is said where something must be paid."""
        if isinstance(effect, v.Act) and (effect.may or (effect.window_ and effect.cost)):
            return self.say("if-you-like", does=does)
        return does

    # --- labels

    def labels(self, effect: v.AnyEffect) -> list[str]:
        """For whom, when, against whom, on which condition, how often."""
        asked = [*self.asked(effect)]
        fights = [each for each in asked if isinstance(each, v.Fighting)]
        sides = [each for each in asked if isinstance(each, v.Faction)]
        others = [each for each in asked if each not in sides and each not in fights]
        found = [self.condition(each) for each in sides]
        found += self.moment(effect, fights)
        found += [self.condition(each) for each in others]
        if isinstance(effect, v.Act) and effect.often:
            found.append(self.say(effect.often))
        return [label for label in found if label]

    def asked(self, effect: v.AnyEffect) -> Iterator[v.AnyCondition]:
        """The conditions of a sentence, but for those that are said of whom it strikes."""
        return (each for each in conditions_of(effect) if not is_attached(effect, each))

    def moment(self, effect: v.AnyEffect, fights: Sequence[v.Fighting]) -> list[str]:
        """When a sentence acts, and against whom the fight is."""
        kinds = ("when", "instead", "window")
        words = [f"moment-{kind}-{word}" for kind in kinds if (word := getattr(effect, f"{kind}_", None))]
        against = self.against(fights[0]) if fights else ""
        if words and words[0] in FIGHTS:
            fought = "any" if fights and not against else "yes" if fights else "no"
            return [self.say(words[0], fight=against, fought=Thing(fought, ""))]
        return [*(self.say(word) for word in words), *(self.condition(each) for each in fights)]

    def how_long(self, effect: v.AnyEffect) -> list[str]:
        """How long a sentence stands; there is no room for it in short."""
        return [self.say(f"for-{effect.for_}")] if effect.for_ and not self.is_brief else []

    # --- conditions

    def condition(self, asked: v.AnyCondition) -> str:
        """A condition as a label."""
        if isinstance(asked, v.Not):
            opposite = f"if-not-{tag(asked.that)}"
            if opposite in self.text.messages:
                return self.say(opposite, **self.said_by(asked.that))
            return self.say("if-not", that=self.condition(asked.that))
        if isinstance(asked, v.AllOf | v.AnyOf):
            how = "and" if isinstance(asked, v.AllOf) else "or"
            return self.text.listed((self.condition(each) for each in asked.those), how)
        if isinstance(asked, v.Fighting):
            return self.say("if-fighting", fight=self.against(asked))
        return self.say(f"if-{tag(asked)}", **self.said_by(asked))

    def against(self, asked: v.Fighting) -> str:
        """Against whom, by what: what follows the word for a fight."""
        return following(self.say("against", **self.said_by(asked)))

    def said_by(self, asked: v.AnyCondition) -> Said:
        """Everything that a condition says."""
        said: Said = {name: self.word(getattr(asked, name, None)) for name in ("side", "role")}
        said["what"] = self.thing("stock", getattr(asked, "what", None))
        said["by"] = self.thing("value", getattr(asked, "by", None))
        for number in ("at_least", "at_most", "worth"):
            value = getattr(asked, number, None)
            said[number.replace("_", "-")] = -1 if value is None else value
        said["places"] = self.places(getattr(asked, "spaces", ()))
        said["regions"] = self.text.listed(
            (self.say(f"region-{each}") for each in getattr(asked, "regions", ()) or ("outer",)), "or"
        )
        said["has"] = Thing("places" if getattr(asked, "spaces", ()) else "regions", "")
        cards = (*getattr(asked, "cards", ()), *getattr(asked, "named", ()))
        said["cards"] = self.names("card", cards)
        said["named"] = Thing("yes" if cards else "no", "")
        said["foes"] = Thing("-".join(sorted(getattr(asked, "against", ()))) or "none", "")
        return said

    # --- whom it strikes

    def who(self, effect: v.AnyEffect) -> str:
        """Whom a sentence strikes: ``everybody of the Order``."""
        word = "this-enemy" if effect.whom == "foe" and self.is_met else effect.whom
        return self.say(f"whom-{word}") + self.that(effect)

    def that(self, effect: v.AnyEffect) -> str:
        """What must be true of those whom a sentence strikes; it follows the word for them."""
        those = [each for each in conditions_of(effect) if is_attached(effect, each)]
        said = [self.say(f"whose-{tag(each)}", **self.said_by(each)) for each in those]
        return "".join(map(following, said))

    # --- what is done

    def phrase(self, effect: v.AnyEffect, is_inside: bool) -> str:
        """What a sentence does, and to whom."""
        verb = tag(effect)
        said: Said = {
            "whom": Thing(effect.whom, ""),
            "who": self.who(effect),
            "that": self.that(effect),
            "verb": Thing(verb, ""),
        }
        said["inside"] = Thing("yes" if is_inside else "no", "")
        said["window"] = Thing(self.window, "")
        if isinstance(effect, v.Add | v.Set):
            counted = isinstance(effect.amount, str)
            said["counted"] = Thing(str(effect.amount) if counted else "none", "")
            said["amount"] = 0 if isinstance(effect.amount, str) else effect.amount
            return self.say(f"answer-{effect.while_}", **said)
        if isinstance(effect, v.Allow | v.Forbid):
            return self.say(f"{verb}-{effect.while_}", **said)
        return self.say(f"verb-{verb}", **said, **self.words(effect), **self.numbers(effect), **self.parts(effect))

    def words(self, effect: v.AnyEffect) -> Said:
        """The words and names that a sentence says."""
        found: Said = {}
        for name in ("to", "from", "which", "at", "and", "side", "outcome"):
            found[name] = self.word(getattr(effect, name, None) or getattr(effect, f"{name}_", None))
        for name in ("seen", "meet"):
            found[name] = Thing("yes" if getattr(effect, name, name == "meet") else "no", "")
        found["what"] = self.thing("stock", getattr(effect, "what", None))
        found["by"] = self.thing("value", getattr(effect, "by", None) or getattr(effect, "add", None))
        found["places"] = self.places(getattr(effect, "spaces", ()))
        found["cards"] = self.names("card", getattr(effect, "cards", ()))
        found["wares"] = self.sold(effect) if isinstance(effect, v.Sell) else ""
        enemy = getattr(effect, "enemy", None)
        found["enemy"] = (getattr(enemy, self.text.messages.language) or enemy.en) if enemy else ""
        return found

    def numbers(self, effect: v.AnyEffect) -> Said:
        """The numbers that a sentence says."""
        amount = getattr(effect, "amount", 1)
        found: Said = {name: getattr(effect, name, 0) for name in ("dice", "value", "face", "turns")}
        found["kinds"] = len(getattr(effect, "wares", ()))
        found["amount"] = 1 if isinstance(amount, str) else amount
        found["all"] = Thing("yes" if amount == "all" else "no", "")
        return found

    def parts(self, effect: v.AnyEffect) -> Said:
        """The sentences inside, as texts."""
        if isinstance(effect, v.Do):
            return {"list": self.together(effect.effects)}
        if isinstance(effect, v.Choose):
            return {"list": self.folded((self.inside(each) for each in effect.options), "either")}
        if isinstance(effect, v.Roll):
            return {"list": self.folded(self.rows(effect), "rows")}
        if isinstance(effect, v.Contest | v.Fight):
            won, lost = self.together(effect.won), self.together(effect.lost)
            return {"won": won, "lost": lost, "wins": len(effect.won), "losses": len(effect.lost)}
        return {}

    def rows(self, effect: v.Roll) -> Iterator[str]:
        """The rows of a table: from a total to the one before the next row."""
        for at, row in enumerate(effect.table):
            is_last = at + 1 == len(effect.table)
            to = 6 * effect.dice if is_last else effect.table[at + 1].from_ - 1
            does = self.together(row.effects)
            kind = "row-up" if is_last and effect.add else "row-one" if to == row.from_ else "row"
            said: Said = {"from": row.from_, "to": to, "does": does}
            yield self.say(kind, **said)

    def folded(self, parts: Iterable[str], how: str) -> str:
        """Several texts as one, the same word between all of them."""
        found = ""
        for part in parts:
            found = self.say(f"list-{how}", first=found, second=part) if found else part
        return found

    def sold(self, effect: v.Sell) -> str:
        """The wares, each with what it costs here."""
        prices = {each.id: each.price for each in msgspec.convert(self.text.content, Sold).equipment.equipment}
        wares = ((self.text.thing("card", each), prices[each] + effect.surcharge) for each in effect.wares)
        return self.text.listed(self.say("ware", card=ware, price=price) for ware, price in wares)

    # --- names

    def word(self, word: str | None) -> Thing:
        """A word of the vocabulary, to choose a variant by."""
        return Thing(word or "none", "")

    def thing(self, domain: str, word: str | None) -> Thing:
        """The thing that a sentence names, if it names one."""
        return self.text.thing(domain, word) if word else NOTHING

    def places(self, words: Sequence[str]) -> str:
        """The names of several spaces, as they stand in a sentence."""
        places = (self.say("place", space=self.text.thing("space", each)) for each in words)
        return self.text.listed(places, "or") if words else ""

    def names(self, domain: str, words: Sequence[str]) -> str:
        """The names of several things."""
        return self.text.listed((self.text.thing(domain, each).name for each in words), "or") if words else ""


def tag(part: v.AnyEffect | v.AnyCondition) -> str:
    """The word by which an edition names a verb or a condition."""
    return str(part.__struct_config__.tag)


def following(words: str) -> str:
    """Words that follow others: after a space, unless they begin with a comma."""
    return words if not words or words.startswith(",") else f" {words}"


def is_statement(effect: v.AnyEffect) -> bool:
    """Whether a sentence says what is so, or several things to do: no "and" binds it to its cost."""
    if isinstance(effect, v.Do):
        return len(effect.effects) > 1 or is_statement(effect.effects[0])
    statements = v.Add | v.Set | v.Allow | v.Forbid | v.SetDie | v.EndFight | v.Prevent | v.CompleteTask
    return isinstance(effect, statements)


def conditions_of(effect: v.AnyEffect) -> Sequence[v.AnyCondition]:
    """The conditions that must all hold for a sentence."""
    if effect.if_ is None:
        return ()
    return effect.if_.those if isinstance(effect.if_, v.AllOf) else (effect.if_,)


def is_attached(effect: v.AnyEffect, asked: v.AnyCondition) -> bool:
    """Whether a condition is said of whom the sentence strikes, not as a label."""
    return effect.whom not in ("you", "them") and getattr(asked, "of", "you") == "them" and tag(asked) in ATTACHED
