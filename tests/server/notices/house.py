"""A house with people, tables and a courier: the real store on a real file, time that is moved by hand."""

import random
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import Connection, select

from server.small_world import FirstChoice, HandClock, play_one
from tabuleiro.core.registry import find_game
from tabuleiro.server.notices.attention import FIRST_SECONDS, Attention
from tabuleiro.server.notices.carrier import Carrier, Outcome, Words
from tabuleiro.server.notices.channels import Channel, put_channel, read_told
from tabuleiro.server.notices.courier import Courier
from tabuleiro.server.people.identity import add_guest
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.store import Store
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.bots.bot_turns import BotTurns
from tabuleiro.server.table.clocks.rule import ClockRule
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.notices.notice import WAITS
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.table import Table

ORIGIN = "https://play.example.org"
KEY = "a key of a test"


class Pigeon:
    """A carrier that brings everything, or does as it is told."""

    def __init__(self) -> None:
        self.brought: list[tuple[Channel, Words]] = []
        self.outcome = Outcome.ARRIVED

    async def carry(self, channel: Channel, words: Words) -> Outcome:
        if self.outcome is Outcome.ARRIVED:
            self.brought.append((channel, words))
        return self.outcome


class House:
    """People with numbers from 1, tables of the toy game, and whoever carries letters."""

    def __init__(self, folder: Path, people: int = 2, carriers: Mapping[str, Carrier] | None = None) -> None:
        self.clock = HandClock()
        self.store = Store(open_database(f"sqlite:///{folder}/house.db"))
        bots = BotTurns(FirstChoice(), self.clock, is_free=False)
        self.tables = LiveTables(self.store, self.clock, random.Random(1).randrange, bots, 60)
        self.people = people
        self.pigeon = Pigeon()
        self.carriers = carriers or dict.fromkeys(("push", "mail", "webhook", "chat"), self.pigeon)
        self.told: set[int] = set()
        self.store.is_wanted = lambda user, event: event not in WAITS or user in self.told
        self.begin()

    def begin(self) -> None:
        """A courier begins, as after a start of the server."""
        self.attention = Attention(self.clock)
        self.courier = Courier(self.store, self.clock, self.attention, self.carriers, ORIGIN, lambda: KEY)

    async def move_in(self, language: str = "en") -> None:
        """Everybody gets a name."""
        for number in range(1, self.people + 1):
            name = f"Person {number}"
            await self.store.write(lambda db, name=name: add_guest(db, name, language, self.clock.now()))  # type: ignore[misc] # a default binds

    async def reach(self, user: int, kind: str, target: str = "somewhere") -> Channel:
        """Somebody sets a channel up."""
        channel = await self.store.write(lambda database: put_channel(database, user, kind, target))
        self.told = await self.store.read(read_told)
        return channel

    async def table(self, *users: int, rule: ClockRule | None = None) -> Table:
        """A running table of some people."""
        game = find_game("toy")
        options = {option.name: option.default for option in game.options}
        agreement = Agreement("toy", game.version, game.components, len(users), options, "public", settle=True)
        if rule is not None:
            agreement = agreement._replace(clock=rule.encode(), late="turn")
        seats = [Seat("human", f"Person {user}", user) for user in users]
        return await self.tables.create(Beginning(users[0], agreement, seats))

    async def wait(self, seconds: float) -> None:
        """Time passes, and the courier makes a round."""
        self.clock.at += seconds
        await self.courier.make_round()
        await self.courier.finish()

    async def settle_in(self) -> None:
        """The server has run long enough to know who is looking."""
        self.clock.at += FIRST_SECONDS

    async def close(self) -> None:
        await self.courier.close()
        await self.tables.close()
        self.store.close()

    async def states(self, user: int) -> list[tuple[str, str]]:
        """The notices of somebody, each with its state."""

        def read(database: Connection) -> list[tuple[str, str]]:
            columns = schema.notices.c
            query = select(columns.event, columns.state).where(columns.user_id == user).order_by(columns.id)
            return [(row.event, row.state) for row in database.execute(query)]

        return await self.store.read(read)


def decider(table: Table) -> int:
    """Whom a table waits for."""
    return table.snapshot.seats[table.snapshot.moment.decider].user


async def play_turn(table: Table, dice: random.Random) -> None:
    """Whoever must decide does so until somebody else must."""
    user = decider(table)
    while table.snapshot.status() == "running" and decider(table) == user:
        await play_one(table, dice)
