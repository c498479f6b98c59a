"""The speed of the environments: PettingZoo's chess and ours, one and many, measured in turns, as ratios.

    python bench/environments.py [GAME] [--rounds N] [--seconds S] [--write]

The last line is one JSON object. `--write` puts the table into docs/quality/. Status 1 if a target is missed.
"""

import argparse
import json
import subprocess
import sys
from statistics import median

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from run import ROOT, Measure, Numbers, measure
from section import write_section

PEER = ("pettingzoo==1.27.0", "chess==1.11.2", "pygame==2.6.1")
"""Chess, and what it is drawn with."""
PEER_VENV = ROOT / "build" / "peer-envs-venv"


def make_peer_environment() -> None:
    """Install the peer by name into an environment of its own."""
    stamp, wanted = PEER_VENV / "stamp", " ".join(PEER)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEER_VENV)], check=True)  # noqa: S603 - our own command
    subprocess.run([str(PEER_VENV / "bin/python"), "-m", "pip", "install", "--quiet", *PEER], check=True)  # noqa: S603 - same
    stamp.write_text(wanted, encoding="utf-8")


def interleave(game: str, rounds: int, seconds: float) -> dict[str, Numbers]:
    """The medians of several rounds for both contestants."""
    contestants = {
        "ours": [sys.executable, str(ROOT / "bench" / "envs_ours.py"), game, str(seconds)],
        "peer": [str(PEER_VENV / "bin/python"), str(ROOT / "bench" / "envs_peer.py"), str(seconds / 3)],
    }
    seen: dict[str, list[Numbers]] = {name: [] for name in contestants}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(contestants))
        for _ in range(rounds):
            for name, command in contestants.items():
                seen[name].append(measure(command))
                progress.advance(task)
    assert all(numbers["compiled"] for numbers in seen["ours"]), "the installed wheel is not compiled"
    return {name: {key: median(one[key] for one in all_) for key in all_[0]} for name, all_ in seen.items()}


def judge(numbers: dict[str, Numbers]) -> list[Measure]:
    """Both targets with what was reached."""
    ours, peer = numbers["ours"], numbers["peer"]
    to_chess = ours["pettingzoo_steps_per_s"] / peer["steps_per_s"]
    to_single = ours["together_steps_per_s"] / ours["single_steps_per_s"]
    return [
        Measure("pettingzoo_to_chess", "steps in PettingZoo, to chess_v6's", to_chess, "x", 10, at_most=False),
        Measure("together_to_single", "steps of many games together, to one alone", to_single, "x", 5, at_most=False),
    ]


def markdown(game: str, numbers: dict[str, Numbers], measures: list[Measure], rounds: int) -> str:
    """The section of docs/quality/."""
    lines = [f"`{game}`, three seats, against {PEER[0]}'s chess_v6: medians of {rounds} interleaved rounds.", ""]
    lines += ["| measure | reached | target | |", "|---|---:|---:|---|"]
    lines += ["| " + " | ".join(line.row()) + " |" for line in measures]
    ours, peer = numbers["ours"], numbers["peer"]
    behind = (
        f"Behind the ratios: {ours['pettingzoo_steps_per_s']:,.0f} steps/s in PettingZoo, "
        f"{peer['steps_per_s']:,.0f} chess_v6's; {ours['single_steps_per_s']:,.0f} in Gymnasium against random bots, "
        f"{ours['together_steps_per_s']:,.0f} in 64 games stepped together."
    )
    stepping = ours["together_without_choosing_per_s"] / ours["single_without_choosing_per_s"]
    choosing = 1 - ours["single_steps_per_s"] / ours["single_without_choosing_per_s"]
    openly = (
        "Both loops choose random legal actions, each in its usual way: one alone by Gymnasium's "
        f"`action_space.sample(mask)`, which takes {choosing:.0%} of its time, many by their own `sample_actions()`. "
        f"Without the time of choosing, many together are {stepping:.1f} times as fast as one."
    )
    return "\n".join([*lines, "", behind, "", openly, ""])


def main() -> int:
    """Measure, show, and write if asked to."""
    parser = argparse.ArgumentParser(description="The speed of the environments, interleaved, as ratios.")
    parser.add_argument("game", nargs="?", default="hansa_teutonica")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="per contestant and round")
    parser.add_argument("--write", action="store_true", help="put the table into docs/quality/")
    chosen = parser.parse_args()
    make_peer_environment()
    numbers = interleave(chosen.game, chosen.rounds, chosen.seconds)
    measures = judge(numbers)
    table = Table("measure", "reached", "target", "", title=f"environments of {chosen.game}")
    for line in measures:
        table.add_row(*line.row())
    Console().print(table)
    section = markdown(chosen.game, numbers, measures, chosen.rounds)
    print(section.splitlines()[-1])
    if chosen.write:
        write_section(f"envs-{chosen.game}", section)
    print(json.dumps({"game": chosen.game, **{line.key: round(line.value, 3) for line in measures}}))
    return 0 if all(line.is_met() for line in measures) else 1


if __name__ == "__main__":
    sys.exit(main())
