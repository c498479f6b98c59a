"""An NNUE-style network: the integer features of a position, seen from one seat -> a few numbers and a policy.

Its first layer is an accumulator of integer sums that is updated incrementally: neighbouring positions differ in few
features. All loops are plain loops over flat vecs.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tabuleiro.bots.arithmetic.exponential import exp
from tabuleiro.bots.rng import next_word, seed_word

ONE: Final = 1_073_741_824
"""The unit of the weights as integers, 2 to the 30th."""
UPPER: Final = 1.0 / 32_768.0
LOWER: Final = 1.0 / 1_073_741_824.0
VALUE: Final = 0
"""The head that says how much of the win a seat may expect: a logit, to be compared with those of the other seats."""
ALONE: Final = 1
"""The head that says the same of a seat that plays alone: the logarithm of its odds."""
POINTS: Final = 2
"""The head that says with how many points a seat will end, in units of the usual lead."""
HEADS: Final = 3


class Accumulator:
    """The features that a network saw last from one seat, the sums of its first layer for them, and its hidden units.

    Behind the sums of the hidden units come those of the heads (a skip connection from every input) and the key of the
    position: a linear hash of its features, which costs one more sum.
    """

    def __init__(self, inputs: int, hidden: int) -> None:
        self.seen: vec[i64] = vec[i64]([0] * inputs)
        self.sums: vec[i64] = vec[i64]([0] * (hidden + HEADS + 1))
        self.units: vec[float] = vec[float]([0.0] * hidden)

    def key(self) -> i64:
        """Tells positions apart."""
        return self.sums[len(self.sums) - 1]


class Network:
    """One hidden layer of rectified units (ReLU), the heads, and a policy: a logit for every id of an action.

    `inner` holds the weights of an input to all units side by side, `direct` those of an input to all heads, `outer`
    those of all units to a head, `policy` those of all units to an action.
    """

    def __init__(self, inputs: int, hidden: int, actions: int) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.actions: i64 = actions
        self.inner: vec[float] = vec[float]([0.0] * (inputs * hidden))
        self.inner_bias: vec[float] = vec[float]([0.0] * hidden)
        self.direct: vec[float] = vec[float]([0.0] * (inputs * HEADS))
        self.outer: vec[float] = vec[float]([0.0] * (HEADS * hidden))
        self.bias: vec[float] = vec[float]([0.0] * HEADS)
        self.policy: vec[float] = vec[float]([0.0] * (actions * hidden))
        self.policy_bias: vec[float] = vec[float]([0.0] * actions)
        self.timeless: vec[i64] = vec[i64]([1] * inputs)
        """0 for an input that only counts the time. It is not seen: a position that returns later has the same key."""
        self.rounded: vec[i64] = vec[i64]()
        """For every input its weights to all sums of an accumulator, in parts of `ONE`; made when it first runs."""

    def see(self, features: vec[i64], accumulator: Accumulator) -> None:
        """Bring an accumulator up to date with the features of a position.

        Only changed features are reckoned anew. The sums are of integers, so they are exact: what was seen before
        changes nothing.
        """
        if len(self.rounded) == 0:
            self._round_weights()
        seen: vec[i64] = accumulator.seen
        sums: vec[i64] = accumulator.sums
        rounded: vec[i64] = self.rounded
        inputs: i64 = self.inputs
        width: i64 = self.hidden + HEADS + 1
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
        self._fire(accumulator)

    def head(self, accumulator: Accumulator, head: i64) -> float:
        """What a head says of the position that was seen last."""
        units: vec[float] = accumulator.units
        outer: vec[float] = self.outer
        hidden: i64 = self.hidden
        out: float = self.bias[head] + in_units(accumulator.sums[hidden + head])
        base: i64 = head * hidden
        unit: i64 = 0
        while unit < hidden:
            out += outer[base + unit] * units[unit]
            unit += 1
        return out

    def favour(self, accumulator: Accumulator, action: i64) -> float:
        """The logit of an action in the position that was seen last, by the seat that decides there."""
        units: vec[float] = accumulator.units
        policy: vec[float] = self.policy
        hidden: i64 = self.hidden
        out: float = self.policy_bias[action]
        base: i64 = action * hidden
        unit: i64 = 0
        while unit < hidden:
            out += policy[base + unit] * units[unit]
            unit += 1
        return out

    def _fire(self, accumulator: Accumulator) -> None:
        """Rectify the sums of the hidden units."""
        sums: vec[i64] = accumulator.sums
        units: vec[float] = accumulator.units
        inner_bias: vec[float] = self.inner_bias
        hidden: i64 = self.hidden
        unit: i64 = 0
        while unit < hidden:
            held: float = inner_bias[unit] + in_units(sums[unit])
            units[unit] = held if held > 0.0 else 0.0
            unit += 1

    def _round_weights(self) -> None:
        """Round the weights to integers, and draw those of the key."""
        word: i64 = seed_word(1)
        i: i64 = 0
        while i < self.inputs:
            unit: i64 = 0
            while unit < self.hidden:
                weight: float = self.inner[i * self.hidden + unit] * float(self.timeless[i])
                self.rounded = append(self.rounded, round(weight * ONE))
                unit += 1
            head: i64 = 0
            while head < HEADS:
                weight = self.direct[i * HEADS + head] * float(self.timeless[i])
                self.rounded = append(self.rounded, round(weight * ONE))
                head += 1
            word = next_word(word)
            self.rounded = append(self.rounded, word * self.timeless[i])
            i += 1


def in_units(total: i64) -> float:
    """A sum in parts of `ONE` as a number; the same as `float(total) / ONE`, to the last bit.

    Python's integers are objects from 2 to the 30th on where addresses have 32 bits, as in a browser: each half of the
    sum stays below, is exact, and so is rounded once, when both are added.
    """
    return float(total >> 15) * UPPER + float(total & 32_767) * LOWER


def logistic(value: float) -> float:
    """From any number to one between 0 and 1."""
    if value >= 0.0:
        return 1.0 / (1.0 + exp(-value))
    raised: float = exp(value)
    return raised / (1.0 + raised)
