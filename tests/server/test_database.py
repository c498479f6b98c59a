"""The database: its promises, its migrations, what a flipped byte does, backup and restore, a changed engine."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from postgres import Cluster
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import OperationalError
from typer.testing import CliRunner

from server.small_world import HandClock, first_choice_bots
from server.story import fill
from tabuleiro.cli import app
from tabuleiro.core.registry import find_game
from tabuleiro.server.errors import RequestError
from tabuleiro.server.store import schema, upgrade
from tabuleiro.server.store.audit import verify_tables
from tabuleiro.server.store.backup import back_up
from tabuleiro.server.store.database import BadDatabase, open_database, read_url, shown_url
from tabuleiro.server.store.schema import metadata
from tabuleiro.server.store.store import Store
from tabuleiro.server.table import moves
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.table import Request

TRIALS = 150


def test_of_two_servers_on_one_database_the_slower_one_is_told_and_reads_the_log(tmp_path: Path) -> None:
    """Both believe that the next entry is theirs; its number is a primary key (compare-and-swap)."""
    database = f"sqlite:///{tmp_path}/two.db"
    fill(database, games=1, steps=3)

    async def story() -> None:
        stores = [Store(open_database(database)) for _ in range(2)]
        servers = [
            LiveTables(store, HandClock(), random.Random(1).randrange, first_choice_bots(), 60) for store in stores
        ]
        name = stores[0].read_now(lambda connection: str(connection.execute(select(schema.tables.c.id)).scalar()))
        first, second = [await server.find(name) for server in servers]
        state, seq = first.snapshot.playing().state, first.snapshot.head
        seat, action = state.to_act(), state.legal()[0]
        await moves.play(first, Request(1, "quick", seq), seat=seat, action=action)
        with pytest.raises(RequestError) as caught:
            await moves.play(second, Request(1, "slow", seq), seat=seat, action=action)
        assert (caught.value.code, caught.value.text) == ("stale", "somebody else has written to this table")
        again = await moves.play(second, Request(1, "quick", seq), seat=seat, action=action)
        assert again["seq"] == first.snapshot.head
        assert second.snapshot.row() == first.snapshot.row()
        for store in stores:
            store.close()

    asyncio.run(story())
    assert problems(database) == []


def problems(database: str) -> list[str]:
    opened = open_database(database)
    with opened.connect() as connection:
        found = verify_tables(connection, only_unfinished=False)
    opened.dispose()
    return found


def test_sqlite_keeps_its_promises(tmp_path: Path) -> None:
    opened = open_database(f"sqlite:///{tmp_path}/deep/folder/t.db")
    with opened.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    opened.dispose()


@pytest.mark.parametrize("database", ["mysql://x/y", "sqlite://", "nonsense", "", "sqlite:////proc/nowhere/t.db"])
def test_a_database_that_cannot_be_used_is_refused_by_name(database: str) -> None:
    with pytest.raises(BadDatabase):
        open_database(database)


def test_the_password_of_a_database_is_not_shown() -> None:
    with pytest.raises(BadDatabase) as refused:
        open_database("mysql://ana:secret@host/db")
    assert "secret" not in str(refused.value)
    assert read_url("postgresql://a:b@h/d").drivername == "postgresql+psycopg"


def test_a_database_is_shown_as_it_was_named() -> None:
    named = "postgresql://tabuleiro@localhost:5433/club"
    assert shown_url(str(read_url(named))) == shown_url(named) == named
    assert shown_url("sqlite:////var/lib/club.db") == "sqlite:////var/lib/club.db"


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    opened = open_database(f"sqlite:///{tmp_path}/t.db")
    with opened.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    opened.dispose()


def test_postgresql_does_all_of_it_too(cluster: Cluster) -> None:
    database = cluster.new_database("whole")
    fill(database)
    assert problems(database) == []
    opened = open_database(database)
    with opened.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    opened.dispose()


def test_a_connection_that_has_rested_is_asked_whether_it_lives(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy one is not asked: when the database has ended it, that costs one answer."""
    url = cluster.new_database("rested")
    store = Store(open_database(url))

    def cut() -> None:
        others = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = 'rested'"
        with psycopg.connect(url, autocommit=True) as raw:
            raw.execute(f"{others} AND pid <> pg_backend_pid()".encode())

    assert store.read_now(count_facts) >= 0
    cut()
    with pytest.raises(OperationalError):
        store.read_now(count_facts)
    assert store.read_now(count_facts) >= 0, "there is another one by then"
    cut()
    monkeypatch.setattr("tabuleiro.server.store.database.RESTED_SECONDS", 0.0)
    assert store.read_now(count_facts) >= 0
    store.close()


def count_facts(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(schema.facts)).scalar() or 0)


def flip(path: Path, dice: random.Random) -> str:
    """Change one character of one value somewhere in the log or the lists; says where."""
    with sqlite3.connect(path) as raw:
        table = dice.choice(["entries", "entries", "entries", "tables", "seats"])
        columns = [row[1] for row in raw.execute(f"PRAGMA table_info({table})") if row[1] != "key"]
        column = dice.choice([name for name in columns if name not in {"table_id", "id"}])
        rows = raw.execute(f"SELECT rowid, {column} FROM {table} WHERE {column} IS NOT NULL").fetchall()  # noqa: S608 - names of our own schema
        rows = [row for row in rows if str(row[1])]
        if not rows:
            return ""
        rowid, value = dice.choice(rows)
        text = str(value)
        place = dice.randrange(len(text))
        changed = text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
        if isinstance(value, int) and not changed.lstrip("-").isdigit():
            return ""
        new = int(changed) if isinstance(value, int) else changed
        raw.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE rowid = ?", (new, rowid))  # noqa: S608 - same
        [now] = raw.execute(f"SELECT {column} FROM {table} WHERE rowid = ?", (rowid,)).fetchone()  # noqa: S608 - same
    return "" if now == value else f"{table}.{column}: {value!r} to {new!r}"


def test_any_flipped_character_is_noticed(tmp_path: Path) -> None:
    source, copy = tmp_path / "t.db", tmp_path / "copy.db"
    fill(f"sqlite:///{source}", games=1)
    assert problems(f"sqlite:///{source}") == []
    back_up(f"sqlite:///{source}", tmp_path / "clean.db")
    clean = (tmp_path / "clean.db").read_bytes()
    dice = random.Random(5)
    opened = open_database(f"sqlite:///{copy}")
    opened.dispose()
    for _ in range(TRIALS):
        for path in tmp_path.glob("copy.db*"):
            path.unlink()
        copy.write_bytes(clean)
        where = flip(copy, dice)
        if where:
            assert problems(f"sqlite:///{copy}") != [], where


@pytest.mark.parametrize(
    "harm",
    [
        lambda raw: raw.execute("DELETE FROM entries WHERE seq = 7"),
        lambda raw: raw.execute("DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries)"),
        lambda raw: raw.execute("UPDATE entries SET body = '{}' WHERE seq = 5"),
        lambda raw: raw.execute("UPDATE tables SET state = 'finished'"),
    ],
    ids=["a lost entry", "a lost last entry", "an emptied entry", "a wrong list"],
)
def test_harm_to_the_log_is_told_by_the_command(tmp_path: Path, harm: Callable[[sqlite3.Connection], object]) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    fill(database, games=1)
    runner = CliRunner()
    assert runner.invoke(app, ["check-database", "--database", database]).exit_code == 0
    with sqlite3.connect(tmp_path / "t.db") as raw:
        harm(raw)
    answer = runner.invoke(app, ["check-database", "--database", database])
    assert (answer.exit_code, "one table" in answer.output) == (1, True)


def test_a_backup_is_made_while_the_database_is_open_and_verifies(tmp_path: Path) -> None:
    database, target = f"sqlite:///{tmp_path}/t.db", tmp_path / "backup.db"
    fill(database)
    opened = open_database(database)
    with opened.connect():
        answer = CliRunner().invoke(app, ["backup", str(target), "--database", database])
    opened.dispose()
    assert (answer.exit_code, problems(f"sqlite:///{target}")) == (0, [])
    again = CliRunner().invoke(app, ["backup", str(target), "--database", database, "--lang", "en"])
    assert again.exit_code == 2


def test_a_changed_engine_replays_stored_tables_before_it_serves_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    fill(database, games=1, steps=2)

    async def replay() -> list[str]:
        store = Store(open_database(database))
        try:
            return await upgrade.replay_after_upgrade(store)
        finally:
            store.close()

    assert asyncio.run(replay()) == []
    seen: list[bool] = []

    def look(*_: object, only_unfinished: bool) -> list[str]:
        seen.append(only_unfinished)
        return []

    monkeypatch.setattr(upgrade, "verify_tables", look)
    assert (asyncio.run(replay()), seen) == ([], [])
    monkeypatch.setattr(upgrade, "rules_fingerprint", lambda: "another engine")
    assert (asyncio.run(replay()), seen) == ([], [True])


def test_a_table_of_an_edition_that_we_do_not_hold_is_not_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    fill(database, games=1, steps=2)
    monkeypatch.setattr(find_game("toy"), "version", 2)
    monkeypatch.setattr(find_game("toy"), "components_since", 2)
    [problem] = problems(database)
    assert "version 1" in problem
