"""A question says what it is about: for what, how many are left, from where."""

from pathlib import Path

import pytest

from tabuleiro.core.records.parser import parse_record
from tabuleiro.core.records.replay import replay
from tabuleiro.core.state import State
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import load_about

GAMES = Path(__file__).parents[1] / "games"


def first(record: str, decision: str) -> State:
    """The first position of a record in which something is asked."""
    text = (GAMES / record).read_text(encoding="utf-8")
    for _, state in replay(parse_record(text)):
        if state.to_act() >= 0 and state.decision() == decision:
            return state
    pytest.fail(f"{record} never asks {decision}")


@pytest.mark.parametrize(
    ("record", "decision", "english", "portuguese"),
    [
        ("coimbra/records/two_players.tab", "step", "steps left, from ", "passos, de "),
        ("hansa_teutonica/records/prestige_20.tab", "displace_pay", "Trader (", "Comerciante ("),
        ("hansa_teutonica/records/prestige_20.tab", "neutral_put", " left, ", "restam 2, "),
        ("luna/records/two_players.tab", "moves", "with a ", "com uma "),
        ("merv/records/four_players.tab", "pay_cube", "still to pay", "falta pagar"),
    ],
)
def test_a_question_says_what_it_is_about(record: str, decision: str, english: str, portuguese: str) -> None:
    state = first(record, decision)
    names = ["Ana", "Bia", "Caio", "Davi", "Eva"][: int(state.seats)]
    game = state.game().name
    for language, words in (("en", english), ("pt-BR", portuguese)):
        assert words in load_about(game)(state.view(), Catalogue(game, language, names))
