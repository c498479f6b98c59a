"""Draws what a person sees at the terminal in the middle of a game, as an SVG for the documentation.

python scripts/picture.py GAME [DECISIONS]      writes docs/images/GAME.svg
"""

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from tabuleiro.bots.levels import new_bot
from tabuleiro.cli.shell import Shell
from tabuleiro.cli.terminal.menu import Menu, read_choices
from tabuleiro.cli.terminal.menu_screen import show_menu
from tabuleiro.cli.terminal.seating import parse_seats, player_names
from tabuleiro.cli.terminal.terminal_game import TerminalGame
from tabuleiro.cli.terminal.theme import THEME, paint
from tabuleiro.core import find_game
from tabuleiro.texts.package import load_board

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
WIDTH = 100
SEED = 7


def middle_game(name: str, decisions: int) -> TerminalGame:
    """A game of three in which a bot has taken some decisions for the person."""
    table = TerminalGame(find_game(name), parse_seats("human:Ana,regular,regular"), {}, SEED)
    bot = new_bot("regular", SEED)
    table.advance()
    while decisions > 0 or table.state.decision() != "main":
        table.take(bot.choose(table.state))
        table.advance()
        decisions -= 1
    return table


def draw(name: str, table: TerminalGame) -> str:
    """The board and the question, as SVG."""
    shell = Shell("en", no_color=False)
    shell.out = Console(theme=THEME, record=True, width=WIDTH, file=io.StringIO(), highlight=False, force_terminal=True)
    shell.open_game(name, player_names(table.seats, shell.text))
    for line in load_board(name)(table.state.view(), shell.text, WIDTH):
        shell.out.print(paint(line))
    show_menu(shell, table.state, Menu(read_choices(table.state, shell.text)))
    picture = shell.out.export_svg(title=f"tabuleiro play {name}", theme=MONOKAI, unique_id="tabuleiro")
    return re.sub(r"\s*@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # a picture that loads nothing from elsewhere


if __name__ == "__main__":
    game = sys.argv[1]
    IMAGES.mkdir(parents=True, exist_ok=True)
    picture = draw(game, middle_game(game, int(sys.argv[2]) if len(sys.argv) > 2 else 240))
    (IMAGES / f"{game}.svg").write_text(picture, encoding="utf-8")
