"""Two builds of Tabuleiro against each other: how fast is the new one, in parts of the old one?

    python bench/builds.py OLD NEW [--rounds 9] [--seconds 4] [--games luna merv] [--measures copy_us] [--write SECTION]

OLD and NEW are folders that hold an unpacked wheel each. Both are measured at the same time, on a processor each, so
that whatever else the machine does slows both; each ratio is the median over the rounds of new against old.
"""

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import count, repeat
from pathlib import Path
from statistics import median

from section import write_section

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")
RATES = ("inside_steps_per_s", "api_steps_per_s", "search_plies_per_s")
"""More is faster."""
TIMES = ("copy_us", "legal_us", "features_us", "import_ms")
"""Less is faster."""
LEAST = 0.97
"""No measure may fall below this part of what it was."""


def measure(site: Path, game: str, seconds: float, processor: int) -> dict[str, float]:
    """The figures of one game in one build, each so that more is faster."""
    bench = [sys.executable, "-m", "tabuleiro", "bench", game, "--seconds", str(seconds), "--json"]
    command = ["taskset", "-c", str(processor), *bench]
    environment = {**os.environ, "PYTHONPATH": str(site.resolve())}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603 - our own
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["compiled"], f"{site} is not compiled"
    return {name: found[name] for name in RATES} | {name: 1 / found[name] for name in TIMES}


def compare(old: Path, new: Path, game: str, rounds: int, seconds: float) -> dict[str, float]:
    """The median ratio of each measure; the builds change processors every round."""
    ratios: dict[str, list[float]] = {name: [] for name in (*RATES, *TIMES)}
    with ThreadPoolExecutor(2) as pair:
        for number in range(rounds):
            order = (old, new) if number % 2 == 0 else (new, old)
            figures = dict(zip(order, pair.map(measure, order, repeat(game), repeat(seconds), count()), strict=True))
            for name, found in ratios.items():
                found.append(figures[new][name] / figures[old][name])
    return {name: median(found) for name, found in ratios.items()}


def main() -> None:
    """Compare and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--measures", nargs="+", default=(*RATES, *TIMES))
    parser.add_argument("--write", metavar="SECTION", help="put the table into this section of docs/quality/builds.md")
    chosen = parser.parse_args()
    asked = f"At least {LEAST} is asked of each."
    lines = [f"{chosen.rounds} rounds, both builds at the same time; new against old, median. {asked}"]
    lines += ["", "| game, measure | new / old | |", "|---|---:|---|"]
    for game in chosen.games:
        for name, ratio in compare(chosen.old, chosen.new, game, chosen.rounds, chosen.seconds).items():
            if name in chosen.measures:
                lines.append(f"| {game}: {name} | {ratio:.3f} | {'met' if ratio >= LEAST else '**missed**'} |")
                print(lines[-1], flush=True)
    if chosen.write:
        write_section(chosen.write, "\n".join(lines))


if __name__ == "__main__":
    main()
