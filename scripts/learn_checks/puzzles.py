"""Section 6: every puzzle loads, its solution is legal and ends where it says, and the set is large and mixed (6a)."""

from learn_checks import Outcome
from tabuleiro.learn.puzzles.checking import problems_of
from tabuleiro.learn.puzzles.puzzle import shown_puzzles

LEAST = 50
THEMES = 6


def check(game: str) -> list[Outcome]:
    """6a for one game: the quick part; `tabuleiro puzzles verify` does the rest."""
    found = shown_puzzles(game)
    faults = [problem for one in found for problem in problems_of(one)]
    themes = {theme for one in found for theme in one.themes}
    passed = not faults and len(found) >= LEAST and len(themes) >= THEMES
    figure = f"{len(found)} puzzles, {len(themes)} themes, {len(faults)} faults"
    return [Outcome("6a", game, passed, figure, f"at least {LEAST}, at least {THEMES} themes, 0 faults")]
