"""One-time links by which a forgotten password is set anew; an operator makes them, only their hash is stored."""

import secrets
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from tabuleiro.server.clock import ago
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.identity import user_of
from tabuleiro.server.people.sessions import DAY, SESSION_BYTES, hash_session
from tabuleiro.server.people.user import User
from tabuleiro.server.store import schema

RESET_SECONDS: Final = DAY
"""How long a link is good for."""


def add_reset(connection: Connection, user: int, now: str) -> str:
    """The token of a new link, in place of older ones."""
    connection.execute(delete(schema.resets).where(schema.resets.c.user_id == user))
    token = secrets.token_urlsafe(SESSION_BYTES)
    connection.execute(insert(schema.resets).values(hash=hash_session(token), user_id=user, created=now))
    return token


def read_reset(connection: Connection, token: str, now: str) -> User:
    """Whose password a link sets anew; a link that was used or is too old is refused."""
    columns = schema.resets.c
    query = (
        select(schema.users)
        .join(schema.resets, columns.user_id == schema.users.c.id)
        .where(columns.hash == hash_session(token), columns.created >= ago(now, RESET_SECONDS))
    )
    row = connection.execute(query).mappings().first()
    if row is None:
        raise RequestError("unknown", "this link was used already or is too old", None, "error-reset-over")
    return user_of(row)
