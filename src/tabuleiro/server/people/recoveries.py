"""Links by which a guest comes back without a password; only their hash is stored.

A link is good until another one is made, the guest claims an account or leaves for good, or a year has passed.
"""

import secrets

from sqlalchemy import Connection, delete, insert, select

from tabuleiro.server.clock import ago
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.identity import user_of
from tabuleiro.server.people.sessions import RECOVERY_SECONDS, SESSION_BYTES, hash_session
from tabuleiro.server.people.user import User
from tabuleiro.server.store import schema
from tabuleiro.server.store.checksums import check_row


def add_recovery(connection: Connection, user: int, now: str) -> str:
    """The token of a new link, in place of older ones."""
    connection.execute(delete(schema.recovery_links).where(schema.recovery_links.c.user_id == user))
    token = secrets.token_urlsafe(SESSION_BYTES)
    connection.execute(insert(schema.recovery_links).values(hash=hash_session(token), user_id=user, created=now))
    return token


def read_recovery(connection: Connection, token: str, now: str) -> User:
    """The guest whom a link brings back; any other link is refused, and so is the link of somebody who was banned."""
    columns = schema.recovery_links.c
    query = (
        select(schema.users, schema.recovery_links)
        .join(schema.recovery_links, columns.user_id == schema.users.c.id)
        .where(columns.hash == hash_session(token), columns.created >= ago(now, RECOVERY_SECONDS))
        .where(schema.users.c.account.is_(None), schema.users.c.banned.is_(None))
    )
    row = connection.execute(query).mappings().first()
    if row is None:
        raise RequestError("unknown", "this link brings nobody back", None, "error-recovery-over")
    check_row(schema.recovery_links, row)
    return user_of(row)
