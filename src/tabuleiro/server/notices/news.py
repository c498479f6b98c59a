"""The list of notices in the page: what has happened lately, and what of it was seen."""

from typing import Final

from sqlalchemy import Connection, delete, func, select, update

from tabuleiro.server.store import schema
from tabuleiro.server.store.notices.outbox import WAITING
from tabuleiro.server.table.notices.notice import WAITS

LISTED: Final = 50
notices = schema.notices.c


def read_news(connection: Connection, user: int) -> list[dict[str, object]]:
    """The last notices of a user, the newest first; that tables wait is told elsewhere in the page."""
    tables = schema.tables.c
    query = (
        select(notices.id, notices.event, notices.table_id, notices.created, notices.seen, tables.game)
        .join(schema.tables, tables.id == notices.table_id)
        .where(notices.user_id == user, notices.event.not_in(WAITS))
        .order_by(notices.id.desc())
        .limit(LISTED)
    )
    return [
        {
            "id": row.id,
            "event": row.event,
            "table": row.table_id,
            "game": row.game,
            "time": row.created,
            "seen": row.seen,
        }
        for row in connection.execute(query)
    ]


def see_news(connection: Connection, user: int, last: int) -> None:
    """Note that a user has seen the list up to a notice."""
    seen = (notices.user_id == user) & (notices.id <= last) & ~notices.seen
    connection.execute(update(schema.notices).where(seen).values(seen=True))


def read_own_notices(connection: Connection, user: int) -> list[dict[str, object]]:
    """Every notice of a user that is kept, for the user to take along."""
    query = select(notices.event, notices.table_id, notices.turn, notices.created, notices.told)
    found = connection.execute(query.where(notices.user_id == user).order_by(notices.id))
    return [
        {"event": row.event, "table": row.table_id, "turn": row.turn, "created": row.created, "told": row.told}
        for row in found
    ]


def forget_old(connection: Connection, before: str) -> int:
    """Forget notices from before a time, but what waits; the newest stays: its number is not given out again."""
    newest = select(func.max(notices.id)).scalar_subquery()
    old = (notices.created < before) & (notices.state != WAITING) & (notices.id < newest)
    return connection.execute(delete(schema.notices).where(old)).rowcount
