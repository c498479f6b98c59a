"""REST: what my own games say of me, and what I practise; for nobody else."""

import asyncio
from functools import cache
from typing import Final

from fastapi import APIRouter

from tabuleiro.core.registry import game_names
from tabuleiro.learn.analysis.kept_try import MISTAKE, PUZZLE
from tabuleiro.learn.lesson import read_lesson
from tabuleiro.learn.lesson_reader import has_lesson
from tabuleiro.learn.puzzles.progress import OwnTry, read_progress
from tabuleiro.learn.puzzles.puzzle import shown_puzzles
from tabuleiro.learn.puzzles.solving import SOLVED
from tabuleiro.learn.statistics.statistics import reckon_all
from tabuleiro.server.answers.puzzles import day_of, own_tries
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.learning.study_models import StatisticsResponse
from tabuleiro.server.http.models import DoneResponse
from tabuleiro.server.http.profiles import UserNumber
from tabuleiro.server.http.session import Server, SignedIn
from tabuleiro.server.people.user import User
from tabuleiro.server.store.learning.lessons import read_lessons
from tabuleiro.server.store.learning.studies import clear_statistics
from tabuleiro.server.store.learning.tries import read_own

router = APIRouter(prefix="/api/people/{user}/statistics", tags=["statistics"])
MENDED: Final = ("best", "good")
"""The verdicts on a try that solves a mistake; there `better` is only better than it was."""
MOST_PUZZLES: Final = 3
"""The most puzzles that are offered to practise a kind of decision."""


@router.get("", response_model=StatisticsResponse)
async def show(user: UserNumber, server: Server, asker: SignedIn) -> dict[str, object]:
    """My statistics: games with others, what analyses say of them, and what I practise."""
    check_own(user, asker)
    games, waiting = await server.studies.own_games(user)
    store = server.store
    tried = await store.read(lambda connection: read_own(connection, user, MISTAKE))
    tries = own_tries(await store.read(lambda connection: read_own(connection, user, PUZZLE)))
    lessons = {one.game: len(one.done) for one in await store.read(lambda connection: read_lessons(connection, user))}
    solved = {one.item for one in tried if one.verdict in MENDED}
    told = await asyncio.to_thread(reckon_all, games, solved)  # a thousand games take the better part of a second
    weakest = {one["game"]: one["weakest"] for one in told}
    now = server.clock.now()
    practice = [practice_of(game, tries, now, weakest.get(game, ""), lessons.get(game, 0)) for game in game_names()]
    return {"games": told, "practice": [one for one in practice if one is not None], "waiting": waiting}


@router.delete("", response_model=DoneResponse)
async def clear(user: UserNumber, server: Server, asker: SignedIn) -> dict[str, bool]:
    """Begin my statistics anew; the games themselves stay where they are."""
    check_own(user, asker)
    now = server.clock.now()
    await server.store.write(lambda connection: clear_statistics(connection, user, now))
    return {"done": True}


def check_own(user: int, asker: User) -> None:
    """Refuse somebody else's statistics."""
    if user != asker.id:
        raise RequestError("forbidden", "statistics are for whoever they are about")


def practice_of(game: str, tries: list[OwnTry], now: str, weakest: str, done: int) -> dict[str, object] | None:
    """What somebody has practised of a game, and what to practise next; None where there is nothing to tell."""
    puzzles = {one.id: one for one in shown_puzzles(game)}
    own = [one for one in tries if one.puzzle in puzzles]
    progress = read_progress(own, puzzles, day_of(now))
    solved = {one.puzzle for one in own if one.verdict in SOLVED}
    fitting = [name for name, kind in decisions_of(game).items() if kind == weakest and name not in solved]
    if not own and not done and not weakest:
        return None
    return {
        "game": game,
        "themes": {name: count._asdict() for name, count in progress.themes.items()},
        "tried": progress.tried,
        "solved": progress.solved,
        "puzzles": fitting[:MOST_PUZZLES],
        "lesson_done": done,
        "lesson_steps": len(read_lesson(game).steps) if has_lesson(game) else 0,
    }


@cache
def decisions_of(game: str) -> dict[str, str]:
    """By puzzle of a game, the kind of decision that it asks."""
    return {one.id: one.load().decision() for one in shown_puzzles(game)}
