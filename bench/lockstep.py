"""Lock-step between this machine's Python and the packed one of a browser, in Node: digests, bots, searches.

    python bench/lockstep.py [--positions 100000] [--iterations 500] [--seconds 200] [--write]

Both play the same seeded games at every seat count and chain the digests of all positions; both search from the same
positions and compare every visit, and every value to its last bit. One difference is a failure. What was compared is
kept as long as what is packed stays the same: `--seconds` cuts a long comparison into several.
"""

import argparse
import json
import math
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
BLOCK: Final = 5
"""Traces that are compared at a time."""


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


class Tally(NamedTuple):
    """What is known of a game: how the browser's side is built, how many traces and how many unlike lines there are."""

    built: str = ""
    traces: int = 0
    unlike: int = 0


class Kept:
    """What was compared with what is packed now: a long comparison goes on where it was stopped."""

    def __init__(self, iterations: int) -> None:
        folder = json.loads((OFFLINE / "offline.json").read_text(encoding="utf-8"))["folder"]
        self._file = ROOT / "build" / "lockstep" / f"{folder}-{iterations}.json"
        known = json.loads(self._file.read_text(encoding="utf-8")) if self._file.exists() else {}
        self.tallies = {game: Tally(*known.get(game, ())) for game in GAMES}

    def add(self, game: str, built: str, traces: int, unlike: int) -> None:
        """Keep what a block has found."""
        before = self.tallies[game]
        self.tallies[game] = Tally(built, before.traces + traces, before.unlike + unlike)
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(self.tallies), encoding="utf-8")


def compare(wanted: list[Wanted]) -> tuple[str, list[str]]:
    """How the browser's side is built, and the lines that differ."""
    with ThreadPoolExecutor() as both:
        browser = both.submit(in_browser, wanted)
        mine = here(wanted)
        built, *there = browser.result()
    return built, differences(wanted, there, mine)


def compare_all(kept: Kept, positions: int, iterations: int, seconds: float) -> bool:
    """Compare what is not compared yet, block by block; whether all of it is done within these seconds."""
    began = time.monotonic()
    for game in GAMES:
        wanted = plan(game, positions, iterations)
        while kept.tallies[game].traces < len(wanted):
            if time.monotonic() - began > seconds:
                return False
            done = kept.tallies[game].traces
            block = wanted[done : done + BLOCK]
            built, unlike = compare(block)
            kept.add(game, built, len(block), len(unlike))
            for line in unlike[:10]:
                print(f"{game}: {line}", file=sys.stderr)
            print(f"{game}: {done + len(block)} of {len(wanted)} traces, {len(unlike)} differences", flush=True)
    return True


def main() -> None:
    """Compare, tell, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100_000, help="of all games together")
    parser.add_argument("--iterations", type=int, default=500, help="of each search")
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after these; the next run goes on")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    kept, positions = Kept(asked.iterations), asked.positions // len(GAMES)
    if not compare_all(kept, positions, asked.iterations, asked.seconds):
        sys.exit("The time is over: the same command goes on.")
    lines = ["| game | browser | positions | searches | differences |", "|---|---|---:|---:|---:|"]
    for game, (built, _, unlike) in kept.tallies.items():
        searches = len(plan(game, positions, asked.iterations))
        lines.append(f"| {game} | {built} | {positions:,} | {searches} | {unlike} |")
    total = sum(tally.unlike for tally in kept.tallies.values())
    own = "compiled" if is_compiled() else "uncompiled"
    told = f"Here {own}, searches of {asked.iterations} iterations: **{total} differences between browser and native**."
    print(told)
    if asked.write:
        write_section("browser-lockstep", told + "\n\n" + "\n".join(lines))
    sys.exit(1 if total else 0)


if __name__ == "__main__":
    main()
