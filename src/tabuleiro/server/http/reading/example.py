"""REST: a game that was played, kept in the package of its rules: a few moves of it as the home page shows them."""

import asyncio
from functools import cache
from importlib.resources import files
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response

from tabuleiro.core.action import CHANCE
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import Record
from tabuleiro.core.records.replay import begin
from tabuleiro.core.registry import find_module
from tabuleiro.server.answers.known import known
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.games import JSON
from tabuleiro.server.http.kept_answer import KeptAnswer
from tabuleiro.server.http.reading.models import ExampleResponse
from tabuleiro.server.table.playthrough import play_encoded
from tabuleiro.server.table.wire import embed, encode

router = APIRouter(prefix="/api", tags=["games"])
FIRST: Final = 0.45
"""Where in the game the moves begin: the board is full, and nothing is decided yet."""
MOMENTS: Final = 24
"""How many decisions are shown."""


@router.get("/games/{game}/example", response_model=ExampleResponse)
async def example(game: str, request: Request) -> Response:
    """Some moves of a kept game, each with the position after it, and the whole record to watch."""
    known(game, "en")
    return (await asyncio.to_thread(keep_example, game)).respond(request)


def read_example(game: str) -> str:
    """The record of a kept game; a game from outside may have none."""
    try:
        return files(find_module(game)).joinpath("guide", "example.tab").read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise RequestError("unknown", f"no game of {game} is kept") from error


@cache
def keep_example(game: str) -> KeptAnswer:
    """The moves, made once."""
    text = read_example(game)
    record = parse_record(text)
    about = {"game": game, "version": record.version, "components": record.components, "players": record.players}
    shown = {"plies": len(record.plies), "moments": moments_of(record), "record": text}
    return KeptAnswer(encode(about | shown), JSON)


def moments_of(record: Record) -> list[dict[str, object]]:
    """The decisions of people from the middle of a game on: what was done, and what the board looked like after it."""
    state, first = begin(record), int(len(record.plies) * FIRST)
    moments: list[dict[str, object]] = []
    for number, ply in enumerate(record.plies):
        _, line = play_encoded(state, number, ply.actor, ply.text, "record")
        if number >= first and ply.actor != CHANCE:
            actor = state.to_act()
            moments.append({"ply": number + 1, "actor": actor, "view": state.view(), "line": embed(line)})
        if len(moments) >= MOMENTS:
            break
    return moments
