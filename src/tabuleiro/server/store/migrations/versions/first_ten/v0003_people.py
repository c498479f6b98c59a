"""What accounts need: look-alikes, bans, when and where a session was used, new passwords; the operator's orders."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def checksum() -> sa.Column[str]:
    """A row's checksum, empty until it is sealed."""
    return sa.Column("checksum", sa.String(32), nullable=False, server_default="")


def upgrade() -> None:
    """Add the columns and tables; the skeletons of old accounts are filled in when the server starts."""
    op.add_column("users", sa.Column("skeleton", sa.Text))
    op.add_column("users", sa.Column("banned", sa.String(32)))
    op.create_index("users_by_skeleton", "users", ["skeleton"])
    op.add_column("sessions", sa.Column("seen", sa.String(32)))
    op.add_column("sessions", sa.Column("device", sa.String(60)))
    op.create_table(
        "resets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("user_id", number, sa.ForeignKey("users.id"), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        checksum(),
    )
    op.create_table(
        "orders",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("taken", sa.Boolean, nullable=False),
        sa.Column("answer", sa.Text),
        checksum(),
    )
    for table, key in (("resets", "hash"), ("orders", "id")):
        empty = sa.text("checksum = ''")
        op.create_index(f"{table}_unsealed", table, [key], sqlite_where=empty, postgresql_where=empty)
