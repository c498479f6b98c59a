"""Acorns: a toy game on the whole contract, for the tests of the core and of the test kit."""

from toy.game import GAME

__all__ = ["GAME"]
