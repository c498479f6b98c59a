"""A database file that is deleted, moved or replaced under a running server: nothing is acknowledged into nothing."""

import shutil
import time
from contextlib import closing
from pathlib import Path

import pytest
from server_process import ServerProcess, serving

from server.people import Person, Tab, eventually

SECONDS = 10
"""Within which it must be noticed although nobody does anything."""


def is_refused(tab: Tab) -> bool:
    """Whether a move is refused because the database is not there."""
    answer = tab.play()
    return (answer["type"], answer.get("code"), answer.get("message")) == ("error", "busy", "error-lost-database")


@pytest.mark.parametrize("harm", ["deleted", "moved", "replaced", "without its log"])
def test_moves_are_refused_as_soon_as_the_file_is_not_in_its_place(
    own_server: ServerProcess, tmp_path: Path, harm: str
) -> None:
    file, log = tmp_path / "own.db", tmp_path / "own.db-wal"
    with closing(Person(own_server, "Ana")) as ana:
        tab = ana.watch(ana.create("luna", "me", "hotseat"))
        assert tab.play()["type"] == "ack"
        if harm == "without its log":
            log.unlink()
        elif harm == "moved":
            file.rename(tmp_path / "elsewhere.db")
        else:
            shutil.copy(file, tmp_path / "copy.db")
            file.unlink()
        if harm == "replaced":
            (tmp_path / "copy.db").rename(file)
        assert is_refused(tab)
        assert ana.get("/health").status_code == 503
        assert ana.post("/guest", name="Bia").json()["message"] == "error-lost-database"
        assert eventually(lambda: str(file) in own_server.log.read_text(), SECONDS)


def test_play_goes_on_when_the_file_is_back(own_server: ServerProcess, tmp_path: Path) -> None:
    file, away = tmp_path / "own.db", tmp_path / "away.db"
    with closing(Person(own_server, "Ana")) as ana:
        table = ana.create("luna", "me", "hotseat")
        tab = ana.watch(table)
        for _ in range(2):
            seq = tab.update["seq"]
            file.rename(away)
            assert is_refused(tab)
            for _ in range(8):  # as many readers at once as would need new connections
                assert ana.get("/tables").status_code == 503
            away.rename(file)
            assert tab.update["seq"] == seq, "nobody has seen a move that is not stored"
            assert ana.get("/health").status_code == 200
            assert tab.play()["type"] == "ack"
        seq = tab.update["seq"]
    own_server.kill()
    own_server.start()
    with closing(Person(own_server, "Bia")) as bia:
        assert bia.get(f"/tables/{table['table']}").json()["seq"] == seq


def test_it_is_noticed_while_nobody_plays(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/t.db", tmp_path / "server.log") as server:
        (tmp_path / "t.db").rename(tmp_path / "away.db")
        assert eventually(lambda: "is gone" in server.log.read_text(), SECONDS)
        time.sleep(5)
        assert server.log.read_text().count("is gone") == 1
        (tmp_path / "away.db").rename(tmp_path / "t.db")
        assert eventually(lambda: "is back" in server.log.read_text(), SECONDS)
        assert "Traceback" not in server.log.read_text()
