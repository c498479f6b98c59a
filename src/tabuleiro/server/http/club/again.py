"""REST: playing again with the same people."""

from fastapi import APIRouter, Request

from tabuleiro.core.errors import InputError
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.http.club.asking import seat_bot
from tabuleiro.server.http.club.models import AgainBody
from tabuleiro.server.http.models import TableResponse
from tabuleiro.server.http.session import Address, Server, SignedIn
from tabuleiro.server.http.tables import allow_creation, answer
from tabuleiro.server.people.rated.admission import check_reliable
from tabuleiro.server.people.user import User
from tabuleiro.server.sockets.hub import hub_of
from tabuleiro.server.table import seating
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.club.again import agreement_again, check_may_follow, follow, newest_of, seat_again
from tabuleiro.server.table.club.invitations import is_invited
from tabuleiro.server.table.rated.law import check_seats
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.table import Request as TableRequest
from tabuleiro.server.table.table import Table

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables/{table}/again", response_model=TableResponse, status_code=201)
async def again(
    table: str, body: AgainBody, request: Request, server: Server, user: SignedIn, address: Address
) -> dict[str, object]:
    """Play again with the same people: a new table at which a seat is held for each of them.

    Where somebody else has asked already, or the new table has begun, that is the one; the seat held there is taken.
    """
    asked = await server.tables.find_visible(table, user.id, "")
    check_may_follow(asked, user.id)
    over = await newest_of(server.tables, asked, user.id)
    if over.snapshot.status() == "finished":
        beginning = await beginning_of(server, over, body, user)
        await allow_creation(server, user, address)
        made = await follow(server.tables, over, TableRequest(user.id), beginning)
        hub_of(request).send_invitations(made.snapshot)
        over = made
    if is_invited(over.snapshot, user.id) and over.snapshot.status() == "open":
        await check_reliable(server, over.snapshot.agreed(), user.id)
        await seating.join(over, TableRequest(user.id), user.name, None)
    return answer(server, over, user)


async def beginning_of(server: Context, over: Table, body: AgainBody, user: User) -> Beginning:
    """What is known of the new table before it begins."""
    snapshot = over.snapshot
    try:
        agreement = agreement_again(snapshot, body.game, body.options)
    except InputError as error:
        raise request_error(error) from error
    seats = [await seat_of(server, seat, over, user, agreement) for seat in snapshot.seats]
    if body.rotate:
        seats = seats[1:] + seats[:1]
    if agreement.rated:
        check_seats(agreement, seats, server.is_guest)
        await check_reliable(server, agreement, user.id)
    return Beginning(user.id, agreement, seats)


async def seat_of(server: Context, seat: Seat, over: Table, user: User, agreement: Agreement) -> Seat:
    """Who sits where somebody sat; a bot of others is asked, and one of ours comes for one that cannot."""
    if not seat.is_outside():
        return seat_again(over.snapshot, seat, user.id, agreement, server.clock.now(), server.blocks.of)
    try:
        return await seat_bot(server, seat.user, user.id, agreement, has_people=True)
    except RequestError:
        return seating.bot_seat(seating.STANDIN)
