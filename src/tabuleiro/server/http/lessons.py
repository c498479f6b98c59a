"""REST: the lessons: their steps and texts, how far I have come, and the table of a step."""

from functools import cache

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from tabuleiro.core.registry import game_names
from tabuleiro.learn.lesson import read_lesson
from tabuleiro.learn.lesson_reader import has_lesson, lesson_texts
from tabuleiro.server.answers.known import known
from tabuleiro.server.answers.lessons import find_lesson_table, known_lesson
from tabuleiro.server.http.games import JSON, TEXT
from tabuleiro.server.http.kept_answer import KeptAnswer
from tabuleiro.server.http.models import LessonBody, LessonResponse, MyLessonResponse, TableResponse
from tabuleiro.server.http.session import Address, Server, SignedIn
from tabuleiro.server.http.tables import allow_creation, answer, open_table
from tabuleiro.server.people.limits import LESSONS
from tabuleiro.server.store.learning.lessons import read_lessons
from tabuleiro.server.table.lessons.steps import play_on_beginning
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.wire import encode

router = APIRouter(prefix="/api", tags=["lessons"])


@router.get("/games/{game}/lessons", response_model=LessonResponse)
async def steps(game: str, request: Request) -> Response:
    """The lesson of a game: its steps in their order; none when the game brings no lesson."""
    known(game, "en")
    return keep_steps(game).respond(request)


@cache
def keep_steps(game: str) -> KeptAnswer:
    """The steps of a game's lesson."""
    found = read_lesson(game).steps if has_lesson(game) else []
    told = [{"id": step.id, "title": f"lesson-{step.id}-title", "rules": step.rules} for step in found]
    later = [{"id": one.id, "rule": one.rule} for one in read_lesson(game).later] if found else []
    return KeptAnswer(encode({"game": game, "steps": told, "later": later}), JSON)


@router.get("/games/{game}/lessons/{language}", response_class=PlainTextResponse)
async def texts(game: str, language: str, request: Request) -> Response:
    """The Fluent catalogue of a game's lesson."""
    known(game, language)
    return keep_texts(game, language).respond(request)


@cache
def keep_texts(game: str, language: str) -> KeptAnswer:
    """The catalogue of a game's lesson."""
    return KeptAnswer(lesson_texts(game, language).encode() if has_lesson(game) else b"", TEXT)


@router.get("/my/lessons", response_model=list[MyLessonResponse])
async def my_lessons(server: Server, user: SignedIn) -> list[dict[str, object]]:
    """How far I have come in each lesson that I have begun."""
    begun = await server.store.read(lambda database: read_lessons(database, user.id))
    present = [one for one in begun if one.game in game_names() and has_lesson(one.game)]
    return [{**one.tell(), "of": len(read_lesson(one.game).steps)} for one in present]


@router.post("/lessons", response_model=TableResponse, status_code=201)
async def begin(body: LessonBody, server: Server, user: SignedIn, address: Address) -> dict[str, object]:
    """The table of a step; without one I go on where I was. `play_on`: a game of my own after the last step."""
    lesson = known_lesson(body.game)
    if address:
        await server.limits.spend(f"lesson {user.id}", LESSONS)
    learner = Seat("human", user.name, user.id)
    if body.play_on:
        await allow_creation(server, user, address)
        return answer(server, await open_table(server, play_on_beginning(lesson, learner)), user)
    begun = await server.store.read(lambda database: read_lessons(database, user.id))
    mine = next((one for one in begun if one.game == body.game), None)
    return answer(server, await find_lesson_table(server.tables, body, learner, mine), user)
