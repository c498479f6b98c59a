"""One worker of a simulated world: its live tables on the common store, which it reaches slowly and not always."""

import asyncio
import random
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from server.cluster.virtual_time import LoopClock
from server.small_world import FirstChoice, MemoryStore
from tabuleiro.server.errors import RequestError, StoreError
from tabuleiro.server.table.bots.bot_turns import BotTurns
from tabuleiro.server.table.bots.thinker import Question
from tabuleiro.server.table.clocks.clocks import Away
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.cluster.elsewhere import Elsewhere
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.log_entry import LogEntry
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.storage import Change

if TYPE_CHECKING:
    from server.cluster.simulation import Simulation

LEASE, SWEEP, PATIENCE = 8.0, 2.0, 2.0
"""Seconds, as the real ones."""


class Disk(MemoryStore):
    """What is stored, and the rows in lists; `is_swapped` is the compare-and-swap, which a fault may leave out."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, dict[str, object]] = {}
        self.leases: dict[str, tuple[int, float]] = {}
        """For every claimed table the worker and until when."""

    def is_free(self, table: str, now: float, worker: int) -> bool:
        """Whether a worker may claim a table."""
        holder, until = self.leases.get(table, (worker, 0.0))
        return holder == worker or until <= now

    async def write(self, worker: int, now: float, changes: Sequence[Change]) -> None:
        """Write changes by compare-and-swap, with the claim that follows from each."""
        await self.append(*changes)
        for change in changes:
            self.note(worker, now, change)

    def note(self, worker: int, now: float, change: Change) -> None:
        """Keep the row of a change, and its claim."""
        self.rows[change.table] = dict(change.row)
        if change.is_claimed:
            self.leases[change.table] = (worker, now + LEASE)
        else:
            self.leases.pop(change.table, None)


class WorkerStore:
    """The way of one worker to the disk: it takes time, breaks now and then, and ends where the worker does."""

    def __init__(self, worker: "Worker") -> None:
        self.worker = worker
        self.disk = worker.world.disk
        self.dice = worker.world.dice

    async def append(self, *changes: Change) -> None:
        await self.travel()
        self.break_down("before")
        await self.disk.write(self.worker.id, self.worker.clock.seconds(), changes)
        self.break_down("after")
        await self.travel()

    async def entries(self, table: str, after: int = 0) -> list[LogEntry]:
        await self.travel()
        found = await self.disk.entries(table, after)
        await self.travel()
        return found

    async def load(self, table: str) -> Snapshot | None:
        await self.travel()
        return await self.disk.load(table)

    async def is_in_play(self, position: str, but: str, opening: int) -> bool:
        return await self.disk.is_in_play(position, but, opening)

    async def away(self, users: Collection[int], now: str) -> list[Away]:
        return await self.disk.away(users, now)

    async def count_try(self, game: str, step: str) -> None:
        await self.disk.count_try(game, step)

    async def remove(self, table: str) -> None:
        await self.disk.remove(table)

    async def erase(self, table: str, wanted: Callable[[LogEntry], bool]) -> list[LogEntry]:
        return await self.disk.erase(table, wanted)

    def break_down(self, moment: str) -> None:
        """Lose the connection now and then."""
        if self.dice.random() < self.worker.world.faults.cut:
            raise StoreError(f"the connection broke {moment} the commit")

    async def travel(self) -> None:
        """Take some time; a frozen worker takes more, and a dead one never arrives."""
        clock = self.worker.clock
        await asyncio.sleep(self.dice.choice([0.0, 0.0, 0.002, 0.02]))
        while self.worker.frozen_until > clock.seconds():  # noqa: ASYNC110 - nothing tells when it thaws
            await asyncio.sleep(self.worker.frozen_until - clock.seconds())
        if self.worker.is_dead:
            raise asyncio.CancelledError


class MemoryClaims:
    """The claims of one worker, kept beside the rows."""

    def __init__(self, worker: "Worker") -> None:
        self.worker = worker
        self.disk = worker.world.disk

    async def take(self, table: str, host: int | None = None) -> bool:  # noqa: ARG002 - one world is small
        await self.worker.store.travel()
        now = self.worker.clock.seconds()
        if not self.disk.is_free(table, now, self.worker.id):
            return False
        self.disk.leases[table] = (self.worker.id, now + LEASE)
        return True

    async def take_due(self, tables: Sequence[str]) -> list[str]:
        return [table for table in tables if await self.take(table)]

    async def drop(self, table: str) -> None:
        if self.disk.leases.get(table, (-1, 0.0))[0] == self.worker.id:
            del self.disk.leases[table]


class SlowBot(FirstChoice):
    """A bot that takes its time, by the virtual clock."""

    def __init__(self, dice: random.Random) -> None:
        super().__init__()
        self.dice = dice

    async def choose(self, question: Question) -> str | None:
        await asyncio.sleep(self.dice.choice([0.0, 0.1, 3.0, 12.0]))
        return await super().choose(question)


class Worker:
    """One process. When it dies, nothing of it happens any more, wherever it stood."""

    def __init__(self, world: "Simulation", number: int) -> None:
        self.world = world
        self.number = number
        """Its place; who dies is replaced there by another, who has another `id`."""
        self.id = world.new_id()
        self.is_dead = False
        self.frozen_until = 0.0
        self.clock = LoopClock(world.dice.uniform(-0.15, 0.15))
        self.store = WorkerStore(self)
        dice = random.Random(world.dice.randrange(10**9))
        bots = BotTurns(SlowBot(dice), self.clock, is_free=True, claims=MemoryClaims(self))
        elsewhere = Elsewhere(self.clock)
        self.tables = LiveTables(self.store, self.clock, dice.randrange, bots, 60, elsewhere=elsewhere)
        self.tables.new_name = world.new_name  # type: ignore[method-assign] # the same names again
        self.tables.committed = lambda table: world.say(self, table.snapshot.table, table.snapshot.seq)
        self.tasks: dict[asyncio.Task[None], None] = {}
        """In the order in which they were begun, so that they end in the same order again."""
        self.begin(self.tables.watch_clocks())
        self.begin(self.look_around())

    def begin(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Do something until it is done, or the worker dies."""
        task = asyncio.create_task(work)
        self.tasks[task] = None
        task.add_done_callback(self._end)
        return task

    def _end(self, task: "asyncio.Task[None]") -> None:
        """Something is done; what it raised must be an answer to somebody."""
        self.tasks.pop(task, None)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, RequestError):
            self.world.problems.append(f"a worker failed: {error!r}")

    def die(self) -> None:
        """Be no more: whatever was about to happen does not."""
        self.is_dead = True
        for task in [*self.tasks, *self.tables.bots._acting.values(), *self.tables._rereading.values()]:
            task.cancel()

    async def hear(self, table: str, seq: int) -> None:
        """A word of another worker: a hint to look."""
        if (live := self.tables.live.get(table)) is not None:
            await quietly(live.catch_up(seq))

    async def look_around(self) -> None:
        """Every two seconds compare what is live here with its row, and find what nobody looks after."""
        while True:
            await asyncio.sleep(SWEEP)
            if self.world.faults.sweeps:
                await self.look()

    async def look(self) -> None:
        """Look once."""
        disk, now = self.world.disk, self.clock.seconds()
        for name in list(self.tables.live):
            if name in disk.logs and len(disk.logs[name]) > self.tables.live[name].snapshot.seq:
                await quietly(self.tables.live[name].catch_up(len(disk.logs[name])))
        for name, row in list(disk.rows.items()):
            is_old = moment_of(str(row["updated"])) < self.clock.milliseconds() - 1000 * PATIENCE
            if row["state"] != "running" or not is_old or not disk.is_free(name, now, self.id):
                continue
            if row["bot_turn"]:
                await quietly(self.wake(name))
            if row["deadline"] and moment_of(str(row["deadline"])) < self.clock.milliseconds():
                self.tables.deadlines.note(name, self.clock.milliseconds() - 1000)

    async def wake(self, name: str) -> None:
        """Let a bot act that nobody lets act."""
        self.tables.bots.wake(await self.tables.find(name))


async def quietly(work: Coroutine[Any, Any, None]) -> None:
    """What cannot be read now is read later."""
    try:
        await work
    except RequestError as error:
        if error.code not in {"busy", "stale"}:
            raise AssertionError(error.code) from error
