"""A small feed-forward network: the integer features of a position -> one number, by plain loops over flat vecs.

Its first layer is an accumulator that is updated incrementally, as in NNUE.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ONE: Final = 1_073_741_824
"""The unit of the weights as integers, 2 to the 30th."""


class Accumulator:
    """The features that a network saw last, and the sums that its hidden units held for them."""

    def __init__(self, inputs: int, units: int) -> None:
        self.seen: vec[i64] = vec[i64]([0] * inputs)
        self.sums: vec[i64] = vec[i64]([0] * units)


class Network:
    """One hidden layer of rectified units (ReLU), and a skip connection from every input to the output.

    `inner` holds the weights of an input to all units side by side. They are rounded to integers when it first runs.
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
        """What the hidden units hold while it is trained."""
        self.rounded: vec[i64] = vec[i64]()
        """For every input its weights to all units and, last, to the output, in parts of `ONE`."""

    def run(self, features: vec[i64], accumulator: Accumulator) -> float:
        """The output for the features of one position.

        Positions that are judged one after the other differ in few features, and only these are reckoned anew. The sums
        are of integers, so they are exact: what was judged before changes nothing.
        """
        if len(self.rounded) == 0:
            self._round_weights()
        self._update(features, accumulator)
        sums: vec[i64] = accumulator.sums
        outer: vec[float] = self.outer
        inner_bias: vec[float] = self.inner_bias
        hidden: i64 = self.hidden
        out: float = self.bias + float(sums[hidden]) / ONE
        unit: i64 = 0
        while unit < hidden:
            held: float = inner_bias[unit] + float(sums[unit]) / ONE
            if held > 0.0:
                out += outer[unit] * held
            unit += 1
        return out

    def _update(self, features: vec[i64], accumulator: Accumulator) -> None:
        """Bring the sums of a accumulator up to date."""
        seen: vec[i64] = accumulator.seen
        sums: vec[i64] = accumulator.sums
        rounded: vec[i64] = self.rounded
        inputs: i64 = self.inputs
        width: i64 = self.hidden + 1
        i: i64 = 0
        while i < inputs:
            change: i64 = features[i] - seen[i]
            if change != 0:
                seen[i] = features[i]
                base: i64 = i * width
                unit: i64 = 0
                while unit < width:
                    sums[unit] = sums[unit] + rounded[base + unit] * change
                    unit += 1
            i += 1

    def _round_weights(self) -> None:
        """Round the weights to integers."""
        i: i64 = 0
        while i < self.inputs:
            unit: i64 = 0
            while unit < self.hidden:
                self.rounded = append(self.rounded, round(self.inner[i * self.hidden + unit] * ONE))
                unit += 1
            self.rounded = append(self.rounded, round(self.direct[i] * ONE))
            i += 1


def logistic(value: float) -> float:
    """From any number to one between 0 and 1."""
    if value >= 0.0:
        return 1.0 / (1.0 + exp(-value))
    raised: float = exp(value)
    return raised / (1.0 + raised)
