"""Builds the wheel or the source archive into dist/ and proves that it works in an empty environment.

python scripts/package.py wheel|sdist
"""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from environment import PYTHON, ROOT, find_uv

SUFFIXES = {"wheel": "*.whl", "sdist": "*.tar.gz"}


def build(form: str) -> Path:
    """Build one form of the package; return the file."""
    dist = ROOT / "dist"
    for old in dist.glob(SUFFIXES[form]):
        old.unlink()
    options = ("--no-build-isolation", "--python", str(PYTHON), "--out-dir", str(dist))
    run(str(find_uv()), "build", f"--{form}", *options, str(ROOT))
    [made] = dist.glob(SUFFIXES[form])
    return made


def prove(package: Path) -> None:
    """Install the package, and only what it names, into an empty environment; ask it for its games and its page."""
    with tempfile.TemporaryDirectory() as place:
        run(sys.executable, "-m", "venv", f"{place}/venv")
        python = f"{place}/venv/bin/python"
        run(python, "-m", "pip", "install", "--quiet", str(package))
        for arguments in (["version"], ["games"]):
            run(python, "-I", "-m", "tabuleiro", *arguments)
        prove_server(python, place)


def prove_server(python: str, place: str) -> None:
    """Serve from the installed package, with neither Node nor a compiler in sight; fetch all that the page names."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    options = ["--no-browser", "--port", port, "--database", f"sqlite:///{place}/tables.db"]
    command = [python, "-I", "-m", "tabuleiro", "serve", *options]
    env = {**os.environ, "PATH": str(Path(python).parent)}
    with subprocess.Popen(command, cwd=place, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT) as server:  # noqa: S603 - our own command
        try:
            page = fetch(f"http://127.0.0.1:{port}/")
            parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
            if not any(part.endswith(".js") for part in parts):
                sys.exit("the package serves no page: it was packed before the page was built")
            for part in parts:
                fetch(f"http://127.0.0.1:{port}{part}")
            check_compiled(fetch(f"http://127.0.0.1:{port}/api/health"))
        finally:
            server.terminate()


def check_compiled(health: str) -> None:
    """Demand that the rules run compiled, where this machine could compile them: the wheel must not need a compiler."""
    if not json.loads(health)["compiled"] and shutil.which("cc"):
        sys.exit("the package serves, but its rules are not compiled")


def fetch(url: str, patience: float = 60) -> str:
    """What is at an address; a server may take a moment to begin."""
    end = time.monotonic() + patience
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:  # noqa: S310 - our own server
                return str(answer.read().decode("utf-8", "replace"))
        except urllib.error.HTTPError as error:
            sys.exit(f"{url}: {error}")
        except (ConnectionError, urllib.error.URLError) as error:
            problem = str(error)
        if time.monotonic() > end:
            sys.exit(f"{url}: {problem}")
        time.sleep(0.3)


def run(*command: str) -> None:
    """Run a command outside the tree, so that nothing is imported from it by accident."""
    done = subprocess.run(  # noqa: S603 - our own commands
        command, cwd=ROOT.anchor, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nfailed: {' '.join(command)}")


if __name__ == "__main__":
    if sys.argv[1:] not in (["wheel"], ["sdist"]):
        sys.exit("expected: wheel or sdist")
    print(f"Building the {sys.argv[1]} ...")
    file = build(sys.argv[1])
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.1f} MB. Installing it in an empty environment ...")
    prove(file)
    print("It installs, knows its games and serves its page and the compiled rules.")
