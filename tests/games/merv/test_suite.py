"""The whole test kit for Merv."""

from pathlib import Path

from tabuleiro.testkit.suite import game_suite

TestMerv = game_suite("merv", folder=Path(__file__).parent)
