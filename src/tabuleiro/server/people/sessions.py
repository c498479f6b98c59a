"""Sessions: begun, used, listed, ended, and over when nobody has used them for long."""

import re
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from tabuleiro.server.clock import ago
from tabuleiro.server.store import schema
from tabuleiro.server.store.checksums import check_row
from tabuleiro.server.store.club.schema import (
    confirmations,
    departures,
    invites,
    parcels,
    places,
    relations,
    reports,
    sanctions,
)
from tabuleiro.server.store.learning.lessons import forget_lessons

DAY: Final = 24 * 3600
SESSION_BYTES: Final = 32
SESSION_SECONDS: Final = 90 * DAY
"""A session that was not used for so long is over."""
RECOVERY_SECONDS: Final = 365 * DAY
"""How long a guest's link for coming back is good."""
TOUCH_SECONDS: Final = 3600.0
"""How exact the time is at which a session was last used: a write for every request would be too much."""
CONFIRMED_SECONDS: Final = 15 * 60
"""How long whoever has given the password may decide about others."""
SHOWN: Final = 16
"""How much of a session's hash names it to its owner; the session itself cannot be had from it."""
BROWSERS: Final = ("Edg", "OPR", "SamsungBrowser", "Firefox", "FxiOS", "CriOS", "Chrome", "Safari")
BROWSER_NAMES: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
}
SYSTEMS: Final = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "Mac OS": "Mac"}


class KnownSession(NamedTuple):
    """A session as its owner sees it."""

    id: str
    device: str
    created: str
    seen: str
    current: bool


def hash_session(session: str) -> str:
    """What is stored of a session id."""
    return sha256(session.encode()).hexdigest()


def device_of(agent: str) -> str:
    """The device in words (`Firefox, Windows`), of what a browser says about itself; nothing else of it is kept."""
    browser = next((name for name in BROWSERS if f"{name}/" in agent), "")
    system = next((words for sign, words in SYSTEMS.items() if sign in agent), "Linux" if "Linux" in agent else "")
    words = [BROWSER_NAMES.get(browser, browser), system]
    if not any(words):
        words = re.findall(r"^[A-Za-z][A-Za-z0-9 _.-]{0,29}", agent)
    return ", ".join(word for word in words if word)


def is_alive(now: str) -> ColumnElement[bool]:
    """The sessions that are not over."""
    used = func.coalesce(schema.sessions.c.seen, schema.sessions.c.created)
    return used >= ago(now, SESSION_SECONDS)


def add_session(connection: Connection, user: int, now: str, device: str = "") -> str:
    """A new session; only its hash is stored."""
    session = secrets.token_urlsafe(SESSION_BYTES)
    values = {"hash": hash_session(session), "user_id": user, "created": now, "seen": now, "device": device[:60]}
    connection.execute(insert(schema.sessions).values(values))
    return session


def touch_session(connection: Connection, session: str, now: str) -> None:
    """Note that a session is used."""
    connection.execute(update(schema.sessions).where(schema.sessions.c.hash == hash_session(session)).values(seen=now))


def confirm_session(connection: Connection, session: str, now: str) -> None:
    """Note that the password was given in a session."""
    connection.execute(delete(confirmations).where(confirmations.c.hash == hash_session(session)))
    connection.execute(insert(confirmations).values(hash=hash_session(session), time=now))


def is_confirmed(connection: Connection, session: str, now: str) -> bool:
    """Whether the password was given in a session a short while ago."""
    own = confirmations.c.hash == hash_session(session)
    row = connection.execute(select(confirmations).where(own)).mappings().first()
    if row is None:
        return False
    check_row(confirmations, row)
    return bool(row["time"] > ago(now, CONFIRMED_SECONDS))


def read_sessions(connection: Connection, user: int, current: str, now: str) -> list[KnownSession]:
    """The sessions of a user, the one that was used last first; `current` is the one that asks."""
    columns = schema.sessions.c
    used = func.coalesce(columns.seen, columns.created)
    query = select(schema.sessions).where(columns.user_id == user, is_alive(now)).order_by(used.desc())
    own = hash_session(current)
    return [
        KnownSession(row.hash[:SHOWN], row.device or "", row.created, row.seen or row.created, row.hash == own)
        for row in connection.execute(query)
    ]


def end_session(connection: Connection, session: str) -> None:
    """End one session."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.hash == hash_session(session)))


def end_named(connection: Connection, user: int, name: str) -> list[str]:
    """End the session that its owner names; returns the hashes of what was ended."""
    columns = schema.sessions.c
    return _end(connection, (columns.user_id == user) & (func.substr(columns.hash, 1, SHOWN) == name))


def end_sessions(connection: Connection, user: int, but: str = "") -> list[str]:
    """End every session of a user, but perhaps one; returns the hashes of what was ended."""
    columns = schema.sessions.c
    return _end(connection, (columns.user_id == user) & (columns.hash != (hash_session(but) if but else "")))


def _end(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    ended = list(connection.execute(select(schema.sessions.c.hash).where(which)).scalars())
    connection.execute(delete(schema.sessions).where(schema.sessions.c.hash.in_(ended)))
    return ended


class Swept(NamedTuple):
    """How many of each were removed."""

    sessions: int
    links: int
    guests: int


def sweep(connection: Connection, now: str, guest_seconds: float = SESSION_SECONDS) -> Swept:
    """Remove sessions and links that are over, and guests who have neither of them nor a table.

    Whoever was reported, has reported or was judged stays: that is not forgotten because somebody stays away. So does
    the newest user: SQLite would give the number out again.
    """
    users, sessions = schema.users.c, schema.sessions.c
    ended = connection.execute(delete(schema.sessions).where(~is_alive(now))).rowcount
    old = schema.recovery_links.c.created < ago(now, RECOVERY_SECONDS)
    links = connection.execute(delete(schema.recovery_links).where(old)).rowcount
    links += connection.execute(delete(invites).where(or_(invites.c.uses <= 0, invites.c.until <= now))).rowcount
    connection.execute(delete(confirmations).where(confirmations.c.time < ago(now, CONFIRMED_SECONDS)))
    newest = select(func.max(users.id)).scalar_subquery()
    is_needed = or_(
        users.id.in_(select(sessions.user_id)),
        users.id.in_(select(schema.recovery_links.c.user_id)),
        users.id.in_(select(schema.seats.c.user_id)),
        users.id.in_(select(schema.tables.c.host)),
        *(users.id.in_(select(column)) for column in (reports.c.about_id, reports.c.by_id, sanctions.c.user_id)),
    )
    is_old = users.created < ago(now, guest_seconds)
    is_over = and_(users.account.is_(None), users.banned.is_(None), is_old, users.id < newest, ~is_needed)
    over = select(users.id).where(is_over)
    connection.execute(delete(schema.archived).where(schema.archived.c.user_id.in_(over)))
    forget_lessons(connection, schema.lessons.c.user_id.in_(over))
    told = (schema.letters, schema.notices, schema.wishes, schema.channels)
    for table in (schema.vacations, relations, *told, schema.tries, places, departures, parcels):  # all writers' order
        whose = (table.c.user_id, table.c.other_id) if table is relations else (table.c.user_id,)
        connection.execute(delete(table).where(or_(*(column.in_(over) for column in whose))))
    return Swept(ended, links, connection.execute(delete(schema.users).where(is_over)).rowcount)
