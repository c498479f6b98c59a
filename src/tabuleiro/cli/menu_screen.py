"""Draws a menu: the question, then numbered choices; many short ones in columns."""

from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from tabuleiro.cli.menu import FEW, Choice, Group, Menu
from tabuleiro.cli.shell import Shell
from tabuleiro.core.state import State


def show_menu(shell: Shell, state: State, menu: Menu) -> None:
    """Write the question and the choices."""
    seat = state.to_act()
    shell.out.print()
    shell.show(Text.assemble(shell.glyph(seat), " ", (shell.text.question(state.decision(), seat), "title")))
    if menu.words:
        shell.say("play-found", {"words": menu.words}, "accent")
    elif menu.opened is not None:
        shell.say("play-choose-group", {"kind": shell.text(f"kind-{menu.opened.kind}")}, "accent")
    choices = [entry for entry in menu.entries if isinstance(entry, Choice)]
    if len(choices) == len(menu.entries) > FEW:
        shell.show(_columns(shell, choices))
    else:
        shell.show(_grid(shell, menu.entries))
    shell.say("play-footer-group" if menu.is_narrowed() else "play-footer", style="dim")


def _grid(shell: Shell, entries: list[Choice | Group]) -> Grid:
    """One entry per line, with what it brings."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="accent")
    grid.add_column()
    for number, entry in enumerate(entries, start=1):
        if isinstance(entry, Group):
            kind = shell.text(f"kind-{entry.kind}")
            count = len(entry.choices)
            line = Text(shell.text.literal("play-group", {"kind": kind, "count": count}))
        else:
            line = Text.assemble(entry.text, (f"  → {entry.outcome}" if entry.outcome else "", "dim"))
        grid.add_row(str(number), line)
    return grid


def _columns(shell: Shell, choices: list[Choice]) -> Columns:
    """Many choices, side by side, without what they bring; numbers run down each column."""
    width = len(str(len(choices)))
    lines = [
        Text.assemble((f"{number:>{width}} ", "accent"), choice.text) for number, choice in enumerate(choices, start=1)
    ]
    return Columns(lines, padding=(0, 2), column_first=True, width=_column_width(shell, lines))


def _column_width(shell: Shell, lines: list[Text]) -> int:
    return min(max(line.cell_len for line in lines), shell.out.width)
