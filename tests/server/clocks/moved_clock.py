"""The server with a clock that a story moves, so that days go by in a moment.

    MOVED_BY=FILE python tests/server/clocks/moved_clock.py serve ...

The file holds how many seconds it is later than it is. Nothing in the package leads here: a server that people use has
no such clock. Time that was jumped over is no outage here, and whoever waits for a moment looks for it often.
"""

import asyncio
import os
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tabuleiro.cli import main
from tabuleiro.server import context
from tabuleiro.server.clock import SystemClock, written
from tabuleiro.server.store import outages
from tabuleiro.server.table.clocks.deadlines import Deadlines

MOVED_BY = Path(os.environ["MOVED_BY"])
LOOK_SECONDS = 0.1


class MovedClock(SystemClock):
    """The computer's clock, and what a story adds to it."""

    def now(self) -> str:
        return written(datetime.now(UTC) + timedelta(milliseconds=self.moved()))

    def milliseconds(self) -> int:
        return super().milliseconds() + self.moved()

    def moved(self) -> int:
        """Milliseconds that were jumped over."""
        with suppress(OSError, ValueError):
            return round(1000 * float(MOVED_BY.read_text(encoding="utf-8")))
        return 0


wait = Deadlines.wait


async def wait_a_moment(self: Deadlines, grace: int) -> None:
    """Wait until something may be due, but never long: the clock may be moved meanwhile."""
    with suppress(TimeoutError):
        await asyncio.wait_for(wait(self, grace), LOOK_SECONDS)


for place, name, moved in (
    (context, "SystemClock", MovedClock),
    (outages, "GAP", 10**15),
    (Deadlines, "wait", wait_a_moment),
):
    setattr(place, name, moved)

if __name__ == "__main__":
    main()
