"""Explains what lies on the table, found by the words that people see."""

from typing import Final

from rich.padding import Padding
from rich.text import Text

from tabuleiro.cli.shell import BadInput, Shell
from tabuleiro.cli.terminal.menu import plain
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.texts.explained import headings, provenance_of, tell
from tabuleiro.texts.package import read_rules

MOST_NAMES: Final = 8
"""How many names are told when the words fit several things."""


class ElementHelp:
    """The explanations of one game at one terminal."""

    def __init__(self, shell: Shell, game: Game, options: dict[str, str]) -> None:
        self.shell = shell
        self.game = game
        self.options = options

    def explain(self, state: State, words: str) -> None:
        """Explain the thing that some words name, to the seat that decides."""
        if not words:
            self.shell.say("play-explain-form")
            return
        seat = state.to_act()
        named = self._named(state, seat, words)
        if not named:
            raise BadInput("nothing-called", {"words": words})
        names = list(dict.fromkeys(named.values()))
        exact = [name for name in names if plain(name) == plain(words)]
        if len(names) > 1 and not exact:
            self.shell.say("play-explain-several", {"names": ", ".join(names[:MOST_NAMES])})
            return
        wanted = exact[0] if exact else names[0]
        self.show(state, next(element for element, name in named.items() if name == wanted), seat)

    def _named(self, state: State, seat: int, words: str) -> dict[str, str]:
        """The elements whose names hold the words."""
        found: dict[str, str] = {}
        for element in self.game.elements(int(state.seats), self.options):
            title = state.explain(element, seat).title
            name = self.shell.text(title.message, title.arguments)
            if plain(words) in plain(name):
                found[element] = name
        return found

    def show(self, state: State, element: str, seat: int) -> None:
        """Tell what an element is and means to a seat."""
        explanation = state.explain(element, seat)
        told = tell(explanation, self.shell.text)
        self.shell.show(Text.assemble((told.title, "title"), f"  {told.kind}"))
        for line in told.lines:
            self.shell.show(Padding(Text(line), (0, 2)))
        for line in told.now:
            self.shell.show(Padding(Text(f"> {line}", "accent"), (0, 2)))
        rule, heading = headings(explanation, read_rules(self.game.name, self.shell.text.language))[0]
        self.shell.show(Padding(Text(f"{rule}: {heading}", "dim"), (0, 2)))
        provenance = provenance_of(self.game, explanation)
        if provenance in ("recalled", "reconstructed"):
            self.shell.say(f"play-explain-{provenance}", style="dim")
