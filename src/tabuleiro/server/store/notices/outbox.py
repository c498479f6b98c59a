"""The outbox: notices are stored in the transaction of the change that they tell of (a transactional outbox).

So nothing is told that did not happen, and nothing that happened is forgotten, whatever is killed in between. A notice
is `waiting` until it is `told`, or `over` because what it tells of has been settled before; `done` is both.
"""

from typing import Final

from sqlalchemy import Connection, bindparam, case, insert, select, update

from tabuleiro.server.store import schema
from tabuleiro.server.table.clocks.days_off import text_of
from tabuleiro.server.table.notices.notice import Notice, Tidings

WAITING: Final = "waiting"
TOLD: Final = "told"
OVER: Final = "over"
DONE: Final = "done"
columns = schema.notices.c
KNOWN: Final = select(columns.id, columns.state).where(
    columns.user_id == bindparam("user"),
    columns.event == bindparam("event"),
    columns.table_id == bindparam("about"),
    columns.turn == bindparam("turn"),
)
SETTLE: Final = (
    update(schema.notices)
    .where(
        columns.user_id == bindparam("user"),
        columns.table_id == bindparam("about"),
        columns.event.in_(bindparam("events", expanding=True)),
        columns.turn <= bindparam("last"),
        columns.state.in_([WAITING, TOLD]),
    )
    .values(state=case((columns.state == WAITING, OVER), else_=DONE))
)


def write_tidings(connection: Connection, about: str, time: str, tidings: Tidings) -> list[Notice]:
    """Settle what a change settles, then store what it brings; returns what was not known before."""
    for user, events, last in tidings.settled:
        connection.execute(SETTLE, {"user": user, "about": about, "events": events, "last": last})
    return [notice for notice in tidings.notices if write_notice(connection, notice, time)]


def write_notice(connection: Connection, notice: Notice, time: str) -> bool:
    """Store a notice; one that was told is not told again, one that waits or was settled untold is due anew."""
    user, event, about, turn, due = notice
    key = {"user": user, "event": event, "about": about, "turn": turn}
    known = connection.execute(KNOWN, key).first()
    if known is None:
        row = {"user_id": user, "event": event, "table_id": about, "turn": turn, "due": text_of(due)}
        connection.execute(insert(schema.notices), [{**row, "state": WAITING, "created": time}])
        return True
    if known.state in {WAITING, OVER}:
        change = update(schema.notices).where(columns.id == known.id)
        connection.execute(change.values(state=WAITING, due=text_of(due)))
    return False
