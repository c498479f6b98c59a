"""Catalogues fill messages and never show an id in place of a text."""

import pytest

from tabuleiro.core import Action, BadRecord, Event, Illegal, Malformed, Refusal
from tabuleiro.texts.catalogue import Catalogue, TextFault


@pytest.fixture
def text() -> Catalogue:
    return Catalogue("toy", "pt-BR", ["Ana", "Rui"])


def test_a_number_stays_a_number(text: Catalogue) -> None:
    assert text("action-gift", {"points": 2}) == "Dar 2 pontos"
    assert text("action-gift", {"points": 1}) == "Dar um ponto"


def test_a_text_is_the_id_of_another_message(text: Catalogue) -> None:
    assert text("action-answer", {"word": "word-accept"}) == "Responder sim"


def test_a_seat_is_the_name_of_its_player(text: Catalogue) -> None:
    assert text("action-trade", {"partner": "seat-1"}) == "Negociar com Rui"


def test_an_event_knows_whose_it_is(text: Catalogue) -> None:
    assert text.event(Event("pass", 1, [], {})) == "Rui: passou"


def test_an_action_knows_whose_it_is(text: Catalogue) -> None:
    assert text.action(Action(0, "pass", "pass", 0, [], "event-pass", {})) == "Ana: passou"


def test_an_automaton_s_event_names_no_seat(text: Catalogue) -> None:
    assert text.event(Event("squirrel", 2, [], {})) == "O esquilo pontua"


def test_a_literal_argument_is_shown_as_it_is(text: Catalogue) -> None:
    assert text.literal("play-saved", {"file": "word-accept"}) == "Partida salva: word-accept"


@pytest.mark.parametrize(
    ("message", "arguments"),
    [
        ("no-such-message", {}),
        ("action-answer", {"word": "no-such-word"}),
        ("action-answer", {}),
        ("action-trade", {"partner": "seat-2"}),
    ],
)
def test_what_cannot_be_said_raises(text: Catalogue, message: str, arguments: dict[str, int | str]) -> None:
    with pytest.raises(TextFault):
        text(message, arguments)


def test_a_refusal_is_told_with_its_rule(text: Catalogue) -> None:
    refusal = Refusal("TY-2.4", "refusal-no_token", {"tokens": 0})
    assert text.error(Illegal(refusal, "trade 1")) == "0 fichas não bastam (TY-2.4)"


def test_an_error_inside_another_is_told_in_the_same_language(text: Catalogue) -> None:
    inner = Malformed("wrong-form", "english", {"text": "gift", "form": "gift <points>"})
    outer = BadRecord(12, "english")
    outer.__cause__ = inner
    assert text.error(outer) == "linha 12: gift tem a forma errada: esperado gift <points>"
