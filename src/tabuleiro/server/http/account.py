"""REST: what people do with their own account: sessions, password, their data, and leaving for good."""

from fastapi import APIRouter, Request, Response

from tabuleiro.server.context import Context, context_of
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.club.models import LeavingBody, LeavingResponse
from tabuleiro.server.http.club.own_data import OwnDataResponse
from tabuleiro.server.http.models import (
    DoneResponse,
    EndedResponse,
    NewPasswordBody,
    PasswordBody,
    RecoveryBody,
    RecoveryResponse,
    ResetBody,
    SessionResponse,
)
from tabuleiro.server.http.people import bring_tables, check_hashes, renew
from tabuleiro.server.http.session import Anyone, SignedIn
from tabuleiro.server.models import UserResponse
from tabuleiro.server.operations.removal import delete_user, end_sessions
from tabuleiro.server.people import identity, own_data, passwords, recoveries, resets, sessions
from tabuleiro.server.people.leaving import departures
from tabuleiro.server.people.limits import EXPORTS, LOGINS, RECOVERIES
from tabuleiro.server.people.user import User
from tabuleiro.server.sockets.hub import hub_of

router = APIRouter(prefix="/api", tags=["account"])


async def check_owner(context: Context, request: Request, user: User, password: str) -> None:
    """Refuse whoever has found an open browser and does not know the password; a guest has none."""
    if user.is_guest:
        return
    await context.limits.spend(f"owner {user.id}", LOGINS)
    await check_hashes(context, request)
    hashed = await context.store.read(lambda database: identity.read_password(database, user.id))
    if not await context.hashing.verify(hashed, password):
        raise RequestError("wrong_password", "that is not your password", None, "error-not-your-password")


def close_sockets(request: Request, ended: list[str]) -> dict[str, int]:
    """Close the sockets of sessions that were ended; the answer says how many those were."""
    for hashed in ended:
        hub_of(request).close(session=hashed)
    return {"ended": len(ended)}


@router.get("/me/sessions", response_model=list[SessionResponse])
async def list_sessions(request: Request, user: SignedIn) -> list[dict[str, object]]:
    """My sessions, the one that was used last first."""
    context = context_of(request)
    session, now = context.session_of(request), context.clock.now()
    found = await context.store.read(lambda database: sessions.read_sessions(database, user.id, session, now))
    return [known._asdict() for known in found]


@router.delete("/me/sessions", response_model=EndedResponse)
async def end_others(request: Request, user: SignedIn) -> dict[str, int]:
    """End every other session of mine; their sockets are closed."""
    context = context_of(request)
    session = context.session_of(request)
    ended = await context.store.write(lambda database: sessions.end_sessions(database, user.id, session))
    return close_sockets(request, ended)


@router.delete("/me/sessions/{session}", response_model=EndedResponse)
async def end_one(session: str, request: Request, user: SignedIn) -> dict[str, int]:
    """End one session of mine; its sockets are closed."""
    ended = await context_of(request).store.write(lambda database: sessions.end_named(database, user.id, session))
    if not ended:
        raise RequestError("unknown", "you have no such session")
    return close_sockets(request, ended)


@router.patch("/me/password", response_model=DoneResponse)
async def change_password(body: NewPasswordBody, request: Request, user: SignedIn) -> dict[str, bool]:
    """Change my password; every other session of mine ends."""
    context = context_of(request)
    if user.is_guest:
        raise RequestError("not_started", "a guest has no password: claim an account first")
    passwords.check_password(body.new_password, user.name)
    await check_owner(context, request, user, body.password)
    hashed = await context.hashing.hash(body.new_password)
    await context.store.write(lambda database: identity.set_password(database, user.id, hashed))
    await end_others(request, user)
    return {"done": True}


@router.post("/reset", response_model=UserResponse)
async def reset(body: ResetBody, request: Request, response: Response) -> dict[str, object]:
    """Set a forgotten password anew by a one-time link of the operator; every old session ends."""
    context = context_of(request)
    await check_hashes(context, request)
    now = context.clock.now()
    user = await context.store.read(lambda database: resets.read_reset(database, body.token, now))
    await context.store.read(lambda database: identity.check_banned(database, user.id, now))
    passwords.check_password(body.new_password, user.name)
    hashed = await context.hashing.hash(body.new_password)
    await context.store.write(lambda database: identity.set_password(database, user.id, hashed))
    await end_sessions(context, hub_of(request), user.id)
    await renew(context, request, response, user)
    return user.encode()


@router.post("/me/recovery", response_model=RecoveryResponse)
async def make_recovery(request: Request, user: SignedIn) -> dict[str, str]:
    """Make a link by which a guest comes back from any browser; an older one is void."""
    context = context_of(request)
    if not user.is_guest:
        raise RequestError("taken", "you have an account: your password brings you back", None, "error-has-account")
    await context.limits.spend(f"recovery {user.id}", RECOVERIES)
    now = context.clock.now()
    return {"token": await context.store.write(lambda database: recoveries.add_recovery(database, user.id, now))}


@router.post("/recover", response_model=UserResponse)
async def recover(body: RecoveryBody, request: Request, response: Response, before: Anyone) -> dict[str, object]:
    """Come back as a guest by their link; whoever was another guest until now may bring those tables along."""
    context = context_of(request)
    if address := context.address_of(request):
        await context.limits.spend(f"recover {address}", RECOVERIES)
    now = context.clock.now()
    user = await context.store.read(lambda database: recoveries.read_recovery(database, body.token, now))
    await renew(context, request, response, user)
    if body.keep and before is not None and before.is_guest and before.id != user.id:
        await bring_tables(context, before, user)
    return user.encode()


@router.get("/me/export", response_model=OwnDataResponse)
async def export(request: Request, response: Response, user: SignedIn) -> dict[str, object]:
    """Everything that the server knows about me, as a file."""
    context = context_of(request)
    await context.limits.spend(f"export {user.id}", EXPORTS)
    session, now = context.session_of(request), context.clock.now()
    response.headers["Content-Disposition"] = 'attachment; filename="tabuleiro.json"'
    return await context.store.read(lambda database: own_data.read_own_data(database, user, session, now))


@router.delete("/me", response_model=LeavingResponse)
async def delete_me(body: LeavingBody, request: Request, response: Response, user: SignedIn) -> dict[str, object]:
    """Delete me: my sessions, my name at every table, and everything that I have said. Bots play on for me.

    An account waits for fourteen days, unless it is to go at once; a guest could not come back, and does not wait.
    """
    context = context_of(request)
    await check_owner(context, request, user, body.password)
    if not user.is_guest and not body.at_once:
        now = context.clock.now()
        until = await context.store.write(lambda database: departures.add_departure(database, user.id, now))
        return {"done": False, "until": until}
    await delete_user(context, hub_of(request), user.id)
    response.delete_cookie(context.cookie(), path="/")
    return {"done": True, "until": None}


@router.post("/me/stay", response_model=DoneResponse)
async def stay(request: Request, user: SignedIn) -> dict[str, bool]:
    """Think again: my account is not deleted."""
    await context_of(request).store.write(lambda database: departures.drop_departure(database, user.id))
    return {"done": True}


@router.post("/me/confirm", response_model=DoneResponse)
async def confirm(body: PasswordBody, request: Request, user: SignedIn) -> dict[str, bool]:
    """Give my password again: for fifteen minutes I may decide about others in this session."""
    context = context_of(request)
    if user.is_guest:
        raise RequestError("not_started", "a guest has no password: claim an account first")
    await check_owner(context, request, user, body.password)
    session, now = context.session_of(request), context.clock.now()
    await context.store.write(lambda database: sessions.confirm_session(database, session, now))
    return {"done": True}
