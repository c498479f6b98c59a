"""Finds a Python of Pyodide's own minor version with its headers: what the rules are compiled against for a browser.

No registry of packages has these headers, so they are looked for on this machine, wherever Pythons are usually kept.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

NAMED = "TABULEIRO_WASM_PYTHON"
"""The environment variable that names such a Python, where it lies somewhere else."""
QUESTION = "import json, sys, sysconfig; print(json.dumps([*sys.version_info[:2], sysconfig.get_path('include')]))"


class PythonWithHeaders(NamedTuple):
    """An interpreter and the folder with its Python.h."""

    python: Path
    headers: Path


def said(*command: str | Path) -> str:
    """What a command prints; nothing when it fails or is not there."""
    try:
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, timeout=60)  # noqa: S603 - interpreters and the tools that keep them
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def candidates(version: str, uv: Path) -> Iterator[Path]:
    """Every place where a Python of this version may be, the named one first."""
    if named := os.environ.get(NAMED):
        yield Path(named)
    yield Path(sys.executable)
    for name in (f"python{version}", "python3"):
        if found := shutil.which(name):
            yield Path(found)
    if kept := os.environ.get("PYENV_ROOT") or said("pyenv", "root"):
        yield from sorted(Path(kept, "versions").glob(f"{version}.*/bin/python{version}"), reverse=True)
    if found := said(uv, "python", "find", "--no-python-downloads", "--no-project", version):
        yield Path(found)


def find_headers(version: str, uv: Path) -> PythonWithHeaders | None:
    """The first of them that is of this version and has its headers; None when there is none."""
    for python in candidates(version, uv):
        if answer := said(python, "-c", QUESTION):
            major, minor, headers = json.loads(answer)
            if f"{major}.{minor}" == version and Path(headers, "Python.h").exists():
                return PythonWithHeaders(python, Path(headers))
    return None
