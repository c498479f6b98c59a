"""REST: watching records, validating positions, playing on from either."""

from collections.abc import Sequence

from fastapi import APIRouter

from tabuleiro.core.errors import BadPosition, InputError
from tabuleiro.core.registry import find_game
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.http.models import ForkBody, PositionBody, RecordBody, SoundnessResponse, TableResponse
from tabuleiro.server.http.reading.replay import earlier, started
from tabuleiro.server.http.session import Address, Server, SignedIn
from tabuleiro.server.http.tables import allow_creation, answer, check_names, open_table, seat_of
from tabuleiro.server.people.limits import UPLOADS
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.seat import OPEN, Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.serialise import digest_of_position
from tabuleiro.server.table.summary import summarise_row

router = APIRouter(prefix="/api", tags=["records"])


@router.post("/records", response_model=TableResponse, status_code=201)
async def upload(body: RecordBody, server: Server, user: SignedIn, address: Address) -> dict[str, object]:
    """Verify a record file; the answer is a table where it can be watched. What is refused counts as well."""
    if address:
        server.limits.check(f"upload {user.id}", UPLOADS)
    change = await server.records.read_record(user.id, body.record, server.clock.now())
    await server.store.append(change)
    seats = list(change.seats.values())
    return summarise_row(change.table, change.key, change.row, seats, user.id, server)


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
    allow_creation(server, user, address)
    await check_names(server, user, seats)
    if not body.table:
        agreement = agreement_of_position(body)
        check_count(agreement, seats)
        return answer(server, await open_table(server, Beginning(user.id, agreement, seats)), user)
    snapshot, playthrough = await started(server, body.table, user, body.key)
    played, game = earlier(playthrough, body.ply).played, playthrough.game()
    origin: dict[str, object] = {"kind": "fork", "table": body.table, "ply": body.ply}
    agreement = snapshot.agreed()._replace(origin=origin, visibility=body.visibility, settle=True)
    check_count(agreement, seats)
    plies = [(one.actor, game.format(one.action)) for one in played]
    change = await server.records.begin(Beginning(user.id, agreement, seats, plies), server.clock.now())
    await server.store.append(change)
    return answer(server, await server.tables.find(change.table), user)


def check_count(agreement: Agreement, seats: Sequence[Seat]) -> None:
    """Refuse another number of seats than the game has."""
    if len(seats) != agreement.seats:
        raise RequestError("bad_option", f"seats: expected {agreement.seats}, found {len(seats)}")


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
