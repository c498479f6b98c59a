"""How somebody gets on with puzzles: solved, day by day, by theme and by level. Nobody is rated."""

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final, Literal, NamedTuple

from tabuleiro.learn.puzzles.puzzle import Puzzle
from tabuleiro.learn.puzzles.solving import SOLVED

Day = Literal["solved", "helped", "missed", "none"]
WEEK: Final = 7
LEAST: Final = 3
"""Nothing is said of a theme of which fewer puzzles were tried."""


class OwnTry(NamedTuple):
    """One try of somebody: at which puzzle, on which day (UTC), how good, and how much was shown before."""

    puzzle: str
    day: date
    verdict: str
    helps: int


class Count(NamedTuple):
    """Puzzles that were tried, and how many of them were solved."""

    tried: int
    solved: int


class PuzzleProgress(NamedTuple):
    """What is told of it. `week` ends today; the streak counts the days in a row with one solved without help."""

    tried: int
    solved: int
    streak: int
    week: list[Day]
    themes: dict[str, Count]
    levels: dict[int, Count]
    weakest: str
    """The theme of which the smallest part was solved; "" while too little is known."""


def read_progress(tries: Iterable[OwnTry], puzzles: dict[str, Puzzle], today: date) -> PuzzleProgress:
    """Reckon it from all tries; puzzles that are no more count as tried, and for no theme."""
    by_day: dict[date, list[OwnTry]] = {}
    last: dict[str, bool] = {}
    for one in tries:
        by_day.setdefault(one.day, []).append(one)
        last[one.puzzle] = last.get(one.puzzle, False) or one.verdict in SOLVED
    days = {day: _day(those) for day, those in by_day.items()}
    themes: dict[str, Count] = {}
    levels: dict[int, Count] = {}
    for name, is_solved in last.items():
        if (puzzle := puzzles.get(name)) is not None:
            for theme in puzzle.themes:
                themes[theme] = _counted(themes.get(theme, Count(0, 0)), is_solved=is_solved)
            levels[puzzle.level] = _counted(levels.get(puzzle.level, Count(0, 0)), is_solved=is_solved)
    known = {theme: count for theme, count in themes.items() if count.tried >= LEAST and count.solved < count.tried}
    weakest = min(known, key=lambda theme: (known[theme].solved / known[theme].tried, theme), default="")
    week = [days.get(today - timedelta(back), "none") for back in reversed(range(WEEK))]
    return PuzzleProgress(len(last), sum(last.values()), _streak(days, today), week, themes, levels, weakest)


def _counted(count: Count, *, is_solved: bool) -> Count:
    return Count(count.tried + 1, count.solved + is_solved)


def _day(tries: list[OwnTry]) -> Day:
    """A day on which one was solved alone is a good one, whatever else was tried."""
    solved = [one for one in tries if one.verdict in SOLVED]
    if any(one.helps == 0 for one in solved):
        return "solved"
    return "helped" if solved else "missed"


def _streak(days: dict[date, Day], today: date) -> int:
    """The days in a row up to today or, as today is not over, up to yesterday."""
    day = today if days.get(today) == "solved" else today - timedelta(1)
    streak = 0
    while days.get(day) == "solved":
        streak, day = streak + 1, day - timedelta(1)
    return streak
