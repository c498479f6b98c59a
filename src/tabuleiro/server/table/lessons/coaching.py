"""The coach at a lesson's table: judges what the learner wants to play, and keeps where the learner stands."""

import contextlib
from collections.abc import Sequence

from tabuleiro.core.errors import InputError
from tabuleiro.learn.lesson_answer import ELSEWHERE, PLAYED, TRIED, answer
from tabuleiro.server.errors import RequestError, StoreError, request_error
from tabuleiro.server.table.lessons.course import TRY, Course, mark_of
from tabuleiro.server.table.log_entry import LESSON, NO_SEAT, Draft
from tabuleiro.server.table.table import Request, Table


async def check_asked(table: Table, request: Request, action: object) -> None:
    """Refuse at a lesson's table what does not lead on: by its rule, or as allowed but not asked for here."""
    if not table.snapshot.agreed().is_lesson():
        return
    course = lesson_of(table)
    try:
        verdict = answer(course.lesson, course.step, course.playthrough.state, action)
    except InputError as error:
        raise request_error(error) from error
    if verdict.kind == PLAYED and verdict.action in course.allowed():
        return
    await count_try(table, course)
    if verdict.kind == TRIED:
        await note_try(table, request, course, course.lesson.game.format(verdict.action))
    code = "not_here" if verdict.kind in {PLAYED, ELSEWHERE} else "illegal"
    text = course.lesson.game.format(verdict.action)
    message = "lesson-elsewhere" if verdict.kind == PLAYED else verdict.message
    refusal = RequestError(code, f"{text} is not what the lesson asks for", verdict.arguments, message)
    refusal.rule = verdict.rule
    raise refusal


def lesson_of(table: Table) -> Course:
    """The lesson of a table; one that cannot be gone on with here is refused."""
    course = table.snapshot.course()
    if course is None:
        raise RequestError("not_here", "there is no lesson here, or one of another edition of the game")
    return course


async def count_try(table: Table, course: Course) -> None:
    """Count that something else was tried; a figure that cannot be stored now is not worth a failure."""
    with contextlib.suppress(StoreError):
        await table.ports.store.count_try(course.lesson.game.name, course.step.id)


async def note_try(table: Table, request: Request, course: Course, action: str) -> None:
    """Keep that the learner has tried what was invited, once."""
    given = f"{TRY} {action}"
    if given not in course.place.given:
        await commit_lesson(table, request._replace(nonce=""), [], course.with_given(given))


async def commit_lesson(table: Table, request: Request, drafts: Sequence[Draft], course: Course) -> int:
    """Commit what was done at a lesson's table, and where the learner stands after it."""
    before, playthrough = table.snapshot.lesson, course.playthrough
    if course.place != before or not drafts:
        nonce = "" if drafts else request.nonce
        body, digest = course.place.encode(), playthrough.digest()
        drafts = [*drafts, Draft(LESSON, playthrough.ply(), NO_SEAT, request.user, body, digest, nonce)]
    mark = mark_of(table.snapshot.learner(), before, course)
    return await table.commit(drafts, playthrough, mark=mark)
