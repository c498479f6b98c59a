"""A change that came too late is judged again by the table as it is now: whoever asked for it need not notice."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from tabuleiro.server.errors import Overtaken, RequestError

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
TRIES: Final = 5
"""How often somebody else may be quicker."""


def attempted(work: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Do some work at a table, again when another worker has written first.

    The work begins at the head of the table's queue, so that every try sees what the other one has done: its nonce may
    be known by then, or it is stale, or only a line of chat came between. What was drawn in a lost try nobody has seen.
    """

    @wraps(work)
    async def attempt(*args: P.args, **named: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await work(*args, **named)
            except Overtaken:
                continue
        raise RequestError("busy", "the table is very busy; try again")

    return attempt


async def uninterrupted(work: Coroutine[None, None, None]) -> None:
    """Await work to its end even when whoever waits is cancelled meanwhile; the cancellation is raised afterwards."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait({task})
        if not task.cancelled() and task.exception() is not None:
            log.warning("a change failed after whoever asked for it was gone: %s", task.exception())
        raise
