"""Commands of undo: go back to a decision, consent to somebody else's wish to, and redo."""

from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.log_entry import AGREE, ASK, DECLINE, NO_SEAT, REDO, UNDO, Draft
from tabuleiro.server.table.rated.law import check_unrated
from tabuleiro.server.table.table import Answer, Request, Table
from tabuleiro.server.table.undo_law import may_undo_freely


async def undo(table: Table, request: Request, *, ply: int) -> Answer:
    """Go back to a decision that the user took, or ask the others; `done` says which."""
    async with table.turn(request, or_finished=True) as done:
        if done is not None:
            return {"seq": done.seq, "done": done.kind == UNDO}
        played = table.snapshot.playing().played
        mine = table.snapshot.seats_of(request.user)
        if not 0 <= ply < len(played) or played[ply].by != "user" or played[ply].actor not in mine:
            raise RequestError("no_undo", f"ply {ply} is no decision of yours")
        course = table.snapshot.course()
        if course is not None and ply < course.step.first:
            raise RequestError("no_undo", f"ply {ply} belongs to an earlier step of the lesson")
        if may_undo_freely(table.snapshot, ply, request.user):
            return {"seq": await go_back(table, request, ply, request.user), "done": True}
        check_unrated(table.snapshot)
        if table.snapshot.owners() <= {request.user}:
            raise RequestError("no_undo", "somebody who was sent away has played since, and cannot be asked")
        if table.snapshot.undo_request is not None and not has_lapsed(table):
            raise RequestError("no_undo", "a request to undo is pending already")
        question = table.draft(request, ASK, {"to": ply}, played[ply].actor)
        return {"seq": await table.commit_drafts(question), "done": False}


async def answer_undo(table: Table, request: Request, *, accept: bool) -> Answer:
    """Agree to a pending undo or not; it is carried out when everybody whose game it is agrees."""
    async with table.turn(request, or_finished=True) as done:
        if done is not None:
            return {"seq": done.seq}
        pending, owners = table.snapshot.undo_request, table.snapshot.owners()
        if pending is None or has_lapsed(table) or request.user in pending.agreed or request.user not in owners:
            raise RequestError("no_undo", "there is no request that you could answer")
        if not accept:
            return {"seq": await table.commit_drafts(table.draft(request, DECLINE, {}))}
        if not owners <= {*pending.agreed, request.user}:
            return {"seq": await table.commit_drafts(table.draft(request, AGREE, {}))}
        return {"seq": await go_back(table, request, pending.ply, pending.user)}


def has_lapsed(table: Table) -> bool:
    """Whether a request has waited too long for an answer, also when the log does not say so yet."""
    lapse = table.snapshot.lapse()
    return lapse is not None and table.ports.clock.milliseconds() >= lapse


async def go_back(table: Table, request: Request, ply: int, wanted_by: int) -> int:
    """Carry an undo out; whoever wanted it may redo it."""
    playthrough = table.snapshot.playing().copy()
    playthrough.back_to(ply, wanted_by)
    body: dict[str, object] = {"to": ply, "for": wanted_by, **table.arrival(request)}
    moment = playthrough.moment()
    draft = Draft(UNDO, ply, NO_SEAT, request.user, body, playthrough.digest(), request.nonce, moment)
    return await table.commit([draft], playthrough)


async def redo(table: Table, request: Request) -> Answer:
    """Take the last undo back, while nothing else was played."""
    async with table.turn(request, or_finished=True) as done:
        if done is not None:
            return {"seq": done.seq}
        playthrough = table.snapshot.playing().copy()
        if not playthrough.undone or playthrough.undone_by != request.user:
            raise RequestError("no_undo", "there is nothing that you could redo")
        if not table.snapshot.decides(request.user):
            check_unrated(table.snapshot)
        playthrough.again()
        body, moment = table.arrival(request), playthrough.moment()
        about = (request.user, body, playthrough.digest(), request.nonce, moment)
        draft = Draft(REDO, playthrough.ply(), NO_SEAT, *about)
        return {"seq": await table.commit([draft], playthrough)}
