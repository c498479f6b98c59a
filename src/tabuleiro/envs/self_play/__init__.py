"""Self-play at full speed: many games, every seat the learner's, stepped by one call into the caller's arrays."""

from tabuleiro.envs.self_play.self_play import SelfPlay
from tabuleiro.envs.self_play.sight import Sight

__all__ = ["SelfPlay", "Sight"]
