"""REST: the lessons: their steps and texts, how far I have come, and the table of a step."""

from functools import cache

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from tabuleiro.core.errors import InputError
from tabuleiro.core.registry import game_names
from tabuleiro.learn.lesson import Lesson, Step, read_lesson
from tabuleiro.learn.lesson_reader import has_lesson, lesson_texts
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.games import JSON, TEXT, known, unknown
from tabuleiro.server.http.kept_answer import KeptAnswer
from tabuleiro.server.http.models import LessonBody, LessonResponse, MyLessonResponse, TableResponse
from tabuleiro.server.http.session import Address, Server, SignedIn
from tabuleiro.server.http.tables import allow_creation, answer, open_table
from tabuleiro.server.people.limits import LESSONS
from tabuleiro.server.store.lessons import KnownLesson, read_lessons
from tabuleiro.server.table.lessons.course import find_step
from tabuleiro.server.table.lessons.steps import go_to, lesson_beginning, play_on_beginning
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.table import Request as TableRequest
from tabuleiro.server.table.table import Table
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
        server.limits.check(f"lesson {user.id}", LESSONS)
    learner = Seat("human", user.name, user.id)
    if body.play_on:
        allow_creation(server, user, address)
        return answer(server, await open_table(server, play_on_beginning(lesson, learner)), user)
    begun = await server.store.read(lambda database: read_lessons(database, user.id))
    mine = next((one for one in begun if one.game == body.game), None)
    table = None if mine is None else await present_table(server, mine)
    step = wanted_step(lesson, body.step, mine, table)
    if table is None or not shows_scene(table, step):
        fresh = await open_table(server, lesson_beginning(lesson, step, learner))
        if table is not None:
            await server.tables.remove(table.snapshot.table)
        return answer(server, fresh, user)
    if body.step or is_over(table):
        await go_to(table, TableRequest(user.id), step)
    return answer(server, table, user)


def known_lesson(game: str) -> Lesson:
    """The lesson of a game; one that does not exist is refused."""
    known(game, "en")
    try:
        return read_lesson(game)
    except InputError as error:
        raise unknown(error) from error


def wanted_step(lesson: Lesson, asked: str, mine: KnownLesson | None, table: Table | None) -> Step:
    """The step that was asked for; where the learner was when none was, and after the last one the first again."""
    try:
        if asked:
            return find_step(lesson, asked)
    except InputError as error:
        raise unknown(error) from error
    names = [step.id for step in lesson.steps]
    if mine is None or mine.step not in names:
        return lesson.steps[0]
    number = names.index(mine.step)
    if table is not None and is_over(table):
        number += 1
    return lesson.steps[number % len(names)]


async def present_table(server: Context, mine: KnownLesson) -> Table | None:
    """The table of a lesson that was begun; None when it is no more, or broken."""
    if not mine.table:
        return None
    try:
        return await server.tables.find(mine.table)
    except RequestError as error:
        if error.code in {"unknown_table", "frozen"}:
            return None
        raise


def is_over(table: Table) -> bool:
    """Whether the scene of a lesson's table is over."""
    course = table.snapshot.course()
    return course is not None and course.is_over()


def shows_scene(table: Table, step: Step) -> bool:
    """Whether a lesson's table shows the scene of a step."""
    course = table.snapshot.course()
    return course is not None and course.step.scene == step.scene
