"""One word per thing: what the catalogues say is compared with a table of terms per game, in both languages."""

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tabuleiro.learn.lesson_reader import lesson_texts
from tabuleiro.texts.package import read_game_strings

TERMS = tomllib.loads((Path(__file__).parent / "terms.toml").read_text(encoding="utf-8"))
PAGE = Path(__file__).parents[2] / "web" / "src" / "games"


class Words(Visitor):
    """The words of a message, without the names of its variables and variants."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - fluent.syntax calls it so
        """Note what a reader sees."""
        self.texts.append(node.value)


def words_of(text: str) -> dict[str, str]:
    """What every message of a catalogue says, in small letters."""
    said: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            words = Words()
            words.visit(entry)
            said[entry.id.name] = " ".join(words.texts).lower()
    return said


def catalogue(game: str, language: str) -> dict[str, str]:
    """The words of the game, of its board and of its lesson."""
    page = (PAGE / game / "strings" / f"{language}.ftl").read_text(encoding="utf-8")
    lesson = lesson_texts(game, language)
    return words_of(read_game_strings(game, language)) | words_of(page) | words_of(lesson)


def unlike(english: dict[str, str], portuguese: dict[str, str], term: dict[str, str]) -> list[str]:
    """The messages that say a term in English and not its word in Portuguese."""
    return [
        message
        for message, said in english.items()
        if re.search(rf"\b{term['en']}", said) and not re.search(rf"\b{term['pt']}", portuguese[message])
    ]


@pytest.mark.parametrize("game", sorted(TERMS))
def test_both_languages_use_the_words_of_the_table(game: str) -> None:
    english, portuguese = catalogue(game, "en"), catalogue(game, "pt-BR")
    assert {term["en"]: unlike(english, portuguese, term) for term in TERMS[game]["terms"]} == {
        term["en"]: [] for term in TERMS[game]["terms"]
    }


@pytest.mark.parametrize("game", sorted(TERMS))
def test_no_english_word_is_left_in_portuguese(game: str) -> None:
    found = {
        word: [message for message, said in catalogue(game, "pt-BR").items() if re.search(rf"\b{word}", said)]
        for word in TERMS[game]["never"]
    }
    assert found == {word: [] for word in TERMS[game]["never"]}


@pytest.mark.parametrize("game", sorted(TERMS))
def test_every_term_of_the_table_is_in_use(game: str) -> None:
    english = " ".join(catalogue(game, "en").values())
    assert [term["en"] for term in TERMS[game]["terms"] if not re.search(rf"\b{term['en']}", english)] == []


def test_a_message_with_another_word_is_noticed() -> None:
    term = {"en": "scroll", "pt": "pergaminho"}
    english = words_of("event-scroll = { $player }: +1 scroll\n")
    assert unlike(english, words_of("event-scroll = { $player }: +1 pergaminho\n"), term) == []
    assert unlike(english, words_of("event-scroll = { $player }: +1 scroll\n"), term) == ["event-scroll"]
