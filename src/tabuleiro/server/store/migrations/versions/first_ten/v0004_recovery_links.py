"""What guests need to come back from another browser: links, of which only the hash is stored."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the table of the links."""
    op.create_table(
        "recovery_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("user_id", number, sa.ForeignKey("users.id"), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("checksum", sa.String(32), nullable=False, server_default=""),
    )
    empty = sa.text("checksum = ''")
    op.create_index("recovery_links_unsealed", "recovery_links", ["hash"], sqlite_where=empty, postgresql_where=empty)
