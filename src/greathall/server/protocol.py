"""What a page and the server say to each other: JSON, by these types. ``docs/protocol.md`` tells the story around them.

Words of games (choices, events, questions) are those of records: ``assign blue-1 antonin-dolohov``. Sentences are made from
them in the page, in the reader's language. A page that speaks another version than ``VERSION`` is asked to load anew.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

VERSION = 1

# --- what may be sent, and how much of it

Key = Annotated[str, Meta(min_length=1, max_length=64)]
"""A command's own name: the same key twice is the same command, and is answered alike without being done again."""
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Choice = Annotated[str, Meta(min_length=1, max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0)]
Nonce = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,32}\Z")]
"""What a page adds to the key of chance, so that nobody chose the dice alone: bytes in hexadecimal."""
Level = Literal["random", "apprentice", "adept"]
Stage = Literal["forming", "playing", "paused", "over"]

ErrorId = Literal[
    # of commands and requests alike
    "error-unreadable",  # not JSON of the types below; ``about`` says where
    "error-too-large",
    "error-too-fast",
    "error-version",  # the page is of another version: it loads anew
    "error-server",  # a fault of the server; its log says more
    "error-stopping",  # the server stops: the page comes back soon
    "error-no-such-table",
    "error-no-such-seat",
    "error-not-your-seat",
    "error-seat-taken",
    "error-not-host",
    "error-not-forming",
    "error-not-playing",
    "error-paused",
    "error-over",
    "error-not-over",
    "error-bad-name",
    "error-bad-options",
    "error-no-spectators",
    # of commands
    "error-no-such-choice",  # words that are no choice of this game
    "error-not-offered",  # ``clause`` says why
    "error-question-closed",
    "error-not-undoable",
    "error-no-such-entry",
    "error-no-such-vote",
    "error-hints-off",
    "error-replaced",  # the seats went to another device
    "error-removed",  # the table was deleted, or its host took the seat
    # of requests
    "error-no-such-page",
    "error-not-allowed",  # the method is not one of this address
    "error-origin",  # what changes something is asked for by pages of this house only
    "error-no-such-game",
    "error-no-such-edition",
    "error-no-such-language",
    "error-no-such-code",
    "error-no-such-scenario",
    "error-link-spent",
    "error-too-many-tables",
    "error-bad-record",
]
"""Everything that can go wrong, by the id of the page's message that says it."""


# --- a table, as its people see it


class SeatInfo(Struct, kw_only=True, omit_defaults=True):
    """One seat: who has it, and whether they are there."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    """Of a bot; of a bot that sits in for a person, that one's name stays in ``name``."""
    favourite: str = ""
    """The faction that its person likes best: the ink of the poster in the waiting room."""
    here: bool = False
    away: float = 0
    """Since when a person is not there (seconds since 1970); 0 for who is."""
    hand: bool = False
    """A raised hand holds the closing choices of others for a while."""
    ready: bool = False
    left: float = 0
    """Seconds left on the seat's clock, where the table has clocks."""
    passes: str = ""
    """The standing pass for windows: ``turn``, ``concerns``, ``fight`` or none. Sent to its seat only."""


class Clock(Struct, kw_only=True, frozen=True):
    """Time to think: so many seconds for the whole game, and so many more for each decision; then a bot sits in."""

    seconds: Annotated[int, Meta(ge=30, le=30 * 24 * 3600)]
    more: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class House(Struct, kw_only=True, frozen=True):
    """What the host decides about a table beside the game's own options."""

    listed: bool = False
    hints: Literal["anyone", "nobody"] = "anyone"
    odds: bool = True
    spectators: bool = True
    clock: Clock | None = None
    reaction: Annotated[int, Meta(ge=0, le=30)] = 4
    """Seconds for which a raised hand, or a bot's courtesy, holds a closing choice."""
    pace: Literal["at-once", "brisk", "calm"] = "brisk"
    """How long bots seem to think."""


class TableInfo(Struct, kw_only=True, omit_defaults=True):
    """A table without its game: what a lobby, a waiting room and the frame around a board show."""

    id: str
    name: str
    game: str
    edition: str
    book: str
    """The address of the edition's words and cards, without language: ``/api/books/<hash>``."""
    options: dict[str, int]
    house: House
    stage: Stage
    seats: list[SeatInfo]
    host: bool = False
    """Whether the reader is the host."""
    mine: list[int] = []
    """The reader's seats."""
    code: str = ""
    """A short code, good while the table forms."""
    waiting: list[int] = []
    active: int = 0
    turn: int = 0
    watching: int = 0
    """How many spectators there are."""
    secrets: bool = False
    """Whether seats know things that others do not: then a curtain falls between the seats of one device."""
    commitment: str = ""
    """The hash of the key of chance, told before the first roll."""
    forked: str = ""
    """The table that this one is a what-if of, and where."""
    tutorial: str = ""
    """The scripted table's own messages, where it has any."""
    over: list[str] = []
    """The clauses that ended the game."""
    winners: list[int] = []
    votes: dict[str, list[int]] = {}
    """Open votes, ``past:2`` or ``back:17``, with the seats that agree."""
    moved: float = 0
    """When something last happened."""


# --- from the page: commands over the socket of a table


class Command(Struct, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """Something a person wants. Each is answered by a ``Reply`` with its key."""

    key: Key


class Play(Command, kw_only=True, tag="play"):
    """A line of choices of one seat, each checked by itself; the line ends at the first that is no longer offered.

    ``question`` is the question that the first of them answers. Out of turn the same command interjects.
    """

    seat: Seat
    question: Number
    line: Annotated[list[Choice], Meta(min_length=1, max_length=64)]


class Undo(Command, kw_only=True, tag="undo"):
    """Take back the seat's last choice, as far as the rules of undo let it go alone."""

    seat: Seat


class AskBack(Command, kw_only=True, tag="ask-back"):
    """Ask the others to let the game go back to what was after this entry."""

    seat: Seat
    to: Number


class Vote(Command, kw_only=True, tag="vote"):
    """Agree to, or refuse, what is voted on: ``past:2`` moves an absent seat on, ``back:17`` takes back."""

    seat: Seat
    about: Annotated[str, Meta(pattern=r"^(past|back):[0-9]{1,6}$")]
    agree: bool


class Hand(Command, kw_only=True, tag="hand"):
    """Raise a hand, or lower it."""

    seat: Seat
    up: bool


class Why(Command, kw_only=True, tag="why"):
    """Why these choices are not offered: the reply's ``clauses``, empty for those that are."""

    seat: Seat
    choices: Annotated[list[Choice], Meta(min_length=1, max_length=64)]


class Hint(Command, kw_only=True, tag="hint"):
    """What an adept would do; everyone is told that it was asked for."""

    seat: Seat


class Passes(Command, kw_only=True, tag="passes"):
    """A standing pass for windows, or none: until one's turn, only when it concerns one, never in this fight."""

    seat: Seat
    until: Literal["", "turn", "concerns", "fight"]


class Say(Command, kw_only=True, tag="say"):
    """Chat. Spectators have a room apart."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Sit(Command, kw_only=True, tag="sit"):
    """Take an open seat, or one more on this device."""

    seat: Seat
    name: Name
    nonce: Nonce = ""


class Ready(Command, kw_only=True, tag="ready"):
    """Ready to begin, or not yet."""

    seat: Seat
    ready: bool
    nonce: Nonce = ""


class Leave(Command, kw_only=True, tag="leave"):
    """Leave a seat for good: while the table forms it is open again, later a bot has it."""

    seat: Seat


class Begin(Command, kw_only=True, tag="begin"):
    """The host begins; open seats are given to bots of this level."""

    level: Level = "apprentice"


class SetSeat(Command, kw_only=True, tag="set-seat"):
    """The host gives a seat to a bot, opens it, gives it back to its person, or hands it over to who asks with the link."""

    seat: Seat
    to: Literal["bot", "open", "person"]
    level: Level = "apprentice"


class Remove(Command, kw_only=True, tag="remove"):
    """The host removes a seat's person for good: the seat is open again, or a bot's of this level once the game has begun."""

    seat: Seat
    level: Level = "apprentice"


class SetHouse(Command, kw_only=True, tag="set-house"):
    """The host changes what a host decides; while the table forms its name and the game's options too."""

    house: House | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    options: dict[str, int] | UnsetType = UNSET


class Pause(Command, kw_only=True, tag="pause"):
    """The host stops the table, or lets it go on."""

    paused: bool


class Resume(Command, kw_only=True, tag="resume"):
    """Everything after this number again; the first thing that a page sends on a new connection."""

    after: int = -1
    version: int = VERSION


Commands = (
    Play
    | Undo
    | AskBack
    | Vote
    | Hand
    | Why
    | Hint
    | Passes
    | Say
    | Sit
    | Ready
    | Leave
    | Begin
    | SetSeat
    | Remove
    | SetHouse
    | Pause
    | Resume
)


# --- to the page


class Message(Struct, kw_only=True, tag_field="is", omit_defaults=True):
    """Something the server tells."""


class Happened(Struct, kw_only=True, omit_defaults=True):
    """What one entry of the story brought about, as the reader may know it."""

    at: int
    """The number of its last entry: with the outcomes of chance that belong to it. To it one may go back."""
    by: int = -1
    """The seat that chose, -1 where nobody did."""
    choice: str = ""
    """The choice in words, where the reader may know it."""
    events: list[list[str]] = []
    """Each begins with its clause: ``["DER-4.3", "assigned", "0", …]``."""
    back: int = -1
    """Of a take-back: the entry after which the story goes on."""
    note: str = ""
    """Of other entries: ``upgraded``, ``seat``."""
    time: float = 0


class Facts(Struct, kw_only=True):
    """What a view of any game says; each game adds its own table. The server sends it as the game makes it."""

    seat: int | None
    active: int
    turn: int
    over: list[str]
    """The clauses that ended the game."""
    winners: list[int]
    waiting: list[int]
    """Who must decide now."""
    interjecting: list[int]
    """Who could act out of turn now, by public knowledge."""
    question: int
    ask: list[str]
    """What is asked: the words of a frame."""
    options: list[str]


class SeatView(Struct, kw_only=True, omit_defaults=True):
    """The game as one seat may know it."""

    facts: msgspec.Raw
    """``View.facts()``: the table, the question, the options; as ``Facts`` says, and more."""
    undo: bool = False
    closing: list[str] = []
    """Those of the options that end the others' chance to interject."""
    held: float = 0
    """Until when the closing choice of somebody is held, 0 when none is."""
    passes: list[str] = []
    """The standing passes that the seat may give now: where it is asked in a window."""


class Update(Message, kw_only=True, tag="update"):
    """The game went on: what happened since, and how things stand now, for each of the reader's seats.

    ``views`` has the reader's seats by number, or ``"-"``, what a spectator sees. ``number`` is the last entry's.
    """

    number: int
    happened: list[Happened] = []
    views: dict[str, SeatView] = {}
    fresh: bool = False
    """Whether ``happened`` begins with the first entry: the page forgets what it has."""


class TableIs(Message, kw_only=True, tag="table"):
    """The table's people and settings, whole."""

    table: TableInfo


class Reply(Message, kw_only=True, tag="reply"):
    """The answer to a command."""

    key: str
    ok: bool = True
    error: ErrorId | Literal[""] = ""
    clause: str = ""
    """The clause against it, where a rule is."""
    about: str = ""
    """What it is about: the choice that was refused, the field that was wrong."""
    clauses: list[str] = []
    """Of ``why``: a clause for each choice."""
    choice: str = ""
    """Of ``hint``: the choice, empty to wait."""
    reason: str = ""
    """Of ``hint``: the message that says why."""
    number: int = -1
    """The last entry that the command led to."""


class Said(Message, kw_only=True, tag="said"):
    """Chat: who, and what. ``room`` is that of the players or that of the spectators; ``sign`` marks what the table says."""

    at: int
    by: str
    seat: int = -1
    text: str
    room: Literal["players", "spectators"] = "players"
    time: float = 0


class Asked(Message, kw_only=True, tag="asked"):
    """A hint was asked for: everyone is told."""

    seat: int


class Bye(Message, kw_only=True, tag="bye"):
    """The server closes this connection, and why: ``error-replaced``, ``error-stopping``, ``error-removed``."""

    error: ErrorId


Messages = Update | TableIs | Reply | Said | Asked | Bye


# --- over HTTP


class SeatWish(Struct, kw_only=True):
    """How a seat begins: for a person who is still to come, a bot, or the one who sets up the table."""

    kind: Literal["open", "bot", "here"]
    level: Level = "apprentice"
    name: str = ""


class Setup(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=64)]
    edition: Annotated[str, Meta(max_length=64)] = "standard"
    options: dict[Annotated[str, Meta(max_length=40)], int] = {}
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    house: House = House()
    name: Annotated[str, Meta(max_length=40)] = ""
    begin: bool = False
    """Whether the game begins at once; open seats are bots then."""


class Person(Struct, kw_only=True):
    """Who a browser says it is."""

    name: Annotated[str, Meta(max_length=32)] = ""
    favourite: Annotated[str, Meta(max_length=40)] = ""


class OptionInfo(Struct, kw_only=True):
    """A setting of a game."""

    name: str
    values: list[int]
    default: int
    clause: str
    seats: list[list[int]] = []
    """For each value the numbers of seats with which it can be played; none where that makes no difference."""


class GameInfo(Struct, kw_only=True):
    """A game that can be played here."""

    id: str
    seats: list[int]
    options: list[OptionInfo]
    editions: list[str]
    levels: list[str]
    tutorial: bool = False


class Lobby(Struct, kw_only=True):
    """What the first page shows: one's own tables (whose turn it is), those that are listed, and finished games."""

    person: Person
    games: list[GameInfo]
    mine: list[TableInfo]
    listed: list[TableInfo]
    finished: list[TableInfo]


class Step(Struct, kw_only=True, omit_defaults=True):
    """A step of a replay: an entry that can be looked at, with what happened there."""

    at: int
    turn: int
    active: int
    happened: Happened


class Replay(Struct, kw_only=True):
    """A story to step through, as far as the reader's knowledge goes. The view of a step is fetched by its number."""

    table: TableInfo
    steps: list[Step]
    statistics: dict[str, list[int]] = {}
    """Of each purpose of chance, how often each outcome came."""


class ExampleInfo(Struct, kw_only=True):
    """An example of the rulebook, or the tutorial: a table to play on, all of whose seats are the reader's."""

    name: str
    title: str
    clauses: list[str]
    seats: list[str]
    steps: list[list[str]]
    """The choices of each step, the seat before each: ``0 travel diagon-alley``."""


class PushKey(Struct, kw_only=True):
    """The key with which a browser asks its push service for an address."""

    key: str


class Subscription(Struct, kw_only=True, forbid_unknown_fields=True):
    """Where a browser takes notices while no page is open, and in which words."""

    endpoint: Annotated[str, Meta(max_length=512)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    words: Annotated[str, Meta(max_length=120)]
    """The sentence to show, in the person's language: that it is the own turn."""


class Notice(Struct, kw_only=True):
    """What the page's service worker gets as JSON, and shows: a click on it opens the path."""

    title: str
    body: str
    path: str


class Problem(Struct, kw_only=True, omit_defaults=True):
    """What every refusal over HTTP looks like."""

    error: ErrorId
    about: str = ""
    clause: str = ""


# --- books: what a page knows of a game before it sees a table


class CardPart(Struct, kw_only=True, omit_defaults=True):
    """A sentence of a card: when it acts, by which clause, what it costs, its words; and as short as a small card has room."""

    moment: str
    clause: str
    text: str
    brief: str
    """With symbols in brackets: ``[mark] 1[corruption] here.``"""
    pay: dict[str, int] = {}


class CardInfo(Struct, kw_only=True, omit_defaults=True):
    """A card, place or space as its edition says it; ``about`` are its numbers and symbols, as the edition names them."""

    kind: str
    name: str
    text: str = ""
    """Rendered from its effects."""
    parts: list[CardPart] = []
    """The same sentence by sentence."""
    flavour: str = ""
    source: str = ""
    about: dict[str, object] = {}
    clauses: list[str] = []
    """The clauses that say how it is used."""


class ClauseInfo(Struct, kw_only=True, omit_defaults=True):
    """A clause of the rulebook."""

    id: str
    text: str
    ruling: bool = False
    example: str = ""
    """The scenario that shows it."""


class SectionInfo(Struct, kw_only=True):
    """A section of the rulebook."""

    title: str
    clauses: list[ClauseInfo]


class RulebookInfo(Struct, kw_only=True):
    """The rulebook of a game in one language: a page asks for it when somebody wants to read a clause."""

    sections: list[SectionInfo]


class NamesInfo(Struct, kw_only=True):
    """The signatures from which sentences are made: ``assigned seat die target``."""

    events: list[str]
    choices: list[str]
    frames: list[str]


class Book(Struct, kw_only=True):
    """A game's edition in one language. The cards have what is no record of the edition too: ``token-swap``, ``die-blue``."""

    game: str
    edition: str
    language: str
    title: str
    about: str
    """What the rulebook begins with."""
    messages: list[str]
    """Fluent sources."""
    names: NamesInfo
    cards: dict[str, CardInfo]
