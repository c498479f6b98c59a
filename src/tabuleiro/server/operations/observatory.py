"""What of a running server is looked up when it is asked for: tables, sockets, queues, connections (a collector)."""

import time
from collections.abc import Iterator
from typing import Final

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from tabuleiro.server.bot_workers import BotWorkers
from tabuleiro.server.context import Context
from tabuleiro.server.errors import StoreError
from tabuleiro.server.notices.composing import count_waiting
from tabuleiro.server.sockets.hub import Hub
from tabuleiro.server.store import schema

BELIEVED_SECONDS: Final = 15.0
"""How long a count of all tables is believed: whoever asks often must not make the database work."""
STATES: Final = ("open", "running", "finished", "frozen")


class Observatory(Collector):
    """Looks at a running server, from a thread of its own."""

    def __init__(self, context: Context, hub: Hub, thinker: BotWorkers) -> None:
        self._context = context
        self._hub = hub
        self._thinker = thinker
        self._counted: dict[str, int] = {}
        self._at = float("-inf")

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Everything that can be seen now."""
        yield labelled("tabuleiro_tables", "Tables in the database.", "state", self._tables())
        yield gauge("tabuleiro_live_tables", "Tables in memory.", len(self._context.tables.live))
        yield labelled("tabuleiro_sockets", "Open sockets.", "kind", self._sockets())
        yield labelled("tabuleiro_bot_queue", "Turns of bots that wait for a process.", "pool", self._thinker.waiting())
        yield gauge("tabuleiro_writer_queue", "Jobs that wait for the writer.", self._context.store.writer.waiting())
        if self._context.claims is not None:
            yield gauge("tabuleiro_claims", "Tables that this worker has claimed.", self._context.claims.held())
        yield labelled("tabuleiro_outbox", "Notices that are due, and letters on their way.", "kind", self._outbox())
        yield labelled("tabuleiro_db_pool", "Connections to the database.", "state", self._connections())

    def _tables(self) -> dict[str, int]:
        """How many tables there are of each state; the last count while the database does not answer."""
        if time.monotonic() - self._at > BELIEVED_SECONDS:
            try:
                found = self._context.store.read_now(count_tables)
            except (SQLAlchemyError, StoreError):
                return self._counted
            self._counted = dict.fromkeys(STATES, 0) | found
            self._at = time.monotonic()
        return self._counted

    def _outbox(self) -> dict[str, int]:
        """What waits to be told; nothing while the database does not answer."""
        try:
            return self._context.store.read_now(lambda database: count_waiting(database, self._context.clock.now()))
        except (SQLAlchemyError, StoreError):
            return {}

    def _sockets(self) -> dict[str, int]:
        """How many sockets are open, of people with a session and of visitors without."""
        of_user = self._hub.of_user.copy()
        visitors = len(of_user.pop(0, ()))
        return {"user": sum(map(len, of_user.values())), "visitor": visitors}

    def _connections(self) -> dict[str, int]:
        """How many connections are used and how many wait to be."""
        pool = self._context.store.engine.pool
        return {"used": pool.checkedout(), "idle": pool.checkedin()} if isinstance(pool, QueuePool) else {}


def count_tables(connection: Connection) -> dict[str, int]:
    """How many tables there are of each state."""
    state = schema.tables.c.state
    return {row[0]: row[1] for row in connection.execute(select(state, func.count()).group_by(state))}


def gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    """One number."""
    return GaugeMetricFamily(name, about, value=value)


def labelled(name: str, about: str, label: str, values: dict[str, int]) -> GaugeMetricFamily:
    """One number for each value of a label."""
    family = GaugeMetricFamily(name, about, labels=[label])
    for value, number in values.items():
        family.add_metric([value], number)
    return family
