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


@pytest.mark.parametrize(
    ("traders", "merchants", "english", "portuguese"),
    [
        (1, 0, "one trader", "um comerciante"),
        (0, 1, "one merchant", "um mercador"),
        (0, 2, "2 merchants", "2 mercadores"),
        (1, 1, "one trader and one merchant", "um comerciante e um mercador"),
        (3, 2, "3 traders and 2 merchants", "3 comerciantes e 2 mercadores"),
    ],
)
def test_lifted_pieces_are_told_in_words_and_without_zeros(
    traders: int, merchants: int, english: str, portuguese: str
) -> None:
    hand = {"traders": traders, "merchants": merchants}
    for language, words in (("en", f"in hand: {english}"), ("pt-BR", f"na mão: {portuguese}")):
        assert Catalogue("hansa_teutonica", language, [])("terminal-hand", {**hand}) == words


def test_portuguese_counts_the_pieces_that_are_left_as_pieces() -> None:
    text = Catalogue("hansa_teutonica", "pt-BR", [])
    assert [text("terminal-left", {"number": number}) for number in (1, 2)] == ["resta um", "restam 2"]
