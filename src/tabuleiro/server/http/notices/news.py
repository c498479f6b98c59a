"""REST: the list of notices in the page."""

from fastapi import APIRouter

from tabuleiro.server.http.models import DoneResponse
from tabuleiro.server.http.notices.models import NoticeResponse, SeenBody
from tabuleiro.server.http.session import Server, SignedIn
from tabuleiro.server.notices.news import read_news, see_news

router = APIRouter(prefix="/api", tags=["notices"])


@router.get("/notices", response_model=list[NoticeResponse])
async def list_notices(server: Server, user: SignedIn) -> list[dict[str, object]]:
    """What has happened lately, the newest first."""
    return await server.store.read(lambda database: read_news(database, user.id))


@router.post("/notices/seen", response_model=DoneResponse)
async def see_notices(body: SeenBody, server: Server, user: SignedIn) -> dict[str, bool]:
    """I have seen the list up to a notice."""
    await server.store.write(lambda database: see_news(database, user.id, body.last))
    return {"done": True}
