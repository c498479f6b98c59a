"""Which table's clock runs out next: kept in memory for all tables, read from the lists when the server starts."""

import asyncio
from heapq import heapify, heappop, heappush

from tabuleiro.server.clock import Clock


class Deadlines:
    """A queue of moments (a heap with lazy deletion), and whoever waits for the next one."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.of_table: dict[str, int] = {}
        self._queue: list[tuple[int, str]] = []
        self._is_changed = asyncio.Event()

    def note(self, table: str, deadline: int | None) -> None:
        """Note until when a table waits; None when no clock runs there."""
        if self.of_table.get(table) == deadline:
            return
        if deadline is None:
            self.of_table.pop(table, None)
            return
        self.of_table[table] = deadline
        heappush(self._queue, (deadline, table))
        if len(self._queue) > 2 * len(self.of_table) + 16:
            self._queue = [(moment, name) for name, moment in self.of_table.items()]
            heapify(self._queue)
        self._is_changed.set()

    def due(self, grace: int) -> list[str]:
        """The tables whose deadline has passed by so much; they must be judged, or noted again."""
        now, found = self.clock.milliseconds(), list[str]()
        while self._queue and self._queue[0][0] + grace <= now:
            moment, table = heappop(self._queue)
            if self.of_table.get(table) == moment:
                del self.of_table[table]
                found.append(table)
        return found

    async def wait(self, grace: int) -> None:
        """Wait until a table may be due, or an earlier deadline is noted."""
        self._is_changed.clear()
        left: float | None = None
        if self._queue:
            left = max(0, self._queue[0][0] + grace - self.clock.milliseconds()) / 1000
        try:
            await asyncio.wait_for(self._is_changed.wait(), left)
        except TimeoutError:
            return
