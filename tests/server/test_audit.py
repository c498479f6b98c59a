"""`check-database` finds whatever is wrong, goes on after it, and changes nothing; a damaged database is served on."""

import hashlib
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from postgres import Cluster
from server_process import ServerProcess, serving
from typer.testing import CliRunner

from server.people import Person
from server.story import SPOIL, damage_page, fill
from tabuleiro.cli import app
from tabuleiro.server.store.database import BadDatabase, open_database

ANA = """
INSERT INTO users (id, name, account, password, language, preferences, created, checksum)
VALUES (1, 'Ana', 'ana', 'hash', 'en', '{}', 'now', 'no checksum')
"""


def check(database: Path | str) -> tuple[int, str]:
    """Status and output of the command; an exception is a failure of the test."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    answer = CliRunner().invoke(app, ["check-database", "--database", url, "--lang", "en"], env={"COLUMNS": "500"})
    assert answer.exception is None or isinstance(answer.exception, SystemExit), answer.exception
    return answer.exit_code, answer.output


def hashes(folder: Path) -> dict[str, str]:
    """Every file of a folder, with what is in it."""
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


def table_names(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as raw:
        return [row[0] for row in raw.execute("SELECT id FROM tables ORDER BY id")]


def test_the_check_leaves_everything_as_it_was(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path}/t.db", games=1)
    before = hashes(tmp_path)
    assert check(tmp_path / "t.db")[0] == 0
    assert hashes(tmp_path) == before


def test_the_check_of_a_database_that_a_crash_has_left_changes_neither_it_nor_its_log(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/t.db", tmp_path / "server.log") as server,
        closing(Person(server, "Ana")) as ana,
    ):
        ana.create("luna", "me", "hotseat")
        server.kill()
        kept = [tmp_path / "t.db", tmp_path / "t.db-wal"]
        before = [path.read_bytes() for path in kept]
        assert len(before[1]) > 0
        status, said = check(tmp_path / "t.db")
        assert (status, "one table, no problems" in said) == (0, True), said
        assert [path.read_bytes() for path in kept] == before


def test_a_database_is_checked_while_it_is_served(own_server: ServerProcess, tmp_path: Path) -> None:
    with closing(Person(own_server, "Ana")) as ana:
        tab = ana.watch(ana.create("luna", "me", "hotseat"))
        for _ in range(3):
            assert tab.play()["type"] == "ack"
            status, said = check(tmp_path / "own.db")
            assert status == 0, said


def test_an_older_schema_is_not_brought_up_to_date_by_the_check(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path}/t.db", games=1)
    with closing(sqlite3.connect(tmp_path / "t.db")) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '0001'")
    before = hashes(tmp_path)
    status, said = check(tmp_path / "t.db")
    assert (status, "its schema 0001 is older" in said) == (2, True)
    assert hashes(tmp_path) == before


def test_a_newer_schema_is_refused_in_one_sentence(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path}/t.db", games=1)
    with closing(sqlite3.connect(tmp_path / "t.db")) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '0999'")
    assert check(tmp_path / "t.db")[0] == 2
    with pytest.raises(BadDatabase, match="its schema 0999 is not known here"):
        open_database(f"sqlite:///{tmp_path}/t.db")
    answer = CliRunner().invoke(app, ["serve", "--no-browser", "--database", f"sqlite:///{tmp_path}/t.db"])
    assert (answer.exit_code, type(answer.exception)) == (2, SystemExit)


@pytest.mark.parametrize("content", [b"", b"not a database at all" * 100], ids=["empty", "junk"])
def test_what_is_no_database_is_refused_in_words_and_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "t.db").write_bytes(content)
    assert check(tmp_path / "t.db")[0] == 2
    assert hashes(tmp_path) == {"t.db": hashlib.sha256(content).hexdigest()}
    assert check(tmp_path / "missing.db")[0] == 2
    assert list(hashes(tmp_path)) == ["t.db"]


def test_every_damaged_table_is_told_and_the_check_goes_on(tmp_path: Path) -> None:
    """The first is unreadable, the second does not replay, the third is sound, a password and an index are damaged."""
    path = tmp_path / "t.db"
    fill(f"sqlite:///{path}", games=3)
    names = table_names(path)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(ANA)
        raw.execute(f"{SPOIL} WHERE table_id = ? AND seq = 4", [names[0]])
        raw.execute("UPDATE entries SET body = '{}' WHERE table_id = ? AND seq = 5", [names[1]])
    damage_page(path, "ix_seats_user_id")
    status, said = check(path)
    assert status == 1
    for told in (
        f"table {names[0]}, entry 4",
        f"table {names[1]}, entry 5",
        "user 1: its row was altered",
        "the file: ",
    ):
        assert told in said
    assert not re.search(rf"table {names[2]}\b", said)
    assert "3 tables" in said


def test_a_log_without_a_table_and_a_truth_that_is_three_are_told(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    fill(f"sqlite:///{path}", games=2, steps=3)
    first, second = table_names(path)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("DELETE FROM tables WHERE id = ?", [first])
        raw.execute("UPDATE tables SET bot_turn = bot_turn + 2 WHERE id = ?", [second])
    said = check(path)[1]
    assert f"table {first}: it has a log" in said
    assert f"table {second}: bot_turn is 2" in said


def test_an_altered_schema_is_told(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path}/t.db", games=1, steps=2)
    with closing(sqlite3.connect(tmp_path / "t.db")) as raw, raw:
        raw.execute("DROP INDEX entries_by_nonce")
    assert "the schema was altered" in check(tmp_path / "t.db")[1]


def test_on_postgresql_every_damaged_table_is_told_and_nothing_is_changed(cluster: Cluster) -> None:
    database = cluster.new_database("audit")
    fill(database, games=2)
    assert check(database)[0] == 0
    with psycopg.connect(database) as raw:
        first, second = [row[0] for row in raw.execute("SELECT id FROM tables ORDER BY id")]
        raw.execute(ANA)
        raw.execute("UPDATE entries SET body = '[]' WHERE table_id = %s AND seq = 4", [first])
        raw.execute("UPDATE tables SET key = 'another' WHERE id = %s", [second])
        raw.execute("ALTER TABLE sessions RENAME TO lost")
    status, said = check(database)
    assert status == 1
    for told in (
        "user 1:",
        "sessions: cannot be read",
        f"table {first}, entry 4",
        f"table {second}: its key was altered",
    ):
        assert told in said
    with psycopg.connect(database) as raw:
        raw.execute("ALTER TABLE lost RENAME TO sessions")
        raw.execute("UPDATE alembic_version SET version_num = '0001'")
    assert check(database)[0] == 2
