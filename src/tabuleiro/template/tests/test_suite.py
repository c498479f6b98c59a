"""Every law of the contract, for every seat count and option."""

from pathlib import Path

from tabuleiro.testkit.suite import game_suite

TestQuarry = game_suite("quarry", folder=Path(__file__).parent / "quarry")
