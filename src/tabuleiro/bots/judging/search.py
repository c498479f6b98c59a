"""The search of a game whose policy was not learned yet: the position behind every action of a leaf is judged.

That first judgement is the action's first visit and its prior, so that a wide decision is narrowed to what looks good.
It costs as many judgements as there are actions, where a policy costs one.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tabuleiro.bots.arithmetic.exponential import exp
from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.judging.evaluation import JudgedEvaluation
from tabuleiro.bots.lookahead import Lookahead
from tabuleiro.bots.network import logistic
from tabuleiro.bots.search import Search
from tabuleiro.bots.tree import Tree
from tabuleiro.core.action import CHANCE
from tabuleiro.core.state import State

EXPLORATION: Final = 1.0
"""How much a seldom tried action is favoured, in units of how far the judgements of a node's actions lie apart."""
SHARPNESS: Final = 2.0
"""How strongly the first judgement narrows a decision."""
LEAST_SPREAD: Final = 0.001
NOTHING: Final[set[int]] = set()


class JudgingSearch(Search):
    """Searches with a `JudgedEvaluation`."""

    def __init__(self, evaluation: JudgedEvaluation, state: State, seed: int) -> None:
        super().__init__(evaluation, state, seed)
        self.judged: JudgedEvaluation = evaluation
        self.look: Lookahead = Lookahead(evaluation, state)

    def new_tree(self) -> Tree:
        """A tree without nodes, which keeps judgements."""
        return Tree(self.root_state.seats, judges=True)

    def worth(self, child: i64, seat: i64) -> float:
        """What a child is worth; the first judgement counts as one visit."""
        tree: Tree = self.tree
        visits: float = float(tree.visits[child])
        return (tree.judged[child] + visits * tree.value(child, seat)) / (visits + 1.0)

    def _select(self, node: i64) -> i64:
        """The child with the highest PUCT value.

        U is EXPLORATION * sqrt(visits + 1) * spread of the judgements or, if that is more, deviation of what was found:
        a decision that changes nothing at once shows no spread.
        """
        tree: Tree = self.tree
        actor: i64 = tree.actor[node]
        first: i64 = tree.first[node]
        end: i64 = first + tree.count[node]
        apart: float = max(tree.spread[node], self._deviation(node))
        favour: float = EXPLORATION * apart * sqrt(float(tree.visits[node] + 1))
        best: i64 = first
        highest: float = -1.0
        child: i64 = first
        while child < end:
            visits: float = float(tree.visits[child])
            held: float = tree.judged[child] + visits * tree.values[child * tree.seats + actor]
            promise: float = (held + favour * tree.prior[child]) / (visits + 1.0)
            if promise > highest:
                highest = promise
                best = child
            child += 1
        return self._relieve(best) if node == self.root else best

    def _expand(self, node: i64) -> bool:
        """Make the children of a leaf and value it by them; False for a forced move: the walk goes on."""
        tree: Tree = self.tree
        look: Lookahead = self.look
        actor: i64 = tree.actor[node]
        count: i64 = look.look(self.state, self.kept if node == self.root else NOTHING)
        if count == 1:
            tree.first[node] = tree.add(look.actions[0], CHANCE, 1.0)
            tree.count[node] = 1
            return False
        self.plies += count
        best: i64 = look.best(count)
        value: float = self._add_children(node, count, logistic(look.odds[best]))
        if self.state.seats > 2:
            look.trial.copy_from(self.state)
            look.trial.apply(look.actions[best])
        self.judged.share_into(look.trial, actor, value, self.values)
        return True

    def _add_children(self, node: i64, count: i64, best: float) -> float:
        """Make the children with their priors; return what the node is worth to whoever acts in it.

        A prior falls off with the distance from the best child, in units of the spread. The node is worth the mean of
        its children by these priors: the best one alone would flatter whoever is about to act.
        """
        tree: Tree = self.tree
        look: Lookahead = self.look
        mean: float = 0.0
        i: i64 = 0
        while i < count:
            look.odds[i] = logistic(look.odds[i])
            mean += look.odds[i]
            i += 1
        spread: float = max(best - mean / float(count), LEAST_SPREAD)
        weights: float = 0.0
        i = 0
        while i < count:
            weights += exp(SHARPNESS * (look.odds[i] - best) / spread)
            i += 1
        is_room: bool = tree.size() < tree.largest
        if is_room:
            tree.spread[node] = spread
            tree.first[node] = tree.size()
            tree.count[node] = count
        value: float = 0.0
        i = 0
        while i < count:
            prior: float = exp(SHARPNESS * (look.odds[i] - best) / spread) / weights
            value += prior * look.odds[i]
            if is_room:
                child: i64 = tree.add(look.actions[i], look.actors[i], prior)
                tree.judged[child] = look.odds[i]
            i += 1
        return value

    def _back_up(self, node: i64, chooser: i64) -> None:  # noqa: ARG002 - whoever chose it
        """A node is worth the mean of its visits."""
        self._take_mean(node)


def new_search(evaluation: Evaluation, state: State, seed: int, returned: dict[int, int] | None = None) -> Search:
    """The search that fits an evaluation."""
    if isinstance(evaluation, JudgedEvaluation):
        return JudgingSearch(evaluation, state, seed)
    return Search(evaluation, state, seed, returned)
