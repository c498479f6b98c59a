"""Clocks: until when a table waits, why a bot stands in, when the server was away, and when people are."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def checksum() -> sa.Column[str]:
    """A row's checksum, empty until it is sealed."""
    return sa.Column("checksum", sa.String(32), nullable=False, server_default="")


def upgrade() -> None:
    """Add the columns and tables; no table that is there has a clock, and no stand-in came because of one."""
    op.add_column("tables", sa.Column("deadline", sa.String(32)))
    op.add_column("seats", sa.Column("relief", sa.String(8), nullable=False, server_default=""))
    running = sa.text("deadline IS NOT NULL")
    op.create_index("tables_by_deadline", "tables", ["deadline"], sqlite_where=running, postgresql_where=running)
    op.create_table(
        "outages",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("began", sa.String(32), nullable=False),
        sa.Column("ended", sa.String(32), nullable=False),
        checksum(),
    )
    op.create_table(
        "vacations",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("user_id", number, sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("begins", sa.String(32), nullable=False),
        sa.Column("ends", sa.String(32), nullable=False),
        checksum(),
    )
    empty = sa.text("checksum = ''")
    for table in ("outages", "vacations"):
        op.create_index(f"{table}_unsealed", table, ["id"], sqlite_where=empty, postgresql_where=empty)
