"""Tables with clocks in a world of faults (deterministic simulation): many people, a disk that fails and lies, outages.

The same seed plays the same world. After every message the memory of a table is what its log says, nobody was late
before the deadline, and nobody is late twice for one.
"""

import asyncio
import random

from server.small_world import FirstChoice, World
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import moves, standins, undo
from tabuleiro.server.table.clocks import commands
from tabuleiro.server.table.clocks.clocks import NO_CLOCK
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.outages import Outage
from tabuleiro.server.table.clocks.rule import LATE as POLICIES
from tabuleiro.server.table.clocks.rule import PRESETS
from tabuleiro.server.table.log_entry import LATE
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.table import Request, Table

PER_WORLD = 500
"""How many messages are sent in one world."""
GAMES = ("toy", "toy", "hansa_teutonica")
USERS = (1, 2, 3)


class Simulation:
    """One world, driven by one dice."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.world = World(seed)
        self.world.bots.thinker = FirstChoice(self.world.clock)
        self.tables: list[Table] = []
        self.refused = 0
        self.checked: dict[str, Snapshot] = {}
        """For every table a second fold of its log, which goes on from entry to entry."""

    def entries(self) -> int:
        """How much was written."""
        return sum(map(len, self.world.store.logs.values()))

    async def begin(self) -> None:
        self.tables = [await self.open(game) for game in GAMES]

    async def open(self, game: str) -> Table:
        """A new table with clocks of any kind."""
        rule, late = self.dice.choice(list(PRESETS.values())), self.dice.choice(POLICIES)
        users = USERS[: self.dice.choice([2, 3])]
        return await self.world.table(*users, game=game, rule=rule, late=late)

    async def step(self) -> None:
        """Time passes, something may fail, somebody says something, and what is late is judged."""
        dice, store = self.dice, self.world.store
        self.world.clock.at += dice.choice([0, 0.2, 1, 3, 10, 45, 400])
        if dice.random() < 0.02:
            self.go_away(dice.choice([3, 60, 700]))
        store.failing = int(dice.random() < 0.03)
        store.lying = int(dice.random() < 0.03)
        place = dice.randrange(len(GAMES))
        name = self.tables[place].snapshot.table
        table = await self.world.tables.find(name)
        try:
            await self.say(table)
        except RequestError:
            self.refused += 1
        store.failing = store.lying = 0
        await self.world.tables.judge_late()
        for _ in range(3):
            await asyncio.sleep(0)
        if dice.random() < 0.05 and not self.world.bots.is_acting(name):
            self.world.tables.live.pop(name, None)  # as if nobody had been there for long
        self.check(name)
        is_left = not table.snapshot.has_people() and dice.random() < 0.1  # bots among themselves wait for somebody
        if table.snapshot.status() == "finished" or is_left:
            self.tables[place] = await self.open(GAMES[place])

    def go_away(self, seconds: int) -> None:
        began = moment_of(self.world.clock.now())
        self.world.clock.at += seconds
        self.world.outages.append(Outage(len(self.world.outages) + 1, began, moment_of(self.world.clock.now())))

    async def say(self, table: Table) -> None:
        """One message, often one that makes no sense."""
        dice, snapshot = self.dice, table.snapshot
        user = dice.choice([*USERS, 9])
        arrived = moment_of(self.world.clock.now()) - dice.choice([0, 0, 40, 300])
        request = Request(user, f"n{dice.randrange(10**9)}", snapshot.head, arrived)
        seat = dice.randrange(-1, len(snapshot.seats) + 1)
        kind = dice.choice(["play"] * 8 + ["undo", "answer", "redo", "pause", "grant", "wait", "back", "hand"])
        if kind == "play":
            state = snapshot.playing().state
            actor = state.to_act()
            owner = snapshot.seats[actor].user if 0 <= actor < len(snapshot.seats) else user
            action = dice.choice(state.legal() or [0])
            await moves.play(table, request._replace(user=owner), seat=actor, action=action)
        elif kind == "undo":
            await undo.undo(table, request, ply=max(0, snapshot.ply() - dice.randint(1, 4)))
        elif kind == "answer":
            await undo.answer_undo(table, request, accept=dice.random() < 0.6)
        elif kind == "redo":
            await undo.redo(table, request)
        elif kind == "pause":
            await commands.pause(table, request, on=dice.random() < 0.6)
        elif kind == "grant":
            await commands.grant(table, request, seat=seat)
        elif kind == "wait":
            await commands.wait(table, request, seat=seat)
        elif kind == "back":
            await standins.take_back(table, request, seat=max(0, min(seat, len(snapshot.seats) - 1)))
        else:
            await standins.hand_over(table, request, seat=seat)

    def check(self, name: str) -> None:
        """A second fold of the log says what the table says, and nobody was late too early."""
        fold = self.checked.setdefault(name, Snapshot(name, self.world.store.keys[name]))
        for entry in self.world.store.logs[name][fold.seq :]:
            if entry.kind == LATE:
                until, clocks = fold.deadline(), fold.clocks
                assert clocks is not None
                assert until is not None, "whoever is late had a deadline"
                assert moment_of(entry.time) >= until
                assert clocks.running == entry.seat
            fold.read(entry)
            if fold.clocks is None:  # before the start
                continue
            assert fold.clocks.paused != "fault"
            assert min(bank for bank in fold.clocks.banks) >= 0
            if fold.status() != "running":
                assert fold.clocks.running == NO_CLOCK
        table = self.world.tables.live.get(name)
        if table is not None and not table.is_doubtful:
            assert (table.snapshot.seq, table.snapshot.clocks) == (fold.seq, fold.clocks)
            assert table.snapshot.row() == fold.row()


def play_world(seed: int, messages: int = PER_WORLD) -> Simulation:
    """One world from its beginning to its end, in which something must have happened."""

    async def story() -> Simulation:
        simulation = Simulation(seed)
        await simulation.begin()
        for _ in range(messages):
            await simulation.step()
        await simulation.world.tables.close()
        return simulation

    simulation = asyncio.run(story())
    assert 0 < simulation.refused < messages
    assert simulation.entries() > messages // 10, "the world did not stand still"
    return simulation
