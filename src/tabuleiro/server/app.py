"""The application: its parts put together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from tabuleiro import __version__
from tabuleiro.server.bot_workers import PoolThinker
from tabuleiro.server.config import Settings
from tabuleiro.server.context import Service
from tabuleiro.server.errors import STATUS, Refused, StoreFault
from tabuleiro.server.http import games, page, people, records, tables
from tabuleiro.server.http.compression import Compress
from tabuleiro.server.http.models import ErrorTold
from tabuleiro.server.http.security import Guard
from tabuleiro.server.sockets import socket
from tabuleiro.server.store.queries import read_bot_turns
from tabuleiro.server.store.store import Store
from tabuleiro.server.store.upgrade import replay_changed

log = logging.getLogger(__name__)
ERRORS: dict[int | str, dict[str, object]] = {
    status: {"model": ErrorTold, "description": "refused; nothing was changed"}
    for status in sorted(set(STATUS.values()))
}


def new_app(settings: Settings, store: Store) -> FastAPI:
    """A server on a store; it starts and stops its bots and its housekeeping by itself."""
    app = FastAPI(
        title="Tabuleiro",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url="/api/docs",
        redoc_url=None,
        lifespan=lifespan,
        responses=ERRORS,
    )
    app.state.settings = settings
    app.state.store = store
    app.add_middleware(Compress)
    app.add_middleware(Guard, origin=settings.origin, secure=settings.is_secure())
    for part in (games, people, tables, records, socket):
        app.include_router(part.router)
    page.add_page(app)
    add_handlers(app)
    return app


@contextlib.asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """From start to stop: replay what a new engine must prove, wake the bots, serve, let everybody go."""
    settings, store = app.state.settings, app.state.store
    await replay_changed(store)
    thinker = PoolThinker(settings.bot_workers, settings.bot_seconds)
    service = Service(settings, store, thinker)
    app.state.service = service
    app.state.room = socket.Room(service)
    tasks = [
        asyncio.create_task(service.forget_idle()),
        asyncio.create_task(service.tables.wake_bots(await store.read(read_bot_turns))),
    ]
    yield
    for task in tasks:
        task.cancel()
    await service.tables.close()
    thinker.close()
    store.close()


def add_handlers(app: FastAPI) -> None:
    """Let every error be told in the same form."""

    @app.exception_handler(Refused)
    async def tell_refused(_: Request, error: Refused) -> JSONResponse:
        return JSONResponse(error.answer(), STATUS[error.code])

    @app.exception_handler(RequestValidationError)
    async def tell_invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(step) for step in first["loc"])
        return await tell_refused(request, Refused("malformed", f"{place}: {first['msg']}"[:500]))

    @app.exception_handler(HTTPException)
    async def tell_http(_: Request, error: HTTPException) -> JSONResponse:
        refusal = Refused("unknown" if error.status_code == 404 else "malformed", str(error.detail))
        return JSONResponse(refusal.answer(), error.status_code, headers=error.headers)

    @app.exception_handler(SQLAlchemyError)
    @app.exception_handler(StoreFault)
    async def tell_store(request: Request, error: Exception) -> JSONResponse:
        log.error("the database failed: %s", error)
        return await tell_refused(request, Refused("busy", "the server cannot store this now; try again"))
