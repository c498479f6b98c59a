"""The page: the built browser part, or a plain one that says where to find the rest."""

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from tabuleiro.server.errors import RequestError

STATIC = Path(__file__).parents[1] / "static"
PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tabuleiro</title></head>
<body><h1>Tabuleiro</h1>
<p>The server is running, but the browser part was not built into this installation.</p>
<p>Programs can play: see <a href="/api/docs">the API</a>. In the terminal: <code>tabuleiro play</code>.</p>
<p lang="pt-BR">O servidor está no ar, mas a parte do navegador não foi incluída nesta instalação.</p>
</body></html>
"""


def add_page(app: FastAPI) -> None:
    """Serve files of the built page; every other address is one of the page's own."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if request.url.path == "/api" or request.url.path.startswith("/api/"):
            raise RequestError("unknown", "there is no such endpoint")
        index = STATIC / "index.html"
        file = (STATIC / path).resolve()
        if path and file.is_file() and file.is_relative_to(STATIC.resolve()):
            lasting = "assets" in Path(path).parts  # named by the hash of their content
            headers = {"Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
            return FileResponse(file, headers=headers)
        if Path(path).suffix:
            raise RequestError("unknown", "there is no such file")
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(PLAIN)
