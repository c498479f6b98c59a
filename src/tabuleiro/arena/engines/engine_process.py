"""One engine as a process: what is written to it and read from it never blocks whoever waits (docs/engines.md).

Reading and writing have a thread each, because a pipe knows no time limit: an engine that neither reads nor writes is
noticed by its budget, and killed.
"""

import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Mapping
from queue import Empty, Full, Queue
from threading import Thread
from typing import IO, Final

from tabuleiro.core.errors import InputError

LONGEST_LINE: Final = 64 * 1024
"""Characters of the longest answer."""
WAITING: Final = 100
"""The most lines that wait to be read or written."""
ENDED: Final = ""
"""What stands in the queue of answers when no more can come: no line is empty, each has its end."""


class BadEngine(InputError):
    """A command that cannot be started, or a program that does not know the protocol."""

    def __init__(self, key: str, command: str, why: str) -> None:
        super().__init__(key, f"the engine {command!r}: {why}", {"command": command, "why": why})


class EngineFault(Exception):
    """What an engine has done wrong: `died`, `silent`, `nonsense` or `illegal`; the text is for its author."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind


class EngineProcess:
    """A running engine."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
            self._process = subprocess.Popen(  # noqa: S603 - the command that the person has named for this
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # it is ended together with whatever it has started
            )
        except (OSError, ValueError, IndexError) as error:
            raise BadEngine("engine-not-started", command, str(error) or "no command") from error
        self._said: Queue[str] = Queue(WAITING)
        self._asked: Queue[str] = Queue(WAITING)
        assert self._process.stdin is not None, "it was opened with a pipe"
        assert self._process.stdout is not None, "it was opened with a pipe"
        Thread(target=read_lines, args=(self._process.stdout, self._said), daemon=True).start()
        Thread(target=write_lines, args=(self._process.stdin, self._asked), daemon=True).start()

    def tell(self, message: Mapping[str, object]) -> None:
        """Send a message; never waits. An engine that reads nothing gets no more."""
        with contextlib.suppress(Full):
            self._asked.put_nowait(json.dumps(message, separators=(",", ":")) + "\n")

    def forget_answers(self) -> None:
        """Forget what was said without having been asked for."""
        with contextlib.suppress(Empty):
            while self._said.get_nowait() != ENDED:
                pass
            self._said.put(ENDED)

    def answer(self, seconds: float) -> dict[str, object] | None:
        """The next answer; None when none came in time."""
        try:
            line = self._said.get(timeout=max(0.0, seconds))
        except Empty:
            return None
        if line == ENDED:
            self._said.put(ENDED)
            raise EngineFault("died", f"it has ended with status {self._status()}")
        try:
            found = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise EngineFault("nonsense", f"{line[:200]!r} is no JSON") from error
        if not isinstance(found, dict):
            raise EngineFault("nonsense", f"{line[:200]!r} is no object")
        return found

    def is_running(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def end(self, seconds: float) -> None:
        """Close its input, which tells it to end; one that does not do so soon is killed."""
        with contextlib.suppress(Full):
            self._asked.put_nowait(ENDED)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self.kill()

    def kill(self) -> None:
        """End it, and whatever it has started."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with contextlib.suppress(Full):
            self._asked.put_nowait(ENDED)

    def _status(self) -> int | None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self._process.wait(1.0)
        return None


def read_lines(stream: IO[str], said: "Queue[str]") -> None:
    """Put every line of a stream into a queue, and in the end the sign that there are no more."""
    with contextlib.suppress(OSError, ValueError), stream:
        while line := stream.readline(LONGEST_LINE):
            if line.strip():
                said.put(line)
    said.put(ENDED)


def write_lines(stream: IO[str], asked: "Queue[str]") -> None:
    """Write every line of a queue, until the sign that there are no more, or nobody reads them."""
    with contextlib.suppress(OSError, ValueError), stream:
        while line := asked.get():
            stream.write(line)
            stream.flush()
