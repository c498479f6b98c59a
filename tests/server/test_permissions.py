"""Database, write-ahead log and backup are for their owner alone; a backup that cannot be made is refused in words."""

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from server_process import ServerProcess
from typer.testing import CliRunner

from server.story import fill
from tabuleiro.cli import app
from tabuleiro.server.store.database import open_database

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(path.stat().st_mode & 0o777) for path in sorted(folder.glob("*.db*"))}


def backup(target: Path, database: Path) -> tuple[int, str]:
    answer = CliRunner().invoke(
        app, ["backup", str(target), "--database", f"sqlite:///{database}", "--lang", "en"], env={"COLUMNS": "500"}
    )
    assert answer.exception is None or isinstance(answer.exception, SystemExit)
    return answer.exit_code, answer.output


def test_what_a_server_writes_is_for_its_owner_alone(own_server: ServerProcess, tmp_path: Path) -> None:
    assert own_server.process is not None
    found = modes(tmp_path)
    assert {"own.db", "own.db-wal", "own.db-shm"} <= set(found)
    assert set(found.values()) == {"0o600"}


def test_files_that_others_can_read_are_taken_from_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    fill(f"sqlite:///{tmp_path}/t.db", games=1, steps=1)
    with closing(sqlite3.connect(tmp_path / "t.db")) as open_elsewhere:
        open_elsewhere.execute("SELECT * FROM facts")
        for path in tmp_path.glob("t.db*"):
            path.chmod(0o644)
        with caplog.at_level(logging.WARNING):
            open_database(f"sqlite:///{tmp_path}/t.db").dispose()
        assert modes(tmp_path) == {"t.db": "0o600", "t.db-shm": "0o600", "t.db-wal": "0o600"}
    assert "t.db could be read by others" in caplog.text


def test_a_backup_is_for_its_owner_alone(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path}/t.db", games=1, steps=1)
    assert backup(tmp_path / "copy.db", tmp_path / "t.db")[0] == 0
    assert modes(tmp_path)["copy.db"] == "0o600"


def test_a_backup_into_a_missing_folder_is_refused_in_words(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path}/t.db", games=1, steps=1)
    status, said = backup(tmp_path / "nowhere" / "copy.db", tmp_path / "t.db")
    assert (status, "there is no folder" in said) == (2, True)


def test_a_backup_of_something_else_is_refused_in_words_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "t.db").write_bytes(b"not a database at all" * 100)
    status, said = backup(tmp_path / "copy.db", tmp_path / "t.db")
    assert (status, "not a database" in said) == (2, True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["t.db"]


def test_a_backup_that_was_interrupted_is_no_hindrance(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path}/t.db", games=1, steps=1)
    (tmp_path / "copy.db.part").write_bytes(b"half")
    assert backup(tmp_path / "copy.db", tmp_path / "t.db")[0] == 0
    assert not (tmp_path / "copy.db.part").exists()
