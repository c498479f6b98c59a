"""The toy game passes the whole kit."""

from pathlib import Path

from tabuleiro.testkit.suite import game_suite

TestToy = game_suite("toy", folder=Path(__file__).parent)
