"""Serves the games at once: the sources as they are until the rules are compiled, the compiled wheel from then on.

    python3 scripts/play.py [OPTION ...]     options of `tabuleiro serve`

Compiling takes minutes, so it happens in a process beside the server. When the wheel is there, the server is stopped
and started again with it, on the same port and database. No game is lost by that: a move is stored before it is told,
browsers connect again by themselves and repeat what was not answered under the same idempotency key (its nonce), and
bots whose turn it is are woken at the start.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

from environment import PYTHON, ROOT, alone, is_pure, is_wheel_fresh, prepare

LOG = ROOT / "build" / "compiling.log"
COMPILING = "The rules are being compiled in the background; until then they run uncompiled, and bots see less far."
COMPILED = "The rules are compiled: the server has been started again with them."
PATIENCE = 10.0
"""Seconds that a server has to say goodbye; it needs three when browsers are slow to hang up."""


def start_server(python: Path, options: list[str], *, compiled: bool) -> subprocess.Popen[bytes]:
    """Serve the installed wheel or, with the sources before it on the path, the sources."""
    env = dict(os.environ) if compiled else {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.Popen([python, "-m", "tabuleiro", "serve", *options], env=env)  # noqa: S603 - our own command


def start_compiling(command: list[str]) -> subprocess.Popen[bytes]:
    """Build and install the wheel.

    In a process group of its own: an interrupt at the terminal must reach the server first and the compilers through
    us. Not in a session of its own: Linux shares the processor out among sessions first, by priority within them.
    """
    print(f"{COMPILING} How it goes: {LOG.relative_to(ROOT)}", flush=True)
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        return subprocess.Popen(command, stdout=log, stderr=log, process_group=0)  # noqa: S603 - our own command


def stop_server(server: subprocess.Popen[bytes]) -> None:
    """Let a server say goodbye, and insist after a while."""
    server.terminate()
    try:
        server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def stop_compiling(compiling: subprocess.Popen[bytes]) -> None:
    """End the build with all its compilers; these remove what they have half written."""
    if compiling.poll() is None:
        if os.name == "nt":
            compiling.terminate()
        else:
            os.killpg(compiling.pid, signal.SIGTERM)
        compiling.wait()


def is_worth_a_restart(compiling: subprocess.Popen[bytes]) -> bool:
    """Whether the finished build has made something faster than the sources; says so if not."""
    if compiling.returncode != 0:
        print(f"The rules could not be compiled: see {LOG.relative_to(ROOT)}. They go on uncompiled.", flush=True)
    elif is_pure():
        print("No C compiler or no Python headers here: the rules stay uncompiled, and bots see less far.", flush=True)
    return compiling.returncode == 0 and not is_pure()


def play(python: Path, options: list[str], build: list[str]) -> int:
    """Serve until the server ends or somebody interrupts; returns the server's exit status.

    `build` is the command that installs the compiled wheel; empty when it is there already.
    """
    signal.signal(signal.SIGTERM, interrupt)
    server = start_server(python, options, compiled=not build)
    compiling = start_compiling(build) if build else None
    try:
        while server.poll() is None:
            if compiling is not None and compiling.poll() is not None:
                if is_worth_a_restart(compiling):
                    stop_server(server)
                    server = start_server(python, [*options, "--no-browser"], compiled=True)
                    print(COMPILED, flush=True)
                compiling = None
            time.sleep(0.2)
    except KeyboardInterrupt:
        pass  # the terminal has told the server, too
    finally:
        if compiling is not None:
            stop_compiling(compiling)
        stop_server(server)
    return server.returncode


def wheel_build() -> list[str]:
    """The command that installs the compiled wheel, with less claim to the processor than the game has."""
    if is_wheel_fresh():
        return []
    command = [sys.executable, str(ROOT / "scripts" / "environment.py"), "wheel"]
    return command if os.name == "nt" else ["nice", *command]


def interrupt(*_: object) -> NoReturn:
    """Let a request to end be like an interrupt at the terminal, so that nothing is left running; one is enough."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise KeyboardInterrupt


if __name__ == "__main__":
    with alone():
        prepare()
    sys.exit(play(PYTHON, sys.argv[1:], wheel_build()))
