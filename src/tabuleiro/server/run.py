"""Runs the server: finds the database, listens (uvicorn), opens the browser, keeps the garbage collector off moves."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from multiprocessing.synchronize import Event
from typing import Final

import uvicorn
from fastapi import FastAPI

from tabuleiro.core.errors import InputError
from tabuleiro.server.app import new_app
from tabuleiro.server.config import Config
from tabuleiro.server.http.connection import HEAD_BYTES, HttpConnection
from tabuleiro.server.operations.admin_port import AdminPort
from tabuleiro.server.operations.logbook import keep_log
from tabuleiro.server.operations.settings import read_settings
from tabuleiro.server.people.limits import FRAME_BYTES
from tabuleiro.server.sockets.connection import SocketConnection
from tabuleiro.server.store.database import open_database, read_url
from tabuleiro.server.store.server_lock import serving_on
from tabuleiro.server.store.store import Store
from tabuleiro.server.supervisor import supervise, watch_worker

LOOK_SECONDS: Final = 0.1
"""How often a server that drains looks whether it shall not."""
NEVER: Final = 1_000_000
"""A threshold that is not reached: Python begins no full garbage collection by itself."""


def default_database() -> str:
    """The database when none is named: that of the settings, else one file in the user's data folder."""
    return read_settings().config.database


def has_desktop() -> bool:
    """Whether a browser could open a window here."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


class DrainingServer(uvicorn.Server):
    """A server that opens the browser when it is ready, and says goodbye before it stops."""

    page = ""
    served: FastAPI | None = None
    drain_seconds = 0.0
    has_others = False
    """Whether other workers accept connections at the same port."""
    started_up: Callable[[], None] = staticmethod(lambda: None)
    """Called when it serves."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then open the page."""
        await super().startup(sockets)
        if self.started:
            self.started_up()
        if self.page and self.started:
            threading.Thread(target=webbrowser.open, args=(self.page,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send nobody here any more, wait until the proxy has noticed, send everybody away, then stop.

        A second signal ends the waiting.
        """
        if self.started and self.served is not None:
            state = self.served.state
            state.readiness.is_draining = True
            for _ in range(round(self.drain_seconds / LOOK_SECONDS)):
                if self.force_exit:
                    break
                await asyncio.sleep(LOOK_SECONDS)
            if self.has_others:  # who is sent away must not come back to where nobody is let in
                for server in self.servers:
                    server.close()
            await state.hub.send_away()
        await super().shutdown(sockets)


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


class OneWorker(InputError):
    """A database that one process serves is asked to be served by several, or by one that does not do everything."""

    def __init__(self, asked: str) -> None:
        text = f"{asked}: SQLite serves one worker; several need PostgreSQL, where `tabuleiro copy-database` leads"
        super().__init__("one-worker", text, {"asked": asked})


def run(config: Config, *, browser: bool, started: Callable[[], None]) -> None:
    """Serve until interrupted: alone on a SQLite file, with others on one PostgreSQL. Calls `started` when it does."""
    keep_log(config.log_format, addresses=config.log_addresses)
    for asked, needs_others in (
        ("--workers", config.workers > 1),
        ("--bots 0", not config.bots),
        ("--no-jobs", not config.jobs),
    ):
        if needs_others:
            check_shareable(config, asked)
    if config.workers > 1:
        supervise(config, work, started)
        return
    with serving_on(config.database):
        serve(config, browser=browser, started=started)


def check_shareable(config: Config, asked: str) -> None:
    """Refuse what needs several workers on a database that only one may serve."""
    if read_url(config.database).get_backend_name() == "sqlite":
        raise OneWorker(asked)


def run_without_port(config: Config, started: Callable[[], None]) -> None:
    """Be a worker to whom nobody comes: bots think here, and what one worker does for all is done here."""
    keep_log(config.log_format, addresses=config.log_addresses)
    check_shareable(config, "tabuleiro work")
    with serving_on(config.database):
        admin_port = None if config.admin_port is None else AdminPort(config.admin_host, config.admin_port)
        app = new_app(config, open_store(config), admin_port, has_port=False)
        avoid_collector_pauses()
        asyncio.run(rest_in(app, started))
        if admin_port is not None:
            admin_port.close()


async def rest_in(app: FastAPI, started: Callable[[], None]) -> None:
    """Let an application work by itself until a signal ends it."""
    over, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        if sys.platform == "win32":
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(over.set))
        else:
            loop.add_signal_handler(number, over.set)
    async with app.router.lifespan_context(app):
        started()
        await over.wait()


def open_store(config: Config) -> Store:
    """The database that is served; whether it may be brought up to date is a setting."""
    return Store(open_database(config.database, is_served=True, migrates=config.migrate))


def work(config: Config, number: int, listening: socket.socket, ready: Event) -> None:
    """Be one of several workers, in a process of its own: the admin port of each is one higher."""
    keep_log(config.log_format, addresses=config.log_addresses)
    port = None if config.admin_port is None else config.admin_port + number
    own = config.model_copy(update={"admin_port": port})
    with serving_on(own.database):
        serve(own, browser=False, started=ready.set, listening=listening)


def serve(
    config: Config,
    *,
    browser: bool,
    started: Callable[[], None],
    listening: socket.socket | None = None,
) -> None:
    """Open the database and listen until interrupted, at a socket shared with other workers or at one of its own."""
    has_others, port = listening is not None, config.admin_port
    admin_port = None if port is None else AdminPort(config.admin_host, port, shares=has_others)
    app = new_app(config, open_store(config), admin_port)
    how = uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        log_config=None,  # its lines are written like all others
        log_level="warning",
        access_log=False,
        http=HttpConnection,
        h11_max_incomplete_event_size=HEAD_BYTES,
        ws=SocketConnection,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        server_header=False,
        forwarded_allow_ips=",".join(sorted(config.proxy)) or None,  # else FORWARDED_ALLOW_IPS, else this machine
    )
    avoid_collector_pauses()
    allow_many_connections()
    server = DrainingServer(how)
    server.started_up, server.has_others = started, has_others
    if has_others:
        watch_worker(app)
    server.served, server.drain_seconds = app, config.drain_seconds
    server.page = config.address() if browser and has_desktop() else ""
    server.run(None if listening is None else [listening])
    if admin_port is not None:
        admin_port.close()
    if not server.started:
        raise SystemExit(1)
