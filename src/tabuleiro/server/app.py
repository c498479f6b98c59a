"""The ASGI application: endpoints, middleware and error handlers put together."""

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator
from socket import gethostname

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.types import Lifespan

from tabuleiro import __version__
from tabuleiro.server import metrics
from tabuleiro.server.bot_workers import BotWorkers
from tabuleiro.server.cluster.database_clock import DatabaseClock
from tabuleiro.server.cluster.joining import new_watch, shared_limits
from tabuleiro.server.config import Config
from tabuleiro.server.context import Context
from tabuleiro.server.errors import STATUS, RequestError, StoreError, brief, busy
from tabuleiro.server.http import (
    account,
    component_values,
    docs,
    games,
    health,
    lessons,
    page,
    people,
    profiles,
    records,
    tables,
    vacations,
)
from tabuleiro.server.http.club import again, bots, moderation, parcels, social
from tabuleiro.server.http.club.parcel_post import ParcelPost
from tabuleiro.server.http.editor import positions
from tabuleiro.server.http.learning import analyses, cards, explorer, puzzles, statistics
from tabuleiro.server.http.learning.asking import resume_analyses
from tabuleiro.server.http.notices import announcement, channels, mailbox, news
from tabuleiro.server.http.rates import RateMiddleware
from tabuleiro.server.http.reading import example, replay, tally
from tabuleiro.server.http.refusal import note_refusal
from tabuleiro.server.http.security import SecurityMiddleware
from tabuleiro.server.http.tournaments import tournaments
from tabuleiro.server.models import ErrorResponse
from tabuleiro.server.operations.admin_port import AdminPort
from tabuleiro.server.operations.backups import keep_backups
from tabuleiro.server.operations.heartbeat import Heartbeat
from tabuleiro.server.operations.observatory import Observatory
from tabuleiro.server.operations.orders import watch_orders
from tabuleiro.server.operations.pulse import Pulse
from tabuleiro.server.operations.readiness import Readiness
from tabuleiro.server.operations.removal import keep_departures
from tabuleiro.server.operations.retention import keep_retention
from tabuleiro.server.people.identity import fill_skeletons
from tabuleiro.server.sockets import endpoint
from tabuleiro.server.sockets.hub import Hub
from tabuleiro.server.spans import end_spans, open_spans
from tabuleiro.server.store.queries import read_bot_turns
from tabuleiro.server.store.store import Store
from tabuleiro.server.store.upgrade import replay_after_upgrade, replay_meanwhile

log = logging.getLogger(__name__)
ERRORS: dict[int | str, dict[str, object]] = {
    "default": {"model": ErrorResponse, "description": "refused; nothing was changed"}
}
"""Every other status than success has the same answer: declared once, as OpenAPI's default response."""


def new_app(config: Config, store: Store, admin_port: AdminPort | None = None, *, has_port: bool = True) -> FastAPI:
    """A server on a store; it starts and stops its bots and its housekeeping by itself."""
    app = new_api(lifespan)
    app.state.has_port = has_port
    app.state.admin_port = admin_port
    app.state.config = config
    app.state.store = store
    app.state.pulse = Pulse()
    app.add_middleware(RateMiddleware)
    app.add_middleware(SecurityMiddleware, config=config)
    page.add_page(app)
    add_handlers(app)
    return app


def new_api(lifespan: Lifespan[FastAPI] | None = None) -> FastAPI:
    """The endpoints alone."""
    app = FastAPI(
        title="Tabuleiro",
        version=__version__,
        openapi_url=None,  # served by docs.py, which needs no script from elsewhere
        lifespan=lifespan,
        responses=ERRORS,
    )
    for part in (
        games,
        component_values,
        example,
        people,
        account,
        parcels,
        vacations,
        channels,
        mailbox,
        news,
        announcement,
        profiles,
        tournaments,
        tables,
        bots,
        again,
        social,
        moderation,
        lessons,
        replay,
        tally,
        records,
        positions,
        analyses,
        puzzles,
        explorer,
        statistics,
        cards,
        health,
        docs,
        endpoint,
    ):
        app.include_router(part.router)
    return app


def describe_api() -> dict[str, object]:
    """The OpenAPI description, without a database."""
    return new_api().openapi()


@contextlib.asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """From start to stop: replay tables if the rules have changed, wake the bots, serve, stop bots and writer."""
    config, store = app.state.config, app.state.store
    if not store.is_shared:
        await replay_after_upgrade(store)
    await store.write(fill_skeletons)
    thinker = BotWorkers(config.bots, config.bot_seconds)
    clock = DatabaseClock() if store.is_shared else None
    context = Context(config, store, thinker, clock)
    context.tables.judged = lambda late: metrics.LATE_SECONDS.observe(late / 1000)
    context.has_waiting_bots = lambda: any(thinker.waiting().values())
    app.state.context = context
    context.spans = open_spans(f"{gethostname()}:{os.getpid()}")
    app.state.hub = hub = Hub(context)
    app.state.parcel_post = parcel_post = ParcelPost(context)
    hub.is_open = app.state.has_port
    watch = None if clock is None else new_watch(context, hub, clock)
    await context.outages.note_start()
    if watch is not None:
        await watch.beat()
    app.state.heartbeat = heartbeat = Heartbeat()
    app.state.readiness = readiness = Readiness(context, app.state.pulse, heartbeat, watch)
    observatory = Observatory(context, hub, thinker)
    courier = await context.post.open()
    courier.is_on_duty = lambda: context.duties.has("courier")
    if store.is_shared:
        context.limits.shared = shared_limits(context)
    sleeping: list[str] = []
    if watch is None:  # among others only what nobody looks after is woken
        sleeping = await store.read(lambda database: read_bot_turns(database, alone=config.unwatched_bots))
    tasks: list[asyncio.Future[None]] = [
        asyncio.create_task(heartbeat.beat()),
        asyncio.create_task(store.keep_watch()),
        asyncio.create_task(context.forget_idle()),
        asyncio.create_task(keep_backups(config, lambda: context.duties.has("backups"))),
        asyncio.create_task(keep_retention(config, store, context.clock, lambda: context.duties.has("retention"))),
        asyncio.create_task(keep_departures(context, hub)),
        asyncio.create_task(watch_orders(context, hub)),
        asyncio.create_task(context.tables.wake_bots(sleeping)),
        asyncio.create_task(context.outages.beat(context.tables.deadlines)),
        asyncio.create_task(context.tables.watch_clocks()),
        *(asyncio.create_task(context.analyses.work()) for _ in range(config.analysis_workers)),
        *([asyncio.create_task(resume_analyses(context))] if context.duties.has("analyses") else []),
        asyncio.create_task(context.counting.work()),
        asyncio.create_task(context.director.work()),
        asyncio.create_task(courier.work()),
        *([asyncio.create_task(replay_meanwhile(store))] if store.is_shared else []),
        *(asyncio.ensure_future(work) for work in ([] if watch is None else watch.works())),
    ]
    readiness.watch(tasks)
    metrics.BUILD.labels(__version__, str(health.is_compiled()).lower()).set(1)
    metrics.REGISTRY.register(observatory)
    if app.state.admin_port is not None:
        app.state.admin_port.watch(heartbeat, readiness)
    yield
    metrics.REGISTRY.unregister(observatory)
    for task in tasks:
        task.cancel()
    await parcel_post.close()
    await context.post.close()
    await context.tables.close()
    if watch is not None:
        await watch.close()
    for pool in (context.hashing, thinker, context.hint_workers):
        pool.close()
    await context.studies.close()
    await context.analyses.close()
    context.records.close()
    await end_spans(context.spans)
    store.close()


def add_handlers(app: FastAPI) -> None:
    """Answer every error in the same form."""

    @app.exception_handler(RequestError)
    async def answer_error(request: Request, error: RequestError) -> JSONResponse:
        note_refusal(request.scope, error)
        return JSONResponse(error.answer(), STATUS[error.code], headers=error.headers())

    @app.exception_handler(RequestValidationError)
    async def answer_invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(step) for step in first["loc"])
        return await answer_error(request, RequestError("malformed", f"{place}: {first['msg']}"[:500]))

    @app.exception_handler(HTTPException)
    async def answer_http(request: Request, error: HTTPException) -> JSONResponse:
        found = RequestError("unknown" if error.status_code == 404 else "malformed", str(error.detail))
        note_refusal(request.scope, found)
        return JSONResponse(found.answer(), error.status_code, headers=error.headers)

    @app.exception_handler(SQLAlchemyError)
    @app.exception_handler(StoreError)
    async def answer_store(request: Request, error: Exception) -> JSONResponse:
        log.error("the database failed: %s", brief(error))
        return await answer_error(request, busy(error))
