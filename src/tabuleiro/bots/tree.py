"""The tree of a search as a structure of arrays: a node is an index into every one of its vecs."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LARGEST: Final = 4_000_000
"""No tree has more nodes: beyond, leaves are judged and not expanded."""
_limit: Final[list[int]] = [LARGEST]


def limit_trees(nodes: int) -> None:
    """Let no tree that is begun here from now on have more nodes: a device has little memory."""
    _limit[0] = min(nodes, LARGEST)


class Tree:
    """Nodes in the order of their making; the children of a node lie side by side.

    A node stands for the position after `action` (for the child of a chance node: the generator's word that the whole
    chain of outcomes is drawn from). `values` holds what it is worth to each seat, once it was visited; `sum` and
    `squares` tell how far the values of its visits lie apart, to whoever acts in it. In a tree that `judges`, without a
    policy, `judged` is the first judgement of a node, to whoever chose it, and `spread` how far those of its children
    lie apart; any other tree has neither.
    """

    def __init__(self, seats: i64, *, judges: bool = False) -> None:
        self.seats: i64 = seats
        self.judges: bool = judges
        self.largest: i64 = _limit[0]
        self.action: vec[i64] = vec[i64]()
        self.actor: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.prior: vec[float] = vec[float]()
        self.sum: vec[float] = vec[float]()
        self.squares: vec[float] = vec[float]()
        self.judged: vec[float] = vec[float]()
        self.spread: vec[float] = vec[float]()
        self.values: vec[float] = vec[float]()
        """node * seats + seat."""

    def size(self) -> i64:
        """How many nodes there are."""
        return len(self.action)

    def add(self, action: i64, actor: i64, prior: float) -> i64:
        """Make a node without children and without visits."""
        self.action = append(self.action, action)
        self.actor = append(self.actor, actor)
        self.first = append(self.first, -1)
        self.count = append(self.count, 0)
        self.visits = append(self.visits, 0)
        self.prior = append(self.prior, prior)
        self.sum = append(self.sum, 0.0)
        self.squares = append(self.squares, 0.0)
        if self.judges:
            self.judged = append(self.judged, 0.0)
            self.spread = append(self.spread, 0.0)
        seat: i64 = 0
        while seat < self.seats:
            self.values = append(self.values, 0.0)
            seat += 1
        return len(self.action) - 1

    def clear(self, node: i64) -> None:
        """Make a node as it was before its first visit; what lay below it is no longer reached."""
        self.first[node] = -1
        self.count[node] = 0
        self.visits[node] = 0
        self.sum[node] = 0.0
        self.squares[node] = 0.0
        seat: i64 = 0
        while seat < self.seats:
            self.values[node * self.seats + seat] = 0.0
            seat += 1

    def expected(self, node: i64) -> list[float]:
        """What a visited node is worth to every seat."""
        return [self.value(node, seat) for seat in range(int(self.seats))]

    def value(self, node: i64, seat: i64) -> float:
        """What a visited node is worth to a seat."""
        return self.values[node * self.seats + seat]

    def best_child(self, node: i64) -> i64:
        """The child with the most visits; of equals the better one to whoever chooses, then the likelier one."""
        first: i64 = self.first[node]
        seat: i64 = self.actor[node]
        if seat < 0:
            seat = 0
        best: i64 = first
        child: i64 = first + 1
        while child < first + self.count[node]:
            more: i64 = self.visits[child] - self.visits[best]
            if more == 0:
                better: float = self._held(child, seat) - self._held(best, seat)
                if better > 0.0 or (better == 0.0 and self.prior[child] > self.prior[best]):
                    best = child
            elif more > 0:
                best = child
            child += 1
        return best

    def _held(self, node: i64, seat: i64) -> float:
        """What a node is held to be worth to a seat: by its visits, else by its first judgement, if there is one."""
        if self.visits[node] > 0:
            return self.value(node, seat)
        return self.judged[node] if self.judges else 0.0

    def child_by(self, node: i64, action: i64) -> i64:
        """The child that an action leads to, or -1."""
        child: i64 = self.first[node]
        end: i64 = child + self.count[node]
        while child < end:
            if self.action[child] == action:
                return child
            child += 1
        return -1
