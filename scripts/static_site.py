"""Writes Tabuleiro as a folder of plain files that any web host can serve: build/site. There is no server behind it.

    python3 scripts/static_site.py

The page is the same that `tabuleiro serve` serves; it is told that nobody answers, and plays on the device.
"""

import re
import shutil
import sys

from environment import ROOT
from page import OFFLINE, STATIC, fill_in

SITE = ROOT / "build" / "site"
PACKAGE = ROOT / "src" / "tabuleiro" / "__init__.py"


def version() -> str:
    """Which Tabuleiro this is: no server will tell."""
    [found] = re.findall(r'^__version__ = "([\w.+-]+)"$', PACKAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return str(found)


def write_site() -> None:
    """Copy the page with everything that plays, and mark it."""
    if not OFFLINE.exists():
        sys.exit("Nothing is packed that could play without a server: Pyodide is not installed (make offline).")
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(STATIC, SITE)
    fill_in(SITE / "index.html", r'<html lang="en" ', f'<html lang="en" data-serverless="{version()}" ')
    fill_in(SITE / "sw.js", r"const VERSION = '", "const VERSION = 'site-")
    # Hosts answer an address that is no file with this page, and the page knows its own addresses.
    shutil.copyfile(SITE / "index.html", SITE / "404.html")
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file() and path.suffix != ".br")
    print(f"{SITE.relative_to(ROOT)}: {size / 1e6:.0f} MB. Try it: python3 -m http.server --directory build/site")


if __name__ == "__main__":
    write_site()
