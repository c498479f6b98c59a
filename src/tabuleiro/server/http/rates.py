"""Rate limits of REST: what each request costs, counted for its address and for its session (token buckets)."""

import asyncio
import re
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tabuleiro.server.context import context_of
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.refusal import refuse
from tabuleiro.server.people.limits import REQUESTS_PER_ADDRESS, REQUESTS_PER_SESSION

PAUSE_SECONDS: Final = 0.2
"""How long a refusal is held back: whoever asks without a pause is answered five times a second per connection."""
PLIES_PER_TOKEN: Final = 500
"""An earlier position is reached by playing: what a token buys of it."""
DEAREST: Final = 50.0
"""No request costs more; a number that is no ply at all must not either."""
COSTS: Final = (
    (re.compile(r"POST /api/(records|forks|tables|lessons|account|login|guest|recover|me/recovery)$"), 10.0),
    (re.compile(r"(POST /api/analyses$|GET /api/analyses/[^/]+/report/)"), 10.0),
    (re.compile(r"(GET /api/analyses/[^/]+/lines/|POST /api/(analyses|puzzles)/[^/]+/tries)"), 2.0),
    (re.compile(r"POST /api/positions/(edit|opening)$"), 2.0),
    (re.compile(r"POST /api/positions"), 5.0),
    (re.compile(r"GET /api/tables/[^/]+/explain/"), 0.5),
    (re.compile(r"GET /api/tables/[^/]+/(board|tally)/"), 5.0),
    (re.compile(r"GET /api/tables/[^/]+/(record|actions)$"), 10.0),
    (re.compile(r"GET /api/(my/)?tables$"), 2.0),
    (re.compile(r"GET /api/socket"), 2.0),
    (re.compile(r"GET /(?!api/)"), 0.25),
)
"""What the dear routes cost, and the page's files, which are kept in memory; every other request costs 1."""
PLY: Final = re.compile(r"/plies/(\d{1,7})$|(?:^|&)(?:ply|before)=(\d{1,7})")


def cost_of(scope: Scope) -> float:
    """What a request costs, in tokens."""
    asked = f"{scope.get('method', 'GET').replace('HEAD', 'GET')} {scope['path']}"
    cost = next((cost for pattern, cost in COSTS if pattern.match(asked)), 1.0)
    place = PLY.search(scope["path"]) or PLY.search(scope["query_string"].decode("latin-1"))
    return min(DEAREST, cost + (int(place[1] or place[2]) / PLIES_PER_TOKEN if place else 0.0))


class RateMiddleware:
    """Lets a request pass, or a handshake of a socket, if its address and its session have tokens left."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        context = context_of(connection)
        address = context.address_of(connection)
        try:
            if address:
                self._count(scope, connection, address)
        except RequestError as error:
            await asyncio.sleep(PAUSE_SECONDS)
            await refuse(scope, receive, send, error)
            return
        if scope["type"] == "websocket":  # its messages wait in line one by one
            await self.app(scope, receive, send)
            return
        async with context.lines.wait(address):
            await self.app(scope, receive, send)

    def _count(self, scope: Scope, connection: HTTPConnection, address: str) -> None:
        """Take the tokens of a request."""
        context = context_of(connection)
        cost = cost_of(scope)
        context.limits.check(f"requests {address}", REQUESTS_PER_ADDRESS, cost)
        if session := context.credential_of(connection):
            whose = hash(session)  # differs at every start: what is logged of it helps nobody
            context.limits.check(f"requests session:{whose:x}", REQUESTS_PER_SESSION, cost)
