"""Time that does not count: days off and vacations are intervals that the arithmetic skips; nothing stops or starts.

A moment is a number of milliseconds since 1970, UTC.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import cache
from heapq import merge

Interval = tuple[int, int]
"""From a moment to another one, which does not belong to it."""


@cache
def find_zone(name: str) -> tzinfo:
    """A time zone by its name; one that does not exist is a `KeyError` or a `ValueError`."""
    from zoneinfo import ZoneInfo  # here, because it looks for the time zones of the system

    return ZoneInfo(name)


def moment_of(text: str) -> int:
    """The moment that is written in a log."""
    written = datetime.fromisoformat(text)
    whole = int(written.replace(microsecond=0).timestamp())
    return whole * 1000 + written.microsecond // 1000


def text_of(moment: int) -> str:
    """A moment as a log writes it."""
    whole = datetime.fromtimestamp(moment // 1000, UTC) + timedelta(milliseconds=moment % 1000)
    return whole.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def days_off(weekdays: Sequence[int], zone: str, since: int) -> Iterator[Interval]:
    """Every day off from the one on that may hold a moment, in order, without an end.

    A day is from midnight to midnight by the clocks of its zone: it has 23 hours when they are put forward.
    """
    if not weekdays:
        return
    place = find_zone(zone)
    day = datetime.fromtimestamp(since // 1000, place).date()
    while True:
        if day.weekday() in weekdays:
            yield _midnight(day, place), _midnight(day + timedelta(days=1), place)
        day += timedelta(days=1)


def _midnight(day: date, place: tzinfo) -> int:
    # A midnight that the clocks skip is read by the offset before the change: that is the moment of the change itself.
    return int(datetime(day.year, day.month, day.day, tzinfo=place).timestamp()) * 1000


def joined(*sources: Iterable[Interval]) -> Iterator[Interval]:
    """Intervals of several sources, each in order, as one: in order, and none touches the next."""
    held: Interval | None = None
    for begin, end in merge(*sources):
        if held is None:
            held = (begin, end)
        elif begin <= held[1]:
            held = (held[0], max(end, held[1]))
        else:
            yield held
            held = (begin, end)
    if held is not None:
        yield held


def counted(begin: int, end: int, off: Iterable[Interval]) -> int:
    """How much of the time between two moments counts."""
    left = max(0, end - begin)
    for start, stop in off:
        if start >= end:
            break
        left -= max(0, min(stop, end) - max(start, begin))
    return left


def reach(begin: int, amount: int, off: Iterable[Interval]) -> int:
    """The first moment at which so much counted time has passed since another one."""
    at = begin
    for start, stop in off:
        if stop <= at:
            continue
        before = max(0, start - at)
        if amount <= before:
            break
        amount -= before
        at = stop
    return at + amount
