"""A world without network, disk or real time: tables of the toy game on a store in memory that can be made to fail."""

import asyncio
import random
from collections.abc import Callable, Collection, Coroutine

from tabuleiro.core.registry import find_game
from tabuleiro.server.errors import StoreError, WriteConflict
from tabuleiro.server.table import moves
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.bots.bot_turns import BotTurns
from tabuleiro.server.table.bots.thinker import Question
from tabuleiro.server.table.clocks.clocks import Away
from tabuleiro.server.table.clocks.days_off import moment_of, text_of
from tabuleiro.server.table.clocks.outages import Outage
from tabuleiro.server.table.clocks.rule import ClockRule, default_late
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.log_entry import ERASABLE, LogEntry, erase
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.storage import Change
from tabuleiro.server.table.table import Request, Table

ANA, BIA, CAIO = 1, 2, 3


class MemoryStore:
    """Keeps logs in lists. `failing` refuses the next writes, `lying` writes them and says that it did not.

    `unreadable` refuses the next readings.
    """

    def __init__(self) -> None:
        self.logs: dict[str, list[LogEntry]] = {}
        self.keys: dict[str, str] = {}
        self.tries: list[str] = []
        """The steps of lessons in which something else was tried."""
        self.failing = 0
        self.lying = 0
        self.unreadable = 0
        self.vacations: list[Away] = []
        self.gate: asyncio.Event | None = None
        """Writes wait for it, if there is one."""

    async def append(self, *changes: Change) -> None:
        if self.gate is not None:
            await self.gate.wait()
        if self.failing:
            self.failing -= 1
            raise StoreError("the disk is full")
        if any(change.entries[0].seq <= len(self.logs.get(change.table, [])) for change in changes):
            raise WriteConflict("such an entry is there already")
        for change in changes:
            log = self.logs.setdefault(change.table, [])
            assert change.entries[0].seq == len(log) + 1, "entries are numbered without gaps"
            log.extend(change.entries)
            self.keys.setdefault(change.table, change.key)
        if self.lying:
            self.lying -= 1
            raise StoreError("the connection broke after the commit")

    async def erase(self, table: str, wanted: Callable[[LogEntry], bool]) -> list[LogEntry]:
        log = self.logs[table]
        chains = ["", *(entry.chain for entry in log)]
        erased = [erase(chains[entry.seq - 1], entry) for entry in log if entry.kind in ERASABLE and wanted(entry)]
        for entry in erased:
            log[entry.seq - 1] = entry
        return erased

    async def count_try(self, game: str, step: str) -> None:
        self.tries.append(f"{game}/{step}")

    async def remove(self, table: str) -> None:
        del self.logs[table], self.keys[table]

    async def is_in_play(self, position: str, but: str, opening: int) -> bool:  # noqa: ARG002 - one world is small
        others = [name for name in self.logs if name != but]
        return any(entry.position == position for name in others for entry in self.logs[name])

    async def away(self, users: Collection[int], now: str) -> list[Away]:
        return [one for one in self.vacations if one.user in users and one.ends > moment_of(now)]

    async def entries(self, table: str, after: int = 0) -> list[LogEntry]:
        if self.unreadable:
            self.unreadable -= 1
            raise StoreError("the connection is refused")
        return self.logs[table][after:]

    async def load(self, table: str) -> Snapshot | None:
        if self.unreadable:
            self.unreadable -= 1
            raise StoreError("the connection is refused")
        if table not in self.logs:
            return None
        snapshot = Snapshot(table, self.keys[table])
        for entry in self.logs[table]:
            snapshot.read(entry)
        return snapshot


BEGAN = moment_of("2026-01-01T00:00:00.000Z")
"""When a world begins."""


class HandClock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.at = 0.0

    def now(self) -> str:
        return text_of(self.milliseconds())

    def milliseconds(self) -> int:
        return BEGAN + round(self.at * 1000)

    def seconds(self) -> float:
        return self.at


class FirstChoice:
    """A thinker that always takes the first legal action, or fails to answer; it thinks for some seconds."""

    def __init__(self, clock: HandClock | None = None) -> None:
        self.clock = clock or HandClock()
        self.is_mute = False
        self.takes = 0.0
        self.told: list[tuple[tuple[int, int], float]] = []
        """In which turn it was asked, and what that had taken so far."""

    async def choose(self, question: Question) -> str | None:
        game = find_game(question.agreement.game)
        state = question.playthrough.state
        self.told.append((state.whose_turn(), question.spent))
        self.clock.at += self.takes
        return None if self.is_mute else game.format(state.legal()[0])


def first_choice_bots() -> BotTurns:
    """Bots that take the first legal action."""
    return BotTurns(FirstChoice(), HandClock(), is_free=True)


class Watcher:
    """Somebody who watches and keeps what was sent."""

    def __init__(self, user: int) -> None:
        self.user = user
        self.heard: list[str] = []

    def send(self, text: str) -> None:
        self.heard.append(text)


class World:
    """Tables, and everything around them."""

    def __init__(self, seed: int = 1) -> None:
        self.store = MemoryStore()
        self.clock = HandClock()
        self.thinker = FirstChoice(self.clock)
        self.bots = BotTurns(self.thinker, self.clock, is_free=False)
        self.outages: list[Outage] = []
        self.tables = LiveTables(
            self.store,
            self.clock,
            random.Random(seed).randrange,
            self.bots,
            gone_seconds=60,
            outages=self.known_outages,
        )

    async def known_outages(self) -> list[Outage]:
        """When the server was away."""
        return self.outages

    async def table(
        self, *users: int, game: str = "toy", settle: bool = True, rule: ClockRule | None = None, late: str = ""
    ) -> Table:
        """A running table; a user's number per seat, 0 for a bot."""
        return await new_table(self.tables, *users, game=game, settle=settle, rule=rule, late=late)


async def new_table(
    tables: LiveTables,
    *users: int,
    game: str = "toy",
    settle: bool = True,
    rule: ClockRule | None = None,
    late: str = "",
    visibility: str = "public",
) -> Table:
    """A running table; a user's number per seat, 0 for a bot."""
    known = find_game(game)
    options = {option.name: option.default for option in known.options}
    agreement = Agreement(game, known.version, known.components, len(users), options, visibility, settle)
    if rule is not None:
        agreement = agreement._replace(clock=rule.encode(), late=late or default_late(rule))
    seats = [Seat("human", f"User {user}", user) if user else Seat("bot", level="random") for user in users]
    return await tables.create(Beginning(max(users), agreement, seats))


def run(story: Coroutine[object, object, None]) -> None:
    asyncio.run(story)


def now(table: Table, user: int, nonce: str = "") -> Request:
    """A request about the table as it stands."""
    return Request(user, nonce, table.snapshot.head)


async def play_one(table: Table, dice: random.Random, nonce: str = "") -> None:
    """Whoever must act takes a random legal action."""
    state = table.snapshot.playing().state
    seat = state.to_act()
    action = dice.choice(state.legal())
    await moves.play(table, now(table, table.snapshot.seats[seat].user, nonce), seat=seat, action=action)
