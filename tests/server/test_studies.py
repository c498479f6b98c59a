"""What finished tables say together: the explorer's counts, and statistics that equal those of the terminal."""

import asyncio
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, delete, select

from server.people import Person
from server.small_world import HandClock, first_choice_bots
from tabuleiro.cli.study.statistics import of_player
from tabuleiro.core.registry import find_game
from tabuleiro.learn.analysis.kept_try import PUZZLE, KeptTry
from tabuleiro.learn.explorer.explore import Question, explore
from tabuleiro.learn.explorer.folder import read_folder
from tabuleiro.learn.statistics.shape import StatisticsShape
from tabuleiro.learn.statistics.statistics import reckon_all
from tabuleiro.server.analyses.studies import Studies
from tabuleiro.server.answers.replay import record_of
from tabuleiro.server.ratings.counting import Counting
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.learning.studies import clear_statistics
from tabuleiro.server.store.learning.tries import read_tries, write_try
from tabuleiro.server.store.store import Store
from tabuleiro.server.table import moves
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.table import Request

ANA, BIA = 1, 2
GAMES = 30
NOW = "2030-01-01T00:00:00.000Z"
T = TypeVar("T")


class Here:
    """Does in this process what workers do in others."""

    async def run(self, function: Callable[..., T], *arguments: object, seconds: float, owner: object = None) -> T:
        assert seconds > 0, owner
        return function(*arguments)

    def close(self) -> None:
        pass


class Club:
    """Ana and Bia have played thirty games of Acorns, and the records lie in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = Store(open_database(f"sqlite:///{folder}/t.db"))
        self.studies = Studies(Here(), self.store)

    async def play(self) -> None:
        dice = random.Random(8)
        tables = LiveTables(self.store, HandClock(), dice.randrange, first_choice_bots(), 60)
        game, counting = find_game("toy"), Counting(self.store, HandClock())
        for number in range(GAMES):
            seats = [Seat("human", "Ana", ANA), Seat("human", "Bia", BIA)]
            agreement = Agreement("toy", game.version, game.components, 2, {"deck": "short"}, "public", settle=True)
            table = await tables.create(Beginning(ANA, agreement, seats[:: 1 if number % 2 else -1]))
            while table.snapshot.status() == "running":
                state = table.snapshot.playing().state
                user = table.snapshot.seats[state.to_act()].user
                request = Request(user, f"n{table.snapshot.seq}", table.snapshot.head)
                await moves.play(table, request, seat=state.to_act(), action=dice.choice(state.legal()))
            await counting.count(table.snapshot.table, "")
            name = f"{table.snapshot.table}.tab"
            (self.folder / name).write_text(record_of(table.snapshot, table.snapshot.playing()), encoding="utf-8")

    async def settle(self) -> tuple[StatisticsShape, int]:
        """Ana's statistics once everything was read, and how much was to be read at first."""
        _, waiting = await self.studies.own_games(ANA)
        games, left = await self.studies.own_games(ANA)
        while left:
            await asyncio.sleep(0)
            games, left = await self.studies.own_games(ANA)
        told = reckon_all(games)
        return told[0], waiting


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    club = Club(tmp_path_factory.mktemp("club"))
    asyncio.run(club.play())
    yield club
    club.store.close()


def test_statistics_equal_those_that_the_terminal_reckons_from_the_records(club: Club) -> None:
    told, waiting = asyncio.run(club.settle())
    assert waiting == GAMES
    own = [game for one in read_folder(club.folder, 1, lambda *_: None) if (game := of_player(one, "Ana")) is not None]
    (reckoned,) = reckon_all(own)
    assert (told["games"], len(own)) == (GAMES, GAMES)
    left = {"course", "choices"}
    assert {name: value for name, value in told.items() if name not in left} == {
        name: value for name, value in reckoned.items() if name not in left
    }
    by_facet = lambda one: (one["facet"], one["value"])  # noqa: E731 - the order of equally usual ones is that of the games
    assert sorted(told["choices"], key=by_facet) == sorted(reckoned["choices"], key=by_facet)
    places = {Path(one["table"]).stem: (one["place"], one["points"], one["share"]) for one in reckoned["course"]}
    assert {one["table"]: (one["place"], one["points"], one["share"]) for one in told["course"]} == places


def test_the_explorer_counts_public_tables_and_forgets_one_that_is_gone(club: Club) -> None:
    async def counted() -> tuple[int, int]:
        book, waiting = await club.studies.book("toy")
        while waiting:
            await asyncio.sleep(0)
            book, waiting = await club.studies.book("toy")
        told = explore([book], Question())
        takes = told["facets"][0]["values"]
        assert all(not one["is_record"] for value in takes for one in value["examples"])
        return told["games"], sum(value["games"] for value in takes)

    assert asyncio.run(counted()) == (GAMES, 2 * GAMES)
    hidden = club.store.read_now(lambda db: db.execute(select(schema.tables.c.id)).scalars().first())
    change = schema.tables.update().where(schema.tables.c.id == hidden)
    asyncio.run(club.store.write(lambda db: db.execute(change.values(visibility="private"))))
    assert asyncio.run(counted()) == (GAMES - 1, 2 * GAMES - 2)
    asyncio.run(club.store.write(lambda db: db.execute(change.values(visibility="public"))))


def test_statistics_that_were_cleared_are_empty_and_nobody_else_s_are_touched(club: Club) -> None:
    def prepare(connection: Connection) -> None:
        for user in (ANA, BIA):
            known = {"name": "N", "language": "en", "preferences": "{}", "created": NOW}
            connection.execute(schema.users.insert().values(id=user, **known))
            write_try(connection, KeptTry(user, "x", "best", 0, 0, NOW, PUZZLE))

    asyncio.run(club.store.write(prepare))
    asyncio.run(club.store.write(lambda db: clear_statistics(db, ANA, NOW)))
    assert asyncio.run(club.studies.own_games(ANA))[0] == []
    assert len(asyncio.run(club.studies.own_games(BIA))[0]) == GAMES
    for user, kind in ((ANA, "cleared"), (BIA, PUZZLE)):
        assert [one["kind"] for one in club.store.read_now(partial(read_tries, user=user))] == [kind]
    asyncio.run(club.store.write(lambda db: db.execute(delete(schema.tries))))


def test_only_i_see_and_clear_my_statistics(ana: Person, bia: Person, visitor: Person) -> None:
    path = f"/people/{ana.id}/statistics"
    assert ana.get(path).json()["games"] == []
    assert bia.get(path).status_code == 403
    assert visitor.get(path).status_code == 401
    assert bia.http.delete(f"/api{path}").status_code == 403
    assert ana.http.delete(f"/api{path}").json() == {"done": True}


def test_everybody_may_explore_and_open_an_example(visitor: Person, ana: Person) -> None:
    told = visitor.get("/explorer/luna").json()
    assert told["games"] >= 200
    example = next(one["examples"][0] for facet in told["facets"] for one in facet["values"] if one["examples"])
    record = visitor.get(f"/explorer/luna/records/{example['name']}").json()["record"]
    assert ana.post("/records", record=record).status_code == 201
    assert visitor.get("/explorer/luna", seats="9").json()["code"] == "unknown"
    assert visitor.get("/explorer/nothing").json()["code"] == "unknown"
    assert visitor.get("/explorer/luna/records/999").json()["code"] == "unknown"


def test_a_puzzle_and_a_game_that_is_over_have_a_card(visitor: Person, ana: Person) -> None:
    puzzle = visitor.get("/puzzles/daily", game="luna").json()["puzzle"]
    card = visitor.get(f"/puzzles/{puzzle}/card/pt-BR")
    assert (card.status_code, card.headers["content-type"]) == (200, "image/svg+xml")
    assert "Desafio" in card.text
    record = visitor.get("/explorer/luna/records/0").json()["record"]
    table = ana.post("/records", record=record).json()["table"]
    assert "points" in ana.get(f"/tables/{table}/card/en").text
    assert "strong" not in ana.get(f"/tables/{table}/card/en", names="false").text
    running = ana.create("luna", "me", "novice")["table"]
    assert ana.get(f"/tables/{running}/card/en").json()["code"] == "not_started"
