"""The pool of worker processes: what hangs is replaced, and nobody's jobs starve anybody else's."""

import asyncio
import os
import time
from collections.abc import Coroutine
from pathlib import Path

import pytest

from tabuleiro.arena import worker_pool
from tabuleiro.arena.worker_pool import NICENESS, Unwanted, WorkerFailed, WorkerPool, is_hurried


def sleep_long() -> None:
    time.sleep(60)


def end_process() -> None:
    os._exit(1)


def double(number: int) -> int:
    return 2 * number


def wait_to_be_hurried() -> str:
    while not is_hurried():
        time.sleep(0.01)
    return "as far as I came"


def answer_at_ease() -> bool:
    return not is_hurried()


def run(story: Coroutine[object, object, None]) -> None:
    asyncio.run(story)


def test_a_worker_that_hangs_or_dies_is_replaced() -> None:
    async def story() -> None:
        pool = WorkerPool(1)
        try:
            assert await pool.run(double, 4, seconds=20) == 8
            for bad in (sleep_long, end_process):
                with pytest.raises(WorkerFailed):
                    await pool.run(bad, seconds=0.3)
                assert await pool.run(double, 4, seconds=20) == 8
            with pytest.raises(WorkerFailed, match="TypeError"):
                await pool.run(double, seconds=20)
        finally:
            pool.close()

    run(story())


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system knows no niceness")
def test_a_worker_lets_whoever_serves_people_go_first() -> None:
    async def story() -> None:
        pool = WorkerPool(1)
        assert await pool.run(os.nice, 0, seconds=20) == min(19, os.nice(0) + NICENESS)
        pool.close()

    asyncio.run(story())


def test_a_system_without_a_process_left_fails_the_job_and_not_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error reached whoever waited for a bot's answer as something else, and the table hung."""

    def refuse(_niceness: int, _first: object) -> worker_pool.Worker:
        raise BlockingIOError("Resource temporarily unavailable")

    async def story() -> None:
        pool = WorkerPool(1)
        try:
            with monkeypatch.context() as patch:
                patch.setattr(worker_pool, "Worker", refuse)
                with pytest.raises(WorkerFailed, match="no process"):
                    await pool.run(double, 4, seconds=20)
            assert await pool.run(double, 4, seconds=20) == 8
        finally:
            pool.close()

    run(story())


class Loaded:
    """A job that leaves a sign where it is loaded, and so ends a process that cannot: another process is meant."""

    def __init__(self, sign: Path) -> None:
        self.sign = sign

    def __call__(self, number: int) -> int:
        return double(number)

    def __setstate__(self, state: dict[str, Path]) -> None:
        state["sign"].touch()
        self.__dict__.update(state)


def test_the_time_of_a_job_begins_when_its_process_has_loaded_what_it_needs(tmp_path: Path) -> None:
    """On a crowded machine a process was killed before it had started, again and again, and no bot ever moved."""
    sign = tmp_path / "loaded"

    async def begin() -> bool:
        assert sign.exists()
        return True

    async def story() -> None:
        pool = WorkerPool(1)
        try:
            with pytest.raises(WorkerFailed, match="did not start"):
                await pool.run(Loaded(tmp_path / "nowhere" / "loaded"), 4, seconds=20, begin=begin)
            assert await pool.run(Loaded(sign), 4, seconds=20, begin=begin) == 8
        finally:
            pool.close()

    run(story())


def test_a_job_that_nobody_wants_any_more_when_its_turn_comes_is_not_done() -> None:
    async def refuse() -> bool:
        return False

    async def story() -> None:
        pool = WorkerPool(1)
        try:
            process = await pool.run(os.getpid, seconds=20, owner="ana")
            with pytest.raises(Unwanted):
                await pool.run(end_process, seconds=20, owner="ana", begin=refuse)
            assert await pool.run(os.getpid, seconds=20, owner="ana") == process
        finally:
            pool.close()

    run(story())


def test_whoever_brings_many_jobs_waits_for_those_who_bring_one() -> None:
    """One guest's fifty tables of bots were thought for first, and nobody else's bot answered in four minutes."""
    done: list[str] = []

    async def story() -> None:
        pool = WorkerPool(1)

        async def bring(owner: str) -> None:
            await pool.run(double, 1, seconds=20, owner=owner)
            done.append(owner)

        try:
            await asyncio.gather(*(bring(owner) for owner in ("greedy",) * 6 + ("ana", "bia", "ana")))
        finally:
            pool.close()

    run(story())
    assert done == ["greedy", "ana", "bia", "greedy", "ana", "greedy", "greedy", "greedy", "greedy"]


def test_an_owner_has_one_job_done_at_a_time_and_leaves_workers_to_others() -> None:
    async def story() -> None:
        pool = WorkerPool(2)
        try:
            long = [asyncio.create_task(pool.run(time.sleep, 60, seconds=90, owner="greedy")) for _ in range(3)]
            assert await asyncio.wait_for(pool.run(double, 4, seconds=20, owner="ana"), 20) == 8
            for task in long:
                task.cancel()
            await asyncio.gather(*long, return_exceptions=True)
            assert await asyncio.wait_for(pool.run(double, 5, seconds=20, owner="greedy"), 20) == 10
        finally:
            pool.close()

    run(story())


def test_whoever_gives_up_waiting_takes_no_turn() -> None:
    async def story() -> None:
        pool = WorkerPool(1)
        try:
            first = asyncio.create_task(pool.run(time.sleep, 0.3, seconds=20, owner="ana"))
            given_up = asyncio.create_task(pool.run(sleep_long, seconds=90, owner="bia"))
            await asyncio.sleep(0.05)
            given_up.cancel()
            assert await asyncio.wait_for(pool.run(double, 4, seconds=20, owner="bia"), 20) == 8
            await first
        finally:
            pool.close()

    run(story())


def test_a_job_is_told_that_its_answer_is_wanted_now_and_the_next_one_is_not() -> None:
    async def story() -> None:
        pool = WorkerPool(1)
        hurry = asyncio.Event()
        try:
            job = asyncio.create_task(pool.run(wait_to_be_hurried, seconds=60, hurry=hurry))
            await asyncio.sleep(0.2)
            assert not job.done()
            hurry.set()
            assert await asyncio.wait_for(job, 20) == "as far as I came"
            assert await pool.run(wait_to_be_hurried, seconds=20, hurry=hurry), "told before it began"
            assert await pool.run(answer_at_ease, seconds=20, hurry=asyncio.Event())
        finally:
            pool.close()

    run(story())


def test_outside_of_a_worker_nobody_is_in_a_hurry() -> None:
    assert not is_hurried()
