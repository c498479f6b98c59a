"""The built page as static files, with the fallback of a single-page application: other paths are the page's own."""

import mimetypes
import os
import stat
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.kept_answer import KeptAnswer

STATIC: Final = Path(__file__).parents[1] / "static"
NOT_HERE: Final = frozenset({"metrics", "readyz"})
"""What is on the admin port alone."""
LASTING: Final = "public, max-age=31536000, immutable"
"""For assets, which are named by the hash of their content."""
PLAIN: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tabuleiro</title></head>
<body><h1>Tabuleiro</h1>
<p>The server is running, but the browser part was not built into this installation.</p>
<p>Programs can play: see <a href="/api/docs">the API</a>. In the terminal: <code>tabuleiro play</code>.</p>
<p lang="pt-BR">O servidor está no ar, mas a parte do navegador não foi incluída nesta instalação.</p>
</body></html>
"""


def send_packed(path: str, about: os.stat_result, request: Request) -> Response:
    """A file of what plays without a server: large, and compressed when it was packed (Brotli)."""
    kept = "no-cache" if path.endswith("offline.json") else LASTING
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if "br" in request.headers.get("accept-encoding", "") and Path(f"{path}.br").exists():
        return FileResponse(f"{path}.br", headers={**headers, "Content-Encoding": "br"}, media_type=media_type)
    return FileResponse(path, headers=headers, media_type=media_type, stat_result=about)


@lru_cache(maxsize=512)
def keep_file(path: str, changed: int, kept: str) -> KeptAnswer:  # noqa: ARG001 - a changed file is another one
    """A file of the page, kept in memory."""
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    return KeptAnswer(Path(path).read_bytes(), media_type, kept)


def add_page(app: FastAPI, folder: Path = STATIC) -> None:
    """Serve a folder's files."""
    files = StaticFiles(directory=folder, check_dir=False)

    def look_up(path: str) -> tuple[str, os.stat_result] | None:
        try:
            found, about = files.lookup_path(os.path.normpath(path))
        except (OSError, ValueError):  # a name that no file can have
            return None
        return None if about is None or not stat.S_ISREG(about.st_mode) else (found, about)

    def find(path: str) -> KeptAnswer | None:
        looked_up = look_up(path)
        if looked_up is None:
            return None
        found, about = looked_up
        return keep_file(found, about.st_mtime_ns, LASTING if "assets" in Path(path).parts else "no-cache")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path in NOT_HERE or request.url.path == "/api" or request.url.path.startswith("/api/"):
            raise RequestError("unknown", "there is no such endpoint")
        if path.startswith("offline/") and (packed := look_up(path)) is not None:
            return send_packed(*packed, request)
        found = find(path)
        if found is None and Path(path).suffix:
            raise RequestError("unknown", "there is no such file")
        answer = found or find("index.html")
        return HTMLResponse(PLAIN) if answer is None else answer.respond(request)
