"""Who sends a request, and to which server: FastAPI dependencies that the endpoints declare as arguments."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from tabuleiro.server.context import Context, context_of
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.user import User


async def this_server(connection: HTTPConnection) -> Context:
    """The server that a request came to."""
    return context_of(connection)


async def current_user(connection: HTTPConnection) -> User | None:
    """Who is asking; None without a session."""
    return await context_of(connection).user_of(connection)


async def require_user(connection: HTTPConnection) -> User:
    """Who is asking; without a session the request is refused."""
    user = await current_user(connection)
    if user is None:
        raise RequestError("unauthenticated", "this needs a session")
    return user


async def limited_address(connection: HTTPConnection) -> str:
    """Where the request comes from; empty for an address without limits."""
    return context_of(connection).address_of(connection)


Server = Annotated[Context, Depends(this_server)]
Anyone = Annotated[User | None, Depends(current_user)]
SignedIn = Annotated[User, Depends(require_user)]
Address = Annotated[str, Depends(limited_address)]


def id_of(user: User | None) -> int:
    """The id of whoever is asking; 0 for a visitor."""
    return 0 if user is None else user.id
