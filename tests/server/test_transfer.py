"""The restore drill: back up, restore and copy on both databases; afterwards everything is there, and checked."""

import asyncio
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from postgres import Cluster
from sqlalchemy import create_engine, insert, select
from typer.testing import CliRunner, Result

from server.story import fill
from tabuleiro.cli import app
from tabuleiro.server.config import Config
from tabuleiro.server.operations.backups import backups_of, is_due, take_backup
from tabuleiro.server.operations.trail import note_deed
from tabuleiro.server.operations.transfer import copy_database
from tabuleiro.server.people import identity, sessions
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import BadDatabase, open_database, read_url
from tabuleiro.server.store.server_lock import alone_on
from tabuleiro.server.store.store import Store

NOW = "2026-06-01T00:00:00.000Z"
MORNING = datetime(2026, 6, 1, 8, tzinfo=UTC)


def settle(database: str) -> None:
    """Tables, people, a session and a deed."""
    fill(database)

    async def story() -> None:
        store = Store(open_database(database))
        guest = await store.write(lambda connection: identity.add_guest(connection, "Ana", "en", NOW))
        await store.write(lambda connection: sessions.add_session(connection, guest.id, NOW))
        await store.write(lambda connection: note_deed(connection, NOW, "ana@club", "ban", {"user": 3}))
        store.close()

    asyncio.run(story())


def everything(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """Every row, but for what a database says about itself."""
    engine = create_engine(read_url(database))
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in schema.metadata.sorted_tables
            if table is not schema.facts
        }
    engine.dispose()
    return found


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def beside(cluster: Cluster | None, tmp_path: Path, name: str) -> str:
    """A new database of the same kind."""
    if cluster is None:
        return f"sqlite:///{tmp_path}/{name}.db"
    return cluster.new_database(f"{name}_{tmp_path.name}".replace("[", "_"))


def cluster_of(database: str, request: pytest.FixtureRequest) -> Cluster | None:
    if database.startswith("sqlite"):
        return None
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster


def test_a_backup_is_restored_and_nothing_is_missing(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    settle(database)
    backup = tmp_path / "backup"
    assert run("backup", str(backup), "--database", database).exit_code == 0
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    target = beside(cluster_of(database, request), tmp_path, "restored")
    done = run("restore", str(backup), "--database", target)
    assert done.exit_code == 0, done.output
    assert everything(target) == everything(database)
    refused = run("restore", str(backup), "--database", target)
    assert refused.exit_code == 2, "nothing is overwritten"
    assert everything(target) == everything(database)


def test_a_living_room_moves_to_postgresql_and_back(cluster: Cluster, tmp_path: Path) -> None:
    home, moved, back = f"sqlite:///{tmp_path}/home.db", cluster.new_database("moved"), f"sqlite:///{tmp_path}/back.db"
    settle(home)
    for source, target in ((home, moved), (moved, back)):
        done = run("copy-database", source, target)
        assert done.exit_code == 0, done.output
        assert run("check-database", "--database", target).exit_code == 0
        assert everything(target) == everything(home)
    engine = open_database(moved)
    with engine.begin() as connection:
        guest = {"name": "Bia", "language": "en", "preferences": "{}", "created": NOW}
        [number] = connection.execute(insert(schema.users).values(guest)).inserted_primary_key or [0]
    engine.dispose()
    assert number == 1 + max(row[0] for row in everything(home)["users"]), "no number is given out twice"


def test_nothing_is_copied_over_something_else(cluster: Cluster, tmp_path: Path) -> None:
    source, used = f"sqlite:///{tmp_path}/home.db", cluster.new_database("used")
    settle(source)
    settle(used)
    before = everything(used)
    refused = run("copy-database", source, used)
    assert (refused.exit_code, "there is something in it already" in " ".join(refused.output.split())) == (2, True)
    assert everything(used) == before
    assert run("copy-database", source, source).exit_code == 2
    assert run("copy-database", f"sqlite:///{tmp_path}/missing.db", f"sqlite:///{tmp_path}/new.db").exit_code == 2


def test_a_backup_of_another_kind_is_refused_with_the_way_to_go(tmp_path: Path) -> None:
    settle(f"sqlite:///{tmp_path}/t.db")
    assert (
        "copy-database" in run("restore", str(tmp_path / "t.db"), "--database", "postgresql://x@127.0.0.1:1/x").output
    )
    (tmp_path / "letter.txt").write_text("Dear Ana")
    for file in ("letter.txt", "missing"):
        assert run("restore", str(tmp_path / file), "--database", f"sqlite:///{tmp_path}/new.db").exit_code == 2
    assert not (tmp_path / "new.db").exists()


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    settle(f"sqlite:///{tmp_path}/t.db")
    target = f"sqlite:///{tmp_path}/served.db"
    with alone_on(target):
        refused = run("restore", str(tmp_path / "t.db"), "--database", target)
    assert "another server is using this database" in " ".join(refused.output.split())


def test_the_server_takes_backups_and_keeps_the_newest(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    settle(database)
    config = Config(database=database, backup_dir=str(tmp_path / "copies"), backup_hours=6, backup_keep=2)
    assert is_due(config, MORNING)
    taken = [take_backup(config, MORNING + timedelta(hours=6 * number)) for number in range(3)]
    assert backups_of(config) == taken[1:]
    assert not is_due(config, MORNING + timedelta(hours=17))
    assert is_due(config, MORNING + timedelta(hours=18))
    assert run("check-database", "--database", f"sqlite:///{taken[2]}").exit_code == 0


def test_a_backup_that_fails_deletes_nothing(tmp_path: Path) -> None:
    settle(f"sqlite:///{tmp_path}/t.db")
    config = Config(database=f"sqlite:///{tmp_path}/t.db", backup_dir=str(tmp_path / "copies"), backup_keep=1)
    first = take_backup(config, MORNING)
    lost = config.model_copy(update={"database": f"sqlite:///{tmp_path}/lost.db"})
    with pytest.raises(BadDatabase):
        take_backup(lost, MORNING + timedelta(days=1))
    assert list((tmp_path / "copies").iterdir()) == [first]


def test_a_copy_that_is_interrupted_leaves_no_half_a_database(tmp_path: Path) -> None:
    source, target = f"sqlite:///{tmp_path}/home.db", f"sqlite:///{tmp_path}/new.db"
    settle(source)

    def interrupt(name: str, _done: int, _total: int) -> None:
        if name == "entries":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy_database(source, target, interrupt)
    assert not list(tmp_path.glob("new.db*[!k]")), "but for the empty lock"
    assert copy_database(source, target) == []
    assert everything(target) == everything(source)


def test_the_password_never_stands_on_a_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever may list processes would read it."""
    tool = tmp_path / "pg_dump"
    tool.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/said\necho "$PGPASSWORD" > {tmp_path}/whispered\nexit 1\n')
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    refused = run("backup", str(tmp_path / "b"), "--database", "postgresql://club:hunter2@db.example/club")
    assert (refused.exit_code, "hunter2" in refused.output) == (2, False)
    assert "--dbname=postgresql://club@db.example/club" in (tmp_path / "said").read_text()
    assert "hunter2" not in (tmp_path / "said").read_text()
    assert (tmp_path / "whispered").read_text() == "hunter2\n"


def test_without_the_tools_of_postgresql_a_sentence_says_so(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    refused = run("backup", str(tmp_path / "b"), "--database", cluster.new_database("toolless"))
    assert (refused.exit_code, "pg_dump is needed" in " ".join(refused.output.split())) == (2, True)
    assert list(tmp_path.iterdir()) == []
