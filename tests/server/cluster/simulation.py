"""Several workers in one process (deterministic simulation): one store with compare-and-swap, and words that get lost.

The same seed plays the same world. Words between workers are dropped, told twice, late and in any order; workers die
and come back with nothing in memory; clients repeat what was not answered, through whichever worker.

What must hold: the log is one line, what was acknowledged is stored once and in its place, nobody is shown an older
table than before, and in the end everybody is shown what is stored.
"""

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from server.small_world import HandClock, MemoryStore, World, first_choice_bots
from tabuleiro.server.errors import RequestError, StoreError
from tabuleiro.server.table import commands
from tabuleiro.server.table.club.hearing import is_heard
from tabuleiro.server.table.cluster.elsewhere import Elsewhere
from tabuleiro.server.table.commands import Message
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.log_entry import LogEntry
from tabuleiro.server.table.snapshot import SILENT
from tabuleiro.server.table.storage import Change, read_log
from tabuleiro.server.table.table import Table

USERS = (1, 2, 3)
GAMES = ("toy", "toy", "hansa_teutonica")
WORKERS = 4


class Acknowledged(NamedTuple):
    """What a worker has promised."""

    table: str
    user: int
    nonce: str
    seq: int


class SlowStore(MemoryStore):
    """A store that lets others in before each answer, as a database does; `cut` breaks connections now and then."""

    def __init__(self, dice: random.Random) -> None:
        super().__init__()
        self._dice = dice
        self.cut = 0.02

    async def append(self, *changes: Change) -> None:
        await self._wait()
        if self._dice.random() < self.cut:
            raise StoreError("the connection broke before the commit")
        await super().append(*changes)
        if self._dice.random() < self.cut:
            raise StoreError("the connection broke after the commit")
        await self._wait()

    async def entries(self, table: str, after: int = 0) -> list[LogEntry]:
        await self._wait()
        return await super().entries(table, after)

    async def _wait(self) -> None:
        for _ in range(self._dice.randrange(3)):
            await asyncio.sleep(0)


class Client:
    """A page: one socket at one worker, and what it was shown."""

    def __init__(self, user: int) -> None:
        self.user = user
        self.name = f"User {user}"
        self.tables: dict[str, Table] = {}
        self.shown: dict[str, int] = {}
        """For every table the last change that was shown, and under `chat` the last line."""
        self.answers: dict[str, int] = {}
        self.problems: list[str] = []

    def send(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            self._see(message["table"], message["seq"])
        lines = [message["line"]] if message["type"] == "chat" else message.get("chat") or []
        for line in lines[-1:]:
            self._see(f"chat {message['table']}", line["seq"])

    def _see(self, table: str, seq: int) -> None:
        if seq < self.shown.get(table, 0):
            self.problems.append(f"{table}: shown {seq} after {self.shown[table]}")
        self.shown[table] = seq

    def acknowledge(self, nonce: str, **carried: object) -> None:
        self.answers[nonce] = int(str(carried.get("seq", 0)))


class Worker:
    """One process: its live tables and the pages that are connected to it."""

    def __init__(self, world: "Simulation", number: int) -> None:
        clock = world.clock
        seed = world.dice.randrange(10**9)
        self.number = number
        self.tables = LiveTables(
            world.store, clock, random.Random(seed).randrange, first_choice_bots(), 60, elsewhere=Elsewhere(clock)
        )
        self.tables.committed = lambda table: world.say(self.number, table.snapshot.table, table.snapshot.seq)
        self.clients = [Client(user) for user in USERS]


class Simulation:
    """The workers and everything between them, driven by one dice."""

    def __init__(self, seed: int, *, new_store: Callable[[random.Random], MemoryStore] = SlowStore) -> None:
        self.dice = random.Random(seed)
        self.clock = HandClock()
        self.store = new_store(self.dice)
        self.words: list[tuple[int, str, int]] = []
        self.workers = [Worker(self, number) for number in range(WORKERS)]
        self.acknowledged: list[Acknowledged] = []
        self.unanswered: list[tuple[int, Message]] = []
        self.names: list[str] = []
        self.sent = 0
        self.problems: list[str] = []
        self.sweeps = True

    async def begin(self) -> None:
        world = World(1)
        world.store = self.store
        world.tables = self.workers[0].tables
        for game in GAMES:
            self.names.append((await world.table(*USERS[:2], game=game)).snapshot.table)
        for worker in self.workers:
            await self.connect(worker)

    async def connect(self, worker: Worker) -> None:
        """All pages of a worker watch all tables."""
        for client in worker.clients:
            for name in self.names:
                for _ in range(20):
                    if name in client.tables:
                        break
                    await self.ask(worker, client, Message("subscribe", f"s{name}", name, "", 0, {"form": ""}))

    def say(self, by: int, table: str, seq: int) -> None:
        """A word to every other worker; each may be lost, or come twice."""
        for other in range(WORKERS):
            if other != by:
                self.words += [(other, table, seq)] * self.dice.choice([0, 0, 1, 1, 1, 2])

    async def hear(self) -> None:
        """Some word arrives, not necessarily the first."""
        if self.words:
            to, table, seq = self.words.pop(self.dice.randrange(len(self.words)))
            if (live := self.workers[to].tables.live.get(table)) is not None:
                await quietly(live.catch_up(seq))

    async def sweep(self, worker: Worker) -> None:
        """A worker compares its tables with what is stored."""
        for name, table in list(worker.tables.live.items()):
            if self.sweeps and len(self.store.logs[name]) > table.snapshot.seq:
                await quietly(table.catch_up(len(self.store.logs[name])))

    async def run(self, messages: int) -> None:
        """Send so many messages, several at a time, then let everything settle."""
        await self.begin()
        while self.sent < messages:
            works = [self.speak() for _ in range(self.dice.randint(1, 4))]
            works += [self.hear() for _ in range(self.dice.randint(0, 5))]
            if self.dice.random() < 0.05:
                works.append(self.sweep(self.dice.choice(self.workers)))
            self.dice.shuffle(works)
            await asyncio.gather(*works)
            if self.dice.random() < 0.01:
                await self.kill(self.dice.randrange(WORKERS))
        self.store.cut = 0.0  # type: ignore[attr-defined] # every store of ours has it
        for _ in range(3):
            for worker in self.workers:
                await self.sweep(worker)
        self.check()

    async def kill(self, number: int) -> None:
        """A worker dies, and another one takes its place; its pages connect again and repeat what was not answered."""
        await self.workers[number].tables.close()
        self.problems += [problem for client in self.workers[number].clients for problem in client.problems]
        self.workers[number] = Worker(self, number)
        await self.connect(self.workers[number])

    async def speak(self) -> None:
        """A page says something, new or again, as it last saw the table."""
        self.sent += 1
        worker = self.dice.choice(self.workers)
        if self.unanswered and self.dice.random() < 0.5:
            user, message = self.unanswered.pop(self.dice.randrange(len(self.unanswered)))
            await self.ask(worker, worker.clients[user - 1], message)
            return
        name = self.dice.choice(self.names)
        client = self.dice.choice(worker.clients)
        table = worker.tables.live.get(name)
        nonce = f"n{self.sent}"
        if table is None or self.dice.random() < 0.3 or table.snapshot.status() != "running":
            await self.ask(worker, client, Message("chat", nonce, name, "", 0, {"text": "hello"}))
            return
        state = table.snapshot.playing().state
        owner = table.snapshot.seats[state.to_act()].user
        fields = {"seat": state.to_act(), "action": self.dice.choice(state.legal())}
        await self.ask(worker, worker.clients[owner - 1], Message("play", nonce, name, "", table.snapshot.head, fields))

    async def ask(self, worker: Worker, client: Client, message: Message) -> None:
        """One message and its one answer; what could not be done now is kept, to be said again."""
        try:
            await commands.answer(client, worker.tables, message)
        except RequestError as error:
            if error.code == "busy" and message.kind != "subscribe":
                self.unanswered.append((client.user, message))
            return
        if message.kind == "play":
            seq = client.answers.pop(message.nonce)
            self.acknowledged.append(Acknowledged(message.table, client.user, message.nonce, seq))

    def check(self) -> None:
        """The laws."""
        stored = {
            (name, entry.user, entry.nonce): entry.seq
            for name in self.names
            for entry in self.store.logs[name]
            if entry.nonce
        }
        for name in self.names:
            log = self.store.logs[name]
            nonces = [(entry.user, entry.nonce) for entry in log if entry.nonce]
            if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
                self.problems.append(f"{name}: the log is not one line")
            if len(set(nonces)) != len(nonces):
                self.problems.append(f"{name}: a message was done twice")
        for one in self.acknowledged:
            if stored.get(one[:3]) != one.seq:
                self.problems.append(f"{one} is stored at {stored.get(one[:3])}")
        stored_tables = {name: read_log(name, "key", self.store.logs[name]) for name in self.names}
        for worker in self.workers:
            for client in worker.clients:
                self.problems += client.problems
                for name in self.names:
                    log, snapshot = self.store.logs[name], stored_tables[name]
                    last = max(entry.seq for entry in log if entry.kind not in SILENT)
                    told = [line for line in snapshot.chat if is_heard(snapshot, line["room"], client.user)]
                    said = told[-1]["seq"] if told else 0
                    shown = (client.shown.get(name), client.shown.get(f"chat {name}", 0))
                    if shown != (last, said):
                        self.problems.append(f"{name}: shown {shown}, stored {(last, said)}")


async def quietly(work: Awaitable[None]) -> None:
    """What cannot be read now is read later."""
    with contextlib.suppress(RequestError):
        await work
