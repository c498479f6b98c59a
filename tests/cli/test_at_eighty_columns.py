"""Every game in a real terminal of 80 columns, in both languages: nothing is wider, every question has an answer."""

from collections.abc import Iterator

import pytest

from cli.pseudo_terminal import PseudoTerminal

TABLES = [
    ("coimbra", "human,random,random,random"),
    ("hansa_teutonica", "human,random,random,random,random"),
    ("luna", "human"),
    ("merv", "human,random"),
]
QUESTION = {"en": "Type a number", "pt-BR": "Digite um número"}
LINES = 12


def lines_of(terminal: PseudoTerminal) -> Iterator[str]:
    """The lines on the screen; an answer that was typed is no part of them."""
    for line in terminal.screen.split("\n"):
        yield line.rpartition(" > ")[2]


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("language", QUESTION)
def test_some_turns_are_played_and_no_line_is_too_wide(game: str, seats: str, language: str) -> None:
    terminal = PseudoTerminal("play", game, "--seats", seats, "--seed", "5", "--lang", language, "--new")
    for _ in range(LINES):
        assert QUESTION[language] in terminal.type("1")
    assert [line for line in lines_of(terminal) if len(line) > 80] == []
    assert terminal.close() == 0
    assert f"“tabuleiro play {game}”" in terminal.screen


def test_a_game_alone_shows_its_board_before_every_turn() -> None:
    terminal = PseudoTerminal("play", "luna", "--seats", "human", "--seed", "5", "--lang", "en", "--new")
    while "Choose an action" not in terminal.type("1"):
        pass
    said = ""
    for _ in range(2):
        said = terminal.type("1")
        while "Choose an action\n1 " not in said:
            said = terminal.type("1")
    assert "Holy Islands, clockwise" in said
    assert terminal.close() == 0
