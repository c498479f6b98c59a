"""REST: the explorer: what is chosen first in many games, and what became of it."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from tabuleiro.core.errors import InputError
from tabuleiro.learn.explorer.book import shipped_book, unpack_record
from tabuleiro.learn.explorer.explore import ANY, BadQuestion, Question, explore
from tabuleiro.server.answers.known import known
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.http.learning.study_models import ExplorerRecordResponse, ExplorerResponse
from tabuleiro.server.http.session import Server

router = APIRouter(prefix="/api/explorer", tags=["explorer"])
Words = Annotated[str, Query(max_length=60)]


@router.get("/{game}", response_model=ExplorerResponse)
async def show(
    game: str,
    server: Server,
    seats: Annotated[int, Query(ge=0, le=20)] = 0,
    edition: Words = "",
    who: Words = "",
    options: Annotated[str, Query(max_length=1000)] = "",
    seat: Annotated[int, Query(ge=ANY, le=20)] = ANY,
) -> dict[str, object]:
    """What is chosen first, in the games that are asked for; seats are numbered from 0, -1 are all of them."""
    known(game, "en")
    book, waiting = await server.studies.book(game)
    try:
        told = explore([book, shipped_book(game)], Question(seats, edition, who, options, seat))
    except BadQuestion as error:
        raise RequestError("unknown", str(error)) from error
    except InputError as error:
        raise request_error(error) from error
    return {**told, "waiting": waiting}


@router.get("/{game}/records/{number}", response_model=ExplorerRecordResponse)
async def example(game: str, number: Annotated[int, Path(ge=0, le=10_000)]) -> dict[str, str]:
    """A game of bots to look at, as a record file."""
    known(game, "en")
    records = shipped_book(game).records
    if number >= len(records):
        raise RequestError("unknown", f"there is no game {number} here")
    return {"record": unpack_record(records[number])}
