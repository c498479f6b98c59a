"""Answers that are the same for everybody: made and compressed once, and not sent to a browser that has them already.

Only what everybody may read is compressed. Answers about tables hold keys beside what strangers have typed, and the
length of a compressed answer would give something away about both (the BREACH attack).
"""

import gzip
from hashlib import blake2b
from typing import Final

from fastapi import Request
from fastapi.responses import Response

SMALLEST: Final = 1000
"""Bytes; less is not worth compressing."""


class KeptAnswer:
    """A body with its compressed form and its entity tag (conditional requests)."""

    def __init__(self, body: bytes, media_type: str, kept: str = "no-cache") -> None:
        self.body = body
        self.media_type = media_type
        self._headers = {
            "ETag": f'W/"{blake2b(body, digest_size=12).hexdigest()}"',
            "Cache-Control": kept,
            "Vary": "Accept-Encoding",
        }
        compressed = gzip.compress(body, 6, mtime=0) if len(body) >= SMALLEST else body
        self._compressed = compressed if len(compressed) < len(body) else b""

    def respond(self, request: Request) -> Response:
        """The answer to a request: nothing but a status for a browser that has it."""
        if self._headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=self._headers)
        if self._compressed and "gzip" in request.headers.get("accept-encoding", ""):
            headers = {**self._headers, "Content-Encoding": "gzip"}
            return Response(self._compressed, headers=headers, media_type=self.media_type)
        return Response(self.body, headers=self._headers, media_type=self.media_type)
