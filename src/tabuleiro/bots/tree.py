"""The tree of a search as a structure of arrays: a node is an index into every one of its vecs."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Tree:
    """Nodes in the order of their making; the children of a node lie side by side.

    A node stands for the position after `action` (for the child of a chance node: the generator's word that the whole
    chain of outcomes is drawn from). `total` is what the visits were worth to whoever chose the action, `judged` what
    the evaluation said when the node was made; both are values from 0 to 1.
    """

    def __init__(self) -> None:
        self.action: vec[i64] = vec[i64]()
        self.actor: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        self.judged: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.spread: vec[float] = vec[float]()

    def size(self) -> i64:
        """How many nodes there are."""
        return len(self.action)

    def add(self, action: i64, actor: i64, judged: float, prior: float) -> i64:
        """Make a node without children and without visits."""
        self.action = append(self.action, action)
        self.actor = append(self.actor, actor)
        self.first = append(self.first, -1)
        self.count = append(self.count, 0)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.judged = append(self.judged, judged)
        self.prior = append(self.prior, prior)
        self.spread = append(self.spread, 1.0)
        return len(self.action) - 1

    def value(self, node: i64) -> float:
        """What a node is worth to whoever chose it; the first judgement counts as one visit."""
        return (self.judged[node] + self.total[node]) / float(self.visits[node] + 1)

    def best_child(self, node: i64) -> i64:
        """The child with the most visits, the better one of equals."""
        first: i64 = self.first[node]
        best: i64 = first
        child: i64 = first + 1
        while child < first + self.count[node]:
            more: i64 = self.visits[child] - self.visits[best]
            if more > 0 or (more == 0 and self.value(child) > self.value(best)):
                best = child
            child += 1
        return best

    def child_by(self, node: i64, action: i64) -> i64:
        """The child that an action leads to, or -1."""
        child: i64 = self.first[node]
        end: i64 = child + self.count[node]
        while child < end:
            if self.action[child] == action:
                return child
            child += 1
        return -1
