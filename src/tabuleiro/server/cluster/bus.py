"""What workers on one PostgreSQL tell each other (LISTEN and NOTIFY), always after the fact.

A word is told after the commit and from a connection of its own: within a transaction it would make commits wait for
each other. Nothing rests on its being heard: whoever misses one finds out by looking (sweep.py).
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from psycopg import AsyncConnection, Error

log = logging.getLogger(__name__)
CHANNEL: Final = "tabuleiro"
PAYLOAD_BYTES: Final = 7900
"""PostgreSQL takes less than 8,000."""
PAUSE_SECONDS: Final = 0.02
"""Between two words of a worker that has much to tell; meanwhile they are gathered."""
MOST: Final = 2**53
"""No number that a worker says is larger."""
LEISURE_SECONDS: Final = 0.25
"""How long a word may wait that nobody is eager to hear; sooner than a worker judges a clock of another's table."""
RETRY_SECONDS: Final = 0.5
SILENCE_SECONDS: Final = 6.0
"""A listener that has heard nothing for so long, not even itself, connects again."""
CONNECT_SECONDS: Final = 5
STATES: Final = frozenset({"m", "p"})
"""Kinds of words of which only the last about the same thing counts."""
Word = list[object]
"""Its kind, and what it says."""


class Bus:
    """One connection that listens, one that speaks; both come back by themselves."""

    def __init__(self, url: str, worker: str) -> None:
        self._url = url
        self.worker = worker
        self.hear: Callable[[str, Word], None] = lambda _worker, _word: None
        """Called with the words of other workers."""
        self.connected: Callable[[], None] = lambda: None
        """Called when the listener has connected: whatever was told before was missed."""
        self._said: dict[str, str] = {}
        self._filled = asyncio.Event()
        self._leisure: asyncio.TimerHandle | None = None
        """When what nobody is eager to hear is told at the latest."""
        self._heard_at = time.monotonic()

    def say(self, kind: str, *words: object) -> None:
        """Tell the others something, soon; never waits."""
        self._gather(kind, words)
        self._filled.set()

    def say_at_leisure(self, kind: str, *words: object) -> None:
        """Tell the others something that none of them waits for: with the next word, or after a while."""
        self._gather(kind, words)
        if self._leisure is None:
            self._leisure = asyncio.get_running_loop().call_later(LEISURE_SECONDS, self.hurry)

    def hurry(self) -> None:
        """Tell what waits, if anything does: somebody may be eager to hear it by now."""
        if self._leisure is not None:
            self._filled.set()

    def _gather(self, kind: str, words: Sequence[object]) -> None:
        text = json.dumps([kind, *words], separators=(",", ":"))
        self._said[f"{kind} {words[0]}" if kind in STATES else text] = text

    def silence(self) -> float:
        """For how many seconds nothing was heard, not even our own heartbeat."""
        return time.monotonic() - self._heard_at

    async def speak(self) -> None:
        """Tell what is to be told, until the task is cancelled. What cannot be told now is not told later."""
        while True:
            try:
                await self._filled.wait()
                connection = await self._connect("-c synchronous_commit=off")
            except (OSError, Error):
                self._take_said()
                await asyncio.sleep(RETRY_SECONDS)
                continue
            try:
                await self._speak_on(connection)
            except (OSError, Error):
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                await closed(connection)

    async def _speak_on(self, connection: AsyncConnection) -> None:
        """Tell what is to be told, as long as the connection holds."""
        while True:
            await self._filled.wait()
            for payload in payloads(self.worker, self._take_said()):
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            await asyncio.sleep(PAUSE_SECONDS)

    def _take_said(self) -> list[str]:
        """Everything that is to be told by now."""
        said, self._said = list(self._said.values()), {}
        self._filled.clear()
        if self._leisure is not None:
            self._leisure.cancel()
            self._leisure = None
        return said

    async def listen(self) -> None:
        """Hear what others tell, until the task is cancelled."""
        while True:
            try:
                connection = await self._connect("")
            except (OSError, Error):
                await asyncio.sleep(RETRY_SECONDS)
                continue
            try:
                await connection.execute(f"LISTEN {CHANNEL}".encode())
                self._heard_at = time.monotonic()
                self.connected()
                await self._listen_on(connection)
                log.warning("nothing was heard for %.0f seconds: listening anew", SILENCE_SECONDS)
            except (OSError, Error):
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                await closed(connection)

    async def _listen_on(self, connection: AsyncConnection) -> None:
        """Hear words until there is silence."""
        while self.silence() < SILENCE_SECONDS:
            async for notify in connection.notifies(timeout=1.0):
                self._heard_at = time.monotonic()
                self._take(notify.payload)

    def _take(self, payload: str) -> None:
        """Pass the words of another worker on; what makes no sense comes from somebody else, and is ignored."""
        try:
            worker, words = json.loads(payload)
        except (ValueError, TypeError, RecursionError):
            return
        if not isinstance(worker, str) or not isinstance(words, list) or worker == self.worker:
            return
        for word in words:
            if isinstance(word, list) and word and isinstance(word[0], str) and all(map(makes_sense, word)):
                self.hear(worker, word)

    async def _connect(self, options: str) -> AsyncConnection:
        return await AsyncConnection.connect(
            self._url, autocommit=True, options=options, connect_timeout=CONNECT_SECONDS, keepalives_idle=5
        )


def makes_sense(part: object) -> bool:
    """Whether a part of a word is one that workers say: a text, a number of theirs, or a list of such."""
    if isinstance(part, list):
        return all(isinstance(one, str | int) and makes_sense(one) for one in part)
    return isinstance(part, str) or (isinstance(part, int | float) and abs(part) <= MOST)


async def closed(connection: AsyncConnection | None) -> None:
    """Close a connection, whatever state it is in."""
    if connection is not None:
        await connection.close()


def payloads(worker: str, said: Sequence[str]) -> Iterator[str]:
    """Some words in as few notifications as they fit into; one that fits into none is left out."""
    head, part, size = json.dumps(worker), list[str](), 0
    room = PAYLOAD_BYTES - len(head) - 6
    for text in said:
        if len(text) > room:  # of ASCII alone, as json writes it
            log.error("a word of %d bytes is too long to be told", len(text))
            continue
        if size + len(text) + 1 > room:
            yield f"[{head},[{','.join(part)}]]"
            part, size = [], 0
        part.append(text)
        size += len(text) + 1
    if part:
        yield f"[{head},[{','.join(part)}]]"
