"""Playing again with the same people: a table that follows another, with a seat held for everybody who played there."""

from tabuleiro.core.option import complete_options
from tabuleiro.core.registry import find_game
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table import seating
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.clocks.vacations import vacations_of
from tabuleiro.server.table.club.hearing import Blocks
from tabuleiro.server.table.club.invitations import held_for_person, is_invited
from tabuleiro.server.table.live_tables import LiveTables, new_id
from tabuleiro.server.table.log_entry import NEXT
from tabuleiro.server.table.rated.law import check_agreement
from tabuleiro.server.table.seat import OPEN, Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.table import Request, Table


def agreement_again(over: Snapshot, game: str, options: dict[str, str] | None) -> Agreement:
    """What is agreed on when the people of a table play again: the same, or another game, or with other options.

    A game that is not for so many people is refused, and so is an option that it does not have.
    """
    before = over.agreed()
    agreed = before.again(over.table)
    if game not in {"", before.game} or options is not None:
        played = find_game(game or before.game)
        played.new(before.seats, dict(options or {}))
        complete = complete_options(played.options, before.seats, dict(options or {}))
        agreed = agreed._replace(game=played.name, version=played.version, components=played.components)
        agreed = agreed._replace(options=complete)
    if agreed.rated:
        check_agreement(agreed)
    return agreed


def seat_again(over: Snapshot, seat: Seat, user: int, agreement: Agreement, now: str, blocks: Blocks) -> Seat:
    """Who sits where somebody sat: oneself at once, a bot of ours as it was; for another person the seat is held.

    It is open where nobody is to be asked: whoever was sent away or deleted since, and whom the user blocks. Whoever
    blocks the user has a seat held like everybody else, and hears nothing of it (notices/law.py).
    """
    if seat.kind == "human" and seat.user == user:
        return Seat("human", seat.name, user)
    if seat.level:
        return Seat("bot", seat.name, level=seat.level)
    if seat.kind == "human" and seat.user in over.invited() - blocks(user):
        return held_for_person(seat.user, seat.name, agreement, now)
    return OPEN


async def newest_of(tables: LiveTables, over: Table, user: int) -> Table:
    """The last of the tables that follow a table, as far as a user sits there or is asked to by somebody welcome."""
    unwelcome = tables.ports.blocks(user)
    while over.snapshot.next:
        try:
            following = await tables.find(over.snapshot.next)
        except RequestError:  # it was removed since, or is broken
            return over
        held, sits = is_invited(following.snapshot, user), following.snapshot.is_member(user)
        if not sits or (held and following.snapshot.host in unwelcome):
            return over
        over = following
    return over


async def follow(tables: LiveTables, over: Table, request: Request, beginning: Beginning) -> Table:
    """Open the table that follows a finished one. Both are stored or neither, and who asks at the same time meets."""
    async with over.entered():
        check_may_follow(over, request.user)
        newest = await newest_of(tables, over, request.user)
        if newest is not over:
            return newest
        now, ports = tables.ports.clock.now(), tables.ports
        away = await vacations_of(ports.store, beginning.agreement, beginning.seats, now)
        known = beginning._replace(away=away)
        change = seating.write_beginning(
            tables.new_name(), new_id(20), now, known, ports.randrange, blocks=ports.blocks
        )
        draft = over.draft(request, NEXT, {"table": change.table})
        await over.commit([draft], over.snapshot.playthrough, change)
    return await tables.find(over.snapshot.next)


def check_may_follow(over: Table, user: int) -> None:
    """Refuse whoever did not play here, and as long as the game goes on."""
    over.check_right(user, or_host=True)
    over.check_no_lesson()
    if over.snapshot.status() != "finished":
        raise RequestError("started", "the game is not over")
