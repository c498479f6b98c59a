"""Vacations of those who sit down: a game over days that begins knows of them from its first entry on."""

from collections.abc import Sequence

from tabuleiro.server.errors import StoreError, busy
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.clocks.clocks import Away
from tabuleiro.server.table.log_entry import NO_SEAT, NO_USER, VACATION, Draft
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.storage import TableStore


async def vacations_of(store: TableStore, agreement: Agreement, seats: Sequence[Seat], now: str) -> Sequence[Away]:
    """Who of those at a table is away or will be, where that stops their clocks."""
    if not agreement.has_vacations():
        return ()
    users = {seat.user for seat in seats if seat.user != NO_USER}
    try:
        return await store.away(users, now)
    except StoreError as error:
        raise busy(error) from error


def vacation_drafts(away: Sequence[Away], playthrough: Playthrough) -> list[Draft]:
    """The entries by which the log of a table says who is away."""
    place = playthrough.ply(), NO_SEAT
    return [Draft(VACATION, *place, one.user, one._asdict(), playthrough.digest()) for one in away]
