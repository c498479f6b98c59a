"""Who lets a bot act, or judges a clock, when several workers could: whoever claims the table first, for some seconds.

A claim (a lease) only saves work: what a bot chose enters the log by compare-and-swap like any other change.
"""

from collections.abc import Sequence
from typing import Protocol


class Claims(Protocol):
    """The claims of this worker."""

    async def take(self, table: str, host: int | None = None) -> bool:
        """Claim a table, or go on claiming it; False when another worker has, or the database does not answer.

        A `host` is named where bots are among themselves: only a few tables of one host are claimed so at a time.
        """

    async def take_due(self, tables: Sequence[str]) -> list[str]:
        """Claim those of some tables that nobody else has."""

    async def drop(self, table: str) -> None:
        """Claim a table no more."""


class SoleClaims:
    """The claims of a server that is alone: everything is its own."""

    async def take(self, table: str, host: int | None = None) -> bool:  # noqa: ARG002 - nobody else is there
        """Claim a table."""
        return True

    async def take_due(self, tables: Sequence[str]) -> list[str]:
        """Claim some tables."""
        return list(tables)

    async def drop(self, table: str) -> None:
        """Claim a table no more."""
