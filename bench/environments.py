"""The speed of the environments: PettingZoo's chess and ours, one and many and self-play, in turns, as ratios.

    python bench/environments.py [GAME] [--rounds N] [--seconds S] [--before DIR] [--now DIR] [--alone] [--write]

DIR holds an unpacked wheel: `--before` an older one, which takes turns with the others, `--now` one to measure instead
of what is installed. `--alone` leaves out PettingZoo's chess, which has to be fetched. The last line is one JSON
object. `--write` puts the table into docs/quality/. Status 1 if a target is missed.
"""

import argparse
import json
import subprocess
import sys
from statistics import median
from typing import TypeAlias

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from run import ROOT, Measure, Numbers, measure
from section import write_section

PEER = ("pettingzoo==1.27.0", "chess==1.11.2", "pygame==2.6.1")
"""Chess, and what it is drawn with."""
PEER_VENV = ROOT / "build" / "peer-envs-venv"
Contestant: TypeAlias = tuple[list[str], str]
"""A command that measures, and the folder of the build that it uses: empty for what is installed."""


def make_peer_environment() -> None:
    """Install the peer by name into an environment of its own."""
    stamp, wanted = PEER_VENV / "stamp", " ".join(PEER)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEER_VENV)], check=True)  # noqa: S603 - our own command
    subprocess.run([str(PEER_VENV / "bin/python"), "-m", "pip", "install", "--quiet", *PEER], check=True)  # noqa: S603 - same
    stamp.write_text(wanted, encoding="utf-8")


def contestants_of(
    game: str, seconds: float, before: str, now: str, *, alone: bool
) -> dict[str, tuple[list[str], str]]:
    """Who is measured."""
    ours = [sys.executable, str(ROOT / "bench" / "envs_ours.py"), game, str(seconds)]
    contestants = {"ours": (ours, now)}
    if not alone:
        make_peer_environment()
        peer = [str(PEER_VENV / "bin/python"), str(ROOT / "bench" / "envs_peer.py"), str(seconds / 5)]
        contestants["peer"] = (peer, "")
    if before:
        contestants["before"] = (ours, before)
    return contestants


def interleave(contestants: dict[str, Contestant], rounds: int) -> dict[str, Numbers]:
    """The medians of several rounds for every contestant; they change places every round."""
    seen: dict[str, list[Numbers]] = {name: [] for name in contestants}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(contestants))
        for number in range(rounds):
            for name in sorted(contestants, reverse=number % 2 == 1):
                seen[name].append(measure(*contestants[name]))
                progress.advance(task)
    assert all(numbers["compiled"] for numbers in seen["ours"]), "what is measured is not compiled"
    return {name: {key: median(one[key] for one in all_) for key in all_[0]} for name, all_ in seen.items()}


def judge(numbers: dict[str, Numbers]) -> list[Measure]:
    """Every target with what was reached."""
    ours = numbers["ours"]
    to_single = ours["self_play_per_s"] / ours["single_steps_per_s"]
    share = 100 * ours["python_share"]
    measures = [
        Measure("self_play_to_single", "self-play, to Gymnasium's steps", to_single, "x", 5, at_most=False),
        Measure("python_share", "time of self-play in our own Python", share, " %", 10, at_most=True),
    ]
    if "peer" in numbers:
        to_chess = ours["pettingzoo_steps_per_s"] / numbers["peer"]["steps_per_s"]
        line = Measure("pettingzoo_to_chess", "steps in PettingZoo, to chess_v6's", to_chess, "x", 10, at_most=False)
        measures.insert(0, line)
    if "two_to_one" in ours:
        two = ours["two_to_one"]
        measures.append(Measure("two_to_one", "self-play in two processes, to one", two, "x", 1.8, at_most=False))
    if "before" in numbers:
        measures += compare(ours, numbers["before"])
    return measures


def compare(ours: Numbers, before: Numbers) -> list[Measure]:
    """What became faster since another build."""
    self_play = ours["self_play_per_s"] / before["together_steps_per_s"]
    pettingzoo = ours["pettingzoo_steps_per_s"] / before["pettingzoo_steps_per_s"]
    return [
        Measure("self_play_to_before", "self-play, to many together before", self_play, "x", 2, at_most=False),
        Measure("pettingzoo_to_before", "steps in PettingZoo, to those before", pettingzoo, "x", 1.5, at_most=False),
    ]


def markdown(game: str, numbers: dict[str, Numbers], measures: list[Measure], rounds: int) -> str:
    """The section of docs/quality/."""
    ours = numbers["ours"]
    chess = f"against {PEER[0]}'s chess_v6" if "peer" in numbers else "without a peer"
    lines = [f"`{game}`, three seats, {chess}: medians of {rounds} interleaved rounds.", ""]
    lines += ["| measure | reached | target | |", "|---|---:|---:|---|"]
    lines += ["| " + " | ".join(line.row()) + " |" for line in measures]
    theirs = f"{numbers['peer']['steps_per_s']:,.0f} chess_v6's; " if "peer" in numbers else ""
    behind = (
        f"Behind the ratios, by the processor's time: {ours['pettingzoo_steps_per_s']:,.0f} steps/s in PettingZoo, "
        f"{theirs}{ours['single_steps_per_s']:,.0f} in Gymnasium against random bots, "
        f"{ours['together_steps_per_s']:,.0f} in 256 such games stepped together; {ours['self_play_per_s']:,.0f} "
        f"decisions/s of self-play in 256 games, {ours['self_play_small_per_s']:,.0f} with float16 and packed masks."
    )
    openly = (
        "All loops choose random legal actions, each in its usual way. A step of a game against two random bots takes "
        "about three decisions, a step of self-play one; both write one observation and one mask. Without the time of "
        f"choosing: {ours['pettingzoo_without_choosing_per_s']:,.0f} steps/s in PettingZoo, "
        f"{ours['single_without_choosing_per_s']:,.0f} in Gymnasium."
    )
    parts = [*lines, "", behind, "", openly]
    if "before" in numbers:
        parts += ["", beside(ours, numbers["before"])]
    return "\n".join([*parts, ""])


def beside(ours: Numbers, before: Numbers) -> str:
    """What else changed since another build, whether a target names it or not."""
    together = ours["together_steps_per_s"] / before["together_steps_per_s"]
    stepping = ours["pettingzoo_without_choosing_per_s"] / before["pettingzoo_without_choosing_per_s"]
    return (
        f"The build before made {before['together_steps_per_s']:,.0f} steps/s in 256 games together and "
        f"{before['pettingzoo_steps_per_s']:,.0f} in PettingZoo. Like for like: 256 games against bots are "
        f"{together:.2f} times as fast as before, PettingZoo without choosing {stepping:.2f} times."
    )


def main() -> int:
    """Measure, show, and write if asked to."""
    parser = argparse.ArgumentParser(description="The speed of the environments, interleaved, as ratios.")
    parser.add_argument("game", nargs="?", default="hansa_teutonica")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="per contestant and round")
    parser.add_argument("--write", action="store_true", help="put the table into docs/quality/")
    parser.add_argument("--before", default="", help="a folder with an unpacked wheel to compare with")
    parser.add_argument("--now", default="", help="a folder with an unpacked wheel, instead of what is installed")
    parser.add_argument("--alone", action="store_true", help="without PettingZoo's chess")
    chosen = parser.parse_args()
    contestants = contestants_of(chosen.game, chosen.seconds, chosen.before, chosen.now, alone=chosen.alone)
    numbers = interleave(contestants, chosen.rounds)
    measures = judge(numbers)
    table = Table("measure", "reached", "target", "", title=f"environments of {chosen.game}")
    for line in measures:
        table.add_row(*line.row())
    Console().print(table)
    section = markdown(chosen.game, numbers, measures, chosen.rounds)
    print("\n".join(section.splitlines()[len(measures) + 4 :]))
    if chosen.write:
        write_section(f"envs-{chosen.game}", section)
    print(json.dumps({"game": chosen.game, **{line.key: round(line.value, 3) for line in measures}}))
    return 0 if all(line.is_met() for line in measures) else 1


if __name__ == "__main__":
    sys.exit(main())
