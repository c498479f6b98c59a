"""Merv: building and trading in a city of the Silk Road under the Mongol threat, for 1 to 4 players."""

from tabuleiro.games.merv.game import GAME

__all__ = ["GAME"]
