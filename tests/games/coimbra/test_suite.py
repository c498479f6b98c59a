"""The whole test kit for Coimbra."""

from pathlib import Path

from tabuleiro.testkit.suite import game_suite

TestCoimbra = game_suite("coimbra", folder=Path(__file__).parent)
