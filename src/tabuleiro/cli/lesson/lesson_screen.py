"""A learner at the terminal: shows a step, judges what is typed, and goes on when the step is done."""

from typing import Final

from rich.rule import Rule
from rich.text import Text

from tabuleiro.cli.lesson.tasks import Tasks
from tabuleiro.cli.shell import BadInput, Shell
from tabuleiro.cli.terminal.commands import Words
from tabuleiro.cli.terminal.element_help import ElementHelp
from tabuleiro.cli.terminal.menu import Menu, read_choices
from tabuleiro.cli.terminal.menu_screen import choose, is_action, show_menu
from tabuleiro.cli.terminal.rules_help import RulesHelp
from tabuleiro.cli.terminal.theme import paint
from tabuleiro.core.action import Arguments
from tabuleiro.core.errors import InputError
from tabuleiro.core.event import Event
from tabuleiro.learn.lesson import Lesson
from tabuleiro.learn.lesson_answer import ELSEWHERE, PLAYED, LessonVerdict, answer, invited_tries
from tabuleiro.learn.lesson_path import allowed, is_reached, recorded
from tabuleiro.learn.lesson_words import lesson_catalogue
from tabuleiro.texts.package import load_board

COMMANDS: Final = ("again", "skip", "previous", "why", "explain", "rules", "board", "help", "quit", "back")
MOST_EVENTS: Final = 16
"""The most lines of what has happened that are told at once: what a set-up deals is on the board anyway."""


class LessonScreen:
    """One lesson at one terminal. Nothing is kept: `--step` begins anywhere."""

    def __init__(self, shell: Shell, lesson: Lesson) -> None:
        shell.text = lesson_catalogue(lesson, shell.text.language, shell.text("player-only-human"))
        self.shell = shell
        self.lesson = lesson
        self.board = load_board(lesson.game.name)
        self.words = Words(COMMANDS, shell.text)
        self.rules = RulesHelp(shell, lesson.game)
        self.step = lesson.steps[0]
        self.state = lesson.begin(self.step)
        self.tasks = Tasks(shell, lesson, self.step)
        self.menu = Menu([])
        self.plays_on = False

    def run(self, number: int) -> bool:
        """Teach from a step on until the learner leaves; True when the learner has finished and wants to play on."""
        self._enter(number)
        line = self.shell.ask("> ")
        while line is not None and self._obey(line):
            line = self.shell.ask("> ")
        return self.plays_on

    def _enter(self, number: int) -> None:
        """Begin a step: what the others do, the board, what the step is about, what is asked."""
        self.step = self.lesson.steps[number]
        self.state = self.lesson.begin(self.step)
        self.tasks = Tasks(self.shell, self.lesson, self.step)
        self.shell.out.print(Rule(style="dim"))
        self._follow_record()
        self._show_board()
        title = self.shell.text(f"lesson-{self.step.id}-title")
        heading: Arguments = {"step": number + 1, "of": len(self.lesson.steps), "title": title}
        self.shell.out.print()
        self.shell.show(Text(self.shell.text.literal("coach-heading", heading), "title"))
        self.shell.show(Text(self.shell.text(f"lesson-{self.step.id}")), 0)
        self.shell.say("coach-rules", {"rules": ", ".join(self.step.rules)}, "dim")
        self._ask()

    def _follow_record(self, action: int | None = None) -> None:
        """Play an action, if there is one, and all that the record plays after it; tell the last of what happened."""
        events = list[Event]()
        self.state.journal = events
        if action is not None:
            self.state.apply(action)
        while (text := recorded(self.lesson, self.step, self.state)) is not None:
            self.state.apply(self.lesson.game.parse(text))
        for event in events[-MOST_EVENTS:]:
            self.shell.show(Text.assemble("  ", self.shell.glyph(event.seat), " ", self.shell.text.event(event)))

    def _ask(self) -> None:
        """Show what is asked now: a question, an action, something to look up, or to go on."""
        if self._is_asked_for_actions():
            for one in invited_tries(self.lesson, self.step, self.state):
                self.shell.say("coach-try", {"action": one.action}, "accent")
            self.menu = Menu(read_choices(self.state, self.shell.text))
            show_menu(self.shell, self.state, self.menu)
            return
        message, tasks = self.tasks.pending(self.state)
        if tasks:
            self.shell.out.print()
            self.shell.say(message, style="title")
            for number, task in enumerate(tasks, start=1):
                self.shell.show(Text.assemble((f"{number} ", "accent"), task.label))
        else:
            self._finish()

    def _is_asked_for_actions(self) -> bool:
        return not self.tasks.opens_with_question() and not is_reached(self.lesson, self.step, self.state)

    def _finish(self) -> None:
        """Say what was learnt; after the last step also what was left out."""
        self.shell.show(Text(self.shell.text(f"lesson-{self.step.id}-done"), "good"))
        if self.step.number + 1 < len(self.lesson.steps):
            self.shell.say("coach-next", style="dim")
            return
        self.shell.say("coach-later", style="title")
        for one in self.lesson.later:
            self.shell.show(Text(f"  {self.shell.text(f'lesson-later-{one.id}')} ({one.rule})"))
        self.shell.say("coach-finished", style="dim")

    def _obey(self, line: str) -> bool:
        """Do what a line says; False when it says to leave."""
        if not line and self._is_done():
            return self._go_on()
        command, rest = ("", line) if is_action(self.lesson.game, line) else self.words.split(line)
        if command == "quit":
            return False
        try:
            self._command(command, rest) if command else self._choose(line)
        except InputError as error:
            self.shell.show(Text(self.shell.text.error(error), "bad"))
        return True

    def _is_done(self) -> bool:
        return not self._is_asked_for_actions() and not self.tasks.pending(self.state)[1]

    def _go_on(self) -> bool:
        """Begin the next step; after the last one the lesson is over, and the learner plays on."""
        self.plays_on = self.step.number + 1 == len(self.lesson.steps)
        if not self.plays_on:
            self._enter(self.step.number + 1)
        return not self.plays_on

    def _command(self, command: str, rest: str) -> None:
        if command in ("again", "skip", "previous"):
            move = {"again": 0, "skip": 1, "previous": -1}[command]
            self._enter(min(max(self.step.number + move, 0), len(self.lesson.steps) - 1))
        elif command == "why":
            self.rules.why(self.state, self.menu, rest)
        elif command == "explain":
            options = self.lesson.scenes[self.step.scene].options
            ElementHelp(self.shell, self.lesson.game, options).explain(self.state, rest)
        elif command == "rules":
            self.rules.rule(rest or self.step.rules[0])
        elif command == "board":
            self._show_board()
        elif command == "help":
            self._help()
        elif command == "back":
            self.menu.close()
            self._ask()

    def _choose(self, line: str) -> None:
        """A number, an action in full, part of a name, or an empty line."""
        if not self._is_asked_for_actions():
            self._do_task(line)
        elif not line:
            self._ask()
        elif (action := choose(self.shell, self.state, self.menu, line)) is not None:
            self._take(action)

    def _do_task(self, line: str) -> None:
        """Choose a line of what is left to do."""
        _, tasks = self.tasks.pending(self.state)
        if line:
            if not line.isdecimal() or not 1 <= int(line) <= len(tasks):
                raise BadInput("no-such-task", {"input": line, "last": len(tasks)})
            tasks[int(line) - 1].do()
        self._ask()

    def _take(self, action: int | str) -> None:
        verdict = answer(self.lesson, self.step, self.state, action)
        if verdict.kind != PLAYED:
            self._tell(verdict)
            return
        self._follow_record(verdict.action)
        self._ask()

    def _tell(self, verdict: LessonVerdict) -> None:
        """Say why an action was not played."""
        said = self.shell.text(verdict.message, verdict.arguments)
        self.shell.show(Text(f"{said} ({verdict.rule})", "accent" if verdict.kind == ELSEWHERE else "bad"))
        if verdict.preview:
            told = "; ".join(self.shell.text.event(event) for event in verdict.preview)
            self.shell.say("coach-preview", {"events": told}, "dim")

    def _help(self) -> None:
        """What is asked, in full, and what can be typed."""
        more = f"lesson-{self.step.id}-help"
        if more in self.lesson.messages:
            self.shell.show(Text(self.shell.text(more)))
        for action in allowed(self.lesson, self.step, self.state)[:1]:
            said = self.shell.text.action(self.state.describe(action))
            self.shell.say("coach-asked", {"action": said, "text": self.lesson.game.format(action)}, "accent")
        self.shell.say("coach-help", {"rule": self.step.rules[0]})

    def _show_board(self) -> None:
        for line in self.board(self.state.view(), self.shell.text, self.shell.out.width):
            self.shell.show(paint(line))
