"""An operator stops a table, or lets it go on: meanwhile nothing moves there and no clock runs; nothing is lost."""

from typing import Final

from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.cluster.attempts import attempted
from tabuleiro.server.table.log_entry import FREEZE, NO_USER
from tabuleiro.server.table.table import Request, Table

NOBODY: Final = Request(NO_USER)
NO_REASON: Final = "an operator has stopped this table"


@attempted
async def stop(table: Table, why: str) -> None:
    """Freeze a game that is being played; its log keeps the reason."""
    async with table.entered():
        table.check_status()
        await table.commit_drafts(table.draft(NOBODY, FREEZE, {"problem": why or NO_REASON, "actions": []}))


@attempted
async def go_on(table: Table) -> None:
    """Let a frozen table go on where it stood: an entry without a problem ends the one before it."""
    async with table.entered():
        if table.snapshot.status() != "frozen":
            raise RequestError("started", "the table is not frozen")
        await table.commit_drafts(table.draft(NOBODY, FREEZE, {"problem": "", "actions": []}))
