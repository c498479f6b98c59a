"""How often somebody finishes what they have begun, and in time: told instead of points for good behaviour."""

from typing import NamedTuple

from sqlalchemy import Connection, select

from tabuleiro.server.store import schema
from tabuleiro.server.store.club.standing import LOOKED_AT

LEAST_GAMES, LEAST_FINISHED, AGAIN = 10, 0.7, 3
"""From LEAST_GAMES on, LEAST_FINISHED of them must be finished to play rated ones; else AGAIN in a row first."""


class Reliability(NamedTuple):
    """Of the last games, the newest first, which were finished and which were in time."""

    finished: tuple[bool, ...]
    in_time: tuple[bool, ...]

    def is_barred(self) -> bool:
        """Whether somebody must finish a few games before the next rated one."""
        games = len(self.finished)
        is_poor = games >= LEAST_GAMES and sum(self.finished) < LEAST_FINISHED * games
        return is_poor and not all(self.finished[:AGAIN])

    def tell(self) -> dict[str, object]:
        """The figures as they go out."""
        return {"games": len(self.finished), "finished": sum(self.finished), "in_time": sum(self.in_time)}


def read_reliability(connection: Connection, user: int) -> Reliability:
    """How reliable somebody is."""
    columns = schema.results.c
    query = select(columns.is_left, columns.is_late).where(columns.user_id == user)
    rows = connection.execute(query.order_by(columns.finished.desc(), columns.table_id.desc()).limit(LOOKED_AT)).all()
    return Reliability(tuple(not row.is_left for row in rows), tuple(not row.is_late for row in rows))
