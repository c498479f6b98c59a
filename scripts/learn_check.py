"""Runs what promises that the learning part holds, and prints one line per check and game.

    python scripts/learn_check.py [--json] [--write]

`--json` prints each line as an object `{check, game, passed, figure, bar}`; `--write` puts the table into
docs/quality/. Status 1 when a check does not pass. 3a is what a lesson plays and says, 3b what it covers.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import NamedTuple

from quality import write_section

from tabuleiro.core.registry import find_packaged, game_names
from tabuleiro.learn.lesson_check import MOST_PRESSES, check_lesson
from tabuleiro.learn.lesson_reader import has_lesson


class Check(NamedTuple):
    """One promise about one game: whether it is kept, what was counted, and what is demanded."""

    check: str
    game: str
    passed: bool
    figure: str
    bar: str


def check_lessons() -> Iterator[Check]:
    """The lessons of all games that bring one."""
    for game in game_names():
        if has_lesson(game):
            report = check_lesson(find_packaged(game))
            figure = f"{report.steps} steps, {report.tries} tries, {report.orders} orders, {report.presses} presses"
            yield Check("3a", game, not report.problems, figure, f"0 problems, at most {MOST_PRESSES} presses")
            yield Check("3b", game, not report.left_out, f"{len(report.left_out)} left out", "0 left out")


def main() -> int:
    """Check and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one JSON object per line")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    checks = list(check_lessons())
    lines = ["| check | game | figure | bar | verdict |", "|---|---|---|---|---|"]
    for one in checks:
        verdict = "met" if one.passed else "missed"
        lines.append(f"| {one.check} | {one.game} | {one.figure} | {one.bar} | {verdict} |")
    print("\n".join([json.dumps(one._asdict()) for one in checks] if asked.json else lines))
    if asked.write:
        write_section("lessons", "\n".join(lines))
    return 0 if all(one.passed for one in checks) else 1


if __name__ == "__main__":
    sys.exit(main())
