"""A statement that is compiled once: the two of every move are most of what a commit costs."""

from typing import NamedTuple

from sqlalchemy import Connection, CursorResult, Dialect, Insert, Update
from sqlalchemy.sql.compiler import SQLCompiler


class Sql(NamedTuple):
    """What a driver is given; `order` names the parameters where they are told apart by their places alone."""

    text: str
    order: list[str] | None


class Prepared:
    """A statement whose parameters need no conversion: numbers, texts and None, which drivers take as they are."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        self._sql: dict[str, Sql] = {}

    def run(self, connection: Connection, *rows: dict[str, object]) -> CursorResult[object]:
        """Execute it once for each row."""
        sql = self._for(connection.dialect)
        if sql.order is None:
            return connection.exec_driver_sql(sql.text, list(rows))
        return connection.exec_driver_sql(sql.text, [tuple([row[name] for name in sql.order]) for row in rows])

    def _for(self, dialect: Dialect) -> Sql:
        """The statement in the words of one database."""
        if dialect.name not in self._sql:
            compiled = self._statement.compile(dialect=dialect)
            assert isinstance(compiled, SQLCompiler), compiled
            self._sql[dialect.name] = Sql(str(compiled), compiled.positiontup)
        return self._sql[dialect.name]
