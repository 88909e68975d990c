"""The beginning: persons, tables, stories, keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("room", sa.String(length=16), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_table(
        "editions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("told", sa.Text(), nullable=True),
        sa.Column("time", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_table(
        "keys",
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("process", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index(op.f("ix_leases_process"), "leases", ["process"], unique=False)
    op.create_table(
        "links",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_index(op.f("ix_links_table"), "links", ["table"], unique=False)
    op.create_table(
        "persons",
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("favourite", sa.Text(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "processes",
        sa.Column("process", sa.String(length=40), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("process"),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(length=512), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("subscription", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("endpoint"),
    )
    op.create_index(op.f("ix_pushes_person"), "pushes", ["person"], unique=False)
    op.create_table(
        "replies",
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("reply", sa.Text(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "person", "key"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.String(length=16), nullable=False),
        sa.Column("favourite", sa.Text(), nullable=False),
        sa.Column("ready", sa.Integer(), nullable=False),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("passes", sa.String(length=16), nullable=False),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
    op.create_table(
        "states",
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("build", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("edition_hash", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("house", sa.Text(), nullable=False),
        sa.Column("stage", sa.String(length=16), nullable=False),
        sa.Column("listed", sa.Integer(), nullable=False),
        sa.Column("host", sa.String(length=64), nullable=False),
        sa.Column("code", sa.String(length=16), nullable=True),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.Column("forked", sa.Text(), nullable=False),
        sa.Column("tutorial", sa.Text(), nullable=False),
        sa.Column("votes", sa.Text(), nullable=False),
        sa.Column("over", sa.Text(), nullable=False),
        sa.Column("winners", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("moved", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("code"),
    )
    op.create_index("listed_tables", "tables", ["listed", "stage", "moved"], unique=False)
    op.create_index("old_tables", "tables", ["moved"], unique=False)
