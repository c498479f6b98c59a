"""What is read of finished tables to count them: which there are, their logs, their analyses, somebody's results."""

import json
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, delete, select

from tabuleiro.learn.analysis.kept_try import MISTAKE, PUZZLE, KeptTry
from tabuleiro.learn.explorer.played import PlayedSeat, whole_share
from tabuleiro.learn.statistics.own_game import OwnGame
from tabuleiro.server.store import schema
from tabuleiro.server.store.learning.lessons import forget_lessons
from tabuleiro.server.store.learning.tries import read_own, write_try
from tabuleiro.server.store.store import read_entries
from tabuleiro.server.table.log_entry import LogEntry

CLEARED: Final = "cleared"
"""The kind of try that is none: from its moment on somebody's statistics are kept."""
MOST_OWN: Final = 1000
"""The most games of one person that are looked at, the newest."""
tables, results, analyses, tries = schema.tables.c, schema.results.c, schema.analyses.c, schema.tries.c


class Log(NamedTuple):
    """The log of a table, with what it takes to read it."""

    table: str
    key: str
    entries: list[LogEntry]


def list_public(connection: Connection, game: str, most: int) -> list[str]:
    """The finished tables of a game that everybody may see, the newest first."""
    query = select(tables.id).where(
        tables.visibility == "public", tables.state == "finished", tables.game == game, tables.lesson.is_(False)
    )
    return list(connection.execute(query.order_by(tables.updated.desc(), tables.id).limit(most)).scalars())


def read_table_log(connection: Connection, table: str) -> Log:
    """The log of a table; an empty one when it is gone."""
    key = connection.execute(select(tables.key).where(tables.id == table)).scalar()
    return Log(table, key or "", read_entries(connection, table) if key else [])


def list_analysed(connection: Connection, wanted: list[str]) -> dict[str, str]:
    """For those of the tables that were analysed, the newest whole analysis."""
    query = select(analyses.table_id, analyses.id).where(analyses.table_id.in_(wanted), analyses.state == "done")
    return {row.table_id: row.id for row in connection.execute(query.order_by(analyses.created, analyses.id))}


def read_packed_body(connection: Connection, analysis: str) -> bytes:
    """What an analysis says, as it is stored."""
    body = connection.execute(select(analyses.body).where(analyses.id == analysis)).scalar()
    return bytes(body) if body else b""


def read_own_games(connection: Connection, user: int) -> list[tuple[OwnGame, int]]:
    """The finished games of somebody with others since they last cleared their statistics, and their seats there."""
    since = max((one.time for one in read_own(connection, user, CLEARED)), default="")
    mine = select(schema.results).where(results.user_id == user, results.finished > since)
    rows = connection.execute(mine.order_by(results.finished.desc(), results.table_id.desc()).limit(MOST_OWN)).all()
    names = [row.table_id for row in rows]
    won = connection.execute(select(schema.results).where(results.table_id.in_(names), results.place == 1)).all()
    winners: dict[str, list[PlayedSeat]] = {}
    for row in won:
        winners.setdefault(row.table_id, []).append(tell_seat(row))
    return [
        (OwnGame(row.game, row.table_id, row.finished, row.seats, tell_seat(row), winners[row.table_id]), row.seat)
        for row in rows
        if row.table_id in winners
    ]


def tell_seat(row: Row[Any]) -> PlayedSeat:
    """How a seat did, without what it chose first: that is read from the log."""
    return PlayedSeat(whole_share(row.share), row.place, row.points, json.loads(row.categories), {})


def clear_statistics(connection: Connection, user: int, now: str) -> None:
    """Begin somebody's statistics anew: earlier games are not counted, what they tried and learnt is forgotten."""
    kinds = (MISTAKE, PUZZLE, CLEARED)
    connection.execute(delete(schema.tries).where(tries.user_id == user, tries.kind.in_(kinds)))
    forget_lessons(connection, schema.lessons.c.user_id == user)
    write_try(connection, KeptTry(user, "statistics", "", 0, 0, now, CLEARED))
