"""Commands about bots: resign, replace somebody who is gone, take one's seat back, have a bot that thinks move now."""

from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.cluster.attempts import attempted
from tabuleiro.server.table.log_entry import NO_USER, RESIGN, SEAT
from tabuleiro.server.table.seat import OPEN
from tabuleiro.server.table.seating import STANDIN
from tabuleiro.server.table.table import Answer, Request, Table


async def resign(table: Table, request: Request, *, seat: int) -> Answer:
    """Give a seat to a bot for good."""
    async with table.turn(request, seat=seat) as done:
        if done is not None:
            return {"seq": done.seq}
        table.check_no_lesson()
        held = table.snapshot.seats[seat]
        if held.resigned:
            raise RequestError("forbidden", "this seat has resigned already")
        given = held._replace(standin=held.standin or STANDIN, resigned=True, relief="")
        return {"seq": await table.commit_drafts(table.draft(request, RESIGN, given._asdict(), seat))}


async def hand_over(table: Table, request: Request, *, seat: int) -> Answer:
    """Let a bot play on for somebody who is gone; its level is not for the others to choose."""
    async with table.turn(request, or_host=True) as done:
        if done is not None:
            return {"seq": done.seq}
        table.check_no_lesson()
        held = table.snapshot.seats[seat] if 0 <= seat < len(table.snapshot.seats) else OPEN
        clocks = table.snapshot.clocks
        is_gone = table.is_gone(held.user) and not table.snapshot.agreed().counts()  # there the clocks alone decide
        is_program = held.is_outside() and not table.snapshot.agreed().counts()  # it may be there and say nothing
        may_go = held.user == request.user or is_gone or is_program or (clocks is not None and clocks.late == seat)
        if held.user == NO_USER or held.bot() or not may_go:
            raise RequestError("present", "nobody is gone there")
        given = held._replace(standin=STANDIN, resigned=False, relief="")
        return {"seq": await table.commit_drafts(table.draft(request, SEAT, given._asdict(), seat))}


@attempted
async def relieve(table: Table, seat: int, level: str, relief: str) -> None:
    """Let a bot of ours play for somebody, as the server decides at a table of a tournament; `relief` says why."""
    async with table.entered():
        held = table.snapshot.seats[seat]
        if held.user == NO_USER or held.resigned or held.relief == relief or table.snapshot.status() != "running":
            return
        given = held._replace(standin=level, relief=relief)
        await table.commit_drafts(table.draft(Request(NO_USER), SEAT, given._asdict(), seat))


async def take_back(table: Table, request: Request, *, seat: int) -> Answer:
    """Let the owner play again where a bot stood in."""
    async with table.turn(request, seat=seat) as done:
        if done is not None:
            return {"seq": done.seq}
        held = table.snapshot.seats[seat]
        if held.resigned:
            raise RequestError("forbidden", "this seat has resigned")
        if held.relief == "end":
            raise RequestError("forbidden", "the time of this round is over: bots play the table out")
        if not held.standin:
            raise RequestError("present", "no bot stands in for you there")
        own = held._replace(standin="", resigned=False, relief="")
        return {"seq": await table.commit_drafts(table.draft(request, SEAT, own._asdict(), seat))}


async def move_now(table: Table, request: Request) -> Answer:
    """Have the bot that thinks play the best that it has found so far; one that has moved meanwhile is left alone."""
    async with table.entered():
        table.check_right(request.user, or_host=True)
        table.check_status()
        if table.snapshot.head <= request.seq:
            table.ports.hurry(table)
        return {}
