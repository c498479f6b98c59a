"""Every game at every seat count."""

import pytest

from tabuleiro.core import find_game, game_names
from tabuleiro.core.registry import find_module

GAMES = [name for name in game_names() if find_module(name).startswith("tabuleiro.games.")]
TABLES = [(name, seats) for name in GAMES for seats in find_game(name).seats]

each_game = pytest.mark.parametrize("game", GAMES)
each_table = pytest.mark.parametrize(("game", "seats"), TABLES)
