"""Monte-Carlo tree search (MCTS) with PUCT selection: explicit chance, any number of seats, no rollouts.

An iteration walks from the root to a leaf, lets the evaluation say what the position there is worth to every seat and
which actions deserve a look (policy), and backs the values up along the path. Every seat maximises its own value
(max^n). See docs/decisions/0012.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tabuleiro.bots.advice import Advice, Candidate, rank
from tabuleiro.bots.arithmetic.logarithm import log
from tabuleiro.bots.arithmetic.powers import raised
from tabuleiro.bots.evaluation import Evaluation, lower
from tabuleiro.bots.haste import put_off
from tabuleiro.bots.playout import random_action
from tabuleiro.bots.rng import draw, next_word, seed_word
from tabuleiro.bots.tree import LARGEST, Tree
from tabuleiro.bots.turn import is_same_turn
from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.state import State

EXPLORATION: Final = 2.0
"""How much a seldom tried action is favoured, in standard deviations of the values that were found below its node."""
USUAL: Final = 0.05
"""The standard deviation that is expected before anything was found."""
TRUST: Final = 8.0
"""Visits that weigh as much as what is expected of a node's deviation: that of the root."""
REDUCTION: Final = 0.5
"""Standard deviations by which an action never tried is held to be worse than its node (first-play urgency)."""
FLOOR: Final = 0.1
"""This share of the priors at the root is the same for all actions: none is starved."""
MOST: Final = 0.9
"""When one action at the root has this share of the visits, the others are looked at until each has a few."""
NOISE: Final = 0.25
"""In games to learn from, this share of the priors at the root is noise."""
RETURNED: Final = 0.9
"""A turn that ends in a position where one of the seat's turns ended before keeps so much of its worth for each time.

Else two seats that both wait for the other one to move, each with a route to claim, wait for ever.
"""
OUTCOMES: Final = 12
"""The most chains of outcomes that a chance node keeps; more would spread the search too thin."""


class Search:
    """Searches one position of a seat that has a choice; goes on wherever it was stopped.

    `returned` holds the keys of the positions in which turns of the seat ended before, and how often they did.
    """

    def __init__(self, evaluation: Evaluation, state: State, seed: int, returned: dict[int, int] | None = None) -> None:
        self.evaluation: Evaluation = evaluation
        self.root_state: State = state.copy()
        self.state: State = state.copy()
        self.buffer: vec[i64] = vec[i64]([0] * state.game().spaces.size)
        self.priors: vec[float] = vec[float]([0.0] * state.game().spaces.size)
        self.tree: Tree = self.new_tree()
        self.root: i64 = self.tree.add(-1, state.to_act(), 1.0)
        self.returned: dict[int, int] = {} if returned is None else returned
        self.lowered: dict[int, float] = {}
        """The nodes that are worth less because their positions were there before, and what is left of their worth."""
        self.kept: set[int] = set()
        """Redundant actions that are candidates at the root all the same."""
        self.forced: i64 = -1
        """The child of the root that every iteration begins with; -1 while each is free to choose."""
        self.luck: int = 0
        """The seed of the luck that sibling actions meet alike; 0 while each meets its own."""
        self.began: int = -1
        """The turn in which it began, for a search in haste; -1 for any other."""
        self.word: i64 = seed_word(seed)
        self.path: vec[i64] = vec[i64]([])
        self.values: vec[float] = vec[float]([0.0] * int(state.seats))
        self.iterations: i64 = 0
        self.plies: i64 = 0

    def keep(self, actions: list[int]) -> None:
        """Let legal actions be candidates even if they are redundant: people play them. Before the first iteration."""
        assert not self.is_looked_at(), "the candidates are known already"
        self.kept = set(actions)

    def pair(self, seed: int) -> None:
        """Let sibling actions meet the same luck (common random numbers): they are about to be compared."""
        self.luck = seed + 1

    def run(self, iterations: int, nodes: int = LARGEST) -> None:
        """Search for a number of iterations: the same ones for the same seed, on every machine.

        It ends early once the tree has grown by `nodes` nodes.
        """
        enough: i64 = self.tree.size() + nodes
        done: i64 = 0
        while done < iterations and self.tree.size() < enough:
            self._iterate()
            done += 1

    def run_under(self, action: int, iterations: int, nodes: int = LARGEST) -> None:
        """Search as `run` does, but begin every iteration with one candidate of the root."""
        self.forced = self.child(action)
        self.run(iterations, nodes)
        self.forced = -1

    def forget(self, action: int) -> None:
        """Hold a candidate of the root for never tried: the search below it begins anew."""
        self.tree.clear(self.child(action))

    def child(self, action: int) -> i64:
        """The node of a candidate; the root must have been looked at."""
        found: i64 = self.tree.child_by(self.root, action)
        assert found >= 0, "no candidate: it is not legal, or redundant and was not kept"
        return found

    def expected(self, action: int) -> list[float]:
        """What every seat may expect behind a candidate of the root that was tried."""
        return self.tree.expected(self.child(action))

    def line(self, action: int) -> list[int]:
        """A candidate of the root and what most likely follows, up to the first chance."""
        return [action, *self._line(self.child(action))]

    def run_until(self, clock: Callable[[], float], moment: float) -> None:
        """Search until a clock passes a moment."""
        while clock() < moment:
            self._iterate()

    def is_looked_at(self) -> bool:
        """Whether the actions at the root are known, as `advice` needs."""
        return self.tree.first[self.root] >= 0

    def new_tree(self) -> Tree:
        """A tree without nodes."""
        return Tree(self.root_state.seats)

    def step(self, action: int) -> None:
        """Take an action at the root and keep what was found out about the position behind it."""
        child: i64 = self.tree.child_by(self.root, action) if self.tree.actor[self.root] != CHANCE else -1
        self.root_state.apply(action)
        if child < 0 or self.tree.size() > self.tree.largest // 2:
            self.tree = self.new_tree()
            self.lowered = {}
            child = self.tree.add(action, self.root_state.to_act(), 1.0)
        self.root = child
        self.tree.actor[child] = self.root_state.to_act()
        self.iterations = 0

    def advice(self) -> Advice:
        """What is known by now; the root must have been looked at."""
        tree: Tree = self.tree
        seat: i64 = tree.actor[self.root]
        candidates: list[Candidate] = []
        child: i64 = tree.first[self.root]
        end: i64 = child + tree.count[self.root]
        while child < end:
            candidates.append(Candidate(int(tree.action[child]), int(tree.visits[child]), self.worth(child, seat)))
            child += 1
        candidates.sort(key=rank)
        return Advice(
            int(tree.action[tree.best_child(self.root)]),
            candidates,
            tree.expected(self.root),
            self._line(self.root),
            int(self.iterations),
            int(self.plies),
        )

    def worth(self, child: i64, seat: i64) -> float:
        """What a child of the root is worth to a seat; one that was never tried is held to be worth the root."""
        return self.tree.value(child if self.tree.visits[child] > 0 else self.root, seat)

    def own_decisions(self) -> int:
        """How many choices the seat at the root has in this turn, by the most likely line."""
        tree: Tree = self.tree
        state: State = self.state
        state.copy_from(self.root_state)
        seat: int = state.to_act()
        turn: tuple[int, int] = state.whose_turn()
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
            if not is_same_turn(state, turn):
                break
            if state.to_act() == seat and tree.count[node] != 1:
                count += 1
        return count

    def is_interrupted(self, seat: int, turn: tuple[int, int]) -> bool:
        """Whether chance or another seat comes in at the root, in the middle of a seat's turn.

        Who acts after chance is told by any of the outcomes.
        """
        if self.root_state.to_act() == seat:
            return False
        self.state.copy_from(self.root_state)
        self.word = next_word(self.word)
        self._play_outcomes(self.word)
        return is_same_turn(self.state, turn)

    def shake(self) -> None:
        """Mix noise into the priors at the root, which must have been looked at: for games to learn from."""
        tree: Tree = self.tree
        first: i64 = tree.first[self.root]
        total: float = 0.0
        i: i64 = 0
        while i < tree.count[self.root]:
            self.word = next_word(self.word)
            chance: float = (float(self.word) + 0.5) / 4294967296.0
            self.priors[i] = log(chance) * log(chance)
            total += self.priors[i]
            i += 1
        i = 0
        while i < tree.count[self.root]:
            prior: float = tree.prior[first + i]
            tree.prior[first + i] = (1.0 - NOISE) * prior + NOISE * self.priors[i] / total
            i += 1

    def _line(self, node: i64) -> list[int]:
        """The most likely actions below a node, up to the first chance."""
        line: list[int] = []
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
            if actor == CHANCE:
                node = self._draw_outcomes(node)
                continue
            if actor == NOBODY:
                self._read_end(node)
                break
            if tree.first[node] < 0 and self._expand(node):
                break
            if self.forced >= 0 and node == self.root:
                node = self.forced
            else:
                node = tree.first[node] if tree.count[node] == 1 else self._select(node)
            state.apply(tree.action[node])
            self.plies += 1
            tree.actor[node] = state.to_act()
        self._tell()

    def _read_end(self, node: i64) -> None:
        """The values of a finished game; they are reckoned once."""
        tree: Tree = self.tree
        if tree.visits[node] == 0:
            self.evaluation.values_into(self.state, self.values)
            put_off(self.values, self.state, self.began)
            return
        seat: i64 = 0
        while seat < tree.seats:
            self.values[seat] = tree.values[node * tree.seats + seat]
            seat += 1

    def _select(self, node: i64) -> i64:
        """The child with the highest PUCT value: value + U * prior / (visits + 1), for whoever acts in the node.

        U is EXPLORATION * sqrt(visits of the node) * deviation of what was found or, if that is more, spread.
        """
        tree: Tree = self.tree
        seats: i64 = tree.seats
        actor: i64 = tree.actor[node]
        first: i64 = tree.first[node]
        end: i64 = first + tree.count[node]
        deviation: float = max(self._deviation(node), self._spread(node))
        favour: float = EXPLORATION * deviation * sqrt(float(tree.visits[node]))
        untried: float = tree.values[node * seats + actor] - REDUCTION * deviation
        level: float = FLOOR / float(end - first) if node == self.root else 0.0
        kept: float = 1.0 - FLOOR if node == self.root else 1.0
        best: i64 = first
        highest: float = -1000.0
        child: i64 = first
        while child < end:
            visits: i64 = tree.visits[child]
            value: float = tree.values[child * seats + actor] if visits > 0 else untried
            promise: float = value + favour * (kept * tree.prior[child] + level) / float(visits + 1)
            if promise > highest:
                highest = promise
                best = child
            child += 1
        return self._relieve(best) if node == self.root else best

    def _relieve(self, best: i64) -> i64:
        """At the root, instead of an action that takes nearly all visits, now and then the one that had the fewest."""
        tree: Tree = self.tree
        visits: float = float(tree.visits[self.root])
        if float(tree.visits[best]) < MOST * visits:
            return best
        least: i64 = tree.first[self.root]
        child: i64 = least + 1
        while child < tree.first[self.root] + tree.count[self.root]:
            if tree.visits[child] < tree.visits[least]:
                least = child
            child += 1
        return least if float(tree.visits[least]) < sqrt(visits) / 4.0 else best

    def _deviation(self, node: i64) -> float:
        """The standard deviation of the values found below a node, drawn towards that of the root while they are few.

        How far values lie apart differs between games, and between the beginning and the end of one game, by a factor
        of a hundred: exploration is measured in it, and no constant is tuned to a game.
        """
        usual: float = USUAL * USUAL
        if node != self.root:
            usual = self._variance(self.root, usual)
        return sqrt(self._variance(node, usual))

    def _spread(self, node: i64) -> float:
        """How far the values of a node's tried actions lie apart, each by its prior instead of its visits.

        Where one action took nearly all visits and always ended alike, all that was found is the same. Another one that
        the policy holds good, and that looked worse at first, would never be looked at again.
        """
        tree: Tree = self.tree
        seats: i64 = tree.seats
        actor: i64 = tree.actor[node]
        child: i64 = tree.first[node]
        end: i64 = child + tree.count[node]
        weight: float = 0.0
        total: float = 0.0
        squares: float = 0.0
        while child < end:
            if tree.visits[child] > 0:
                prior: float = tree.prior[child]
                value: float = tree.values[child * seats + actor]
                weight += prior
                total += prior * value
                squares += prior * value * value
            child += 1
        if weight == 0.0:
            return 0.0
        mean: float = total / weight
        return sqrt(max(squares / weight - mean * mean, 0.0))

    def _variance(self, node: i64, usual: float) -> float:
        tree: Tree = self.tree
        visits: float = float(tree.visits[node])
        if visits == 0.0:
            return usual
        spread: float = tree.squares[node] - tree.sum[node] * tree.sum[node] / visits
        return (max(spread, 0.0) + TRUST * usual) / (visits + TRUST) + 1e-8

    def _expand(self, node: i64) -> bool:
        """Value a leaf and make its children; False for a forced move: the walk goes on."""
        tree: Tree = self.tree
        state: State = self.state
        count: i64 = self._list_actions()
        if count > 1:
            self.evaluation.values_into(state, self.values)
            put_off(self.values, state, self.began)
            self._notice_return(node)
            if tree.size() >= tree.largest:
                return True
            self.evaluation.priors_into(state, self.buffer, count, self.priors)
        first: i64 = tree.size()
        tree.first[node] = first
        tree.count[node] = count
        i: i64 = 0
        while i < count:
            tree.add(self.buffer[i], CHANCE, self.priors[i])
            i += 1
        return count > 1

    def _list_actions(self) -> i64:
        """The legal actions that are not redundant into the buffer; return their number, at least one."""
        count: i64 = self.state.legal_into(self.buffer)
        if count == 1:
            return 1
        kept: i64 = 0
        i: i64 = 0
        while i < count:
            if not self.state.redundant(self.buffer[i]) or self._is_kept(self.buffer[i]):
                self.buffer[kept] = self.buffer[i]
                kept += 1
            i += 1
        return kept if kept > 0 else 1

    def _is_kept(self, action: i64) -> bool:
        """Whether a redundant action is a candidate all the same: at the root, where it was asked for."""
        return len(self.path) == 1 and int(action) in self.kept

    def _draw_outcomes(self, node: i64) -> i64:
        """Play a chain of chance outcomes: a new one while few are known for the visits so far, else a known one."""
        tree: Tree = self.tree
        if tree.first[node] < 0:
            tree.first[node] = tree.size()
            for _ in range(OUTCOMES):
                tree.add(0, CHANCE, 1.0)
        self.word = next_word(self.word)
        known: i64 = tree.count[node]
        is_new: bool = known < OUTCOMES and known <= tree.visits[node] // 3
        child: i64 = tree.first[node] + (known if is_new else self._known_outcome(node, known))
        if is_new:
            tree.count[node] = known + 1
            tree.action[child] = self._outcome_word(known)
        self._play_outcomes(tree.action[child])
        tree.actor[child] = self.state.to_act()
        return child

    def _known_outcome(self, node: i64, known: i64) -> i64:
        """Which of the known outcomes comes now: any, or each in its turn where luck is compared."""
        return draw(self.word, known) if self.luck == 0 else self.tree.visits[node] % known

    def _outcome_word(self, number: i64) -> i64:
        """The word of a chance node's new outcome.

        Where luck is compared it depends on the number of the outcome, and on how often chance drew on the way here:
        two rolls in a row must not fall alike.
        """
        if self.luck == 0:
            return self.word
        drawn: int = 0
        for place in range(len(self.path)):
            if self.tree.actor[self.path[place]] == CHANCE:
                drawn += 1
        return seed_word(self.luck * 65_537 + drawn * 257 + int(number))

    def _play_outcomes(self, word: i64) -> None:
        """Let chance draw until a seat must act; the same word always draws the same."""
        while self.state.to_act() == CHANCE:
            word = next_word(word)
            self.state.apply(random_action(self.state, word, self.buffer))
            self.plies += 1

    def _tell(self) -> None:
        """Back the values of the leaf up along the path."""
        tree: Tree = self.tree
        place: i64 = len(self.path) - 1
        while place >= 0:
            node: i64 = self.path[place]
            if len(self.lowered) > 0 and int(node) in self.lowered:
                lower(self.values, self.tree.actor[self.root], self.lowered[int(node)])
            tree.visits[node] = tree.visits[node] + 1
            actor: i64 = tree.actor[node]
            if actor >= 0:
                found: float = self.values[actor]
                tree.sum[node] = tree.sum[node] + found
                tree.squares[node] = tree.squares[node] + found * found
            self._back_up(node, tree.actor[self.path[place - 1]] if place > 0 else NOBODY)
            place -= 1
        self.iterations += 1

    def _back_up(self, node: i64, chooser: i64) -> None:
        """Let a node on the path know the values: in the middle of a turn the best counts, else the mean."""
        if chooser >= 0 and self.tree.actor[node] == chooser and self.tree.visits[node] > 1:
            self._take_best(node)
        else:
            self._take_mean(node)

    def _take_mean(self, node: i64) -> None:
        """A node is worth the mean of its visits."""
        tree: Tree = self.tree
        seat: i64 = 0
        while seat < tree.seats:
            held: i64 = node * tree.seats + seat
            tree.values[held] = tree.values[held] + (self.values[seat] - tree.values[held]) / float(tree.visits[node])
            seat += 1

    def _take_best(self, node: i64) -> None:
        """In the middle of a turn a node is worth its best child: nobody comes between the plan and its end."""
        tree: Tree = self.tree
        best: i64 = tree.best_child(node)
        seat: i64 = 0
        while seat < tree.seats:
            tree.values[node * tree.seats + seat] = tree.values[best * tree.seats + seat]
            seat += 1

    def _notice_return(self, node: i64) -> None:
        """Note a node that ends a turn of the root's seat in a position where one of its turns ended before."""
        tree: Tree = self.tree
        seat: i64 = tree.actor[self.root]
        last: i64 = len(self.path) - 2
        if last < 0 or tree.actor[self.path[last]] != seat or tree.actor[node] == seat or len(self.returned) == 0:
            return
        times: int = self.returned.get(int(self.evaluation.accumulators[seat].key()), 0)
        if times > 0:
            self.lowered[int(node)] = raised(RETURNED, times)
