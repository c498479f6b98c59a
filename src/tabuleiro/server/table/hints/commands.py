"""The commands about hints. Each one is an entry of the log that everybody sees and that makes no move stale."""

from typing import Final

from tabuleiro.core.errors import InputError
from tabuleiro.core.play import play
from tabuleiro.server.errors import RequestError, StoreError, busy, request_error
from tabuleiro.server.table.hints.hint_turns import HintTurns
from tabuleiro.server.table.log_entry import HINT
from tabuleiro.server.table.table import Request, Subscriber, Table

OPENING: Final = 30
"""Plies that many games have in common: they are nobody's secret, unless a table stands there right now."""


async def hint(client: Subscriber, table: Table, request: Request, turns: HintTurns, *, seat: int, deeper: int) -> None:
    """Search for a hint for the deciding seat, and let everybody know that it was asked for."""
    async with table.turn(request, seat=seat) as done:
        if done is None:
            check_allowed(table, seat)
            await check_not_in_play(table)
            turns.check_free(request.user)
            if (table.snapshot.ply(), seat) not in table.snapshot.hints:
                await table.commit_drafts(table.draft(request, HINT, {}, seat))
            turns.begin(client, table, deeper)


async def warn(
    client: Subscriber, table: Table, request: Request, turns: HintTurns, *, seat: int, action: int | str
) -> None:
    """Look whether an action of the deciding seat is a blunder; everybody knows of it as of a hint."""
    async with table.turn(request, seat=seat) as done:
        if done is None:
            check_allowed(table, seat)
            await check_not_in_play(table)
            turns.check_free(request.user)
            try:
                meant = play(table.snapshot.playing().state.copy(), seat, action)
            except InputError as error:
                raise request_error(error) from error
            if (table.snapshot.ply(), seat) not in table.snapshot.hints:
                await table.commit_drafts(table.draft(request, HINT, {}, seat))
            turns.warn(client, table, meant)


async def hint_stop(client: Subscriber, _table: Table, _request: Request, turns: HintTurns) -> None:
    """Search no more for whoever asks."""
    turns.stop(client.user)


def check_allowed(table: Table, seat: int) -> None:
    """Refuse a hint where none was agreed on, and to whoever does not decide."""
    snapshot = table.snapshot
    if not snapshot.has_hints():
        raise RequestError("hints_off", "this table has agreed on no hints")
    if snapshot.actor() != seat or snapshot.seats[seat].bot():
        raise RequestError("not_your_turn", "only who decides gets a hint")


async def check_not_in_play(table: Table) -> None:
    """Refuse a position that people play somewhere else right now, where they have agreed on no hints."""
    snapshot = table.snapshot
    try:
        is_in_play = await table.ports.store.is_in_play(snapshot.position(), snapshot.table, OPENING)
    except StoreError as error:
        raise busy(error) from error
    if is_in_play:
        raise RequestError("in_play", "people play this position at another table")
