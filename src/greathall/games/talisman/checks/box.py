"""What is in the box: how many cards of each kind, names, values, and what everything is for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from greathall.games.talisman import vocabulary as v
from greathall.games.talisman.checks.paths import Said, records_in, sentences_in
from greathall.games.talisman.records import Character, Dual, Edition, Encounter, Enemy, Spell
from greathall.kernel.faults import Fault, Path

ENCOUNTERS = 100
SPELLS = 24
EQUIPMENT = 21
INSIGNIA = 5
PERSONS = 8
FACES = range(1, 7)


def faults_of_box(edition: Edition) -> Iterator[Fault]:
    """TAL-1  Every fault of the cards."""
    yield from wrong_counts(edition)
    yield from wrong_names(edition)
    yield from wrong_values(edition)
    yield from wrong_characters(edition)
    yield from wrong_tasks(edition)
    yield from without_a_source(edition)


def wrong_counts(edition: Edition) -> Iterator[Fault]:
    """TAL-1.2, TAL-1.3  The box holds exactly so many cards of each kind, and some in each deck."""
    counted = (
        ("encounters", "encounter", "TAL-1.2", sum(each.count for each in edition.encounters.encounter), ENCOUNTERS),
        ("spells", "spell", "TAL-1.3", sum(each.count for each in edition.spells.spell), SPELLS),
        ("equipment", "equipment", "TAL-1.3", sum(each.count for each in edition.equipment.equipment), EQUIPMENT),
        ("insignia", "insignia", "TAL-1.3", sum(each.count for each in edition.insignia.insignia), INSIGNIA),
    )
    for file, key, clause, count, wanted in counted:
        if count != wanted:
            yield Fault((file, key), f"{count} cards; {clause} allows {wanted}")
    decks = {each.deck for each in edition.encounters.encounter}
    for deck in ("outer", "middle"):
        if deck not in decks:
            yield Fault(("encounters", "encounter"), f"no card of the {deck} deck (TAL-1.2)")


def wrong_names(edition: Edition) -> Iterator[Fault]:
    """TAL-1.1  Ids that mean several things, also as the copies of a card; and names that a language lacks."""
    taken: dict[str, str] = {}
    inside: dict[str, list[Said]] = {}
    for each in sentences_in(edition):
        inside.setdefault(each.record.id, []).append(each)
    for person in dict.fromkeys(each.card for each in edition.characters.character):
        taken[person] = "a person"
    for path, record in records_in(edition):
        copies = getattr(record, "count", 1)
        words = [record.id] + ([f"{record.id}-{copy + 1}" for copy in range(copies)] if copies > 1 else [])
        for word in words:
            if word in taken:
                yield Fault((*path, "id"), f"{word!r} is not allowed; it is {taken[word]} already")
            taken.setdefault(word, f"in {path[0]}.toml")
        named = [(path, record), *((each.path, each.sentence) for each in inside.get(record.id, ()))]
        for where, part in named:
            for field in ("name", "title", "enemy"):
                name = getattr(part, field, None)
                if isinstance(name, v.Name):
                    yield from untranslated(edition, name, (*where, field))


def untranslated(edition: Edition, name: v.Name, path: Path) -> Iterator[Fault]:
    """The languages of the edition that a name lacks."""
    for language in edition.edition.languages:
        if not getattr(name, language):
            yield Fault((*path, language), "missing; the edition is in this language")


def wrong_values(edition: Edition) -> Iterator[Fault]:
    """TAL-6.2, TAL-5.7, TAL-11.7  An Enemy fights by one value; a Spell is cast in one window, or in place of one step."""
    for path, record in records_in(edition):
        if isinstance(record, Enemy | Dual):
            values = sum(value is not None for value in (record.magic, record.strength))
            is_nuisance = isinstance(record, Dual) and bool(record.effects_opposing)
            if values != 1 and not (values == 0 and is_nuisance):
                yield Fault(path, f"{values} values; TAL-6.2 allows magic or strength, one of them")
        if isinstance(record, Spell):
            kinds = [each.kind() for each in record.effects]
            if kinds not in (["window"], ["instead"]):
                said = ", ".join(kinds) or "nothing"
                yield Fault((*path, "effects"), f"{said}; TAL-11.7 allows one sentence, with window or instead")


def wrong_characters(edition: Edition) -> Iterator[Fault]:
    """TAL-1.5  Eight persons, four of each faction, with two sides of the same faction and other titles."""
    sides = edition.characters.character
    by_person: dict[str, list[Character]] = {}
    for at, side in enumerate(sides):
        others = by_person.setdefault(side.card, [])
        if others and side.side != others[0].side:
            what = f"{side.side!r} is not allowed; the other side of {side.card} is of {others[0].side}"
            yield Fault(("characters", "character", at, "side"), what)
        if others and side.title == others[0].title:
            yield Fault(("characters", "character", at, "title"), f"the other side of {side.card} has the same title")
        others.append(side)
    if len(by_person) != PERSONS:
        yield Fault(("characters", "character"), f"{len(by_person)} persons; TAL-1.5 allows {PERSONS}")
    for person, found in by_person.items():
        if len(found) != 2:
            yield Fault(("characters", "character"), f"{len(found)} sides of {person}; TAL-1.5 allows 2")
    factions = Counter(found[0].side for found in by_person.values())
    if len(by_person) == PERSONS and set(factions.values()) != {PERSONS // 2}:
        said = ", ".join(f"{count} of {side}" for side, count in sorted(factions.items()))
        yield Fault(("characters", "character"), f"{said}; TAL-1.5 allows {PERSONS // 2} of each faction")


def wrong_tasks(edition: Edition) -> Iterator[Fault]:
    """TAL-8.3  A task for each number of the die, and a way to do it."""
    faces = Counter(each.face for each in edition.quidditch.task)
    for face in FACES:
        if faces[face] != 1:
            yield Fault(("quidditch", "task"), f"{faces[face]} tasks for a {face}; TAL-8.3 allows 1")
    for at, task in enumerate(edition.quidditch.task):
        if not any(isinstance(each, v.CompleteTask) for each in task.effects):
            yield Fault(("quidditch", "task", at, "effects"), "nothing completes the task (TAL-8.3)")


def without_a_source(edition: Edition) -> Iterator[Fault]:
    """TAL-1.10, TAL-1.11  Equipment that nobody sells, gives or begins with; Insignia from where there are none."""
    given = {each for character in edition.characters.character for each in character.objects}
    for each in sentences_in(edition):
        if isinstance(each.sentence, v.Sell):
            given |= set(each.sentence.wares)
        if isinstance(each.sentence, v.Fetch) and each.sentence.from_ == "stacks":
            given |= set(each.sentence.cards)
        if isinstance(each.sentence, v.Gain) and each.sentence.what == "insignia":
            record = each.record
            if not isinstance(record, Encounter) or record.deck != "middle":
                yield Fault((*each.path, "what"), "'insignia' is not allowed; TAL-1.11: only cards of the Middle deck")
    for at, ware in enumerate(edition.equipment.equipment):
        if ware.id not in given:
            yield Fault(("equipment", "equipment", at), f"nobody sells or gives {ware.id} (TAL-1.10)")
