"""A club without network and real time: tournaments of the toy game on a real database, played by chance."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy import Table as SqlTable

from server.small_world import FirstChoice, HandClock, Watcher
from tabuleiro.arena.rounds.contest import Fill, Kind
from tabuleiro.server.errors import StoreError
from tabuleiro.server.people.identity import add_guest
from tabuleiro.server.people.vacations import Vacation, add_vacation
from tabuleiro.server.store.checksums import SEALED
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.queries import read_bot_turns, read_table_names
from tabuleiro.server.store.store import Store
from tabuleiro.server.table import moves
from tabuleiro.server.table.bots.bot_turns import BotTurns
from tabuleiro.server.table.clocks.commands import go_away
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.rule import DAY, PRESETS
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.table import Request, Table
from tabuleiro.server.tournaments import commands
from tabuleiro.server.tournaments.director import Director
from tabuleiro.server.tournaments.log import TournamentDraft
from tabuleiro.server.tournaments.setting import TournamentSetting
from tabuleiro.server.tournaments.storage import read_list, read_tournament
from tabuleiro.server.tournaments.telling import read_whole
from tabuleiro.server.tournaments.tournament import Tournament

T = TypeVar("T")
ORGANISER = 999
"""Somebody who does not play."""


class Killed(StoreError):
    """The server is gone."""


class DyingStore(Store):
    """A store that dies after some writes, either before the last of them is written or right after it."""

    lives = -1
    is_written = False

    async def write(self, work: Callable[[Connection], T], tables: Sequence[SqlTable] = SEALED) -> T:
        if self.lives == 0 and not self.is_written:
            raise Killed("killed before the commit")
        value = await super().write(work, tables)
        if self.lives == 0:
            raise Killed("killed after the commit")
        self.lives -= 1
        return value


class Club:
    """Everything that a server holds, as far as tournaments need it. `restart` is what is left after a kill."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.clock = HandClock()
        self.dice = random.Random(7)
        self.there: dict[int, Watcher] = {}
        """The people who sit at their screens; the others never come."""
        self.resting: dict[int, int] = {}
        """Until when those who are on vacation play nothing."""
        self.begin()

    def begin(self) -> None:
        self.store = DyingStore(open_database(self.database))
        bots = BotTurns(FirstChoice(self.clock), self.clock, is_free=False)
        self.tables = LiveTables(self.store, self.clock, self.dice.randrange, bots, gone_seconds=60)
        self.director = Director(self.store, self.tables, self.clock)
        self.tables.directed = self.director.note_table

    async def restart(self, tournament: str) -> None:
        """Begin anew from the database alone, as a server does that was killed."""
        await self.tables.close()
        self.store.close()
        self.begin()
        await self.tables.wake_bots(await self.store.read(lambda db: read_bot_turns(db, alone=False)))
        self.director.wake(tournament)

    async def close(self) -> None:
        await self.tables.close()
        self.store.close()

    async def people(self, count: int, *, there: bool = True) -> list[int]:
        """So many people, who are there or will never come."""
        users = []
        for number in range(count):
            add = partial(add_guest, name=f"Player {number}", language="en", now=self.clock.now())
            users.append((await self.store.write(add)).id)
            if there:
                self.there[users[-1]] = Watcher(users[-1])
        return users

    async def open(
        self,
        kind: Kind = "swiss",
        seats: int = 3,
        rounds: int = 3,
        users: Collection[int] = (),
        bots: Collection[str] = (),
        fill: Fill = "bye",
        clock: str = "live-usual",
        **about: Any,  # noqa: ANN401 - fields of the setting
    ) -> str:
        """A tournament that begins in an hour, and whoever enters it."""
        rule = PRESETS[clock]
        starts = moment_of(self.clock.now()) + 3_600_000
        timed = (rule.encode(), "bot", False, starts, False, 0, "seed")
        setting = TournamentSetting("toy", {}, kind, seats, rounds, 1, "places", fill, *timed)._replace(**about)
        made = await self.director.create(commands.create(ORGANISER, "Cup", setting, list(bots), is_draft=False))
        for user in users:
            await self.join(made.id, user)
        return made.id

    async def join(self, name: str, user: int, rating: int = 1500) -> None:
        await self.director.change(name, lambda found: commands.join(found, user, rating, is_guest=False))

    async def change(self, name: str, command: Callable[[Tournament], list[TournamentDraft]]) -> None:
        await self.director.change(name, command)

    async def read(self, name: str) -> Tournament:
        return await self.store.read(lambda db: read_tournament(db, name))

    async def told(self, name: str, user: int = 0) -> dict[str, Any]:
        return await self.store.read(lambda db: read_whole(db, name, user, self.clock.now()))

    async def listed(self, user: int = 0, state: str = "") -> list[Tournament]:
        return await self.store.read(lambda db: read_list(db, state, 0, user, self.clock.now()))

    def pass_time(self, seconds: float) -> None:
        self.clock.at += seconds

    async def settle(self) -> None:
        """Let the director do what is due, and bots play until people must."""
        while True:
            await self.director.look()
            acting = list(self.tables.bots._acting.values())
            if not acting and not self.is_due():
                return
            await asyncio.gather(*acting, return_exceptions=True)
            await asyncio.sleep(0)

    def is_due(self) -> bool:
        now = moment_of(self.clock.now())
        return any(moment <= now for moment in self.director.dates.of_table.values())

    async def play(self, name: str, until: Callable[[Tournament], bool] = Tournament.is_over) -> Tournament:
        """Play on until something is so: whoever is there plays at random, and if nobody can, time goes by."""
        for _ in range(5000):
            await self.judge()
            await self.settle()
            tournament = await self.read(name)
            if until(tournament):
                return tournament
            if not await self.play_people(tournament):
                self.skip()
        raise AssertionError("the tournament does not end")

    async def play_people(self, tournament: Tournament) -> bool:
        """Everybody who is there and must decide plays one action."""
        stage, played = tournament.stage(), False
        for name in () if stage is None else stage.tables:
            table = await self.tables.find(name) if name else None
            if table is None or table.snapshot.status() != "running":
                continue
            for user in {seat.user for seat in table.snapshot.seats} & set(self.there):
                if not table.is_connected(user):
                    table.subscribe(self.there[user])
            played |= await self.play_one(table)
        return played

    async def play_one(self, table: Table) -> bool:
        """Whoever must decide does, if they are there."""
        snapshot = table.snapshot
        seat = snapshot.actor()
        if seat is None or seat < 0 or snapshot.bot_to_act() or snapshot.seats[seat].user not in self.there:
            return False
        if self.resting.get(snapshot.seats[seat].user, 0) > moment_of(self.clock.now()):
            return False
        action = self.dice.choice(snapshot.playing().state.legal())
        await moves.play(table, Request(snapshot.seats[seat].user, "", snapshot.head), seat=seat, action=action)
        return True

    def skip(self) -> None:
        """Let time go by until the next clock runs out, somebody comes back, or the next tournament is due."""
        now = moment_of(self.clock.now())
        back = [ends for ends in self.resting.values() if ends > now]
        dates = [*self.tables.deadlines.of_table.values(), *self.director.dates.of_table.values(), *back]
        self.clock.at += max(1.0, (min(dates, default=now) - now) / 1000 + 0.4)

    async def judge(self) -> None:
        await self.tables.judge_late()

    async def go_on_vacation(self, user: int, days: int) -> None:
        """Somebody says that they are away from now on, wherever they play, and is."""
        begins = moment_of(self.clock.now())
        vacation = Vacation(begins, begins + days * DAY)
        await self.store.write(lambda database: add_vacation(database, user, vacation))
        for name in await self.store.read(lambda database: read_table_names(database, user)):
            await go_away(await self.tables.find(name), user, *vacation)
        self.resting[user] = vacation.ends


def run(place: Path | str, story: Callable[[Club], Awaitable[None]]) -> None:
    """Tell a story of a club, in a folder or in a database."""

    async def tell() -> None:
        club = Club(place if isinstance(place, str) else f"sqlite:///{place}/club.db")
        try:
            await story(club)
        finally:
            await club.close()

    asyncio.run(tell())
