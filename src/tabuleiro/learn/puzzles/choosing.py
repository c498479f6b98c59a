"""Chooses a set of puzzles out of what was found: none like another, of all kinds, and most of them hard to see."""

from collections import Counter
from collections.abc import Sequence
from statistics import mean
from typing import Final

from tabuleiro.learn.puzzles.finders import UNFOUND
from tabuleiro.learn.puzzles.mining import CHANCE_MOST, find_level
from tabuleiro.learn.puzzles.puzzle import Puzzle, engine_of

EASY_SHARE: Final = 0.4
"""No larger part is found by the level `regular`."""
UNFOUND_SHARE: Final = 0.1
"""No larger part is found by no bot."""
UNFOUND_MARK: Final = "unfound"
"""The figure of a puzzle in a set that no bot finds."""
SELDOM: Final = 0.05
"""Whoever decides at random finds no larger part of a set; so often is each of them found, where there are enough."""
ENOUGH: Final = 50
"""A set has at least so many puzzles, if they can be had."""
MOST: Final = 80
"""A set has no more puzzles."""
MOST_HARD: Final = 60
"""The most of them that a search finds and `regular` does not."""


def choose_set(found: Sequence[Puzzle]) -> list[Puzzle]:
    """The set of a game: what is seldom found at random; and more, where that is too little and the whole still is."""
    fresh = sorted(_distinct(found), key=chance_of)
    seldom = sum(chance_of(one) <= SELDOM for one in fresh)
    chosen = _choose(fresh[:seldom])
    for count in range(seldom + 1, len(fresh) + 1):
        if len(chosen) >= ENOUGH or chance_of(fresh[count - 1]) > CHANCE_MOST:
            break
        wider = _choose(fresh[:count])
        if mean(map(chance_of, wider)) <= SELDOM:
            chosen = wider
    return sorted(map(_marked, chosen), key=lambda one: one.id)


def chance_of(puzzle: Puzzle) -> float:
    """How often whoever decides at random finds it."""
    return puzzle.figures.get("chance", 0.0)


def _choose(fresh: Sequence[Puzzle]) -> list[Puzzle]:
    """The scarcest seat counts and themes first, as long as there are puzzles of every kind."""
    easy, unfound = [one for one in fresh if one.level == 1], [one for one in fresh if is_unfound(one)]
    hard = [one for one in fresh if one.level > 1 and not is_unfound(one)]
    chosen = _spread(hard, MOST_HARD)
    chosen += _spread(easy, min(int(len(chosen) * EASY_SHARE / (1 - EASY_SHARE)), MOST - len(chosen)))
    return chosen + _spread(unfound, min(int(len(chosen) * UNFOUND_SHARE / (1 - UNFOUND_SHARE)), MOST - len(chosen)))


def is_unfound(puzzle: Puzzle) -> bool:
    """Whether no bot finds it; in a set it has the highest level, and a figure says so."""
    return puzzle.level == UNFOUND or UNFOUND_MARK in puzzle.figures


def level_again(puzzle: Puzzle) -> Puzzle:
    """A puzzle with the level that it has for the weights of today: better bots find more of a set than it allows."""
    state = puzzle.load()
    engine = engine_of(state.game(), puzzle.seats)
    if puzzle.engine == engine:
        return puzzle
    level, _ = find_level(state, puzzle.accepted, puzzle.run(state))
    figures = {name: figure for name, figure in puzzle.figures.items() if name != UNFOUND_MARK}
    return puzzle._replace(level=level, figures=figures, engine=engine)


def _marked(puzzle: Puzzle) -> Puzzle:
    if not is_unfound(puzzle):
        return puzzle
    return puzzle._replace(level=UNFOUND - 1, figures={**puzzle.figures, UNFOUND_MARK: 1.0})


def _distinct(found: Sequence[Puzzle]) -> list[Puzzle]:
    """One puzzle for every position, and for every solution: the same actions on the same elements are no new idea."""
    solutions = {solution_of(one): one for one in reversed(found)}
    return list({one.id: one for one in solutions.values()}.values())[::-1]


def solution_of(puzzle: Puzzle) -> tuple[tuple[str, ...], ...]:
    """What tells two ideas apart: every action of the solution, and the elements that it is about."""
    state, steps = puzzle.load(), list[tuple[str, ...]]()
    for text in puzzle.turns[0]:
        action = state.game().parse(text)
        steps.append((text, *state.describe(action).elements))
        state.apply(action)
    return tuple(steps)


def _spread(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many of them, each time one whose seat count, proof and themes are the scarcest among those chosen."""
    left, chosen, seen = list(puzzles), list[Puzzle](), Counter[str]()
    while left and len(chosen) < most:
        best = min(left, key=lambda one: (sum(seen[mark] for mark in _marks(one)) / len(_marks(one)), one.id))
        left.remove(best)
        chosen.append(best)
        seen.update(_marks(best))
    return chosen


def _marks(puzzle: Puzzle) -> list[str]:
    """What a puzzle is like."""
    return [f"{puzzle.seats} seats", puzzle.proof, puzzle.claim, f"level {puzzle.level}", *puzzle.themes]
