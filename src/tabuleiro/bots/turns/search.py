"""The search of some games' bots that think by the clock: it judges positions where a turn ends, none in the middle.

In the middle of a turn the network must guess what the seat will make of the rest, and guesses badly where a turn has
many steps. Here a leaf in the middle of a turn is no end of the walk: it goes on with the actions that the policy holds
likeliest until somebody else decides. What it passes stays in the tree, so that it is also a plan.
"""

import json
from typing import Final

from mypy_extensions import i64

from tabuleiro.bots.search import Search
from tabuleiro.bots.tree import Tree
from tabuleiro.bots.weights import LEARNED
from tabuleiro.core.action import CHANCE

FILE: Final = LEARNED / "turns.json"
"""The games in which this search has won matches against the ordinary one at equal time."""
GAMES: Final[list[str]] = json.loads(FILE.read_text(encoding="utf-8"))
STEPS: Final = 12
"""After so many steps that are new to the tree a position is judged all the same: some turns may go on for ever."""
ROOM: Final = 4
"""Once the tree has one part in ROOM of the nodes that it may have, leaves are judged wherever they lie: going on to
the end of a turn takes several times as many nodes."""


class TurnSearch(Search):
    """Searches a game of several seats."""

    def _expand(self, node: i64) -> bool:
        """Value a leaf where a turn ends and make its children; False in the middle of a turn: the walk goes on."""
        if not self._is_in_turn(node):
            return super()._expand(node)
        tree: Tree = self.tree
        count: i64 = self._list_actions()
        if count > 1:
            self.evaluation.look(self.state)
            self.evaluation.priors_into(self.state, self.buffer, count, self.priors)
        tree.first[node] = tree.size()
        tree.count[node] = count
        i: i64 = 0
        while i < count:
            tree.add(self.buffer[i], CHANCE, self.priors[i])
            i += 1
        return False

    def _select(self, node: i64) -> i64:
        """The child with the highest PUCT value; where nothing was found yet the likeliest one."""
        return super()._select(node) if self.tree.visits[node] > 0 else self._likeliest(node)

    def _is_in_turn(self, node: i64) -> bool:
        """Whether a leaf is passed: the seat decided before, and steps and nodes are left."""
        tree: Tree = self.tree
        place: i64 = len(self.path) - 2
        if place < 0 or tree.actor[self.path[place]] != tree.actor[node] or tree.size() * ROOM >= tree.largest:
            return False
        fresh: i64 = 0
        while place >= 0 and tree.visits[self.path[place]] == 0:
            fresh += 1
            place -= 1
        return fresh < STEPS

    def _likeliest(self, node: i64) -> i64:
        """The child that the policy prefers; the first of equals."""
        tree: Tree = self.tree
        best: i64 = tree.first[node]
        child: i64 = best + 1
        end: i64 = best + tree.count[node]
        while child < end:
            if tree.prior[child] > tree.prior[best]:
                best = child
            child += 1
        return best
