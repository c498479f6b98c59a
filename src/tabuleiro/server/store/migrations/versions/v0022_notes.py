"""What whoever creates a table says about it (decision 64)."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add a column: workers of the release before write rows without it, and those say nothing."""
    op.add_column("tables", sa.Column("note", sa.String(200), nullable=False, server_default=""))
