"""Signs of life of workers, the duties that one of them has for all, and outages: times when none of them lived."""

import os
import socket
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ARRAY, ColumnElement, Connection, String, delete, distinct, func, literal, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from tabuleiro import __version__
from tabuleiro.server.store.cluster.leases import LEASE, database_now
from tabuleiro.server.store.cluster.schema import duties, workers

ALIVE: Final = 6000
"""Milliseconds after which a worker that gives no sign of life is not counted on."""
FORGOTTEN: Final = 600_000
"""Milliseconds after which its row goes."""
WEB, BOTS, JOBS = "web", "bots", "jobs"
"""What a worker does: serve people, let bots think, do what one does for all."""
DUTIES: Final = ("director", "courier", "counting", "retention", "backups", "analyses")
"""What one worker does for all; another one takes over when it is silent."""


class Beat(NamedTuple):
    """What a worker learns with a sign of life."""

    now: int
    """The time by the database's clock."""
    duties: list[str]
    """What it has to do for all."""
    queue: float
    """How full the queue of notifications is, from 0 to 1."""
    editions: list[str]
    """Which editions the other workers begin."""


def beat(connection: Connection, worker: str, started: str, roles: Sequence[str] = (JOBS,), editions: str = "") -> Beat:
    """Write a sign of life and, as one who does jobs for all, take or keep every duty that nobody else has."""
    about = {"host": socket.gethostname()[:80], "pid": os.getpid(), "version": __version__[:40], "started": started}
    about |= {"roles": ",".join(roles), "editions": editions or "{}"}
    sign = upsert(workers).values(id=worker, alive=database_now(), **about)
    connection.execute(sign.on_conflict_do_update(index_elements=["id"], set_={"alive": database_now()}))
    mine = take_duties(connection, worker) if JOBS in roles else []
    others = (workers.c.id != worker) & (workers.c.alive > database_now() - ALIVE)
    editions_of = select(func.array_agg(distinct(workers.c.editions))).where(others).scalar_subquery()
    asked = select(database_now(), func.pg_notification_queue_usage(), editions_of)
    now, queue, told = connection.execute(asked).one()
    return Beat(int(now), mine, float(queue), list(told or ()))


def take_duties(connection: Connection, worker: str) -> list[str]:
    """Take or keep every duty that nobody else has; returns them."""
    held: dict[str, ColumnElement[Any]] = {"worker": literal(worker), "until": database_now() + LEASE}
    names = func.unnest(literal(list(DUTIES), ARRAY(String)))  # rows in a statement would have it compiled every time
    wanted = upsert(duties).from_select(["name", *held], select(names, *held.values()))
    is_free = (duties.c.worker == worker) | (duties.c.until < database_now())
    taking = wanted.on_conflict_do_update(index_elements=["name"], set_=held, where=is_free).returning(duties.c.name)
    return list(connection.execute(taking).scalars())


def forget_dead(connection: Connection) -> None:
    """Remove the rows of workers that have long been silent."""
    connection.execute(delete(workers).where(workers.c.alive < database_now() - FORGOTTEN))


def bury(connection: Connection, worker: str) -> bool:
    """Remove the row of a worker that gives no sign of life; true for the one of all who look that has done so."""
    dead = (workers.c.id == worker) & (workers.c.alive < database_now() - ALIVE)
    return connection.execute(delete(workers).where(dead)).rowcount > 0


def note_worker(connection: Connection, worker: str) -> None:
    """Note that a worker could write."""
    connection.execute(update(workers).where(workers.c.id == worker).values(alive=database_now()))


def leave(connection: Connection, worker: str) -> None:
    """Give every duty back: the worker stops."""
    connection.execute(delete(workers).where(workers.c.id == worker))
    connection.execute(delete(duties).where(duties.c.worker == worker))


def are_others_alive(connection: Connection, worker: str) -> bool:
    """Whether another worker has given a sign of life lately."""
    alive = (workers.c.id != worker) & (workers.c.alive > database_now() - ALIVE)
    return bool(connection.execute(select(func.count()).where(alive)).scalar())


def read_workers(connection: Connection) -> Sequence[tuple[object, ...]]:
    """The workers that live, the oldest first; on SQLite nobody says so."""
    if connection.dialect.name != "postgresql":
        return []
    told = (workers.c.id, workers.c.host, workers.c.pid, workers.c.version, workers.c.roles, workers.c.started)
    living = select(*told).where(workers.c.alive > database_now() - ALIVE).order_by(workers.c.started)
    return [tuple(row) for row in connection.execute(living)]
