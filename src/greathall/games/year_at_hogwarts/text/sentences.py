"""The sentences of cards in words: ``Strike: −3 health``, ``everyone: +1 Portkey``.

A sentence is labels (when, on which condition, for whom) and what is done, as short as it is printed on a card; so no language
needs a name in more than the nominative. On a fight or duel card "you" is who fights against it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from greathall.games.year_at_hogwarts import vocabulary as v
from greathall.kernel.text import Argument, Text, Thing, capitalised

Said = dict[str, Argument]
PLAIN = {"played", "resolved", "stopped", "then"}
"""Moments that need no word: the card itself is the moment."""
COUNTED = {"hp", "points", "floo", "portkey", "object", "card", "spell", "potion", "book"}
"""What sentences gain and lose, so many at a time."""
QUESTIONS = v.Add | v.Set
PERMISSIONS = v.Allow | v.Forbid


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
        """All sentences of a record."""
        return " ".join(self.stopped(effect) for effect in effects)

    def stopped(self, effect: v.Verb) -> str:
        """A sentence with its capital and its full stop."""
        return capitalised(self.say("full-stop", words=self.sentence(effect)))

    def sentence(self, effect: v.Verb) -> str:
        """A sentence that stands by itself."""
        labels = [*self.moment(effect), *self.who(effect), *self.labels(effect)]
        does = self.does(effect)
        return self.say("labelled", labels=self.text.listed(labels), does=does) if labels else does

    def inside(self, effect: v.Verb, how_long: str = "") -> str:
        """A sentence within another: its condition, and how long it stands, come last, in brackets."""
        does = self.does(effect)
        if effect.pay:
            does = self.say("cost", what=self.holding(effect.pay.what), does=does)
        who = self.who(effect)
        does = self.say("labelled", labels=who[0], does=does) if who else does
        notes = [*self.moment(effect), *self.conditions(effect), *([how_long] if how_long else [])]
        return self.say("noted", does=does, notes=self.text.listed(notes)) if notes else does

    def name(self, effect: v.Verb) -> str:
        """What a sentence does, without any condition."""
        return self.does(effect)

    # --- labels

    def moment(self, effect: v.Verb) -> list[str]:
        """When a sentence acts, or in whose place."""
        if effect.when_ and effect.when_ not in PLAIN:
            return [self.say(f"when-{effect.when_}")]
        if effect.instead_:
            return [self.say("instead", step=self.text.thing("replaced", effect.instead_))]
        return [self.text.thing("window", effect.window_).name] if effect.window_ else []

    def labels(self, effect: v.Verb) -> list[str]:
        """How often, on which condition, for what price, and whether one likes."""
        found = [self.say(effect.often)] if effect.often else []
        found += self.conditions(effect)
        if effect.pay:
            found.append(self.say("for-a", what=self.holding(effect.pay.what)))
        return [*found, self.say("if-you-like")] if effect.may else found

    def who(self, effect: v.Verb) -> list[str]:
        """Whom a sentence concerns, where that is not you."""
        whom = effect.whom
        if whom == "that-one":
            return []
        if self.is_figure:
            return [self.say("who-itself")] if whom == "self" and not isinstance(effect, v.Begin) else []
        return [] if whom == "self" else [self.say(f"who-{whom}")]

    def conditions(self, effect: v.Verb) -> Iterator[str]:
        """The condition of a sentence as a label."""
        asked = effect.if_
        if asked is None:
            return
        said: Said = {}
        for number in ("at_least", "at_most"):
            value = getattr(asked, number, None)
            said[number.replace("_", "-")] = -1 if value is None else value
        if isinstance(asked, v.At):
            said["place"] = self.place(asked.place)
        if isinstance(asked, v.Has):
            said["what"] = self.holding(asked.what)
            said["counted"] = self.counted(asked.what, asked.at_most if asked.at_least is None else asked.at_least)
        if isinstance(asked, v.OfHouse):
            said["house"] = self.text.thing("house", asked.house)
        if isinstance(asked, v.Concerns):
            said["means"] = self.text.listed((self.text.thing("means", each).name for each in asked.means), "or")
        yield self.say(f"if-{tag(asked)}", **said)

    # --- what is done

    def does(self, effect: v.Verb) -> str:
        """What a sentence does."""
        if isinstance(effect, QUESTIONS):
            kind = "add" if isinstance(effect, v.Add) else "set"
            question = self.say(f"total-{effect.while_}")
            return self.say(kind, question=question, amount=effect.amount, signed=signed(effect.amount))
        if isinstance(effect, PERMISSIONS):
            return self.say(f"{tag(effect)}-{effect.while_}")
        return self.say(f"verb-{tag(effect)}", **self.said_by(effect), **self.parts(effect))

    def said_by(self, effect: v.Verb) -> Said:
        """The words, places and numbers that a verb says."""
        amount = getattr(effect, "amount", 1)
        found: Said = {"amount": amount, "signed": signed(amount), "dice": getattr(effect, "dice", 0)}
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
        found["place"] = self.place(place) if place else ""
        return found

    def parts(self, effect: v.Verb) -> Said:
        """The sentences inside, as texts."""
        if isinstance(effect, v.Begin):
            how_long = self.say(f"for-{effect.for_}")
            return {"list": self.text.listed((self.inside(each, how_long) for each in effect.effects), "and")}
        if isinstance(effect, v.Choose):
            return {"list": self.folded((self.together(each) for each in effect.options), "either")}
        if isinstance(effect, v.Roll):
            return {"list": self.folded(self.rows(effect), "rows")}
        return {}

    def together(self, effects: Sequence[v.Verb]) -> str:
        """Several sentences inside another as one."""
        return (
            self.text.listed((self.inside(each) for each in effects), "and") if effects else self.say("nothing-happens")
        )

    def rows(self, effect: v.Roll) -> Iterator[str]:
        """The rows of a table."""
        above = 0
        for branch in effect.table:
            kind = "row-one" if branch.up_to == above + 1 else "row"
            said: Said = {"from": above + 1, "to": branch.up_to, "does": self.together(branch.effects)}
            yield self.say(kind, **said)
            above = branch.up_to

    def folded(self, parts: Iterable[str], how: str) -> str:
        """Several texts as one, the same word between all of them."""
        found = ""
        for part in parts:
            found = self.say(f"list-{how}", first=found, second=part) if found else part
        return found

    # --- names

    def holding(self, word: str) -> Thing:
        """What is held, as a name."""
        return self.text.thing("holding", word)

    def counted(self, word: str, amount: int | None) -> str:
        """So many of what is held: ``3 health``."""
        return self.say(f"counted-{word}", amount=amount or 0)

    def place(self, place: v.Place) -> str:
        """Which spaces are meant, in the nominative."""
        found = [self.text.thing("space", each).name for each in place.spaces]
        if place.own_house:
            found.append(self.say("place-own-common-room"))
        elif place.kinds == ("named",) and place.boards:
            found += [self.say(f"place-named-{each}") for each in place.boards]
        else:
            found += [self.say(f"place-kind-{each}") for each in place.kinds]
            found += [self.say(f"place-board-{each}") for each in place.boards]
        if place.pawn_of:
            found.append(self.say("place-of-pawn"))
        named = self.text.listed(found, "or")
        besides = (
            self.text.listed((self.text.thing("space", each).name for each in place.besides), "or")
            if place.besides
            else ""
        )
        return self.say("place-besides", place=named, besides=besides) if besides else named


def tag(part: v.Verb | v.If) -> str:
    """The word by which an edition names a verb or a condition."""
    return str(part.__struct_config__.tag)


def signed(amount: int) -> str:
    """``+2``, ``−1``."""
    return f"−{-amount}" if amount < 0 else f"+{amount}"
