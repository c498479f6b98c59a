"""What people at a table learn of each other: who watches, and that a wish to go back was declined."""

import json
import random

import pytest

from server.people import Person
from server.small_world import ANA, BIA, CAIO, Watcher, World, now, play_one, run
from tabuleiro.server.table import undo
from tabuleiro.server.table.log_entry import NO_USER
from tabuleiro.server.table.table import MOST_WATCHING, Table
from tabuleiro.server.table.undo_law import last_decision, may_undo_freely


async def asked_to_go_back(table: Table) -> int:
    """Play on until Ana cannot go back without asking; she asks. Returns the ply."""
    dice = random.Random(3)
    while True:
        await play_one(table, dice)
        ply = last_decision(table.snapshot, ANA)
        if ply is not None and not may_undo_freely(table.snapshot, ply, ANA):
            await undo.undo(table, now(table, ANA), ply=ply)
            return ply


def test_who_asked_to_go_back_is_told_who_declined() -> None:
    """The request just vanished from Ana's screen."""

    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA, CAIO)
        watcher = Watcher(ANA)
        table.subscribe(watcher)
        ply = await asked_to_go_back(table)
        await undo.answer_undo(table, now(table, CAIO), accept=True)
        await undo.answer_undo(table, now(table, BIA), accept=False)
        told = json.loads(watcher.heard[-1])
        assert (told["asked"], told["declined"]) == (None, {"user": BIA, "asked_by": ANA, "ply": ply})
        read = await world.store.load(table.snapshot.table)
        assert read is not None
        assert read.undo_refusal == table.snapshot.undo_refusal
        await play_one(table, random.Random(4))
        assert json.loads(watcher.heard[-1])["declined"] is None

    run(story())


def test_spectators_are_counted_once_each_and_players_are_none() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA)
        ana, caio, tab = Watcher(ANA), Watcher(CAIO), Watcher(CAIO)
        assert json.loads(table.subscribe(ana))["watching"] == 0
        assert json.loads(table.subscribe(caio))["watching"] == 1
        assert json.loads(ana.heard[-1]) == {
            "type": "presence",
            "table": table.snapshot.table,
            "connected": [True, False],
            "watching": 1,
        }
        heard = len(ana.heard)
        table.subscribe(tab)
        assert len(ana.heard) == heard, "a second tab is nobody new"
        table.subscribe(Watcher(NO_USER))
        assert json.loads(ana.heard[-1])["watching"] == 2
        table.unsubscribe(caio)
        table.unsubscribe(tab)
        assert json.loads(ana.heard[-1])["watching"] == 1

    run(story())


def test_a_crowd_of_spectators_does_not_flood_the_table() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA)
        ana = Watcher(ANA)
        table.subscribe(ana)
        for _ in range(3 * MOST_WATCHING):
            table.subscribe(Watcher(NO_USER))
        assert len(ana.heard) == MOST_WATCHING

    run(story())


@pytest.mark.parametrize("field", ["rotate", "accept", "with_bots"])
def test_an_answer_to_an_offer_is_read_strictly(ana: Person, field: str) -> None:
    table = ana.create("luna", "me", "me")
    assert ana.post(f"/tables/{table['table']}/rematch", **{field: 1}).json()["code"] == "malformed"
    assert ana.post(f"/tables/{table['table']}/rematch").json()["code"] == "started"


def test_the_first_message_says_when_somebody_counts_as_gone(ana: Person) -> None:
    assert ana.socket().hello["gone_seconds"] == 0
