"""Puts what a benchmark measured into docs/quality.md."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent.parent / "scripts" / "quality.py"


def write_section(name: str, text: str) -> None:
    """Replace the section that bears this name."""
    subprocess.run([sys.executable, str(SCRIPT), name], input=text, check=True, text=True)  # noqa: S603 - our own command
