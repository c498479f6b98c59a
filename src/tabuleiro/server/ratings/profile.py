"""What everybody may know of somebody: ratings and how they came about, records, points, whom they have met."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, case, exists, false, func, select

from tabuleiro.arena.ratings import MU, SCALE, Skill
from tabuleiro.server.errors import RequestError
from tabuleiro.server.ratings.reliability import read_reliability
from tabuleiro.server.store import schema
from tabuleiro.server.table.log_entry import NO_USER

CURVE: Final = 300
"""The most points of a curve, the newest."""
LOOKED_AT: Final = 500
"""The last games, as many as tell where points come from."""
BINS: Final = 9
"""Bars of a histogram of points."""
OPPONENTS: Final = 10
"""The most opponents that are told, those that were met most often."""
PAGE: Final = 30
"""Games on one page."""
PRIVATE: Final = "private_profile"
"""The preference of whoever shows others nothing but name and record."""
results = schema.results.c
RATED: Final = results.nth.is_not(None)


def read_profile(connection: Connection, user: int, asker: int) -> dict[str, object]:
    """The profile of an account, as somebody sees it; a guest has none."""
    row = find_account(connection, user)
    is_private = bool(json.loads(row.preferences).get(PRIVATE)) and asker != user
    query = select(results.game).where(results.user_id == user, RATED).distinct().order_by(results.game)
    games = connection.execute(query).scalars().all()
    return {
        "id": user,
        "name": row.name,
        "bot_of": None if row.owner_id is None else name_of(connection, row.owner_id),
        "since": row.created,
        "private": is_private,
        "counting": count_waiting(connection, user, is_own=asker == user),
        "reliability": read_reliability(connection, user).tell(),
        "games": [read_game(connection, user, game, is_private=is_private) for game in games],
        "opponents": [] if is_private else read_opponents(connection, user),
    }


def name_of(connection: Connection, user: int) -> str:
    """What somebody is called."""
    return str(connection.execute(select(schema.users.c.name).where(schema.users.c.id == user)).scalar() or "")


def find_account(connection: Connection, user: int) -> Row[Any]:
    """The row of an account."""
    known = schema.users.c.id == user, schema.users.c.account.is_not(None)
    row = connection.execute(select(schema.users).where(*known)).first()
    if row is None:
        raise RequestError("unknown", "there is no such account")
    return row


def count_waiting(connection: Connection, user: int, *, is_own: bool) -> int:
    """How many finished tables of somebody are being counted; of those that show themselves late only they know."""
    tables, seats = schema.tables.c, schema.seats.c
    counted = exists().where(schema.counted_tables.c.table_id == tables.id)
    query = select(func.count(tables.id.distinct())).join(schema.seats, seats.table_id == tables.id)
    query = query.where(seats.user_id == user, tables.state == "finished", ~counted)
    if not is_own:
        query = query.where(tables.setting.not_like('%"spectators":"delay"%'))
    return int(connection.execute(query).scalar() or 0)


def read_game(connection: Connection, user: int, game: str, *, is_private: bool) -> dict[str, object]:
    """How somebody does in one game."""
    own = results.user_id == user, results.game == game, RATED
    counts = select(results.seats, func.count().label("games"), func.sum(results.share).label("wins"))
    by_seats = connection.execute(counts.where(*own).group_by(results.seats).order_by(results.seats)).all()
    last = select(schema.results).where(*own).order_by(results.finished.desc(), results.table_id.desc())
    rows = connection.execute(last.limit(max(CURVE, LOOKED_AT))).all()
    skill = Skill(rows[0].mu_after, rows[0].sigma_after, rows[0].nth)
    return {
        "game": game,
        "rating": skill.shown(),
        "doubt": skill.doubt(),
        "provisional": skill.is_provisional(),
        "games": skill.games,
        "wins": sum(row.wins for row in by_seats),
        "fair": sum(row.games / row.seats for row in by_seats),
        "by_seats": [{"seats": row.seats, "games": row.games, "wins": row.wins} for row in by_seats],
        "curve": [] if is_private else [tell_point(row) for row in reversed(rows[:CURVE])],
        "points": [] if is_private else read_points(connection, user, game),
        "categories": [] if is_private else read_categories(connection, game, rows[:LOOKED_AT]),
    }


def tell_point(row: Row[Any]) -> dict[str, object]:
    """A point of a curve: after which game, and what was believed then."""
    skill = Skill(row.mu_after, row.sigma_after, row.nth)
    return {"finished": row.finished, "rating": skill.shown(), "doubt": skill.doubt()}


def read_points(connection: Connection, user: int, game: str) -> list[dict[str, object]]:
    """A histogram of points at the end: one's own, and everybody's."""
    query = select(
        results.points, func.count().label("all"), func.sum(case((results.user_id == user, 1), else_=0)).label("own")
    )
    rows = connection.execute(query.where(results.game == game, RATED).group_by(results.points)).all()
    least, most = min(row.points for row in rows), max(row.points for row in rows)
    width = max(1, -(-(most - least + 1) // BINS))
    bars = [{"least": low, "most": low + width - 1, "own": 0, "all": 0} for low in range(least, most + 1, width)]
    for row in rows:
        bar = bars[(row.points - least) // width]
        bar["own"] += row.own
        bar["all"] += row.all
    return [dict(bar) for bar in bars]


def read_categories(connection: Connection, game: str, rows: Sequence[Row[Any]]) -> list[dict[str, object]]:
    """Which share of the points comes from each category, in hundredths: one's own, and the winners'."""
    won = select(results.categories).where(results.game == game, RATED, results.place == 1)
    winners = connection.execute(won.order_by(results.finished.desc()).limit(LOOKED_AT)).scalars().all()
    own, theirs = shares_of([row.categories for row in rows]), shares_of(winners)
    return [{"category": name, "own": own.get(name, 0), "winners": theirs.get(name, 0)} for name in {**theirs, **own}]


def shares_of(texts: Sequence[str]) -> dict[str, int]:
    """The share of each category of all points that were gained, in hundredths."""
    total: Counter[str] = Counter()
    for text in texts:
        total.update({name: max(0, points) for name, points in json.loads(text).items()})
    whole = max(1, sum(total.values()))
    return {name: round(100 * points / whole) for name, points in total.items()}


def read_opponents(connection: Connection, user: int) -> list[dict[str, object]]:
    """Whom somebody has met most often at rated tables, and who came before whom."""
    mine, users = schema.results.alias("mine"), schema.users.c
    ahead = func.sum(case((mine.c.place < results.place, 1), else_=0)).label("ahead")
    behind = func.sum(case((mine.c.place > results.place, 1), else_=0)).label("behind")
    query = (
        select(results.user_id, users.name, users.owner_id, func.count().label("games"), ahead, behind)
        .select_from(mine)
        .join(schema.results, results.table_id == mine.c.table_id)
        .join(schema.users, users.id == results.user_id)
        .where(mine.c.user_id == user, RATED, results.user_id.not_in([NO_USER, user]), users.account.is_not(None))
        .group_by(results.user_id, users.name, users.owner_id)
        .order_by(func.count().desc(), results.user_id)
    )
    return [
        {
            "user": row.user_id,
            "name": row.name,
            "bot": row.owner_id is not None,
            "games": row.games,
            "ahead": row.ahead,
            "behind": row.behind,
            "level": row.games - row.ahead - row.behind,
        }
        for row in connection.execute(query.limit(OPPONENTS))
    ]


def read_results(connection: Connection, user: int, asker: int, page: int) -> list[dict[str, object]]:
    """A page of somebody's games, the last first: at public tables, and at those where the asker played."""
    row = find_account(connection, user)
    if json.loads(row.preferences).get(PRIVATE) and asker != user:
        return []
    theirs = select(results.table_id).where(results.user_id == asker)
    met = results.table_id.in_(theirs) if asker != NO_USER else false()
    tables, counted = schema.tables.c, schema.counted_tables.c
    is_seen = (tables.visibility == "public") | met
    query = (
        select(schema.results, counted.verdict, counted.void, met.label("met"))
        .join(schema.tables, tables.id == results.table_id)
        .join(schema.counted_tables, counted.table_id == results.table_id)
        .where(results.user_id == user, is_seen)
        .order_by(results.finished.desc(), results.table_id.desc())
    )
    return [tell_result(row) for row in connection.execute(query.offset(page * PAGE).limit(PAGE))]


def tell_result(row: Row[Any]) -> dict[str, object]:
    """One game of somebody's; `change` is what it did to the rating, null where it did not count.

    `met`: the asker played there.
    """
    skill = Skill(row.mu_after or MU)
    return {
        "table": row.table_id,
        "game": row.game,
        "finished": row.finished,
        "seats": row.seats,
        "place": row.place,
        "points": row.points,
        "left": row.is_left,
        "met": bool(row.met),
        "verdict": "void" if row.void else row.verdict or "rated",
        "rating": None if row.nth is None else skill.shown(),
        "change": None if row.nth is None else round(SCALE * (row.mu_after - row.mu_before)),
    }


def read_own_ratings(connection: Connection, user: int) -> list[dict[str, object]]:
    """Somebody's ratings, for themselves to take along."""
    columns = schema.ratings.c
    rows = connection.execute(select(schema.ratings).where(columns.user_id == user).order_by(columns.game))
    skills = {row.game: Skill(row.mu, row.sigma, row.games) for row in rows}
    return [
        {"game": game, "rating": skill.shown(), "doubt": skill.doubt(), "games": skill.games}
        for game, skill in skills.items()
    ]
