"""What of a running server is looked up when it is asked for: tables, sockets, queues, connections (a collector)."""

import contextlib
import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from tabuleiro.server.bot_workers import BotWorkers
from tabuleiro.server.context import Context
from tabuleiro.server.errors import StoreError
from tabuleiro.server.notices.composing import count_waiting
from tabuleiro.server.ratings.result import FAULT
from tabuleiro.server.sockets.hub import Hub
from tabuleiro.server.store import schema

BELIEVED_SECONDS: Final = 15.0
"""How long a count of all tables is believed: whoever asks often must not make the database work."""
STATES: Final = ("open", "running", "finished", "frozen")
JOBS: Final = (("analysis", "waiting"), ("analysis", "running"), ("analysis", "failed"))


class Counted(NamedTuple):
    """What was counted in the database."""

    tables: dict[str, int]
    """By state."""
    jobs: dict[tuple[str, str], int]
    """By kind and state."""


class Observatory(Collector):
    """Looks at a running server, from a thread of its own."""

    def __init__(self, context: Context, hub: Hub, thinker: BotWorkers) -> None:
        self._context = context
        self._hub = hub
        self._thinker = thinker
        self._counted = Counted({}, {})
        self._at = float("-inf")

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Everything that can be seen now."""
        counted = self._count()
        yield labelled("tabuleiro_tables", "Tables in the database.", "state", counted.tables)
        yield jobs_of(counted.jobs)
        yield gauge("tabuleiro_live_tables", "Tables in memory.", len(self._context.tables.live))
        yield labelled("tabuleiro_sockets", "Open sockets.", "kind", self._sockets())
        yield labelled("tabuleiro_bot_queue", "Turns of bots that wait for a process.", "pool", self._thinker.waiting())
        yield gauge("tabuleiro_writer_queue", "Jobs that wait for the writer.", self._context.store.writer.waiting())
        yield labelled("tabuleiro_claims", "Tables that this worker has claimed.", "kind", self._claims())
        yield labelled("tabuleiro_outbox", "Notices that are due, and letters on their way.", "kind", self._outbox())
        yield labelled("tabuleiro_db_pool", "Connections to the database.", "state", self._connections())

    def _count(self) -> Counted:
        """What there is in the database; the last count while it does not answer."""
        if time.monotonic() - self._at > BELIEVED_SECONDS:
            with contextlib.suppress(SQLAlchemyError, StoreError):
                self._counted = self._context.store.read_now(count_all)
                self._at = time.monotonic()
        return self._counted

    def _outbox(self) -> dict[str, int]:
        """What waits to be told; nothing while the database does not answer."""
        try:
            return self._context.store.read_now(lambda database: count_waiting(database, self._context.clock.now()))
        except (SQLAlchemyError, StoreError):
            return {}

    def _claims(self) -> dict[str, int]:
        """How many tables are claimed to let a bot act and how many to judge a clock; none where nobody shares them."""
        held = [] if self._context.claims is None else self._context.claims.held()
        bots = sum(map(self._context.tables.bots.is_acting, held))
        return {"bot": bots, "clock": len(held) - bots}

    def _sockets(self) -> dict[str, int]:
        """How many sockets are open, of people with a session and of visitors without."""
        of_user = self._hub.of_user.copy()
        visitors = len(of_user.pop(0, ()))
        return {"user": sum(map(len, of_user.values())), "visitor": visitors}

    def _connections(self) -> dict[str, int]:
        """How many connections are used and how many wait to be."""
        pool = self._context.store.engine.pool
        return {"used": pool.checkedout(), "idle": pool.checkedin()} if isinstance(pool, QueuePool) else {}


def count_all(connection: Connection) -> Counted:
    """How many tables there are of each state, and how much work."""
    state = schema.tables.c.state
    found = {row[0]: row[1] for row in connection.execute(select(state, func.count()).group_by(state))}
    return Counted(dict.fromkeys(STATES, 0) | found, count_jobs(connection))


def count_jobs(connection: Connection) -> dict[tuple[str, str], int]:
    """How much there is to do, and what failed: analyses, tables to count for ratings, orders of operators."""
    found = dict.fromkeys(JOBS, 0)
    state = schema.analyses.c.state
    for name, number in connection.execute(select(state, func.count()).where(state != "done").group_by(state)):
        found["analysis", name] = number
    counted, tables, orders = schema.counted_tables.c, schema.tables.c, schema.orders.c
    known = select(counted.table_id)
    queries = {
        ("counting", "waiting"): select(func.count()).where(tables.state == "finished", tables.id.not_in(known)),
        ("counting", "failed"): select(func.count()).where(counted.verdict == FAULT),
        ("order", "waiting"): select(func.count()).where(orders.taken.is_(False)),
    }
    return found | {job: int(connection.execute(query).scalar() or 0) for job, query in queries.items()}


def jobs_of(jobs: dict[tuple[str, str], int]) -> GaugeMetricFamily:
    """What is to be done besides moves, by its kind and how far it is."""
    family = GaugeMetricFamily("tabuleiro_jobs", "Work besides moves, that of all workers.", labels=["kind", "state"])
    for (kind, state), number in jobs.items():
        family.add_metric([kind, state], number)
    return family


def gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    """One number."""
    return GaugeMetricFamily(name, about, value=value)


def labelled(name: str, about: str, label: str, values: dict[str, int]) -> GaugeMetricFamily:
    """One number for each value of a label."""
    family = GaugeMetricFamily(name, about, labels=[label])
    for value, number in values.items():
        family.add_metric([value], number)
    return family
