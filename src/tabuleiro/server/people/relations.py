"""Who follows whom, and who blocks whom. Whoever is blocked notices nothing: they are refused as if all were full."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from tabuleiro.server.errors import RequestError
from tabuleiro.server.store import schema
from tabuleiro.server.store.club import schema as club

FOLLOW, BLOCK = club.FOLLOW, club.BLOCK
MOST: Final = 500
"""The most people that somebody follows, and the most that somebody blocks."""
relations, users = club.relations.c, schema.users.c


class Related(NamedTuple):
    """Somebody whom one follows or blocks; `is_friend`: both follow each other."""

    id: int
    name: str
    is_bot: bool
    is_friend: bool


class Blocks:
    """Everybody's blocks, in memory: every line of chat and every listing asks for them."""

    def __init__(self, known: Mapping[int, set[int]]) -> None:
        self._of = {user: set(others) for user, others in known.items()}

    def note(self, user: int, other: int, *, blocked: bool) -> None:
        """Note that somebody blocks somebody, or no more."""
        of = self._of.setdefault(user, set())
        of.add(other) if blocked else of.discard(other)

    def put(self, user: int, others: frozenset[int]) -> None:
        """Note all whom somebody blocks."""
        self._of[user] = set(others)

    def replace(self, known: Mapping[int, set[int]]) -> None:
        """Note everybody's blocks."""
        self._of = {user: set(others) for user, others in known.items()}

    def has(self, user: int, other: int) -> bool:
        """Whether somebody blocks somebody."""
        return other in self._of.get(user, ())

    def of(self, user: int) -> frozenset[int]:
        """Whom somebody blocks."""
        return frozenset(self._of.get(user, ()))

    def around(self, user: int) -> frozenset[int]:
        """Whom somebody blocks, and by whom they are blocked."""
        return self.of(user) | {other for other, blocked in self._of.items() if user in blocked}

    def forget(self, user: int) -> None:
        """Forget somebody who is deleted."""
        self._of.pop(user, None)
        for others in self._of.values():
            others.discard(user)


def read_blocks(connection: Connection) -> dict[int, set[int]]:
    """Everybody's blocks."""
    known: dict[int, set[int]] = {}
    for row in connection.execute(select(relations.user_id, relations.other_id).where(relations.kind == BLOCK)):
        known.setdefault(row.user_id, set()).add(row.other_id)
    return known


def relate(connection: Connection, user: int, other: int, kind: str, now: str) -> None:
    """Follow or block somebody; doing so twice is doing so once. Whoever blocks follows no more, and the other way."""
    if user == other:
        raise RequestError("malformed", "nobody follows or blocks themselves", None, "error-oneself")
    known = connection.execute(select(users.id).where(users.id == other, users.name != "")).first()
    if known is None:
        raise RequestError("unknown", "there is nobody with this number")
    own = relations.user_id == user
    count = connection.execute(select(func.count()).select_from(club.relations).where(own, relations.kind == kind))
    if (count.scalar() or 0) >= MOST:
        raise RequestError("full", f"at most {MOST} people", {"most": MOST}, "error-most-people")
    connection.execute(delete(club.relations).where(own, relations.other_id == other))
    connection.execute(insert(club.relations).values(user_id=user, other_id=other, kind=kind, created=now))


def part(connection: Connection, user: int, other: int, kind: str) -> None:
    """Follow or block somebody no more."""
    same = (relations.user_id == user) & (relations.other_id == other) & (relations.kind == kind)
    connection.execute(delete(club.relations).where(same))


def read_related(connection: Connection, user: int, kind: str) -> list[Related]:
    """Whom somebody follows or blocks, by name."""
    back = select(relations.user_id).where(relations.other_id == user, relations.kind == FOLLOW)
    query = (
        select(users.id, users.name, users.owner_id, users.id.in_(back).label("back"))
        .join(club.relations, relations.other_id == users.id)
        .where(relations.user_id == user, relations.kind == kind)
        .order_by(users.name, users.id)
    )
    return [
        Related(row.id, row.name, row.owner_id is not None, kind == FOLLOW and bool(row.back))
        for row in connection.execute(query)
    ]


def forget_relations(connection: Connection, user: int) -> None:
    """Forget whom somebody follows and blocks who is deleted, and who follows and blocks them."""
    connection.execute(delete(club.relations).where((relations.user_id == user) | (relations.other_id == user)))
