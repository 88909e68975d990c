"""Reading an edition of Death Eaters Rising: every fault is found before it reaches a table."""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from greathall.games.death_eaters_rising import terms
from greathall.games.death_eaters_rising.box import Box
from greathall.games.death_eaters_rising.records import Edition, Named, Wizard
from greathall.games.death_eaters_rising.vocabulary import (
    AddDie,
    Cleanse,
    Corrupt,
    Damage,
    EveryPlayerMayHeal,
    ExtraSymbol,
    ForbidTokens,
    ForbidTurning,
    Heal,
    HealDeathEaters,
    LimitHealing,
    NobodyHere,
    OthersMayTakeToken,
    Reroll,
    Strike,
    TakeToken,
    TeamHas,
    TurnDie,
    Verb,
)
from greathall.kernel.errors import BadEdition
from greathall.kernel.faults import faults_in

NO_TEXTS: Mapping[str, str] = MappingProxyType({})

Says = dict[str, tuple[type, ...]]
ON_THE_TABLE = (Damage, Corrupt, HealDeathEaters, LimitHealing, ForbidTokens, ForbidTurning, ExtraSymbol)
FOR_A_PLAYER = (Heal, EveryPlayerMayHeal, Cleanse, TakeToken, OthersMayTakeToken, Strike, Reroll, TurnDie)
WIZARD_SAYS: Says = {
    "used": FOR_A_PLAYER,
    "pool-is-taken": (AddDie,),
    "before-assigning": FOR_A_PLAYER,
    "roll-and-assign": FOR_A_PLAYER,
}
DEATH_EATER_SAYS: Says = {"voldemort-here": ON_THE_TABLE, "dark-mark": ON_THE_TABLE}
PLACE_SAYS: Says = {"dark-mark": ON_THE_TABLE}
HEADQUARTERS_SAYS: Says = {"used": FOR_A_PLAYER}
"""The verbs of each sort of card, by the moment at which they act."""
ASKS: Says = {"pool-is-taken": (TeamHas,), "voldemort-here": (NobodyHere,), "dark-mark": (NobodyHere,)}
"""The conditions that are asked at a moment."""


def box_of(content: dict[str, object], seats: int, texts: Mapping[str, str] = NO_TEXTS) -> Box:
    """The box that the content fills, or all faults in it; ``texts`` are its files, for the numbers of lines."""
    faults = [fault.told(texts) for fault in faults_in(content, Edition)]
    if faults:
        raise BadEdition(faults)
    edition = msgspec.convert(content, Edition)
    faults = [*wrong_counts(edition), *wrong_cards(edition), *wrong_abilities(edition)]
    if faults:
        raise BadEdition(faults)
    return Box(edition, seats)


def wrong_counts(edition: Edition) -> list[str]:
    """What is not as many as the box holds; each fault names its clause."""
    wizards = edition.wizards["wizard"]
    places: Counter[str] = Counter(place.location for place in edition.places["place"])
    headquarters: Counter[str] = Counter(each.faction for each in edition.headquarters["headquarters"])
    dice = {die.colour: die.count for die in edition.dice["die"]}
    found = [
        ("DER-1.1", "wizards", len(wizards), terms.WIZARDS),
        ("DER-1.1", "Death Eaters", len(edition.death_eaters["death-eater"]), terms.DEATH_EATERS),
        ("DER-1.5", "colours of dice", len(dice), len(terms.COLOURS)),
        ("DER-1.5", "dice", sum(dice.values()), terms.DIE_COUNT),
        *(("DER-1.3", f"places of {each}", places[each], 2) for each in terms.LOCATIONS),
        *(("DER-1.4", f"headquarters of {each}", headquarters[each], 1) for each in terms.FACTIONS),
        *(("DER-1.1", f"wizards of {each}", sum(w.faction == each for w in wizards), 11) for each in terms.FACTIONS),
        *(
            ("DER-2.5", f"starters of {f}", sum(w.starter and w.faction == f for w in wizards), 2)
            for f in terms.FACTIONS
        ),
    ]
    return [f"{clause}: {count} {what}, not {wanted}" for clause, what, count, wanted in found if count != wanted]


def wrong_cards(edition: Edition) -> list[str]:
    """Names that stand twice or nowhere, and dice whose doubled sides are not those of their colour."""
    wizards = edition.wizards["wizard"]
    named = {word for each in wizards for act in each.effects for word in getattr(act.if_, "any_of", [])}
    known = {each.id for each in wizards} | {kin for each in wizards for kin in each.kin}
    dice = edition.dice["die"]
    doubled = [[side for side in die.sides if side.endswith("-2")] for die in dice]
    colours = Counter(die.colour for die in dice)
    traits = Counter(sides[0] for sides in doubled if sides)
    return [
        *wrong_names(edition),
        *(f"DER-1.1: no wizard is called or related to {word}" for word in sorted(named - known)),
        *(f"DER-1.5: {colour} dice stand {count} times" for colour, count in colours.items() if count > 1),
        *(f"DER-1.5: {len(sides)} doubled sides on a die, not 1" for sides in doubled if len(sides) != 1),
        *(f"DER-1.5: {side} is the doubled side of {count} colours" for side, count in traits.items() if count > 1),
    ]


def wrong_names(edition: Edition) -> list[str]:
    """Ids that stand twice, or mean a token, a die or an ability already; and names that a language lacks."""
    cards: list[Named] = [*edition.wizards["wizard"], *edition.death_eaters["death-eater"], edition.voldemort]
    cards += [*edition.places["place"], *edition.headquarters["headquarters"]]
    taken = [f"{kind}-{copy}" for kind in terms.TOKEN_KINDS for copy in (1, 2)] + ["headquarters-1", "headquarters-2"]
    taken += [f"{die.colour}-{copy + 1}" for die in edition.dice["die"] for copy in range(die.count)]
    ids = Counter([*(each.id for each in cards), *set(taken)])
    return [
        *(f"DER-1.1: {each} is the id of several things" for each, count in ids.items() if count > 1),
        *(
            f"{each.id} has no name in {language}"
            for each in cards
            for language in edition.edition.languages
            if language not in each.name
        ),
    ]


def wrong_abilities(edition: Edition) -> list[str]:
    """Cards without symbols or without an ability, and abilities that such a card does not have."""
    found = [
        *(f"DER-1.1: {each.id} has no symbol to cover" for each in edition.wizards["wizard"] if not each.recruit),
        *(
            f"DER-1.1: {each.id} has no symbol to cover"
            for each in edition.death_eaters["death-eater"]
            if not each.cost
        ),
        *([] if edition.voldemort.cost else [f"DER-1.1: {edition.voldemort.id} has no symbol to cover"]),
    ]
    for wizard in edition.wizards["wizard"]:
        found += [f"DER-1.1: {wizard.id}: {what}" for what in wrong_effects(wizard.effects, WIZARD_SAYS)]
        found += [f"DER-1.1: {wizard.id}: {what}" for what in wrong_price(wizard)]
    for death_eater in edition.death_eaters["death-eater"]:
        faults = wrong_effects(death_eater.effects, DEATH_EATER_SAYS)
        found += [f"DER-1.1: {death_eater.id}: {what}" for what in faults]
    for place in edition.places["place"]:
        found += [f"DER-1.3: {place.id}: {what}" for what in wrong_effects(place.effects, PLACE_SAYS)]
    for each in edition.headquarters["headquarters"]:
        for ability in each.abilities:
            faults = wrong_effects(ability.effects, HEADQUARTERS_SAYS) + ([] if ability.pay else ["it costs nothing"])
            found += [f"DER-1.4: {each.id}: {what}" for what in faults]
    return found


def wrong_effects(effects: list[Verb], says: Says) -> list[str]:
    """What a card of this sort cannot say."""
    found = [] if effects else ["it has no ability"]
    for act in effects:
        moment = moment_of(act)
        if moment not in says:
            found.append(f"{moment} is no moment of such a card")
        elif not isinstance(act, says[moment]):
            found.append(f"{act.__struct_config__.tag} is nothing that it does at {moment}")
        if act.if_ is not None and not isinstance(act.if_, ASKS.get(moment, ())):
            found.append(f"{act.if_.__struct_config__.tag} is no condition at {moment}")
    return found


def wrong_price(wizard: Wizard) -> list[str]:
    """A wizard's ability is of one moment; it costs symbols just when it is used by them, and damage only without them."""
    moments = {moment_of(act) for act in wizard.effects}
    found = ["its sentences are of several moments"] if len(moments) > 1 else []
    if bool(wizard.pay) != (moments == {"used"}):
        found.append("it costs symbols when it is used by them, and only then")
    if wizard.wound and not moments <= {"before-assigning", "roll-and-assign"}:
        found.append("it costs damage only when it costs no symbols")
    return found


def moment_of(act: Verb) -> str:
    """When a sentence acts."""
    return str(act.when_ or act.while_ or act.window_)
