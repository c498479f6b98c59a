"""Who sends a request, and to which server: FastAPI dependencies that the endpoints declare as arguments."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from tabuleiro.server.context import Context, context_of
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.sanctions import MODERATOR
from tabuleiro.server.people.sessions import is_confirmed
from tabuleiro.server.people.tokens import PLAY, READ
from tabuleiro.server.people.user import User


async def this_server(connection: HTTPConnection) -> Context:
    """The server that a request came to."""
    return context_of(connection)


async def current_user(connection: HTTPConnection) -> User | None:
    """Who is asking; None without a session."""
    return await context_of(connection).user_of(connection)


async def require_user(connection: HTTPConnection) -> User:
    """Who is asking; without a session the request is refused. A token for reading is enough to read."""
    user = await current_user(connection)
    if user is None:
        raise RequestError("unauthenticated", "this needs a session")
    if user.scope and not (user.scope == READ and connection.scope["method"] == "GET"):
        raise RequestError("forbidden", "no token allows this", None, "error-token-scope")
    return user


async def require_newcomer(connection: HTTPConnection) -> User | None:
    """Who is asking: nobody yet, or somebody with a session; no token is enough."""
    return None if await current_user(connection) is None else await require_user(connection)


async def require_player(connection: HTTPConnection) -> User:
    """Who is asking: somebody with a session, or a bot with a token to play."""
    user = await current_user(connection)
    if user is not None and user.scope == PLAY:
        return user
    return await require_user(connection)


async def require_bot(connection: HTTPConnection) -> User:
    """The bot that is asking."""
    user = await require_player(connection)
    if user.scope != PLAY:
        raise RequestError("forbidden", "this is for bots, with their token", None, "error-for-bots")
    return user


async def require_moderator(connection: HTTPConnection) -> User:
    """The moderator who is asking."""
    user = await require_user(connection)
    if user.role != MODERATOR:
        raise RequestError("forbidden", "this is for moderators")
    return user


async def require_proof(connection: HTTPConnection) -> User:
    """The moderator who is asking, if they have given their password a short while ago."""
    user, context = await require_moderator(connection), context_of(connection)
    session, now = context.session_of(connection), context.clock.now()
    if not await context.store.read(lambda database: is_confirmed(database, session, now)):
        raise RequestError("confirm", "this needs your password again")
    return user


async def limited_address(connection: HTTPConnection) -> str:
    """Where the request comes from; empty for an address without limits."""
    return context_of(connection).address_of(connection)


Server = Annotated[Context, Depends(this_server)]
Anyone = Annotated[User | None, Depends(current_user)]
Newcomer = Annotated[User | None, Depends(require_newcomer)]
SignedIn = Annotated[User, Depends(require_user)]
Moderator = Annotated[User, Depends(require_moderator)]
ProvenModerator = Annotated[User, Depends(require_proof)]
Player = Annotated[User, Depends(require_player)]
Bot = Annotated[User, Depends(require_bot)]
Address = Annotated[str, Depends(limited_address)]


def id_of(user: User | None) -> int:
    """The id of whoever is asking; 0 for a visitor."""
    return 0 if user is None else user.id
