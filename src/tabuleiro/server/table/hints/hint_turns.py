"""The hints that are being searched for now, one a user: partial answers go to one socket, until the table changes."""

import asyncio
import logging
from typing import Final

from tabuleiro.learn.hints.warning import NODES
from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.hints.adviser import STAGES, WHOLE, Adviser, HintQuestion
from tabuleiro.server.table.table import Subscriber, Table
from tabuleiro.server.table.wire import encode_text

log = logging.getLogger(__name__)
LONGEST_SECONDS: Final = 5.0
"""How long a hint is searched for; then what is known must do."""
RESERVE_SECONDS: Final = 0.2
"""No further answer is begun when less is left."""


class HintTurns:
    """Searches for hints in stages, each deeper than the one before."""

    def __init__(self, adviser: Adviser, clock: Clock) -> None:
        self.adviser = adviser
        self.clock = clock
        self._running: dict[int, asyncio.Task[None]] = {}

    def check_free(self, user: int) -> None:
        """Refuse a second hint at the same time."""
        if self.is_searching(user):
            raise RequestError("busy", "a hint is being searched for already", None, "error-hint-running")

    def begin(self, client: Subscriber, table: Table, deeper: int) -> None:
        """Search for a hint about the table as it is now, and send what is found."""
        self._keep(client.user, asyncio.create_task(self._search(client, table, STAGES[: WHOLE + 1 + deeper])))

    def warn(self, client: Subscriber, table: Table, action: int) -> None:
        """Look whether an action is a blunder, and send what is found."""
        self._keep(client.user, asyncio.create_task(self._weigh(client, table, action)))

    def _keep(self, user: int, task: asyncio.Task[None]) -> None:
        self._running[user] = task
        task.add_done_callback(lambda _: self._forget(user, task))

    def is_searching(self, user: int) -> bool:
        """Whether a hint is being searched for."""
        return user in self._running

    def stop(self, user: int) -> None:
        """Search no more for a user."""
        if (task := self._running.pop(user, None)) is not None:
            task.cancel()

    async def close(self) -> None:
        """Search no more for anybody."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, user: int, task: asyncio.Task[None]) -> None:
        if self._running.get(user) is task:
            del self._running[user]

    async def _search(self, client: Subscriber, table: Table, stages: tuple[int, ...]) -> None:
        """Send one answer after another; the last one is marked as final, whatever it rests on."""
        snapshot, end = table.snapshot, self.clock.seconds() + LONGEST_SECONDS
        position, known = snapshot.playing().state.dump(), dict[str, object]()
        for nodes in stages:
            left = end - self.clock.seconds()
            if left < RESERVE_SECONDS:
                break
            question = HintQuestion(client.user, snapshot.agreed(), position, nodes, left)
            found = await self.adviser.advise(question)
            if table.snapshot.head != snapshot.head:
                return
            if found is None:
                break
            known = found
            final = nodes == stages[-1] or found["forced"] is True
            client.send(self._message(table, found, final=final))
            if final:
                return
        client.send(self._message(table, known, final=True))

    async def _weigh(self, client: Subscriber, table: Table, action: int) -> None:
        """Send what an action gives away; nothing is sent where nothing is known, or the table has moved on."""
        snapshot = table.snapshot
        position = snapshot.playing().state.dump()
        asked = HintQuestion(client.user, snapshot.agreed(), position, NODES, LONGEST_SECONDS, action)
        found = await self.adviser.advise(asked)
        if found and table.snapshot.head == snapshot.head:
            about = {"type": "warning", "table": snapshot.table, "seq": snapshot.head, "action": action}
            client.send(encode_text(about | found))

    def _message(self, table: Table, found: dict[str, object], *, final: bool) -> str:
        """A `hint` message; one without a hint says that nothing is known."""
        snapshot = table.snapshot
        about = {"type": "hint", "table": snapshot.table, "seq": snapshot.head, "final": final}
        return encode_text(about | {"hint": found or None})
