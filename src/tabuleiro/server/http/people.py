"""REST: guests, accounts, sessions."""

import json

from fastapi import APIRouter, Request, Response

from tabuleiro.server.context import Context, context_of
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.models import CredentialsBody, GuestBody, ProfileBody
from tabuleiro.server.http.session import Anyone, SignedIn
from tabuleiro.server.models import UserResponse
from tabuleiro.server.people import identity, passwords
from tabuleiro.server.people.limits import GUESTS, HASHES, LOGINS
from tabuleiro.server.people.names import account_of, clean_name
from tabuleiro.server.people.user import User
from tabuleiro.server.sockets.hub import hub_of
from tabuleiro.texts.package import LANGUAGES

router = APIRouter(prefix="/api", tags=["people"])
YEAR = 365 * 24 * 3600
"""Seconds that a browser keeps its session."""


def give_cookie(context: Context, response: Response, session: str) -> None:
    """Give the browser its session."""
    secure = context.config.is_secure()
    response.set_cookie(context.cookie(), session, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def check_hashes(context: Context, request: Request) -> None:
    """Count one more hash that an address asks for, whatever the name: hashing is what costs us most."""
    if address := context.address_of(request):
        context.limits.check(f"hash {address}", HASHES)


@router.post("/guest", response_model=UserResponse)
async def guest(body: GuestBody, request: Request, response: Response) -> dict[str, object]:
    """Begin as a guest: a name is all it takes."""
    context = context_of(request)
    name = clean_name(body.name)
    if body.language not in LANGUAGES:
        raise RequestError("malformed", f"language: expected one of {', '.join(LANGUAGES)}")
    if address := context.address_of(request):
        context.limits.check(f"guest {address}", GUESTS)
    now = context.clock.now()
    user = await context.store.write(lambda database: identity.add_guest(database, name, body.language, now))
    session = await context.store.write(lambda database: identity.add_session(database, user.id, now))
    give_cookie(context, response, session)
    return user.encode()


@router.get("/me", response_model=UserResponse | None)
async def me(user: Anyone) -> dict[str, object] | None:
    """Who I am; null without a session."""
    return None if user is None else user.encode()


@router.patch("/me", response_model=UserResponse)
async def change_me(body: ProfileBody, request: Request, user: SignedIn) -> dict[str, object]:
    """Change name, language or preferences."""
    values: dict[str, str] = {}
    if body.name is not None:
        values["name"] = clean_name(body.name)
        if not user.is_guest and account_of(values["name"]) != account_of(user.name):
            raise RequestError("forbidden", "an account keeps its name")
    if body.language is not None:
        values["language"] = body.language
    if body.preferences is not None:
        values["preferences"] = json.dumps(body.preferences)
    changed = await context_of(request).store.write(lambda database: identity.change_user(database, user, values))
    return changed.encode()


@router.post("/account", response_model=UserResponse)
async def claim(body: CredentialsBody, request: Request, response: Response, user: SignedIn) -> dict[str, object]:
    """Claim an account for what was played as a guest; the session is renewed."""
    context = context_of(request)
    name = clean_name(body.name)
    passwords.check_password(body.password, name)
    context.limits.check(f"account {user.id}", LOGINS)
    check_hashes(context, request)
    hashed = await context.hashing.hash(body.password)
    changed = await context.store.write(lambda database: identity.claim_account(database, user, name, hashed))
    await renew(context, request, response, changed)
    return changed.encode()


@router.post("/login", response_model=UserResponse)
async def login(body: CredentialsBody, request: Request, response: Response) -> dict[str, object]:
    """Begin a session for an account; the answer does not tell whether the name or the password was wrong."""
    context = context_of(request)
    context.limits.check(f"login {account_of(body.name)} {context.address_of(request)}", LOGINS)
    check_hashes(context, request)
    user, hashed = await context.store.read(lambda database: identity.read_account(database, body.name))
    fits = await context.hashing.verify(hashed, body.password)
    if user is None or not fits:
        raise RequestError("wrong_password", "no such name, or not its password")
    await renew(context, request, response, user)
    return user.encode()


async def renew(context: Context, request: Request, response: Response, user: User) -> None:
    """A fresh session in place of the one that was brought, whose sockets can do nothing any more."""
    old = context.session_of(request)
    now = context.clock.now()
    if old:
        await context.store.write(lambda database: identity.end_session(database, old))
        hub_of(request).close(session=identity.hash_session(old))
    session = await context.store.write(lambda database: identity.add_session(database, user.id, now))
    give_cookie(context, response, session)


@router.post("/logout")
async def logout(request: Request, response: Response, _: SignedIn) -> dict[str, bool]:
    """End this session; its sockets are closed."""
    context = context_of(request)
    session = context.session_of(request)
    await context.store.write(lambda database: identity.end_session(database, session))
    hub_of(request).close(session=identity.hash_session(session))
    response.delete_cookie(context.cookie(), path="/")
    return {"done": True}


@router.post("/logout-everywhere")
async def logout_everywhere(request: Request, response: Response, user: SignedIn) -> dict[str, bool]:
    """End every session of the user; all their sockets are closed."""
    context = context_of(request)
    await context.store.write(lambda database: identity.end_sessions(database, user.id))
    hub_of(request).close(user=user.id)
    response.delete_cookie(context.cookie(), path="/")
    return {"done": True}
