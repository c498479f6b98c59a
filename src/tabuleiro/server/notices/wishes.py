"""What somebody wishes to be told: events by channels, quiet hours, a daily digest, and exceptions for tables."""

import json
from collections.abc import Mapping
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from tabuleiro.server.errors import RequestError
from tabuleiro.server.store import schema
from tabuleiro.server.store.checksums import check_row
from tabuleiro.server.table.clocks.days_off import find_zone
from tabuleiro.server.table.notices.notice import (
    EVENTS,
    HELD,
    INVITED,
    MENTION,
    MODERATION,
    ROUND,
    SOON_LATE,
    STARTED,
    TURN,
)

PUSH, MAIL, WEBHOOK, CHAT = "push", "mail", "webhook", "chat"
KINDS: Final = (PUSH, MAIL, WEBHOOK, CHAT)
"""The channels that lead out of the page; nobody has one until they set it up."""
USUAL: Final = frozenset({TURN, SOON_LATE, STARTED, INVITED, MENTION, ROUND, HELD, MODERATION})
DEFAULT: Final = dict.fromkeys(KINDS, USUAL)
"""What a channel tells that was just set up."""
MUTED, ALWAYS = "mute", "always"
DAY_MINUTES: Final = 24 * 60
MOST_TABLES: Final = 200


class Wishes(NamedTuple):
    """The wishes of one user. Times of day are minutes after midnight, by the clocks of `zone`."""

    events: Mapping[str, frozenset[str]] = DEFAULT
    """For each channel what it tells."""
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From when to when nothing is told; what comes meanwhile is told at its end, in one letter."""
    digest: int | None = None
    """When everything of a day is told in one letter, if nothing is to be told before."""
    tables: Mapping[str, str] = {}
    """Tables that are never told of (`mute`), or also while one looks at the page (`always`)."""

    def encode(self) -> dict[str, object]:
        """The wishes as they are stored and go out."""
        events = {kind: [event for event in EVENTS if event in self.events[kind]] for kind in KINDS}
        quiet = None if self.quiet is None else list(self.quiet)
        return {"events": events, "zone": self.zone, "quiet": quiet, "digest": self.digest, "tables": dict(self.tables)}


def check_wishes(wishes: Wishes) -> Wishes:
    """The wishes, if they can be kept."""
    try:
        find_zone(wishes.zone)
    except (KeyError, ValueError, OSError) as error:
        text = f"there is no time zone {wishes.zone[:40]!r}"
        raise RequestError("malformed", text, {"zone": wishes.zone[:40]}, "error-bad-zone") from error
    if wishes.quiet is not None and wishes.quiet[0] == wishes.quiet[1]:
        raise RequestError("malformed", "quiet hours have a beginning and another end", None, "error-bad-quiet")
    if len(wishes.tables) > MOST_TABLES:
        raise RequestError("malformed", f"at most {MOST_TABLES} tables")
    return wishes


def decode_wishes(body: Mapping[str, object]) -> Wishes:
    """The wishes that were stored."""
    events, quiet, tables = body["events"], body["quiet"], body["tables"]
    assert isinstance(events, dict), "our own row, its checksum verified"
    assert isinstance(tables, dict), "our own row, its checksum verified"
    told = {kind: frozenset(events.get(kind, ())) for kind in KINDS}
    hours = (int(quiet[0]), int(quiet[1])) if isinstance(quiet, list) else None
    digest = body["digest"]
    return Wishes(told, str(body["zone"]), hours, digest if isinstance(digest, int) else None, tables)


def read_wishes(connection: Connection, user: int) -> Wishes:
    """What a user wishes; the defaults where nothing was said."""
    query = select(schema.wishes).where(schema.wishes.c.user_id == user)
    row = connection.execute(query).mappings().first()
    if row is None:
        return Wishes()
    check_row(schema.wishes, row)
    return decode_wishes(json.loads(row[schema.wishes.c.body]))


def write_wishes(connection: Connection, user: int, wishes: Wishes) -> None:
    """Keep what a user wishes, in place of what was wished before."""
    connection.execute(delete(schema.wishes).where(schema.wishes.c.user_id == user))
    connection.execute(insert(schema.wishes).values(user_id=user, body=json.dumps(wishes.encode())))
