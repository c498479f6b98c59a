"""What lists of tables tell: the points as they stand, and which tables somebody has put away."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the column and the table; the points of an old table are filled in when something happens at it."""
    op.add_column("tables", sa.Column("scores", sa.Text))
    op.create_table(
        "archived",
        sa.Column("user_id", number, sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    )
