"""The list of notices in the page: what has happened lately, and what of it was seen."""

from typing import Final

from sqlalchemy import Connection, delete, func, select, update

from tabuleiro.server.notices.subject import read_subjects
from tabuleiro.server.store import schema
from tabuleiro.server.store.notices.outbox import WAITING
from tabuleiro.server.table.notices.notice import WAITS

LISTED: Final = 50
notices = schema.notices.c


def read_news(connection: Connection, user: int) -> list[dict[str, object]]:
    """The last notices of a user, the newest first; that tables wait is told elsewhere in the page."""
    query = select(schema.notices).where(notices.user_id == user, notices.event.not_in(WAITS))
    rows = connection.execute(query.order_by(notices.id.desc()).limit(LISTED)).all()
    subjects = read_subjects(connection, user, rows)
    return [
        {
            "id": row.id,
            "event": row.event,
            **subjects[row.id]._asdict(),
            "game": subjects[row.id].game or None,
            "time": row.created,
            "seen": row.seen,
        }
        for row in rows
        if row.id in subjects
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
        {"event": row.event, "about": row.table_id, "turn": row.turn, "created": row.created, "told": row.told}
        for row in found
    ]


def forget_old(connection: Connection, before: str) -> int:
    """Forget notices from before a time, but what waits; the newest stays: its number is not given out again."""
    newest = select(func.max(notices.id)).scalar_subquery()
    old = (notices.created < before) & (notices.state != WAITING) & (notices.id < newest)
    return connection.execute(delete(schema.notices).where(old)).rowcount
