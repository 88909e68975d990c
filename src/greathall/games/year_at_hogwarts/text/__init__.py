"""The words of A Year at Hogwarts: its messages with an edition's names, and its cards' texts, made from their effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import resources

import msgspec

from greathall.games.year_at_hogwarts import records as r
from greathall.games.year_at_hogwarts import vocabulary as v
from greathall.games.year_at_hogwarts.records import Edition, Record
from greathall.games.year_at_hogwarts.text.sentences import Speaker
from greathall.kernel.rules import Rules
from greathall.kernel.text import Argument, Messages, Text, Thing, capitalised, read_messages

FOLDER = resources.files(__name__)
TABLES = (
    ("boards", "board"),
    ("objects", "object"),
    ("spells", "spell"),
    ("potions", "potion"),
    ("books", "book"),
    ("behaviour", "behaviour"),
    ("events", "event"),
    ("quidditch", "card"),
    ("missions", "mission"),
    ("duels", "duel"),
    ("fights", "fight"),
    ("map", "space"),
)
"""The files and tables of records that can be looked at. The first to bear an id has it alone, others add what they are."""


def messages(language: str) -> Messages:
    """The game's messages in a language."""
    return read_messages(FOLDER, language)


def text_of(rules: Rules, language: str, players: Sequence[str]) -> Text:
    """The words at a table."""
    return named(Text(messages(language), rules.names, rules.content, players), rules.content)


def shows(text: Text, facts: Mapping[str, object]) -> dict[str, Thing]:
    """No die of this game is called by what it shows."""
    return {}


def cards_of(content: dict[str, object]) -> dict[str, Record]:
    """Every record of an edition that can be looked at, by its id in the book."""
    edition = msgspec.convert(content, Edition)
    found: dict[str, Record] = {}
    for file, table in TABLES:
        for record in getattr(getattr(edition, file), table):
            found[f"{table}-{record.id}" if record.id in found else record.id] = record
    return found


# --- names


def named(text: Text, content: dict[str, object]) -> Text:
    """The words with all names: those of records that share an id, and of sentences that are used or chosen."""
    records = cards_of(content)
    for name, record in records.items():
        text.cards[name] = name_of(text, record)
    for name, record in sayers(content):
        text.cards |= effect_names(text, name, record)
    return text


def sayers(content: dict[str, object]) -> Iterator[tuple[str, Record]]:
    """Every record that has sentences, by the word that stands before their numbers."""
    records = cards_of(content)
    yield from records.items()
    for record in space_effects(content):
        yield f"{record.id}-space" if record.id in records else record.id, record


def name_of(text: Text, record: Record) -> str:
    """What a record is called; a space without a name by what it is."""
    names = getattr(record, "name", None)
    if names:
        return str(names.get(text.messages.language) or names["en"])
    return text.say(f"place-kind-{record.kind}") if isinstance(record, r.Space) else record.id


def space_effects(content: dict[str, object]) -> Sequence[r.SpaceEffect]:
    """What kinds of spaces do."""
    return msgspec.convert(content, Edition).spaces.space


def effect_names(text: Text, name: str, record: Record) -> dict[str, str]:
    """What sentences are called: an option by what it does, any other by its record and what it does."""
    speaker = speaker_of(text, record)
    found = {}
    for word, effect, is_option in numbered(name, record):
        does = speaker.name(effect)
        card = "" if isinstance(record, r.SpaceEffect) else name_of(text, record)
        found[word] = capitalised(does) if is_option or not card else text.say("effect-name", card=card, does=does)
    return found


def speaker_of(text: Text, record: Record) -> Speaker:
    """Who says the sentences of a record."""
    return Speaker(text, is_figure=isinstance(record, r.Figure))


def effects_of(record: Record) -> Sequence[v.Verb]:
    """All sentences of a record that do not stand inside others; of a board those for moving first."""
    if isinstance(record, r.PlayerBoard):
        return (*record.movement, *record.fight)
    return getattr(record, "effects", ())


def numbered(name: str, record: Record) -> Iterator[tuple[str, v.Verb, bool]]:
    """Each sentence of a record by its word, and whether it is an option to choose."""
    for number, (effect, is_option) in enumerate(with_insides(effects_of(record)), 1):
        yield f"{name}/{number}", effect, is_option


def with_insides(effects: Sequence[v.Verb], is_option: bool = False) -> Iterator[tuple[v.Verb, bool]]:
    """Sentences, each with those inside it after it."""
    for effect in effects:
        yield effect, is_option
        if isinstance(effect, v.Begin):
            yield from with_insides(effect.effects)
        if isinstance(effect, v.Choose):
            for option in effect.options:
                yield from with_insides(option, is_option=True)
        if isinstance(effect, v.Roll):
            for branch in effect.table:
                yield from with_insides(branch.effects)


# --- texts


def space_text(text: Text, space: r.Space, content: dict[str, object]) -> str:
    """What a space does: all that holds for spaces like it."""
    return " ".join(Speaker(text).whole(effect.effects) for effect in space_effects(content) if fits(effect.at, space))


def card_text(text: Text, record: Record) -> str:
    """What a record says of itself, in full."""
    speaker = speaker_of(text, record)
    facts = text.say(f"facts-{kind_of(record)}", **facts_of(text, record)) if has_facts(record) else ""
    return " ".join(filter(None, (facts, *sentences_of(text, speaker, record))))


def sentences_of(text: Text, speaker: Speaker, record: Record) -> Iterator[str]:
    """The sentences of a record; those of a board under their heads."""
    if isinstance(record, r.PlayerBoard):
        for head, effects in (("head-movement", record.movement), ("head-fight", record.fight)):
            yield text.say(head, words=speaker.whole(effects))
    else:
        yield speaker.whole(effects_of(record))


def kind_of(record: Record) -> str:
    """What a record is, in one word."""
    return {r.PlayerBoard: "board", r.Space: "space", r.QuidditchCard: "quidditch"}.get(
        type(record), type(record).__name__.lower()
    )


def has_facts(record: Record) -> bool:
    """Whether numbers and names stand on the card beside its sentences."""
    return isinstance(record, r.PlayerBoard | r.Mission | r.Figure | r.Book) or (
        isinstance(record, r.Object) and not record.effects
    )


def facts_of(text: Text, record: Record) -> dict[str, Argument]:
    """The numbers and names of a card."""
    found: dict[str, Argument] = {}
    for number in ("number", "points", "hp", "resistance", "attack_dice"):
        value = getattr(record, number, None)
        if value is not None:
            found[number.replace("_", "-")] = value
    if isinstance(record, r.Book):
        found["subject"] = text.thing("subject", record.subject)
    if isinstance(record, r.Figure):
        found["first"] = Thing(record.first, "")
    if isinstance(record, r.Mission):
        found["place"] = Speaker(text).place(record.at)
        found["objects"] = text.listed(text.thing("token", each).name for each in record.objects)
        found["needs"] = text.listed(needed(text, need) for need in record.needs)
    return found


def needed(text: Text, need: r.Need) -> str:
    """A card that a qualified wizard brings."""
    name = text.thing("card", need.card).name if need.card else text.say(f"kind-{need.kind}")
    return text.say("needed", name=name, count=need.count)


def fits(place: v.Place, space: r.Space) -> bool:
    """Whether a space is among those that are meant."""
    return (
        (not place.boards or space.board in place.boards)
        and (not place.kinds or space.kind in place.kinds)
        and (not place.spaces or space.id in place.spaces)
        and space.id not in place.besides
    )
