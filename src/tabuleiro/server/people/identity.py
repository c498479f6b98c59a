"""Users in the database: guests, accounts, and what is left of those who were deleted."""

import json
from typing import Final

from sqlalchemy import Connection, RowMapping, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tabuleiro.server.errors import RequestError
from tabuleiro.server.notices.channels import forget_person
from tabuleiro.server.people.leaving.departures import drop_departure
from tabuleiro.server.people.leaving.parcels import drop_parcel
from tabuleiro.server.people.names import account_of, skeletons, stored_skeleton
from tabuleiro.server.people.relations import forget_relations
from tabuleiro.server.people.sanctions import BAN, find_sanction, forget_reports
from tabuleiro.server.people.sessions import hash_session, is_alive
from tabuleiro.server.people.tokens import forget_tokens
from tabuleiro.server.people.user import User
from tabuleiro.server.people.vacations import forget_vacations
from tabuleiro.server.store import schema
from tabuleiro.server.store.checksums import check_row
from tabuleiro.server.store.club.places import forget_places
from tabuleiro.server.store.club.schema import departures
from tabuleiro.server.store.learning.analyses import forget_asker
from tabuleiro.server.store.learning.lessons import forget_lessons
from tabuleiro.texts.package import LANGUAGES

PREFERENCES_LENGTH: Final = 4000
"""Characters of JSON."""


def user_of(row: RowMapping) -> User:
    """A user from the database; an altered row is refused."""
    check_row(schema.users, row)
    columns = schema.users.c
    preferences = json.loads(row[columns.preferences])
    known = (row[columns.id], row[columns.name], row[columns.account] is None, row[columns.language], preferences)
    return User(*known, row[columns.owner_id] or 0, row[columns.role] or "")


def read_user(connection: Connection, session: str, now: str) -> tuple[User, str] | None:
    """Whose session this is and when it was last used; None when it is over or its user is banned."""
    query = (
        select(schema.users, schema.sessions, departures.c.due)
        .join(schema.sessions, schema.sessions.c.user_id == schema.users.c.id)
        .outerjoin(departures, departures.c.user_id == schema.users.c.id)
        .where(schema.sessions.c.hash == hash_session(session), is_alive(now), schema.users.c.banned.is_(None))
    )
    row = connection.execute(query).mappings().first()
    if row is None or find_sanction(connection, row[schema.users.c.id], BAN, now) is not None:
        return None
    check_row(schema.sessions, row)
    user = user_of(row)._replace(leaving=row[departures.c.due] or "")
    return user, row[schema.sessions.c.seen] or row[schema.sessions.c.created]


def read_account(connection: Connection, name: str) -> tuple[User | None, str | None]:
    """The user of an account name and the hash of the password; both None when there is no such account."""
    query = select(schema.users).where(schema.users.c.account == account_of(name))
    row = connection.execute(query).mappings().first()
    return (None, None) if row is None else (user_of(row), row[schema.users.c.password])


def read_password(connection: Connection, user: int) -> str | None:
    """The hash of a user's password; None for a guest."""
    row = connection.execute(select(schema.users).where(schema.users.c.id == user)).mappings().first()
    if row is None:
        return None
    check_row(schema.users, row)
    hashed: str | None = row[schema.users.c.password]
    return hashed


def read_accounts(connection: Connection) -> set[int]:
    """Everybody who has an account."""
    return set(connection.execute(select(schema.users.c.id).where(schema.users.c.account.is_not(None))).scalars())


def fill_skeletons(connection: Connection) -> None:
    """Give accounts from before there were skeletons theirs."""
    users = schema.users.c
    old = select(users.id, users.name).where(users.account.is_not(None), users.skeleton.is_(None))
    for row in connection.execute(old).all():
        change = update(schema.users).where(users.id == row.id)
        connection.execute(change.values(skeleton=stored_skeleton(row.name)))


def check_banned(connection: Connection, user: int, now: str) -> None:
    """Refuse a user whom an operator or a moderator has banned."""
    if (sanction := find_sanction(connection, user, BAN, now)) is not None:
        raise RequestError(
            "forbidden", f"banned until {sanction.until}", {"until": sanction.until[:10]}, "error-banned-until"
        )
    if connection.execute(select(schema.users.c.banned).where(schema.users.c.id == user)).scalar():
        raise RequestError("forbidden", "this account was banned", None, "error-banned")


def check_name_free(connection: Connection, name: str, user: int = 0) -> None:
    """Refuse a name that somebody else's account has, or that looks like one."""
    columns = schema.users.c
    alike = or_(columns.account == account_of(name), columns.skeleton.in_(skeletons(name)))
    query = select(columns.id).where(columns.account.is_not(None), columns.id != user, alike)
    if connection.execute(query.limit(1)).first() is not None:
        raise RequestError("taken", "that name, or one that looks like it, is in use")


def add_guest(connection: Connection, name: str, language: str, now: str) -> User:
    """A new guest."""
    check_name_free(connection, name)
    values = {"name": name, "language": language, "preferences": "{}", "created": now}
    [key] = connection.execute(insert(schema.users).values(values)).inserted_primary_key or [0]
    return User(key, name, is_guest=True, language=language, preferences={})


def claim_account(connection: Connection, user: User, name: str, hashed: str) -> User:
    """Give a guest an account; seats and history stay, because the user stays the same. A link to come back is void."""
    if not user.is_guest:
        raise RequestError("taken", "you have an account already")
    check_name_free(connection, name, user.id)
    connection.execute(delete(schema.recovery_links).where(schema.recovery_links.c.user_id == user.id))
    change = update(schema.users).where(schema.users.c.id == user.id, schema.users.c.account.is_(None))
    try:
        done = connection.execute(change.values(password=hashed, **account_name(name)))
    except IntegrityError as error:
        raise RequestError("taken", "that name is in use") from error
    if done.rowcount != 1:
        raise RequestError("taken", "you have an account already")
    return user._replace(name=name, is_guest=False)


def account_name(name: str) -> dict[str, str]:
    """The columns that hold the name of an account."""
    return {"name": name, "account": account_of(name), "skeleton": stored_skeleton(name)}


def change_user(connection: Connection, user: User, values: dict[str, str]) -> User:
    """Change name, language or preferences."""
    if "language" in values and values["language"] not in LANGUAGES:
        raise RequestError("malformed", f"language: expected one of {', '.join(LANGUAGES)}")
    if len(values.get("preferences", "")) > PREFERENCES_LENGTH:
        raise RequestError("malformed", f"preferences: at most {PREFERENCES_LENGTH} characters of JSON")
    if "name" in values:
        check_name_free(connection, values["name"], user.id)
    columns = values | (account_name(values["name"]) if "name" in values and not user.is_guest else {})
    if columns:
        connection.execute(update(schema.users).where(schema.users.c.id == user.id).values(columns))
    preferences = json.loads(values["preferences"]) if "preferences" in values else user.preferences
    return user._replace(
        name=values.get("name", user.name), language=values.get("language", user.language), preferences=preferences
    )


def set_password(connection: Connection, user: int, hashed: str) -> None:
    """Give an account another password; links that would do the same are void."""
    connection.execute(delete(schema.resets).where(schema.resets.c.user_id == user))
    own = schema.users.c.id == user
    connection.execute(update(schema.users).where(own, schema.users.c.account.is_not(None)).values(password=hashed))


def set_banned(connection: Connection, user: int, banned: str | None) -> None:
    """Ban a user from a time on, or no more."""
    connection.execute(update(schema.users).where(schema.users.c.id == user).values(banned=banned))


def empty_user(connection: Connection, user: int) -> None:
    """Remove everything that is known of a user but the number, which must not be given out again."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.user_id == user))
    connection.execute(delete(schema.resets).where(schema.resets.c.user_id == user))
    connection.execute(delete(schema.recovery_links).where(schema.recovery_links.c.user_id == user))
    connection.execute(delete(schema.archived).where(schema.archived.c.user_id == user))
    forget_lessons(connection, schema.lessons.c.user_id == user)
    forget_vacations(connection, user)
    forget_relations(connection, user)
    forget_reports(connection, user)
    forget_person(connection, user)
    forget_asker(connection, user)
    forget_tokens(connection, user)
    forget_places(connection, user)
    drop_departure(connection, user)
    drop_parcel(connection, user)
    nothing: dict[str, str | None] = {
        "name": "",
        "account": None,
        "password": None,
        "skeleton": None,
        "preferences": "{}",
        "language": "en",
    }
    nothing |= {"owner_id": None, "role": None}
    connection.execute(update(schema.users).where(schema.users.c.id == user).values(nothing))
