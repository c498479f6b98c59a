"""A server in a process of its own, for whoever measures it or kills it."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from forked_server import ForkedServer

PATIENCE_SECONDS = 180
"""How long a server may take to start while others keep the machine busy."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`tabuleiro serve` on a database; it can be killed and started again on the same port."""

    def __init__(self, database: str, log: Path, *options: str, exempt: str = "127.0.0.1") -> None:
        self.exempt = exempt
        self.port = free_port()
        self.database = database
        self.log = log
        self.options = options
        self.process: subprocess.Popen[bytes] | ForkedServer | None = None
        self.site: Path | None = None
        """Where the package is that serves, when it is another one than ours."""
        self.is_forked = False
        """Whether it is forked from a process that has the program loaded, which costs a tenth of a start."""

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it and wait until it answers; returns how many seconds that took."""
        begin = time.monotonic()
        self.process = self._launch()
        while time.monotonic() - begin < PATIENCE_SECONDS:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server has ended: {self.log.read_text()[-2000:]}")
            with contextlib.suppress(URLError, OSError), urlopen(f"{self.url}/api/health", timeout=2) as answer:  # noqa: S310 - our own server
                if answer.status == 200:
                    return time.monotonic() - begin
            time.sleep(0.02)
        raise RuntimeError(f"the server does not answer: {self.log.read_text()[-2000:]}")

    def _launch(self) -> subprocess.Popen[bytes] | ForkedServer:
        """Its process, which does not answer yet."""
        command = ["serve", "--no-browser", "--port", str(self.port), "--database", self.database]
        command += ["--exempt", self.exempt, *self.options]
        command += ["--migrate"] if self.database.startswith("postgresql") else []
        if self.is_forked:
            return ForkedServer(command, self.log)
        command = [sys.executable, "-m", "tabuleiro", *command]
        found = None if self.site is None else {**os.environ, "PYTHONPATH": str(self.site)}
        with self.log.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True, env=found)  # noqa: S603 - our own command

    def processes(self) -> list[int]:
        """The processes that serve: itself or, where it supervises several workers, those too."""
        assert self.process is not None, "not started"
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        is_supervisor = "--workers" in self.options and children.exists()
        return [self.process.pid, *(map(int, children.read_text().split()) if is_supervisor else ())]

    def cpu_seconds(self) -> float:
        """How much processor time it has used so far, its bots not counted; 0 where the system does not say."""
        stats = [Path(f"/proc/{process}/stat") for process in self.processes()]
        fields = [stat.read_text().rsplit(")", 1)[1].split() for stat in stats if stat.exists()]
        return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")

    def peak_memory(self) -> int:
        """The most bytes of memory that any of them ever held, bots not counted; 0 where the system does not say."""
        peaks = [0]
        for status in (Path(f"/proc/{process}/status") for process in self.processes()):
            if status.exists():
                lines = status.read_text().splitlines()
                peaks += [int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM:")]
        return max(peaks)

    def kill(self) -> None:
        """Take it down as a power cut would: no warning, no cleaning up."""
        assert self.process is not None, "not started"
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def crash(self) -> None:
        """Take it down without warning and start it again."""
        self.kill()
        self.start()

    def restart(self) -> None:
        """Ask it to stop and start it again."""
        self.stop()
        self.start()

    def stop(self) -> int:
        """Ask it to stop; returns its exit status."""
        assert self.process is not None, "not started"
        self.process.terminate()
        try:
            return self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.kill()
            raise


@contextlib.contextmanager
def serving(database: str, log: Path, *options: str, exempt: str = "127.0.0.1") -> Iterator[ServerProcess]:
    """A server for the length of a block; nothing limits the address that is exempt."""
    server = ServerProcess(database, log, *options, exempt=exempt)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()
