"""Analyses in the database: who asked for which, how far each has come, and what is computed already."""

import json
import zlib
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.learn.analysis.block import Found
from tabuleiro.learn.analysis.known_analysis import UNFINISHED, AskedAnalysis, KnownAnalysis, Progress
from tabuleiro.server.errors import StoreError
from tabuleiro.server.store import schema
from tabuleiro.server.store.store import Store


def pack(value: object) -> bytes:
    """JSON, compressed."""
    return zlib.compress(json.dumps(value, separators=(",", ":")).encode())


def unpack(packed: bytes) -> Any:  # noqa: ANN401 - JSON; whoever unpacks it knows what they have packed
    """The inverse of `pack`."""
    return json.loads(zlib.decompress(packed))


def find_analysis(connection: Connection, analysis: str) -> KnownAnalysis | None:
    """An analysis by its id."""
    found = _read(connection, schema.analyses.c.id == analysis)
    return found[0] if found else None


def find_same(connection: Connection, name: str, table: str) -> KnownAnalysis | None:
    """The analysis of a table by its name; one that failed is as good as none."""
    columns = schema.analyses.c
    found = _read(connection, columns.name == name, columns.table_id == table, columns.state != "failed")
    return found[0] if found else None


def read_unfinished(connection: Connection) -> list[KnownAnalysis]:
    """What a server that starts has to go on with, the oldest first."""
    return _read(connection, schema.analyses.c.state.in_(UNFINISHED))


def _read(connection: Connection, *which: ColumnElement[bool]) -> list[KnownAnalysis]:
    columns = schema.analyses.c
    wanted = (columns.id, columns.table_id, columns.name, columns.budget, columns.state, columns.done, columns.total)
    query = select(*wanted, columns.user_id).where(*which).order_by(columns.created, columns.id)
    return [KnownAnalysis(*row) for row in connection.execute(query)]


def open_analysis(connection: Connection, asked: AskedAnalysis) -> KnownAnalysis:
    """The analysis that somebody asks for: the one that is there, else a new row, which takes over what others have."""
    columns = schema.analyses.c
    same = _read(connection, columns.name == asked.name, columns.state != "failed")
    mine = [one for one in same if one.table == asked.table]
    if mine:
        connection.execute(update(schema.analyses).where(columns.id == mine[0].id).values(used=asked.time))
        return mine[0]
    connection.execute(delete(schema.analyses).where(columns.table_id == asked.table, columns.name == asked.name))
    known = KnownAnalysis(asked.id, asked.table, asked.name, asked.budget, "waiting", 0, 0, asked.user)
    body = None
    if same:
        known = known._replace(state=same[0].state, done=same[0].done, total=same[0].total)
        body = connection.execute(select(columns.body).where(columns.id == same[0].id)).scalar()
    row = {"id": known.id, "table_id": known.table, "user_id": known.user, "created": asked.time, "used": asked.time}
    row |= {"name": known.name, "budget": known.budget, "state": known.state, "done": known.done, "total": known.total}
    connection.execute(insert(schema.analyses).values(**row, body=body))
    return known


def count_asked(connection: Connection, user: int, since: str) -> int:
    """How many analyses a user has asked for since a time."""
    columns = schema.analyses.c
    query = select(func.count()).where(columns.user_id == user, columns.created >= since)
    return int(connection.execute(query).scalar() or 0)


def count_unfinished(connection: Connection, user: int) -> int:
    """How many analyses of a user are not computed yet."""
    columns = schema.analyses.c
    query = select(func.count()).where(columns.user_id == user, columns.state.in_(UNFINISHED))
    return int(connection.execute(query).scalar() or 0)


def read_body(connection: Connection, analysis: str) -> Any:  # noqa: ANN401 - JSON, as `write_progress` packed it
    """What an analysis says so far; None while nothing is known."""
    columns = schema.analyses.c
    packed = connection.execute(select(columns.body).where(columns.id == analysis)).scalar()
    return None if packed is None else unpack(packed)


def note_used(connection: Connection, analysis: str, time: str) -> None:
    """Note that somebody has read an analysis: it is kept as long as people do."""
    connection.execute(update(schema.analyses).where(schema.analyses.c.id == analysis).values(used=time))


def read_blocks(connection: Connection, name: str) -> dict[int, Found]:
    """The blocks that are computed already."""
    columns = schema.analysis_blocks.c
    query = select(columns.block, columns.body).where(columns.name == name)
    return {row.block: unpack(row.body) for row in connection.execute(query)}


def write_progress(connection: Connection, progress: Progress) -> None:
    """Store how far a computation has come; nothing but the analysis itself is left of one that is done."""
    columns, blocks = schema.analyses.c, schema.analysis_blocks
    values: dict[str, object] = {"state": progress.state, "done": progress.done, "total": progress.total}
    if progress.body is not None:
        values["body"] = pack(progress.body)
    connection.execute(update(schema.analyses).where(columns.name == progress.name).values(values))
    if progress.state in UNFINISHED:
        rows = [{"name": progress.name, "block": number, "body": pack(one)} for number, one in progress.fresh.items()]
        if rows:
            connection.execute(insert(blocks), rows)
    else:
        connection.execute(delete(blocks).where(blocks.c.name == progress.name))


def delete_analysis(connection: Connection, known: KnownAnalysis) -> bool:
    """Forget an analysis; whether nobody else waits for what was computed for it."""
    columns = schema.analyses.c
    connection.execute(delete(schema.analyses).where(columns.id == known.id))
    if _read(connection, columns.name == known.name):
        return False
    connection.execute(delete(schema.analysis_blocks).where(schema.analysis_blocks.c.name == known.name))
    return True


def forget_unused(connection: Connection, since: str) -> int:
    """Forget analyses that nobody has read since a time: they can be computed again."""
    columns = schema.analyses.c
    old = delete(schema.analyses).where(columns.used < since, columns.state.not_in(UNFINISHED))
    return connection.execute(old).rowcount


def move_analyses(connection: Connection, old: int, new: int) -> None:
    """Give an account what its owner asked for and tried as a guest."""
    for part in (schema.analyses, schema.tries):
        connection.execute(update(part).where(part.c.user_id == old).values(user_id=new))


def forget_asker(connection: Connection, user: int) -> None:
    """Forget who asked for analyses, which stay, and what they tried."""
    connection.execute(update(schema.analyses).where(schema.analyses.c.user_id == user).values(user_id=0))
    connection.execute(delete(schema.tries).where(schema.tries.c.user_id == user))


class StoredAnalyses:
    """An `AnalysisStore` in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read_blocks(self, name: str) -> dict[int, Found]:
        """The blocks that are computed already."""
        return await self._store.read(lambda connection: read_blocks(connection, name))

    async def write_progress(self, progress: Progress) -> None:
        """Store how far a computation has come."""
        try:
            await self._store.write(lambda connection: write_progress(connection, progress))
        except SQLAlchemyError as error:
            raise StoreError(type(error).__name__) from error
