"""The table of a lesson's step: begun, gone on with, or left for a game of one's own."""

from typing import Protocol

from tabuleiro.core.errors import InputError
from tabuleiro.learn.lesson import Lesson, Step, read_lesson
from tabuleiro.server.answers.known import known, unknown
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.lessons.course import find_step
from tabuleiro.server.table.lessons.known_lesson import KnownLesson
from tabuleiro.server.table.lessons.steps import go_to, lesson_beginning
from tabuleiro.server.table.live_tables import LiveTables
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.table import Request, Table


class LessonWish(Protocol):
    """The lesson of a game at a step; without one the learner goes on where they were."""

    @property
    def game(self) -> str:
        """Whose lesson."""

    @property
    def step(self) -> str:
        """The step; may be empty."""


async def find_lesson_table(tables: LiveTables, wish: LessonWish, learner: Seat, mine: KnownLesson | None) -> Table:
    """The table of the step that a learner wishes for; `mine` is how far they have come."""
    lesson = known_lesson(wish.game)
    table = None if mine is None else await present_table(tables, mine)
    step = wanted_step(lesson, wish.step, mine, table)
    if table is None or not shows_scene(table, step):
        fresh = await tables.create(lesson_beginning(lesson, step, learner))
        if table is not None:
            await tables.remove(table.snapshot.table)
        return fresh
    if wish.step or is_over(table):
        await go_to(table, Request(learner.user), step)
    return table


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


async def present_table(tables: LiveTables, mine: KnownLesson) -> Table | None:
    """The table of a lesson that was begun; None when it is no more, or broken."""
    if not mine.table:
        return None
    try:
        return await tables.find(mine.table)
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
