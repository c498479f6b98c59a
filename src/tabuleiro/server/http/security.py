"""Security middleware around every request: host, CSRF, the largest body, and security headers (CSP, HSTS, ...)."""

import logging
import secrets
import unicodedata
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars

from tabuleiro.core.errors import shown
from tabuleiro.server.config import Config
from tabuleiro.server.csrf import check_host, check_origin, known_hosts
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.refusal import refuse
from tabuleiro.server.people.limits import BODY_BYTES, UPLOAD_BYTES

log = logging.getLogger(__name__)
PATH_LENGTH: Final = 1000
UNPRINTED: Final = frozenset({"Cc", "Cs"})
"""Control characters and halves of characters (Unicode categories): in no name, and not to be stored or looked up."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
POSITIONS: Final = "/api/positions"
UPLOADS: Final = frozenset({"/api/records", "/api/forks", POSITIONS, f"{POSITIONS}/edit", f"{POSITIONS}/test"})
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Scripts come from us alone, and so does the WebAssembly that runs Python on a device; nothing is evaluated. Inline
styles are how a page places things, and no script can come in by them."""
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class SecurityMiddleware:
    """The outermost layer: refuses what no endpoint should see, and adds the headers to every answer."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.origin = config.origin
        self.hosts = known_hosts(config)
        self.headers = dict(HEADERS)
        if config.is_secure():
            self.headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "http":
            await self._serve(scope, receive, send)
        elif scope["type"] == "websocket":
            try:
                check_host(Headers(scope=scope), self.hosts)
                check_path(scope["path"])
            except RequestError as error:
                await refuse(scope, receive, send, error)
                return
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request; whatever goes wrong inside, the answer is one of ours."""
        is_begun = False
        bind_contextvars(request=secrets.token_hex(4))

        async def send_guarded(message: Message) -> None:
            nonlocal is_begun
            if message["type"] == "http.response.start":
                is_begun = True
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            headers = Headers(scope=scope)
            check_host(headers, self.hosts)
            check_path(scope["path"])
            if scope["method"] not in SAFE:
                check_origin(headers, self.origin)
            body = await read_body(scope, receive)
            if body is not None:
                await self.app(as_get(scope), replay(body, receive), send_guarded)
        except RequestError as error:
            await refuse(scope, receive, send_guarded, error)
        except Exception:
            log.exception("a request could not be answered: %s %s", scope["method"], shown(scope["path"]))
            if is_begun:
                raise
            await refuse(scope, receive, send_guarded, RequestError("busy", "the server failed on this; it was noted"))


def as_get(scope: Scope) -> Scope:
    """A request as the endpoints know it: HEAD is GET, of whose answer the connection leaves the body out."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def check_path(path: str) -> None:
    """Refuse a path that names nothing: too long, or with characters that no name has."""
    if len(path) > PATH_LENGTH or any(unicodedata.category(letter) in UNPRINTED for letter in path):
        raise RequestError("unknown", "there is no such path")


async def read_body(scope: Scope, receive: Receive) -> bytes | None:
    """The whole body, which may not be larger than its limit; None when it was cut off."""
    limit = UPLOAD_BYTES if scope["path"] in UPLOADS else BODY_BYTES
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
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
