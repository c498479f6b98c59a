"""Presses things that offer nothing and writes which reasons are told into docs/quality/refusals.md.

python scripts/presses.py [--presses N] [--seed S] [--write]
"""

import argparse
import sys
from collections import Counter

from quality import write_section

from tabuleiro.core.present.why import SORTS
from tabuleiro.core.registry import find_game
from tabuleiro.testkit.laws.presses import Presses
from tabuleiro.texts.catalogue import Catalogue

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")


def main() -> int:
    """Press and report; status 1 when a better reason was known."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--presses", type=int, default=200)
    parser.add_argument("--seed", type=int, default=18)
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    lines = [f"| game | presses on | {' | '.join(SORTS)} | wrong reasons |", f"|---|---|{'---:|' * (len(SORTS) + 1)}"]
    problems: list[str] = []
    for name in GAMES:
        presses = Presses(find_game(name), asked.seed, games=8, steps=1500, every=7)
        for where, sample in (("anything", presses.sampled), ("what is asked for", presses.asked)):
            sampled = list(sample(asked.presses))
            wrong = [problem for press in sampled for problem in presses.problems(press)]
            sorts = Counter(press.reason.sort for press in sampled if press.reason is not None)
            counts = " | ".join(str(sorts[sort]) for sort in SORTS)
            lines.append(f"| {Catalogue(name, 'en')('game-name')} | {where} | {counts} | **{len(wrong)}** |")
            problems += wrong
    table = "\n".join(lines)
    print(table)
    if asked.write:
        write_section("presses", f"{asked.presses} presses a row, seed {asked.seed}.\n\n{table}")
    for problem in problems[:20]:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
