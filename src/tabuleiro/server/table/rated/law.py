"""The law of rated tables: what a table must be so that its result counts, and what nobody may do at one.

What nobody may do at a rated table, nobody may do at a table of a tournament either.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tabuleiro.bots.anchors import anchors_of
from tabuleiro.core.option import complete_options
from tabuleiro.core.registry import find_game
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.log_entry import NO_USER
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.snapshot import Snapshot

if TYPE_CHECKING:
    from tabuleiro.server.table.table import Table

TODAY = "9999"
"""A bot that sits down now is worth what the newest edition of its rating says."""


def refused(problem: str, text: str, **arguments: int | str) -> RequestError:
    """The answer to what a rated table does not allow."""
    return RequestError("rated", text, arguments, f"error-rated-{problem}" if problem else "error-rated")


def check_agreement(agreement: Agreement) -> None:
    """Refuse what nobody could compare with other games: no clock, other options, no opponent, hints."""
    if agreement.clock is None:
        raise refused("clock", "a rated table has a clock")
    usual = complete_options(find_game(agreement.game).options, agreement.seats, {})
    if agreement.options != usual or not agreement.settle:
        raise refused("options", "a rated game is played with its usual options")
    if agreement.seats < 2:
        raise refused("alone", "nobody is rated alone")
    if agreement.hints == "all":
        raise refused("hints", "there are no hints at a rated table")


def check_seats(agreement: Agreement, seats: Sequence[Seat], is_guest: Callable[[int], bool]) -> None:
    """Refuse seats that cannot be rated: guests, the same person twice, bots whose strength nobody has measured."""
    people = [seat.user for seat in seats if seat.user != NO_USER]
    if any(seat.is_outside() for seat in seats) and not agreement.bots:
        raise refused("bots", "bots of others are rated where the table says so")
    if len(set(people)) < len(people):
        raise refused("twice", "everybody has one seat at a rated table")
    if any(is_guest(user) for user in people):
        raise refused("guest", "a rated table is for accounts")
    if not people and not any(seat.is_missing() for seat in seats):
        raise refused("alone", "nobody is rated here")
    for seat in seats:
        if seat.level:
            check_level(agreement, seat.level)


def check_level(agreement: Agreement, level: str) -> None:
    """Refuse a bot at a rated table whose strength in this game nobody has measured."""
    if not agreement.rated:
        return
    known = anchors_of(agreement.game, TODAY, agreement.seats)
    if level not in known:
        told = ", ".join(known)
        raise refused("level", f"the bot {level!r} has no rating: expected one of {told}", level=level, known=told)


def check_player(table: "Table", user: int) -> None:
    """Refuse whoever may not sit down at a rated table."""
    if not table.snapshot.agreed().rated:
        return
    if table.is_guest(user):
        raise refused("guest", "a rated table is for accounts")
    if table.snapshot.seats_of(user):
        raise refused("twice", "everybody has one seat at a rated table")


def check_unrated(snapshot: Snapshot) -> None:
    """Refuse what a rated table does not know: asking for an undo, a pause, sending somebody away."""
    if snapshot.agreed().counts():
        raise refused("", "the game is rated, or of a tournament")


def check_over(snapshot: Snapshot) -> None:
    """Refuse to help with a rated game that is going on: to play it on elsewhere is to try things out."""
    if snapshot.agreed().counts() and snapshot.status() == "running":
        raise refused("help", "the game is rated, or of a tournament, and not over")
