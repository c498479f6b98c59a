"""One server at a time on a file, several on one PostgreSQL; a killed one leaves no lock behind.

What must be alone (a restore) is kept off a PostgreSQL that is served, and servers are kept off while it lasts.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from postgres import Cluster
from server_process import ServerProcess, serving

from server.people import Person, eventually
from tabuleiro.server.store.database import BadDatabase
from tabuleiro.server.store.server_lock import ADVISORY, HOLDER, TAKEN, alone_on, serving_on


def refused(database: str, log: Path) -> str:
    """What a server says that ends at once."""
    with pytest.raises(RuntimeError, match="has ended") as caught:
        ServerProcess(database, log).start()
    return str(caught.value)


def holder(database: str) -> int | None:
    """The process of PostgreSQL that holds the lock."""
    with psycopg.connect(database) as raw:
        row = raw.execute(HOLDER.encode()).fetchone()
    return None if row is None else int(row[0])


def end_holder(database: str) -> int | None:
    """End the connection that holds the lock, as a restart of PostgreSQL would; returns its process."""
    found = holder(database)
    with psycopg.connect(database) as raw:
        raw.execute("SELECT pg_terminate_backend(%s)", [found])
    return found


def test_a_second_server_is_refused_in_a_sentence(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    with serving(database, tmp_path / "first.log") as first, closing(Person(first, "Ana")) as ana:
        said = refused(database, tmp_path / "second.log")
        assert TAKEN in " ".join(said.split())
        assert "Traceback" not in said
        assert "http://" not in said, "no address is told that nobody answers at"
        assert ana.get("/me").json()["name"] == "Ana"
        assert f"http://localhost:{first.port}" in first.log.read_text()


def test_a_server_that_cannot_read_its_database_names_no_address(tmp_path: Path) -> None:
    (tmp_path / "t.db").write_text("a letter, and no database " * 100)
    said = refused(f"sqlite:///{tmp_path}/t.db", tmp_path / "server.log")
    assert "t.db" in said
    assert "Traceback" not in said
    assert "http://" not in said


def test_several_workers_on_a_file_are_refused_in_a_sentence_that_names_the_way_out(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="has ended") as caught:
        ServerProcess(f"sqlite:///{tmp_path}/t.db", tmp_path / "server.log", "--workers", "2").start()
    said = " ".join(str(caught.value).split())
    assert "PostgreSQL" in said
    assert "copy-database" in said
    assert "Traceback" not in said
    assert "http://" not in said


def test_whoever_must_be_alone_is_refused_while_workers_serve_and_they_while_it_lasts(cluster: Cluster) -> None:
    database = cluster.new_database("alone")
    with serving_on(database), serving_on(database), pytest.raises(BadDatabase), alone_on(database):
        pass
    with alone_on(database), pytest.raises(BadDatabase), serving_on(database):
        pass


def test_another_name_of_the_same_file_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "t.db")
    with alone_on(f"sqlite:///{tmp_path}/t.db"), pytest.raises(BadDatabase), alone_on(f"sqlite:///{tmp_path}/other.db"):
        pass
    with alone_on(f"sqlite:///{tmp_path}/other.db"):
        pass


def test_a_killed_server_leaves_no_lock_behind(database: str, tmp_path: Path) -> None:
    """Its bots may outlive it for a moment: they have no part in the lock."""
    with serving(database, tmp_path / "server.log") as server:
        with closing(Person(server, "Ana")) as ana:
            ana.create("luna", "expert", "expert")
        server.kill()
        server.start()
        server.kill()
    assert not list(tmp_path.glob("*.lock-journal"))


def test_what_an_older_release_left_beside_its_lock_is_taken_away(tmp_path: Path) -> None:
    left = tmp_path / "t.db.lock-journal"
    left.touch()
    with alone_on(f"sqlite:///{tmp_path}/t.db"):
        assert not left.exists()


def test_a_server_that_stops_makes_room_for_the_next_at_once(database: str, tmp_path: Path) -> None:
    """As when `make play` changes from the sources to the compiled rules."""
    with serving(database, tmp_path / "server.log") as server:
        server.stop()
        server.start()


def test_a_server_that_has_lost_its_lock_takes_it_again(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database("lost_lock")
    with serving(database, tmp_path / "server.log") as server, closing(Person(server, "Ana")) as ana:
        before = end_holder(database)
        assert eventually(lambda: holder(database) not in {None, before}, 20)
        assert ana.get("/me").status_code == 200


def test_a_server_whose_lock_another_has_taken_ends(cluster: Cluster, tmp_path: Path) -> None:
    """The other one stands in line when the lock is lost, and so it is the first to have it."""
    database = cluster.new_database("taken_lock")
    with (
        serving(database, tmp_path / "server.log") as server,
        psycopg.connect(database, autocommit=True) as raw,
        ThreadPoolExecutor() as other,
    ):
        waiting = other.submit(raw.execute, f"SELECT pg_advisory_lock({ADVISORY})".encode())
        time.sleep(0.5)
        end_holder(database)
        waiting.result(20)
        assert server.process is not None
        server.process.wait(30)
        assert "another server has taken the database" in server.log.read_text()
