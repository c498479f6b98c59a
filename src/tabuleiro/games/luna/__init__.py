"""Luna: in the domain of the Moon Priestess; novices, shrines and temple stones, for 1 to 4 players."""

from tabuleiro.games.luna.game import GAME

__all__ = ["GAME"]
