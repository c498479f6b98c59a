"""A Swiss of sixteen programs at tables of four on three workers, while workers are killed: it ends by itself.

    python bench/swiss.py [--rounds 4] [--kills 5] [--write]

One program never comes, and one is gone for good from the second round on. At the end every round must have been
played, and the standings must be those that the stored games give.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, NamedTuple

from cluster import Workers
from others import PER_OWNER, Owner
from players import Player, enter
from postgres import temporary_cluster
from section import write_section

from tabuleiro.arena.rounds.standings import shown, standings
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import read_entries
from tabuleiro.server.table.storage import read_log
from tabuleiro.server.tournaments.board_result import board_result
from tabuleiro.server.tournaments.storage import read_tournament

PROGRAMS: Final = 16
WORKERS: Final = 3
CLOCK: Final = {"kind": "live", "bank": 60_000, "gain": 5_000, "cap": 60_000}
MISSING, LEAVING = 14, 15
"""The program that never comes, and the one that is gone from the second round on."""
KILL_EVERY: Final = 20.0


class Course(NamedTuple):
    """What became of it."""

    told: dict[str, Any]
    kills: int
    seconds: float


def enter_all(workers: Workers, rounds: int) -> tuple[Owner, str, list[Player]]:
    """The organiser, the tournament, and everybody who has entered it."""
    server = workers.servers[0]
    owners = [Owner(server, f"Owner {number}") for number in range(-(-PROGRAMS // PER_OWNER))]
    bots = [owners[number // PER_OWNER].new_bot(f"Program {number}") for number in range(PROGRAMS)]
    starts = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    wish = {"title": "Swiss", "game": "luna", "kind": "swiss", "seats": 4, "rounds": rounds, "outside_bots": True}
    made = owners[0].ask("/api/tournaments", **wish, clock=CLOCK, starts=starts)
    players = [Player(f"program {bot}", {"Authorization": f"Bearer {token}"}, "bot") for bot, token in bots]
    for player in players:
        enter(server.url, made["id"], player)
    owners[0].http.patch(f"/api/tournaments/{made['id']}", json={"now": True}).raise_for_status()
    return owners[0], str(made["id"]), players


async def play(workers: Workers, rounds: int, kills: int) -> Course:
    """Let them play while workers die, until it is over."""
    organiser, name, players = await asyncio.to_thread(enter_all, workers, rounds)
    began, dice, killed = time.monotonic(), random.Random(1), 0

    def door() -> str:
        return dice.choice(workers.up()).url

    playing = {
        number: asyncio.create_task(player.play(door)) for number, player in enumerate(players) if number != MISSING
    }
    while True:
        told: dict[str, Any] = await asyncio.to_thread(organiser.ask, f"/api/tournaments/{name}")
        if told["state"] in {"finished", "cancelled"}:
            break
        if told["round"] >= 2:
            playing[LEAVING].cancel()
        if killed < kills and time.monotonic() - began > KILL_EVERY * (killed + 1):
            await asyncio.to_thread(workers.crash, killed % WORKERS)
            killed += 1
        await asyncio.sleep(0.5)
    for task in playing.values():
        task.cancel()
    await asyncio.gather(*playing.values(), return_exceptions=True)
    return Course(told, killed, time.monotonic() - began)


def is_true(database: str, told: dict[str, Any]) -> bool:
    """Whether the standings are those that the logs of the tables give."""
    engine = open_database(database)
    with engine.connect() as connection:
        tournament = read_tournament(connection, told["id"])
        for stage in tournament.stages:
            for number, board in enumerate(stage.drawn.boards):
                entries = read_entries(connection, stage.tables[number])
                found = board_result(read_log(stage.tables[number], "", entries), entries, "places")
                if (tuple(found.scores), tuple(found.places)) != (board.scores, board.places):
                    return False
        ranked = standings(tournament.field(), tournament.setting().form())
    engine.dispose()
    return [(one.number, shown(one.figures.score)) for one in ranked] == [
        (line["number"], line["score"]) for line in told["standings"]
    ]


def told_course(course: Course, *, truth: bool, rounds: int) -> str:
    """The course in words."""
    told = course.told
    out = {one["number"]: one["out"] for one in told["participants"]}
    is_whole = told["state"] == "finished" and len(told["stages"]) == rounds
    verdict = "met" if is_whole and truth and out[MISSING] == "absent" else "missed"
    return (
        f"{PROGRAMS} programs, {len(told['stages'])} rounds at tables of four, {WORKERS} workers, {course.kills} "
        f"killed: "
        f"{told['state']} by itself after {course.seconds:.0f} s. Who never came is {out[MISSING] or 'in'}, who was "
        f"gone from the second round on {out[LEAVING] or 'in'}. Standings {'as' if truth else 'not as'} the logs of "
        f"the tables give: {verdict}."
    )


def main() -> None:
    """Play, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/tournaments.md")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, temporary_cluster() as cluster:
        if cluster is None:
            sys.exit("no PostgreSQL can be had on this machine")
        workers = Workers(cluster.new_database("swiss"), Path(folder), WORKERS)
        workers.start()
        try:
            course = asyncio.run(play(workers, arguments.rounds, arguments.kills))
        finally:
            workers.stop()
        text = told_course(course, truth=is_true(workers.database, course.told), rounds=arguments.rounds)
    print(text)
    if arguments.write:
        write_section("swiss", text)


if __name__ == "__main__":
    main()
