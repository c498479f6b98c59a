"""Tables without network and disk: the laws of undo, of storing before telling, of freezing one table alone."""

import asyncio
import json
import random
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.small_world import ANA, BIA, CAIO, Watcher, World, now, play_one, run
from tabuleiro.bots.turn import NO_TURN
from tabuleiro.core.digest import digest
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import live_tables, moves, standins, undo
from tabuleiro.server.table.storage import load
from tabuleiro.server.table.table import Table
from tabuleiro.server.table.undo_law import last_decision, may_undo_freely


async def passes(holds: Callable[[], bool]) -> None:
    """Wait until something comes true."""
    for _ in range(2000):
        if holds():
            return
        await asyncio.sleep(0.001)
    pytest.fail("it did not come true")


async def same_as_log(world: World, table: Table) -> None:
    """Memory says exactly what the log says."""
    read = await world.store.load(table.snapshot.table)
    assert read is not None
    assert (read.row(), read.seats, read.undo_request, read.done) == (
        table.snapshot.row(),
        table.snapshot.seats,
        table.snapshot.undo_request,
        table.snapshot.done,
    )
    assert read.playing().played == table.snapshot.playing().played


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), users=st.lists(st.integers(1, 3), min_size=2, max_size=3))
def test_any_mix_of_play_undo_and_redo_is_told_by_the_log(seed: int, users: list[int]) -> None:
    async def story() -> None:
        world, dice = World(seed), random.Random(seed)
        table = await world.table(*users)
        for step in range(25):
            if table.snapshot.status() != "running":
                break
            user = dice.choice(users)
            ply = last_decision(table.snapshot, user)
            what = dice.random()
            try:
                if what < 0.6:
                    await play_one(table, dice, f"n{step}")
                elif what < 0.8 and ply is not None:
                    await undo.undo(table, now(table, user, f"n{step}"), ply=ply)
                elif what < 0.9:
                    await undo.redo(table, now(table, user, f"n{step}"))
                else:
                    await undo.answer_undo(table, now(table, user, f"n{step}"), accept=dice.random() < 0.7)
            except RequestError as refused:
                assert refused.code == "no_undo", refused.text  # noqa: PT017 - everything else is a fault
        await same_as_log(world, table)

    run(story())


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(1, 20))
def test_an_undo_restores_the_position_and_a_redo_the_one_after(seed: int, steps: int) -> None:
    async def story() -> None:
        world, dice = World(seed), random.Random(seed)
        table = await world.table(ANA, ANA, settle=False)
        positions = {table.snapshot.ply(): digest(table.snapshot.playing().state)}
        for _ in range(steps):
            if table.snapshot.status() != "running":
                break
            await play_one(table, dice)
            positions[table.snapshot.ply()] = digest(table.snapshot.playing().state)
        last = table.snapshot.ply()
        ply = dice.choice([n for n, played in enumerate(table.snapshot.playing().played) if played.by == "user"])
        await undo.undo(table, now(table, ANA), ply=ply)
        assert digest(table.snapshot.playing().state) == positions[ply]
        await undo.redo(table, now(table, ANA))
        assert (table.snapshot.ply(), digest(table.snapshot.playing().state)) == (last, positions[last])

    run(story())


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(1, 20))
def test_undo_is_free_exactly_while_one_seat_alone_has_acted(seed: int, steps: int) -> None:
    async def story() -> None:
        world, dice = World(seed), random.Random(seed)
        table = await world.table(ANA, BIA, CAIO)
        for _ in range(steps):
            if table.snapshot.status() == "running":
                await play_one(table, dice)
        played = table.snapshot.playing().played
        for ply in range(len(played)):
            actors = [one.actor for one in played.since(ply)]
            expected = actors == [actors[0]] * len(actors) and actors[0] >= 0
            assert may_undo_freely(table.snapshot, ply, ANA) == expected

    run(story())


def test_a_move_that_cannot_be_stored_is_seen_by_nobody_and_can_be_tried_again() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, ANA)
        watcher = Watcher(ANA)
        table.subscribe(watcher)
        before = digest(table.snapshot.playing().state)
        world.store.failing = 1
        with pytest.raises(RequestError) as refused:
            await play_one(table, random.Random(1), "n")
        assert refused.value.code == "busy"
        assert (watcher.heard, digest(table.snapshot.playing().state)) == ([], before)
        await play_one(table, random.Random(1), "n")
        assert len(watcher.heard) == 1
        await same_as_log(world, table)

    run(story())


def test_a_move_that_was_stored_without_our_knowing_is_not_played_twice() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, ANA)
        state, request = table.snapshot.playing().state, now(table, ANA, "n")
        world.store.lying = 1
        with pytest.raises(RequestError):
            await moves.play(table, request, seat=state.to_act(), action=state.legal()[0])
        again = await moves.play(table, request, seat=state.to_act(), action=state.legal()[0])
        assert again["seq"] == table.snapshot.head == len(world.store.logs[table.snapshot.table])
        await same_as_log(world, table)

    run(story())


def test_a_player_who_moves_and_closes_the_tab_leaves_no_table_hanging() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, 0)
        watcher = Watcher(BIA)
        table.subscribe(watcher)
        state, request = table.snapshot.playing().state, now(table, ANA, "n")
        world.store.gate = asyncio.Event()
        move = asyncio.create_task(moves.play(table, request, seat=state.to_act(), action=state.legal()[0]))
        await asyncio.sleep(0)
        move.cancel()
        await asyncio.sleep(0)
        world.store.gate.set()
        with pytest.raises(asyncio.CancelledError):
            await move
        for _ in range(50):
            await asyncio.sleep(0)
        assert watcher.heard, "the move is stored, so that everybody sees it"
        assert len(world.thinker.told) > 0, "and the bot is woken"
        await same_as_log(world, table)

    run(story())


def test_a_change_that_was_stored_without_our_knowing_is_seen_at_once() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, ANA)
        watcher = Watcher(BIA)
        table.subscribe(watcher)
        world.store.lying = 1
        with pytest.raises(RequestError):
            await play_one(table, random.Random(1), "n")
        assert len(watcher.heard) == 1
        await same_as_log(world, table)

    run(story())


def test_a_table_in_doubt_is_read_again_when_the_database_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The move was stored, the answer lost and the database down: watchers and bot waited for somebody to come."""
    monkeypatch.setattr(live_tables, "FIRST_REREAD_SECONDS", 0.001)

    async def story() -> None:
        world = World()
        table = await world.table(ANA, 0)
        watcher = Watcher(BIA)
        table.subscribe(watcher)
        world.store.lying, world.store.unreadable = 1, 4
        with pytest.raises(RequestError) as refused:
            await play_one(table, random.Random(1), "n")
        assert (refused.value.code, watcher.heard) == ("busy", [])
        await passes(lambda: bool(watcher.heard and world.thinker.told))
        assert world.store.unreadable == 0
        await world.tables.close()
        await same_as_log(world, table)

    run(story())


def test_whoever_writes_after_somebody_else_gets_the_table_as_it_is() -> None:
    """Another server wrote to the same log; the error carried the old position, and so did every later one."""

    async def story() -> None:
        world = World()
        table = await world.table(ANA, ANA)
        other = Table(await load(world.store, table.snapshot.table), table.ports)
        watcher = Watcher(BIA)
        table.subscribe(watcher)
        await play_one(other, random.Random(1))
        with pytest.raises(RequestError) as refused:
            await play_one(table, random.Random(1))
        assert refused.value.code == "stale"
        assert json.loads(watcher.heard[-1])["seq"] == other.snapshot.head
        await same_as_log(world, table)

    run(story())


def test_a_table_that_could_not_be_stored_is_not_there() -> None:
    async def story() -> None:
        world = World()
        world.store.failing = 1
        with pytest.raises(RequestError):
            await world.table(ANA, 0)
        assert (world.tables.live, world.store.logs) == ({}, {})
        world.store.lying = 1
        with pytest.raises(RequestError):
            await world.table(ANA, 0)
        (name,) = world.store.logs
        assert list(world.tables.live) == [name], "what is stored is there, and nobody plays it twice"
        await world.tables.close()

    run(story())


def test_a_fault_in_the_rules_freezes_that_table_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        world = World()
        table, other = await world.table(ANA, ANA), await world.table(BIA, BIA)
        before = digest(table.snapshot.playing().state)
        kind = type(table.snapshot.playing().state)
        with monkeypatch.context() as patch:
            patch.setattr(kind, "check", lambda _: ["TY-1: an acorn too many"])
            with pytest.raises(RequestError) as refused:
                await play_one(table, random.Random(1))
        assert refused.value.code == "frozen"
        assert (table.snapshot.status(), digest(table.snapshot.playing().state)) == ("frozen", before)
        assert "acorn" in table.snapshot.problem
        with pytest.raises(RequestError):
            await play_one(table, random.Random(1))
        await play_one(other, random.Random(1))
        await same_as_log(world, table)

    run(story())


def test_bots_play_until_a_person_must_decide_and_a_mute_bot_is_played_for() -> None:
    async def story() -> None:
        for is_mute in (False, True):
            world = World()
            world.thinker.is_mute = is_mute
            table = await world.table(ANA, 0, 0)
            dice = random.Random(3)
            for _ in range(200):
                if table.snapshot.status() != "running":
                    break
                if table.snapshot.bot_to_act():
                    await asyncio.sleep(0)
                else:
                    await play_one(table, dice)
            assert {"bot", "user"} <= {played.by for played in table.snapshot.playing().played}
            await world.tables.close()
            await same_as_log(world, table)

    run(story())


def test_a_bot_wakes_however_quick_a_person_is() -> None:
    """A move came before the task that had played the bots until then was forgotten, and nobody played them again."""

    async def story() -> None:
        world = World()
        table = await world.table(ANA, 0)
        dice = random.Random(3)
        while table.snapshot.status() == "running":
            while table.snapshot.status() == "running" and not table.snapshot.bot_to_act():
                await play_one(table, dice)
            for _ in range(50):
                if not table.snapshot.bot_to_act():
                    break
                await asyncio.sleep(0)
            assert not table.snapshot.bot_to_act(), "the bot sleeps"
        await world.tables.close()

    run(story())


def test_a_bot_is_told_what_its_turn_has_taken_so_far() -> None:
    """All decisions of a turn share its time; the next turn has its own."""

    async def story() -> list[list[tuple[tuple[int, int], float]]]:
        world = World()
        world.thinker.takes = 1.0
        table = await world.table(0, 0, ANA, game="merv")
        told: list[list[tuple[tuple[int, int], float]]] = []
        while sum(map(len, told)) < 30:
            if table.snapshot.bot_to_act():
                await asyncio.sleep(0)
            else:
                told.append(world.thinker.told)
                world.thinker.told = []
                await play_one(table, random.Random(3))
        await world.tables.close()
        return told

    told = asyncio.run(story())
    assert any(spent > 0 for asked in told for _, spent in asked)
    for asked in told:
        for (before, earlier), (turn, spent) in pairwise([(NO_TURN, 0.0), *asked]):
            assert spent == (earlier + 1.0 if turn == before else 0.0)


def test_a_move_is_told_only_after_it_is_stored() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA)
        stored: list[int] = []

        class Checker(Watcher):
            def send(self, text: str) -> None:
                stored.append(len(world.store.logs[table.snapshot.table]) - json.loads(text)["seq"])

        table.subscribe(Checker(BIA))
        await play_one(table, random.Random(1))
        assert stored == [0]

    run(story())


def test_somebody_counts_as_gone_after_a_minute() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA)
        ana = Watcher(ANA)
        table.subscribe(ana)
        table.unsubscribe(ana)
        world.clock.at = 59.0
        with pytest.raises(RequestError):
            await standins.hand_over(table, now(table, BIA), seat=0)
        world.clock.at = 61.0
        await standins.hand_over(table, now(table, BIA), seat=0)
        assert table.snapshot.seats[0].standin == "regular"
        await world.tables.close()

    run(story())


async def play_until_both_decided(table: Table, *users: int) -> tuple[int, int]:
    """Random play; returns whose last decision is the earlier one, and its ply."""
    dice = random.Random(1)
    while True:
        plies = {user: last_decision(table.snapshot, user) for user in users}
        decided = {user: ply for user, ply in plies.items() if ply is not None}
        if len(decided) == len(users):
            return min(decided.items(), key=lambda one: one[1])
        await play_one(table, dice)


def test_a_stand_in_gives_nobody_the_right_to_undo_what_the_absent_person_did() -> None:
    """Bia was gone for a minute; Ana gave her seat to a bot, and took back Bia's own moves without asking."""

    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA)
        mover, ply = await play_until_both_decided(table, ANA, BIA)
        absent = BIA if mover == ANA else ANA
        world.clock.at = 61.0
        await standins.hand_over(table, now(table, mover), seat=table.snapshot.seats_of(absent)[0])
        await world.tables.close()
        before = table.snapshot.ply()
        assert (await undo.undo(table, now(table, mover), ply=ply))["done"] is False
        assert table.snapshot.ply() == before
        await undo.answer_undo(table, now(table, absent), accept=True)
        assert table.snapshot.ply() == ply
        await same_as_log(world, table)

    run(story())


def test_whoever_has_resigned_is_not_asked_any_more() -> None:
    async def story() -> None:
        world = World()
        table = await world.table(ANA, BIA)
        mover, ply = await play_until_both_decided(table, ANA, BIA)
        other = BIA if mover == ANA else ANA
        await standins.resign(table, now(table, other), seat=table.snapshot.seats_of(other)[0])
        await world.tables.close()
        assert (await undo.undo(table, now(table, mover), ply=ply))["done"] is True

    run(story())
