"""A puzzle at the terminal: the turn is typed decision by decision, undone freely, checked, and explained."""

from typing import Final

from rich.rule import Rule
from rich.text import Text

from tabuleiro.cli.estimate.hint_screen import tell_reason
from tabuleiro.cli.shell import Shell
from tabuleiro.cli.terminal.commands import Words
from tabuleiro.cli.terminal.menu import Menu, read_choices
from tabuleiro.cli.terminal.menu_screen import choose, show_menu
from tabuleiro.cli.terminal.rules_help import RulesHelp
from tabuleiro.cli.terminal.theme import paint
from tabuleiro.core.action import Action, Arguments
from tabuleiro.core.errors import InputError
from tabuleiro.learn.analysis.tried import TriedTurn, try_turn
from tabuleiro.learn.hints.turn_story import TurnStory
from tabuleiro.learn.puzzles.puzzle import Puzzle
from tabuleiro.learn.puzzles.solving import (
    SOLVED,
    JudgedTry,
    explain_puzzle,
    give_help,
    judge_unknown,
    known_verdict,
)
from tabuleiro.texts.package import load_board

COMMANDS: Final = ("undo", "again", "hint", "next", "why", "rules", "board", "help", "quit", "back")
LAST_HELP: Final = 3


class PuzzleScreen:
    """One puzzle at one terminal; nothing is kept."""

    def __init__(self, shell: Shell, puzzle: Puzzle) -> None:
        shell.open_game(puzzle.game, [])
        shell.open_game(puzzle.game, [shell.text("puzzle-player", {"number": n + 1}) for n in range(puzzle.seats)])
        self.shell, self.puzzle = shell, puzzle
        self.state = puzzle.load()
        self.words = Words(COMMANDS, shell.text)
        self.rules = RulesHelp(shell, self.state.game())
        self.board = load_board(puzzle.game)
        self.steps: list[list[str]] = []
        self.helps = 0
        self.is_done = False
        self.menu = Menu([])

    def run(self) -> bool:
        """Let it be solved; False when the person leaves, True for the next puzzle."""
        shell, puzzle = self.shell, self.puzzle
        shell.out.print(Rule(style="dim"))
        self._show_board()
        asked: Arguments = {"player": shell.text.player(puzzle.seat), "level": puzzle.level, "id": puzzle.id}
        shell.show(Text(shell.text.literal(f"puzzle-ask-{puzzle.claim}", asked), "title"))
        how = "puzzle-how-run" if puzzle.proof == "enumerated" else "puzzle-how"
        shell.say(how, {"seats": puzzle.seats}, "dim")
        self._ask()
        while (line := shell.ask("> ")) is not None:
            command, rest = self.words.split(line)
            if command == "quit":
                return False
            if command == "next" or (self.is_done and not line):
                return True
            try:
                self._command(command, rest) if command else self._choose(line)
            except InputError as error:
                shell.show(Text(shell.text.error(error), "bad"))
        return False

    def _tried(self) -> TriedTurn:
        return self._try([text for step in self.steps for text in step])

    def _try(self, texts: list[str]) -> TriedTurn:
        return try_turn(self.state, texts, self.puzzle.run(self.state))

    def _ask(self) -> None:
        """Show what can be done next or, when the turn has ended, that it can be checked."""
        tried = self._tried()
        if tried.has_ended:
            self.shell.say("puzzle-ended", style="accent")
            return
        self.menu = Menu(read_choices(tried.after, self.shell.text))
        show_menu(self.shell, tried.after, self.menu)

    def _command(self, command: str, rest: str) -> None:
        if command in ("undo", "again"):
            self.steps = self.steps[:-1] if command == "undo" else []
            self._ask()
        elif command == "hint":
            self._help()
        elif command == "why":
            self.rules.why(self._tried().after, self.menu, rest)
        elif command == "rules":
            self.rules.rule(rest)
        elif command == "board":
            self._show_board()
        elif command == "help":
            self.shell.say("puzzle-help")
        else:
            self.menu.close()
            self._ask()

    def _choose(self, line: str) -> None:
        """A number, an action in full, part of a name; an empty line checks a turn that has ended."""
        tried = self._tried()
        if tried.has_ended:
            self._check(tried)
        elif not line:
            self._ask()
        elif (action := choose(self.shell, tried.after, self.menu, line)) is not None:
            self._play(action if isinstance(action, str) else self.state.game().format(action))

    def _play(self, action: str) -> None:
        """Take an action; what is forced by it belongs to the same step."""
        before = [text for step in self.steps for text in step]
        tried = self._try([*before, action])
        texts = [self.state.game().format(one) for one in tried.actions]
        self.steps.append(texts[len(before) :])
        self._tell_forced(tried.actions, len(before))
        self._ask()

    def _tell_forced(self, actions: list[int], known: int) -> None:
        """What others had to do since then: nobody typed it."""
        trial = self.state.copy()
        for number, action in enumerate(actions):
            if number > known and trial.to_act() != self.puzzle.seat:
                self.shell.show(Text(self._words(trial.describe(action)), "dim"), 4)
            trial.apply(action)

    def _words(self, action: Action) -> str:
        """An action in words, with the name of whoever takes it if it is somebody else."""
        words = self.shell.text.action(action)
        return words if action.seat == self.puzzle.seat else f"{self.shell.text.player(action.seat)}: {words}"

    def _check(self, tried: TriedTurn) -> None:
        judged = known_verdict(self.puzzle, tried.after)
        if judged is None:
            self.shell.say("puzzle-looking", style="dim")
            judged = judge_unknown(self.puzzle, tried.actions)
        is_solved = judged.verdict in SOLVED
        self.shell.say(f"puzzle-{judged.verdict}", style="good" if is_solved else "bad")
        if is_solved:
            self._explain()
        else:
            self._tell_loss(judged)
            self.shell.say("puzzle-again", style="dim")

    def _tell_loss(self, judged: JudgedTry) -> None:
        if self.puzzle.claim == "win":
            self.shell.say("puzzle-fails-win")
        elif judged.loss and self.puzzle.claim == "points":
            told: Arguments = {"points": self.shell.decimal(judged.loss, 0), "count": round(judged.loss)}
            self.shell.say("puzzle-fails-points", told)
        elif judged.loss:
            self.shell.say("puzzle-fails-best")

    def _help(self) -> None:
        """One more of three helps; the last is the solution."""
        self.helps = min(self.helps + 1, LAST_HELP)
        given = give_help(self.puzzle, self.state, self.helps)
        assert given is not None, "a help was asked for"
        if self.helps == LAST_HELP:
            self._explain()
            return
        self.shell.say("puzzle-help-kind", {"kind": self.shell.text(f"kind-{given.kind}")}, "accent")
        if given.elements:
            self.shell.say("puzzle-help-place", {"place": ", ".join(map(self._name_of, given.elements))}, "accent")

    def _name_of(self, element: str) -> str:
        title = self.state.explain(element, self.puzzle.seat).title
        return self.shell.text(title.message, title.arguments)

    def _explain(self) -> None:
        """The solution, why the usual try fails, and how that is known."""
        shell, puzzle = self.shell, self.puzzle
        explained = explain_puzzle(puzzle, self.state)
        self._show_turn("puzzle-solution", explained.best)
        self._show_turn("puzzle-usual", explained.usual)
        self._tell_loss(JudgedTry("no", explained.loss))
        for reason in explained.reasons:
            shell.show(Text("    " + tell_reason(shell, reason)), 4)
        figures = puzzle.figures
        told: Arguments = {"count": int(figures.get("positions", 0)), "games": int(figures.get("games", 0))}
        told |= {name: shell.decimal(100 * figures.get(name, 0.0), 0) for name in ("best", "next")}
        shell.say(f"puzzle-proof-{puzzle.proof}", told, "dim")
        shell.say("puzzle-next", style="dim")
        self.is_done = True

    def _show_turn(self, title: str, story: TurnStory) -> None:
        words = "; ".join(self._words(step.action) for step in story.steps[: story.own])
        self.shell.show(Text.assemble((self.shell.text(title) + " ", "accent"), words), 4)

    def _show_board(self) -> None:
        for line in self.board(self._tried().after.view(), self.shell.text, self.shell.out.width):
            self.shell.show(paint(line))
