"""Whatever fails, one row after another: who is killed, frozen, cut off or wrong about the time loses nobody a move.

The workers are objects of one process on a real PostgreSQL, so that each fault comes at exactly the moment that is
meant; `make cluster` deals the same blows to processes under load.
"""

import asyncio
import contextlib
import os
import signal
from collections.abc import Iterator
from itertools import count

import psycopg
import pytest
from postgres import Cluster

from server.cluster.client import Client
from server.cluster.workroom import (
    AFTER,
    BEFORE,
    LONG_AGO,
    Cable,
    Killed,
    Worker,
    in_database,
    log_of,
    nonces_of,
    sit_down,
    workers,
)
from server.small_world import ANA, BIA, run
from server.test_slow_reader import DeafWeb
from tabuleiro.server import metrics
from tabuleiro.server.cluster import watch as watching
from tabuleiro.server.cluster.cluster import AWAY
from tabuleiro.server.cluster.database_clock import DatabaseClock
from tabuleiro.server.errors import RequestError
from tabuleiro.server.operations.heartbeat import Heartbeat
from tabuleiro.server.operations.pulse import Pulse
from tabuleiro.server.operations.readiness import Readiness
from tabuleiro.server.sockets import socket as sockets
from tabuleiro.server.sockets.socket import RESTART, TOO_SLOW, Socket
from tabuleiro.server.table.clocks.judging import GRACE
from tabuleiro.server.table.clocks.outages import Outage
from tabuleiro.server.table.clocks.rule import SECOND, ClockRule

RULE = ClockRule("live", 300 * SECOND, 20 * SECOND, 300 * SECOND, 5 * SECOND, 15 * SECOND)
HOUR = 3_600_000


@pytest.fixture(scope="module")
def database(cluster: Cluster) -> str:
    return cluster.new_database("failures")


@pytest.mark.parametrize("moment", [BEFORE, AFTER])
def test_a_worker_killed_around_a_commit_has_the_move_done_once_by_another(database: str, moment: str) -> None:
    async def story() -> None:
        async with workers(database, database) as (one, other):
            table = await sit_down(one, ANA, ANA)
            one.store.cut = moment
            with pytest.raises(Killed):
                await one.page(ANA).play(table, "once")
            await one.kill()
            seq = await other.page(ANA).play(table, "once")
            assert [entry[0] for entry in log_of(other, table) if entry[2] == "once"] == [seq]

    run(story())


def test_a_nonce_of_somebody_else_is_nobodys_at_another_worker(database: str) -> None:
    async def story() -> None:
        async with workers(database, database) as (one, other):
            table = await sit_down(one, ANA, BIA)
            ana, bia = one.page(ANA), other.page(BIA)
            for page in (ana, bia):
                await page.watch(table)
            said = await ana.say("chat", table, "same", text="hello")
            await bia.say("chat", table, "same", text="hello to you")
            assert nonces_of(one, table) == ["same", "same"]
            assert await ana.say("chat", table, "same", text="hello") == said
            assert len(nonces_of(one, table)) == 2, "what Ana said again is not said twice"

    run(story())


def test_a_move_of_which_nobody_was_told_is_found_by_looking(database: str) -> None:
    """The worker was killed between its commit and its word."""

    async def story() -> None:
        async with workers(database, database) as (one, other):
            table = await sit_down(one, ANA, ANA)
            bia = other.page(BIA)
            await bia.watch(table)
            seq = await one.page(ANA).play(table, "a")
            await one.kill()
            assert bia.shown[table] < seq
            told = metrics.REGISTRY.get_sample_value("tabuleiro_fanout_seconds_count") or 0.0
            await other.look()
            assert bia.shown[table] == seq
            assert bia.problems == []
            assert metrics.REGISTRY.get_sample_value("tabuleiro_fanout_seconds_count") == told + 1

    run(story())


@pytest.mark.parametrize("is_drained", [False, True])
def test_a_bot_whose_worker_is_gone_moves_once_through_another(database: str, *, is_drained: bool) -> None:
    async def story() -> None:
        async with workers(database, database) as (one, other):
            one.bot.gate = asyncio.Event()
            table = await wait_for_a_bot(one)
            before = len(log_of(other, table, "play"))
            in_database(other, f"UPDATE tables SET updated = '{LONG_AGO}' WHERE id = '{table}'")  # noqa: S608 - our own
            await other.look()
            assert not other.tables.bots.is_acting(table), "the worker that lets it think is believed to live"
            if is_drained:
                await one.leave()
            else:
                await one.kill()
                in_database(other, f"UPDATE tables SET claim_until = 0 WHERE id = '{table}'")  # noqa: S608 - our own
            await other.look()
            await bots_are_done(other, table, before)
            plays = log_of(other, table)
            assert [entry[0] for entry in plays] == list(range(1, len(plays) + 1))
            assert not (await other.tables.find(table)).snapshot.bot_to_act()

    run(story())


@pytest.mark.parametrize("is_in_line", [False, True])
def test_only_a_bot_that_thinks_keeps_its_table_from_workers_where_nobody_waits(
    database: str, *, is_in_line: bool
) -> None:
    """A worker whose process for bots could not start kept its tables waiting, while another had nothing to do."""

    async def story() -> None:
        async with workers(database, database) as (one, other):
            let_go = asyncio.Event()
            one.bot.line, one.bot.gate = (let_go, None) if is_in_line else (None, let_go)
            table = await wait_for_a_bot(one)
            before = len(log_of(other, table, "play"))
            in_database(other, f"UPDATE tables SET updated = '{LONG_AGO}' WHERE id = '{table}'")  # noqa: S608 - our own
            in_database(other, f"UPDATE tables SET claim_until = 0 WHERE id = '{table}'")  # noqa: S608 - our own
            await one.watch.beat()
            await other.look()
            assert other.tables.bots.is_acting(table) == is_in_line
            if is_in_line:
                await bots_are_done(other, table, before)
                await one.look()
            let_go.set()
            await bots_are_done(one, table, before)
            assert [bool(worker.bot.told) for worker in (one, other)] == [not is_in_line, is_in_line]
            assert not (await one.tables.find(table)).snapshot.bot_to_act()

    run(story())


async def wait_for_a_bot(worker: Worker) -> str:
    """A table where everybody waits for a bot of a worker."""
    table = await sit_down(worker, ANA, 0)
    ana = worker.page(ANA)
    while not worker.bot.asked.is_set():
        await ana.play(table, f"n{len(log_of(worker, table))}")
        await asyncio.sleep(0)
    return table


async def bots_are_done(worker: Worker, table: str, plays: int) -> None:
    """Wait until bots have moved at a table, through a worker or another, and a person must."""
    async with asyncio.timeout(20):
        while len(log_of(worker, table, "play")) == plays or worker.tables.bots.is_acting(table):  # noqa: ASYNC110 - the bot tells nobody here
            await asyncio.sleep(0.01)


def test_a_frozen_worker_that_wakes_up_finds_that_the_table_has_gone_on(database: str) -> None:
    async def story() -> None:
        async with workers(database, database) as (one, other):
            table = await sit_down(one, ANA, BIA)
            first, second = one.page(ANA), other.page(ANA)
            await second.watch(table)
            mover = (await one.tables.find(table)).snapshot.playing().state.to_act()
            pages = (first, second) if mover == 0 else (one.page(BIA), other.page(BIA))
            one.store.gate = asyncio.Event()
            late = asyncio.create_task(pages[0].play(table, "late"))
            await asyncio.sleep(0.05)
            await pages[1].play(table, "quick")
            one.store.gate.set()
            with pytest.raises(RequestError) as refused:
                await late
            assert refused.value.code == "stale"
            assert nonces_of(one, table) == ["quick"]

    run(story())


def test_a_frozen_worker_makes_nobody_late_twice(database: str) -> None:
    async def story() -> None:
        async with workers(database, database) as (one, other):
            table = await sit_down(one, ANA, BIA, rule=RULE)
            await other.tables.find(table)
            for worker in (one, other):
                worker.clock.offset += HOUR
            one.store.gate = asyncio.Event()
            frozen = asyncio.create_task(one.tables.judge_late())
            await asyncio.sleep(0.1)
            in_database(other, "UPDATE tables SET claim_until = 0")
            await other.tables.judge_late()
            assert len(log_of(other, table, "late")) == 1
            one.store.gate.set()
            await frozen
            assert len(log_of(other, table, "late")) == 1

    run(story())


def test_the_worker_that_serves_a_table_judges_its_clock_first_and_another_one_soon_after_when_it_is_dead(
    database: str,
) -> None:
    async def story() -> None:
        async with workers(database, database) as (one, other):
            table = await sit_down(one, ANA, BIA, rule=RULE)
            until = one.tables.deadlines.of_table[table]
            other.watch.cluster.hear("one", ["m", table, len(log_of(one, table)), ANA, until])
            assert other.tables.deadlines.of_table[table] == until + AWAY
            await one.kill()
            other.clock.offset += until - other.clock.milliseconds() + GRACE
            await other.tables.judge_late()
            assert log_of(other, table, "late") == [], "the worker that serves it would be first"
            other.clock.offset += AWAY
            await other.tables.judge_late()
            assert len(log_of(other, table, "late")) == 1

    run(story())


@pytest.mark.parametrize("how", [signal.SIGQUIT, signal.SIGINT])
def test_a_database_that_restarts_loses_no_answer_and_stands_every_clock_still(
    cluster: Cluster, database: str, how: signal.Signals
) -> None:
    """SIGQUIT is PostgreSQL's immediate shutdown, as in a crash; SIGINT the fast one."""

    async def story() -> None:
        async with workers(database, database, joined=True) as (one, other):
            table = await sit_down(one, ANA, ANA, rule=RULE)
            seqs = [await one.page(ANA).play(table, "before")]
            await asyncio.to_thread(cluster.restart, how)
            known = Outage(9_000 + how, one.clock.milliseconds() - 1, one.clock.milliseconds() + 5_000)
            for worker in (one, other):
                worker.context.outages.hear([known])
            seqs.append(await done_at_last(other, table, "after"))
            stored = {entry[2]: entry[0] for entry in log_of(other, table)}
            assert [stored["before"], stored["after"]] == seqs
            assert len(log_of(other, table, "outage")) == 1, "nobody paid for it, and the log says so"
            page = one.page(BIA)
            await page.watch(table)
            assert await page.sees(table, seqs[-1])

    run(story())


async def done_at_last(worker: Worker, table: str, nonce: str) -> int:
    """The answer to a move that is sent again while the database is busy."""
    async with asyncio.timeout(20):
        while True:
            try:
                return await worker.page(ANA).play(table, nonce)
            except RequestError as error:
                if error.code not in {"busy", "stale"}:
                    raise
                await asyncio.sleep(0.1)


@pytest.fixture
def cable(database: str) -> Iterator[Cable]:
    with contextlib.closing(Cable(database)) as laid:
        yield laid


def test_a_worker_parted_from_the_database_acknowledges_nothing_and_sends_everybody_away(
    database: str, cable: Cable, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with workers(cable.database, database) as (one, other):
            table = await sit_down(one, ANA, ANA)
            one.bus._heard_at += 60
            assert await reasons(one) == []
            socket = Socket(DeafWeb(), one.context, None, "")  # type: ignore[arg-type] # it is only closed
            one.hub.add(socket, "192.0.2.1")
            cable.cut()
            with pytest.raises(RequestError) as refused:
                await one.page(ANA).play(table, "lost")
            assert refused.value.code == "busy"
            await one.watch.beat()
            assert not socket.close_code, "a moment is no reason to go"
            assert [reason.split(":")[0] for reason in await reasons(one)] == ["database"]
            monkeypatch.setattr(watching, "LOST_SECONDS", 0.0)
            await one.watch.beat()
            assert socket.close_code == RESTART
            seq = await other.page(ANA).play(table, "there")
            cable.mend()
            assert await done_at_last(one, table, "back") > seq
            assert nonces_of(other, table) == ["there", "back"]

    run(story())


async def reasons(worker: Worker) -> list[str]:
    """Why nobody should be sent to a worker."""
    readiness = Readiness(worker.context, Pulse(), Heartbeat(), worker.watch)
    return await asyncio.to_thread(readiness.reasons)


def test_workers_whose_listeners_are_cut_see_every_move_in_order(database: str) -> None:
    async def story() -> None:
        async with workers(database, database, joined=True) as pair:
            table = await sit_down(pair[0], ANA, ANA)
            pages = [worker.page(ANA) for worker in pair]
            for page in pages:
                await page.watch(table)
            for number in range(10 if os.environ.get("WHOLE") else 2):
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"
                in_database(pair[0], cut)
                if pair[0].tables.live[table].snapshot.status() != "running":
                    break
                seq = await pages[number % 2].play(table, f"n{number}")
                assert await pages[1 - number % 2].sees(table, seq)
            assert pages[0].problems == pages[1].problems == []

    run(story())


def test_a_reader_who_is_too_slow_holds_up_nobody_at_any_worker(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "QUEUE_BYTES", 2_000)

    async def story() -> None:
        async with workers(database, database, joined=True) as (one, other):
            table = await sit_down(one, ANA, ANA)
            deaf, bia = Socket(DeafWeb(), other.context, None, ""), other.page(BIA)  # type: ignore[arg-type] # never reads
            (await other.tables.find(table)).subscribe(deaf)
            await bia.watch(table)
            ana = one.page(ANA)
            await ana.watch(table)
            async with asyncio.timeout(20):
                for number in count():  # what the other worker has heard, and how much at once, is not told here
                    await ana.say("chat", table, f"c{number}", text="a long story " * 30)
                    await asyncio.sleep(0.05)
                    if deaf.close_code:
                        break
            assert deaf.close_code == TOO_SLOW
            last = log_of(one, table)[-1][0]
            assert await bia.sees(f"chat {table}", last)

    run(story())


def test_a_queue_of_words_that_fills_is_measured_and_makes_a_worker_not_ready(database: str) -> None:
    """A listener that reads nothing: PostgreSQL keeps what was told until it does, and everybody plays on."""
    words = 100_000 if os.environ.get("WHOLE") else 200

    async def story() -> None:
        async with workers(database, database) as (one, other):
            table = await sit_down(one, ANA, ANA)
            with psycopg.connect(database) as stopped:
                stopped.execute("LISTEN tabuleiro")
                stopped.commit()
                stopped.execute("SELECT 1")  # in a transaction nobody is told anything
                in_database(
                    one,
                    f"SELECT pg_notify('tabuleiro', n::text || repeat('x', 7000)) "  # noqa: S608 - our own
                    f"FROM generate_series(1, {words}) AS n",
                )
                await one.watch.beat()
                assert one.watch.queue > 0
                assert one.watch.queue == metrics.REGISTRY.get_sample_value("tabuleiro_notify_queue")
                seq = await other.page(ANA).play(table, "meanwhile")
                assert log_of(one, table)[-1][0] == seq
            one.bus._heard_at += 60
            assert one.watch.reasons() == []
            one.watch.queue = 0.6
            assert [reason.split(":")[0] for reason in one.watch.reasons()] == ["notifications"]

    run(story())


@pytest.mark.parametrize("wrong", [HOUR, -HOUR])
def test_a_machine_whose_clock_is_an_hour_off_takes_no_time_from_anybody(database: str, wrong: int) -> None:
    async def story() -> None:
        async with workers(database) as [right]:
            clock = DatabaseClock()
            clock.offset += wrong
            other = Worker(database, clock)
            try:
                assert abs(other.clock.milliseconds() - right.clock.milliseconds()) > HOUR // 2
                await other.watch.beat()
                assert abs(other.clock.milliseconds() - right.clock.milliseconds()) < 300
                table = await sit_down(right, ANA, ANA, rule=RULE)
                for number in range(6):
                    await (right, other)[number % 2].page(ANA).play(table, f"n{number}")
                    await (other, right)[number % 2].look()
                clocks = right.tables.live[table].snapshot.clocks
                assert clocks is not None
                assert min(clocks.banks) >= RULE.bank - 300
                times = [entry[3] for entry in log_of(right, table)]
                assert times == sorted(times)
            finally:
                await other.kill()

    run(story())


KEPT = ("tables", "seats", "entries")


def test_a_standby_without_the_last_commits_takes_everybody_back_to_what_it_knows(database: str) -> None:
    """What was stored at some moment is put back under running workers, as the promoted standby would have it."""

    async def story() -> None:
        async with workers(database, database) as (one, other):
            table = await sit_down(one, ANA, ANA)
            ana, bia = one.page(ANA), other.page(BIA)
            await ana.watch(table)
            await bia.watch(table)
            known = await ana.play(table, "known")
            in_database(one, *(f"CREATE TABLE kept_{name} AS SELECT * FROM {name}" for name in KEPT))  # noqa: S608 - our own
            for number in range(2):
                await ana.play(table, f"forgotten{number}")
            await other.look()
            lost = other.tables.live[table].snapshot.seq
            back = [f"DELETE FROM {name}" for name in reversed(KEPT)]  # noqa: S608 - our own
            back += [f"INSERT INTO {name} SELECT * FROM kept_{name}" for name in KEPT]  # noqa: S608 - our own
            in_database(one, *back, *(f"DROP TABLE kept_{name}" for name in KEPT))
            for worker in (one, other):
                await worker.look()
                assert worker.tables.live[table].snapshot.seq == log_of(worker, table)[-1][0] < lost
            assert went_back(ana, table)
            assert went_back(bia, table)
            assert ana.shown[table] == bia.shown[table] == known
            assert await bia.worker.page(ANA).play(table, "on") > known
            assert nonces_of(one, table) == ["known", "on"]

    run(story())


def went_back(page: Client, table: str) -> bool:
    """Whether a page was shown that its table is not as far as it was."""
    return any(problem.startswith(f"{table}: shown") for problem in page.problems)


NO_SPACE = "BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END"
FULL = (
    f"CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ {NO_SPACE} $$",
    "CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION no_room()",
)
ROOM = ("DROP TRIGGER full_disk ON entries", "DROP FUNCTION no_room")


def test_a_full_disk_refuses_moves_tells_nobody_of_them_and_lets_everybody_read(database: str) -> None:
    async def story() -> None:
        async with workers(database, database) as (one, other):
            table = await sit_down(one, ANA, ANA)
            bia = other.page(BIA)
            await bia.watch(table)
            before = bia.shown[table]
            in_database(one, *FULL)
            try:
                with pytest.raises(RequestError) as refused:
                    await one.page(ANA).play(table, "a")
                assert refused.value.code == "busy"
                await other.look()
                late = other.page(ANA)
                await late.watch(table)
                assert bia.shown[table] == late.shown[table] == before
            finally:
                in_database(one, *ROOM)
            assert await one.page(ANA).play(table, "a") > before
            assert nonces_of(one, table) == ["a"]

    run(story())
