"""Lessons: how far each learner has come, what happens in each step, and which tables give a lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def checksum() -> sa.Column[str]:
    """A row's checksum, empty until it is sealed."""
    return sa.Column("checksum", sa.String(32), nullable=False, server_default="")


def upgrade() -> None:
    """Add the tables and the column; no table that is there gives a lesson."""
    op.add_column("tables", sa.Column("lesson", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "lessons",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("user_id", number, sa.ForeignKey("users.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("step", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("done", sa.Text, nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
        checksum(),
        sa.UniqueConstraint("user_id", "game", name="lessons_of_user"),
    )
    op.create_table(
        "lesson_figures",
        sa.Column("place", sa.String(90), primary_key=True),
        *(sa.Column(figure, sa.Integer, nullable=False) for figure in ("starts", "ends", "tries", "leaves")),
        checksum(),
    )
    empty = sa.text("checksum = ''")
    for table, key in (("lessons", "id"), ("lesson_figures", "place")):
        op.create_index(f"{table}_unsealed", table, [key], sqlite_where=empty, postgresql_where=empty)
