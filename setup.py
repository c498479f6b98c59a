"""Builds the compiled wheel: one mypycify call over the rules and whatever searches through them.

TABULEIRO_PURE=1 (or a machine without a C compiler) gives the pure wheel: the same sources, uncompiled.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

COMPILED = ("src/tabuleiro/core/*.py", "src/tabuleiro/games/*/*.py", "src/tabuleiro/bots/*.py")
UNCOMPILED = {"__init__.py", "terminal.py"}
"""Package fronts hold imports only; text boards are drawn once per move."""


def has_compiler() -> bool:
    """Whether the compiler that built this Python, or the one in $CC, is on the path."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) is not None


def sources() -> list[str]:
    """Every file to compile, in a fixed order."""
    found = [path for pattern in COMPILED for path in sorted(Path().glob(pattern))]
    return [str(path) for path in found if path.name not in UNCOMPILED]


def extensions() -> list[object]:
    """The extension modules; none for a pure wheel."""
    if os.environ.get("TABULEIRO_PURE") == "1":
        return []
    if not has_compiler():
        print(
            "NOTICE: no C compiler found: building the pure wheel. It plays the same games, about 20 times slower.",
            file=sys.stderr,
        )
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    return list(mypycify(sources(), opt_level="3", separate=True))


setup(ext_modules=extensions())
