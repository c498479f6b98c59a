"""REST: where the points of a party come from, now or after any ply."""

import asyncio

from fastapi import APIRouter

from tabuleiro.learn.score_sheet import read_sheet
from tabuleiro.server.answers.known import known
from tabuleiro.server.answers.replay import check_party, known_ply, started, tell_sheet
from tabuleiro.server.http.reading.models import TallyResponse
from tabuleiro.server.http.session import Anyone, Server, id_of
from tabuleiro.server.http.tables import Key

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/tables/{table}/tally/{party}", response_model=TallyResponse)
async def show_tally(
    table: str, party: int, server: Server, user: Anyone, key: Key = "", ply: int | None = None, language: str = "en"
) -> dict[str, object]:
    """Where the points of a party come from, now or after `ply` actions: entries, and the plies that brought them.

    The game is played again for this, beside the server's loop: nobody changes a playthrough that was told.
    """
    snapshot, playthrough = await started(server.tables, table, id_of(user), key)
    game = snapshot.agreed().game
    known(game, language)
    check_party(playthrough, party)
    actions = playthrough.played.until(known_ply(playthrough, ply)).actions()
    sheet = await asyncio.to_thread(read_sheet, playthrough.start, actions, party)
    return tell_sheet(sheet, playthrough, game, language)
