"""REST: reading a game, now or after any ply: the position, the board in text, the record file."""

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response

from tabuleiro.core.records.record import new_record, write_record
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.games import known
from tabuleiro.server.http.models import BoardResponse, PositionResponse
from tabuleiro.server.http.session import Anyone, Server, id_of
from tabuleiro.server.http.tables import Key
from tabuleiro.server.http.text_board import draw_board
from tabuleiro.server.people.user import User
from tabuleiro.server.sockets.server_messages import UpdateMessage
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.serialise import digest_of_position
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.server.table.updates import SerialisedSnapshot, Update

router = APIRouter(prefix="/api", tags=["tables"])


async def started(server: Context, table: str, user: User | None, key: str) -> tuple[Snapshot, Playthrough]:
    """A table that has started, and its game."""
    found = await server.tables.find_visible(table, id_of(user), key)
    if found.snapshot.playthrough is None:
        raise RequestError("not_started", "the table is open")
    return found.snapshot, found.snapshot.playthrough


def earlier(playthrough: Playthrough, ply: int) -> Playthrough:
    """The game as it was after the first `ply` actions."""
    if not 0 <= ply <= playthrough.ply():
        raise RequestError("unknown", f"there is no ply {ply}: the last one is {playthrough.ply()}")
    return playthrough.at(ply)


@router.get("/tables/{table}/plies/{ply}", response_model=UpdateMessage)
async def show_ply(table: str, ply: int, server: Server, user: Anyone, key: Key = "") -> Response:
    """The table as it was after `ply` actions, as an update; its log holds the last one."""
    snapshot, playthrough = await started(server, table, user, key)
    then = snapshot.copy()
    then.playthrough = earlier(playthrough, ply)
    then.undo_request = None
    update = Update(SerialisedSnapshot(then, server.is_connected), max(0, ply - 1), with_chat=False)
    return Response(update.text_for(0), media_type="application/json")


@router.get("/tables/{table}/board/{language}", response_model=BoardResponse)
async def show_board(
    table: str, language: str, server: Server, user: Anyone, key: Key = "", ply: int | None = None
) -> dict[str, object]:
    """The board in text, now or after `ply` actions."""
    snapshot, playthrough = await started(server, table, user, key)
    known(snapshot.agreed().game, language)
    shown = playthrough if ply is None else earlier(playthrough, ply)
    return {"ply": shown.ply(), "lines": draw_board(shown.state, language, snapshot.seats)}


@router.get("/tables/{table}/position", response_model=PositionResponse)
async def position(
    table: str, server: Server, user: Anyone, key: Key = "", ply: int | None = None
) -> dict[str, object]:
    """The canonical position, now or after `ply` actions."""
    snapshot, playthrough = await started(server, table, user, key)
    dump = earlier(playthrough, playthrough.ply() if ply is None else ply).state.dump()
    return {"game": snapshot.agreed().game, "position": dump, "digest": digest_of_position(dump)}


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: str, server: Server, user: Anyone, key: Key = "") -> Response:
    """The record file of a finished game."""
    snapshot, playthrough = await started(server, table, user, key)
    agreement = snapshot.agreed()
    if snapshot.status() != "finished":
        raise RequestError("not_started", "a record is given when the game is over")
    if agreement.position is not None:
        raise RequestError("bad_record", "a game that began from a position has no record")
    actions, ended = playthrough.played.actions(), snapshot.updated[:10]
    made = new_record(playthrough.game(), agreement.options, players_of(snapshot), ended, actions)
    headers = {"Content-Disposition": f'attachment; filename="{agreement.game}-{table}.tab"'}
    return PlainTextResponse(write_record(made), headers=headers)


def players_of(snapshot: Snapshot) -> list[str]:
    """Who played, for the record: names of people, levels of bots, and who had resigned."""
    names: list[str] = []
    for seat in snapshot.seats:
        standin = f" (resigned: {seat.standin})" if seat.resigned else f" ({seat.standin})" if seat.standin else ""
        names.append((seat.name or seat.level) + standin)
    return names
