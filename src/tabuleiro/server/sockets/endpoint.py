"""The WebSocket endpoint: a connection from its handshake to its end. One per browser tab, multiplexed by table."""

import asyncio
import logging
import math
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from structlog.contextvars import bind_contextvars

from tabuleiro import __version__
from tabuleiro.server import metrics
from tabuleiro.server.context import Context, context_of
from tabuleiro.server.csrf import check_origin
from tabuleiro.server.errors import RequestError
from tabuleiro.server.models import UserResponse
from tabuleiro.server.people.user import User
from tabuleiro.server.sockets.hub import hub_of
from tabuleiro.server.sockets.server_messages import HelloMessage, frame
from tabuleiro.server.sockets.socket import POLICY, Socket

router = APIRouter()
log = logging.getLogger(__name__)
PROTOCOL: Final = 1
PAGE: Final = Path(__file__).parents[1] / "static" / "index.html"
"""What names every file of the page, each by the hash of its content."""
REVALIDATE_SECONDS: Final = 600.0
"""How often the session of a long-lived socket is looked up again."""
SHARED_REVALIDATE_SECONDS: Final = 60.0
"""The same where another worker may have ended it, and may not have been heard."""


@router.websocket("/api/socket")
async def open_socket(web: WebSocket) -> None:
    """Serve one connection: check where it comes from and who opens it, then read and write until either side ends."""
    context, hub = context_of(web), hub_of(web)
    address = context.address_of(web)
    try:
        check_origin(web.headers, context.config.origin)
        who = await context.user_of(web)
        if who is not None and not who.is_guest and not who.owner:  # guests and programs are not rated
            await context.arrivals.note(who.id, address)  # before anything is counted: it may wait
        hub.check(0 if who is None else who.id, address, is_bot=who is not None and who.owner != 0)
    except RequestError as error:
        metrics.REFUSED.labels(error.code).inc()
        log.info("a socket was refused: %s", error.text, extra={"source": address, "code": error.code})
        await web.close(POLICY)  # before it is accepted: answered with HTTP 403
        return
    socket = Socket(web, context, who, context.credential_of(web))
    bind_contextvars(user=socket.user)
    socket.send(hello(who, hub.turns(socket.user), context))
    tasks: list[asyncio.Task[object]] = []
    hub.add(socket, address)
    try:  # whatever happens from here on, what was counted in is counted out
        await web.accept()
        works = (socket.read(), socket.write(), revalidate(socket), socket.closing.wait())
        tasks += [asyncio.create_task(work) for work in works]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.remove(socket, address)
        await end(tasks, socket)


async def end(tasks: list[asyncio.Task[object]], socket: Socket) -> None:
    """Stop reading and writing, and close the socket if that is up to us."""
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception) and not isinstance(outcome, (WebSocketDisconnect, RuntimeError)):
            log.warning("a socket broke: %r", outcome)
    if socket.close_code:
        metrics.DROPPED.labels(str(socket.close_code)).inc()
        await socket.say_goodbye()


@cache
def page_version() -> str | None:
    """Which page this server hands out since its start; None where none was built."""
    try:
        return blake2b(PAGE.read_bytes(), digest_size=8).hexdigest()
    except OSError:
        return None


def hello(who: User | None, turns: list[str], context: Context) -> str:
    """The first message of a connection."""
    said = HelloMessage(
        type="hello",
        protocol=PROTOCOL,
        server=__version__,
        user=None if who is None else UserResponse.model_validate(who.encode()),
        turns=turns,
        gone_seconds=math.ceil(context.config.gone_seconds),
        now=context.clock.now(),
    )
    more = {"shared": context.store.is_shared or None, "page": page_version()}
    return frame(said.model_copy(update={name: value for name, value in more.items() if value is not None}))


async def revalidate(socket: Socket) -> None:
    """From time to time make sure that the session of a long-lived socket has not ended."""
    while True:
        is_shared = socket.context.store.is_shared
        await asyncio.sleep(SHARED_REVALIDATE_SECONDS if is_shared else REVALIDATE_SECONDS)
        if await socket.is_over():
            socket.close(POLICY)
