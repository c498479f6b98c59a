"""What a seat sees, as arrays: the features of the position, and a mask of what it may do."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tabuleiro.core.state import State
from tabuleiro.envs.batch import Batch
from tabuleiro.envs.features import feature_bytes
from tabuleiro.envs.stepper import Stepper

Observation: TypeAlias = dict[str, npt.NDArray[np.generic]]
"""`observation` holds the features, `action_mask` one 0 or 1 per action."""


class Window:
    """A look at a table. Its arrays lie on the table's own memory; what it gives away are copies.

    float32 holds every feature exactly.
    """

    def __init__(self, table: Stepper) -> None:
        self.table = table
        self.features = np.frombuffer(memoryview(table.features), np.int64)
        self.mask = np.frombuffer(memoryview(table.mask), np.int8)

    def observe(self, seat: int) -> Observation:
        """What a seat sees now."""
        self.table.look(seat)
        return {"observation": self.features.astype(np.float32), "action_mask": self.mask.copy()}


class BatchWindow:
    """A look at many tables. Its arrays lie on the batch's own memory: they change with every step.

    The first axis of each is the game.
    """

    def __init__(self, batch: Batch) -> None:
        games = len(batch.episodes)
        self.batch = batch
        self.sampled = np.frombuffer(memoryview(batch.sampled), np.int64)
        self.features = np.frombuffer(memoryview(batch.features), np.int64).reshape(games, -1)
        self.masks = np.frombuffer(memoryview(batch.masks), np.int8).reshape(games, -1)
        self.seats = np.frombuffer(memoryview(batch.seats), np.int64)
        self.gains = np.frombuffer(memoryview(batch.gains), np.float64).reshape(games, -1)
        self.terminated = np.frombuffer(memoryview(batch.terminated), np.bool_)
        self.truncated = np.frombuffer(memoryview(batch.truncated), np.bool_)

    def step(self, actions: npt.ArrayLike) -> None:
        """Take one action in every game. If one is refused it raises, and no game has changed."""
        self.batch.step(action_ids(actions, len(self.seats)))


def action_ids(actions: npt.ArrayLike, games: int) -> npt.NDArray[np.int64]:
    """The actions as the batch reads them; anything but one integer for each game raises."""
    given = np.asarray(actions)
    if given.shape != (games,):
        raise ValueError(f"actions of shape {given.shape}: expected {(games,)}, one for each game")
    return np.ascontiguousarray(given.astype(np.int64, casting="same_kind", copy=False))


def features_array(state: State, seat: int) -> npt.NDArray[np.float32]:
    """The features of any position, seen from a seat."""
    return np.frombuffer(feature_bytes(state, seat), "<i4").astype(np.float32)
