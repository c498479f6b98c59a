"""Notices: what people are to be told, by which channels they wish to be, and what is on its way."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def checksum() -> sa.Column[str]:
    """A row's checksum, empty until it is sealed."""
    return sa.Column("checksum", sa.String(32), nullable=False, server_default="")


def upgrade() -> None:
    """Add the tables; nobody is told anything by any channel until they wish for it."""
    op.create_table(
        "channels",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("user_id", number, sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("verified", sa.Boolean, nullable=False),
        sa.Column("faults", sa.Integer, nullable=False),
        sa.Column("refusals", sa.Integer, nullable=False),
        sa.Column("off", sa.String(16), nullable=False),
        checksum(),
    )
    op.create_table(
        "wishes",
        sa.Column("user_id", number, sa.ForeignKey("users.id"), primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        checksum(),
    )
    empty = sa.text("checksum = ''")
    for table, key in (("channels", "id"), ("wishes", "user_id")):
        op.create_index(f"{table}_unsealed", table, [key], sqlite_where=empty, postgresql_where=empty)
    op.create_table(
        "notices",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("user_id", number, nullable=False),
        sa.Column("event", sa.String(12), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("due", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("told", sa.String(32)),
        sa.Column("seen", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("user_id", "event", "table_id", "turn", name="notices_once"),
    )
    waiting = sa.text("state = 'waiting'")
    op.create_index("notices_due", "notices", ["due"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_table(
        "letters",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("channel_id", number, nullable=False, index=True),
        sa.Column("user_id", number, nullable=False, index=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("due", sa.String(32), nullable=False, index=True),
        sa.Column("attempts", sa.Integer, nullable=False),
    )
