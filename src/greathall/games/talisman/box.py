"""What is in the box: zones, spaces, cards and characters of an edition, resolved to ints. Never changes during a game."""

from collections.abc import Sequence
from typing import Final

from greathall.games.talisman import sentences as w
from greathall.games.talisman import terms
from greathall.games.talisman.records import (
    Character,
    Dual,
    Edition,
    Encounter,
    Enemy,
    Equipment,
    Insignia,
    Numbered,
    Record,
    Space,
    Spell,
    Task,
)
from greathall.games.talisman.resolve import Resolver
from greathall.games.talisman.sentences import Act, Condition
from greathall.games.talisman.terms import KINDS, NONE, RINGS, SIDES
from greathall.kernel.state import BAG, DECK, OWN, Layout

OWN_SENTENCES: Final = (terms.DUAL, terms.OBJECT, terms.EQUIPMENT, terms.INSIGNIA, terms.SPELL, terms.SIDE, terms.TASK)
"""Cards whose effects are their holder's. Those of all others are of whoever meets them."""


class Sentences:
    """The sentences of one record, by their kind, as positions in the list of all."""

    def __init__(self) -> None:
        self.whens: list[int] = []
        self.whiles: list[int] = []
        self.insteads: list[int] = []
        self.windows: list[int] = []

    def of_kind(self, kind: int) -> list[int]:
        """The sentences of a kind."""
        if kind == w.WHEN:
            return self.whens
        if kind == w.WHILE:
            return self.whiles
        return self.insteads if kind == w.INSTEAD else self.windows

    def add(self, at: int, act: Act) -> None:
        """A sentence that stands in the record, not inside another."""
        self.of_kind(act.kind).append(at)


class Box(Layout):
    """The zones and things, and what the cards say."""

    def __init__(self, edition: Edition, seats: int, options: dict[str, int]) -> None:
        super().__init__()
        self.seats = seats
        self.zeros = [0] * seats
        self.nones = [NONE] * seats
        self.bare = [0] * len(edition.spaces.space)
        self.read_options(options)
        self.spaces = sorted(edition.spaces.space, key=lambda each: (RINGS.index(each.ring), each.index))
        self.sides = list(edition.characters.character)
        self.tasks = sorted(edition.quidditch.task, key=lambda each: each.face)
        self.task_faces = [each.face for each in self.tasks]
        self.encounters = [
            each for deck in ("outer", "middle") for each in edition.encounters.encounter if each.deck == deck
        ]
        self.spells = list(edition.spells.spell)
        self.equipment = list(edition.equipment.equipment)
        self.insignia = list(edition.insignia.insignia)
        self.records: list[Record] = [*self.encounters, *self.equipment, *self.insignia, *self.spells]
        self.first_spell_record = len(self.records) - len(self.spells)
        self.first_side = len(self.records)
        self.records += self.sides
        self.first_task = len(self.records)
        self.records += self.tasks
        self.villain = len(self.records)
        self.ferret = self.villain + 1
        self.first_space = self.villain + 2
        self.records += [edition.voldemort.voldemort, edition.voldemort.ferret, *self.spaces]
        self.record_names = [each.id for each in self.records]
        self.villain_magic = edition.voldemort.voldemort.magic
        self.villain_strength = edition.voldemort.voldemort.strength
        self.kind = [KINDS.index(kind_of(each)) for each in self.records]
        self.add_things()
        self.add_zones()
        self.read_spaces()
        self.read_cards()
        self.read_sides()
        self.resolve()

    def read_options(self, options: dict[str, int]) -> None:
        """TAL-12.4  What was agreed on before the game."""
        self.no_inheritance = options["no-inheritance"] == 1
        self.trophy_price = terms.DEAR_TROPHIES if options["dear-trophies"] else terms.TROPHY_PRICE
        self.drop_before_drawing = options["drop-before-drawing"] == 1
        self.chosen_characters = options["chosen-characters"] == 1
        self.random_first_player = options["random-first-player"] == 1
        self.shorter = 1 if options["shorter"] else 0
        self.agreed = [at for at, option in enumerate(terms.OPTIONS) if options[option]]

    def add_things(self) -> None:
        """Everything that lies in a zone. Cards of which there are several have a number behind their name."""
        self.record_of: list[int] = []
        self.outer_cards = self.add_copies([each for each in self.encounters if each.deck == "outer"], 0)
        self.middle_cards = self.add_copies([each for each in self.encounters if each.deck == "middle"], 1)
        self.first_equipment = len(self.thing_names)
        self.add_copies(self.equipment, 3)
        self.first_insignia = len(self.thing_names)
        self.add_copies(self.insignia, 4)
        self.first_spell = len(self.thing_names)
        self.add_copies(self.spells, 2)
        self.first_person = len(self.thing_names)
        self.people = list(dict.fromkeys(side.card for side in self.sides))
        self.things(self.people, 5)
        self.copies_of: list[list[int]] = [[] for _ in self.records]
        for thing, record in enumerate(self.record_of):
            self.copies_of[record].append(thing)

    def add_copies(self, cards: Sequence[Encounter | Equipment | Insignia | Spell], family: int) -> range:
        """The copies of each card; the numbers of their things."""
        start = len(self.thing_names)
        for card in cards:
            names = [card.id] if card.count == 1 else [f"{card.id}-{copy + 1}" for copy in range(card.count)]
            self.things(names, family)
            self.record_of += [self.record_names.index(card.id)] * card.count
        return range(start, len(self.thing_names))

    def add_zones(self) -> None:
        """The zones, in the order in which views list them."""
        self.lying = self.zone(f"at-{self.spaces[0].id}")
        for space in self.spaces[1:]:
            self.zone(f"at-{space.id}")
        self.objects = self.zones("objects-of")
        self.allies = self.zones("allies-of")
        self.trophies = self.zones("trophies-of")
        self.hands = self.zones("spells-of", OWN)
        self.looks = self.zones("looked-at-by", OWN)
        self.persons = self.zones("character-of")
        self.outer_bag = self.zone("outer-undrawn", BAG)
        self.outer_deck = self.zone("outer-deck", DECK, self.outer_bag)
        self.outer_discards = self.zone("outer-discards")
        self.middle_bag = self.zone("middle-undrawn", BAG)
        self.middle_deck = self.zone("middle-deck", DECK, self.middle_bag)
        self.middle_discards = self.zone("middle-discards")
        self.spell_bag = self.zone("spells-undrawn", BAG)
        self.spell_discards = self.zone("spell-discards")
        self.equipment_stacks = self.zone("equipment-stacks")
        self.insignia_stacks = self.zone("insignia-stacks")
        self.unused_persons = self.zone("unused-characters", BAG)
        self.left_persons = self.zone("characters-that-left")

    def zones(self, name: str, kind: int = 0) -> int:
        """A zone for each of six seats, whatever their number; the first one's number."""
        found = len(self.zone_names)
        for seat in range(6):
            self.zone(f"{name}-{seat}", kind, seat if kind == OWN else NONE)
        return found

    # --- the board

    def read_spaces(self) -> None:
        """TAL-1.1  Rings, neighbours, links, facing spaces, card symbols."""
        names = [space.id for space in self.spaces]
        self.space_names = names
        self.ring = [RINGS.index(space.ring) for space in self.spaces]
        self.draws = [space.draws for space in self.spaces]
        self.facing = [names.index(space.facing) if space.facing else NONE for space in self.spaces]
        self.links = [[names.index(each) for each in space.links] for space in self.spaces]
        self.faced_by = [[at for at, each in enumerate(self.facing) if each == space] for space in range(len(names))]
        self.ring_start = [self.ring.index(ring) for ring in range(4)]
        self.ring_size = [self.ring.count(ring) for ring in range(4)]
        self.kings_cross, self.hogsmeade, self.privet_drive, self.hut = (names.index(each) for each in terms.NAMED[:4])
        self.hospital, self.pitch, self.gates, self.staircases = (names.index(each) for each in terms.NAMED[4:8])
        self.room, self.great_hall = (names.index(each) for each in terms.NAMED[8:])
        self.region = [min(ring, terms.INNER) for ring in self.ring]

    def beside(self, space: int, step: int) -> int:
        """TAL-4.2  The next space of the same ring; in the row of the Inner Region NONE beyond its ends (TAL-4.10)."""
        ring = self.ring[space]
        start = self.ring_start[ring]
        size = self.ring_size[ring]
        at = space - start + step
        if ring >= terms.INNER:
            return start + at if 0 <= at < size else NONE
        return start + at % size

    # --- what is printed on the cards

    def read_cards(self) -> None:
        """TAL-5.5, 5.7  Sides, encounter numbers, values and prices, by record."""
        count = len(self.records)
        self.side_of = [NONE] * count
        self.number_same = [0] * count
        self.number_opposing = [0] * count
        self.magic = [0] * count
        self.strength = [0] * count
        self.price = [0] * count
        self.in_outer = [False] * count
        for at, each in enumerate(self.records):
            if isinstance(each, Numbered):
                self.number_same[at] = self.number_opposing[at] = each.number
            if isinstance(each, Dual):
                self.side_of[at] = SIDES.index(each.side)
                self.number_same[at] = each.number_same
                self.number_opposing[at] = each.number_opposing
            if isinstance(each, Dual | Enemy):
                self.magic[at] = each.magic or 0
                self.strength[at] = each.strength or 0
            if isinstance(each, Equipment):
                self.price[at] = each.price
            if isinstance(each, Encounter):
                self.in_outer[at] = each.deck == "outer"

    def read_sides(self) -> None:
        """TAL-3.3  What the sides of the characters begin with."""
        self.person_of = [self.first_person + self.people.index(side.card) for side in self.sides]
        self.faction_of = [SIDES.index(side.side) for side in self.sides]
        self.start_of = [self.space_names.index(side.start) for side in self.sides]
        self.magic_of = [side.magic + self.shorter for side in self.sides]
        self.strength_of = [side.strength + self.shorter for side in self.sides]
        self.life_of = [side.life for side in self.sides]
        self.fate_of = [side.fate for side in self.sides]
        self.spells_of = [side.spells for side in self.sides]
        self.galleons_of = [side.galleons for side in self.sides]
        self.objects_of = [[self.record_names.index(each) for each in side.objects] for side in self.sides]

    # --- what they say

    def resolve(self) -> None:
        """Every sentence, with the word by which it is named."""
        resolver = Resolver(self.records, self.space_names)
        self.own: list[Sentences] = []
        self.met: list[Sentences] = []
        for at, each in enumerate(self.records):
            own, met = Sentences(), Sentences()
            target = own if self.kind[at] in OWN_SENTENCES or self.kind[at] == terms.FERRET else met
            for number in resolver.read(at, each.effects):
                target.add(number, resolver.acts[number])
            if isinstance(each, Dual):
                for number in resolver.read(at, each.effects_opposing):
                    met.add(number, resolver.acts[number])
            self.own.append(own)
            self.met.append(met)
        self.acts = resolver.acts
        self.act_names = resolver.names
        ferret = self.own[self.ferret].whiles
        forbidden = [self.acts[at].moment for at in ferret if self.acts[at].verb == w.FORBID]
        self.ferret_has_abilities = w.HAS_ABILITIES not in forbidden
        self.ferret_uses_cards = w.MAY_USE_CARDS not in forbidden
        self.passing = [act.duration == w.FOR_FIGHT or is_passing(act.condition) for act in self.acts]
        self.spell_act = [self.act_of_spell(at) for at in range(len(self.records))]

    def act_of_spell(self, record: int) -> int:
        """TAL-11.7  The sentence of a Spell, NONE for another card."""
        if self.kind[record] != terms.SPELL:
            return NONE
        return (self.own[record].windows + self.own[record].insteads)[0]

    def printed(self, record: int) -> int:
        """TAL-6.2  The value that is printed on an Enemy, 0 on a card that does not fight."""
        return self.magic[record] or self.strength[record]

    def is_object(self, thing: int) -> bool:
        """TAL-1.10, 11.2  Whether a card is an Object: Equipment and Insignia are."""
        return self.first_equipment <= thing < self.first_spell or self.kind[self.record_of[thing]] == terms.OBJECT

    def is_insignia(self, thing: int) -> bool:
        """TAL-1.11  Whether a card is an Insignia."""
        return self.first_insignia <= thing < self.first_spell

    def can_be_ally(self, thing: int) -> bool:
        """TAL-5.7  Whether a card is an Ally to its own side."""
        return thing < self.first_equipment and self.kind[self.record_of[thing]] == terms.DUAL

    def home_of(self, thing: int) -> int:
        """TAL-1.2, 1.10  Where a card goes when it is discarded."""
        if thing >= self.first_spell:
            return self.spell_discards
        if thing >= self.first_insignia:
            return self.insignia_stacks
        if thing >= self.first_equipment:
            return self.equipment_stacks
        return self.outer_discards if self.in_outer[self.record_of[thing]] else self.middle_discards


def is_passing(condition: Condition | None) -> bool:
    """TAL-11.17  Whether a condition holds only in a fight or in some place."""
    if condition is None:
        return False
    return condition.kind in (w.IS_FIGHTING, w.IS_AT) or any(is_passing(each) for each in condition.those)


def kind_of(record: Record) -> str:
    """What a record is."""
    if isinstance(record, Character):
        return "character"
    if isinstance(record, Space):
        return "space"
    if isinstance(record, Task):
        return "task"
    return type(record).__name__.lower()
