"""REST: following and blocking people, and reporting what is wrong."""

from typing import Annotated

from fastapi import APIRouter, Path

from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.club.models import PeopleResponse, ReportBody
from tabuleiro.server.http.models import DoneResponse
from tabuleiro.server.http.session import Player, Server, SignedIn
from tabuleiro.server.people import relations, sanctions
from tabuleiro.server.people.limits import RELATIONS, REPORTS, REPORTS_OF_GUEST
from tabuleiro.server.people.relations import BLOCK, FOLLOW, Related
from tabuleiro.server.people.sanctions import Report

router = APIRouter(prefix="/api", tags=["people"])
UserNumber = Annotated[int, Path(ge=1, le=2**53)]


def tell(server: Context, user: int, other: Related) -> dict[str, object]:
    """Somebody whom one follows; whoever has blocked the asker is never there."""
    online = server.is_connected(other.id) and not server.blocks.has(other.id, user)
    return {"id": other.id, "name": other.name, "bot": other.is_bot, "friend": other.is_friend, "online": online}


@router.get("/me/people", response_model=PeopleResponse)
async def people(server: Server, user: SignedIn) -> dict[str, object]:
    """Whom I follow, and whom I block."""
    follows = await server.store.read(lambda db: relations.read_related(db, user.id, FOLLOW))
    blocks = await server.store.read(lambda db: relations.read_related(db, user.id, BLOCK))
    return {
        "follows": [tell(server, user.id, other) for other in follows],
        "blocks": [{**tell(server, user.id, other), "online": False} for other in blocks],
    }


@router.put("/follows/{user}", response_model=DoneResponse)
async def follow(user: UserNumber, server: Server, me: SignedIn) -> dict[str, bool]:
    """Follow somebody; friends are who follow each other."""
    return await change(server, me.id, user, FOLLOW, on=True)


@router.delete("/follows/{user}", response_model=DoneResponse)
async def unfollow(user: UserNumber, server: Server, me: SignedIn) -> dict[str, bool]:
    """Follow somebody no more."""
    return await change(server, me.id, user, FOLLOW, on=False)


@router.put("/blocks/{user}", response_model=DoneResponse)
async def block(user: UserNumber, server: Server, me: SignedIn) -> dict[str, bool]:
    """Block somebody: they do not come to my tables, do not reach me, and notice nothing of it."""
    return await change(server, me.id, user, BLOCK, on=True)


@router.delete("/blocks/{user}", response_model=DoneResponse)
async def unblock(user: UserNumber, server: Server, me: SignedIn) -> dict[str, bool]:
    """Block somebody no more."""
    return await change(server, me.id, user, BLOCK, on=False)


async def change(server: Context, user: int, other: int, kind: str, *, on: bool) -> dict[str, bool]:
    """Begin or end following or blocking somebody."""
    server.limits.check(f"relations {user}", RELATIONS)
    now = server.clock.now()
    if on:
        await server.store.write(lambda db: relations.relate(db, user, other, kind, now))
    else:
        await server.store.write(lambda db: relations.part(db, user, other, kind))
    if on or kind == BLOCK:
        server.blocks.note(user, other, blocked=on and kind == BLOCK)
    return {"done": True}


@router.post("/reports", response_model=DoneResponse, status_code=201)
async def report(body: ReportBody, server: Server, user: Player) -> dict[str, bool]:
    """Tell the moderators what is wrong about somebody, or about a line of chat that I can read."""
    server.limits.check(f"reports {user.id}", REPORTS_OF_GUEST if user.is_guest else REPORTS)
    made = Report(body.user, body.why, " ".join(body.words.split()), body.table, body.line)
    if body.table and body.line:
        made = made._replace(said=await line_of(server, body, user.id))
    now = server.clock.now()
    await server.store.write(lambda db: sanctions.add_report(db, user.id, made, now))
    return {"done": True}


async def line_of(server: Context, body: ReportBody, user: int) -> str:
    """The line of chat that a report is about, as it is now: it may be erased before anybody looks at it."""
    table = await server.tables.find_visible(body.table, user, body.key)
    for line in table.snapshot.chat:
        if line["seq"] == body.line and line["user"] == body.user:
            return str(line["text"] or line["phrase"])
    raise RequestError("unknown", "nobody has said that there")
