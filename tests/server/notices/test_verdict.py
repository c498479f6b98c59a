"""When a notice that is due is told: now, later, or never."""

import pytest

from tabuleiro.server.notices.verdict import APART, LOOK_AGAIN, NEVER, TELL, Person, Verdict, judge_notice
from tabuleiro.server.notices.wishes import Wishes
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.notices.notice import FINISHED, STARTED, TURN

NOW = moment_of("2026-01-10T12:00:00.000Z")
NIGHT = moment_of("2026-01-10T23:00:00.000Z")
MORNING = moment_of("2026-01-11T08:00:00.000Z")
AWAY = Person(Wishes(), is_looking=False, last=0)


def judged(person: Person, event: str = TURN, now: int = NOW, created: int = NOW) -> Verdict:
    return judge_notice(person, event, "k3v9x2m4pq", now, created)


def test_who_is_away_is_told_at_once() -> None:
    assert judged(AWAY) == TELL


def test_who_looks_is_not_told_and_looked_at_again_because_an_open_tab_may_be_left() -> None:
    assert judged(AWAY._replace(is_looking=True)) == Verdict(is_told=False, again=NOW + LOOK_AGAIN)


@pytest.mark.parametrize("event", [STARTED, FINISHED])
def test_who_looks_has_seen_what_needs_no_answer(event: str) -> None:
    assert judged(AWAY._replace(is_looking=True), event) == NEVER


def test_always_is_always_and_never_is_never() -> None:
    always = AWAY._replace(wishes=Wishes(tables={"k3v9x2m4pq": "always"}), is_looking=True)
    muted = AWAY._replace(wishes=Wishes(tables={"k3v9x2m4pq": "mute"}))
    assert (judged(always), judged(muted)) == (TELL, NEVER)
    elsewhere = AWAY._replace(wishes=Wishes(tables={"another": "mute"}))
    assert judged(elsewhere) == TELL


def test_between_two_letters_are_two_minutes() -> None:
    recent = AWAY._replace(last=NOW - APART + 1)
    assert judged(recent) == Verdict(is_told=False, again=NOW + 1)
    assert judged(AWAY._replace(last=NOW - APART)) == TELL


def test_at_night_everything_waits_for_the_morning_also_for_who_is_always_told() -> None:
    asleep = AWAY._replace(wishes=Wishes(quiet=(22 * 60, 8 * 60), tables={"k3v9x2m4pq": "always"}))
    assert judged(asleep, now=NIGHT) == Verdict(is_told=False, again=MORNING)
    assert judged(asleep, now=MORNING) == TELL


def test_a_digest_takes_everything_of_a_day() -> None:
    daily = AWAY._replace(wishes=Wishes(digest=8 * 60))
    assert judged(daily, now=NIGHT, created=NOW) == Verdict(is_told=False, again=MORNING)
    assert judged(daily, now=MORNING, created=NOW) == TELL
    assert judged(daily, now=MORNING + 5000, created=MORNING + 1) != TELL, "what came after it is for tomorrow"
