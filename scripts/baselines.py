"""Runs the baselines of examples/baselines with the libraries that they are for, in an environment of their own.

    python scripts/baselines.py

tests/test_baselines.py holds what is run. Tabuleiro and what it needs are those that this interpreter has.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEARNERS = ("sb3-contrib==2.9.2", "torchrl==0.14.1")
"""Stable-Baselines3 and PyTorch come with them: far too much for an environment in which tests run."""
VENV = ROOT / "build" / "baselines-venv"


def make_environment() -> Path:
    """Install the learners by name, once; give the interpreter that has them."""
    python, stamp, wanted = VENV / "bin" / "python", VENV / "stamp", " ".join(LEARNERS)
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)  # noqa: S603 - our own command
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", *LEARNERS], check=True)  # noqa: S603 - same
        stamp.write_text(wanted, encoding="utf-8")
    return python


def main() -> int:
    """Let the tests run all of them; a library that is missing fails there."""
    environment = {**os.environ, "BASELINES_PYTHON": str(make_environment())}
    command = [sys.executable, "-m", "pytest", "-q", "tests/test_baselines.py"]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode  # noqa: S603 - our own tests


if __name__ == "__main__":
    sys.exit(main())
