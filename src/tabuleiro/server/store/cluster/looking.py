"""What a worker looks for every two seconds, whatever it was told or not: one look at the lists, not at any log."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    CompoundSelect,
    Connection,
    Select,
    cast,
    func,
    literal,
    select,
    union_all,
)

from tabuleiro.server.store import schema
from tabuleiro.server.store.cluster.claims import is_free
from tabuleiro.server.store.cluster.leases import database_now
from tabuleiro.server.store.cluster.schema import erasures
from tabuleiro.server.store.outages import read_outages
from tabuleiro.server.store.queries import has_people
from tabuleiro.server.table.clocks.outages import Outage
from tabuleiro.server.table.seat import HELD

tables, seats = schema.tables.c, schema.seats.c
LIVE, SLEEPING, DUE, NOW = "live", "sleeping", "due", "now"
"""What a row of the answer is about."""


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
    found: dict[str, dict[str, Seen]] = {LIVE: {}, SLEEPING: {}, DUE: {}, HELD: {}, NOW: {}}
    for what, name, seq, erased, is_left in connection.execute(everything(live, since, alone=alone)):
        found[what][name] = Seen(seq, erased, is_left)
    now = found[NOW][""].seq
    held = [name for name, until in found[HELD].items() if until.seq < now]
    return Look(now, found[LIVE], list(found[SLEEPING]), [*found[DUE], *held], read_outages(connection, outage))


def everything(live: Sequence[str], since: str, *, alone: bool) -> CompoundSelect[str, str, int, int, bool]:
    """One question for all of it: each row says what it is about, and of which table; a moment stands for a number."""
    is_left = is_free() & (tables.updated < since)
    erased = func.coalesce(erasures.c.times, 0)
    rows = select(literal(LIVE), tables.id, cast(tables.seq, BigInteger), erased, is_left)
    running = tables.visibility.in_(("public", "link")) & (tables.state == "running") & is_free()
    waiting = named(SLEEPING, tables.id).where(running, tables.bot_turn, ~tables.lesson, tables.updated < since)
    if not alone:
        waiting = waiting.where(has_people() | tables.setting.contains('"kind":"tournament"'))
    return union_all(
        rows.outerjoin(erasures, erasures.c.table_id == tables.id).where(tables.id.in_(live)),
        waiting,
        named(DUE, tables.id).where(tables.deadline < since, tables.state == "running", is_free()),
        named(HELD, seats.table_id, func.min(seats.until)).where(seats.kind == HELD).group_by(seats.table_id),
        named(NOW, literal(""), database_now()),
    )


def named(
    what: str, table: ColumnElement[str], moment: ColumnElement[int] | None = None
) -> Select[str, str, int, int, bool]:
    """Rows of one kind, of which little more than the table's name is asked."""
    found = literal(0) if moment is None else moment
    return select(literal(what), table, cast(found, BigInteger), literal(0), literal(value=False))
