"""REST: guests, accounts, log-in and log-out."""

import contextlib
import json
from typing import Literal

from fastapi import APIRouter, Request, Response

from tabuleiro.server.context import Context, context_of
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.models import GuestBody, LoginBody, ProfileBody, SignUpBody
from tabuleiro.server.http.session import Anyone, Newcomer, Server, SignedIn
from tabuleiro.server.models import Response as Answer
from tabuleiro.server.models import UserResponse
from tabuleiro.server.notices.channels import move_channels
from tabuleiro.server.operations.invites import check_guests, check_sign_up, sign_up
from tabuleiro.server.people import identity, passwords, sessions
from tabuleiro.server.people.limits import GUESTS, HASHES, LOGINS, RENAMES
from tabuleiro.server.people.names import account_of, clean_name
from tabuleiro.server.people.user import User
from tabuleiro.server.sockets.hub import hub_of
from tabuleiro.server.store.learning.analyses import move_analyses
from tabuleiro.server.store.learning.lessons import move_lessons
from tabuleiro.server.store.queries import read_table_names
from tabuleiro.server.table import seating
from tabuleiro.server.tournaments.commands import hand
from tabuleiro.server.tournaments.storage import tournaments_of
from tabuleiro.texts.package import LANGUAGES

router = APIRouter(prefix="/api", tags=["people"])
YEAR = 365 * 24 * 3600
"""Seconds that a browser keeps its session; on the server an unused one is over sooner."""


async def check_hashes(context: Context, request: Request) -> None:
    """Count one more hash that an address asks for, whatever the name: hashing is what costs us most."""
    if address := context.address_of(request):
        await context.limits.spend(f"hash {address}", HASHES)


def check_language(language: str) -> None:
    """Refuse a language that we do not speak."""
    if language not in LANGUAGES:
        raise RequestError("malformed", f"language: expected one of {', '.join(LANGUAGES)}")


async def begin_session(context: Context, request: Request, response: Response, user: User) -> None:
    """Begin a session and give it to the browser."""
    now, device = context.clock.now(), sessions.device_of(request.headers.get("user-agent", ""))
    session = await context.store.write(lambda database: sessions.add_session(database, user.id, now, device))
    if not user.is_guest:  # whoever begins with an account has just given its password
        await context.store.write(lambda database: sessions.confirm_session(database, session, now))
    secure = context.config.is_secure()
    response.set_cookie(context.cookie(), session, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


async def renew(context: Context, request: Request, response: Response, user: User) -> None:
    """A fresh session in place of the one that was brought, whose sockets can do nothing any more."""
    if old := context.session_of(request):
        await context.store.write(lambda database: sessions.end_session(database, old))
        hub_of(request).close(session=sessions.hash_session(old))
    await begin_session(context, request, response, user)


class DoorResponse(Answer):
    """Who may create an account, whether people play without one, and how they may speak at most.

    `backup_days`: after how many days nothing that was deleted is in a backup of the server's; 0 where it takes none.
    """

    sign_up: Literal["open", "invite", "closed"]
    guests: bool
    chat: Literal["free", "phrases", "off"]
    backup_days: int


@router.get("/door", response_model=DoorResponse)
async def door(server: Server) -> dict[str, object]:
    """Who may come in, and what holds here: a page asks before it promises anything to anybody."""
    config = server.config
    told = {"sign_up": config.sign_up, "guests": config.guests, "chat": config.chat}
    return {**told, "backup_days": config.backup_days()}


@router.post("/guest", response_model=UserResponse)
async def guest(body: GuestBody, request: Request, response: Response) -> dict[str, object]:
    """Begin as a guest: a name is all it takes, as long as it is not an account's."""
    context = context_of(request)
    check_guests(context.config)
    name = clean_name(body.name)
    check_language(body.language)
    if address := context.address_of(request):
        await context.limits.spend(f"guest {address}", GUESTS)
    now = context.clock.now()
    user = await context.store.write(lambda database: identity.add_guest(database, name, body.language, now))
    await begin_session(context, request, response, user)
    return user.encode()


@router.get("/me", response_model=UserResponse | None)
async def me(user: Anyone) -> dict[str, object] | None:
    """Who I am; null without a session."""
    return None if user is None else user.encode()


@router.patch("/me", response_model=UserResponse)
async def change_me(body: ProfileBody, request: Request, user: SignedIn) -> dict[str, object]:
    """Change name, language or preferences; an account logs in by its new name from then on."""
    values: dict[str, str] = {}
    if body.name is not None:
        values["name"] = clean_name(body.name)
    if body.language is not None:
        values["language"] = body.language
    if body.preferences is not None:
        values["preferences"] = json.dumps(body.preferences)
    context = context_of(request)
    if values.get("name", user.name) != user.name:
        await context.limits.spend(f"rename {user.id}", RENAMES)
    changed = await context.store.write(lambda database: identity.change_user(database, user, values))
    await rename_seats(context, user, changed.name)
    return changed.encode()


@router.post("/account", response_model=UserResponse)
async def claim(body: SignUpBody, request: Request, response: Response, user: Newcomer) -> dict[str, object]:
    """Claim an account for what was played as a guest, whose seats get its name, or begin with one.

    The session is renewed. Where people are invited it takes an invitation.
    """
    context = context_of(request)
    check_sign_up(context.config)
    name = clean_name(body.name)
    check_language(body.language)
    passwords.check_password(body.password, name)
    before = User(0, name, is_guest=True, language=body.language, preferences={}) if user is None else user
    if who := before.id or context.address_of(request):
        await context.limits.spend(f"account {who}", LOGINS)
    await check_hashes(context, request)
    hashed, now = await context.hashing.hash(body.password), context.clock.now()
    asked = before._replace(name=name)
    changed = await context.store.write(
        lambda database: sign_up(database, context.config, asked, hashed, body.invite, now)
    )
    context.accounts.add(changed.id)
    context.user_changed(changed.id)
    await renew(context, request, response, changed)
    await rename_seats(context, before._replace(id=changed.id), changed.name)
    return changed.encode()


@router.post("/login", response_model=UserResponse)
async def login(body: LoginBody, request: Request, response: Response, before: Anyone) -> dict[str, object]:
    """Begin a session for an account; the answer does not tell whether the name or the password was wrong.

    Whoever was a guest until now may bring the tables along (`keep`).
    """
    context = context_of(request)
    await context.limits.spend(f"login {account_of(body.name)} {context.address_of(request)}", LOGINS)
    await check_hashes(context, request)
    user, hashed = await context.store.read(lambda database: identity.read_account(database, body.name))
    fits = await context.hashing.verify(hashed, body.password)
    if user is None or not fits:
        raise RequestError("wrong_password", "no such name, or not its password")
    now = context.clock.now()
    await context.store.read(lambda database: identity.check_banned(database, user.id, now))
    await renew(context, request, response, user)
    if body.keep and before is not None and before.is_guest:
        await bring_tables(context, before, user)
    return user.encode()


async def bring_tables(context: Context, guest: User, user: User) -> None:
    """Give an account the seats that its owner took as a guest, what was learnt, and where they are told."""
    left = await context.store.write(lambda database: move_lessons(database, guest.id, user.id))
    await context.store.write(lambda database: move_analyses(database, guest.id, user.id))
    await context.store.write(lambda database: move_channels(database, guest.id, user.id))
    await context.post.refresh()
    for table in left:
        await context.tables.remove(table)
    for table in await context.store.read(lambda database: read_table_names(database, guest.id)):
        with contextlib.suppress(RequestError):  # a broken table stays what it is; the others come along
            await seating.hand_to(await context.tables.find(table), guest.id, user.id, user.name)
    for name in await context.store.read(lambda database: tournaments_of(database, guest.id)):
        await context.director.change(name, lambda tournament: hand(tournament, guest.id, user.id))


async def rename_seats(context: Context, user: User, name: str) -> None:
    """Let every table call a user by their new name; who sits at the same screen keeps theirs."""
    if name == user.name:
        return
    for table in await context.store.read(lambda database: read_table_names(database, user.id)):
        with contextlib.suppress(RequestError):  # a broken table stays what it is; the others are told
            await seating.rename(await context.tables.find(table), user.id, user.name, name)


@router.post("/logout")
async def logout(request: Request, response: Response, _: SignedIn) -> dict[str, bool]:
    """End this session; its sockets are closed."""
    context = context_of(request)
    session = context.session_of(request)
    await context.store.write(lambda database: sessions.end_session(database, session))
    hub_of(request).close(session=sessions.hash_session(session))
    response.delete_cookie(context.cookie(), path="/")
    return {"done": True}


@router.post("/logout-everywhere")
async def logout_everywhere(request: Request, response: Response, user: SignedIn) -> dict[str, bool]:
    """End every session of the user; all their sockets are closed."""
    context = context_of(request)
    await context.store.write(lambda database: sessions.end_sessions(database, user.id))
    hub_of(request).close(user=user.id)
    response.delete_cookie(context.cookie(), path="/")
    return {"done": True}
