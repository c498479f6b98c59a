"""Shows a recorded game, forwards and backwards."""

from typing import Final

from rich.rule import Rule
from rich.text import Text

from tabuleiro.cli.shell import BadInput, Shell
from tabuleiro.cli.terminal.commands import Words
from tabuleiro.cli.terminal.final_screen import show_final
from tabuleiro.cli.terminal.playback import Picture, Playback
from tabuleiro.cli.terminal.theme import paint
from tabuleiro.core.action import Arguments
from tabuleiro.texts.package import load_board

SHORT: Final = {"n": "next", "p": "previous", "q": "quit"}


class PlaybackScreen:
    """One film at one terminal."""

    def __init__(self, shell: Shell, film: Playback) -> None:
        self.shell = shell
        self.film = film
        self.board = load_board(film.game.name)
        self.words = Words(("next", "previous", "quit"), shell.text)
        self.ply = 0

    def run(self, ply: int) -> None:
        """Show one picture, then do what is typed until the person leaves."""
        self._check(ply)
        self._show(ply)
        line = self.shell.ask("> ")
        while line is not None and self._obey(line):
            line = self.shell.ask("> ")

    def show_all(self) -> None:
        """Tell every action with its events, then show the last position."""
        for ply, picture in enumerate(self.film.pictures):
            self._tell(ply, picture)
        self._show_position(self.film.pictures[-1])

    def _obey(self, line: str) -> bool:
        command = SHORT.get(line) or self.words.split(line)[0]
        if command == "quit":
            return False
        if command == "next" or not line:
            self._show(min(self.ply + 1, self.film.last()))
        elif command == "previous":
            self._show(max(self.ply - 1, 0))
        elif line.isdecimal() and int(line) <= self.film.last():
            self._show(int(line))
        else:
            self.shell.say("replay-not-understood", {"input": line, "last": self.film.last()}, "bad")
        return True

    def _check(self, ply: int) -> None:
        if not 0 <= ply <= self.film.last():
            raise BadInput("bad-ply", {"ply": ply, "last": self.film.last()})

    def _show(self, ply: int) -> None:
        self.ply = ply
        self._show_position(self.film.pictures[ply])
        self._tell(ply, self.film.pictures[ply])
        self.shell.say("replay-footer", style="dim")

    def _show_position(self, picture: Picture) -> None:
        self.shell.out.print(Rule(style="dim"))
        for line in self.board(picture.state.view(), self.shell.text, self.shell.out.width):
            self.shell.show(paint(line))
        result = picture.state.result()
        if result is not None:
            show_final(self.shell, result)

    def _tell(self, ply: int, picture: Picture) -> None:
        """One action: its number, who did what, and what happened."""
        text = self.shell.text
        title: Arguments = {"game": text("game-name"), "ply": ply, "last": self.film.last()}
        self.shell.show(Text(text.literal("replay-title", title), "title"))
        if picture.action is None:
            self.shell.say("replay-start")
            return
        seat = picture.action.seat
        player = text.player(seat) if seat >= 0 else text("player-chance")
        said = text.literal("replay-action", {"player": player, "action": text.action(picture.action)})
        self.shell.show(Text.assemble(self.shell.glyph(seat), " ", said))
        for event in picture.events:
            self.shell.show(Text.assemble("    ", self.shell.glyph(event.seat), " ", (text.event(event), "dim")))
