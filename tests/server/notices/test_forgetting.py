"""What of notices is forgotten: with a guest who never came back, with a table, and by and by."""

from pathlib import Path

from sqlalchemy import Connection, func, insert, select

from tabuleiro.server.notices.channels import put_channel
from tabuleiro.server.notices.news import forget_old
from tabuleiro.server.notices.wishes import Wishes, write_wishes
from tabuleiro.server.people.identity import add_guest
from tabuleiro.server.people.sessions import sweep
from tabuleiro.server.people.vacations import Vacation, add_vacation
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.erasure import delete_table
from tabuleiro.server.store.notices.outbox import write_tidings
from tabuleiro.server.table.notices.notice import FINISHED, TURN, WAITS, Notice, Settled, Tidings

OLD, NOW = "2020-01-01T00:00:00.000Z", "2026-01-01T00:00:00.000Z"


def count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(schema.notices)).scalar() or 0


def test_a_guest_who_never_came_back_goes_with_channels_wishes_and_vacations(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path}/t.db")
    with engine.connect().execution_options(writes=True) as connection:
        gone, _ = (add_guest(connection, name, "en", OLD) for name in ("Gone", "Newest"))
        put_channel(connection, gone.id, "mail", "gone@example.org")
        write_wishes(connection, gone.id, Wishes())
        add_vacation(connection, gone.id, Vacation(0, 1))
        assert sweep(connection, NOW).guests == 1
        assert connection.execute(select(schema.channels)).first() is None
        connection.commit()
    engine.dispose()


def test_notices_go_after_a_time_but_not_what_waits_and_with_their_table(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path}/t.db")
    with engine.connect().execution_options(writes=True) as connection:
        told = [Notice(1, FINISHED, "a", 1, 0), Notice(1, TURN, "a", 2, 0), Notice(2, FINISHED, "b", 3, 0)]
        assert len(write_tidings(connection, "a", OLD, Tidings(tuple(told)))) == 3
        assert write_tidings(connection, "a", OLD, Tidings(tuple(told))) == [], "told already, or waiting"
        connection.execute(schema.notices.update().values(state="told"))
        write_tidings(connection, "a", OLD, Tidings((Notice(1, TURN, "a", 4, 0),)))
        assert forget_old(connection, NOW) == 3
        assert count(connection) == 1
        connection.execute(insert(schema.notices).values(NEWER))
        delete_table(connection, "a")
        assert count(connection) == 1
        connection.commit()
    engine.dispose()


NEWER = {
    "user_id": 1,
    "event": FINISHED,
    "table_id": "b",
    "turn": 9,
    "due": NOW,
    "state": "told",
    "created": NOW,
}


def test_what_was_settled_untold_is_due_anew_and_what_was_told_is_not(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path}/t.db")
    with engine.connect().execution_options(writes=True) as connection:
        notice, over = Notice(1, TURN, "a", 5, 0), Settled(1, WAITS, 5)

        def state() -> str:
            return str(connection.execute(select(schema.notices.c.state)).scalar())

        write_tidings(connection, "a", OLD, Tidings((notice,)))
        write_tidings(connection, "a", OLD, Tidings((), (over,)))
        assert state() == "over"
        write_tidings(connection, "a", OLD, Tidings((notice._replace(due=1000),)))
        assert state() == "waiting", "an undo has brought the turn back"
        connection.execute(schema.notices.update().values(state="told"))
        write_tidings(connection, "a", OLD, Tidings((), (over,)))
        assert state() == "done"
        write_tidings(connection, "a", OLD, Tidings((notice,)))
        assert state() == "done", "told once is told"
        connection.commit()
    engine.dispose()
