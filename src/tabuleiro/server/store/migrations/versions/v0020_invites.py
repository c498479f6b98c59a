"""Invitations to a club that not everybody may join."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add the table; nobody was invited before."""
    op.create_table(
        "invites",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("checksum", sa.String(32), nullable=False, server_default=""),
    )
    empty = sa.text("checksum = ''")
    op.create_index("invites_unsealed", "invites", ["hash"], sqlite_where=empty, postgresql_where=empty)
