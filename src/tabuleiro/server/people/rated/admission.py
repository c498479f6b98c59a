"""Who may sit down at a rated table: not whom moderators allow none, nor who has left too many games."""

from collections.abc import Mapping
from typing import Protocol

from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.sanctions import NO_RATED, find_sanction
from tabuleiro.server.ratings.reliability import read_reliability
from tabuleiro.server.store.store import Store
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.rated.law import refused


class Server(Protocol):
    """What must be known of a server: its store, its clock, and whose bots there are."""

    @property
    def store(self) -> Store:
        """Where people and what stands against them are kept."""
        ...

    @property
    def clock(self) -> Clock:
        """What time it is."""
        ...

    @property
    def bots(self) -> Mapping[int, int]:
        """Whose each bot is."""
        ...


async def check_reliable(server: Server, agreement: Agreement, user: int) -> None:
    """Refuse a rated table to whoever may not play one now."""
    if agreement.rated:
        await check_ratable(server, user)


async def check_ratable(server: Server, user: int) -> None:
    """Refuse rated games to whoever may play none now."""
    if (problem := await find_bar(server, user)) is not None:
        raise problem


async def find_bar(server: Server, user: int) -> RequestError | None:
    """Why somebody may play no rated games: too many were left and too few finished since, or moderators allow none.

    What moderators have decided about somebody holds for their bots, too.
    """
    now, person = server.clock.now(), server.bots.get(user, user)
    if await server.store.read(lambda database: find_sanction(database, person, NO_RATED, now)) is not None:
        return refused("barred", "moderators allow this user no rated games")
    if (await server.store.read(lambda database: read_reliability(database, user))).is_barred():
        return refused("unreliable", "this user has left too many games")
    return None
