"""REST: creating, listing, joining, leaving and starting tables; replay."""

from collections.abc import Sequence
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response

from tabuleiro.core.errors import InputError
from tabuleiro.core.records.record import new_record, write_record
from tabuleiro.core.registry import find_game
from tabuleiro.server.context import Service, service_of, somebody, visitor
from tabuleiro.server.errors import Refused, refused
from tabuleiro.server.http.games import known
from tabuleiro.server.http.models import (
    BoardTold,
    JoinAsked,
    PositionTold,
    RematchAsked,
    SeatAsked,
    StartAsked,
    TableAsked,
    TableTold,
)
from tabuleiro.server.http.text_board import draw_board
from tabuleiro.server.people.identity import User, clean_name
from tabuleiro.server.people.limits import CREATIONS
from tabuleiro.server.store.queries import read_lobby, read_own, tell_history
from tabuleiro.server.table import seating
from tabuleiro.server.table.playthrough import Line
from tabuleiro.server.table.seat import OPEN, Seat
from tabuleiro.server.table.serialise import digest_of_position
from tabuleiro.server.table.snapshot import History, Setting
from tabuleiro.server.table.updates import Shown, Update

router = APIRouter(prefix="/api", tags=["tables"])
Somebody = Annotated[User, Depends(somebody)]
Visitor = Annotated[User | None, Depends(visitor)]
Key = Annotated[str, Query(max_length=40)]


def number_of(user: User | None) -> int:
    """The id of whoever is asking; 0 for a visitor."""
    return 0 if user is None else user.id


def tell(service: Service, history: History, user: User | None) -> dict[str, object]:
    """A table as this user sees it listed."""
    return tell_history(history, number_of(user), service.is_connected)


def seat_of(asked: SeatAsked, user: User) -> Seat:
    """The seat that was asked for."""
    if asked.kind == "open":
        return OPEN
    if asked.kind == "bot":
        return seating.bot_seat(asked.level or seating.STANDIN)
    name = clean_name(asked.name) if asked.kind == "hotseat" else user.name
    return Seat("human", name, user.id)


def new_setting(asked: TableAsked) -> Setting:
    """What is agreed on; a game, seat count or option that does not exist is refused."""
    try:
        game = find_game(asked.game)
        start = game.new(len(asked.seats), asked.options)
    except InputError as error:
        raise refused(error) from error
    options = {option.name: asked.options.get(option.name, option.default) for option in game.options}
    assert start.game() is game, "the registry gives one object per game"
    return Setting(game.name, game.version, game.components, len(asked.seats), options, asked.visibility, asked.settle)


@router.get("/tables", response_model=list[TableTold])
async def lobby(
    request: Request, user: Visitor, state: Literal["", "open", "running", "finished", "frozen"] = ""
) -> list[dict[str, object]]:
    """The public tables, those that changed last first."""
    service = service_of(request)
    return await service.store.read(lambda db: read_lobby(db, state, number_of(user), service.is_connected))


@router.get("/my/tables", response_model=list[TableTold])
async def my_tables(request: Request, user: Somebody) -> list[dict[str, object]]:
    """My tables, those that wait for me first."""
    service = service_of(request)
    return await service.store.read(lambda db: read_own(db, user.id, service.is_connected))


@router.post("/tables", response_model=TableTold, status_code=201)
async def create(asked: TableAsked, request: Request, user: Somebody) -> dict[str, object]:
    """Create a table; without open seats it starts at once."""
    setting = new_setting(asked)
    seats = [seat_of(seat, user) for seat in asked.seats]
    return await open_table(request, user, setting, seats)


async def open_table(
    request: Request, user: User, setting: Setting, seats: Sequence[Seat], plies: Sequence[tuple[int, str]] = ()
) -> dict[str, object]:
    """Create a table within the limits and tell it."""
    service = service_of(request)
    if service.address_of(request):
        service.limits.check(f"create {user.id}", CREATIONS)
    try:
        table = await service.tables.create(user.id, setting, seats, plies)
    except InputError as error:
        raise refused(error) from error
    return tell(service, table.history, user)


@router.get("/tables/{table}", response_model=TableTold)
async def show(table: str, request: Request, user: Visitor, key: Key = "") -> dict[str, object]:
    """One table."""
    service = service_of(request)
    found = await service.find_table(table, number_of(user), key)
    return tell(service, found.history, user)


@router.post("/tables/{table}/join", response_model=TableTold)
async def join(table: str, asked: JoinAsked, request: Request, user: Somebody) -> dict[str, object]:
    """Take an open seat; the table starts when it was the last one."""
    service = service_of(request)
    found = await service.find_table(table, user.id, asked.key)
    await seating.join(found, user.id, clean_name(asked.name) if asked.name else user.name, asked.seat)
    return tell(service, found.history, user)


@router.post("/tables/{table}/leave", response_model=TableTold)
async def leave(table: str, request: Request, user: Somebody) -> dict[str, object]:
    """Give one's seats up."""
    service = service_of(request)
    found = await service.find_table(table, user.id, "")
    await seating.leave(found, user.id)
    return tell(service, found.history, user)


@router.post("/tables/{table}/start", response_model=TableTold)
async def start(table: str, asked: StartAsked, request: Request, user: Somebody) -> dict[str, object]:
    """Start now; bots take the open seats."""
    service = service_of(request)
    found = await service.find_table(table, user.id, "")
    await seating.start(found, user.id, asked.level or seating.STANDIN)
    return tell(service, found.history, user)


@router.post("/tables/{table}/rematch", response_model=TableTold)
async def rematch(table: str, asked: RematchAsked, request: Request, user: Somebody) -> dict[str, object]:
    """A new table with the same people, who move up one seat if asked; a second request gets the same table."""
    service = service_of(request)
    found = await service.find_table(table, user.id, "")
    history = found.history
    if not history.seats_of(user.id) and user.id != history.host:
        raise Refused("forbidden", "only players of this table and its host may do this")
    if history.next:
        return tell(service, (await service.tables.find(history.next)).history, user)
    if history.state() != "finished":
        raise Refused("started", "the game is not over")
    setting = history.agreed()._replace(origin={"kind": "rematch", "table": table}, position=None)
    game = find_game(setting.game)
    setting = setting._replace(version=game.version, components=game.components)
    seats = [seat._replace(standin="", resigned=False) for seat in history.seats]
    answer = await open_table(request, user, setting, seats[1:] + seats[:1] if asked.rotate else seats)
    await seating.note_next(found, user.id, str(answer["table"]))
    return answer


async def line_of(request: Request, table: str, user: User | None, key: str) -> tuple[History, Line]:
    """A table that has started, and its line."""
    found = await service_of(request).find_table(table, number_of(user), key)
    if found.history.line is None:
        raise Refused("not_started", "the table is open")
    return found.history, found.history.line


def line_at(line: Line, ply: int) -> Line:
    """The line as it was after so many actions."""
    if not 0 <= ply <= line.ply():
        raise Refused("unknown", f"there is no ply {ply}: the last one is {line.ply()}")
    earlier = line.copy()
    earlier.state = line.state_at(ply)
    earlier.taken = line.taken[:ply]
    return earlier


@router.get("/tables/{table}/plies/{ply}", response_model=dict[str, object])
async def show_ply(table: str, ply: int, request: Request, user: Visitor, key: Key = "") -> Response:
    """The table as it was after so many actions, as an update; its log holds the last one."""
    history, line = await line_of(request, table, user, key)
    earlier = history.copy()
    earlier.line = line_at(line, ply)
    earlier.asked = None
    update = Update(Shown(earlier, service_of(request).is_connected), max(0, ply - 1), with_chat=False)
    return Response(update.text_for(0), media_type="application/json")


@router.get("/tables/{table}/board/{language}", response_model=BoardTold)
async def show_board(
    table: str, language: str, request: Request, user: Visitor, key: Key = "", ply: int | None = None
) -> dict[str, object]:
    """The board in text, now or after so many actions."""
    history, line = await line_of(request, table, user, key)
    known(history.agreed().game, language)
    shown = line if ply is None else line_at(line, ply)
    return {"ply": shown.ply(), "lines": draw_board(shown.state, language, history.seats)}


@router.get("/tables/{table}/position", response_model=PositionTold)
async def position(
    table: str, request: Request, user: Visitor, key: Key = "", ply: int | None = None
) -> dict[str, object]:
    """The canonical position, now or after so many actions."""
    history, line = await line_of(request, table, user, key)
    dump = line_at(line, line.ply() if ply is None else ply).state.dump()
    return {"game": history.agreed().game, "position": dump, "digest": digest_of_position(dump)}


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: str, request: Request, user: Visitor, key: Key = "") -> Response:
    """The record file of a finished game."""
    history, line = await line_of(request, table, user, key)
    setting = history.agreed()
    if history.state() != "finished":
        raise Refused("not_started", "a record is given when the game is over")
    if setting.position is not None:
        raise Refused("bad_record", "a game that began from a position has no record")
    actions = [taken.action for taken in line.taken]
    made = new_record(line.game(), setting.options, players_of(history), history.updated[:10], actions)
    headers = {"Content-Disposition": f'attachment; filename="{setting.game}-{table}.tab"'}
    return PlainTextResponse(write_record(made), headers=headers)


def players_of(history: History) -> list[str]:
    """Who played, for the record: names of people, levels of bots, and who had resigned."""
    names: list[str] = []
    for seat in history.seats:
        standin = f" (resigned: {seat.standin})" if seat.resigned else f" ({seat.standin})" if seat.standin else ""
        names.append((seat.name or seat.level) + standin)
    return names
