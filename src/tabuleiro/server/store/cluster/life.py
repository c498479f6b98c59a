"""Signs of life of workers, the duties that one of them has for all, and outages: times when none of them lived."""

import os
import socket
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from tabuleiro import __version__
from tabuleiro.server.store.cluster.leases import LEASE, database_now
from tabuleiro.server.store.cluster.schema import duties, workers

ALIVE: Final = 6000
"""Milliseconds after which a worker that gives no sign of life is not counted on."""
FORGOTTEN: Final = 600_000
"""Milliseconds after which its row goes."""
DUTIES: Final = ("director", "courier", "counting", "retention", "backups", "analyses")
"""What one worker does for all; another one takes over when it is silent."""


class Beat(NamedTuple):
    """What a worker learns with a sign of life."""

    now: int
    """The time by the database's clock."""
    duties: list[str]
    """What it has to do for all."""


def beat(connection: Connection, worker: str, started: str) -> Beat:
    """Write a sign of life, and take or keep every duty that nobody else has."""
    about = {"host": socket.gethostname()[:80], "pid": os.getpid(), "version": __version__[:40], "started": started}
    sign = upsert(workers).values(id=worker, alive=database_now(), **about)
    connection.execute(sign.on_conflict_do_update(index_elements=["id"], set_={"alive": database_now()}))
    held = {"worker": worker, "until": database_now() + LEASE}
    wanted = upsert(duties).values([{"name": name, **held} for name in DUTIES])
    is_free = (duties.c.worker == worker) | (duties.c.until < database_now())
    taking = wanted.on_conflict_do_update(index_elements=["name"], set_=held, where=is_free).returning(duties.c.name)
    mine = list(connection.execute(taking).scalars())
    connection.execute(delete(workers).where(workers.c.alive < database_now() - FORGOTTEN))
    now = connection.execute(select(database_now())).scalar()
    assert now is not None, "the database knows the time"
    return Beat(int(now), mine)


def note_worker(connection: Connection, worker: str) -> None:
    """Note that a worker could write."""
    connection.execute(update(workers).where(workers.c.id == worker).values(alive=database_now()))


def leave(connection: Connection, worker: str) -> None:
    """Give every duty back: the worker stops."""
    connection.execute(delete(duties).where(duties.c.worker == worker))
    connection.execute(delete(workers).where(workers.c.id == worker))


def are_others_alive(connection: Connection, worker: str) -> bool:
    """Whether another worker has given a sign of life lately."""
    alive = (workers.c.id != worker) & (workers.c.alive > database_now() - ALIVE)
    return bool(connection.execute(select(func.count()).where(alive)).scalar())


def known_workers(connection: Connection) -> Sequence[str]:
    """The workers that live, the oldest first."""
    living = select(workers.c.id).where(workers.c.alive > database_now() - ALIVE)
    return list(connection.execute(living.order_by(workers.c.started)).scalars())
