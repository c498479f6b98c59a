"""REST: puzzles: that of the day, those of a game, trying one, how I get on; no answer holds a solution too early."""

from collections import Counter
from collections.abc import Iterable
from datetime import date, datetime
from typing import Annotated

from fastapi import APIRouter, Query

from tabuleiro.core.errors import InputError
from tabuleiro.core.present.encoded import encode_action, encode_events
from tabuleiro.core.registry import game_names
from tabuleiro.core.state import State
from tabuleiro.learn.analysis.tried import TriedTurn, try_turn
from tabuleiro.learn.hints.hint import encode_reason
from tabuleiro.learn.hints.turn_story import TurnStory
from tabuleiro.learn.puzzles.progress import OwnTry, read_progress
from tabuleiro.learn.puzzles.puzzle import (
    Puzzle,
    UnknownPuzzle,
    chosen_puzzles,
    daily_puzzle,
    find_puzzle,
    shown_puzzles,
)
from tabuleiro.learn.puzzles.solving import SOLVED, JudgedTry, explain_puzzle, give_help, known_verdict
from tabuleiro.server.analyses.work import PuzzleQuestion
from tabuleiro.server.answers.known import known
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.http.learning.analyses import tell_try
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
from tabuleiro.server.store.learning.tries import PUZZLE, VOTE, KeptTry, read_own, write_try

router = APIRouter(prefix="/api", tags=["puzzles"])
SHOWN = "shown"
"""The verdict that is kept of a puzzle whose solution was shown before it was solved."""
THOUSANDTH = 1000
"""Losses are kept as whole thousandths."""


@router.get("/puzzles/daily", response_model=PuzzleResponse)
async def of_the_day(server: Server, game: Annotated[str, Query(max_length=40)] = "") -> dict[str, object]:
    """The puzzle of today (UTC), of a game or of all of them in turn."""
    if game:
        known(game, "en")
    today = day_of(server.clock.now())
    try:
        return tell_puzzle(daily_puzzle(today.toordinal(), game), today.isoformat())
    except UnknownPuzzle as error:
        raise RequestError("unknown", str(error)) from error


@router.get("/games/{game}/puzzles", response_model=PuzzlesResponse)
async def of_a_game(
    game: str,
    theme: Annotated[str, Query(max_length=60)] = "",
    level: Annotated[int, Query(ge=0, le=5)] = 0,
) -> dict[str, object]:
    """The puzzles of a game with a theme, of a level; 0 is any."""
    known(game, "en")
    every = shown_puzzles(game)
    return {
        "game": game,
        "puzzles": [tell_listed(one) for one in chosen_puzzles(game, theme, level)],
        "themes": dict(Counter(name for one in every for name in one.themes)),
        "levels": dict(Counter(str(one.level) for one in every)),
    }


@router.get("/puzzles/{puzzle}", response_model=PuzzleResponse)
async def one(puzzle: str) -> dict[str, object]:
    """A puzzle without its solution."""
    return tell_puzzle(find(puzzle), None)


@router.post("/puzzles/{puzzle}/tries", response_model=PuzzleTryResponse)
async def try_puzzle(
    puzzle: str, body: PuzzleTryBody, server: Server, user: SignedIn, address: Address
) -> dict[str, object]:
    """Try a turn; nothing is changed by it. `check` has it judged, once it has ended, and kept among my tries."""
    asked = find(puzzle)
    state = asked.load()
    try:
        tried = try_turn(state, body.actions)
    except InputError as error:
        raise request_error(error) from error
    judged = None
    if body.check:
        if not tried.has_ended:
            raise RequestError("malformed", "the turn has not ended yet")
        judged = known_verdict(asked, tried.after)
        if judged is None:
            if address:
                await server.limits.spend(f"hint {user.id}", HINTS)
            judged = await server.analyses.judge_puzzle(PuzzleQuestion(asked.id, tried.actions), user.id)
        await keep(server, user.id, asked, judged.verdict, judged.loss, body.helps)
    elif body.helps == 3 and not body.actions:
        await keep(server, user.id, asked, SHOWN, None, body.helps)
    return tell_tried(asked, state, tried, judged, body.helps)


@router.post("/puzzles/{puzzle}/votes", response_model=DoneResponse)
async def vote(puzzle: str, body: PuzzleVoteBody, server: Server, user: SignedIn) -> dict[str, bool]:
    """Say whether a puzzle is good; the last word counts."""
    asked = find(puzzle)
    kept = KeptTry(user.id, asked.id, "yes" if body.good else "no", 0, 0, server.clock.now(), VOTE)
    await server.store.write(lambda connection: write_try(connection, kept))
    return {"done": True}


@router.get("/my/puzzles", response_model=MyPuzzlesResponse)
async def mine(server: Server, user: SignedIn) -> dict[str, object]:
    """How I get on: solved, streak, by theme and level."""
    tries = own_tries(await server.store.read(lambda connection: read_own(connection, user.id, PUZZLE)))
    puzzles = {one.id: one for game in game_names() for one in shown_puzzles(game)}
    found = read_progress(tries, puzzles, day_of(server.clock.now()))
    last: dict[str, bool] = {}
    for one in tries:
        last[one.puzzle] = last.get(one.puzzle, False) or one.verdict in SOLVED
    return {
        **found._asdict(),
        "themes": {name: count._asdict() for name, count in found.themes.items()},
        "levels": {str(level): count._asdict() for level, count in found.levels.items()},
        "last": last,
    }


def own_tries(kept: Iterable[KeptTry]) -> list[OwnTry]:
    """Tries at puzzles as progress is reckoned from them."""
    return [OwnTry(one.item, day_of(one.time), one.verdict, one.helps) for one in kept]


def find(puzzle: str) -> Puzzle:
    """A puzzle; one that does not exist, or holds no more, is refused."""
    try:
        return find_puzzle(puzzle)
    except UnknownPuzzle as error:
        raise RequestError("unknown", str(error), message="error-puzzle-none") from error


def day_of(moment: str) -> date:
    """The day of a moment, in UTC."""
    return datetime.fromisoformat(moment).date()


async def keep(server: Context, user: int, puzzle: Puzzle, verdict: str, loss: float | None, helps: int) -> None:
    """Keep a try."""
    lost = round((loss or 0.0) * THOUSANDTH)
    kept = KeptTry(user, puzzle.id, verdict, lost, helps, server.clock.now(), PUZZLE)
    await server.store.write(lambda connection: write_try(connection, kept))


def tell_listed(puzzle: Puzzle) -> dict[str, object]:
    """A puzzle in a list."""
    return {"puzzle": puzzle.id, "seats": puzzle.seats, "level": puzzle.level, "claim": puzzle.claim}


def tell_puzzle(puzzle: Puzzle, day: str | None) -> dict[str, object]:
    """A puzzle without its solution."""
    state = puzzle.load()
    return {
        **tell_listed(puzzle),
        "game": puzzle.game,
        "version": puzzle.version,
        "components": puzzle.components,
        "seat": puzzle.seat,
        "proof": puzzle.proof,
        "position": state.dump(),
        "view": state.view(),
        "day": day,
    }


def tell_tried(
    puzzle: Puzzle, state: State, tried: TriedTurn, judged: JudgedTry | None, helps: int
) -> dict[str, object]:
    """A try, with as much of the solution as may be seen."""
    help_given = give_help(puzzle, state, helps)
    is_open = helps == 3 or (judged is not None and judged.verdict in SOLVED)
    return {
        **tell_try(state, tried),
        "verdict": None if judged is None else judged.verdict,
        "loss": None if judged is None else judged.loss,
        "help": None
        if help_given is None
        else {
            "kind": help_given.kind,
            "elements": help_given.elements,
            "line": None if help_given.line is None else tell_line(help_given.line),
        },
        "solution": tell_solution(puzzle, state) if is_open else None,
    }


def tell_solution(puzzle: Puzzle, state: State) -> dict[str, object]:
    """The solution, and why the usual try fails."""
    explained = explain_puzzle(puzzle, state)
    return {
        "line": tell_line(explained.best),
        "usual": tell_line(explained.usual),
        "loss": explained.loss,
        "margin": puzzle.margin,
        "reasons": [encode_reason(reason) for reason in explained.reasons],
        "themes": puzzle.themes,
        "figures": puzzle.figures,
    }


def tell_line(story: TurnStory) -> dict[str, object]:
    """A turn, told."""
    return {
        "actions": [encode_action(step.action) for step in story.steps],
        "events": [encode_events(step.events) for step in story.steps],
        "own": story.own,
        "drawn": story.drawn,
    }
