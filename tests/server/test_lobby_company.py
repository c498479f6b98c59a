"""The lobby by company: open tables of people who are about as strong as I am, and who finish what they begin."""

from collections.abc import Callable, Iterator

import pytest
from postgres import Cluster
from sqlalchemy import Connection, insert

from tabuleiro.server.people.identity import add_guest
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.queries import LobbyPage, LobbyWish, read_lobby

NOW = "2026-06-02T12:00:00.000Z"
ME, EQUAL, MASTER, NEWCOMER = 1, 2, 3, 4
Lobby = Callable[[LobbyWish], set[str]]


class Nobody:
    """Nobody is there."""

    def is_connected(self, user: int) -> bool:
        return user < 0

    def is_guest(self, user: int) -> bool:
        return user < 0


def add_table(connection: Connection, name: str, *users: int, state: str = "open", game: str = "luna") -> None:
    """A table at which some people sit."""
    setting = '{"options":{},"origin":null,"seats":3,"settle":true}'
    about = {"id": name, "game": game, "version": 1, "components": "c", "setting": setting, "visibility": "public"}
    dates = {"created": NOW, "updated": NOW}
    row = {**about, **dates, "key": "k", "host": users[0], "state": state, "seq": 1, "ply": 0, "bot_turn": False}
    connection.execute(insert(schema.tables).values(**row))
    for seat, user in enumerate((*users, 0)):
        kind = "human" if user else "open"
        held = {"table_id": name, "seat": seat, "kind": kind, "name": str(user or ""), "user_id": user}
        connection.execute(insert(schema.seats).values(**held, level="", standin="", resigned=False))


def add_rating(connection: Connection, user: int, mu: float, game: str = "luna") -> None:
    counted = {"sigma": 3.0, "low": mu - 6, "games": 20, "social": 9, "met": 5, "last": NOW}
    connection.execute(insert(schema.ratings).values(user_id=user, game=game, mu=mu, **counted))


def add_games(connection: Connection, user: int, *finished: bool) -> None:
    """What has become of somebody's games, the oldest first."""
    blank = {"level": "", "game": "luna", "seats": 2, "place": 1, "share": 1.0, "points": 9, "categories": "{}"}
    for number, is_finished in enumerate(finished):
        about = {"table_id": f"{user}-{number:03}", "finished": f"2026-01-01T{number:05}", "is_left": not is_finished}
        connection.execute(insert(schema.results).values(**blank, **about, seat=0, user_id=user, is_late=False))


def fill(connection: Connection) -> None:
    """Several tables, and people who are more or less strong and reliable."""
    add_table(connection, "equal", EQUAL)
    add_table(connection, "master", MASTER)
    add_table(connection, "both", EQUAL, MASTER)
    add_table(connection, "newcomer", NEWCOMER)
    add_table(connection, "merv", MASTER, game="merv")
    add_table(connection, "running", EQUAL, state="running")
    add_rating(connection, ME, 27.0)
    add_rating(connection, EQUAL, 29.0)
    add_rating(connection, MASTER, 45.0)
    add_games(connection, EQUAL, *[False] * 10, *[True] * 45, *[False] * 5)
    add_games(connection, MASTER, *[True] * 8, False, True)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def lobby(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lobby]:
    """What somebody finds there, on either database."""
    url = f"sqlite:///{tmp_path_factory.mktemp('lobby')}/t.db"
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        url = cluster.new_database("lobby_company")
    engine = open_database(url)
    with engine.connect().execution_options(writes=True) as connection:
        for name in ("Ana", "Bia", "Caio", "Dora"):
            add_guest(connection, name, "en", NOW)
        fill(connection)

        def found(wish: LobbyWish) -> set[str]:
            tables = read_lobby(connection, LobbyPage("", 0, NOW, frozenset(), wish), ME, Nobody())
            return {str(table["table"]) for table in tables}

        yield found
    engine.dispose()


def test_a_rating_window_is_about_everybody_there_and_about_the_game(lobby: Lobby) -> None:
    """60 points lie between my rating and my equal's; nobody has one in Merv, where all are in the middle."""
    assert lobby(LobbyWish(near=60, asker=ME)) == {"equal", "newcomer", "merv"}


def test_a_narrow_window_leaves_out_who_is_a_little_stronger(lobby: Lobby) -> None:
    assert lobby(LobbyWish(near=59, asker=ME)) == {"merv"}


def test_whoever_has_no_rating_is_in_the_middle(lobby: Lobby) -> None:
    assert lobby(LobbyWish(near=100)) == {"newcomer", "merv"}


def test_reliability_counts_the_last_fifty_games_and_nothing_against_newcomers(lobby: Lobby) -> None:
    """The first of my equal's sixty are forgotten: of the last fifty they have finished 90 %, as the master of ten."""
    assert lobby(LobbyWish(reliable=90)) == {"equal", "master", "both", "newcomer", "merv"}


def test_who_leaves_too_often_is_left_out(lobby: Lobby) -> None:
    assert lobby(LobbyWish(reliable=91)) == {"newcomer"}


def test_without_such_a_wish_everything_is_there(lobby: Lobby) -> None:
    assert len(lobby(LobbyWish())) == 6
