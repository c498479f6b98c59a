"""Commands about time: pause and go on, give time to another, wait for somebody who is late."""

from typing import Final

from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.clocks.clocks import NO_CLOCK, Away, Clocks
from tabuleiro.server.table.clocks.rule import DAY, MINUTE, ClockRule
from tabuleiro.server.table.cluster.attempts import attempted
from tabuleiro.server.table.log_entry import GRANT, PAUSE, RESUME, VACATION
from tabuleiro.server.table.rated.law import check_unrated, refused
from tabuleiro.server.table.table import Answer, Request, Table

GRANTED: Final = {"live": MINUTE, "async": DAY}
"""How much time one gift is worth."""


def check_clock(table: Table) -> tuple[Clocks, ClockRule]:
    """The clocks of a table and their rule; a table without any is refused."""
    clocks, rule = table.snapshot.clocks, table.snapshot.agreed().rule()
    if clocks is None or rule is None:
        raise RequestError("no_clock", "this table has no clocks")
    return clocks, rule


async def pause(table: Table, request: Request, *, on: bool) -> Answer:
    """Wish for a pause, which begins when everybody whose game it is does; or end it, or take the wish back."""
    async with table.turn(request) as done:
        if done is not None:
            return {"seq": done.seq}
        clocks, rule = check_clock(table)
        check_unrated(table.snapshot)
        if not rule.is_live():
            raise RequestError("forbidden", "a game over days has vacations instead of pauses")
        is_paused, wishes = clocks.paused == "agreed", table.snapshot.pause_wishes
        if on == (is_paused or request.user in wishes):  # it is so already
            return {"seq": table.snapshot.head}
        if not on:
            kind = RESUME if is_paused else PAUSE
            return {"seq": await table.commit_drafts(table.draft(request, kind, {"wish": False, "stands": False}))}
        stands = table.snapshot.owners() <= {*wishes, request.user}
        return {"seq": await table.commit_drafts(table.draft(request, PAUSE, {"wish": True, "stands": stands}))}


async def grant(table: Table, request: Request, *, seat: int) -> Answer:
    """Give time to another's seat."""
    async with table.turn(request) as done:
        if done is not None:
            return {"seq": done.seq}
        return {"seq": await _give(table, request, seat)}


async def wait(table: Table, request: Request, *, seat: int) -> Answer:
    """Wait for somebody who is out of time, where the others are asked what shall happen: it gives them time."""
    async with table.turn(request, or_host=True) as done:
        if done is not None:
            return {"seq": done.seq}
        clocks, _ = check_clock(table)
        if clocks.late != seat or seat == NO_CLOCK:
            raise RequestError("present", "nobody is late there")
        return {"seq": await _give(table, request, seat)}


@attempted
async def go_away(table: Table, user: int, begins: int, ends: int) -> None:
    """Let the log of a running game over days say that a player is on vacation; elsewhere nothing is said."""
    async with table.entered():
        if not table.snapshot.agreed().has_vacations() or table.snapshot.status() != "running":
            return
        away = Away(user, begins, ends)
        if table.snapshot.clocks is None or away in table.snapshot.clocks.away or not table.snapshot.seats_of(user):
            return
        await table.commit_drafts(table.draft(Request(user), VACATION, away._asdict()))


async def _give(table: Table, request: Request, seat: int) -> int:
    clocks, rule = check_clock(table)
    if table.snapshot.agreed().is_of_tournament():
        raise refused("", "in a tournament nobody gives time away")
    if not 0 <= seat < len(clocks.banks) or clocks.banks[seat] == NO_CLOCK:
        raise RequestError("no_clock", "nobody has a clock there")
    if seat in table.snapshot.seats_of(request.user):
        raise RequestError("forbidden", "nobody gives time to themselves")
    return await table.commit_drafts(table.draft(request, GRANT, {"amount": GRANTED[rule.kind]}, seat))
