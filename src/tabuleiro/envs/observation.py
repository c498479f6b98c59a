"""What a seat sees, as arrays: the features of the position, and a mask of what it may do."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tabuleiro.core.state import State
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


def features_array(state: State, seat: int) -> npt.NDArray[np.float32]:
    """The features of any position, seen from a seat."""
    return np.frombuffer(feature_bytes(state, seat), "<i4").astype(np.float32)
