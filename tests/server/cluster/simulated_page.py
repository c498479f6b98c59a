"""A person's page in a simulated world: it knows what it was shown, and repeats what got no answer by any worker."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, NamedTuple

from server.cluster.client import Client
from server.cluster.simulated_worker import Worker
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import commands
from tabuleiro.server.table.commands import Message

if TYPE_CHECKING:
    from server.cluster.simulation import Simulation

SILENCE = 10.0
"""Seconds after which a page leaves a worker that does not answer."""
LATER = frozenset({"busy", "too_fast"})
"""Answers after which the same is said again."""


class Acknowledged(NamedTuple):
    """What a worker has promised."""

    table: str
    user: int
    nonce: str
    seq: int
    seen: int
    """What the page had seen when it asked for it."""


class Connection(Client):
    """One connection; when it is over, the page hears nothing of it any more."""

    def __init__(self, page: "Page", worker: Worker) -> None:
        super().__init__(page.user)
        self.page = page
        self.worker = worker
        self.shown = page.shown  # what a page has seen, it has seen
        self.problems = page.problems
        self.updates = {}

    def send(self, text: str) -> None:
        """Take a message, unless the line or the worker is gone."""
        if self.page.line is self and not self.worker.is_dead:
            super().send(text)
            self.page.watch_secrets(text)

    def acknowledge(self, nonce: str, **carried: object) -> None:
        """Take an answer, unless the line or the worker is gone."""
        if self.page.line is self and not self.worker.is_dead:
            super().acknowledge(nonce, **carried)


class Page:
    """One person, who watches every table that they may."""

    def __init__(self, world: "Simulation", user: int, number: int) -> None:
        self.world = world
        self.user = user
        self.number = number
        self.shown: dict[str, int] = {}
        self.problems = world.problems
        self.acknowledged: list[Acknowledged] = []
        self.line: Connection | None = None
        self.sent = 0

    async def live(self) -> None:
        """Say something now and then, until the world is over."""
        while not self.world.is_over():
            await asyncio.sleep(self.world.dice.expovariate(0.7))
            if self.world.dice.random() < 0.1:
                self.leave()  # another network, another worker
            line = await self.connected()
            message = self.next_message(line)
            if message is not None:
                await self.insist(message)

    async def connected(self) -> Connection:
        """A line to a worker that lives, by which every table is watched."""
        while self.line is None or self.line.worker.is_dead or not self.watches_all(self.line):
            if self.line is None or self.line.worker.is_dead:
                self.line = Connection(self, self.world.dice.choice(self.world.alive()))
            for name in self.world.tables_of(self.user):
                if self.line is not None and name not in self.line.tables:
                    await self.ask(self.line, self.message("subscribe", name, self.shown.get(name, 0), form=""))
            await asyncio.sleep(0.05)
        return self.line

    def watches_all(self, line: Connection) -> bool:
        """Whether every table is watched by a line."""
        return set(self.world.tables_of(self.user)) <= set(line.tables)

    def leave(self) -> None:
        """Leave a worker."""
        self.line = None

    async def settle(self) -> None:
        """Come back once more, and see how everything stands."""
        await self.connected()

    def message(self, kind: str, table: str, seq: int = 0, **fields: object) -> Message:
        """A new message."""
        self.sent += 1
        self.world.sent += 1
        return Message(kind, f"n{self.number}.{self.sent}", table, "", seq, fields)

    def next_message(self, line: Connection) -> Message | None:
        """What the page says next, by what it was shown: a move if it may, a line of chat, or a question too many."""
        dice, names = self.world.dice, self.world.tables_of(self.user)
        if dice.random() < 0.05:
            return self.message("subscribe", self.world.secret, 0, form="")
        update = line.updates.get(dice.choice(names))
        if update is None:
            return None
        table, seq = update["table"], max(update["seq"], self.shown.get(update["table"], 0))
        for seat in update["seats"]:
            if seat["user"] == self.user and seat["standin"] and dice.random() < 0.7:
                return self.message("take_back", table, seq, seat=update["seats"].index(seat))
        if update["legal"] and dice.random() < 0.8:
            return self.message("play", table, seq, seat=update["actor"], action=dice.choice(update["legal"])["id"])
        return self.message("chat", table, text="hello") if dice.random() < 0.3 else None

    async def insist(self, message: Message) -> None:
        """Say something until it is answered, through whichever worker."""
        while not await self.ask(await self.connected(), message):  # noqa: ASYNC110 - a page tries again
            await asyncio.sleep(self.world.dice.uniform(0.0, 1.0))

    async def ask(self, line: Connection, message: Message) -> bool:
        """Say something once; whether it was answered for good. Who gets no answer at all leaves."""
        known = len(line.answered)
        arrived = message._replace(arrived=line.worker.clock.milliseconds())
        task = line.worker.begin(commands.answer(line, line.worker.tables, arrived))
        await asyncio.wait({task}, timeout=SILENCE)
        if not task.done() or task.cancelled() or line.worker.is_dead:
            self.leave()
            with contextlib.suppress(RequestError, asyncio.CancelledError):
                await asyncio.sleep(0)
            return message.kind == "subscribe"
        error, answers = task.exception(), line.answered[known:]
        if isinstance(error, RequestError):
            if answers:
                self.problems.append(f"{message} was answered and refused: {error.code}")
            self.judge(message, error)
            return error.code not in LATER or message.kind == "subscribe"
        if error is not None:
            raise error
        if answers != [message.nonce]:
            self.problems.append(f"{message} was answered by {answers}")
        if message.kind == "play":
            self.acknowledged.append(
                Acknowledged(message.table, self.user, message.nonce, line.answers[message.nonce], message.seq)
            )
        return True

    def judge(self, message: Message, error: RequestError) -> None:
        """See what a refusal shows; what is private must not be known to exist."""
        if message.table == self.world.secret and self.user not in self.world.members:
            if error.code not in {"unknown_table", "busy"}:
                self.problems.append(f"{message}: {error.code} tells that there is a table")
        elif message.kind == "subscribe" and error.code not in LATER:
            self.problems.append(f"{message} was refused: {error.code}")
        elif error.update and self.line is not None:
            self.line.send(error.update)

    def watch_secrets(self, text: str) -> None:
        """Note whatever is told of a table to somebody whom it does not concern."""
        if self.world.secret in text and self.user not in self.world.members:
            self.problems.append(f"user {self.user} was told of {self.world.secret}")
