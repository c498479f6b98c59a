"""Where accounts come from, as a hash of their network; and rated tables whose players came from the same one.

Two people of one family may well play with each other: nothing is forbidden. Moderators see it, and judge.
"""

import json
from collections.abc import Sequence
from hashlib import blake2b
from ipaddress import ip_address, ip_network
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from tabuleiro.server.clock import ago
from tabuleiro.server.store import schema
from tabuleiro.server.store.club import schema as club

KEPT_SECONDS: Final = 30 * 24 * 3600.0
"""How long it is known that somebody came from a place."""
FLAGS_LISTED: Final = 100
PREFIX: Final = {4: 24, 6: 48}
"""How much of an address is one place: what a customer has, and more, so that the hash points at nobody."""
places, flags = club.places.c, club.flags.c


class Flag(NamedTuple):
    """A rated table at which people of one place have played, and who they are."""

    table: str
    game: str
    created: str
    people: list[dict[str, object]]


def place_of(address: str, key: str) -> str:
    """The hash of the network of an address; empty for one that says nothing: unknown, or of a network of one's own."""
    try:
        known = ip_address(address)
    except ValueError:
        return ""
    known = getattr(known, "ipv4_mapped", None) or known
    if not known.is_global:
        return ""
    network = ip_network((known, PREFIX[known.version]), strict=False)
    return blake2b(str(network).encode(), key=key.encode()[:64], digest_size=16, person=b"place").hexdigest()


def note_place(connection: Connection, user: int, place: str, now: str) -> None:
    """Note that somebody came from a place; the address itself is not kept."""
    mine = (places.user_id == user) & (places.place == place)
    if not connection.execute(update(club.places).where(mine).values(seen=now)).rowcount:
        connection.execute(insert(club.places).values(user_id=user, place=place, seen=now))


def read_places(connection: Connection, user: int) -> list[dict[str, str]]:
    """What is known of where somebody came from."""
    query = select(places.place, places.seen).where(places.user_id == user).order_by(places.seen, places.place)
    return [{"place": row.place, "seen": row.seen} for row in connection.execute(query)]


def flag_table(connection: Connection, table: str, users: Sequence[int], now: str) -> list[int]:
    """Flag a rated table if some who played there came from one place lately; returns them."""
    lately = places.user_id.in_(users) & (places.seen >= ago(now, KEPT_SECONDS))
    shared = select(places.place).where(lately).group_by(places.place).having(func.count() > 1)
    query = select(places.user_id).where(lately, places.place.in_(shared)).distinct().order_by(places.user_id)
    found = list(connection.execute(query).scalars())
    is_known = connection.execute(select(flags.table_id).where(flags.table_id == table)).first() is not None
    if found and not is_known:
        connection.execute(insert(club.flags).values(table_id=table, users=json.dumps(found), created=now))
    return found


def read_flags(connection: Connection) -> list[Flag]:
    """The flagged tables that no moderator has seen yet, the oldest first."""
    query = (
        select(club.flags, schema.tables.c.game)
        .join(schema.tables, schema.tables.c.id == flags.table_id)
        .where(flags.seen_by.is_(None))
        .order_by(flags.created, flags.table_id)
        .limit(FLAGS_LISTED)
    )
    rows = connection.execute(query).all()
    people = {user for row in rows for user in json.loads(row.users)}
    known = select(schema.users.c.id, schema.users.c.name).where(schema.users.c.id.in_(people))
    names = {row.id: row.name for row in connection.execute(known)}
    return [
        Flag(
            row.table_id,
            row.game,
            row.created,
            [{"id": user, "name": names.get(user, "")} for user in json.loads(row.users)],
        )
        for row in rows
    ]


def see_flag(connection: Connection, table: str, moderator: int) -> bool:
    """Note that a moderator has seen a flagged table; False when there is none."""
    change = update(club.flags).where(flags.table_id == table, flags.seen_by.is_(None))
    return bool(connection.execute(change.values(seen_by=moderator)).rowcount)


def forget_places(connection: Connection, user: int) -> None:
    """Forget where somebody came from, who is deleted; a flag keeps the number alone, which is nobody's any more."""
    connection.execute(delete(club.places).where(places.user_id == user))


def forget_old_places(connection: Connection, now: str) -> int:
    """Forget what is too old to mean anything, and flags that were seen as long ago; returns how many."""
    old = ago(now, KEPT_SECONDS)
    seen = flags.seen_by.is_not(None) & (flags.created < old)
    gone = flags.table_id.not_in(select(schema.tables.c.id))
    removed = connection.execute(delete(club.flags).where(or_(seen, gone))).rowcount
    return removed + connection.execute(delete(club.places).where(places.seen < old)).rowcount
