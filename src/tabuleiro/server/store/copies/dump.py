"""PostgreSQL's own tools for backups, `pg_dump` and `pg_restore`; the password never stands on a command line."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from tabuleiro.server.store.database import BadDatabase, shown_url

MAGIC: Final = b"PGDMP"
"""How a dump in the custom format begins."""


def dump(url: URL, target: Path) -> None:
    """Write a PostgreSQL database into a file, as it is at one moment, also while it is served."""
    run(url, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={target}")


def load_dump(url: URL, source: Path) -> None:
    """Fill an empty PostgreSQL database from such a file; all of it or nothing."""
    options = ("--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction")
    run(url, "pg_restore", *options, str(source))


def run(url: URL, program: str, *options: str) -> None:
    """Run a tool of PostgreSQL on a database; what it complains about is told in a sentence."""
    found = shutil.which(program)
    if found is None:
        problem = f"{program} is needed for this; it comes with PostgreSQL's client programs"
        raise BadDatabase(shown_url(str(url)), problem)
    plain = url._replace(drivername="postgresql", password=None).render_as_string(hide_password=False)
    secret = {"PGPASSWORD": url.password} if url.password else {}
    command = [found, f"--dbname={plain}", *options]
    done = subprocess.run(command, env={**os.environ, **secret}, capture_output=True, text=True, check=False)  # noqa: S603 - a tool of PostgreSQL
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or [f"{program} failed"]
        raise BadDatabase(shown_url(str(url)), lines[0])
