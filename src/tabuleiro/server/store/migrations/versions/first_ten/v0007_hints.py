"""Hints: positions are found by their digest, so that none that people play elsewhere is told about."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the index."""
    op.create_index("entries_by_position", "entries", ["position"])
