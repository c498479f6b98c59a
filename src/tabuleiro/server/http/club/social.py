"""REST: following and blocking people, and reporting what is wrong."""

from typing import Annotated

from fastapi import APIRouter, Path
from sqlalchemy import Connection

from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.club.models import PeopleResponse, ReportBody
from tabuleiro.server.http.models import DoneResponse
from tabuleiro.server.http.session import Player, Server, SignedIn
from tabuleiro.server.notices.subject import REPORTS as REPORTED
from tabuleiro.server.people import relations, sanctions
from tabuleiro.server.people.limits import RELATIONS, REPORTS, REPORTS_OF_GUEST
from tabuleiro.server.people.relations import BLOCK, FOLLOW, Related
from tabuleiro.server.people.sanctions import Report
from tabuleiro.server.people.tidings import settle_follower, write_decision, write_follower
from tabuleiro.server.table.notices.notice import Notice

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
    await server.limits.spend(f"relations {user}", RELATIONS)
    now = server.clock.now()

    def write(database: Connection) -> list[Notice]:
        if on:
            relations.relate(database, user, other, kind, now)
        else:
            relations.part(database, user, other, kind)
        if kind == FOLLOW and on:
            return write_follower(database, other, user, now)
        settle_follower(database, other, user, now)
        return []

    server.store.tell(await server.store.write(write))
    if on or kind == BLOCK:
        server.blocks.note(user, other, blocked=on and kind == BLOCK)
        server.user_changed(user)
    return {"done": True}


@router.post("/reports", response_model=DoneResponse, status_code=201)
async def report(body: ReportBody, server: Server, user: Player) -> dict[str, bool]:
    """Tell the moderators what is wrong about somebody, or about a line of chat that I can read."""
    await server.limits.spend(f"reports {user.id}", REPORTS_OF_GUEST if user.is_guest else REPORTS)
    made = Report(body.user, body.why, " ".join(body.words.split()), body.table, body.line)
    if body.table and body.line:
        made = made._replace(said=await line_of(server, body, user.id))
    now = server.clock.now()

    def write(database: Connection) -> list[Notice]:
        number = sanctions.add_report(database, user.id, made, now)
        return write_decision(database, sanctions.read_moderators(database), REPORTED, number, now)

    server.store.tell(await server.store.write(write))
    return {"done": True}


async def line_of(server: Context, body: ReportBody, user: int) -> str:
    """The line of chat that a report is about, as it is now: it may be erased before anybody looks at it."""
    table = await server.tables.find_visible(body.table, user, body.key)
    for line in table.snapshot.chat:
        if line["seq"] == body.line and line["user"] == body.user:
            return str(line["text"] or line["phrase"])
    raise RequestError("unknown", "nobody has said that there")
