"""REST: puzzles: that of the day, those of a game, trying one, how I get on; no answer holds a solution too early."""

from typing import Annotated

from fastapi import APIRouter, Query

from tabuleiro.learn.analysis.kept_try import PUZZLE, VOTE, KeptTry
from tabuleiro.learn.puzzles.solving import JudgedTry
from tabuleiro.server.analyses.work import PuzzleQuestion
from tabuleiro.server.answers import puzzles
from tabuleiro.server.http.learning.puzzle_models import (
    MyPuzzlesResponse,
    PuzzleResponse,
    PuzzlesResponse,
    PuzzleTryBody,
    PuzzleTryResponse,
    PuzzleVoteBody,
)
from tabuleiro.server.http.models import DoneResponse
from tabuleiro.server.http.session import Address, Server, SignedIn
from tabuleiro.server.people.limits import HINTS
from tabuleiro.server.store.learning.tries import read_own, write_try

router = APIRouter(prefix="/api", tags=["puzzles"])


@router.get("/puzzles/daily", response_model=PuzzleResponse)
async def of_the_day(server: Server, game: Annotated[str, Query(max_length=40)] = "") -> dict[str, object]:
    """The puzzle of today (UTC), of a game or of all of them in turn."""
    return puzzles.tell_daily(server.clock.now(), game)


@router.get("/games/{game}/puzzles", response_model=PuzzlesResponse)
async def of_a_game(
    game: str,
    theme: Annotated[str, Query(max_length=60)] = "",
    level: Annotated[int, Query(ge=0, le=5)] = 0,
) -> dict[str, object]:
    """The puzzles of a game with a theme, of a level; 0 is any."""
    return puzzles.tell_puzzles(game, theme, level)


@router.get("/puzzles/{puzzle}", response_model=PuzzleResponse)
async def one(puzzle: str) -> dict[str, object]:
    """A puzzle without its solution."""
    return puzzles.tell_puzzle(puzzles.find(puzzle), None)


@router.post("/puzzles/{puzzle}/tries", response_model=PuzzleTryResponse)
async def try_puzzle(
    puzzle: str, body: PuzzleTryBody, server: Server, user: SignedIn, address: Address
) -> dict[str, object]:
    """Try a turn; nothing is changed by it. `check` has it judged, once it has ended, and kept among my tries."""

    async def judge(question: PuzzleQuestion) -> JudgedTry:
        if address:
            await server.limits.spend(f"hint {user.id}", HINTS)
        return await server.analyses.judge_puzzle(question, user.id)

    async def keep(tried: KeptTry) -> None:
        await server.store.write(lambda connection: write_try(connection, tried))

    return await puzzles.try_puzzle(puzzle, body, puzzles.PuzzlePorts(user.id, server.clock.now(), judge, keep))


@router.post("/puzzles/{puzzle}/votes", response_model=DoneResponse)
async def vote(puzzle: str, body: PuzzleVoteBody, server: Server, user: SignedIn) -> dict[str, bool]:
    """Say whether a puzzle is good; the last word counts."""
    asked = puzzles.find(puzzle)
    kept = KeptTry(user.id, asked.id, "yes" if body.good else "no", 0, 0, server.clock.now(), VOTE)
    await server.store.write(lambda connection: write_try(connection, kept))
    return {"done": True}


@router.get("/my/puzzles", response_model=MyPuzzlesResponse)
async def mine(server: Server, user: SignedIn) -> dict[str, object]:
    """How I get on: solved, streak, by theme and level."""
    kept = await server.store.read(lambda connection: read_own(connection, user.id, PUZZLE))
    return puzzles.tell_mine(kept, server.clock.now())
