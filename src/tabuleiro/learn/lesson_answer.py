"""What a learner's action is answered: it is played, or refused by a rule, or allowed but not asked here."""

from typing import Final, NamedTuple

from tabuleiro.core.action import Action, Arguments
from tabuleiro.core.digest import digest
from tabuleiro.core.errors import NotYourTurn
from tabuleiro.core.event import Event
from tabuleiro.core.play import preview, read_action
from tabuleiro.core.present.why import reason_against
from tabuleiro.core.state import State
from tabuleiro.learn.lesson import LEARNER, Lesson, Question, Step, Try
from tabuleiro.learn.lesson_path import allowed

PLAYED: Final = "played"
"""It leads on: whoever keeps the table plays it."""
TRIED: Final = "tried"
"""It was invited, and refused by the rule that the step is about."""
REFUSED: Final = "refused"
"""The rules forbid it here."""
ELSEWHERE: Final = "elsewhere"
"""The rules allow it, but it does not lead to the end of the step; it is not played."""


class LessonVerdict(NamedTuple):
    """What is said about an action. Judging changes nothing."""

    kind: str
    action: int
    rule: str
    """The rule that refuses it, or that allows it elsewhere; "" for what is played."""
    message: str
    """Said by the catalogue of the game, or of its lesson; `arguments` fill it."""
    arguments: Arguments
    described: Action | None
    """What a legal action means here; a forbidden one may mean nothing."""
    preview: list[Event]
    """What an action that is allowed elsewhere would have brought about."""


def answer(lesson: Lesson, step: Step, state: State, action: object) -> LessonVerdict:
    """Judge an action, given as id or text, that the learner wants to take in a position of a step.

    `Malformed` or `NotYourTurn` when it is no action of the game, or somebody else decides.
    """
    known = read_action(state, action)
    if state.to_act() != LEARNER:
        raise NotYourTurn(LEARNER, state.to_act())
    reason = reason_against(state, known)
    if reason is not None:
        rule, message, arguments = reason.refusal
        invited = any(lesson.game.parse(one.action) == known for one in invited_tries(lesson, step, state))
        return LessonVerdict(TRIED if invited else REFUSED, known, rule, message, arguments, None, [])
    described = state.describe(known)
    if known in allowed(lesson, step, state):
        return LessonVerdict(PLAYED, known, "", described.message, described.arguments, described, [])
    why = f"lesson-{step.id}-not-{described.kind}"
    message = why if why in lesson.messages else "lesson-elsewhere"
    rule = lesson.game.moments.get(described.kind, "")
    return LessonVerdict(ELSEWHERE, known, rule, message, {}, described, preview(state, known))


def invited_tries(lesson: Lesson, step: Step, state: State) -> list[Try]:
    """What the learner is invited to try in a position."""
    if not step.tries:
        return []
    here, positions = digest(state), lesson.scenes[step.scene].positions
    return [one for one in step.tries if digest(positions[one.ply]) == here]


def judge(lesson: Lesson, step: Step, answer_id: str) -> bool:
    """Whether an answer to the question of a step is right."""
    return answer_id in right_answers(lesson, step)


def right_answers(lesson: Lesson, step: Step) -> list[str]:
    """The right answers to the question of a step, as the engine finds them."""
    if step.ask is None:
        return []
    facts = _facts(lesson, step, step.ask)
    return [name for name, meaning in step.ask.meanings.items() if any(set(meaning.split()) <= fact for fact in facts)]


def _facts(lesson: Lesson, step: Step, question: Question) -> list[set[str]]:
    """What is so, each fact as a set of words: a meaning whose words belong to one of them is right."""
    scene = lesson.scenes[step.scene]
    if question.judge == "actor":
        return [{f"seat-{scene.line[question.ply].actor}"}]
    if question.judge == "event":
        events = preview(scene.positions[question.ply], lesson.game.parse(scene.line[question.ply].text))
        told = [event for event in events if event.kind == question.kind]
        return [{str(value) for value in event.arguments.values()} for event in told]
    result = scene.positions[step.last].result()
    categories = result.standings[LEARNER].categories if result is not None else {}
    most = max(categories.values(), default=0)
    return [{f"category-{name}"} for name, points in categories.items() if points == most]
