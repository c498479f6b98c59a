"""Numbers agree with their nouns, zeros are not said, and one name is one thing."""

import re

import pytest

from tabuleiro.core.action import Arguments
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.present.effect_texts import program_texts
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import LANGUAGES

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")


@pytest.mark.parametrize(
    ("traders", "merchants", "english", "portuguese"),
    [
        (3, 0, "Take 3 Traders from the stock", "Pegar 3 Comerciantes do estoque"),
        (1, 0, "Take 1 Trader from the stock", "Pegar 1 Comerciante do estoque"),
        (0, 1, "Take 1 Merchant from the stock", "Pegar 1 Mercador do estoque"),
        (2, 1, "Take 2 Traders and 1 Merchant from the stock", "Pegar 2 Comerciantes e 1 Mercador do estoque"),
    ],
)
def test_pieces_are_counted_and_none_are_not_said(traders: int, merchants: int, english: str, portuguese: str) -> None:
    arguments: Arguments = {"traders": traders, "merchants": merchants}
    assert Catalogue("hansa_teutonica", "en")("action-income", arguments) == english
    assert Catalogue("hansa_teutonica", "pt-BR")("action-income", arguments) == portuguese


@pytest.mark.parametrize(
    ("message", "arguments", "english", "portuguese"),
    [
        ("play-title", {"game": "Luna", "players": 1}, "Luna · one player", "Luna · um jogador"),
        ("play-title", {"game": "Luna", "players": 2}, "Luna · 2 players", "Luna · 2 jogadores"),
        ("final-solo-lost", {"margin": 0}, "A tie: that is no win.", "Empate: não é vitória."),
        ("final-solo-lost", {"margin": 3}, "You lost by 3.", "Você perdeu por 3."),
    ],
)
def test_one_is_one_and_a_tie_is_a_tie(message: str, arguments: Arguments, english: str, portuguese: str) -> None:
    assert Catalogue("", "en").literal(message, arguments) == english
    assert Catalogue("", "pt-BR").literal(message, arguments) == portuguese


def test_cubes_agree_in_number_and_colour() -> None:
    arguments: Arguments = {"player": "seat-0", "number": 2, "cube": "cube-white"}
    assert Catalogue("merv", "en", ["Ana"])("event-gain_cube", arguments) == "Ana: +2 white cubes"
    assert Catalogue("merv", "pt-BR", ["Ana"])("event-gain_cube", arguments) == "Ana: +2 cubos (branco)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_bot_level_is_called_like_a_thing_of_a_game(game: str, language: str) -> None:
    """Luna has Novices: a bot called Novice 2 was read as a piece."""
    levels = {name for message, name in Catalogue("", language).names.items() if message.startswith("level-")}
    pieces = {name for message, name in Catalogue(game, language).names.items() if message.startswith("piece-")}
    assert levels & pieces == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_coimbra_is_called_by_what_it_brings(language: str) -> None:
    """The rulebook names no card; an inventory number says nothing to whoever reads the log."""
    say = Catalogue("coimbra", language)
    for index, card in enumerate(c.CARDS):
        told = [fragment["arguments"].values() for fragment in program_texts(int(c.CARD_CODE[index]))]
        amounts = {str(amount) for amounts in told for amount in amounts}
        assert set(re.findall(r"\d+", say(f"card-{card}"))) <= amounts, card


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_of_coimbra_have_one_name_and_none_has_a_code(language: str) -> None:
    names = Catalogue("coimbra", language).names
    for kind, ids in (("card", c.CARDS), ("monastery", c.MONASTERIES), ("node", c.NODES)):
        called = [names[f"{kind}-{one}"] for one in ids]
        assert len(set(called)) == len(called)
        assert [name for name in called if re.search(r"\b[IVX]+-\w", name)] == []
