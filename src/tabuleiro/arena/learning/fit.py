"""Fits a network to played games with PyTorch, which only training needs: `pip install 'tabuleiro[learn]'`."""

from array import array
from importlib import import_module
from typing import Any, Final, NamedTuple
from zlib import crc32

from librt.vecs import append, vec

from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.haste import TURN_CAPS
from tabuleiro.bots.judging.evaluation import JudgedEvaluation
from tabuleiro.bots.network import ALONE, HEADS, POINTS, VALUE, Network
from tabuleiro.bots.outcome_value import final_values
from tabuleiro.bots.training.positions import Positions
from tabuleiro.bots.training.self_play import PlayedGame
from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game

HELD_OUT: Final = 16
"""One game in HELD_OUT is not learned from but measures the fit (a validation set): positions of one game end alike."""
BATCH: Final = 512
RATE: Final = 0.001
"""The learning rate of Adam at the beginning."""
LAST_RATE: Final = 0.05
"""What the rate has fallen to at the end, as a share of that."""
DECAY: Final = 0.00001
FOUND: Final = 0.4
"""How much of what a position is held to be worth is what the search found there; the rest is how the game ended."""
POLICY_WEIGHT: Final = 0.5
POINTS_WEIGHT: Final = 0.1
PATIENCE: Final = 0.9965
"""In a game that need not end, so much of a lead is left one decision before; about 0.97 a round."""
ODDS: Final = 0.5
"""What the difference of two logits is multiplied by when each is the logarithm of a seat's own odds."""
LEAST_SIZE: Final = 0.05
"""An input that is hardly ever there counts as if it were there more."""

Tensor = Any
"""torch.Tensor; its types are not there where nobody trains."""


class NoTorch(InputError):
    """Training without PyTorch."""


class Errors(NamedTuple):
    """How far a network is off: cross entropy of values and policy, mean absolute error of points, in usual leads."""

    value: float
    policy: float
    points: float

    def total(self) -> float:
        """What a fit makes small."""
        return self.value + POLICY_WEIGHT * self.policy + POINTS_WEIGHT * self.points


class Fitted(NamedTuple):
    """Weights, and how far they are off in games that they were not fitted to."""

    evaluation: Evaluation
    errors: Errors


class TrainingSet(NamedTuple):
    """All positions of games with the same number of seats; the acting seat comes first, then clockwise."""

    seats: int
    features: Tensor
    legal: Tensor
    """Padded with -1."""
    preferred: Tensor
    values: Tensor
    points: Tensor
    learned: Tensor
    """The places of the positions to learn from."""
    held_out: Tensor


def open_torch() -> Any:  # noqa: ANN401 - an optional library without types here
    """PyTorch, on one thread: the other processors play."""
    try:
        torch = import_module("torch")
    except ImportError as error:
        raise NoTorch("no-torch", "PyTorch is not installed: pip install 'tabuleiro[learn]'", {}) from error
    torch.set_num_threads(1)
    return torch


def fit(
    game: Game,
    games: list[PlayedGame],
    start: Evaluation | None,
    hidden: int,
    actions: int,
    passes: int,
    seed: int,
    scale: float,
) -> Fitted:
    """Fit weights to games in some passes, beginning with those of `start` or at random; the best pass is kept.

    The policy knows these `actions`; without any, the weights are for a search that judges what is behind each.
    """
    torch = open_torch()
    torch.manual_seed(seed)
    tables = [make_table(torch, game, games, seats, scale) for seats in sorted({one.seats for one in games})]
    model = Model(torch, input_sizes(torch, tables), hidden, actions)
    if start is not None and fits(start, game, hidden):
        model.load(start)
    best, kept = measure(torch, model, tables), model.copied()
    optimiser = torch.optim.Adam(model.weights(), lr=RATE)
    steps = passes * sum(len(table.learned) // BATCH + 1 for table in tables)
    schedule = torch.optim.lr_scheduler.LinearLR(optimiser, 1.0, LAST_RATE, steps)
    for _ in range(passes):
        for table, chosen in batches(torch, tables):
            optimiser.zero_grad()
            value, policy, points = model.losses(table, chosen)
            (value + POLICY_WEIGHT * policy + POINTS_WEIGHT * points + model.penalty()).backward()
            optimiser.step()
            schedule.step()
        errors = measure(torch, model, tables)
        if errors.total() < best.total():
            best, kept = errors, model.copied()
    model.restore(kept)
    network = model.network()
    return Fitted(Evaluation(network, scale) if actions > 0 else JudgedEvaluation(network, scale), best)


def fits(evaluation: Evaluation, game: Game, hidden: int) -> bool:
    """Whether a fit may begin with the weights of an evaluation: it sees the features, by no more hidden units."""
    network = evaluation.network
    if network is None or network.hidden > hidden:
        return False
    return network.inputs == len(game.feature_names) and network.actions in (0, game.spaces.players)


def has_policy(evaluation: Evaluation) -> bool:
    """Whether a policy was learned."""
    return evaluation.network is not None and evaluation.network.actions > 0


def batches(torch: Any, tables: list[TrainingSet]) -> list[tuple[TrainingSet, Tensor]]:  # noqa: ANN401 - PyTorch
    """The positions to learn from, in any order, each batch from one table."""
    made = []
    for table in tables:
        mixed = table.learned[torch.randperm(len(table.learned))]
        made += [(table, mixed[first : first + BATCH]) for first in range(0, len(mixed), BATCH)]
    return [made[place] for place in torch.randperm(len(made)).tolist()]


def measure(torch: Any, model: "Model", tables: list[TrainingSet]) -> Errors:  # noqa: ANN401 - PyTorch
    """The errors in the games held out."""
    sums, count = [0.0, 0.0, 0.0], 0
    with torch.no_grad():
        for table in tables:
            for first in range(0, len(table.held_out), BATCH):
                chosen = table.held_out[first : first + BATCH]
                for place, loss in enumerate(model.losses(table, chosen)):
                    sums[place] += float(loss) * len(chosen)
                count += len(chosen)
    return Errors(*(one / max(count, 1) for one in sums))


def make_table(torch: Any, game: Game, games: list[PlayedGame], seats: int, scale: float) -> TrainingSet:  # noqa: ANN401
    """The positions of all games with some number of seats."""
    positions = Positions(game, seats)
    ends: list[list[float]] = []
    points: list[list[float]] = []
    for one in games:
        if one.seats == seats:
            positions.add(one)
            end = final_values(one.shares, one.points, one.margin, scale)
            ends += [waited(end, kept) for kept in patience(game, one)]
            points.append([number / scale for number in one.points])
    count = positions.count
    turned = (torch.tensor(positions.actors).long()[:, None] + torch.arange(seats)) % seats
    number = torch.tensor(positions.games).long()
    expected = torch.tensor(ends).gather(1, turned)
    found = tensor(torch, positions.values, "float32").view(count, seats)
    legal, preferred = padded(torch, positions)
    held_out = torch.tensor(held_out_of([one for one in games if one.seats == seats]))[number]
    return TrainingSet(
        seats,
        tensor(torch, positions.features, "int16").view(count, seats, len(game.feature_names)),
        legal,
        preferred,
        torch.where(found >= 0, FOUND * found + (1 - FOUND) * expected, expected),
        torch.tensor(points)[number].gather(1, turned),
        (~held_out).nonzero()[:, 0],
        held_out.nonzero()[:, 0],
    )


def held_out_of(games: list[PlayedGame]) -> list[bool]:
    """Which games are not learned from: the same ones in every generation, wherever they stand; at least the first.

    By their places, games that an earlier generation had learned from would measure the next one once a buffer is full:
    nothing new can be better than what knows the answers.
    """
    held_out = [crc32(array("i", one.actions).tobytes()) % HELD_OUT == 0 for one in games]
    return held_out if any(held_out) else [True, *held_out[1:]]


def patience(game: Game, played: PlayedGame) -> list[float]:
    """How much of the end counts at each searched decision: less the longer it takes, where a game need not end."""
    if game.name not in TURN_CAPS:
        return [1.0] * len(played.choices)
    return [PATIENCE ** ((len(played.actions) - choice.ply) / played.seats) for choice in played.choices]


def waited(end: list[float], kept: float) -> list[float]:
    """What the end of a game is worth before: so much is kept of how far it lies from equal shares (discounting)."""
    equal = 1 / len(end)
    return [equal + (value - equal) * kept for value in end]


def padded(torch: Any, positions: Positions) -> tuple[Tensor, Tensor]:  # noqa: ANN401 - PyTorch
    """The legal actions of every position and their shares of the visits, side by side."""
    counts = torch.tensor(positions.legal_counts).long()
    width = int(counts.max())
    is_there = torch.arange(width)[None, :] < counts[:, None]
    legal = torch.full((positions.count, width), -1, dtype=torch.int16)
    preferred = torch.zeros((positions.count, width))
    legal[is_there] = tensor(torch, positions.legal, "int16")
    preferred[is_there] = tensor(torch, positions.preferred, "float32")
    return legal, preferred


def tensor(torch: Any, numbers: "array[int] | array[float]", kind: str) -> Tensor:  # noqa: ANN401 - PyTorch
    """An array as a tensor, without boxing its numbers."""
    return torch.frombuffer(bytearray(numbers.tobytes()), dtype=getattr(torch, kind))


def input_sizes(torch: Any, tables: list[TrainingSet]) -> Tensor:  # noqa: ANN401 - PyTorch
    """The root mean square of every input: inputs are divided by it while weights are fitted."""
    total, count = 0.0, 0
    for table in tables:
        for first in range(0, len(table.features), BATCH):
            rows = table.features[first : first + BATCH].flatten(0, 1).float()
            total, count = total + (rows * rows).sum(0), count + len(rows)
    return torch.sqrt(total / count).clamp(min=LEAST_SIZE)


class Model:
    """The weights of a `Network` as tensors, for inputs divided by their sizes."""

    def __init__(self, torch: Any, sizes: Tensor, hidden: int, actions: int) -> None:  # noqa: ANN401 - PyTorch
        inputs = len(sizes)
        self.torch, self.sizes, self.actions = torch, sizes, actions
        self.inner = torch.randn(inputs, hidden) * (2.0 / inputs) ** 0.5
        self.inner_bias = torch.zeros(hidden)
        self.direct = torch.zeros(inputs, HEADS)
        self.outer = torch.randn(HEADS, hidden) * 0.1
        self.bias = torch.zeros(HEADS)
        self.policy = torch.randn(actions, hidden) * 0.05
        self.policy_bias = torch.zeros(actions)
        for one in self.weights():
            one.requires_grad_(True)

    def weights(self) -> list[Tensor]:
        """Everything that is fitted."""
        return [self.inner, self.inner_bias, self.direct, self.outer, self.bias, self.policy, self.policy_bias]

    def copied(self) -> list[Tensor]:
        """The weights as they are now."""
        return [one.detach().clone() for one in self.weights()]

    def restore(self, kept: list[Tensor]) -> None:
        """The inverse of `copied`."""
        with self.torch.no_grad():
            for one, old in zip(self.weights(), kept, strict=True):
                one.copy_(old)

    def penalty(self) -> Tensor:
        """Weight decay (L2): what predicts nothing ends with no weight."""
        return DECAY * sum((one * one).sum() for one in (self.inner, self.direct, self.policy))

    def losses(self, table: TrainingSet, chosen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """How far values, policy and points are off in some positions of a table."""
        torch, softmax = self.torch, self.torch.nn.functional.log_softmax
        inputs = table.features[chosen].float() / self.sizes
        units = torch.relu(inputs @ self.inner + self.inner_bias)
        heads = inputs @ self.direct + units @ self.outer.T + self.bias
        value = self.value_loss(heads, table.values[chosen])
        points = torch.nn.functional.smooth_l1_loss(heads[:, :, POINTS], table.points[chosen])
        if self.actions == 0:
            return value, torch.zeros(()), points
        legal = table.legal[chosen].long()
        logits = (units[:, 0] @ self.policy.T + self.policy_bias).gather(1, legal.clamp(min=0))
        logits = softmax(logits.masked_fill(legal < 0, -1e9), 1)
        policy = -(table.preferred[chosen] * logits).sum(1).mean()
        return value, policy, points

    def value_loss(self, heads: Tensor, target: Tensor) -> Tensor:
        """How far values are off: cross entropy of the seats' shares or, without a policy, of each seat's own odds."""
        torch = self.torch
        if self.actions == 0:
            return torch.nn.functional.binary_cross_entropy_with_logits(heads[:, :, VALUE], target)
        if target.shape[1] == 1:
            return torch.nn.functional.binary_cross_entropy_with_logits(heads[:, 0, ALONE], target[:, 0])
        return -(target * torch.nn.functional.log_softmax(heads[:, :, VALUE], 1)).sum(1).mean()

    def load(self, evaluation: Evaluation) -> None:
        """Begin with the weights of an evaluation's network; more units than it has say nothing at first.

        Weights without a policy tell the logarithm of a seat's odds; of two logits, half of that is compared. They
        begin only with their like.
        """
        network = evaluation.network
        assert network is not None, "nothing was learned"
        torch, sizes, hidden = self.torch, self.sizes[:, None], int(network.hidden)
        part = 1.0 if has_policy(evaluation) or self.actions == 0 else ODDS
        with torch.no_grad():
            self.inner[:, :hidden] = torch.tensor(list(network.inner)).view(-1, hidden) * sizes
            self.inner_bias[:hidden] = torch.tensor(list(network.inner_bias))
            self.direct[:] = torch.tensor(list(network.direct)).view(-1, HEADS) * sizes * part
            self.outer[:, hidden:] = 0.0
            self.outer[:, :hidden] = torch.tensor(list(network.outer)).view(HEADS, hidden) * part
            self.bias[:] = torch.tensor(list(network.bias)) * part
            if has_policy(evaluation):
                self.policy[:, hidden:] = 0.0
                self.policy[:, :hidden] = torch.tensor(list(network.policy)).view(-1, hidden)
                self.policy_bias[:] = torch.tensor(list(network.policy_bias))

    def network(self) -> Network:
        """The network for features as they are."""
        inputs, hidden, actions = len(self.sizes), len(self.inner_bias), len(self.policy)
        made = Network(inputs, hidden, actions)
        made.inner = floats(self.inner / self.sizes[:, None])
        made.inner_bias = floats(self.inner_bias)
        made.direct = floats(self.direct / self.sizes[:, None])
        made.outer = floats(self.outer)
        made.bias = floats(self.bias)
        made.policy = floats(self.policy)
        made.policy_bias = floats(self.policy_bias)
        return made


def floats(table: Tensor) -> vec[float]:
    """A tensor as a flat table."""
    made: vec[float] = vec[float]()
    for number in table.detach().flatten().tolist():
        made = append(made, number)
    return made
