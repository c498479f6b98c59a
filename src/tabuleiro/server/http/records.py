"""REST: watching records, validating positions, playing on from either."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from tabuleiro.core.errors import BadPosition, InputError
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.record import Ply
from tabuleiro.core.records.replay import verify
from tabuleiro.core.registry import find_game
from tabuleiro.core.replay import verify
from tabuleiro.server.context import somebody
from tabuleiro.server.errors import Refused, refused
from tabuleiro.server.http.models import ForkAsked, PositionAsked, RecordAsked, SoundnessTold, TableTold
from tabuleiro.server.http.tables import line_at, line_of, open_table, seat_of
from tabuleiro.server.people.identity import User, clean_name
from tabuleiro.server.table.seat import OPEN, Seat
from tabuleiro.server.table.serialise import digest_of_position
from tabuleiro.server.table.snapshot import Setting

router = APIRouter(prefix="/api", tags=["records"])
Somebody = Annotated[User, Depends(somebody)]


def shown_name(name: str) -> str:
    """A player's name from a record, as a seat may bear it."""
    try:
        return clean_name(name[:30])
    except Refused:
        return "?"


@router.post("/records", response_model=TableTold, status_code=201)
async def upload(asked: RecordAsked, request: Request, user: Somebody) -> dict[str, object]:
    """Verify a record file; the answer is a table where it can be watched."""
    try:
        record = parse_record(asked.record)
        verify(record)
    except InputError as error:
        raise refused(error) from error
    setting = Setting(
        record.game,
        record.version,
        record.components,
        record.seats,
        record.options,
        "link",
        settle=False,
        origin={"kind": "record"},
    )
    seats = [Seat("human", shown_name(name)) for name in record.players]
    plies = [(ply.actor, ply.text) for ply in record.plies]
    return await open_table(request, user, setting, seats, plies)


@router.post("/positions", response_model=SoundnessTold)
async def validate(asked: PositionAsked, user: Somebody) -> dict[str, object]:  # noqa: ARG001 - needs a session
    """Say whether a position can stand."""
    try:
        state = find_game(asked.game).load(asked.position)
    except BadPosition as error:
        return {"sound": False, "problems": error.problems, "digest": None, "seats": None}
    except InputError as error:
        raise refused(error) from error
    digest = digest_of_position(state.dump())
    return {"sound": True, "problems": [], "digest": digest, "seats": int(state.seats)}


@router.post("/forks", response_model=TableTold, status_code=201)
async def fork(asked: ForkAsked, request: Request, user: Somebody) -> dict[str, object]:
    """Play on from a ply of a table or from a position."""
    if bool(asked.table) == bool(asked.game):
        raise Refused("malformed", "expected either a table and a ply, or a game and a position")
    seats = [seat_of(seat, user) for seat in asked.seats]
    if OPEN in seats:
        raise Refused("malformed", "seats: expected me, bot or hotseat")
    plies: list[Ply] = []
    if asked.table:
        history, line = await line_of(request, asked.table, user, asked.key)
        origin: dict[str, object] = {"kind": "fork", "table": asked.table, "ply": asked.ply}
        taken = line_at(line, asked.ply).taken
        plies = [Ply(one.actor, line.game().format(one.action)) for one in taken]
        setting = history.agreed()._replace(origin=origin, visibility=asked.visibility, settle=True)
    else:
        setting = setting_of_position(asked)
    if len(seats) != setting.seats:
        raise Refused("bad_option", f"seats: expected {setting.seats}, found {len(seats)}")
    return await open_table(request, user, setting, seats, [(ply.actor, ply.text) for ply in plies])


def setting_of_position(asked: ForkAsked) -> Setting:
    """What is agreed on when a game begins from a position."""
    try:
        game = find_game(asked.game)
        state = game.load(asked.position or {})
    except InputError as error:
        raise refused(error) from error
    return Setting(
        game.name,
        game.version,
        game.components,
        int(state.seats),
        {},
        asked.visibility,
        settle=True,
        origin={"kind": "position"},
        position=state.dump(),
    )
