"""The missions: that what each asks for is there, that its space can be reached, and that its fight can be won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts import vocabulary as v
from greathall.games.year_at_hogwarts.checks.board import reached, spaces_of
from greathall.games.year_at_hogwarts.records import Edition, Fight, Mission, Potion, Spell
from greathall.kernel.faults import Fault, Path, allowed

NUMBERS = range(1, 31)
POINTS = range(40, 301)
DIE = 6
PREPARED = 2
"""A prepared character comes with as many times the HP with which the strongest student begins."""


def faults_of_missions(edition: Edition) -> Iterator[Fault]:
    """YAH-1.6, YAH-6  Every fault of the missions."""
    found = reached(edition)
    numbers = Counter(mission.number for mission in edition.missions.mission)
    for at, mission in enumerate(edition.missions.mission):
        path = ("missions", "mission", at)
        if numbers[mission.number] > 1 or mission.number not in NUMBERS:
            what = f"{mission.number} is not allowed; YAH-1.6 allows 1 to 30, each once"
            yield Fault((*path, "number"), what)
        if mission.points not in POINTS:
            yield Fault((*path, "points"), f"{mission.points} is not allowed; YAH-1.6 allows 40 to 300")
        yield from wrong_place(edition, path, mission, found)
        yield from wrong_objects(edition, path, mission)
        yield from wrong_needs(edition, path, mission)
        yield from wrong_fight(edition, path, mission)


def wrong_place(edition: Edition, path: Path, mission: Mission, found: set[str]) -> Iterator[Fault]:
    """YAH-1.6  There is a space of the mission, and a way to it."""
    spaces = spaces_of(edition, mission.at)
    if not spaces:
        yield Fault((*path, "at"), "no space is meant; YAH-1.6 allows one or several")
    elif not any(space.id in found for space in spaces):
        yield Fault((*path, "at"), f"nothing leads to {spaces[0].id}, so nobody attempts it (YAH-1.6)")


def wrong_objects(edition: Edition, path: Path, mission: Mission) -> Iterator[Fault]:
    """YAH-1.6, YAH-4.5  The object tokens that it asks for are there, and can all be held at once."""
    tokens = [token.id for token in edition.objects.object]
    for at, name in enumerate(mission.objects):
        if name not in tokens:
            yield Fault((*path, "objects", at), f"{name!r} is no object token (YAH-1.6); {allowed(tokens, name)}")
        elif name in mission.objects[:at]:
            yield Fault((*path, "objects", at), f"{name!r} is not allowed twice; there is one (YAH-1.3)")
    if not 1 <= len(mission.objects) <= terms.OBJECT_LIMIT:
        what = f"{len(mission.objects)} object tokens; YAH-4.5 allows 1 to {terms.OBJECT_LIMIT}"
        yield Fault((*path, "objects"), what)


def wrong_needs(edition: Edition, path: Path, mission: Mission) -> Iterator[Fault]:
    """YAH-6.2, YAH-10.5  The cards that it asks for are there, and can all be played in its fight."""
    cards = cards_of(edition)
    for at, need in enumerate(mission.needs):
        said = need.card or need.kind
        there = sum(card.count for card in cards if need.card in (None, card.id) and need.kind in (None, card.kind))
        if said is None:
            yield Fault((*path, "needs", at), "neither a card nor a kind; YAH-6.2 allows one of them")
        elif not there and need.card is not None:
            what = f"{need.card!r} is no spell or potion (YAH-6.2); {allowed([card.id for card in cards], need.card)}"
            yield Fault((*path, "needs", at, "card"), what)
        elif there < need.count:
            what = f"{need.count} of {said}, and there are {there} (YAH-6.2)"
            yield Fault((*path, "needs", at, "count"), what)
    limit = terms.CARDS_IN_MISSION[terms.QUALIFIED]
    asked = sum(need.count for need in mission.needs)
    if asked > limit:
        yield Fault((*path, "needs"), f"{asked} cards; YAH-10.5 allows {limit} in its fight")


def cards_of(edition: Edition) -> list[Spell | Potion]:
    """The spells and potions."""
    return [*edition.spells.spell, *edition.potions.potion]


# --- the fight


def wrong_fight(edition: Edition, path: Path, mission: Mission) -> Iterator[Fault]:
    """YAH-1.6, YAH-10.4  It has one fight card, and a prepared character with the best of luck wins that fight."""
    cards = [(at, fight) for at, fight in enumerate(edition.fights.fight) if fight.number == mission.number]
    if len(cards) != 1:
        yield Fault((*path, "number"), f"{len(cards)} fight cards of the number {mission.number}; YAH-1.6 allows 1")
        return
    [(at, fight)] = cards
    students = [board for board in edition.boards.board if board.role == "student"]
    hp = PREPARED * max((board.hp for board in students), default=0)
    for variant in (terms.UNDERAGE, terms.QUALIFIED):
        rounds = rounds_needed(edition, fight, terms.CARDS_IN_MISSION[variant])
        lost = least_lost(fight, rounds) if rounds else 0
        if not rounds or lost >= hp:
            what = f"it takes {rounds} rounds and {lost} HP" if rounds else "no attack dice and no cards bring it down"
            how = f"{terms.VARIANTS[variant]}, with {terms.CARDS_IN_MISSION[variant]} cards and the best of luck"
            yield Fault(("fights", "fight", at), f"{what}, {how}; YAH-10.4 allows less than {hp} HP to be lost")
            return


def rounds_needed(edition: Edition, fight: Fight, limit: int) -> int:
    """YAH-10.4, YAH-10.5  The fewest attacks that take all its HP, cards and dice at their best; 0 when none do."""
    dice = max((board.attack_dice for board in edition.boards.board if board.role == "student"), default=0)
    lowered = fight.resistance - 1
    by_dice = dice if lowered <= DIE else 0
    harm = sorted((most_lost(card.effects) for card in cards_of(edition) for _ in range(card.count)), reverse=True)
    blows = [each for each in harm[:limit] if each > by_dice]
    left, rounds = fight.hp, 0
    while left > 0:
        blow = blows[rounds] if rounds < len(blows) else by_dice
        if not blow:
            return 0
        left, rounds = left - blow, rounds + 1
    return rounds


def least_lost(fight: Fight, rounds: int) -> int:
    """YAH-10.4, YAH-10.4b  The HP that its card costs at the least: when it is revealed, and after each attack."""
    revealed = sum(least(each) for each in fight.effects if each.when_ == "revealed")
    strike = sum(least(each) for each in fight.effects if each.when_ == "strike")
    return revealed + rounds * strike


def least(sentence: v.Verb) -> int:
    """What a sentence costs in HP at the least: with a condition nothing, of rows and options the kindest."""
    if sentence.if_ is not None or sentence.may:
        return 0
    if isinstance(sentence, v.Lose) and sentence.what == "hp" and sentence.whom != "self":
        return sentence.amount
    if isinstance(sentence, v.Roll):
        return min((sum(least(each) for each in row.effects) for row in sentence.table), default=0)
    if isinstance(sentence, v.Choose):
        return min((sum(least(each) for each in option) for option in sentence.options), default=0)
    return 0


def most_lost(effects: Sequence[v.Verb]) -> int:
    """What a card costs an opponent in HP at the most."""
    found = 0
    for each in effects:
        if isinstance(each, v.Lose) and each.what == "hp" and each.whom != "self":
            found += each.amount
        elif isinstance(each, v.Roll):
            found += max((most_lost(row.effects) for row in each.table), default=0)
        elif isinstance(each, v.Choose):
            found += max((most_lost(option) for option in each.options), default=0)
    return found
