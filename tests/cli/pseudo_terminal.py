"""The real command in a real terminal of a chosen width (a pseudo-terminal)."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time

from tabuleiro.core.screen import WIDTH

PATIENCE = 120.0
"""Seconds until a silent command counts as hanging: uncompiled bots on a busy machine take their time."""
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class PseudoTerminal:
    """One command at one terminal: `type` answers its question, `screen` is all that it has written."""

    def __init__(self, *words: str, columns: int = WIDTH, program: str = "") -> None:
        self.screen = ""
        self._raw = b""
        self._lead, follow = pty.openpty()
        fcntl.ioctl(follow, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        attributes = termios.tcgetattr(follow)
        attributes[3] &= ~termios.ECHO
        termios.tcsetattr(follow, termios.TCSANOW, attributes)
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm", "PYTHONUTF8": "1"}
        command = ["-c", program, *words] if program else ["-m", "tabuleiro", *words]
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, *command], stdin=follow, stdout=follow, stderr=follow, env=environment
        )
        os.close(follow)
        self.wait_for("> ")

    def type(self, line: str) -> str:
        """Answer the question; what the command says to it."""
        before = len(self.screen)
        os.write(self._lead, f"{line}\n".encode())
        self.wait_for("> ", before)
        return self.screen[before:]

    def wait_for(self, end: str, after: int = 0) -> None:
        """Read until the command asks, or is over."""
        deadline = time.monotonic() + PATIENCE
        while not (self.screen[after:].endswith(end) and len(self.screen) > after):
            ready, _, _ = select.select([self._lead], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"the command is silent: {self.screen[-500:]}"
            try:
                heard = os.read(self._lead, 65536)
            except OSError:  # the other end is closed: the command is over
                return
            if not heard:
                return
            self._raw += heard
            self.screen = COLOURS.sub("", self._raw.decode(errors="ignore")).replace("\r", "")

    def close(self) -> int:
        """Leave, and give the exit status."""
        os.write(self._lead, b"quit\n")
        self.wait_for("\0")
        os.close(self._lead)
        return self._process.wait(timeout=PATIENCE)
