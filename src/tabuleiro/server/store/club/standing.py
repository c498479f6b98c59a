"""How people stand to each other and to the server, as far as rooms below theirs must know."""

from collections.abc import Collection

from sqlalchemy import Connection, select

from tabuleiro.server.store.club.schema import BAN, BLOCK, relations, sanctions


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
