"""What a search found, and what several searches of the same position found together."""

from typing import Final, NamedTuple

from tabuleiro.bots.arithmetic.total import total_of

UNVISITED: Final = 0.001
"""What the guess about an action that was never tried counts, in visits."""


class Candidate(NamedTuple):
    """One action at the root: how often it was tried, and what it is worth to the seat that decides."""

    action: int
    visits: int
    value: float


class Advice(NamedTuple):
    """What a search found.

    The action to take, all candidates (the most visited first), what every seat may expect, and the line that the
    search holds most likely, up to the first chance.
    """

    action: int
    candidates: list[Candidate]
    expected: list[float]
    line: list[int]
    iterations: int
    plies: int


def rank(candidate: Candidate) -> tuple[int, float]:
    """Sorts the most visited candidate first, the better one of equals."""
    return (-candidate.visits, -candidate.value)


def joined(advices: list[Advice]) -> Advice:
    """Several searches of one position as one: visits are added, values are means by visits.

    The line is that of the first search that prefers the action which all of them together prefer.
    """
    if len(advices) == 1:
        return advices[0]
    visits: dict[int, int] = {}
    worth: dict[int, float] = {}
    weight: dict[int, float] = {}
    for advice in advices:
        for one in advice.candidates:
            visits[one.action] = visits.get(one.action, 0) + one.visits
            counted = max(float(one.visits), UNVISITED)
            worth[one.action] = worth.get(one.action, 0.0) + one.value * counted
            weight[one.action] = weight.get(one.action, 0.0) + counted
    candidates = [Candidate(action, visits[action], worth[action] / weight[action]) for action in visits]
    candidates.sort(key=rank)
    best = candidates[0].action
    iterations = sum([advice.iterations for advice in advices])
    expected: list[float] = []
    for seat in range(len(advices[0].expected)):
        total = total_of([advice.expected[seat] * float(advice.iterations) for advice in advices])
        expected.append(total / float(max(iterations, 1)))
    lines = [advice.line for advice in advices if advice.action == best]
    plies = sum([advice.plies for advice in advices])
    return Advice(best, candidates, expected, lines[0] if lines else [best], iterations, plies)
