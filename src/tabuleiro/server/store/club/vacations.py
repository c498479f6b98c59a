"""Reads who is away, for the tables at which they sit down."""

from collections.abc import Collection

from sqlalchemy import Connection, select

from tabuleiro.server.store import schema
from tabuleiro.server.table.clocks.clocks import Away
from tabuleiro.server.table.clocks.days_off import moment_of


def read_away(connection: Connection, users: Collection[int], now: str) -> list[Away]:
    """The vacations of some users that are not over."""
    columns = schema.vacations.c
    query = select(columns.user_id, columns.begins, columns.ends).where(columns.user_id.in_(users), columns.ends > now)
    rows = connection.execute(query.order_by(columns.id))
    return [Away(row.user_id, moment_of(row.begins), moment_of(row.ends)) for row in rows]
