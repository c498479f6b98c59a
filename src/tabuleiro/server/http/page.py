"""The built page as static files, with the fallback of a single-page application: other paths are the page's own."""

from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from tabuleiro.server.errors import RequestError

STATIC: Final = Path(__file__).parents[1] / "static"
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


def add_page(app: FastAPI, folder: Path = STATIC) -> None:
    """Serve a folder's files; a browser that has a file already is answered 304 (conditional requests)."""
    files = StaticFiles(directory=folder, check_dir=False)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if request.url.path == "/api" or request.url.path.startswith("/api/"):
            raise RequestError("unknown", "there is no such endpoint")
        try:
            answer = await files.get_response(path, request.scope)
        except HTTPException as error:
            if Path(path).suffix:
                raise RequestError("unknown", "there is no such file") from error
            if not (folder / "index.html").is_file():
                return HTMLResponse(PLAIN)
            answer, path = await files.get_response("index.html", request.scope), "index.html"
        answer.headers["Cache-Control"] = LASTING if "assets" in Path(path).parts else "no-cache"
        return answer
