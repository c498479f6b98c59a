"""Where a user's programs keep their data: the server its database, the terminal its games."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder of Tabuleiro where this system expects it."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "tabuleiro"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tabuleiro"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tabuleiro"
