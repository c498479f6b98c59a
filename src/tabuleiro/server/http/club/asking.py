"""Bots of others as opponents: who is asked for a seat, and whether the server may accept for them."""

from collections.abc import Sequence

from tabuleiro.server.answers.opening import seat_of
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.models import SeatBody
from tabuleiro.server.people import bots
from tabuleiro.server.people.limits import BOT_GAMES
from tabuleiro.server.people.offers import read_offer
from tabuleiro.server.people.rated.admission import find_bar
from tabuleiro.server.people.user import User
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.club.invitations import held_for_bot
from tabuleiro.server.table.seat import Seat


async def fill_seats(server: Context, wishes: Sequence[SeatBody], user: User, agreement: Agreement) -> list[Seat]:
    """The seats that were asked for; bots of others that cannot come are refused by name."""
    has_people = any(wish.kind != "bot" for wish in wishes)
    seats: list[Seat] = []
    for wish in wishes:
        if wish.kind == "bot" and wish.user:
            seats.append(await seat_bot(server, wish.user, user.id, agreement, has_people=has_people))
        else:
            seats.append(seat_of(wish, user))
    asked = [seat.user for seat in seats if seat.is_missing() or seat.is_outside()]
    if len(set(filter(None, asked))) < len([one for one in asked if one]):
        raise RequestError("bad_option", "a bot of others has one seat at a table", None, "error-bot-twice")
    return seats


async def seat_bot(server: Context, bot: int, user: int, agreement: Agreement, *, has_people: bool) -> Seat:
    """The seat of a bot of others: its own at once where its offer fits, else held until it answers.

    The bots of whoever has blocked a user are not there for that user.
    """
    found = await server.store.read(lambda database: bots.find_bot(database, bot))
    told: dict[str, int | str] = {"name": found.name}
    if not server.is_connected(bot) or server.blocks.has(found.owner, user):
        raise RequestError("present", f"{found.name} is not there", told, "error-bot-away")
    if agreement.rated and await find_bar(server, bot) is not None:
        raise RequestError("rated", f"{found.name} may play no rated games", told, "error-rated-bot-barred")
    running = await server.store.read(lambda database: bots.running_tables(database, bot))
    offer = await server.store.read(lambda database: read_offer(database, bot))
    if running >= bots.RUNNING_TABLES:
        raise RequestError("full", f"{found.name} plays at enough tables", told, "error-bot-busy")
    if not has_people:
        await server.limits.spend(f"botgames {bot}", BOT_GAMES)
    if offer is not None and offer.fits(agreement) and running < offer.tables:
        return Seat("bot", found.name, bot)
    return held_for_bot(bot, found.name, server.clock.now())
