"""Programs of others through workers that die: the example and an engine in awk play each other, game after game.

    python bench/programs.py GAME [--games 20] [--kills 5] [--write]

Two workers share a PostgreSQL; each program comes through one of them, and they are killed in turn. Every game must
come to its end, with both programs in their seats. In Hansa Teutonica they would play for ever, as neither knows what
an office is good for: there a bot of ours plays, too. One line a game is kept in build/programs.json; `--write` puts
all of them into docs/quality/server.md.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from cluster import Workers
from others import Owner
from postgres import temporary_cluster
from section import write_section

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "programs.json"
EXAMPLE: Final = (str(ROOT / "examples" / "network_bot.py"), "{server}", "{token}")
ENGINE: Final = f"sh {ROOT / 'examples' / 'engine.sh'}"
AT_ONCE: Final = 6
"""Tables at the same time; a program may have eight."""
PLACE: Final = ("--server", "{server}", "--token-file", "{token}")
AWK: Final = ("-m", "tabuleiro", "bot", "run", *PLACE, "--tables", str(AT_ONCE), "--command", ENGINE)
BESIDE: Final = {"hansa_teutonica": "novice"}
"""Where two programs that know nothing of a game would never end it, a bot of ours sits beside them."""
PATIENCE: Final = 200
"""After so many looks without a move anywhere, a game is stuck: a minute of a machine that does not sleep."""


class Course(NamedTuple):
    """What became of the games."""

    finished: int
    left: int
    """In how many of them a program had lost its seat."""
    kills: int
    seconds: float
    games: int
    """How many there were to be."""

    def is_met(self) -> bool:
        """Whether all of them ended, with the programs in their seats."""
        return self.finished == self.games and not self.left


@contextmanager
def running(folder: Path, command: tuple[str, ...], url: str, token: str) -> Iterator[None]:
    """A program of somebody else's, which knows an address and a file with a token."""
    file = folder / f"{token[:12]}.txt"
    file.write_text(token, encoding="utf-8")
    words = [word.format(server=url, token=file) for word in command]
    with (folder / f"{token[:12]}.log").open("wb") as log:
        process = subprocess.Popen([sys.executable, *words], env=os.environ, stdout=log, stderr=log)  # noqa: S603 - ours
        try:
            yield
        finally:
            process.kill()
            process.wait()


def play(workers: Workers, folder: Path, game: str, games: int, kills: int) -> Course:
    """Let them play while workers die, until all games are over or one is stuck."""
    owner = Owner(workers.servers[0], "Owner")
    bots = [owner.new_bot(name) for name in ("Example", "Awk")]
    doors = [server.url for server in workers.servers]
    with running(folder, EXAMPLE, doors[0], bots[0][1]), running(folder, AWK, doors[1], bots[1][1]):
        return watch(workers, owner, [bot for bot, _ in bots], game, games, kills)


def are_here(owner: Owner, bots: list[int]) -> bool:
    """Whether all of them wait to be asked; one whose worker was killed comes back after a while."""
    return {one["id"] for one in owner.ask("/api/bots") if one["online"]}.issuperset(bots)


def watch(workers: Workers, owner: Owner, bots: list[int], game: str, games: int, kills: int) -> Course:
    """Open one table after another, kill a worker whenever a part of the games is over, and see what becomes of all."""
    began, looks = time.monotonic(), 0
    open_tables, finished, left, made, killed, plies = set[str](), 0, 0, 0, 0, dict[str, int]()
    while finished < games and looks < PATIENCE:
        looks += 1
        while made < games and len(open_tables) < AT_ONCE and are_here(owner, bots):
            seats: list[dict[str, object]] = [{"kind": "bot", "user": bot} for bot in bots[:: 1 if made % 2 else -1]]
            seats += [{"kind": "bot", "level": BESIDE[game]}] if game in BESIDE else []
            open_tables.add(owner.ask("/api/tables", game=game, seats=seats)["table"])
            made += 1
        for table in list(open_tables):
            told = owner.ask(f"/api/tables/{table}")
            if told["ply"] != plies.get(table):
                plies[table], looks = told["ply"], 0
            if told["state"] == "finished":
                open_tables.discard(table)
                finished += 1
                left += any(seat["standin"] for seat in told["seats"])
        if killed < kills and finished >= (killed + 1) * games // (kills + 1):
            workers.crash((killed + 1) % len(workers.servers))
            killed += 1
        time.sleep(0.3)
    return Course(finished, left, killed, time.monotonic() - began, games)


def told(kept: dict[str, Course]) -> str:
    """All games that were played, as a table."""
    lines = ["| game | games ended | with a seat lost | workers killed | seconds | |", "|---|---:|---:|---:|---:|---|"]
    for game, course in sorted(kept.items()):
        figures = f"{course.finished} | {course.left} | {course.kills} | {course.seconds:.0f}"
        lines.append(f"| {game}: {course.games} games | {figures} | {'met' if course.is_met() else 'missed'} |")
    return "\n".join(lines)


def main() -> int:
    """Play, print, and write if asked to; status 1 when a game was stuck or a seat lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/server.md")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, temporary_cluster() as cluster:
        if cluster is None:
            sys.exit("no PostgreSQL can be had on this machine")
        folder = Path(name)
        workers = Workers(cluster.new_database("programs"), folder, 2)
        workers.start()
        try:
            course = play(workers, folder, asked.game, asked.games, asked.kills)
        finally:
            workers.stop()
    kept = {name: Course(*line) for name, line in (json.loads(KEPT.read_text()) if KEPT.exists() else {}).items()}
    kept[asked.game] = course
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_text(json.dumps(kept))
    print(told(kept))
    if asked.write:
        write_section("programs", told(kept))
    return 0 if course.is_met() else 1


if __name__ == "__main__":
    sys.exit(main())
