"""`make play` serves the sources at once and the compiled wheel once it is there; games go on across the change."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from importlib.metadata import distribution
from pathlib import Path

import httpx
import pytest
from server_process import ServerProcess
from websockets.exceptions import ConnectionClosed

import tabuleiro
from server.people import Person, Tab, eventually

ROOT = Path(__file__).resolve().parents[2]


def is_compiled_wheel() -> bool:
    """Whether the tests run on what the server is to change to."""
    is_source = Path(tabuleiro.__file__).is_relative_to(ROOT / "src")
    return not is_source and "Root-Is-Purelib: false" in (distribution("tabuleiro").read_text("WHEEL") or "")


pytestmark = pytest.mark.skipif(not is_compiled_wheel(), reason="there is no compiled wheel to change to")


class Playing:
    """scripts/play.py in a process of its own; the build that it waits for ends when the test says so."""

    def __init__(self, folder: Path, build: str) -> None:
        self.server = ServerProcess(f"sqlite:///{folder}/t.db", folder / "printed.log")
        self.built = folder / "built"
        self.printed = folder / "printed.log"
        waiting = f"import pathlib, time\nwhile not pathlib.Path({str(self.built)!r}).exists(): time.sleep(0.05)"
        options = ["--no-browser", "--unwatched-bots"]
        options += ["--port", str(self.server.port), "--database", self.server.database]
        command = [sys.executable, "-c", build or waiting]
        program = f"import pathlib, play\nplay.play(pathlib.Path({sys.executable!r}), {options!r}, {command!r})"
        with self.printed.open("wb") as log:
            supervisor = [sys.executable, "-c", program]
            self.process = subprocess.Popen(supervisor, cwd=ROOT / "scripts", stdout=log, stderr=log)  # noqa: S603 - our own

    def is_compiled(self) -> bool | None:
        """Whether compiled rules answer; None when nobody does."""
        try:
            return bool(httpx.get(f"{self.server.url}/api/health", timeout=5).json()["compiled"])
        except httpx.TransportError:
            return None

    def change(self) -> None:
        """Let the build end, and wait for the server that follows."""
        self.built.touch()
        assert eventually(lambda: self.is_compiled() is True, 60), self.printed.read_text()


@contextmanager
def playing(folder: Path, build: str = "") -> Iterator[Playing]:
    started = Playing(folder, build)
    try:
        assert eventually(lambda: started.is_compiled() is not None, 60), started.printed.read_text()
        yield started
    finally:
        started.process.terminate()
        started.process.wait(20)


def read_to_the_end(tab: Tab) -> None:
    """Read until the server hangs up."""
    with suppress(ConnectionClosed):
        while True:
            tab.read()


def test_people_and_bots_play_on_when_the_compiled_rules_are_there(tmp_path: Path) -> None:
    with playing(tmp_path) as play, closing(Person(play.server, "Ana")) as ana:
        assert play.is_compiled() is False
        table = ana.create("hansa_teutonica", "me", "random")
        among_bots = f"/tables/{ana.create('luna', 'random', 'random')['table']}"
        before = ana.watch(table)
        for _ in range(2):
            before.wait_for_turn()
            assert before.play()["type"] == "ack"
        before.wait_for_turn()
        seq = before.update["seq"]
        play.change()
        read_to_the_end(before)
        stopped_at = ana.get(among_bots).json()["ply"]
        with ana.watch(table) as after:
            assert after.update["seq"] >= seq
            for _ in range(2):
                after.wait_for_turn()
                assert after.play()["type"] == "ack"
        moment = ana.get(among_bots).json()
        assert moment["state"] == "finished" or eventually(lambda: ana.get(among_bots).json()["ply"] > stopped_at)


def test_a_move_that_was_not_answered_is_repeated_and_played_once(tmp_path: Path) -> None:
    with playing(tmp_path) as play, closing(Person(play.server, "Ana")) as ana:
        table = ana.create("hansa_teutonica", "me", "hotseat")
        tab = ana.watch(table)
        seen = tab.update
        where = {"table": seen["table"], "seq": seen["seq"], "seat": seen["actor"]}
        move = {**where, "action": seen["legal"][0]["id"], "nonce": "the-move"}
        tab.web.send(json.dumps({"type": "play", **move}))
        play.change()
        with ana.watch(table) as after:
            first, second = after.ask("play", **move), after.ask("play", **move)
            assert first["type"] == "ack"
            assert first == second
        assert ana.get(f"/tables/{table['table']}").json()["ply"] == seen["ply"] + 1


def test_a_build_that_fails_leaves_the_sources_playing(tmp_path: Path) -> None:
    with playing(tmp_path, build="raise SystemExit(1)") as play, closing(Person(play.server, "Ana")) as ana:
        assert eventually(lambda: "could not be compiled" in play.printed.read_text(), 20)
        tab = ana.watch(ana.create("luna", "me", "hotseat"))
        assert tab.play()["type"] == "ack"
        assert play.is_compiled() is False


def test_nothing_is_left_running(tmp_path: Path) -> None:
    with playing(tmp_path) as play:
        pass
    assert play.is_compiled() is None
    assert play.process.returncode is not None
