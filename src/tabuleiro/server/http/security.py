"""Security middleware around every request: the CSRF check, the largest body, and security headers (CSP, HSTS, ...)."""

from typing import Final

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabuleiro.server.csrf import check_origin
from tabuleiro.server.errors import STATUS, RequestError
from tabuleiro.server.people.limits import BODY_BYTES, UPLOAD_BYTES

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
UPLOADS: Final = frozenset({"/api/records", "/api/positions", "/api/forks"})
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Scripts come from us alone; inline styles are how a page places things, and no script can come in by them."""
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class SecurityMiddleware:
    """The outermost layer: refuses what no endpoint should see, and adds the headers to every answer."""

    def __init__(self, app: ASGIApp, origin: str, *, secure: bool) -> None:
        self.app = app
        self.origin = origin
        self.headers = dict(HEADERS)
        if secure:
            self.headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            if scope["method"] not in SAFE:
                check_origin(Headers(scope=scope), self.origin)
            body = await read_body(scope, receive)
        except RequestError as error:
            await refuse(send_guarded, error)
            return
        await self.app(scope, replay(body, receive), send_guarded)


async def read_body(scope: Scope, receive: Receive) -> bytes:
    """The whole body, which may not be larger than its limit."""
    limit = UPLOAD_BYTES if scope["path"] in UPLOADS else BODY_BYTES
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b""
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > limit:
            raise RequestError("too_large", f"at most {limit} bytes")
        if not message.get("more_body", False):
            return b"".join(parts)


def replay(body: bytes, receive: Receive) -> Receive:
    """A receiver that first gives a body which has been read, then whatever else comes."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return messages.pop() if messages else await receive()

    return receive_again


async def refuse(send: Send, error: RequestError) -> None:
    """Answer with an error, in the form that all endpoints use."""
    body = orjson.dumps(error.answer())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[error.code], "headers": headers})
    await send({"type": "http.response.body", "body": body})
