"""Makes the virtual environment with uv: pinned dependencies, and the project itself as a built wheel.

Nothing is done twice: stamps in the environment hold the hash of what was installed.

    python3 scripts/environment.py           what it takes to play: .venv, the page, the compiled wheel
    python3 scripts/environment.py develop   that, and what tests and checks need
    python3 scripts/environment.py offline   that, and the rules compiled for browsers, wherever that can be done
    python3 scripts/environment.py wheel     the compiled wheel alone, for an environment that plays already
    python3 scripts/environment.py release   what only releases need: auditing, wheels for all systems
"""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from hashlib import blake2b
from pathlib import Path

ROOT: Path = Path(__file__).resolve().parent.parent
VENV: Path = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
REQUIREMENTS = ROOT / "requirements"
"""One file per purpose, each with exact versions and their hashes; scripts/lock.py writes them."""
WHEELS = ROOT / "build" / "wheels"
WHEEL_STAMP = VENV / "wheel.stamp"


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
    read += [ROOT / "setup.py", ROOT / "pyproject.toml", REQUIREMENTS / "build.txt"]
    parts = [part for path in read for part in (str(path.relative_to(ROOT)).encode(), path.read_bytes())]
    return hash_of([os.environ.get("TABULEIRO_PURE", "").encode(), *parts])


def run(doing: str, *command: str | Path) -> None:
    """Run a command quietly under one line that says what is done; its output is shown when it fails."""
    print(f"{doing} ...", flush=True)
    done = subprocess.run(  # noqa: S603 - our own commands
        list(map(str, command)), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        sys.exit(f"{doing}: failed\n{done.stdout}")


def is_stamped(stamp: Path, expected: str) -> bool:
    """Whether a stamp says that exactly this was installed."""
    return stamp.exists() and stamp.read_text(encoding="utf-8") == expected


@contextmanager
def alone() -> Iterator[None]:
    """Let one process at a time change the environment: a test may begin while a game's rules are being compiled.

    The lock is that of an empty SQLite file: it works on every system, and a killed process does not leave it behind.
    """
    (ROOT / "build").mkdir(exist_ok=True)
    with closing(sqlite3.connect(ROOT / "build" / "environment.lock", timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            print("Waiting for another build in this folder ...", flush=True)
            lock.execute("PRAGMA busy_timeout = 3600000")
            lock.execute("BEGIN EXCLUSIVE")
        yield


def find_uv() -> Path:
    """The uv of this machine, or our own."""
    found = shutil.which("uv")
    return Path(found) if found else SCRIPTS / ("uv.exe" if os.name == "nt" else "uv")


def make_environment() -> None:
    """Create .venv, or create it anew when its Python is gone, with uv in it unless the machine has one."""
    if not PYTHON.exists():
        run("Creating .venv", sys.executable, "-m", "venv", "--clear", VENV)
    if not find_uv().exists():
        pip = (PYTHON, "-m", "pip", "install", "--quiet", "--require-hashes")
        run("Installing uv", *pip, "-r", REQUIREMENTS / "install.txt")


def install(purpose: str) -> None:
    """Install what one of the requirements files names, when it has changed."""
    file = REQUIREMENTS / f"{purpose}.txt"
    stamp = VENV / f"{purpose}.stamp"
    expected = hash_of([file.read_bytes()])
    if not is_stamped(stamp, expected):
        pip = (find_uv(), "pip", "install", "--quiet", "--python", PYTHON, "--require-hashes")
        run(f"Installing the packages of requirements/{file.name}", *pip, "-r", file)
        stamp.write_text(expected, encoding="utf-8")


def prepare_python() -> None:
    """Create .venv with what the sources import."""
    make_environment()
    install("run")


def prepare(*, with_tools: bool = False) -> None:
    """What the sources need to be played: what they import, and the page."""
    from page import build_page, needs_node  # it uses what is above

    if needs_node():
        make_environment()
        install("node")
    with ThreadPoolExecutor() as both:
        for task in [both.submit(prepare_python), both.submit(build_page, with_tools=with_tools)]:
            task.result()


def pack_offline(*, compiled: bool) -> None:
    """Put what plays without a server beside the page, from where the wheel takes both."""
    from offline import build_offline  # it uses what is above

    build_offline(compiled=compiled)


def is_wheel_fresh() -> bool:
    """Whether the installed wheel was made from the present sources."""
    return is_stamped(WHEEL_STAMP, source_hash())


def install_wheel() -> None:
    """Build and install the wheel when a source has changed."""
    expected = source_hash()
    if is_stamped(WHEEL_STAMP, expected):
        return
    install("build")
    shutil.rmtree(WHEELS, ignore_errors=True)
    uv = find_uv()
    build = (uv, "build", "--quiet", "--wheel", "--no-build-isolation", "--python", PYTHON, "--out-dir", WHEELS, ROOT)
    run("Compiling the rules (two or three minutes the first time)", *build)
    if is_pure():
        print("NOTICE: this is the pure wheel (no C compiler or no Python headers here): the same games, far slower.")
    pip = (uv, "pip", "install", "--quiet", "--python", PYTHON, "--no-deps", "--reinstall", "--compile-bytecode")
    run("Installing the wheel", *pip, *WHEELS.glob("*.whl"))
    WHEEL_STAMP.write_text(expected, encoding="utf-8")


def is_pure() -> bool:
    """Whether the wheel that was built last holds nothing compiled."""
    return any(WHEELS.glob("*-none-any.whl"))


def main(mode: str) -> None:
    """Do what the command line asks for."""
    with alone():
        if mode == "release":
            make_environment()
            install("release")
            return
        develops = mode in {"develop", "offline"}
        if mode != "wheel":
            prepare(with_tools=develops)
        if develops:
            pack_offline(compiled=mode == "offline")
        install_wheel()
        if develops:
            install("test")
            install("check")
            install("docs")


if __name__ == "__main__":
    main(" ".join(sys.argv[1:]))
