"""Lock-step: the compiled and the uncompiled rules play the same seeded games in two processes, step for step."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from tabuleiro.core import state as core_state
from tabuleiro.core.registry import find_module
from tabuleiro.testkit.laws.assertions import Broken, demand
from tabuleiro.testkit.lockstep_child import is_compiled


class Side(NamedTuple):
    """One side: how it was built, and its trace."""

    core: str
    game: str
    lines: list[str]


def lockstep(
    game: str,
    seats: int,
    seed: int = 1,
    steps: int = 1000,
    *,
    sources: Path | None,
    options: Mapping[str, str] | None = None,
    compiled: Path | None = None,
    expect_pure: bool = False,
) -> int:
    """Compare the two sides step by step; return how many steps were compared.

    `sources` is the folder of the uncompiled package; None where there is none, as for a game of another package: then
    both sides are the packages that run now and differ only in how Python hashes texts. `compiled` is the folder of a
    compiled one; None stands for the package that runs now, if it is compiled, else for the installed one. With
    `expect_pure` both sides are uncompiled and differ only in how Python hashes texts.
    """
    arguments = [game, find_module(game), str(seats), json.dumps(dict(options or {})), str(seed), str(steps)]
    folders = [sources or Path(__file__).resolve().parents[2]]
    pure = run_side(arguments, folders, "1")
    demand("lockstep", sources is None or pure.core == "core pure", f"{sources} does not hold the uncompiled sources")
    if expect_pure or sources is None:
        other = run_side(arguments, folders, "2")
    else:
        compiled = compiled or _running()
        other = run_side(arguments, [] if compiled is None else [compiled], "2")
        where = "the installed package" if compiled is None else str(compiled)
        demand("lockstep", other.core == "core compiled", f"{where} is not compiled: install the compiled wheel")
    for number, (left, right) in enumerate(zip(pure.lines, other.lines, strict=True), start=1):
        if left != right:
            raise Broken("lockstep", f"step {number} with seed {seed}\n  uncompiled {left}\n  other      {right}")
    return len(pure.lines)


def run_side(arguments: list[str], first: list[Path], hash_seed: str) -> Side:
    """Run one side in a fresh process that looks for packages in `first`, then where the game lives."""
    folders = [*first, *_own_folder(arguments[1])]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    environment["PYTHONPATH"] = os.pathsep.join(str(folder.resolve()) for folder in folders)
    done = subprocess.run(  # noqa: S603 - our own module in our own interpreter
        [sys.executable, "-P", "-m", "tabuleiro.testkit.lockstep_child", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    demand("lockstep", done.returncode == 0, f"a side failed:\n{done.stderr}")
    core, game, *lines = done.stdout.splitlines()
    return Side(core, game, lines)


def _own_folder(module: str) -> list[Path]:
    """Where a game outside of this package lies; nothing for one of ours."""
    top = module.split(".", maxsplit=1)[0]
    found = str(import_module(top).__file__)
    return [] if top == "tabuleiro" else [Path(found).resolve().parents[1]]


def _running() -> Path | None:
    """The folder of the package that runs now, when it is compiled."""
    return Path(__file__).resolve().parents[2] if is_compiled(core_state) else None
