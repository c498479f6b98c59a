"""The whole test kit for Luna."""

from pathlib import Path

from tabuleiro.testkit.suite import game_suite

TestLuna = game_suite("luna", folder=Path(__file__).parent)
