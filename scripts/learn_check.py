"""Checks what teaches the games: a line a check and game, `{check, game, passed, figure, bar}`; status 1 if one fails.

What is not measured here says so, and where it is; `passed` is null then.

    python scripts/learn_check.py [--json] [--write] [GAME...]

`--write` puts the table into docs/quality/. A section of checks is a module of `learn_checks` with
`check(game) -> list[Outcome]`, named in SECTIONS.
"""

import argparse
import json
import sys
from collections.abc import Iterator

from learn_checks import (
    Outcome,
    analyses,
    editor,
    elsewhere,
    estimates,
    hints,
    lessons,
    puzzles,
    rules,
    scores,
    studies,
)
from quality import write_section

from tabuleiro.core.registry import game_names

SECTIONS = (
    estimates.check,
    hints.check,
    analyses.check,
    lessons.check,
    rules.check,
    editor.check,
    puzzles.check,
    scores.check,
    studies.check,
)


def main() -> int:
    """Run every section over every game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; all when left out")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    known = game_names()
    for game in asked.games:
        if game not in known:
            parser.error(f"unknown game {game}: expected one of {', '.join(known)}")
    outcomes: list[Outcome] = []
    for outcome in every(asked.games or known):
        outcomes.append(outcome)
        print(json.dumps(outcome._asdict()) if asked.json else row(outcome), flush=True)
    if asked.write:
        head = ["| check | game | figure | bar | verdict |", "|---|---|---|---|---|"]
        write_section("learning", "\n".join([*head, *map(row, outcomes)]))
    return 1 if any(outcome.passed is False for outcome in outcomes) else 0


def every(games: list[str]) -> Iterator[Outcome]:
    """Every outcome as it comes: game by game, then what is checked elsewhere."""
    for game in games:
        for section in SECTIONS:
            yield from section(game)
    yield from elsewhere.check_all()


def row(outcome: Outcome) -> str:
    """A line of the table."""
    verdict = {True: "met", False: "missed", None: "not measured here"}[outcome.passed]
    return f"| {outcome.check} | {outcome.game} | {outcome.figure} | {outcome.bar} | {verdict} |"


if __name__ == "__main__":
    sys.exit(main())
