"""Lock-step between this machine's Python and the packed one of a browser, in Node: digests, bots, searches.

    python bench/lockstep.py [--positions 100000] [--iterations 500] [--write]

Both play the same seeded games at every seat count and chain the digests of all positions; both search from the same
positions and compare every visit, and every value to its last bit. One difference is a failure.
"""

import argparse
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import count, cycle
from pathlib import Path
from typing import Final, NamedTuple

from section import write_section

from tabuleiro.core.registry import find_game
from tabuleiro.local.trace import trace
from tabuleiro.local.version import is_compiled

ROOT = Path(__file__).resolve().parent.parent
OFFLINE: Final = ROOT / "build" / "offline"
GAMES: Final = ("coimbra", "hansa_teutonica", "luna", "merv")
STEPS: Final = 1000
"""Positions of one trace: games are begun anew until they are complete."""


class Wanted(NamedTuple):
    """One trace: a game at a seat count, by a seed."""

    game: str
    seats: int
    seed: int
    steps: int
    iterations: int


def plan(game: str, positions: int, iterations: int) -> list[Wanted]:
    """Traces of a game with these positions in all, at its seat counts in turn."""
    seats, seeds = cycle(find_game(game).seats), count(1)
    whole = [STEPS] * (positions // STEPS) + [positions % STEPS] * (positions % STEPS > 0)
    return [Wanted(game, next(seats), next(seeds), steps, iterations) for steps in whole]


def in_browser(wanted: list[Wanted], offline: Path = OFFLINE) -> list[str]:
    """What the packed Python prints: how it was built, then the lines of all traces."""
    arguments = [str(word) for one in wanted for word in one]
    command = ["node", str(ROOT / "web" / "scripts" / "lockstep.js"), str(offline), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
    if done.returncode != 0:
        raise RuntimeError(f"the browser's side failed:\n{done.stderr[-2000:]}")
    return done.stdout.splitlines()


def here(wanted: list[Wanted]) -> list[str]:
    """The lines of all traces by the Python that runs this."""
    return [line for one in wanted for line in trace(*one)]


def differences(wanted: list[Wanted], there: list[str], mine: list[str]) -> list[str]:
    """Every line that is not the same on both sides."""
    unlike = [f"{left} != {right}" for left, right in zip(there, mine, strict=False) if left != right]
    if len(there) != len(mine):
        unlike.append(f"{len(there)} lines there, {len(mine)} here, of {len(wanted)} traces")
    return unlike


def compare(game: str, positions: int, iterations: int) -> tuple[str, int, int, float]:
    """How the browser's side is built, how many searches were compared, how many lines differ, and its seconds."""
    wanted = plan(game, positions, iterations)
    began = time.monotonic()
    with ThreadPoolExecutor() as both:
        browser = both.submit(in_browser, wanted)
        mine = here(wanted)
        built, *there = browser.result()
    unlike = differences(wanted, there, mine)
    for line in unlike[:10]:
        print(f"{game}: {line}", file=sys.stderr)
    return built, len(wanted), len(unlike), time.monotonic() - began


def main() -> None:
    """Compare, tell, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100_000, help="of all games together")
    parser.add_argument("--iterations", type=int, default=500, help="of each search")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    lines = ["| game | browser | positions | searches | differences |", "|---|---|---:|---:|---:|"]
    total = 0
    for game in GAMES:
        positions = asked.positions // len(GAMES)
        built, searches, unlike, seconds = compare(game, positions, asked.iterations)
        total += unlike
        lines.append(f"| {game} | {built} | {positions:,} | {searches} | {unlike} |")
        print(f"{game}: {positions} positions, {searches} searches, {unlike} differences, {seconds:.0f} s", flush=True)
    own = "compiled" if is_compiled() else "uncompiled"
    told = f"Here {own}, searches of {asked.iterations} iterations: **{total} differences between browser and native**."
    if asked.write:
        write_section("browser-lockstep", told + "\n\n" + "\n".join(lines))
    sys.exit(1 if total else 0)


if __name__ == "__main__":
    main()
