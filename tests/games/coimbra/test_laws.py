"""Coimbra on the contract: every law along played games, everything said in both languages, the text board drawn."""

from pathlib import Path

import pytest

from tabuleiro.bots.levels import new_bot
from tabuleiro.core import CHANCE, NOBODY
from tabuleiro.core.state import State
from tabuleiro.games.coimbra.terminal import board
from tabuleiro.testkit.conformance import check_conformance
from tabuleiro.testkit.exam import Exam
from tabuleiro.testkit.settings import Setting
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.check import check_catalogues
from tabuleiro.texts.package import LANGUAGES

EXAM = Exam("coimbra", Path(__file__).parent, None, None)
STEPS = 25
WIDEST = 120


def positions(setting: Setting) -> list[State]:
    """Every tenth position of a game, its end included."""
    state = EXAM.game.new(setting.seats, setting.options)
    bot = new_bot("random", 7)
    found = [state.copy()]
    steps = 0
    while state.to_act() != NOBODY:
        state.apply(state.legal()[0] if state.to_act() == CHANCE else bot.choose(state))
        steps += 1
        if steps % 10 == 0 or state.to_act() == NOBODY:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("setting", EXAM.settings, ids=[setting.label() for setting in EXAM.settings])
def test_every_law_of_the_contract_holds(setting: Setting) -> None:
    seats, options = setting
    check_conformance(EXAM.game, seats, options, steps=STEPS, spoken=EXAM.speaker(seats))


def test_both_languages_say_everything() -> None:
    assert check_catalogues("coimbra") == []


@pytest.mark.parametrize("setting", EXAM.plain_settings(), ids=[setting.label() for setting in EXAM.plain_settings()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_board_is_drawn_from_start_to_end(setting: Setting, language: str) -> None:
    text = Catalogue("coimbra", language, [f"Ana {seat}" for seat in range(setting.seats)])
    for state in positions(setting):
        lines = ["".join(segment.text for segment in line) for line in board(state.view(), text)]
        assert any(lines)
        assert max(len(line.rstrip()) for line in lines) <= WIDEST
