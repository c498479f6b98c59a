"""Makes letters of the notices that are due: all of one person's in one transaction, so that each is told once."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, func, select, update

from tabuleiro.server.notices.channels import Channel, read_channels
from tabuleiro.server.notices.letter import Item, write_letter
from tabuleiro.server.notices.subject import Subject, read_subjects
from tabuleiro.server.notices.verdict import Person, judge_notice
from tabuleiro.server.notices.wishes import Wishes, read_wishes
from tabuleiro.server.store import schema
from tabuleiro.server.store.notices.outbox import TOLD, WAITING
from tabuleiro.server.table.clocks.days_off import moment_of, text_of
from tabuleiro.server.table.notices.notice import FINISHED, FOLLOWED, OF_TABLES, WAITS

MOST_DUE: Final = 10_000
"""When more than that is due, what is least urgent is not told at all."""
LEAST_URGENT: Final = (FINISHED, FOLLOWED)
PEOPLE_AT_ONCE: Final = 20
"""So many people are written to in one transaction: moves wait no longer than for that."""
notices = schema.notices.c


class Composed(NamedTuple):
    """What was done."""

    letters: int
    dropped: int
    """Notices that are not told because too many are due."""
    more: bool
    """Whether other people's notices are due as well."""


def compose(connection: Connection, now: str, is_looking: Callable[[int], bool]) -> Composed:
    """Write the letters that are due now."""
    dropped = drop_least_urgent(connection, now)
    due = (notices.state == WAITING) & (notices.due <= now)
    users = connection.execute(select(notices.user_id).where(due).distinct().limit(PEOPLE_AT_ONCE + 1)).scalars().all()
    letters = sum(compose_for(connection, user, now, is_looking=is_looking(user)) for user in users[:PEOPLE_AT_ONCE])
    return Composed(letters, dropped, len(users) > PEOPLE_AT_ONCE)


def drop_least_urgent(connection: Connection, now: str) -> int:
    """When the outbox is full, let go of what can be read in the page as well; returns how much that was."""
    if count_waiting(connection, now)["notices"] <= MOST_DUE:
        return 0
    due = (notices.state == WAITING) & (notices.due <= now)
    change = update(schema.notices).where(due, notices.event.in_(LEAST_URGENT)).values(state=TOLD)
    return connection.execute(change).rowcount


def compose_for(connection: Connection, user: int, now: str, *, is_looking: bool) -> int:
    """Write the letters of one person; returns how many. What is not told now is due again later, or never."""
    moment, wishes = moment_of(now), read_wishes(connection, user)
    due = (notices.user_id == user) & (notices.state == WAITING) & (notices.due <= now)
    rows = connection.execute(select(schema.notices).where(due).order_by(notices.id)).all()
    channels = [channel for channel in read_channels(connection, user) if channel.is_used()]
    person = Person(wishes, is_looking, last_letter(connection, user))
    told: list[Row[Any]] = []
    for row in rows:
        verdict = judge_notice(person, row.event, row.table_id, moment, moment_of(row.created))
        if verdict.is_told:
            told.append(row)
        elif verdict.again:
            set_state(connection, [row.id], due=text_of(verdict.again))
        else:
            set_state(connection, [row.id], state=TOLD)
    letters = sum(write_about(connection, channel, wishes, told, now) for channel in channels)
    set_state(connection, [row.id for row in told], state=TOLD, **({"told": now} if letters else {}))
    return letters


def write_about(connection: Connection, channel: Channel, wishes: Wishes, told: Sequence[Row[Any]], now: str) -> bool:
    """Write the letter of one channel, if it tells any of this."""
    wanted = [row for row in told if row.event in wishes.events[channel.kind]]
    chosen = newest(wanted)
    subjects = read_subjects(connection, channel.user, chosen)
    items = [item_of(connection, row, subjects[row.id]) for row in chosen if row.id in subjects]
    if items:
        write_letter(connection, channel, f"n{items[0].notice}", now, items)
    return bool(items)


def newest(rows: Iterable[Row[Any]]) -> list[Row[Any]]:
    """Of each event at each table the last one: a digest tells of a table's turn once."""
    found = {(row.event, row.table_id): row for row in rows}
    return sorted(found.values(), key=lambda row: row.id)


def item_of(connection: Connection, row: Row[Any], subject: Subject) -> Item:
    """What a letter says about a notice: at a table also who plays there, and how much time there is."""
    tables, seats = schema.tables.c, schema.seats.c
    others: tuple[str, ...] = ()
    deadline = None
    if row.event in OF_TABLES:
        is_other = (seats.user_id != row.user_id) & (seats.kind == "human")
        query = select(seats.name).where(seats.table_id == row.table_id, is_other)
        others = tuple(name for name in connection.execute(query.order_by(seats.seat)).scalars() if name)
    if row.event in WAITS:
        deadline = connection.execute(select(tables.deadline).where(tables.id == row.table_id)).scalar()
    return Item(row.id, row.event, row.table_id, row.turn, subject.game, others, deadline or "", subject)


def set_state(connection: Connection, numbers: Sequence[int], **values: str) -> None:
    """Change some notices."""
    if numbers:
        connection.execute(update(schema.notices).where(notices.id.in_(numbers)).values(**values))


def last_letter(connection: Connection, user: int) -> int:
    """When the last letter was written to somebody; 0 for never."""
    found = connection.execute(select(func.max(notices.told)).where(notices.user_id == user)).scalar()
    return 0 if found is None else moment_of(found)


def count_waiting(connection: Connection, now: str) -> dict[str, int]:
    """How many notices are due, and how many letters are on their way."""
    due = select(func.count()).select_from(schema.notices).where(notices.state == WAITING, notices.due <= now)
    letters = select(func.count()).select_from(schema.letters)
    counted = {"notices": connection.execute(due).scalar(), "letters": connection.execute(letters).scalar()}
    return {kind: number or 0 for kind, number in counted.items()}


def is_due(connection: Connection, now: str) -> bool:
    """Whether anything is to be told now."""
    due = select(notices.id).where(notices.state == WAITING, notices.due <= now)
    return connection.execute(due.limit(1)).first() is not None
