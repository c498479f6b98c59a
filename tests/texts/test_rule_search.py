"""Searches in the rules: what readers type finds the rule that they mean, in either language."""

import tomllib
from pathlib import Path

import pytest

from tabuleiro.texts.rule_search import search_rules

SEARCHES = tomllib.loads((Path(__file__).parent / "searches.toml").read_text(encoding="utf-8"))
CASES = [
    (game, language, wanted, rule)
    for game, languages in SEARCHES.items()
    for language, searches in languages.items()
    for wanted, rule in searches.items()
]


def test_every_game_has_ten_searches_in_each_language() -> None:
    for game, languages in SEARCHES.items():
        assert {language: len(found) for language, found in languages.items()} == {"en": 10, "pt-BR": 10}, game


@pytest.mark.parametrize(("game", "language", "wanted", "rule"), CASES)
def test_the_wanted_rule_is_among_the_first_three(game: str, language: str, wanted: str, rule: str) -> None:
    assert rule in [hit.rule for hit in search_rules(game, language, wanted)[:3]]


def test_words_that_no_rule_says_find_nothing() -> None:
    assert search_rules("luna", "en", "submarine") == []


def test_words_of_the_other_language_find_the_rule_in_the_own() -> None:
    hit = search_rules("luna", "pt-BR", "sanctification")[0]
    assert hit.rule == "LU-7.6"
    assert "Santifica" in hit.text
