"""Seats that are held for somebody who was asked: taken, declined, or given away when time is over."""

from typing import Final

from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import seating
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.rule import DAY, MINUTE, SECOND
from tabuleiro.server.table.log_entry import NO_USER
from tabuleiro.server.table.seat import HELD, OPEN, Seat
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.table import Answer, Request, Table

BOT_HOLD: Final = 30 * SECOND
"""How long a seat is held for a bot of others; then one of ours takes it."""
LIVE_HOLD: Final = 2 * MINUTE
"""How long it is held for a person where a live game is to begin."""
HOLD: Final = DAY
"""How long it is held for a person elsewhere."""


def held_for_bot(user: int, name: str, now: str) -> Seat:
    """A seat that waits for the answer of a bot of others."""
    return Seat(HELD, name, user, standin=seating.STANDIN, until=moment_of(now) + BOT_HOLD)


def held_for_person(user: int, name: str, agreement: Agreement, now: str) -> Seat:
    """A seat that waits for somebody to come."""
    rule = agreement.rule()
    wait = LIVE_HOLD if rule is not None and rule.kind == "live" else HOLD
    return Seat(HELD, name, user, until=moment_of(now) + wait)


def is_invited(snapshot: Snapshot, user: int) -> bool:
    """Whether a seat is held for a user."""
    return any(seat.kind == HELD and seat.user == user for seat in snapshot.seats)


async def answer_invitation(table: Table, request: Request, *, accept: bool) -> Answer:
    """Take the seat that is held for oneself, or leave it to others."""
    async with table.entered():
        if done := table.done_by(request):
            return {"seq": done.seq}
        snapshot = table.snapshot
        if not is_invited(snapshot, request.user):
            if snapshot.is_member(request.user):
                raise RequestError("forbidden", "nobody has to invite whoever is here")
            raise RequestError("full", "no seat is held for this user", None, "error-not-invited")
        seats = seating.taken(snapshot, request.user)
        if not accept:
            seats = {number: given_away(snapshot.seats[number]) for number in seats}
        await seating.seat_people(table, request, seats)
        return {"seq": table.snapshot.head}


def given_away(held: Seat) -> Seat:
    """What becomes of a seat whose guest does not come."""
    return seating.bot_seat(held.standin) if held.standin else OPEN


async def end_holds(table: Table) -> None:
    """Give the seats away that nobody came for in time. Called at the head of the table's queue."""
    now = moment_of(table.ports.clock.now())
    late = {
        number: given_away(seat)
        for number, seat in enumerate(table.snapshot.seats)
        if seat.kind == HELD and seat.until <= now
    }
    if late and table.snapshot.status() == "open":
        await seating.seat_people(table, Request(NO_USER), late)
