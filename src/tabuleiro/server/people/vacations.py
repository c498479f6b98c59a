"""Vacations: days on which the clocks of a user do not run, where a game is played over days."""

from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from tabuleiro.server.errors import RequestError
from tabuleiro.server.store import schema
from tabuleiro.server.table.clocks.days_off import counted, joined, moment_of, text_of
from tabuleiro.server.table.clocks.rule import DAY

DAYS_A_YEAR: Final = 30
SHORTEST: Final = DAY
NOTICE: Final = DAY
"""So long before it begins a vacation must be told by whoever has a turn to play."""


FARTHEST: Final = 400 * DAY
"""No vacation is planned for a time that lies farther ahead."""


class Vacation(NamedTuple):
    """From one moment to another, in milliseconds."""

    begins: int
    ends: int

    def tell(self) -> dict[str, object]:
        """The vacation as it goes out."""
        return {"begins": text_of(self.begins), "ends": text_of(self.ends)}


def read_moment(text: str) -> int:
    """A moment that a client has written; what is none is refused."""
    try:
        if datetime.fromisoformat(text).tzinfo is not None:
            return moment_of(text)
    except (ValueError, OverflowError):
        pass
    raise RequestError("malformed", f"{text!r} is no time: expected one like 2026-12-24T00:00:00Z")


def read_vacations(connection: Connection, user: int) -> list[Vacation]:
    """The vacations of a user, in order."""
    columns = schema.vacations.c
    rows = connection.execute(select(columns.begins, columns.ends).where(columns.user_id == user))
    return sorted(Vacation(moment_of(row.begins), moment_of(row.ends)) for row in rows)


def days_used(vacations: list[Vacation], year: int) -> int:
    """How many days of vacation, begun ones included, lie in a year."""
    first, last = (moment_of(f"{number}-01-01T00:00:00.000Z") for number in (year, year + 1))
    return -(-(last - first - counted(first, last, joined(sorted(vacations)))) // DAY)


def check_vacation(known: list[Vacation], wanted: Vacation, now: int, *, is_due: bool) -> None:
    """Refuse a vacation that is too short, too long, or comes too suddenly."""
    if wanted.ends - wanted.begins < SHORTEST:
        raise RequestError("forbidden", "a vacation has at least one day", None, "error-vacation-short")
    if wanted.begins < now + (NOTICE if is_due else 0):
        raise RequestError("forbidden", "it is your turn somewhere: a day's notice", None, "error-vacation-soon")
    is_near = wanted.ends < now + FARTHEST
    years = range(int(text_of(wanted.begins)[:4]), int(text_of(wanted.ends)[:4]) + 1) if is_near else ()
    if not is_near or any(days_used([*known, wanted], year) > DAYS_A_YEAR for year in years):
        arguments: dict[str, int | str] = {"most": DAYS_A_YEAR}
        raise RequestError("forbidden", f"{DAYS_A_YEAR} days a year at most", arguments, "error-vacation-long")


def add_vacation(connection: Connection, user: int, vacation: Vacation) -> None:
    """Keep a vacation."""
    begins, ends = text_of(vacation.begins), text_of(vacation.ends)
    connection.execute(insert(schema.vacations).values(user_id=user, begins=begins, ends=ends))


def forget_vacations(connection: Connection, user: int) -> None:
    """Forget the vacations of a user who is deleted."""
    connection.execute(delete(schema.vacations).where(schema.vacations.c.user_id == user))
