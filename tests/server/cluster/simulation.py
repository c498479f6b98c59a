"""Several workers in one process (deterministic simulation): one store with compare-and-swap, and virtual time.

The same seed plays the same world. Words between workers are dropped, told twice, late and in any order; connections to
the store break before or after a commit; workers die wherever they stand and freeze for half a minute; people come back
through any other worker and repeat what got no answer; bots think, clocks run out.

What must hold: the log is one line in which time never falls; what was acknowledged is stored once and in its place;
every message has one answer; nobody is shown an older table than before, nor one that does not concern them; nobody
pays more time than has passed, or is late twice; and in the end everybody is shown what is stored and nothing stands
still.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass

from server.cluster.simulated_page import Page
from server.cluster.simulated_worker import Disk, Worker
from server.cluster.virtual_time import LoopClock
from server.small_world import new_table
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.rule import SECOND, ClockRule
from tabuleiro.server.table.club.hearing import is_heard
from tabuleiro.server.table.log_entry import LATE, PLAY, SEAT, LogEntry
from tabuleiro.server.table.snapshot import SILENT, Snapshot
from tabuleiro.server.table.storage import read_log

DEVICES = (1, 2, 3, 1)
"""Whose pages there are: users 1 and 2 play, 3 looks on, and 1 has a second device."""
WORKERS = 4
RULE = ClockRule("live", 10 * SECOND, 4 * SECOND, 600 * SECOND, 0, 0)
CALM_SECONDS = 60.0
"""How long nothing fails at the end; by then everything must be well."""
LONGEST_SECONDS = 300.0
"""How long a world may take, besides two seconds for each message."""
TOLERANCE = 300
"""Milliseconds by which the clocks of two machines may differ."""
TOLD = 2500 + TOLERANCE
"""Milliseconds after which everybody is shown what was stored, also when a word was lost."""
STILL_SECONDS = 5.0
"""How long a bot's turn or a clock that has run out may wait in a calm world."""


@dataclass
class Faults:
    """What goes wrong, and how often."""

    cut: float = 0.02
    """The share of commits at which the connection breaks."""
    lost: float = 0.2
    """The share of words that are not heard."""
    kills: float = 12.0
    freezes: float = 25.0
    """Seconds between two of them, on average."""
    sweeps: bool = True
    """Whether workers look for what they were not told."""


def is_told_to_end() -> bool:
    """Whether whoever runs this was told to end: a worker that dies ends what it does for others in the same way."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class Simulation:
    """The workers and everything between them, driven by one dice."""

    def __init__(self, seed: int, *, disk: Callable[[], Disk] = Disk) -> None:
        self.dice = random.Random(seed)
        self.faults = Faults()
        self.disk = disk()
        self.workers: list[Worker] = []
        self.open: list[str] = []
        """The tables that everybody watches."""
        self.secret = ""
        self.members = {1, 2}
        """A private table, and who plays there."""
        self.sent = self.most = self._names = self._ids = 0
        self.problems: list[str] = []
        self.pages = [Page(self, user, number) for number, user in enumerate(DEVICES)]

    # What the world is made of

    def new_name(self) -> str:
        """The name of a new table, the same in the same world."""
        self._names += 1
        return f"table{self._names}"

    def new_id(self) -> int:
        """What no other worker of this world is called."""
        self._ids += 1
        return self._ids

    def alive(self) -> list[Worker]:
        """The workers that one could come to."""
        return [worker for worker in self.workers if not worker.is_dead]

    def tables_of(self, user: int) -> list[str]:
        """The tables that a user watches."""
        return [*self.open, *([self.secret] if user in self.members else [])]

    def is_over(self) -> bool:
        """Whether enough was said."""
        return self.sent >= self.most

    def say(self, by: Worker, table: str, seq: int) -> None:
        """A word to every other worker; each may be lost, late, or come twice."""
        for other in self.workers:
            for _ in range(self.dice.choice([1, 1, 1, 2])):
                if other is not by and not by.is_dead and self.dice.random() >= self.faults.lost:
                    asyncio.get_running_loop().call_later(
                        self.dice.choice([0.001, 0.01, 0.3, 1.5]), self._deliver, other, table, seq
                    )

    def _deliver(self, worker: Worker, table: str, seq: int) -> None:
        if not worker.is_dead:
            worker.begin(worker.hear(table, seq))

    async def run(self, messages: int) -> None:
        """Let so many messages be sent, then let everything settle; once more after everybody has died at once."""
        self.workers = [Worker(self, number) for number in range(WORKERS)]
        await self.open_tables()
        await self.talk(messages, self.kill(), self.freeze(), self.replace_finished())
        self.faults = Faults(cut=0.0, lost=0.0, sweeps=self.faults.sweeps)
        await self.settle()
        await self.talk(messages // 5, self.replace_finished())
        for worker in self.workers:  # the last blow: the power fails everywhere, in the middle of everything
            worker.die()
        self.workers = [Worker(self, number) for number in range(WORKERS)]
        await self.settle()
        for worker in self.workers:
            worker.die()

    async def talk(self, messages: int, *meanwhile: Coroutine[None, None, None]) -> None:
        """Let so many messages be sent, while something else happens."""
        self.most = self.sent + messages
        living = [asyncio.create_task(page.live()) for page in self.pages]
        others = [asyncio.create_task(work) for work in meanwhile]
        await self.watch(living)
        for task in [*living, *others]:
            task.cancel()

    async def settle(self) -> None:
        """Let nothing fail for a while, and judge how everything stands then."""
        await asyncio.sleep(CALM_SECONDS)
        await self.watch([asyncio.create_task(page.settle()) for page in self.pages])
        await asyncio.sleep(STILL_SECONDS)
        self.check()

    async def watch(self, living: list[asyncio.Task[None]]) -> None:
        """Wait until everybody has had their say, as long as nothing is wrong."""
        end = LoopClock().seconds() + LONGEST_SECONDS + self.most * 2
        while not self.problems and not all(task.done() for task in living):
            await asyncio.sleep(1.0)
            if LoopClock().seconds() > end:
                self.problems.append("nobody gets on")
        if not self.problems:
            await asyncio.gather(*living)

    async def open_tables(self) -> None:
        """Three tables for everybody, one of them with clocks and one with a bot, and one that is private."""
        self.open = [await self.open_table(kind) for kind in ("plain", "clocks", "bot")]
        self.secret = await self.open_table("secret")

    async def open_table(self, kind: str) -> str:
        """A new table, begun at some worker."""
        users = (1, 2, 0) if kind == "bot" else (1, 2)
        rule, seen = (RULE if kind == "clocks" else None), "link" if kind == "secret" else "public"
        while True:
            tables = self.dice.choice(self.alive()).tables
            try:
                table = await new_table(tables, *users, rule=rule, visibility=seen)
            except (RequestError, asyncio.CancelledError):  # the worker was busy, or has died
                if is_told_to_end():
                    raise
                await asyncio.sleep(0.1)
            else:
                return table.snapshot.table

    async def replace_finished(self) -> None:
        """Where a game is over, another one begins."""
        kinds = ["plain", "clocks", "bot"]
        while True:
            await asyncio.sleep(5.0)
            for place, name in enumerate(self.open):
                if self.disk.rows[name]["state"] == "finished":
                    self.open[place] = await self.open_table(kinds[place])

    async def kill(self) -> None:
        """Workers die now and then, and others take their places."""
        while True:
            await asyncio.sleep(self.dice.expovariate(1 / self.faults.kills))
            number = self.dice.randrange(WORKERS)
            self.workers[number].die()
            await asyncio.sleep(self.dice.uniform(0.1, 3.0))
            self.workers[number] = Worker(self, number)

    async def freeze(self) -> None:
        """Workers stand still now and then, in the middle of whatever they do."""
        while True:
            await asyncio.sleep(self.dice.expovariate(1 / self.faults.freezes))
            self.dice.choice(self.workers).frozen_until = LoopClock().seconds() + self.dice.uniform(1.0, 30.0)

    # The laws

    def check(self) -> None:
        """Judge everything that has happened, as long as nothing is known to be wrong."""
        if self.problems:
            return
        for name, log in self.disk.logs.items():
            self.check_log(name, log)
        self.check_promises()
        if self.problems:
            return
        stored = {name: read_log(name, "key", self.disk.logs[name]) for name in [*self.open, self.secret]}
        for name, snapshot in stored.items():
            self.check_shown(name, snapshot)
            self.check_progress(name)

    def check_log(self, name: str, log: list[LogEntry]) -> None:
        """One line, in which time never falls, nothing is done twice, and nobody is late twice or pays too much."""
        nonces = [(entry.user, entry.nonce) for entry in log if entry.nonce]
        if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
            self.problems.append(f"{name}: the log is not one line")
        if len(set(nonces)) != len(nonces):
            self.problems.append(f"{name}: a message was done twice")
        times = [entry.time for entry in log]
        if times != sorted(times):
            self.problems.append(f"{name}: time has fallen")
        try:
            self.check_clocks(name, self.check_late(name, log))
        except Exception as error:  # noqa: BLE001 - a log that cannot be read is a find, however it fails
            self.problems.append(f"{name}: {error}")

    def check_late(self, name: str, log: list[LogEntry]) -> Snapshot:
        """Nobody is late before their deadline, or twice for one; returns the table as its log tells it."""
        late, snapshot, paid = set[int](), Snapshot(name, "key"), 0
        for entry in log:
            clocks = snapshot.clocks
            if entry.kind == LATE:
                deadline = snapshot.deadline()
                if entry.seat in late or deadline is None or moment_of(entry.time) < deadline - TOLERANCE:
                    self.problems.append(f"{name}: seat {entry.seat} was late at {entry.time}, deadline {deadline}")
                late.add(entry.seat)
            if entry.kind == PLAY or (entry.kind == SEAT and entry.user):  # played, or took the seat back
                late.discard(entry.seat)
            snapshot.read(entry)
            if clocks is not None and snapshot.clocks is not None:
                paid += sum(max(0, was - bank) for was, bank in zip(clocks.banks, snapshot.clocks.banks, strict=True))
                if paid > (passed := moment_of(entry.time) - moment_of(log[0].time)):
                    self.problems.append(f"{name}: {paid} ms were paid of {passed} at entry {entry.seq}")
        return snapshot

    def check_clocks(self, name: str, snapshot: Snapshot) -> None:
        """All together nobody has paid more than the time that has passed, and nobody owes time."""
        if snapshot.clocks is None:
            return
        log = self.disk.logs[name]
        passed = moment_of(log[-1].time) - moment_of(log[0].time)
        turns = len([entry for entry in log if entry.kind in {PLAY, SEAT}])
        for bank in snapshot.clocks.banks:
            if bank >= 0 and not RULE.bank - passed <= bank <= RULE.bank + turns * RULE.gain:
                self.problems.append(f"{name}: a bank of {bank} after {passed}")

    def check_promises(self) -> None:
        """What was acknowledged is stored, once and in its place."""
        stored = {
            (name, entry.user, entry.nonce): entry.seq
            for name, log in self.disk.logs.items()
            for entry in log
            if entry.nonce
        }
        for page in self.pages:
            for one in page.acknowledged:
                if stored.get(one[:3]) != one.seq:
                    self.problems.append(f"{one} is stored at {stored.get(one[:3])}")
                since = self.disk.logs[one.table][one.seen : one.seq]
                if any(entry.kind not in SILENT and entry.time != since[-1].time for entry in since[:-1]):
                    self.problems.append(f"{one}: the table had gone on")

    def check_shown(self, name: str, snapshot: Snapshot) -> None:
        """Everybody is shown what is stored, but for what is so new that word of it may be on its way."""
        told = LoopClock().milliseconds() - TOLD
        log = [entry for entry in self.disk.logs[name] if moment_of(entry.time) <= told]  # bots may still play
        last = max((entry.seq for entry in log if entry.kind not in SILENT), default=0)
        for page in self.pages:
            if name not in self.tables_of(page.user):
                continue
            heard = [line for line in snapshot.chat if is_heard(snapshot, line["room"], page.user)]
            said = int(str(heard[-1]["seq"])) if heard else 0
            shown = page.shown.get(name, 0), page.shown.get(f"chat {name}", 0)
            if not last <= shown[0] <= len(self.disk.logs[name]) or shown[1] != said:
                self.problems.append(f"{name}: user {page.user} is shown {shown}, stored {(last, said)}")

    def check_progress(self, name: str) -> None:
        """No bot and no clock has waited for long."""
        row, now = self.disk.rows[name], LoopClock().milliseconds()
        waited = now - moment_of(str(row["updated"]))
        if row["state"] == "running" and row["bot_turn"] and waited > 1000 * (CALM_SECONDS - STILL_SECONDS):
            self.problems.append(f"{name}: a bot has waited for {waited} ms")
        if row["deadline"] and moment_of(str(row["deadline"])) < now - 1000 * CALM_SECONDS / 2:
            self.problems.append(f"{name}: a clock that has run out was not judged")

    def acknowledged(self) -> int:
        """How many moves were promised."""
        return sum(len(page.acknowledged) for page in self.pages)
