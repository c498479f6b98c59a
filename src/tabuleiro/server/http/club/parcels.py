"""REST: what somebody takes along, packed into one file that is fetched by a link, for a day."""

from typing import Literal

from fastapi import APIRouter, Request, Response

from tabuleiro.server.context import Context
from tabuleiro.server.http.club.parcel_post import parcel_post_of
from tabuleiro.server.http.session import Server, SignedIn
from tabuleiro.server.models import Response as Answer
from tabuleiro.server.people.leaving import parcels
from tabuleiro.server.people.limits import EXPORTS

router = APIRouter(prefix="/api", tags=["account"])


class ParcelResponse(Answer):
    """My parcel: `none`, one that is being packed, or one that can be fetched by its link until then."""

    state: Literal["none", "packing", "ready"]
    until: str | None
    link: str | None


async def tell(server: Context, user: int) -> dict[str, object]:
    """How a user's parcel stands; one that is ready comes with a new link."""
    now = server.clock.now()
    parcel = await server.store.read(lambda database: parcels.read_parcel(database, user, now))
    if parcel is None or parcel.state != "ready":
        return {"state": "none" if parcel is None else parcel.state, "until": None, "link": None}
    secret = await server.store.write(lambda database: parcels.new_link(database, user, now))
    return {"state": parcel.state, "until": parcel.until, "link": f"/api/parcels/{secret}"}


@router.post("/me/parcel", response_model=ParcelResponse)
async def ask(request: Request, server: Server, user: SignedIn) -> dict[str, object]:
    """Have everything that the server knows about me packed into one file, the records of my games included."""
    await server.limits.spend(f"export {user.id}", EXPORTS)
    await parcel_post_of(request).ask(user, server.session_of(request))
    return await tell(server, user.id)


@router.get("/me/parcel", response_model=ParcelResponse)
async def look(server: Server, user: SignedIn) -> dict[str, object]:
    """Whether my parcel is ready, and where it is fetched; a link that was told before is void then."""
    return await tell(server, user.id)


@router.get("/parcels/{secret}", response_class=Response)
async def fetch(secret: str, server: Server, user: SignedIn) -> Response:
    """Fetch my parcel by its link, within a day; nobody else can."""
    now = server.clock.now()
    packed = await server.store.read(lambda database: parcels.fetch_parcel(database, user.id, secret[:100], now))
    headers = {"Content-Disposition": 'attachment; filename="tabuleiro.zip"', "Cache-Control": "no-store"}
    return Response(packed, media_type="application/zip", headers=headers)
