"""The first schema: people, tables, the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "users",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(80), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("preferences", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("user_id", number, sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("created", sa.String(32), nullable=False),
    )
    make_tables()
    make_log()


def make_tables() -> None:
    """Make what the lobby lists."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("components", sa.String(64), nullable=False),
        sa.Column("setting", sa.Text, nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("host", number, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("actor", sa.Integer),
        sa.Column("bot_turn", sa.Boolean, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("next", sa.String(16)),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
        sa.Index("tables_by_state", "visibility", "state", "updated"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("user_id", number, nullable=False, index=True),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("standin", sa.String(20), nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
    )


def make_log() -> None:
    """Make the log and what the database says about itself."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", number, nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("time", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("position", sa.String(32), nullable=False),
        sa.Column("chain", sa.String(32), nullable=False),
    )
    op.create_index(
        "entries_by_nonce",
        "entries",
        ["table_id", "user_id", "nonce"],
        unique=True,
        sqlite_where=sa.text("nonce <> ''"),
        postgresql_where=sa.text("nonce <> ''"),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
