"""No secret reaches the log: neither what was to be stored nor the row that the database complains about."""

import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import psycopg
import pytest
from postgres import Cluster
from server_process import ServerProcess, serving

from server.people import Person

PASSWORD = "a long and silly one"  # noqa: S105 - of a test
"""Five characters that are ninety when compared: too long for PostgreSQL's column."""


def is_silent(server: ServerProcess, *secrets: str) -> bool:
    """Whether the log tells that the database failed, and nothing else."""
    log = server.log.read_text()
    assert "the database failed" in log
    return not any(secret in log for secret in ("$argon2id$", "[parameters:", "Failing row", *secrets))


@pytest.mark.parametrize(
    "harm",
    [
        "ALTER TABLE users RENAME COLUMN password TO lost",
        "CREATE TRIGGER harm BEFORE INSERT ON sessions BEGIN SELECT RAISE(ABORT, 'no'); END",
    ],
    ids=["no place for a password", "no place for a session"],
)
def test_a_statement_that_fails_is_logged_without_what_it_was_to_store(
    own_server: ServerProcess, tmp_path: Path, harm: str
) -> None:
    with closing(Person(own_server, "Ana")) as ana:
        with sqlite3.connect(tmp_path / "own.db") as raw:
            raw.execute(harm)
        answer = ana.post("/account", name="Ana Maria", password=PASSWORD)
        assert answer.status_code == 503
        session = ana.http.cookies["tabuleiro"]
    assert is_silent(own_server, session, sha256(session.encode()).hexdigest(), PASSWORD)


def test_a_row_that_postgresql_complains_about_is_not_logged(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database("secrets")
    with serving(database, tmp_path / "server.log") as server, closing(Person(server, "Ana")) as ana:
        with psycopg.connect(database) as raw:
            raw.execute("ALTER TABLE sessions ADD CHECK (user_id < 0) NOT VALID")
        assert ana.post("/account", name="Ana", password=PASSWORD).status_code == 503
        assert is_silent(server)
