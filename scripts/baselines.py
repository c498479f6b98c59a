"""Runs the baselines of examples/baselines with the libraries that they are for, in an environment of their own.

    python scripts/baselines.py [--site DIR] [--steps N]

DIR holds Tabuleiro and what it needs; left out: what this interpreter has. A small number of steps shows that they run.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import tabuleiro

ROOT = Path(__file__).resolve().parent.parent
LEARNERS = ("sb3-contrib==2.9.2", "torchrl==0.14.1")
"""Stable-Baselines3 and PyTorch come with them: far too much for an environment in which tests run."""
VENV = ROOT / "build" / "baselines-venv"
GAMES = ("luna", "merv")
INSTALLED = Path(tabuleiro.__file__).parents[1]


def make_environment() -> Path:
    """Install the learners by name, once; give the interpreter that has them."""
    python, stamp, wanted = VENV / "bin" / "python", VENV / "stamp", " ".join(LEARNERS)
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)  # noqa: S603 - our own command
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", *LEARNERS], check=True)  # noqa: S603 - same
        stamp.write_text(wanted, encoding="utf-8")
    return python


def run(python: Path, site: Path, program: str, *words: str) -> None:
    """Run one baseline; what it writes lies in build/."""
    command = [str(python), str(ROOT / "examples" / "baselines" / program), *words]
    environment = {**os.environ, "PYTHONPATH": str(site.resolve())}
    subprocess.run(command, cwd=ROOT / "build", env=environment, check=True)  # noqa: S603 - our own programs


def main() -> None:
    """Run all of them for two games."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--site", type=Path, default=INSTALLED)
    parser.add_argument("--steps", type=int, default=4096)
    chosen = parser.parse_args()
    python = make_environment()
    run(python, chosen.site, "learn_from_sample.py")
    for game in GAMES:
        print(game, flush=True)
        run(python, chosen.site, "maskable_ppo.py", game, "--steps", str(chosen.steps), "--games", "10")
        run(python, chosen.site, "torchrl_reinforce.py", game, "--games", "2")
        run(python, chosen.site, "ppo_self_play.py", game, "--decisions", str(chosen.steps), "--games", "32")


if __name__ == "__main__":
    main()
