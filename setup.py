"""Builds the compiled wheel: one mypycify call over the rules and whatever searches through them.

TABULEIRO_PURE=1 (or a machine that cannot compile) gives the pure wheel: the same sources, uncompiled.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

PACKAGE = Path("src/tabuleiro")
COMPILED = (
    "core/**/*.py",
    "games/*/**/*.py",
    "bots/**/*.py",
    *(f"envs/{name}.py" for name in ("batch", "episode", "features", "reward", "stepper")),
)
UNCOMPILED = {"__init__.py", "explain.py", "shape.py", "spoken.py", "terminal.py"}
"""Package fronts hold imports only; shapes of views hold types only; text boards, drawn or in words, are made once per
move, explanations made once per look, from the view."""
UNCOMPILED_FOLDERS = {"explain"}
SCRIPTS = ("bots", "scripted")
"""A library of their own: they call into a game, and whoever loads a library loads those that it calls into."""
BUILDING = {"bdist_wheel", "build", "build_ext"}
"""Only these commands compile: asking for the metadata or packing the sources must not take a minute."""
OPTIMIZATION = "2"
"""Self-play runs 7 to 12 % faster than with -O1 (decision 51); the build takes longer."""
INLINING = () if sys.platform == "win32" else ("-fno-semantic-interposition", "-finline-small-functions")
"""mypyc's functions are visible outside their library, so that GCC lets others replace them: it calls each through a
table and inlines none. Nobody replaces ours. Random games of Luna run 6 to 9 % faster; the build takes as long."""
ROUNDING = () if sys.platform == "win32" else ("-ffp-contract=off",)
"""Processors with fused multiplication would round once where others round twice: every machine shall find the same."""
CACHE = "build/mypyc_cache"
"""Away from the cache of `mypy`, which runs with other options. Begun anew each time: from an old cache mypyc may fail
on classes of modules that did not change; unchanged C files are not compiled again, and that is where the time goes."""


def sources() -> list[Path]:
    """Every file to compile, in a fixed order."""
    found = [path for pattern in COMPILED for path in sorted(PACKAGE.glob(pattern))]
    return [path for path in found if path.name not in UNCOMPILED and path.parent.name not in UNCOMPILED_FOLDERS]


def room(path: Path) -> Path:
    """The folder whose files share one C library: a game, or one of the other packages, with all that is below it."""
    parts = path.relative_to(PACKAGE).parts
    return PACKAGE.joinpath(*parts[: 2 if parts[0] == "games" or parts[:2] == SCRIPTS else 1])


def library(path: Path) -> str:
    """The name of a file's C library; it lies beside `tabuleiro`, where mypyc reckons `__file__` from."""
    return "_".join(room(path).relative_to("src").parts)


def groups() -> list[tuple[list[str], str | None]]:
    """One C library per game, and one for each of the other packages.

    Every library carries mypyc's run time, which takes 2 s to compile, so one library per module or per folder would
    spend most of the build on it; a single library for all would keep one core busy and be built anew after every
    change.
    """
    members: dict[str, list[str]] = {}
    for path in sources():
        members.setdefault(library(path), []).append(str(path))
    return [(files, name) for name, files in sorted(members.items())]


def missing_for_compiling() -> str:
    """What this machine lacks to compile; empty when it can."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name == "nt":  # setuptools asks Microsoft's own finder where the compiler is
        finder = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
        return "" if finder.exists() else "no C compiler (Visual Studio's build tools)"
    if shutil.which(compiler.split()[0]) is None:
        return f"no C compiler ({compiler.split()[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers (Python.h)"
    return ""


def remove_stale_modules() -> None:
    """Forget what earlier builds left of modules that are gone or no longer compiled: a wheel packs all it finds."""
    compiled = {path.relative_to("src").with_suffix("") for path in sources()}
    compiled |= {Path(f"{library(path)}__mypyc") for path in sources()}
    for built in Path("build").glob("lib*"):
        for path in [path for path in built.rglob("*") if path.is_file()]:
            place = path.relative_to(built)
            module = place.with_name(place.name.split(".")[0])
            is_known = module in compiled if path.suffix in {".so", ".pyd"} else Path("src", place).exists()
            if not is_known:
                path.unlink()


def extensions() -> list[Extension]:
    """The extension modules; none for a pure wheel."""
    if not BUILDING.intersection(sys.argv):
        return []
    remove_stale_modules()
    if os.environ.get("TABULEIRO_PURE") == "1":
        return []
    if missing := missing_for_compiling():
        print(f"NOTICE: {missing}: building the pure wheel. It plays the same games, far slower.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    shutil.rmtree(CACHE, ignore_errors=True)
    os.environ.setdefault("MYPYPATH", "src")
    files = [str(path) for path in sources()]
    made = mypycify([f"--cache-dir={CACHE}", *files], opt_level=OPTIMIZATION, debug_level="0", separate=groups())
    compiled = cast("list[Extension]", made)  # mypyc names the class from which setuptools derives its own, too
    for extension in compiled:
        extension.extra_compile_args = [*extension.extra_compile_args, *INLINING, *ROUNDING]
    return compiled


setup(ext_modules=extensions(), options={"build_ext": {"parallel": str(os.cpu_count() or 1)}})
