"""REST: watching records, validating positions, playing on from either."""

from fastapi import APIRouter

from tabuleiro.core.errors import BadPosition, InputError
from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import verify
from tabuleiro.core.registry import find_game
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.http.models import ForkBody, PositionBody, RecordBody, SoundnessResponse, TableResponse
from tabuleiro.server.http.replay import earlier, started
from tabuleiro.server.http.session import Address, Server, SignedIn
from tabuleiro.server.http.tables import answer, open_table, seat_of
from tabuleiro.server.people.names import NAME_LENGTH, clean_name
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.seat import OPEN, Seat
from tabuleiro.server.table.serialise import digest_of_position

router = APIRouter(prefix="/api", tags=["records"])


def shown_name(name: str) -> str:
    """A player's name from a record, as a seat may bear it."""
    try:
        return clean_name(name[:NAME_LENGTH])
    except RequestError:
        return "?"


@router.post("/records", response_model=TableResponse, status_code=201)
async def upload(body: RecordBody, server: Server, user: SignedIn, address: Address) -> dict[str, object]:
    """Verify a record file; the answer is a table where it can be watched."""
    try:
        record = parse_record(body.record)
        verify(record)
    except InputError as error:
        raise request_error(error) from error
    agreement = Agreement(
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
    return answer(server, await open_table(server, user, address, agreement, seats, plies), user)


@router.post("/positions", response_model=SoundnessResponse)
async def validate(body: PositionBody, user: SignedIn) -> dict[str, object]:  # noqa: ARG001 - needs a session
    """Say whether a position can stand."""
    try:
        state = find_game(body.game).load(body.position)
    except BadPosition as error:
        return {"sound": False, "problems": error.problems, "digest": None, "seats": None}
    except InputError as error:
        raise request_error(error) from error
    digest = digest_of_position(state.dump())
    return {"sound": True, "problems": [], "digest": digest, "seats": int(state.seats)}


@router.post("/forks", response_model=TableResponse, status_code=201)
async def fork(body: ForkBody, server: Server, user: SignedIn, address: Address) -> dict[str, object]:
    """Play on from a ply of a table or from a position."""
    if bool(body.table) == bool(body.game):
        raise RequestError("malformed", "expected either a table and a ply, or a game and a position")
    seats = [seat_of(seat, user) for seat in body.seats]
    if OPEN in seats:
        raise RequestError("malformed", "seats: expected me, bot or hotseat")
    plies: list[tuple[int, str]] = []
    if body.table:
        snapshot, playthrough = await started(server, body.table, user, body.key)
        played, game = earlier(playthrough, body.ply).played, playthrough.game()
        plies = [(one.actor, game.format(one.action)) for one in played]
        origin: dict[str, object] = {"kind": "fork", "table": body.table, "ply": body.ply}
        agreement = snapshot.agreed()._replace(origin=origin, visibility=body.visibility, settle=True)
    else:
        agreement = agreement_of_position(body)
    if len(seats) != agreement.seats:
        raise RequestError("bad_option", f"seats: expected {agreement.seats}, found {len(seats)}")
    return answer(server, await open_table(server, user, address, agreement, seats, plies), user)


def agreement_of_position(body: ForkBody) -> Agreement:
    """What is agreed on when a game begins from a position."""
    try:
        game = find_game(body.game)
        state = game.load(body.position or {})
    except InputError as error:
        raise request_error(error) from error
    return Agreement(
        game.name,
        game.version,
        game.components,
        int(state.seats),
        {},
        body.visibility,
        settle=True,
        origin={"kind": "position"},
        position=state.dump(),
    )
