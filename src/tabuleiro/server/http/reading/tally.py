"""REST: where the points of a party come from, now or after any ply."""

import asyncio
from functools import lru_cache

from fastapi import APIRouter

from tabuleiro.core.present.rulebook import rule_headings
from tabuleiro.learn.score_sheet import encode_sheet, read_sheet, rules_of
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.games import known
from tabuleiro.server.http.reading.models import TallyResponse
from tabuleiro.server.http.reading.replay import known_ply, started
from tabuleiro.server.http.session import Anyone, Server
from tabuleiro.server.http.tables import Key
from tabuleiro.texts.package import read_rules

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/tables/{table}/tally/{party}", response_model=TallyResponse)
async def show_tally(
    table: str, party: int, server: Server, user: Anyone, key: Key = "", ply: int | None = None, language: str = "en"
) -> dict[str, object]:
    """Where the points of a party come from, now or after `ply` actions: entries, and the plies that brought them.

    The game is played again for this, beside the server's loop: nobody changes a playthrough that was told.
    """
    snapshot, playthrough = await started(server, table, user, key)
    game, start = snapshot.agreed().game, playthrough.start
    known(game, language)
    parties = len(start.game().parties(int(start.seats)))
    if not 0 <= party < parties:
        raise RequestError("unknown", f"there is no party {party}: there are {parties}")
    actions = playthrough.played.until(known_ply(playthrough, ply)).actions()
    sheet = await asyncio.to_thread(read_sheet, start, actions, party)
    headings = headings_of(game, language)
    rules = {rule: headings[rule] for rule in rules_of(sheet, start) if rule in headings}
    return {**encode_sheet(sheet, start), "headings": rules}


@lru_cache(maxsize=16)
def headings_of(game: str, language: str) -> dict[str, str]:
    """For every rule of a game the heading that it stands under."""
    return rule_headings(read_rules(game, language))
