"""The ledger of ratings: whatever order tables are counted in, it says what the logs say."""

import asyncio
import os
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from tabuleiro.arena.ratings import MU
from tabuleiro.server.ratings import ledger
from tabuleiro.server.ratings.ladder import read_ladder
from tabuleiro.server.ratings.profile import read_profile, read_results
from tabuleiro.server.ratings.reliability import Reliability, read_reliability
from tabuleiro.server.ratings.result import COUNTS, UNRATED, SeatResult, TableResult, places_with_leavers
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store

NOW = "2026-11-17T12:00:00.000Z"
GAMES = int(os.environ.get("LEDGER_GAMES", "40"))
"""Of a season that several workers count; `make soak` asks for 2,000."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(open_database(f"sqlite:///{tmp_path}/t.db"))
    yield store
    store.close()


def write(store: Store, work: Callable[[Connection], Any]) -> Any:  # noqa: ANN401 - whatever the work gives
    return asyncio.run(store.write(work))


def seat(user: int, place: int, level: str = "", *, left: bool = False, late: bool = False) -> SeatResult:
    """Somebody's result: the winner has the win and the most points."""
    points = 50 - 5 * place
    return SeatResult(user, level, place, float(place == 1), points, {"a": points - 10, "b": 10}, left, late)


def game(number: int, seats: Sequence[SeatResult], day: int = 1, verdict: str = COUNTS) -> TableResult:
    """A finished table of Luna; its number says when, to the minute. Months have 28 days, from October on."""
    years, month = divmod(9 + day // 28, 12)
    date = f"{2026 + years}-{1 + month:02}-{1 + day % 28:02}"
    time = f"{date}T{number // 60 % 24:02}:{number % 60:02}:00.000Z"
    return TableResult(f"t{number:05}", "luna", f"p{number}", time, verdict, seats)


def season(games: int, people: int, seed: int = 3) -> list[TableResult]:
    """Many games of a club, three a day: three people and a bot; lower numbers win more often."""
    dice = random.Random(seed)
    played: list[TableResult] = []
    for number in range(games):
        table = dice.sample(range(1, people + 1), 3)
        order = sorted([*table, 0], key=lambda one: one + dice.gauss(0, people / 3))
        seats = [seat(one, 1 + order.index(one), "" if one else "casual") for one in [*table, 0]]
        played.append(game(number, seats, day=number // 3))
    return played


def rows(connection: Connection) -> list[list[tuple[Any, ...]]]:
    """Everything that the ledger says."""
    tables = (schema.results, schema.ratings)
    return [sorted(map(tuple, connection.execute(select(table)).all()), key=str) for table in tables]


def count(store: Store, results: Sequence[TableResult]) -> None:
    def work(connection: Connection) -> None:
        for result in results:
            ledger.count_table(connection, result)

    write(store, work)


def test_tables_counted_in_any_order_give_the_same_ledger(store: Store, tmp_path: Path) -> None:
    played = season(24, 6)
    count(store, played)
    other = Store(open_database(f"sqlite:///{tmp_path}/other.db"))
    mixed = random.Random(9).sample(played, len(played))
    count(other, mixed)
    count(other, mixed[:3])  # again: nothing is counted twice
    assert store.read_now(rows) == other.read_now(rows)
    other.close()


def test_what_several_workers_count_is_what_one_would_have_counted(store: Store, tmp_path: Path) -> None:
    """Each counts what it has finished, so that tables of about the same time come in any order."""
    dice, played = random.Random(5), season(GAMES, 12)
    mixed = sorted(played, key=lambda one: played.index(one) + dice.uniform(0, 8))
    assert mixed != played
    count(store, mixed)
    other = Store(open_database(f"sqlite:///{tmp_path}/other.db"))
    count(other, played)
    assert store.read_now(rows) == other.read_now(rows)
    other.close()


def test_two_hundred_games_leave_a_bot_where_it_was(store: Store) -> None:
    count(store, [game(number, [seat(7, 1), seat(0, 2, "regular")], day=number // 4) for number in range(200)])
    bots = select(schema.results).where(schema.results.c.level == "regular")
    told = store.read_now(lambda connection: connection.execute(bots).all())
    assert {row.mu_after for row in told} == {MU}
    [mine] = store.read_now(lambda connection: connection.execute(select(schema.ratings)).all())
    assert mine.mu > MU
    assert (mine.games, mine.social, mine.met) == (200, 0, 0)


def test_the_sixth_game_of_a_pair_within_a_day_does_not_count(store: Store) -> None:
    count(store, [game(number, [seat(1, 1), seat(2, 2)]) for number in range(7)])
    counted = schema.counted_tables.c
    verdicts = store.read_now(lambda db: db.execute(select(counted.verdict).order_by(counted.table_id)).scalars().all())
    assert verdicts == [COUNTS] * 5 + ["pair"] * 2
    count(store, [game(90, [seat(1, 2), seat(2, 1)], day=3), game(91, [seat(1, 1), seat(3, 2)])])
    verdicts = store.read_now(lambda db: db.execute(select(counted.verdict).order_by(counted.table_id)).scalars().all())
    assert verdicts[-2:] == [COUNTS, COUNTS], "another day, and another pair"


def test_a_void_table_counts_no_more_and_all_after_it_is_rated_anew(store: Store) -> None:
    first, second = game(1, [seat(1, 1), seat(2, 2)]), game(2, [seat(1, 1), seat(3, 2)])
    count(store, [second])
    alone = store.read_now(lambda db: db.execute(select(schema.ratings).order_by(schema.ratings.c.user_id)).all())
    count(store, [first])
    assert write(store, lambda db: ledger.set_void(db, first.table, void=True))
    again = store.read_now(lambda db: db.execute(select(schema.ratings).order_by(schema.ratings.c.user_id)).all())
    assert again == alone
    write(store, lambda db: ledger.forget_table(db, first.table))
    assert store.read_now(lambda db: db.execute(select(schema.ratings)).all()) == alone
    assert not write(store, lambda db: ledger.set_void(db, "unknown", void=True))


def test_whoever_leaves_comes_last_and_the_first_to_leave_at_the_very_end() -> None:
    assert places_with_leavers([1, 2, 3, 4], {}) == [1, 2, 3, 4]
    assert places_with_leavers([1, 2, 3, 4], {0: 30}) == [4, 1, 2, 3]
    assert places_with_leavers([1, 2, 3, 4], {0: 30, 1: 70}) == [4, 3, 1, 2]
    assert places_with_leavers([1, 1, 3], {2: 5}) == [1, 1, 3]


def test_whoever_leaves_too_many_games_must_finish_three_before_the_next_rated_one(store: Store) -> None:
    finished = (True,) * 7 + (False,) * 4
    assert not Reliability(finished[:9], finished[:9]).is_barred(), "too few games to say"
    assert Reliability((False,) * 4 + (True,) * 7, finished).is_barred()
    assert not Reliability((True,) * 3 + (False,) * 4 + (True,) * 4, finished).is_barred()
    count(store, [game(n, [seat(1, 2, left=n < 4), seat(2, 1, late=n == 0)], n, UNRATED) for n in range(11)])
    told = store.read_now(lambda db: read_reliability(db, 1))
    assert told.tell() == {"games": 11, "finished": 7, "in_time": 11}
    assert not told.is_barred(), "the last seven were finished"
    assert store.read_now(lambda db: read_reliability(db, 2)).tell()["in_time"] == 10


def accounts(connection: Connection, people: int) -> None:
    for number in range(1, people + 1):
        about = {"name": f"P{number}", "account": f"p{number}", "language": "en", "preferences": "{}"}
        connection.execute(insert(schema.users).values(id=number, created=NOW, **about))


def test_the_ladder_goes_by_the_lower_end_and_tells_what_others_lack(store: Store) -> None:
    write(store, lambda db: accounts(db, 12))
    count(store, season(100, 12))
    newcomer = game(2000, [seat(11, 1), seat(12, 2)], day=45)
    count(store, [newcomer])
    ladder: Any = store.read_now(lambda db: read_ladder(db, "luna", 0, 3, NOW))
    rows = ladder["rows"]
    assert [row["place"] for row in rows] == list(range(1, len(rows) + 1))
    lows = [row["rating"] - row["doubt"] for row in rows]
    assert all(low >= below - 1 for low, below in pairwise(lows)), "each is rounded by itself"
    assert ladder["mine"] == next(row for row in rows if row["user"] == 3)
    assert ladder["bots"][0]["two"] > ladder["bots"][-1]["two"]
    assert ladder["bots"][-1]["level"] == "random"
    later: Any = store.read_now(lambda db: read_ladder(db, "luna", 0, 0, "2027-03-30T12:00:00.000Z"))
    assert (later["rows"], later["mine"]) == ([], None)
    assert {one["why"] for one in later["waiting"]} == {"days"}


def test_bots_alone_lead_nobody_onto_the_ladder(store: Store) -> None:
    write(store, lambda db: accounts(db, 2))
    count(store, [game(number, [seat(1, 1), seat(0, 2, "regular")], day=number) for number in range(30)])
    ladder: Any = store.read_now(lambda db: read_ladder(db, "luna", 0, 1, NOW))
    assert ladder["rows"] == []
    assert [(one["user"], one["why"], one["has"], one["needs"]) for one in ladder["waiting"]] == [(1, "social", 0, 5)]


def test_bots_of_others_have_a_ladder_of_their_own_and_count_as_nobody_met(store: Store) -> None:
    write(store, lambda db: accounts(db, 12))
    mark = schema.users.update().where(schema.users.c.id > 6).values(owner_id=1)
    write(store, lambda db: db.execute(mark).rowcount)
    count(store, season(200, 12))
    people: Any = store.read_now(lambda db: read_ladder(db, "luna", 0, 3, NOW))
    bots: Any = store.read_now(lambda db: read_ladder(db, "luna", 0, 3, NOW, of_bots=True))
    assert {row["user"] for row in people["rows"]} <= set(range(1, 7))
    assert {row["user"] for row in bots["rows"]} == set(range(7, 13))


def test_games_against_bots_of_others_lead_nobody_onto_the_ladder(store: Store) -> None:
    write(store, lambda db: accounts(db, 2))
    mark = schema.users.update().where(schema.users.c.id == 2).values(owner_id=1)
    write(store, lambda db: db.execute(mark).rowcount)
    count(store, [game(number, [seat(1, 1), seat(2, 2)], day=number) for number in range(30)])
    ladder: Any = store.read_now(lambda db: read_ladder(db, "luna", 0, 1, NOW))
    assert [(one["user"], one["why"], one["has"]) for one in ladder["waiting"]] == [(1, "social", 0)]


def test_a_profile_tells_record_curve_points_and_opponents(store: Store) -> None:
    write(store, lambda db: accounts(db, 12))
    played = season(100, 12)
    count(store, played)
    profile: Any = store.read_now(lambda db: read_profile(db, 1, 2))
    [luna] = profile["games"]
    mine = [one for result in played for one in result.seats if one.user == 1]
    assert luna["games"] == len(mine) == len(luna["curve"])
    assert luna["wins"] == sum(one.share for one in mine)
    assert luna["fair"] == pytest.approx(len(mine) / 4)
    assert sum(bar["own"] for bar in luna["points"]) == len(mine)
    assert sum(bar["all"] for bar in luna["points"]) == 4 * len(played)
    assert sum(one["own"] for one in luna["categories"]) == pytest.approx(100, abs=1)
    for one in profile["opponents"]:
        assert one["games"] == one["ahead"] + one["behind"] + one["level"]
    after = store.read_now(lambda db: ledger.skill_before(db, "luna", 1, ("2026-12-01T00:00:00.000Z", "")))
    assert luna["rating"] == after.shown()
    assert store.read_now(lambda db: read_results(db, 1, 2, 0)) == [], "no such table is public"


def test_a_private_profile_shows_name_and_record_alone(store: Store) -> None:
    write(store, lambda db: accounts(db, 12))
    count(store, season(40, 12))
    hide = schema.users.update().where(schema.users.c.id == 1).values(preferences='{"private_profile": true}')
    write(store, lambda db: db.execute(hide).rowcount)
    seen: Any = store.read_now(lambda db: read_profile(db, 1, 2))
    assert seen["private"] is True
    assert (seen["opponents"], seen["games"][0]["curve"], seen["games"][0]["points"]) == ([], [], [])
    assert seen["games"][0]["games"] > 0
    own: Any = store.read_now(lambda db: read_profile(db, 1, 1))
    assert own["games"][0]["curve"]


def test_either_database_keeps_a_ledger_and_tells_of_it(database: str) -> None:
    store = Store(open_database(database))
    write(store, lambda db: accounts(db, 6))
    played = season(12, 6)
    count(store, played[::-1])
    kept = store.read_now(rows)
    count(store, played)
    assert store.read_now(rows) == kept
    profile: Any = store.read_now(lambda db: read_profile(db, 1, 0))
    assert profile["games"][0]["games"] == sum(1 for result in played for one in result.seats if one.user == 1)
    ladder: Any = store.read_now(lambda db: read_ladder(db, "luna", 0, 1, NOW))
    assert {one["why"] for one in ladder["waiting"]} == {"games"}
    assert store.read_now(lambda db: read_results(db, 1, 0, 0)) == []
    assert write(store, lambda db: ledger.set_void(db, played[0].table, void=True))
    store.close()
