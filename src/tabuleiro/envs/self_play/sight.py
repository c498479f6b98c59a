"""What self-play shows: arrays that belong to the caller, and how they lie in one block of memory."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from math import prod
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tabuleiro.core.game import Game

Array: TypeAlias = npt.NDArray[Any]
OBSERVATIONS: Final = ("float32", "float16")
ALIGNMENT: Final = 64
"""Arrays begin at a multiple of it: a cache line."""


@dataclass(frozen=True, slots=True)
class Sight:
    """All games after a step, or with one axis more in front: after each of several steps (`at` gives one of them).

    `seat` is who decides in each game, `observation` and `action_mask` are what that seat sees. `rewards` is what the
    step brought to every seat. Of a game that `terminated` or was `truncated` the next one has already begun.
    """

    observation: Array
    action_mask: Array
    seat: Array
    rewards: Array
    terminated: Array
    truncated: Array
    block: SharedMemory | None = None
    """The memory that other processes see, too, if it is such."""
    step: int = 0
    """Which step of the block this is."""

    def arrays(self) -> Iterator[tuple[str, Array]]:
        """The arrays by their names."""
        for field in fields(self):
            if field.name not in ("block", "step"):
                yield field.name, getattr(self, field.name)

    def at(self, step: int) -> "Sight":
        """One of several steps."""
        return self._cut(step, step)

    def part(self, start: int, stop: int) -> "Sight":
        """Some of the games."""
        return self._cut(slice(start, stop), self.step)

    def _cut(self, where: int | slice, step: int) -> "Sight":
        return Sight(
            self.observation[where],
            self.action_mask[where],
            self.seat[where],
            self.rewards[where],
            self.terminated[where],
            self.truncated[where],
            self.block,
            step,
        )


class Layout(NamedTuple):
    """What the arrays look like; `packed` masks have eight actions in a byte, the lowest bit first."""

    games: int
    features: int
    actions: int
    seats: int
    observation: str
    packed: bool

    def columns(self) -> dict[str, tuple[tuple[int, ...], npt.DTypeLike]]:
        """Of every array: its shape for one step, and its type."""
        mask = ((self.actions + 7) // 8, np.uint8) if self.packed else (self.actions, np.int8)
        return {
            "observation": ((self.games, self.features), np.dtype(self.observation)),
            "action_mask": ((self.games, mask[0]), mask[1]),
            "seat": ((self.games,), np.int8),
            "rewards": ((self.games, self.seats), np.float32),
            "terminated": ((self.games,), np.bool_),
            "truncated": ((self.games,), np.bool_),
        }

    def size(self, steps: int) -> int:
        """How many bytes the arrays of some steps take."""
        sizes = [steps * prod(shape) * np.dtype(kind).itemsize for shape, kind in self.columns().values()]
        return sum(padded(size) for size in sizes)

    def lay(self, memory: memoryview | Array, steps: int, block: SharedMemory | None = None) -> Sight:
        """The arrays of some steps in a block of memory, one behind the other."""
        arrays: list[Array] = []
        place = 0
        for shape, kind in self.columns().values():
            arrays.append(np.ndarray((steps, *shape), kind, memory, place))
            place += padded(arrays[-1].nbytes)
        observation, action_mask, seat, rewards, terminated, truncated = arrays
        return Sight(observation, action_mask, seat, rewards, terminated, truncated, block)

    def check(self, sight: Sight) -> None:
        """Refuse arrays of a caller that the games do not fit into."""
        for (name, array), (shape, kind) in zip(sight.arrays(), self.columns().values(), strict=True):
            if array.shape != shape or array.dtype != kind or not array.flags.writeable:
                wanted = f"expected {np.dtype(kind)} {shape}, to be written"
                raise ValueError(f"the array {name!r} is {array.dtype} {array.shape}: {wanted}")


def padded(size: int) -> int:
    """A size that the next array may begin at."""
    return -(-size // ALIGNMENT) * ALIGNMENT


def new_layout(game: Game, games: int, seats: int, observation: str, *, packed: bool) -> Layout:
    """The layout of a game's arrays."""
    if observation not in OBSERVATIONS:
        raise ValueError(f"observations of {observation!r}: expected one of {', '.join(OBSERVATIONS)}")
    if games < 1:
        raise ValueError(f"{games} games: expected at least 1")
    return Layout(games, len(game.feature_names), game.spaces.players, seats, observation, packed)
