"""How people stand to each other and to the server, as far as rooms below theirs must know."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Connection, Select, case, func, literal, select

from tabuleiro.arena.ratings import MU, SCALE
from tabuleiro.server.store import schema
from tabuleiro.server.store.club.schema import BAN, BLOCK, relations, sanctions

LOOKED_AT: Final = 50
"""The last games of somebody, as many as are looked at to say how reliable they are."""


def read_apart(connection: Connection, people: Collection[int]) -> set[tuple[int, int]]:
    """Of some people the pairs of whom one blocks the other, the smaller number first."""
    columns, among = relations.c, list(people)
    query = select(columns.user_id, columns.other_id).where(columns.kind == BLOCK)
    found = connection.execute(query.where(columns.user_id.in_(among), columns.other_id.in_(among)))
    return {(min(row.user_id, row.other_id), max(row.user_id, row.other_id)) for row in found}


def is_blocked(connection: Connection, user: int, other: int) -> bool:
    """Whether somebody blocks somebody."""
    columns = relations.c
    query = select(columns.kind).where(columns.user_id == user, columns.other_id == other, columns.kind == BLOCK)
    return connection.execute(query).first() is not None


def is_banned(connection: Connection, user: int, now: str) -> bool:
    """Whether a moderator lets somebody not in at this moment."""
    columns = sanctions.c
    standing = (columns.user_id == user) & (columns.kind == BAN) & columns.lifted.is_(None) & (columns.until > now)
    return connection.execute(select(columns.id).where(standing)).first() is not None


def is_far(asker: int, points: int) -> ColumnElement[bool]:
    """Whether who sits in a seat has a rating in the table's game far from a user's; newcomers are in the middle."""
    seats, tables = schema.seats.c, schema.tables.c

    def rating_of(user: ColumnElement[int]) -> ColumnElement[float]:
        ratings = schema.ratings.alias()
        known = select(ratings.c.mu).where(ratings.c.user_id == user, ratings.c.game == tables.game)
        return func.coalesce(known.correlate(schema.seats, schema.tables).scalar_subquery(), MU)

    return func.abs(rating_of(seats.user_id) - rating_of(literal(asker))) * SCALE > points


def unreliable(percent: int) -> Select[tuple[int]]:
    """Those at open tables who have left more of their last games than that leaves; a newcomer has left none."""
    seats, tables, results = schema.seats.c, schema.tables.c, schema.results.c
    sitting = select(seats.user_id).join(schema.tables, tables.id == seats.table_id).where(tables.state == "open")
    newest = func.row_number().over(
        partition_by=results.user_id, order_by=[results.finished.desc(), results.table_id.desc()]
    )
    known = select(results.user_id, results.is_left, newest.label("newest"))
    last = known.where(results.user_id.in_(sitting), results.user_id > 0).subquery()
    left = func.sum(case((last.c.is_left, 100), else_=0))
    wanting = select(last.c.user_id).where(last.c.newest <= LOOKED_AT).group_by(last.c.user_id)
    return wanting.having(left > (100 - percent) * func.count())
