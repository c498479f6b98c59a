"""Results are read from logs: who came where, who left, what is too short; a ledger made anew from them is the same."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from server.small_world import HandClock, first_choice_bots
from tabuleiro.core.registry import find_game
from tabuleiro.server.ratings import ledger
from tabuleiro.server.ratings.counting import Counting
from tabuleiro.server.ratings.result import COUNTS, NOBODY, SHORT, UNRATED, TableResult
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store
from tabuleiro.server.table import moves, standins
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.clocks.rule import PRESETS
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.log_entry import CHAT
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning, bot_seat
from tabuleiro.server.table.table import Request, Table

ANA, BIA = 1, 2
PEOPLE = [Seat("human", "Ana", ANA), Seat("human", "Bia", BIA)]


class Club:
    """A store, tables on it, and people who play at random."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(open_database(f"sqlite:///{folder}/t.db"))
        self.dice = random.Random(2)
        self.clock = HandClock()
        self.tables = LiveTables(self.store, self.clock, self.dice.randrange, first_choice_bots(), 60)
        self.counting = Counting(self.store, self.clock)

    async def sit(
        self, seats: list[Seat], *, rated: bool = True, spectators: str = "open", delay_minutes: int = 0
    ) -> Table:
        """A new table of the toy game, with clocks."""
        game = find_game("toy")
        options = {option.name: option.default for option in game.options}
        agreement = Agreement("toy", game.version, game.components, len(seats), options, "public", settle=True)
        timed = agreement._replace(clock=PRESETS["live-usual"].encode(), late="bot", rated=rated)
        timed = timed._replace(spectators=spectators, delay_minutes=delay_minutes)
        return await self.tables.create(Beginning(ANA, timed, seats))

    async def play(self, table: Table, most: int = 10_000) -> None:
        """Let people play at random, so many decisions at most."""
        for step in range(most):
            if table.snapshot.status() != "running":
                return
            state = table.snapshot.playing().state
            actor = state.to_act()
            if table.snapshot.seats[actor].bot():
                await moves.play_bot(table, table.snapshot.head, actor, self.dice.choice(state.legal()))
                continue
            request = Request(table.snapshot.seats[actor].user, f"n{step} {table.snapshot.seq}", table.snapshot.head)
            await moves.play(table, request, seat=actor, action=self.dice.choice(state.legal()))

    def result(self, table: Table) -> TableResult:
        found = self.store.read_now(lambda db: ledger.read_result(db, table.snapshot.table))
        assert found is not None
        return found


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    club = Club(tmp_path)
    yield club
    club.store.close()


def rows(connection: Connection) -> list[list[str]]:
    """Everything that the ledger says, in an order of its own."""
    tables = (schema.counted_tables, schema.results, schema.ratings)
    return [sorted(str(tuple(row)) for row in connection.execute(select(table))) for table in tables]


def test_a_finished_game_gives_places_by_the_win_and_counts_once_it_was_long_enough(club: Club) -> None:
    async def story() -> None:
        table = await club.sit(PEOPLE)
        assert club.store.read_now(lambda db: ledger.read_result(db, table.snapshot.table)) is None, "it goes on"
        await club.play(table)
        result = club.result(table)
        assert result.verdict in {COUNTS, SHORT}
        assert [seat.user for seat in result.seats] == [ANA, BIA]
        best = max(result.seats, key=lambda seat: (seat.share, seat.points))
        assert best.place == 1
        assert not any(seat.is_left or seat.is_late for seat in result.seats)
        unrated = await club.sit(PEOPLE, rated=False)
        await club.play(unrated)
        assert club.result(unrated).verdict == UNRATED

    asyncio.run(story())


def test_whoever_resigns_comes_last_whatever_the_bot_makes_of_it(club: Club) -> None:
    async def story() -> None:
        for leaver, other in ((0, 1), (1, 0)):
            table = await club.sit(PEOPLE)
            await club.play(table, most=2)
            head = table.snapshot.head
            await standins.resign(table, Request(PEOPLE[leaver].user, "bye", head), seat=leaver)
            await club.play(table)
            result = club.result(table)
            assert (result.seats[leaver].place, result.seats[other].place) == (2, 1)
            assert (result.seats[leaver].is_left, result.seats[other].is_left) == (True, False)

    asyncio.run(story())


def test_tables_that_tell_nothing_about_anybody_have_no_result(club: Club) -> None:
    async def story() -> None:
        both = await club.sit([PEOPLE[0], PEOPLE[0]._replace(name="Eva")], rated=False)
        bots = await club.sit([bot_seat("casual"), bot_seat("casual")], rated=False)
        for table in (both, bots):
            await club.play(table)
            assert (club.result(table).verdict, club.result(table).seats) == (NOBODY, ())

    asyncio.run(story())


def test_a_ledger_made_anew_from_the_logs_is_the_one_that_was_kept(club: Club) -> None:
    async def story() -> None:
        played: list[Table] = []
        for number in range(6):
            table = await club.sit(PEOPLE if number % 2 else PEOPLE[::-1], rated=number != 4)
            await club.play(table)
            played.append(table)
            club.clock.at += 5000
        for table in club.dice.sample(played, len(played)):
            await club.counting.count(table.snapshot.table, table.snapshot.position())
        kept = club.store.read_now(rows)
        assert len(kept[0]) == 6
        assert club.store.read_now(ledger.uncounted) == []
        read = await club.store.write(lambda db: list(ledger.rebuild(db)))
        assert read[-1] == (6, 6)
        assert club.store.read_now(rows) == kept

    asyncio.run(story())


def test_a_table_that_cannot_be_read_is_passed_over_listed_and_tried_again(club: Club) -> None:
    async def story() -> None:
        table = await club.sit(PEOPLE)
        await club.play(table)
        name = table.snapshot.table
        first = schema.entries.c.table_id == name, schema.entries.c.seq == 2
        body = club.store.read_now(lambda db: db.execute(select(schema.entries.c.body).where(*first)).scalar())
        broken = schema.entries.update().where(*first).values(body='{"broken": true}')
        await club.store.write(lambda db: db.execute(broken).rowcount)
        await club.counting.count(name, "")
        [(listed, why)] = club.store.read_now(ledger.read_faults)
        assert (listed, "chain" in why) == (name, True)
        assert club.store.read_now(ledger.uncounted)[0][0] == name, "it is tried again"
        mended = schema.entries.update().where(*first).values(body=body)
        await club.store.write(lambda db: db.execute(mended).rowcount)
        await club.counting.count(name, "")
        assert club.store.read_now(ledger.read_faults) == []

    asyncio.run(story())


def test_a_table_that_is_looked_on_late_is_counted_as_late(club: Club) -> None:
    """Its result and the ratings were in profiles and on the ladder while spectators saw the game go on."""

    async def story() -> None:
        club.tables.finished = club.counting.note
        table = await club.sit(PEOPLE, spectators="delay", delay_minutes=5)
        await club.play(table)
        open_table = await club.sit(PEOPLE)
        await club.play(open_table)
        await club.counting.count_due()
        assert await counted_tables(club) == [open_table.snapshot.table]
        club.clock.at += 4 * 60
        async with table.entered():
            said: dict[str, object] = {"name": "Ana", "text": "well played", "salt": 1}
            await table.commit_drafts(table.draft(Request(ANA), CHAT, said))
        await club.counting.count_due()
        assert len(await counted_tables(club)) == 1
        [(name, moment)] = club.store.read_now(ledger.uncounted)
        assert (name, moment > club.clock.milliseconds()) == (table.snapshot.table, True), "after a restart, too"
        read = await club.store.write(lambda db: list(ledger.rebuild(db, club.clock.milliseconds())))
        assert len(read) == 1, "nor does a ledger made anew tell it sooner"
        club.clock.at += 60
        await club.counting.count_due()
        assert len(await counted_tables(club)) == 2, "what was said meanwhile puts nothing off"

    asyncio.run(story())


async def counted_tables(club: Club) -> list[str]:
    query = select(schema.counted_tables.c.table_id)
    return list(await club.store.read(lambda db: db.execute(query).scalars().all()))
