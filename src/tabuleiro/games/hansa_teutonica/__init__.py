"""Hansa Teutonica: routes, offices and abilities in the Hanseatic League, for 2 to 5 players."""

from tabuleiro.games.hansa_teutonica.game import GAME

__all__ = ["GAME"]
