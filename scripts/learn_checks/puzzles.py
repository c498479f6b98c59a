"""Section 6: every puzzle loads and says the truth, the set is large and mixed (6a), and it is hard enough (6c)."""

from statistics import mean

from learn_checks import Outcome
from tabuleiro.bots.levels import new_bot
from tabuleiro.core.digest import digest
from tabuleiro.learn.puzzles.checking import problems_of
from tabuleiro.learn.puzzles.choosing import is_unfound
from tabuleiro.learn.puzzles.finders import SEED, play_turn
from tabuleiro.learn.puzzles.puzzle import Puzzle, shown_puzzles

LEAST = 50
THEMES = 6
STRONG, REGULAR, RANDOM = 0.9, 0.4, 0.05
"""The least that `strong` solves of a set, and the most that `regular` and `random` do."""


def check(game: str) -> list[Outcome]:
    """6a and 6c for one game; `tabuleiro puzzles verify` does what takes long."""
    found = shown_puzzles(game)
    return [check_set(game, found), check_solvers(game, found)]


def check_set(game: str, found: list[Puzzle]) -> Outcome:
    """6a: the quick part."""
    faults = [problem for one in found for problem in problems_of(one)]
    themes = {theme for one in found for theme in one.themes}
    passed = not faults and len(found) >= LEAST and len(themes) >= THEMES
    figure = f"{len(found)} puzzles, {len(themes)} themes, {len(faults)} faults"
    return Outcome("6a", game, passed, figure, f"at least {LEAST}, at least {THEMES} themes, 0 faults")


def check_solvers(game: str, found: list[Puzzle]) -> Outcome:
    """6c: `regular` plays every turn anew; `random` is reckoned exactly; what `strong` finds was kept with the set."""
    strong = mean(not is_unfound(one) for one in found)
    regular = mean(is_solved(one, "regular") for one in found)
    chance = mean(one.figures["chance"] for one in found)
    passed = strong >= STRONG and regular <= REGULAR and chance <= RANDOM
    figure = f"strong {strong:.1%} (10,000 iterations a decision), regular {regular:.1%}, random {chance:.1%}"
    return Outcome("6c", game, passed, figure, f"at least {STRONG:.0%}, at most {REGULAR:.0%}, at most {RANDOM:.0%}")


def is_solved(puzzle: Puzzle, level: str) -> bool:
    """Whether the turn of a bot solves a puzzle."""
    state = puzzle.load()
    return digest(play_turn(state, new_bot(level, SEED), puzzle.run(state))[1]) in puzzle.accepted
