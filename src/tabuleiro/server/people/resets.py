"""One-time links by which a forgotten password is set anew, only their hash is stored.

An operator makes them, or they go to the proven mailbox of an account.
"""

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
MAILED_SECONDS: Final = 3600
"""The same for a link that goes by mail."""


def add_reset(connection: Connection, user: int, now: str, seconds: int = RESET_SECONDS) -> str:
    """The token of a new link that is good for some time, in place of older ones.

    One that is good for less than the usual time is stored as if it were so much older.
    """
    connection.execute(delete(schema.resets).where(schema.resets.c.user_id == user))
    token = secrets.token_urlsafe(SESSION_BYTES)
    created = ago(now, RESET_SECONDS - seconds)
    connection.execute(insert(schema.resets).values(hash=hash_session(token), user_id=user, created=created))
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
