"""How a server becomes a worker among others: everything that only PostgreSQL needs, put together."""

from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server.cluster.cluster import Cluster
from tabuleiro.server.cluster.database_clock import DatabaseClock
from tabuleiro.server.cluster.watch import Watch
from tabuleiro.server.context import Context
from tabuleiro.server.errors import StoreError
from tabuleiro.server.people.limits import Rate
from tabuleiro.server.sockets.hub import Hub
from tabuleiro.server.store.cluster.buckets import name_of, spend
from tabuleiro.server.store.database import read_url


def new_watch(context: Context, hub: Hub, clock: DatabaseClock) -> Watch:
    """What a worker tells, hears and looks for."""
    from tabuleiro.server.cluster.bus import Bus  # only who has PostgreSQL has its driver

    url = read_url(context.config.listen_database or context.config.database)
    bus = Bus(url.set(drivername="postgresql").render_as_string(hide_password=False), context.store.worker)
    assert context.claims is not None, "workers share the database"
    return Watch(Cluster(context, hub, bus), clock, context.claims)


def shared_limits(context: Context) -> Callable[[str, Rate, float], Awaitable[bool]]:
    """Counts what is rare and dear for all workers together; a database that does not answer refuses nothing."""

    async def count(name: str, rate: Rate, cost: float) -> bool:
        hashed = name_of(context.post.key, name)  # the same at every worker, also after it was replaced
        try:
            return await context.store.writer.write(
                lambda connection: spend(connection, hashed, rate.burst, rate.per_second, cost)
            )
        except (SQLAlchemyError, StoreError):
            return True

    return count
