"""REST: reading a game, now or after any ply: the position, its elements explained, the board in text, the record."""

from collections.abc import AsyncIterator
from functools import lru_cache
from typing import Final

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response, StreamingResponse

from tabuleiro.core.action import NOBODY
from tabuleiro.server.answers.known import known
from tabuleiro.server.answers.replay import (
    Look,
    actions_of,
    course_of,
    earlier,
    known_ply,
    position_of,
    record_name,
    record_of,
    started,
    tell_element,
    update_at,
)
from tabuleiro.server.answers.text_board import tell_text_board
from tabuleiro.server.http.reading.models import (
    ActionResponse,
    BoardResponse,
    CourseResponse,
    ExplanationResponse,
    PositionResponse,
)
from tabuleiro.server.http.session import Anyone, Server, id_of
from tabuleiro.server.http.tables import Key
from tabuleiro.server.sockets.game_shapes import LogPart
from tabuleiro.server.sockets.server_messages import UpdateMessage
from tabuleiro.server.table.updates import log_part
from tabuleiro.server.table.wire import encode
from tabuleiro.texts.catalogue import Catalogue

router = APIRouter(prefix="/api", tags=["tables"])
PART_BYTES: Final = 64 * 1024
"""What is sent at once of a large answer."""


@router.get("/tables/{table}/plies/{ply}", response_model=UpdateMessage)
async def show_ply(table: str, ply: int, server: Server, user: Anyone, key: Key = "") -> Response:
    """The table as it was after `ply` actions, as an update; its log holds the last one."""
    snapshot, playthrough = await started(server.tables, table, id_of(user), key)
    return Response(update_at(snapshot, playthrough, ply, server), media_type="application/json")


@router.get("/tables/{table}/log", response_model=LogPart)
async def show_log(table: str, server: Server, user: Anyone, key: Key = "", before: int | None = None) -> Response:
    """The part of the log that ends before a ply, or its newest part."""
    _, playthrough = await started(server.tables, table, id_of(user), key)
    part = log_part(playthrough, known_ply(playthrough, before))
    return Response(encode(part), media_type="application/json")


@router.get("/tables/{table}/actions", response_model=list[ActionResponse])
async def show_actions(table: str, server: Server, user: Anyone, key: Key = "", ply: int | None = None) -> Response:
    """Every action of the game, or the first `ply` of them, in few words."""
    _, playthrough = await started(server.tables, table, id_of(user), key)
    return StreamingResponse(in_parts(encode(actions_of(playthrough, ply))), media_type="application/json")


@router.get("/tables/{table}/course", response_model=CourseResponse)
async def show_course(table: str, server: Server, user: Anyone, key: Key = "", kinds: str = "") -> Response:
    """Who acted at every ply, how the points changed, and where events of `kinds` (with commas between) came."""
    _, playthrough = await started(server.tables, table, id_of(user), key)
    course = encode(course_of(playthrough, frozenset(kinds.split(","))))
    return StreamingResponse(in_parts(course), media_type="application/json")


@router.get("/tables/{table}/board/{language}", response_model=BoardResponse)
async def show_board(
    table: str, language: str, server: Server, user: Anyone, key: Key = "", ply: int | None = None
) -> dict[str, object]:
    """The board in text, now or after `ply` actions."""
    snapshot, playthrough = await started(server.tables, table, id_of(user), key)
    known(snapshot.agreed().game, language)
    shown = playthrough if ply is None else earlier(playthrough, ply)
    return {"ply": shown.ply(), **tell_text_board(shown.state, language, snapshot.seats, catalogue_of)}


@lru_cache(maxsize=64)
def catalogue_of(game: str, language: str, names: tuple[str, ...]) -> Catalogue:
    """The texts of a game for a table; parsing them for every move would take longer than drawing."""
    return Catalogue(game, language, names)


@router.get("/tables/{table}/explain/{language}", response_model=ExplanationResponse)
async def explain(
    table: str,
    language: str,
    server: Server,
    user: Anyone,
    key: Key = "",
    element: str = "",
    seat: int = NOBODY,
    ply: int | None = None,
) -> dict[str, object]:
    """What an element of the board is and means, now or after `ply` actions, for a seat of one's own or for nobody."""
    snapshot, playthrough = await started(server.tables, table, id_of(user), key)
    return tell_element(snapshot, playthrough, Look(element, seat, ply, language), id_of(user))


@router.get("/tables/{table}/position", response_model=PositionResponse)
async def position(
    table: str, server: Server, user: Anyone, key: Key = "", ply: int | None = None
) -> dict[str, object]:
    """The canonical position, now or after `ply` actions."""
    snapshot, playthrough = await started(server.tables, table, id_of(user), key)
    return position_of(snapshot, playthrough, ply)


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: str, server: Server, user: Anyone, key: Key = "") -> Response:
    """The record file of a finished game."""
    snapshot, playthrough = await started(server.tables, table, id_of(user), key)
    text = record_of(snapshot, playthrough).encode()
    headers = {"Content-Disposition": f'attachment; filename="{record_name(snapshot)}"'}
    return StreamingResponse(in_parts(text), headers=headers, media_type="text/plain; charset=utf-8")


async def in_parts(body: bytes) -> AsyncIterator[bytes]:
    """A large answer, sent as fast as it is read (flow control)."""
    for start in range(0, len(body), PART_BYTES):
        yield body[start : start + PART_BYTES]
