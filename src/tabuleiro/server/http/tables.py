"""REST: creating, listing, joining, leaving and starting tables; replay."""

from collections.abc import Sequence
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response

from tabuleiro.core.errors import InputError
from tabuleiro.core.records.record import new_record, write_record
from tabuleiro.core.registry import find_game
from tabuleiro.server.context import Context, context_of, current_user, require_user
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.http.games import known
from tabuleiro.server.http.models import (
    BoardResponse,
    JoinBody,
    PositionResponse,
    RematchBody,
    SeatBody,
    StartBody,
    TableBody,
    TableResponse,
)
from tabuleiro.server.http.text_board import draw_board
from tabuleiro.server.people.identity import User, clean_name
from tabuleiro.server.people.limits import CREATIONS
from tabuleiro.server.sockets.server_messages import UpdateMessage
from tabuleiro.server.store.queries import encode_snapshot, read_lobby, read_own
from tabuleiro.server.table import seating
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.seat import OPEN, Seat
from tabuleiro.server.table.serialise import digest_of_position
from tabuleiro.server.table.snapshot import Agreement, Snapshot
from tabuleiro.server.table.updates import SerialisedSnapshot, Update

router = APIRouter(prefix="/api", tags=["tables"])
SignedIn = Annotated[User, Depends(require_user)]
Anyone = Annotated[User | None, Depends(current_user)]
Key = Annotated[str, Query(max_length=40)]


def number_of(user: User | None) -> int:
    """The id of whoever is asking; 0 for a visitor."""
    return 0 if user is None else user.id


def tell(context: Context, snapshot: Snapshot, user: User | None) -> dict[str, object]:
    """A table as this user sees it listed."""
    return encode_snapshot(snapshot, number_of(user), context.is_connected)


def seat_of(body: SeatBody, user: User) -> Seat:
    """The seat that was asked for."""
    if body.kind == "open":
        return OPEN
    if body.kind == "bot":
        return seating.bot_seat(body.level or seating.STANDIN)
    name = clean_name(body.name) if body.kind == "hotseat" else user.name
    return Seat("human", name, user.id)


def new_agreement(body: TableBody) -> Agreement:
    """What is agreed on; a game, seat count or option that does not exist is refused."""
    try:
        game = find_game(body.game)
        start = game.new(len(body.seats), body.options)
    except InputError as error:
        raise request_error(error) from error
    options = {option.name: body.options.get(option.name, option.default) for option in game.options}
    assert start.game() is game, "the registry gives one object per game"
    return Agreement(game.name, game.version, game.components, len(body.seats), options, body.visibility, body.settle)


@router.get("/tables", response_model=list[TableResponse])
async def lobby(
    request: Request, user: Anyone, state: Literal["", "open", "running", "finished", "frozen"] = ""
) -> list[dict[str, object]]:
    """The public tables, those that changed last first."""
    context = context_of(request)
    return await context.store.read(lambda db: read_lobby(db, state, number_of(user), context.is_connected))


@router.get("/my/tables", response_model=list[TableResponse])
async def my_tables(request: Request, user: SignedIn) -> list[dict[str, object]]:
    """My tables, those that wait for me first."""
    context = context_of(request)
    return await context.store.read(lambda db: read_own(db, user.id, context.is_connected))


@router.post("/tables", response_model=TableResponse, status_code=201)
async def create(body: TableBody, request: Request, user: SignedIn) -> dict[str, object]:
    """Create a table; without open seats it starts at once."""
    agreement = new_agreement(body)
    seats = [seat_of(seat, user) for seat in body.seats]
    return await open_table(request, user, agreement, seats)


async def open_table(
    request: Request, user: User, agreement: Agreement, seats: Sequence[Seat], plies: Sequence[tuple[int, str]] = ()
) -> dict[str, object]:
    """Create a table within the limits and tell it."""
    context = context_of(request)
    if context.address_of(request):
        context.limits.check(f"create {user.id}", CREATIONS)
    try:
        table = await context.tables.create(user.id, agreement, seats, plies)
    except InputError as error:
        raise request_error(error) from error
    return tell(context, table.snapshot, user)


@router.get("/tables/{table}", response_model=TableResponse)
async def show(table: str, request: Request, user: Anyone, key: Key = "") -> dict[str, object]:
    """One table."""
    context = context_of(request)
    found = await context.find_table(table, number_of(user), key)
    return tell(context, found.snapshot, user)


@router.post("/tables/{table}/join", response_model=TableResponse)
async def join(table: str, body: JoinBody, request: Request, user: SignedIn) -> dict[str, object]:
    """Take an open seat; the table starts when it was the last one."""
    context = context_of(request)
    found = await context.find_table(table, user.id, body.key)
    await seating.join(found, user.id, clean_name(body.name) if body.name else user.name, body.seat)
    return tell(context, found.snapshot, user)


@router.post("/tables/{table}/leave", response_model=TableResponse)
async def leave(table: str, request: Request, user: SignedIn) -> dict[str, object]:
    """Give one's seats up."""
    context = context_of(request)
    found = await context.find_table(table, user.id, "")
    await seating.leave(found, user.id)
    return tell(context, found.snapshot, user)


@router.post("/tables/{table}/start", response_model=TableResponse)
async def start(table: str, body: StartBody, request: Request, user: SignedIn) -> dict[str, object]:
    """Start now; bots take the open seats."""
    context = context_of(request)
    found = await context.find_table(table, user.id, "")
    await seating.start(found, user.id, body.level or seating.STANDIN)
    return tell(context, found.snapshot, user)


@router.post("/tables/{table}/rematch", response_model=TableResponse)
async def rematch(table: str, body: RematchBody, request: Request, user: SignedIn) -> dict[str, object]:
    """A new table with the same people, who move up one seat if asked; a second request gets the same table."""
    context = context_of(request)
    found = await context.find_table(table, user.id, "")
    snapshot = found.snapshot
    if not snapshot.seats_of(user.id) and user.id != snapshot.host:
        raise RequestError("forbidden", "only players of this table and its host may do this")
    if snapshot.next:
        return tell(context, (await context.tables.find(snapshot.next)).snapshot, user)
    if snapshot.state() != "finished":
        raise RequestError("started", "the game is not over")
    agreement = snapshot.agreed()._replace(origin={"kind": "rematch", "table": table}, position=None)
    game = find_game(agreement.game)
    agreement = agreement._replace(version=game.version, components=game.components)
    seats = [seat._replace(standin="", resigned=False) for seat in snapshot.seats]
    answer = await open_table(request, user, agreement, seats[1:] + seats[:1] if body.rotate else seats)
    await seating.note_next(found, user.id, str(answer["table"]))
    return answer


async def playthrough_of(request: Request, table: str, user: User | None, key: str) -> tuple[Snapshot, Playthrough]:
    """A table that has started, and its line."""
    found = await context_of(request).find_table(table, number_of(user), key)
    if found.snapshot.playthrough is None:
        raise RequestError("not_started", "the table is open")
    return found.snapshot, found.snapshot.playthrough


def playthrough_at(playthrough: Playthrough, ply: int) -> Playthrough:
    """The line as it was after so many actions."""
    if not 0 <= ply <= playthrough.ply():
        raise RequestError("unknown", f"there is no ply {ply}: the last one is {playthrough.ply()}")
    earlier = playthrough.copy()
    earlier.state = playthrough.state_at(ply)
    earlier.played = playthrough.played[:ply]
    return earlier


@router.get("/tables/{table}/plies/{ply}", response_model=UpdateMessage)
async def show_ply(table: str, ply: int, request: Request, user: Anyone, key: Key = "") -> Response:
    """The table as it was after so many actions, as an update; its log holds the last one."""
    snapshot, playthrough = await playthrough_of(request, table, user, key)
    earlier = snapshot.copy()
    earlier.playthrough = playthrough_at(playthrough, ply)
    earlier.undo_request = None
    update = Update(SerialisedSnapshot(earlier, context_of(request).is_connected), max(0, ply - 1), with_chat=False)
    return Response(update.text_for(0), media_type="application/json")


@router.get("/tables/{table}/board/{language}", response_model=BoardResponse)
async def show_board(
    table: str, language: str, request: Request, user: Anyone, key: Key = "", ply: int | None = None
) -> dict[str, object]:
    """The board in text, now or after so many actions."""
    snapshot, playthrough = await playthrough_of(request, table, user, key)
    known(snapshot.agreed().game, language)
    serialised = playthrough if ply is None else playthrough_at(playthrough, ply)
    return {"ply": serialised.ply(), "lines": draw_board(serialised.state, language, snapshot.seats)}


@router.get("/tables/{table}/position", response_model=PositionResponse)
async def position(
    table: str, request: Request, user: Anyone, key: Key = "", ply: int | None = None
) -> dict[str, object]:
    """The canonical position, now or after so many actions."""
    snapshot, playthrough = await playthrough_of(request, table, user, key)
    dump = playthrough_at(playthrough, playthrough.ply() if ply is None else ply).state.dump()
    return {"game": snapshot.agreed().game, "position": dump, "digest": digest_of_position(dump)}


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: str, request: Request, user: Anyone, key: Key = "") -> Response:
    """The record file of a finished game."""
    snapshot, playthrough = await playthrough_of(request, table, user, key)
    agreement = snapshot.agreed()
    if snapshot.state() != "finished":
        raise RequestError("not_started", "a record is given when the game is over")
    if agreement.position is not None:
        raise RequestError("bad_record", "a game that began from a position has no record")
    actions = [played.action for played in playthrough.played]
    made = new_record(playthrough.game(), agreement.options, players_of(snapshot), snapshot.updated[:10], actions)
    headers = {"Content-Disposition": f'attachment; filename="{agreement.game}-{table}.tab"'}
    return PlainTextResponse(write_record(made), headers=headers)


def players_of(snapshot: Snapshot) -> list[str]:
    """Who played, for the record: names of people, levels of bots, and who had resigned."""
    names: list[str] = []
    for seat in snapshot.seats:
        standin = f" (resigned: {seat.standin})" if seat.resigned else f" ({seat.standin})" if seat.standin else ""
        names.append((seat.name or seat.level) + standin)
    return names
