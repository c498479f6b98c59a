"""REST: creating, listing, joining, leaving and starting tables, and rematches."""

import logging
from collections.abc import Sequence
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from fastapi import Request as HttpRequest
from pydantic import ValidationError

from tabuleiro.core.errors import InputError
from tabuleiro.server.answers.opening import new_agreement
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.http.club.asking import fill_seats
from tabuleiro.server.http.models import (
    ArchiveBody,
    ClocksResponse,
    DoneResponse,
    JoinBody,
    RematchBody,
    StartBody,
    TableBody,
    TableResponse,
)
from tabuleiro.server.http.session import Address, Anyone, Player, Server, SignedIn, id_of
from tabuleiro.server.people.bots import RUNNING_TABLES, running_tables
from tabuleiro.server.people.identity import check_name_free
from tabuleiro.server.people.limits import CREATIONS
from tabuleiro.server.people.names import clean_line, clean_name
from tabuleiro.server.people.rated.admission import check_reliable
from tabuleiro.server.people.user import User
from tabuleiro.server.sockets.hub import hub_of
from tabuleiro.server.store.queries import LobbyPage, LobbyWish, OwnPage, read_lobby, read_own, set_archived
from tabuleiro.server.table import seating
from tabuleiro.server.table.clocks.rule import PRESETS, TURNS
from tabuleiro.server.table.club.spectators import LONGEST_DELAY, veiled
from tabuleiro.server.table.commands import check_talk
from tabuleiro.server.table.live_tables import RematchAnswer
from tabuleiro.server.table.rated.law import check_seats
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.seating import Beginning, TableNote
from tabuleiro.server.table.summary import summarise
from tabuleiro.server.table.table import Request, Table

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api", tags=["tables"])
Key = Annotated[str, Query(max_length=40)]


def answer(server: Context, table: Table, user: User | None) -> dict[str, object]:
    """A table as this user sees it listed."""
    return veiled(summarise(table.snapshot, id_of(user), server), server.clock.milliseconds())


def sound(tables: list[dict[str, object]]) -> list[dict[str, object]]:
    """The tables that can be told: a row that was altered must not keep all others from being listed."""
    told: list[dict[str, object]] = []
    for table in tables:
        try:
            TableResponse.model_validate(table)
        except ValidationError as error:
            log.warning("table %s is not listed, its row was altered: %s", table["table"], error.errors()[0]["loc"])
        else:
            told.append(table)
    return told


@router.get("/clocks", response_model=ClocksResponse)
async def clocks() -> dict[str, object]:
    """The rules of clocks that are offered by name, and how long games are."""
    presets = [{"name": name, **rule.encode()} for name, rule in PRESETS.items()]
    turns = {game: {str(seats): count for seats, count in counts.items()} for game, counts in TURNS.items()}
    return {"presets": presets, "turns": turns}


@router.get("/tables", response_model=list[TableResponse])
async def lobby(
    server: Server,
    user: Anyone,
    state: Literal["", "open", "running", "finished", "frozen"] = "",
    page: Annotated[int, Query(ge=0, le=1000)] = 0,
    game: Annotated[str, Query(max_length=40)] = "",
    seats: Annotated[int, Query(ge=0, le=10)] = 0,
    clock: Literal["", "live", "async", "none"] = "",
    *,
    rated: bool | None = None,
    bots: bool | None = None,
    followed: bool = False,
    near: Annotated[int, Query(ge=0, le=1000)] = 0,
    reliable: Annotated[int, Query(ge=0, le=100)] = 0,
) -> list[dict[str, object]]:
    """A page of the public tables: open ones, running ones by their deadlines, then those that changed last."""
    hidden = server.blocks.around(id_of(user))
    asker = id_of(user)
    wish = LobbyWish(game, seats, clock, rated, bots, asker if followed else 0, hidden, near, asker, reliable)
    asked = LobbyPage(state, page, server.clock.now(), hidden, wish)
    found = await server.store.read(lambda db: read_lobby(db, asked, id_of(user), server))
    return sound([veiled(table, server.clock.milliseconds(), LONGEST_DELAY) for table in found])


@router.get("/my/tables", response_model=list[TableResponse])
async def my_tables(
    server: Server, user: Player, *, archived: bool = False, page: Annotated[int, Query(ge=0, le=1000)] = 0
) -> list[dict[str, object]]:
    """A page of my tables, those that wait for me first; those that I have put away only when asked for."""
    asked = OwnPage(archived, page, server.blocks.of(user.id))
    return sound(await server.store.read(lambda db: read_own(db, user.id, server, asked)))


@router.put("/my/tables/{table}/archive", response_model=DoneResponse)
async def archive(table: str, body: ArchiveBody, server: Server, user: SignedIn) -> dict[str, bool]:
    """Put a table of mine away, where my list does not show it, or take it out again; nobody else notices."""
    found = await server.tables.find_visible(table, user.id, "")
    if not found.snapshot.is_member(user.id):
        raise RequestError("forbidden", "only players of this table and its host may do this")
    await server.store.write(lambda db: set_archived(db, user.id, table, archived=body.archived))
    return {"done": True}


@router.post("/tables", response_model=TableResponse, status_code=201)
async def create(
    body: TableBody, request: HttpRequest, server: Server, user: SignedIn, address: Address
) -> dict[str, object]:
    """Create a table; without open seats it starts at once."""
    agreement = new_agreement(body)
    seats = await fill_seats(server, body.seats, user, agreement)
    if agreement.rated:
        check_seats(agreement, seats, server.is_guest)
        await check_reliable(server, agreement, user.id)
    await allow_creation(server, user, address)
    await check_names(server, user, seats)
    note = check_note(server, user, body.note)
    made = await open_table(server, Beginning(user.id, agreement, seats, note=note))
    hub_of(request).send_invitations(made.snapshot)
    return answer(server, made, user)


def check_note(server: Context, user: User, text: str) -> TableNote:
    """What somebody says about a new table; whoever may not speak, or a server without free words, has none."""
    if not (said := clean_line(text)):
        return TableNote()
    check_talk(server.config.chat, "chat")
    if server.is_muted(user.id):
        raise RequestError("muted", "a moderator has muted this user", None, "error-muted-everywhere")
    return TableNote(user.name, said)


async def check_name(server: Context, user: User, name: str) -> None:
    """Refuse a name at the table that is somebody else's account."""
    if name != user.name:
        await server.store.read(lambda db: check_name_free(db, name, user.id))


async def check_names(server: Context, user: User, seats: Sequence[Seat]) -> None:
    """Refuse names of people at one's own screen that are somebody else's account."""
    for seat in seats:
        if seat.user == user.id:
            await check_name(server, user, seat.name)


async def allow_creation(server: Context, user: User, address: str) -> None:
    """Count one more table of a user; over the limit it is refused."""
    if address:
        await server.limits.spend(f"create {user.id}", CREATIONS)


def count_rematch(server: Context, user: User, address: str) -> None:
    """Count a table that follows another one, at whose queue nobody waits for anything else."""
    if address:
        server.limits.check(f"create {user.id}", CREATIONS)


async def open_table(server: Context, beginning: Beginning) -> Table:
    """Create a table."""
    try:
        return await server.tables.create(beginning)
    except InputError as error:
        raise request_error(error) from error


@router.get("/tables/{table}", response_model=TableResponse)
async def show(table: str, server: Server, user: Anyone, key: Key = "") -> dict[str, object]:
    """A table as the lobby lists it; a private one needs its key."""
    return answer(server, await server.tables.find_visible(table, id_of(user), key), user)


@router.post("/tables/{table}/join", response_model=TableResponse)
async def join(table: str, body: JoinBody, server: Server, user: Player) -> dict[str, object]:
    """Take an open seat; the table starts when it was the last one."""
    found = await find_now(server, table, user.id, body.key)
    await check_reliable(server, found.snapshot.agreed(), user.id)
    check_unblocked(server, found, user)
    name = clean_name(body.name) if body.name else user.name
    await check_name(server, user, name)
    if user.owner and await server.store.read(lambda db: running_tables(db, user.id)) >= RUNNING_TABLES:
        raise RequestError("full", "this bot plays at enough tables", {"name": user.name}, "error-bot-busy")
    await seating.join(found, Request(user.id), name, body.seat, as_bot=user.owner != 0)
    return answer(server, found, user)


async def find_now(server: Context, table: str, user: int, key: str = "") -> Table:
    """A table as it is now, whatever this worker has heard of it: whoever takes a seat or leaves it tells no `seq`."""
    found = await server.tables.find_visible(table, user, key)
    await found.catch_up()
    return found


def check_unblocked(server: Context, table: Table, user: User) -> None:
    """Refuse whoever was blocked by somebody here, as if there were no seat: they shall notice nothing of it."""
    person = user.owner or user.id
    here = {table.snapshot.host, *(seat.user for seat in table.snapshot.seats)} - {person, user.id}
    if any(server.blocks.has(other, person) for other in here):
        raise RequestError("full", "that seat is not open")


@router.post("/tables/{table}/leave", response_model=TableResponse)
async def leave(table: str, server: Server, user: Player) -> dict[str, object]:
    """Give one's seats up."""
    found = await find_now(server, table, user.id)
    await seating.leave(found, Request(user.id))
    return answer(server, found, user)


@router.post("/tables/{table}/start", response_model=TableResponse)
async def start(table: str, body: StartBody, server: Server, user: SignedIn) -> dict[str, object]:
    """Start now; bots take the open seats."""
    found = await find_now(server, table, user.id)
    await seating.start(found, Request(user.id), body.level or seating.STANDIN)
    return answer(server, found, user)


@router.post("/tables/{table}/rematch", response_model=TableResponse)
async def rematch(table: str, body: RematchBody, server: Server, user: SignedIn, address: Address) -> dict[str, object]:
    """Offer to play again, or answer the offer: the new table once everybody has agreed, until then this one."""
    found = await server.tables.find_visible(table, user.id, "")
    await check_reliable(server, found.snapshot.agreed(), user.id)
    said = RematchAnswer(body.rotate, body.accept, body.with_bots)
    following = await server.tables.rematch(
        found, Request(user.id), said, allow=lambda: count_rematch(server, user, address)
    )
    return answer(server, following or found, user)
