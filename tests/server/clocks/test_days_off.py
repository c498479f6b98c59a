"""Days off and vacations: the arithmetic of intervals is what a look at every single minute says."""

import os
import random
from datetime import UTC, datetime, timedelta
from itertools import islice
from zoneinfo import ZoneInfo

import pytest

from tabuleiro.server.table.clocks.after import Tick, after
from tabuleiro.server.table.clocks.clocks import Away, Clocks, Situation, deadline, stop
from tabuleiro.server.table.clocks.days_off import (
    Interval,
    counted,
    days_off,
    find_zone,
    joined,
    moment_of,
    reach,
    text_of,
)
from tabuleiro.server.table.clocks.rule import DAY, HOUR, MINUTE, PRESETS, ClockRule
from tabuleiro.server.table.log_entry import PLAY, START, VACATION

CASES = int(os.environ.get("CALENDAR_CASES", "250"))
"""How many random calendars; `make soak` asks for 5,000."""
ZONES = ["America/Sao_Paulo", "Europe/Lisbon", "UTC", "Asia/Kathmandu", "Australia/Lord_Howe"]
CHANGES = [
    datetime(2017, 10, 15, 3, tzinfo=UTC),  # Brazil put its clocks forward at midnight
    datetime(2018, 2, 18, 2, tzinfo=UTC),  # and back at midnight, so that the last hour of a Saturday came twice
    datetime(2026, 3, 29, 1, tzinfo=UTC),
    datetime(2026, 10, 25, 1, tzinfo=UTC),
    datetime(2024, 2, 29, tzinfo=UTC),
    datetime(2026, 12, 31, tzinfo=UTC),
]
SUNDAY = 6


def ms(moment: datetime) -> int:
    return int(moment.timestamp()) * 1000


class Calendar:
    """Days off and vacations, and for every minute whether it counts."""

    def __init__(self, seed: int) -> None:
        dice = random.Random(seed)
        self.zone = dice.choice(ZONES)
        self.weekdays = sorted(dice.sample(range(7), dice.randint(0, 4)))
        middle = ms(dice.choice(CHANGES)) // MINUTE * MINUTE
        self.begins = middle - dice.randint(0, 3 * DAY // MINUTE) * MINUTE
        self.vacations: list[Interval] = []
        for _ in range(dice.randint(0, 3)):
            first = self.begins + dice.randint(-DAY // MINUTE, 3 * DAY // MINUTE) * MINUTE
            self.vacations.append((first, first + dice.randint(1, 2 * DAY // MINUTE) * MINUTE))
        self.length = dice.randint(0, 3 * DAY // MINUTE) * MINUTE

    def off(self) -> list[Interval]:
        near = islice(days_off(self.weekdays, self.zone, self.begins), 40)
        return list(joined(sorted(self.vacations), near))

    def counts(self, minute: int) -> bool:
        """Whether the minute that begins now counts."""
        local = datetime.fromtimestamp(minute // 1000, ZoneInfo(self.zone))
        is_away = any(first <= minute < last for first, last in self.vacations)
        return local.weekday() not in self.weekdays and not is_away


@pytest.mark.parametrize("part", range(5))
def test_intervals_say_what_every_minute_says(part: int) -> None:
    for seed in range(part, CASES, 5):
        calendar = Calendar(seed)
        minute, left, off = calendar.begins, calendar.length, calendar.off()
        while left > 0:
            left -= MINUTE * calendar.counts(minute)
            minute += MINUTE
        assert reach(calendar.begins, calendar.length, off) == minute, seed
        assert counted(calendar.begins, minute, off) == calendar.length, seed


def test_a_day_off_has_as_many_hours_as_its_clocks_show() -> None:
    begins = ms(datetime(2017, 10, 14, tzinfo=UTC))
    [brazil] = islice(days_off([SUNDAY], "America/Sao_Paulo", begins), 1)
    assert brazil == (ms(datetime(2017, 10, 15, 3, tzinfo=UTC)), ms(datetime(2017, 10, 16, 2, tzinfo=UTC)))
    [lisbon] = islice(days_off([SUNDAY], "Europe/Lisbon", ms(datetime(2026, 10, 24, tzinfo=UTC))), 1)
    assert lisbon[1] - lisbon[0] == 25 * HOUR


def test_a_zone_that_does_not_exist_is_named() -> None:
    with pytest.raises((KeyError, ValueError), match="Nowhere"):
        find_zone("Nowhere/Here")


def test_moments_are_written_as_logs_write_them() -> None:
    for text in ("2026-11-16T12:00:00.120Z", "2024-02-29T23:59:59.999Z", "2026-01-01T00:00:00.000Z"):
        assert text_of(moment_of(text)) == text


# The stories of other sites that had these clocks, and lost them.

WEEKLY = PRESETS["async-usual"]._replace(days_off=(5, 6), zone="Europe/Lisbon")
FRIDAY = ms(datetime(2026, 11, 13, 20, tzinfo=UTC))


def begun(rule: ClockRule, at: int) -> Clocks:
    """Two people, and the first one's turn begins."""
    clocks, _ = after(None, Tick(START, at, 0, -9, {}), Situation(1, 0, 0, (11, 12)), rule)
    assert clocks is not None
    return clocks


def test_a_weekend_does_not_reset_a_clock() -> None:
    """online-go 449: after the weekend's pause the clock began anew, or was empty."""
    clocks = begun(WEEKLY, FRIDAY)
    monday, _ = stop(clocks, FRIDAY + 3 * DAY, WEEKLY)
    assert clocks.banks[0] - monday.banks[0] == DAY, "four hours of Friday and twenty of Monday"


def test_a_weekend_that_nobody_noticed_is_skipped_all_the_same() -> None:
    """online-go 43: the job that stopped clocks on Saturday did not run, and people lost on Sunday."""
    clocks = begun(WEEKLY._replace(bank=5 * HOUR, cap=5 * HOUR, gain=0), FRIDAY)
    assert deadline(clocks, WEEKLY) == ms(datetime(2026, 11, 16, 1, tzinfo=UTC)), "Monday, one o'clock"


def test_a_move_on_a_day_off_changes_nothing_about_the_time_of_the_others() -> None:
    """online-go 714: a move during the pause started the other's clock from a wrong time."""
    clocks = begun(WEEKLY, FRIDAY)
    saturday = FRIDAY + 16 * HOUR
    moved, _ = after(clocks, Tick(PLAY, saturday, 11, 0, {"by": "user"}), Situation(2, 1, 1, (11, 12)), WEEKLY)
    assert moved is not None
    assert moved.banks[1] == WEEKLY.bank + WEEKLY.gain
    monday = ms(datetime(2026, 11, 16, tzinfo=UTC))
    assert deadline(moved, WEEKLY) == monday + 4 * DAY


def test_vacations_that_overlap_count_once_and_only_for_whoever_is_away() -> None:
    rule, begins = PRESETS["async-usual"], FRIDAY
    clocks = begun(rule, begins)
    for away in (Away(11, begins + DAY, begins + 3 * DAY), Away(11, begins + 2 * DAY, begins + 4 * DAY)):
        entry = Tick(VACATION, begins, away.user, -9, away._asdict())
        told, _ = after(clocks, entry, Situation(1, 0, 0, (11, 12)), rule)
        assert told is not None
        clocks = told
    assert deadline(clocks, rule) == begins + rule.bank + rule.gain + 3 * DAY
    answered, _ = after(clocks, Tick(PLAY, begins, 11, 0, {"by": "user"}), Situation(2, 1, 1, (11, 12)), rule)
    assert answered is not None
    assert deadline(answered, rule) == begins + rule.bank + rule.gain


def test_an_answer_out_of_turn_has_half_a_day_at_least() -> None:
    rule = PRESETS["async-brisk"]
    clocks = begun(rule, FRIDAY)._replace(banks=(rule.bank, HOUR))
    asked, _ = after(clocks, Tick(PLAY, FRIDAY, 11, 0, {"by": "user"}), Situation(1, 0, 1, (11, 12)), rule)
    assert asked is not None
    assert deadline(asked, rule) == FRIDAY + 12 * HOUR
    assert asked.banks[1] == HOUR, "and no turn of its own has begun"


def test_the_summer_does_not_lengthen_a_turn() -> None:
    """Three days are seventy-two hours, also when the clocks are put back meanwhile."""
    rule = PRESETS["async-usual"]._replace(gain=0)
    before = ms(datetime(2026, 10, 24, tzinfo=UTC))
    until = deadline(begun(rule, before), rule)
    assert until == before + int(timedelta(days=3).total_seconds()) * 1000
