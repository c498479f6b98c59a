"""Whoever decides in live play through a worker that goes away has a moment to come back through another one."""

from collections.abc import Collection
from typing import Final

from tabuleiro.server.table.clocks.clocks import NO_CLOCK
from tabuleiro.server.table.clocks.rule import SECOND
from tabuleiro.server.table.cluster.attempts import attempted
from tabuleiro.server.table.log_entry import GRANT, NO_USER
from tabuleiro.server.table.table import Request, Table

COMEBACK: Final = 10 * SECOND
"""How much time they are given; as much as after an outage, in which all workers were away."""


@attempted
async def let_come_back(table: Table, users: Collection[int]) -> bool:
    """Give time to whoever pays at a table, if it is one of those who were there; whether it was."""
    async with table.entered():
        clocks, rule = table.snapshot.clocks, table.snapshot.agreed().rule()
        if clocks is None or rule is None or not rule.is_live():
            return False
        if clocks.running == NO_CLOCK or clocks.user not in users:
            return False
        await table.commit_drafts(table.draft(Request(NO_USER), GRANT, {"amount": COMEBACK}, clocks.running))
        return True
