"""The page's files: what a browser may keep, what it must ask for again, and what is no file."""

import asyncio
from hashlib import blake2b
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from server.people import Person
from tabuleiro.server.app import add_handlers
from tabuleiro.server.http.page import add_page
from tabuleiro.server.sockets import endpoint


class Page:
    """A page in a folder, asked without a network."""

    def __init__(self, folder: Path) -> None:
        app = FastAPI()
        add_page(app, folder)
        add_handlers(app)
        self.transport = httpx.ASGITransport(app=app)

    def get(self, path: str, **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            async with httpx.AsyncClient(transport=self.transport, base_url="http://page") as client:
                return await client.get(path, headers=headers)

        return asyncio.run(ask())


@pytest.fixture
def page(tmp_path: Path) -> Page:
    """A page with an index, a picture and an asset; a secret lies beside its folder."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>index</title>")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "app-1a2b.js").write_text("let app")
    packed = static / "offline" / "1a2b"
    packed.mkdir(parents=True)
    (static / "offline" / "offline.json").write_text("{}")
    (packed / "python.wasm").write_text("raw")
    (packed / "python.wasm.br").write_text("small")
    (tmp_path / "secret.txt").write_text("secret")
    return Page(static)


@pytest.mark.parametrize(
    ("path", "text", "kept"),
    [
        ("/", "<title>index</title>", "no-cache"),
        ("/index.html", "<title>index</title>", "no-cache"),
        ("/t/k3v9x2m4pq", "<title>index</title>", "no-cache"),
        ("/icon.svg", "<svg/>", "no-cache"),
        ("/assets", "<title>index</title>", "no-cache"),
        ("/assets/app-1a2b.js", "let app", "public, max-age=31536000, immutable"),
    ],
)
def test_a_file_is_served_and_every_other_path_is_the_page(page: Page, path: str, text: str, kept: str) -> None:
    answer = page.get(path)
    assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (200, text, kept)


@pytest.mark.parametrize("path", ["/icon.svg", "/t/k3v9x2m4pq", "/assets/app-1a2b.js"])
def test_a_file_that_the_browser_has_is_not_sent_again(page: Page, path: str) -> None:
    first = page.get(path)
    again = page.get(path, **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == first.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/assets/old-9f.js", "/../secret.txt", "/..%2fsecret.txt", "/api/x", "/api"]
)
def test_what_is_neither_file_nor_page_is_an_error(page: Page, path: str) -> None:
    answer = page.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


def test_an_installation_without_the_page_says_so(tmp_path: Path) -> None:
    page = Page(tmp_path / "static")
    assert "was not built" in page.get("/").text
    assert page.get("/icon.svg").json()["code"] == "unknown"


def test_what_plays_without_a_server_is_sent_as_it_was_compressed(page: Page) -> None:
    answer = page.get("/offline/1a2b/python.wasm", **{"accept-encoding": "gzip, br"})
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["content-type"] == "application/wasm"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-length"] == "5"


def test_who_cannot_read_brotli_gets_the_file_as_it_is(page: Page) -> None:
    answer = page.get("/offline/1a2b/python.wasm", **{"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.text == "raw"


def test_which_version_plays_is_asked_for_again_and_what_was_not_packed_is_no_file(page: Page) -> None:
    assert page.get("/offline/offline.json").headers["cache-control"] == "no-cache"
    assert page.get("/offline/9z9z/python.wasm").status_code == 404
    assert page.get("/offline/%2e%2e/%2e%2e/secret.txt").status_code == 404


def test_a_page_hears_which_page_the_server_hands_out(ana: Person) -> None:
    """After an upgrade it is another one, and pages that were loaded before offer to load themselves again."""
    handed_out = ana.http.get("/").content
    name = blake2b(handed_out, digest_size=8).hexdigest() if b"<script" in handed_out else None
    with ana.socket() as tab:
        assert tab.hello.get("page") == name


def test_where_no_page_was_built_none_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "PAGE", tmp_path / "index.html")
    assert endpoint.page_version.__wrapped__() is None
    (tmp_path / "index.html").write_text("<title>page</title>")
    assert endpoint.page_version.__wrapped__() is not None
