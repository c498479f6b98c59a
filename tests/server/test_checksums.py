"""Rows that no log proves carry checksums: kept by every write, filled by the migration, asked for by every reader."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from server_process import ServerProcess
from sqlalchemy import Connection, Table, create_engine, insert, select

from server.people import Person
from server.story import fill
from tabuleiro.learn.analysis.kept_try import KeptTry
from tabuleiro.server.errors import DamagedRow
from tabuleiro.server.notices.channels import put_channel
from tabuleiro.server.notices.wishes import Wishes, write_wishes
from tabuleiro.server.operations import orders, trail
from tabuleiro.server.people import identity, recoveries, resets, sessions
from tabuleiro.server.people.user import User
from tabuleiro.server.store import schema
from tabuleiro.server.store.checksums import SEALED, is_sealed, name_of
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.learning.lessons import write_mark
from tabuleiro.server.store.learning.tries import write_try
from tabuleiro.server.store.schema_version import alembic_config
from tabuleiro.server.store.store import Store
from tabuleiro.server.table.lessons.course import LessonMark

NOW = "2026-01-01T00:00:00.000Z"


def altered(path: Path) -> list[str]:
    engine = open_database(f"sqlite:///{path}")
    with engine.connect() as connection:
        rows = [(table, row) for table in SEALED for row in connection.execute(select(table)).mappings()]
        found = [name_of(table, row) for table, row in rows if not is_sealed(table, row)]
    engine.dispose()
    return found


def made_up(table: Table, user: int) -> dict[str, object]:
    """A row of a table, every text in it the same."""
    values: dict[type, object] = {bool: False, int: user, str: "cup"}
    wanted = [column for column in table.columns if column.name != "checksum" and column.autoincrement is not True]
    return {column.name: values[column.type.python_type] for column in wanted if not column.nullable}


def fill_rest(connection: Connection, user: int) -> None:
    """A row in every table that the story does not come to, and in what they refer to."""
    for table in (schema.tournaments, *SEALED):
        if connection.execute(select(table)).first() is None:
            connection.execute(insert(table).values(made_up(table, user)))


def with_people(path: Path) -> str:
    """A database with a table, a guest and an account; returns the session of the account."""
    fill(f"sqlite:///{path}", games=1, steps=2)

    async def story() -> str:
        store = Store(open_database(f"sqlite:///{path}"))
        await store.write(lambda connection: identity.add_guest(connection, "Guest", "en", NOW))
        ana = await store.write(lambda connection: identity.add_guest(connection, "Ana", "en", NOW))
        await store.write(lambda connection: identity.claim_account(connection, ana, "Ana", "$argon2id$secret"))
        await store.write(lambda connection: identity.change_user(connection, ana, {"language": "pt-BR"}))
        session = await store.write(lambda connection: sessions.add_session(connection, ana.id, NOW))
        await store.write(lambda connection: connection.execute(insert(schema.facts).values(name="a", value="b")))
        await store.write(lambda connection: resets.add_reset(connection, ana.id, NOW))
        await store.write(lambda connection: recoveries.add_recovery(connection, ana.id, NOW))
        await store.write(lambda connection: orders.add_order(connection, orders.Order("end_sessions", ana.id), NOW))
        await store.write(lambda connection: trail.note_deed(connection, NOW, "eva@club", "ban", {"user": ana.id}))
        await store.write(lambda connection: connection.execute(insert(schema.outages).values(began=NOW, ended=NOW)))
        away = {"user_id": ana.id, "begins": NOW, "ends": NOW}
        await store.write(lambda connection: connection.execute(insert(schema.vacations).values(away)))
        tried = KeptTry(ana.id, "name/3", "good", 10, 0, NOW)
        await store.write(lambda connection: write_try(connection, tried))
        begun = LessonMark(ana.id, "luna", "ends", "ends", ())
        await store.write(lambda connection: write_mark(connection, begun, "", NOW))
        await store.write(lambda connection: write_mark(connection, begun._replace(ended=("ends",)), "", NOW))
        await store.write(lambda connection: write_try(connection, KeptTry(ana.id, "a/1", "good", 0, 0, NOW)))
        await store.write(lambda connection: put_channel(connection, ana.id, "mail", "ana@example.org"))
        await store.write(lambda connection: write_wishes(connection, ana.id, Wishes()))
        await store.write(lambda connection: fill_rest(connection, ana.id))
        store.close()
        return session

    return asyncio.run(story())


def test_whatever_the_server_writes_has_its_checksum(tmp_path: Path) -> None:
    with_people(tmp_path / "t.db")
    with sqlite3.connect(tmp_path / "t.db") as raw:
        for table in SEALED:
            [(rows, empty)] = raw.execute(f"SELECT count(*), sum(checksum = '') FROM {table.name}")  # noqa: S608 - a name of our own schema
            assert (rows > 0, empty) == (True, 0), table.name
    assert altered(tmp_path / "t.db") == []


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        ("UPDATE users SET password = '$argon2id$secreu' WHERE name = 'Ana'", "user 2"),
        ("UPDATE users SET account = NULL WHERE name = 'Ana'", "user 2"),
        ("UPDATE users SET name = 'Guesu' WHERE name = 'Guest'", "user 1"),
        ("UPDATE users SET id = 7 WHERE name = 'Guest'", "user 7"),
        ("UPDATE sessions SET user_id = 1", "session"),
        ("UPDATE sessions SET checksum = 'a' || substr(checksum, 2) || 'b'", "session"),
        ("UPDATE tables SET key = substr(key, 2) || 'x'", "table"),
        ("UPDATE facts SET value = 'c' WHERE name = 'a'", "fact a"),
    ],
)
def test_a_row_that_something_else_has_changed_is_named(tmp_path: Path, harm: str, told: str) -> None:
    with_people(tmp_path / "t.db")
    with sqlite3.connect(tmp_path / "t.db") as raw:
        raw.execute(harm)
    [name] = altered(tmp_path / "t.db")
    assert name.startswith(told)


@pytest.mark.parametrize(
    "harm", ["UPDATE sessions SET user_id = 1", "UPDATE users SET password = '$argon2id$secreu' WHERE name = 'Ana'"]
)
def test_an_altered_session_or_user_lets_nobody_in(tmp_path: Path, harm: str) -> None:
    session = with_people(tmp_path / "t.db")

    def ask(read: Callable[[Connection], object]) -> object:
        engine = open_database(f"sqlite:///{tmp_path}/t.db")
        try:
            with engine.connect() as connection:
                return read(connection)
        finally:
            engine.dispose()

    def let_in(connection: Connection) -> tuple[User | None, str]:
        found, seen = identity.read_user(connection, session, NOW) or (None, "")
        return found and found._replace(leaving=""), seen

    assert ask(let_in) == (ask(lambda connection: identity.read_account(connection, "ana")[0]), NOW)
    with sqlite3.connect(tmp_path / "t.db") as raw:
        raw.execute(harm)
    with pytest.raises(DamagedRow):
        ask(lambda connection: identity.read_user(connection, session, NOW))


def test_an_altered_user_is_told_so_and_others_go_on(own_server: ServerProcess, tmp_path: Path) -> None:
    ana, bia = Person(own_server, "Ana"), Person(own_server, "Bia")
    with sqlite3.connect(tmp_path / "own.db") as raw:
        raw.execute("UPDATE users SET name = 'Anb' WHERE name = 'Ana'")
    answers = ana.get("/me").status_code, bia.get("/me").status_code
    ana.close()
    bia.close()
    assert answers == (503, 200)
    assert f"user {ana.id} was altered" in own_server.log.read_text()


def test_rows_from_before_the_checksums_get_theirs_when_the_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    config = alembic_config()
    engine = create_engine(f"sqlite:///{tmp_path}/t.db")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql("INSERT INTO users VALUES (1, 'Ana', 'ana', 'hash', 'en', '{}', 'now')")
        connection.exec_driver_sql("INSERT INTO sessions VALUES ('abc', 1, 'now')")
        connection.commit()
    engine.dispose()
    assert altered(tmp_path / "t.db") == []
    with sqlite3.connect(tmp_path / "t.db") as raw:
        assert raw.execute("SELECT length(checksum) FROM users").fetchall() == [(32,)]
        assert raw.execute("SELECT length(checksum) FROM sessions").fetchall() == [(32,)]
