"""The sentences of cards in words: ``Strike: lose 3 health``, ``Everyone else gains 5 points``.

A sentence is labels (when, how often, on which condition, for what price) and what is done: as an order to the reader
("lose 1 card"), or with its subject ("the opponent loses 1 card"). Neighbours with the same labels are said together. On a
fight or duel card "you" is who fights against it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from greathall.games.year_at_hogwarts import vocabulary as v
from greathall.kernel.text import NOMINATIVE, NOTHING, Argument, Text, Thing, capitalised

Said = dict[str, Argument]
YOU = "you"
THAT = "that"
"""Whom the sentence around it has named already."""
ITSELF = "itself"
"""The figure of a fight or duel card, on its own card."""
PLAIN = {"played", "resolved", "stopped", "then"}
"""Moments that need no word: the card itself is the moment."""
COUNTED = {"hp", "points", "floo", "portkey", "object", "card", "spell", "potion", "book"}
"""What sentences gain and lose, so many at a time."""
QUESTIONS = v.Add | v.Set
PERMISSIONS = v.Allow | v.Forbid
OTHERS = {"each", "each-other", "any", "right", "leader", "last"}
LISTS = v.Choose | v.Roll
"""What has a list of its own stands alone."""
OF_SOMEBODY = v.Has | v.At | v.OfHouse
"""Conditions that others are told by: everyone with a potion."""


class Speaker:
    """Says the sentences of a record; ``is_figure`` where the record speaks of itself as somebody whom you fight."""

    def __init__(self, text: Text, is_figure: bool = False) -> None:
        self.text = text
        self.is_figure = is_figure

    def say(self, message: str, /, **said: Argument) -> str:
        """A message of the game."""
        return self.text.say(message, **said)

    # --- sentences

    def whole(self, effects: Sequence[v.Verb]) -> str:
        """All sentences of a record; neighbours with the same labels as one."""
        found = []
        for (labels, alone), group in groupby(effects, self.company):
            does = [self.does(each) for each in group]
            if labels and not alone:
                does = [self.text.listed(does, "and")]
            found += [self.finished(labels, each) for each in does]
        return " ".join(found)

    def company(self, effect: v.Verb) -> tuple[str, bool]:
        """The labels of a sentence, and whether it is said alone."""
        return self.labels(effect), isinstance(effect, LISTS)

    def stopped(self, effect: v.Verb) -> str:
        """A sentence that stands by itself."""
        return self.finished(self.labels(effect), self.does(effect))

    def finished(self, labels: str, does: str) -> str:
        """A sentence with its capital and its full stop."""
        words = self.say("labelled", labels=labels, does=does) if labels else does
        return capitalised(self.say("full-stop", words=words))

    def inside(self, effect: v.Verb, outer: str = YOU, how_long: str = "") -> str:
        """A sentence within another: when, on which condition and how long stands at its end, in brackets."""
        does = self.does(effect, outer)
        if effect.pay:
            does = self.say("labelled", labels=self.price(effect.pay), does=does)
        notes = [*self.moment(effect), *self.conditions(effect, outer), *([how_long] if how_long else [])]
        return self.say("noted", does=does, notes=self.text.listed(notes)) if notes else does

    def name(self, effect: v.Verb) -> str:
        """What a sentence does, without any condition."""
        return self.does(effect)

    # --- labels

    def labels(self, effect: v.Verb) -> str:
        """When, how often, on which condition and for what price; and whether one likes."""
        found = [*self.moment(effect), *([self.say(effect.often)] if effect.often else [])]
        if self.is_offered(effect):
            found.append(self.say(f"who-{effect.whom}"))
        found += self.conditions(effect, YOU)
        if effect.pay:
            found.append(self.price(effect.pay))
        if effect.may:
            found.append(self.say("if-you-like"))
        return self.text.listed(found) if found else ""

    def moment(self, effect: v.Verb) -> list[str]:
        """When a sentence acts, or in whose place."""
        if effect.when_ and effect.when_ not in PLAIN:
            return [self.say(f"when-{effect.when_}")]
        if effect.instead_:
            return [self.say("instead", step=self.text.thing("replaced", effect.instead_))]
        return [self.say(f"at-{effect.window_}", **self.subject(effect, YOU))] if effect.window_ else []

    def price(self, cost: v.Cost) -> str:
        """What must be given up."""
        return self.say("for-a", what=self.counted(cost.what, 1))

    # --- whom it concerns

    def whom(self, effect: v.Verb, outer: str) -> str:
        """Whom a sentence concerns, as its reader would call them."""
        if effect.whom == "that-one":
            return outer
        if self.is_figure:
            return {"self": ITSELF, "opponent": YOU}.get(effect.whom, effect.whom)
        return YOU if effect.whom == "self" else effect.whom

    def is_offered(self, effect: v.Verb) -> bool:
        """Whether others may do it if they like: then they are told it as you are."""
        return (effect.may or effect.pay is not None) and effect.whom in OTHERS

    def subject(self, effect: v.Verb, outer: str) -> Said:
        """Who does it: you, or the words for somebody else, with what must be true of them."""
        whom = self.whom(effect, outer)
        if whom == YOU or self.is_offered(effect):
            return {"person": Thing(YOU, ""), "who": NOTHING}
        if whom == THAT:
            return {"person": Thing(THAT, ""), "who": NOTHING}
        who = self.text.phrase(f"who-{whom}", {})
        if isinstance(effect.if_, OF_SOMEBODY):
            that = self.say(f"whose-{tag(effect.if_)}", **self.said_if(effect.if_))
            who = self.text.phrase("such", {"who": who, "that": that})
        return {"person": Thing(whom, ""), "who": who}

    # --- conditions

    def conditions(self, effect: v.Verb, outer: str) -> Iterator[str]:
        """The condition of a sentence as a label, unless what is done says it."""
        asked = effect.if_
        if asked is None or (isinstance(asked, OF_SOMEBODY) and self.whom(effect, outer) != YOU):
            return
        if is_said_within(effect):
            return
        kind = "if-attacked" if isinstance(asked, v.Concerns) and effect.when_ else f"if-{tag(asked)}"
        yield self.say(kind, **self.said_if(asked))

    def said_if(self, asked: v.If) -> Said:
        """The words and numbers of a condition."""
        said: Said = {}
        for number in ("at_least", "at_most"):
            value = getattr(asked, number, None)
            said[number.replace("_", "-")] = -1 if value is None else value
        if isinstance(asked, v.At):
            said["place"] = self.place(asked.place, "on")
        if isinstance(asked, v.Has):
            said["what"] = self.text.thing("holding", asked.what)
            said["counted"] = self.counted(asked.what, asked.at_most if asked.at_least is None else asked.at_least)
        if isinstance(asked, v.OfHouse):
            said["house"] = self.text.thing("house", asked.house)
        if isinstance(asked, v.Concerns):
            for case in (NOMINATIVE, "with", "all"):
                said["means" if case == NOMINATIVE else case] = self.means(asked, case)
        return said

    def means(self, asked: v.Concerns, case: str) -> str:
        """What an attack, a card or a draw is: by its name, as what one attacks with, or all such cards."""
        things = (self.text.thing("means", each) for each in asked.means)
        return self.text.listed((each.name if case == NOMINATIVE else each.form(case) for each in things), "or")

    # --- what is done

    def does(self, effect: v.Verb, outer: str = YOU) -> str:
        """What a sentence does."""
        said = self.subject(effect, outer)
        asked = effect.if_
        if isinstance(effect, QUESTIONS):
            total = "damage-by" if is_said_within(effect) else f"total-{effect.while_}"
            question = self.say(total, **(self.said_if(asked) if asked else {}))
            kind = "add" if isinstance(effect, v.Add) else "set"
            return self.say(kind, question=question, amount=effect.amount, signed=signed(effect.amount), **said)
        if isinstance(effect, PERMISSIONS):
            kind = f"{tag(effect)}-{effect.while_}"
            if asked and is_said_within(effect):
                return self.say(f"{kind}-such", **said, **self.said_if(asked))
            return self.say(kind, **said)
        return self.say(f"verb-{tag(effect)}", **said, **self.said_by(effect), **self.parts(effect, outer))

    def said_by(self, effect: v.Verb) -> Said:
        """The words, places and numbers that a verb says."""
        amount = getattr(effect, "amount", 1)
        found: Said = {"amount": amount, "squares": abs(amount), "dice": getattr(effect, "dice", 0)}
        found["way"] = Thing("back" if amount < 0 else "on", "")
        if isinstance(effect, v.ReRoll):
            found["dice"] = Thing(effect.dice, "")
        what = getattr(effect, "what", "")
        found["what"] = Thing(what or "none", self.counted(what, amount) if what in COUNTED else "")
        found["per"] = Thing(getattr(effect, "per", None) or "none", "")
        found["deck"] = Thing(getattr(effect, "deck", "none"), "")
        found["from"] = Thing(getattr(effect, "from_", "none"), "")
        for flag in ("unseen", "seen"):
            found[flag] = Thing("yes" if getattr(effect, flag, False) else "no", "")
        found["steps"] = getattr(effect, "steps", 0)
        place = getattr(effect, "to", None) or getattr(effect, "at", None)
        found["on"] = self.place(place, "on") if place else ""
        found["to"] = self.place(place, "to") if place else ""
        return found

    def parts(self, effect: v.Verb, outer: str) -> Said:
        """The sentences inside, as texts."""
        if isinstance(effect, v.Begin):
            whom, how_long = self.whom(effect, outer), self.how_long(effect)
            inside = (self.inside(each, whom, how_long) for each in effect.effects)
            return {"list": self.text.listed(inside, "and")}
        if isinstance(effect, v.Choose):
            return {"list": self.folded((self.together(each) for each in effect.options), "either")}
        if isinstance(effect, v.Roll):
            outer = YOU if self.whom(effect, outer) in (YOU, ITSELF) else THAT
            return {"list": self.folded(self.rows(effect, outer), "rows")}
        return {}

    def how_long(self, effect: v.Begin) -> str:
        """How long a sentence stands; what concerns a seeker, to the next roll."""
        is_of_seeker = any(isinstance(each, QUESTIONS) and each.while_ == "seeker-dice" for each in effect.effects)
        return self.say("for-roll" if effect.for_ == "round" and is_of_seeker else f"for-{effect.for_}")

    def together(self, effects: Sequence[v.Verb], outer: str = YOU) -> str:
        """Several sentences inside another as one."""
        inside = [self.inside(each, outer) for each in effects]
        return self.text.listed(inside, "and") if inside else self.say("nothing-happens")

    def rows(self, effect: v.Roll, outer: str) -> Iterator[str]:
        """The rows of a table."""
        above = 0
        for branch in effect.table:
            kind = "row-one" if branch.up_to == above + 1 else "row"
            said: Said = {"from": above + 1, "to": branch.up_to, "does": self.together(branch.effects, outer)}
            yield self.say(kind, **said)
            above = branch.up_to

    def folded(self, parts: Iterable[str], how: str) -> str:
        """Several texts as one, the same word between all of them."""
        found = ""
        for part in parts:
            found = self.say(f"list-{how}", first=found, second=part) if found else part
        return found

    # --- names

    def counted(self, word: str, amount: int | None) -> str:
        """So many of what is held: ``3 health``."""
        return self.say(f"counted-{word}", amount=amount or 0)

    def place(self, place: v.Place, case: str = "") -> str:
        """Which spaces are meant: by their names; or where one is (*on*), or goes (*to*)."""
        named = self.text.listed((self.placed(each, case) for each in self.places(place)), "or")
        if not place.besides:
            return named
        besides = self.text.listed((self.text.thing("space", each).name for each in place.besides), "or")
        return self.say("place-besides", place=named, besides=besides)

    def places(self, place: v.Place) -> Iterator[Thing]:
        """The names of the spaces that are meant, or of their kinds and boards, with their forms."""
        for each in place.spaces:
            yield self.text.phrase("place-space", {"space": self.text.thing("space", each)})
        if place.own_house:
            yield self.text.phrase("place-own-common-room", {})
        elif place.kinds == ("named",) and place.boards:
            yield from (self.text.phrase(f"place-named-{each}", {}) for each in place.boards)
        else:
            yield from (self.text.phrase(f"place-kind-{each}", {}) for each in place.kinds)
            yield from (self.text.phrase(f"place-board-{each}", {}) for each in place.boards)
        if place.pawn_of:
            yield self.text.phrase("place-of-pawn", {})

    def placed(self, place: Thing, case: str) -> str:
        """A place by its name, or as where one is or goes."""
        return self.say(f"place-{case}", place=place) if case else place.name


def is_said_within(effect: v.Verb) -> bool:
    """Whether what is done names its condition: damage by spells, no spells to play, where one may stop."""
    asked = effect.if_
    if effect.while_ == "stopping":
        return isinstance(asked, v.At)
    return effect.while_ in ("damage", "playing") and isinstance(asked, v.Concerns)


def tag(part: v.Verb | v.If) -> str:
    """The word by which an edition names a verb or a condition."""
    return str(part.__struct_config__.tag)


def signed(amount: int) -> str:
    """``+2``, ``−1``."""
    return f"−{-amount}" if amount < 0 else f"+{amount}"
