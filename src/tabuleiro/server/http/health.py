"""REST: whether the server works, for whoever watches over it. It says so only when the database has taken a write."""

from fastapi import APIRouter, Request

from tabuleiro import __version__
from tabuleiro.core import state
from tabuleiro.server.http.session import Server
from tabuleiro.server.models import Response
from tabuleiro.server.operations.pulse import Pulse

router = APIRouter(tags=["server"])


class HealthResponse(Response):
    """The server is alive."""

    status: str
    version: str
    compiled: bool


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
