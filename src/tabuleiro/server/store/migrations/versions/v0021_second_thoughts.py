"""Power asks again, leaving waits, and what is taken along is packed first (decision 57)."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add three tables: workers of the release before know nothing of them, and write the rows of others as before."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "confirmations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("time", sa.String(32), nullable=False),
        sa.Column("checksum", sa.String(32), nullable=False, server_default=""),
    )
    op.create_table(
        "departures",
        sa.Column("user_id", number, sa.ForeignKey("users.id"), primary_key=True, autoincrement=False),
        sa.Column("due", sa.String(32), nullable=False),
        sa.Column("checksum", sa.String(32), nullable=False, server_default=""),
    )
    op.create_table(
        "parcels",
        sa.Column("user_id", number, sa.ForeignKey("users.id"), primary_key=True, autoincrement=False),
        sa.Column("hash", sa.String(64)),
        sa.Column("asked", sa.String(32), nullable=False),
        sa.Column("made", sa.String(32)),
        sa.Column("packed", sa.LargeBinary),
    )
    empty = sa.text("checksum = ''")
    for table, key in (("confirmations", "hash"), ("departures", "user_id")):
        op.create_index(f"{table}_unsealed", table, [key], sqlite_where=empty, postgresql_where=empty)
