"""Attacks a server of its own on this machine, and measures what an honest player feels of it.

    python bench/attack.py [NAME ...] [--seconds 15] [--workers 2] [--kept FILE] [--write]

For each module in bench/attacks (all of them, or the named ones): a fresh server without exempt addresses, an honest
player in peace, then under attack. Nothing but the loopback network is touched, and every attack ends by the clock.
`--write` puts the table into docs/quality/. With a FILE the outcome of each attack is kept there, and what is kept is
not measured again: a run that was ended goes on. Status 1 when a promise is broken.
"""

import argparse
import asyncio
import contextlib
import importlib
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from honest_player import HonestPlayer
from load import percentile, verdict
from postgres import temporary_cluster
from rich.progress import Progress, TaskID
from section import write_section
from server_process import ServerProcess, serving
from target import Target

HERE: Final = Path(__file__).resolve().parent
SLOW_MS, MEMORY_MB = 200, 400
"""The promise: 99 of 100 of an honest player's moves and requests take no longer, and the server needs no more."""
NICENESS: Final = 10
"""The attacker runs at a lower priority: one elsewhere would not take the server's processor from it either."""
GRACE_SECONDS: Final = 60.0
"""How long after its time an attack may still wait for answers; then it is ended."""


@dataclass
class Felt:
    """What an honest player felt during some time, in milliseconds."""

    moves: list[float]
    asks: list[float]
    failures: list[str]

    def slow(self) -> float:
        """The 99th percentile of the slower of the two."""
        return max(percentile(self.moves, 0.99), percentile(self.asks, 0.99))


@dataclass
class Outcome:
    """One attack and what it did."""

    name: str
    what: str
    calm: Felt
    attacked: Felt
    memory_mb: float
    note: str

    def is_kept(self) -> bool:
        """Whether the promise held."""
        return self.attacked.slow() <= SLOW_MS and self.memory_mb <= MEMORY_MB and not self.attacked.failures


def outcome_of(kept: dict[str, Any]) -> Outcome:
    """An outcome as it was kept."""
    felt = {name: Felt(**kept[name]) for name in ("calm", "attacked")}
    return Outcome(**{**kept, **felt})


def attack_names() -> list[str]:
    """Every attack there is."""
    return sorted(path.stem for path in (HERE / "attacks").glob("*.py"))


async def launch(name: str, server: ServerProcess, seconds: float) -> str:
    """Attack from a process of its own; returns what it says about it."""
    command = [sys.executable, str(HERE / "attack.py"), "--launch", name, str(server.port), str(seconds)]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    try:
        said, _ = await asyncio.wait_for(process.communicate(), seconds + GRACE_SECONDS)
    except TimeoutError:
        process.kill()
        await process.wait()
        return "did not end by itself"
    if process.returncode:
        raise RuntimeError(f"the attack {name} failed")
    return said.decode().strip()


async def measure(name: str, server: ServerProcess, seconds: float, progress: Progress, bar: TaskID) -> Outcome:
    """One attack: the same time in peace before it."""
    module = importlib.import_module(f"attacks.{name}")
    what = str(module.__doc__).splitlines()[0].rstrip(".")
    longest = max(seconds, float(getattr(module, "SECONDS", 0.0)))
    ticking = asyncio.create_task(tick(progress, bar, seconds + longest))
    async with HonestPlayer(server) as player:
        await asyncio.sleep(1)
        player.forget()
        await asyncio.sleep(seconds)
        calm = Felt(player.moves, player.asks, player.failures)
        player.forget()
        note = await launch(name, server, longest)
        await asyncio.sleep(1)
        attacked = Felt(player.moves, player.asks, player.failures)
    ticking.cancel()
    return Outcome(name, what, calm, attacked, server.peak_memory() / 2**20, note)


async def tick(progress: Progress, bar: TaskID, seconds: float) -> None:
    """Move the bar of one attack."""
    for _ in range(20):
        await asyncio.sleep(seconds / 20)
        progress.advance(bar, 0.05)


def run(names: list[str], seconds: float, workers: int = 1, kept: Path = Path(os.devnull)) -> list[Outcome]:
    """Every attack on a server of its own; several workers share a port and a PostgreSQL."""
    known = [outcome_of(json.loads(line)) for line in kept.read_text().splitlines()] if kept.exists() else []
    outcomes = [one for one in known if one.name in names]
    names = [name for name in names if name not in {one.name for one in known}]
    with (
        Progress() as progress,
        tempfile.TemporaryDirectory() as folder,
        temporary_cluster() if workers > 1 else contextlib.nullcontext() as cluster,
    ):
        if workers > 1 and cluster is None:
            raise SystemExit("no PostgreSQL can be had on this machine")
        bar = progress.add_task("attacks", total=len(names))
        for number, name in enumerate(names):
            progress.update(bar, description=name, completed=number)
            options = getattr(importlib.import_module(f"attacks.{name}"), "OPTIONS", ())
            database = f"sqlite:///{folder}/{name}.db" if cluster is None else cluster.new_database(name)
            options = options if cluster is None else ("--workers", str(workers), *options)
            log = Path(folder) / f"{name}.log"
            with serving(database, log, *options, exempt="nobody") as server:
                outcomes.append(asyncio.run(measure(name, server, seconds, progress, bar)))
            with kept.open("a") as file:
                file.write(json.dumps(asdict(outcomes[-1])) + "\n")
        progress.update(bar, completed=len(names))
    return sorted(outcomes, key=lambda one: one.name)


def markdown(outcomes: list[Outcome], seconds: float, workers: int = 1) -> str:
    """The section of docs/quality/."""
    whose = "" if workers == 1 else f"{workers} workers on one PostgreSQL; memory is that of the larger worker. "
    lines = [
        (
            f"{whose}An honest player moves every 0.5 s and asks `GET /api/me` every 0.2 s: {seconds:.0f} s in peace, "
            "then under attack. Attacker and server share the machine; the attacker runs at a lower priority, because "
            "from elsewhere it would not take the server's processor. Milliseconds: the median and 99th percentile. "
            f"Target: 99 of 100 within {SLOW_MS} ms, nothing refused, and at most {MEMORY_MB} MB of memory.\n"
        ),
        "| attack | move, calm | move, attacked | request, calm | request, attacked | peak memory | |",
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    for one in outcomes:
        figures = [
            f"{percentile(values, 0.5)} / {percentile(values, 0.99)}"
            for values in (one.calm.moves, one.attacked.moves, one.calm.asks, one.attacked.asks)
        ]
        cells = " | ".join([one.what, *figures, f"{one.memory_mb:.0f} MB", verdict(one.is_kept())])
        lines.append(f"| {cells} |")
    lines += ["", "What was done to them:", ""]
    lines += [f"- {one.what}: {one.note}" for one in outcomes]
    return "\n".join(lines)


def main() -> int:
    """Attack and report; status 1 when a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(attack_names())}")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--workers", type=int, default=1, help="so many of them, on one PostgreSQL")
    parser.add_argument("--kept", type=Path, default=Path(os.devnull), metavar="FILE", help="outcomes so far")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    parser.add_argument("--launch", nargs=3, metavar=("NAME", "PORT", "SECONDS"), help="only attack a port")
    asked = parser.parse_args()
    if asked.launch:
        name, port, seconds = asked.launch
        os.nice(NICENESS)
        print(asyncio.run(importlib.import_module(f"attacks.{name}").attack(Target(int(port), float(seconds)))))
        return 0
    unknown = set(asked.names) - set(attack_names())
    if unknown:
        parser.error(f"no such attack: {', '.join(sorted(unknown))}")
    outcomes = run(asked.names or attack_names(), asked.seconds, asked.workers, asked.kept)
    for one in outcomes:
        figures = {"calm_p99_ms": one.calm.slow(), "p99_ms": one.attacked.slow(), "memory_mb": round(one.memory_mb)}
        failures = one.attacked.failures[:3]
        print(json.dumps({"attack": one.name, **figures, "failures": failures, "note": one.note}))
    if asked.write:
        name = "attack" if asked.workers == 1 else "attack-workers"
        write_section(name, markdown(outcomes, asked.seconds, asked.workers))
    return 0 if all(one.is_kept() for one in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
