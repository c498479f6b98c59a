"""REST: what moderators do: they read reports and decide about people. All of it is in the audit trail."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from sqlalchemy import Connection

from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.club.models import (
    DeedResponse,
    FlagResponse,
    ReportAnswerBody,
    ReportResponse,
    SanctionBody,
    VoidBody,
)
from tabuleiro.server.http.models import DoneResponse
from tabuleiro.server.http.session import Moderator, ProvenModerator, Server
from tabuleiro.server.operations.judgement import Judgement, judge
from tabuleiro.server.operations.trail import deed_of, note_deed, read_deeds
from tabuleiro.server.people import sanctions
from tabuleiro.server.people.tidings import write_decision
from tabuleiro.server.ratings.ledger import set_void
from tabuleiro.server.sockets.hub import hub_of
from tabuleiro.server.store.club import places
from tabuleiro.server.table.notices.notice import Notice

router = APIRouter(prefix="/api/moderation", tags=["moderation"])


@router.get("/reports", response_model=list[ReportResponse])
async def reports(server: Server, _: Moderator, *, decided: bool = False) -> list[dict[str, object]]:
    """The reports that wait for a decision, or those that were decided."""
    state = "decided" if decided else "open"
    return [one._asdict() for one in await server.store.read(lambda db: sanctions.read_reports(db, state))]


@router.post("/reports/{report}", response_model=DoneResponse)
async def answer(report: int, body: ReportAnswerBody, server: Server, moderator: ProvenModerator) -> dict[str, bool]:
    """Say whether a report is right; what follows from it is decided by itself."""
    now = server.clock.now()

    def write(database: Connection) -> list[Notice]:
        about, by = sanctions.answer_report(database, report, moderator.id, is_right=body.right)
        told = {"report": report, "user": about, "right": body.right}
        note_deed(database, now, deed_of(moderator.id), "report", told)
        return write_decision(database, [by], "report", report, now)

    server.store.tell(await server.store.write(write))
    return {"done": True}


@router.get("/flags", response_model=list[FlagResponse])
async def flags(server: Server, _: Moderator) -> list[dict[str, object]]:
    """The rated tables at which people of one network have played, and which no moderator has seen yet."""
    return [one._asdict() for one in await server.store.read(places.read_flags)]


@router.post("/flags/{table}", response_model=DoneResponse)
async def see(table: str, server: Server, moderator: ProvenModerator) -> dict[str, bool]:
    """Say that a flagged table was looked at; what follows from it is decided by itself."""
    now = server.clock.now()

    def write(database: Connection) -> bool:
        is_seen = places.see_flag(database, table, moderator.id)
        if is_seen:
            note_deed(database, now, deed_of(moderator.id), "flag", {"table": table})
        return is_seen

    if not await server.store.write(write):
        raise RequestError("unknown", "no such table waits to be looked at")
    return {"done": True}


@router.post("/tables/{table}/void", response_model=DoneResponse)
async def void(table: str, body: VoidBody, server: Server, moderator: ProvenModerator) -> dict[str, bool]:
    """Let a finished rated game not count, or count again; everything that was rated after it is rated anew."""
    now = server.clock.now()

    def write(database: Connection) -> bool:
        is_known = set_void(database, table, void=body.void)
        if is_known:
            note_deed(database, now, deed_of(moderator.id), "void", {"table": table, "void": body.void})
        return is_known

    if not await server.store.write(write):
        raise RequestError("unknown_table", "no such table was counted")
    return {"done": True}


@router.get("/audit", response_model=list[DeedResponse])
async def audit(
    server: Server, _: Moderator, most: Annotated[int, Query(ge=1, le=500)] = 100
) -> list[dict[str, object]]:
    """What moderators have done, the newest first."""
    return [one._asdict() for one in await server.store.read(lambda database: read_deeds(database, most))]


@router.post("/sanctions", response_model=DoneResponse)
async def decide(body: SanctionBody, request: Request, server: Server, moderator: ProvenModerator) -> dict[str, bool]:
    """Let somebody not speak (`mute`), play no rated games (`no_rated`) or not come in (`ban`).

    For some days, 0 for good; or again, with `lift`.
    """
    judgement = Judgement(body.user, body.kind, body.days, body.why, body.lift)
    await judge(server, hub_of(request), judgement, moderator.id)
    return {"done": True}
