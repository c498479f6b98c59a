"""Self-play: many games of any seat count, in which the learner decides for every seat, stepped by one call."""

from collections.abc import Sequence
from typing import Any

from tabuleiro.envs.library import MissingLibrary

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as error:
    raise MissingLibrary("numpy", "gymnasium") from error

from tabuleiro.envs.learner import new_self_play
from tabuleiro.envs.observation import action_ids
from tabuleiro.envs.self_play.branches import Branches
from tabuleiro.envs.self_play.share import Share
from tabuleiro.envs.self_play.sight import Sight, new_layout
from tabuleiro.envs.stepper import EpisodeOver


class SelfPlay:
    """`SelfPlay("luna", 256, seats=3)`: 256 games, each step of which takes one decision in every game.

    With `processes` from 2 on the games are spread over other processes. `observation` may be "float16", and
    `packed` masks hold eight actions in a byte. `reward` and `shaping` are as in PettingZoo; all else are options of
    the game. Game number i, seeded with s, goes as a PettingZoo environment seeded with s + i.
    """

    def __init__(
        self,
        game: str,
        games: int = 256,
        *,
        processes: int = 1,
        observation: str = "float32",
        packed: bool = False,
        **said: Any,  # noqa: ANN401 - `new_self_play` has their types
    ) -> None:
        table = new_self_play(game, **said).table
        self.game = table.game
        self.layout = new_layout(table.game, games, table.seats, observation, packed=packed)
        words = {"game": game, **said}
        self._games: Share | Branches = (
            Share(self.layout, words) if processes == 1 else Branches(table.game, self.layout, words, processes)
        )
        self._last = self.new_arrays()
        self._started = False

    def new_arrays(self, steps: int | None = None) -> Sight:
        """Arrays of the caller's own, to be written: for one step, or with an axis in front for several."""
        count = 1 if steps is None else steps
        if isinstance(self._games, Branches):
            made = self._games.new_arrays(count)
        else:
            made = self.layout.lay(np.zeros(self.layout.size(count), np.uint8), count)
        return made.at(0) if steps is None else made

    def reset(self, seed: int | Sequence[int] | None = None, out: Sight | None = None) -> Sight:
        """Begin every game; an integer seeds them with itself and the integers that follow it.

        Without a seed each goes on with its own chance. It is written into `out`, or into arrays that are used again.
        """
        target = self._target(out)
        if seed is None and self._started:
            self._games.deal(None, target)
        else:
            self._games.deal(self._spread(seed), target)
            self._started = True
        return target

    def step(self, actions: npt.ArrayLike, out: Sight | None = None) -> Sight:
        """Take one action in every game, each for the seat that decides.

        If one is refused it raises, and no game has changed. A game that is over begins anew at once: its rewards are
        those of its end, and what is seen is the new game.
        """
        if not self._started:
            raise EpisodeOver("call reset() before step()")
        target = self._target(out)
        self._games.step(action_ids(actions, self.layout.games), target)
        return target

    def sample_actions(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game, drawn far faster than from the masks."""
        return self._games.sample().copy()

    def close(self) -> None:
        """End the other processes, if there are any."""
        if isinstance(self._games, Branches):
            self._games.close()

    def _target(self, out: Sight | None) -> Sight:
        if out is None:
            return self._last
        self.layout.check(out)
        return out

    def _spread(self, seed: int | Sequence[int] | None) -> list[int]:
        """A seed of chance for every game, as PettingZoo and Gymnasium derive it."""
        count = self.layout.games
        seeds: Sequence[int | None] = [None] * count if seed is None else _one_each(seed, count)
        return [int(np.random.default_rng(one).integers(1 << 32)) for one in seeds]


def _one_each(seed: int | Sequence[int], games: int) -> Sequence[int]:
    if isinstance(seed, int):
        return range(seed, seed + games)
    if len(seed) != games:
        raise ValueError(f"{len(seed)} seeds for {games} games: expected one for each")
    return seed
