"""REST: guests, accounts, sessions."""

import asyncio
import json
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from tabuleiro.server.context import Service, service_of, somebody, visitor
from tabuleiro.server.errors import Refused
from tabuleiro.server.http.models import AccountAsked, GuestAsked, Me, MeAsked
from tabuleiro.server.people import identity
from tabuleiro.server.people.identity import User
from tabuleiro.server.people.limits import GUESTS, LOGINS
from tabuleiro.server.sockets.socket import room_of
from tabuleiro.texts.package import LANGUAGES

router = APIRouter(prefix="/api", tags=["people"])
Somebody = Annotated[User, Depends(somebody)]
Visitor = Annotated[User | None, Depends(visitor)]
YEAR = 365 * 24 * 3600


def give_cookie(service: Service, response: Response, session: str) -> None:
    """Give the browser its session."""
    secure = service.settings.is_secure()
    response.set_cookie(service.cookie(), session, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


@router.post("/guest", response_model=Me)
async def guest(asked: GuestAsked, request: Request, response: Response) -> dict[str, object]:
    """Begin as a guest: a name is all it takes."""
    service = service_of(request)
    name = identity.clean_name(asked.name)
    if asked.language not in LANGUAGES:
        raise Refused("malformed", f"language: expected one of {', '.join(LANGUAGES)}")
    if address := service.address_of(request):
        service.limits.check(f"guest {address}", GUESTS)
    now = service.clock.now()
    user = await service.store.write(lambda database: identity.add_guest(database, name, asked.language, now))
    session = await service.store.write(lambda database: identity.add_session(database, user.id, now))
    give_cookie(service, response, session)
    return user.told()


@router.get("/me", response_model=Me | None)
async def me(user: Visitor) -> dict[str, object] | None:
    """Who I am; null without a session."""
    return None if user is None else user.told()


@router.patch("/me", response_model=Me)
async def change_me(asked: MeAsked, request: Request, user: Somebody) -> dict[str, object]:
    """Change name, language or preferences."""
    values: dict[str, str] = {}
    if asked.name is not None:
        values["name"] = identity.clean_name(asked.name)
        if not user.is_guest and identity.account_of(values["name"]) != identity.account_of(user.name):
            raise Refused("forbidden", "an account keeps its name")
    if asked.language is not None:
        values["language"] = asked.language
    if asked.preferences is not None:
        values["preferences"] = json.dumps(asked.preferences)
    changed = await service_of(request).store.write(lambda database: identity.change_user(database, user, values))
    return changed.told()


@router.post("/account", response_model=Me)
async def claim(asked: AccountAsked, request: Request, response: Response, user: Somebody) -> dict[str, object]:
    """Claim an account for what was played as a guest; the session is renewed."""
    service = service_of(request)
    name = identity.clean_name(asked.name)
    identity.check_password(asked.password, name)
    service.limits.check(f"account {user.id}", LOGINS)
    hashed = await asyncio.to_thread(identity.hash_password, asked.password)
    changed = await service.store.write(lambda database: identity.claim_account(database, user, name, hashed))
    await renew(service, request, response, changed)
    return changed.told()


@router.post("/login", response_model=Me)
async def login(asked: AccountAsked, request: Request, response: Response) -> dict[str, object]:
    """Begin a session for an account; the answer does not tell whether the name or the password was wrong."""
    service = service_of(request)
    service.limits.check(f"login {identity.account_of(asked.name)} {service.address_of(request)}", LOGINS)
    user, hashed = await service.store.read(lambda database: identity.read_account(database, asked.name))
    fits = await asyncio.to_thread(identity.is_password, hashed, asked.password)
    if user is None or not fits:
        raise Refused("wrong_password", "no such name, or not its password")
    await renew(service, request, response, user)
    return user.told()


async def renew(service: Service, request: Request, response: Response, user: User) -> None:
    """A fresh session in place of the one that was brought."""
    old = service.session_of(request)
    now = service.clock.now()
    if old:
        await service.store.write(lambda database: identity.end_session(database, old))
    session = await service.store.write(lambda database: identity.add_session(database, user.id, now))
    give_cookie(service, response, session)


@router.post("/logout")
async def logout(request: Request, response: Response, _: Somebody) -> dict[str, bool]:
    """End this session; its sockets are closed."""
    service = service_of(request)
    session = service.session_of(request)
    await service.store.write(lambda database: identity.end_session(database, session))
    room_of(request).close(session=identity.hash_session(session))
    response.delete_cookie(service.cookie(), path="/")
    return {"done": True}


@router.post("/logout-everywhere")
async def logout_everywhere(request: Request, response: Response, user: Somebody) -> dict[str, bool]:
    """End every session of the user; all their sockets are closed."""
    service = service_of(request)
    await service.store.write(lambda database: identity.end_sessions(database, user.id))
    room_of(request).close(user=user.id)
    response.delete_cookie(service.cookie(), path="/")
    return {"done": True}
