"""Kills and restarts under load: no acknowledged move is lost or doubled and no table hangs, on a SQLite file.

On PostgreSQL it is workers that are killed (cluster/test_cluster.py); `make chaos` deals thirty times as many blows.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

CHAOS = Path(__file__).parents[2] / "bench" / "chaos.py"
KILLS, RESTARTS = 2, 1


def run_chaos() -> dict[str, object]:
    blows = ["--kills", str(KILLS), "--restarts", str(RESTARTS)]
    command = [sys.executable, str(CHAOS), *blows, "--tables", "16", "--pause", "1.2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ)  # noqa: S603 - our own
    assert done.returncode == 0, done.stdout + done.stderr
    summary: dict[str, object] = json.loads(done.stdout)
    return summary


def is_harmless(summary: dict[str, object]) -> bool:
    """Whether there was real load and nothing was broken."""
    acknowledged = summary["acknowledged"]
    assert isinstance(acknowledged, int), "a number of moves"
    return summary["problems"] == 0 and summary["kills"] == KILLS and acknowledged > 50


@pytest.mark.slow
def test_kills_lose_nothing_on_sqlite() -> None:
    assert is_harmless(run_chaos())
