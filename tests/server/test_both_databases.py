"""People on SQLite and on PostgreSQL: accounts, rows altered behind the server's back, what is swept away in time."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from alembic import command
from server_process import ServerProcess, serving
from sqlalchemy import Connection, create_engine, insert, select, text, update
from typer.testing import CliRunner

from server.people import Person
from tabuleiro.cli import app
from tabuleiro.core.registry import find_game
from tabuleiro.server.clock import ago
from tabuleiro.server.people import identity, sessions
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database, read_url
from tabuleiro.server.store.schema_version import alembic_config
from tabuleiro.server.store.store import Store
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.seat import OPEN
from tabuleiro.server.table.seating import Beginning, write_beginning

T = TypeVar("T")
PASSWORD, OTHER = "a long enough secret", "another quiet evening"
NOW = "2026-06-01T00:00:00.000Z"
LONG_AGO = ago(NOW, sessions.SESSION_SECONDS + sessions.DAY)


@pytest.fixture
def either_server(database: str, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server on a new database of either kind."""
    with serving(database, tmp_path / "server.log") as running:
        yield running


def in_database(database: str, work: Callable[[Connection], T]) -> T:
    """Do something to a database from outside, as psql or sqlite3 would."""
    engine = create_engine(read_url(database))
    with engine.begin() as connection:
        value = work(connection)
    engine.dispose()
    return value


def every_word(connection: Connection) -> str:
    """All that is stored, as one text."""
    tables = schema.metadata.sorted_tables
    return "\n".join(str(tuple(row)) for table in tables for row in connection.execute(select(table)))


def check(database: str) -> tuple[int, str]:
    """What check-database says of it."""
    done = CliRunner().invoke(app, ["check-database", "--database", database])
    return done.exit_code, done.output


def test_an_account_from_its_beginning_to_its_end(either_server: ServerProcess) -> None:
    with closing(Person(either_server, "Somebody")) as dora, closing(Person(either_server)) as phone:
        assert dora.post("/account", name="Dorothea", password=PASSWORD).status_code == 200
        assert phone.post("/login", name="dorothea", password=PASSWORD).json()["id"] == dora.id
        assert [one["current"] for one in dora.get("/me/sessions").json()].count(False) == 1
        answer = dora.http.patch("/api/me/password", json={"password": PASSWORD, "new_password": OTHER})
        assert answer.status_code == 200
        assert phone.get("/me").json() is None, "a new password ends every other session"
        assert phone.post("/guest", name="Dor\u043ethea").json()["code"] == "taken"
        table = dora.create("hansa_teutonica", "me", "random")
        dora.watch(table).ask("chat", table=table["table"], text="I live in the Rua Direita")
        assert check(either_server.database)[0] == 0
        assert "Rua Direita" in in_database(either_server.database, every_word)
        assert dora.http.request("DELETE", "/api/me", json={"password": OTHER, "at_once": True}).status_code == 200
        left = in_database(either_server.database, every_word)
        assert ("Rua Direita" in left, "orothea" in left) == (False, False)
        assert check(either_server.database)[0] == 0


def test_an_altered_user_is_told_so_and_others_go_on(either_server: ServerProcess) -> None:
    with closing(Person(either_server, "Ana")) as ana, closing(Person(either_server, "Bia")) as bia:
        harm = update(schema.users).where(schema.users.c.id == ana.id).values(name="Anb")
        in_database(either_server.database, lambda connection: connection.execute(harm))
        assert (ana.get("/me").status_code, bia.get("/me").status_code) == (503, 200)
        assert check(either_server.database)[0] == 1
        assert f"user {ana.id}" in check(either_server.database)[1]


def test_an_id_that_no_database_can_hold_is_unknown(either_server: ServerProcess) -> None:
    """PostgreSQL takes no NUL in a text: the server said that it was busy."""
    with closing(Person(either_server, "Ana")) as ana:
        for path in ("/tables/a%00b", "/tables/%00/record", "/tables/%00/plies/0"):
            assert ana.get(path).status_code == 404, path
        for table in ("a\0b", "\0"):
            assert ana.socket().ask("subscribe", table=table)["code"] in {"malformed", "unknown_table"}


def test_people_from_before_accounts_were_kept_so_are_brought_along(database: str, tmp_path: Path) -> None:
    config = alembic_config()

    def begin(connection: Connection) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO users VALUES (1, 'Maria', 'maria', 'hash', 'en', '{}', 'now')"))
        connection.execute(text("INSERT INTO sessions VALUES ('abc', 1, 'now')"))

    in_database(database, begin)
    with serving(database, tmp_path / "server.log") as server, closing(Person(server)) as visitor:
        assert visitor.post("/guest", name="Mar\u0456a").json()["code"] == "taken"
    [user] = in_database(database, lambda connection: connection.execute(select(schema.users)).all())
    assert (len(user.checksum), bool(user.skeleton)) == (32, True)
    assert check(database)[0] == 0


def test_old_sessions_and_guests_whom_nothing_needs_are_swept_away(database: str) -> None:
    """Who has an account, a session, a seat, a table or a ban stays."""

    async def story() -> tuple[list[str], int]:
        store = Store(open_database(database))

        async def guest(name: str, since: str) -> int:
            return (await store.write(lambda connection: identity.add_guest(connection, name, "en", since))).id

        await guest("Gone", LONG_AGO)
        over = await guest("Over", LONG_AGO)
        await store.write(lambda connection: sessions.add_session(connection, over, LONG_AGO))
        there = await guest("There", LONG_AGO)
        await store.write(lambda connection: sessions.add_session(connection, there, NOW))
        banned = await guest("Banned", LONG_AGO)
        await store.write(lambda connection: identity.set_banned(connection, banned, LONG_AGO))
        host = await guest("Host", LONG_AGO)
        game = find_game("toy")
        agreement = Agreement("toy", game.version, game.components, 2, {"deck": "short"}, "public", settle=True)
        beginning = Beginning(host, agreement, [OPEN, OPEN])
        await store.append(write_beginning("tttttttttt", "k" * 20, LONG_AGO, beginning, lambda _: 0))
        account = {"name": "Account", "account": "account", "created": LONG_AGO, "language": "en", "preferences": "{}"}
        await store.write(lambda connection: connection.execute(insert(schema.users).values(account)))
        await guest("New", NOW)
        await store.write(lambda connection: sessions.sweep(connection, NOW))
        names = await store.read(lambda connection: list(connection.execute(select(schema.users.c.name)).scalars()))
        open_ones = await store.read(lambda connection: len(connection.execute(select(schema.sessions)).all()))
        store.close()
        return sorted(names), open_ones

    assert asyncio.run(story()) == (["Account", "Banned", "Host", "New", "There"], 1)
