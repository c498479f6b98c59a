"""Runs the server: finds the database, listens (uvicorn), opens the browser, keeps the garbage collector off moves."""

import contextlib
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from typing import Final

import uvicorn

from tabuleiro.server.app import new_app
from tabuleiro.server.config import Config
from tabuleiro.server.data_folder import data_folder
from tabuleiro.server.http.connection import HEAD_BYTES, HttpConnection
from tabuleiro.server.people.limits import FRAME_BYTES
from tabuleiro.server.sockets.connection import SocketConnection
from tabuleiro.server.store.database import open_database
from tabuleiro.server.store.server_lock import alone_on
from tabuleiro.server.store.store import Store

NEVER: Final = 1_000_000
"""A threshold that is not reached: Python begins no full garbage collection by itself."""


def default_database() -> str:
    """The database when none is named: one file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tabuleiro.db'}"


def has_desktop() -> bool:
    """Whether a browser could open a window here."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


class BrowserServer(uvicorn.Server):
    """A server that opens the browser when it is ready."""

    page = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then open the page."""
        await super().startup(sockets)
        if self.page and self.started:
            threading.Thread(target=webbrowser.open, args=(self.page,), daemon=True).start()


def address_of(config: Config) -> str:
    """The address to type into a browser."""
    host = "localhost" if config.host in {"127.0.0.1", "0.0.0.0", "::", "::1"} else config.host  # noqa: S104 - compared, not bound
    return config.origin or f"http://{host}:{config.port}"


def avoid_collector_pauses() -> None:
    """Keep full garbage collections out of moves: one takes 200 ms at 250 tables.

    What was imported is never looked at again; the housekeeping collects the rest once a minute.
    """
    gc.freeze()
    gc.set_threshold(10_000, 10, NEVER)


def allow_many_connections() -> None:
    """Open as many files as the system lets us: each connection is one, and many systems begin with 1,024."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):  # it stays as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(config: Config, *, browser: bool) -> None:
    """Serve until interrupted, alone on the database."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    with alone_on(config.database):
        serve(config, browser=browser)


def serve(config: Config, *, browser: bool) -> None:
    """Open the database and listen until interrupted."""
    app = new_app(config, Store(open_database(config.database)))
    listening = uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        log_level="warning",
        access_log=False,
        http=HttpConnection,
        h11_max_incomplete_event_size=HEAD_BYTES,
        ws=SocketConnection,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        server_header=False,
        forwarded_allow_ips=config.proxies or None,  # else FORWARDED_ALLOW_IPS, else this machine
    )
    avoid_collector_pauses()
    allow_many_connections()
    server = BrowserServer(listening)
    server.page = address_of(config) if browser and has_desktop() else ""
    server.run()
    if not server.started:
        raise SystemExit(1)
