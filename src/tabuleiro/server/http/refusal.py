"""How a refusal is answered and noted, whichever layer it comes from.

What is noted holds no secret: neither the query, where keys are, nor what was sent.
"""

import logging

import orjson
from starlette.types import Receive, Scope, Send

from tabuleiro.core.errors import shown
from tabuleiro.server import metrics
from tabuleiro.server.errors import STATUS, RequestError

log = logging.getLogger(__name__)


def note_refusal(scope: Scope, error: RequestError) -> None:
    """Count and log that something was refused; what is over a limit was noted where it was counted."""
    metrics.REFUSED.labels(error.code).inc()
    if error.code == "too_fast":
        return
    level = logging.WARNING if error.code == "wrong_password" else logging.INFO
    asked = f"{scope.get('method', 'a socket')} {shown(scope['path'])}"
    about = {"code": error.code, "source": scope["client"][0] if scope.get("client") else ""}
    log.log(level, "refused: %s: %s", asked, error.code, extra=about)


async def refuse(scope: Scope, receive: Receive, send: Send, error: RequestError) -> None:
    """Answer with an error, in the form that all endpoints use; a handshake is answered with 403."""
    note_refusal(scope, error)
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    body = orjson.dumps(error.answer())
    headers = {"content-type": "application/json", "content-length": str(len(body)), **error.headers()}
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": STATUS[error.code], "headers": raw})
    await send({"type": "http.response.body", "body": body})
