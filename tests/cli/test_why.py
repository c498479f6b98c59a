"""`why` takes the words that people see, and answers in words that people read."""

import re

import pytest

from cli.running import Run

SEATS = {"coimbra": "human,random", "hansa_teutonica": "human,random,random", "luna": "human,random", "merv": "human"}
ENGINE = re.compile(r"\b[a-z]+_[a-z_]+\b|`")
"""How the engine spells its words."""


def answer(tabuleiro: Run, game: str, language: str, *asked: str) -> str:
    """What is said to some questions at the first decision."""
    words = ("play", game, "--seats", SEATS[game], "--seed", "5", "--lang", language)
    typed = "".join(f"{line}\n" for line in asked)
    return str(tabuleiro(*words, typed=typed).stdout.split(" > ", 1)[1])


@pytest.mark.parametrize(
    ("game", "language", "asked", "said"),
    [
        ("hansa_teutonica", "en", "why claim Lübeck", "(HT-"),
        ("hansa_teutonica", "pt-BR", "por que swap", "(HT-"),
        ("hansa_teutonica", "en", "why extra office", "(HT-"),
        ("coimbra", "pt-BR", "por que viagem", "(CO-"),
        ("coimbra", "en", "why voyage", "(CO-"),
        ("luna", "en", "why council", "(LU-"),
        ("luna", "pt-BR", "porquê Apóstata", "(LU-"),
        ("merv", "en", "why Jade", "(ME-"),
        ("merv", "pt-BR", "por que mesquita", "(ME-"),
    ],
)
def test_words_of_things_are_understood_and_no_word_of_the_engine_is_said(
    tabuleiro: Run, game: str, language: str, asked: str, said: str
) -> None:
    told = answer(tabuleiro, game, language, asked)
    assert said in told
    assert ENGINE.findall(told) == []


def test_a_number_of_the_menu_is_understood(tabuleiro: Run) -> None:
    assert "This is allowed right now: " in answer(tabuleiro, "merv", "en", "why 1")
    assert "There is no choice 99: they run from 1 to " in answer(tabuleiro, "merv", "en", "why 99")


def test_words_that_name_nothing_are_told(tabuleiro: Run) -> None:
    assert "Nothing that can be done in this game is called “xyzzy”." in answer(tabuleiro, "luna", "en", "why xyzzy")


def test_a_word_that_is_also_an_action_is_a_search_where_other_choices_have_it(tabuleiro: Run) -> None:
    """`tide` is an action of the engine, but the person looks for the Tide Island."""
    told = answer(tabuleiro, "luna", "en", "tide")
    assert "Choices with “tide”:" in told
    assert "Tide Island" in told
