"""Users and sessions in the database. Of a session id only the hash is stored: a stolen database opens no session."""

import json
import secrets
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.names import account_of
from tabuleiro.server.people.user import User
from tabuleiro.server.store import schema
from tabuleiro.server.store.checksums import check_row
from tabuleiro.texts.package import LANGUAGES

SESSION_BYTES: Final = 32
PREFERENCES_LENGTH: Final = 4000
"""Characters of JSON."""


def hash_session(session: str) -> str:
    """What is stored of a session id."""
    return sha256(session.encode()).hexdigest()


def user_of(row: RowMapping) -> User:
    """A user from the database; an altered row is refused."""
    check_row(schema.users, row)
    columns = schema.users.c
    preferences = json.loads(row[columns.preferences])
    return User(row[columns.id], row[columns.name], row[columns.account] is None, row[columns.language], preferences)


def read_user(connection: Connection, session: str) -> User | None:
    """Whose session this is."""
    query = (
        select(schema.users, schema.sessions)
        .join(schema.sessions, schema.sessions.c.user_id == schema.users.c.id)
        .where(schema.sessions.c.hash == hash_session(session))
    )
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    check_row(schema.sessions, row)
    return user_of(row)


def read_account(connection: Connection, name: str) -> tuple[User | None, str | None]:
    """The user of an account name and the hash of the password; both None when there is no such account."""
    query = select(schema.users).where(schema.users.c.account == account_of(name))
    row = connection.execute(query).mappings().first()
    return (None, None) if row is None else (user_of(row), row[schema.users.c.password])


def add_guest(connection: Connection, name: str, language: str, now: str) -> User:
    """A new guest."""
    values = {"name": name, "language": language, "preferences": "{}", "created": now}
    [key] = connection.execute(insert(schema.users).values(values)).inserted_primary_key or [0]
    return User(key, name, is_guest=True, language=language, preferences={})


def add_session(connection: Connection, user: int, now: str) -> str:
    """A new session; only its hash is stored."""
    session = secrets.token_urlsafe(SESSION_BYTES)
    connection.execute(insert(schema.sessions).values(hash=hash_session(session), user_id=user, created=now))
    return session


def end_session(connection: Connection, session: str) -> None:
    """End one session."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.hash == hash_session(session)))


def end_sessions(connection: Connection, user: int) -> None:
    """End every session of a user."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.user_id == user))


def claim_account(connection: Connection, user: User, name: str, hashed: str) -> User:
    """Give a guest an account; seats and history stay, because the user stays the same."""
    if not user.is_guest:
        raise RequestError("taken", "you have an account already")
    change = update(schema.users).where(schema.users.c.id == user.id, schema.users.c.account.is_(None))
    try:
        done = connection.execute(change.values(name=name, account=account_of(name), password=hashed))
    except IntegrityError as error:
        raise RequestError("taken", "that name is in use") from error
    if done.rowcount != 1:
        raise RequestError("taken", "you have an account already")
    return user._replace(name=name, is_guest=False)


def change_user(connection: Connection, user: User, values: dict[str, str]) -> User:
    """Change name, language or preferences; an account keeps the name by which it logs in."""
    if "language" in values and values["language"] not in LANGUAGES:
        raise RequestError("malformed", f"language: expected one of {', '.join(LANGUAGES)}")
    if len(values.get("preferences", "")) > PREFERENCES_LENGTH:
        raise RequestError("malformed", f"preferences: at most {PREFERENCES_LENGTH} characters of JSON")
    if values:
        connection.execute(update(schema.users).where(schema.users.c.id == user.id).values(values))
    preferences = json.loads(values["preferences"]) if "preferences" in values else user.preferences
    return user._replace(
        name=values.get("name", user.name), language=values.get("language", user.language), preferences=preferences
    )
