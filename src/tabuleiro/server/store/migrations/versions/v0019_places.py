"""From which networks accounts came lately, as hashes; rated tables whose players came from the same one."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the tables; of earlier days nothing is known."""
    op.create_table(
        "places",
        sa.Column("user_id", number, sa.ForeignKey("users.id"), primary_key=True, autoincrement=False),
        sa.Column("place", sa.String(32), primary_key=True),
        sa.Column("seen", sa.String(32), nullable=False),
    )
    op.create_table(
        "flags",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("users", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seen_by", number),
    )
