"""Quarry: take pebbles from a heap, as many as the die allows, for 2 to 4 players."""

from quarry.game import GAME

__all__ = ["GAME"]
