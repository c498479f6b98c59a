"""Channels in the database: where somebody is told, whether that is proven to be theirs, and why one is off."""

import json
import secrets
from typing import Final, NamedTuple

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from tabuleiro.server.errors import RequestError
from tabuleiro.server.notices.signing import over
from tabuleiro.server.notices.wishes import MAIL
from tabuleiro.server.store import schema
from tabuleiro.server.store.checksums import check_row
from tabuleiro.server.table.notices.notice import FOLLOWED

MOST_REFUSALS: Final = 3
"""A channel that has refused so many letters for good is not used any more."""
MOST_FAULTS: Final = 10
"""Nor is one by which so many did not arrive."""
MOST_CHANNELS: Final = 10
"""Of one user."""
REFUSED, UNREACHED, UNSUBSCRIBED = "refused", "unreached", "unsubscribed"
"""Why a channel is off."""
STAMP_BYTES: Final = 12
columns = schema.channels.c


class Channel(NamedTuple):
    """A way to tell somebody something.

    `target` is an address: of a mailbox, of a webhook, JSON for a push subscription and for a chat service. `secret` is
    the stamp of a mailbox, and what a webhook's letters are signed with.
    """

    id: int
    user: int
    kind: str
    target: str
    secret: str
    verified: bool
    faults: int
    refusals: int
    off: str

    def is_used(self) -> bool:
        """Whether anything is told by it."""
        return self.verified and not self.off

    def name(self) -> str:
        """What its owner knows it by."""
        if self.kind in {"push", "chat"}:
            return str(json.loads(self.target).get("name", ""))
        return self.target

    def tell(self) -> dict[str, object]:
        """The channel as its owner sees it."""
        about: dict[str, object] = {"id": self.id, "kind": self.kind, "name": self.name(), "verified": self.verified}
        return {**about, "off": self.off or None, "secret": self.secret if self.kind == "webhook" else None}


def channel_of(row: RowMapping) -> Channel:
    """A channel from the database; an altered row is refused."""
    check_row(schema.channels, row)
    return Channel(
        row[columns.id],
        row[columns.user_id],
        row[columns.kind],
        row[columns.target],
        row[columns.secret],
        row[columns.verified],
        row[columns.faults],
        row[columns.refusals],
        row[columns.off],
    )


def new_stamp() -> str:
    """Something that nobody guesses."""
    return secrets.token_urlsafe(STAMP_BYTES)


def read_channels(connection: Connection, user: int) -> list[Channel]:
    """The channels of a user, the oldest first."""
    query = select(schema.channels).where(columns.user_id == user).order_by(columns.id)
    return [channel_of(row) for row in connection.execute(query).mappings()]


def read_channel(connection: Connection, number: int) -> Channel | None:
    """A channel by its number."""
    row = connection.execute(select(schema.channels).where(columns.id == number)).mappings().first()
    return None if row is None else channel_of(row)


def read_told(connection: Connection) -> set[int]:
    """Everybody who is told something by a channel."""
    query = select(columns.user_id).where(columns.verified, columns.off == "").distinct()
    return set(connection.execute(query).scalars())


def put_channel(connection: Connection, user: int, kind: str, target: str, *, verified: bool = True) -> Channel:
    """Set a channel up, or anew: a user has one of each kind, but several browsers."""
    same = (columns.user_id == user) & (columns.kind == kind)
    if kind == "push":
        same &= columns.target == target
    connection.execute(delete(schema.channels).where(same))
    count = select(func.count()).select_from(schema.channels).where(columns.user_id == user)
    if (connection.execute(count).scalar() or 0) >= MOST_CHANNELS:
        raise RequestError("too_fast", f"at most {MOST_CHANNELS} channels", None, "error-many-channels")
    stamp = new_stamp()
    values = {"user_id": user, "kind": kind, "target": target, "secret": stamp, "verified": verified}
    row = {**values, "faults": 0, "refusals": 0, "off": ""}
    [key] = connection.execute(insert(schema.channels).values(row)).inserted_primary_key or [0]
    return Channel(key, user, kind, target, stamp, verified, 0, 0, "")


def remove_channel(connection: Connection, user: int, number: int) -> bool:
    """Remove a channel, and what is on its way by it; False when the user has no such channel."""
    own = (columns.id == number) & (columns.user_id == user)
    letters = schema.letters.c
    connection.execute(delete(schema.letters).where(letters.channel_id == number, letters.user_id == user))
    return bool(connection.execute(delete(schema.channels).where(own)).rowcount)


def verify_channel(connection: Connection, number: int, stamp: str) -> Channel:
    """Note that a mailbox is its user's; the link works once."""
    channel = _stamped(connection, number, stamp)
    if channel.verified:
        raise over()
    _change(connection, number, verified=True, secret=new_stamp())
    return channel


def switch_off(connection: Connection, number: int, stamp: str) -> Channel:
    """Use a mailbox no more, as its owner wishes; the link works once."""
    channel = _stamped(connection, number, stamp)
    if channel.off:
        raise over()
    connection.execute(delete(schema.letters).where(schema.letters.c.channel_id == number))
    _change(connection, number, off=UNSUBSCRIBED, secret=new_stamp())
    return channel


def _stamped(connection: Connection, number: int, stamp: str) -> Channel:
    channel = read_channel(connection, number)
    if channel is None or not secrets.compare_digest(channel.secret.encode(), stamp.encode()):
        raise over()
    return channel


def note_arrival(connection: Connection, channel: Channel) -> None:
    """Note that a channel works."""
    if channel.faults or channel.refusals:
        _change(connection, channel.id, faults=0, refusals=0)


def note_refusal(connection: Connection, channel: Channel) -> None:
    """Note that a letter was refused for good; after some the channel is off."""
    refusals = channel.refusals + 1
    _change(connection, channel.id, refusals=refusals, off=REFUSED if refusals >= MOST_REFUSALS else channel.off)


def note_fault(connection: Connection, channel: Channel) -> None:
    """Note that a letter did not arrive this time; after some of that the channel is off."""
    faults = channel.faults + 1
    _change(connection, channel.id, faults=faults, off=UNREACHED if faults >= MOST_FAULTS else channel.off)


def _change(connection: Connection, number: int, **values: object) -> None:
    connection.execute(update(schema.channels).where(columns.id == number).values(**values))


def find_mailbox(connection: Connection, user: int) -> Channel | None:
    """The proven mailbox of a user, also when it is told nothing else."""
    return next((one for one in read_channels(connection, user) if one.kind == MAIL and one.verified), None)


def move_channels(connection: Connection, old: int, new: int) -> None:
    """Give an account the browsers in which its owner was a guest; other channels it has of its own."""
    brought = (columns.user_id == old) & (columns.kind == "push")
    connection.execute(update(schema.channels).where(brought).values(user_id=new))


def forget_person(connection: Connection, user: int) -> None:
    """Forget everything about a user who is deleted: channels, wishes, notices, and what is on its way.

    Nobody is told any more that the user follows them.
    """
    notices = schema.notices.c
    for table in (schema.letters, schema.notices, schema.wishes, schema.channels):
        connection.execute(delete(table).where(table.c.user_id == user))
    connection.execute(delete(schema.notices).where(notices.event == FOLLOWED, notices.table_id == str(user)))
