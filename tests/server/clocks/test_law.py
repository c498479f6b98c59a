"""The law of the clocks, read twice: what the fold says is what counting every second says."""

import os
from itertools import pairwise

import pytest

from server.clocks.random_logs import RULE, SEATS, Count, RandomLog
from tabuleiro.server.table.clocks.after import after
from tabuleiro.server.table.clocks.clocks import NO_CLOCK, Clocks, Span, deadline, stop
from tabuleiro.server.table.clocks.rule import SECOND
from tabuleiro.server.table.log_entry import GRANT, LATE

LOGS = int(os.environ.get("CLOCK_LOGS", "600"))
"""How many random logs; `make soak` asks for 20,000."""
PARTS = 5


def fold(log: RandomLog) -> list[tuple[Clocks, Span | None]]:
    """The clocks after every entry, and the stretches of time that each has ended."""
    clocks: Clocks | None = None
    told: list[tuple[Clocks, Span | None]] = []
    for tick, situation in log.steps:
        clocks, span = after(clocks, tick, situation, RULE)
        assert clocks is not None
        told.append((clocks, span))
    return told


@pytest.mark.parametrize("part", range(PARTS))
def test_the_fold_says_what_counting_every_second_says(part: int) -> None:
    for seed in range(part, LOGS, PARTS):
        check_log(seed)


def check_log(seed: int) -> None:
    """Both readings agree after every entry of a random log."""
    log = RandomLog(seed, 30)
    count = Count(log.outages)
    count.now = log.steps[0].tick.time
    for (clocks, _), step in zip(fold(log), log.steps, strict=True):
        count.pass_time(step.tick.time)
        count.take(step)
        now, _ = stop(clocks, step.tick.time, RULE)
        assert now.banks == tuple(bank * SECOND for bank in count.banks), (seed, step)
        assert clocks.running == count.payer, (seed, step)
    assert sum(count.total.values()) == (log.steps[-1].tick.time - log.steps[0].tick.time) // SECOND


@pytest.mark.parametrize("seed", [1018, 4781, 5599, 6582, 8425])
def test_a_gift_does_not_pay_for_the_time_after_the_bank_was_empty(seed: int) -> None:
    """What somebody gave to a seat that had not been judged yet was eaten up by the time since its deadline."""
    check_log(seed)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_millisecond_is_charged_free_or_nobodys(part: int) -> None:
    for seed in range(part, LOGS, PARTS):
        told = fold(RandomLog(seed, 30, odd=True))
        for (before, _), (after_it, span) in pairwise(told):
            if span is None:
                continue
            length = span.ends - span.begins
            assert span.charged + span.free + span.held + span.off + span.over == length, seed
            assert min(span[3:8]) >= 0, seed
            assert span.begins == before.since, "no time is left out"
            assert after_it.since >= span.ends, "or counted twice"


def test_no_bank_rises_but_by_gain_gift_and_minimum() -> None:
    """However often somebody undoes, asks, pauses, and hands a seat to a bot and takes it back."""
    for seed in range(LOGS):
        log = RandomLog(seed, 60)
        told = fold(log)
        risen = [0] * SEATS
        for number, (step, (before, _), (clocks, _)) in enumerate(zip(log.steps[1:], told, told[1:], strict=False)):
            for seat in range(SEATS):
                more = clocks.banks[seat] - before.banks[seat]
                if step.tick.kind == GRANT and seat == step.tick.seat:
                    more -= 60 * SECOND
                if more > 0:
                    risen[seat] += more
                    is_turn = clocks.credited[seat] > before.credited[seat]
                    is_minimum = clocks.helped != before.helped or clocks.lifted != before.lifted
                    assert is_turn or is_minimum, (seed, number)
        turns = max(step.situation.turn for step in log.steps)
        for seat in range(SEATS):
            assert risen[seat] <= (turns + 1) * (RULE.gain + RULE.errand) + RULE.gain, "loops earn nothing"


def test_nobody_pays_after_the_end_and_a_deadline_is_when_the_bank_is_empty() -> None:
    for seed in range(0, LOGS, 3):
        log = RandomLog(seed, 30)
        for clocks, _ in fold(log):
            until = deadline(clocks, RULE)
            assert (until is None) == (clocks.running == NO_CLOCK)
            if until is not None:
                at, _ = stop(clocks, until, RULE)
                assert at.banks[clocks.running] == 0
                if clocks.banks[clocks.running] > 0:
                    just_before, _ = stop(clocks, until - 1, RULE)
                    assert just_before.banks[clocks.running] == 1
        clocks, _ = fold(log)[-1]
        tick, situation = log.steps[-1]
        over = situation._replace(decider=-4)
        ended, _ = after(clocks, tick._replace(kind="play", content={"by": "bot"}), over, RULE)
        assert ended is not None
        assert ended.running == NO_CLOCK
        assert deadline(ended, RULE) is None


def test_the_random_logs_show_everything() -> None:
    """A law that is checked on nothing holds easily."""
    kinds: set[str] = set()
    errands = over = held = 0
    for seed in range(60):
        log = RandomLog(seed, 30)
        kinds |= {step.tick.kind for step in log.steps}
        spans = [span for _, span in fold(log) if span is not None]
        errands += sum(span.is_errand and span.free > 0 for span in spans)
        over += sum(span.over > 0 for span in spans)
        held += sum(span.held > 0 for span in spans)
    assert {LATE, GRANT, "play", "undo", "redo", "ask", "pause", "resume", "outage", "seat"} <= kinds
    assert min(errands, over, held) > 0
