"""Makes the virtual environment: every dependency by name, and the project itself as a built wheel.

Nothing is done twice: two stamps in the environment hold the hash of what was installed.

    python3 scripts/environment.py             create or refresh .venv
"""

import os
import subprocess
import sys
import time
import tomllib
from hashlib import blake2b
from pathlib import Path

ROOT: Path = Path(__file__).resolve().parent.parent
VENV: Path = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
WHEELS = ROOT / "build" / "wheels"
DEPENDENCY_STAMP = VENV / "dependencies.stamp"
WHEEL_STAMP = VENV / "wheel.stamp"


def dependencies() -> list[str]:
    """Everything that pyproject.toml names: to build, to run, to test and to check."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    names = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for group in project["dependency-groups"].values():
        names.extend(group)
    return sorted(set(names))


def hash_of(parts: list[bytes]) -> str:
    """One hash of several parts, kept apart by their lengths."""
    total = blake2b(digest_size=16)
    for part in (sys.version.encode(), *parts):
        total.update(len(part).to_bytes(8, "little"))
        total.update(part)
    return total.hexdigest()


def source_hash() -> str:
    """The hash of all that the wheel is made from."""
    inside = [path for path in sorted((ROOT / "src" / "tabuleiro").rglob("*")) if path.is_file()]
    read = [path for path in inside if path.suffix != ".pyc"]
    read += [ROOT / "setup.py", ROOT / "pyproject.toml"]
    parts = [part for path in read for part in (str(path.relative_to(ROOT)).encode(), path.read_bytes())]
    return hash_of([os.environ.get("TABULEIRO_PURE", "").encode(), *parts])


def run(doing: str, *command: str | Path) -> None:
    """Run a command quietly under one line that says what is done; its output is shown when it fails."""
    print(f"{doing} ... ", end="", flush=True)
    start = time.monotonic()
    done = subprocess.run(  # noqa: S603 - our own commands
        list(map(str, command)), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        print(f"failed\n{done.stdout}")
        sys.exit(1)
    print(f"{time.monotonic() - start:.0f} s")


def is_stamped(stamp: Path, expected: str) -> bool:
    """Whether a stamp says that exactly this was installed."""
    return stamp.exists() and stamp.read_text(encoding="utf-8") == expected


def make_environment() -> None:
    """Create .venv, or create it anew when its Python is gone."""
    if not PYTHON.exists():
        run("Creating .venv", sys.executable, "-m", "venv", "--clear", VENV)


def install_dependencies() -> None:
    """Install the dependencies when their list has changed."""
    names = dependencies()
    expected = hash_of([name.encode() for name in names])
    if not is_stamped(DEPENDENCY_STAMP, expected):
        run(f"Installing {len(names)} dependencies", PYTHON, "-m", "pip", "install", "--quiet", *names)
        DEPENDENCY_STAMP.write_text(expected, encoding="utf-8")


def install_wheel() -> None:
    """Build and install the wheel when a source has changed."""
    expected = source_hash()
    if is_stamped(WHEEL_STAMP, expected):
        return
    for old in WHEELS.glob("*.whl"):
        old.unlink()
    pip = (PYTHON, "-m", "pip")
    run(
        "Compiling the wheel (a minute or two the first time)",
        *(*pip, "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir", WHEELS, "."),
    )
    [wheel] = WHEELS.glob("*.whl")
    if wheel.name.endswith("-none-any.whl"):
        print("NOTICE: this is the pure wheel (no C compiler or no Python headers here): the same games, far slower.")
    run("Installing the wheel", *pip, "install", "--quiet", "--no-deps", "--force-reinstall", wheel)
    WHEEL_STAMP.write_text(expected, encoding="utf-8")


if __name__ == "__main__":
    from page import build_page  # it uses what is above

    make_environment()
    install_dependencies()
    build_page()
    install_wheel()
