"""Out of time, or unanswered: judged from the log alone, and written with what follows from it as one change."""

from typing import Final

from tabuleiro.server.table.clocks.clocks import Clocks
from tabuleiro.server.table.club.invitations import end_holds
from tabuleiro.server.table.cluster.attempts import attempted
from tabuleiro.server.table.log_entry import DECLINE, LATE, NO_USER, SEAT, Draft
from tabuleiro.server.table.seating import STANDIN
from tabuleiro.server.table.table import Request, Table

GRACE: Final = 300
"""Milliseconds from a deadline until the table is judged: what arrived in time is stored by then."""
PATIENCE: Final = 2
"""Missed turns in a row after which a stand-in stays, where it would come for a turn only."""
NOBODY: Final = Request(NO_USER)


@attempted
async def judge(table: Table) -> int | None:
    """Let whoever is out of time be late, a request that nobody has answered lapse, a seat nobody came for go.

    Who is not late, because time was given or the server was away, is left alone. Returns how many milliseconds after
    the deadline somebody's being late was stored; None when nobody is.
    """
    async with table.entered():
        table.release()
        await end_holds(table)
        await table.note_outages()
        snapshot, lapse = table.snapshot, table.snapshot.lapse()
        if lapse is not None and table.ports.clock.milliseconds() >= lapse:
            await table.commit_drafts(table.draft(NOBODY, DECLINE, {}))
            snapshot = table.snapshot
        clocks, deadline = snapshot.clocks, snapshot.deadline()
        if clocks is None or deadline is None or table.ports.clock.milliseconds() < deadline:
            table.ports.changed(table)
            return None
        await table.commit_drafts(*late_drafts(table, clocks))
        return table.ports.clock.milliseconds() - deadline


def late_drafts(table: Table, clocks: Clocks) -> list[Draft]:
    """The entries by which a seat is late: what was agreed on happens with it."""
    seat, then = clocks.running, table.snapshot.agreed().late
    if then == "turn" and clocks.missed[seat] + 1 >= PATIENCE:
        then = "bot"
    drafts = [table.draft(NOBODY, LATE, {"then": then}, seat)]
    if then != "ask":
        relief = "turn" if then == "turn" else "stay"
        given = table.snapshot.seats[seat]._replace(standin=STANDIN, relief=relief)
        drafts.append(table.draft(NOBODY, SEAT, given._asdict(), seat))
    return drafts
