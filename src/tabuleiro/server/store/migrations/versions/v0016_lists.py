"""Long lists: an index from which a place on a ladder is counted, and one each for bots and for whoever is deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

COVERED = ["game", "low", "user_id", "games", "sigma", "social", "met", "last"]


def upgrade() -> None:
    """Let the index of a ladder hold all that decides who is on it; few users are bots, and few were deleted."""
    op.drop_index("ratings_by_low", "ratings")
    op.create_index("ratings_by_low", "ratings", COVERED)
    owned, gone = sa.text("owner_id IS NOT NULL"), sa.text("name = ''")
    op.create_index("users_owned", "users", ["owner_id", "id"], sqlite_where=owned, postgresql_where=owned)
    op.create_index("users_gone", "users", ["id"], sqlite_where=gone, postgresql_where=gone)
