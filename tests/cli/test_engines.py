"""Engines at the terminal: they sit among people and bots, and no file ever starts one."""

from pathlib import Path

import pytest

from tabuleiro.cli.shell import BadInput
from tabuleiro.cli.terminal.seating import TerminalSeat, parse_seats, recorded_seats
from tabuleiro.cli.terminal.terminal_game import TerminalGame
from tabuleiro.core import find_game

AWK = f"sh {Path(__file__).parents[2] / 'examples' / 'engine.sh'}"


def test_an_engine_plays_in_the_terminal() -> None:
    seats = parse_seats(f"human:Ana,engine:{AWK}")
    game = TerminalGame(find_game("luna"), seats, {}, 1)
    try:
        while 1 not in game.actors:
            game.advance()
            game.take(game.state.legal()[0])
        assert [engine.faults for engine in game.engines().values()] == [[]]
        assert game.record("1970-01-01").players == ["Ana", "engine:sh"]
    finally:
        game.close()


def test_a_record_starts_no_program() -> None:
    """A record file may come from anybody: a bot of ours sits where an engine sat."""
    assert recorded_seats(["Ana", "engine:rm -rf ."]) == [TerminalSeat("human", "Ana"), TerminalSeat("regular")]


@pytest.mark.parametrize("words", ["engine:", "engine", "engine:'unclosed", "human:engine:x"])
def test_a_seat_that_names_no_program_is_refused(words: str) -> None:
    with pytest.raises(BadInput):
        parse_seats(words)
