"""Times of day in somebody's time zone: when quiet hours end, and when the next digest is due.

A moment is a number of milliseconds since 1970, UTC; a time of day a number of minutes after midnight. Clocks that are
put forward or back change nothing but the moments: whoever sleeps until seven is told at seven.
"""

from datetime import date, datetime, timedelta, tzinfo

from tabuleiro.server.table.clocks.days_off import find_zone


def quiet_until(quiet: tuple[int, int] | None, zone: str, now: int) -> int | None:
    """When the quiet hours end that hold a moment; None when it is in none. They may go over midnight."""
    if quiet is None:
        return None
    begin, end = quiet
    place = find_zone(zone)
    today = datetime.fromtimestamp(now // 1000, place).date()
    for day in (today - timedelta(days=1), today):
        last = day if begin < end else day + timedelta(days=1)
        if _moment(day, begin, place) <= now < _moment(last, end, place):
            return _moment(last, end, place)
    return None


def next_time(minutes: int, zone: str, after: int) -> int:
    """The next moment with that time of day."""
    place = find_zone(zone)
    day = datetime.fromtimestamp(after // 1000, place).date()
    found = _moment(day, minutes, place)
    return found if found > after else _moment(day + timedelta(days=1), minutes, place)


def _moment(day: date, minutes: int, place: tzinfo) -> int:
    # A time that the clocks skip is read by the offset before the change, one that comes twice is the first of both.
    at = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=place)
    return int(at.timestamp()) * 1000
