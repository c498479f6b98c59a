"""Draws a menu: the question, then numbered choices; many short ones in columns."""

from rich.columns import Columns
from rich.text import Text

from tabuleiro.cli.shell import Shell
from tabuleiro.cli.terminal.menu import FEW, Choice, Group, Menu
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.texts.package import load_about


def show_menu(shell: Shell, state: State, menu: Menu) -> None:
    """Write the question, what it is about, and the choices."""
    seat = state.to_act()
    question = Text.assemble(shell.glyph(seat), " ", (shell.text.question(state.decision(), seat), "title"))
    about = load_about(state.game().name)(state.view(), shell.text)
    shell.out.print()
    shell.show(Text.assemble(question, f" ({about})") if about else question)
    if menu.words:
        shell.say("play-found", {"words": menu.words}, "accent")
    elif menu.opened is not None:
        shell.say("play-choose-group", {"kind": shell.text(f"kind-{menu.opened.kind}")}, "accent")
    choices = [entry for entry in menu.entries if isinstance(entry, Choice)]
    if len(choices) == len(menu.entries) > FEW:
        show_columns(shell, choices)
    else:
        show_lines(shell, menu.entries)
    shell.say("play-footer-group" if menu.is_narrowed() else "play-footer", style="dim")


def choose(shell: Shell, state: State, menu: Menu, line: str) -> int | str | None:
    """The action that a line names: by its number in the menu, or in full.

    None where it opens a group or searches, which is shown, or means nothing here, which is said.
    """
    if line.isdecimal():
        entry = menu.entry(int(line))
        if isinstance(entry, Choice):
            return entry.action
        menu.open(entry)
    elif is_action(state.game(), line):
        return line
    elif not menu.search(line):
        shell.say("play-not-understood", {"input": line}, "bad")
        return None
    show_menu(shell, state, menu)
    return None


def is_action(game: Game, line: str) -> bool:
    """Whether a line is an action in full; a kind without its parameters is a search."""
    kind, _, parameters = line.partition(" ")
    spaces = game.spaces
    return kind in spaces.index and (parameters != "" or not spaces.families[spaces.index[kind]].parameters)


def show_columns(shell: Shell, choices: list[Choice]) -> None:
    """Many choices, side by side: the words they all begin with are said once, what they bring is left out."""
    start = common_start([choice.text for choice in choices])
    if start:
        shell.show(Text(f"{start} …", "dim"))
    width = len(str(len(choices)))
    lines = [
        Text.assemble((f"{number:>{width}} ", "accent"), choice.text.removeprefix(start).lstrip())
        for number, choice in enumerate(choices, start=1)
    ]
    widest = min(max(line.cell_len for line in lines), shell.out.width)
    shell.show(Columns(lines, padding=(0, 2), column_first=True, width=widest))


def common_start(texts: list[str]) -> str:
    """The words that all texts begin with; at least one word of each is left over."""
    rows = [text.split(" ")[:-1] for text in texts]
    start: list[str] = []
    for words in zip(*rows, strict=False):
        if len(set(words)) > 1:
            break
        start.append(words[0])
    return " ".join(start)


def show_lines(shell: Shell, entries: list[Choice | Group]) -> None:
    """One entry after the other, with what it costs and brings."""
    width = len(str(len(entries)))
    for number, entry in enumerate(entries, start=1):
        line = Text(f"{number:>{width}} ", "accent")
        if isinstance(entry, Group):
            kind, count = shell.text(f"kind-{entry.kind}"), len(entry.choices)
            line.append(shell.text.literal("play-group", {"kind": kind, "count": count}), "plain")
        else:
            line.append(entry.text, "plain")
            if entry.outcome:
                line.append(f"  → {entry.outcome}", "dim")
        shell.show(line, width + 3)
