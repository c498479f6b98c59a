"""Quiet hours and digests by somebody's own clocks: across midnight, and when the clocks are put forward and back."""

from tabuleiro.server.notices.hours import next_time, quiet_until
from tabuleiro.server.table.clocks.days_off import moment_of, text_of

NIGHT = (22 * 60, 8 * 60)
NOON = (12 * 60, 14 * 60)
LISBON = "Europe/Lisbon"


def until(quiet: tuple[int, int], zone: str, now: str) -> str | None:
    found = quiet_until(quiet, zone, moment_of(now))
    return None if found is None else text_of(found)


def test_a_night_goes_over_midnight() -> None:
    assert until(NIGHT, "UTC", "2026-01-10T21:59:59.000Z") is None
    assert until(NIGHT, "UTC", "2026-01-10T22:00:00.000Z") == "2026-01-11T08:00:00.000Z"
    assert until(NIGHT, "UTC", "2026-01-11T03:00:00.000Z") == "2026-01-11T08:00:00.000Z"
    assert until(NIGHT, "UTC", "2026-01-11T08:00:00.000Z") is None


def test_hours_within_a_day_are_quiet_that_day_alone() -> None:
    assert until(NOON, "UTC", "2026-01-10T13:00:00.000Z") == "2026-01-10T14:00:00.000Z"
    assert until(NOON, "UTC", "2026-01-10T14:00:00.000Z") is None
    assert quiet_until(None, "UTC", 0) is None


def test_a_night_is_where_somebody_lives() -> None:
    assert until(NIGHT, "America/Sao_Paulo", "2026-01-11T00:30:00.000Z") is None, "half past nine in the evening"
    assert until(NIGHT, "America/Sao_Paulo", "2026-01-11T01:30:00.000Z") == "2026-01-11T11:00:00.000Z"


def test_a_night_is_shorter_when_the_clocks_are_put_forward_and_ends_at_eight_all_the_same() -> None:
    assert until(NIGHT, LISBON, "2026-03-28T22:30:00.000Z") == "2026-03-29T07:00:00.000Z", "nine hours"
    assert until(NIGHT, LISBON, "2026-10-24T21:30:00.000Z") == "2026-10-25T08:00:00.000Z", "eleven hours"


def test_an_end_that_the_clocks_skip_is_the_moment_of_the_change() -> None:
    assert until((23 * 60, 90), LISBON, "2026-03-29T00:30:00.000Z") == "2026-03-29T01:30:00.000Z"


def test_a_digest_comes_once_a_day_at_its_time() -> None:
    seven = 19 * 60
    assert text_of(next_time(seven, LISBON, moment_of("2026-07-01T12:00:00.000Z"))) == "2026-07-01T18:00:00.000Z"
    assert text_of(next_time(seven, LISBON, moment_of("2026-07-01T18:00:00.000Z"))) == "2026-07-02T18:00:00.000Z"
    assert text_of(next_time(seven, LISBON, moment_of("2026-10-24T19:00:00.000Z"))) == "2026-10-25T19:00:00.000Z"
