"""Adagrad: fits a network to samples of self-play by stochastic gradient descent.

Every weight has a learning rate of its own, which falls with the squares of the gradients that it has seen.
"""

from array import array
from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tabuleiro.bots.network import Network, logistic
from tabuleiro.bots.rng import draw, next_word, seed_word
from tabuleiro.bots.training.self_play import INDEX_BITS, INDEX_MASK, MILLION

RATE: Final = 0.05
DECAY: Final = 0.000001
"""Weight decay (L2) of each step: a feature that predicts nothing ends with no weight."""
HELD_OUT: Final = 16
"""The last 1/HELD_OUT of the samples is not learned from but measures the fit (a validation set). It consists of whole
games, because the positions of one game all end alike."""


class Samples:
    """Samples in flat vecs; `starts` says where each begins."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]()
        self.starts: vec[i64] = vec[i64]()

    def add(self, flat: "array[int]") -> None:
        """Take over the samples of `self_play.samples_of`."""
        begin: i64 = len(self.items)
        for item in flat:
            self.items = append(self.items, item)
        while begin < len(self.items):
            self.starts = append(self.starts, begin)
            begin += self.items[begin] + 2


class Fitter:
    """Trains on inputs divided by their typical size; `network` multiplies that back into the weights."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        self.net: Network = Network(inputs, hidden)
        self.sizes: vec[float] = vec[float]([1.0] * inputs)
        self.word: i64 = seed_word(seed)
        self.direct_sums: vec[float] = vec[float]([0.1] * inputs)
        self.inner_sums: vec[float] = vec[float]([0.1] * (inputs * hidden))
        self.unit_sums: vec[float] = vec[float]([0.1] * hidden)
        self.outer_sums: vec[float] = vec[float]([0.1] * hidden)
        self.bias_sum: float = 0.1
        self.slopes: vec[float] = vec[float]([0.0] * hidden)
        i: i64 = 0
        while i < len(self.net.inner):
            self.net.inner[i] = self._small(0.05)
            i += 1
        i = 0
        while i < hidden:
            self.net.outer[i] = self._small(0.3)
            i += 1

    def fit(self, samples: Samples, passes: int) -> float:
        """Learn from all samples in several passes (epochs); return the mean squared error on the samples held out."""
        self._measure_sizes(samples)
        count: i64 = len(samples.starts) - len(samples.starts) // HELD_OUT
        steps: i64 = count * passes
        step: i64 = 0
        while step < steps:
            self.word = next_word(self.word)
            chosen: i64 = draw(self.word, count)
            self._learn(samples, samples.starts[chosen], RATE * (1.0 - 0.9 * float(step) / float(steps)))
            step += 1
        return self._error(samples, count)

    def network(self) -> Network:
        """The network for features as they are."""
        made = Network(int(self.net.inputs), int(self.net.hidden))
        made.bias = self.net.bias
        made.inner_bias = self.net.inner_bias[:]
        made.outer = self.net.outer[:]
        i: i64 = 0
        while i < made.inputs:
            made.direct[i] = self.net.direct[i] / self.sizes[i]
            unit: i64 = 0
            while unit < made.hidden:
                made.inner[i * made.hidden + unit] = self.net.inner[i * made.hidden + unit] / self.sizes[i]
                unit += 1
            i += 1
        return made

    def _small(self, span: float) -> float:
        self.word = next_word(self.word)
        return span * (float(self.word) / 2147483648.0 - 1.0)

    def _measure_sizes(self, samples: Samples) -> None:
        """The root mean square of every input; an input that is hardly ever there counts as if it were there more."""
        squares: vec[float] = vec[float]([0.0] * int(self.net.inputs))
        count: i64 = len(samples.starts)
        at: i64 = 0
        while at < len(samples.items):
            end: i64 = at + 2 + samples.items[at]
            at += 2
            while at < end:
                index: i64 = samples.items[at] & INDEX_MASK
                value: float = float(samples.items[at] >> INDEX_BITS)
                squares[index] = squares[index] + value * value
                at += 1
        i: i64 = 0
        while i < self.net.inputs:
            self.sizes[i] = max(sqrt(squares[i] / float(count)), 0.05)
            i += 1

    def _run(self, samples: Samples, at: i64) -> float:
        """The output for one sample; leaves the hidden units filled."""
        net: Network = self.net
        hidden: i64 = net.hidden
        out: float = net.bias
        unit: i64 = 0
        while unit < hidden:
            net.units[unit] = net.inner_bias[unit]
            unit += 1
        end: i64 = at + 2 + samples.items[at]
        at += 2
        while at < end:
            index: i64 = samples.items[at] & INDEX_MASK
            value: float = float(samples.items[at] >> INDEX_BITS) / self.sizes[index]
            out += net.direct[index] * value
            base: i64 = index * hidden
            unit = 0
            while unit < hidden:
                net.units[unit] = net.units[unit] + net.inner[base + unit] * value
                unit += 1
            at += 1
        unit = 0
        while unit < hidden:
            if net.units[unit] > 0.0:
                out += net.outer[unit] * net.units[unit]
            unit += 1
        return out

    def _learn(self, samples: Samples, at: i64, rate: float) -> None:
        """One step down the gradient of the cross entropy of one sample."""
        net: Network = self.net
        hidden: i64 = net.hidden
        slope: float = logistic(self._run(samples, at)) - float(samples.items[at + 1]) / float(MILLION)
        self.bias_sum += slope * slope
        net.bias -= rate * slope / sqrt(self.bias_sum)
        self._learn_units(slope, rate)
        end: i64 = at + 2 + samples.items[at]
        at += 2
        while at < end:
            index: i64 = samples.items[at] & INDEX_MASK
            value: float = float(samples.items[at] >> INDEX_BITS) / self.sizes[index]
            here: float = slope * value
            self.direct_sums[index] = self.direct_sums[index] + here * here
            step: float = rate * here / sqrt(self.direct_sums[index])
            net.direct[index] = net.direct[index] * (1.0 - DECAY) - step
            base: i64 = index * hidden
            unit: i64 = 0
            while unit < hidden:
                if self.slopes[unit] != 0.0:
                    here = self.slopes[unit] * value
                    place: i64 = base + unit
                    self.inner_sums[place] = self.inner_sums[place] + here * here
                    step = rate * here / sqrt(self.inner_sums[place])
                    net.inner[place] = net.inner[place] * (1.0 - DECAY) - step
                unit += 1
            at += 1

    def _learn_units(self, slope: float, rate: float) -> None:
        """The step of the output weights and of the units' own bias; leaves each unit's slope behind."""
        net: Network = self.net
        unit: i64 = 0
        while unit < net.hidden:
            self.slopes[unit] = 0.0
            if net.units[unit] > 0.0:
                here: float = slope * net.outer[unit]
                self.slopes[unit] = here
                self.unit_sums[unit] = self.unit_sums[unit] + here * here
                net.inner_bias[unit] = net.inner_bias[unit] - rate * here / sqrt(self.unit_sums[unit])
                here = slope * net.units[unit]
                self.outer_sums[unit] = self.outer_sums[unit] + here * here
                net.outer[unit] = net.outer[unit] - rate * here / sqrt(self.outer_sums[unit])
            unit += 1

    def _error(self, samples: Samples, chosen: i64) -> float:
        """The mean squared error from one sample on."""
        total: float = 0.0
        held: i64 = 0
        while chosen < len(samples.starts):
            at: i64 = samples.starts[chosen]
            gap: float = logistic(self._run(samples, at)) - float(samples.items[at + 1]) / float(MILLION)
            total += gap * gap
            held += 1
            chosen += 1
        return total / float(max(held, 1))
