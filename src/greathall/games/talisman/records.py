"""What an edition of Talisman holds: a class for each kind of record, and for each file."""

from typing import Annotated, Literal

from msgspec import Meta

from greathall.games.talisman.vocabulary import Effects, Id, Name, Part, Side
from greathall.kernel.effects import kebab

Source = Literal["rulebook", "public", "reconstruction", "box"]
Count = Annotated[int, Meta(ge=1, le=9)]
EnemyValue = Annotated[int, Meta(ge=2, le=10)]
EncounterNumber = Annotated[int, Meta(ge=1, le=8)]


class Record(Part, frozen=True, kw_only=True):
    """TAL-1  Whatever has a name, and a source that says how it is known."""

    id: Id
    name: Name
    source: Source
    effects: Effects = ()


class Space(Record, frozen=True, kw_only=True):
    """TAL-1.1  A space: its place in its ring, its card symbols, the space that it faces, and those it leads to."""

    ring: Literal["outer", "middle", "inner", "hall"]
    index: Annotated[int, Meta(ge=0, le=23)]
    draws: Annotated[int, Meta(ge=0, le=2)] = 0
    facing: Id | None = None
    links: tuple[Id, ...] = ()


class Encounter(Record, tag_field="kind", tag=kebab, frozen=True, kw_only=True):
    """TAL-1.2  A card of one of the two Encounter decks."""

    deck: Literal["outer", "middle"]
    count: Count = 1


class Numbered(Encounter, frozen=True, kw_only=True):
    """TAL-5.5  A neutral card, with one encounter number."""

    number: EncounterNumber


class Enemy(Numbered, frozen=True, kw_only=True):
    """TAL-5.12, TAL-6.2  A neutral Enemy: it fights by the value that it has."""

    magic: EnemyValue | None = None
    strength: EnemyValue | None = None


class Event(Numbered, frozen=True, kw_only=True):
    """TAL-5.4  An Event turns the Advantage token when it is drawn."""


class Observer(Numbered, frozen=True, kw_only=True):
    """TAL-5.6  An Observer is visited."""


class Place(Numbered, frozen=True, kw_only=True):
    """TAL-5.6  A Place is visited."""


class Object(Numbered, frozen=True, kw_only=True):
    """TAL-11.2  An Object is taken; its effects are its holder's."""


class Dual(Encounter, frozen=True, kw_only=True):
    """TAL-5.7  An Ally to its own side (``effects``), and to the other an Enemy, or without a value a nuisance."""

    side: Side
    number_same: EncounterNumber
    number_opposing: EncounterNumber
    magic: EnemyValue | None = None
    strength: EnemyValue | None = None
    effects_opposing: Effects = ()


AnyEncounter = Enemy | Event | Observer | Place | Object | Dual


class Spell(Record, frozen=True, kw_only=True):
    """TAL-11.7  A Spell is cast in the window that its effects name, and then discarded."""

    count: Count


class Equipment(Record, frozen=True, kw_only=True):
    """TAL-1.10  Equipment is an Object of which the stacks hold so many, at so many Galleons."""

    count: Count
    price: Annotated[int, Meta(ge=1, le=3)]


class Insignia(Record, frozen=True, kw_only=True):
    """TAL-1.11  An Insignia is an Object that opens the Great Hall."""

    count: Count


class Character(Record, frozen=True, kw_only=True):
    """TAL-1.5, TAL-3.3  One side of a character card."""

    card: Id
    title: Name
    side: Side
    start: Id
    magic: Annotated[int, Meta(ge=2, le=5)]
    strength: Annotated[int, Meta(ge=2, le=5)]
    life: Annotated[int, Meta(ge=4, le=5)]
    fate: Annotated[int, Meta(ge=2, le=5)]
    spells: Annotated[int, Meta(ge=0, le=2)] = 0
    galleons: Annotated[int, Meta(ge=0, le=5)] = 2
    objects: tuple[Id, ...] = ()


class Task(Record, frozen=True, kw_only=True):
    """TAL-8.3  A task of the Quidditch Pitch, and the number of the die that sets it."""

    face: Annotated[int, Meta(ge=1, le=6)]


class Voldemort(Record, frozen=True, kw_only=True):
    """TAL-7.1  Lord Voldemort's values while he roams; his effects are his opponent's."""

    magic: int
    strength: int


class Ferret(Record, frozen=True, kw_only=True):
    """TAL-11.9  The card that lies over the abilities of whoever is transmuted."""


class Spaces(Part, frozen=True, kw_only=True):
    """spaces.toml"""

    space: tuple[Space, ...]


class Encounters(Part, frozen=True, kw_only=True):
    """encounters.toml"""

    encounter: tuple[AnyEncounter, ...]


class Spells(Part, frozen=True, kw_only=True):
    """spells.toml"""

    spell: tuple[Spell, ...]


class EquipmentStacks(Part, frozen=True, kw_only=True):
    """equipment.toml"""

    equipment: tuple[Equipment, ...]


class InsigniaStacks(Part, frozen=True, kw_only=True):
    """insignia.toml"""

    insignia: tuple[Insignia, ...]


class Characters(Part, frozen=True, kw_only=True):
    """characters.toml"""

    character: tuple[Character, ...]


class Quidditch(Part, frozen=True, kw_only=True):
    """quidditch.toml"""

    task: tuple[Task, ...]


class Villain(Part, frozen=True, kw_only=True):
    """voldemort.toml"""

    voldemort: Voldemort
    ferret: Ferret


FILES: dict[str, type[Part]] = {
    "spaces": Spaces,
    "encounters": Encounters,
    "spells": Spells,
    "equipment": EquipmentStacks,
    "insignia": InsigniaStacks,
    "characters": Characters,
    "quidditch": Quidditch,
    "voldemort": Villain,
}


class Manifest(Part, frozen=True, kw_only=True):
    """edition.toml"""

    id: Id
    game: Literal["talisman"]
    version: int
    languages: tuple[Literal["en", "cs", "pl"], ...]
    author: Annotated[str, Meta(pattern="[^?]", max_length=60)]
    base: Id | None = None


class Edition(Part, frozen=True, kw_only=True):
    """All files of an edition together."""

    edition: Manifest
    spaces: Spaces
    encounters: Encounters
    spells: Spells
    equipment: EquipmentStacks
    insignia: InsigniaStacks
    characters: Characters
    quidditch: Quidditch
    voldemort: Villain
