"""The lessons: what they play and say (3a), and what they cover (3b)."""

from learn_checks import Outcome
from tabuleiro.core.registry import find_packaged
from tabuleiro.learn.lesson_check import MOST_PRESSES, check_lesson
from tabuleiro.learn.lesson_reader import has_lesson


def check(game: str) -> list[Outcome]:
    """The lesson of a game that brings one."""
    if not has_lesson(game):
        return []
    report = check_lesson(find_packaged(game))
    figure = f"{report.steps} steps, {report.tries} tries, {report.orders} orders, {report.presses} presses"
    return [
        Outcome("3a", game, not report.problems, figure, f"0 problems, at most {MOST_PRESSES} presses"),
        Outcome("3b", game, not report.left_out, f"{len(report.left_out)} left out", "0 left out"),
    ]
