"""When the server was away: such time is nobody's, and a table's log says so before its clocks are looked at again."""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from tabuleiro.server.table.clocks.clocks import NO_CLOCK, Clocks


class Outage(NamedTuple):
    """From the last sign of life to the next one; both are moments in milliseconds."""

    id: int
    began: int
    ended: int


Known = Callable[[], Awaitable[Sequence[Outage]]]
"""Tells every outage up to now, in order."""


async def never_away() -> Sequence[Outage]:
    """The outages of a server that was never away."""
    return ()


async def outages_of(clocks: Clocks | None, known: Known) -> list[Outage]:
    """The outages that the clock of whoever pays has seen and its log does not tell yet."""
    if clocks is None or clocks.running == NO_CLOCK:
        return []
    return [one for one in await known() if one.id > clocks.outage and one.ended > clocks.since]
