"""The board is told in whole words, with headings, lists and tables, in both languages."""

import re

import pytest

from tabuleiro.core import NOBODY, find_game
from tabuleiro.testkit.soaking.policies import Dice
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import LANGUAGES, load_spoken

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")
TWO_STOPS = re.compile(r"[:,;][,;]")
"""Where two parts were joined that did not fit: "no purple die:, up to 2 steps"."""
MACHINE = re.compile(r"[a-z]_[a-z]|[●○▲▵▿⌂✦◈·]|\bNone\b|\b(?:seat|card|route|island)-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_told_in_words(game: str, language: str) -> None:
    """It was the picture of the terminal: signs, cut words, no headings (players' trial 5.1)."""
    sections = load_spoken(game)
    assert sections is not None
    for seats in find_game(game).seats:
        text = Catalogue(game, language, ["Ana", "Bia", "Caio", "Davi", "Eva"][:seats])
        state, dice = find_game(game).new(seats), Dice(seats)
        for step in range(420):
            if step % 35 == 0 or state.to_act() == NOBODY:
                told = sections(state.view(), text)
                assert all(section.heading and (section.items or section.rows) for section in told if section.rows)
                assert all(len(row) == len(section.columns) for section in told for row in section.rows)
                words = [word for section in told for word in [section.heading, *section.items, *section.columns]]
                words += [cell for section in told for row in section.rows for cell in row]
                assert [word for word in words if MACHINE.search(word) or not word.strip()] == []
                assert [word for word in words if TWO_STOPS.search(word)] == []
            if state.to_act() == NOBODY:
                break
            state.apply(dice.pick(state.legal()))


@pytest.mark.parametrize("game", GAMES)
def test_every_player_is_told_of(game: str) -> None:
    sections = load_spoken(game)
    assert sections is not None
    told = sections(find_game(game).new(3).view(), Catalogue(game, "en", ["Ana", "Bia", "Caio"]))
    named = [row[0] for section in told for row in section.rows]
    assert {"Ana", "Bia", "Caio"} <= set(named)
