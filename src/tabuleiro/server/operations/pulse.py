"""Whether the database takes writes."""

from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server.context import Context
from tabuleiro.server.errors import StoreError, busy
from tabuleiro.server.store.cluster.life import note_worker
from tabuleiro.server.store.outages import note_alive

BELIEVED_SECONDS: Final = 2.0
"""How long the last write is believed: asking often must not make the disk work."""


class Pulse:
    """When the database last took a write of ours."""

    def __init__(self) -> None:
        self.at = float("-inf")

    async def check(self, server: Context) -> None:
        """Write something, unless that was done just now; a database that does not take it is `busy`."""
        now, time = server.clock.seconds(), server.clock.now()
        try:
            server.store.check()
            if now - self.at < BELIEVED_SECONDS:
                return
            if server.store.is_shared:  # the common sign of life tells outages: only who looks for them writes it
                await server.store.writer.write(lambda database: note_worker(database, server.store.worker))
            else:
                await server.store.write(lambda database: note_alive(database, time))
        except (SQLAlchemyError, StoreError) as error:
            raise busy(error) from error
        self.at = now
