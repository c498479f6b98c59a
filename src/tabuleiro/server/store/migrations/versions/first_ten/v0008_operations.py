"""Operations: what operators have done, and the packed logs of tables that were over long ago."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the tables; nothing is packed yet."""
    op.create_table(
        "audit_trail",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("time", sa.String(32), nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("checksum", sa.String(32), nullable=False, server_default=""),
    )
    empty = sa.text("checksum = ''")
    op.create_index("audit_trail_unsealed", "audit_trail", ["id"], sqlite_where=empty, postgresql_where=empty)
    op.create_table(
        "packed_logs",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("users", sa.Text, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )
