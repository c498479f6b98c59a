"""The steps of a lesson at a table: a table for a step is begun, and the learner goes from step to step."""

import re
from typing import Final

from tabuleiro.core.action import CHANCE
from tabuleiro.learn.lesson import LEARNER, Lesson, Step
from tabuleiro.learn.lesson_reader import lesson_texts
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.cluster.attempts import attempted
from tabuleiro.server.table.lessons.coaching import commit_lesson, count_try, lesson_of
from tabuleiro.server.table.lessons.course import ANSWER, Course, LessonPlace
from tabuleiro.server.table.log_entry import NO_SEAT, NO_USER, UNDO, Draft
from tabuleiro.server.table.moves import play_drafts
from tabuleiro.server.table.seat import RECORD, Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.table import Answer, Request, Table

LANGUAGE: Final = "en"
"""The others have the same names in every language."""
NOVICE: Final = "novice"
"""Against whom a learner plays on after the last step."""


def lesson_beginning(lesson: Lesson, step: Step, learner: Seat) -> Beginning:
    """The table of a step: its scene as it was played up to there, and the record for the others."""
    origin: dict[str, object] = {"kind": "lesson", "game": lesson.game.name, "step": step.id}
    agreement = agreement_of(lesson, step.scene, origin, settle=False)
    texts = lesson_texts(lesson.game.name, LANGUAGE)
    others = [Seat("bot", name_of(texts, seat), level=RECORD) for seat in range(1, agreement.seats)]
    plies = plies_of(lesson, step.scene, step.lead)
    return Beginning(learner.user, agreement, [learner, *others], plies, LessonPlace(step.id))


def play_on_beginning(lesson: Lesson, learner: Seat) -> Beginning:
    """A game of one's own that goes on where the first scene ends, against novices."""
    scene = lesson.scenes[lesson.steps[0].scene]
    origin: dict[str, object] = {"kind": "play_on", "game": lesson.game.name}
    bots = [Seat("bot", level=NOVICE) for _ in range(scene.seats - 1)]
    plies = plies_of(lesson, scene.id, len(scene.line))
    return Beginning(learner.user, agreement_of(lesson, scene.id, origin, settle=True), [learner, *bots], plies)


def agreement_of(lesson: Lesson, name: str, origin: dict[str, object], *, settle: bool) -> Agreement:
    """What is agreed on at the table of a scene."""
    game, scene = lesson.game, lesson.scenes[name]
    about = (game.name, game.version, game.components, scene.seats, scene.options)
    return Agreement(*about, "link", settle, origin, scene.position)


def name_of(texts: str, seat: int) -> str:
    """How the texts of a lesson call whoever sits in a seat."""
    found = re.search(rf"^lesson-seat-{seat} = (.+)$", texts, re.MULTILINE)
    return "" if found is None else found[1]


def plies_of(lesson: Lesson, scene: str, until: int) -> list[tuple[int, str]]:
    """The plies of a scene up to one."""
    return [(ply.actor, ply.text) for ply in lesson.scenes[scene].line[:until]]


@attempted
async def go_to(table: Table, request: Request, step: Step) -> None:
    """Go to a step of the scene that the table shows: back to where its line parts from the record, then along it."""
    async with table.entered():
        course = lesson_of(table)
        assert step.scene == course.step.scene, "another scene is another table"
        game, playthrough = course.lesson.game, course.playthrough.copy()
        plies = plies_of(course.lesson, step.scene, step.lead)
        played = [(one.actor, game.format(one.action)) for one in playthrough.played.until(step.lead)]
        kept = next((ply for ply, one in enumerate(played) if one != plies[ply]), len(played))
        drafts: list[Draft] = []
        if playthrough.ply() > kept:
            playthrough.back_to(kept, NO_USER)  # nobody can redo it: that would lead out of the step
            body: dict[str, object] = {"to": kept, "for": NO_USER}
            drafts.append(Draft(UNDO, kept, NO_SEAT, request.user, body, playthrough.digest()))
        taken = [
            playthrough.take(actor, text, "chance" if actor == CHANCE else "record") for actor, text in plies[kept:]
        ]
        begun, followed = Course(course.lesson, LessonPlace(step.id), playthrough).go_on()
        drafts += play_drafts(game, kept, [*taken, *followed], request)
        await commit_lesson(table, request, drafts, begun)


async def learn(table: Table, request: Request, *, given: str) -> Answer:
    """Take what a learner has done besides playing: `tap` an element, `open` a category, `answer` a question."""
    async with table.turn(request, seat=LEARNER, or_finished=True) as done:
        if done is not None:
            return {"seq": done.seq}
        course = lesson_of(table)
        if given in course.place.given:
            return {"seq": table.snapshot.head}
        await check_given(table, course, given)
        playthrough = course.playthrough.copy()
        since = playthrough.ply()
        after, taken = Course(course.lesson, course.with_given(given).place, playthrough).go_on()
        drafts = play_drafts(course.lesson.game, since, taken, request)
        return {"seq": await commit_lesson(table, request, drafts, after)}


async def check_given(table: Table, course: Course, given: str) -> None:
    """Refuse what the step does not ask for, and a wrong answer."""
    kind, _, what = given.partition(" ")
    if given in course.wanted():
        return
    if kind != ANSWER or what not in course.answers():
        raise RequestError("not_here", "given: expected something that this step of the lesson asks for")
    if not course.is_right(what):
        await count_try(table, course)
        raise RequestError("not_here", f"{what} is not the right answer", {}, "error-wrong-answer")
