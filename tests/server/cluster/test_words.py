"""What workers tell each other: many words in few notifications, hearsay that ends, and nothing that must be heard."""

import asyncio
import json
import time

import pytest

from server.small_world import HandClock
from tabuleiro.server.clock import SystemClock
from tabuleiro.server.cluster.bus import PAYLOAD_BYTES, Bus, payloads
from tabuleiro.server.cluster.database_clock import DatabaseClock
from tabuleiro.server.store.cluster.buckets import name_of
from tabuleiro.server.store.cluster.duties import Duties
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.rule import HOUR, MINUTE
from tabuleiro.server.table.cluster.elsewhere import BELIEVED_SECONDS, Elsewhere


def test_words_are_packed_into_as_few_notifications_as_they_fit() -> None:
    said = [json.dumps(["m", f"table{number:05}", number, 1, 0]) for number in range(1000)]
    told = list(payloads("worker", said))
    assert [word for payload in told for word in json.loads(payload)[1]] == [json.loads(text) for text in said]
    assert all(len(payload.encode()) <= PAYLOAD_BYTES for payload in told)
    assert len(told) < 10


def test_a_word_that_fits_nowhere_is_left_out_and_the_others_are_told() -> None:
    [payload] = payloads("worker", ['["a"]', json.dumps(["b", "x" * PAYLOAD_BYTES]), '["c"]'])
    assert json.loads(payload) == ["worker", [["a"], ["c"]]]


def test_no_words_are_no_notification() -> None:
    assert list(payloads("worker", [])) == []


def test_who_is_elsewhere_is_believed_while_it_is_repeated() -> None:
    clock = HandClock()
    elsewhere = Elsewhere(clock)
    assert elsewhere.note("w1", "t", [1], 2)
    assert not elsewhere.note("w1", "t", [1], 2), "no news"
    assert elsewhere.is_there("t", 1)
    assert elsewhere.watching("t") == 2
    assert elsewhere.is_watched("t")
    clock.at += BELIEVED_SECONDS + 1
    assert elsewhere.expire() == {"t": {1}}
    assert not elsewhere.is_there("t", 1)
    assert not elsewhere.is_watched("t")


def test_who_was_there_through_a_dead_worker_is_forgotten_and_others_stay() -> None:
    elsewhere = Elsewhere(HandClock())
    elsewhere.note("w1", "t", [1], 0)
    elsewhere.note("w2", "t", [2], 1)
    elsewhere.note_online("w1", [1, 2], there=True)
    elsewhere.note_online("w2", [2], there=True)
    assert elsewhere.forget("w1") == {"t": {1}}
    assert elsewhere.users("t") == {2}
    assert not elsewhere.is_online(1)
    assert elsewhere.is_online(2)
    assert elsewhere.note("w2", "t", [], 0)
    assert elsewhere.forget("w2") == {}


def test_a_server_that_is_alone_has_every_duty() -> None:
    assert Duties(is_shared=False).has("director")


def test_a_duty_that_was_not_renewed_is_not_believed() -> None:
    duties = Duties(is_shared=True)
    assert not duties.has("director")
    assert duties.note(["director"], asked=float("-inf")) == {"director"}
    assert not duties.has("director")


def test_the_time_is_the_databases_whatever_the_machine_says() -> None:
    clock = DatabaseClock()
    told = clock.milliseconds() + HOUR
    asked = clock.milliseconds() - clock.offset
    clock.set_by(asked - 10, told, asked + 10)
    assert 0 <= clock.milliseconds() - told < MINUTE


@pytest.mark.parametrize("wrong", [HOUR, -HOUR])
def test_a_machine_whose_time_is_set_anew_meanwhile_takes_nobodys_time(
    monkeypatch: pytest.MonkeyPatch, wrong: int
) -> None:
    """For two seconds, until the next sign of life, everybody's time would have been up."""
    clock, own = DatabaseClock(), SystemClock()
    before = clock.milliseconds()
    monkeypatch.setattr(time, "time_ns", lambda: (before + wrong) * 1_000_000)
    assert own.milliseconds() == before + wrong, "the machine believes it"
    assert 0 <= clock.milliseconds() - before < MINUTE
    assert abs(moment_of(clock.now()) - before) < MINUTE


def test_the_name_of_a_bucket_tells_nothing() -> None:
    named = name_of("key", "login ana 192.0.2.1")
    assert "192" not in named
    assert named != name_of("other key", "login ana 192.0.2.1")
    assert named == name_of("key", "login ana 192.0.2.1")


def test_a_word_that_nobody_is_eager_to_hear_waits_for_one_that_somebody_is() -> None:
    async def story() -> None:
        bus = Bus("postgresql://nowhere", "w")
        bus.say_at_leisure("m", "quiet", 7, 0, 0)
        assert not bus._filled.is_set(), "it waits a while"
        bus.say("m", "watched", 3, 0, 0)
        assert bus._filled.is_set()
        assert [json.loads(text) for text in bus._take_said()] == [["m", "quiet", 7, 0, 0], ["m", "watched", 3, 0, 0]]
        assert not bus._filled.is_set()
        bus.hurry()
        assert not bus._filled.is_set(), "nothing waits any more"

    asyncio.run(story())


def test_words_that_wait_are_told_when_somebody_comes_to_watch_elsewhere() -> None:
    async def story() -> None:
        bus = Bus("postgresql://nowhere", "w")
        bus.say_at_leisure("m", "quiet", 7, 0, 0)
        bus.say_at_leisure("m", "quiet", 8, 0, 0)
        bus.hurry()
        assert bus._filled.is_set()
        assert bus._take_said() == ['["m","quiet",8,0,0]'], "of a table only the last counts"

    asyncio.run(story())
