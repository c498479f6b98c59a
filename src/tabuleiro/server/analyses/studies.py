"""What finished tables say together: first choices for the explorer, and somebody's own statistics.

Tables are counted one after the other in processes that yield to all others, and only when somebody asks; what was
counted is held in memory. It is derived: after a start it is counted again when it is asked for.
"""

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.arena.worker_pool import WorkerFailed
from tabuleiro.learn.explorer.book import Book
from tabuleiro.learn.explorer.played import PlayedGame
from tabuleiro.learn.statistics.own_game import JudgedSeat, OwnGame
from tabuleiro.server.analyses.analysis_queue import Workers
from tabuleiro.server.analyses.study_work import count_log, judge_packed
from tabuleiro.server.errors import StoreError
from tabuleiro.server.store.learning.studies import (
    list_analysed,
    list_public,
    read_own_games,
    read_packed_body,
    read_table_log,
)
from tabuleiro.server.store.store import Store

log = logging.getLogger(__name__)
MOST: Final = 2000
"""The most public tables of a game that are counted, the newest."""
HELD: Final = 20_000
"""The most tables, and analyses, that are held in memory; then everything is begun anew."""
SECONDS: Final = 30.0
"""How long one table may take."""


class Studies:
    """What is known of finished tables, and a queue of those that are to be counted."""

    def __init__(self, pool: Workers | None, store: Store) -> None:
        self._pool = pool
        self._store = store
        self._played: dict[str, PlayedGame | None] = {}
        """Every table that was counted; None where it does not count."""
        self._judged: dict[str, list[JudgedSeat | None]] = {}
        """Every analysis that was read, by its id."""
        self._books: dict[str, Book] = {}
        self._in_book: dict[str, set[str]] = {}
        """The tables that a book holds, and (`analysis id`) those whose luck it knows."""
        self._wanted: dict[str, str] = {}
        """What is to be read, the first one first: tables, each with "", and analyses."""
        self._task: asyncio.Task[None] | None = None

    async def book(self, game: str) -> tuple[Book, int]:
        """What everybody's public games say, and how many of them are still to be counted."""
        listed = await self._store.read(lambda connection: list_public(connection, game, MOST))
        analysed = await self._store.read(lambda connection: list_analysed(connection, listed))
        waiting = self._want(listed, analysed.values())
        if self._in_book.get(game, set()) - set(listed) - set(analysed.values()) and len(listed) < MOST:
            self._forget(game)  # a table was removed
        book = self._books.setdefault(game, Book(game))
        held = self._in_book.setdefault(game, set())
        for number, table in enumerate(listed):
            self._enter(book, held, table, analysed.get(table, ""))
            if number % 100 == 99:
                await asyncio.sleep(0)  # nobody's move waits for a long list
        return book, waiting

    def _enter(self, book: Book, held: set[str], table: str, analysis: str) -> None:
        """Count a table in a book, and its luck, unless that was done."""
        played = self._played.get(table)
        if played is None:
            return
        if table not in held:
            held.add(table)
            book.add(played)
        judged = self._judged.get(analysis)
        if judged and analysis not in held:
            held.add(analysis)
            adjusted = [seat.adjusted for seat in judged if seat is not None]
            if len(adjusted) == len(played.seats):
                book.add_adjusted(played, adjusted)

    async def own_games(self, user: int) -> tuple[list[OwnGame], int]:
        """Somebody's games, and how many of them, or of their analyses, are still to be read."""
        found = await self._store.read(lambda connection: read_own_games(connection, user))
        names = [own.table for own, _ in found]
        analysed = await self._store.read(lambda connection: list_analysed(connection, names))
        waiting = self._want(names, analysed.values())
        games: list[OwnGame] = []
        for own, seat in found:
            played, judged = self._played.get(own.table), self._judged.get(analysed.get(own.table, ""))
            facets = {} if played is None else played.seats[seat].facets
            said = judged[seat] if judged else None
            games.append(own._replace(own=own.own._replace(facets=facets), judged=said))
        return games, waiting

    def _want(self, names: Iterable[str], analysed: Iterable[str]) -> int:
        """Have what is not known yet read; how much that is. Without processes nothing is ever read."""
        if self._pool is None:
            return 0
        if len(self._played) + len(self._judged) > HELD:
            self._played.clear()
            self._judged.clear()
        missing = {name: "" for name in names if name not in self._played}
        missing |= {name: "analysis" for name in analysed if name not in self._judged}
        for name, kind in missing.items():
            self._wanted.setdefault(name, kind)
        if self._wanted and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._read_wanted(self._pool))
        return len(missing)

    async def _read_wanted(self, pool: Workers) -> None:
        """Read everything that is wanted; what cannot be read counts for nothing."""
        while self._wanted:
            name, kind = next(iter(self._wanted.items()))
            try:
                await self._read(pool, name, kind)
            except (SQLAlchemyError, StoreError) as error:
                log.warning("%s is counted later: %s", name, type(error).__name__)
                return
            finally:
                self._wanted.pop(name, None)

    async def _read(self, pool: Workers, name: str, kind: str) -> None:
        try:
            if kind:
                body = await self._store.read(lambda connection: read_packed_body(connection, name))
                self._judged[name] = await pool.run(judge_packed, body, name, seconds=SECONDS)
            else:
                found = await self._store.read(lambda connection: read_table_log(connection, name))
                self._played[name] = await pool.run(count_log, found, seconds=SECONDS)
        except WorkerFailed as error:
            log.warning("%s cannot be counted: %s", name, error)
            if kind:
                self._judged[name] = []
            else:
                self._played[name] = None

    def _forget(self, game: str) -> None:
        self._books.pop(game, None)
        self._in_book.pop(game, None)

    async def close(self) -> None:
        """Stop counting."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
