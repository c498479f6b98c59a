"""Departures: accounts that are to be deleted, and from when on; until then their owners may think again."""

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from tabuleiro.server.clock import ago
from tabuleiro.server.people.sessions import DAY
from tabuleiro.server.store.checksums import is_sealed
from tabuleiro.server.store.club.schema import departures

GRACE_SECONDS: Final = 14 * DAY
"""How long an account is kept after its owner asked for its deletion."""


def add_departure(connection: Connection, user: int, now: str) -> str:
    """Note that an account is to be deleted; returns when. Who asks again waits no longer for it."""
    known = connection.execute(select(departures.c.due).where(departures.c.user_id == user)).scalar()
    if known is not None:
        return str(known)
    due = ago(now, -GRACE_SECONDS)
    connection.execute(insert(departures).values(user_id=user, due=due))
    return due


def drop_departure(connection: Connection, user: int) -> None:
    """Somebody stays after all, or is gone."""
    connection.execute(delete(departures).where(departures.c.user_id == user))


def read_due(connection: Connection, now: str) -> list[int]:
    """Whose days of thinking again are over; a row that something else has altered deletes nobody."""
    rows = connection.execute(select(departures).where(departures.c.due <= now).order_by(departures.c.due)).mappings()
    return [row["user_id"] for row in rows if is_sealed(departures, row)]
