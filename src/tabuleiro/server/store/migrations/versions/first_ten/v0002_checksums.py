"""Checksums over users, sessions, facts and the keys of tables; they are filled by `database.migrate`."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add an empty checksum to every row, and indexes that find the empty ones."""
    for table, key in (("users", "id"), ("sessions", "hash"), ("tables", "id"), ("facts", "name")):
        op.add_column(table, sa.Column("checksum", sa.String(32), nullable=False, server_default=""))
        op.create_index(
            f"{table}_unsealed",
            table,
            [key],
            sqlite_where=sa.text("checksum = ''"),
            postgresql_where=sa.text("checksum = ''"),
        )
