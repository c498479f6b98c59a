"""Packs what people take along, one parcel at a time, while everybody plays on."""

import asyncio
import logging
from typing import Final

from fastapi import Request
from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server.answers.replay import record_name, record_of
from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError, StoreError
from tabuleiro.server.people.leaving.parcels import ask_parcel, drop_parcel, pack_parcel, put_parcel
from tabuleiro.server.people.own_data import read_own_data
from tabuleiro.server.people.user import User
from tabuleiro.server.table.snapshot import BrokenLog
from tabuleiro.server.table.storage import load

log = logging.getLogger(__name__)
PAUSE_SECONDS: Final = 0.02
"""Between two games that are replayed: whoever plays goes first."""


class ParcelPost:
    """The parcels that are packed here."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._counter = asyncio.Lock()
        self._packing: set[asyncio.Task[None]] = set()

    async def ask(self, user: User, session: str) -> None:
        """Have a parcel packed for a user, unless that is being done."""
        now = self._context.clock.now()
        if await self._context.store.write(lambda database: ask_parcel(database, user.id, now)):
            task = asyncio.create_task(self._pack(user, session))
            self._packing.add(task)
            task.add_done_callback(self._packing.discard)

    async def close(self) -> None:
        """Pack nothing more; what is not ready may be asked for again."""
        for task in self._packing:
            task.cancel()
        await asyncio.gather(*self._packing, return_exceptions=True)

    async def _pack(self, user: User, session: str) -> None:
        """Pack one parcel; one that cannot be packed is as if nobody had asked."""
        store, clock = self._context.store, self._context.clock
        try:
            async with self._counter:
                data = await store.read(lambda database: read_own_data(database, user, session, clock.now()))
                records = await self._records(data["tables"])
                packed = await asyncio.to_thread(pack_parcel, data, records)
                await store.write(lambda database: put_parcel(database, user.id, packed, clock.now()))
        except (SQLAlchemyError, StoreError, RequestError) as error:
            log.warning("a parcel could not be packed: %s", type(error).__name__)
            await store.write(lambda database: drop_parcel(database, user.id))

    async def _records(self, tables: object) -> dict[str, str]:
        """The records of somebody's finished games; a broken log is left out, and told by whoever looks after it."""
        assert isinstance(tables, list), "as own_data.py writes them"
        records: dict[str, str] = {}
        for name in [str(table["table"]) for table in tables if table["record"]]:
            try:
                snapshot = await load(self._context.store, name)
                records[record_name(snapshot)] = record_of(snapshot, snapshot.playing())
            except (RequestError, BrokenLog) as error:
                log.warning("table %s is not in a parcel: %s", name, type(error).__name__)
            await asyncio.sleep(PAUSE_SECONDS)
        return records


def parcel_post_of(request: Request) -> ParcelPost:
    """The parcel post of the server that a request came to."""
    found = request.app.state.parcel_post
    assert isinstance(found, ParcelPost), "set by app.py"
    return found
