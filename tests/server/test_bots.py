"""Bots at tables: they play whole games, survive their own failures and a restart of the server."""

import os
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from server_process import ServerProcess, serving

from server.people import Person, eventually
from tabuleiro.core.registry import find_game, find_module, game_names

GAMES = [name for name in game_names() if find_module(name).startswith("tabuleiro.games.")]
EACH = int(os.environ.get("BOT_GAMES", "1"))
"""How many bot-only games of every game; `make soak` asks for 100."""


@pytest.fixture(scope="module")
def bot_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("bots")
    with serving(f"sqlite:///{folder}/bots.db", folder / "server.log", "--bots", "2", "--unwatched-bots") as running:
        yield running


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_bot_only_games_run_to_the_end(bot_server: ServerProcess, game: str) -> None:
    counts = find_game(game).seats
    with closing(Person(bot_server, "Host")) as host:
        seats = [["regular"] * counts[number % len(counts)] for number in range(EACH)]
        paths = [f"/tables/{host.create(game, *levels)['table']}" for levels in seats]
        for path in paths:
            assert eventually(partial(is_finished, host, path), 300 + 30 * EACH)
            assert host.get(path).json()["result"]["standings"] != []


def is_finished(person: Person, path: str) -> bool:
    return bool(person.get(path).json()["state"] == "finished")


def test_a_bot_plays_when_it_is_its_turn(ana: Person) -> None:
    with ana.watch(ana.create("hansa_teutonica", "me", "regular")) as tab:
        for _ in range(3):
            tab.wait_for_turn()
            assert tab.play()["type"] == "ack"
            tab.wait_for_turn()
        told = [ply["by"] for message in tab.heard if message["type"] == "update" for ply in message["log"]["plies"]]
        assert "bot" in told


def test_after_a_crash_the_pending_bot_move_is_found_and_played(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/crash.db", tmp_path / "server.log", "--unwatched-bots")
    server.start()
    with closing(Person(server, "Ana")) as ana:
        table = ana.create("hansa_teutonica", "random", "random", "random")
        path = f"/tables/{table['table']}"
        assert eventually(lambda: ana.get(path).json()["ply"] > table["ply"])
        server.kill()
        server.start()
        ply = ana.get("/tables").json()[0]["ply"]
        assert eventually(lambda: ana.get("/tables").json()[0]["ply"] > ply)
    server.stop()


def test_bots_among_themselves_wait_until_somebody_watches_and_after_a_restart_again(tmp_path: Path) -> None:
    """Sixty tables that nobody watched filled the memory, and went on by themselves when the server was restarted."""
    database, log = f"sqlite:///{tmp_path}/alone.db", tmp_path / "server.log"
    with serving(database, log) as server, closing(Person(server, "Ana")) as ana:
        table = ana.create("hansa_teutonica", "random", "random", "random")
        path = f"/tables/{table['table']}"
        time.sleep(1)
        assert ana.get(path).json()["ply"] == table["ply"]
        with ana.watch(table) as tab:
            while tab.update["ply"] < table["ply"] + 3:
                tab.next_update()
        server.stop()
        server.start()
        ply = ana.get("/tables").json()[0]["ply"]
        time.sleep(2)
        assert ana.get("/tables").json()[0]["ply"] == ply
        with ana.watch(table) as tab:
            assert tab.next_update()["ply"] > ply


def test_a_quick_bot_answers_while_somebody_else_has_experts_think(tmp_path: Path) -> None:
    """One guest's fifty tables of experts kept everybody else's bots from answering for minutes."""
    with (
        serving(f"sqlite:///{tmp_path}/t.db", tmp_path / "server.log", "--unwatched-bots") as running,
        closing(Person(running, "Greedy")) as greedy,
        closing(Person(running, "Ana")) as ana,
    ):
        for _ in range(8):
            greedy.create("luna", "expert", "expert", "expert")
        time.sleep(2)
        with ana.watch(ana.create("hansa_teutonica", "me", "novice")) as tab:
            for _ in range(3):
                tab.wait_for_turn()
                assert tab.play()["type"] == "ack"
            tab.wait_for_turn()
            told = [ply["by"] for one in tab.heard if one["type"] == "update" for ply in one["log"]["plies"]]
            assert "bot" in told
