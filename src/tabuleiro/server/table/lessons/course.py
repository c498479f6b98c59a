"""A lesson at a table: which step it has come to, what the record plays now, and what the learner is asked.

The steps, and what may be done in each position of them, are known by `tabuleiro.learn`; a log entry says which step a
table has come to, because a step that only asks to look at something changes no position.
"""

from typing import Final, NamedTuple

from tabuleiro.core.action import CHANCE
from tabuleiro.core.errors import InputError
from tabuleiro.learn.lesson import LEARNER, Lesson, Step, UnknownLesson, read_lesson
from tabuleiro.learn.lesson_answer import invited_tries, judge
from tabuleiro.learn.lesson_path import allowed, is_reached, recorded
from tabuleiro.server.table.playthrough import Playthrough, TakenAction

TAP: Final = "tap"
OPEN: Final = "open"
ANSWER: Final = "answer"
TRY: Final = "try"
"""What a learner does besides playing: an element looked at, a category opened, a question answered, a rule tried."""


class LessonPlace(NamedTuple):
    """Where a learner stands: the step, and what was given in it, such as `tap stock`."""

    step: str
    given: tuple[str, ...] = ()
    done: str = ""
    """The step that is just done; it is `step` itself at the end of a scene."""

    def encode(self) -> dict[str, object]:
        """The place as a log entry holds it."""
        return {"step": self.step, "given": list(self.given), "done": self.done}


class LessonMark(NamedTuple):
    """What a change at a lesson's table says about the learner, to be stored with it."""

    user: int
    game: str
    step: str
    started: str
    """The step that was begun; empty when none was."""
    ended: tuple[str, ...]
    """The steps that were done."""


class Course:
    """The lesson of a table at one moment."""

    def __init__(self, lesson: Lesson, place: LessonPlace, playthrough: Playthrough) -> None:
        self.lesson = lesson
        self.place = place
        self.playthrough = playthrough
        self.step = find_step(lesson, place.step)

    def is_over(self) -> bool:
        """Whether the last step of the scene is done: the next one is at another table."""
        return self.place.done == self.place.step

    def recorded(self) -> str:
        """The action that is played by itself now; empty when the learner is asked, or everything is done."""
        if self.is_over() or self.awaits_answer():
            return ""
        return recorded(self.lesson, self.step, self.playthrough.state) or ""

    def allowed(self) -> list[int]:
        """The learner's actions that lead on, the recorded one first."""
        if self.is_over() or self.awaits_answer():
            return []
        return allowed(self.lesson, self.step, self.playthrough.state)

    def awaits_answer(self) -> bool:
        """Whether a question comes before the actions of the step."""
        question = self.step.ask
        is_first = question is not None and question.opens and self.playthrough.ply() >= self.step.first
        return is_first and not self._is_answered()

    def tries(self) -> list[tuple[str, str]]:
        """What the learner is invited to try in this position, each with the rule that forbids it."""
        found = [] if self.is_over() else invited_tries(self.lesson, self.step, self.playthrough.state)
        return [(one.action, one.rule) for one in found]

    def wanted(self) -> list[str]:
        """What is to be given in this step besides actions."""
        return [f"{TAP} {element}" for element in self.step.taps] + [f"{OPEN} {name}" for name in self.step.open]

    def answers(self) -> list[str]:
        """The answers to the question of the step, while it is asked."""
        question = self.step.ask
        if question is None or self._is_answered() or not (self.awaits_answer() or self.is_reached()):
            return []
        return list(question.meanings)

    def is_right(self, answer: str) -> bool:
        """Whether an answer to the question of the step is right, as the engine finds it."""
        return judge(self.lesson, self.step, answer)

    def is_reached(self) -> bool:
        """Whether every action of the step was played."""
        return is_reached(self.lesson, self.step, self.playthrough.state)

    def is_done(self) -> bool:
        """Whether everything that the step asks for is done."""
        is_answered = self.step.ask is None or self._is_answered()
        return is_answered and set(self.wanted()) <= set(self.place.given) and self.is_reached()

    def with_given(self, given: str) -> "Course":
        """The same with one thing more that was given."""
        place = self.place._replace(given=(*self.place.given, given))
        return Course(self.lesson, place, self.playthrough)

    def go_on(self) -> tuple["Course", list[TakenAction]]:
        """Play chance as it was recorded and what is forced, and go over to the next step, until somebody acts."""
        course, taken = self, list[TakenAction]()
        while not course.is_over():
            if course.is_done():
                course = course.after_step()
                continue
            action, actor = course.recorded(), course.playthrough.state.to_act()
            is_forced = actor == LEARNER and course.playthrough.ply() >= course.step.first
            if not action or not (actor == CHANCE or is_forced):
                break
            taken.append(course.playthrough.take(actor, action, "chance" if actor == CHANCE else "forced"))
        return course, taken

    def _is_answered(self) -> bool:
        return any(given.startswith(f"{ANSWER} ") for given in self.place.given)

    def after_step(self) -> "Course":
        """The course after a step that is done: the next one of the same scene, or the end of the scene."""
        following = self.lesson.steps[self.step.number + 1 :][:1]
        if following and following[0].scene == self.step.scene:
            place = LessonPlace(following[0].id, done=self.step.id)
        else:
            place = self.place._replace(done=self.step.id)
        return Course(self.lesson, place, self.playthrough)


def find_step(lesson: Lesson, name: str) -> Step:
    """A step by its id."""
    found = next((step for step in lesson.steps if step.id == name), None)
    if found is None:
        game = lesson.game.name
        text = f"the lesson of {game} has no step {name!r}"
        raise UnknownLesson("no-such-step", text, {"game": game, "step": name})
    return found


def find_course(game: str, place: LessonPlace, playthrough: Playthrough) -> Course | None:
    """The lesson of a table; None when it plays an older edition, of which there is no lesson any more."""
    try:
        lesson = read_lesson(game)
        find_step(lesson, place.step)
    except InputError:
        return None
    played = playthrough.game()
    is_present = (played.version, played.components) == (lesson.game.version, lesson.game.components)
    return Course(lesson, place, playthrough) if is_present else None


def mark_of(user: int, before: LessonPlace | None, after: Course) -> LessonMark:
    """What a change says about the learner: the step that was begun by it, and those that were done."""
    place, steps, ended = after.place, after.lesson.steps, list[str]()
    if before is not None and before.done != before.step and place.done:
        first, last = find_step(after.lesson, before.step), find_step(after.lesson, place.done)
        ended = [step.id for step in steps[first.number : last.number + 1]]
    is_new = before is None or before.step != place.step
    return LessonMark(user, after.lesson.game.name, place.step, place.step if is_new else "", tuple(ended))


def read_place(content: dict[str, object]) -> LessonPlace:
    """The place that a log entry holds."""
    given = content["given"]
    assert isinstance(given, list), "what was given is a list"
    return LessonPlace(str(content["step"]), tuple(str(one) for one in given), str(content["done"]))
