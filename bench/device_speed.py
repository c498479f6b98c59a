"""What a device's rules cost, against this machine's: speed by processor time, in turns, and the size of the download.

    python bench/device_speed.py [--rounds 3] [--seconds 0.5] [--write]

The browser's side runs in Chromium, as players have it: CHROMIUM names it where it is not on the path. Start and memory
are measured by `make device`, too.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Final

from device_rates import WARM
from lockstep import OFFLINE, ROOT
from section import write_section

from tabuleiro.local.version import is_compiled

RATIO: Final = 0.5
DOWNLOAD: Final = 6.0
WORDS: Final = {
    "steps_inside": "random games inside, steps/s",
    "steps_by_calls": "steps/s by calls",
    "iterations": "search, iterations/s",
}


def measured(*command: str | Path) -> dict[str, float]:
    """The rates that one side prints."""
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)  # noqa: S603 - our own scripts
    if done.returncode != 0:
        raise RuntimeError(done.stderr[-2000:])
    return {str(name): float(rate) for name, rate in json.loads(done.stdout).items()}


def in_turns(rounds: int, seconds: float) -> tuple[dict[str, float], dict[str, float]]:
    """The middle rates of both sides, measured one after the other so that both have the same disturbances."""
    native: list[dict[str, float]] = []
    browser: list[dict[str, float]] = []
    for _ in range(rounds):
        native.append(measured(sys.executable, ROOT / "bench" / "device_rates.py", str(seconds)))
        browser.append(measured("node", ROOT / "web" / "scripts" / "rates.js", OFFLINE, str(seconds)))
    first, second = (
        {name: statistics.median(one[name] for one in many) for name in many[0]} for many in (native, browser)
    )
    return first, second


def megabytes() -> float:
    """What is downloaded of everything that was packed, in the compressed form where there is one."""
    about = json.loads((OFFLINE / "offline.json").read_text(encoding="utf-8"))
    files = [OFFLINE / about["folder"] / name for name in about["files"]]
    small = [compressed if (compressed := Path(f"{file}.br")).exists() else file for file in files]
    return sum(file.stat().st_size for file in small) / 1e6


def verdict(*, is_met: bool) -> str:
    """How a figure stands against its target."""
    return "met" if is_met else "missed"


def tell(native: dict[str, float], browser: dict[str, float], *, compiled: bool) -> list[str]:
    """The table; only compiled rules have a speed to keep."""
    lines = ["| measure | native | browser | share | target | verdict |", "|---|---:|---:|---:|---:|---|"]
    for name, rate in native.items():
        game, _, what = name.partition(" ")
        share = browser[name] / rate
        judged = f"at least {RATIO} | {verdict(is_met=share >= RATIO)}" if compiled else "none, uncompiled | told"
        lines.append(f"| {game}: {WORDS[what]} | {rate:,.0f} | {browser[name]:,.0f} | {share:.2f} | {judged} |")
    size = megabytes()
    judged = f"at most {DOWNLOAD:.0f} MB | {verdict(is_met=size <= DOWNLOAD)}"
    lines.append(f"| download, Brotli | | {size:.2f} MB | | {judged} |")
    return lines


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.5, help="of processor time, of each measure")
    parser.add_argument("--write", action="store_true", help="put the result into docs/quality/")
    asked = parser.parse_args()
    if not is_compiled():
        sys.exit("the native rules run uncompiled here, so there is nothing to compare with: make setup")
    compiled = json.loads((OFFLINE / "offline.json").read_text(encoding="utf-8"))["compiled"]
    native, browser = in_turns(asked.rounds, asked.seconds)
    lines = tell(native, browser, compiled=compiled)
    print("\n".join(lines))
    if asked.write:
        kind = "compiled to WebAssembly" if compiled else "uncompiled"
        load = f"load {os.getloadavg()[0]:.0f} on {os.cpu_count()} processors"
        words = (
            f"Native compiled, the browser's rules {kind}, in Chromium; the middle of {asked.rounds} rounds in turns, "
            f"{asked.seconds} s of processor time a measure, after {WARM} s that do not count ({load})."
        )
        write_section("device-speed", words + "\n\n" + "\n".join(lines))


if __name__ == "__main__":
    main()
