"""The notebooks run from their first cell to their last, and every cell that shows something still does."""

import json
import os
import subprocess
import sys
from itertools import groupby
from pathlib import Path

import pytest

import tabuleiro

NOTEBOOKS = sorted((Path(__file__).resolve().parent.parent / "examples" / "notebooks").glob("*.ipynb"))

each_notebook = pytest.mark.parametrize("notebook", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])


def shown(path: Path) -> list[list[str]]:
    """What kinds of things every cell of code puts out: words change with better bots, and their pieces by chance."""
    cells = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    return [[kind for kind, _ in groupby(out["output_type"] for out in cell["outputs"])] for cell in cells]


@each_notebook
def test_a_notebook_runs(notebook: Path, tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(tabuleiro.__file__).parents[1]),
        "IPYTHONDIR": str(tmp_path / "ipython"),
        "OMP_NUM_THREADS": "1",
    }
    program = Path(sys.executable).with_name("jupyter-execute")
    command = [str(program), "--kernel_name=python3", "--output", str(tmp_path / "run"), str(notebook)]
    done = subprocess.run(command, cwd=notebook.parent, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own notebooks
    assert done.returncode == 0, done.stderr
    [made] = tmp_path.glob("run*")
    assert shown(made) == shown(notebook)


@each_notebook
def test_a_notebook_keeps_what_it_shows_and_no_fault(notebook: Path) -> None:
    kinds = [kind for cell in shown(notebook) for kind in cell]
    assert kinds
    assert set(kinds) <= {"stream", "display_data"}


def test_there_are_three() -> None:
    assert len(NOTEBOOKS) == 3
