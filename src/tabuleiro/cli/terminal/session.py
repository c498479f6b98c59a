"""A person at the terminal: shows the table, asks, and does what is typed until the game or the input ends."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rich.rule import Rule
from rich.text import Text

from tabuleiro.arena.engines.engine_bot import MOST_FAULTS
from tabuleiro.cli.estimate.hint_screen import show_hint
from tabuleiro.cli.shell import BadInput, Shell, write_new_file
from tabuleiro.cli.terminal.commands import Words
from tabuleiro.cli.terminal.element_help import ElementHelp
from tabuleiro.cli.terminal.final_screen import show_final
from tabuleiro.cli.terminal.menu import Group, Menu, read_choices
from tabuleiro.cli.terminal.menu_screen import show_menu
from tabuleiro.cli.terminal.rules_help import RulesHelp
from tabuleiro.cli.terminal.saved_file import SavedFile
from tabuleiro.cli.terminal.score_screen import find_party, show_score
from tabuleiro.cli.terminal.terminal_game import NewsLine, TerminalGame
from tabuleiro.cli.terminal.theme import paint
from tabuleiro.core.action import Arguments
from tabuleiro.core.errors import InputError
from tabuleiro.core.records.record import write_record
from tabuleiro.core.screen import TextLine
from tabuleiro.learn.hints.hint import give_hint
from tabuleiro.texts.package import load_board

COMMANDS: Final = ("undo", "why", "explain", "score", "hint", "rules", "board", "log", "save", "help", "quit", "back")

REDRAW: Final = -1
MOST_NEWS: Final = 20
"""The most lines of what has happened that are told at once; all of it is in the log."""


class Session:
    """One sitting. `told` is how much of the log the person has seen, `plies` what had been played by then.

    Between two decisions of the same person in a row only the status, the board's first lines, is drawn.
    """

    def __init__(self, shell: Shell, table: TerminalGame, file: SavedFile, date: str) -> None:
        self.shell = shell
        self.table = table
        self.file = file
        self.date = date
        self.board = load_board(table.game.name)
        self.inquiry = RulesHelp(shell, table.game)
        self.elements = ElementHelp(shell, table.game, table.options)
        self.words = Words(COMMANDS, shell.text)
        self.menu = Menu([])
        self.told = len(table.log)
        self.plies = REDRAW
        self.drawn_for = ""
        self.trouble = ""
        self.faults: dict[int, int] = {}
        """How many faults of the engine in each seat were told."""

    def run(self) -> None:
        """Play until the person leaves."""
        try:
            self._arrive()
            line = self._ask()
            while line is not None and self._obey(line):
                line = self._ask()
            self._leave()
        finally:
            self.table.close()
            self.file.close()

    def _arrive(self) -> None:
        """Let the others play, then show what happened and what is to be decided; save before you tell."""
        self._keep()
        self.table.advance()
        self._keep()
        self._show_status() if self._goes_on() else self._show_board()
        self._tell_news(self.table.log[self.told :])
        self._tell_faults()
        self.told = len(self.table.log)
        self.plies = len(self.table.actions)
        result = self.table.state.result()
        if result is None:
            self.menu = Menu(read_choices(self.table.state, self.shell.text))
            show_menu(self.shell, self.table.state, self.menu)
        else:
            self.menu = Menu([])
            show_final(self.shell, result)
            self.shell.say("play-over", style="dim")

    def _tell_faults(self) -> None:
        """Say why an engine has lost its seat to a stand-in, for a turn or for good."""
        for seat, engine in self.table.engines().items():
            for number, kind in list(enumerate(engine.faults, 1))[self.faults.get(seat, 0) :]:
                key = "engine-replaced-for-good" if number == MOST_FAULTS else "engine-replaced"
                said: Arguments = {"name": self.shell.text.player(seat), "fault": self.shell.text(f"engine-{kind}")}
                self.shell.say(key, said, "bad")
            self.faults[seat] = len(engine.faults)

    def _goes_on(self) -> bool:
        """Whether the same person decides again and nobody else, not even chance or an automaton, did anything.

        Who plays alone sees the board again whenever the question is the one that it was last drawn for.
        """
        state = self.table.state
        news = {entry.event.seat for entry in self.table.log[self.told :]}
        others = set(self.table.actors[self.plies :]) | news
        alone = len(self.table.seats) == 1
        if self.plies == REDRAW or others - {state.to_act()} or (alone and state.decision() == self.drawn_for):
            self.drawn_for = state.decision()
            return False
        return True

    def _ask(self) -> str | None:
        """A line of input; None at its end."""
        if self.table.is_over():
            return self.shell.ask("> ")
        seat = self.table.state.to_act()
        return self.shell.ask(f"{self.shell.glyph(seat).plain} {self.shell.text.player(seat)} > ")

    def _obey(self, line: str) -> bool:
        """Do what a line says; False when it says to leave."""
        command, rest = ("", line) if self._is_action(line) else self.words.split(line)
        if command == "quit":
            return False
        try:
            self._command(command, rest) if command else self._choose(rest)
        except InputError as error:
            self.shell.show(Text(self.shell.text.error(error), "bad"))
        return True

    def _command(self, command: str, rest: str) -> None:
        if command == "undo":
            self._undo()
        elif command == "why":
            self.inquiry.why(self.table.state, self.menu, rest)
        elif command == "explain":
            self.elements.explain(self.table.state, rest)
        elif command == "score":
            self._explain_score(rest)
        elif command == "hint":
            show_hint(self.shell, give_hint(self.table.state))
        elif command == "rules":
            self.inquiry.rule(rest)
        elif command == "board":
            self._show_board()
        elif command == "log":
            self._show_log()
        elif command == "save":
            self._save(rest)
        elif command == "help":
            self.inquiry.help(self.table.state, self.menu)
        elif command == "back":
            self.menu.close()
            self._show_menu()

    def _explain_score(self, words: str) -> None:
        """The score of a party by its number or name; of whoever decides when none is named."""
        state, table = self.table.state, self.table
        party = find_party(self.shell, table.game, int(state.seats), words) if words else max(0, state.to_act())
        show_score(self.shell, table.start(), table.actions, party, whole=False)

    def _choose(self, text: str) -> None:
        """A number, an action in full, part of a name, or an empty line."""
        if self._is_action(text):
            self.table.take(text)
            self._arrive()
        elif self.table.is_over():
            self.shell.say("play-over", style="dim")
        elif not text:
            self._show_menu()
        elif text.isdecimal():
            self._pick(int(text))
        elif self.menu.search(text):
            self._show_menu()
        else:
            self.shell.say("play-not-understood", {"input": text}, "bad")

    def _is_action(self, text: str) -> bool:
        """Whether a text is an action in full. A single word that is also found in other choices is a search."""
        kind, _, parameters = text.partition(" ")
        if kind not in self.table.game.spaces.index:
            return False
        if parameters:
            return not self.menu.found(text)
        return all(choice.kind == kind for choice in self.menu.found(text))

    def _pick(self, number: int) -> None:
        entry = self.menu.entry(number)
        if isinstance(entry, Group):
            self.menu.open(entry)
            self._show_menu()
        else:
            self.table.take(entry.action)
            self._arrive()

    def _undo(self) -> None:
        if not self.table.undo():
            self.shell.say("play-nothing-to-undo")
            return
        self.told = len(self.table.log)
        self.plies = REDRAW
        self._arrive()
        self.shell.say("play-undone", style="good")

    def _save(self, name: str) -> None:
        now = datetime.now(UTC)
        path = Path(name or f"{self.table.game.name}-{now:%Y%m%d-%H%M%S}.tab").expanduser()
        if not path.suffix:
            path = path.with_suffix(".tab")
        write_new_file(path, write_record(self.table.record(self.date)))
        self.shell.say("play-saved", {"file": str(path)}, "good")

    def _keep(self) -> None:
        """Save the game in its own file, from a person's first decision on. A trouble with that is told once."""
        if not self.table.has_decisions():
            return
        try:
            self.file.write(write_record(self.table.record(self.date)), over=self.table.is_over())
            self.trouble = ""
        except BadInput as error:
            trouble = self.shell.text.error(error)
            if trouble != self.trouble:
                self.shell.say("play-not-kept", {"problem": trouble}, "bad")
            self.trouble = trouble

    def _leave(self) -> None:
        if self.trouble:
            self.shell.say("play-not-kept", {"problem": self.trouble}, "bad")
        elif not self.table.is_over() and self.table.has_decisions():
            self.shell.say("play-kept", {"game": self.table.game.name})

    def _show_board(self) -> None:
        self.shell.out.print(Rule(style="dim"))
        for line in self._drawn():
            self.shell.show(paint(line))

    def _show_status(self) -> None:
        lines = self._drawn()
        for line in lines[: lines.index([]) if [] in lines else 1]:
            self.shell.show(paint(line))

    def _drawn(self) -> list[TextLine]:
        return self.board(self.table.state.view(), self.shell.text, self.shell.out.width)

    def _show_menu(self) -> None:
        if not self.table.is_over():
            show_menu(self.shell, self.table.state, self.menu)

    def _show_log(self) -> None:
        if not self.table.log:
            self.shell.say("play-empty-log")
        self._tell(self.table.log)

    def _tell_news(self, entries: list[NewsLine]) -> None:
        """The last of what has happened; of the set-up only what players did, so that the board stays in sight."""
        told = [entry for entry in entries if entry.event.seat >= 0] if self.told == 0 else entries
        told = told[-MOST_NEWS:]
        if len(told) < len(entries):
            self.shell.say("play-earlier", {"count": len(entries) - len(told)}, "dim")
        self._tell(told)

    def _tell(self, entries: list[NewsLine]) -> None:
        for entry in entries:
            line = Text.assemble("  ", self.shell.glyph(entry.event.seat), " ", self.shell.text.event(entry.event))
            if entry.forced:
                line.append(f" ({self.shell.text('play-forced')})", "dim")
            self.shell.show(line)
