"""The operator's desk: finds users and tables in the database, and gives orders to the server that serves it."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, RowMapping, func, select

from tabuleiro.server.config import Config
from tabuleiro.server.context import Context
from tabuleiro.server.operations.orders import (
    DONE,
    LOOK_SECONDS,
    Order,
    add_order,
    carry_out,
    read_answer,
    remove_order,
)
from tabuleiro.server.operations.trail import operator
from tabuleiro.server.people.identity import user_of
from tabuleiro.server.people.names import account_of
from tabuleiro.server.people.own_data import read_own_data
from tabuleiro.server.people.sanctions import read_standing
from tabuleiro.server.sockets.hub import Hub
from tabuleiro.server.store import schema
from tabuleiro.server.store.club.schema import departures
from tabuleiro.server.store.database import BadDatabase, open_database, read_url, shown_url
from tabuleiro.server.store.store import Store

T = TypeVar("T")
PATIENCE_SECONDS: Final = 5 * LOOK_SECONDS
"""How long a server has to take an order; then there is none."""
ASK_SECONDS: Final = 0.1


class RestingBots:
    """Bots of a command that serves nobody: they never come to their turn."""

    async def choose(self, *_: object) -> str | None:
        """Rest until the command ends."""
        await asyncio.Event().wait()
        return None


class Desk:
    """A database that may be served by somebody else meanwhile."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store

    async def give(self, order: Order) -> str:
        """Give an order and wait until it is carried out, by the server or, when there is none, here."""
        order = order._replace(by=operator())
        context = Context(self.config, self.store, RestingBots())
        number = await self.store.write(lambda database: add_order(database, order, context.clock.now()))
        is_taken, answer = await self._wait(number, PATIENCE_SECONDS)
        if not is_taken:
            await carry_out(context, Hub(context), number)
        while answer is None:
            is_taken, answer = await self._wait(number, PATIENCE_SECONDS)
        await self.store.write(lambda database: remove_order(database, number))
        await context.tables.close()
        context.hashing.close()
        return "" if answer == DONE else answer

    async def _wait(self, number: int, seconds: float) -> tuple[bool, str | None]:
        """Wait a while for the answer to an order."""
        found: tuple[bool, str | None] = (False, None)
        for _ in range(round(seconds / ASK_SECONDS)):
            found = await self.store.read(lambda database: read_answer(database, number))
            if found[1] is not None:
                break
            await asyncio.sleep(ASK_SECONDS)
        return found


def open_existing(database: str) -> Engine:
    """An engine for a database that is there; none is made."""
    url = read_url(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise BadDatabase(shown_url(database), "there is no such file")
    return open_database(database)


@contextlib.asynccontextmanager
async def open_desk(database: str) -> AsyncIterator[Desk]:
    """A desk at a database that exists."""
    store = Store(open_existing(database))
    try:
        yield Desk(Config(database=database), store)
    finally:
        store.close()


def read(database: str, work: Callable[[Connection], T]) -> T:
    """Read something from a database."""

    async def reading() -> T:
        async with open_desk(database) as desk:
            return await desk.store.read(work)

    return asyncio.run(reading())


def write(database: str, work: Callable[[Connection], T]) -> T:
    """Write something that no running server needs to hear of."""

    async def writing() -> T:
        async with open_desk(database) as desk:
            return await desk.store.write(work)

    return asyncio.run(writing())


def give(database: str, order: Order) -> str:
    """Give an order; returns what went wrong, empty when it is done."""

    async def giving() -> str:
        async with open_desk(database) as desk:
            return await desk.give(order)

    return asyncio.run(giving())


def find_user(connection: Connection, named: str) -> int | None:
    """The number of a user, by that number or by the name of an account."""
    users = schema.users.c
    by_name = connection.execute(select(users.id).where(users.account == account_of(named))).scalar()
    if by_name is not None or not named.isdecimal():
        return by_name
    return connection.execute(select(users.id).where(users.id == int(named[:18]))).scalar()


def list_users(connection: Connection, part: str, most: int) -> list[RowMapping]:
    """Users whose name contains something, the newest first."""
    users = schema.users.c
    query = select(users.id, users.name, users.account, users.created, users.banned)
    found = query.where(users.name.icontains(part, autoescape=True)).order_by(users.id.desc()).limit(most)
    return list(connection.execute(found).mappings())


def describe_user(connection: Connection, number: int, now: str) -> dict[str, object]:
    """What an operator must know to decide about a user; no word and no password."""
    users, sessions, seats = schema.users.c, schema.sessions.c, schema.seats.c
    about = (users.id, users.name, users.created, users.language, users.role, users.banned, users.account)
    row = dict(connection.execute(select(*about).where(users.id == number)).mappings().one())
    bots = connection.execute(select(users.name).where(users.owner_id == number).order_by(users.id)).scalars()
    single = {
        "sessions": select(func.count()).where(sessions.user_id == number),
        "tables": select(func.count(seats.table_id.distinct())).where(seats.user_id == number),
        "leaving": select(departures.c.due).where(departures.c.user_id == number),
    }
    return {
        **row,
        "account": row["account"] is not None,
        "sanctions": [one._asdict() for one in read_standing(connection, number, now)],
        "bots": list(bots),
        **{name: connection.execute(query).scalar() for name, query in single.items()},
    }


def describe_table(connection: Connection, table: str) -> dict[str, object] | None:
    """A table as it is listed, who sits there, and how long its log is; None when there is none."""
    tables, seats = schema.tables.c, schema.seats.c
    about = (tables.id, tables.game, tables.version, tables.state, tables.host, tables.seq, tables.ply, tables.actor)
    query = select(*about, tables.visibility, tables.created, tables.updated, tables.deadline, tables.setting)
    row = connection.execute(query.where(tables.id == table)).mappings().first()
    if row is None:
        return None
    sitting = (seats.seat, seats.kind, seats.user_id, seats.name, seats.level, seats.standin, seats.resigned)
    found = connection.execute(select(*sitting).where(seats.table_id == table).order_by(seats.seat)).mappings()
    return {**row, "setting": json.loads(row["setting"]), "seats": [dict(seat) for seat in found]}


def count_all(connection: Connection) -> dict[str, int]:
    """How many there are of everything that an operator asks about."""
    users, tables = schema.users.c, schema.tables.c
    counted = {
        "accounts": select(func.count()).where(users.account.is_not(None)),
        "guests": select(func.count()).select_from(schema.users).where(users.account.is_(None)),
        "banned": select(func.count()).where(users.banned.is_not(None)),
        "sessions": select(func.count()).select_from(schema.sessions),
        "entries": select(func.count()).select_from(schema.entries),
        "packed tables": select(func.count()).select_from(schema.packed_logs),
    }
    found = {name: int(connection.execute(query).scalar() or 0) for name, query in counted.items()}
    states = connection.execute(select(tables.state, func.count()).group_by(tables.state).order_by(tables.state))
    return found | {f"{row[0]} tables": row[1] for row in states}


def read_whole_user(connection: Connection, number: int, now: str) -> dict[str, object]:
    """Everything that is stored about a user, as the user would get it."""
    row = connection.execute(select(schema.users).where(schema.users.c.id == number)).mappings().one()
    return read_own_data(connection, user_of(row), "", now)


def list_tables(connection: Connection, state: str, most: int) -> list[RowMapping]:
    """Tables of a state (of all when it is empty), those that changed last first."""
    tables = schema.tables.c
    query = select(tables.id, tables.game, tables.state, tables.host, tables.ply, tables.visibility, tables.updated)
    if state:
        query = query.where(tables.state == state)
    return list(connection.execute(query.order_by(tables.updated.desc()).limit(most)).mappings())


def list_tournaments(connection: Connection, state: str, most: int) -> list[RowMapping]:
    """Tournaments of a state (of all when it is empty), those that changed last first."""
    rows = schema.tournaments.c
    about = (rows.id, rows.game, rows.state, rows.organiser, rows.entrants, rows.visibility)
    query = select(*about, rows.starts, rows.updated, rows.title)
    if state:
        query = query.where(rows.state == state)
    return list(connection.execute(query.order_by(rows.updated.desc()).limit(most)).mappings())
