"""The equal pass: candidates of one decision judged by searches of equal size, so that they can be compared.

After an ordinary search the value of an action that was seldom tried is little more than one look of the network, and
that of the favourite hides how much more search would change it. Here every candidate begins anew and gets the same
number of iterations, meeting the same luck (common random numbers). What its value changed by in the second half tells
how far it can be trusted: seeds do not, for where no chance is near all of them find the same.
"""

from typing import Final, NamedTuple

from tabuleiro.bots.search import Search

FIRST_PART: Final = 4
"""The share of the budget, one part in FIRST_PART, that finds the candidates; the rest is for the equal pass."""
STRIDE: Final = 16
"""Iterations between two looks whether the first part is over."""


class Appraisal(NamedTuple):
    """A candidate after the equal pass: what every seat may expect after half of it, and in the end.

    `visits` is how often the search that came before tried it, `settled` how many iterations the pass gave it. `line`
    is what most likely follows, up to the first chance.
    """

    action: int
    visits: int
    settled: int
    half: list[float]
    expected: list[float]
    line: list[int]


def survey(search: Search, nodes: int) -> None:
    """Find the candidates: search until a part of the positions that may be looked at is spent."""
    enough = int(search.plies) + nodes // FIRST_PART
    search.run(STRIDE)
    while search.plies < enough:
        search.run(STRIDE)


def equal_iterations(search: Search, nodes: int, candidates: int) -> int:
    """How many iterations each candidate gets of what the survey left over."""
    cost = max(int(search.plies) // max(int(search.iterations), 1), 1)
    return max((nodes - nodes // FIRST_PART) // (cost * max(candidates, 1)), 2)


def appraise(search: Search, actions: list[int], iterations: int) -> list[Appraisal]:
    """Give each candidate the same number of iterations; the best one to whoever decides comes first.

    The search must have looked at the root. The order in which candidates are given decides between equals only.
    """
    seat = search.root_state.to_act()
    found: list[Appraisal] = []
    for action in actions:
        visits = int(search.tree.visits[search.child(action)])
        search.forget(action)
        search.run_under(action, iterations // 2)
        half = search.expected(action)
        search.run_under(action, iterations - iterations // 2)
        found.append(Appraisal(action, visits, iterations, half, search.expected(action), search.line(action)))
    found.sort(key=lambda one: -one.expected[seat])
    return found
