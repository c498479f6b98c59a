"""Coimbra: dice, citizens, pilgrims and voyages in the Age of Discovery, for 2 to 4 players."""

from tabuleiro.games.coimbra.game import GAME

__all__ = ["GAME"]
