"""The records of an edition of A Year at Hogwarts: one class for each file of the edition."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from greathall.games.year_at_hogwarts.vocabulary import Board, House, Id, Place, SpaceKind, Table, Verb

Language = Literal["en", "cs", "pl"]
Source = Literal["rulebook", "public", "reconstruction", "box"]
Subject = Literal["charms", "transfiguration", "defence", "potions", "herbology", "care"]
Lane = Annotated[str, Meta(pattern="^[A-Z]$")]
Kind = Literal[
    "attack",  # used instead of a roll of attack dice (YAH-9.1)
    "defence",  # used when a strike is announced or at the start of one's round (YAH-10.9)
    "turn",  # used at the beginning of one's turn (YAH-4.6)
    "fetch",  # used in a fight or to obtain what a mission asks for (YAH-9.3)
]


class Record(Table, frozen=True, kw_only=True):
    """What every card, board, token and space says of itself; ``known`` names the fields that the source gives."""

    id: Id
    source: Source
    known: tuple[str, ...] = ()


class NamedRecord(Record, frozen=True, kw_only=True):
    """A record with a name, and a line of story that changes nothing."""

    name: dict[Language, str]
    flavour: dict[Language, str] | None = None


class Space(Record, frozen=True, kw_only=True):
    """YAH-5  A space of a board; x, y are for drawing."""

    board: Board
    kind: SpaceKind
    name: dict[Language, str] | None = None
    subject: Subject | None = None
    house: House | None = None
    shown: int = 0
    rosettes: int = 0
    x: int
    y: int


class Edge(Table, frozen=True, kw_only=True):
    """YAH-4.1, YAH-5.14, YAH-5.15  Two spaces that are joined, and the steps that it costs; via is for drawing."""

    from_: Id
    to: Id
    steps: int = 1
    one_way: bool = False
    only_in: Literal["voldemort-returns"] | None = None
    drawn: Literal["corridor", "door", "stairs", "path", "rail", "pipe", "passage"] = "corridor"
    via: tuple[tuple[int, int], ...] = ()


class Map(Table, frozen=True, kw_only=True):
    """YAH-1.1  The three boards as one graph."""

    space: tuple[Space, ...]
    edge: tuple[Edge, ...]


class SpaceEffect(Record, frozen=True, kw_only=True):
    """YAH-5  What happens when a move ends on such a space."""

    at: Place
    effects: tuple[Verb, ...]


class PlayerBoard(NamedRecord, frozen=True, kw_only=True):
    """YAH-1.4, YAH-1.5  A side of a player board; ``reverse_of`` names the side on the front."""

    role: Literal["student", "pettigrew", "voldemort", "death-eater"]
    house: House | None = None
    reverse_of: Id | None = None
    attack_dice: int
    resistance: int
    hp: int
    spells: int = 0
    potions: int = 0
    books: int = 0
    movement: tuple[Verb, ...]
    fight: tuple[Verb, ...]


class Object(NamedRecord, frozen=True, kw_only=True):
    """YAH-8  An object token; ``returns`` says what it is for when Voldemort returns (section 12)."""

    special: bool = False
    returns: Literal["horcrux", "pettigrew", "heroes", "late"] | None = None
    effects: tuple[Verb, ...] = ()


class Need(Table, frozen=True, kw_only=True):
    """YAH-6.2  Cards that a qualified wizard brings: copies of one card, or any cards of a kind."""

    card: Id | None = None
    kind: Kind | None = None
    count: int = 1


class Mission(NamedRecord, frozen=True, kw_only=True):
    """YAH-1.6  A mission card."""

    number: int
    points: int
    at: Place
    objects: tuple[Id, ...]
    needs: tuple[Need, ...]


class Figure(NamedRecord, frozen=True, kw_only=True):
    """YAH-10.4  Somebody on a fight or duel card."""

    hp: int
    resistance: int
    first: Literal["player", "figure"] = "player"
    strikes: Literal["before-cards", "after-cards"] = "after-cards"
    effects: tuple[Verb, ...]


class Fight(Figure, frozen=True, kw_only=True):
    """YAH-1.2, YAH-10.4  A fight card, numbered like its mission."""

    number: int


class Duel(Figure, frozen=True, kw_only=True):
    """YAH-10.3  A duel card; ``board`` is the player board of the same character, who does not duel against himself."""

    board: Id | None = None


class Card(NamedRecord, frozen=True, kw_only=True):
    """YAH-1.2  A card of which the deck holds some copies."""

    count: int = 1
    effects: tuple[Verb, ...]


class Spell(Card, frozen=True, kw_only=True):
    """YAH-9.1  A spell card."""

    kind: Kind


class Potion(Card, frozen=True, kw_only=True):
    """YAH-9.1  A potion card."""

    kind: Kind


class Event(Card, frozen=True, kw_only=True):
    """YAH-5.3  An event card: resolved at once, it concerns all."""


class Behaviour(Card, frozen=True, kw_only=True):
    """YAH-7.2  A behaviour card: resolved at once unless it is kept."""

    kept: bool = False


class QuidditchCard(Card, frozen=True, kw_only=True):
    """YAH-11.10  A Quidditch card."""


class Book(NamedRecord, frozen=True, kw_only=True):
    """YAH-7.1  A book: worth its points in an exam of its subject."""

    subject: Subject
    points: int


class Square(Table, frozen=True, kw_only=True):
    """YAH-11.3  A square of the pitch; rows are counted from the own end, line 3 is row 1."""

    lane: Lane
    row: int


class Pitch(Record, frozen=True, kw_only=True):
    """YAH-11.2, YAH-11.3, YAH-11.10  The Quidditch pitch: each side's pieces as it sees them from its own end."""

    lanes: tuple[Lane, ...]
    rows: int
    goal_lanes: tuple[Lane, ...]
    beaters: tuple[Square, ...]
    chasers: tuple[Square, ...]
    bludger: Square
    quaffle: Square
    goals: int
    lap: int


class Horcrux(Record, frozen=True, kw_only=True):
    """YAH-12.2  Where a horcrux lies when Voldemort returns."""

    object: Id
    space: Id


FILES: Final = {
    "spaces": ("space", SpaceEffect),
    "boards": ("board", PlayerBoard),
    "objects": ("object", Object),
    "missions": ("mission", Mission),
    "fights": ("fight", Fight),
    "duels": ("duel", Duel),
    "spells": ("spell", Spell),
    "potions": ("potion", Potion),
    "books": ("book", Book),
    "events": ("event", Event),
    "behaviour": ("behaviour", Behaviour),
    "quidditch": ("card", QuidditchCard),
    "pitch": ("pitch", Pitch),
    "horcruxes": ("horcrux", Horcrux),
}
"""The files of an edition beside ``map.toml``: the name of their tables, and what each table is."""


class Spaces(Table, frozen=True, kw_only=True):
    """spaces.toml"""

    space: tuple[SpaceEffect, ...]


class Boards(Table, frozen=True, kw_only=True):
    """boards.toml"""

    board: tuple[PlayerBoard, ...]


class Objects(Table, frozen=True, kw_only=True):
    """objects.toml"""

    object: tuple[Object, ...]


class Missions(Table, frozen=True, kw_only=True):
    """missions.toml"""

    mission: tuple[Mission, ...]


class Fights(Table, frozen=True, kw_only=True):
    """fights.toml"""

    fight: tuple[Fight, ...]


class Duels(Table, frozen=True, kw_only=True):
    """duels.toml"""

    duel: tuple[Duel, ...]


class Spells(Table, frozen=True, kw_only=True):
    """spells.toml"""

    spell: tuple[Spell, ...]


class Potions(Table, frozen=True, kw_only=True):
    """potions.toml"""

    potion: tuple[Potion, ...]


class Books(Table, frozen=True, kw_only=True):
    """books.toml"""

    book: tuple[Book, ...]


class Events(Table, frozen=True, kw_only=True):
    """events.toml"""

    event: tuple[Event, ...]


class BehaviourCards(Table, frozen=True, kw_only=True):
    """behaviour.toml"""

    behaviour: tuple[Behaviour, ...]


class QuidditchCards(Table, frozen=True, kw_only=True):
    """quidditch.toml"""

    card: tuple[QuidditchCard, ...]


class Pitches(Table, frozen=True, kw_only=True):
    """pitch.toml"""

    pitch: tuple[Pitch, ...]


class Horcruxes(Table, frozen=True, kw_only=True):
    """horcruxes.toml"""

    horcrux: tuple[Horcrux, ...]


class Manifest(Table, frozen=True, kw_only=True):
    """edition.toml"""

    id: Id
    game: Literal["year-at-hogwarts"]
    version: int
    languages: tuple[Language, ...]
    author: Annotated[str, Meta(pattern="[^?]", max_length=60)]
    base: Id | None = None


class Edition(Table, frozen=True, kw_only=True):
    """All files of an edition together."""

    edition: Manifest
    map: Map
    spaces: Spaces
    boards: Boards
    objects: Objects
    missions: Missions
    fights: Fights
    duels: Duels
    spells: Spells
    potions: Potions
    books: Books
    events: Events
    behaviour: BehaviourCards
    quidditch: QuidditchCards
    pitch: Pitches
    horcruxes: Horcruxes
