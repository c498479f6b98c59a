"""The final screen tells who won, and by what."""

from fractions import Fraction

import pytest

from tabuleiro.cli.shell import Shell
from tabuleiro.cli.terminal.final_screen import show_final
from tabuleiro.core import Result, Standing

WON = Result([Standing("seat-0", 1, 9, {"cards": 9})], ["deck_empty"], False, "", [Fraction(1)], 4)


def shown(result: Result, players: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The final screen of a toy game."""
    shell = Shell("en", no_color=True)
    shell.open_game("toy", players)
    show_final(shell, result)
    return capsys.readouterr().out


def test_a_solo_game_is_won_or_lost_by_its_margin(capsys: pytest.CaptureFixture[str]) -> None:
    assert "You won by 4." in shown(WON, ["Ana"], capsys)
    assert "You lost by 2." in shown(WON._replace(shares=[Fraction(0)], margin=-2), ["Ana"], capsys)


def test_a_game_that_was_cut_off_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cut off before its natural end" in shown(WON._replace(truncated=True), ["Ana"], capsys)


def test_a_shared_victory_names_everybody_and_the_last_criterion(capsys: pytest.CaptureFixture[str]) -> None:
    half = Fraction(1, 2)
    standings = [Standing("seat-0", 1, 9, {}), Standing("seat-1", 1, 9, {}), Standing("squirrel", 0, 3, {})]
    screen = shown(Result(standings, ["deck_empty"], False, "shared", [half, half], 0), ["Ana", "Rui"], capsys)
    assert "Shared victory: Ana, Rui" in screen
    assert "The tie for first place was broken: Shared victory" in screen
    assert "· the squirrel" in screen


def test_the_best_rank_comes_first(capsys: pytest.CaptureFixture[str]) -> None:
    standings = [Standing("seat-0", 2, 3, {}), Standing("seat-1", 1, 9, {})]
    screen = shown(Result(standings, ["deck_empty"], False, "", [Fraction(0), Fraction(1)], 0), ["Ana", "Rui"], capsys)
    assert screen.index("▲ Rui") < screen.index("● Ana")
    assert "Winner: Rui" in screen
