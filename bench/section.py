"""Lets a benchmark put what it measured into docs/quality/: `from section import write_section`."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "scripts"))

from quality import replaced, write_section

__all__ = ["replaced", "write_section"]
