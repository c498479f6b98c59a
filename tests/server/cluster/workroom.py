"""Workers of one process on a real PostgreSQL: everything that a worker has but its port and its bots' processes.

Each can be cut at a chosen moment, as a kill would, frozen before a commit, or parted from the database.
"""

import asyncio
import contextlib
import socket
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Connection, select, text

from server.cluster.client import Client
from server.small_world import FirstChoice, new_table
from tabuleiro.server.cluster.database_clock import DatabaseClock
from tabuleiro.server.cluster.joining import new_watch
from tabuleiro.server.config import Config
from tabuleiro.server.context import Context
from tabuleiro.server.sockets.hub import Hub
from tabuleiro.server.store import schema
from tabuleiro.server.store.database import open_database, read_url
from tabuleiro.server.store.store import Store
from tabuleiro.server.table import commands
from tabuleiro.server.table.bots.thinker import NotWanted, Question
from tabuleiro.server.table.clocks.rule import ClockRule
from tabuleiro.server.table.commands import Message
from tabuleiro.server.table.storage import Change

BEFORE, AFTER = "before the commit", "after the commit"
LONG_AGO = "2020-01-01T00:00:00.000Z"
entries = schema.entries.c


class Killed(BaseException):
    """The process is no more: nothing that it was about to do is done."""


class MortalStore(Store):
    """A store of a worker that can be killed or frozen at the commit of a change."""

    cut = ""
    """Where the worker dies."""
    gate: asyncio.Event | None = None
    """A frozen worker goes on when it is set."""

    async def append(self, *changes: Change) -> None:
        if self.cut == BEFORE:
            raise Killed
        if self.gate is not None:
            await self.gate.wait()
        await super().append(*changes)
        if self.cut == AFTER:
            raise Killed


class PatientBot(FirstChoice):
    """A bot that waits in line, and then thinks, until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()
        self.line: asyncio.Event | None = None
        self.gate: asyncio.Event | None = None

    async def choose(self, question: Question) -> str | None:
        self.asked.set()
        if self.line is not None:
            await self.line.wait()
        if not await question.begin():
            raise NotWanted
        if self.gate is not None:
            await self.gate.wait()
        return await super().choose(question)


class Worker:
    """One worker. It hears and tells when it is `joined`; otherwise it looks around when it is asked to."""

    def __init__(
        self, database: str, clock: DatabaseClock | None = None, *, is_served: bool = False, **settings: bool | int
    ) -> None:
        quiet = {"analysis_workers": 0, "hint_workers": 0, "gone_seconds": 0}
        config = Config.model_validate({"database": database, **quiet, **settings})
        self.clock = clock or DatabaseClock()
        self.bot = PatientBot()
        self.store = MortalStore(open_database(database, is_served=is_served))
        self.context = Context(config, self.store, self.bot, self.clock)
        self.tables = self.context.tables
        self.hub = Hub(self.context)
        self.watch = new_watch(self.context, self.hub, self.clock)
        self.bus = self.watch.cluster.bus
        self._tasks: list[asyncio.Future[None]] = []

    def join(self) -> None:
        """Begin to hear, to tell and to look around by itself."""
        self._tasks = [asyncio.ensure_future(work) for work in self.watch.works()]

    async def look(self) -> None:
        """Look around once, and do what follows from it."""
        await self.watch.look()
        while tasks := list(self.watch.cluster._tasks.values()):
            await asyncio.gather(*tasks, return_exceptions=True)

    async def kill(self) -> None:
        """End at once: no claim is given back, nobody is told."""
        self.store.cut = BEFORE
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.watch.cluster.close()
        await self.tables.close()
        self._tasks = []
        self.context.hashing.close()
        self.store.close()

    async def leave(self) -> None:
        """Stop in order."""
        await self.tables.close()
        await self.watch.close()
        await self.kill()

    def page(self, user: int) -> "Page":
        """Somebody's page, connected here."""
        return Page(self, user)


class Page(Client):
    """A page that is connected to one worker."""

    def __init__(self, worker: Worker, user: int) -> None:
        super().__init__(user)
        self.worker = worker

    async def say(self, kind: str, table: str, nonce: str, seq: int = 0, **fields: object) -> int:
        """Send a message; returns what its answer says about how far the table is."""
        message = Message(kind, nonce, table, "", seq, fields, self.worker.clock.milliseconds())
        await commands.answer(self, self.worker.tables, message)
        return self.answers[nonce]

    async def watch(self, table: str) -> None:
        """Watch a table."""
        await self.say("subscribe", table, "s", form="")

    async def play(self, table: str, nonce: str) -> int:
        """Take the first legal action, as this worker knows the table."""
        snapshot = (await self.worker.tables.find(table)).snapshot
        state = snapshot.playing().state
        move = {"seat": state.to_act(), "action": state.legal()[0]}
        return await self.say("play", table, nonce, snapshot.head, **move)

    async def sees(self, table: str, seq: int, seconds: float = 10) -> bool:
        """Whether the page is shown a change before long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.shown.get(table, 0) < seq:  # noqa: ASYNC110 - a page is not told that it was told
                    await asyncio.sleep(0.01)
        return self.shown.get(table, 0) >= seq


@asynccontextmanager
async def workers(*databases: str | Worker, joined: bool = False) -> AsyncIterator[list[Worker]]:
    """Workers for the length of a block; whoever is not dead then is stopped."""
    made = [one if isinstance(one, Worker) else Worker(one) for one in databases]
    try:
        for worker in made:
            await worker.watch.beat()
            if joined:
                worker.join()
        yield made
    finally:
        for worker in made:
            await worker.kill()


async def sit_down(worker: Worker, *users: int, rule: ClockRule | None = None) -> str:
    """A table of the toy game, begun at a worker; 0 is a bot."""
    return (await new_table(worker.tables, *users, rule=rule)).snapshot.table


def log_of(worker: Worker, table: str, kind: str = "") -> list[tuple[int, str, str, str]]:
    """What is stored of a table: number, kind, nonce and time of every entry, or of those of one kind."""
    columns = (entries.seq, entries.kind, entries.nonce, entries.time)
    query = select(*columns).where(entries.table_id == table).order_by(entries.seq)
    rows = worker.store.read_now(lambda connection: connection.execute(query).all())
    return [(row[0], row[1], row[2], row[3]) for row in rows if kind in {"", row[1]}]


def nonces_of(worker: Worker, table: str) -> list[str]:
    """What people have done at a table, by their nonces."""
    return [entry[2] for entry in log_of(worker, table) if entry[2]]


def in_database(worker: Worker, *statements: str) -> None:
    """Do something to the database behind the workers' backs."""

    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement))
        connection.commit()

    worker.store.read_now(work)


class Cable:
    """The way from one worker to PostgreSQL, which can be cut and mended."""

    def __init__(self, database: str) -> None:
        self._url = read_url(database)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._port = self._listening.getsockname()[1]
        self._ends: list[socket.socket] = []
        self._is_cut = False
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def database(self) -> str:
        """The same database, at this end of the cable."""
        return self._url.set(port=self._port).render_as_string(hide_password=False)

    def cut(self) -> None:
        """Part both ends: nothing gets through, and nobody new."""
        self._is_cut = True
        while self._ends:
            end = self._ends.pop()
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def mend(self) -> None:
        """Let everybody through again."""
        self._is_cut = False

    def close(self) -> None:
        """Remove it."""
        self.cut()
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if self._is_cut:
                    near.close()
                    continue
                far = socket.create_connection((self._url.host or "127.0.0.1", self._url.port or 5432))
                self._ends += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=carry, args=(source, target), daemon=True).start()


def carry(source: socket.socket, target: socket.socket) -> None:
    """Carry everything from one end to the other, until either is gone."""
    with contextlib.suppress(OSError):
        while part := source.recv(65536):
            target.sendall(part)
    with contextlib.suppress(OSError):
        target.shutdown(socket.SHUT_RDWR)
