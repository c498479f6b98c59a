"""Analyses of games, what is computed already of those under way, and what people tried in place of their mistakes."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("name", sa.String(64), nullable=False, index=True),
        sa.Column("budget", sa.String(10), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("user_id", number, nullable=False, index=True),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary),
    )
    op.create_table(
        "analysis_blocks",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("block", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("user_id", number, sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("item", sa.String(80), nullable=False),
        sa.Column("verdict", sa.String(10), nullable=False),
        sa.Column("loss", sa.Integer, nullable=False),
        sa.Column("helps", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("checksum", sa.String(32), nullable=False, server_default=""),
    )
    empty = sa.text("checksum = ''")
    op.create_index("tries_unsealed", "tries", ["id"], sqlite_where=empty, postgresql_where=empty)
