"""Workers of different releases: what each of them does, and which edition of every game it knows.

All of it is added, with defaults: a server of the version before goes on beside it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the columns; a worker of the version before does everything, and says nothing about its editions."""
    op.add_column("workers", sa.Column("roles", sa.String(40), nullable=False, server_default=""))
    op.add_column("workers", sa.Column("editions", sa.Text, nullable=False, server_default="{}"))
