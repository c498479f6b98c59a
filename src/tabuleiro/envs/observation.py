"""What a seat sees, as arrays: the features of the position, and a mask of what it may do."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tabuleiro.envs.table import Table

Features: TypeAlias = npt.NDArray[np.float32]
Mask: TypeAlias = npt.NDArray[np.int8]
Observation: TypeAlias = dict[str, npt.NDArray[np.generic]]
"""`observation` holds the features, `action_mask` one 0 or 1 per action."""


def features_array(features: bytes) -> Features:
    """An array of its own; float32 holds every feature exactly."""
    return np.frombuffer(features, dtype="<i4").astype(np.float32)


def mask_array(mask: bytes) -> Mask:
    """An array of its own."""
    return np.frombuffer(mask, dtype=np.int8).copy()


def observe(table: Table, seat: int) -> Observation:
    """What a seat of a table sees now."""
    return {
        "observation": features_array(table.feature_bytes(seat)),
        "action_mask": mask_array(table.mask_bytes(seat)),
    }
