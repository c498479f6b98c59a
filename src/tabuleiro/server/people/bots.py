"""Bots of others: accounts that belong to somebody's, cannot log in, and act by tokens alone."""

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, exists, func, insert, select

from tabuleiro.arena.ratings import Skill
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.identity import account_name, check_name_free, user_of
from tabuleiro.server.people.offers import Offer, read_offer
from tabuleiro.server.people.sanctions import BAN, find_sanction
from tabuleiro.server.people.tokens import read_bearer
from tabuleiro.server.people.user import User
from tabuleiro.server.store import schema
from tabuleiro.server.store.club import schema as club

RUNNING_TABLES: Final = 8
"""The most tables at which a bot plays or is to play at the same time."""
users = schema.users.c


class KnownBot(NamedTuple):
    """A bot of others, as everybody may know it; `ratings` are by game."""

    id: int
    name: str
    owner: str
    offer: Offer | None
    ratings: dict[str, dict[str, object]]


def read_token_user(connection: Connection, token: str, now: str) -> tuple[User, str, str] | None:
    """Who brings a token, the token's name, and when it was last used; None when it is over or somebody is banned.

    A bot whose owner is banned may do no more than its owner.
    """
    bearer = read_bearer(connection, token, now)
    if bearer is None:
        return None
    owner = schema.users.alias("owner")
    is_free = users.banned.is_(None) & ~exists().where(owner.c.id == users.owner_id, owner.c.banned.is_not(None))
    row = connection.execute(select(schema.users).where(users.id == bearer.user, is_free)).mappings().first()
    if row is None or any(find_sanction(connection, one, BAN, now) for one in (row["id"], row["owner_id"] or 0)):
        return None
    return user_of(row)._replace(scope=bearer.scope), bearer.token, bearer.used


def add_bot(connection: Connection, owner: User, name: str, now: str, most: int) -> User:
    """A new bot of somebody's, of whom there are so many at most."""
    if owner.is_guest or owner.owner:
        raise RequestError("forbidden", "bots belong to people with an account", None, "error-bot-of-guest")
    if most == 0:
        raise RequestError("forbidden", "nobody has bots of their own here", None, "error-no-own-bots")
    own = select(func.count()).select_from(schema.users).where(users.owner_id == owner.id)
    if (connection.execute(own).scalar() or 0) >= most:
        raise RequestError("full", f"at most {most} bots", {"most": most}, "error-most-bots")
    check_name_free(connection, name)
    values = {"language": owner.language, "preferences": "{}", "created": now, "owner_id": owner.id}
    [key] = connection.execute(insert(schema.users).values(**account_name(name), **values)).inserted_primary_key or [0]
    return User(key, name, is_guest=False, language=owner.language, preferences={}, owner=owner.id)


def find_bot(connection: Connection, bot: int) -> User:
    """A bot by its number."""
    row = (
        connection.execute(select(schema.users).where(users.id == bot, users.owner_id.is_not(None))).mappings().first()
    )
    if row is None:
        raise RequestError("unknown", "there is no such bot")
    return user_of(row)


def own_bot(connection: Connection, owner: int, bot: int) -> User:
    """A bot of somebody's own; that of another is refused."""
    found = find_bot(connection, bot)
    if found.owner != owner:
        raise RequestError("forbidden", "this is another's bot")
    return found


def read_bots(connection: Connection, owner: int = 0) -> list[KnownBot]:
    """The bots of somebody or, with 0, all that have a standing offer."""
    is_wanted = users.owner_id == owner if owner else users.id.in_(select(club.offers.c.user_id))
    owners = schema.users.alias("owner")
    query = (
        select(users.id, users.name, owners.c.name.label("owner"))
        .join(owners, owners.c.id == users.owner_id)
        .where(is_wanted, users.banned.is_(None), owners.c.banned.is_(None))
        .order_by(users.name, users.id)
    )
    rows = connection.execute(query).all()
    known = connection.execute(select(schema.ratings).where(schema.ratings.c.user_id.in_([row.id for row in rows])))
    ratings: dict[int, dict[str, dict[str, object]]] = {}
    for rating in known:
        ratings.setdefault(rating.user_id, {})[rating.game] = tell_rating(rating)
    return [
        KnownBot(row.id, row.name, row.owner, read_offer(connection, row.id), ratings.get(row.id, {})) for row in rows
    ]


def tell_rating(row: Row[Any]) -> dict[str, object]:
    """A rating as it is shown."""
    skill = Skill(row.mu, row.sigma, row.games)
    return {"rating": skill.shown(), "provisional": skill.is_provisional(), "games": skill.games}


def read_all_bots(connection: Connection) -> dict[int, int]:
    """Every bot of others, with whose it is."""
    query = select(users.id, users.owner_id).where(users.owner_id.is_not(None))
    return {row.id: row.owner_id for row in connection.execute(query)}


def running_tables(connection: Connection, bot: int) -> int:
    """At how many tables a bot plays, or is to play."""
    seats, tables = schema.seats.c, schema.tables.c
    query = (
        select(func.count(tables.id.distinct()))
        .join(schema.seats, seats.table_id == tables.id)
        .where(seats.user_id == bot, tables.state.in_(["open", "running"]))
    )
    return int(connection.execute(query).scalar() or 0)
