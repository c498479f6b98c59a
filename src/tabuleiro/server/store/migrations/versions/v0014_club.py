"""A club: bots of others with their tokens and offers, who follows or blocks whom, reports, sanctions, held seats."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def checksum() -> sa.Column[str]:
    """A row's checksum, empty until it is sealed."""
    return sa.Column("checksum", sa.String(32), nullable=False, server_default="")


def upgrade() -> None:
    """Add the columns and tables; nobody who is there is a bot or a moderator, and no seat is held."""
    op.add_column("users", sa.Column("owner_id", number))
    op.add_column("users", sa.Column("role", sa.String(12)))
    op.add_column("seats", sa.Column("until", sa.BigInteger, nullable=False, server_default="0"))
    held = sa.text("kind = 'held'")
    op.create_index("seats_held", "seats", ["until"], sqlite_where=held, postgresql_where=held)
    add_bots()
    add_people()
    empty = sa.text("checksum = ''")
    for table, key in (("tokens", "id"), ("offers", "user_id"), ("reports", "id"), ("sanctions", "id")):
        op.create_index(f"{table}_unsealed", table, [key], sqlite_where=empty, postgresql_where=empty)


def add_bots() -> None:
    """Tokens and standing offers."""
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("user_id", number, sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("scope", sa.String(8), nullable=False),
        sa.Column("note", sa.String(60), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("expires", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32)),
        checksum(),
    )
    op.create_table(
        "offers",
        sa.Column("user_id", number, sa.ForeignKey("users.id"), primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        checksum(),
    )


def add_people() -> None:
    """Who follows or blocks whom, reports, and what moderators have decided."""
    op.create_table(
        "relations",
        sa.Column("user_id", number, sa.ForeignKey("users.id"), primary_key=True, autoincrement=False),
        sa.Column("other_id", number, sa.ForeignKey("users.id"), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("relations_to", "relations", ["other_id", "kind"])
    op.create_table(
        "reports",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("by_id", number, sa.ForeignKey("users.id"), nullable=False),
        sa.Column("about_id", number, sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("table_id", sa.String(16)),
        sa.Column("line", sa.Integer),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("answered_by", number),
        checksum(),
    )
    op.create_index("reports_by_state", "reports", ["state", "created"])
    op.create_table(
        "sanctions",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("user_id", number, sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("by_id", number, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("lifted", sa.String(32)),
        checksum(),
    )
