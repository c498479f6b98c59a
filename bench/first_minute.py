"""Measures the first minute: from a fresh clone of the last commit to the answered first page, and a second start.

    python bench/first_minute.py [--rounds 3] [--circumstances SENTENCE] [--write]

Every round has a folder of its own and empty caches of pip, uv and npm, so everything is downloaded. The last round
goes on until the compiled rules are served, and starts again as often.
"""

import argparse
import json
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from section import write_section
from server_process import free_port

ROOT = Path(__file__).resolve().parent.parent
LONGEST_SECONDS = 1200.0
PROMISED_FIRST = 40.0
PROMISED_SECOND = 3.0


class Measured(NamedTuple):
    """Seconds, from `make play` unless something else is said."""

    first: list[float]
    """to the first page, each in a fresh clone"""
    second: list[float]
    """to the first page, starting again when all is there"""
    compiled: float
    """to the first page that compiled rules serve, in the last clone"""
    gap: float
    """without an answer while the server changed to them"""


def is_compiled(url: str) -> bool | None:
    """Whether compiled rules serve the page; None when nobody does."""
    try:
        with urlopen(url, timeout=5) as page, urlopen(f"{url}api/health", timeout=5) as health:  # noqa: S310 - our own server
            return bool(json.load(health)["compiled"]) if page.status == 200 else None
    except (URLError, OSError):
        return None


def wait_for_page(url: str) -> float:
    """Seconds until the page is answered."""
    begin = time.monotonic()
    while is_compiled(url) is None:
        if time.monotonic() - begin > LONGEST_SECONDS:
            raise TimeoutError(url)
        time.sleep(0.05)
    return time.monotonic() - begin


def watch_the_change(url: str) -> float:
    """Go on asking until compiled rules answer; returns the longest time without an answer, in seconds."""
    begin = heard = time.monotonic()
    longest = 0.0
    answer: bool | None = False
    while not answer:
        answer = is_compiled(url)
        now = time.monotonic()
        if answer is not None:
            longest = max(longest, now - heard)
            heard = now
        if now - begin > LONGEST_SECONDS:
            raise TimeoutError("the rules were not compiled in time")
        time.sleep(0.1)
    return longest


@contextmanager
def playing(clone: Path, caches: Path, port: int) -> Iterator[None]:
    """`make play` in a clone."""
    options = f"--no-browser --port {port} --database sqlite:///{clone / 'tables.db'}"
    env = {**os.environ, "UV_CACHE_DIR": str(caches / "uv"), "npm_config_cache": str(caches / "npm")}
    env["PIP_CACHE_DIR"] = str(caches / "pip")
    with (clone / "printed.log").open("wb") as log:
        command = ["make", "play", f"SERVE={options}"]
        process = subprocess.Popen(command, cwd=clone, env=env, stdout=log, stderr=log)  # noqa: S603 - our own command
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def clone_to(place: Path) -> Path:
    """A fresh clone of the last commit."""
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(place / "clone")], check=True)  # noqa: S603, S607 - our own command
    return place / "clone"


def measure_first(place: Path) -> float:
    """A fresh clone until its first page."""
    port = free_port()
    with playing(clone_to(place), place, port):
        return wait_for_page(f"http://127.0.0.1:{port}/")


def measure(rounds: int) -> Measured:
    """All rounds; the last one goes on until compiled rules serve, and starts again."""
    firsts = []
    for _ in range(rounds - 1):
        with tempfile.TemporaryDirectory() as folder:
            firsts.append(measure_first(Path(folder)))
        print(f"first page: {firsts[-1]:.1f} s", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        clone = clone_to(place)
        port = free_port()
        url = f"http://127.0.0.1:{port}/"
        begin = time.monotonic()
        with playing(clone, place, port):
            firsts.append(wait_for_page(url))
            print(f"first page: {firsts[-1]:.1f} s", flush=True)
            gap = watch_the_change(url)
            compiled = time.monotonic() - begin
        seconds = []
        for _ in range(rounds):
            with playing(clone, place, port):
                seconds.append(wait_for_page(url))
    return Measured(firsts, seconds, compiled, gap)


def row(name: str, seconds: list[float], promised: float | None) -> str:
    """One line of the table."""
    median = statistics.median(seconds)
    verdict = "" if promised is None else "met" if median <= promised else "**missed**"
    target = "" if promised is None else f"<= {promised:.0f} s"
    return f"| {name} | {median:.1f} s | {min(seconds):.1f} to {max(seconds):.1f} s | {target} | {verdict} |"


def report(measured: Measured, circumstances: str) -> str:
    """The section for docs/quality/."""
    clones = f"{len(measured.first)} fresh clones on {os.cpu_count()} cores, with empty caches of pip, uv and npm."
    lines = [
        f"{clones} {circumstances}".strip(),
        "",
        "| from `make play` | median | from, to | target | |",
        "|---|---:|---:|---:|---|",
        row("to the first page, fresh clone", measured.first, PROMISED_FIRST),
        row("to the first page, second start", measured.second, PROMISED_SECOND),
        row("to the page served by compiled rules", [measured.compiled], None),
        row("longest silence while the server changes", [measured.gap], None),
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--circumstances", default="", metavar="SENTENCE", help="what else the machine was doing")
    parser.add_argument("--write", action="store_true", help="put the table into docs/quality/")
    asked = parser.parse_args()
    text = report(measure(asked.rounds), asked.circumstances)
    print(text)
    if asked.write:
        write_section("first-minute", text)


if __name__ == "__main__":
    main()
