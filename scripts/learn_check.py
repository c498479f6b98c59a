"""Checks what teaches the games: a line a check and game, `{check, game, passed, figure, bar}`; status 1 if one fails.

    python scripts/learn_check.py [--json] [--write] [GAME...]

`--write` puts the table into docs/quality/. A section of checks is a module of `learn_checks` with
`check(game) -> list[Outcome]`, named in SECTIONS.
"""

import argparse
import json
import sys

from learn_checks import Outcome, analyses, editor, hints, lessons, puzzles, rules, scores
from quality import write_section

from tabuleiro.core.registry import game_names

SECTIONS = (hints.check, analyses.check, lessons.check, rules.check, editor.check, puzzles.check, scores.check)


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
    for game in asked.games or known:
        for section in SECTIONS:
            for outcome in section(game):
                outcomes.append(outcome)
                print(json.dumps(outcome._asdict()) if asked.json else row(outcome), flush=True)
    if asked.write:
        head = ["| check | game | figure | bar | verdict |", "|---|---|---|---|---|"]
        write_section("learning", "\n".join([*head, *map(row, outcomes)]))
    return 0 if all(outcome.passed for outcome in outcomes) else 1


def row(outcome: Outcome) -> str:
    """A line of the table."""
    verdict = "met" if outcome.passed else "missed"
    return f"| {outcome.check} | {outcome.game} | {outcome.figure} | {outcome.bar} | {verdict} |"


if __name__ == "__main__":
    sys.exit(main())
