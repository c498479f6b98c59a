"""Letters: one for each channel of a person, about everything that is due. They are stored before they are sent."""

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from tabuleiro.server.notices.channels import Channel
from tabuleiro.server.notices.subject import Subject
from tabuleiro.server.store import schema
from tabuleiro.server.store.notices.outbox import DONE, OVER
from tabuleiro.server.table.clocks.days_off import text_of
from tabuleiro.server.table.clocks.rule import HOUR, MINUTE, SECOND
from tabuleiro.server.table.notices.notice import WAITS

RETRIES: Final = (10 * SECOND, MINUTE, 10 * MINUTE, HOUR)
"""After how long a letter that did not arrive is sent again (exponential back-off); then there is no hope."""
NOTICE, VERIFICATION, RECOVERY, TRIAL = "notice", "verification", "recovery", "trial"
"""What letters are about: notices, a mailbox to be proven, a password, or nothing but themselves."""
columns = schema.letters.c


class Item(NamedTuple):
    """What a letter says about one notice."""

    notice: int
    event: str
    about: str
    turn: int
    game: str
    others: tuple[str, ...]
    """The names of those who play there, too."""
    deadline: str
    """Until when a table waits; empty when it has all the time."""
    subject: Subject


class Letter(NamedTuple):
    """What is on its way by a channel. Its `name` is the same however often it is sent: a repetition replaces it."""

    id: int
    name: str
    channel: int
    user: int
    about: str
    items: tuple[Item, ...]
    token: str
    """What the link of a verification or a recovery holds."""
    attempts: int


def write_letter(
    connection: Connection, channel: Channel, name: str, now: str, items: Sequence[Item] = (), token: str = ""
) -> None:
    """Put a letter into the post; one about no notice is about the channel itself."""
    about = NOTICE if items else TRIAL
    put(connection, channel, name, now, {"about": about, "items": [list(item) for item in items], "token": token})


def put(connection: Connection, channel: Channel, name: str, now: str, body: dict[str, object]) -> None:
    """Put something into the post."""
    about = {"name": name, "channel_id": channel.id, "user_id": channel.user, "body": json.dumps(body)}
    connection.execute(insert(schema.letters).values(**about, created=now, due=now, attempts=0))


def read_due(connection: Connection, now: str, but: Iterable[int], most: int) -> list[Letter]:
    """The letters that are to be sent now, the oldest first."""
    query = select(schema.letters).where(columns.due <= now, columns.id.not_in(list(but)))
    return [
        letter_of(row.id, row.name, row.channel_id, row.user_id, json.loads(row.body), row.attempts)
        for row in connection.execute(query.order_by(columns.due, columns.id).limit(most))
    ]


def letter_of(number: int, name: str, channel: int, user: int, body: dict[str, object], attempts: int) -> Letter:
    """A letter from the database."""
    items = body.get("items", [])
    assert isinstance(items, list), "our own row"
    told = tuple(Item(one[0], one[1], one[2], one[3], one[4], tuple(one[5]), one[6], subject_of(one)) for one in items)
    return Letter(number, name, channel, user, str(body["about"]), told, str(body.get("token", "")), attempts)


def subject_of(stored: Sequence[Any]) -> Subject:
    """What an item in the database is about; one from an earlier version is about a table."""
    if len(stored) > len(Item._fields) - 1:
        return Subject(*stored[-1])
    return Subject(f"notice-{stored[1]}", {}, f"/table/{stored[2]}", stored[4])


def still_true(connection: Connection, letter: Letter) -> Letter | None:
    """The letter without what was settled since it was written; None when nothing is left to say."""
    if letter.about != NOTICE:
        return letter
    notices = schema.notices.c
    settled = select(notices.id).where(
        notices.id.in_([item.notice for item in letter.items]),
        notices.state.in_([OVER, DONE]),
        notices.event.in_(WAITS),
    )
    gone = set(connection.execute(settled).scalars())
    left = tuple(item for item in letter.items if item.notice not in gone)
    return letter._replace(items=left) if left else None


def remove_letter(connection: Connection, letter: Letter) -> None:
    """Take a letter out of the post: it has arrived, or it never will."""
    connection.execute(delete(schema.letters).where(columns.id == letter.id))


def postpone(connection: Connection, letter: Letter, now: int) -> bool:
    """Send a letter again later; False when that was tried often enough."""
    if letter.attempts >= len(RETRIES):
        return False
    due = text_of(now + RETRIES[letter.attempts])
    change = update(schema.letters).where(columns.id == letter.id)
    connection.execute(change.values(due=due, attempts=letter.attempts + 1))
    return True
