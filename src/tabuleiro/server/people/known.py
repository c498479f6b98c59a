"""What every worker holds in memory about one user, read from the database when it has changed elsewhere."""

from typing import NamedTuple

from sqlalchemy import Connection, select

from tabuleiro.server.people.relations import BLOCK
from tabuleiro.server.people.sanctions import MUTE
from tabuleiro.server.store import schema
from tabuleiro.server.store.club import schema as club

users, relations, sanctions = schema.users.c, club.relations.c, club.sanctions.c


class KnownUser(NamedTuple):
    """What memory holds about a user."""

    has_account: bool
    owner: int
    """Whose bot it is, or 0."""
    blocks: frozenset[int]
    muted: str
    """Until when they may not speak."""


def read_known(connection: Connection, user: int) -> KnownUser:
    """What there is to know about a user."""
    row = connection.execute(select(users.account, users.owner_id).where(users.id == user)).first()
    blocked = select(relations.other_id).where(relations.user_id == user, relations.kind == BLOCK)
    standing = (sanctions.user_id == user) & (sanctions.kind == MUTE) & sanctions.lifted.is_(None)
    return KnownUser(
        row is not None and row.account is not None,
        (row.owner_id if row is not None else 0) or 0,
        frozenset(connection.execute(blocked).scalars()),
        max(connection.execute(select(sanctions.until).where(standing)).scalars(), default=""),
    )
