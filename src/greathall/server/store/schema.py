"""What is stored. A change of this page needs a migration beside it."""

from typing import Final

from sqlalchemy import Column, Float, Index, Integer, MetaData, String, Table, Text

HEAD: Final = "0001"
"""The last migration: a database that has come to it is taken as it is."""

metadata = MetaData()

persons = Table(
    "persons",
    metadata,
    Column("person", String(64), primary_key=True),  # a hash of the browser's secret
    Column("name", Text, nullable=False),
    Column("favourite", Text, nullable=False),
    Column("seen", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("revision", Integer, nullable=False),  # of this row and its seats: who changes another than it read, loses
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("edition_hash", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("house", Text, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("host", String(64), nullable=False),
    Column("code", String(16), unique=True),  # only while the table forms
    Column("commitment", Text, nullable=False),
    Column("header", Text, nullable=False),  # of the record, once the game has begun
    Column("forked", Text, nullable=False),
    Column("tutorial", Text, nullable=False),
    Column("votes", Text, nullable=False),
    Column("over", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Index("listed_tables", "listed", "stage", "moved"),
    Index("old_tables", "moved"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(64), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("level", String(16), nullable=False),
    Column("favourite", Text, nullable=False),
    Column("ready", Integer, nullable=False),
    Column("left", Float, nullable=False),
    Column("passes", String(16), nullable=False),
    Column("nonce", Text, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("told", Text),  # what the step that ends here brought about, and who may know which part
    Column("time", Float, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("table", String(40), primary_key=True),
    Column("key", String(64), nullable=False),
)
"""The keys of chance: no export reads this table before a game is over."""

states = Table(
    "states",
    metadata,
    Column("table", String(40), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("build", Text, nullable=False),
    Column("state", Text, nullable=False),
)
"""The last stored state of each running game, and which build of the rules it comes from."""

replies = Table(
    "replies",
    metadata,
    Column("table", String(40), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("reply", Text, nullable=False),
    Column("time", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("by", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("room", String(16), nullable=False),
    Column("time", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),  # a hash of it
    Column("table", String(40), nullable=False, index=True),
    Column("person", String(64), nullable=False),
    Column("until", Float, nullable=False),
)

editions = Table(
    "editions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("content", Text, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("until", Float, nullable=False),
)
"""The servers that live, each until a time that it keeps moving on."""

leases = Table(
    "leases",
    metadata,
    Column("table", String(40), primary_key=True),
    Column("process", String(40), nullable=False, index=True),
)
"""Whose are the bots and timers of a table that has any."""

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(512), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("subscription", Text, nullable=False),
)

OF_A_TABLE = (seats, entries, keys, states, replies, chat, links, leases)
"""What goes when a table is deleted."""
