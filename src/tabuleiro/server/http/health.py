"""REST: whether the server works, for whoever watches over it. It says so only when the database has taken a write."""

from typing import Final

from fastapi import APIRouter, Request
from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import SQLAlchemyError

from tabuleiro import __version__
from tabuleiro.core import state
from tabuleiro.server.context import Context
from tabuleiro.server.errors import StoreError, busy
from tabuleiro.server.http.models import HealthResponse
from tabuleiro.server.http.session import Server
from tabuleiro.server.store import schema

router = APIRouter(tags=["server"])
BELIEVED_SECONDS: Final = 2.0
"""How long the last write is believed: asking often must not make the disk work."""
ALIVE: Final = "alive"


class Pulse:
    """When the database last took a write of ours."""

    def __init__(self) -> None:
        self.at = float("-inf")

    async def check(self, server: Context) -> None:
        """Write something, unless that was done just now; a database that does not take it is `busy`."""
        now, time = server.clock.seconds(), server.clock.now()
        try:
            server.store.check()
            if now - self.at < BELIEVED_SECONDS:
                return
            await server.store.write(lambda database: note_alive(database, time))
        except (SQLAlchemyError, StoreError) as error:
            raise busy(error) from error
        self.at = now


def note_alive(database: Connection, time: str) -> None:
    """Note that the server was alive at a time."""
    change = update(schema.facts).where(schema.facts.c.name == ALIVE).values(value=time)
    if not database.execute(change).rowcount:
        database.execute(insert(schema.facts).values(name=ALIVE, value=time))


@router.get("/api/health", response_model=HealthResponse)
async def health(server: Server, request: Request) -> dict[str, object]:
    """The server is alive, and can store what is played."""
    pulse = request.app.state.pulse
    assert isinstance(pulse, Pulse), "set by app.py"
    await pulse.check(server)
    return {"status": "ok", "version": __version__, "compiled": is_compiled()}


@router.get("/healthz", include_in_schema=False)
async def alive() -> dict[str, str]:
    """The process lives. The database is not asked: see `/api/health`, and `/readyz` on the admin port."""
    return {"status": "alive"}


def is_compiled() -> bool:
    """Whether the rules run as machine code."""
    return not str(state.__file__).endswith(".py")
