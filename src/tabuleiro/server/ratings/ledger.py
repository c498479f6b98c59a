"""The ledger of ratings: every rated game in the order of its end, and what was believed before and after it.

A projection of the logs: no rating is ever edited. Tables may be counted in any order; whatever comes later in the
order of (finished, table) is rated again, so that a ledger kept game by game is the one made anew from all logs.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, text, tuple_, update

from tabuleiro.arena.ratings import Skill, fixed
from tabuleiro.arena.ratings import update as after_game
from tabuleiro.bots.anchors import anchors_of
from tabuleiro.server.clock import ago
from tabuleiro.server.ratings.result import COUNTS, FAULT, PAIR, TableResult, result_of
from tabuleiro.server.store import schema
from tabuleiro.server.store.store import read_entries
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.rule import DAY
from tabuleiro.server.table.club.spectators import OPEN_TO_ALL, told_at
from tabuleiro.server.table.log_entry import NO_USER
from tabuleiro.server.table.storage import read_log

SAME_PAIR: Final = 5
"""The most games of the same two people that count within a day."""
DAY_SECONDS: Final = 24 * 3600
LOCK: Final = 0x72617465
"""The number of the advisory lock of whoever writes the ledger, `rate` in ASCII."""
Place = tuple[str, str]
"""Where a table stands in the ledger: when it was finished, and its name."""
BEGINNING: Final[Place] = ("", "")
results, counted, ratings = schema.results, schema.counted_tables, schema.ratings


def read_result(connection: Connection, table: str) -> TableResult | None:
    """The result of a table, from its log; None when it is not finished."""
    key = connection.execute(select(schema.tables.c.key).where(schema.tables.c.id == table)).scalar()
    entries = read_entries(connection, table)
    if not key or not entries:
        return None
    snapshot = read_log(table, key, entries)
    return result_of(snapshot, entries) if snapshot.status() == "finished" else None


def uncounted(connection: Connection) -> list[tuple[str, int]]:
    """The finished tables that were not counted yet, or could not be, and from when on all may know of each."""
    tables, known = schema.tables.c, select(counted.c.table_id).where(counted.c.verdict != FAULT)
    query = select(tables.id, tables.setting, tables.updated).where(tables.state == "finished", tables.id.not_in(known))
    rows = connection.execute(query.order_by(tables.updated, tables.id))
    return [(row.id, told_from(row.setting, row.updated)) for row in rows]


def told_from(setting: str, over: str) -> int:
    """From when on all may know of a game that was over at a moment; where the row was altered, its log will tell."""
    try:
        agreed = json.loads(setting)
        return told_at(agreed.get("spectators", OPEN_TO_ALL), agreed.get("delay_minutes", 0), over)
    except (ValueError, TypeError, AttributeError):
        return 0


def is_counted(connection: Connection, table: str, position: str) -> bool:
    """Whether a table was counted as it stands."""
    known = counted.c.table_id == table, counted.c.position == position, counted.c.verdict != FAULT
    return connection.execute(select(counted.c.table_id).where(*known)).first() is not None


def wait_in_line(connection: Connection) -> None:
    """Let several workers write the ledger one after the other: a rating rests on the ones before it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def count_table(connection: Connection, result: TableResult) -> None:
    """Put a result into the ledger, and rate its game anew from there on."""
    wait_in_line(connection)
    since = min(forget_rows(connection, result.table) or (result.finished, result.table), place_of(result))
    write_result(connection, result)
    if result.seats:
        rate_since(connection, result.game, since)


def place_of(result: TableResult) -> Place:
    """Where a result stands in the ledger."""
    return result.finished, result.table


def write_result(connection: Connection, result: TableResult) -> None:
    """Write the rows of a result, unrated."""
    table, game, position, finished, verdict, seats = result
    row = {"table_id": table, "game": game, "position": position, "finished": finished, "fault": ""}
    changed = connection.execute(update(counted).where(counted.c.table_id == table).values(verdict=verdict, **row))
    if not changed.rowcount:
        connection.execute(insert(counted).values(verdict=verdict, **row))
    rows = [
        {
            **seat._asdict(),
            "user_id": seat.user,
            "categories": json.dumps(seat.categories),
            "table_id": table,
            "seat": number,
            "game": game,
            "seats": len(seats),
            "finished": finished,
        }
        for number, seat in enumerate(seats)
    ]
    if rows:
        connection.execute(insert(results), [{key: row[key] for key in row if key != "user"} for row in rows])


def note_fault(connection: Connection, table: str, fault: str) -> None:
    """Note why a table could not be counted; it is tried again when the server starts."""
    row = schema.tables.c
    found = connection.execute(select(row.game, row.updated).where(row.id == table)).first()
    if found is not None:
        write_result(connection, TableResult(table, found.game, "", found.updated, FAULT))
        connection.execute(update(counted).where(counted.c.table_id == table).values(fault=fault[:500]))


def forget_rows(connection: Connection, table: str) -> Place | None:
    """Forget the rows of a table; where it stood, if it was there."""
    row = connection.execute(select(counted.c.finished).where(counted.c.table_id == table)).first()
    connection.execute(delete(results).where(results.c.table_id == table))
    return None if row is None else (row.finished, table)


def forget_table(connection: Connection, table: str) -> None:
    """Forget a table that was removed with its log: whatever came after it is rated anew."""
    wait_in_line(connection)
    game = connection.execute(select(counted.c.game).where(counted.c.table_id == table)).scalar()
    place = forget_rows(connection, table)
    connection.execute(delete(counted).where(counted.c.table_id == table))
    if game is not None and place is not None:
        rate_since(connection, game, place)


def set_void(connection: Connection, table: str, *, void: bool) -> bool:
    """Let a table not count, or count again, whatever its log says; False when it was never counted."""
    wait_in_line(connection)
    known = counted.c.table_id == table
    row = connection.execute(select(counted.c.game, counted.c.finished).where(known)).first()
    if row is None:
        return False
    connection.execute(update(counted).where(known).values(void=void))
    rate_since(connection, row.game, (row.finished, table))
    return True


def rate_since(connection: Connection, game: str, since: Place) -> None:
    """Rate the games of a ledger from a place on, in their order."""
    order = tuple_(counted.c.finished, counted.c.table_id)
    query = select(counted).where(counted.c.game == game, order >= since, counted.c.verdict.in_([COUNTS, PAIR]))
    touched = people_since(connection, game, since)
    unrated = dict.fromkeys(("mu_before", "sigma_before", "mu_after", "sigma_after", "nth"))
    later = tuple_(results.c.finished, results.c.table_id) >= since
    connection.execute(update(results).where(results.c.game == game, later).values(unrated))
    for table in connection.execute(query.order_by(counted.c.finished, counted.c.table_id)).all():
        rate_table(connection, table)
    for user in sorted(touched):
        write_rating(connection, game, user)


def people_since(connection: Connection, game: str, since: Place) -> set[int]:
    """Everybody who played from a place of the ledger on, and whoever has a rating without a game."""
    later = tuple_(results.c.finished, results.c.table_id) >= since
    query = select(results.c.user_id).where(results.c.game == game, later, results.c.user_id != NO_USER).distinct()
    played = select(results.c.user_id).where(results.c.game == game, results.c.nth.is_not(None))
    lost = select(ratings.c.user_id).where(ratings.c.game == game, ratings.c.user_id.not_in(played))
    return {*connection.execute(query).scalars(), *connection.execute(lost).scalars()}


def rate_table(connection: Connection, table: Row[Any]) -> None:
    """Rate one game, whose verdict may be another one than before."""
    rows = connection.execute(
        select(results).where(results.c.table_id == table.table_id).order_by(results.c.seat)
    ).all()
    people = sorted(row.user_id for row in rows if row.user_id != NO_USER)
    often = any(has_met(connection, table, pair) for pair in combinations(people, 2))
    verdict = PAIR if often else COUNTS
    if table.verdict != verdict:
        connection.execute(update(counted).where(counted.c.table_id == table.table_id).values(verdict=verdict))
    anchors = anchors_of(table.game, table.finished[:10], len(rows))
    if table.void or often or any(row.level and row.level not in anchors for row in rows):
        return
    place = (table.finished, table.table_id)
    before = [
        fixed(anchors[row.level]) if row.level else skill_before(connection, table.game, row.user_id, place)
        for row in rows
    ]
    for row, old, new in zip(rows, before, after_game(before, [row.place for row in rows]), strict=True):
        if row.user_id == NO_USER:
            new = old  # noqa: PLW2901 - a bot's rating never moves
        own = (results.c.table_id == table.table_id) & (results.c.seat == row.seat)
        values = {"mu_before": old.mu, "sigma_before": old.sigma, "mu_after": new.mu, "sigma_after": new.sigma}
        connection.execute(update(results).where(own).values(**values, nth=new.games))


def has_met(connection: Connection, table: Row[Any], pair: Sequence[int]) -> bool:
    """Whether two people have met too often at rated tables within a day."""
    place = tuple_(results.c.finished, results.c.table_id)
    query = (
        select(results.c.table_id)
        .where(results.c.game == table.game, results.c.nth.is_not(None), results.c.user_id.in_(pair))
        .where(results.c.finished > ago(table.finished, DAY_SECONDS), place < (table.finished, table.table_id))
        .group_by(results.c.table_id)
        .having(func.count() == 2)
    )
    return len(connection.execute(query.limit(SAME_PAIR)).all()) >= SAME_PAIR


def skill_before(connection: Connection, game: str, user: int, place: Place) -> Skill:
    """What was believed of somebody before a game: less surely, the longer ago the last one was."""
    earlier = tuple_(results.c.finished, results.c.table_id) < place
    query = select(results).where(
        results.c.user_id == user, results.c.game == game, results.c.nth.is_not(None), earlier
    )
    row = connection.execute(query.order_by(results.c.finished.desc(), results.c.table_id.desc()).limit(1)).first()
    if row is None:
        return Skill()
    weeks = (moment_of(place[0]) - moment_of(row.finished)) / (7 * DAY)
    return Skill(row.mu_after, row.sigma_after, row.nth).rested(weeks)


def write_rating(connection: Connection, game: str, user: int) -> None:
    """Write what somebody's last rated game has left, and whom they have met."""
    mine = results.alias("mine")
    own = mine.c.user_id == user, mine.c.game == game, mine.c.nth.is_not(None)
    last = connection.execute(
        select(mine).where(*own).order_by(mine.c.finished.desc(), mine.c.table_id.desc()).limit(1)
    ).first()
    connection.execute(delete(ratings).where(ratings.c.user_id == user, ratings.c.game == game))
    if last is None:
        return
    programs = select(schema.users.c.id).where(schema.users.c.owner_id.is_not(None))
    others = results.c.user_id.not_in([NO_USER, user]) & results.c.user_id.not_in(programs)
    met = select(func.count(mine.c.table_id.distinct()), func.count(results.c.user_id.distinct()))
    joined = met.select_from(mine.join(results, results.c.table_id == mine.c.table_id)).where(*own, others)
    social, people = connection.execute(joined).one()
    skill = Skill(last.mu_after, last.sigma_after, last.nth)
    row = {"mu": skill.mu, "sigma": skill.sigma, "low": skill.lower_end(), "games": skill.games, "last": last.finished}
    connection.execute(insert(ratings).values(user_id=user, game=game, social=social, met=people, **row))


def rebuild(connection: Connection, now: int | None = None) -> Iterator[tuple[int, int]]:
    """Make the ledger anew from all logs; what is void stays so. Tells how many tables are read, of how many.

    `now` leaves out what nobody may know yet: a server counts it when the time has come.
    """
    wait_in_line(connection)
    void = set(connection.execute(select(counted.c.table_id).where(counted.c.void)).scalars())
    for part in (ratings, results, counted):
        connection.execute(delete(part))
    names = [name for name, moment in uncounted(connection) if now is None or moment <= now]
    for number, table in enumerate(names, 1):
        try:
            result = read_result(connection, table)
        except Exception as error:  # noqa: BLE001 - one broken log must not keep all others from being counted
            note_fault(connection, table, str(error))
        else:
            assert result is not None, "only finished tables are read"
            write_result(connection, result)
        yield number, len(names)
    connection.execute(update(counted).where(counted.c.table_id.in_(void)).values(void=True))
    for game in connection.execute(select(counted.c.game).distinct().order_by(counted.c.game)).scalars().all():
        rate_since(connection, game, BEGINNING)


def read_faults(connection: Connection) -> list[tuple[str, str]]:
    """The tables that could not be counted, and why."""
    query = select(counted.c.table_id, counted.c.fault).where(counted.c.verdict == FAULT).order_by(counted.c.table_id)
    return [(row.table_id, row.fault) for row in connection.execute(query)]
