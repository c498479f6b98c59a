"""Reads lists of tables (the lobby, one's own, turns) from the projections of the logs."""

import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, Select, case, exists, select
from sqlalchemy.exc import DatabaseError

from tabuleiro.server.errors import brief
from tabuleiro.server.store import schema
from tabuleiro.server.store.store import is_damage
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.summary import summarise_row

log = logging.getLogger(__name__)
LISTED: Final = 100
"""The most tables of one answer."""


def read_lobby(
    connection: Connection, state: str, user: int, is_connected: Callable[[int], bool]
) -> list[dict[str, object]]:
    """Public tables of a state (all when it is empty), those that changed last first."""
    columns = schema.tables.c
    query = select(schema.tables).where(columns.visibility == "public")
    if state:
        query = query.where(columns.state == state)
    return _read(connection, query.order_by(columns.updated.desc()), user, is_connected)


def read_own(connection: Connection, user: int, is_connected: Callable[[int], bool]) -> list[dict[str, object]]:
    """A user's tables: those that wait for the user first, then those that changed last."""
    columns = schema.tables.c
    mine = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user)
    rank = case((columns.state == "running", 0), (columns.state == "open", 1), else_=2)
    query = select(schema.tables).where(columns.id.in_(mine) | (columns.host == user))
    listed = _read(connection, query.order_by(rank, columns.updated.desc()), user, is_connected)
    return sorted(listed, key=lambda table: not table["waiting"])


def read_turns(connection: Connection) -> list[tuple[str, int]]:
    """Every running table that waits for a person, with that person."""
    tables, seats = schema.tables.c, schema.seats.c
    query = (
        select(tables.id, seats.user_id)
        .join(schema.seats, (seats.table_id == tables.id) & (seats.seat == tables.actor))
        .where(tables.state == "running", tables.bot_turn.is_(False), seats.user_id > 0)
    )
    return [(row[0], row[1]) for row in what_can_be_read(connection, query)]


def read_bot_turns(connection: Connection, *, alone: bool) -> list[str]:
    """Every running table that waits for a bot; `alone`: also where bots are among themselves."""
    tables, seats = schema.tables.c, schema.seats.c
    query = select(tables.id).where(tables.state == "running", tables.bot_turn.is_(True))
    if not alone:
        query = query.where(
            exists().where(seats.table_id == tables.id, seats.kind == "human", seats.standin == "", seats.user_id > 0)
        )
    return [row[0] for row in what_can_be_read(connection, query)]


def what_can_be_read(connection: Connection, query: Select[Any]) -> list[tuple[Any, ...]]:
    """The rows of a query up to where the database is damaged: a server starts with the tables that are sound."""
    rows: list[tuple[Any, ...]] = []
    try:
        rows.extend(map(tuple, connection.execute(query)))
    except DatabaseError as error:
        if not is_damage(error):
            raise
        log.critical("the database is damaged, and only a part of its tables is known: %s", brief(error))
    return rows


def _read(
    connection: Connection, query: Select[Any], user: int, is_connected: Callable[[int], bool]
) -> list[dict[str, object]]:
    rows = [dict(row) for row in connection.execute(query.limit(LISTED)).mappings()]
    seats = schema.seats
    held: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
    for seat in connection.execute(select(seats).where(seats.c.table_id.in_(held)).order_by(seats.c.seat)):
        held[seat.table_id].append(Seat(seat.kind, seat.name, seat.user_id, seat.level, seat.standin, seat.resigned))
    listed: list[dict[str, object]] = []
    for row in rows:
        try:
            listed.append(summarise_row(row["id"], row["key"], row, held[row["id"]], user, is_connected))
        except (ValueError, TypeError, LookupError) as error:
            log.warning("table %s is not listed, its row was altered: %s", row["id"], brief(error))
    return listed
