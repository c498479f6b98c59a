"""The examples run, from anywhere, and stay short."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tabuleiro

EXAMPLES = sorted((Path(__file__).resolve().parent.parent / "examples").glob("*.py"))
SAID = {
    "openspiel_mcts": "returns: [",
    "own_bot": "hasty ",
    "pettingzoo_loop": "seat_3: rank ",
    "random_play": "  1. seat-",
    "self_play_dataset": "rows, ",
}
"""What each of them prints, among other things."""

SERVED = {"network_bot": 60}
"""Examples that need a server, which tests/server/test_outside_bots.py brings, and how many lines they have at most."""

each_example = pytest.mark.parametrize("example", EXAMPLES, ids=[path.stem for path in EXAMPLES])


@pytest.mark.parametrize("example", [path for path in EXAMPLES if path.stem in SAID], ids=sorted(SAID))
def test_an_example_runs(example: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(tabuleiro.__file__).parents[1])}
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, str(example)], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert SAID[example.stem] in done.stdout


@each_example
def test_an_example_is_short(example: Path) -> None:
    assert len(example.read_text(encoding="utf-8").splitlines()) <= SERVED.get(example.stem, 40)


def test_no_example_is_forgotten() -> None:
    assert [path.stem for path in EXAMPLES] == sorted({*SAID, *SERVED})
