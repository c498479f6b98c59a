"""REST: watching records, validating positions, playing on from either."""

from fastapi import APIRouter

from tabuleiro.server.answers.brought import judge_position
from tabuleiro.server.answers.opening import fork_beginning, fork_seats, position_beginning
from tabuleiro.server.answers.replay import started
from tabuleiro.server.http.models import ForkBody, PositionBody, RecordBody, SoundnessResponse, TableResponse
from tabuleiro.server.http.session import Address, Server, SignedIn
from tabuleiro.server.http.tables import allow_creation, answer, check_names, open_table
from tabuleiro.server.people.limits import UPLOADS
from tabuleiro.server.table.summary import summarise_row

router = APIRouter(prefix="/api", tags=["records"])


@router.post("/records", response_model=TableResponse, status_code=201)
async def upload(body: RecordBody, server: Server, user: SignedIn, address: Address) -> dict[str, object]:
    """Verify a record file; the answer is a table where it can be watched. What is refused counts as well."""
    if address:
        await server.limits.spend(f"upload {user.id}", UPLOADS)
    change = await server.records.read_record(user.id, body.record, server.clock.now())
    await server.store.append(change)
    seats = list(change.seats.values())
    return summarise_row(change.table, change.key, change.row, seats, user.id, server)


@router.post("/positions", response_model=SoundnessResponse)
async def validate(body: PositionBody, user: SignedIn) -> dict[str, object]:  # noqa: ARG001 - needs a session
    """Say whether a position can stand."""
    return judge_position(body.game, body.position)


@router.post("/forks", response_model=TableResponse, status_code=201)
async def fork(body: ForkBody, server: Server, user: SignedIn, address: Address) -> dict[str, object]:
    """Play on from a ply of a table or from a position."""
    seats = fork_seats(body, user)
    await allow_creation(server, user, address)
    await check_names(server, user, seats)
    if not body.table:
        return answer(server, await open_table(server, position_beginning(body, user, seats)), user)
    snapshot, playthrough = await started(server.tables, body.table, user.id, body.key)
    beginning = fork_beginning(snapshot, playthrough, body, user, seats)
    change = await server.records.begin(beginning, server.clock.now())
    await server.store.append(change)
    return answer(server, await server.tables.find(change.table), user)
