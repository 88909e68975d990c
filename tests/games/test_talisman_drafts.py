"""The standard edition of Talisman can be read, is whole, and uses every word of the game's vocabulary.

A check is a function that lists faults; each is shown a broken edition too, in which it must find one.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
import pytest

from greathall.games import talisman
from greathall.games.talisman import records, vocabulary
from greathall.kernel.effects import Effect, kebab

R = TypeVar("R", bound=records.Record)

EDITION = Path(talisman.__file__).parent / "editions/standard"
SHEET = {
    name: msgspec.toml.decode((EDITION / f"{name}.toml").read_bytes(), type=form)
    for name, form in records.FILES.items()
}


def parts(thing: object) -> Iterator[msgspec.Struct]:
    """A struct and every struct inside it."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from parts(getattr(thing, field))
    elif isinstance(thing, tuple):
        for one in thing:
            yield from parts(one)


def records_of(sheet: object) -> list[records.Record]:
    return [part for part in parts(sheet) if isinstance(part, records.Record)]


def of_kind(kind: type[R]) -> list[R]:
    return [record for record in RECORDS if isinstance(record, kind)]


RECORDS = [record for sheet in SHEET.values() for record in records_of(sheet)]
BY_ID = {record.id: record for record in RECORDS}
SPACES = of_kind(records.Space)


def encounter(lines: str, kind: str = "event") -> records.Encounters:
    """A file with one card, as wrong as the lines make it."""
    head = (
        f'[[encounter]]\nkind = "{kind}"\nid = "x"\nname = {{ en = "X" }}\nsource = "reconstruction"\ndeck = "outer"\n'
    )
    return msgspec.toml.decode(head + lines, type=records.Encounters)


def event(effect: str) -> records.Encounters:
    return encounter(f"number = 1\neffects = [{effect}]")


# What the form refuses


@pytest.mark.parametrize(
    ("effect", "complaint"),
    [
        ('{ verb = "evade" }', "this one has none"),
        ('{ when = "taken", window = "evading", verb = "evade" }', "this one has when, window"),
        ('{ while = "evading", verb = "evade" }', "unknown field `while`"),
        ('{ when = "taken", verb = "forbid" }', "unknown field `when`"),
        ('{ while = "evading", verb = "add", amount = 1 }', "Invalid enum value 'evading'"),
        ('{ while = "magic", verb = "forbid" }', "Invalid enum value 'magic'"),
        ('{ when = "taken", verb = "vanish" }', "Invalid value 'vanish'"),
        ('{ when = "taken", if = { is = "alone" }, verb = "evade" }', "Invalid value 'alone'"),
        ('{ when = "taken", whom = "nobody", verb = "evade" }', "Invalid enum value 'nobody'"),
        ('{ when = "taken", verb = "lose", what = "life", amount = "many" }', "Invalid enum value 'many'"),
        ('{ when = "taken", verb = "move", spaces = ["King’s Cross"] }', "matching regex"),
    ],
)
def test_a_sentence_is_of_one_kind_and_says_only_known_words(effect: str, complaint: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=re.escape(complaint)):
        event(effect)


@pytest.mark.parametrize(
    "lines",
    [
        'number = 1\ntext = "Gain a Galleon."',  # text is rendered, never written
        "number = 9",
        "number = 1\nmagic = 3",  # an Event has no value
        "number = 1\nnumber-same = 7",
        "",
    ],
)
def test_a_record_has_the_fields_of_its_kind_and_no_text(lines: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        encounter(lines)


# Checks, each a list of faults


def doubles(things: list[records.Record]) -> list[str]:
    return [name for name, count in Counter(record.id for record in things).items() if count > 1]


def references(part: msgspec.Struct) -> Iterator[tuple[type[records.Record] | tuple[type[records.Record], ...], str]]:
    """Every id that this part names, with the kind of record that it must be."""
    match part:
        case vocabulary.At() | vocabulary.Move() | vocabulary.Put():
            yield from ((records.Space, space) for space in part.spaces)
        case records.Space():
            yield from ((records.Space, space) for space in (*part.links, part.facing or part.id))
        case records.Character():
            yield records.Space, part.start
            yield from ((records.Equipment, card) for card in part.objects)
        case vocabulary.Sell():
            yield from ((records.Equipment, card) for card in part.wares)
        case vocabulary.Fetch():
            yield from ((records.Equipment, card) for card in part.cards)
        case vocabulary.HasCard():
            kinds = (records.Equipment, records.Insignia, records.Object, records.Dual)
            yield from ((kinds, card) for card in part.cards)
        case vocabulary.Fighting():
            yield from (((records.Enemy, records.Dual), card) for card in part.named)


def loose_ends(things: list[records.Record]) -> list[str]:
    known = BY_ID | {thing.id: thing for thing in things}
    return [
        f"{thing.id}: {name}"
        for thing in things
        for part in parts(thing)
        for kind, name in references(part)
        if not isinstance(known.get(name), kind)
    ]


def nested(thing: records.Record) -> Iterator[tuple[Effect, Effect | None]]:
    """Every sentence, with the one that it stands in."""

    def inside(part: object, around: Effect | None) -> Iterator[tuple[Effect, Effect | None]]:
        if isinstance(part, Effect):
            yield part, around
            around = part
        if isinstance(part, msgspec.Struct):
            for field in part.__struct_fields__:
                yield from inside(getattr(part, field), around)
        elif isinstance(part, tuple):
            for one in part:
                yield from inside(one, around)

    for field in thing.__struct_fields__:
        yield from inside(getattr(thing, field), None)


def misplaced(things: list[records.Record]) -> list[str]:
    """Words that make no sense where they stand."""
    faults = []
    for thing in things:
        for sentence, around in nested(thing):
            now = getattr(sentence, "when_", None) == "now"
            for_ = getattr(sentence, "for_", None)
            says_them = getattr(sentence, "whom", "") == "them" or getattr(sentence, "to", "") == "their-space"
            if now and around is None:
                faults.append(f"{thing.id}: 'now' is not inside another sentence")
            if for_ and (now or around is None):
                faults.append(f"{thing.id}: 'for' belongs to what begins to stand inside another sentence")
            if around is not None and not now and for_ is None:
                faults.append(f"{thing.id}: what begins to stand must say for how long")
            if says_them and (around is None or getattr(around, "whom", "you") == "you"):
                faults.append(f"{thing.id}: nobody was named to be 'them'")
            if isinstance(sentence, vocabulary.Move | vocabulary.Put) and (sentence.to == "named") != bool(
                sentence.spaces
            ):
                faults.append(f"{thing.id}: 'to' and 'spaces' disagree")
            if isinstance(sentence, vocabulary.Act) and sentence.cost and sentence.whom.startswith("everybody"):
                faults.append(f"{thing.id}: you cannot pay for everybody")
            if isinstance(sentence, vocabulary.Act) and sentence.may and sentence.window_:
                faults.append(f"{thing.id}: a window is always a choice")
            if isinstance(sentence, vocabulary.Roll):
                lows = [row.from_ for row in sentence.table]
                if lows != sorted(set(lows)) or lows[:1] != [sentence.dice]:
                    faults.append(f"{thing.id}: the table does not rise from the lowest roll")
    return faults


def alike(things: list[records.Record]) -> list[str]:
    """Cards of one kind that differ in nothing but the name."""
    plain = Counter(
        (
            type(thing).__name__,
            msgspec.json.encode(msgspec.structs.replace(thing, id="x", name=vocabulary.Name(en="X"))),
        )
        for thing in things
        if not isinstance(thing, records.Space)
    )
    return [text.decode() for (_, text), count in plain.items() if count > 1]


WHOLE = [
    ("doubles", doubles, [*RECORDS, RECORDS[0]]),
    ("loose_ends", loose_ends, records_of(event('{ when = "encountered", verb = "move", spaces = ["narnia"] }'))),
    ("loose_ends", loose_ends, records_of(event('{ when = "encountered", verb = "sell", wares = ["great-hall"] }'))),
    ("misplaced", misplaced, records_of(event('{ when = "now", verb = "evade" }'))),
    ("misplaced", misplaced, records_of(event('{ while = "magic", for = "turn", verb = "add", amount = 1 }'))),
    (
        "misplaced",
        misplaced,
        records_of(event('{ when = "taken", verb = "do", effects = [{ while = "magic", verb = "add", amount = 1 }] }')),
    ),
    ("misplaced", misplaced, records_of(event('{ when = "encountered", whom = "them", verb = "evade" }'))),
    ("misplaced", misplaced, records_of(event('{ when = "encountered", verb = "move", to = "their-space" }'))),
    ("misplaced", misplaced, records_of(event('{ when = "encountered", verb = "move" }'))),
    ("misplaced", misplaced, records_of(event('{ window = "evading", may = true, verb = "evade" }'))),
    (
        "misplaced",
        misplaced,
        records_of(event('{ when = "taken", whom = "everybody", cost = { lose = "fate" }, verb = "heal" }')),
    ),
    ("misplaced", misplaced, records_of(event('{ when = "encountered", verb = "roll", table = [{ from = 2 }] }'))),
    ("misplaced", misplaced, records_of(event('{ when = "taken", verb = "roll", table = [{ from = 1 }, { from = 1 }] }'))),
    ("alike", alike, [msgspec.structs.replace(of_kind(records.Spell)[0], id="other"), *RECORDS]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "faults", "broken"), WHOLE)
def test_the_edition_is_whole(name: str, faults: object, broken: list[records.Record]) -> None:
    assert callable(faults)
    assert faults(broken), f"{name} finds nothing wrong with a broken edition"
    assert faults(RECORDS) == []


# The vocabulary


FORMS = (*get_args(vocabulary.AnyEffect), *get_args(vocabulary.AnyCondition), vocabulary.Cost, vocabulary.Row)
COMMON = {field for form in (vocabulary.Act, vocabulary.Asked) for field in form.__struct_fields__}


def literals(hint: object) -> set[str]:
    """Every word that a type allows."""
    if get_origin(hint) is Literal:
        return set(get_args(hint))
    return {word for inner in get_args(hint) for word in literals(inner)}


def unused(things: list[records.Record]) -> list[str]:
    """Verbs, conditions, fields, and words that no record says. Fields that allow the same words are one list of words."""
    said = [part for thing in things for part in parts(thing)]
    faults = [f"the form {kebab(form.__name__)}" for form in FORMS if not any(type(part) is form for part in said)]
    allowed: dict[frozenset[str], set[str]] = {}
    for form in FORMS:
        hints = get_type_hints(form)
        for field in msgspec.structs.fields(form):
            told = {getattr(part, field.name) for part in said if type(part) is form} - {field.default}
            if not told and field.name not in COMMON:
                faults.append(f"the field {form.__name__}.{field.name}")
            if field.name != "effects" and (words := literals(hints[field.name])):
                missing = allowed.setdefault(frozenset(words), words - {field.default})
                missing -= {word for value in told for word in (value if isinstance(value, tuple) else (value,))}
    return faults + [f"the word {word}" for missing in allowed.values() for word in sorted(missing)]


def test_every_word_of_the_vocabulary_is_used() -> None:
    assert unused(RECORDS) == []


def test_an_unused_word_is_found() -> None:
    """Without whatever redirects, takes what it sees, or speaks of meeting: a fault of each sort."""
    fewer = [
        thing
        for thing in RECORDS
        if not any(
            isinstance(part, vocabulary.Redirect)
            or (isinstance(part, vocabulary.Take) and part.seen)
            or (isinstance(part, vocabulary.Act) and part.window_ == "meeting")
            for part in parts(thing)
        )
    ]
    assert set(unused(fewer)) >= {"the form redirect", "the field Take.seen", "the word meeting"}


@pytest.mark.parametrize("verb", get_args(vocabulary.AnyEffect), ids=lambda verb: kebab(verb.__name__))
def test_a_verb_is_one_sentence_in_its_docstring(verb: type) -> None:
    text = verb.__doc__ or ""
    assert re.fullmatch(r"((TAL-\d+\.\d+( \(\d\))?(, )?)+  )?[A-Z][^.]*\.", text), text
    assert text.startswith("TAL-") or verb in (vocabulary.Do, vocabulary.Choose), "no clause"


# The box


def test_tal_1_1_the_board_has_three_rings_and_the_hall() -> None:
    rings = {
        ring: sorted(space.index for space in SPACES if space.ring == ring)
        for ring in ("outer", "middle", "inner", "hall")
    }
    assert rings == {
        "outer": list(range(24)),
        "middle": list(range(16)),
        "inner": list(range(6)),
        "hall": [0],
    }
    assert [space.id for space in SPACES if space.ring == "inner"][::5] == ["moving-staircases", "room-of-requirement"]


def test_tal_4_9_every_outer_space_faces_a_middle_one_and_every_middle_one_is_faced() -> None:
    ring = {space.id: space.ring for space in SPACES}
    facing = {space.id: ring[space.facing] for space in SPACES if space.facing is not None}
    assert facing == {space.id: "middle" for space in SPACES if space.ring == "outer"}
    assert {space.facing for space in SPACES if space.facing} == {name for name, r in ring.items() if r == "middle"}


def test_tal_4_12_the_ways_between_the_rings() -> None:
    links = {(space.id, other) for space in SPACES for other in space.links}
    assert links == {
        ("kings-cross", "hogsmeade-station"),
        ("hogsmeade-station", "kings-cross"),
        ("4-privet-drive", "hagrids-hut"),
        ("hagrids-hut", "4-privet-drive"),
        ("gates-of-hogwarts", "moving-staircases"),
        ("room-of-requirement", "great-hall"),
    }


def test_a_space_without_a_card_symbol_has_a_text() -> None:
    assert [space.id for space in SPACES if not space.draws and not space.effects] == []


def test_tal_5_7_an_enemy_has_one_value_that_fits_its_deck() -> None:
    for card in of_kind(records.Enemy) + of_kind(records.Dual):
        values = [value for value in (card.magic, card.strength) if value is not None]
        nuisance = isinstance(card, records.Dual) and bool(card.effects_opposing)
        assert len(values) == 1 or (not values and nuisance), card.id
        low, high = (2, 7) if card.deck == "outer" else (4, 10)
        assert all(low <= value <= high for value in values), card.id


def test_tal_11_7_a_spell_is_cast_in_one_window_or_instead_of_one_step() -> None:
    kinds = {spell.id: [effect.kind() for effect in spell.effects] for spell in of_kind(records.Spell)}
    assert {spell: kind for spell, kind in kinds.items() if kind not in (["window"], ["instead"])} == {}


def test_tal_1_5_a_character_card_has_two_sides_of_one_person_and_faction() -> None:
    cards: dict[str, list[records.Character]] = {}
    for character in of_kind(records.Character):
        cards.setdefault(character.card, []).append(character)
        assert character.magic + character.strength in (6, 7), character.id
        assert 3 <= len(character.effects) + (character.spells > 0) + bool(character.objects) <= 4, character.id
    assert {card: len(sides) for card, sides in cards.items()} == dict.fromkeys(
        [
            "albus-dumbledore",
            "minerva-mcgonagall",
            "rubeus-hagrid",
            "harry-potter",
            "peter-pettigrew",
            "bellatrix-lestrange",
            "draco-malfoy",
            "lucius-malfoy",
        ],
        2,
    )
    for first, second in cards.values():
        assert (first.name, first.side) == (second.name, second.side)
        assert first.title != second.title
    assert Counter(sides[0].side for sides in cards.values()) == {"order": 4, "death-eaters": 4}


def test_tal_8_3_a_task_for_each_number_of_the_die() -> None:
    assert [task.face for task in of_kind(records.Task)] == [1, 2, 3, 4, 5, 6]


def test_tal_1_11_insignia_come_only_from_the_middle_deck() -> None:
    givers = [
        thing
        for thing in RECORDS
        if any(isinstance(part, vocabulary.Gain) and part.what == "insignia" for part in parts(thing))
    ]
    assert len(givers) >= 3
    assert {(type(thing), getattr(thing, "deck", None)) for thing in givers} == {
        (records.Event, "middle"),
        (records.Observer, "middle"),
        (records.Place, "middle"),
    }


# What the rulebook shows


def says(record_id: str, *effects: str) -> bool:
    """The record has each of these sentences, to the letter."""
    wanted = [msgspec.toml.decode(f"one = {effect}", type=dict[str, vocabulary.AnyEffect])["one"] for effect in effects]
    return all(one in BY_ID[record_id].effects for one in wanted)


SHOWN = {
    "albus-dumbledore-headmaster": [
        '{ when = "last-spell-cast", verb = "gain", what = "spell" }',
        '{ instead = "movement", if = { is = "rolled", at-least = 6 }, may = true, verb = "move", to = "region" }',
        '{ while = "trophy-mixing", verb = "allow" }',
    ],
    "antonin-dolohov": ['{ when = "movement-rolled", if = { is = "rolled", at-least = 6 }, verb = "gain", what = "fate" }'],
    "nymphadora-tonks": ['{ while = "magic", verb = "add", amount = 1 }'],
    "wand": ['{ while = "magic", if = { is = "fighting" }, verb = "add", amount = 1 }'],
    "bertie-botts-every-flavour-beans": [
        '{ window = "life-loss", if = { is = "fighting" }, verb = "roll", table = '
        '[{ from = 1 }, { from = 5, effects = [{ when = "now", verb = "prevent" }] }] }'
    ],
    "fang": [
        '{ while = "strength", verb = "add", amount = 1 }',
        '{ while = "life-loss", if = { is = "at", spaces = ["forbidden-forest"] }, verb = "forbid" }',
    ],
    "ginny-weasley": [
        '{ window = "attack-rolled", if = { is = "fighting", against = ["character"] }, often = "once-a-fight", '
        'verb = "reroll" }'
    ],
    "beaded-bag": ['{ while = "object-limit", verb = "add", amount = 4 }'],
    "grawp": ['{ while = "object-limit", verb = "add", amount = 4 }'],
    "troll": ['{ while = "object-limit", verb = "add", amount = 2 }'],
    "portkey": [
        '{ instead = "movement-roll", if = { is = "at", regions = ["outer"] }, may = true, '
        'cost = { lose = "this-card" }, verb = "move", to = "facing" }'
    ],
    "expecto-patronum": [
        '{ window = "before-attack-roll", if = { is = "fighting" }, verb = "do", effects = '
        '[{ while = "magic", for = "fight", verb = "add", amount = "strength" }] }'
    ],
    "expulso": ['{ window = "any-time", verb = "turn-advantage", to = "choice" }'],
}  # fmt: skip
SHOWN_SPACES = [
    "ministry-of-magic", "leaky-cauldron", "kings-cross", "st-mungos-hospital", "4-privet-drive",
    "forbidden-forest", "hogsmeade-station", "hagrids-hut", "quidditch-pitch", "gates-of-hogwarts",
    "moving-staircases", "room-of-requirement", "great-hall",
]  # fmt: skip


@pytest.mark.parametrize("record_id", SHOWN)
def test_a_card_that_the_rulebook_shows_says_what_it_shows(record_id: str) -> None:
    assert BY_ID[record_id].source == "rulebook"
    assert says(record_id, *SHOWN[record_id])


def test_the_values_that_the_rulebook_shows() -> None:
    dolohov, ginny, dumbledore = (BY_ID[i] for i in ("antonin-dolohov", "ginny-weasley", "albus-dumbledore-headmaster"))
    assert isinstance(dolohov, records.Dual)
    assert isinstance(ginny, records.Dual)
    assert isinstance(dumbledore, records.Character)
    assert (dolohov.side, dolohov.magic, dolohov.deck) == ("death-eaters", 7, "outer")
    assert ginny.magic == 3
    assert (dumbledore.start, dumbledore.spells, len(dumbledore.effects)) == ("ministry-of-magic", 2, 3)
    assert dumbledore.magic < 6  # the rulebook's example has raised them to 6 and 4
    assert dumbledore.strength < 4
    draws = {space.id: space.draws for space in SPACES}
    assert (draws["leaky-cauldron"], draws["kings-cross"], draws["great-hall"]) == (1, 1, 0)
    assert not says("fang", '{ while = "strength", verb = "add", amount = 2 }')


def test_only_what_the_rulebook_or_the_public_know_is_called_so() -> None:
    people = {"lord-voldemort", "ferret"}
    known = {*SHOWN, *SHOWN_SPACES, *people, "portkey-on-the-grass"}
    assert {record.id for record in RECORDS if record.source == "rulebook"} == known
    assert {record.id for record in RECORDS if record.source == "public"} == {"diagon-alley"}


# The counts


def tally() -> dict[str, int]:
    counts = Counter(f"{kebab(type(record).__name__)}" for record in RECORDS)
    cards: Counter[str] = Counter()
    for record in RECORDS:
        if isinstance(record, records.Encounter):
            cards[f"{record.deck} cards"] += record.count
        elif isinstance(record, records.Spell | records.Equipment | records.Insignia):
            cards[f"{kebab(type(record).__name__)} cards"] += record.count
    return dict(counts + cards)


def test_the_counts() -> None:
    """CONTENT asks for about so many of each type, and the box holds exactly so many cards."""
    counts = tally()
    least = {"dual": 40, "enemy": 9, "event": 12, "observer": 8, "place": 6, "object": 12, "spell": 18, "equipment": 8}
    short = {kind: (counts[kind], number) for kind, number in least.items() if counts[kind] < number}
    assert short == {}, counts
    assert len(RECORDS) >= 150
    box = {
        "space": 47,
        "outer cards": 60,
        "middle cards": 40,
        "spell cards": 24,
        "equipment cards": 21,
        "insignia cards": 5,
        "character": 16,
        "task": 6,
        "voldemort": 1,
        "ferret": 1,
    }
    assert {name: counts[name] for name in box} == box


def test_tal_1_4_two_sides_of_the_war_are_equally_many() -> None:
    sides = Counter(card.side for card in of_kind(records.Dual))
    assert abs(sides["order"] - sides["death-eaters"]) <= 2
