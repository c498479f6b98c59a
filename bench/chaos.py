"""Kills and restarts a server again and again while people play: no move may be lost or doubled, no table may hang.

    python bench/chaos.py --kills 60 --restarts 30 [--database sqlite:///FILE | postgresql://... | postgresql]
                          [--tables 40] [--write]

Every player sends moves with a nonce, waits for the answer, and after a kill sends the unanswered move again with the
same nonce; otherwise it acts on updates alone, like the page. A restart is one of PostgreSQL itself where this program
has started it, else an orderly one of the server. After each of them every table must go on by itself. At the end every
acknowledged move must be in the log exactly once, in its place, and every table must verify.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from chaos_player import Acknowledged, Player
from postgres import Cluster, temporary_cluster
from rich.progress import Progress
from section import write_section
from server_process import ServerProcess
from sqlalchemy import select

from tabuleiro.server.store import schema
from tabuleiro.server.store.audit import verify_tables
from tabuleiro.server.store.database import open_to_read

STILL_SECONDS = 60
"""A table where nobody could move for so long, although the server runs, stands still."""


class Chaos:
    """The players, what befalls them and what must hold afterwards."""

    def __init__(self, server: ServerProcess, game: str, players: int) -> None:
        self.server = server
        self.problems: list[str] = []
        self.players = [Player(server, game, number) for number in range(players)]
        self.returns: list[float] = []
        self.playing_seconds = 0.0

    def acknowledged(self) -> list[Acknowledged]:
        """All moves that the server has promised to keep."""
        return [one for player in self.players for one in player.acknowledged]

    async def run(self, blows: list[Callable[[], None]], pause: float) -> None:
        """Let people play, and strike now and then; each blow returns when the server is there again."""
        dice = random.Random(len(blows))
        tasks = [asyncio.create_task(player.live()) for player in self.players]
        with Progress(disable=not sys.stderr.isatty()) as progress:
            bar = progress.add_task("chaos", total=len(blows))
            await self.let_play(pause * (0.5 + dice.random()))
            for blow in blows:
                begin = time.monotonic()
                await asyncio.to_thread(blow)
                self.returns.append(time.monotonic() - begin)
                await self.let_play(pause * (0.5 + dice.random()))
                progress.advance(bar)
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception):
                self.problems.append(f"a player failed: {outcome!r}")
        self.problems += [problem for player in self.players for problem in player.problems]

    async def let_play(self, seconds: float) -> None:
        """Let people play for a while, and until every one of them has moved."""
        begin, before = time.monotonic(), [len(player.acknowledged) for player in self.players]
        await asyncio.sleep(seconds)
        while still := [
            player for player, moves in zip(self.players, before, strict=True) if len(player.acknowledged) == moves
        ]:
            if time.monotonic() - begin > seconds + STILL_SECONDS:
                self.problems += [f"stands still: {player.whereabouts()}" for player in still]
                break
            await asyncio.sleep(0.1)
        self.playing_seconds += time.monotonic() - begin

    def check(self) -> None:
        """Every acknowledged move is stored once and in its place; every table verifies."""
        engine = open_to_read(self.server.database)  # which may take as long as it needs
        columns = schema.entries.c
        with engine.connect() as connection:
            query = select(columns.table_id, columns.nonce, columns.seq).where(columns.nonce != "")
            stored = [Acknowledged(*row) for row in connection.execute(query)]
            self.problems += verify_tables(connection, only_unfinished=False)
        engine.dispose()
        found = set(stored)
        if len({(one.table, one.nonce) for one in stored}) != len(stored):
            self.problems.append("a move was stored twice")
        lost = [one for one in self.acknowledged() if one not in found]
        if lost:
            self.problems.append(f"{len(lost)} acknowledged moves are not stored as promised: {lost[:3]}")


def markdown(summary: dict[str, object]) -> str:
    """The section of docs/quality/."""
    return (
        f"{summary['database']}: killed {summary['kills']} times and {summary['restarted']} restarted "
        f"{summary['restarts']} times under {summary['moves_per_second']} moves per second, by players who act on "
        f"updates alone; {summary['acknowledged']:,} acknowledged moves, **{summary['problems']} lost, doubled, "
        "misplaced, or tables standing still**, every table verified; the longest return took "
        f"{summary['back_after_s']} s.\n"
    )


def main() -> int:
    """Run the chaos and report; status 1 when a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--restarts", type=int, default=0)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds of play between two kills, on average")
    parser.add_argument("--game", default="hansa_teutonica")
    parser.add_argument("--database", default="")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = asked.database or f"sqlite:///{folder}/chaos.db"
        cluster: Cluster | None = None
        if database == "postgresql":
            cluster = stack.enter_context(temporary_cluster())
            if cluster is None:
                print("no PostgreSQL can be had on this machine", file=sys.stderr)
                return 2
            database = cluster.new_database("chaos")
        server = ServerProcess(database, folder / "server.log")
        server.start()
        chaos = Chaos(server, asked.game, asked.tables)
        restart = server.restart if cluster is None else cluster.restart
        blows = [server.crash] * asked.kills + [restart] * asked.restarts
        random.Random(1).shuffle(blows)
        asyncio.run(chaos.run(blows, asked.pause))
        server.stop()
        chaos.check()
    acknowledged = len(chaos.acknowledged())
    per_second = acknowledged / chaos.playing_seconds
    summary = {
        "database": database.split(":", maxsplit=1)[0],
        "kills": asked.kills,
        "restarts": asked.restarts,
        "restarted": "the server" if cluster is None else "the database",
        "acknowledged": acknowledged,
        "moves_per_second": round(per_second, 1),
        "back_after_s": round(max(chaos.returns, default=0.0), 2),
        "problems": len(chaos.problems),
    }
    print(json.dumps(summary))
    if asked.write:
        write_section(f"chaos-{summary['database']}", markdown(summary))
    for problem in chaos.problems[:10]:
        print(problem, file=sys.stderr)
    return 1 if chaos.problems else 0


if __name__ == "__main__":
    sys.exit(main())
