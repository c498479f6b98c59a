"""hansa_teutonica for PettingZoo: `env(seats=3, **options)`."""

from functools import partial
from typing import Final

from tabuleiro.envs.pettingzoo import SeatsEnv

env: Final = partial(SeatsEnv, "hansa_teutonica")
