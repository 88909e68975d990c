"""The words of Talisman: its messages with an edition's names, and the texts of its cards, made from their effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import resources

import msgspec

from greathall.games.talisman import vocabulary as v
from greathall.games.talisman.records import Character, Dual, Edition, Enemy, Record
from greathall.games.talisman.text.sentences import Speaker
from greathall.kernel.rules import Rules
from greathall.kernel.text import Messages, Text, Thing, capitalised, read_messages

FOLDER = resources.files(__name__)
OTHER_SIDE = {"order": "death-eaters", "death-eaters": "order"}


def messages(language: str) -> Messages:
    """The game's messages in a language."""
    return read_messages(FOLDER, language)


def text_of(rules: Rules, language: str, players: Sequence[str]) -> Text:
    """The words at a table."""
    return named(Text(messages(language), rules.names, rules.content, players), rules.content)


def shows(text: Text, facts: Mapping[str, object]) -> dict[str, Thing]:
    """No die of this game is called by what it shows."""
    return {}


def records_of(content: dict[str, object]) -> list[Record]:
    """Every record of an edition."""
    edition = msgspec.convert(content, Edition)
    return [
        *edition.spaces.space,
        *edition.encounters.encounter,
        *edition.spells.spell,
        *edition.equipment.equipment,
        *edition.insignia.insignia,
        *edition.characters.character,
        *edition.quidditch.task,
        edition.voldemort.voldemort,
        edition.voldemort.ferret,
    ]


def cards_of(content: dict[str, object]) -> dict[str, Record]:
    """Every record of an edition, by its id."""
    return {record.id: record for record in records_of(content)}


# --- names


def named(text: Text, content: dict[str, object]) -> Text:
    """The words with all names: persons, the sides of their cards with their titles, and sentences that are used."""
    for record in records_of(content):
        if isinstance(record, Character):
            text.cards[record.card] = name = getattr(record.name, text.messages.language) or record.name.en
            text.cards[record.id] = text.say("character-name", person=name, title=title_of(text, record))
    text.cards |= effect_names(text, content)
    return text


def title_of(text: Text, record: Character) -> str:
    """What one side of a character card is called beside the name."""
    return getattr(record.title, text.messages.language) or record.title.en


def effect_names(text: Text, content: dict[str, object]) -> dict[str, str]:
    """What sentences are called: an option by what it does, any other by its card and what it does, in short."""
    found = {}
    for record in records_of(content):
        card = text.cards[record.card if isinstance(record, Character) else record.id]
        speakers = [Speaker(text, is_met, is_brief=True) for is_met in (False, True)]
        for word, effect, around, is_met in numbered(record):
            if around is None:
                speakers[is_met].begin(effect)
            does = speakers[is_met].name(effect)
            is_option = isinstance(around, v.Choose)
            found[word] = capitalised(does) if is_option else text.say("effect-name", card=card, does=does)
    return found


def numbered(record: Record) -> Iterator[tuple[str, v.AnyEffect, v.AnyEffect | None, bool]]:
    """Each sentence of a record by its word, with the one that it stands in, and whether it is that of a foe."""
    number = 0
    for effects, is_met in sides_of(record):
        for effect, around in (pair for each in effects for pair in with_insides(each, None)):
            number += 1
            yield f"{record.id}/{number}", effect, around, is_met


def sides_of(record: Record) -> Iterator[tuple[Sequence[v.AnyEffect], bool]]:
    """The sentences of a record, then those for the side that it is no Ally to; and whether they are a foe's."""
    yield record.effects, isinstance(record, Enemy)
    if isinstance(record, Dual):
        yield record.effects_opposing, True


def with_insides(effect: v.AnyEffect, around: v.AnyEffect | None) -> Iterator[tuple[v.AnyEffect, v.AnyEffect | None]]:
    """A sentence, then those inside it."""
    yield effect, around
    for inner in insides(effect):
        yield from with_insides(inner, effect)


def insides(effect: v.AnyEffect) -> Sequence[v.AnyEffect]:
    """The sentences that stand directly in another, in order."""
    if isinstance(effect, v.Do):
        return effect.effects
    if isinstance(effect, v.Choose):
        return effect.options
    if isinstance(effect, v.Roll):
        return [inner for row in effect.table for inner in row.effects]
    return [*effect.won, *effect.lost] if isinstance(effect, v.Contest | v.Fight) else ()


# --- texts


def card_text(text: Text, record: Record) -> str:
    """What a card does, from its effects; of a card with a side first what it is to its own side, then to the other."""
    own, other = ([*(Speaker(text, is_met).whole(effects) for effects, is_met in sides_of(record)), ""])[:2]
    if not isinstance(record, Dual) or not other:
        return own
    return text.say("both-sides", own=own, other=other, side=Thing(OTHER_SIDE[record.side], ""))
