"""Several workers on one PostgreSQL while people play: workers die and freeze, the database restarts, lines break.

    python bench/cluster.py --kills 50 --freezes 10 --restarts 10 --cuts 10
                            [--workers 3] [--tables 40] [--unsteered] [--forked] [--without-bots]
                            [--kept FILE [--add-up]] [--write]

Every player sends moves with a nonce and, when a connection breaks, comes back through any worker and sends the
unanswered move again; beside each sits somebody who only watches, through another worker. Steered players come to the
worker that their table's number names, as behind a proxy that hashes; unsteered ones to any. At the end every
acknowledged move must be in the log exactly once, in its place, every table must verify, and everybody who watches must
be shown what is stored. A long run can be made of short ones: each adds its figures to FILE, and tells of all of them.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import orjson
import psycopg
from chaos import Chaos
from chaos_player import BROKEN, Player, open_socket, send
from postgres import Cluster, temporary_cluster
from section import write_section
from server_process import ServerProcess

SUMMED = ("kills", "freezes", "restarts", "cuts", "acknowledged", "seconds", "deadlocks", "problems")
"""Figures of several runs that are added up."""
SETTLE_SECONDS = 20.0
"""How long after the last blow everybody may need to be shown what is stored; how long it took is reported."""


class Workers:
    """The workers, and which of them are up."""

    def __init__(
        self, database: str, folder: Path, count: int, *, is_forked: bool = False, has_bots: bool = True
    ) -> None:
        self.database = database
        quiet = ("--analysis-workers", "0", "--hint-workers", "0", *(() if has_bots else ("--bots", "0")))
        self.servers = [ServerProcess(database, folder / f"worker{number}.log", *quiet) for number in range(count)]
        for server in self.servers:
            server.is_forked = is_forked
        self.down: set[int] = set()

    def start(self) -> None:
        """Start them, one after the other."""
        for server in self.servers:
            server.start()

    def stop(self) -> None:
        """Ask all of them to stop."""
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                server.stop()

    def up(self) -> list[ServerProcess]:
        """Those that a proxy would send people to."""
        return [server for number, server in enumerate(self.servers) if number not in self.down] or self.servers

    def crash(self, number: int) -> None:
        """Kill one worker without warning, and start another in its place."""
        self.down.add(number)
        try:
            self.servers[number].crash()
        finally:
            self.down.discard(number)

    def freeze(self, number: int, seconds: float) -> None:
        """Stop one worker in the middle of whatever it does, and let it go on after a while."""
        process = self.servers[number].process
        assert process is not None, "started"
        os.kill(process.pid, signal.SIGSTOP)
        self.down.add(number)
        time.sleep(seconds)
        os.kill(process.pid, signal.SIGCONT)
        self.down.discard(number)

    def cut(self) -> None:
        """Break the connection of every listener."""
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"
        with psycopg.connect(self.database, autocommit=True) as raw:
            raw.execute(cut.encode())


class Door:
    """Where one person comes in: always by the same worker if it is up, or by any."""

    def __init__(self, workers: Workers, place: int, *, steered: bool) -> None:
        self._workers = workers
        self._place = place
        self._steered = steered
        self._dice = random.Random(place)

    @property
    def port(self) -> int:
        """The port of the worker that is chosen now."""
        up = self._workers.up()
        return up[self._place % len(up)].port if self._steered else self._dice.choice(up).port

    @property
    def url(self) -> str:
        """The same as an address."""
        return f"http://127.0.0.1:{self.port}"


class Watcher:
    """Watches the table of a player through a worker of its own, and notes what it was shown."""

    def __init__(self, door: Door, player: Player) -> None:
        self.door = door
        self.player = player
        self.table = ""
        self.shown = 0
        self.problems: list[str] = []

    async def live(self) -> None:
        """Connect and watch, until cancelled."""
        while True:
            with contextlib.suppress(*BROKEN):
                if self.player.table:
                    headers = {"Cookie": f"tabuleiro={self.player.cookie}"}
                    async with open_socket(f"ws://127.0.0.1:{self.door.port}/api/socket", headers) as socket:
                        self.table, self.shown = self.player.table, 0
                        await send(socket, {"type": "subscribe", "nonce": "w", "table": self.table})
                        async for text in socket:
                            self._see(orjson.loads(text))
                            if self.player.table not in {"", self.table}:
                                break
            await asyncio.sleep(0.05)

    def _see(self, message: dict[str, object]) -> None:
        if message["type"] == "update" and message["table"] == self.table:
            seq = int(str(message["seq"]))
            if seq < self.shown:
                self.problems.append(f"{self.table}: shown {seq} after {self.shown}")
            self.shown = seq


class ClusterChaos(Chaos):
    """The players, those who watch them, and what must hold afterwards."""

    def __init__(self, workers: Workers, game: str, players: int, *, steered: bool, has_bots: bool = True) -> None:
        super().__init__(workers.servers[0], game, 0)
        doors = [Door(workers, number, steered=steered) for number in range(2 * players)]
        self.players = [Player(doors[number], game, number, has_bot=has_bots) for number in range(players)]
        self.watchers = [Watcher(doors[players + number], player) for number, player in enumerate(self.players)]
        self.settled_after = 0.0

    async def run(self, blows: list[Callable[[], None]], pause: float) -> None:
        """Let people play and others watch, strike, and see whether everybody is shown the same in the end."""
        watching = [asyncio.create_task(watcher.live()) for watcher in self.watchers]
        begun = time.monotonic()
        await super().run(blows, pause)
        self.playing_seconds = time.monotonic() - begun  # others play on while one is struck
        begun = time.monotonic()
        while (behind := await asyncio.to_thread(self.behind)) and time.monotonic() - begun < SETTLE_SECONDS:  # noqa: ASYNC110 - the database is asked
            await asyncio.sleep(0.2)
        self.settled_after = time.monotonic() - begun
        self.problems += behind
        self.problems += [problem for watcher in self.watchers for problem in watcher.problems]
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)

    def behind(self) -> list[str]:
        """Who is not shown what is stored."""
        with psycopg.connect(self.server.database) as raw:
            stored: dict[str, int] = {row[0]: row[1] for row in raw.execute("SELECT id, seq FROM tables").fetchall()}
        return [
            f"{watcher.table}: shown {watcher.shown}, stored {stored.get(watcher.table)}"
            for watcher in self.watchers
            if watcher.table and watcher.shown != stored.get(watcher.table)
        ]


def deadlocks(cluster: Cluster) -> int:
    """How often PostgreSQL had to break a circle of those who wait for each other."""
    return (cluster.folder / "postgres.log").read_text(errors="replace").count("deadlock detected")


def keep_logs(folder: Path) -> None:
    """Keep what the workers have told of a run that broke a promise."""
    kept = Path(tempfile.mkdtemp(prefix="tabuleiro-cluster-"))
    for log in folder.glob("*.log"):
        (kept / log.name).write_bytes(log.read_bytes())
    print(f"the logs of the workers are in {kept}", file=sys.stderr)


def keep(kept: Path, summary: dict[str, object]) -> None:
    """Keep what one run has found."""
    with kept.open("a", encoding="utf-8") as file:
        file.write(json.dumps(summary) + "\n")


def add_up(kept: Path) -> dict[str, object]:
    """What all runs that were kept have found together."""
    runs = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    sums = {name: sum(run[name] for run in runs) for name in SUMMED}
    rate = round(sums["acknowledged"] / sums["seconds"], 1)
    return {**runs[-1], **sums, "moves_per_second": rate, "settled_s": max(run["settled_s"] for run in runs)}


def markdown(summary: dict[str, object]) -> str:
    """The section of docs/quality/."""
    return (
        f"{summary['workers']} workers, {summary['coming']}: workers killed {summary['kills']} times and frozen "
        f"{summary['freezes']} times for {summary['freeze_s']} s, the database restarted {summary['restarts']} times, "
        f"every listener cut {summary['cuts']} times, under {summary['moves_per_second']} moves per second; "
        f"{summary['acknowledged']:,} acknowledged moves, **{summary['problems']} lost, doubled, misplaced, shown "
        "backwards, or tables standing still**, every table verified, "
        f"{summary['deadlocks']} deadlocks; everybody was shown what is "
        f"stored {summary['settled_s']} s after the end.\n"
    )


def blows_of(asked: argparse.Namespace, cluster: Cluster, workers: Workers, before: int) -> list[Callable[[], None]]:
    """What befalls them, in an order that depends on how many runs there were before."""
    dice = random.Random(1 + before)
    ways = [signal.SIGQUIT, signal.SIGINT]  # at once, as if it had crashed, and in order: in turn
    blows: list[Callable[[], None]] = [workers.cut] * asked.cuts
    for number in range(asked.restarts):
        blows.append(partial(cluster.restart, ways[(before + number) % 2]))
    for _ in range(asked.kills):
        blows.append(partial(workers.crash, dice.randrange(asked.workers)))
    for _ in range(asked.freezes):
        blows.append(partial(workers.freeze, dice.randrange(asked.workers), asked.freeze_seconds))
    dice.shuffle(blows)
    return blows


def main() -> int:
    """Run it and report; status 1 when a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for blow, times in (("kills", 5), ("freezes", 1), ("restarts", 1), ("cuts", 2)):
        parser.add_argument(f"--{blow}", type=int, default=times)
    parser.add_argument("--freeze-seconds", type=float, default=20.0)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds of play between two blows, on average")
    parser.add_argument("--game", default="hansa_teutonica")
    parser.add_argument("--unsteered", action="store_true", help="people come through any worker")
    parser.add_argument("--forked", action="store_true", help="fork workers from a process that has the program loaded")
    parser.add_argument(
        "--without-bots", dest="bots", action="store_false", help="people take all seats, and no process is for bots"
    )
    parser.add_argument("--kept", type=Path, metavar="FILE", help="add the figures to those of earlier runs")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    parser.add_argument("--add-up", action="store_true", help="run nothing: write what was kept")
    asked = parser.parse_args()
    section = f"cluster-{'unsteered' if asked.unsteered else 'steered'}"
    if asked.add_up:
        write_section(section, markdown(add_up(asked.kept)))
        return 0
    before = asked.kept.read_text(encoding="utf-8").count("\n") if asked.kept and asked.kept.exists() else 0
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster = stack.enter_context(temporary_cluster())
        if cluster is None:
            print("no PostgreSQL can be had on this machine", file=sys.stderr)
            return 2
        kind = {"is_forked": asked.forked, "has_bots": asked.bots}
        workers = Workers(cluster.new_database("cluster"), folder, asked.workers, **kind)
        stack.callback(workers.stop)
        workers.start()
        blows = blows_of(asked, cluster, workers, before)
        chaos = ClusterChaos(workers, asked.game, asked.tables, steered=not asked.unsteered, has_bots=asked.bots)
        asyncio.run(chaos.run(blows, asked.pause))
        workers.stop()
        chaos.check()
        summary: dict[str, object] = {
            "workers": asked.workers,
            "coming": "people come through any of them" if asked.unsteered else "steered by table",
            **{blow: getattr(asked, blow) for blow in ("kills", "freezes", "restarts", "cuts")},
            "freeze_s": asked.freeze_seconds,
            "acknowledged": len(chaos.acknowledged()),
            "moves_per_second": round(len(chaos.acknowledged()) / chaos.playing_seconds, 1),
            "seconds": round(chaos.playing_seconds, 1),
            "settled_s": round(chaos.settled_after, 1),
            "deadlocks": deadlocks(cluster),
            "problems": len(chaos.problems),
        }
        if chaos.problems:
            keep_logs(folder)
    print(json.dumps(summary))
    if asked.kept:
        keep(asked.kept, summary)
        summary = add_up(asked.kept)
        print(json.dumps(summary))
    if asked.write:
        write_section(section, markdown(summary))
    for problem in chaos.problems[:10]:
        print(problem, file=sys.stderr)
    return 1 if chaos.problems else 0


if __name__ == "__main__":
    sys.exit(main())
