"""The whole test kit for Hansa Teutonica."""

from pathlib import Path

from tabuleiro.testkit.suite import game_suite

TestHansaTeutonica = game_suite("hansa_teutonica", folder=Path(__file__).parent)
