"""A statement that is compiled once: the two of every move are most of what a commit costs."""

from typing import NamedTuple

from sqlalchemy import Connection, CursorResult, Dialect, Insert, Update
from sqlalchemy.sql.compiler import SQLCompiler


class Sql(NamedTuple):
    """What a driver is given; `order` names the parameters where they are told apart by their places alone."""

    text: str
    order: list[str] | None
    fixed: dict[str, object]
    """The parameters whose values are the statement's own."""


class Prepared:
    """A statement whose parameters need no conversion: numbers, texts and None, which drivers take as they are."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        self._sql: dict[str, Sql] = {}

    def run(self, connection: Connection, *rows: dict[str, object]) -> CursorResult[object]:
        """Execute it once for each row."""
        sql = self._for(connection.dialect)
        named = [{**sql.fixed, **row} for row in rows] if sql.fixed else list(rows)
        if sql.order is not None:
            placed = [tuple([row[name] for name in sql.order]) for row in named]
            return connection.exec_driver_sql(sql.text, placed)
        return connection.exec_driver_sql(sql.text, named[0] if len(named) == 1 else named)

    def _for(self, dialect: Dialect) -> Sql:
        """The statement in the words of one database."""
        if dialect.name not in self._sql:
            compiled = self._statement.compile(dialect=dialect)
            assert isinstance(compiled, SQLCompiler), compiled
            fixed = {name: bind.value for name, bind in compiled.binds.items() if not bind.required}
            self._sql[dialect.name] = Sql(str(compiled), compiled.positiontup, fixed)
        return self._sql[dialect.name]
