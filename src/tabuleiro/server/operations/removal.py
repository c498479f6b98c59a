"""Deletes a user: the seats, the sessions, the names and the words, at every table."""

import asyncio
import contextlib
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError, StoreError
from tabuleiro.server.people import identity, sessions
from tabuleiro.server.people.leaving.departures import read_due
from tabuleiro.server.sockets.hub import Hub
from tabuleiro.server.store.learning.lessons import read_lessons
from tabuleiro.server.store.queries import read_traces
from tabuleiro.server.table import seating
from tabuleiro.server.table.log_entry import CHAT, LogEntry
from tabuleiro.server.table.seat import read_seat
from tabuleiro.server.tournaments.commands import forget
from tabuleiro.server.tournaments.storage import erase_tournament_words, tournaments_of

log = logging.getLogger(__name__)
HOUR_SECONDS: Final = 3600.0


async def delete_user(context: Context, hub: Hub, user: int) -> None:
    """Delete a user for good. Games go on with bots; an open table at which nobody is left goes away.

    The sessions end first and the account last: nothing new is said meanwhile, and whoever is interrupted by a power
    cut can ask for it again. What was deleted is not left in the files of the database either.
    """
    await end_sessions(context, hub, user)
    for bot in [bot for bot, owner in context.bots.items() if owner == user]:
        await delete_user(context, hub, bot)
    for known in await context.store.read(lambda database: read_lessons(database, user)):
        if known.table:
            await context.tables.remove(known.table)
    traces = await context.store.read(lambda database: read_traces(database, user))
    for table, state in traces.items():
        if await leave_table(context, table, state, user):
            await erase_words(context, table, user)
    for name in await context.store.read(lambda database: tournaments_of(database, user)):
        await context.director.change(name, lambda tournament: forget(tournament, user))
    await context.store.write(lambda database: erase_tournament_words(database, user))
    await context.store.write(lambda database: identity.empty_user(database, user))
    context.accounts.discard(user)
    context.bots.pop(user, None)
    context.blocks.forget(user)
    context.user_changed(user)
    await context.store.wipe()


async def see_off(context: Context, hub: Hub) -> int:
    """Delete everybody whose days of thinking again are over; returns how many."""
    due = await context.store.read(lambda database: read_due(database, context.clock.now()))
    for user in due:
        await delete_user(context, hub, user)
    return len(due)


async def keep_departures(context: Context, hub: Hub) -> None:
    """Once an hour delete those who wanted it, until the server stops; who cannot be deleted now is in an hour."""
    while True:
        if context.duties.has("retention"):
            try:
                if count := await see_off(context, hub):
                    log.info("%d accounts were deleted, as their owners had asked", count)
            except (SQLAlchemyError, StoreError, RequestError) as error:
                log.warning("an account could not be deleted now: %s", type(error).__name__)
        await asyncio.sleep(HOUR_SECONDS)


async def end_sessions(context: Context, hub: Hub, user: int) -> None:
    """End every session of a user and close the sockets."""
    await context.store.write(lambda database: sessions.end_sessions(database, user))
    hub.close(user=user)


async def leave_table(context: Context, table: str, state: str, user: int) -> bool:
    """Let a user leave a table for good; False when the table has gone with them."""
    if state not in {"open", "running"}:
        return True
    with contextlib.suppress(RequestError):  # a broken table has no game to leave; its words are erased all the same
        if not await seating.withdraw(await context.tables.find(table), user):
            await context.tables.remove(table)
            return False
    return True


async def erase_words(context: Context, table: str, user: int) -> None:
    """Erase what a user has said and was called at a table."""

    def is_theirs(entry: LogEntry) -> bool:
        return entry.user == user if entry.kind == CHAT else read_seat(entry.content()).user == user

    if table in context.tables.live:
        await context.tables.live[table].erase(is_theirs)
    else:
        await context.store.erase(table, is_theirs)
