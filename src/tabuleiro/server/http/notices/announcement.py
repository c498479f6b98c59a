"""REST: what the operator announces to everybody."""

from fastapi import APIRouter

from tabuleiro.server.http.notices.models import AnnouncementResponse
from tabuleiro.server.http.session import Server
from tabuleiro.server.operations.announcement import read_announcement, standing

router = APIRouter(prefix="/api", tags=["notices"])


@router.get("/announcement", response_model=AnnouncementResponse | None)
async def see_announcement(server: Server) -> dict[str, object] | None:
    """What is announced now; null when nothing is."""
    now = server.clock.now()
    found = await server.store.read(lambda database: read_announcement(database, now))
    found = found or standing(server.config.announcements)
    return None if found is None else found._asdict()
