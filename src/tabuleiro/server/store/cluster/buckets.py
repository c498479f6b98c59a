"""Limits that hold through all workers: token buckets in the database, for what is rare and dear.

One statement takes a token or finds none. Frames and requests are counted by each worker alone: they are many.
"""

from hashlib import blake2b
from typing import Final

from sqlalchemy import Connection, Double, cast, delete, func
from sqlalchemy.dialects.postgresql import insert as upsert

from tabuleiro.server.store.cluster.leases import database_now
from tabuleiro.server.store.cluster.schema import buckets

KEPT: Final = 2 * 86_400_000
"""Milliseconds after which a bucket that nobody has used is full, whatever it counts."""


def name_of(key: str, name: str) -> str:
    """What a bucket is called: a hash, because its name may hold an address or what somebody typed."""
    return blake2b(name.encode(), key=key.encode()[:64], digest_size=16).hexdigest()


def spend(connection: Connection, name: str, burst: float, per_second: float, cost: float) -> bool:
    """Take tokens out of a bucket; False when there are not enough, and then none is taken."""
    passed = cast(database_now() - buckets.c.at, Double) / 1000
    there = func.least(burst, buckets.c.tokens + passed * per_second)
    taking = upsert(buckets).values(name=name, tokens=burst - cost, at=database_now())
    rest = {"tokens": there - cost, "at": database_now()}
    taken = taking.on_conflict_do_update(index_elements=["name"], set_=rest, where=there >= cost)
    return connection.execute(taken.returning(buckets.c.name)).first() is not None


def forget_full(connection: Connection) -> None:
    """Forget the buckets that say nothing."""
    connection.execute(delete(buckets).where(buckets.c.at < database_now() - KEPT))
