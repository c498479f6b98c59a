"""Measures the long lists: a lobby of 20,000 tables under any two filters, and a ladder of 50,000 people.

    python bench/lists.py [--tables 20000] [--people 50000] [--rounds 8] [--sqlite-only] [--write]

Both on SQLite and, where one can be had, on PostgreSQL. What is measured is
the whole answer but the network: the question to the database, the rows as they are told, and their JSON.
"""

import argparse
import json
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import combinations
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from postgres import temporary_cluster
from section import write_section
from sqlalchemy import Connection, Engine, Table, insert, text

from tabuleiro.arena.ratings import Skill
from tabuleiro.server.clock import written
from tabuleiro.server.http.models import TableResponse
from tabuleiro.server.http.reading.models import LadderResponse
from tabuleiro.server.ratings.ladder import read_ladder
from tabuleiro.server.store import schema
from tabuleiro.server.store.club import schema as club
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.queries import LobbyPage, LobbyWish, read_lobby
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.clocks.rule import PRESETS
from tabuleiro.server.table.wire import encode_text

GAMES: Final = ("coimbra", "hansa_teutonica", "luna", "merv")
NOW: Final = datetime(2026, 6, 2, 12, tzinfo=UTC)
STATES: Final = ("open",) * 2 + ("running",) * 4 + ("finished",) * 14
"""Of twenty tables so many are in each state."""
LOBBY_TARGET, LADDER_TARGET = 100.0, 80.0
"""Milliseconds, of the 95th percentile."""
FOLLOWED: Final = 50
PART: Final = 5000
"""So many rows are written at once."""


class Nobody:
    """Nobody is there."""

    def is_connected(self, user: int) -> bool:
        """Whether somebody is there."""
        return user < 0

    def is_guest(self, user: int) -> bool:
        """Whether somebody has no account."""
        return user < 0


class Figure(NamedTuple):
    """What was measured of one list on one database, in milliseconds."""

    database: str
    what: str
    questions: int
    middle: float
    late: float
    """The 95th percentile."""
    target: float


def moment(seconds: float) -> str:
    """A time before now, as it is stored."""
    return written(NOW - timedelta(seconds=seconds))


def write_rows(connection: Connection, table: Table, rows: Sequence[dict[str, object]]) -> None:
    """Insert many rows, in parts."""
    for first in range(0, len(rows), PART):
        connection.execute(insert(table), rows[first : first + PART])


def fill(engine: Engine, tables: int, people: int, dice: random.Random) -> None:
    """A club of many people and tables."""
    with engine.connect().execution_options(writes=True) as connection:
        blank = {"language": "en", "preferences": "{}", "created": moment(10**7)}
        users = [{**blank, "id": n, "name": f"Person {n}", "account": f"person {n}"} for n in range(1, people + 1)]
        write_rows(connection, schema.users, users)
        follows = dice.sample(range(2, people + 1), FOLLOWED)
        rows = [{"user_id": 1, "other_id": one, "kind": "follow", "created": moment(0)} for one in follows]
        write_rows(connection, club.relations, rows)
        write_rows(connection, schema.ratings, [rating_of(n, dice) for n in range(1, people + 1)])
        made = [table_of(n, people, dice) for n in range(tables)]
        write_rows(connection, schema.tables, [row for row, _ in made])
        write_rows(connection, schema.seats, [seat for _, seats in made for seat in seats])
        write_rows(connection, schema.results, [result_of(row, seat, dice) for row, seats in made for seat in seats])
        connection.commit()
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("ANALYZE"))


def rating_of(user: int, dice: random.Random) -> dict[str, object]:
    """What somebody is worth; a third is not on the ladder yet, and one has all of it before them."""
    skill = Skill(dice.gauss(25, 6), dice.choice([2.9, 3.5, 6.5]), dice.randrange(8, 200))
    low = -100.0 if user == 1 else skill.lower_end()
    sigma = 2.9 if user == 1 else skill.sigma
    about = {"mu": skill.mu, "sigma": sigma, "low": low, "games": skill.games + 10 * (user == 1)}
    return {"user_id": user, "game": "luna", **about, "social": 9, "met": 5, "last": moment(dice.randrange(80 * 86400))}


def table_of(number: int, people: int, dice: random.Random) -> tuple[dict[str, object], list[dict[str, object]]]:
    """A table, and who sits there."""
    count, state, name = dice.choice([2, 3, 4]), dice.choice(STATES), f"t{number:09}"
    rule = dice.choice([None, *PRESETS.values()])
    agreement = Agreement(dice.choice(GAMES), 2, "c", count, {}, "public", settle=True)
    agreement = agreement._replace(rated=dice.random() < 0.3 and rule is not None, bots=dice.random() < 0.2)
    if rule is not None:
        agreement = agreement._replace(clock=rule.encode(), late="bot")
    updated = moment(dice.randrange(80_000 if state == "open" else 10**7))
    row: dict[str, object] = {
        "id": name,
        "game": agreement.game,
        "version": 2,
        "components": "c",
        "setting": encode_text(agreement.encode()),
        "visibility": "public",
        "key": "k" * 20,
        "host": dice.randrange(1, people + 1),
        "state": state,
        "seq": 9,
        "ply": 0 if state == "open" else 80,
        "actor": None if state == "open" else 0,
        "bot_turn": False,
        "result": None,
        "scores": None if state == "open" else encode_text([7] * count),
        "created": updated,
        "updated": updated,
        "deadline": moment(-dice.randrange(10**6)) if state == "running" and rule is not None else None,
    }
    blank = {"table_id": name, "level": "", "standin": "", "resigned": False}
    seats = [
        {**blank, "seat": seat, "kind": "open", "name": "", "user_id": 0}
        if state == "open" and seat
        else {**blank, "seat": seat, "kind": "human", "name": "Ana", "user_id": dice.randrange(1, people + 1)}
        for seat in range(count)
    ]
    return row, seats


def result_of(table: dict[str, object], seat: dict[str, object], dice: random.Random) -> dict[str, object]:
    """How somebody did at a table; one in ten has left."""
    told = {"table_id": table["id"], "seat": seat["seat"], "user_id": seat["user_id"], "game": table["game"]}
    counted = {"level": "", "seats": 3, "place": 1, "share": 0.5, "points": 7, "categories": "{}"}
    return {**told, **counted, "is_left": dice.random() < 0.1, "is_late": False, "finished": table["updated"]}


FILTERS: Final[dict[str, Callable[[LobbyWish, random.Random], LobbyWish]]] = {
    "game": lambda wish, dice: wish._replace(game=dice.choice(GAMES)),
    "seats": lambda wish, dice: wish._replace(seats=dice.choice([2, 3, 4])),
    "clock": lambda wish, dice: wish._replace(clock=dice.choice(["live", "async", "none"])),
    "rated": lambda wish, dice: wish._replace(rated=dice.random() < 0.5),
    "bots": lambda wish, dice: wish._replace(bots=dice.random() < 0.5),
    "followed": lambda wish, _: wish._replace(followed_by=1),
    "near": lambda wish, dice: wish._replace(near=dice.choice([100, 200, 400]), asker=1),
    "reliable": lambda wish, dice: wish._replace(reliable=dice.choice([80, 90, 95])),
}


def ask_lobby(engine: Engine, rounds: int, dice: random.Random) -> list[float]:
    """The times of lobbies under no filter, each filter and each two, in every state."""
    times: list[float] = []
    pairs = [(), *((name,) for name in FILTERS), *combinations(FILTERS, 2)]
    for names in pairs * rounds:
        wish = LobbyWish()
        for name in names:
            wish = FILTERS[name](wish, dice)
        asked = LobbyPage(dice.choice(["", "open", "running", "finished"]), 0, moment(0), frozenset(), wish)
        began = time.perf_counter()
        with engine.connect() as connection:
            found = read_lobby(connection, asked, 1, Nobody())
        json.dumps([TableResponse.model_validate(table).model_dump(mode="json") for table in found])
        times.append(1000 * (time.perf_counter() - began))
    return times


def ask_ladder(engine: Engine, rounds: int, people: int, dice: random.Random) -> list[float]:
    """The times of pages of the ladder, asked by the last of all and by others."""
    times: list[float] = []
    for number in range(20 * rounds):
        asker = 1 if number % 4 == 0 else dice.randrange(2, people + 1)
        began = time.perf_counter()
        with engine.connect() as connection:
            told = read_ladder(connection, "luna", dice.choice([0, 0, 1, 5, 40]), asker, moment(0))
        LadderResponse.model_validate(told).model_dump_json()
        times.append(1000 * (time.perf_counter() - began))
    return times


def figure(database: str, what: str, times: Sequence[float], target: float) -> Figure:
    """The middle and the 95th percentile of some times."""
    return Figure(database, what, len(times), median(times), sorted(times)[int(0.95 * len(times))], target)


def measure(name: str, url: str, arguments: argparse.Namespace) -> list[Figure]:
    """Both lists on one database."""
    dice, engine = random.Random(1), open_database(url)
    fill(engine, arguments.tables, arguments.people, dice)
    lobby = ask_lobby(engine, arguments.rounds, dice)
    ladder = ask_ladder(engine, arguments.rounds, arguments.people, dice)
    engine.dispose()
    what = f"lobby of {arguments.tables:,} tables, any two filters", f"ladder of {arguments.people:,} people"
    return [figure(name, what[0], lobby, LOBBY_TARGET), figure(name, what[1], ladder, LADDER_TARGET)]


def told(figures: Sequence[Figure]) -> str:
    """The figures as a table."""
    lines = ["| list | database | answers | median | 95th percentile | target | |", "|---|---|---:|---:|---:|---:|---|"]
    for one in figures:
        verdict = "met" if one.late <= one.target else "missed"
        lines.append(
            f"| {one.what} | {one.database} | {one.questions:,} | {one.middle:.0f} ms | {one.late:.0f} ms "
            f"| <= {one.target:.0f} ms | {verdict} |"
        )
    return "\n".join(lines)


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--people", type=int, default=50_000)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--sqlite-only", action="store_true")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/server.md")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = measure("SQLite", f"sqlite:///{Path(folder) / 'lists.db'}", arguments)
    if not arguments.sqlite_only:
        with temporary_cluster() as cluster:
            if cluster is not None:
                figures += measure("PostgreSQL", cluster.new_database("lists"), arguments)
    print(told(figures))
    if arguments.write:
        write_section("lists", told(figures))


if __name__ == "__main__":
    main()
