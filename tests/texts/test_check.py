"""The checker of catalogues finds what a reader would stumble over."""

import pytest

from tabuleiro.bots.levels import LEVELS, new_bot
from tabuleiro.core import NOBODY, find_game
from tabuleiro.texts import check
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.check import SHELL, check_catalogues, check_spoken, differences, read_messages, required_ids
from tabuleiro.texts.package import LANGUAGES, read_shell_strings


def test_the_shell_speaks_both_languages_alike() -> None:
    assert check_catalogues(SHELL) == []


@pytest.mark.parametrize("game", ["toy", "hansa_teutonica"])
def test_a_game_speaks_both_languages_alike(game: str) -> None:
    assert check_catalogues(game) == []


@pytest.mark.parametrize(("game", "seats"), [("toy", 3), ("hansa_teutonica", 2), ("hansa_teutonica", 5)])
def test_whatever_happens_can_be_said(game: str, seats: int) -> None:
    names = [f"player {seat}" for seat in range(seats)]
    catalogues = [Catalogue(game, language, names) for language in LANGUAGES]
    state = find_game(game).new(seats)
    bot = new_bot("random", 11)
    problems: list[str] = []
    for step in range(3000):
        state.journal = []
        if state.to_act() == NOBODY:
            break
        state.apply(bot.choose(state))
        if step % 25 == 0:
            problems += check_spoken(state, catalogues)
    assert problems == []


def test_a_bot_level_has_a_name_and_is_described() -> None:
    text = Catalogue("", "en")
    assert all(text.has(f"level-{level}") and text.has(f"level-words-{level}") for level in LEVELS)


def test_bad_syntax_is_found() -> None:
    problems: list[str] = []
    read_messages("good = fine\nbad = { $\n", "here", problems)
    assert len(problems) == 1
    assert "cannot be parsed near" in problems[0]


def test_a_message_that_is_there_twice_is_found() -> None:
    problems: list[str] = []
    read_messages("a = 1\na = 2\n", "here", problems)
    assert problems == ["here: a is there twice"]


def test_missing_ids_and_other_variables_are_found() -> None:
    english = read_messages("a = { $x }\nb = b\n", "en", [])
    portuguese = read_messages("a = { $y }\n", "pt-BR", [])
    assert differences({"en": english, "pt-BR": portuguese}, "here") == [
        "here: b is in en, not in pt-BR",
        "here: a uses $x in en, not in pt-BR",
        "here: a uses $y in pt-BR, not in en",
    ]


def test_whatever_a_game_needs_is_demanded(monkeypatch: pytest.MonkeyPatch) -> None:
    poor = "game-name = Acorns\nerror-illegal = mine\naction-take = { nowhere }\n"
    monkeypatch.setattr(check, "read_game_strings", lambda _game, _language: poor)
    problems = check_catalogues("toy")
    missing = {f"toy en: {name} is missing" for name in required_ids(find_game("toy")) if name != "game-name"}
    assert missing <= set(problems)
    assert "toy en: error-illegal belongs to the shell" in problems
    assert "toy en: nothing says the action pass" in problems
    assert "toy en: action-take uses nowhere, which does not exist" in problems


def test_every_kind_of_text_is_demanded() -> None:
    ids = required_ids(find_game("toy"))
    assert {"decision-main", "kind-take", "event-pass", "end-deck_empty", "tiebreak-shared"} <= set(ids)
    assert {"option-deck", "option-deck-long", "squirrel"} <= set(ids)
    assert "kind-reveal" not in ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_s_words_differ_from_each_other(language: str) -> None:
    words = [name for name in read_messages(read_shell_strings(language), language, []) if name.startswith("command-")]
    text = Catalogue("", language)
    assert len({text(word) for word in words}) == len(words) > 5
