"""What the sentences of cards say: of things that are there, in words that make sense where they stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from greathall.games.talisman import vocabulary as v
from greathall.games.talisman.checks.paths import Said, parts_of, records_in, sentences_in
from greathall.games.talisman.records import (
    Character,
    Dual,
    Edition,
    Enemy,
    Equipment,
    Event,
    Insignia,
    Object,
    Observer,
    Place,
    Record,
    Space,
    Task,
)
from greathall.kernel.faults import Fault, Path, allowed

TRIGGERS: dict[str, tuple[type[Record], ...]] = {
    "encountered": (Space, Event, Observer, Place, Dual),
    "passage-tried": (Space,),
    "taken": (Object, Dual, Equipment, Insignia),
    "able": (Task,),
}
"""The moments that only some kinds of records have."""
Kinds = tuple[type[Record], ...]


def faults_of_speech(edition: Edition) -> Iterator[Fault]:
    """TAL-11.10  Every fault of the sentences."""
    known: dict[str, Record] = {record.id: record for _, record in records_in(edition)}
    for path, record in records_in(edition):
        if isinstance(record, Character):
            yield from unknown(known, (*path, "start"), (record.start,), (Space,), "a space")
            yield from unknown(known, (*path, "objects"), record.objects, (Equipment,), "Equipment")
    for each in sentences_in(edition):
        yield from wrong_references(known, each)
        yield from wrong_place(each)
        yield from wrong_time(each)
        yield from wrong_target(each)
        yield from wrong_table(each)
        yield from empty(each)


def unknown(known: dict[str, Record], path: Path, words: Sequence[str], kinds: Kinds, what: str) -> Iterator[Fault]:
    """Words that name nothing of this kind."""
    there = [name for name, record in known.items() if isinstance(record, kinds)]
    for at, word in enumerate(words):
        if word not in there:
            where = path if path[-1] == "start" else (*path, at)
            yield Fault(where, f"{word!r} is not {what}; {allowed(there, word)}")


def wrong_references(known: dict[str, Record], each: Said) -> Iterator[Fault]:
    """Spaces, wares and cards that are not there, in a sentence and in its conditions."""
    holdable = (Equipment, Insignia, Object, Dual)
    parts = [(each.path, each.sentence), *parts_of(each.sentence, each.path)]
    for path, part in parts:
        if isinstance(part, v.Sentence) and part is not each.sentence:
            continue
        if isinstance(part, v.At | v.Move | v.Put):
            yield from unknown(known, (*path, "spaces"), part.spaces, (Space,), "a space")
        elif isinstance(part, v.Sell):
            yield from unknown(known, (*path, "wares"), part.wares, (Equipment,), "Equipment")
        elif isinstance(part, v.Fetch):
            yield from unknown(known, (*path, "cards"), part.cards, (Equipment,), "Equipment")
        elif isinstance(part, v.HasCard):
            yield from unknown(known, (*path, "cards"), part.cards, holdable, "a card that is held")
        elif isinstance(part, v.Fighting):
            yield from unknown(known, (*path, "named"), part.named, (Enemy, Dual), "an Enemy")


def wrong_place(each: Said) -> Iterator[Fault]:
    """Moments that such a record never has, and words that belong inside another sentence, or outside."""
    sentence, around = each.sentence, each.around
    when = getattr(sentence, "when_", None)
    if when == "now" and around is None:
        yield Fault((*each.path, "when"), "'now' is not inside another sentence")
    kinds = TRIGGERS.get(str(when))
    if kinds and not isinstance(each.record, kinds):
        yield Fault((*each.path, "when"), f"{when!r} is not allowed; it is of {names_of(kinds)}")
    elif when == "encountered" and isinstance(each.record, Dual) and not each.is_met:
        yield Fault((*each.path, "when"), "'encountered' is not allowed; an Ally is taken")
    if getattr(sentence, "window_", None) and getattr(sentence, "may", False):
        yield Fault((*each.path, "may"), "true is not allowed; a window is always a choice")


def wrong_time(each: Said) -> Iterator[Fault]:
    """What begins to stand inside another sentence says for how long; nothing else does."""
    is_now = getattr(each.sentence, "when_", None) == "now"
    stands = each.around is not None and not is_now
    if each.sentence.for_ and not stands:
        yield Fault((*each.path, "for"), "only what begins to stand inside another sentence says for how long")
    if stands and not each.sentence.for_:
        yield Fault((*each.path, "for"), "missing; what begins to stand inside another sentence says for how long")


def wrong_target(each: Said) -> Iterator[Fault]:
    """Whom a sentence strikes, where it leads, and who pays."""
    sentence, around = each.sentence, each.around
    to = getattr(sentence, "to", None)
    if (sentence.whom == "them" or to == "their-space") and (around is None or around.whom == "you"):
        field = "whom" if sentence.whom == "them" else "to"
        yield Fault((*each.path, field), "nobody was named before who could be meant")
    if isinstance(sentence, v.Move | v.Put) and (to == "named") != bool(sentence.spaces):
        what = "missing" if to == "named" else f"not allowed with to = {to!r}"
        yield Fault((*each.path, "spaces"), f"{what}; spaces are named with to = 'named', and only then")
    if isinstance(sentence, v.Act) and sentence.cost and sentence.whom.startswith("everybody"):
        yield Fault((*each.path, "cost"), "you cannot pay for everybody")


def wrong_table(each: Said) -> Iterator[Fault]:
    """The rows of a table rise from the lowest roll."""
    sentence = each.sentence
    if not isinstance(sentence, v.Roll):
        return
    lows = [row.from_ for row in sentence.table]
    lowest = sentence.dice if sentence.add is None else 1
    highest = 6 * sentence.dice
    if lows[:1] != [lowest] and lows[:1] != [sentence.dice]:
        yield Fault((*each.path, "table"), f"begins with {lows[:1]}; allowed: {lowest}, the lowest roll")
    if lows != sorted(set(lows)):
        yield Fault((*each.path, "table"), f"the rows begin with {lows}; allowed: rising numbers")
    if sentence.add is None and lows and max(lows) > highest:
        yield Fault((*each.path, "table"), f"a row begins with {max(lows)}; allowed: up to {highest}, the highest roll")


def empty(each: Said) -> Iterator[Fault]:
    """A group has sentences, a choice has options."""
    sentence = each.sentence
    if isinstance(sentence, v.Do) and not sentence.effects:
        yield Fault((*each.path, "effects"), "empty; a group has at least one sentence")
    if isinstance(sentence, v.Choose) and len(sentence.options) < 2:
        yield Fault((*each.path, "options"), f"{len(sentence.options)} options; a choice has at least two")


def names_of(kinds: Kinds) -> str:
    """The names of kinds of records."""
    return ", ".join(each.__name__ for each in kinds)
