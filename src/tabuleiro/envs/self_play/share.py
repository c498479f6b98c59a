"""A share of the games: those that one process steps."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tabuleiro.envs.batch import Batch
from tabuleiro.envs.learner import new_self_play
from tabuleiro.envs.observation import BatchWindow
from tabuleiro.envs.self_play.sight import Layout, Sight


class Share:
    """Games and the arrays on their memory, and how a step of theirs gets into the caller's."""

    def __init__(self, layout: Layout, said: Mapping[str, Any]) -> None:
        self.layout = layout
        self.batch = Batch([new_self_play(**said) for _ in range(layout.games)], renews=True)
        self.window = BatchWindow(self.batch)
        self._halves = half_table(self.batch.episodes[0].table.game.max_steps)

    def deal(self, seeds: Sequence[int] | None, out: Sight) -> None:
        """Begin every game; without seeds each goes on with its own chance."""
        if seeds is None:
            self.batch.deal_again()
        else:
            self.batch.deal(seeds)
        self.show(out)

    def step(self, actions: npt.NDArray[np.int64], out: Sight) -> None:
        """Take one action in every game. If one is refused it raises, and no game has changed."""
        self.batch.step(actions)
        self.show(out)

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game."""
        self.batch.sample()
        return self.window.sampled

    def show(self, out: Sight) -> None:
        """Write what the window shows: numbers are converted on the way, nothing is copied twice."""
        window = self.window
        if self.layout.observation == "float16":
            np.take(self._halves, window.features, out=out.observation, mode="wrap")
        else:
            np.copyto(out.observation, window.features, casting="unsafe")
        if self.layout.packed:
            np.copyto(out.action_mask, np.packbits(window.masks, axis=1, bitorder="little"))
        else:
            np.copyto(out.action_mask, window.masks)
        np.copyto(out.seat, window.seats, casting="unsafe")
        np.copyto(out.rewards, window.gains, casting="unsafe")
        np.copyto(out.terminated, window.terminated)
        np.copyto(out.truncated, window.truncated)


def half_table(bound: int) -> npt.NDArray[np.float16]:
    """Every feature as float16: negative ones stand at the end, where a negative index finds them.

    Looking them up takes a tenth of the time of NumPy's conversion.
    """
    with np.errstate(over="ignore"):  # larger than 65,504 is infinite, as float16 has it
        return np.concatenate([np.arange(bound + 1), np.arange(-bound, 0)]).astype(np.float16)
