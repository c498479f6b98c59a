"""Private tournaments: lists must know who may see one."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the column; every tournament that is there is everybody's."""
    op.add_column("tournaments", sa.Column("visibility", sa.String(8), nullable=False, server_default="public"))
