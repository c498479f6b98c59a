"""A server that is forked from a process which has the program loaded already (multiprocessing's fork server).

Nine tenths of a start are imports. Whoever kills servers again and again on a busy machine waits for the rest alone.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path

LOADED = ("tabuleiro.server.run", "tabuleiro.cli.shell", "alembic.command", "psycopg", "sqlalchemy.dialects.postgresql")
_forks = get_context("forkserver")
_forks.set_forkserver_preload(["__main__", *LOADED])


def _serve(command: Sequence[str], log: Path) -> None:
    """Become a server of its own session that writes into the log."""
    os.setsid()
    with log.open("ab") as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
    from tabuleiro.cli import main

    sys.argv = ["tabuleiro", *command]
    main()


class ForkedServer:
    """As much of `subprocess.Popen` as whoever measures or kills a server needs."""

    def __init__(self, command: Sequence[str], log: Path) -> None:
        self._process = _forks.Process(target=_serve, args=(command, log))
        self._process.start()
        assert self._process.pid is not None, "started"
        self.pid = self._process.pid

    def poll(self) -> int | None:
        """Its exit status; None while it runs."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended; returns its exit status."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("tabuleiro", timeout or 0.0)
        return self._process.exitcode

    def terminate(self) -> None:
        """Ask it to stop."""
        self._process.terminate()

    def kill(self) -> None:
        """End it without warning."""
        self._process.kill()

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)
