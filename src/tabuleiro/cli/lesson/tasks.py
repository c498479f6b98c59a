"""What a step asks besides actions: things to look up, categories to open, a question to answer."""

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text

from tabuleiro.cli.shell import Shell
from tabuleiro.cli.terminal.element_help import ElementHelp
from tabuleiro.core.state import State
from tabuleiro.learn.lesson import LEARNER, Lesson, Step
from tabuleiro.learn.lesson_answer import judge


class Task(NamedTuple):
    """One line to choose by its number, and what choosing it does."""

    label: str
    do: Callable[[], None]


class Tasks:
    """What is left of them in one step; a question is done with its first answer."""

    def __init__(self, shell: Shell, lesson: Lesson, step: Step) -> None:
        self.shell = shell
        self.lesson = lesson
        self.step = step
        self.taps = list(step.taps)
        self.open = list(step.open)
        self.asks = step.ask is not None

    def pending(self, state: State) -> tuple[str, list[Task]]:
        """What is to be done now, as the message that asks for it and its lines; no lines when nothing is left."""
        if self.taps:
            return "coach-look-up", [self._tap(state, element) for element in self.taps]
        if self.open:
            return "coach-open", [self._open(state, category) for category in self.open]
        question = self.step.ask
        if self.asks and question is not None:
            return f"lesson-{self.step.id}-ask", [self._answer(name) for name in question.meanings]
        return "", []

    def opens_with_question(self) -> bool:
        """Whether the question comes before the actions, and is still open."""
        return self.asks and self.step.ask is not None and self.step.ask.opens

    def _tap(self, state: State, element: str) -> Task:
        def look() -> None:
            scene = self.lesson.scenes[self.step.scene]
            ElementHelp(self.shell, self.lesson.game, scene.options).show(state, element, LEARNER)
            self.taps.remove(element)

        title = state.explain(element, LEARNER).title
        return Task(self.shell.text(title.message, title.arguments), look)

    def _open(self, state: State, category: str) -> Task:
        name = self.shell.text(f"category-{category}")

        def look() -> None:
            result = state.result()
            points = result.standings[LEARNER].categories[category] if result is not None else 0
            self.shell.show(Text(f"{name}: {points}", "title"))
            for entry in state.tally(LEARNER):
                if entry.category == category:
                    said = self.shell.text(entry.message, entry.arguments)
                    self.shell.show(Text(f"  {entry.points:+d} {said} ({entry.rule})"))
            self.open.remove(category)

        return Task(name, look)

    def _answer(self, name: str) -> Task:
        def give() -> None:
            right = judge(self.lesson, self.step, name)
            self.shell.say("coach-right" if right else "coach-wrong", style="good" if right else "bad")
            self.shell.show(Text(self.shell.text(f"lesson-{self.step.id}-why")))
            self.asks = False

        return Task(self.shell.text(f"lesson-{self.step.id}-answer-{name}"), give)
