"""Plays clusters that fail in every way, in virtual time and in one process, until enough was said; tells what broke.

    python bench/simulate.py [--messages 50000] [--seed 0] [--planted] [--write]

Four workers share a store with compare-and-swap; the tables, clocks, claims and bots are the real ones. Words get lost,
connections break before or after a commit, workers die wherever they stand and freeze (tests/server/cluster). A world
has a thousand messages; its seed plays it again: `--seed 17 --messages 1000`. `--planted` plants one bug after another
instead, and tells which world showed it first. Status 1 when a law is broken, or a bug is not found.
"""

import argparse
import json
import logging
import sys
from pathlib import Path
from typing import Final

from rich.progress import track
from section import write_section

sys.path.append(str(Path(__file__).resolve().parent.parent / "tests"))

from server.cluster.planted import PLANTED, planted
from server.cluster.simulation import WORKERS, Simulation
from server.cluster.virtual_time import run_virtually
from tabuleiro.core.registry import register

PER_WORLD: Final = 1000
WORLDS: Final = 20
"""In how many worlds a planted bug must show at least once."""


def play(seed: int, messages: int, bug: str = "") -> Simulation:
    """Play one world, with a bug if one is named; what breaks down is a problem like any other."""
    world = Simulation(seed)
    try:
        if bug:
            with planted(bug, world):
                run_virtually(world.run(messages))
        else:
            run_virtually(world.run(messages))
    except Exception as error:  # noqa: BLE001 - however it breaks down
        world.problems.append(f"the world broke down: {error!r}")
    return world


def play_worlds(first: int, messages: int) -> dict[str, object]:
    """Play as many worlds as it takes to send so many messages."""
    sent, acknowledged, broken = 0, 0, dict[int, list[str]]()
    for seed in track(range(first, first + max(1, messages // PER_WORLD)), "worlds", disable=not sys.stderr.isatty()):
        world = play(seed, PER_WORLD)
        sent, acknowledged = sent + world.sent, acknowledged + world.acknowledged()
        if world.problems:
            broken[seed] = world.problems[:3]
            print(f"seed {seed}: {world.problems[:3]}", file=sys.stderr)
    worlds = max(1, messages // PER_WORLD)
    return {"seed": first, "worlds": worlds, "messages": sent, "acknowledged": acknowledged, "violations": len(broken)}


def find_planted(first: int) -> dict[str, int | None]:
    """For every planted bug the first world that shows it."""
    found: dict[str, int | None] = {}
    for bug in track(PLANTED, "bugs", disable=not sys.stderr.isatty()):
        seeds = range(first, first + WORLDS)
        found[bug] = next((seed for seed in seeds if play(seed, PER_WORLD // 2, bug).problems), None)
        print(json.dumps({"bug": bug, "found in": found[bug]}), flush=True)
    return found


def markdown(summary: dict[str, object]) -> str:
    """The section of docs/quality/."""
    return (
        f"{WORKERS} workers, {summary['worlds']:,} worlds from seed {summary['seed']}: {summary['messages']:,} "
        f"messages, {summary['acknowledged']:,} acknowledged moves, **{summary['violations']} worlds in which a law "
        "was broken**.\n"
    )


def planted_markdown(found: dict[str, int | None]) -> str:
    """The section of docs/quality/ about bugs that were planted."""
    missed = [bug for bug, seed in found.items() if seed is None]
    shown = f"{len(found) - len(missed)} of {len(found)}"
    words = f"**{shown} planted bugs found** within {WORLDS} worlds of {PER_WORLD // 2} messages each"
    return words + (f"; not found: {', '.join(missed)}.\n" if missed else ".\n")


def main() -> int:
    """Play and report; status 1 when a law is broken or a bug is not found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=0, help="of the first world; the others follow")
    parser.add_argument("--planted", action="store_true", help="plant bugs, and look whether they are found")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    register("toy", "toy")
    logging.disable(logging.CRITICAL)
    if asked.planted:
        found = find_planted(asked.seed)
        if asked.write:
            write_section("planted", planted_markdown(found))
        return 1 if None in found.values() else 0
    summary = play_worlds(asked.seed, asked.messages)
    print(json.dumps(summary))
    if asked.write:
        write_section("simulate", markdown(summary))
    return 1 if summary["violations"] else 0


if __name__ == "__main__":
    sys.exit(main())
