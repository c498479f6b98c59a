"""The ladder of a game: everybody whose rating is known well enough, by what they are worth at least."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, func, select, text

from tabuleiro.arena.ratings import PROVISIONAL_GAMES, PROVISIONAL_SIGMA, Skill, fixed
from tabuleiro.bots.anchors import anchors_of
from tabuleiro.bots.levels import LEVELS
from tabuleiro.server.clock import ago
from tabuleiro.server.store import schema

DAYS: Final = 90
"""Whoever has not played for so long is not on the ladder."""
SOCIAL, MET = 5, 3
"""Games against people, and different people, that lead onto the ladder: bots alone do not."""
LISTED, WAITING_LISTED = 50, 10
"""The most on one page, and the most of those who are not on the ladder yet."""
WAITING_DAYS: Final = 180
"""Whoever has not played for so long is not told of any more."""
ratings, users = schema.ratings.c, schema.users.c


def read_ladder(
    connection: Connection, game: str, page: int, user: int, now: str, *, of_bots: bool = False
) -> dict[str, object]:
    """A page of the ladder; where somebody stands, whatever the page; who is not on it yet, and why; and our bots.

    Bots of others are rated like people, but have a ladder of their own.
    """
    bots = select(users.id).where(users.owner_id.is_not(None))
    deleted = select(users.id).where(text("name = ''"))  # so written it is the condition of an index
    is_bot = ratings.user_id.in_(bots)
    is_shown = and_(is_bot if of_bots else ~is_bot, ratings.user_id.not_in(deleted))
    is_on = and_(
        ratings.games >= PROVISIONAL_GAMES,
        ratings.sigma <= PROVISIONAL_SIGMA,
        ratings.social >= SOCIAL,
        ratings.met >= MET,
        ratings.last >= ago(now, DAYS * 24 * 3600),
    )
    # One table at a time, so that every database goes through the index of the lower ends and stops early.
    known = select(schema.ratings).where(ratings.game == game, is_shown)
    order = (ratings.low.desc(), ratings.user_id)
    rows = connection.execute(known.where(is_on).order_by(*order).offset(page * LISTED).limit(LISTED + 1)).all()
    mine = connection.execute(known.where(is_on, ratings.user_id == user)).first() if user else None
    ahead = select(func.count()).select_from(schema.ratings).where(ratings.game == game, is_shown, is_on)
    place = 0 if mine is None else 1 + int(connection.execute(ahead.where(ratings.low > mine.low)).scalar() or 0)
    recent = ratings.last >= ago(now, WAITING_DAYS * 24 * 3600)
    waiting = connection.execute(known.where(recent, ~is_on).order_by(*order).limit(WAITING_LISTED)).all()
    people = {row.user_id for row in (*rows, *waiting, *([] if mine is None else [mine]))}
    named = connection.execute(select(users.id, users.name).where(users.id.in_(people)))
    names = {row.id: row.name for row in named}
    return {
        "game": game,
        "rows": [tell(row, names, page * LISTED + number) for number, row in enumerate(rows[:LISTED], 1)],
        "more": len(rows) > LISTED,
        "mine": None if mine is None else tell(mine, names, place),
        "waiting": [tell_waiting(row, names, now) for row in waiting],
        "bots": tell_bots(game, now),
    }


def tell_bots(game: str, now: str) -> list[dict[str, object]]:
    """What our levels are worth at tables of two and of more, the strongest first."""
    two, more = ({level: fixed(mu).shown() for level, mu in anchors_of(game, now, seats).items()} for seats in (2, 3))
    return [
        {"level": level, "two": two.get(level), "more": more.get(level)}
        for level in reversed(LEVELS)
        if level in {*two, *more}
    ]


def tell(row: Row[Any], names: Mapping[int, str], place: int) -> dict[str, object]:
    """A line of the ladder."""
    skill = Skill(row.mu, row.sigma, row.games)
    return {
        "place": place,
        "user": row.user_id,
        "name": names[row.user_id],
        "rating": skill.shown(),
        "doubt": skill.doubt(),
        "games": skill.games,
    }


def tell_waiting(row: Row[Any], names: Mapping[int, str], now: str) -> dict[str, object]:
    """Somebody who is not on the ladder, and the first thing that is missing."""
    skill = Skill(row.mu, row.sigma, row.games)
    missing = [
        ("games", skill.games, PROVISIONAL_GAMES, skill.games < PROVISIONAL_GAMES),
        ("doubt", skill.doubt(), Skill(sigma=PROVISIONAL_SIGMA).doubt(), skill.sigma > PROVISIONAL_SIGMA),
        ("social", row.social, SOCIAL, row.social < SOCIAL),
        ("met", row.met, MET, row.met < MET),
        ("days", 0, DAYS, row.last < ago(now, DAYS * 24 * 3600)),
    ]
    why, has, needs = next((name, has, needs) for name, has, needs, is_missing in missing if is_missing)
    return {**tell(row, names, 0), "why": why, "has": has, "needs": needs, "provisional": skill.is_provisional()}
