"""The text board of a position, as `render` returns it."""

from functools import cache

from tabuleiro.core.state import State
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import load_board


def draw_board(state: State) -> str:
    """The position as the terminal shows it, without colours."""
    lines = load_board(state.game().name)(state.view(), catalogue(state.game().name, int(state.seats)))
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)


@cache
def catalogue(game: str, seats: int) -> Catalogue:
    """The English texts of a game whose players are called by their seats."""
    return Catalogue(game, "en", [f"seat {seat}" for seat in range(seats)])
