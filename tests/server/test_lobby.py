"""The lobby on either database: nobody fills it alone, nothing waits there for ever, and it has pages."""

from sqlalchemy import insert, update

from tabuleiro.server.people.identity import add_guest
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.queries import LISTED, LISTED_OF_HOST, LobbyPage, read_lobby

NOW = "2026-06-02T12:00:00.000Z"


class Nobody:
    """Nobody is there."""

    def is_connected(self, user: int) -> bool:
        return user < 0

    def is_guest(self, user: int) -> bool:
        return user < 0


class Lobby:
    """The lobby of a database with such tables: id, host, state, when they last changed."""

    def __init__(self, database: str, *tables: tuple[str, int, str, str]) -> None:
        self.engine = open_database(database)
        blank = {"game": "luna", "version": 1, "components": "", "visibility": "public", "key": "", "seq": 1, "ply": 0}
        setting = '{"options": {}, "settle": true, "origin": null}'
        with self.engine.connect().execution_options(writes=True) as connection:
            add_guest(connection, "Ana", "en", NOW)
            for table, host, state, updated in tables:
                row = {"id": table, "host": host, "state": state, "updated": updated, "created": updated}
                connection.execute(insert(schema.tables), [blank | row | {"setting": setting, "bot_turn": False}])
            connection.commit()

    def page(self, number: int = 0, state: str = "") -> list[str]:
        with self.engine.connect() as connection:
            found = read_lobby(connection, LobbyPage(state, number, NOW), 0, Nobody())
        self.engine.dispose()
        return [str(table["table"]) for table in found]


def test_one_host_does_not_push_everybody_else_out(database: str) -> None:
    many = [(f"t{n}", 7, "open", f"2026-06-02T11:{n % 60:02}:00.000Z") for n in range(110)]
    listed = Lobby(database, *many, ("other", 8, "open", "2026-06-02T09:00:00.000Z")).page()
    assert "other" in listed
    assert len(listed) == LISTED_OF_HOST + 1


def test_a_host_may_have_tables_of_every_state(database: str) -> None:
    states = ["open", "running", "finished"]
    assert len(Lobby(database, *((state, 7, state, "2026-06-02T11:00:00.000Z") for state in states)).page()) == 3


def test_a_table_that_nobody_has_come_to_in_a_day_is_gone_from_the_lobby(database: str) -> None:
    late, fresh = "2026-06-01T11:59:00.000Z", "2026-06-01T12:01:00.000Z"
    lobby = Lobby(database, ("late", 7, "open", late), ("fresh", 8, "open", fresh), ("played", 9, "finished", late))
    assert lobby.page() == ["fresh", "played"]
    assert lobby.page(state="open") == ["fresh"]


def test_the_lobby_goes_on_on_the_next_page(database: str) -> None:
    many = [(f"t{n}", n, "running", f"2026-06-02T{n // 60:02}:{n % 60:02}:00.000Z") for n in range(LISTED + 30)]
    lobby = Lobby(database, *many)
    first, second, third = (lobby.page(number) for number in range(3))
    assert (len(first), len(second), third) == (LISTED, 30, [])
    assert not set(first) & set(second)
    assert first[0] == f"t{LISTED + 29}"


def test_open_tables_come_first_then_those_whose_clock_runs_out_next(database: str) -> None:
    early, late = "2026-06-02T10:00:00.000Z", "2026-06-02T11:00:00.000Z"
    tables = [
        ("a", 1, "finished", late),
        ("b", 2, "running", early),
        ("c", 3, "running", late),
        ("d", 4, "open", early),
    ]
    lobby = Lobby(database, *tables, ("e", 5, "running", early))
    with lobby.engine.connect().execution_options(writes=True) as connection:
        for table, until in (("b", "2026-06-02T12:30:00.000Z"), ("e", "2026-06-02T12:20:00.000Z")):
            connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(deadline=until))
        connection.commit()
    assert lobby.page() == ["d", "e", "b", "c", "a"]
