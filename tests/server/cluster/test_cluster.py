"""Workers are killed, the database restarts, listeners are cut: nothing is lost, and all see what is stored.

`make soak` also lets a worker stand still; `make cluster` deals eighty blows.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from postgres import Cluster

BENCH = Path(__file__).parents[3] / "bench" / "cluster.py"
KILLS, RESTARTS = 5, 2
BLOWS = ["--kills", str(KILLS), "--restarts", str(RESTARTS), "--cuts", "1", "--freezes", os.environ.get("WHOLE", "0")]
PEOPLE = ["--workers", "2", "--tables", "8", "--pause", "0.3", "--unsteered", "--without-bots"]


@pytest.mark.slow
def test_blows_lose_nothing_on_two_workers(cluster: Cluster) -> None:  # noqa: ARG001 - PostgreSQL can be had
    command = [sys.executable, str(BENCH), *BLOWS, "--freeze-seconds", "1", *PEOPLE, "--forked"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ)  # noqa: S603 - our own
    assert done.returncode == 0, done.stdout + done.stderr
    summary = json.loads(done.stdout)
    assert (summary["kills"], summary["restarts"]) == (KILLS, RESTARTS)
    assert summary["problems"] == summary["deadlocks"] == 0
    assert summary["acknowledged"] > 50
