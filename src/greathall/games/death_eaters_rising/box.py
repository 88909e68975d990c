"""What is in the box: zones, cards, boards and dice of an edition, resolved to ints. Never changes during a game."""

from collections.abc import Sequence
from typing import Final

from greathall.games.death_eaters_rising import terms
from greathall.games.death_eaters_rising.records import Cost, DeathEater, Edition, Wizard
from greathall.games.death_eaters_rising.terms import FACES, FACTIONS, LOCATIONS, NONE, TRAITS
from greathall.games.death_eaters_rising.vocabulary import NobodyHere, Sentence, TeamHas
from greathall.kernel.state import BAG, DECK, OPEN, Layout

# When an effect acts.
VOLDEMORT_HERE: Final = 0
DARK_MARK: Final = 1
USED: Final = 2
POOL: Final = 3
BEFORE_ASSIGNING: Final = 4
ROLL_AND_ASSIGN: Final = 5
MOMENTS: Final = [
    "voldemort-here",
    "dark-mark",
    "used",
    "pool-is-taken",
    "before-assigning",
    "roll-and-assign",
]

# The verbs.
VERBS: Final = [
    "add-die",
    "damage",
    "corrupt",
    "heal-death-eaters",
    "heal",
    "every-player-may-heal",
    "cleanse",
    "take-token",
    "others-may-take-token",
    "strike",
    "reroll",
    "turn-die",
    "limit-healing",
    "forbid-tokens",
    "forbid-turning",
    "extra-symbol",
]
ADD_DIE: Final = 0
DAMAGE: Final = 1
CORRUPT: Final = 2
HEAL_DEATH_EATERS: Final = 3
HEAL: Final = 4
EVERY_PLAYER_MAY_HEAL: Final = 5
CLEANSE: Final = 6
TAKE_TOKEN: Final = 7
OTHERS_MAY_TAKE_TOKEN: Final = 8
STRIKE: Final = 9
REROLL: Final = 10
TURN_DIE: Final = 11
LIMIT_HEALING: Final = 12
FORBID_TOKENS: Final = 13
FORBID_TURNING: Final = 14
EXTRA_SYMBOL: Final = 15

# Whom an effect strikes or heals.
WHOM: Final = [
    "each-here",
    "each-beside-here",
    "each-beside-every-location",
    "each-of-active-team",
    "most-damaged-of-active-team",
    "least-damaged-of-active-team",
    "one-most-damaged-of-every-team",
    "one-least-damaged-of-every-team",
    "one-anywhere",
    "one-here",
    "one-of-own-team",
    "each-of-own-team",
]
EACH_HERE: Final = 0
EACH_BESIDE_HERE: Final = 1
EACH_BESIDE_EVERY_LOCATION: Final = 2
EACH_OF_ACTIVE_TEAM: Final = 3
MOST_DAMAGED: Final = 4
LEAST_DAMAGED: Final = 5
ONE_MOST_DAMAGED: Final = 6
ONE_LEAST_DAMAGED: Final = 7
ONE_ANYWHERE: Final = 8
ONE_HERE: Final = 9
ONE_OF_OWN_TEAM: Final = 10
EACH_OF_OWN_TEAM: Final = 11

# Where, besides a location's number.
HERE: Final = 3
WITH_DEATH_EATER: Final = 4
ANY_LOCATION: Final = 5
PLACES_WORDS: Final = [*LOCATIONS, "here", "every-location-with-a-death-eater", "any-location"]

ON_DEATH_EATERS: Final = 0
ON_WIZARDS: Final = 1


class Act:
    """One sentence of a card, resolved to ints; what the sentence does not say is NONE."""

    def __init__(self, moment: int, verb: int) -> None:
        self.moment = moment
        self.verb = verb
        self.amount = 1
        self.whom = NONE
        self.where = NONE
        self.faction = NONE
        self.more = NONE
        self.trait = NONE
        self.colours: list[int] = []
        self.team_has: list[int] = []
        self.nobody_here = NONE


class Box(Layout):
    """The zones and things, and what the cards say."""

    def __init__(self, edition: Edition, seats: int) -> None:
        super().__init__()
        self.seats = seats
        wizards = edition.wizards["wizard"]
        death_eaters = edition.death_eaters["death-eater"]
        places = edition.places["place"]
        self.add_zones()
        self.add_things(edition, wizards, death_eaters)
        self.faction = [FACTIONS.index(each.faction) for each in wizards] + [NONE] * (terms.TARGETS - terms.WIZARDS)
        self.starters = [
            [at for at, each in enumerate(wizards) if each.starter and each.faction == f] for f in FACTIONS
        ]
        self.track = [each.track for each in wizards] + [each.track for each in death_eaters] + [terms.FULL * 2]
        self.wound = [each.wound for each in wizards]
        costs: list[Cost] = [each.recruit for each in wizards] + [each.cost for each in death_eaters]
        costs += [edition.voldemort.cost, *(each.pay for each in wizards)]
        self.acts = [self.resolved(each.effects, at, wizards) for at, each in enumerate(wizards)]
        self.acts += [self.resolved(each.effects, NONE, wizards) for each in death_eaters]
        self.place_acts = [self.resolved(each.effects, NONE, wizards) for each in places]
        self.place_location = [LOCATIONS.index(each.location) for each in places]
        costs += self.read_headquarters(edition, wizards)
        self.symbols = symbols(costs)
        self.sides = [
            [FACES.index(side) for side in die.sides]
            for colour in terms.COLOURS
            for die in edition.dice["die"]
            if die.colour == colour
        ]

    def add_zones(self) -> None:
        """The zones, in the order in which views list them."""
        self.slots = self.zone("beside-ministry-of-magic-1")
        for name in LOCATIONS:
            for slot in (1, 2, 3):
                if (name, slot) != (LOCATIONS[0], 1):
                    self.zone(f"beside-{name}-{slot}")
        self.places_of = self.zone(f"places-of-{LOCATIONS[0]}")
        for name in LOCATIONS[1:]:
            self.zone(f"places-of-{name}")
        self.team = self.zone("team-0")
        for seat in range(1, 4):
            self.zone(f"team-{seat}")
        self.held = self.zone("tokens-of-0")
        for seat in range(1, 4):
            self.zone(f"tokens-of-{seat}")
        self.undrawn = self.zone("undrawn", BAG)
        self.deck = self.zone("deck", DECK, self.undrawn)
        self.supply = self.zone("token-supply", BAG)
        self.set_aside = self.zone("set-aside")
        self.used_tokens = self.zone("used-tokens")
        self.hospital = self.zone("hospital-wing")
        self.azkaban = self.zone("azkaban")
        self.villain = self.zone("villain-card")
        self.fallen = self.zone("corrupted-places")
        self.dice_box = self.zone("dice-in-the-box", OPEN)
        self.pool = self.zone("pool")
        self.assigned = self.zone("assigned-dice")
        self.spent_dice = self.zone("discarded-dice")

    def add_things(self, edition: Edition, wizards: list[Wizard], death_eaters: list[DeathEater]) -> None:
        """Everything that lies in a zone, in the order that the terms say."""
        self.things([each.id for each in wizards], 0)
        self.things([each.id for each in death_eaters], 0)
        self.things([edition.voldemort.id], 0)
        self.things([each.id for each in edition.places["place"]], 1)
        self.things([f"{kind}-{copy}" for kind in terms.TOKEN_KINDS for copy in (1, 2)], 2)
        counts = {die.colour: die.count for die in edition.dice["die"]}
        self.colour: list[int] = []
        for number, colour in enumerate(terms.COLOURS):
            count = counts[colour]  # type: ignore[index]
            self.things([f"{colour}-{copy + 1}" for copy in range(count)], 3)
            self.colour += [number] * count

    def read_headquarters(self, edition: Edition, wizards: list[Wizard]) -> list[Cost]:
        """The pools and abilities, by faction; what the abilities cost is returned."""
        of_faction = {each.faction: each for each in edition.headquarters["headquarters"]}
        found = [of_faction[faction] for faction in FACTIONS]  # type: ignore[index]
        self.headquarters_names = [each.id for each in found]
        self.base_pool = [[terms.COLOURS.index(colour) for colour in each.pool] for each in found]
        self.ability_acts = [
            [self.resolved(ability.effects, NONE, wizards) for ability in each.abilities] for each in found
        ]
        return [ability.pay for each in found for ability in each.abilities]

    def resolved(self, effects: Sequence[Sentence], own: int, wizards: list[Wizard]) -> list[Act]:
        """The sentences of a card."""
        return [self.resolve(each, own, wizards) for each in effects]

    def resolve(self, effect: Sentence, own: int, wizards: list[Wizard]) -> Act:
        """One sentence; ``own`` is the wizard that says it."""
        moment = effect.when_ or effect.while_ or effect.window_
        act = Act(MOMENTS.index(str(moment)), VERBS.index(effect.__struct_config__.tag))  # type: ignore[arg-type]
        act.amount = getattr(effect, "amount", 1)
        act.whom = index_or_none(WHOM, getattr(effect, "whom", None))
        act.where = index_or_none(PLACES_WORDS, getattr(effect, "where", None))
        act.faction = index_or_none(FACTIONS, getattr(effect, "faction", None))
        act.trait = index_or_none(TRAITS, getattr(effect, "trait", None) or getattr(effect, "to", None))
        act.more = getattr(effect, "amount_of_faction", getattr(effect, "wizards", NONE))
        act.colours = [terms.COLOURS.index(colour) for colour in getattr(effect, "colours", [])]
        if getattr(effect, "on", "") == "wizards":
            act.more = ON_WIZARDS
        if getattr(effect, "on", "") == "death-eaters":
            act.more = ON_DEATH_EATERS
        if isinstance(effect.if_, TeamHas):
            act.team_has = [at for at, each in enumerate(wizards) if at != own and fits(effect.if_, each)]
            act.team_has = act.team_has or [NONE]  # a condition that no other wizard meets never holds
        if isinstance(effect.if_, NobodyHere):
            act.nobody_here = FACTIONS.index(effect.if_.faction)
        return act


def fits(condition: TeamHas, wizard: Wizard) -> bool:
    """Whether the wizard is one that the condition names."""
    return wizard.faction == condition.faction or bool({wizard.id, *wizard.kin} & set(condition.any_of))


def index_or_none(words: list[str], word: object) -> int:
    """The number of a word, NONE when there is no word."""
    return NONE if word is None else words.index(str(word))


def symbols(costs: list[Cost]) -> list[int]:
    """Each cost in one int, a byte a trait."""
    return [
        sum(cost.get(trait, 0) << terms.BYTE * at for at, trait in enumerate(TRAITS))  # type: ignore[call-overload]
        for cost in costs
    ]
