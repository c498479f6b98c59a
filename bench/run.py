"""Our speed and the peer's, measured in turns in one run, as ratios.

Absolute numbers of a shared machine mean little; the ratio of two medians from the same minutes does. One round runs
the compiled wheel, the sources uncompiled and the peer, each in a process of its own; rounds follow each other.

    python bench/run.py [GAME] [--rounds N] [--seconds S] [--write]

The last line is one JSON object. `--write` puts the table into docs/quality/. Status 1 if a target is missed.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from section import write_section

ROOT = Path(__file__).resolve().parent.parent
PEER = "catanatron==3.2.1"
PEER_VENV = ROOT / "build" / "peer-venv"
LONG_ENOUGH = 2.0
"""Seconds of each search of which two run at once."""

Numbers = dict[str, float]
"""What one process measured in one round."""


class Measure(NamedTuple):
    """One line of the table: a value, and the target that it must reach from above or from below."""

    key: str
    name: str
    value: float
    unit: str
    target: float
    at_most: bool

    def is_met(self) -> bool:
        """Whether the target is reached."""
        return self.value <= self.target if self.at_most else self.value >= self.target

    def row(self) -> list[str]:
        """The line in words: name, value, target, verdict."""
        sign = "<=" if self.at_most else ">="
        return [
            self.name,
            f"{self.value:,.4g}{self.unit}",
            f"{sign} {self.target:,g}{self.unit}",
            "met" if self.is_met() else "**missed**",
        ]


def make_peer_environment() -> None:
    """Install the peer by name into an environment of its own."""
    stamp = PEER_VENV / "stamp"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == PEER:
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEER_VENV)], check=True)  # noqa: S603 - our own command
    subprocess.run([str(PEER_VENV / "bin/python"), "-m", "pip", "install", "--quiet", PEER], check=True)  # noqa: S603 - same
    stamp.write_text(PEER, encoding="utf-8")


def measure(command: Sequence[str], path: str = "") -> Numbers:
    """Run one measuring process and read the JSON object in its last line."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path:
        environment["PYTHONPATH"] = path
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own command
    numbers = json.loads(done.stdout.splitlines()[-1])
    return {name: float(value) for name, value in numbers.items() if isinstance(value, int | float)}


def interleave(game: str, rounds: int, seconds: float) -> dict[str, Numbers]:
    """The medians of several rounds for each of the three contestants."""
    ours = [sys.executable, "-m", "tabuleiro", "bench", game, "--json", "--seconds", str(seconds)]
    contestants = {
        "compiled": (ours, ""),
        "uncompiled": (ours, str(ROOT / "src")),
        "peer": ([str(PEER_VENV / "bin/python"), str(ROOT / "bench" / "peer.py"), str(seconds)], ""),
    }
    seen: dict[str, list[Numbers]] = {name: [] for name in contestants}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(contestants))
        for _ in range(rounds):
            for name, (command, path) in contestants.items():
                seen[name].append(measure(command, path))
                progress.advance(task)
    assert all(numbers["compiled"] for numbers in seen["compiled"]), "the installed wheel is not compiled"
    assert not any(numbers["compiled"] for numbers in seen["uncompiled"]), "the sources ran compiled"
    return {name: {key: median(one[key] for one in all_) for key in all_[0]} for name, all_ in seen.items()}


def two_at_once(game: str, seconds: float) -> float:
    """How much more two processes search together than one alone."""
    rates = measure([sys.executable, str(ROOT / "bench" / "crew.py"), game, str(max(seconds, LONG_ENOUGH))])
    return rates["x2"] / rates["x1"]


def judge(numbers: dict[str, Numbers]) -> list[Measure]:
    """Every target with what was reached."""
    ours, plain, peer = numbers["compiled"], numbers["uncompiled"], numbers["peer"]
    return [
        Measure(
            "inside_to_peer",
            "steps inside, to the peer's",
            ours["inside_steps_per_s"] / peer["steps_per_s"],
            "x",
            25,
            at_most=False,
        ),
        Measure(
            "api_to_peer",
            "steps from Python, to the peer's",
            ours["api_steps_per_s"] / peer["steps_per_s"],
            "x",
            10,
            at_most=False,
        ),
        Measure(
            "search_to_peer",
            "plies searched, to the peer's search",
            ours["search_plies_per_s"] / peer["search_plies_per_s"],
            "x",
            15,
            at_most=False,
        ),
        Measure(
            "two_processes",
            "two searching processes to one, by processor time",
            ours["two_processes"],
            "x",
            1.8,
            at_most=False,
        ),
        Measure(
            "compiled_to_uncompiled",
            "steps inside, compiled to uncompiled",
            ours["inside_steps_per_s"] / plain["inside_steps_per_s"],
            "x",
            15,
            at_most=False,
        ),
        Measure(
            "peer_copy_to_ours", "the peer's copy to ours", peer["copy_us"] / ours["copy_us"], "x", 50, at_most=False
        ),
        Measure("import_ms", "import to first move", ours["import_ms"], " ms", 100, at_most=True),
        Measure("state_kb", "one position", ours["state_bytes"] / 1024, " KB", 16, at_most=True),
    ]


def show(game: str, numbers: dict[str, Numbers], measures: list[Measure]) -> None:
    """Print the medians and the verdicts."""
    table = Table("measure", "reached", "target", "", title=f"{game} against {PEER}, four seats")
    for line in measures:
        table.add_row(*line.row())
    console = Console()
    console.print(table)
    for name, values in numbers.items():
        console.print(f"{name}: " + ", ".join(f"{key} {value:,.6g}" for key, value in values.items()), soft_wrap=True)


def markdown(game: str, numbers: dict[str, Numbers], measures: list[Measure], rounds: int) -> str:
    """The section of docs/quality/."""
    lines = [f"`{game}`, four seats, against {PEER}: medians of {rounds} interleaved rounds.", ""]
    lines += ["| measure | reached | target | |", "|---|---:|---:|---|"]
    lines += ["| " + " | ".join(line.row()) + " |" for line in measures]
    ours, plain, peer = numbers["compiled"], numbers["uncompiled"], numbers["peer"]
    behind = (
        f"Behind the ratios: {ours['inside_steps_per_s']:,.0f} steps/s inside, {ours['api_steps_per_s']:,.0f} from "
        f"Python, {plain['inside_steps_per_s']:,.0f} uncompiled, {peer['steps_per_s']:,.0f} the peer's; "
        f"{ours['search_plies_per_s']:,.0f} plies/s searched and judged, {peer['search_plies_per_s']:,.0f} the peer's; "
        f"a copy takes {ours['copy_us']:.2f} us, the peer's {peer['copy_us']:.1f} us. The published peer has no "
        "Monte-Carlo search: bench/peer.py searches with its engine, and all plies of tree and playouts are counted."
    )
    return "\n".join([*lines, "", behind, ""])


def main() -> int:
    """Measure, show, and write if asked to."""
    parser = argparse.ArgumentParser(description="Our speed and the peer's, interleaved, as ratios.")
    parser.add_argument("game", nargs="?", default="hansa_teutonica")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="per contestant and round")
    parser.add_argument("--write", action="store_true", help="put the table into docs/quality/")
    chosen = parser.parse_args()
    make_peer_environment()
    numbers = interleave(chosen.game, chosen.rounds, chosen.seconds)
    numbers["compiled"]["two_processes"] = median(
        two_at_once(chosen.game, chosen.seconds) for _ in range(chosen.rounds)
    )
    measures = judge(numbers)
    show(chosen.game, numbers, measures)
    if chosen.write:
        write_section(f"bench-{chosen.game}", markdown(chosen.game, numbers, measures, chosen.rounds))
    print(json.dumps({"game": chosen.game, **{line.key: round(line.value, 3) for line in measures}}))
    return 0 if all(line.is_met() for line in measures) else 1


if __name__ == "__main__":
    sys.exit(main())
