"""The words of Death Eaters Rising: its messages with an edition's names, and the texts of its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from itertools import groupby

import msgspec

from greathall.games.death_eaters_rising.records import Ability, DeathEater, Edition, Headquarters, Named, Place, Wizard
from greathall.games.death_eaters_rising.vocabulary import Sentence, TeamHas, Verb
from greathall.kernel.rules import Rules
from greathall.kernel.text import NOTHING, Argument, Messages, Text, Thing, capitalised, read_messages

FOLDER = resources.files(__name__)

Card = Wizard | DeathEater | Place | Headquarters | Ability


def messages(language: str) -> Messages:
    """The game's messages in a language."""
    return read_messages(FOLDER, language)


def text_of(rules: Rules, language: str, players: Sequence[str]) -> Text:
    """The words at a table."""
    return Text(messages(language), rules.names, rules.content, players)


def shows(text: Text, facts: Mapping[str, object]) -> dict[str, Thing]:
    """The sides that the dice show, by their words, from the facts of a view."""
    dice = facts["dice"]
    assert isinstance(dice, list)
    return {die["id"]: text.thing("face", die["shows"]) for die in dice if die["shows"]}


def cards_of(content: dict[str, object]) -> dict[str, Named]:
    """Every card of an edition, by its id."""
    edition = msgspec.convert(content, Edition)
    cards: list[Named] = [*edition.wizards["wizard"], *edition.death_eaters["death-eater"], edition.voldemort]
    cards += [*edition.places["place"], *edition.headquarters["headquarters"]]
    return {card.id: card for card in cards}


def card_text(text: Text, card: Named | Ability) -> str:
    """What a card does, from its effects. A headquarters has the texts of its abilities; Voldemort's card has none."""
    if isinstance(card, Headquarters):
        return " ".join(card_text(text, ability) for ability in card.abilities)
    if not isinstance(card, Wizard | DeathEater | Place | Ability):
        return ""
    sentences = [list(effects) for _, effects in groupby(card.effects, moment)]
    return " ".join(sentence(text, card, effects) for effects in sentences)


def moment(effect: Sentence) -> str:
    """When an effect acts."""
    return str(effect.when_ or effect.while_ or effect.window_)


def sentence(text: Text, card: Card, effects: Sequence[Verb]) -> str:
    """What a card does at one moment."""
    pay = getattr(card, "pay", {})
    symbols = [text.say("pay", number=count, trait=text.thing("trait", trait)) for trait, count in pay.items()]
    return capitalised(
        text.say(
            f"moment-{moment(effects[0])}",
            does=joined(text, card, effects),
            pay=text.listed(symbols, "and"),
            pays=len(symbols),
            wound=getattr(card, "wound", 0),
        )
    )


def joined(text: Text, card: Card, effects: Sequence[Verb]) -> str:
    """The phrases of all effects of a moment as one."""
    so_far, before = "", NOTHING
    for effect in effects:
        verb = Thing(verb_of(effect), "")
        does = phrase(text, card, effect, before)
        so_far = text.say("join", first=so_far, second=does, verb=verb) if so_far else does
        before = verb
    return so_far


def verb_of(effect: Sentence) -> str:
    """The verb as the edition writes it."""
    return str(effect.__struct_config__.tag)


def phrase(text: Text, card: Card, effect: Verb, before: Thing) -> str:
    """What one effect does, under its condition."""
    does = text.say(f"verb-{verb_of(effect)}", **arguments(text, effect), before=before)
    if effect.if_ is None:
        return does
    if isinstance(effect.if_, TeamHas):
        return text.say("if-team-has", does=does, who=text.listed(who(text, card, effect.if_), "or"))
    return text.say("if-nobody-here", does=does, faction=text.thing("faction", effect.if_.faction))


def who(text: Text, card: Card, condition: TeamHas) -> list[str]:
    """Whom the team must have: another one, where the card itself would be such."""
    found = []
    if condition.faction:
        own = int(getattr(card, "faction", None) == condition.faction)
        found.append(text.say("team-wizard", faction=text.thing("faction", condition.faction), own=own))
    for word in condition.any_of:
        if word in text.cards:
            found.append(text.say("team-character", character=text.thing("character", word)))
        else:
            own = int(word in getattr(card, "kin", []))
            found.append(text.say("team-kin", kin=text.thing("kin", word), own=own))
    return found


def arguments(text: Text, effect: Verb) -> dict[str, Argument]:
    """Everything that an effect says, as things and numbers."""
    said: dict[str, Argument] = {
        "faction": thing_or_nothing(text, "faction", getattr(effect, "faction", None)),
        "trait": thing_or_nothing(text, "trait", getattr(effect, "trait", None) or getattr(effect, "to", None)),
        "where": thing_or_nothing(text, "location", getattr(effect, "where", None)),
        "on": Thing(getattr(effect, "on", "none"), ""),
        "colours": text.together((text.thing("colour", each) for each in getattr(effect, "colours", [])), "or"),
    }
    for number in ("amount", "amount_of_faction", "wizards"):
        said[number.replace("_", "-")] = getattr(effect, number, 0)
    whom = getattr(effect, "whom", None)
    said["whom"] = text.phrase(f"whom-{whom}", {"faction": said["faction"]}) if whom else NOTHING
    return said


def thing_or_nothing(text: Text, domain: str, word: str | None) -> Thing:
    """The thing that an effect names, if it names one."""
    return text.thing(domain, word) if word else NOTHING
