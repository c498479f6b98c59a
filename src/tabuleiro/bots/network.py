"""A small network: the integer features of a position -> one number. Plain loops over flat vecs, nothing to install."""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64


class Network:
    """One hidden layer of rectified units, and a direct line from every input to the output beside it.

    `inner` holds the weights of an input to all units side by side, so that an input of zero is skipped as a whole;
    most features are zero most of the time.
    """

    def __init__(self, inputs: int, hidden: int) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.bias: float = 0.0
        self.direct: vec[float] = vec[float]([0.0] * inputs)
        self.inner: vec[float] = vec[float]([0.0] * (inputs * hidden))
        self.inner_bias: vec[float] = vec[float]([0.0] * hidden)
        self.outer: vec[float] = vec[float]([0.0] * hidden)
        self.units: vec[float] = vec[float]([0.0] * hidden)
        """What the hidden units hold while the network runs."""

    def run(self, features: vec[i64]) -> float:
        """The output for the features of one position."""
        hidden: i64 = self.hidden
        units: vec[float] = self.units
        inner: vec[float] = self.inner
        direct: vec[float] = self.direct
        inner_bias: vec[float] = self.inner_bias
        out: float = self.bias
        unit: i64 = 0
        while unit < hidden:
            units[unit] = inner_bias[unit]
            unit += 1
        i: i64 = 0
        while i < self.inputs:
            if features[i] != 0:
                value: float = float(features[i])
                out += direct[i] * value
                base: i64 = i * hidden
                unit = 0
                while unit < hidden:
                    units[unit] = units[unit] + inner[base + unit] * value
                    unit += 1
            i += 1
        outer: vec[float] = self.outer
        unit = 0
        while unit < hidden:
            if units[unit] > 0.0:
                out += outer[unit] * units[unit]
            unit += 1
        return out


def logistic(value: float) -> float:
    """From any number to one between 0 and 1."""
    if value >= 0.0:
        return 1.0 / (1.0 + exp(-value))
    raised: float = exp(value)
    return raised / (1.0 + raised)
