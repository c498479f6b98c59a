"""Ratings: which finished tables were looked at, how everybody did there, and what is believed of them now."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the tables; a server that starts on them counts what was finished before."""
    op.create_table(
        "counted_tables",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("position", sa.String(32), nullable=False),
        sa.Column("finished", sa.String(32), nullable=False),
        sa.Column("verdict", sa.String(10), nullable=False),
        sa.Column("fault", sa.Text, nullable=False, server_default=""),
        sa.Column("void", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("counted_tables_in_order", "counted_tables", ["game", "finished", "table_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", number, nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", sa.Double, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("categories", sa.Text, nullable=False),
        sa.Column("is_left", sa.Boolean, nullable=False),
        sa.Column("is_late", sa.Boolean, nullable=False),
        sa.Column("finished", sa.String(32), nullable=False),
        sa.Column("mu_before", sa.Double),
        sa.Column("sigma_before", sa.Double),
        sa.Column("mu_after", sa.Double),
        sa.Column("sigma_after", sa.Double),
        sa.Column("nth", sa.Integer),
    )
    op.create_index("results_of_user", "results", ["user_id", "game", "finished", "table_id"])
    op.create_index("results_of_game", "results", ["game", "finished"])
    op.create_table(
        "ratings",
        sa.Column("user_id", number, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("low", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("social", sa.Integer, nullable=False),
        sa.Column("met", sa.Integer, nullable=False),
        sa.Column("last", sa.String(32), nullable=False),
    )
    op.create_index("ratings_by_low", "ratings", ["game", "low"])
