"""What a worker looks for every two seconds, whatever it was told or not: one look at the lists, not at any log."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from tabuleiro.server.store import schema
from tabuleiro.server.store.cluster.claims import has_people, is_free
from tabuleiro.server.store.cluster.leases import database_now
from tabuleiro.server.store.cluster.schema import erasures
from tabuleiro.server.store.outages import read_outages
from tabuleiro.server.store.queries import read_holds
from tabuleiro.server.table.clocks.outages import Outage

tables = schema.tables.c


class Seen(NamedTuple):
    """What a table's row says."""

    seq: int
    erased: int
    is_left: bool
    """Whether nobody claims it, nor has touched it lately."""


class Look(NamedTuple):
    """What there is to see."""

    now: int
    """The database's time."""
    live: dict[str, Seen]
    """The tables that were asked for, those that are there."""
    sleeping: list[str]
    """Tables where a bot should act and nobody lets it."""
    due: list[str]
    """Tables whose clock has run out, and nobody judges it."""
    outages: list[Outage]


def look(connection: Connection, live: Sequence[str], since: str, *, alone: bool, outage: int) -> Look:
    """Look at the tables that are live here, and for what nobody does; what changed after `since` is left to others."""
    is_left = is_free() & (tables.updated < since)
    erased = func.coalesce(erasures.c.times, 0)
    query = select(tables.id, tables.seq, erased, is_left).outerjoin(erasures, erasures.c.table_id == tables.id)
    rows = connection.execute(query.where(tables.id.in_(live)))
    seen = {row[0]: Seen(row[1], row[2], row[3]) for row in rows}
    running = tables.visibility.in_(("public", "link")) & (tables.state == "running") & is_free()
    waiting = select(tables.id).where(running, tables.bot_turn, ~tables.lesson, tables.updated < since)
    if not alone:
        waiting = waiting.where(has_people() | tables.setting.contains('"kind":"tournament"'))
    late = select(tables.id).where(tables.deadline < since, tables.state == "running", is_free())
    now = int(connection.execute(select(database_now())).scalar() or 0)
    held = [table for table, until in read_holds(connection) if until < now]
    return Look(
        now,
        seen,
        list(connection.execute(waiting).scalars()),
        [*connection.execute(late).scalars(), *held],
        read_outages(connection, outage),
    )
