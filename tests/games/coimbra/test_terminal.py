"""The text board of Coimbra is drawn from the set-up to the end, in both languages."""

import pytest

from tabuleiro.bots.levels import new_bot
from tabuleiro.core import CHANCE, NOBODY, find_game
from tabuleiro.core.state import State
from tabuleiro.games.coimbra.present.terminal import board
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import LANGUAGES

GAME = find_game("coimbra")
WIDEST = 120


def positions(seats: int) -> list[State]:
    """Every tenth position of a game, its end included."""
    state = GAME.new(seats)
    bot = new_bot("random", 7)
    found = [state.copy()]
    steps = 0
    while state.to_act() != NOBODY:
        state.apply(state.legal()[0] if state.to_act() == CHANCE else bot.choose(state))
        steps += 1
        if steps % 10 == 0 or state.to_act() == NOBODY:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_board_is_drawn_from_start_to_end(seats: int, language: str) -> None:
    text = Catalogue("coimbra", language, [f"Ana {seat}" for seat in range(seats)])
    for state in positions(seats):
        lines = ["".join(segment.text for segment in line) for line in board(state.view(), text)]
        assert any(lines)
        assert max(len(line.rstrip()) for line in lines) <= WIDEST
