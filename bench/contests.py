"""Tournaments on three workers while workers are killed: they end by themselves, with the standings of their tables.

    python bench/contests.py (swiss | round_robin) [--kills 5] [--write]

A Swiss of sixteen programs at tables of four, of which one never comes and one is gone for good from the second round
on; or a round robin of eight of our bots, at which nobody is present. At the end every round must have been played, and
the standings must be those that the stored games give.
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

WORKERS: Final = 3
CLOCK: Final = {"kind": "live", "bank": 60_000, "gain": 5_000, "cap": 60_000}
KILL_EVERY: Final = 20.0
PROGRAMS: Final = 16
MISSING, LEAVING = 14, 15
"""The program that never comes, and the one that is gone from the second round on."""
LEVELS: Final = ("random", "random", "novice", "novice", "casual", "casual", "regular", "regular")
"""The bots of a round robin."""
ROUNDS: Final = {"swiss": 4, "round_robin": len(LEVELS) - 1}


class Course(NamedTuple):
    """What became of it."""

    told: dict[str, Any]
    kills: int
    seconds: float


def open_contest(organiser: Owner, **wish: object) -> str:
    """A tournament that begins when its organiser says so; returns its name."""
    starts = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    return str(organiser.ask("/api/tournaments", title="Cup", game="luna", clock=CLOCK, starts=starts, **wish)["id"])


def enter_programs(workers: Workers) -> tuple[Owner, str, list[Player]]:
    """The organiser of a Swiss, its name, and everybody who has entered it."""
    server = workers.servers[0]
    owners = [Owner(server, f"Owner {number}") for number in range(-(-PROGRAMS // PER_OWNER))]
    bots = [owners[number // PER_OWNER].new_bot(f"Program {number}") for number in range(PROGRAMS)]
    name = open_contest(owners[0], kind="swiss", seats=4, rounds=ROUNDS["swiss"], outside_bots=True)
    players = [Player(f"program {bot}", {"Authorization": f"Bearer {token}"}, "bot") for bot, token in bots]
    for player in players:
        enter(server.url, name, player)
    return owners[0], name, players


def enter_bots(workers: Workers) -> tuple[Owner, str, list[Player]]:
    """The organiser of a round robin and its name; our bots need nobody who plays for them."""
    organiser = Owner(workers.servers[0], "Organiser")
    return organiser, open_contest(organiser, kind="round_robin", seats=2, bots=LEVELS), []


async def play(workers: Workers, kind: str, kills: int) -> Course:
    """Let them play while workers die, until it is over."""
    entered = await asyncio.to_thread(enter_programs if kind == "swiss" else enter_bots, workers)
    organiser, name, players = entered
    organiser.http.patch(f"/api/tournaments/{name}", json={"now": True}).raise_for_status()
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
        if playing and told["round"] >= 2:
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


def told_course(course: Course, kind: str, *, truth: bool) -> tuple[str, bool]:
    """The course in words, and whether it is what was promised."""
    told, is_swiss = course.told, kind == "swiss"
    out = {one["number"]: one["out"] for one in told["participants"]}
    is_met = truth and (told["state"], len(told["stages"])) == ("finished", ROUNDS[kind])
    is_met = is_met and (out[MISSING] == "absent" if is_swiss else not any(out.values()))
    tables = sum(len(stage["boards"]) for stage in told["stages"])
    who = f"{PROGRAMS} programs" if is_swiss else f"{len(LEVELS)} bots of ours, everybody against everybody"
    gone = (
        f"Who never came is {out[MISSING] or 'in'}, who was gone from the second round on {out[LEAVING] or 'in'}. "
        if is_swiss
        else ""
    )
    return (
        f"{who}, {len(told['stages'])} rounds, {tables} tables of {'four' if is_swiss else 'two'}, {WORKERS} workers, "
        f"{course.kills} killed: {told['state']} by itself after {course.seconds:.0f} s. {gone}"
        f"Standings {'as' if truth else 'not as'} the logs of the tables give: {'met' if is_met else 'missed'}."
    ), is_met


def main() -> int:
    """Play, print, and write if asked to; status 1 when it did not go as promised."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=sorted(ROUNDS))
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/tournaments.md")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, temporary_cluster() as cluster:
        if cluster is None:
            sys.exit("no PostgreSQL can be had on this machine")
        workers = Workers(cluster.new_database("contest"), Path(folder), WORKERS)
        workers.start()
        try:
            course = asyncio.run(play(workers, arguments.kind, arguments.kills))
        finally:
            workers.stop()
        text, is_met = told_course(course, arguments.kind, truth=is_true(workers.database, course.told))
    print(text)
    if arguments.write:
        write_section(arguments.kind.replace("_", "-"), text)
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
