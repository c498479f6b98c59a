"""Every command speaks both languages, its help too."""

import re
from pathlib import Path

import pytest
import typer.main

from cli.running import Run
from tabuleiro.cli import app
from tabuleiro.cli.language import asked_language, help_texts, read_help


def test_every_help_text_has_its_portuguese_and_none_is_left_over() -> None:
    said = set(help_texts(typer.main.get_command(app)))
    known = set(read_help()) - {"Show this message and exit."}
    assert (said - known, known - said) == (set(), set())


def test_no_help_text_has_brackets_which_the_terminal_would_swallow_as_markup() -> None:
    said = help_texts(typer.main.get_command(app))
    assert [text for text in [*said, *read_help().values()] if "[" in text] == []


@pytest.mark.parametrize("words", [("play", "--help", "--lang", "pt-BR"), ("play", "--lang=pt-BR", "--help")])
def test_help_follows_the_language(tabuleiro: Run, words: tuple[str, ...]) -> None:
    said = re.sub(r"[\s│]+", " ", tabuleiro(*words).stdout)
    assert "Uso: " in said
    assert "Joga no terminal; a partida se salva sozinha" in said
    assert "Uma opção do jogo; pode ser repetida." in said
    assert "Options" not in said


def test_help_is_english_again_afterwards(tabuleiro: Run) -> None:
    tabuleiro("--lang", "pt-BR", "--help")
    said = tabuleiro("play", "--help").stdout
    assert "Play a game in the terminal" in said
    assert "Options" in said


def test_the_language_before_the_command_holds_for_it(tabuleiro: Run) -> None:
    refused = tabuleiro("--lang", "xx", "games")
    assert (refused.exit_code, "unknown language xx" in refused.stderr) == (2, True)
    assert "jogadores)" in tabuleiro("--lang", "pt-BR", "games").stdout


def test_a_language_that_we_do_not_speak_leaves_the_system_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABULEIRO_LANG", "pt_BR.UTF-8")
    assert asked_language(["play", "--lang", "xx"]) == "pt-BR"
    assert asked_language(["play", "--lang", "en"]) == "en"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("one game", "wins", "by seat: ")), ("pt-BR", ("uma partida", "vitórias", "por lugar: "))],
)
def test_a_match_and_a_tournament_are_told_in_the_reader_s_language(
    tabuleiro: Run, tmp_path: Path, language: str, words: tuple[str, str, str]
) -> None:
    match = tabuleiro("match", "toy", "--seats", "random,regular", "--games", "1", "--lang", language)
    for word in words:
        assert word in match.stdout
    played = ("--games", "toy", "--bots", "random,regular", "--rounds", "1", "--lang", language)
    assert re.search(r"games\)|partidas\)|one game\)", tabuleiro("tournament", str(tmp_path / "t"), *played).stdout)
