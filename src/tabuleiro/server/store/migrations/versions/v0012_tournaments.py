"""Tournaments, and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add both tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("organiser", number, nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("entrants", sa.Integer, nullable=False),
        sa.Column("starts", sa.String(32), nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
    )
    op.create_index("tournaments_by_state", "tournaments", ["state", "starts"])
    op.create_table(
        "tournament_entries",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("tournament_id", sa.String(16), sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("time", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("user_id", number, nullable=False, index=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("checksum", sa.String(32), nullable=False, server_default=""),
        sa.UniqueConstraint("tournament_id", "seq", name="tournament_entries_in_order"),
    )
    empty = sa.text("checksum = ''")
    op.create_index(
        "tournament_entries_unsealed", "tournament_entries", ["id"], sqlite_where=empty, postgresql_where=empty
    )
