"""Monte-Carlo tree search (MCTS) with PUCT selection: explicit chance, any number of seats, no rollouts.

An iteration walks from the root to a leaf, looks one action ahead from there, judges what it finds by the evaluation,
and backs the values up along the path. Every seat maximises its own value (max^n). The first judgement of an action is
also its prior: a wide decision is narrowed to what looks good. See docs/decisions/0012.
"""

from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tabuleiro.bots.advice import Advice, Candidate, rank
from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.bots.lookahead import Lookahead
from tabuleiro.bots.network import logistic
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import draw, next_word, seed_word
from tabuleiro.bots.tree import Tree
from tabuleiro.bots.turn import is_same_turn
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.state import State

EXPLORATION: Final = 1.0
"""How much a seldom tried action is favoured, in units of how far the judgements of a node's actions lie apart."""
SHARPNESS: Final = 2.0
"""How strongly the first judgement narrows a decision."""
LEAST_SPREAD: Final = 0.001
OUTCOMES: Final = 12
"""The most chains of outcomes that a chance node keeps; more would spread the search too thin."""
LARGEST: Final = 4_000_000
"""No tree has more nodes: beyond, leaves are judged and not expanded."""


class Search:
    """Searches one position of a seat that has a choice; goes on wherever it was stopped."""

    def __init__(self, evaluation: Evaluation, state: State, seed: int) -> None:
        self.evaluation: Evaluation = evaluation
        self.root_state: State = state.copy()
        self.state: State = state.copy()
        self.look: Lookahead = Lookahead(evaluation, state, 0)
        self.buffer: vec[i64] = vec[i64]([0] * state.game().spaces.size)
        self.tree: Tree = Tree()
        self.root: i64 = self.tree.add(-1, state.to_act(), 0.5, 1.0)
        self.word: i64 = seed_word(seed)
        self.path: vec[i64] = vec[i64]([])
        self.values: vec[float] = vec[float]([0.0] * int(state.seats))
        self.sums: vec[float] = vec[float]([0.0] * int(state.seats))
        self.iterations: i64 = 0
        self.plies: i64 = 0

    def run(self, iterations: int, nodes: int = LARGEST) -> None:
        """Search for a number of iterations: the same ones for the same seed, on every machine.

        It ends early once the tree has grown by `nodes` nodes.
        """
        enough: i64 = self.tree.size() + nodes
        done: i64 = 0
        while done < iterations and self.tree.size() < enough:
            self._iterate()
            done += 1

    def run_until(self, clock: Callable[[], float], moment: float) -> None:
        """Search until a clock passes a moment."""
        while clock() < moment:
            self._iterate()

    def is_looked_at(self) -> bool:
        """Whether the actions at the root were judged, as `advice` needs."""
        return self.tree.first[self.root] >= 0

    def step(self, action: int) -> None:
        """Take an action at the root and keep what was found out about the position behind it."""
        child: i64 = self.tree.child_by(self.root, action)
        self.root_state.apply(action)
        if child < 0 or self.tree.size() > LARGEST // 2:
            self.tree = Tree()
            child = self.tree.add(action, self.root_state.to_act(), 0.5, 1.0)
        self.root = child
        self.iterations = 0
        seat: i64 = 0
        while seat < len(self.sums):
            self.sums[seat] = 0.0
            seat += 1

    def advice(self) -> Advice:
        """What is known by now; the root must have been looked at."""
        tree: Tree = self.tree
        candidates: list[Candidate] = []
        child: i64 = tree.first[self.root]
        end: i64 = child + tree.count[self.root]
        while child < end:
            candidates.append(Candidate(int(tree.action[child]), int(tree.visits[child]), tree.value(child)))
            child += 1
        candidates.sort(key=rank)
        times: float = float(max(self.iterations, 1))
        expected: list[float] = []
        for seat in range(len(self.sums)):
            expected.append(self.sums[seat] / times)
        return Advice(
            int(tree.action[tree.best_child(self.root)]),
            candidates,
            expected,
            self._line(),
            int(self.iterations),
            int(self.plies),
        )

    def own_decisions(self) -> int:
        """How many choices the seat at the root has in this turn, by the most likely line."""
        tree: Tree = self.tree
        state: State = self.state
        state.copy_from(self.root_state)
        seat: int = state.to_act()
        node: i64 = self.root
        count: int = 1
        while tree.first[node] >= 0:
            if tree.actor[node] == CHANCE:
                node = tree.first[node]
                self._play_outcomes(tree.action[node])
            else:
                node = tree.best_child(node)
                state.apply(tree.action[node])
            if state.to_act() == CHANCE:
                continue
            if not is_same_turn(state, seat):
                break
            if tree.count[node] != 1:
                count += 1
        return count

    def is_interrupted(self, seat: int) -> bool:
        """Whether chance draws at the root in the middle of a seat's turn.

        Who acts afterwards is told by any of the outcomes.
        """
        if self.root_state.to_act() != CHANCE:
            return False
        self.state.copy_from(self.root_state)
        self.word = next_word(self.word)
        self._play_outcomes(self.word)
        return is_same_turn(self.state, seat)

    def _line(self) -> list[int]:
        line: list[int] = []
        node: i64 = self.root
        while self.tree.first[node] >= 0 and self.tree.actor[node] != CHANCE:
            node = self.tree.best_child(node)
            line.append(int(self.tree.action[node]))
        return line

    def _iterate(self) -> None:
        """One walk from the root to a leaf and back."""
        tree: Tree = self.tree
        state: State = self.state
        state.copy_from(self.root_state)
        self.path = vec[i64]([])
        node: i64 = self.root
        while True:
            self.path = append(self.path, node)
            actor: i64 = tree.actor[node]
            if actor == NOBODY:
                self._judge_end()
                break
            if actor == CHANCE:
                node = self._draw_outcomes(node)
                continue
            if tree.first[node] < 0 and self._expand(node, actor):
                break
            node = tree.first[node] if tree.count[node] == 1 else self._select(node)
            state.apply(tree.action[node])
            self.plies += 1
            if tree.count[self.path[len(self.path) - 1]] == 1:
                tree.actor[node] = state.to_act()
        self._tell()

    def _select(self, node: i64) -> i64:
        """The child with the highest PUCT value: (first judgement + sum of values + U * prior) / (visits + 1).

        U is EXPLORATION * spread of the node's judgements * sqrt(visits of the node + 1).
        """
        tree: Tree = self.tree
        first: i64 = tree.first[node]
        end: i64 = first + tree.count[node]
        favour: float = EXPLORATION * tree.spread[node] * sqrt(float(tree.visits[node] + 1))
        best: i64 = first
        highest: float = -1.0
        child: i64 = first
        while child < end:
            times: float = float(tree.visits[child] + 1)
            promise: float = (tree.judged[child] + tree.total[child] + favour * tree.prior[child]) / times
            if promise > highest:
                highest = promise
                best = child
            child += 1
        return best

    def _expand(self, node: i64, actor: i64) -> bool:
        """Make the children of a leaf and value it by them; False for a forced move: the walk goes on."""
        tree: Tree = self.tree
        look: Lookahead = self.look
        count: i64 = look.look(self.state)
        if count == 1:
            tree.first[node] = tree.add(look.actions[0], CHANCE, 0.0, 1.0)
            tree.count[node] = 1
            return False
        self.plies += count
        best: i64 = look.best(count)
        value: float = self._add_children(node, count, logistic(look.odds[best]))
        if self.state.seats > 2:
            look.trial.copy_from(self.state)
            look.trial.apply(look.actions[best])
        self.evaluation.values_into(look.trial, actor, value, self.values)
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
        is_room: bool = tree.size() < LARGEST
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
                tree.add(look.actions[i], look.actors[i], look.odds[i], prior)
            i += 1
        return value

    def _draw_outcomes(self, node: i64) -> i64:
        """Play a chain of chance outcomes: a new one while few are known for the visits so far, else a known one."""
        tree: Tree = self.tree
        if tree.first[node] < 0:
            tree.first[node] = tree.size()
            for _ in range(OUTCOMES):
                tree.add(0, CHANCE, 0.5, 1.0)
        self.word = next_word(self.word)
        known: i64 = tree.count[node]
        is_new: bool = known < OUTCOMES and known <= tree.visits[node] // 3
        child: i64 = tree.first[node] + (known if is_new else draw(self.word, known))
        if is_new:
            tree.count[node] = known + 1
            tree.action[child] = self.word
        self._play_outcomes(tree.action[child])
        tree.actor[child] = self.state.to_act()
        return child

    def _play_outcomes(self, word: i64) -> None:
        """Let chance draw until a seat must act; the same word always draws the same."""
        while self.state.to_act() == CHANCE:
            word = next_word(word)
            self.state.apply(random_action(self.state, word, self.buffer))
            self.plies += 1

    def _judge_end(self) -> None:
        """The values of a finished game."""
        final: list[float] = self.evaluation.final(self.state)
        seat: i64 = 0
        while seat < len(self.values):
            self.values[seat] = final[seat]
            seat += 1

    def _tell(self) -> None:
        """Add the values to every node on the path, each to the account of whoever chose it."""
        tree: Tree = self.tree
        place: i64 = 0
        while place < len(self.path):
            node: i64 = self.path[place]
            tree.visits[node] = tree.visits[node] + 1
            if place > 0:
                chooser: i64 = tree.actor[self.path[place - 1]]
                if chooser >= 0:
                    tree.total[node] = tree.total[node] + self.values[chooser]
            place += 1
        self.iterations += 1
        seat: i64 = 0
        while seat < len(self.sums):
            self.sums[seat] = self.sums[seat] + self.values[seat]
            seat += 1
