"""Rates the opponents of the benchmark (docs/benchmark.md) against each other, by the benchmark's own law.

    python bench/opponents.py [--games luna,merv] [--workers 2] [--write]

Each of them is judged as an agent is, by three times as many games against each of the others. The ratings are those
that give themselves back: in these games the benchmark of a level is its own rating. `regular` stays where it is, so
that the scale keeps its place. Then every level is judged by a benchmark of the usual size with fresh games, which is
the proof: its interval shall hold what is published. `--write` puts the ratings into bots/learned/opponents.json and
both tables into docs/benchmark.md; PROTOCOL must have risen, if any bot has changed.
"""

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from section import replaced

from tabuleiro.arena.benchmark import (
    ANCHORS,
    FILE,
    OPPONENTS,
    SEED,
    Rated,
    digest_of_opponents,
    plan_benchmark,
    play_benchmark,
    rate_agent,
    read_opponents,
)
from tabuleiro.arena.pairing import Outcome
from tabuleiro.cli.progress import progress_bar

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "benchmark.md"
SOURCE: Final = ROOT / "src" / "tabuleiro" / "bots" / "learned" / FILE.name
FIXED: Final = "regular"
FIXED_AT: Final = 45.0
LUCKS: Final = 180
"""Games against each opponent, from which the ratings are made."""
FRESH: Final = 1_000
"""Added to the seed of the protocol for those games; twice of it for the proof."""
STILL: Final = 0.01
"""Ratings are found when none of them moves by more."""
MOST_ROUNDS: Final = 2_000
EASE: Final = 0.5
"""How far a rating moves towards what it comes to by the others: all at once they would swing."""

Played = Mapping[str, list[Outcome]]


def play(game: str, games: int | None, seed: int, workers: int) -> dict[str, list[Outcome]]:
    """What every opponent played as an agent, in the order of the protocol."""
    plans = {
        one: plan_benchmark(game, one, seed=seed) if games is None else plan_benchmark(game, one, games, seed)
        for one in OPPONENTS
    }
    played: dict[str, list[Outcome]] = {}
    with progress_bar() as progress:
        task = progress.add_task(game, total=sum(map(len, plans.values())))
        for one, plan in plans.items():
            found: list[Outcome] = []
            for outcome in play_benchmark(plan, workers):
                found.append(outcome)
                progress.advance(task)
            played[one] = sorted(found, key=lambda outcome: outcome.number)
    return played


def settle(played: Played) -> dict[str, float]:
    """Ratings that these games give back (a fixed point)."""
    ratings = dict.fromkeys(OPPONENTS, FIXED_AT)
    for _ in range(MOST_ROUNDS):
        found = {one: rate_agent(one, ratings, outcomes)[0] for one, outcomes in played.items()}
        shift = FIXED_AT - found[FIXED]
        moved = {one: ratings[one] + EASE * (found[one] + shift - ratings[one]) for one in OPPONENTS}
        if max(abs(moved[one] - ratings[one]) for one in OPPONENTS) < STILL:
            return {one: round(rating, 1) for one, rating in moved.items()}
        ratings = moved
    raise SystemExit("the ratings do not come to rest")


def prove(ratings: Mapping[str, float], played: Played) -> dict[str, tuple[float, float]]:
    """Every level's rating by other games, and its interval, to the digit that is told."""
    found = {one: rate_agent(one, ratings, outcomes) for one, outcomes in played.items()}
    return {one: (round(rating, 1), round(doubt, 1)) for one, (rating, doubt) in found.items()}


def rows(rated: Mapping[str, Rated]) -> tuple[list[str], list[str]]:
    """The ratings, and their proof, as two tables."""
    head, line = f"| game | {' | '.join(OPPONENTS)} |", "|---|" + "---:|" * len(OPPONENTS)
    ratings, proofs = [head, line], [f"{head} verdict |", f"{line}---|"]
    for game in sorted(rated):
        one, title = rated[game], game.replace("_", " ").title()
        ratings.append(f"| {title} | {' | '.join(f'{one.ratings[level]:.1f}' for level in OPPONENTS)} |")
        told = " | ".join("{:.1f} ± {:.1f}".format(*one.proof[level]) for level in OPPONENTS)
        missed = [level for level in OPPONENTS if abs(one.proof[level][0] - one.ratings[level]) > one.proof[level][1]]
        proofs.append(f"| {title} | {told} | {'missed by ' + ', '.join(missed) if missed else 'met'} |")
    return ratings, proofs


def write(rated: Mapping[str, Rated]) -> None:
    """Put the ratings into the package, and both tables into the page."""
    lines = ",\n".join(f" {json.dumps(game)}: {json.dumps(rated[game]._asdict())}" for game in sorted(rated))
    SOURCE.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    for name, table in zip(("anchors", "proofs"), rows(rated), strict=True):
        page = replaced(page, name, "\n".join(table))
    PAGE.write_text(page, encoding="utf-8")


def main() -> None:
    """Play, rate, and prove; what is measured is written game by game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(ANCHORS), help="all if left out")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    for game in asked.games.split(","):
        ratings = settle(play(game, LUCKS, SEED + FRESH, asked.workers))
        proof = prove(ratings, play(game, None, SEED + 2 * FRESH, asked.workers))
        rated = Rated(digest_of_opponents(game), ratings, proof)
        for table in rows({game: rated}):
            print("\n".join(table), flush=True)
        if asked.write:
            write(read_opponents(SOURCE) | {game: rated})


if __name__ == "__main__":
    main()
