"""Workers are killed and frozen, the database restarts, listeners are cut: nothing is lost, all see what is stored.

`make cluster` deals eighty blows.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from postgres import Cluster

BENCH = Path(__file__).parents[3] / "bench" / "cluster.py"


@pytest.mark.slow
@pytest.mark.skipif(not os.environ.get("WHOLE"), reason="half a minute: `make soak` deals them")
def test_blows_lose_nothing_on_two_workers(cluster: Cluster) -> None:  # noqa: ARG001 - PostgreSQL can be had
    blows = ["--kills", "1", "--freezes", "1", "--freeze-seconds", "1", "--restarts", "1", "--cuts", "1"]
    command = [sys.executable, str(BENCH), *blows, "--workers", "2", "--tables", "12", "--pause", "0.8", "--unsteered"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ)  # noqa: S603 - our own
    assert done.returncode == 0, done.stdout + done.stderr
    summary = json.loads(done.stdout)
    assert summary["problems"] == summary["deadlocks"] == 0
    assert summary["acknowledged"] > 20
