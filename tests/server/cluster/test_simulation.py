"""Four workers, words that get lost, workers that die: nothing is lost, and everybody sees what is stored.

`make soak` sends a million messages. That the simulation finds what it looks for is shown by faults that are planted.
"""

import asyncio
import os
import random

import pytest

from server.cluster.simulation import Simulation, SlowStore
from tabuleiro.server.table.storage import Change
from tabuleiro.server.table.table import Table

MESSAGES = int(os.environ.get("CLUSTER_MESSAGES", "600"))
PER_WORLD = 300


@pytest.mark.parametrize("seed", range(max(1, MESSAGES // PER_WORLD)))
def test_workers_agree_whatever_is_lost(seed: int) -> None:
    simulation = Simulation(seed)
    asyncio.run(simulation.run(PER_WORLD))
    assert simulation.problems == []
    assert len(simulation.acknowledged) > PER_WORLD // 10


class TrustingStore(SlowStore):
    """A store without compare-and-swap: the last one wins."""

    async def append(self, *changes: Change) -> None:
        await self._wait()
        for change in changes:
            log = self.logs.setdefault(change.table, [])
            log[change.entries[0].seq - 1 :] = change.entries
            self.keys.setdefault(change.table, change.key)


class ForgettingTable:
    """A worker that judges a message again without looking at its nonce."""

    @staticmethod
    def done_by(_table: Table, _request: object) -> None:
        return None


def problems_of(simulation: Simulation) -> list[str]:
    """What a faulty world breaks; one that breaks down is found, too."""
    try:
        asyncio.run(simulation.run(PER_WORLD))
    except Exception as error:  # noqa: BLE001 - any fault is a find
        return [repr(error)]
    return simulation.problems


def test_a_store_without_compare_and_swap_is_found() -> None:
    assert any(problems_of(Simulation(seed, new_store=TrustingStore)) for seed in range(3))


def test_a_worker_that_only_listens_is_found() -> None:
    """Without looking around, a lost word is a table that stands still for somebody."""
    simulation = Simulation(1)
    simulation.sweeps = False
    assert problems_of(simulation)


def test_a_worker_that_ignores_nonces_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "done_by", ForgettingTable.done_by)
    assert any(problems_of(Simulation(seed)) for seed in range(3))


def test_a_worker_that_goes_back_in_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that adopts whatever it reads, also what is older than what it has shown."""
    dice = random.Random(1)

    async def read_backwards(table: Table, _seq: int = 0) -> None:
        entries = await table.ports.store.entries(table.snapshot.table)
        if len(entries) > 3 and dice.random() < 0.5:
            snapshot = table.snapshot.copy()
            snapshot.seq -= 1
            for subscriber in list(table.audience):
                subscriber.send(f'{{"type": "update", "table": "{snapshot.table}", "seq": {snapshot.seq}}}')

    monkeypatch.setattr(Table, "catch_up", read_backwards)
    assert problems_of(Simulation(1))
