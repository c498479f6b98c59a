"""Workers: who lives, who lets a bot act, who does what only one does, what limits count, how often words were erased.

All of it is added; a server of the version before goes on beside it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the columns and tables; nobody claims a table, and nothing was erased that anybody else holds in memory."""
    op.add_column("tables", sa.Column("claim", sa.String(16)))
    op.add_column("tables", sa.Column("claim_until", sa.BigInteger))
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("host", sa.String(80), nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("started", sa.String(32), nullable=False),
        sa.Column("alive", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "duties",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("worker", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "erasures",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
    )
    op.create_table(
        "buckets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("tokens", sa.Double, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
