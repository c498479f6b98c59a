"""Plays worlds of tables with clocks, with faults and outages, until enough was said; tells what broke.

    python bench/clocks.py [--messages 1000000] [--seconds 0] [--kept build/clocks.jsonl] [--write]

A world has 500 messages and its seed plays it again (tests/server/clocks/simulation.py). What was played is kept line
by line, so that a run of some `--seconds` goes on where the one before it has stopped. Status 1 when a law is broken.
"""

import argparse
import json
import logging
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

from section import write_section

sys.path.append(str(Path(__file__).resolve().parent.parent / "tests"))

from server.clocks.simulation import PER_WORLD, play_world
from tabuleiro.core.registry import register

KEPT: Final = Path(__file__).resolve().parent.parent / "build" / "clocks.jsonl"


class Played(NamedTuple):
    """One world, as it is kept."""

    seed: int
    entries: int
    refused: int
    problem: str


def play(seed: int) -> Played:
    """Play one world; a law that is broken is a problem, as is whatever else breaks down."""
    try:
        world = play_world(seed)
    except Exception as error:  # noqa: BLE001 - however it breaks down
        return Played(seed, 0, 0, repr(error))
    return Played(seed, world.entries(), world.refused, "")


def read_kept(kept: Path) -> list[Played]:
    """What was played already."""
    lines = kept.read_text().splitlines() if kept.exists() else []
    return [Played(*json.loads(line)) for line in lines]


def told(worlds: list[Played]) -> str:
    """The section of docs/quality/."""
    broken = [str(world.seed) for world in worlds if world.problem]
    entries, refused = sum(world.entries for world in worlds), sum(world.refused for world in worlds)
    return (
        f"{len(worlds) * PER_WORLD:,} messages in {len(worlds):,} worlds, of which {refused:,} were refused and "
        f"{entries:,} entries came: **{len(broken)} violations**"
        + (f" (seeds {', '.join(broken)})." if broken else ".")
    )


def main() -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=0, help="stop after so many; 0: play all")
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/server.md")
    asked = parser.parse_args()
    register("toy", "toy")
    logging.disable(logging.CRITICAL)
    worlds, began = read_kept(asked.kept), time.monotonic()
    asked.kept.parent.mkdir(parents=True, exist_ok=True)
    with asked.kept.open("a") as file:
        while len(worlds) * PER_WORLD < asked.messages and not 0 < asked.seconds < time.monotonic() - began:
            worlds.append(play(len(worlds)))
            file.write(json.dumps(worlds[-1]) + "\n")
            file.flush()  # a run that is killed has kept what it played
    print(told(worlds))
    for world in worlds:
        if world.problem:
            print(f"seed {world.seed}: {world.problem}", file=sys.stderr)
    if asked.write:
        write_section("clocks", told(worlds))
    return 1 if any(world.problem for world in worlds) else 0


if __name__ == "__main__":
    sys.exit(main())
