"""Compresses what everybody may read: the page, texts, rules and data of the games.

Answers about tables are left as they are: they hold keys beside what strangers have typed, and the length of a
compressed answer would give something away about both (the BREACH attack).
"""

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

SMALLEST: Final = 1000
"""Bytes; less is not worth it."""
PUBLIC: Final = ("/api/games", "/api/strings")


class CompressionMiddleware:
    """Passes requests for public things through gzip, all others on."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.compressed = GZipMiddleware(app, minimum_size=SMALLEST, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        is_public = scope["type"] == "http" and (
            not scope["path"].startswith("/api") or scope["path"].startswith(PUBLIC)
        )
        await (self.compressed if is_public else self.app)(scope, receive, send)
