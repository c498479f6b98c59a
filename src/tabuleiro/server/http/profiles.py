"""REST: what everybody may know of people: profiles, their games, ladders."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query

from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import find_game
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.http.club.models import PrivateResponse
from tabuleiro.server.http.reading.models import LadderResponse, PersonResponse, PlayedResponse
from tabuleiro.server.http.session import Anyone, Server, SignedIn, id_of
from tabuleiro.server.people.own_data import read_private
from tabuleiro.server.people.sanctions import MODERATOR
from tabuleiro.server.ratings.ladder import read_ladder
from tabuleiro.server.ratings.profile import read_profile, read_results

router = APIRouter(prefix="/api", tags=["ratings"])
UserNumber = Annotated[int, Path(ge=1, le=2**53)]
Page = Annotated[int, Query(ge=0, le=1000)]


@router.get("/people/{user}", response_model=PersonResponse)
async def profile(user: UserNumber, server: Server, asker: Anyone) -> dict[str, object]:
    """An account: ratings and how they came about, records, points, whom they have met."""
    return await server.store.read(lambda database: read_profile(database, user, id_of(asker)))


@router.get("/people/{user}/results", response_model=list[PlayedResponse])
async def played(user: UserNumber, server: Server, asker: Anyone, page: Page = 0) -> list[dict[str, object]]:
    """A page of somebody's finished games, the last first."""
    return await server.store.read(lambda database: read_results(database, user, id_of(asker), page))


@router.get("/people/{user}/private", response_model=PrivateResponse)
async def private(user: UserNumber, server: Server, asker: SignedIn) -> dict[str, object]:
    """What is known of me besides my profile, or of whom a moderator decides about: what stands against them."""
    if user != asker.id and asker.role != MODERATOR:
        raise RequestError("forbidden", "this is for its owner and for moderators")
    now = server.clock.now()
    return await server.store.read(lambda database: read_private(database, user, now))


@router.get("/ladder/{game}", response_model=LadderResponse)
async def ladder(
    game: str, server: Server, asker: Anyone, page: Page = 0, who: Literal["people", "bots"] = "people"
) -> dict[str, object]:
    """A page of the ladder of a game: of people, or of bots of others."""
    try:
        find_game(game)
    except InputError as error:
        raise request_error(error) from error
    now = server.clock.now()
    of_bots = who == "bots"
    return await server.store.read(
        lambda database: read_ladder(database, game, page, id_of(asker), now, of_bots=of_bots)
    )
